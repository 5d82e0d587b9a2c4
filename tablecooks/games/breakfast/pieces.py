"""The pieces of King's Breakfast: dishes, Emerald, and the two records that hold a table.

Seats are numbered from 0, the first cook, clockwise. A hand has two parts: piles taken from the table, which all
have seen, and cards drawn from the deck, which their guest alone knows (KB-Q6).
"""

from enum import IntEnum

from tablecooks.core.record import Record, whole

DISHES = 7
KINDS = 8  # the dishes and Emerald
EMERALD = 7
SERVINGS = 15  # of each dish (KB-C1)
EMERALDS = 5  # KB-C1
CARDS = DISHES * SERVINGS + EMERALDS
FEWEST_GUESTS = 3  # KB-C2
GUESTS = 5  # seats that a table has room for (KB-C2)
DEALT_EACH = 2  # KB-R2
EMERALD_EATS = 2  # KB-A3
HIDDEN = -1  # a number that a seat does not see


class Kind(IntEnum):
    """What is on a card (KB-C1)."""

    HAM = 0
    CHEESE = 1
    BREAD = 2
    CAKE = 3
    WINE = 4
    FRUIT = 5
    CHICKEN = 6
    EMERALD = 7


class Asks(IntEnum):
    """What has begun and waits for its next move, of chance or of a guest."""

    LAY = 0  # the cook lays the table
    DEAL = 1  # chance: a card onto the table
    ACT = 2
    DRAW = 3  # chance: a card into the hand
    DRAGON = 4  # a drawn Emerald: use it or leave it on the table
    EAT = 5  # which of the king's servings Emerald eats
    OVER = 6


class Breakfast(Record):
    """A table of King's Breakfast: all that changes in a game."""

    asks = whole("What is asked next: an Asks.")
    rounds = whole("Rounds begun, from 1.")
    cook = whole("The seat that lays the table this round and acts first (KB-R1, KB-R4).")
    seat = whole("The seat that is asked, or for which a card is drawn.")
    to_deal = whole("Cards that have still to be dealt onto the table (KB-R2).")
    to_eat = whole("Servings that Emerald has still to eat (KB-A3).")

    left = whole("Cards in the deck. When the game is over they are out of it (KB-E1).")
    deck = whole("Cards in the deck, by kind; -1 where hidden.", KINDS)
    table = whole("Servings on the table, by dish.", DISHES)
    emeralds = whole("Emeralds on the table (KB-R3).")
    king = whole("The king's servings, by dish.", DISHES)
    taken = whole("Servings that each seat took from the table, by dish.", GUESTS, DISHES)
    drawn = whole("Servings that each seat drew from the deck, by dish; -1 where hidden.", GUESTS, DISHES)
    held = whole("How many servings each seat drew from the deck.", GUESTS)
    gone = whole("Cards out of the game, by kind: used Emeralds and what they ate (KB-A3).", KINDS)


class Spec(Record):
    """The set-up of a table as numbers; fixed for a game."""

    seats = whole("Guests at the table, 3 to 5 (KB-C2).")
    emerald_on_bare_table = whole("1: an Emerald can be used with no serving on the table (KB-Q1).")
    open_hands = whole("1: everyone sees all hands (KB-Q6).")
    entered = whole("1: people enter which cards a real deck brought.")
