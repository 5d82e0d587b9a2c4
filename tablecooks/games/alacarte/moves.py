"""Move numbers of À la carte: a block for each kind of move. Logs store the words, so numbers may change."""

from tablecooks.games.alacarte.pieces import COOKS, CUP_KINDS, DISHES, FACES, KINDS, LARGEST_FALL, SEASONINGS

# A cook's moves.
ROLL = 0
TIP = ROLL + 1  # + shaker
FLIP = TIP + SEASONINGS
END = FLIP + 1
RAISE = END + 1  # + levels - 1
PICK = RAISE + 3  # + dish
PUT_CREPE = PICK + DISHES
LET_GO = PUT_CREPE + 1  # a burnt dish is not rescued
LAY_POINT = LET_GO + 1
PLAY_SPOONS = LAY_POINT + 1
LOWER = PLAY_SPOONS + 1  # + levels - 1
SWAP = LOWER + 3  # + seat
RESEASON = SWAP + COOKS  # + seat * SEASONINGS + shaker
TAKE = RESEASON + COOKS * SEASONINGS  # + seat * CUP_KINDS + cup

# Chance moves.
SHOWS = TAKE + COOKS * CUP_KINDS  # + face
DRAWS = SHOWS + FACES  # + cup
FALL = DRAWS + CUP_KINDS  # + how many
CRYSTAL = FALL + LARGEST_FALL + 1  # + kind
LANDS = CRYSTAL + KINDS
MISSES = LANDS + 1
MOVES = MISSES + 1

FIRST_CHANCE = SHOWS
