"""Move numbers of Kulinary: a block for each kind of move. Logs store the words, so numbers may change."""

from tablecooks.games.kulinary.pieces import CRATES, DISHES, INGREDIENTS, LOCATIONS

# A cook's moves.
LAY = 0  # + location
TAKE = LAY + LOCATIONS  # + ingredient
ENOUGH = TAKE + INGREDIENTS  # no second card from the store
COOK = ENOUGH + 1  # + dish, paid from the hand
COOK_WITH_CHEF = COOK + DISHES  # + dish, the chef standing in for one card
CRATE = COOK_WITH_CHEF + DISHES  # + crate
DISCARD = CRATE + CRATES  # + ingredient
SERVE = DISCARD + INGREDIENTS  # + dish
DECLINE = SERVE + DISHES

# Chance moves.
DRAWN = DECLINE + 1  # + ingredient, into a hand
STORED = DRAWN + INGREDIENTS  # + ingredient, into the store
AT_WINDOW = STORED + INGREDIENTS  # + dish
AT_WALL = AT_WINDOW + DISHES  # + dish
MOVES = AT_WALL + DISHES

FIRST_CHANCE = DRAWN
