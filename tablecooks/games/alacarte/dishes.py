"""Dishes: burnt, over-seasoned, done, served, cleared away, picked (AC-D, AC-X, AC-H8, AC-P3, AC-P4)."""

from tablecooks.core.rule import rule
from tablecooks.games.alacarte.bars import Bar
from tablecooks.games.alacarte.pieces import (
    CREPE,
    DISHES,
    EMPTY,
    KINDS,
    OVERSEASONED_FROM,
    SALT,
    SEASONINGS,
    STARS_TO_WIN,
    Crepe,
    Ending,
    Place,
)


@rule
def is_burnt(t, spec, cook):
    """AC-H8, AC-Q14, AC-R7: the dial is at the lowest red level or above; a crêpe burns at 7."""
    return t.dish[cook] != EMPTY and t.heat[cook] >= spec.burnt_from[t.dish[cook]]


@rule
def is_overseasoned(t, cook):
    """AC-P4: three crystals of one kind, salt included."""
    for kind in range(KINDS):
        if t.pan[cook][kind] >= OVERSEASONED_FROM:
            return True
    return False


@rule
def is_spoiled(t, spec, cook):
    return is_burnt(t, spec, cook) or is_overseasoned(t, cook)


@rule
def has_needed(t, spec, cook):
    """AC-P3: at least the crystals on the recipe."""
    for seasoning in range(SEASONINGS):
        if t.pan[cook][seasoning] < spec.needs[t.dish[cook]][seasoning]:
            return False
    return True


@rule
def has_exactly_needed(t, spec, cook):
    """AC-D4, AC-Q17: the crystals of the recipe, no other, no salt."""
    for seasoning in range(SEASONINGS):
        if t.pan[cook][seasoning] != spec.needs[t.dish[cook]][seasoning]:
            return False
    return t.pan[cook][SALT] == 0


@rule
def is_right_heat(t, spec, cook):
    """AC-D1, AC-D6: the dial stands in the green range."""
    dish = t.dish[cook]
    return spec.green_from[dish] <= t.heat[cook] and t.heat[cook] <= spec.green_to[dish]


@rule
def is_done(t, spec, cook):
    """AC-D1: right heat, the needed crystals, not spoiled. A crêpe is done by a flip alone."""
    if t.dish[cook] == EMPTY or t.dish[cook] == CREPE:
        return False
    return is_right_heat(t, spec, cook) and has_needed(t, spec, cook) and not is_spoiled(t, spec, cook)


@rule
def is_perfect(t, spec, cook):
    """AC-D4, AC-D5: done with exactly the recipe's crystals; a dish without seasoning never."""
    return spec.seasoned[t.dish[cook]] == 1 and is_done(t, spec, cook) and has_exactly_needed(t, spec, cook)


@rule
def empty_stove(t, cook):
    """AC-D2, AC-X2: crystals to the sink, dial to 0."""
    for kind in range(KINDS):
        t.sink[kind] += t.pan[cook][kind]
        t.pan[cook][kind] = 0
    t.heat[cook] = 0
    t.dish[cook] = EMPTY


@rule
def serve(t, spec, cook):
    """AC-D2, AC-D4: the done dish goes to the tray, with a star if it is perfect."""
    dish = t.dish[cook]
    t.place[dish] = cook
    if is_perfect(t, spec, cook):
        t.starred[dish] = 1
        t.stars[cook] += 1
    t.served[cook] += 1
    empty_stove(t, cook)


@rule
def clear_away(t, cook):
    """AC-X2, AC-R7: a spoiled dish goes into the bin; after a burnt crêpe the turn ends with the next dish."""
    if t.dish[cook] == CREPE:
        t.crepe[cook] = Crepe.BURNT
        t.turn_ends = 1
    else:
        t.place[t.dish[cook]] = Place.BIN
    empty_stove(t, cook)


@rule
def colour_on_tray(t, spec, cook, colour):
    for dish in range(DISHES):
        if t.place[dish] == cook and spec.colour[dish] == colour:
            return True
    return False


@rule
def offers_new_colour(t, spec, cook):
    """AC-D3: is there a dish on offer of a colour that is not yet on the tray?"""
    for dish in range(DISHES):
        if t.place[dish] == Place.OFFER and not colour_on_tray(t, spec, cook, spec.colour[dish]):
            return True
    return False


@rule
def pick_bar(t, spec, cook, dish, new_colour):
    """AC-D3: what keeps a cook from picking a dish. ``new_colour``: what ``offers_new_colour`` says."""
    if t.place[dish] != Place.OFFER:
        return Bar.NOT_ON_OFFER
    if new_colour and colour_on_tray(t, spec, cook, spec.colour[dish]):
        return Bar.COLOUR_ON_TRAY
    return Bar.ALLOWED


@rule
def can_place(t, spec, cook):
    """AC-E3, AC-Q7: a dish on offer, or the own crêpe."""
    if t.crepe[cook] == Crepe.UNUSED:
        return True
    for dish in range(DISHES):
        if t.place[dish] == Place.OFFER:
            return True
    return False


@rule
def lay_in_pan(t, cook, dish):
    t.place[dish] = Place.PAN
    t.dish[cook] = dish


@rule
def put_crepe(t, cook):
    """AC-R1: the own crêpe instead of a dish."""
    t.crepe[cook] = Crepe.PAN
    t.dish[cook] = CREPE


@rule
def serve_crepe(t, cook):
    """AC-R5: a flip that lands finishes the crêpe; after the next dish the turn ends."""
    t.crepe[cook] = Crepe.SERVED
    t.served[cook] += 1
    t.turn_ends = 1
    empty_stove(t, cook)


@rule
def ending_reached(t, spec, cook):
    """AC-E1, AC-E2: enough dishes, or three stars."""
    if t.stars[cook] >= STARS_TO_WIN:
        return Ending.STARS
    if t.served[cook] >= spec.goal:
        return Ending.DISHES
    return Ending.NOT_YET
