"""What a hand is worth beside the king's servings (KB-E)."""

from tablecooks.core.rule import rule
from tablecooks.games.breakfast.pieces import DISHES


@rule
def in_hand(t, seat, dish):
    """Servings of a dish in a hand; of a hidden hand those that were taken in sight of all."""
    return t.taken[seat][dish] + max(t.drawn[seat][dish], 0)


@rule
def worth(servings, kings):
    """KB-E3, KB-E4: as many points a serving as the king has of it, unless the guest has more than the king."""
    return 0 if servings > kings else servings * kings


@rule
def points(t, seat):
    """Points of a hand as things stand."""
    total = 0
    for dish in range(DISHES):
        total += worth(in_hand(t, seat, dish), t.king[dish])
    return total


@rule
def discards(t, seat):
    """KB-E3: how many cards of a hand are discarded as things stand."""
    total = 0
    for dish in range(DISHES):
        servings = in_hand(t, seat, dish)
        if servings > t.king[dish]:
            total += servings
    return total


@rule
def is_ahead(t, one, two):
    """KB-E5: more points, or as many and fewer discarded cards."""
    if points(t, one) != points(t, two):
        return points(t, one) > points(t, two)
    return discards(t, one) < discards(t, two)
