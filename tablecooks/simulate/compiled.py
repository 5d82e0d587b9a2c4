"""Whole batches of random games, compiled from the very rules that people play by.

>>> from tablecooks.games import alacarte
>>> batch = playouts(alacarte.game(cooks=3), games=1000, seed=7)  # doctest: +SKIP
>>> batch.states.stars.sum(axis=1), batch.moves  # doctest: +SKIP

Where Numba is not installed, the same loops run as plain Python: the same games, more slowly.
"""

import numbers
from typing import NamedTuple

import numpy as np

from tablecooks.core.game import Game
from tablecooks.core.record import Record
from tablecooks.core.seed import Luck
from tablecooks.core.words import _
from tablecooks.simulate.forms import play_of
from tablecooks.simulate.loop import STUCK
from tablecooks.simulate.stream import seed_words

__all__ = ["Batch", "Recording", "playouts", "recorded"]

BOUND = 20_000
MOST_BYTES = 2**31  # of final states in one batch
LARGEST = 2**53  # of any number at a table: the sum of a move's ways then stays below 64 bits
LARGEST_COUNT = 2**62


class Batch(NamedTuple):
    """The last states of a batch of games, one row a game; how many moves each took; and which are over."""

    states: np.recarray
    moves: np.ndarray
    over: np.ndarray


class Recording(NamedTuple):
    """One game of a batch: its move numbers, what each was picked from, and the last state.

    ``options[n]`` has one number for each move there is: 1 for a legal one, or the ways of an outcome.
    """

    moves: np.ndarray
    options: np.ndarray
    state: Record


def playouts(game: Game, games: int, seed, *, first=0, bound=BOUND, start: Record | None = None, plain=False) -> Batch:
    """Play ``games`` games by random moves: a cook picks evenly among what is legal, chance by its ways.

    Game ``k`` draws from a stream made of ``seed`` and ``k`` alone, so it is the same game in any batch.

    Parameters
    ----------
    seed : any text or number, as everywhere.
    first : number of the first game; the batches of games 0–99 and 100–199 together are the batch of 0–199.
    bound : the most moves of one game; a game that reaches it is left as it stands.
    start : a state to play on from, instead of the laid table.
    plain : plain Python also where the rules can be compiled.

    Raises
    ------
    ValueError
        For what is no such number, state or set-up, in a sentence.
    RuntimeError
        When a game comes to a table that is not over and where nothing can be done.
    """
    games, first, bound = _count("games", games), _count("first", first), _count("bound", bound)
    most = MOST_BYTES // game.book.state.dtype.itemsize
    if games > most:
        message = _("games: at most {most} in one batch; play the others in batches that begin with first={most}.")
        raise ValueError(message.format(most=most))
    batch = Batch(_tables(game, games, start), np.zeros(games, np.int64), np.zeros(games, np.bool_))
    _play(game, batch, seed, first, bound, plain)
    return batch


def recorded(game: Game, seed, k: int = 0, *, bound=BOUND, start: Record | None = None, plain=False) -> Recording:
    """Game ``k`` of ``playouts(game, …, seed)``, move by move. ``seed`` is one that was given, not None."""
    k = _count("k", k)
    made = playouts(game, 1, seed, first=k, bound=bound, start=start, plain=plain).moves[0]
    kept = Recording(np.zeros(made, np.int64), np.zeros((made, game.book.moves), np.int64), _tables(game, 1, start))
    again = Batch(kept.state, np.zeros(1, np.int64), np.zeros(1, np.bool_))
    _play(game, again, seed, k, int(made), plain, kept)
    return kept._replace(state=game.book.state.from_row(again.states[0]))


def _play(game: Game, batch: Batch, seed, first: int, bound: int, plain: bool, kept: Recording | None = None):
    moves, options = (np.zeros(0, np.int64), np.zeros((0, 0), np.int64)) if kept is None else kept[:2]
    play = play_of(game.book, plain)
    play(*batch, moves, options, _checked(game.spec), *seed_words(Luck(seed).entropy), first, bound)
    if STUCK in batch.moves:
        k = first + int(np.argmax(batch.moves == STUCK))
        raise RuntimeError(_("Game {k} has come to a table where nothing can be done.").format(k=k))


def _count(name: str, value) -> int:
    """A whole number from 0; 2.0 counts as 2."""
    is_number = isinstance(value, numbers.Real) and not isinstance(value, (bool, np.bool_))
    if not is_number or not 0 <= value < LARGEST_COUNT or value != int(value):
        raise ValueError(_("{name}: must be a whole number, 0 or more, not {value!r}.").format(name=name, value=value))
    return int(value)


def _tables(game: Game, games: int, start: Record | None) -> np.recarray:
    """A row for each game, all with the table as it is laid, or ``start``."""
    table = game.start() if start is None else _checked_start(game, start)
    rows = np.empty(games, game.book.state.dtype)
    rows[:] = table.to_rows()[0]
    return rows.view(np.recarray)


def _checked_start(game: Game, start: Record) -> Record:
    """Compiled rules check no index, so a state is tried with the plain ones first."""
    if type(start) is not game.book.state:
        message = _("start: must be a {state} of {game}, not {value!r}.")
        raise ValueError(message.format(state=game.book.state.__name__, game=game.book.title, value=start))
    try:
        game.moves(_checked(start))
        hides = game.view(start, 0) == start and game.view(game.start(), 0) != game.start()
    except IndexError as error:
        message = _("start: this is no table of {game}: {error}.")
        raise ValueError(message.format(game=game.book.title, error=error)) from None
    if hides:
        raise ValueError(_("start: this is what one seat sees; the rules need the whole table."))
    return start


def _checked(record: Record) -> Record:
    """Every number small enough that sums over all moves do not run over, every field of its own shape."""
    for name, field in record.fields.items():
        value = np.array(getattr(record, name), dtype=object)
        if value.shape != field.shape or not all(isinstance(number, numbers.Integral) for number in value.flat):
            shape = " by ".join(map(str, field.shape)) or "one"
            raise ValueError(_("{name}: must be whole numbers, {shape}.").format(name=name, shape=shape))
        if any(abs(number) > LARGEST for number in value.flat):
            raise ValueError(_("{name}: a number above 2**53 is too large to count with.").format(name=name))
    return record
