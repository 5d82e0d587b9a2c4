"""A shaker as the lab has it: what is in it, how much falls in one tip, what becomes of what fell; its exact laws."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, gcd

from tablecooks.chance import Dist, hypergeometric
from tablecooks.core.words import N_, _
from tablecooks.games.alacarte.fall import DEFAULT_FALL, Fall
from tablecooks.games.alacarte.pieces import SALT_IN_SHAKER, SEASONING_IN_SHAKER, Kind

__all__ = ["BACK", "EMPTIES", "KINDS", "MODES", "REFILL", "WRISTS", "Inside", "Shaker", "wristed"]

KINDS = tuple(kind.name.lower() for kind in Kind if kind is not Kind.SALT)
MOST = 40  # crystals of one sort that the lab's bottle takes
WEIGHTS = 21  # as many as a law of weights may have

#: What becomes of the crystals that fell.
EMPTIES, REFILL, BACK = "empties", "refill", "back"
MODES = {
    EMPTIES: N_("stays out: the shaker empties"),
    REFILL: N_("goes back before the next tip"),
    BACK: N_("each goes back before the next falls"),
}
#: How the shaker is tipped: a gentle wrist holds back each crystal with chance 1/2, a strong one tips twice.
WRISTS = {"gentle": N_("gentle"), "usual": N_("usual"), "strong": N_("strong")}

Inside = tuple[int, int]  # crystals of the seasoning, crystals of salt


def wristed(fall: Fall, wrist: str) -> Fall:
    """The law of the fall that a wrist makes of ``fall``: of the same kind, and as exact.

    Raises ValueError when its weights would be too large.
    """
    if wrist == "usual":
        return fall
    strong = wrist == "strong"
    if fall.kind == "poisson":
        return Fall("poisson", (fall.numbers[0] * 2 if strong else fall.numbers[0] / 2,))
    if fall.kind == "binomial":
        p = fall.numbers[0]
        return Fall("binomial", (1 - (1 - p) ** 2 if strong else p / 2,))
    weights = _twice(fall.numbers) if strong else _thinned(fall.numbers)
    divisor = gcd(*weights)
    return Fall(fall.kind, tuple(weight // divisor for weight in weights))


def _twice(weights) -> list[int]:
    total = [0] * min(WEIGHTS, 2 * len(weights) - 1)
    for first, one in enumerate(weights):
        for second, other in enumerate(weights):
            total[min(first + second, len(total) - 1)] += one * other
    return total


def _thinned(weights) -> list[int]:
    most = len(weights) - 1
    return [
        sum(weight * comb(n, k) * 2 ** (most - n) for n, weight in enumerate(weights) if n >= k)
        for k in range(len(weights))
    ]


@dataclass(frozen=True)
class Shaker:
    """A full shaker and how it is tipped. ``inside`` in the methods is what is in it now: (seasoning, salt)."""

    seasoning: int = SEASONING_IN_SHAKER
    salt: int = SALT_IN_SHAKER
    fall: Fall = DEFAULT_FALL
    mode: str = EMPTIES

    def __post_init__(self):
        for count in (self.seasoning, self.salt):
            if not 0 <= count <= MOST:
                raise ValueError(_("A shaker takes 0 to {most} crystals of a sort.").format(most=MOST))
        if self.seasoning + self.salt == 0:
            raise ValueError(_("A shaker needs at least one crystal."))
        if self.mode not in MODES:
            raise ValueError(_("What fell stays out or goes back, not {mode!r}.").format(mode=self.mode))

    @property
    def full(self) -> Inside:
        return self.seasoning, self.salt

    @property
    def total(self) -> int:
        return self.seasoning + self.salt

    @property
    def share(self) -> Fraction:
        """The share of salt in the full shaker."""
        return Fraction(self.salt, self.total)

    def left(self, inside: Inside, fell: int, salt: int) -> Inside:
        """What is in it for the next tip; an emptied shaker is filled again."""
        if self.mode != EMPTIES:
            return self.full
        after = inside[0] - (fell - salt), inside[1] - salt
        return after if sum(after) else self.full

    def fell(self, inside: Inside) -> Dist:
        """How many crystals fall in the next tip."""
        return _fell(self.fall, sum(inside))

    def salt_among(self, inside: Inside, n: int) -> Dist:
        """How many of ``n`` that fell are salt."""
        return self.among(inside, n, self.mode == BACK)

    def among(self, inside: Inside, n: int, back: bool) -> Dist:
        """The same law, without replacement or, ``back``, with each crystal put back before the next."""
        return _salt_among(inside, n, back)

    def salted(self, inside: Inside) -> Dist:
        """How many crystals of salt fall in the next tip."""
        return _salted(self.fall, inside, self.mode == BACK)

    def first_salt(self, most: int) -> dict[int, float]:
        """P(the first salt is the w-th crystal) for w = 1 … ``most``, counted from a full shaker or a new tip.

        Without replacement this is the negative hypergeometric law, with it the geometric one. Where the
        shaker is filled before each tip, each tip adds its crystals until one of them is salt.
        """
        if self.mode == EMPTIES:
            return {w: float(self._first_of_urn(w)) if w <= self.total else 0.0 for w in range(1, most + 1)}
        if self.mode == BACK:
            share = float(self.share)
            return {w: share * (1 - share) ** (w - 1) for w in range(1, most + 1)}
        return self._first_over_tips(most)

    def mean_first_salt(self) -> Fraction | None:
        """The mean of :meth:`first_salt`: (N + 1)/(S + 1) out of an urn, N/S with replacement; None without salt."""
        if not self.salt:
            return None
        if self.mode == EMPTIES:
            return Fraction(self.total + 1, self.salt + 1)
        if self.mode == BACK:
            return 1 / self.share
        fell = self.fell(self.full)
        found = 1 - self.salted(self.full).P(0)
        # Wald: all the crystals looked at in one tip, over the chance that it brings the salt.
        looked = sum(chance * sum(self._none_in(k) for k in range(n)) for n, chance in fell.items())
        return looked / found

    def _none_in(self, n: int) -> Fraction:
        return self.salt_among(self.full, n).P(0)

    def _first_of_urn(self, w: int) -> Fraction:
        """The first ``w - 1`` are no salt, the next one is."""
        if w > self.seasoning + 1:
            return Fraction(0)
        return self._none_in(w - 1) * Fraction(self.salt, self.total - w + 1)

    def _first_over_tips(self, most: int) -> dict[int, float]:
        fell = [float(chance) for chance in self.fell(self.full).values()]
        hit = {w: float(self._first_of_urn(w)) if w <= self.total else 0.0 for w in range(1, most + 1)}
        none = [float(self._none_in(n)) for n in range(len(fell))]
        at_least = [sum(fell[n:]) for n in range(len(fell))]
        law: dict[int, float] = {}
        for w in range(1, most + 1):
            within = hit[w] * at_least[w] if w < len(fell) else 0.0
            later = sum(fell[n] * none[n] * law[w - n] for n in range(1, min(w, len(fell))) if w - n >= 1)
            law[w] = (within + later) / (1 - fell[0])
        return law


@lru_cache(4096)
def _fell(fall: Fall, inside: int) -> Dist:
    return Dist(dict(enumerate(fall.ways(inside))))


@lru_cache(65536)
def _salt_among(inside: Inside, n: int, back: bool) -> Dist:
    return hypergeometric(inside[1], inside[0], n, replace=back)


@lru_cache(4096)
def _salted(fall: Fall, inside: Inside, back: bool) -> Dist:
    salted = _fell(fall, sum(inside)).then(lambda n: _salt_among(inside, n, back))
    most = sum(inside) if back else inside[1]
    return Dist({k: salted.P(k) for k in range(most + 1)})
