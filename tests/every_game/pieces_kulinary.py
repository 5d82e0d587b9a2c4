"""What is always true at a table of Kulinary, and tables from which the rare ways out are near."""

from tablecooks.games.kulinary.pieces import (
    CARDS_OF_EACH,
    COOKS,
    CRATE_ASKS,
    CRATE_GIVES,
    CRATES,
    DISHES,
    INGREDIENTS,
    LOCATIONS,
    MOST_TOKENS,
    NOBODY,
    TOKENS,
    Asks,
    Place,
)

IN_DECK = 4  # of each kind where many are in hands: just enough for store and hands of six cooks

KULINARY = (
    "all is well",
    "60 ingredient cards, 10 of each (KU-C1)",
    "29 dish cards: in the deck, on a stove, cooked, discarded; no more on a stove than it has room for (KU-C1, KU-S2)",
    "the deck and the drawn cards of each hand are as many as is said",
    "no count below 0",
    "3 tokens for each cook: at hand, laid, or back again (KU-C2, KU-X1)",
    "no more is discarded or drawn at the door than a crate says (KU-L4)",
    "who is not there has nothing and is not asked",
    "no more in the store than it is filled up to (KU-S2)",
)


def cards_kept(t):
    for kind in range(INGREDIENTS):
        total = t.deck[kind] + t.store[kind] + t.discards[kind]
        for cook in range(COOKS):
            total += t.taken[cook][kind] + t.drawn[cook][kind]
        if total != CARDS_OF_EACH:
            return False
    return True


def cards_of_dishes_kept(t, spec):
    window = 0
    wall = 0
    for dish in range(DISHES):
        if t.place[dish] < Place.WALL or t.place[dish] >= spec.seats:
            return False
        if t.place[dish] == Place.WINDOW:
            window += 1
        elif t.place[dish] == Place.WALL:
            wall += 1
    return window <= spec.stove_size and wall <= spec.stove_size


def numbers_kept(t):
    left = 0
    for kind in range(INGREDIENTS):
        left += t.deck[kind]
    for cook in range(COOKS):
        held = 0
        for kind in range(INGREDIENTS):
            held += t.drawn[cook][kind]
        if held != t.held[cook]:
            return False
    return left == t.left


def no_card_below_zero(t):
    for kind in range(INGREDIENTS):
        if t.deck[kind] < 0 or t.store[kind] < 0 or t.discards[kind] < 0:
            return False
        for cook in range(COOKS):
            if t.taken[cook][kind] < 0 or t.drawn[cook][kind] < 0:
                return False
    return True


def tokens_kept(t, spec):
    for cook in range(spec.seats):
        total = t.tokens_left[cook]
        for location in range(LOCATIONS):
            gone = t.laid[location] if location < t.location else t.token if location == t.location else 0
            for token in range(gone, t.laid[location]):
                if t.tokens[location][token] == cook:
                    total += 1
        if total != TOKENS and t.asks != Asks.OVER:
            return False
    for location in range(LOCATIONS):
        for token in range(MOST_TOKENS):
            if (t.tokens[location][token] == NOBODY) != (token >= t.laid[location]):
                return False
    return True


def exchange_kept(t):
    at_door = t.asks == Asks.DISCARD or t.asks == Asks.DRAW
    if t.to_discard < 0 or t.to_draw < 0 or t.to_discard > CRATE_ASKS[t.crate] or t.to_draw > CRATE_GIVES[t.crate]:
        return False
    return at_door == (t.to_draw > 0) and (t.to_discard > 0) == (t.asks == Asks.DISCARD)


def cooks_kept(t, spec):
    for cook in range(spec.seats, COOKS):
        if t.held[cook] != 0 or t.steps[cook] != 0 or t.tokens_left[cook] != 0:
            return False
        for kind in range(INGREDIENTS):
            if t.taken[cook][kind] != 0:
                return False
    for crate in range(CRATES):
        if t.crates[crate] < NOBODY or t.crates[crate] >= spec.seats:
            return False
    return t.cook < spec.seats and t.first < spec.seats


def store_kept(t, spec):
    number = 0
    for kind in range(INGREDIENTS):
        number += t.store[kind]
    return number <= spec.store_size


def broken_kulinary(t, spec):
    """The number of a sentence of KULINARY that is not true of the table ``t``; 0 when all are."""
    broken = 0
    if not cards_kept(t):
        broken = 1
    elif not cards_of_dishes_kept(t, spec):
        broken = 2
    elif not numbers_kept(t):
        broken = 3
    elif not no_card_below_zero(t):
        broken = 4
    elif not tokens_kept(t, spec):
        broken = 5
    elif not exchange_kept(t):
        broken = 6
    elif not cooks_kept(t, spec):
        broken = 7
    elif not store_kept(t, spec):
        broken = 8
    return broken


PARTS = (
    cards_kept,
    cards_of_dishes_kept,
    numbers_kept,
    no_card_below_zero,
    tokens_kept,
    exchange_kept,
    cooks_kept,
    store_kept,
)


def full_hands(game):
    """A table before its first card at which many ingredients are in hands: the deck runs out and is renewed."""
    state = game.start()
    for kind in range(INGREDIENTS):
        for card in range(CARDS_OF_EACH - IN_DECK):
            state.taken[(kind + card) % game.seats][kind] += 1
        state.deck[kind] = IN_DECK
    state.left = IN_DECK * INGREDIENTS
    return state


def dishes_cooked(game):
    """A table before its first card at which all but three dishes are cooked already."""
    state = game.start()
    for dish in range(3, DISHES):
        state.place[dish] = dish % game.seats
    return state
