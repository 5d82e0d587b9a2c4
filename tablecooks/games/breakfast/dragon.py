"""Emerald, the king's dragon: when it can be called, and what it eats (KB-A3, KB-A5)."""

from tablecooks.core.rule import rule
from tablecooks.games.breakfast.bars import Bar
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, EMERALD_EATS, Asks
from tablecooks.games.breakfast.rounds import end_action, is_bare


@rule
def king_can_feed(t):
    """KB-A3: at least two servings lie before the king."""
    servings = 0
    for dish in range(DISHES):
        servings += t.king[dish]
    return servings >= EMERALD_EATS


@rule
def call_bar(t, spec):
    """KB-A3, KB-A4, KB-Q1: may Emerald be called from the table?"""
    if t.emeralds == 0:
        return Bar.NO_EMERALD
    if not king_can_feed(t):
        return Bar.KING_HAS_TOO_FEW
    if is_bare(t) and spec.emerald_on_bare_table == 0:
        return Bar.TABLE_BARE
    return Bar.ALLOWED


@rule
def call(t):
    """KB-A3, KB-Q4: one Emerald leaves the game; it eats two of the king's servings."""
    t.emeralds -= 1
    t.gone[EMERALD] += 1
    t.to_eat = EMERALD_EATS
    t.asks = Asks.EAT


@rule
def eat(t, spec, dish):
    """KB-A3, KB-K3: a serving of the king leaves the game; with the second one the action is done."""
    t.king[dish] -= 1
    t.gone[dish] += 1
    t.to_eat -= 1
    if t.to_eat == 0:
        end_action(t, spec)


@rule
def draw_emerald(t, spec):
    """KB-A5, KB-Q3: a drawn Emerald lies on the table in sight of all; if it can be used, its guest is asked."""
    t.emeralds += 1
    if king_can_feed(t):
        t.asks = Asks.DRAGON
    else:
        end_action(t, spec)
