"""What a cook may do now, and doing it: legal moves, reasons against, the choice carried out."""

from tablecooks.core.rule import rule
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.bars import Bar
from tablecooks.games.alacarte.cups import (
    cup_bar,
    lay_point,
    lower_bar,
    lower_heat,
    play_spoons,
    reseason_bar,
    swap_bar,
    swap_stoves,
    take_bar,
    take_break,
)
from tablecooks.games.alacarte.dishes import clear_away, lay_in_pan, offers_new_colour, pick_bar, put_crepe
from tablecooks.games.alacarte.pieces import CUP_KINDS, DISHES, SEASONINGS, Asks, Crepe, Cup
from tablecooks.games.alacarte.stove import (
    end_bar,
    flip_bar,
    raise_heat,
    roll_bar,
    spend_action,
    start_tip,
    tip_bar,
)
from tablecooks.games.alacarte.turns import end_turn, go_on, next_first_dish, pass_turn


@rule
def legal(t, spec, moves):
    """Set ``moves[number]`` for each move that the cook may make now. ``moves`` is all false; no chance moves."""
    asks = t.asks
    if asks == Asks.ACT:
        _legal_actions(t, spec, moves)
        _legal_cups(t, spec, moves)
    elif asks == Asks.PICK or asks == Asks.FIRST_DISH:
        new_colour = offers_new_colour(t, spec, t.cook)
        for dish in range(DISHES):
            moves[m.PICK + dish] = pick_bar(t, spec, t.cook, dish, new_colour) == Bar.ALLOWED
        moves[m.PUT_CREPE] = crepe_bar(t) == Bar.ALLOWED
    elif asks == Asks.RAISE:
        for levels in range(3):
            moves[m.RAISE + levels] = True
    elif asks == Asks.RESCUE:
        moves[m.LET_GO] = True
        for levels in range(3):
            moves[m.LOWER + levels] = lower_bar(t, spec, levels + 1) == Bar.ALLOWED
    elif asks == Asks.TAKE:
        for other in range(spec.seats):
            for cup in range(CUP_KINDS):
                moves[m.TAKE + other * CUP_KINDS + cup] = take_bar(t, spec, other, cup) == Bar.ALLOWED


@rule
def _legal_actions(t, spec, moves):
    moves[m.ROLL] = roll_bar(t) == Bar.ALLOWED
    moves[m.FLIP] = flip_bar(t) == Bar.ALLOWED
    moves[m.END] = end_bar(t) == Bar.ALLOWED
    for shaker in range(SEASONINGS):
        moves[m.TIP + shaker] = tip_bar(t, spec, shaker) == Bar.ALLOWED


@rule
def _legal_cups(t, spec, moves):
    if t.break_taken == 1:
        return
    moves[m.LAY_POINT] = cup_bar(t, spec, Cup.POINT) == Bar.ALLOWED
    moves[m.PLAY_SPOONS] = cup_bar(t, spec, Cup.SPOONS) == Bar.ALLOWED
    for levels in range(3):
        moves[m.LOWER + levels] = lower_bar(t, spec, levels + 1) == Bar.ALLOWED
    if cup_bar(t, spec, Cup.SWAP) == Bar.ALLOWED:
        for other in range(spec.seats):
            moves[m.SWAP + other] = swap_bar(t, spec, other) == Bar.ALLOWED
    if cup_bar(t, spec, Cup.RESEASON) == Bar.ALLOWED:
        for other in range(spec.seats):
            for shaker in range(SEASONINGS):
                moves[m.RESEASON + other * SEASONINGS + shaker] = reseason_bar(t, spec, other, shaker) == Bar.ALLOWED


@rule
def crepe_bar(t):
    """AC-R1, AC-Q6: the own crêpe, once, and not as the first dish."""
    if t.asks == Asks.FIRST_DISH:
        return Bar.CREPE_NOT_FIRST
    if t.crepe[t.cook] != Crepe.UNUSED:
        return Bar.CREPE_USED
    return Bar.ALLOWED


@rule
def bar(t, spec, move):
    """Why a cook may not make this move now: a Bar, ALLOWED exactly for the legal moves."""
    asks = t.asks
    if asks == Asks.OVER:
        return Bar.GAME_OVER
    if asks == Asks.RESCUE:
        return _rescue_bar(t, spec, move)
    if asks == Asks.ACT:
        return _action_bar(t, spec, move)
    if move >= m.PICK and move < m.PUT_CREPE and (asks == Asks.PICK or asks == Asks.FIRST_DISH):
        return pick_bar(t, spec, t.cook, move - m.PICK, offers_new_colour(t, spec, t.cook))
    if move == m.PUT_CREPE and (asks == Asks.PICK or asks == Asks.FIRST_DISH):
        return crepe_bar(t)
    if move >= m.TAKE and move < m.SHOWS and asks == Asks.TAKE:
        return take_bar(t, spec, (move - m.TAKE) // CUP_KINDS, (move - m.TAKE) % CUP_KINDS)
    if move >= m.RAISE and move < m.PICK and asks == Asks.RAISE:
        return Bar.ALLOWED
    if asks == Asks.RAISE or asks == Asks.TAKE or asks == Asks.PICK or asks == Asks.FIRST_DISH:
        return Bar.NOT_ASKED
    return Bar.CHANCE_FIRST


@rule
def _rescue_bar(t, spec, move):
    if move == m.LET_GO:
        return Bar.ALLOWED
    if move >= m.LOWER and move < m.SWAP:
        return lower_bar(t, spec, move - m.LOWER + 1)
    return Bar.ONLY_RESCUE


@rule
def _action_bar(t, spec, move):
    if move == m.ROLL:
        return roll_bar(t)
    if move >= m.TIP and move < m.FLIP:
        return tip_bar(t, spec, move - m.TIP)
    if move == m.FLIP:
        return flip_bar(t)
    if move == m.END:
        return end_bar(t)
    if move == m.LAY_POINT:
        return cup_bar(t, spec, Cup.POINT)
    if move == m.PLAY_SPOONS:
        return cup_bar(t, spec, Cup.SPOONS)
    if move >= m.LOWER and move < m.SWAP:
        return lower_bar(t, spec, move - m.LOWER + 1)
    if move >= m.SWAP and move < m.RESEASON:
        return swap_bar(t, spec, move - m.SWAP)
    if move >= m.RESEASON and move < m.TAKE:
        return reseason_bar(t, spec, (move - m.RESEASON) // SEASONINGS, (move - m.RESEASON) % SEASONINGS)
    return Bar.NOT_ASKED


@rule
def apply_choice(t, spec, move):
    """Carry out a cook's move."""
    if move == m.ROLL:
        spend_action(t)
        t.asks = Asks.DIE
    elif move < m.FLIP:
        spend_action(t)
        start_tip(t, move - m.TIP, t.cook)
    elif move == m.FLIP:
        spend_action(t)
        t.asks = Asks.FLIP
    elif move == m.END:
        end_turn(t, spec)
    elif move < m.PICK:
        raise_heat(t, t.cook, move - m.RAISE + 1)
        go_on(t, spec)
    elif move < m.LAY_POINT:
        _apply_pick(t, spec, move)
    else:
        _apply_cup(t, spec, move)


@rule
def _apply_pick(t, spec, move):
    if move == m.PUT_CREPE:
        put_crepe(t, t.cook)  # AC-R2: that ends the turn at once
        t.idle_turns = 0
        pass_turn(t, spec)
        go_on(t, spec)
    elif move == m.LET_GO:
        clear_away(t, t.cook)
        go_on(t, spec)
    else:
        lay_in_pan(t, t.cook, move - m.PICK)
        if t.asks == Asks.FIRST_DISH:
            next_first_dish(t, spec)
        else:
            go_on(t, spec)


@rule
def _apply_cup(t, spec, move):
    if move == m.LAY_POINT:
        lay_point(t)
    elif move == m.PLAY_SPOONS:
        play_spoons(t)
    elif move < m.SWAP:
        lower_heat(t, move - m.LOWER + 1)
    elif move < m.RESEASON:
        swap_stoves(t, move - m.SWAP)
    elif move < m.TAKE:
        take_break(t, Cup.RESEASON)
        start_tip(t, (move - m.RESEASON) % SEASONINGS, (move - m.RESEASON) // SEASONINGS)
        return
    else:
        t.cups[(move - m.TAKE) // CUP_KINDS][(move - m.TAKE) % CUP_KINDS] -= 1
        t.cups[t.cook][(move - m.TAKE) % CUP_KINDS] += 1
    go_on(t, spec)
