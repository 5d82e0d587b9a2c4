"""King's Breakfast in batches: what can be counted comes out as it must."""

import numpy as np
import pytest

from tablecooks.games import breakfast
from tablecooks.games.breakfast.pieces import Asks
from tablecooks.simulate.compiled import playouts
from tests.rules.breakfast_table import table

GAMES = 20_000


@pytest.mark.clause("KB-A5", "KB-C1")
def test_the_first_drawn_card_is_emerald_in_five_of_the_cards_that_are_left():
    t = table().lay(ham=2, wine=2, cake=2).play("draws a card")
    states = playouts(t.game, GAMES, "first", start=t.state, bound=1).states
    p = 5 / 104
    assert abs(states.emeralds.sum() - GAMES * p) < 5 * (GAMES * p * (1 - p)) ** 0.5
    ham = states.drawn[:, 0, 0].sum()
    p = 13 / 104
    assert abs(ham - GAMES * p) < 5 * (GAMES * p * (1 - p)) ** 0.5


@pytest.mark.parametrize("guests", [3, 4, 5])
def test_where_a_game_ends(guests):
    states = playouts(breakfast.game(guests=guests), 500, guests).states
    assert (states.left < 2 * guests).all()
    assert (states.asks == Asks.OVER).all()
    assert (states.left == states.deck.sum(axis=1)).all()
    assert (states.rounds <= 110 // (2 * guests)).all()
    cards = sum(np.sum(states[name], axis=tuple(range(1, states[name].ndim))) for name in ("taken", "drawn"))
    assert (cards + states.king.sum(axis=1) + states.gone.sum(axis=1) + states.left + states.emeralds == 110).all()


def test_a_seats_view_is_no_table_to_play_on_from():
    game = breakfast.game()
    state = game.start()
    with pytest.raises(ValueError, match="what one seat sees"):
        playouts(game, 1, 1, start=game.view(state, 0))
