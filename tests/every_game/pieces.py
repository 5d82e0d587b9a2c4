"""What is always true at a table, game by game: nothing is lost or made, no dial leaves its scale.

A check is written like a rule, so that it runs compiled as well: 0, or the number of the sentence that is broken.
"""

from tablecooks.games.alacarte.pieces import (
    COOKS,
    CREPE,
    CUP_KINDS,
    CUPS,
    DISHES,
    EMPTY,
    HOTTEST,
    KINDS,
    SALT,
    SALT_IN_SHAKER,
    SEASONING_IN_SHAKER,
    SEASONINGS,
    Asks,
    Crepe,
    Place,
)
from tests.every_game import pieces_breakfast as breakfast
from tests.every_game import pieces_kulinary as kulinary

ALACARTE = (
    "all is well",
    "15 crystals of each seasoning, 20 of salt (AC-C2)",
    "13 cups: 3, 3, 2, 3, 2 (AC-C7)",
    "20 dishes: on offer, in a pan, on a tray, in the bin (AC-C5)",
    "as many stars as starred dishes on the tray, 9 at most (AC-C9)",
    "dials from 0 to 7 (AC-C4)",
    "no count below 0",
    "served dishes are those on the tray, with the crêpe",
    "a crêpe is in the pan of its cook alone",
    "nothing lies in an empty pan",
    "stoves of cooks who are not there stay untouched",
)


def crystals_kept(t):
    salt = t.sink[SALT]
    for shaker in range(SEASONINGS):
        total = t.seasoning[shaker] + t.sink[shaker]
        salt += t.salt[shaker]
        for cook in range(COOKS):
            total += t.pan[cook][shaker]
        if total != SEASONING_IN_SHAKER:
            return False
    for cook in range(COOKS):
        salt += t.pan[cook][SALT]
    return salt == SEASONINGS * SALT_IN_SHAKER


def cups_kept(t):
    for cup in range(CUP_KINDS):
        total = t.cups_down[cup] + t.cups_used[cup]
        for cook in range(COOKS):
            total += t.cups[cook][cup]
            if cup == 0:
                total += t.laid[cook]
        if total != CUPS[cup]:
            return False
    return True


def dishes_kept(t, spec):
    for dish in range(DISHES):
        pans = 0
        for cook in range(COOKS):
            if t.dish[cook] == dish:
                pans += 1
        if pans != (1 if t.place[dish] == Place.PAN else 0):
            return False
        if t.place[dish] < Place.BIN or t.place[dish] >= spec.seats:
            return False
    return True


def stars_kept(t):
    total = 0
    for cook in range(COOKS):
        starred = 0
        for dish in range(DISHES):
            if t.starred[dish] == 1 and t.place[dish] == cook:
                starred += 1
        if starred != t.stars[cook]:
            return False
    for dish in range(DISHES):
        total += t.starred[dish]
        if t.starred[dish] == 1 and t.place[dish] < 0:
            return False
    return total <= 9


def dials_kept(t):
    for cook in range(COOKS):
        if t.heat[cook] < 0 or t.heat[cook] > HOTTEST:
            return False
    return True


def none_below_zero(t):
    for kind in range(KINDS):
        if t.sink[kind] < 0 or (kind < SEASONINGS and (t.seasoning[kind] < 0 or t.salt[kind] < 0)):
            return False
        for cook in range(COOKS):
            if t.pan[cook][kind] < 0:
                return False
    for cup in range(CUP_KINDS):
        if t.cups_down[cup] < 0 or t.cups_used[cup] < 0:
            return False
        for cook in range(COOKS):
            if t.cups[cook][cup] < 0:
                return False
    return t.actions >= 0 and t.falling >= 0 and t.idle_turns >= 0


def served_kept(t):
    for cook in range(COOKS):
        total = 1 if t.crepe[cook] == Crepe.SERVED else 0
        for dish in range(DISHES):
            if t.place[dish] == cook:
                total += 1
        if total != t.served[cook]:
            return False
    return True


def crepes_kept(t):
    for cook in range(COOKS):
        if (t.dish[cook] == CREPE) != (t.crepe[cook] == Crepe.PAN):
            return False
    return True


def empty_pans_kept(t):
    for cook in range(COOKS):
        for kind in range(KINDS):
            if t.dish[cook] == EMPTY and t.pan[cook][kind] > 0:
                return False
    return True


def empty_seats_kept(t, spec):
    for cook in range(spec.seats, COOKS):
        if t.dish[cook] != EMPTY or t.heat[cook] != 0 or t.served[cook] != 0 or t.laid[cook] != 0:
            return False
    return t.asks == Asks.OVER or t.cook < spec.seats


def broken_alacarte(t, spec):
    """The number of a sentence of ALACARTE that is not true of the table ``t``; 0 when all are."""
    broken = 0
    if not crystals_kept(t):
        broken = 1
    elif not cups_kept(t):
        broken = 2
    elif not dishes_kept(t, spec):
        broken = 3
    elif not stars_kept(t):
        broken = 4
    elif not dials_kept(t):
        broken = 5
    elif not none_below_zero(t):
        broken = 6
    elif not served_kept(t):
        broken = 7
    elif not crepes_kept(t):
        broken = 8
    elif not empty_pans_kept(t):
        broken = 9
    elif not empty_seats_kept(t, spec):
        broken = 10
    return broken


PARTS = (
    crystals_kept,
    cups_kept,
    dishes_kept,
    stars_kept,
    dials_kept,
    none_below_zero,
    served_kept,
    crepes_kept,
    empty_pans_kept,
    empty_seats_kept,
)

#: For each game: its check, the functions that the check calls, and the sentences.
CHECKS = {
    "alacarte": (broken_alacarte, PARTS, ALACARTE),
    "breakfast": (breakfast.broken_breakfast, breakfast.PARTS, breakfast.BREAKFAST),
    "kulinary": (kulinary.broken_kulinary, kulinary.PARTS, kulinary.KULINARY),
}


def assert_kept(game, state):
    check, _, sentences = CHECKS[game.book.key]
    assert sentences[check(state, game.spec)] == sentences[0], state


def all_cups_dealt(game):
    """A table at which the draw pile is empty from the first turn on: every cup lies before a cook."""
    state = game.start()
    state.asks = Asks.FIRST_DISH
    for cup in range(CUP_KINDS):
        for number in range(CUPS[cup]):
            state.cups[(cup + number) % game.seats][cup] += 1
        state.cups_down[cup] = 0
    return state


def shakers_nearly_empty(game):
    """A table whose shakers are nearly empty, so that they are refilled, or wait for it, all the time."""
    state = game.start()
    for shaker in range(SEASONINGS):
        state.seasoning[shaker], state.salt[shaker] = 1, 1
        state.sink[shaker] = SEASONING_IN_SHAKER - 1
        state.sink[SALT] += SALT_IN_SHAKER - 1
    return state


#: Set-up tables from which the rare ways out are near.
STARTS = {
    "alacarte": (all_cups_dealt, shakers_nearly_empty),
    "breakfast": (breakfast.last_table, breakfast.bare_table),
    "kulinary": (kulinary.full_hands, kulinary.dishes_cooked),
}


def starts_of(game):
    return [game.start(), *(start(game) for start in STARTS.get(game.book.key, ()))]
