"""Why a move is not allowed: one number for each reason. 0 is *allowed*; the sentences are in ``words``.

Legal moves and reasons come from the same functions, so they cannot disagree.
"""

from enum import IntEnum


class Bar(IntEnum):
    ALLOWED = 0
    NOT_ASKED = 1
    GAME_OVER = 2
    CHANCE_FIRST = 3
    NO_ACTION_LEFT = 4
    CREPE_IN_PAN = 5
    MUST_ROLL = 6
    FLIP_FIRST = 7
    NO_CREPE_IN_PAN = 8
    NO_SEASONING = 9
    NOT_ON_RECIPE = 10
    SHAKER_EMPTY = 11
    BREAK_TAKEN = 12
    NO_BREAK_WITH_CREPE = 13
    NO_SUCH_CUP = 14
    NO_SUCH_COOK = 15
    RESEASON_OWN = 16
    SWAP_CREPE = 17
    SWAP_SPOILED = 18
    RESEASON_SPOILED = 19
    RESEASON_UNSEASONED = 20
    NOT_THAT_WARM = 21
    STILL_RED = 22
    NOT_ON_OFFER = 23
    COLOUR_ON_TRAY = 24
    CREPE_USED = 25
    CREPE_NOT_FIRST = 26
    POINT_NOT_TAKEN = 27
    COOK_LACKS_CUP = 28
    ONLY_RESCUE = 29
    SWAP_OWN = 30
    TAKE_OWN = 31
