"""How sure a share is: intervals for a chance from successes counted, and how many tries a class needs.

>>> interval(75, 300)
Interval(low=0.2044, high=0.3020)
>>> trials_for(0.05, 0.25), trials_for(0.02, 0.25)
(289, 1801)
"""

from fractions import Fraction
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

from tablecooks.chance.exact import decimal_fraction, probability, whole
from tablecooks.core.words import _

__all__ = ["Beta", "Interval", "beta_posterior", "half_width", "interval", "trials_for"]

METHODS = ("wilson", "exact")


class Interval(NamedTuple):
    """From ``low`` to ``high``, both from 0 to 1."""

    low: float
    high: float

    def __contains__(self, chance) -> bool:
        return self.low <= chance <= self.high

    def __repr__(self):
        return f"Interval(low={self.low:.4f}, high={self.high:.4f})"


def interval(successes: int, n: int, confidence: float = 0.95, method: str = "wilson") -> Interval:
    """A confidence interval for the chance of success, from ``successes`` in ``n`` independent tries.

    Parameters
    ----------
    successes, n : 0 to n successes; n from 1.
    confidence : above 0 and below 1.
    method : ``"wilson"`` (Wilson 1927: on average as often right as it says) or ``"exact"`` (Clopper and Pearson
        1934: at least as often right as it says, and wider).

    Raises ValueError for anything else.
    """
    n = whole(n, _("The number of tries"), least=1)
    successes, confidence = whole(successes, _("The number of successes"), n), _confidence(confidence)
    if method not in METHODS:
        raise ValueError(
            _("{method!r} is no method; there are {known}.").format(method=method, known=", ".join(METHODS))
        )
    if method == "exact":
        return Interval(
            _beta_quantile(successes, n - successes + 1, (1 - confidence) / 2) if successes else 0.0,
            _beta_quantile(successes + 1, n - successes, (1 + confidence) / 2) if successes < n else 1.0,
        )
    z, share = _z(confidence), successes / n
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Interval(centre - half if successes else 0.0, centre + half if successes < n else 1.0)


def half_width(p, n: int, confidence: float = 0.95) -> float:
    """Half the width of the interval that ``n`` tries give when the chance is ``p``: z √(p (1 − p) / n)."""
    p, n = probability(p), whole(n, _("The number of tries"), least=1)
    return _z(_confidence(confidence)) * sqrt(p * (1 - p) / n)


def trials_for(half: float, p="1/2", confidence: float = 0.95) -> int:
    """The fewest tries whose :func:`half_width` is at most ``half``, above 0: ⌈z² p (1 − p) / half²⌉, at least 1."""
    p, wanted = probability(p), decimal_fraction(half)
    if wanted is None or not 0 < wanted < 1:
        raise ValueError(_("Half a width must be above 0 and below 1, not {half!r}.").format(half=half))
    return max(1, ceil(Fraction(_z(_confidence(confidence))) ** 2 * p * (1 - p) / wanted**2))


class Beta(NamedTuple):
    """A belief about a chance: the beta law, as after a − 1 successes and b − 1 failures; both are above 0."""

    a: Fraction
    b: Fraction

    def mean(self) -> Fraction:
        """The mean, which is also the chance of a success at the next try."""
        return Fraction(self.a) / (self.a + self.b)

    def interval(self, confidence: float = 0.95) -> Interval:
        """The middle of the belief: as much of it lies below as above."""
        confidence = _confidence(confidence)
        return Interval(*(_beta_quantile(self.a, self.b, (1 + side * confidence) / 2) for side in (-1, 1)))

    def above(self, p) -> float:
        """How much of the belief lies above the chance ``p``."""
        from scipy.special import betainc

        return float(betainc(float(self.b), float(self.a), float(1 - probability(p))))


def beta_posterior(successes: int, n: int, prior: tuple = (1, 1)) -> Beta:
    """The belief about a chance, such as that of a flip, after ``successes`` in ``n`` tries.

    ``prior`` are a and b of the belief before, whole numbers or Fractions above 0; (1, 1): every chance equally.

    >>> beta_posterior(3, 10).mean()
    Fraction(1, 3)
    """
    n = whole(n, _("The number of tries"))
    successes = whole(successes, _("The number of successes"), n)
    a, b = (decimal_fraction(one) for one in prior)
    if a is None or b is None or min(a, b) <= 0:
        raise ValueError(_("The prior must be two numbers above 0, not {prior!r}.").format(prior=prior))
    return Beta(a + successes, b + n - successes)


def _confidence(confidence) -> float:
    value = decimal_fraction(confidence)
    if value is None or not 0 < value < 1:
        message = _("The confidence must be above 0 and below 1, as 0.95, not {confidence!r}.")
        raise ValueError(message.format(confidence=confidence))
    return float(value)


def _z(confidence: float) -> float:
    return NormalDist().inv_cdf((1 + confidence) / 2)


def _beta_quantile(a, b, share: float) -> float:
    from scipy.special import betaincinv

    return float(betaincinv(float(a), float(b), share))
