"""The order of a turn: what is settled by itself, whose turn is next, when the game is over (AC-T, AC-X1, AC-Q15)."""

from tablecooks.core.rule import rule
from tablecooks.games.alacarte.cups import can_rescue, has_break, return_cups
from tablecooks.games.alacarte.dishes import (
    can_place,
    clear_away,
    ending_reached,
    is_burnt,
    is_done,
    is_overseasoned,
    serve,
    serve_crepe,
)
from tablecooks.games.alacarte.pieces import ACTIONS, EMPTY, Asks, Ending
from tablecooks.games.alacarte.stove import refill


@rule
def finish(t, ending):
    t.ending = ending
    t.asks = Asks.OVER


@rule
def begin_turn(t, cook):
    """AC-T1, AC-T2."""
    t.cook = cook
    t.actions = ACTIONS
    t.acted = 0
    t.break_taken = 0
    t.turn_ends = 0


@rule
def pass_turn(t, spec):
    begin_turn(t, (t.cook + 1) % spec.seats)


@rule
def end_turn(t, spec):
    """AC-Q5, AC-Q23: the cook ends the turn; a whole round without an action ends the game."""
    t.idle_turns = 0 if t.acted == 1 else t.idle_turns + 1
    if t.idle_turns == spec.seats:
        finish(t, Ending.NOBODY_ACTS)
    else:
        pass_turn(t, spec)
        go_on(t, spec)


@rule
def serve_and_look(t, spec):
    """AC-D2, AC-E1, AC-E2: serve the own dish; true when that ends the game."""
    serve(t, spec, t.cook)
    return game_ends(t, spec)


@rule
def game_ends(t, spec):
    ending = ending_reached(t, spec, t.cook)
    if ending == Ending.NOT_YET:
        return False
    finish(t, ending)
    return True


@rule
def turn_is_over(t, spec):
    """AC-T2, AC-Q16: no action left and no coffee break to take; or the crêpe was the end of it."""
    return t.turn_ends == 1 or (t.actions == 0 and not has_break(t, spec))


@rule
def settle(t, spec):
    """AC-X1, AC-Q2, AC-Q15: rescue, clear, serve, pick, pass: one step of it; true when something is asked."""
    cook = t.cook
    if t.dish[cook] == EMPTY:
        if can_place(t, spec, cook):
            t.asks = Asks.PICK
        else:
            finish(t, Ending.NO_DISH)
        return True
    if is_burnt(t, spec, cook) and can_rescue(t, spec, cook):
        t.asks = Asks.RESCUE
        return True
    if is_burnt(t, spec, cook) or is_overseasoned(t, cook):
        clear_away(t, cook)
        return False
    if is_done(t, spec, cook):
        return serve_and_look(t, spec)
    if turn_is_over(t, spec):
        t.idle_turns = 0
        pass_turn(t, spec)
        return False
    t.asks = Asks.ACT
    return True


@rule
def go_on(t, spec):
    """After a move: settle the table until a cook is asked something, or the game is over."""
    while not settle(t, spec):
        pass
    refill(t)
    return_cups(t, spec)


@rule
def next_first_dish(t, spec):
    """AC-S3, AC-S4: each cook in turn has picked a first dish; then the starting cook begins."""
    if t.cook + 1 < spec.seats:
        t.cook += 1
    else:
        begin_turn(t, 0)
        t.asks = Asks.ACT


@rule
def next_deal(t, spec):
    """AC-S1: a cup for each cook, then the first dishes."""
    if t.cook + 1 < spec.seats:
        t.cook += 1
    else:
        t.cook = 0
        t.asks = Asks.FIRST_DISH


@rule
def finish_crepe(t, spec):
    """AC-R5."""
    serve_crepe(t, t.cook)
    if not game_ends(t, spec):
        go_on(t, spec)
