"""The order of a round: whose token is carried out, what is filled up, when it is over (KU-R1, KU-X1, KU-N, KU-E)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.decks import dishes_at, in_store, ready_card, ready_dish
from tablecooks.games.kulinary.pieces import (
    CRATES,
    DEALT,
    DISHES,
    FINISH,
    IDLE_ROUNDS,
    LOCATIONS,
    MOST_TOKENS,
    NOBODY,
    Asks,
    Ending,
    Location,
    Place,
)


@rule
def finish(t, ending):
    t.ending = ending
    t.asks = Asks.OVER


@rule
def fill_up(t, spec):
    """KU-S2, KU-N1, KU-Q1, KU-Q5: the store, the stove by the window, the stove by the wall; then play goes on."""
    if in_store(t) < spec.store_size and ready_card(t):
        t.asks = Asks.FILL_STORE
    elif dishes_at(t, Place.WINDOW) < spec.stove_size and ready_dish(t):
        t.asks = Asks.FILL_WINDOW
    elif dishes_at(t, Place.WALL) < spec.stove_size and ready_dish(t):
        t.asks = Asks.FILL_WALL
    elif t.rounds == 0:
        t.cook = 0
        t.asks = Asks.DEAL
    else:
        begin_round(t)


@rule
def next_deal(t, spec):
    """KU-S3: two cards to each cook, one cook after the other."""
    if t.held[t.cook] == DEALT:
        t.cook += 1
    if t.cook == spec.seats:
        begin_round(t)


@rule
def begin_round(t):
    """KU-P1: the cook with the first-player card lays the first token."""
    t.rounds += 1
    t.cook = t.first
    t.asks = Asks.LAY


@rule
def after_laying(t, spec):
    """KU-P1: clockwise, until all tokens lie."""
    t.cook = (t.cook + 1) % spec.seats
    if t.tokens_left[t.cook] == 0:
        t.location = 0
        t.token = 0
        seek_token(t, spec)


@rule
def seek_token(t, spec):
    """KU-X1: the next token in the order of locations and of laying; after the last one the round is over."""
    while t.location < LOCATIONS and t.token >= t.laid[t.location]:
        t.location += 1
        t.token = 0
    if t.location == LOCATIONS:
        end_round(t, spec)
    else:
        t.cook = t.tokens[t.location][t.token]
        t.asks = asked_at(t.location)


@rule
def asked_at(location):
    """What a token is for."""
    if location == Location.STORE:
        return Asks.TAKE
    if location == Location.DOOR:
        return Asks.CRATE
    if location == Location.TABLE:
        return Asks.SERVE
    return Asks.COOK


@rule
def finish_token(t, spec):
    """KU-X1: one action was carried out or declined, and the token goes back to its cook."""
    t.tokens_left[t.cook] += 1
    t.token += 1
    seek_token(t, spec)


@rule
def draw_on(t, spec):
    """KU-L4, KU-Q5: cards out of the crate, for as long as there are any."""
    if t.to_draw > 0 and ready_card(t):
        t.asks = Asks.DRAW
    else:
        t.to_draw = 0
        finish_token(t, spec)


@rule
def someone_arrived(t, spec):
    """KU-E1."""
    for cook in range(spec.seats):
        if t.steps[cook] >= FINISH:
            return True
    return False


@rule
def end_round(t, spec):
    """KU-E1, KU-Q11, KU-N1, KU-N2."""
    t.idle_rounds = 0 if t.changed == 1 else t.idle_rounds + 1
    if someone_arrived(t, spec):
        finish(t, Ending.ARRIVED)
    elif t.idle_rounds == IDLE_ROUNDS:
        finish(t, Ending.NOTHING_DONE)
    else:
        if t.changed == 0:
            clear_stoves(t)
        clear_locations(t)
        t.first = (t.first + 1) % spec.seats
        fill_up(t, spec)


@rule
def clear_stoves(t):
    """KU-Q11: the dishes on both stoves are discarded."""
    for dish in range(DISHES):
        if t.place[dish] == Place.WINDOW or t.place[dish] == Place.WALL:
            t.place[dish] = Place.DISCARDS


@rule
def clear_locations(t):
    """No token lies, and every crate stands open again."""
    for location in range(LOCATIONS):
        t.laid[location] = 0
        for token in range(MOST_TOKENS):
            t.tokens[location][token] = NOBODY
    for crate in range(CRATES):
        t.crates[crate] = NOBODY
    t.location = 0
    t.token = 0
    t.changed = 0
