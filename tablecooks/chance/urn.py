"""Drawing from an urn without replacement, by counting: the multivariate hypergeometric law.

>>> drawn((15, 5), 2)
outcome  probability
(2, 0)         21/38  55.3 %
(1, 1)         15/38  39.5 %
(0, 2)          1/19   5.3 %
"""

from collections.abc import Iterator, Sequence
from math import comb
from operator import index

import numpy as np

from tablecooks.chance.dist import Dist
from tablecooks.core.words import _

__all__ = ["drawn"]


def drawn(counts: Sequence[int], n: int) -> Dist:
    """The law of how many of each kind are among ``n`` that are drawn without replacement.

    ``counts`` says how many of each kind the urn holds; outcomes are tuples of the same length. Kinds that
    have run out stay in them as 0. Raises ValueError for anything but whole numbers from 0, and when more
    are drawn than there are.
    """
    urn = tuple(_whole(count, _("The number of a kind")) for count in counts)
    n = _whole(n, _("The number drawn"))
    if n > sum(urn):
        message = _("{n} cannot be drawn: there are {all}.")
        raise ValueError(message.format(n=n, all=sum(urn)))
    return Dist(_ways(urn, n))


def _whole(number, what: str) -> int:
    try:
        whole = -1 if isinstance(number, bool | np.bool_) else index(number)
    except TypeError:
        whole = -1
    if whole < 0:
        raise ValueError(_("{what} must be a whole number from 0, not {number!r}.").format(what=what, number=number))
    return whole


def _ways(urn: tuple[int, ...], n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to take ``n``: how many of each kind, and the number of ways, most of the first kind first."""
    if not urn:
        yield (), 1
        return
    first, rest = urn[0], urn[1:]
    for taken in range(min(first, n), max(0, n - sum(rest)) - 1, -1):
        for others, ways in _ways(rest, n - taken):
            yield (taken, *others), comb(first, taken) * ways
