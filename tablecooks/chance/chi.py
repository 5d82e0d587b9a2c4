"""Does a law fit what was counted? The chi-square test with its cells, in exact fractions.

>>> test = chi_square([6, 7, 6, 3, 1, 1], "4:7:5:2:1:1")
>>> test.statistic, test.freedom, round(test.p_value, 3)
(Fraction(3, 4), 5, 0.98)
>>> print(test.remark)
4 of 6 cells expect fewer than 5, so the p-value is rough.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from tablecooks.chance.counts import tally
from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import as_float, decimal_fraction, whole
from tablecooks.chance.falls import Wrists, fall_law
from tablecooks.chance.show import as_csv, as_frame, as_html, as_text
from tablecooks.core.words import _, ngettext
from tablecooks.games.alacarte.fall import Fall, parse_fall

__all__ = ["Cell", "ChiSquare", "chi_square"]

SMALL = 5  # a cell that expects fewer is too small for the p-value to be trusted
NEARLY = Fraction(1, 100)  # decimals that sum to 1 or 100 but for this share of it are scaled


class Cell(NamedTuple):
    """One cell: the outcome, how often it came, how often it was expected, and (observed − expected)² / expected."""

    outcome: int
    observed: int
    expected: Fraction
    part: Fraction


class ChiSquare(NamedTuple):
    """The test: ``statistic`` is the sum of the cells' parts, ``freedom`` the degrees of freedom.

    ``p_value``: how likely a statistic at least as large is if the law is right; ``remark`` is ``""`` where
    there is nothing to say.
    """

    statistic: Fraction
    freedom: int
    p_value: float
    cells: tuple[Cell, ...]
    remark: str

    def summary(self) -> str:
        """The result in a sentence or two."""
        text = _("χ² = {statistic} = {decimal:.4g} with {freedom} degrees of freedom, p = {p:.3g}.")
        text = text.format(
            statistic=self.statistic, decimal=float(self.statistic), freedom=self.freedom, p=self.p_value
        )
        return f"{text} {self.remark}".strip()

    def _table(self) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        head = (_("outcome"), _("observed"), _("expected"), _("(o − e)² / e"))
        return head, [(str(c.outcome), str(c.observed), f"{float(c.expected):.2f}", str(c.part)) for c in self.cells]

    def __repr__(self):
        return as_text(*self._table()) + "\n" + self.summary()

    def _repr_html_(self) -> str:
        longest = max(cell.part for cell in self.cells) or 1
        return as_html(*self._table(), [cell.part / longest for cell in self.cells], self.summary())

    def to_csv(self) -> str:
        """The cells as CSV text."""
        return as_csv(Cell._fields, [(c.outcome, c.observed, float(c.expected), float(c.part)) for c in self.cells])

    def to_frame(self):
        """The cells as a pandas DataFrame. ImportError without pandas."""
        return as_frame(Cell._fields, [(c.outcome, c.observed, float(c.expected), float(c.part)) for c in self.cells])


def chi_square(observed, law=None, *, expected=None, fitted: int = 0) -> ChiSquare:
    """Pearson's chi-square test (1900): the sum over cells of (observed − expected)² / expected.

    Parameters
    ----------
    observed : counts of a class: how often 0, 1, 2, … came, or a mapping from number to count.
    law : what should come, as a :class:`Dist`, a fall, or its weights: ``"4:7:5:2:1:1"``, whole numbers,
        Fractions, or decimals or percentages that sum to 1 or 100; nearly is scaled, and the remark says so.
        The expected counts are made from the law and the observed total.
    expected : the expected counts themselves, instead of a law. They must add up to the observed total.
    fitted : how many parameters of the law were fitted to these very counts; each costs a degree of freedom.

    Raises
    ------
    ValueError
        When totals do not agree (both are named), when something came that the law excludes, and when there are
        fewer than two cells, or no degree of freedom is left.
    """
    observed = tally(observed)
    if (law is None) == (expected is None):
        raise ValueError(_("Give a law, or the expected counts, and not both."))
    total = sum(observed.values())
    if law is None:
        counts, remark = _given(expected, total), ""
    else:
        law, remark = _read(law)
        counts = {outcome: total * chance for outcome, chance in law.items()}
    cells = _cells(observed, counts)
    freedom = len(cells) - 1 - whole(fitted, _("The number of fitted parameters"))
    if freedom < 1:
        message = _("With {cells} cells and {fitted} fitted parameters no degree of freedom is left.")
        raise ValueError(message.format(cells=len(cells), fitted=fitted))
    statistic = sum((cell.part for cell in cells), Fraction(0))
    return ChiSquare(statistic, freedom, _p_value(statistic, freedom), cells, f"{remark} {_small(cells)}".strip())


def _cells(observed: dict, expected: dict) -> tuple[Cell, ...]:
    cells = []
    for outcome in sorted({**observed, **expected}):
        came, mean = observed.get(outcome, 0), expected.get(outcome, Fraction(0))
        if came and not mean:
            message = ngettext(
                "{outcome} came once, but by this law it never comes.",
                "{outcome} came {times} times, but by this law it never comes.",
                came,
            )
            raise ValueError(message.format(outcome=outcome, times=came))
        if mean:
            cells.append(Cell(outcome, came, mean, (came - mean) ** 2 / mean))
    return tuple(cells)


def _given(expected, total: int) -> dict[int, Fraction]:
    pairs = expected.items() if isinstance(expected, Mapping) else enumerate(expected)
    counts = {outcome: decimal_fraction(count) for outcome, count in pairs}
    for outcome, count in counts.items():
        if count is None or count < 0:
            message = _("The expected count of {outcome} must be a number from 0.")
            raise ValueError(message.format(outcome=outcome))
    if sum(counts.values()) != total:
        message = _(
            "The expected counts add up to {expected}, the observed ones to {observed}. "
            "Give the law instead, and the expected counts are made from the observed total."
        )
        raise ValueError(message.format(expected=_plain(sum(counts.values())), observed=total))
    return counts


def _plain(number: Fraction) -> str:
    return str(number) if Fraction(number).denominator == 1 else f"{float(number):.10g}"


def _read(law) -> tuple[Dist, str]:
    """The law that is meant, and a remark where decimals had to be scaled."""
    if isinstance(law, str):
        law = parse_fall(law)
    if isinstance(law, Fall | Wrists):
        return fall_law(law), ""
    if isinstance(law, Dist):
        return law, ""
    pairs = list(law.items() if isinstance(law, Mapping) else enumerate(law))
    weights = {outcome: decimal_fraction(weight) for outcome, weight in pairs}
    for outcome, weight in weights.items():
        if weight is None or weight < 0:
            raise ValueError(_("The law's weight of {outcome} must be a number from 0.").format(outcome=outcome))
    return Dist(weights), _scaled(weights)


def _scaled(weights: dict) -> str:
    """Whole numbers are weights of any sum; decimals must sum to 1 or to 100, or nearly."""
    total = sum(weights.values())
    if all(weight.denominator == 1 for weight in weights.values()) or total in (1, 100):
        return ""
    for full in (1, 100):
        if abs(total - full) <= NEARLY * full:
            message = _("The chances sum to {total} instead of {full} and were scaled.")
            return message.format(total=_plain(total), full=full)
    message = _("The law's chances sum to {total}; they should sum to 1 or 100, or be whole-number weights.")
    raise ValueError(message.format(total=_plain(total)))


def _small(cells) -> str:
    small = sum(cell.expected < SMALL for cell in cells)
    if not small:
        return ""
    message = _("{small} of {all} cells expect fewer than {limit}, so the p-value is rough.")
    return message.format(small=small, all=len(cells), limit=SMALL)


def _p_value(statistic: Fraction, freedom: int) -> float:
    from scipy.special import gammaincc

    return float(gammaincc(freedom / 2, as_float(statistic) / 2))
