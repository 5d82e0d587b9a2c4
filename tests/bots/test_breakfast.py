"""Bots at King's Breakfast: they finish every game, look at their view alone, and know what is worth taking."""

import numpy as np
import pytest

from tablecooks.bots import BOTS
from tablecooks.bots.breakfast import expected
from tablecooks.core.game import CHANCE
from tablecooks.core.play import play, steps
from tablecooks.core.seed import Luck
from tablecooks.games.breakfast import game
from tests.rules.breakfast_table import A, B, C, table

CAREFUL = BOTS["breakfast"]["careful"]
RANDOM = BOTS["breakfast"]["random"]


@pytest.mark.parametrize("name", BOTS["breakfast"])
@pytest.mark.parametrize("guests", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"open_hands": True}, {"emerald_on_bare_table": True}], ids=str)
def test_every_bot_finishes_every_game(name, guests, options):
    """``play`` refuses moves that are not allowed, and games longer than its bound."""
    t = game(guests=guests, **options)
    assert t.is_over(play(t, [BOTS["breakfast"][name]] * guests, Luck("ends"), bound=1_000).state)


@pytest.mark.case("G07")
@pytest.mark.parametrize("name", BOTS["breakfast"])
@pytest.mark.parametrize("kings", [1, 2])
@pytest.mark.parametrize("option", [False, True])
def test_a_bare_table_and_an_empty_deck_stop_no_bot(name, kings, option):
    t = table(emerald_on_bare_table=option).lay(emeralds=1).king(ham=kings).deck()
    rng = np.random.default_rng(1)
    for _ in range(20):
        if t.game.is_over(t.state):
            break
        view = t.game.view(t.state, t.asked)
        t.play(BOTS["breakfast"][name](t.game, view, t.asked, t.game.moves(t.state), rng).words)
    assert t.game.is_over(t.state)


def test_same_view_same_choice():
    t = game(guests=4)
    state = t.start()
    for number, step in enumerate(steps(t, [CAREFUL] * 4, Luck("same"))):
        if step.seat != CHANCE:
            view, moves = t.view(state, step.seat), t.moves(state)
            kept = view.copy()
            assert CAREFUL(t, view, step.seat, moves, Luck("same").bot(step.seat, number)) == step.move
            assert view == kept
        state = step.state


@pytest.mark.case("G12")
def test_what_is_hidden_changes_no_choice():
    """Two tables that look the same to a seat are played the same, whatever others hold."""
    t = game(guests=3)
    for step in steps(t, [CAREFUL, RANDOM, RANDOM], Luck("hidden")):
        if t.turn(step.state) == A and step.state.held[B]:
            twin = step.state.copy()
            mine = max(range(7), key=lambda dish: twin.drawn[B][dish])
            other = max((dish for dish in range(7) if dish != mine), key=lambda dish: twin.deck[dish])
            if twin.deck[other]:
                twin.drawn[B][mine] -= 1
                twin.drawn[B][other] += 1
                twin.deck[mine] += 1
                twin.deck[other] -= 1
            assert choice(t, twin) == choice(t, step.state)


@pytest.mark.parametrize(("guests", "least"), [(3, 27), (4, 25), (5, 22)])
def test_the_careful_guest_beats_random_play(guests, least):
    """At fixed seeds: in 300 games with each number of guests its share of the wins was 98, 96 and 87 per cent."""
    t = game(guests=guests)
    won = 0
    for number in range(30):
        seat = number % guests
        players = [CAREFUL if place == seat else RANDOM for place in range(guests)]
        won += seat in t.winners(play(t, players, Luck(f"match {number}")).state)
    assert won >= least


# What a careful guest does.


def choice(t, state):
    seat = t.turn(state)
    return str(CAREFUL(t, t.view(state, seat), seat, t.moves(state), np.random.default_rng(1)))


def test_worth_has_known_values():
    """Nothing more to come: what the hand is worth now. One serving that the king gets half of the time: in between."""
    assert expected(3, 4, 0, 0.3) == 12
    assert expected(5, 4, 0, 0.3) == 0
    assert expected(5, 4, 1, 0.5) == 0.5 * 25
    assert expected(4, 4, 1, 0.5) == 0.5 * 16 + 0.5 * 20


def late(**dishes):
    """Few cards are left, so that what the king has is nearly what he ends with."""
    return table().king(ham=6, cheese=5, wine=3, cake=2).lay(**dishes).turn_of(C)


def test_it_takes_what_the_king_likes():
    t = late(ham=2, cake=2).deck(bread=2)
    assert choice(t.game, t.state) == "takes ham"


def test_it_does_not_take_more_than_the_king_has():
    t = late(cheese=2, wine=1).hand(C, cheese=5).deck(bread=2)
    assert choice(t.game, t.state) == "takes wine"


def test_it_leaves_to_the_king_what_it_has_too_much_of():
    """The last to act: with the wine left to him the king has four, as many as the hand."""
    t = late(wine=1, fruit=1).hand(C, wine=4).deck(bread=2)
    assert choice(t.game, t.state) != "takes wine"


def test_it_feeds_emerald_with_what_it_lacks():
    t = table().king(ham=2, wine=3).hand(A, wine=3).hand(B, ham=2).lay(emeralds=1, cake=1).deck(bread=2)
    t.play("calls Emerald")
    assert choice(t.game, t.state) == "feeds ham to Emerald"


def test_it_leaves_an_emerald_that_would_do_harm():
    t = table().king(wine=2).hand(A, wine=2).lay(cake=1).deck(bread=2, emeralds=1).play("draws a card", "Emerald")
    assert choice(t.game, t.state) == "leaves Emerald on the table"
