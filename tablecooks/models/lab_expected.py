"""How often each number of crystals, or of salt, was to be expected in the tips so far, as floats for drawing.

A shaker that empties has had hundreds of contents after some thousand tips. Their exact laws would take seconds,
so here the salt of a content is worked out in floats, all its numbers at once.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from tablecooks.models.lab_shaker import BACK, MOST, Inside, Shaker

__all__ = ["expected", "law_now"]


@lru_cache(8192)
def law_now(shaker: Shaker, inside: Inside, count: str) -> dict[int, float]:
    """The law of the next tip, ``count`` is crystals or salt. It is remembered: do not change it."""
    law = shaker.fell(inside) if count == "crystals" else shaker.salted(inside)
    return {value: float(chance) for value, chance in law.items()}


def expected(shaker: Shaker, contents: Mapping[Inside, int], count: str) -> dict[int, float]:
    """The sum of the laws of all tips; ``contents`` says how often each content was there to be tipped."""
    total = np.zeros(shaker.total + 1)
    if count == "crystals":
        sizes: Counter = Counter()
        for inside, times in contents.items():
            sizes[sum(inside)] += times
        for size, times in sizes.items():
            total[: size + 1] += times * _fell(shaker, size)
    else:
        for inside, times in contents.items():
            law = _salted(shaker, inside)
            total[: len(law)] += times * law
    return dict(enumerate(total.tolist()))


@lru_cache(8192)
def _fell(shaker: Shaker, size: int) -> np.ndarray:
    """P(n fall) for n = 0 … ``size``, the number of crystals that are in it."""
    law = np.zeros(size + 1)
    for n, chance in shaker.fell((size, 0)).items():
        law[n] = chance
    return law


@lru_cache(8192)
def _salted(shaker: Shaker, inside: Inside) -> np.ndarray:
    """P(s salt fall) for s = 0, 1, …: over the number n that falls, P(n fall) times P(s of n are salt)."""
    size, salt = sum(inside), inside[1]
    if shaker.mode == BACK:
        return np.array([float(chance) for chance in shaker.salted(inside).values()])
    n, s = np.arange(size + 1)[:, None], np.arange(salt + 1)[None, :]
    others = n - s
    ways = _ways()[salt, s] * np.where(others >= 0, _ways()[inside[0], np.maximum(others, 0)], 0.0)
    return _fell(shaker, size) @ (ways / _ways()[size, n])


@lru_cache(1)
def _ways() -> np.ndarray:
    """Pascal's triangle: in row n, column k the ways to choose k of n, 0 where there are none."""
    table = np.zeros((2 * MOST + 1, 2 * MOST + 1))
    table[:, 0] = 1
    for n in range(1, len(table)):
        table[n, 1:] = table[n - 1, 1:] + table[n - 1, :-1]
    return table
