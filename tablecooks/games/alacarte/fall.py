"""How many crystals fall in one tip: weights, Poisson, binomial, or a law fitted to a class's own counts.

Every law is kept as whole-number ways for each number of crystals that a shaker can hold, so that
each probability at the table is an exact fraction. Weights are taken as they are. A Poisson law, and a
binomial one whose ways are too large for 64 bits, are rounded to ``GRAIN`` parts in all (error of any
probability below 1e-14); the table shows, draws and logs these same rounded ways.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, gcd, lcm

import numpy as np

from tablecooks.core.words import _

__all__ = ["DEFAULT_FALL", "Fall", "parse_fall", "plain_fraction", "whole_weights"]

GRAIN = 10**15
LARGEST_WEIGHT = 10**12
MOST_WAYS = 2**53  # so that a draw by one float in [0, 1) can reach every way
SMALLEST_RATE = 1e-6  # below it, rounding to GRAIN parts would begin to lose digits
LONGEST_NUMBER = 30
PLAIN_NUMBER = re.compile(r"[+-]?(\d+|\d+/\d+|\d+\.\d*|\.\d+)(e[+-]?\d\d?)?", re.IGNORECASE)


@dataclass(frozen=True)
class Fall:
    """A law of the fall. ``kind`` is weights, poisson, binomial or fitted; ``numbers`` are its parameters.

    weights, fitted: whole-number weights, or counts of a class, for 0, 1, 2, … crystals;
    poisson: the rate; binomial: the chance that any one crystal falls, as a Fraction.
    """

    kind: str
    numbers: tuple

    def __post_init__(self):
        if self.kind not in _CHECKS:
            raise ValueError(
                _("fall: {kind!r} is no law of the fall; there are {known}").format(
                    kind=self.kind, known=", ".join(_CHECKS)
                )
            )
        object.__setattr__(self, "numbers", tuple(self.numbers))
        _CHECKS[self.kind](self.numbers)

    def ways(self, inside: int) -> list[int]:
        """Ways in which 0, 1, …, ``inside`` crystals fall out of a shaker that holds ``inside`` (AC-Q18)."""
        if not inside >= 0:
            raise ValueError(_("a shaker holds 0 crystals or more, not {inside}").format(inside=inside))
        return list(_ways(self, inside))

    def to_text(self) -> str:
        """``weights 4:7:5:2:1:1``, ``poisson 1.5``, ``binomial 1/10``, ``fitted 6:7:6:3:1:1``."""
        return f"{self.kind} {':'.join(str(number) for number in self.numbers)}"


@cache
def _ways(fall: Fall, inside: int) -> tuple[int, ...]:
    if fall.kind == "binomial":
        return _binomial_ways(fall.numbers[0], inside)
    if fall.kind == "poisson":
        return _poisson_ways(float(fall.numbers[0]), inside)
    weights = list(fall.numbers) + [0] * max(0, inside + 1 - len(fall.numbers))
    # AC-Q18: when more would fall than the shaker holds, all that it holds falls.
    return (*weights[:inside], sum(weights[inside:]))


def _binomial_ways(p: Fraction, inside: int) -> tuple[int, ...]:
    hit, miss = p.numerator, p.denominator - p.numerator
    exact = [comb(inside, k) * hit**k * miss ** (inside - k) for k in range(inside + 1)]
    if sum(exact) <= MOST_WAYS:
        return tuple(exact)
    return _round_ways([Fraction(way, sum(exact)) for way in exact])


def _poisson_ways(rate: float, inside: int) -> tuple[int, ...]:
    from scipy.stats import poisson  # taken here: importing scipy.stats costs more than the whole package

    shares = [Fraction(float(poisson.pmf(k, rate))) for k in range(inside)]
    return _round_ways([*shares, max(Fraction(0), 1 - sum(shares))])


def _round_ways(shares: list[Fraction]) -> tuple[int, ...]:
    """Whole numbers in the proportion of ``shares``, without a common divisor."""
    ways = [round(share * GRAIN) for share in shares]
    divisor = gcd(*ways) or 1
    return tuple(way // divisor for way in ways)


def _check_weights(numbers):
    if not 1 <= len(numbers) <= 21:
        raise ValueError(
            _("fall: give 1 to 21 weights, for 0, 1, 2, … crystals; these are {count}").format(count=len(numbers))
        )
    for place, number in enumerate(numbers):
        if isinstance(number, bool) or not isinstance(number, int):
            raise ValueError(
                _("fall: the weight for {place} crystals must be a whole number, not {number!r}").format(
                    place=place, number=number
                )
            )
        if not 0 <= number <= LARGEST_WEIGHT:
            raise ValueError(
                _("fall: the weight for {place} crystals must be 0 to {largest_weight}, not {number}").format(
                    place=place, largest_weight=LARGEST_WEIGHT, number=number
                )
            )
    if not any(numbers[1:]):
        raise ValueError(_("fall: with these weights no crystal ever falls; give some weight to 1 or more crystals"))


def _check_poisson(numbers):
    plain = len(numbers) == 1 and isinstance(numbers[0], (int, float)) and not isinstance(numbers[0], bool)
    if not plain or not SMALLEST_RATE <= numbers[0] <= 20:
        raise ValueError(_("fall: a Poisson law needs one rate, from 0.000001 to 20"))


def _check_binomial(numbers):
    if len(numbers) != 1 or not isinstance(numbers[0], Fraction) or not 0 < numbers[0] <= 1:
        raise ValueError(_("fall: a binomial law needs one chance for each crystal, more than 0 and at most 1"))
    if numbers[0].denominator > 10**6:
        raise ValueError(_("fall: give the chance of a crystal with at most six decimals"))


_CHECKS = {
    "weights": _check_weights,
    "fitted": _check_weights,
    "poisson": _check_poisson,
    "binomial": _check_binomial,
}

DEFAULT_FALL = Fall("weights", (4, 7, 5, 2, 1, 1))  # stated as uncalibrated: nobody has published counts


def parse_fall(text: str) -> Fall:
    """The fall that ``text`` says, in the form of :meth:`Fall.to_text`; a bare list of numbers is weights.

    Decimal weights are scaled to whole numbers in the same proportion. ValueError says what is wrong.
    """
    kind, _blank, rest = text.strip().partition(" ")
    if (not rest and kind[:1].isdigit()) or kind not in _CHECKS:
        kind, rest = "weights", text.strip()
    words = [word for word in re.split(r"[:;\s]+|,\s", rest.strip()) if word]
    if not words:
        raise ValueError(_("fall: give numbers, for example weights 4:7:5:2:1:1"))
    if len(words) == 1 and kind in ("weights", "fitted") and "," in words[0]:
        words = words[0].split(",")
    numbers = [_number(word) for word in words]
    if kind == "poisson":
        return Fall(kind, tuple(float(number) for number in numbers))
    if kind == "binomial":
        return Fall(kind, tuple(numbers))
    return Fall(kind, whole_weights(numbers))


def _number(word: str) -> Fraction:
    number = plain_fraction(word)
    if number is None:
        raise ValueError(_("fall: {word!r} is not a number").format(word=word))
    if abs(number) > LARGEST_WEIGHT or number.denominator > 10**20:
        raise ValueError(_("fall: {word} is too large or has too many decimals").format(word=word))
    return number


def plain_fraction(word: str) -> Fraction | None:
    """The number that ``1/3``, ``0.4``, ``0,4`` or ``1e-3`` says; None for what is no short plain number."""
    word = word.strip().replace(",", ".")
    # Fraction would spend minutes on 1e999999999, so the length is looked at first.
    if len(word) > LONGEST_NUMBER or not PLAIN_NUMBER.fullmatch(word):
        return None
    try:
        return Fraction(word)
    except (ValueError, ZeroDivisionError):
        return None


def whole_weights(numbers) -> tuple[int, ...]:
    """Numbers as whole-number weights in the same proportion: ``0.1, 0.3`` becomes ``1, 3``.

    Whole numbers are taken as they are. Takes ints, Fractions, floats and their NumPy kin; ValueError for
    what is no finite number or is negative.
    """
    exact = [_exact(number, place) for place, number in enumerate(numbers)]
    scale = lcm(*(value.denominator for value in exact))
    weights = [int(value * scale) for value in exact]
    divisor = gcd(*weights) if scale > 1 else 1
    return tuple(weight // (divisor or 1) for weight in weights)


def _exact(number, place: int) -> Fraction:
    """A weight as the Fraction that its shortest decimals say, also those of a NumPy float32."""
    try:
        if isinstance(number, (bool, np.bool_, str, bytes)):
            raise TypeError
        if isinstance(number, (float, np.floating)):
            value = Fraction(str(number))
        else:
            value = Fraction(number.item() if isinstance(number, np.generic) else number)
    except (TypeError, ValueError, OverflowError):
        raise ValueError(
            _("fall: the weight for {place} crystals must be a number, not {number!r}").format(
                place=place, number=number
            )
        ) from None
    if value < 0:
        raise ValueError(
            _("fall: the weight for {place} crystals must be 0 or more, not {number}").format(
                place=place, number=number
            )
        )
    return value
