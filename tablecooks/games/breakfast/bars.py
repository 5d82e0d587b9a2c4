"""Why a move is not allowed: one number for each reason. 0 is *allowed*; the sentences are in ``words``.

Legal moves and reasons come from the same functions, so they cannot disagree.
"""

from enum import IntEnum


class Bar(IntEnum):
    ALLOWED = 0
    NOT_ASKED = 1
    GAME_OVER = 2
    CHANCE_FIRST = 3
    LAY_FIRST = 4
    NOT_ON_TABLE = 5
    DECK_EMPTY = 6
    NO_EMERALD = 7
    KING_HAS_TOO_FEW = 8
    TABLE_BARE = 9
    MUST_ACT = 10
    ONLY_EMERALD = 11
    ONLY_EATING = 12
    KING_HAS_NONE = 13
