"""Why a move is not allowed: one number for each reason. 0 is *allowed*; the sentences are in ``words``.

Legal moves and reasons come from the same functions, so they cannot disagree.
"""

from enum import IntEnum


class Bar(IntEnum):
    ALLOWED = 0
    NOT_ASKED = 1
    GAME_OVER = 2
    CHANCE_FIRST = 3
    LOCATION_FULL = 4
    NOT_IN_STORE = 5
    NOT_ON_THIS_STOVE = 6
    INGREDIENT_MISSING = 7
    CHEF_NOT_ASKED_FOR = 8
    CHEF_NOT_MISSING = 9
    CRATE_PICKED = 10
    TOO_FEW_CARDS = 11
    NOT_IN_HAND = 12
    NOT_COOKED = 13
    NOT_HERE = 14
