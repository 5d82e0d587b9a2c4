"""Whole games played by functions: reproducible, bounded, chance drawn exactly."""

from collections import Counter

import numpy as np
import pytest

from tablecooks.bots.any import random
from tablecooks.core.game import CHANCE, IllegalMove, Move
from tablecooks.core.play import Endless, draw_chance, play, steps
from tablecooks.core.seed import Luck
from tablecooks.games.alacarte import game

TABLE = game(cooks=2)


def test_the_same_luck_is_the_same_game():
    first = play(TABLE, [random] * 2, Luck(7))
    np.random.default_rng()
    second = play(TABLE, [random] * 2, Luck("7"))
    assert first.moves == second.moves
    assert first.state == second.state
    assert TABLE.is_over(first.state)
    assert play(TABLE, [random] * 2, Luck(8)).moves != first.moves


def test_steps_say_who_moved_and_what_it_led_to():
    state = TABLE.start()
    for step in steps(TABLE, [random] * 2, Luck(7)):
        assert step.seat == TABLE.turn(state)
        state = TABLE.apply(state, step.move)
        assert state == step.state


def test_another_bot_does_not_change_the_dice():
    """The n-th move, when it is chance's, draws from the n-th stream whatever the bots drew."""

    def greedy_of_numbers(game, view, seat, moves, rng):
        choice = random(game, view, seat, moves, rng)
        rng.integers(10, size=5)
        return choice

    assert play(TABLE, [greedy_of_numbers] * 2, Luck(7)) == play(TABLE, [random] * 2, Luck(7))


def test_a_game_without_end_is_an_error():
    with pytest.raises(Endless, match="after 50 moves"):
        play(TABLE, [random] * 2, Luck(7), bound=50)
    length = len(play(TABLE, [random] * 2, Luck(7)).moves)
    assert len(play(TABLE, [random] * 2, Luck(7), bound=length).moves) == length
    with pytest.raises(Endless):
        play(TABLE, [random] * 2, Luck(7), bound=length - 1)


def test_every_seat_has_one_player():
    with pytest.raises(ValueError, match="2 seats; 3 players"):
        play(TABLE, [random] * 3, Luck(7))


def test_a_bots_slip_is_said():
    def cheat(game, view, seat, moves, rng):
        return game.find("ends the turn")

    with pytest.raises(IllegalMove, match="ends the turn"):
        play(TABLE, [cheat] * 2, Luck(7))


class Weighted:
    """The part of a game that a draw of chance asks for."""

    def __init__(self, ways):
        self.ways = ways

    def chance(self, state):
        return {Move(number, str(number)): ways for number, ways in enumerate(self.ways)}


def test_chance_draws_by_ways():
    rng = np.random.default_rng(1)
    counts = Counter(draw_chance(Weighted([1, 0, 3]), None, rng).number for _ in range(4000))
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 5 * (4000 * 3 / 16) ** 0.5


def test_ways_too_large_for_a_float_are_drawn_whole():
    rng = np.random.default_rng(1)
    large = Weighted([2**61, 1, 2**61])
    assert {draw_chance(large, None, rng).number for _ in range(40)} == {0, 2}
    nearly_all = Weighted([1, 2**62])
    assert {draw_chance(nearly_all, None, rng).number for _ in range(40)} == {1}


def test_nothing_to_draw_is_said():
    with pytest.raises(ValueError, match="nothing to draw"):
        draw_chance(Weighted([]), None, np.random.default_rng(1))
    started = TABLE.start()
    assert TABLE.turn(started) == CHANCE
    assert draw_chance(TABLE, started, np.random.default_rng(1)) in TABLE.chance(started)
