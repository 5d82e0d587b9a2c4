"""How many ways King's Breakfast can go on from set positions, to a small depth; the first can be counted by hand."""

from math import comb

import pytest

from tests.every_game.test_counts import counts
from tests.rules.breakfast_table import table


def test_the_first_table():
    """One way to lay it; then any of 8 kinds each time, of which there are enough: 5 Emeralds in 6 cards are not."""
    t = table()
    found = counts(t.game, t.state, 7)
    assert found[0] == (1, 1)
    assert found[1:6] == [(8**cards, comb(cards + 7, 7)) for cards in range(1, 6)]
    assert found[6] == (8**6 - 1, comb(6 + 7, 7) - 1)


def test_three_piles_for_three_guests():
    """3 piles or a draw of one of 8 kinds; the king has nothing, so a drawn Emerald asks nothing."""
    t = table().lay(ham=1, wine=2, cake=3)
    assert counts(t.game, t.state, 2) == [(4, 4), (3 * 3 + 8, 17)]


def test_emerald_eats_two_of_three():
    """Two hams and a wine: ham first, then either; or wine first, then ham. Two different kings are left."""
    t = table().lay(emeralds=1, bread=1).king(ham=2, wine=1).deck()
    assert counts(t.game, t.state, 1) == [(2, 2)]
    t.play("calls Emerald")
    assert counts(t.game, t.state, 2) == [(2, 2), (3, 2)]


@pytest.mark.parametrize("option", [False, True])
def test_the_last_table(option):
    """An empty deck: who finds no pile passes; with the house option an Emerald may be called then."""
    t = table(emerald_on_bare_table=option).lay(emeralds=1, ham=2).king(wine=2).deck()
    found = counts(t.game, t.state, 4)
    assert found == ([(2, 2), (3, 3), (4, 4), (3, 3)] if option else [(2, 2), (2, 2), (2, 2), (1, 1)])


def test_a_small_game_to_its_end():
    """Three hams and three wines for three guests, and nothing more in the deck."""
    t = table().deck(ham=3, wine=3)
    found = counts(t.game, t.state, 10)
    assert found[:7] == [(1, 1), (2, 2), (4, 3), (8, 4), (14, 3), (20, 2), (20, 1)]
    assert found[7:] == [(40, 2), (40, 2), (40, 2)]
