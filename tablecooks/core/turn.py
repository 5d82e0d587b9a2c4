"""Who moves: a seat's number from 0, or one of these."""

CHANCE = -1
OVER = -2
