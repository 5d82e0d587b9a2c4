"""What a rule book promises to everyone who plays, shows or simulates it."""

import pytest

from tablecooks.core.game import CHANCE, OVER, IllegalMove
from tablecooks.core.words import fold
from tests.cases import CASES
from tests.every_game.walk import states_of

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
EVERY = 15  # illegal moves are tried at every 15th state


def test_a_start_is_always_the_same_and_goes_on(case):
    game = case.game
    assert game.start() == game.start()
    assert game.start() is not game.start()
    assert not game.is_over(game.start())
    assert game.seats in game.book.seats


@pytest.mark.case("G07")
def test_a_state_that_is_not_over_has_something_to_do(case):
    game = case.game
    for state in states_of(case):
        turn = game.turn(state)
        assert turn in (CHANCE, OVER) or turn in range(game.seats)
        moves, chance = game.moves(state), game.chance(state)
        assert bool(moves) == (turn != OVER)
        assert bool(chance) == (turn == CHANCE)
        assert not chance or moves == tuple(chance)
        first_chance = game.book.first_chance
        assert all((move.number >= first_chance) == (turn == CHANCE) for move in moves)


def test_legal_moves_and_reasons_agree(case):
    game, rules = case.game, case.game.book.rules
    for state in states_of(case):
        if game.turn(state) >= 0:
            legal = {move.number for move in game.moves(state)}
            numbers = range(game.book.first_chance)
            assert {n for n in numbers if rules.bar(state, game.spec, n) == 0} == legal
        for move in game.moves(state):
            assert game.why_not(state, move) is None
            assert game.parse(state, game.text(state, move)) == move


def test_ways_are_whole_numbers(case):
    game = case.game
    for state in states_of(case):
        ways = game.chance(state).values()
        assert all(type(number) is int for number in ways)
        lowest = 0 if getattr(game.spec, "entered", 0) else 1
        assert all(number >= lowest for number in ways)
        assert not ways or sum(ways) > 0


def test_apply_leaves_the_state_as_it_is(case):
    game = case.game
    for state in states_of(case):
        before = state.key()
        for move in game.moves(state):
            after = game.apply(state, move)
            assert after is not state
            assert after == game.apply(state, move.words)
        assert state.key() == before


def test_an_illegal_move_is_refused_with_a_sentence_and_its_clause(case):
    game = case.game
    for state in states_of(case)[::EVERY]:
        before = state.key()
        for move in set(game.all_moves) - set(game.moves(state)):
            with pytest.raises(IllegalMove) as refused:
                game.apply(state, move)
            reason = refused.value.reason
            assert reason == game.why_not(state, move)
            assert reason.sentence.strip()
            assert not reason.sentence.endswith(".")
            assert reason.clause in game.book.clauses()
        assert state.key() == before


def test_the_words_of_moves_are_all_different(case):
    game = case.game
    assert len(game.all_moves) == game.book.moves
    assert len({fold(move.words) for move in game.all_moves}) == game.book.moves
    assert all(move.words == fold(move.words) for move in game.all_moves)


@pytest.mark.case("C05")
def test_no_move_of_another_number_is_found(case):
    game = case.game
    for number in (-1, game.book.moves, 10**9):
        with pytest.raises(ValueError, match="No move"):
            game.find(game.all_moves[0]._replace(number=number))


def test_places_and_winners_follow_from_each_other(case):
    game = case.game
    for seed in range(2):
        for state in states_of(case, seed, rare=False)[-2:]:
            places, scores = game.places(state), game.scores(state)
            assert len(places) == len(scores) == game.seats
            assert all(type(number) is int for number in places + scores)
            assert all(place == 1 + sum(other < place for other in places) for place in places)
            first = tuple(seat for seat in range(game.seats) if places[seat] == 1)
            assert first
            assert game.winners(state) == (first if game.is_over(state) else ())


def test_a_state_is_a_record_that_rows_keep(case):
    game = case.game
    for state in states_of(case)[::EVERY]:
        assert game.book.state.from_row(state.to_rows(2)[1]) == state
