"""What chance brings comes as often as its odds say: at fixed seeds, at a table being played and in batches.

100,000 draws of each kind of chance move against the stated ways by chi-square. A right sampler fails at one seed
in 10,000; the seeds are fixed, so it fails always or never.
"""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from tablecooks.core.play import draw_chance
from tablecooks.games import alacarte
from tablecooks.games.alacarte.pieces import SALT, Asks
from tablecooks.games.alacarte.words import KIND_WORDS
from tablecooks.simulate.compiled import playouts
from tests.cases import GAMES
from tests.every_game.walk import walk

DRAWS = 100_000
PART = 10_000
UNLIKELY = 1e-4


def chance_states(game):
    """States at which chance is to move, so many that every outcome of a few games may come at one of them.

    Where the same outcomes come at different questions, as dealt and drawn cards do, each question counts.
    """
    states, outcomes = [], set()
    for seed in range(6):
        for state, _ in walk(game, seed, rare=True):
            chance = game.chance(state)
            asked = {(state.asks, move) for move in chance}
            if len(chance) > 1 and not outcomes.issuperset(asked):
                outcomes |= asked
                states.append(state)
    return states


def assert_fits(seen, ways):
    """``seen`` and ``ways`` map the same outcomes; nothing that has 0 ways was seen."""
    total = sum(ways.values())
    assert set(seen) <= {outcome for outcome, number in ways.items() if number}
    expected = [number / total * sum(seen.values()) for number in ways.values() if number]
    observed = [seen[outcome] for outcome, number in ways.items() if number]
    assert len(expected) == 1 or chisquare(observed, expected).pvalue > UNLIKELY, (seen, ways)


def drawn_in_batch(game, state, seed):
    """How often each outcome came in a batch that plays one move."""
    rows = Counter()
    for first in range(0, DRAWS, PART):
        rows.update(row.tobytes() for row in playouts(game, PART, seed, first=first, start=state, bound=1).states)
    seen = {move: rows[game.apply(state, move).to_rows()[0].tobytes()] for move in game.chance(state)}
    assert sum(seen.values()) == DRAWS
    return seen


def drawn_at_the_table(game, state, seed):
    rng = np.random.default_rng(seed)
    return Counter(draw_chance(game, state, rng) for _ in range(DRAWS))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.book.key)
def test_draws_at_the_table(game):
    states = chance_states(game)
    assert len({state.asks for state in states}) >= 2
    for seed, state in enumerate(states):
        assert_fits(drawn_at_the_table(game, state, seed), game.chance(state))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.book.key)
def test_draws_in_a_batch(game):
    for seed, state in enumerate(chance_states(game)):
        assert_fits(drawn_in_batch(game, state, seed), game.chance(state))


@pytest.mark.parametrize("fall", ["poisson 1.5", "binomial 1/10", "fitted 0:6:7:6:3:1:1", "weights 1:1000000"])
def test_every_law_of_the_fall(fall):
    game = alacarte.game(cooks=2, fall=fall)
    state = game.start()
    state.asks = Asks.FALL
    assert_fits(drawn_in_batch(game, state, "fall"), game.chance(state))
    state.seasoning[0], state.salt[0] = 2, 1
    assert_fits(drawn_in_batch(game, state, "little"), game.chance(state))


@pytest.mark.parametrize("flip", [Fraction(0), Fraction(1), Fraction(1, 10**6), Fraction(7, 9)])
def test_every_flip(flip):
    game = alacarte.game(cooks=2, flips=(flip,))
    state = next(state for state in flips(game))
    assert_fits(drawn_in_batch(game, state, "flip"), game.chance(state))


def flips(game):
    for seed in range(50):
        for state, _ in walk(game, seed, rare=True):
            if state.asks == Asks.FLIP:
                yield state


@pytest.mark.case("P01", "P02")
@pytest.mark.parametrize("shaker", range(4))
@pytest.mark.parametrize(("seasoning", "salt"), [(0, 5), (0, 1), (7, 0), (1, 0), (3, 2)])
def test_kinds_with_none_left(shaker, seasoning, salt):
    """The kind that is used up never falls, in whatever place it stands; what falls is never more than there is."""
    game = alacarte.game(cooks=2, any_seasoning=True)
    state = game.start()
    state.dish[:2] = [16, 17]  # hot dishes, which one crystal does not finish
    state.seasoning[shaker], state.salt[shaker], state.tipped = seasoning, salt, shaker
    state.asks = Asks.FALL
    assert max(int(move.words.split()[0]) for move in game.chance(state)) == min(5, seasoning + salt)
    state.asks, state.falling = Asks.CRYSTAL, 1
    left = {KIND_WORDS[shaker]: seasoning, "salt": salt}
    assert {move.words: ways for move, ways in game.chance(state).items()} == {k: n for k, n in left.items() if n}
    after = playouts(game, 500, shaker, start=state, bound=1).states
    assert (after.pan[:, 0, shaker].sum() > 0) == (seasoning > 0)
    assert (after.pan[:, 0, SALT].sum() > 0) == (salt > 0)


@pytest.mark.case("P02")
def test_a_thousand_tips_in_which_none_falls_are_tips():
    """A fall of 0 spends the action and ends the tip, and the shaker is as it was."""
    game = alacarte.game(cooks=2, fall="weights 1:0:0:0:1")
    state = next(state for state, _ in walk(game, 3) if state.asks == Asks.FALL)
    none = game.find("0 fall")
    for _ in range(1_000):
        after = game.apply(state, none)
        assert (after.seasoning, after.salt) == (state.seasoning, state.salt)
        assert after.asks != Asks.FALL
        assert after.actions == state.actions or after.cook != state.cook
