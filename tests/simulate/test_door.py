"""What is refused before compiled code sees it, and how large numbers may be."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from tablecooks.core.game import Game
from tablecooks.games import alacarte
from tablecooks.games.alacarte.pieces import Asks
from tablecooks.simulate.compiled import playouts, recorded
from tablecooks.simulate.forms import has_compiler
from tests.cases import CASES

GAME = alacarte.game(cooks=2)


@dataclass(frozen=True)
class GivenSpec:
    """A set-up that is taken as it is."""

    given: object
    menu: alacarte.Menu

    def spec(self):
        return self.given


def with_spec(**changes):
    spec = GAME.spec.copy()
    for name, value in changes.items():
        setattr(spec, name, value)
    return Game(GAME.book, GivenSpec(spec, GAME.setup.menu))


@pytest.mark.case("P02")
@pytest.mark.parametrize("value", [-1, 2.5, "3", True, None, float("nan"), float("inf"), 2**70, np.bool_(True)])
@pytest.mark.parametrize("name", ["games", "first", "bound"])
def test_counts_are_whole_numbers_from_0(name, value):
    with pytest.raises(ValueError, match=f"{name}: must be a whole number, 0 or more"):
        playouts(GAME, **({"games": 1, "seed": 1} | {name: value}))


def test_2_0_is_2():
    assert len(playouts(GAME, 2.0, 1).states) == 2
    assert len(playouts(GAME, np.int8(2), 1).states) == 2


def test_more_than_memory_is_refused():
    with pytest.raises(ValueError, match=r"at most \d+ in one batch"):
        playouts(GAME, 10**9, 1)


@pytest.mark.case("C04")
def test_ways_too_large_to_count_are_refused():
    flips = [2**60] * 4
    with pytest.raises(ValueError, match=r"flip_tries: a number above 2\*\*53"):
        playouts(with_spec(flip_tries=flips), 1, 1)
    with pytest.raises(ValueError, match="too large"):
        playouts(with_spec(flip_tries=[2**200] * 4), 1, 1)


@pytest.mark.case("C04")
def test_the_largest_ways_are_exact_in_both_forms():
    """Heads in all but one of 2**53 ways, and in one of them: as a double or 32 bits neither could be told apart."""
    state = GAME.start()
    state.asks, state.dish[0], state.crepe[0], state.actions = Asks.FLIP, 20, 1, 2
    for lands, served in ((2**53 - 1, 200), (1, 0)):
        game = with_spec(flip_tries=[2**53] * 4, flip_lands=[lands] * 4)
        for plain in (False, True):
            after = playouts(game, 200, 1, start=state, bound=1, plain=plain).states
            assert after.served[:, 0].sum() == served
        kept = [recorded(game, 1, start=state, bound=1, plain=plain).options.tolist() for plain in (False, True)]
        assert kept[0] == kept[1]
        assert sum(kept[0][0]) == 2**53


@pytest.mark.case("C05")
@pytest.mark.parametrize(
    "changes",
    [
        {"points": [1] * 22},
        {"needs": [[0] * 4] * 20},
        {"seats": [2]},
        {"falls": [1, 2, 3]},
        {"goal": 5.0},
        {"points": ["1"] * 21},
    ],
)
def test_a_set_up_of_another_shape_is_refused(changes):
    (name,) = changes
    with pytest.raises(ValueError, match=f"{name}: must be whole numbers"):
        playouts(with_spec(**changes), 1, 1)


def changed_start(**changes):
    state = GAME.start()
    for name, value in changes.items():
        setattr(state, name, value)
    return state


@pytest.mark.case("C05")
@pytest.mark.parametrize(
    ("start", "says"),
    [
        ("kitchen", "must be a Kitchen"),
        (GAME.spec, "must be a Kitchen"),
        (GAME.start().to_rows()[0], "must be a Kitchen"),
        (changed_start(heat=[0] * 5), "heat: must be whole numbers, 4"),
        (changed_start(pan=[[0] * 5] * 3), "pan: must be whole numbers, 4 by 5"),
        (changed_start(asks=2, dish=[10**9, 0, -1, -1], actions=3), "no table of"),
        (changed_start(asks=7, tipped=4), "no table of"),
    ],
)
def test_a_start_that_is_no_table_is_refused(start, says):
    with pytest.raises(ValueError, match=says):
        playouts(GAME, 1, 1, start=start)


def test_a_view_is_no_table_to_play_on_from():
    game = alacarte.game(cooks=2, opaque=True)
    assert playouts(game, 3, 1, start=game.start()).over.all()
    with pytest.raises(ValueError, match="what one seat sees"):
        playouts(game, 1, 1, start=game.view(game.start(), 0))


@pytest.mark.case("G07")
@pytest.mark.parametrize("plain", [False, True])
def test_a_table_where_nothing_can_be_done_is_named(plain):
    """No real set-up has one: here no face of the fall has any ways."""
    game = with_spec(falls=[[0] * 21 for _ in range(21)])
    with pytest.raises(RuntimeError, match="Game 0 has come to a table where nothing can be done"):
        playouts(game, 1, 1, start=changed_start(asks=7), plain=plain)


@pytest.mark.case("C05")
@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_no_index_leaves_its_array():
    """Some hundred games of every set-up with indices checked."""
    code = (
        "from tests.cases import CASES\n"
        "from tablecooks.simulate.compiled import playouts\n"
        "print(sum(playouts(case.game, 20, 1).over.sum() for case in CASES))"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(20 * len(CASES))]
