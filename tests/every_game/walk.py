"""Random ways through any game, in plain Python, for the tests."""

import random
from collections import Counter
from functools import cache

from tablecooks.core.game import CHANCE

BOUND = 20_000


def options(game, state):
    """All that may come next with its weight: a seat's moves evenly, chance by its ways."""
    if game.turn(state) == CHANCE:
        return game.chance(state)
    return dict.fromkeys(game.moves(state), 1)


def walk(game, seed, state=None, rare=False):
    """Pairs of a state and the move that is made there, then the last state with None.

    ``rare`` takes the move that came least often so far, so that the rare ways out are gone through.
    """
    rng = random.Random(seed)
    state = game.start() if state is None else state
    made = Counter()
    for _ in range(BOUND):
        if game.is_over(state):
            yield state, None
            return
        weights = {move: ways for move, ways in options(game, state).items() if ways > 0}
        assert weights, f"not over, and nothing can be done: {state}"
        if rare:
            fewest = min(made[move] for move in weights)
            weights = {move: 1 for move in weights if made[move] == fewest}
        move = rng.choices(list(weights), weights.values())[0]
        made[move] += 1
        yield state, move
        state = game.apply(state, move)
    raise AssertionError(f"a game by {game.book} has not ended after {BOUND} moves")


@cache
def states_of(case, seed=0, rare=True):
    """Every state of one game of a case, played once for all the tests; do not change them."""
    return tuple(state for state, _ in walk(case.game, seed, rare=rare))
