"""20,000 games that look for the rare ways out, with every piece counted after every move.

The moves are stepped compiled (plain, and fewer, where there is no compiler); half of the time the move is taken that
came least often so far, so swaps, crêpes, taken cups and large falls come as often as can be.
"""

from collections.abc import Callable

import numpy as np
import pytest

from tablecooks.core.game import CHANCE, OVER
from tablecooks.core.seed import Luck
from tablecooks.simulate.forms import has_compiler, register_rules
from tablecooks.simulate.stream import COMPILED, PLAIN, make_stream, seed_words
from tests.cases import BOOKS, CASES
from tests.every_game.pieces import CHECKS, starts_of

GAMES_IN_ALL = 20_000
PLAIN_GAMES = 3  # of each start
BOUND = 20_000
STUCK, ENDLESS = -1, -2


def make_rare_pick(book, numbers, jit) -> Callable:
    """Pick what came least often, or anything that can come; among equals by lot."""
    below = make_stream(numbers, jit).below
    turn, legal, odds, first_chance, all_moves = *book_rules(book), book.first_chance, book.moves

    @jit
    def rare_pick(t, spec, allowed, ways, made, state):
        for move in range(all_moves):
            allowed[move] = False
            ways[move] = 0
        if turn(t) == CHANCE:
            odds(t, spec, ways)
        else:
            legal(t, spec, allowed)
        state, any_one = below(state, 2)
        picked, ties = STUCK, 0
        for move in range(all_moves):
            if not (allowed[move] if move < first_chance else ways[move] != 0):
                continue
            if any_one == 0 and picked != STUCK and made[move] < made[picked]:
                ties = 0
            if any_one == 1 or ties == 0 or made[move] == made[picked]:
                ties += 1
                state, lot = below(state, ties)
                if lot == 0:
                    picked = move
        return picked, state

    return rare_pick


def book_rules(book):
    return book.rules.turn, book.rules.legal, book.rules.odds


def make_checked_game(book, check, numbers, jit) -> Callable:
    """Play one game and look at every piece after every move: 0, the number of a broken sentence, STUCK or ENDLESS."""
    pick = make_rare_pick(book, numbers, jit)
    turn, apply, start = book.rules.turn, book.rules.apply, make_stream(numbers, jit).start

    @jit
    def checked_game(t, spec, allowed, ways, made, seed, other_seed, k):
        state = start(seed, other_seed, k)
        for _ in range(BOUND):
            if turn(t) == OVER:
                return 0
            move, state = pick(t, spec, allowed, ways, made, state)
            if move == STUCK:
                return STUCK
            made[move] += 1
            apply(t, spec, move)
            broken = check(t, spec)
            if broken != 0:
                return broken
        return ENDLESS

    return checked_game


def compiled_games(book) -> Callable:
    """``run(game, start, games, made)``: the result of each game from ``start`` on; ``made`` counts the moves."""
    from numba import njit
    from numba.extending import register_jitable

    register_rules()
    check, parts, _ = CHECKS[book.key]
    for part in (*parts, check):
        register_jitable(part)
    checked_game = make_checked_game(book, check, COMPILED, njit)

    @njit
    def all_games(tables, specs, allowed, ways, made, seed, other_seed, results):
        for k in range(len(tables)):
            results[k] = checked_game(tables[k], specs[0], allowed, ways, made, seed, other_seed, k)

    def run(game, start, games, made):
        tables = start.to_rows(games)
        allowed, ways, results = np.zeros(book.moves, bool), np.zeros(book.moves, np.int64), np.zeros(games, np.int64)
        all_games(tables, game.spec.to_rows(), allowed, ways, made, *map(np.uint64, words(game)), results)
        return results.tolist()

    return run


def plain_games(book) -> Callable:
    checked_game = make_checked_game(book, CHECKS[book.key][0], PLAIN, lambda function: function)

    def run(game, start, games, made):
        allowed, ways, seed = [False] * book.moves, [0] * book.moves, words(game)
        return [checked_game(start.copy(), game.spec, allowed, ways, made, *seed, k) for k in range(games)]

    return run


def words(game):
    """Another seed for each set-up."""
    edition = game.setup.to_text().get("edition", game.book.key)
    return seed_words(Luck(f"{edition} {game.seats} {game.spec.key()[:9]}"[:80]).entropy)


@pytest.fixture(scope="module", params=[book for book, _, _ in BOOKS], ids=lambda book: book.key)
def book(request):
    return request.param


def cases_of(book):
    return [case for case in CASES if case.game.book is book]


def sentence(book, result):
    return {STUCK: "something can be done", ENDLESS: "every game ends"}.get(result) or CHECKS[book.key][2][result]


@pytest.mark.case("G06", "G07")
@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_pieces_are_kept_in_many_games(book):
    run, made = compiled_games(book), np.zeros(book.moves, np.int64)
    starts = [(case.game, start) for case in cases_of(book) for start in starts_of(case.game)]
    for game, start in starts:
        broken = {sentence(book, result) for result in run(game, start, -(-GAMES_IN_ALL // len(starts)), made)}
        assert broken == {CHECKS[book.key][2][0]}, game.setup.to_text()
    never = [move.words for move, times in zip(game.all_moves, made.tolist(), strict=True) if times == 0]
    assert never == []


@pytest.mark.case("G06", "G07")
def test_pieces_are_kept_in_plain_games(book):
    run, made = plain_games(book), [0] * book.moves
    for case in cases_of(book):
        for start in starts_of(case.game):
            broken = {sentence(book, result) for result in run(case.game, start, PLAIN_GAMES, made)}
            assert broken == {CHECKS[book.key][2][0]}, case
