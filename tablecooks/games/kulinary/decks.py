"""The two decks, their discard piles and the store; what a seat must think is in the deck (KU-S1, KU-Q5)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.pieces import CARDS_OF_EACH, COOKS, DISHES, HIDDEN, INGREDIENTS, Place


@rule
def fill_decks(t):
    """KU-C1, KU-S1: all cards lie in their decks, in an order that nobody knows."""
    for kind in range(INGREDIENTS):
        t.deck[kind] = CARDS_OF_EACH
        t.left += CARDS_OF_EACH
    for dish in range(DISHES):
        t.place[dish] = Place.DECK


@rule
def leave_deck(t, kind):
    """A card of this kind leaves the deck."""
    t.left -= 1
    if t.deck[kind] != HIDDEN:
        t.deck[kind] -= 1


@rule
def unseen(t, kind):
    """Cards of a kind that do not lie in sight: they are in the deck, or in a hand that ``t`` does not show."""
    number = CARDS_OF_EACH - t.store[kind] - t.discards[kind]
    for cook in range(COOKS):
        number -= t.taken[cook][kind]
        if t.drawn[cook][kind] != HIDDEN:
            number -= t.drawn[cook][kind]
    return number


@rule
def fill_ways(t, ways, first):
    """In how many ways the next card is of each kind, from ``ways[first]`` on.

    Where the deck is hidden every card that is not seen is as likely as any other to lie on top of it.
    """
    for kind in range(INGREDIENTS):
        ways[first + kind] = unseen(t, kind) if t.deck[kind] == HIDDEN else t.deck[kind]


@rule
def ready_card(t):
    """KU-S1, KU-Q5: an empty deck is renewed from its discards; false when there is no card in either.

    All have seen the discards, so what is in the renewed deck is hidden from nobody at first.
    """
    if t.left > 0:
        return True
    for kind in range(INGREDIENTS):
        t.deck[kind] = t.discards[kind]
        t.left += t.discards[kind]
        t.discards[kind] = 0
    return t.left > 0


@rule
def ready_dish(t):
    """KU-S1, KU-Q5: the same for the dish deck."""
    if dishes_at(t, Place.DECK) > 0:
        return True
    for dish in range(DISHES):
        if t.place[dish] == Place.DISCARDS:
            t.place[dish] = Place.DECK
    return dishes_at(t, Place.DECK) > 0


@rule
def dishes_at(t, place):
    """How many dish cards are there."""
    number = 0
    for dish in range(DISHES):
        if t.place[dish] == place:
            number += 1
    return number


@rule
def in_store(t):
    """How many ingredients lie in the store."""
    number = 0
    for kind in range(INGREDIENTS):
        number += t.store[kind]
    return number


@rule
def store_card(t, kind):
    """KU-N1: a card from the deck into the store."""
    leave_deck(t, kind)
    t.store[kind] += 1
