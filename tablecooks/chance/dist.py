"""``Dist``: an exact law, from outcomes to fractions that sum to 1.

>>> die = Dist.from_ways(dict.fromkeys(range(1, 7), 1))
>>> die.P(lambda pips: pips > 4)
Fraction(1, 3)
>>> die.given({2, 4, 6}).mean()
Fraction(4, 1)
>>> Dist({"pepper": 15, "salt": 5})
outcome  probability
pepper           3/4  75.0 %
salt             1/4  25.0 %
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Set
from fractions import Fraction
from html import escape
from math import lcm, sqrt
from numbers import Integral, Rational

import numpy as np

from tablecooks.core.words import _

__all__ = ["Dist", "E", "P", "exact", "percent"]

MOST_ROWS = 40  # as many rows as a printed law shows


def exact(value, what: str = "") -> Fraction:
    """``value`` as a Fraction with Python ints inside, also when it was made from NumPy integers.

    Raises ValueError for anything but whole numbers and fractions: a float has lost its fraction already.
    """
    if isinstance(value, Rational) and not isinstance(value, bool):
        return Fraction(int(value.numerator), int(value.denominator))
    message = _("{what} must be a whole number or a Fraction, not {value!r}.")
    raise ValueError(message.format(what=what or _("A value"), value=value))


def percent(probability) -> str:
    """A probability in per cent with one decimal; what is possible is never 0.0 %, nor 100.0 % unless certain."""
    if 0 < probability < Fraction(1, 2000):
        return "<0.1 %"
    if Fraction(1999, 2000) < probability < 1:
        return ">99.9 %"
    return f"{100 * float(probability):.1f} %"


class Dist(Mapping):
    """A law over finitely many outcomes: an immutable mapping from outcome to ``Fraction``.

    Parameters
    ----------
    weights : a mapping, or pairs, of hashable outcomes and their weights: whole numbers or Fractions, 0 or
        more, of any sum above 0. They are scaled to sum to 1. Weights of the same outcome add up. Outcomes of
        weight 0 are kept, in tables as 0.

    Iteration has the order in which outcomes were given. Two laws are equal when they give every outcome
    the same probability.

    Raises
    ------
    ValueError
        For a weight that is a float, negative or no number, and when there is nothing with a weight.
    """

    __slots__ = ("_chances", "_hash")

    def __init__(self, weights: Mapping[Hashable, int | Fraction] | Iterable[tuple[Hashable, int | Fraction]]):
        merged: dict = {}
        for outcome, weight in _pairs(weights):
            outcome = outcome.item() if isinstance(outcome, np.generic) else outcome
            merged[outcome] = merged.get(outcome, 0) + _weight(outcome, weight)
        self._chances = _normalised(merged)
        self._hash = None

    @classmethod
    def from_ways(cls, ways: Mapping[Hashable, int]) -> "Dist":
        """The law of counted ways, as ``game.chance(state)`` gives them; whole numbers only."""
        for outcome, number in ways.items():
            if not isinstance(number, Integral):
                message = _("The ways of {outcome} must be a whole number, not {number!r}.")
                raise ValueError(message.format(outcome=outcome, number=number))
        return cls(ways)

    def __getitem__(self, outcome) -> Fraction:
        return self._chances[outcome]

    def __iter__(self):
        return iter(self._chances)

    def __len__(self):
        return len(self._chances)

    def __eq__(self, other):
        if not isinstance(other, Dist):
            return NotImplemented
        return self._possible() == other._possible()

    def __hash__(self):
        if self._hash is None:
            self._hash = hash(frozenset(self._possible().items()))
        return self._hash

    def _possible(self) -> dict:
        return {outcome: chance for outcome, chance in self._chances.items() if chance}

    def P(self, event) -> Fraction:
        """The probability of ``event``: a predicate, a set of outcomes, or one outcome (0 if it is unknown)."""
        happens = self._predicate(event)
        return sum((chance for outcome, chance in self._chances.items() if happens(outcome)), Fraction(0))

    def _predicate(self, event) -> Callable[[Hashable], bool]:
        if isinstance(event, Hashable) and event in self._chances:
            return lambda outcome: outcome == event
        if callable(event):
            return event
        if isinstance(event, (Set, range, list)):
            return lambda outcome: outcome in event
        return lambda outcome: outcome == event

    def map(self, f: Callable) -> "Dist":
        """The law of ``f(outcome)``."""
        return Dist((f(outcome), chance) for outcome, chance in self._chances.items())

    def given(self, event) -> "Dist":
        """The law once it is known that ``event`` happened. ValueError when it cannot happen."""
        happens = self._predicate(event)
        left = {outcome: chance for outcome, chance in self._chances.items() if happens(outcome)}
        if not any(left.values()):
            raise ValueError(_("That cannot happen, so nothing follows from it."))
        return Dist(left)

    def then(self, f: Callable[[Hashable], "Dist"]) -> "Dist":
        """The law of total probability: an outcome, then one from ``f(outcome)``, itself a Dist."""
        return Dist(
            (second, chance * share)
            for first, chance in self._chances.items()
            if chance
            for second, share in f(first).items()
        )

    def mean(self, f: Callable | None = None) -> Fraction:
        """The exact mean of ``f(outcome)``, or of the outcomes. ValueError when one is no whole number or Fraction."""
        return sum((chance * _value(outcome, f) for outcome, chance in self._chances.items()), Fraction(0))

    def variance(self, f: Callable | None = None) -> Fraction:
        """The exact mean squared distance from the mean."""
        centre = self.mean(f)
        return self.mean(lambda outcome: (_value(outcome, f) - centre) ** 2)

    def sd(self, f: Callable | None = None) -> float:
        """The standard deviation, the square root of the variance, as a float."""
        return sqrt(self.variance(f))

    def _rows(self) -> list[tuple[str, str, str]]:
        rows = [(str(outcome), str(chance), percent(chance)) for outcome, chance in self._chances.items()]
        if len(rows) > MOST_ROWS:
            more = _("… and {n} more").format(n=len(rows) - MOST_ROWS)
            rows = [*rows[:MOST_ROWS], (more, "", "")]
        return rows

    def __repr__(self):
        rows = [(_("outcome"), _("probability"), ""), *self._rows()]
        first, second, third = (max(len(row[column]) for row in rows) for column in range(3))
        lines = (f"{row[0]:<{first}}  {row[1]:>{second}}  {row[2]:>{third}}".rstrip() for row in rows)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in (_("outcome"), _("probability"), "%"))
        rows = (
            f'<tr><th scope="row">{escape(outcome)}</th><td>{escape(chance)}</td><td>{escape(share)}</td></tr>'
            for outcome, chance, share in self._rows()
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _pairs(weights) -> Iterable[tuple]:
    if isinstance(weights, Mapping):
        return weights.items()
    pairs = []
    for pair in weights:
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise ValueError(_("A law needs pairs of an outcome and its weight, not {pair!r}.").format(pair=pair))
        pairs.append(pair)
    return pairs


def _weight(outcome, weight) -> int | Fraction:
    if type(weight) is not int:
        weight = exact(weight, _("The weight of {outcome}").format(outcome=outcome))
    if weight < 0:
        raise ValueError(_("The weight of {outcome} is negative: {weight}.").format(outcome=outcome, weight=weight))
    return weight


def _normalised(weights: dict) -> dict[Hashable, Fraction]:
    """Weights scaled to sum to 1. Over one common denominator whole numbers suffice, which is fast."""
    scale = lcm(*(weight.denominator for weight in weights.values()))
    whole = {outcome: weight.numerator * (scale // weight.denominator) for outcome, weight in weights.items()}
    total = sum(whole.values())
    if total == 0:
        raise ValueError(_("A law needs at least one outcome with a weight above 0."))
    return {outcome: Fraction(number, total) for outcome, number in whole.items()}


def _value(outcome, f) -> Fraction:
    return exact(outcome if f is None else f(outcome), _("The value of {outcome}").format(outcome=outcome))


def P(event, dist: Dist) -> Fraction:
    """The probability of ``event`` in ``dist``; see :meth:`Dist.P`."""
    return dist.P(event)


def E(dist: Dist, f: Callable | None = None) -> Fraction:
    """The expected value of ``f(outcome)``, or of the outcomes; see :meth:`Dist.mean`."""
    return dist.mean(f)
