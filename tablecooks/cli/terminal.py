"""A game in the terminal: the table as text, numbered choices, and a few words that it knows."""

from pathlib import Path

from tablecooks.chance import near_fraction, odds, percent
from tablecooks.cli.result import headline, result
from tablecooks.cli.shown import shown_of
from tablecooks.core.game import CHANCE, Move
from tablecooks.core.words import _, fold
from tablecooks.models import Table

__all__ = ["Terminal"]


class Terminal:
    """One table in one terminal. With a ``file`` the game is kept there after every move."""

    def __init__(self, table: Table, file: Path | None = None):
        self.table = table
        self.file = file
        self.shown = shown_of(table.game)
        self._said = len(table.lines)

    def play(self) -> int:
        """Play to the end, or until the player stops; the exit code is 0."""
        print(headline(self.table.game, self.table.seed, self.table.names))
        self._go_on()
        while not self.table.game.is_over(self.table.state):
            try:
                text = fold(input("> "))
            except (EOFError, KeyboardInterrupt):
                print()
                text = "quit"
            if text == "quit":
                break
            try:
                self._do(text)
            except ValueError as error:
                print(error)
        else:
            print(result(self.table.game, self.table.state, self.table.names))
        print(self._farewell())
        return 0

    def _do(self, text: str):
        word, _blank, rest = text.partition(" ")
        if word in self.WORDS and (word in self.WITH_NUMBER or not rest):
            self.WORDS[word](self, rest)
        elif text:
            self.table.act(self._choice(text), at=len(self.table.steps))
            self._go_on()

    def _go_on(self):
        """Bots answer; what happened is said, the table and the choices are shown."""
        self.table.play_on()
        for line in self.table.lines[self._said :]:
            print(f"  {self.shown.speech.sentence(self.table.game, self.table.names, line)}")
        self._said = len(self.table.lines)
        self._keep()
        if not self.table.game.is_over(self.table.state):
            self._show()

    def _keep(self):
        if self.file is not None:
            self.table.save(self.file)

    def _farewell(self) -> str:
        if self.file is not None:
            return _("The game is kept in {file}.").format(file=self.file)
        if self.table.origin:
            return _("This other table was not kept.")
        if self.table.game.is_over(self.table.state):
            return _("Seed {seed} deals the same game again.").format(seed=self.table.seed)
        return _("The game was not kept; --log FILE keeps one.")

    # Showing ---------------------------------------------------------------------------------------------

    def _show(self, rest: str = ""):
        game, state, names = self.table.game, self.table.state, self.table.names
        seat = game.turn(state)
        seen = game.view(state, seat if seat != CHANCE else 0)
        print(f"\n{self.shown.text.board(game, seen, names)}\n")
        who, what, left = self.shown.speech.prompt(game, state, names)
        print(f"{who}: {what}" + (f" ({left})" if left else ""))
        for number, move in enumerate(self.table.moves, start=1):
            print(f"{number:3} {self.shown.text.choice(game, names, move)}")

    def _choice(self, text: str) -> Move:
        """The move that a number, a letter, a label or the words of a log say."""
        moves, game, names = self.table.moves, self.table.game, self.table.names
        if text.isdecimal():
            if not 1 <= _number(text) <= len(moves):
                raise ValueError(_("Choose a number from 1 to {last}.").format(last=len(moves)))
            return moves[int(text) - 1]
        for move in (*moves, *game.all_moves):  # of one that is barred, the table says why
            said = (self.shown.speech.key(move), self.shown.speech.label(game, names, move), move.words)
            if text.casefold() in [fold(words).casefold() for words in said if words]:
                return move
        raise ValueError(_("{text!r} is not understood. Give a number, or help.").format(text=text[:40]))

    def _odds(self, text: str):
        """The exact odds of a choice, a row for each thing that it may lead to."""
        if not text:
            raise ValueError(_("Odds of what? Give its number, such as: odds 1."))
        game, state = self.table.game, self.table.state
        if game.turn(state) == CHANCE:
            raise ValueError(_("Chance is at work: enter what came."))
        move = game.parse(state, self._choice(text).words)
        found = odds(game, state, move, self.table.names)
        print(found.title + (f" ({found.note})" if found.note else ""))
        rows = [
            (near_fraction(row.probability), percent(row.probability), row.label, row.leads_to) for row in found.rows
        ]
        widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
        for share, per_cent, label, leads_to in rows:
            print(f"  {share:>{widths[0]}}  {per_cent:>{widths[1]}}  {label:{widths[2]}}  {leads_to}")

    def _log(self, rest: str):
        for number, line in enumerate(self.table.lines, start=1):
            print(f"{number:4} {self.shown.speech.sentence(self.table.game, self.table.names, line)}")

    def _undo(self, rest: str):
        self.table.undo()
        self._said = len(self.table.lines)
        self._keep()
        self._show()

    def _branch(self, text: str):
        """Go on from a line as another table. The file keeps the first one."""
        if not text.isdecimal():
            raise ValueError(_("Branch from which line? Give its number, such as: branch 5."))
        self.table = self.table.branch(_number(text))
        self.file = None
        self._said = len(self.table.lines)
        print(_("This is another table now, with dice of its own (seed {seed}).").format(seed=self.table.seed))
        self._go_on()

    def _help(self, rest: str):
        print(_("A number or its words make a choice. Besides:"))
        for word, about in (
            ("odds N", _("the exact odds of choice N")),
            ("undo", _("take back the last choice, unless chance has answered")),
            ("branch N", _("another table that goes on from line N, with dice of its own; it is not kept")),
            ("table", _("show the table and the choices again")),
            ("offer", _("all dishes that can still be picked")),
            ("log", _("the game so far")),
            ("quit", _("stop; with --log the game is kept and --resume goes on with it")),
        ):
            print(f"  {word:10}{about}")

    def _offer(self, rest: str):
        print(self.shown.text.offer(self.table.game, self.table.state))

    WITH_NUMBER = ("odds", "branch")
    WORDS = {  # noqa: RUF012 - read only
        "odds": _odds,
        "undo": _undo,
        "branch": _branch,
        "table": _show,
        "offer": _offer,
        "log": _log,
        "help": _help,
    }


def _number(digits: str) -> int:
    """What is longer than any number asked for here is as good as a billion."""
    return int(digits) if len(digits) < 10 else 10**9
