"""A round: the table is laid, every guest acts once, the king is served (KB-R, KB-K); and when it all ends (KB-E1)."""

from tablecooks.core.rule import rule
from tablecooks.games.breakfast.deck import leave_deck
from tablecooks.games.breakfast.pieces import DEALT_EACH, DISHES, EMERALD, Asks


@rule
def is_bare(t):
    """No serving lies on the table; an Emerald may (KB-A4)."""
    for dish in range(DISHES):
        if t.table[dish] > 0:
            return False
    return True


@rule
def begin_round(t, spec):
    """KB-E1, KB-Q4, KB-Q7: a full table, counting Emeralds too, or the end of the game."""
    t.seat = t.cook
    if t.left < DEALT_EACH * spec.seats:
        t.asks = Asks.OVER
    else:
        t.rounds += 1
        t.asks = Asks.LAY


@rule
def lay_table(t, spec):
    """KB-R2: two cards for each guest, dealt by chance moves."""
    t.to_deal = DEALT_EACH * spec.seats
    t.asks = Asks.DEAL


@rule
def deal_card(t, kind):
    """KB-R2, KB-R3: a card is turned up on the table; then the cook acts (KB-R4)."""
    leave_deck(t, kind)
    if kind == EMERALD:
        t.emeralds += 1
    else:
        t.table[kind] += 1
    t.to_deal -= 1
    if t.to_deal == 0:
        t.asks = Asks.ACT


@rule
def end_action(t, spec):
    """KB-R4: the next guest clockwise acts; after the last one the king is served and the next cook lays the table."""
    t.seat = (t.seat + 1) % spec.seats
    t.asks = Asks.ACT
    if t.seat == t.cook:
        serve_king(t)
        t.cook = (t.cook + 1) % spec.seats
        begin_round(t, spec)


@rule
def serve_king(t):
    """KB-K1: the king takes every serving that is left. Emeralds stay (KB-R3)."""
    for dish in range(DISHES):
        t.king[dish] += t.table[dish]
        t.table[dish] = 0
