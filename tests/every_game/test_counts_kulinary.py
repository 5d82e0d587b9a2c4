"""How many ways a game of Kulinary can go on from set positions: sequences of moves, and different states."""

from math import comb

from tablecooks.games.kulinary.pieces import Asks
from tests.every_game.test_counts import counts
from tests.rules.kulinary_table import DOOR, STORE, A, laid, stand


def multisets(kinds, number):
    """In how many ways so many cards of so many kinds can lie there."""
    return comb(kinds + number - 1, number)


def test_the_store_and_a_stove_are_laid():
    """Four cards of six kinds, then one of 29 dishes."""
    table = laid(2)
    found = counts(table.game, table.state, 5)
    assert found[:4] == [(6**n, multisets(6, n)) for n in range(1, 5)]
    assert found[4] == (6**4 * 29, multisets(6, 4) * 29)


def test_tokens_are_laid():
    """Five locations for each token. A lays two and B one: where both meet, whose came first makes another table.

    With B's at one of five: both of A's elsewhere (10 ways), one there before it or after it (4 + 4), or both (1).
    """
    table = stand(2)
    found = counts(table.game, table.state, 4)
    assert [sequences for sequences, _ in found] == [5, 25, 125, 625]
    assert [tables for _, tables in found[:3]] == [5, 25, 5 * (10 + 4 + 4 + 1)]


def test_two_cards_from_the_store():
    """Egg, fish or milk, or nothing; then a second card or no more."""
    table = stand(3).store(egg=2, fish=1, milk=1).at(STORE, A, 1)
    assert counts(table.game, table.state, 2)[0] == (4, 4)
    second = {"egg": 3 + 1, "fish": 2 + 1, "milk": 2 + 1}
    after_nothing = 4
    assert counts(table.game, table.state, 2)[1][0] == sum(second.values()) + after_nothing


def test_a_crate_and_what_comes_out():
    """One card for two: discard egg or fish, then two of six kinds."""
    table = stand(3).hand(A, egg=1, fish=1).at(DOOR, A, 1).do("picks the crate 1 for 2")
    assert table.asks == Asks.DISCARD
    assert counts(table.game, table.state, 3) == [(2, 2), (12, 12), (72, 2 * multisets(6, 2))]
