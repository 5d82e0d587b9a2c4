"""The careful cook of Kulinary: finishes every game, plays by its view alone, does what a careful cook would."""

import numpy as np
import pytest

from tablecooks.bots import BOTS
from tablecooks.core.game import CHANCE
from tablecooks.core.play import play, steps
from tablecooks.core.seed import Luck
from tablecooks.games.kulinary import game
from tests.bots.dish_fairness import fairness
from tests.rules.kulinary_table import DOOR, LAYS, STORE, TABLE, WALL, WINDOW, A, B, stand

CAREFUL, RANDOM = BOTS["kulinary"]["careful"], BOTS["kulinary"]["random"]
SETTINGS = [{"players": players} for players in range(2, 7)] + [
    {"players": 2, "spaces": 2},
    {"players": 3, "chef_only_if_missing": True},
    {"players": 4, "open_hands": True},
    {"players": 3, "entered": True},
]


def choice(table) -> str:
    game_, seat = table.game, table.turn
    view = game_.view(table.state, seat)
    return str(CAREFUL(game_, view, seat, game_.moves(table.state), np.random.default_rng(1)))


@pytest.mark.parametrize("name", BOTS["kulinary"])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_bot_finishes_every_game(name, settings):
    """``play`` refuses moves that are not allowed, and games longer than its bound."""
    table = game(**settings)
    for seed in range(2):
        assert table.is_over(play(table, [BOTS["kulinary"][name]] * table.seats, Luck(seed), bound=10_000).state)


@pytest.mark.parametrize("settings", SETTINGS[1::2], ids=str)
def test_same_view_same_choice(settings):
    table = game(**settings)
    state = table.start()
    for number, step in enumerate(steps(table, [CAREFUL] * table.seats, Luck("same"))):
        if step.seat != CHANCE:
            view, moves = table.view(state, step.seat), table.moves(state)
            kept = view.copy()
            assert CAREFUL(table, view, step.seat, moves, Luck("same").bot(step.seat, number)) == step.move
            assert view == kept
        state = step.state


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_careful_cook_beats_random_play(players):
    table = game(players=players)
    won = 0
    for number in range(20):
        seat = number % players
        bots = [CAREFUL if place == seat else RANDOM for place in range(players)]
        won += seat in table.winners(play(table, bots, Luck(f"match {number}")).state)
    assert won >= 18


def test_no_dish_of_the_house_set_is_a_trap_and_none_a_gift():
    """Every dish is cooked neither much sooner nor much later than others, and wins no game by itself."""
    found = fairness(12)
    assert min(row.cooked for row in found) > 10
    assert 0.4 < min(row.speed for row in found) < max(row.speed for row in found) < 2.2
    assert 0.35 < min(row.won for row in found) < max(row.won for row in found) < 2.2


# What a careful cook does.


def test_it_lays_a_token_where_it_can_cook_and_then_where_it_can_serve():
    table = stand(2).store(fish=4).dish(WINDOW, "Banquet").dish(WALL, "Tomato Pie").hand(A, egg=1, flour=1, tomato=1)
    laid = []
    while table.state.tokens_left[A]:
        laid.append(choice(table))
        table.do(laid[-1], LAYS[TABLE])
    assert {LAYS[WALL], LAYS[TABLE]} < set(laid)
    assert laid.index(LAYS[WALL]) < laid.index(LAYS[TABLE])


def test_it_takes_what_is_missing():
    table = stand().store(fish=2, egg=1, milk=3).dish(WINDOW, "Pancakes").hand(A, flour=1)
    table.tokens(WINDOW, A).at(STORE, A)
    first = choice(table)
    assert {first, choice(table.do(first))} == {"takes egg", "takes milk"}


def test_it_cooks_the_dearer_dish_with_the_chef():
    table = stand().dish(WINDOW, "Omelette", "Tomato Pie").hand(B, milk=1, flour=1, tomato=1).at(WINDOW, B)
    assert choice(table) == "cooks Tomato Pie with the chef"


def test_it_keeps_what_it_needs_at_the_door():
    table = stand().dish(WALL, "Tomato Pie").hand(A, egg=1, flour=1, fish=3).tokens(WALL, A).at(DOOR, A)
    table.do("picks the crate 2 for 3")
    assert choice(table) == "discards fish"
    assert choice(table.do("discards fish")) == "discards fish"


def test_it_serves_the_dish_that_brings_most():
    table = stand().cooked(A, "Omelette", "Tomato Pie").at(TABLE, A)
    assert choice(table) == "serves Tomato Pie"


def test_in_the_last_round_it_serves_and_gathers_no_more():
    """B reaches 20 in this round for certain."""
    table = stand(2).store(egg=4).cooked(A, "Omelette", "Pancakes").cooked(B, "Banquet").steps(15, 15)
    table.do(LAYS[DOOR], LAYS[TABLE])
    assert choice(table) == LAYS[TABLE]
