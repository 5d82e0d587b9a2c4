"""Laws too long to list: single chances and tails of huge urns and of endless waiting, through logarithms.

>>> urn = LongLaw.hypergeometric(10**9, 10**9, 10**6)
>>> round(urn.P(500_000), 10), urn.at_least(510_000) < 1e-80
(0.0007980839, True)
>>> round(LongLaw.waiting(1e-9).at_least(10**9), 12)
0.367879441355

Logarithms are taken with sixty digits, so a chance has a relative error below 1e-12 also where it is the
difference of huge logarithms. Log-factorials come from Stirling's series.
"""

from collections.abc import Callable
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import factorial
from typing import NamedTuple

from tablecooks.chance.exact import BELOW_ONE, SMALLEST_FLOAT, exact, probability, whole
from tablecooks.core.words import _

__all__ = ["LongLaw"]

DIGITS = Context(prec=60, Emin=-(10**15), Emax=10**15)
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494459")
STIRLING_FROM = 200  # below it, factorials are multiplied out
NEGLIGIBLE = Decimal("1e-25")
# B₂ⱼ / (2j (2j − 1)) for j = 1 to 12; the thirteenth term is below 1e-57 from STIRLING_FROM on.
STIRLING = [
    Fraction(1, 12),
    Fraction(-1, 360),
    Fraction(1, 1260),
    Fraction(-1, 1680),
    Fraction(1, 1188),
    Fraction(-691, 360360),
    Fraction(1, 156),
    Fraction(-3617, 122400),
    Fraction(43867, 244188),
    Fraction(-174611, 125400),
    Fraction(77683, 5796),
    Fraction(-236364091, 1506960),
]


class LongLaw(NamedTuple):
    """A law of whole numbers from ``first`` to ``last`` (None: without end), its chances falling from a peak.

    Made by :meth:`hypergeometric`, :meth:`binomial`, :meth:`waiting`. ``log_chance(k)`` is the logarithm of the
    chance of k as a Decimal; ``ratio(k)`` the chance of k + 1 over that of k, as two whole numbers; ``tail(k, up)``
    what is known of the chance of k and all above or below it.
    """

    first: int
    last: int | None
    log_chance: Callable[[int], Decimal]
    ratio: Callable[[int], tuple[int, int]]
    tail: Callable | None = None

    @classmethod
    def hypergeometric(cls, good: int, bad: int, n: int) -> "LongLaw":
        """How many good ones are among ``n`` drawn from ``good`` and ``bad`` without replacement. Any size."""
        good, bad = whole(good, _("The number of good ones")), whole(bad, _("The number of bad ones"))
        n = whole(n, _("The number drawn"), good + bad)
        every = _log_choose(good + bad, n)
        return cls(
            max(0, n - bad),
            min(good, n),
            lambda k: _log_choose(good, k) + _log_choose(bad, n - k) - every,
            lambda k: ((good - k) * (n - k), (k + 1) * (bad - n + k + 1)),
        )

    @classmethod
    def binomial(cls, n: int, p) -> "LongLaw":
        """How many of ``n`` independent tries succeed; the chance ``p`` is above 0 and below 1."""
        n, hit, miss = whole(n, _("The number of tries")), *_inside(p)
        win, lose = _log(hit), _log(miss)
        return cls(
            0,
            n,
            lambda k: _log_choose(n, k) + k * win + (n - k) * lose,
            lambda k: ((n - k) * hit.numerator, (k + 1) * miss.numerator),
        )

    @classmethod
    def waiting(cls, p, k: int = 1) -> "LongLaw":
        """The try that brings the ``k``-th success, without end; the chance ``p`` is above 0 and below 1."""
        k, hit, miss = whole(k, _("The success that is waited for"), least=1), *_inside(p)
        win, lose = _log(hit), _log(miss)
        return cls(
            k,
            None,
            lambda n: _log_choose(n - 1, k - 1) + k * win + (n - k) * lose,
            lambda n: (n * miss.numerator, (n - k + 1) * miss.denominator),
            # The k-th success comes at try n or later when the n − 1 tries before bring at most k − 1.
            lambda n, up: cls.binomial(n - 1, p)._tail(k - 1, False) if up else cls.binomial(n, p)._tail(k, True),
        )

    def P(self, k: int) -> float:
        """The chance of exactly ``k``; 0.0 only where it is impossible, 1.0 only where it is certain."""
        return self._one(_place(k)).as_float()

    def at_least(self, k: int) -> float:
        """The chance of ``k`` or more."""
        return self._tail(_place(k), up=True).as_float()

    def at_most(self, k: int) -> float:
        """The chance of ``k`` or less."""
        return self._tail(_place(k), up=False).as_float()

    def log_P(self, k: int) -> float:
        """The natural logarithm of the chance of ``k``, also where the chance is too small for a float."""
        return self._one(_place(k)).log()

    def log_at_least(self, k: int) -> float:
        """The natural logarithm of the chance of ``k`` or more."""
        return self._tail(_place(k), up=True).log()

    def log_at_most(self, k: int) -> float:
        """The natural logarithm of the chance of ``k`` or less."""
        return self._tail(_place(k), up=False).log()

    def _has(self, k: int) -> bool:
        return self.first <= k and (self.last is None or k <= self.last)

    def _chance(self, k: int) -> Decimal:
        if not self._has(k):
            return Decimal(0)
        with localcontext(DIGITS):
            return Decimal(1) if self.first == self.last else self.log_chance(k).exp()

    def _one(self, k: int) -> "Parts":
        chance = self._chance(k)
        with localcontext(DIGITS):
            return Parts(chance, 1 - chance)

    def _tail(self, k: int, up: bool) -> "Parts":
        """The chance of ``k`` and all beyond it: summed outwards; on the side of the peak, what is left is summed."""
        if not self._has(k):
            return CERTAIN if (k < self.first) == up else CERTAIN.turned()
        beyond = k - 1 if up else k + 1
        if not self._has(beyond):
            return CERTAIN
        if self.tail is not None:
            return self.tail(k, up)
        with localcontext(DIGITS):
            if self._rises(k, up):
                left = self._outwards(beyond, not up)
                return Parts(1 - left, left)
            chance = self._outwards(k, up)
            return Parts(chance, 1 - chance)

    def _rises(self, k: int, up: bool) -> bool:
        """Does the peak lie beyond ``k``?"""
        if not self._has(k + 1 if up else k - 1):
            return False
        top, bottom = self.ratio(k if up else k - 1)
        return top > bottom if up else top < bottom

    def _outwards(self, k: int, up: bool) -> Decimal:
        """The sum of chances from ``k`` away from the peak, until what follows is negligible."""
        term = total = self._chance(k)
        while self._has(k + 1 if up else k - 1):
            top, bottom = self.ratio(k) if up else self.ratio(k - 1)[::-1]
            term = term * top / bottom
            k += 1 if up else -1
            total += term
            # What follows is below a geometric series with this ratio, as ratios fall.
            if top < bottom and term * bottom < NEGLIGIBLE * total * (bottom - top):
                break
        return total


class Parts(NamedTuple):
    """A chance and what is left of 1: the smaller of the two keeps its digits, however small it is."""

    chance: Decimal
    left: Decimal

    def turned(self) -> "Parts":
        return Parts(self.left, self.chance)

    def as_float(self) -> float:
        value = float(self.chance)
        if value == 0.0 and self.chance > 0:
            return SMALLEST_FLOAT
        return BELOW_ONE if value >= 1.0 and self.left > 0 else value

    def log(self) -> float:
        if self.chance == 0:
            return float("-inf")
        if self.left < NEGLIGIBLE:
            return -float(self.left)
        with localcontext(DIGITS):
            return float(self.chance.ln())


CERTAIN = Parts(Decimal(1), Decimal(0))


def _place(k) -> int:
    return whole(k, _("The number asked for"), least=-(10**100))


def _inside(p) -> tuple[Fraction, Fraction]:
    p = probability(p)
    if not 0 < p < 1:
        raise ValueError(_("The chance must be above 0 and below 1 here, not {p}.").format(p=p))
    return p, 1 - p


def _log(number: Fraction) -> Decimal:
    with localcontext(DIGITS):
        return (Decimal(number.numerator) / Decimal(number.denominator)).ln()


@cache
def _stirling() -> list[Decimal]:
    with localcontext(DIGITS):
        return [Decimal(term.numerator) / Decimal(term.denominator) for term in STIRLING]


def _log_factorial(n: int) -> Decimal:
    if n < STIRLING_FROM:
        return _log(exact(factorial(n)))
    with localcontext(DIGITS):
        value = Decimal(n)
        series = sum(term / value ** (2 * j + 1) for j, term in enumerate(_stirling()))
        return value * value.ln() - value + (2 * PI * value).ln() / 2 + series


def _log_choose(n: int, k: int) -> Decimal:
    with localcontext(DIGITS):
        return _log_factorial(n) - _log_factorial(k) - _log_factorial(n - k)
