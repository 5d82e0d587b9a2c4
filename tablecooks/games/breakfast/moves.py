"""Move numbers of King's Breakfast: a block for each kind of move. Logs store the words, so numbers may change."""

from tablecooks.games.breakfast.pieces import DISHES, KINDS

# A guest's moves.
LAY = 0
TAKE = LAY + 1  # + dish
DRAW = TAKE + DISHES
CALL = DRAW + 1  # use an Emerald
LEAVE = CALL + 1  # a drawn Emerald stays on the table
PASS = LEAVE + 1
EAT = PASS + 1  # + dish

# Chance moves.
CARD = EAT + DISHES  # + kind
MOVES = CARD + KINDS

FIRST_CHANCE = CARD
