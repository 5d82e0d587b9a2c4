"""Heating and seasoning: the die, the shakers, the crêpe's roll and flip (AC-H, AC-P, AC-R3 to AC-R6)."""

from tablecooks.core.rule import rule
from tablecooks.games.alacarte.bars import Bar
from tablecooks.games.alacarte.pieces import (
    ACTIONS,
    CREPE,
    HOTTEST,
    SALT,
    SALT_IN_SHAKER,
    SEASONINGS,
    Asks,
)


@rule
def raise_heat(t, cook, levels):
    """AC-H1, AC-H7: turn the dial up, never past 7."""
    t.heat[cook] = min(t.heat[cook] + levels, HOTTEST)


@rule
def spend_action(t):
    t.actions -= 1
    t.acted = 1


@rule
def crepe_waits_for_roll(t):
    """AC-R3, AC-R4: three actions are one roll and two tries, in this order, also after three spoons."""
    return t.actions % ACTIONS == 0


@rule
def roll_bar(t):
    if t.actions == 0:
        return Bar.NO_ACTION_LEFT
    if t.dish[t.cook] == CREPE and not crepe_waits_for_roll(t):
        return Bar.FLIP_FIRST
    return Bar.ALLOWED


@rule
def flip_bar(t):
    """AC-R4: two tries after the roll."""
    if t.dish[t.cook] != CREPE:
        return Bar.NO_CREPE_IN_PAN
    if t.actions == 0:
        return Bar.NO_ACTION_LEFT
    if crepe_waits_for_roll(t):
        return Bar.MUST_ROLL
    return Bar.ALLOWED


@rule
def end_bar(t):
    """AC-Q5, AC-R3: a turn may end early, but not before the crêpe's roll."""
    if t.dish[t.cook] == CREPE and t.acted == 0:
        return Bar.MUST_ROLL
    return Bar.ALLOWED


@rule
def tip_bar(t, spec, shaker):
    """AC-Q3, AC-Q22, AC-Q12: what keeps the cook from tipping this shaker over the own pan."""
    dish = t.dish[t.cook]
    if t.actions == 0:
        return Bar.NO_ACTION_LEFT
    if dish == CREPE:
        return Bar.CREPE_IN_PAN
    if spec.seasoned[dish] == 0:
        return Bar.NO_SEASONING
    if spec.needs[dish][shaker] == 0 and spec.any_seasoning == 0:
        return Bar.NOT_ON_RECIPE
    if crystals_in(t, shaker) == 0:
        return Bar.SHAKER_EMPTY
    return Bar.ALLOWED


@rule
def crystals_in(t, shaker):
    return t.seasoning[shaker] + t.salt[shaker]


@rule
def start_tip(t, shaker, cook):
    """AC-P1, AC-K4: one shaker is tipped over one pan; chance says how many fall."""
    t.tipped = shaker
    t.over = cook
    t.asks = Asks.FALL


@rule
def drop_crystal(t, kind):
    """AC-P1: one crystal falls out of the shaker into the pan."""
    if kind == SALT:
        t.salt[t.tipped] -= 1
    else:
        t.seasoning[t.tipped] -= 1
    t.pan[t.over][kind] += 1
    t.falling -= 1


@rule
def refill(t):
    """AC-P5, AC-Q13: shakers without seasoning are filled from the sink, in the order of the kinds."""
    for shaker in range(SEASONINGS):
        if t.seasoning[shaker] == 0 and t.sink[shaker] > 0:
            t.seasoning[shaker] = t.sink[shaker]
            t.sink[shaker] = 0
            salt = min(SALT_IN_SHAKER - t.salt[shaker], t.sink[SALT])
            t.salt[shaker] += salt
            t.sink[SALT] -= salt
