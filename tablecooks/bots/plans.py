"""What a careful cook of Kulinary can hope for: steps to be expected from a hand, dishes and tokens.

A plan says which dishes are cooked at which stove. Its worth is judged by the cards that are missing for it: those
that lie in the store are likely, those that must come out of a crate are not.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tablecooks.games.kulinary.aims import hand_of, missing, needs_of
from tablecooks.games.kulinary.pieces import CRATES, DISHES, FINISH, FROM_STORE, INGREDIENTS, NOBODY, Location, Place

__all__ = ["Outlook", "Tokens", "coming", "outlook", "picks", "worth"]

CARD = 0.2  # steps that any card in the hand is worth
#: What an exchange is worth in cards, by how many crates are closed by then: one more, better ones, nothing at all.
EXCHANGED = (1.6, 1.5, 1.4, 0.5, 0.4, 0.0)
KEPT = 0.65  # what is left of a dish's steps while it waits to be served
NEAR = (0.5, 0.32, 0.18, 0.08)  # what a dish is worth in the next round, by the cards that are missing for it
FROM_CRATE = 0.4  # the chance that a crate brings a card that is missing
TAKEN_AWAY = 0.35  # the chance that a token laid before takes the very dish


class Tokens(NamedTuple):
    """Tokens still to be carried out at the stoves, the door and the table, and cards to be taken from the store."""

    picks: int
    window: int
    door: int
    wall: int
    table: int


class Outlook(NamedTuple):
    """What one cook sees. ``needs`` are those of every dish, less what the chef stands in for."""

    needs: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    hand: tuple[int, ...]
    cooked: tuple[int, ...]
    store: tuple[int, ...]
    window: tuple[int, ...]
    wall: tuple[int, ...]
    ahead: tuple[int, ...]  # tokens of others, by location, that come first
    last: bool  # the game ends with this round


def outlook(game, view, seat: int) -> Outlook:
    """The table as ``seat`` sees it."""
    spec = game.spec
    return Outlook(
        chef_needs(game, seat),
        tuple(spec.points),
        hand_of(view, seat),
        dishes_in(view, seat),
        tuple(view.store),
        dishes_in(view, Place.WINDOW),
        dishes_in(view, Place.WALL),
        tuple(ahead(view, seat, location) for location in range(len(view.laid))),
        any(reach(view, spec, cook) >= FINISH for cook in range(spec.seats)),
    )


@lru_cache(maxsize=64)
def chef_needs(game, seat: int) -> tuple[tuple[int, ...], ...]:
    return tuple(needs_of(game.spec, seat, dish) for dish in range(DISHES))


def dishes_in(view, place) -> tuple[int, ...]:
    return tuple(dish for dish in range(DISHES) if view.place[dish] == place)


def coming(view, location) -> list[int]:
    """Whose tokens at a location have still to be carried out."""
    first = view.token if location == view.location else 0
    return [] if location < view.location else view.tokens[location][first : view.laid[location]]


def ahead(view, seat, location) -> int:
    """Tokens of others that come before the next own one, or all where none of the own lies; with crates closed."""
    queue = coming(view, location)
    closed = CRATES - view.crates.count(NOBODY) if location == Location.DOOR else 0
    return closed + (queue.index(seat) if seat in queue else len(queue))


def picks(seat, queue, cards: int) -> int:
    """How many of so many cards the own tokens in a queue at the store bring, when all take what they can."""
    own = 0
    for cook in queue:
        taken = min(FROM_STORE, cards)
        cards -= taken
        own += taken * (cook == seat)
    return own


def reach(view, spec, cook) -> int:
    """How far a cook comes for certain in this round: with dishes cooked and tokens at the serving table."""
    tokens = coming(view, Location.TABLE).count(cook)
    ready = sorted((spec.points[dish] for dish in dishes_in(view, cook)), reverse=True)
    return view.steps[cook] + sum(ready[:tokens])


def worth(look: Outlook, tokens: Tokens) -> float:
    """Steps to be expected by the best plan for these tokens."""
    return max(
        plan_worth(look, tokens, window, wall)
        for window in some_of(look.window, tokens.window)
        for wall in some_of(look.wall, tokens.wall)
    )


@lru_cache(maxsize=4096)
def some_of(dishes: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    return tuple(some for number in range(min(most, len(dishes)) + 1) for some in combinations(dishes, number))


def plan_worth(look: Outlook, tokens: Tokens, window, wall) -> float:
    """Steps to be expected when just these dishes are cooked."""
    chance, left, more = gathered(look, tokens, window, wall)
    waiting = served_worth(look, look.cooked, tokens.table)
    if not window and not wall:
        return waiting + hand_worth(look, left, more, tokens, ())
    if chance == 0:
        return 0.0
    cooked = served_worth(look, (*look.cooked, *window, *wall), tokens.table)
    gained = chance * (cooked - waiting)
    return waiting + gained + hand_worth(look, left, more, tokens, (*window, *wall))


def gathered(look: Outlook, tokens: Tokens, window, wall):
    """The chance that all cards for these dishes come together, the hand that is left, and cards to pick besides."""
    left, more, luck = list(look.hand), tokens.picks, 0
    chance = (1 - TAKEN_AWAY) ** (
        len(window) * min(look.ahead[Location.WINDOW], 2) + len(wall) * min(look.ahead[Location.WALL], 2)
    )
    for kind in range(INGREDIENTS):
        at_window = sum(look.needs[dish][kind] for dish in window)
        needed = at_window + sum(look.needs[dish][kind] for dish in wall)
        lacks = needed - left[kind]
        left[kind] = max(-lacks, 0)
        if lacks <= 0:
            continue
        from_store = min(lacks, look.store[kind], more)
        more -= from_store
        chance *= in_time(look, look.store[kind], from_store)
        if at_window > needed - lacks + from_store:
            return 0.0, left, more
        luck += lacks - from_store
    if luck > tokens.door or (luck and not sum(left)):
        return 0.0, left, more
    return chance * FROM_CRATE**luck, left, more


def in_time(look: Outlook, copies: int, wanted: int) -> float:
    """The chance that so many of the copies in the store are left when it is the own turn."""
    if wanted == 0:
        return 1.0
    gone = min(1.0, FROM_STORE * look.ahead[Location.STORE] / sum(look.store))
    return (1 - gone ** (copies - wanted + 1)) ** wanted


def served_worth(look: Outlook, dishes, table: int) -> float:
    """Steps of cooked dishes: the best are served, the others wait."""
    points = sorted((look.points[dish] for dish in dishes), reverse=True)
    waiting = 0.0 if look.last else KEPT * sum(points[table:])
    return sum(points[:table]) + waiting


def hand_worth(look: Outlook, hand, more: int, tokens: Tokens, cooked) -> float:
    """What cards are worth in the next round: each a little, those for the nearest dish more."""
    if look.last:
        return 0.0
    closed = look.ahead[Location.DOOR]
    cards = sum(hand) + more
    if cards:
        cards += sum(EXCHANGED[min(closed + place, CRATES)] for place in range(tokens.door))
    near = 0.0
    for dish in (*look.window, *look.wall):
        if dish not in cooked:
            lacks = sum(missing(hand, look.needs[dish]))
            near = max(near, look.points[dish] * NEAR[min(lacks, len(NEAR) - 1)])
    return CARD * cards + near
