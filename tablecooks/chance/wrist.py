"""The best wrist: with which chance should each crystal fall, if the pan shall hold exactly the recipe and no salt?

A recipe asks for ``need`` crystals of one seasoning. In a tip each crystal in the shaker falls with the chance p,
on its own, and the cook is free to choose p anew for each tip.

>>> best = best_wrist(1)
>>> round(best.p, 3), round(best.chance, 4)
(0.1, 0.1576)
>>> [round(100 * best_wrist(tips).chance, 1) for tips in (2, 3, 5, 8)]
[25.0, 30.8, 37.6, 42.9]
>>> never_past()
Fraction(21, 38)
"""

from fractions import Fraction
from math import comb
from typing import NamedTuple

import numpy as np

from tablecooks.chance.exact import probability, whole
from tablecooks.chance.urns import hypergeometric
from tablecooks.core.words import _
from tablecooks.games.alacarte.pieces import SALT_IN_SHAKER, SEASONING_IN_SHAKER

__all__ = ["BestWrist", "best_wrist", "never_past", "one_tip"]


class BestWrist(NamedTuple):
    """The chance to end with exactly the recipe when the best p is chosen each time, and the p of the next tip."""

    chance: float
    p: float


def one_tip(p, need: int = 2, seasoning: int = SEASONING_IN_SHAKER, salt: int = SALT_IN_SHAKER) -> Fraction:
    """The chance that one tip brings exactly ``need`` seasoning and no salt: C(s, k) pᵏ (1 − p)ˢ⁺ᵗ⁻ᵏ.

    >>> round(float(one_tip("1/10")), 6)
    0.157599

    Raises ValueError for a p that is no chance, and for numbers of crystals that are not there.
    """
    p, (need, seasoning, salt) = probability(p), _shaker(need, seasoning, salt)
    return comb(seasoning, need) * p**need * (1 - p) ** (seasoning + salt - need)


def best_wrist(
    tips: int,
    need: int = 2,
    seasoning: int = SEASONING_IN_SHAKER,
    salt: int = SALT_IN_SHAKER,
    fallen: int = 0,
) -> BestWrist:
    """The best p for the next of at most ``tips`` tips, ``fallen`` of the crystals needed being in the pan.

    By backward induction over the tips left and the crystals in the pan; salt, or a crystal too many, is the end
    of it. With p / (1 − p) = x the chance is a polynomial in x of degree ``need`` over a power of 1 + x, so that
    the best p is a root of a polynomial of that degree. Nothing falls at p = 0: a cook may also wait.

    Raises ValueError as :func:`one_tip` does.
    """
    need, seasoning, salt = _shaker(need, seasoning, salt)
    tips, fallen = whole(tips, _("The number of tips")), whole(fallen, _("The number fallen"), need)
    chances = [0.0] * need + [1.0]
    best = BestWrist(chances[fallen], 0.0)
    for _tip in range(tips):
        found = [_best(chances[done:], seasoning - done, salt) for done in range(need + 1)]
        chances = [one.chance for one in found]
        best = found[fallen]
    return best


def _best(chances: list[float], seasoning: int, salt: int) -> BestWrist:
    """The best p where falling i crystals is worth ``chances[i]``, and a crystal more or any salt nothing."""
    inside = seasoning + salt
    weights = [comb(seasoning, i) * chance for i, chance in enumerate(chances)]
    # d/dx of Σ weights[i] xⁱ / (1 + x)ⁿ is 0 where Σ weights[i] (i xⁱ⁻¹ + (i − n) xⁱ) is.
    slope = np.zeros(len(weights) + 1)
    for i, weight in enumerate(weights):
        slope[i] += (i - inside) * weight
        if i:
            slope[i - 1] += i * weight
    roots = np.polynomial.Polynomial(np.trim_zeros(slope, "b")).roots() if slope.any() else np.array([])
    real = [float(root.real) for root in roots if abs(root.imag) < 1e-9 and root.real > 0]
    tried = [0.0, *(x / (1 + x) for x in real), 1.0]
    return max((BestWrist(_chance(weights, inside, p), p) for p in tried), key=lambda one: (one.chance, -one.p))


def _chance(weights, inside: int, p: float) -> float:
    return float(sum(weight * p**i * (1 - p) ** (inside - i) for i, weight in enumerate(weights)))


def never_past(need: int = 2, seasoning: int = SEASONING_IN_SHAKER, salt: int = SALT_IN_SHAKER) -> Fraction:
    """What no number of tips gets past: the chance that the first ``need`` crystals, one by one, are no salt."""
    need, seasoning, salt = _shaker(need, seasoning, salt)
    return hypergeometric(salt, seasoning, need).P(0)


def _shaker(need: int, seasoning: int, salt: int) -> tuple[int, int, int]:
    seasoning = whole(seasoning, _("The number of seasoning crystals"))
    salt = whole(salt, _("The number of salt crystals"))
    return whole(need, _("The number of crystals needed"), seasoning), seasoning, salt
