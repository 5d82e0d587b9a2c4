"""The compiled form and the plain form are the same rules: move by move, option by option, number by number."""

import numpy as np
import pytest

from tablecooks.core.game import CHANCE
from tablecooks.simulate.compiled import playouts, recorded
from tablecooks.simulate.forms import has_compiler
from tests.cases import CASES
from tests.every_game.pieces import assert_kept

GAMES_IN_ALL = 2_000
EACH = -(-GAMES_IN_ALL // len(CASES))

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


def plain_options(game, state):
    """What the plain rules say may come: one number a move."""
    numbers = [0] * game.book.moves
    if game.turn(state) == CHANCE:
        game.book.rules.odds(state, game.spec, numbers)
    else:
        game.book.rules.legal(state, game.spec, numbers)
    return [int(number) for number in numbers]


@needs_compiler
@pytest.mark.case("C04")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_compiled_game_replays_in_plain_python(case):
    game = case.game
    for k in range(EACH):
        moves, options, last = recorded(game, "twice", k)
        state = game.start()
        for move, seen in zip(moves.tolist(), options.tolist(), strict=True):
            assert plain_options(game, state) == seen
            game.book.rules.apply(state, game.spec, move)
        assert state == last
        assert game.is_over(state)
        assert_kept(game, state)


@needs_compiler
@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_forms_draw_the_same_games(case):
    fast, slow = playouts(case.game, 5, "twice"), playouts(case.game, 5, "twice", plain=True)
    assert all(np.array_equal(one, two) for one, two in zip(fast, slow, strict=True))
    assert fast.over.all()
    one, two = recorded(case.game, "twice", 3), recorded(case.game, "twice", 3, plain=True)
    assert np.array_equal(one.moves, two.moves)
    assert np.array_equal(one.options, two.options)
    assert one.state == two.state == case.game.book.state.from_row(fast.states[3])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_is_left_at_its_bound_and_played_on(case):
    game = case.game
    batch = playouts(game, 3, 1, bound=5)
    assert batch.moves.tolist() == [5] * 3
    assert not batch.over.any()
    state = game.book.state.from_row(batch.states[2])
    onwards = playouts(game, 3, 2, start=state)
    assert onwards.over.all()
    assert len(playouts(game, 0, 1).states) == 0
    assert playouts(game, 1, 1, bound=0).states[0].tobytes() == game.start().to_rows()[0].tobytes()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_of_a_game_is_left_alone(case):
    last = recorded(case.game, 5).state
    again = recorded(case.game, 6, start=last)
    assert len(again.moves) == 0
    assert again.state == last
