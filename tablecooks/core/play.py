"""A whole game from the first chance move to the end, played by functions.

Chance is drawn here and nowhere else, so a table, a bot match and a lesson with the same seed and
the same choices see the same dice.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from tablecooks.core.game import CHANCE, OVER, Game, Move
from tablecooks.core.record import Record
from tablecooks.core.seed import Luck
from tablecooks.core.words import _

__all__ = ["Bot", "Endless", "Played", "Step", "draw_chance", "play", "steps"]

#: A player: ``bot(game, view, seat, moves, rng)`` gives one of ``moves``. ``view`` is what the seat may see.
Bot = Callable[[Game, Record, int, Sequence[Move], np.random.Generator], Move]


class Endless(RuntimeError):
    """A game that has not ended within its bound."""


class Step(NamedTuple):
    """One move of a game: its seat (``CHANCE`` for a chance move), the move, and the state after it."""

    seat: int
    move: Move
    state: Record


class Played(NamedTuple):
    """A game that was played to its end: every move, chance included, and the last state."""

    moves: tuple[Move, ...]
    state: Record


def draw_chance(game: Game, state: Record, rng: np.random.Generator) -> Move:
    """What chance brings now, drawn by whole-number ways: no rounding, up to 2**63 ways in all.

    Raises ValueError when it is not chance's turn, or when ``state`` is a view that hides the odds.
    """
    chance = game.chance(state)
    total = sum(chance.values())
    if total == 0:
        raise ValueError(_("Here chance has nothing to draw from."))
    left = int(rng.integers(total))
    for move, ways in chance.items():
        left -= ways
        if left < 0:
            return move
    raise AssertionError("the ways do not add up to their total")


def steps(game: Game, bots: Sequence[Bot], luck: Luck, bound: int = 20_000) -> Iterator[Step]:
    """The moves of one game as they are made.

    Parameters
    ----------
    bots : one function for each seat.
    luck : the streams of chance and of the bots; step n of the game draws from their n-th.
    bound : the most moves, chance included, that the game may take.

    Raises
    ------
    ValueError
        When there are more or fewer bots than seats.
    Endless
        When the bound is passed.
    IllegalMove
        When a bot's choice is not allowed.
    """
    if len(bots) != game.seats:
        message = _("This table has {seats} seats; {bots} players were given.")
        raise ValueError(message.format(seats=game.seats, bots=len(bots)))
    state = game.start()
    for step in range(bound + 1):
        seat = game.turn(state)
        if seat == OVER:
            return
        if step == bound:
            raise Endless(_("The game has not ended after {bound} moves.").format(bound=bound))
        if seat == CHANCE:
            move = draw_chance(game, state, luck.chance(step))
        else:
            move = bots[seat](game, game.view(state, seat), seat, game.moves(state), luck.bot(seat, step))
        state = game.apply(state, move)
        yield Step(seat, move, state)


def play(game: Game, bots: Sequence[Bot], luck: Luck, bound: int = 20_000) -> Played:
    """Play one game to its end; parameters and errors are those of :func:`steps`."""
    made = list(steps(game, bots, luck, bound))
    last = made[-1].state if made else game.start()
    return Played(tuple(step.move for step in made), last)
