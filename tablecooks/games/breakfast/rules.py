"""The rule book of King's Breakfast: deal, turn, legal, odds, apply, scores, places, hide, sees.

Each works on a :class:`Breakfast` ``t`` and a :class:`Spec` ``spec``, as Python or compiled. A seat's view of a
table is a table too: cards can be dealt and drawn from it, with the odds as that seat must judge them.
"""

from tablecooks.core.rule import rule
from tablecooks.core.turn import CHANCE, OVER
from tablecooks.games.breakfast import actions, scoring
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.deck import fill_deck, fill_ways
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, HIDDEN, Asks
from tablecooks.games.breakfast.rounds import begin_round, deal_card

legal = actions.legal
bar = actions.bar


@rule
def deal(t, spec):
    """KB-C1, KB-C3: the deck is ready and the first cook is to lay the table. ``t`` is all zero."""
    fill_deck(t)
    begin_round(t, spec)


@rule
def turn(t):
    """The seat that decides, or CHANCE, or OVER."""
    if t.asks == Asks.OVER:
        return OVER
    if t.asks == Asks.DEAL or t.asks == Asks.DRAW:
        return CHANCE
    return t.seat


@rule
def odds(t, spec, ways):
    """At a chance move: fill ``ways`` (all zero, one number a move) with the ways of each outcome."""
    if t.asks == Asks.DEAL or t.asks == Asks.DRAW:
        fill_ways(t, ways, m.CARD)


@rule
def apply(t, spec, move):
    """One legal move, a guest's or chance's. Nothing is checked here."""
    if move < m.FIRST_CHANCE:
        actions.apply_choice(t, spec, move)
    elif t.asks == Asks.DEAL:
        deal_card(t, move - m.CARD)
    else:
        actions.draw_card(t, spec, move - m.CARD)


@rule
def scores(t, spec, out):
    """KB-E4: fill ``out`` with each guest's points as things stand; of hidden cards nothing counts."""
    for seat in range(spec.seats):
        out[seat] = scoring.points(t, seat)


@rule
def places(t, spec, out):
    """KB-E5, KB-Q5: fill ``out`` with each guest's place; a tie that discards do not break is shared."""
    for seat in range(spec.seats):
        out[seat] = 1
        for other in range(spec.seats):
            if scoring.is_ahead(t, other, seat):
                out[seat] += 1


@rule
def hide(t, spec, seat):
    """KB-A2, KB-E2, KB-Q6: take out what ``seat`` does not see: the deck, and until the end what others drew."""
    if spec.open_hands == 1:
        return
    for dish in range(DISHES):
        t.deck[dish] = HIDDEN
    if t.asks == Asks.OVER:
        return
    for other in range(spec.seats):
        if other != seat:
            for dish in range(DISHES):
                t.drawn[other][dish] = HIDDEN


@rule
def sees(t, spec, seat, move):
    """KB-A2, KB-A5, KB-Q6: does ``seat`` see this chance move, due at ``t``? A drawn serving is its guest's alone."""
    return t.asks != Asks.DRAW or t.seat == seat or move == m.CARD + EMERALD or spec.open_hands == 1
