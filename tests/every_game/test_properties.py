"""Hypothesis picks the moves, of people and of chance, and shrinks what goes wrong to the shortest bad game."""

from itertools import islice, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cases import CASES
from tests.every_game.pieces import assert_kept
from tests.every_game.walk import options, walk

cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**16)


def tried(examples):
    """So many examples, however long each takes."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.case("G06")
@tried(150)
@given(cases, seeds, st.integers(0, 250), st.lists(st.integers(0, 2**16), max_size=40))
def test_nothing_is_lost_whatever_is_picked(case, seed, skip, picks):
    """Hypothesis plays on from somewhere in a game, and picks unlikely outcomes as readily as likely ones."""
    game = case.game
    *_, (state, _) = islice(walk(game, seed, rare=True), skip + 1)
    for pick in picks:
        moves = game.moves(state)
        if not moves:
            break
        state = game.apply(state, moves[pick % len(moves)])
        assert_kept(game, state)


@pytest.mark.case("G06")
@tried(30)
@given(cases, seeds, st.booleans())
def test_every_game_ends_and_keeps_its_pieces(case, seed, rare):
    for state, _ in walk(case.game, seed, rare=rare):
        assert_kept(case.game, state)
    assert case.game.winners(state)


@tried(30)
@given(st.sampled_from([case for case in CASES if case.game.book.key == "alacarte"]), seeds, st.integers(0, 250))
def test_points_are_never_taken_away_before_the_end(case, seed, skip):
    """No move makes a seat's points fewer while the game goes on. At breakfast one can take too much."""
    states = [state for state, _ in islice(walk(case.game, seed, rare=True), skip + 2)]
    scores = [case.game.scores(state) for state in states]
    for before, after in pairwise(scores):
        assert all(one <= two for one, two in zip(before, after, strict=True))


@tried(40)
@given(cases, seeds, st.integers(0, 250))
def test_what_may_come_depends_on_the_state_alone(case, seed, skip):
    *_, (state, _) = islice(walk(case.game, seed), skip + 1)
    twin = case.game.book.state.from_row(state.to_rows()[0])
    assert options(case.game, twin) == options(case.game, state)
    assert twin == state
