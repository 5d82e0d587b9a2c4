"""Coffee cups: drawn, taken, played on a coffee break, or to rescue a burnt dish (AC-H4 to AC-H6, AC-K)."""

from tablecooks.core.rule import rule
from tablecooks.games.alacarte.bars import Bar
from tablecooks.games.alacarte.dishes import is_burnt, is_overseasoned, is_spoiled
from tablecooks.games.alacarte.pieces import ACTIONS, CREPE, CUP_KINDS, EMPTY, SEASONINGS, Asks, Cup
from tablecooks.games.alacarte.stove import crystals_in


@rule
def cup_bar(t, spec, cup):
    """AC-T3, AC-R8: what keeps the cook from playing this cup at all."""
    cook = t.cook
    if t.cups[cook][cup] == 0:
        return Bar.NO_SUCH_CUP
    if t.break_taken == 1:
        return Bar.BREAK_TAKEN
    if t.dish[cook] == CREPE and spec.break_with_crepe == 0:
        return Bar.NO_BREAK_WITH_CREPE
    return Bar.ALLOWED


@rule
def other_bar(t, spec, other, own):
    """The other cook must be one, and at the table; ``own`` is the bar for the own seat."""
    if other >= spec.seats:
        return Bar.NO_SUCH_COOK
    if other == t.cook:
        return own
    return Bar.ALLOWED


@rule
def swap_bar(t, spec, other):
    """AC-K2: not with a crêpe or a spoiled dish in either pan."""
    bar = cup_bar(t, spec, Cup.SWAP)
    if bar == Bar.ALLOWED:
        bar = other_bar(t, spec, other, Bar.SWAP_OWN)
    if bar != Bar.ALLOWED:
        return bar
    if t.dish[t.cook] == CREPE or t.dish[other] == CREPE:
        return Bar.SWAP_CREPE
    if is_spoiled(t, spec, t.cook) or is_spoiled(t, spec, other):
        return Bar.SWAP_SPOILED
    return Bar.ALLOWED


@rule
def reseason_bar(t, spec, other, shaker):
    """AC-K4, AC-Q10, AC-Q12, AC-Q19: another cook's seasoned dish, not spoiled, from a shaker that holds any."""
    bar = cup_bar(t, spec, Cup.RESEASON)
    if bar == Bar.ALLOWED:
        bar = other_bar(t, spec, other, Bar.RESEASON_OWN)
    if bar != Bar.ALLOWED:
        return bar
    if t.dish[other] == EMPTY or spec.seasoned[t.dish[other]] == 0:
        return Bar.RESEASON_UNSEASONED
    if is_spoiled(t, spec, other):
        return Bar.RESEASON_SPOILED
    if crystals_in(t, shaker) == 0:
        return Bar.SHAKER_EMPTY
    return Bar.ALLOWED


@rule
def lower_bar(t, spec, levels):
    """AC-K5, AC-Q20: by 1 to 3, not below 0; where the edition says so a burnt dish must leave the red (AC-X3)."""
    bar = cup_bar(t, spec, Cup.LOWER)
    if bar != Bar.ALLOWED:
        return bar
    cook = t.cook
    if levels > t.heat[cook]:
        return Bar.NOT_THAT_WARM
    if (
        spec.rescue_leaves_red == 1
        and is_burnt(t, spec, cook)
        and t.heat[cook] - levels >= spec.burnt_from[t.dish[cook]]
    ):
        return Bar.STILL_RED
    return Bar.ALLOWED


@rule
def can_rescue(t, spec, cook):
    """AC-X3, AC-Q20: a burnt dish of the cook whose turn it is may be saved by a cup, if it is only burnt."""
    if is_overseasoned(t, cook):
        return False
    for levels in range(1, 4):
        if lower_bar(t, spec, levels) == Bar.ALLOWED:
            return True
    return False


@rule
def has_break(t, spec):
    """AC-Q16: is there a cup that the cook could still play in this turn?"""
    if t.break_taken == 1:
        return False
    if cup_bar(t, spec, Cup.POINT) == Bar.ALLOWED or cup_bar(t, spec, Cup.SPOONS) == Bar.ALLOWED:
        return True
    return lower_bar(t, spec, 1) == Bar.ALLOWED or can_swap(t, spec) or can_reseason(t, spec)


@rule
def can_swap(t, spec):
    if cup_bar(t, spec, Cup.SWAP) == Bar.ALLOWED:
        for other in range(spec.seats):
            if swap_bar(t, spec, other) == Bar.ALLOWED:
                return True
    return False


@rule
def can_reseason(t, spec):
    if cup_bar(t, spec, Cup.RESEASON) == Bar.ALLOWED:
        for other in range(spec.seats):
            for shaker in range(SEASONINGS):
                if reseason_bar(t, spec, other, shaker) == Bar.ALLOWED:
                    return True
    return False


@rule
def take_break(t, cup):
    """AC-T3, AC-K6: the played cup goes face up onto the tray; it was the one break of this turn."""
    t.cups[t.cook][cup] -= 1
    t.cups_used[cup] += 1
    t.break_taken = 1


@rule
def lay_point(t):
    """AC-K1, AC-K6: the victory-point cup stays with its cook, on the tray of dishes."""
    t.cups[t.cook][Cup.POINT] -= 1
    t.laid[t.cook] += 1
    t.break_taken = 1


@rule
def play_spoons(t):
    """AC-K3, AC-Q4: three more actions."""
    take_break(t, Cup.SPOONS)
    t.actions += ACTIONS


@rule
def lower_heat(t, levels):
    """AC-K5."""
    take_break(t, Cup.LOWER)
    t.heat[t.cook] -= levels


@rule
def swap_stoves(t, other):
    """AC-K2, AC-Q9: stove, pan and dish change hands."""
    take_break(t, Cup.SWAP)
    cook = t.cook
    t.heat[cook], t.heat[other] = t.heat[other], t.heat[cook]
    t.dish[cook], t.dish[other] = t.dish[other], t.dish[cook]
    for kind in range(len(t.pan[cook])):
        mine = t.pan[cook][kind]
        t.pan[cook][kind] = t.pan[other][kind]
        t.pan[other][kind] = mine


@rule
def cups_in(pile):
    total = 0
    for cup in range(CUP_KINDS):
        total += pile[cup]
    return total


@rule
def take_bar(t, spec, other, cup):
    """AC-H5: which cups can be taken from another cook."""
    bar = other_bar(t, spec, other, Bar.TAKE_OWN)
    if bar != Bar.ALLOWED:
        return bar
    if cup == Cup.POINT and spec.point_can_be_taken == 0:
        return Bar.POINT_NOT_TAKEN
    if t.cups[other][cup] == 0:
        return Bar.COOK_LACKS_CUP
    return Bar.ALLOWED


@rule
def can_take(t, spec):
    for other in range(spec.seats):
        for cup in range(CUP_KINDS):
            if take_bar(t, spec, other, cup) == Bar.ALLOWED:
                return True
    return False


@rule
def turn_cups_over(t):
    """AC-H6: the used cups, turned over and shuffled, are the draw pile again."""
    for cup in range(CUP_KINDS):
        t.cups_down[cup] += t.cups_used[cup]
        t.cups_used[cup] = 0


@rule
def return_cups(t, spec):
    """AC-H6: where the edition says so, the cups come back once all of them have been used."""
    if spec.cups_return == 0 or cups_in(t.cups_down) > 0:
        return
    for cook in range(spec.seats):
        if cups_in(t.cups[cook]) > 0:
            return
    turn_cups_over(t)


@rule
def roll_cup(t, spec):
    """AC-H4, AC-H5, AC-Q11: a cup from the tray, else from another cook, else the used ones, else nothing."""
    if cups_in(t.cups_down) > 0:
        t.asks = Asks.DRAW
    elif can_take(t, spec):
        t.asks = Asks.TAKE
    elif spec.cups_return == 1 and cups_in(t.cups_used) > 0:
        turn_cups_over(t)
        t.asks = Asks.DRAW
    else:
        t.asks = Asks.ACT
