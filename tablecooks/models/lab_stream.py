"""The stream of tips of one shaker and one seed: every tip as it fell, and what the three graphs count of it.

The tips come in blocks of a hundred; the n-th block draws from the n-th child of the seed. So the same seed
gives the same tips, whether they are made one by one or a thousand at once.
"""

from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from tablecooks.core.seed import Luck
from tablecooks.models.lab_shaker import BACK, EMPTIES, Inside, Shaker

__all__ = ["BLOCK", "Share", "Stream", "Tip", "counted"]

BLOCK = 100
SALT, OTHER = "s", "."
KEPT_EVERY = 1000
EARLY = 30  # tips of which every one is a point of the running share


class Tip(NamedTuple):
    """One tip: the crystals in the order in which they fell (``s`` for salt), and what was in the shaker before."""

    order: str
    inside: Inside

    @property
    def fell(self) -> int:
        return len(self.order)

    @property
    def salt(self) -> int:
        return self.order.count(SALT)


class Share(NamedTuple):
    """After so many crystals so many were salt; two standard deviations of the share reach so far."""

    crystals: int
    salt: int
    reach: float


class Tally:
    """How often each value came. A copy is kept after every thousand, so that looking back counts a few only."""

    def __init__(self):
        self.values: list = []
        self._now: Counter = Counter()
        self._kept: list[Counter] = [Counter()]

    def add(self, value) -> None:
        self.values.append(value)
        self._now[value] += 1
        if len(self.values) % KEPT_EVERY == 0:
            self._kept.append(self._now.copy())

    def first(self, n: int | None = None) -> Counter:
        """Of the first ``n`` values; of all of them by default."""
        if n is None or n >= len(self.values):
            return self._now.copy()
        kept = n // KEPT_EVERY
        counts = self._kept[kept].copy()
        counts.update(self.values[kept * KEPT_EVERY : n])
        return counts


class Stream:
    """The tips so far; :meth:`make` adds to them. Sums are kept as they grow, so looking costs little."""

    def __init__(self, shaker: Shaker, luck: Luck):
        self.shaker = shaker
        self.tips: list[Tip] = []
        self._luck = luck
        self._block: tuple[int, list] = (-1, [])
        self._sums: dict[int, list[int]] = {}
        self._fell, self._salted, self._inside, self._waits = (Tally() for _counted in range(4))
        self._so_far: list[tuple[int, int, float]] = [(0, 0, 0.0)]  # crystals, salt, variance of the salt
        self._ends: list[int] = []  # the tip, from 1, that ended each wait
        self._wait: int | None = 0  # crystals of the wait in hand; None while nothing is waited for

    @property
    def inside(self) -> Inside:
        """What is in the shaker for the next tip."""
        return self.inside_after(len(self.tips))

    def inside_after(self, place: int) -> Inside:
        if place == 0:
            return self.shaker.full
        tip = self.tips[place - 1]
        return self.shaker.left(tip.inside, tip.fell, tip.salt)

    def make(self, n: int = 1) -> None:
        for _nth in range(n):
            self._keep(self._next())

    def _next(self) -> Tip:
        inside, row = self.inside, self._uniforms(len(self.tips))
        return Tip(self._order(inside, self._how_many(sum(inside), row[0]), row), inside)

    def _uniforms(self, number: int) -> list[float]:
        block, place = divmod(number, BLOCK)
        if self._block[0] != block:
            self._block = (block, self._luck.chance(block).random((BLOCK, 1 + self.shaker.total)).tolist())
        return self._block[1][place]

    def _how_many(self, inside: int, u: float) -> int:
        if inside not in self._sums:
            self._sums[inside] = list(accumulate(self.shaker.fall.ways(inside)))
        sums = self._sums[inside]
        return bisect_right(sums, int(u * sums[-1]))

    def _order(self, inside: Inside, n: int, row: list[float]) -> str:
        """``n`` crystals one after the other; each is salt with the share of salt that is left."""
        total, salt, back, order = sum(inside), inside[1], self.shaker.mode == BACK, ""
        for u in row[1 : n + 1]:
            is_salt = int(u * total) < salt
            order += SALT if is_salt else OTHER
            if not back:
                total, salt = total - 1, salt - is_salt
        return order

    def _keep(self, tip: Tip) -> None:
        self.tips.append(tip)
        fell, salt = tip.fell, tip.salt
        self._fell.add(fell)
        self._salted.add(salt)
        self._inside.add(tip.inside)
        crystals, salted, variance = self._so_far[-1]
        self._so_far.append((crystals + fell, salted + salt, self._variance(tip, variance)))
        self._keep_wait(tip)

    def _variance(self, tip: Tip, before: float) -> float:
        """The exact variance of the salt so far, given how many crystals fell in each tip."""
        shaker, total = self.shaker, self.shaker.total
        share = shaker.salt / total
        if shaker.mode == BACK:
            return before + tip.fell * share * (1 - share)
        if shaker.mode == EMPTIES:
            # A shaker that is empty has given exactly its salt: only the one in hand leaves anything open.
            return _urn_variance(total - sum(tip.inside) + tip.fell, total, share)
        return before + _urn_variance(tip.fell, total, share)

    def _keep_wait(self, tip: Tip) -> None:
        """Where the shaker empties, a wait begins with each full shaker; otherwise with the tip after a salt."""
        empties = self.shaker.mode == EMPTIES
        if empties and tip.inside == self.shaker.full:
            self._wait = 0
        if self._wait is None:
            return
        found = tip.order.find(SALT)
        if found < 0:
            self._wait += tip.fell
            return
        self._waits.add(self._wait + found + 1)
        self._ends.append(len(self.tips))
        self._wait = None if empties else 0

    # What the graphs count ----------------------------------------------------------------------------------

    def fell(self, stop: int | None = None) -> Counter:
        """How often 0, 1, 2, … crystals fell."""
        return self._fell.first(stop)

    def salted(self, stop: int | None = None) -> Counter:
        """How often 0, 1, 2, … crystals of salt fell."""
        return self._salted.first(stop)

    def contents(self, stop: int | None = None) -> Counter:
        """How often each content was there to be tipped."""
        return self._inside.first(stop)

    def waits(self, stop: int | None = None) -> Counter:
        """How often the first salt, itself counted, came as crystal 1, 2, 3, … of the waits that are over."""
        return self._waits.first(None if stop is None else bisect_right(self._ends, stop))

    def last_wait(self, tip: int) -> int | None:
        """The wait that ended with this tip (from 1)."""
        place = bisect_right(self._ends, tip) - 1
        return self._waits.values[place] if place >= 0 and self._ends[place] == tip else None

    def totals(self, stop: int | None = None) -> tuple[int, int]:
        """All crystals that fell, and how many were salt."""
        return self._so_far[len(self.tips) if stop is None else stop][:2]

    def shares(self, stop: int | None = None, most: int = 120) -> list[Share]:
        """The running share of salt: after each of the first tips, then thinned to about ``most`` points."""
        stop = len(self.tips) if stop is None else stop
        step = max(1, stop // most)
        places = [*range(1, min(stop, EARLY) + 1), *range(EARLY + step, stop, step), stop]
        points = []
        for place in dict.fromkeys(place for place in places if 0 < place <= stop):
            crystals, salt, variance = self._so_far[place]
            if crystals:
                points.append(Share(crystals, salt, 2 * sqrt(variance) / crystals))
        return points


def _urn_variance(drawn: int, total: int, share: float) -> float:
    """The variance of the salt among ``drawn`` out of an urn of ``total``."""
    return drawn * share * (1 - share) * (total - drawn) / (total - 1) if total > 1 else 0.0


def counted(counts: Counter, least: int = 0, most: int = 0) -> dict[int, int]:
    """One entry for each whole number from ``least`` to the largest that came, 0 where none did."""
    return {value: counts.get(value, 0) for value in range(least, max([most, *counts]) + 1)}
