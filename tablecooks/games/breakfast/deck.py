"""The deck: what is in it, what a seat must think is in it, and a card that leaves it."""

from tablecooks.core.rule import rule
from tablecooks.games.breakfast.pieces import CARDS, DISHES, EMERALD, EMERALDS, GUESTS, HIDDEN, KINDS, SERVINGS


@rule
def fill_deck(t):
    """KB-C1, KB-C3: all cards lie in the deck, in an order that nobody knows."""
    for dish in range(DISHES):
        t.deck[dish] = SERVINGS
    t.deck[EMERALD] = EMERALDS
    t.left = CARDS


@rule
def leave_deck(t, kind):
    """A card of this kind leaves the deck."""
    t.left -= 1
    if t.deck[kind] != HIDDEN:
        t.deck[kind] -= 1


@rule
def unseen(t, dish):
    """Servings of a dish that do not lie in sight: they are in the deck, or in a hand that ``t`` does not show."""
    number = SERVINGS - t.table[dish] - t.king[dish] - t.gone[dish]
    for seat in range(GUESTS):
        number -= t.taken[seat][dish]
        if t.drawn[seat][dish] != HIDDEN:
            number -= t.drawn[seat][dish]
    return number


@rule
def fill_ways(t, ways, first):
    """In how many ways the next card is of each kind, from ``ways[first]`` on.

    Where the deck is hidden, as the seat must judge it: an Emerald is never hidden in a hand (KB-A5), so all
    that are not in sight are in the deck, and the other cards of the deck are any of the unseen servings.
    """
    if t.deck[0] != HIDDEN:
        for kind in range(KINDS):
            ways[first + kind] = t.deck[kind]
        return
    servings = t.left - t.deck[EMERALD]
    pool = 0
    for dish in range(DISHES):
        pool += unseen(t, dish)
    some_are_in_hands = pool != servings
    for dish in range(DISHES):
        ways[first + dish] = unseen(t, dish) * servings if some_are_in_hands else unseen(t, dish)
    ways[first + EMERALD] = t.deck[EMERALD] * pool if some_are_in_hands else t.deck[EMERALD]
