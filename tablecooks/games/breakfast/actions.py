"""What a guest may do now, and doing it: legal moves, reasons against, the choice carried out."""

from tablecooks.core.rule import rule
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.bars import Bar
from tablecooks.games.breakfast.deck import leave_deck
from tablecooks.games.breakfast.dragon import call, call_bar, draw_emerald, eat
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, HIDDEN, Asks
from tablecooks.games.breakfast.rounds import end_action, is_bare, lay_table


@rule
def legal(t, spec, moves):
    """Set ``moves[number]`` for each move that the guest may make now. ``moves`` is all false; no chance moves."""
    for move in range(m.FIRST_CHANCE):
        moves[move] = bar(t, spec, move) == Bar.ALLOWED


@rule
def bar(t, spec, move):
    """Why a guest may not make this move now: a Bar, ALLOWED exactly for the legal moves."""
    asks = t.asks
    if asks == Asks.OVER:
        return Bar.GAME_OVER
    if asks == Asks.LAY:
        return Bar.ALLOWED if move == m.LAY else Bar.LAY_FIRST
    if asks == Asks.ACT:
        return _action_bar(t, spec, move)
    if asks == Asks.DRAGON:
        return Bar.ALLOWED if move == m.CALL or move == m.LEAVE else Bar.ONLY_EMERALD
    if asks == Asks.EAT:
        return _eat_bar(t, move)
    return Bar.CHANCE_FIRST


@rule
def _action_bar(t, spec, move):
    """KB-R4: exactly one action."""
    if move >= m.TAKE and move < m.DRAW:
        return Bar.ALLOWED if t.table[move - m.TAKE] > 0 else Bar.NOT_ON_TABLE
    if move == m.DRAW:
        return Bar.ALLOWED if t.left > 0 else Bar.DECK_EMPTY
    if move == m.CALL:
        return call_bar(t, spec)
    if move == m.PASS:
        return pass_bar(t)
    return Bar.NOT_ASKED


@rule
def pass_bar(t):
    """KB-Q1, KB-Q2: only with an empty deck and a bare table."""
    return Bar.ALLOWED if t.left == 0 and is_bare(t) else Bar.MUST_ACT


@rule
def _eat_bar(t, move):
    if move < m.EAT or move >= m.EAT + DISHES:
        return Bar.ONLY_EATING
    return Bar.ALLOWED if t.king[move - m.EAT] > 0 else Bar.KING_HAS_NONE


@rule
def apply_choice(t, spec, move):
    """Carry out a guest's move."""
    if move == m.LAY:
        lay_table(t, spec)
    elif move < m.DRAW:
        take_pile(t, move - m.TAKE)
        end_action(t, spec)
    elif move == m.DRAW:
        t.asks = Asks.DRAW
    elif move == m.CALL:
        call(t)
    elif move >= m.EAT:
        eat(t, spec, move - m.EAT)
    else:  # Emerald is left on the table, or the guest passes
        end_action(t, spec)


@rule
def take_pile(t, dish):
    """KB-A1: all cards of one dish, none left over."""
    t.taken[t.seat][dish] += t.table[dish]
    t.table[dish] = 0


@rule
def draw_card(t, spec, kind):
    """KB-A2, KB-A5: a card from the deck into the hand, unless it is Emerald."""
    leave_deck(t, kind)
    if kind == EMERALD:
        draw_emerald(t, spec)
        return
    t.held[t.seat] += 1
    if t.drawn[t.seat][kind] != HIDDEN:
        t.drawn[t.seat][kind] += 1
    end_action(t, spec)
