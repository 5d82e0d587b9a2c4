"""A tip as a whole: how many crystals of each kind fall, counted instead of walked crystal by crystal.

Crystal by crystal a tip of twenty has millions of orders; only the counts matter for the table. The ways
are those that the chance moves of the rules give, all orders taken together.
"""

from math import comb

from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import SALT, Asks

__all__ = ["among", "bundles"]


def among(seasoning: int, salt: int, fallen: int) -> dict[tuple[int, int], int]:
    """In how many of ``comb(seasoning + salt, fallen)`` ways each (seasoning, salt) is what fell.

    Raises ValueError when a number is negative or more fall than there are.
    """
    if min(seasoning, salt, fallen) < 0 or fallen > seasoning + salt:
        raise ValueError(f"{fallen} cannot fall out of a shaker with {seasoning} seasoning and {salt} salt")
    fewest = max(0, fallen - seasoning)
    return {
        (fallen - grains, grains): comb(seasoning, fallen - grains) * comb(salt, grains)
        for grains in range(fewest, min(salt, fallen) + 1)
    }


def bundles(t, spec) -> list[tuple[tuple[int, ...], int, int]] | None:
    """At a tip, its chance moves bundled: (move numbers, ways, of how many ways); ``None`` elsewhere.

    The numbers of a bundle are one of the orders in which it can come; its ways count them all, and every
    order leads to the same table. ``None`` also when the shakers are hidden.
    """
    if t.asks not in (Asks.FALL, Asks.CRYSTAL):
        return None
    seasoning, salt = t.seasoning[t.tipped], t.salt[t.tipped]
    if seasoning < 0:
        return None
    if t.asks == Asks.CRYSTAL:
        return _crystals((), 1, 1, t.tipped, (seasoning, salt, t.falling))
    inside = seasoning + salt
    falls = spec.falls[inside][: inside + 1]
    found = []
    for fallen, ways in enumerate(falls):
        if ways:
            found += _crystals((m.FALL + fallen,), ways, sum(falls), t.tipped, (seasoning, salt, fallen))
    return found


def _crystals(before, ways, total, shaker, counts):
    kind, grain = m.CRYSTAL + shaker, m.CRYSTAL + SALT
    total *= comb(counts[0] + counts[1], counts[2])
    return [
        ((*before, *[kind] * seasoning, *[grain] * salt), ways * number, total)
        for (seasoning, salt), number in among(*counts).items()
    ]
