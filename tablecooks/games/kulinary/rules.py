"""The rule book of Kulinary: deal, turn, legal, odds, apply, scores, places, hide, sees.

Each works on a :class:`Board` ``t`` and a :class:`Spec` ``spec``, as Python or compiled. A seat's view of a table
is a table too: cards can be drawn from it, with the odds as that seat must judge them.
"""

from tablecooks.core.rule import rule
from tablecooks.core.turn import CHANCE, OVER
from tablecooks.games.kulinary import choices
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.decks import fill_decks, fill_ways, store_card
from tablecooks.games.kulinary.door import draw_from_crate
from tablecooks.games.kulinary.hands import draw_card
from tablecooks.games.kulinary.pieces import DISHES, HIDDEN, INGREDIENTS, TOKENS, Asks, Place
from tablecooks.games.kulinary.rounds import clear_locations, draw_on, fill_up, next_deal

legal = choices.legal
bar = choices.bar


@rule
def deal(t, spec):
    """KU-C1, KU-S1 to KU-S3: the decks; what they bring is left to chance moves. ``t`` is all zero."""
    fill_decks(t)
    for cook in range(spec.seats):
        t.tokens_left[cook] = TOKENS
    clear_locations(t)
    fill_up(t, spec)


@rule
def turn(t):
    """The seat that decides, or CHANCE, or OVER."""
    if t.asks == Asks.OVER:
        return OVER
    if t.asks <= Asks.DEAL or t.asks == Asks.DRAW:
        return CHANCE
    return t.cook


@rule
def odds(t, spec, ways):
    """At a chance move: fill ``ways`` (all zero, one number a move) with the ways of each outcome."""
    asks = t.asks
    if asks == Asks.FILL_STORE:
        fill_ways(t, ways, m.STORED)
    elif asks == Asks.DEAL or asks == Asks.DRAW:
        fill_ways(t, ways, m.DRAWN)
    elif asks == Asks.FILL_WINDOW or asks == Asks.FILL_WALL:
        first = m.AT_WINDOW if asks == Asks.FILL_WINDOW else m.AT_WALL
        for dish in range(DISHES):
            ways[first + dish] = 1 if t.place[dish] == Place.DECK else 0


@rule
def apply(t, spec, move):
    """One legal move, a cook's or chance's. Nothing is checked here."""
    if move < m.FIRST_CHANCE:
        choices.apply_choice(t, spec, move)
    elif move < m.STORED:
        bring_to_hand(t, spec, move - m.DRAWN)
    elif move < m.AT_WINDOW:
        store_card(t, move - m.STORED)
        fill_up(t, spec)
    elif move < m.AT_WALL:
        t.place[move - m.AT_WINDOW] = Place.WINDOW
        fill_up(t, spec)
    else:
        t.place[move - m.AT_WALL] = Place.WALL
        fill_up(t, spec)


@rule
def bring_to_hand(t, spec, kind):
    """KU-S3, KU-L4: a card from the deck, dealt or out of a crate."""
    if t.asks == Asks.DEAL:
        draw_card(t, t.cook, kind)
        next_deal(t, spec)
    else:
        draw_from_crate(t, kind)
        draw_on(t, spec)


@rule
def scores(t, spec, out):
    """KU-L6, KU-E2: fill ``out`` with how far each cook has come."""
    for cook in range(spec.seats):
        out[cook] = t.steps[cook]


@rule
def places(t, spec, out):
    """KU-E2, KU-Q7: fill ``out`` with each cook's place; who are equally far share it."""
    for cook in range(spec.seats):
        out[cook] = 1
        for other in range(spec.seats):
            if t.steps[other] > t.steps[cook]:
                out[cook] += 1


@rule
def hide(t, spec, seat):
    """KU-Q6: take out what ``seat`` does not see: what is in the deck, and what others were dealt or drew."""
    if spec.open_hands == 1:
        return
    for kind in range(INGREDIENTS):
        t.deck[kind] = HIDDEN
    for other in range(spec.seats):
        if other != seat:
            for kind in range(INGREDIENTS):
                t.drawn[other][kind] = HIDDEN


@rule
def sees(t, spec, seat, move):
    """KU-Q6: does ``seat`` see this chance move, due at ``t``? A dealt or drawn card is its cook's alone."""
    return move >= m.STORED or t.cook == seat or spec.open_hands == 1
