"""How many crystals fall, and which: the law of a tip from this shaker, of tips in a row, of a mixture of wrists.

>>> tip(15, 5, "weights 0:0:1")
outcome  probability
(2, 0)         21/38  55.3 %
(1, 1)         15/38  39.5 %
(0, 2)          1/19   5.3 %
>>> fall_law("weights 4:7:5:2:1:1").mean()
Fraction(8, 5)

A fall is a :class:`Fall` of the table, its text (``"weights 4:7:5:2:1:1"``, ``"poisson 1.5"``), a chance with
which each crystal falls (``Fraction(1, 10)``, ``0.1``), or :class:`Wrists`. The ways are those that the table
plays with: more than the shaker holds cannot fall, then all falls; Poisson laws, and binomial ones with long
fractions, are rounded to 10¹⁵ parts. :func:`each_falls` is the binomial law without any rounding.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, lcm
from numbers import Real

from tablecooks.chance.counts import tally
from tablecooks.chance.dist import Dist, joint
from tablecooks.chance.exact import probability, whole
from tablecooks.chance.urns import binomial
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import DEFAULT_FALL, Fall, parse_fall
from tablecooks.games.alacarte.pieces import LARGEST_FALL
from tablecooks.games.alacarte.tips import among

__all__ = ["Wrists", "each_falls", "fall_law", "read_fall", "tip", "tips_in_a_row"]


def read_fall(fall):
    """The Fall or Wrists that is meant by a fall, its text, or a chance for each crystal. ValueError for else."""
    if isinstance(fall, Fall | Wrists):
        return fall
    if isinstance(fall, str):
        return _parsed(fall)
    if isinstance(fall, Fraction | Real) and not isinstance(fall, bool):
        return Fall("binomial", (probability(fall, _("The chance that a crystal falls")),))
    raise ValueError(
        _("A fall is a Fall, its text, Wrists, or a chance for each crystal, not {fall!r}.").format(fall=fall)
    )


_parsed = lru_cache(256)(parse_fall)


class Wrists:
    """A mixture: which wrist tips is chance, and each wrist has a fall of its own.

    ``weights`` maps falls to whole-number or Fraction weights. In a single tip the mixture is itself a fall; in
    several tips of the same cook the wrist stays the same, so that the first tip tells something of the next.

    >>> wrists = Wrists({"weights 3:1": 1, "weights 1:3": 1})
    >>> wrists.ways(20)[:2]
    [1, 1]
    >>> wrists.given({1: 2}).law.P(parse_fall("weights 1:3"))
    Fraction(9, 10)
    """

    __slots__ = ("law",)

    def __init__(self, weights: Mapping | Iterable[tuple]):
        self.law = Dist(weights).map(read_fall)
        if any(isinstance(fall, Wrists) for fall in self.law):
            raise ValueError(_("Wrists are mixed from falls, not from other mixtures."))

    def ways(self, inside: int) -> list[int]:
        """Ways in which 0, 1, …, ``inside`` crystals fall when any of the wrists tips once."""
        law = self.law.then(lambda fall: fall_law(fall, inside))
        return [law.ways.get(number, 0) for number in range(inside + 1)]

    def given(self, counts, inside: int = LARGEST_FALL) -> "Wrists":
        """Bayes: the mixture once the cook's tips were seen. ``counts`` as in :func:`tablecooks.chance.tally`.

        Each of the tips was from a shaker with ``inside`` crystals. ValueError when no wrist can do that.
        """
        seen = tally(counts)
        laws = {fall: fall_law(fall, inside) for fall in self.law}

        def likelihood(fall):
            chance = Fraction(1)
            for number, times in seen.items():
                chance *= laws[fall].P(number) ** times
            return chance

        return Wrists(self.law.learn(likelihood))

    def to_fall(self) -> Fall:
        """The fall of a single tip as weights that a table can be set up with; ValueError when they are too long."""
        ways = self.ways(LARGEST_FALL)
        while ways[-1] == 0:
            ways.pop()
        return Fall("weights", tuple(ways))

    def __repr__(self):
        return f"Wrists({ {fall.to_text(): str(share) for fall, share in self.law.items()} })"


def fall_law(fall=DEFAULT_FALL, inside: int = LARGEST_FALL) -> Dist:
    """The law of how many crystals fall in one tip of a shaker that holds ``inside``, 0 or more.

    Outcomes go from 0 to the largest that can fall. ValueError for what is no fall.
    """
    ways = read_fall(fall).ways(whole(inside, _("The number of crystals in the shaker")))
    largest = max(number for number, way in enumerate(ways) if way)
    return Dist._whole(dict(enumerate(ways[: largest + 1])))


def tip(seasoning: int, salt: int, fall=DEFAULT_FALL) -> Dist:
    """The joint law of what one tip brings from this shaker: outcomes (seasoning, salt).

    The number that falls has the law of the fall; which they are, drawn without replacement:
    P(a, b) = P(a + b fall) C(seasoning, a) C(salt, b) / C(seasoning + salt, a + b).
    Raises ValueError for anything but whole numbers of crystals, and for what is no fall.
    """
    seasoning = whole(seasoning, _("The number of seasoning crystals"))
    salt = whole(salt, _("The number of salt crystals"))
    return _tip(seasoning, salt, read_fall(fall))


def _tip(seasoning: int, salt: int, fall) -> Dist:
    inside = seasoning + salt
    falls = [(fallen, ways) for fallen, ways in enumerate(fall.ways(inside)) if ways]
    scale = lcm(*(comb(inside, fallen) for fallen, _ways in falls))
    found = {}
    for fallen, ways in falls:
        factor = ways * (scale // comb(inside, fallen))
        for outcome, number in among(seasoning, salt, fallen).items():
            found[outcome] = factor * number
    return Dist._whole(found)


def each_falls(seasoning: int, salt: int, p) -> Dist:
    """What one tip brings when each crystal falls with the chance ``p``, on its own: exact for any ``p``.

    Then seasoning and salt are independent binomials; given that n fell, salt is hypergeometric, whatever p is.

    >>> law = each_falls(15, 5, "1/10")
    >>> law == joint(law.marginal(0), law.marginal(1))
    True
    >>> law.given(lambda fell: sum(fell) == 4).P((4, 0)) == Fraction(1365, 4845)
    True
    """
    return joint(binomial(seasoning, p), binomial(salt, p))


def tips_in_a_row(seasoning: int, salt: int, fall=DEFAULT_FALL, n: int = 2) -> Dist:
    """The law of what ``n`` tips bring together, one after the other and without refilling: (seasoning, salt).

    With :class:`Wrists` the same wrist tips every time.
    Raises ValueError as :func:`tip` does.

    >>> tips_in_a_row(15, 5, "weights 0:1", 2) == tip(15, 5, "weights 0:0:1")
    True
    """
    fall, n = read_fall(fall), whole(n, _("The number of tips"))
    if isinstance(fall, Wrists):
        return fall.law.then(lambda wrist: tips_in_a_row(seasoning, salt, wrist, n))
    seasoning = whole(seasoning, _("The number of seasoning crystals"))
    salt = whole(salt, _("The number of salt crystals"))

    @cache
    def next_tip(before):
        law = _tip(seasoning - before[0], salt - before[1], fall)
        return law.map(lambda fell: (before[0] + fell[0], before[1] + fell[1]))

    law = Dist._whole({(0, 0): 1})
    for _tip_number in range(n):
        law = law.then(next_tip)
    return law
