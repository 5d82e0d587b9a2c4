"""What a hand lacks: the dish that is nearest, the cards that are missing for it, and those that can be spared.

Reckoned from a seat's view alone.
"""

from typing import NamedTuple

from tablecooks.games.kulinary.hands import in_hand
from tablecooks.games.kulinary.pieces import DISHES, INGREDIENTS, Location, Place

__all__ = ["Aim", "aim", "hand_of", "missing", "needs_of", "own_tokens", "spared"]


class Aim(NamedTuple):
    """A dish that lies on a stove, and how many cards of each kind are missing for it."""

    dish: int
    missing: tuple[int, ...]


def hand_of(t, seat: int) -> tuple[int, ...]:
    """The own hand, by kind."""
    return tuple(in_hand(t, seat, kind) for kind in range(INGREDIENTS))


def needs_of(spec, seat: int, dish: int) -> tuple[int, ...]:
    """What a dish asks of a hand: the chef stands in for one card (KU-L3)."""
    return tuple(
        number - (kind == spec.chef[seat] and number > 0) for kind, number in enumerate(list(spec.needs[dish]))
    )


def missing(hand, needs) -> tuple[int, ...]:
    """The cards that a hand lacks, by kind."""
    return tuple(max(need - have, 0) for need, have in zip(needs, hand, strict=True))


def own_tokens(t, seat: int, location: int) -> int:
    """How many tokens of a seat have still to be carried out there, besides the one that is carried out now."""
    if location < t.location:
        return 0
    first = t.token + 1 if location == t.location else 0
    return sum(cook == seat for cook in t.tokens[location][first : t.laid[location]])


def aim(t, spec, seat: int, hand) -> Aim | None:
    """The dish that lacks fewest cards, but one at least; before others one that can be cooked in this round."""
    found = []
    for dish in range(DISHES):
        if t.place[dish] in (Place.WINDOW, Place.WALL):
            lacks = missing(hand, needs_of(spec, seat, dish))
            soon = t.place[dish] == Place.WALL and own_tokens(t, seat, Location.WALL) > 0
            if sum(lacks):
                found.append((sum(lacks), not soon, -spec.points[dish], dish, lacks))
    return Aim(*min(found)[-2:]) if found else None


def spared(spec, seat: int, hand, number: int, dish: int | None) -> list[int]:
    """So many cards that a hand can best do without: none that the dish asks for, of the kind it has most of."""
    hand, given = list(hand), []
    needs = needs_of(spec, seat, dish) if dish is not None else (0,) * INGREDIENTS
    for _ in range(number):
        kind = max(range(INGREDIENTS), key=lambda kind: (hand[kind] > 0, hand[kind] - needs[kind], -kind))
        hand[kind] -= 1
        given.append(kind)
    return given
