"""A class's counts beside a law of the fall: what was expected of them, cell by cell, and how far off they are."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablecooks.chance.chi import ChiSquare, chi_square
from tablecooks.chance.dist import Dist
from tablecooks.chance.falls import fall_law
from tablecooks.chance.fit import fit
from tablecooks.core.words import N_, _
from tablecooks.games.alacarte.fall import Fall
from tablecooks.games.alacarte.pieces import LARGEST_FALL

__all__ = ["LAWS", "Comparison", "compare_falls", "compare_kinds", "fitted_fall"]

#: What a class's falls can be compared with.
LAWS = {
    "lab": N_("the shaker in the lab"),
    "poisson": N_("a Poisson law with the same mean"),
    "binomial": N_("each of 20 crystals on its own"),
}
ENOUGH = 5  # what a cell should expect at least
LIKELY = 20  # values of which one in so many tips is to be expected are drawn, also where none came


@dataclass(frozen=True)
class Comparison:
    """Counts beside a law. ``counts`` and ``expected`` have the same keys.

    ``labels`` are those of the test's cells, where values that expect little are joined. ``test`` is None where
    it cannot be made, and ``why_not`` says why.
    """

    name: str
    counts: dict
    expected: dict
    labels: tuple[str, ...]
    test: ChiSquare | None
    why_not: str = ""

    @property
    def n(self) -> int:
        return sum(self.counts.values())


def fitted_fall(counts: Mapping[int, int]) -> Fall:
    """The fall whose weights are the counts themselves; ValueError where the table cannot play with them."""
    return fit({value: times for value, times in counts.items() if times}, max(LARGEST_FALL, *counts)).fall()


def compare_falls(counts: Mapping[int, int], key: str, lab_fall: Fall, inside: int) -> Comparison:
    """How often 0, 1, 2, … fell beside a law: what it expects is its chance times the tips that were counted.

    Raises ValueError where nothing was counted.
    """
    n = sum(counts.values())
    if not n:
        raise ValueError(_("There is not one tip in these counts."))
    fall = lab_fall if key == "lab" else _fitted(counts, key)
    inside = inside if key == "lab" else max(LARGEST_FALL, *counts)
    law = fall_law(fall, inside)
    last = max(max(counts), max((value for value, chance in law.items() if chance * n * LIKELY >= n), default=0))
    expected = {value: n * law.P(value) for value in range(last + 1)}
    expected[last] += n - sum(expected.values())
    counts = {value: counts.get(value, 0) for value in range(last + 1)}
    return _compared(f"{_(LAWS[key])}, {_short(fall)}", counts, expected, law, int(key != "lab"))


def _fitted(counts: Mapping[int, int], key: str) -> Fall:
    fall = fit(counts, max(LARGEST_FALL, *counts))
    if not fall.rate:
        raise ValueError(_("Nothing ever fell in these counts, so there is no such law."))
    return fall.fall(key)


def _short(fall: Fall) -> str:
    return f"poisson {fall.numbers[0]:.3g}" if fall.kind == "poisson" else fall.to_text()


def _compared(name: str, counts: dict, expected: dict, law: Dist, fitted: int) -> Comparison:
    never = [value for value, times in counts.items() if times and not law.P(value)]
    cells = _joined(counts, expected)
    labels = tuple(f"{cell[0]}" if len(cell) == 1 else f"{cell[0]}–{cell[-1]}" for cell in cells)
    if never:
        why = _("{value} fell {times} times, but by this law it never does.")
        return Comparison(name, counts, expected, labels, None, why.format(value=never[0], times=counts[never[0]]))
    if len(cells) - 1 - fitted < 1:
        return Comparison(name, counts, expected, labels, None, _("there are too few tips; count some more."))
    observed = {place: sum(counts[value] for value in cell) for place, cell in enumerate(cells)}
    means = {place: sum(expected[value] for value in cell) for place, cell in enumerate(cells)}
    return Comparison(name, counts, expected, labels, chi_square(observed, expected=means, fitted=fitted))


def _joined(counts: dict, expected: dict) -> list[list]:
    """Cells that expect at least five each: a value that expects less is joined with the next ones."""
    cells: list[list] = []
    held: list = []
    for value in counts:
        held.append(value)
        if sum(expected[each] for each in held) >= ENOUGH:
            cells.append(held)
            held = []
    if held and cells:
        cells[-1] += held
    return cells if cells else [held]


def compare_kinds(kinds: Mapping[str, int]) -> Comparison | None:
    """Counts of all five kinds beside four full shakers of the game: 15 of each seasoning and 20 salt."""
    if len(kinds) < 5 or not sum(kinds.values()):
        return None
    law = Dist({kind: 4 if kind == "salt" else 3 for kind in kinds})
    expected = {kind: sum(kinds.values()) * chance for kind, chance in law.items()}
    test = chi_square(dict(enumerate(kinds.values())), expected=dict(enumerate(expected.values())))
    labels = tuple(_(kind) for kind in kinds)
    return Comparison(_("four full shakers of the game"), dict(kinds), expected, labels, test)
