"""One stream of things that fall, and the three looks at it: the running share, the waits, the counts per sample."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from tablecooks.chance import Counts, Dist, binomial, counts_table, hypergeometric, negative_hypergeometric, waiting
from tablecooks.chance.exact import probability

__all__ = ["Stream"]

MOST_POINTS = 500  # of a running share that are drawn
LONGEST_WAIT = 24  # the last that is listed where waiting may take for ever


@dataclass(frozen=True, eq=False)
class Stream:
    """Samples of ``size`` each, in the order in which they came.

    ``rows`` has one row for each sample, True where it is what is looked for (``word``); a fresh shaker's row goes
    on to its last crystal, for the wait. ``counts`` and ``waits`` are the exact laws, ``share`` the long-run share.
    """

    rows: np.ndarray
    size: int
    share: Fraction
    counts: Dist
    waits: Dist
    word: str
    fresh: bool

    @classmethod
    def tries(cls, p, size: int, samples: int, rng: np.random.Generator, word: str = "salt") -> "Stream":
        """Independent tries with the chance ``p``: a die, or a shaker into which each crystal goes back."""
        p = probability(p)
        rows = rng.random((samples, size)) < float(p)
        return cls(rows, size, p, binomial(size, p), waiting(p, last=LONGEST_WAIT), word, fresh=False)

    @classmethod
    def shakers(
        cls, good: int, bad: int, size: int, samples: int, rng: np.random.Generator, word: str = "salt"
    ) -> "Stream":
        """Fresh shakers of ``good`` and ``bad`` crystals, each drawn from without replacement."""
        full = np.arange(good + bad) < good
        rows = rng.permuted(np.tile(full, (samples, 1)), axis=1)
        counts, waits = hypergeometric(good, bad, size), negative_hypergeometric(good, bad)
        return cls(rows, size, Fraction(good, good + bad), counts, waits, word, fresh=True)

    def counted(self, stop: int) -> np.ndarray:
        """How many of ``word`` are in each of the first ``stop`` samples."""
        return self.rows[:stop, : self.size].sum(axis=1)

    def waited(self, stop: int) -> np.ndarray:
        """The waits that are over after ``stop`` samples: 1 where it came at once."""
        if self.fresh:
            return self.rows[:stop].argmax(axis=1) + 1
        return np.diff(np.flatnonzero(self.rows[:stop]), prepend=-1)

    def counts_table(self, stop: int) -> Counts:
        """The counts of the first ``stop`` samples beside what was to be expected."""
        return counts_table(self.counted(stop), law=self.counts)

    def waits_table(self, stop: int) -> Counts:
        """The waits of the first ``stop`` samples, as far as the longest of all, beside what was to be expected."""
        longest = self.waited(len(self.rows)).max(initial=1)
        return counts_table(self.waited(stop), law=self.waits, high=int(longest))

    def running(self, stop: int, most: int | None = None) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """After each crystal of the first ``stop`` samples: how many, their share, two standard deviations of it.

        ``most``: only so many places, from the first to the last. The reach is exact where a sample ends; within
        one it is drawn on smoothly.
        """
        hits = self.rows[:stop, : self.size].ravel()
        n = np.arange(1, len(hits) + 1)
        spread = sqrt(self.counts.variance() / self.size)
        found = n, np.cumsum(hits) / n, 2 * spread / np.sqrt(n)
        if most is None or len(n) <= most:
            return found
        places = np.unique(np.linspace(0, len(n) - 1, most).astype(int))
        return tuple(one[places] for one in found)
