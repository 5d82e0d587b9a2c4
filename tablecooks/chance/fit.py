"""A law of the fall fitted to what a class counted, and what is believed of it; it can be played with at the table.

>>> found = fit([6, 7, 6, 3, 1, 1])
>>> found.rate, found.p
(Fraction(37, 24), Fraction(37, 480))
>>> found.fall("weights").to_text(), found.fall("binomial").to_text()
('fitted 6:7:6:3:1:1', 'binomial 37/480')
"""

from fractions import Fraction
from math import comb, lgamma, log, log1p
from typing import NamedTuple

from tablecooks.chance.counts import tally
from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import decimal_fraction, whole
from tablecooks.chance.falls import fall_law
from tablecooks.chance.intervals import Beta, Interval
from tablecooks.chance.show import as_text
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import Fall
from tablecooks.games.alacarte.pieces import LARGEST_FALL

__all__ = ["Belief", "Fit", "dirichlet_posterior", "fit"]

KINDS = ("weights", "poisson", "binomial")
LONGEST_P = 10**6  # the denominator of a chance that a table is set up with


class Fit(NamedTuple):
    """Counts of tips, and the parameters of each law of the fall that make them likeliest.

    ``rate``: of the Poisson law, the mean; ``p``: of the binomial law, the mean over what the shaker holds.
    The likeliest weights are the counts themselves.
    """

    counts: dict[int, int]
    inside: int
    rate: Fraction
    p: Fraction

    @property
    def n(self) -> int:
        """How many tips were counted."""
        return sum(self.counts.values())

    def fall(self, kind: str = "weights") -> Fall:
        """The fitted fall of a kind, weights, poisson or binomial, for a table. ValueError where nothing ever fell."""
        _check_kind(kind)
        if kind == "weights":
            return Fall("fitted", tuple(self._weights()))
        if kind == "poisson":
            return Fall(kind, (float(self.rate),))
        return Fall(kind, (self.p.limit_denominator(LONGEST_P),))

    def law(self, kind: str = "weights") -> Dist:
        """The fitted law of how many fall from a shaker like the class's."""
        return fall_law(self.fall(kind), self.inside)

    def log_likelihood(self, kind: str = "weights") -> float:
        """The logarithm of the chance of these tips, in their order, under the fitted law of a kind."""
        _check_kind(kind)
        if kind == "weights":
            return sum(times * log(times / self.n) for times in self.counts.values() if times)
        rate, p = float(self.rate), float(self.p)
        if rate == 0:
            return 0.0
        if kind == "poisson":
            return sum(times * (k * log(rate) - rate - lgamma(k + 1)) for k, times in self.counts.items())
        if p == 1:
            return 0.0
        return sum(
            times * (log(comb(self.inside, k)) + k * log(p) + (self.inside - k) * log1p(-p))
            for k, times in self.counts.items()
        )

    def aic(self, kind: str = "weights") -> float:
        """Akaike's criterion, 2 × parameters − 2 × log-likelihood: the smaller, the better the law for its size."""
        parameters = sum(times > 0 for times in self.counts.values()) - 1 if kind == "weights" else 1
        return 2 * parameters - 2 * self.log_likelihood(kind)

    def best(self) -> str:
        """The kind with the smallest criterion."""
        return min(KINDS, key=self.aic)

    def __repr__(self):
        parameters = {"weights": ":".join(map(str, self._weights())), "poisson": self.rate, "binomial": self.p}
        rows = [(k, str(parameters[k]), f"{self.log_likelihood(k):.2f}", f"{self.aic(k):.2f}") for k in KINDS]
        return as_text((_("law"), _("parameters"), _("log-likelihood"), "AIC"), rows)

    def _weights(self) -> list[int]:
        return [self.counts.get(number, 0) for number in range(max(self.counts) + 1)]


def _check_kind(kind):
    if kind not in KINDS:
        message = _("{kind!r} is no law of the fall; there are {known}.")
        raise ValueError(message.format(kind=kind, known=", ".join(KINDS)))


def fit(counts, inside: int = LARGEST_FALL) -> Fit:
    """The likeliest weights, Poisson and binomial law of the fall, from how often 0, 1, 2, … crystals fell.

    Parameters
    ----------
    counts : a sequence, how often 0, 1, 2, … fell; or a mapping from number to count.
    inside : how many crystals the shaker held at each tip.

    Raises ValueError for what are no counts, and when more fell than the shaker holds.
    """
    found = tally(counts)
    inside = whole(inside, _("The number of crystals in the shaker"), least=1)
    found = {number: times for number, times in found.items() if times or number <= inside}
    whole(max(found), _("The number that fell"), inside)
    mean = Fraction(sum(number * times for number, times in found.items()), sum(found.values()))
    return Fit(found, inside, mean, mean / inside)


class Belief(NamedTuple):
    """A belief about a law: the Dirichlet law with one parameter above 0 for each number that may fall."""

    parameters: dict[int, Fraction]

    def mean(self) -> Dist:
        """The mean of the belief, which is also the law of the next tip."""
        return Dist(self.parameters)

    def chance(self, number: int) -> Beta:
        """The belief about the chance of one number."""
        own = self.parameters.get(number)
        if own is None:
            message = _("{number} is not among the numbers that may fall: {known}.")
            raise ValueError(message.format(number=number, known=", ".join(map(str, self.parameters))))
        return Beta(own, sum(self.parameters.values()) - own)

    def interval(self, number: int, confidence: float = 0.95) -> Interval:
        """The middle of the belief about the chance of one number."""
        return self.chance(number).interval(confidence)

    def fall(self) -> Fall:
        """The mean as a fall for a table. ValueError where its weights are too long."""
        ways = self.mean().ways
        return Fall("fitted", tuple(ways.get(number, 0) for number in range(max(ways) + 1)))

    def __repr__(self):
        rows = []
        for number, mean in self.mean().items():
            low, high = self.interval(number)
            rows.append((str(number), str(mean), f"{float(mean):.3f}", f"{low:.3f} – {high:.3f}"))
        return as_text((_("number"), _("mean"), "", _("95 % of the belief")), rows)


def dirichlet_posterior(counts, prior=1, largest: int | None = None) -> Belief:
    """The belief about a fall after a class's counts, as in :func:`fit`.

    ``prior`` is the parameter of every number before anything was counted, above 0; ``largest`` is the largest
    number that may fall, the largest that did when left out.

    >>> dirichlet_posterior([6, 7, 6, 3, 1, 1]).mean().P(0)
    Fraction(7, 30)

    Raises ValueError for what are no counts, a prior that is not above 0, and a ``largest`` below what fell.
    """
    found, before = tally(counts), decimal_fraction(prior)
    if before is None or before <= 0:
        raise ValueError(_("The prior must be a number above 0, not {prior!r}.").format(prior=prior))
    top = max(number for number, times in found.items() if times)
    last = max(found) if largest is None else whole(largest, _("The largest number that may fall"), least=top)
    return Belief({number: before + found.get(number, 0) for number in range(last + 1)})
