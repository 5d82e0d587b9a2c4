"""Who moves: a seat's number from 0, or one of these."""

CHANCE = -1
OVER = -2

#: In place of a seat: someone who looks on and sees what all see.
ONLOOKER = -3

#: In place of the ways of an outcome: the law gives it no weight, but people may enter it.
UNWEIGHTED = -1
