"""``Dist``: an exact law, from outcomes to fractions that sum to 1.

>>> die = Dist.from_ways(dict.fromkeys(range(1, 7), 1))
>>> die.P(lambda pips: pips > 4)
Fraction(1, 3)
>>> die.given({2, 4, 6}).mean()
Fraction(4, 1)
>>> die.total(2).P(7)
Fraction(1, 6)
>>> Dist({"pepper": 15, "salt": 5})
outcome  probability
pepper           3/4  75.0 %
salt             1/4  25.0 %
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Set
from fractions import Fraction
from itertools import product
from math import gcd, lcm, prod, sqrt
from numbers import Integral

import numpy as np

from tablecooks.chance.exact import as_float, exact, is_number, percent, probability, whole
from tablecooks.chance.show import as_csv, as_frame, as_html, as_text, shorten
from tablecooks.core.words import _

__all__ = ["Dist", "E", "P", "exact", "joint", "percent"]

MOST_OUTCOMES = 10**6  # a law of more outcomes is not listed


class Dist(Mapping):
    """A law over finitely many outcomes: an immutable mapping from outcome to ``Fraction``.

    Parameters
    ----------
    weights : a mapping, or pairs, of hashable outcomes and their weights: whole numbers or Fractions, 0 or
        more, of any sum above 0. They are scaled to sum to 1. Weights of the same outcome add up. Outcomes of
        weight 0 are kept, in tables as 0.

    Iteration has the order in which outcomes were given. Two laws are equal when they give every outcome
    the same probability. Inside are whole numbers: in ``ways[outcome]`` of ``all_ways`` equal ways it comes.

    Raises
    ------
    ValueError
        For a weight that is a float, negative or no number, and when there is nothing with a weight.
    """

    __slots__ = ("_all", "_hash", "_ways")

    def __init__(self, weights: Mapping[Hashable, int | Fraction] | Iterable[tuple[Hashable, int | Fraction]]):
        merged: dict = {}
        for outcome, weight in _pairs(weights):
            outcome = outcome.item() if isinstance(outcome, np.generic) else outcome
            merged[outcome] = merged.get(outcome, 0) + _weight(outcome, weight)
        scale = lcm(*(weight.denominator for weight in merged.values()))
        self._fill({outcome: weight.numerator * (scale // weight.denominator) for outcome, weight in merged.items()})

    def _fill(self, ways: dict[Hashable, int]):
        divisor = gcd(*ways.values())
        if divisor == 0:
            raise ValueError(_("A law needs at least one outcome with a weight above 0."))
        if divisor > 1:
            ways = {outcome: number // divisor for outcome, number in ways.items()}
        self._ways, self._all, self._hash = ways, sum(ways.values()), None

    @classmethod
    def _whole(cls, ways: dict[Hashable, int]) -> "Dist":
        """The law of Python ints that are known to be 0 or more: nothing is checked, which is fast."""
        dist = cls.__new__(cls)
        dist._fill(ways)
        return dist

    @classmethod
    def from_ways(cls, ways: Mapping[Hashable, int]) -> "Dist":
        """The law of counted ways, as ``game.chance(state)`` gives them; whole numbers only."""
        for outcome, number in ways.items():
            if not isinstance(number, Integral):
                message = _("The ways of {outcome} must be a whole number, not {number!r}.")
                raise ValueError(message.format(outcome=outcome, number=number))
        return cls(ways)

    @property
    def ways(self) -> dict[Hashable, int]:
        """In how many of ``all_ways`` equally likely ways each outcome comes, without a common divisor."""
        return dict(self._ways)

    @property
    def all_ways(self) -> int:
        """The sum of ``ways``."""
        return self._all

    def __getitem__(self, outcome) -> Fraction:
        return Fraction(self._ways[outcome], self._all)

    def __iter__(self):
        return iter(self._ways)

    def __len__(self):
        return len(self._ways)

    def __eq__(self, other):
        if not isinstance(other, Dist):
            return NotImplemented
        return self._possible() == other._possible()

    def __hash__(self):
        if self._hash is None:
            self._hash = hash(frozenset(self._possible().items()))
        return self._hash

    def _possible(self) -> dict:
        return {outcome: number for outcome, number in self._ways.items() if number}

    # What may happen.

    def P(self, event) -> Fraction:
        """The probability of ``event``: a predicate, a set of outcomes, or one outcome (0 if it is unknown)."""
        happens = self._predicate(event)
        return Fraction(sum(number for outcome, number in self._ways.items() if happens(outcome)), self._all)

    def _predicate(self, event) -> Callable[[Hashable], bool]:
        if isinstance(event, Hashable) and event in self._ways:
            return lambda outcome: outcome == event
        if callable(event):
            return event
        if isinstance(event, (Set, range, list)):
            return lambda outcome: outcome in event
        return lambda outcome: outcome == event

    def at_least(self, least) -> Fraction:
        """The probability of ``least`` or more."""
        return self.P(lambda outcome: outcome >= least)

    def at_most(self, most) -> Fraction:
        """The probability of ``most`` or less."""
        return self.P(lambda outcome: outcome <= most)

    def quantile(self, share):
        """The smallest outcome that is not exceeded with a probability of at least ``share`` (1/2: the median)."""
        share, reached = probability(share, _("The share")), 0
        for outcome in sorted(self._possible()):
            reached += self._ways[outcome]
            if reached >= share * self._all:
                return outcome
        raise AssertionError("the probabilities sum to 1")

    # New laws from this one.

    def map(self, f: Callable) -> "Dist":
        """The law of ``f(outcome)``."""
        return Dist((f(outcome), number) for outcome, number in self._ways.items())

    def marginal(self, *places: int) -> "Dist":
        """The law of one part of outcomes that are tuples, or of several, in the order asked for.

        >>> joint(Dist({1: 1, 2: 1}), Dist({"salt": 1})).marginal(0)
        outcome  probability
        1                1/2  50.0 %
        2                1/2  50.0 %
        """
        if not places:
            raise ValueError(_("Say which part: marginal(0) is the law of the first."))
        try:
            if len(places) == 1:
                return self.map(lambda outcome: outcome[places[0]])
            return self.map(lambda outcome: tuple(outcome[place] for place in places))
        except (TypeError, IndexError, KeyError):
            message = _("Not every outcome has the parts {places}; counting begins at 0.")
            raise ValueError(message.format(places=", ".join(map(str, places)))) from None

    def given(self, event) -> "Dist":
        """The law once it is known that ``event`` happened. ValueError when it cannot happen."""
        happens = self._predicate(event)
        left = {outcome: number for outcome, number in self._ways.items() if happens(outcome)}
        if not any(left.values()):
            raise ValueError(_("That cannot happen, so nothing follows from it."))
        return Dist._whole(left)

    def learn(self, likelihood: Callable[[Hashable], Fraction | int]) -> "Dist":
        """Bayes: the law of causes once something was seen, which has the chance ``likelihood(cause)`` under each.

        >>> shakers = Dist({"5 of 20 are salt": 1, "none is salt": 1})
        >>> shakers.learn(lambda shaker: Fraction(1, 4) if shaker.startswith("5") else 0)["5 of 20 are salt"]
        Fraction(1, 1)
        """
        seen = {cause: exact(likelihood(cause), _("The likelihood")) for cause in self._ways}
        if not any(seen[cause] for cause in self._possible()):
            raise ValueError(_("That cannot happen, so nothing follows from it."))
        return Dist({cause: number * seen[cause] for cause, number in self._ways.items()})

    def then(self, f: Callable[[Hashable], "Dist"]) -> "Dist":
        """The law of total probability: an outcome, then one from ``f(outcome)``, itself a Dist."""
        followed = [(number, f(first)) for first, number in self._ways.items() if number]
        scale, found = lcm(*(second._all for _number, second in followed)), {}
        for number, second in followed:
            factor = number * (scale // second._all)
            for outcome, share in second._ways.items():
                found[outcome] = found.get(outcome, 0) + factor * share
        return Dist._whole(found)

    def total(self, n: int) -> "Dist":
        """The law of the sum of ``n`` independent outcomes, 0 or more of them. Outcomes must be numbers."""
        n = whole(n, _("The number of outcomes to add"))
        result, power = Dist._whole({0: 1}), self
        while n:
            if n & 1:
                result = _sum(result, power)
            n >>= 1
            power = _sum(power, power) if n else power
        return result

    # Two laws side by side.

    def compare(self, other: "Dist") -> "Dist":
        """How an outcome of this law and an independent one of ``other`` compare: less, equal or more."""
        pairs = joint(self, other)
        return Dist._whole({"less": 0, "equal": 0, "more": 0} | pairs.map(_compared)._ways)

    def distance(self, other: "Dist") -> Fraction:
        """The total variation distance: the most by which the two laws differ in the probability of any event."""
        outcomes = {**self._ways, **other._ways}
        return sum((abs(self.P(one) - other.P(one)) for one in outcomes), Fraction(0)) / 2

    # In numbers.

    def mean(self, f: Callable | None = None) -> Fraction:
        """The exact mean of ``f(outcome)``, or of the outcomes. ValueError when one is no whole number or Fraction."""
        return Fraction(sum(number * _value(outcome, f) for outcome, number in self._ways.items())) / self._all

    def variance(self, f: Callable | None = None) -> Fraction:
        """The exact mean squared distance from the mean."""
        return self.mean(lambda outcome: _value(outcome, f) ** 2) - self.mean(f) ** 2

    def sd(self, f: Callable | None = None) -> float:
        """The standard deviation, the square root of the variance, as a float."""
        return sqrt(self.variance(f))

    # Shown.

    def _rows(self) -> list[tuple[str, str, str]]:
        return [(str(outcome), str(chance), percent(chance)) for outcome, chance in self.items()]

    def __repr__(self):
        return as_text((_("outcome"), _("probability"), ""), shorten(self._rows()))

    def _repr_html_(self) -> str:
        rows = shorten(self._rows())
        shares = [*self.values()][: len(rows)]
        if len(rows) < len(self):
            shares[-1] = None  # the row that says how many more there are
        return as_html((_("outcome"), _("probability"), "%"), rows, shares, self.summary())

    def summary(self) -> str:
        """The law in one sentence, for whoever hears it instead of seeing it."""
        best = max(self._ways, key=self._ways.__getitem__)
        text = _("{n} outcomes, the likeliest is {outcome} with {percent}")
        text = text.format(n=len(self), outcome=best, percent=percent(self[best]))
        if len(self) == 1:
            text = _("{outcome}, for certain").format(outcome=best)
        elif all(map(is_number, self._ways)):
            more = _("; mean {mean:.4g}, standard deviation {sd:.4g}")
            text += more.format(mean=float(self.mean()), sd=self.sd())
        return text + "."

    def to_csv(self) -> str:
        """The law as CSV text: outcome, numerator and denominator of its probability, and the probability."""
        rows = ((_cell(one), p.numerator, p.denominator, as_float(p)) for one, p in self.items())
        return as_csv(("outcome", "numerator", "denominator", "probability"), rows)

    def to_frame(self):
        """A pandas DataFrame with outcome, fraction and probability. ImportError without pandas."""
        return as_frame(("outcome", "fraction", "probability"), [(one, p, as_float(p)) for one, p in self.items()])


def _cell(outcome):
    return outcome if isinstance(outcome, int | str) else str(outcome)


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


def _value(outcome, f) -> int | Fraction:
    value = outcome if f is None else f(outcome)
    return value if type(value) is int else exact(value, _("The value of {outcome}").format(outcome=outcome))


def _sum(one: Dist, two: Dist) -> Dist:
    found: dict = {}
    for left, number in one._ways.items():
        for right, times in two._ways.items():
            value = _value(left, None) + _value(right, None)
            found[value] = found.get(value, 0) + number * times
    return Dist._whole(found)


def _compared(pair) -> str:
    one, two = pair
    return "less" if one < two else "more" if one > two else "equal"


def joint(*dists: Dist) -> Dist:
    """The joint law of independent ones: outcomes are tuples, chances are multiplied.

    >>> joint(Dist({"a": 1, "b": 3}), Dist({1: 1})).P(("b", 1))
    Fraction(3, 4)

    Raises ValueError when there would be more than a million outcomes.
    """
    size = prod(map(len, dists))
    if size > MOST_OUTCOMES:
        message = _("These laws together have {size} outcomes; {most} is the most that is listed.")
        raise ValueError(message.format(size=size, most=MOST_OUTCOMES))
    parts = product(*(dist._ways.items() for dist in dists))
    return Dist._whole({tuple(one for one, _n in part): prod(n for _one, n in part) for part in parts})


def P(event, dist: Dist) -> Fraction:
    """The probability of ``event`` in ``dist``; see :meth:`Dist.P`."""
    return dist.P(event)


def E(dist: Dist, f: Callable | None = None) -> Fraction:
    """The expected value of ``f(outcome)``, or of the outcomes; see :meth:`Dist.mean`."""
    return dist.mean(f)
