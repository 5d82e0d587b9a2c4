"""The pieces of À la carte: kinds, cups, die faces, dials, and the two records that hold a table.

Kinds are numbered lemon, pepper, paprika, herbs, salt, the order in which waiting shakers are
filled (AC-Q13). Seats are numbered from 0, the starting cook, clockwise.
"""

from enum import IntEnum

from tablecooks.core.record import Record, whole

SEASONINGS = 4
KINDS = 5
SALT = 4
COOKS = 4  # seats that a table has room for (AC-C3)
DISHES = 20  # AC-C5
HOTTEST = 7  # AC-C4
CUP_KINDS = 5
FACES = 6
SEASONING_IN_SHAKER = 15  # AC-C2
SALT_IN_SHAKER = 5  # AC-C2
LARGEST_FALL = SEASONING_IN_SHAKER + SALT_IN_SHAKER
CUPS = (3, 3, 2, 3, 2)  # AC-C7, in the order of Cup
STARS_TO_WIN = 3  # AC-E2
OVERSEASONED_FROM = 3  # AC-P4
ACTIONS = 3  # AC-T1
NEVER_BURNT = HOTTEST + 1

EMPTY = -1  # no dish in a pan
CREPE = DISHES  # the number that stands for a crêpe in a pan
CREPE_POINTS = 5


class Kind(IntEnum):
    """What lies in a shaker (AC-C1)."""

    LEMON = 0
    PEPPER = 1
    PAPRIKA = 2
    HERBS = 3
    SALT = 4


class Colour(IntEnum):
    """The colours of dishes (AC-C5)."""

    YELLOW = 0
    GREEN = 1
    RED = 2
    BLUE = 3
    ORANGE = 4


class Cup(IntEnum):
    """The coffee cups (AC-C7)."""

    POINT = 0
    SWAP = 1
    SPOONS = 2
    RESEASON = 3
    LOWER = 4


class Face(IntEnum):
    """The faces of the heat die (AC-C8)."""

    ONE = 0
    TWO = 1
    THREE = 2
    CHOOSE = 3
    ALL_UP = 4
    CUP = 5


class Asks(IntEnum):
    """What has begun and waits for its next move, of chance or of a cook."""

    DEAL = 0  # chance: a cup for each cook at the start
    FIRST_DISH = 1
    ACT = 2
    DIE = 3  # chance
    RAISE = 4
    DRAW = 5  # chance: a cup from the tray
    TAKE = 6  # a cup from another cook
    FALL = 7  # chance: how many
    CRYSTAL = 8  # chance: which
    FLIP = 9  # chance
    RESCUE = 10
    PICK = 11
    OVER = 12


class Place(IntEnum):
    """Where a dish card is; a seat's number means that cook's tray."""

    OFFER = -1
    PAN = -2
    BIN = -3


class Crepe(IntEnum):
    """Where a cook's crêpe is."""

    UNUSED = 0
    PAN = 1
    SERVED = 2
    BURNT = 3


class Ending(IntEnum):
    """Why a game has ended."""

    NOT_YET = 0
    DISHES = 1  # AC-E1
    STARS = 2  # AC-E2
    NO_DISH = 3  # AC-E3
    NOBODY_ACTS = 4  # AC-Q23


class Kitchen(Record):
    """A table of À la carte: all that changes in a game."""

    asks = whole("What is asked next: an Asks.")
    cook = whole("The seat whose turn it is.")
    actions = whole("Actions left in this turn (AC-T1).")
    acted = whole("1 once an action was spent in this turn.")
    break_taken = whole("1 once the coffee break of this turn was taken (AC-T3).")
    turn_ends = whole("1 when the turn passes as soon as a dish is in the pan (AC-R5, AC-R7).")
    idle_turns = whole("Turns in a row that were ended without an action (AC-Q23).")
    ending = whole("Why the game ended: an Ending.")

    heat = whole("Each stove's dial, 0 to 7 (AC-C4).", COOKS)
    pan = whole("Crystals in each pan, by kind.", COOKS, KINDS)
    dish = whole("The dish in each pan; EMPTY or CREPE besides.", COOKS)
    place = whole("Where each dish card is: a Place, or the seat on whose tray it lies.", DISHES)
    starred = whole("1 for a dish that was served perfect (AC-D4).", DISHES)
    crepe = whole("Each cook's crêpe: a Crepe.", COOKS)
    served = whole("Dishes finished by each cook, the crêpe included (AC-E1).", COOKS)
    stars = whole("Stars of each cook.", COOKS)

    cups = whole("Unused cups before each cook, by Cup.", COOKS, CUP_KINDS)
    laid = whole("Victory-point cups on each cook's tray (AC-K1).", COOKS)
    cups_down = whole("The draw pile: cups face down on the coffee tray, by Cup.", CUP_KINDS)
    cups_used = whole("Used cups face up on the coffee tray, by Cup.", CUP_KINDS)

    seasoning = whole("Crystals of its seasoning in each shaker; -1 when hidden.", SEASONINGS)
    salt = whole("Salt in each shaker; -1 when hidden.", SEASONINGS)
    sink = whole("Crystals in the sink, by kind; -1 when hidden.", KINDS)
    tipped = whole("The shaker of the tip that is under way.")
    over = whole("The seat over whose pan that shaker is tipped.")
    falling = whole("Crystals of that tip that have still to fall.")


class Spec(Record):
    """The set-up of a table as numbers; fixed for a game. Dish 20 is the crêpe."""

    seats = whole("Cooks at the table, 2 to 4 (AC-C3).")
    goal = whole("Finished dishes that end the game, 5 or 7 (AC-E1, AC-E7).")
    cups_return = whole("1: used cups become the draw pile again (AC-H6).")
    break_with_crepe = whole("1: a coffee break is allowed while the own pan holds a crêpe (AC-R8).")
    point_can_be_taken = whole("1: a victory-point cup not yet laid can be taken (AC-H5).")
    rescue_leaves_red = whole("1: lowering the heat of a burnt dish must bring it out of the red (AC-X3).")
    done_in_pan_counts = whole("1: a done dish in a pan counts at the end (AC-E4).")
    any_seasoning = whole("1: any shaker may be tipped, also one not on the recipe (AC-Q3).")
    entered = whole("1: people enter what real dice and shakers brought, also what the law gives no weight.")
    opaque = whole("1: nobody sees what is in the shakers and the sink.")

    points = whole("Points of each dish.", DISHES + 1)
    colour = whole("Colour of each dish; -1 for the crêpe.", DISHES + 1)
    green_from = whole("Lowest right heat of each dish.", DISHES + 1)
    green_to = whole("Highest right heat of each dish.", DISHES + 1)
    burnt_from = whole("Lowest red level of each dish; 8 when it has none.", DISHES + 1)
    needs = whole("Crystals each recipe asks for, by seasoning.", DISHES + 1, SEASONINGS)
    seasoned = whole("1 for a recipe that asks for any crystal (AC-D5).", DISHES + 1)

    falls = whole(
        "Ways in which k crystals fall out of a shaker that holds n: falls[n][k].",
        LARGEST_FALL + 1,
        LARGEST_FALL + 1,
    )
    flip_lands = whole("Ways in which each cook's flip lands picture side up.", COOKS)
    flip_tries = whole("All ways of each cook's flip.", COOKS)
