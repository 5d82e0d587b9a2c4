"""A table that is being played: the game, who sits there, every step, and where the replay stands."""

from collections.abc import Sequence
from pathlib import Path

import param

from tablecooks.bots import BOTS
from tablecooks.core.game import CHANCE, Game, IllegalMove, Move, Reason
from tablecooks.core.log import Line, Log, Step, lines_seen, split_lines
from tablecooks.core.names import as_names
from tablecooks.core.play import draw_chance
from tablecooks.core.record import Record
from tablecooks.core.seed import Luck, as_seed
from tablecooks.core.words import _
from tablecooks.games import read_log

__all__ = ["PERSON", "StaleClick", "Table"]

PERSON = "person"


class StaleClick(ValueError):
    """A click that was meant for a position which has passed; nothing was changed."""


class Table(param.Parameterized):
    """One game in progress.

    ``state``, ``moves`` and ``steps`` are replaced together, in one update for each act, so that whoever
    watches all three is called once and never sees a mixture.
    """

    game = param.ClassSelector(class_=Game, constant=True, doc="The rules and the set-up.")
    names = param.ClassSelector(class_=tuple, default=(), constant=True, doc="The name at each seat.")
    players = param.ClassSelector(
        class_=tuple, default=(), constant=True, doc="Who plays each seat: 'person', or the name of a bot."
    )
    seed = param.String(constant=True, doc="The seed of all chance moves and bots.")
    origin = param.String("", constant=True, doc="For a branch: the seed and the line that it comes from.")
    state = param.ClassSelector(class_=Record, doc="The table now.")
    moves = param.ClassSelector(
        class_=tuple, default=(), doc="What may be done or, at a chance move that is entered, may have come now."
    )
    steps = param.ClassSelector(class_=tuple, default=(), doc="Every step so far.")
    position = param.Integer(0, bounds=(0, None), doc="The line at which the replay stands, from 0.")

    def __init__(self, game: Game, names: Sequence = (), players: Sequence = (), seed=None, steps=(), **params):
        if not isinstance(game, Game):
            raise TypeError(_("A table needs a game, not {what!r}.").format(what=game))
        names = as_names([*names, *[""] * (game.seats - len(names))], _(game.book.seat_word))
        players = (*players, *["careful"] * (game.seats - len(players))) if players else (PERSON,) * game.seats
        _check_seats(game, names, players)
        super().__init__(game=game, names=names, players=tuple(players), seed=as_seed(seed), **params)
        self._luck = Luck(self.seed)
        self._replay(tuple(steps))

    def _replay(self, steps: tuple[Step, ...]):
        """Stand the table where ``steps`` lead; each is checked by the rules."""
        self._states = [self.game.start()]
        for step in steps:
            self._states.append(self.game.apply(self._states[-1], step.move))
        self._advance(list(steps))

    # Reading ---------------------------------------------------------------------------------------------

    @property
    def lines(self) -> tuple[Line, ...]:
        """The steps as lines: a decision with what chance brought."""
        return split_lines(self.steps)

    def lines_for(self, seat: int) -> tuple[Line, ...]:
        """The lines as ``seat``, or an ``ONLOOKER``, may read them: while the game goes on, without what others alone
        have seen.
        """
        return lines_seen(self.game, self.lines, self._states, seat)

    @property
    def turn(self) -> int:
        return self.game.turn(self.state)

    @property
    def entered(self) -> bool:
        """Do people enter what real dice and shakers brought?"""
        return self.game.setup.entered

    @property
    def is_bots_turn(self) -> bool:
        return self.turn >= 0 and self.players[self.turn] != PERSON

    def state_at(self, line: int) -> Record:
        """The state after the first ``line`` lines; 0 is the table before it is laid."""
        lines = self.lines
        if not 0 <= line <= len(lines):
            raise ValueError(_("There are lines 0 to {last}, no line {line}.").format(last=len(lines), line=line))
        return self._states[lines[line - 1].stop if line else 0]

    def states_between(self, start: int, stop: int) -> list[Record]:
        """The states after ``start``, …, ``stop`` steps."""
        return self._states[start : stop + 1]

    # Playing ---------------------------------------------------------------------------------------------

    def act(self, move: Move | str, at: int | None = None) -> None:
        """A person's move; chance answers at once, unless people enter what it brings.

        ``at`` is the number of steps that the mover saw: a click for a position which has passed changes
        nothing and raises StaleClick. IllegalMove says why a move is not allowed.
        """
        if at is not None and at != len(self.steps):
            raise StaleClick(_("That click came too late: the table has moved on. Nothing was changed."))
        if self.is_bots_turn:
            raise IllegalMove(str(move), Reason(_("it is {name}'s turn").format(name=self.names[self.turn]), ""))
        steps, move = list(self.steps), self.game.find(move)
        self._take(steps, move)
        self._advance(steps)

    def bot_move(self) -> None:
        """Let the bot whose turn it is make one move."""
        if not self.is_bots_turn:
            raise ValueError(_("It is not a bot's turn."))
        seat, steps = self.turn, list(self.steps)
        bot = BOTS[self.game.book.key][self.players[seat]]
        view = self.game.view(self.state, seat)
        self._take(steps, bot(self.game, view, seat, self.moves, self._luck.bot(seat, len(steps))))
        self._advance(steps)

    def play_on(self, most: int = 100_000) -> None:
        """Let bots play until a person is asked, the game is over, or ``most`` moves were made."""
        while most > 0 and self.is_bots_turn:
            self.bot_move()
            most -= 1

    def _take(self, steps: list[Step], move: Move):
        state = self._states[-1]
        turn = self.game.turn(state)
        self._states.append(self.game.apply(state, move))
        steps.append(Step(turn, move))

    def _advance(self, steps: list[Step]):
        """Draw the chance moves that are due, then show state, moves and steps in one update."""
        while not self.entered and self.game.turn(self._states[-1]) == CHANCE:
            rng = self._luck.chance(len(steps))
            self._take(steps, draw_chance(self.game, self._states[-1], rng))
        state, steps = self._states[-1], tuple(steps)
        self.param.update(state=state, moves=self.game.moves(state), steps=steps, position=len(split_lines(steps)))

    # Going back ------------------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """Why the last step cannot be taken back; empty when it can.

        A choice can be taken back until something was learned by it: not over a chance move that was
        drawn, and not over a bot's move. What people entered themselves can always be mended.
        """
        if not self.steps:
            return _("Nothing has happened yet.")
        last = self.steps[-1]
        if last.seat == CHANCE:
            return (
                ""
                if self.entered
                else _("Chance has answered: what is seen cannot be unseen. Branch from a line instead.")
            )
        if self.players[last.seat] != PERSON:
            return _("{name} has moved since. Branch from a line instead.").format(name=self.names[last.seat])
        return ""

    def undo(self, at: int | None = None) -> None:
        """Take back the last choice that told nobody anything; ValueError says why it cannot be."""
        if at is not None and at != len(self.steps):
            raise StaleClick(_("That click came too late: the table has moved on. Nothing was changed."))
        why = self.why_no_undo()
        if why:
            raise ValueError(why)
        self._states.pop()
        self._advance(list(self.steps[:-1]))

    def branch(self, line: int, same_luck: bool = False) -> "Table":
        """Another table that has played the first ``line`` lines of this one and goes on by itself.

        New luck gives it a seed of its own; with ``same_luck`` it keeps this table's seed, so that the same
        choices meet the same dice. This table is left as it is.
        """
        self.state_at(line)
        stop = self.lines[line - 1].stop if line else 0
        return Table(
            self.game,
            self.names,
            self.players,
            self.seed if same_luck else self._luck.branched(stop).seed,
            self.steps[:stop],
            origin=_("seed {seed}, line {line}").format(seed=self.seed, line=line),
        )

    # Keeping ---------------------------------------------------------------------------------------------

    def as_log(self) -> Log:
        """The game so far as a log; ``str`` of it is its text."""
        return Log(self.game, self.names, self.players, self.seed, self.steps)

    @classmethod
    def from_log(cls, log: Log | str | bytes, redraw: bool = False) -> "Table":
        """A table that stands where the log ends and goes on with the future of its seed; LogError if it is damaged.

        ``redraw`` takes a log of choices alone, ``as_log().choices()``.
        """
        if not isinstance(log, Log):
            log = read_log(log, redraw)
        return cls(log.game, log.names, log.players, log.seed, log.steps)

    def save(self, path: str | Path) -> None:
        """Write the log to a file."""
        Path(path).write_text(str(self.as_log()), "utf-8")

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """The table that :meth:`save` wrote."""
        return cls.from_log(Path(path).read_bytes())


def _check_seats(game: Game, names, players):
    if len(names) != game.seats or len(players) != game.seats:
        message = _("This table has {seats} seats; there are {names} names and {players} players.")
        raise ValueError(message.format(seats=game.seats, names=len(names), players=len(players)))
    known = (PERSON, *BOTS[game.book.key])
    for player in players:
        if player not in known:
            message = _("No one called {player!r} can play here; there are {known}.")
            raise ValueError(message.format(player=player, known=", ".join(known)))
