"""Hands: what is in them, what comes and what goes (KU-Q6, KU-Q8)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.decks import leave_deck
from tablecooks.games.kulinary.pieces import HIDDEN, INGREDIENTS


@rule
def in_hand(t, cook, kind):
    """Cards of a kind in a hand; where it is hidden, those that all have seen."""
    return t.taken[cook][kind] + max(t.drawn[cook][kind], 0)


@rule
def hand_size(t, cook):
    """KU-Q6: how many cards a hand holds, which everybody sees."""
    number = t.held[cook]
    for kind in range(INGREDIENTS):
        number += t.taken[cook][kind]
    return number


@rule
def draw_card(t, cook, kind):
    """A card from the deck into a hand, unseen by the others."""
    leave_deck(t, kind)
    t.held[cook] += 1
    if t.drawn[cook][kind] != HIDDEN:
        t.drawn[cook][kind] += 1


@rule
def discard_card(t, cook, kind):
    """KU-Q5: a card from a hand onto the discard pile; one that was seen before, if there is such a one."""
    t.discards[kind] += 1
    if t.taken[cook][kind] > 0:
        t.taken[cook][kind] -= 1
    else:
        t.held[cook] -= 1
        if t.drawn[cook][kind] != HIDDEN:
            t.drawn[cook][kind] -= 1
