"""Logs: a game as text that can be read aloud, and read back without any random number.

A header names the game and its set-up, then comes one line for each decision with what chance
brought, under the line's number::

    tablecooks log 1
    game: alacarte
    edition: czech
    …
    seed: 7
    seat 1: Ana, person

    1 The table is laid: swap stoves, three spoons
    2 Ana picks Pea Parade
    3 Ana tips pepper: 2 fall, pepper, salt
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from tablecooks.core.game import CHANCE, Game, Move, RuleBook
from tablecooks.core.record import Record
from tablecooks.core.seed import Luck

__all__ = ["Line", "Log", "LogError", "Step", "lines_seen", "read_log", "split_lines"]

FORMAT = 1
FIRST_LINE = f"tablecooks log {FORMAT}"
LAID = "The table is laid"


class Step(NamedTuple):
    """One move that was made: by a seat, or by ``CHANCE``."""

    seat: int
    move: Move


class Line(NamedTuple):
    """One decision and the chance moves after it: ``steps[start:stop]``. ``move`` is None where the table is laid."""

    start: int
    stop: int
    seat: int
    move: Move | None
    came: tuple[Move, ...]


class LogError(ValueError):
    """What cannot be read in a log: ``line`` counts from 1; ``log`` holds all that came before and is whole."""

    def __init__(self, line: int, what: str, log: "Log | None" = None):
        whole = "" if log is None else f" All before it is whole: {len(log.lines)} lines of moves."
        super().__init__(f"log, line {line}: {what}.{whole}")
        self.line = line
        self.log = log


def split_lines(steps: tuple[Step, ...]) -> tuple[Line, ...]:
    """Steps grouped into lines: a decision with the chance moves that follow it."""
    starts = [place for place, step in enumerate(steps) if place == 0 or step.seat != CHANCE]
    lines = []
    for start, stop in pairwise([*starts, len(steps)]):
        laid = steps[start].seat == CHANCE
        came = tuple(step.move for step in steps[start if laid else start + 1 : stop])
        lines.append(Line(start, stop, steps[start].seat, None if laid else steps[start].move, came))
    return tuple(lines)


def lines_seen(game: Game, lines: tuple[Line, ...], states: list[Record], seat: int) -> tuple[Line, ...]:
    """The lines as ``seat``, or an ``ONLOOKER``, may read them: while the game goes on, without what chance brought to
    others alone. ``states`` are those at the start and after every step.
    """
    if game.is_over(states[-1]):
        return lines
    return tuple(line._replace(came=_came_seen(game, line, states, seat)) for line in lines)


def _came_seen(game: Game, line: Line, states: list[Record], seat: int) -> tuple[Move, ...]:
    start = line.stop - len(line.came)
    return tuple(move for step, move in enumerate(line.came, start) if game.sees(states[step], seat, move))


@dataclass(frozen=True)
class Log:
    """A game as it was played: the game, who sat where, the seed, and every step.

    ``players`` says who plays each seat: ``person`` or the name of a bot.
    """

    game: Game
    names: tuple[str, ...]
    players: tuple[str, ...]
    seed: str
    steps: tuple[Step, ...] = ()

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        return split_lines(self.steps)

    def states(self) -> Iterator[Record]:
        """The state at the start and after every step, each move checked by the rules."""
        state = self.game.start()
        yield state
        for step in self.steps:
            state = self.game.apply(state, step.move)
            yield state

    def header(self) -> dict[str, str]:
        """The header's entries, in their order."""
        from tablecooks import __version__

        seats = {f"seat {k + 1}": f"{name}, {self.players[k]}" for k, name in enumerate(self.names)}
        return {
            "game": self.game.book.key,
            "version": __version__,
            **self.game.setup.to_text(),
            "seed": self.seed,
            "drawn from": str(Luck(self.seed).entropy),
            **seats,
        }

    def line_text(self, line: Line) -> str:
        """One line without its number."""
        what = LAID if line.move is None else f"{self.names[line.seat]} {line.move.words}"
        return what + (": " + ", ".join(move.words for move in line.came) if line.came else "")

    def lines_for(self, seat: int) -> tuple[Line, ...]:
        """The lines as ``seat``, or an ``ONLOOKER``, may read them: while the game goes on, without what chance
        brought to others alone.
        """
        return lines_seen(self.game, self.lines, list(self.states()), seat)

    def text_for(self, seat: int) -> str:
        """The log as ``seat``, or an ``ONLOOKER``, may read it; what it leaves out cannot be read back.

        While the game goes on there is no seed in it: who knows the seed knows every card.
        """
        lines, header = self.lines_for(seat), self.header()
        if not self.game.is_over(list(self.states())[-1]):
            header = {key: value for key, value in header.items() if key not in ("seed", "drawn from")}
        return self._text(header, lines)

    def choices(self) -> str:
        """The log without what chance brought: ``read_log(…, redraw=True)`` draws it again from the seed.

        It tells nobody a hidden card. Where people enter what came, that is a choice too and is kept.
        """
        if self.game.setup.entered:
            return str(self)
        return self._text(self.header(), tuple(line._replace(came=()) for line in self.lines))

    def __str__(self):
        return self._text(self.header(), self.lines)

    def _text(self, header: Mapping[str, str], lines: tuple[Line, ...]) -> str:
        rows = [FIRST_LINE, *(f"{key}: {value}" for key, value in header.items()), ""]
        rows += [f"{number} {self.line_text(line)}" for number, line in enumerate(lines, start=1)]
        return "\n".join(rows) + "\n"


def read_log(text: str | bytes, books: Mapping[str, RuleBook], redraw: bool = False) -> Log:
    """The log that ``text`` holds; ``books`` are the games that are known, by key.

    Takes any line ends, blank lines, a byte order mark, and what chat programs do to blanks and quotes.
    ``redraw`` reads what :meth:`Log.choices` wrote.

    Raises
    ------
    LogError
        With the number of the line, what was expected there, and the part before it.
    """
    from tablecooks.core.log_reader import LogReader

    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise LogError(1, "this is not UTF-8 text") from None
    return LogReader(text, books, redraw).read()
