"""What is always true at a table of King's Breakfast, and tables from which the rare ways out are near."""

from tablecooks.games.breakfast.pieces import (
    CARDS,
    DEALT_EACH,
    DISHES,
    EMERALD,
    EMERALD_EATS,
    EMERALDS,
    GUESTS,
    KINDS,
    SERVINGS,
    Asks,
)

BREAKFAST = (
    "all is well",
    "15 servings of each dish: 105, and 110 cards with Emerald (KB-C1)",
    "5 Emeralds, none of them in a hand (KB-C1, KB-A5)",
    "the deck and the drawn cards of each hand are as many as is said",
    "no count below 0",
    "no more is dealt or eaten than the rules ask for (KB-R2, KB-A3)",
    "who is not there has no card and is not asked",
    "nothing is left on the table when the next cook lays it (KB-K1)",
)


def servings_kept(t):
    cards = t.emeralds + t.gone[EMERALD] + t.deck[EMERALD]
    for dish in range(DISHES):
        total = t.deck[dish] + t.table[dish] + t.king[dish] + t.gone[dish]
        for seat in range(GUESTS):
            total += t.taken[seat][dish] + t.drawn[seat][dish]
        if total != SERVINGS:
            return False
        cards += total
    return cards == CARDS


def emeralds_kept(t):
    return t.deck[EMERALD] + t.emeralds + t.gone[EMERALD] == EMERALDS


def numbers_kept(t):
    left = 0
    for kind in range(KINDS):
        left += t.deck[kind]
    for seat in range(GUESTS):
        held = 0
        for dish in range(DISHES):
            held += t.drawn[seat][dish]
        if held != t.held[seat]:
            return False
    return left == t.left


def no_card_below_zero(t):
    for kind in range(KINDS):
        if t.deck[kind] < 0 or t.gone[kind] < 0:
            return False
    for dish in range(DISHES):
        if t.table[dish] < 0 or t.king[dish] < 0:
            return False
        for seat in range(GUESTS):
            if t.taken[seat][dish] < 0 or t.drawn[seat][dish] < 0:
                return False
    return t.emeralds >= 0


def tasks_kept(t, spec):
    if t.to_deal < 0 or t.to_deal > DEALT_EACH * spec.seats or (t.to_deal > 0) != (t.asks == Asks.DEAL):
        return False
    return t.to_eat >= 0 and t.to_eat <= EMERALD_EATS and (t.to_eat > 0) == (t.asks == Asks.EAT)


def guests_kept(t, spec):
    for seat in range(spec.seats, GUESTS):
        if t.held[seat] != 0:
            return False
        for dish in range(DISHES):
            if t.taken[seat][dish] != 0:
                return False
    return t.seat < spec.seats and t.cook < spec.seats


def table_is_cleared(t):
    if t.asks == Asks.LAY or t.asks == Asks.OVER:
        for dish in range(DISHES):
            if t.table[dish] != 0:
                return False
    return True


def broken_breakfast(t, spec):
    """The number of a sentence of BREAKFAST that is not true of the table ``t``; 0 when all are."""
    broken = 0
    if not servings_kept(t):
        broken = 1
    elif not emeralds_kept(t):
        broken = 2
    elif not numbers_kept(t):
        broken = 3
    elif not no_card_below_zero(t):
        broken = 4
    elif not tasks_kept(t, spec):
        broken = 5
    elif not guests_kept(t, spec):
        broken = 6
    elif not table_is_cleared(t):
        broken = 7
    return broken


PARTS = (
    servings_kept,
    emeralds_kept,
    numbers_kept,
    no_card_below_zero,
    tasks_kept,
    guests_kept,
    table_is_cleared,
)


def last_table(game):
    """The last table is to be laid: two cards for each guest, none left to draw; the king has all other servings."""
    state = game.start()
    state.left, kept = DEALT_EACH * game.seats, [0] * KINDS
    for card in range(state.left):
        kept[(EMERALD + card) % KINDS] += 1
    state.king = [state.deck[dish] - kept[dish] for dish in range(DISHES)]
    state.gone[EMERALD] = EMERALDS - kept[EMERALD]
    state.deck = kept
    return state


def bare_table(game):
    """Every Emerald but one lies on a table without servings, and the king has just two of them."""
    state = game.start()
    state.asks, state.rounds = Asks.ACT, 1
    state.deck[EMERALD], state.emeralds = 1, EMERALDS - 1
    state.deck[0], state.king[0] = SERVINGS - 2, 2
    state.left = CARDS - (EMERALDS - 1) - 2
    return state
