"""The pieces of Kulinary: ingredients, dishes, crates, locations, and the two records that hold a table.

Ingredients are numbered in the order of the dish set. Seats are numbered from 0, who has the first-player
card at the start (KU-S3), clockwise. Locations are numbered from 0 in the order in which they are carried out.
A hand has two parts: cards taken from the store, which all have seen, and cards dealt or drawn from the deck,
which their cook alone knows (KU-Q6).
"""

from enum import IntEnum

from tablecooks.core.record import Record, whole

INGREDIENTS = 6
CARDS_OF_EACH = 10  # KU-C1
DISHES = 29  # KU-C1
COOKS = 6  # seats that a table has room for (KU-C2)
TOKENS = 3  # of each cook (KU-C2)
LOCATIONS = 5
MOST_TOKENS = COOKS * TOKENS
CRATES = 5
CRATE_ASKS = (1, 1, 2, 2, 3)  # KU-L4
CRATE_GIVES = (1, 2, 2, 3, 4)
DEALT = 2  # KU-S3
FROM_STORE = 2  # KU-L1
FINISH = 20  # KU-E1
IDLE_ROUNDS = 2  # KU-Q11

NOBODY = -1
HIDDEN = -1  # a number that a seat does not see


class Location(IntEnum):
    """Where tokens are laid, in the order in which they are carried out (KU-X1)."""

    STORE = 0
    WINDOW = 1
    DOOR = 2
    WALL = 3
    TABLE = 4


class Place(IntEnum):
    """Where a dish card is; a seat's number means that this cook has cooked it."""

    DECK = -1
    DISCARDS = -2
    WINDOW = -3
    WALL = -4


class Asks(IntEnum):
    """What has begun and waits for its next move, of chance or of a cook."""

    FILL_STORE = 0  # chance: a card for the store
    FILL_WINDOW = 1  # chance: a dish for the stove by the window
    FILL_WALL = 2  # chance: a dish for the stove by the wall
    DEAL = 3  # chance: the hands at the start
    LAY = 4  # lay a token
    TAKE = 5  # at the store: the first card
    TAKE_MORE = 6  # at the store: the second
    COOK = 7  # at a stove
    CRATE = 8  # at the door: which crate
    DISCARD = 9  # at the door: a card for the crate
    DRAW = 10  # chance: a card out of the crate
    SERVE = 11
    OVER = 12


class Ending(IntEnum):
    """Why a game has ended."""

    NOT_YET = 0
    ARRIVED = 1  # KU-E1
    NOTHING_DONE = 2  # KU-Q11


class Board(Record):
    """A table of Kulinary: all that changes in a game."""

    asks = whole("What is asked next: an Asks.")
    cook = whole("The seat that lays a token, is dealt cards, or whose token is carried out.")
    rounds = whole("Rounds begun; 0 while the table is laid.")
    first = whole("The seat with the first-player card (KU-N2).")
    ending = whole("Why the game ended: an Ending.")

    tokens = whole("Whose tokens lie at each location, in the order in which they were laid.", LOCATIONS, MOST_TOKENS)
    laid = whole("Tokens laid at each location this round.", LOCATIONS)
    tokens_left = whole("Tokens that each cook has at hand (KU-P1, KU-X1).", COOKS)
    location = whole("The location whose tokens are carried out.")
    token = whole("Which of its tokens is carried out, from 0; those before it have gone back to their cooks.")
    changed = whole("1 once a token has changed anything in this round (KU-Q11).")
    idle_rounds = whole("Rounds in a row in which no token changed anything (KU-Q11).")

    store = whole("Ingredients that lie in the store, by kind.", INGREDIENTS)
    left = whole("Cards in the ingredient deck.")
    deck = whole("Cards in the ingredient deck, by kind; -1 where hidden.", INGREDIENTS)
    discards = whole("Ingredients on the discard pile, by kind.", INGREDIENTS)
    taken = whole("Cards in each hand that came from the store, by kind.", COOKS, INGREDIENTS)
    drawn = whole("Cards in each hand that came from the deck, by kind; -1 where hidden.", COOKS, INGREDIENTS)
    held = whole("How many cards in each hand came from the deck.", COOKS)

    crates = whole("Who picked each crate this round; NOBODY for those that stand open (KU-L4).", CRATES)
    crate = whole("The crate of the exchange that is under way.")
    to_discard = whole("Cards that have still to be discarded for it.")
    to_draw = whole("Cards that have still to be drawn out of it.")

    place = whole("Where each dish card is: a Place, or the seat that has cooked it.", DISHES)
    steps = whole("How far each cook has come on the track, past 20 too (KU-L6, KU-E1).", COOKS)
    served = whole("Dishes that each cook has served.", COOKS)


class Spec(Record):
    """The set-up of a table as numbers; fixed for a game."""

    seats = whole("Cooks at the table, 2 to 6 (KU-C2).")
    store_size = whole("Ingredients that the store is filled up to (KU-S2).")
    stove_size = whole("Dishes that each stove is filled up to (KU-S2).")
    spaces = whole("Tokens that a location has room for; 0 for as many as come (KU-Q2).")
    chef_only_if_missing = whole("1: the chef stands in only for a card that is missing (KU-Q4).")
    open_hands = whole("1: all hands lie open (KU-Q6).")
    entered = whole("1: people enter what real decks brought.")

    chef = whole("The ingredient of each cook's chef (KU-C2).", COOKS)
    points = whole("Steps that each dish brings when it is served.", DISHES)
    needs = whole("Ingredients that each dish asks for, by kind.", DISHES, INGREDIENTS)
