"""Numbers that stay exact: whole numbers and Fractions taken in, and shown as per cent, float or logarithm."""

import math
from fractions import Fraction
from numbers import Integral, Rational, Real
from operator import index

import numpy as np

from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import plain_fraction

__all__ = ["as_float", "exact", "log_of", "near_fraction", "percent", "probability", "whole"]

SMALLEST_FLOAT = math.ulp(0.0)
BELOW_ONE = math.nextafter(1.0, 0.0)


def exact(value, what: str = "") -> Fraction:
    """``value`` as a Fraction with Python ints inside, also when it was made from NumPy integers.

    Raises ValueError for anything but whole numbers and fractions: a float has lost its fraction already.
    """
    if isinstance(value, Rational) and not isinstance(value, bool):
        return Fraction(int(value.numerator), int(value.denominator))
    message = _("{what} must be a whole number or a Fraction, not {value!r}.")
    raise ValueError(message.format(what=what or _("A value"), value=value))


def whole(number, what: str, most: int | None = None, least: int = 0) -> int:
    """``number`` as a Python int from ``least`` to ``most``; a float such as 2.0 is taken as 2.

    ``most`` is how many there are, and the message says so. Raises ValueError for anything else: text, True,
    a part of a crystal, a number out of range.
    """
    value = _as_int(number)
    if value is not None and value >= least and (most is None or value <= most):
        return value
    if most is None:
        message = _("{what} must be a whole number from {least}, not {number!r}.")
    elif value is not None and value > most:
        message = _("{what} cannot be {number}: there are {most}.")
    else:
        message = _("{what} must be a whole number from {least} to {most} (there are {most}), not {number!r}.")
    shown = number.item() if isinstance(number, np.generic) else number
    raise ValueError(message.format(what=what, least=least, most=most, number=shown))


def _as_int(number) -> int | None:
    if isinstance(number, bool | np.bool_):
        return None
    if isinstance(number, float | np.floating):
        return int(number) if float(number).is_integer() else None
    try:
        return int(index(number))
    except TypeError:
        return None


def probability(value, what: str = "") -> Fraction:
    """A chance from 0 to 1 as a Fraction: a Fraction, 0, 1, text such as ``1/3``, or decimals as they are written.

    >>> probability(0.1), probability("1/3"), probability("0,25")
    (Fraction(1, 10), Fraction(1, 3), Fraction(1, 4))

    Raises ValueError that names ``what``.
    """
    what = what or _("The chance")
    found = decimal_fraction(value)
    if found is None or not 0 <= found <= 1:
        message = _("{what} must be from 0 to 1, as 1/3, 0.25 or a Fraction, not {value!r}.")
        raise ValueError(message.format(what=what, value=value))
    return found


def decimal_fraction(value) -> Fraction | None:
    """The number that was meant: a float by its shortest decimals; None for what is no finite number."""
    if isinstance(value, bool | np.bool_):
        return None
    if isinstance(value, Rational):
        return exact(value)
    if isinstance(value, str):
        return plain_fraction(value)
    if isinstance(value, Real | np.floating) and math.isfinite(value):
        return Fraction(str(value))
    return None


def percent(probability) -> str:
    """A probability in per cent with one decimal; what is possible is never 0.0 %, nor 100.0 % unless certain."""
    if 0 < probability < Fraction(1, 2000):
        return "<0.1 %"
    if Fraction(1999, 2000) < probability < 1:
        return ">99.9 %"
    return f"{100 * float(probability):.1f} %"


def near_fraction(chance: Fraction, longest: int = 11) -> str:
    """The fraction; with more than ``longest`` letters nobody reads it, so its nearest short one, marked as near.

    >>> near_fraction(Fraction(1, 6)), near_fraction(Fraction(10**12 + 1, 3 * 10**12))
    ('1/6', '≈ 1/3')
    """
    text = str(chance)
    return text if len(text) <= longest else f"≈ {chance.limit_denominator(9999)}"


def as_float(chance: Fraction) -> float:
    """A probability as the nearest float, but never 0 or 1 where it is neither.

    >>> as_float(Fraction(1, 10**400)), as_float(1 - Fraction(1, 10**30)) < 1
    (5e-324, True)
    """
    value = float(chance)
    if value == 0.0 and chance > 0:
        return SMALLEST_FLOAT
    return BELOW_ONE if value == 1.0 and chance < 1 else value


def log_of(chance: Fraction | int) -> float:
    """The natural logarithm of a number above 0, however small, with a relative error below 1e-12.

    >>> round(log_of(Fraction(1, 10**400)), 10)
    -921.0340371976

    Raises ValueError for 0 and below.
    """
    chance = exact(chance)
    if chance <= 0:
        raise ValueError(_("Only a number above 0 has a logarithm, not {number}.").format(number=chance))
    if Fraction(1, 2) < chance < 2:
        return math.log1p(float(chance - 1))
    top, bottom = chance.numerator, chance.denominator
    twos = top.bit_length() - bottom.bit_length()
    rest = Fraction(top, bottom << twos) if twos >= 0 else Fraction(top << -twos, bottom)
    return math.log(float(rest)) + twos * math.log(2)


def is_number(outcome) -> bool:
    """Is this an outcome that can be ordered and averaged: a whole number or a Fraction?"""
    return isinstance(outcome, Integral | Rational) and not isinstance(outcome, bool)
