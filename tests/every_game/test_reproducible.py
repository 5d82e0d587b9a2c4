"""The same luck gives the same game, whatever else draws from random streams in between."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.simulate.compiled import playouts
from tests.cases import CASES, GAMES


def some_move(game, view, seat, moves, rng):
    return moves[rng.integers(len(moves))]


def burn():
    random.random()
    np.random.random(3)
    np.random.seed(random.randrange(100))


def played(game, seed, between=lambda: None):
    made = []
    for step in steps(game, [some_move] * game.seats, Luck(seed)):
        between()
        made.append(step.move)
    return made, step.state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_global_streams_do_not_matter(case):
    assert played(case.game, "kitchen") == played(case.game, "kitchen", between=burn)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.book.key)
def test_another_seed_is_another_game(game):
    assert played(game, 1) != played(game, 2)
    assert played(game, 2**64) != played(game, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.book.key)
def test_a_batch_does_not_depend_on_how_it_is_divided(game):
    whole = playouts(game, 60, "kitchen")
    burn()
    parts = [playouts(game, 20, "kitchen", first=first) for first in (0, 20, 40)]
    with ThreadPoolExecutor(3) as pool:
        threads = list(pool.map(lambda first: playouts(game, 20, "kitchen", first=first), (0, 20, 40)))
    for batches in (parts, threads):
        assert np.array_equal(np.concatenate([batch.states for batch in batches]), whole.states)
        assert np.array_equal(np.concatenate([batch.moves for batch in batches]), whole.moves)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.book.key)
def test_games_of_a_batch_differ(game):
    states = playouts(game, 200, 2**70).states
    assert len({state.tobytes() for state in states}) == 200
    other = playouts(game, 200, 2**70 + 1).states
    assert not {state.tobytes() for state in states} & {state.tobytes() for state in other}
