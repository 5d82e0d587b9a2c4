"""Bots: each finishes every game, makes allowed moves only, and chooses the same from the same view."""

import numpy as np
import pytest

from tablecooks.bots import BOTS
from tablecooks.bots.stoves import EMPTY_PAN, stoves
from tablecooks.core.game import CHANCE
from tablecooks.core.play import play, steps
from tablecooks.core.seed import Luck
from tablecooks.games.alacarte import game
from tablecooks.games.alacarte.pieces import CREPE, Asks, Crepe, Cup, Place

CAREFUL = BOTS["alacarte"]["careful"]
RANDOM = BOTS["alacarte"]["random"]
NILPFERD = 12
SETTINGS = [
    {"cooks": cooks, "edition": edition, **more}
    for cooks in (2, 3, 4)
    for edition in ("czech", "spanish")
    for more in ({}, {"opaque": True})
] + [
    {"cooks": 2, "goal": 7},
    {"cooks": 3, "any_seasoning": True},
    {"cooks": 3, "fall": "binomial 1/10"},
    {"cooks": 4, "fall": "weights 0:0:0:0:0:1"},
    {"cooks": 3, "flips": "1"},
    {"cooks": 3, "flips": "0"},
]


@pytest.mark.parametrize("name", BOTS["alacarte"])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_bot_finishes_every_game(name, settings):
    """``play`` refuses moves that are not allowed, and games longer than its bound."""
    table = game(**settings)
    bot = BOTS["alacarte"][name]
    for seed in range(2):
        assert table.is_over(play(table, [bot] * table.seats, Luck(seed), bound=5_000).state)


@pytest.mark.parametrize("settings", [{"cooks": 3}, {"cooks": 4, "edition": "spanish", "opaque": True}], ids=str)
def test_same_view_same_choice(settings):
    table = game(**settings)
    state = table.start()
    for number, step in enumerate(steps(table, [CAREFUL] * table.seats, Luck("same"))):
        if step.seat != CHANCE:
            view, moves = table.view(state, step.seat), table.moves(state)
            kept = view.copy()
            np.random.default_rng()
            again = CAREFUL(table, view, step.seat, moves, Luck("same").bot(step.seat, number))
            assert again == step.move
            assert again in moves
            assert view == kept
        state = step.state


def test_what_is_hidden_changes_no_choice():
    """With opaque shakers two tables that look the same are played the same."""
    table = game(cooks=2, opaque=True)
    one, other = acting(table), acting(table)
    other.seasoning[1], other.salt[1] = 2, 5
    assert choice(table, one) == choice(table, other)


@pytest.mark.parametrize("cooks", [2, 4])
def test_the_careful_cook_beats_random_play(cooks):
    table = game(cooks=cooks)
    won = 0
    for number in range(20):
        seat = number % cooks
        players = [CAREFUL if place == seat else RANDOM for place in range(cooks)]
        won += seat in table.winners(play(table, players, Luck(f"match {number}")).state)
    assert won >= 16


# What a careful cook does.


def acting(table, heat=3, pan=(1, 1, 0, 0, 0)):
    """Seat 0 is to act, with Nilpferd in Burgunder (two pepper and a lemon at 3 to 5, burnt at 6) in the pan."""
    t = table.start()
    t.asks, t.actions = Asks.ACT, 3
    for cook, dish in enumerate((NILPFERD, 8, 4, 5)[: table.seats]):
        t.dish[cook], t.place[dish] = dish, Place.PAN
    t.heat[0], t.pan[0] = heat, list(pan)
    return t


def choice(table, state):
    seat = table.turn(state)
    return str(CAREFUL(table, table.view(state, seat), seat, table.moves(state), np.random.default_rng(1)))


TABLE = game(cooks=2)


def test_it_heats_what_is_seasoned_and_seasons_what_is_warm():
    assert choice(TABLE, acting(TABLE, heat=0, pan=(1, 2, 0, 0, 0))) == "rolls the heat die"
    assert choice(TABLE, acting(TABLE, heat=4, pan=(1, 1, 0, 0, 0))) == "tips pepper"


def test_it_ends_the_turn_rather_than_spoil_a_good_dish():
    """The right heat, a pepper is missing, and the pepper shaker waits with nothing but salt."""
    t = acting(TABLE, heat=5, pan=(1, 1, 0, 0, 0))
    t.seasoning[1], t.salt[1], t.actions = 0, 5, 1
    assert choice(TABLE, t) == "ends the turn"


def test_it_raises_into_the_green():
    t = acting(TABLE, heat=1, pan=(1, 2, 0, 0, 0))
    t.asks = Asks.RAISE
    assert choice(TABLE, t) in ("raises the heat by 2", "raises the heat by 3")


def test_it_saves_a_dish_worth_saving():
    t = acting(TABLE, heat=6, pan=(1, 2, 0, 0, 0))
    t.cups[0][Cup.LOWER] = 1
    t.asks = Asks.RESCUE
    assert choice(TABLE, t).startswith("lowers the heat")
    t.dish[0], t.place[0], t.place[NILPFERD] = 0, Place.PAN, Place.OFFER  # a cold dish of one point
    t.pan[0] = [0, 0, 0, 0, 2]
    assert choice(TABLE, t) == "lets the dish burn"


def test_it_lays_its_points():
    t = acting(TABLE)
    t.cups[0][Cup.POINT] = 1
    t.actions = 0
    assert choice(TABLE, t) == "lays the victory point"


def test_it_takes_a_dish_that_is_done_over():
    t = acting(TABLE, heat=0, pan=(0, 0, 0, 0, 0))
    t.cups[0][Cup.SWAP] = 1
    t.heat[1], t.pan[1] = 3, [0, 0, 2, 0, 0]
    assert choice(TABLE, t) == "swaps stoves with cook 2"


def test_it_puts_in_its_crepe_when_that_costs_little():
    t = acting(TABLE)
    t.dish[0], t.place[NILPFERD], t.asks, t.actions = -1, Place.BIN, Asks.PICK, 0
    for dish in range(4, 20):
        t.place[dish] = Place.BIN
    assert choice(TABLE, t) == "puts in the crêpe"


def test_a_hotter_crepe_is_worth_less():
    table = stoves(TABLE)
    worths = [table.crepe(0, heat) for heat in range(8)]
    assert worths == sorted(worths, reverse=True)
    t = acting(TABLE)
    t.dish[0], t.crepe[0], t.actions, t.acted = CREPE, Crepe.PAN, 2, 1
    assert choice(TABLE, t) == "flips the crêpe"


def test_worth_has_known_values():
    """Everything there: the points. Spoiled: nothing."""
    table = stoves(TABLE)
    assert table.worth(NILPFERD, 3, (1, 2, 0, 0, 1), 2.0) == 5
    assert table.worth(NILPFERD, 3, (1, 2, 0, 0, 0), 2.0) == 7
    assert table.worth(NILPFERD, 6, (1, 2, 0, 0, 0), 2.0) == 0
    assert table.worth(NILPFERD, 3, (1, 2, 0, 0, 3), 2.0) == 0
    assert 0 < table.worth(NILPFERD, 0, EMPTY_PAN, 2.0) < 5
