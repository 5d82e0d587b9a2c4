"""Reading a log line by line, each checked against the rules as they stand at that point."""

import re
from collections.abc import Mapping
from functools import lru_cache

from tablecooks.core.game import CHANCE, OVER, Game, Move, RuleBook
from tablecooks.core.log import FIRST_LINE, FORMAT, LAID, Log, LogError, Step, split_lines
from tablecooks.core.names import as_names
from tablecooks.core.play import draw_chance
from tablecooks.core.seed import Luck, as_seed
from tablecooks.core.words import fold

TABLE_KEYS = ("game", "version", "seed", "drawn from")
HEADER_LINE = re.compile(r"([a-z][a-z_ ]*?(?: ?\d+)?)\s*:\s*(.*)")
MOVE_LINE = re.compile(r"(\d{1,9})[.):]?\s+(.*)")
BEGINS = re.compile(r"tablecooks log\b\s*(.*)", re.IGNORECASE)
_folded = lru_cache(maxsize=2048)(fold)  # the words of moves are compared again and again


class LogReader:
    """One reading of one text. ``read`` returns the log or raises LogError."""

    def __init__(self, text: str, books: Mapping[str, RuleBook], redraw: bool = False):
        self.redraw = redraw
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        rows = ((number, fold(row)) for number, row in enumerate(text.split("\n"), start=1))
        self.rows = [(number, row) for number, row in rows if row]
        self.books = books
        self.steps: list[Step] = []
        self.log: Log | None = None
        self.last_row = self.rows[-1][0] if self.rows else 1

    def read(self) -> Log:
        self._read_first_line()
        moves_from = next((k for k, (_, row) in enumerate(self.rows) if k and MOVE_LINE.fullmatch(row)), len(self.rows))
        self.log = self._read_header(self.rows[1:moves_from])
        self.state = self.log.game.start()
        for expected, (number, row) in enumerate(self.rows[moves_from:], start=1):
            self._check_last_line()
            self._read_move(number, row, expected)
            self._draw_again()
            self.last_row = number
        if not self.log.game.setup.entered:  # people who enter what came may stop anywhere
            self._check_last_line(at_end=True)
        return self._so_far()

    def _check_last_line(self, at_end: bool = False):
        """Chance must have brought all that was due in the line before."""
        if self.log.game.turn(self.state) != CHANCE or not (self.steps or at_end):
            return
        if not self.steps:
            raise LogError(self.last_row, "there is no move after the header")
        can = self._can_come()
        del self.steps[split_lines(tuple(self.steps))[-1].start :]
        raise LogError(self.last_row, f"the line is cut short: expected {can} at its end", self._so_far())

    def _draw_again(self):
        """Chance moves that the log leaves out, drawn as they were drawn before."""
        game, luck = self.log.game, Luck(self.log.seed)
        while self.redraw and not game.setup.entered and game.turn(self.state) == CHANCE:
            self._take(CHANCE, draw_chance(game, self.state, luck.chance(len(self.steps))))

    def _can_come(self) -> str:
        words = [repr(move.words) for move in self.log.game.chance(self.state)]
        return "one of " + ", ".join(words[:6]) if len(words) > 1 else words[0]

    def _so_far(self) -> Log:
        log = self.log
        return Log(log.game, log.names, log.players, log.seed, tuple(self.steps))

    def _read_first_line(self):
        if not self.rows:
            raise LogError(1, f"the log is empty; it begins with {FIRST_LINE!r}")
        number, row = self.rows[0]
        begins = BEGINS.fullmatch(row)
        if not begins:
            raise LogError(number, f"a log begins with {FIRST_LINE!r}, not {_short(row)}")
        if begins.group(1) != str(FORMAT):
            raise LogError(number, f"this log has format {_short(begins.group(1))}; this version reads format {FORMAT}")

    def _read_header(self, rows) -> Log:
        entries, places = {}, {}
        for number, row in rows:
            match = HEADER_LINE.fullmatch(row)
            if BEGINS.fullmatch(row):
                raise LogError(number, "another log begins here; a file holds one log")
            if not match:
                raise LogError(number, f"expected a header entry such as 'seed: 7', not {_short(row)}")
            if match.group(1) in entries:
                raise LogError(number, f"{match.group(1)!r} is there twice")
            entries[match.group(1)], places[match.group(1)] = match.group(2), number
        return self._log_from(entries, places)

    def _log_from(self, entries: dict[str, str], places: dict[str, int]) -> Log:
        last = self.rows[min(len(entries), len(self.rows) - 1)][0]
        for key in ("game", "seed", "seat 1"):
            if not entries.get(key):
                raise LogError(places.get(key, last), f"the header lacks {key!r}")
        if entries["game"] not in self.books:
            known = ", ".join(self.books)
            raise LogError(places["game"], f"there is no game {_short(entries['game'])}; there are {known}")
        game = self._game(entries, places)
        names, players = self._seats(game, entries, places)
        try:
            seed = as_seed(entries["seed"])
        except ValueError as error:
            raise LogError(places["seed"], str(error).rstrip(".")) from None
        return Log(game, names, players, seed)

    def _game(self, entries, places) -> Game:
        book = self.books[entries["game"]]
        settings = {
            key: value for key, value in entries.items() if key not in TABLE_KEYS and not key.startswith("seat ")
        }
        try:
            return Game(book, book.setup.from_text(settings))
        except ValueError as error:
            named = [key for key in settings if str(error).startswith(f"{key}:")]
            raise LogError(places[named[0]] if named else places["game"], str(error).rstrip(".")) from None

    def _seats(self, game: Game, entries, places):
        keys = [key for key in entries if key.startswith("seat ")]
        expected = [f"seat {seat + 1}" for seat in range(game.seats)]
        if sorted(keys) != expected:
            line = places[keys[-1]]
            raise LogError(
                line, f"expected {len(expected)} seats, {expected[0]} to {expected[-1]}, not {', '.join(keys)}"
            )
        for key in expected:
            if ", " not in entries[key]:
                what = f"expected a name and who plays, such as 'Ana, person', not {_short(entries[key])}"
                raise LogError(places[key], what)
        pairs = [entries[key].rpartition(", ")[::2] for key in expected]
        try:
            names = as_names([name for name, _ in pairs], "Seat")
        except ValueError as error:
            raise LogError(places[expected[0]], str(error).rstrip(".")) from None
        return names, tuple(player for _, player in pairs)

    def _read_move(self, number: int, row: str, expected: int):
        match = MOVE_LINE.fullmatch(row)
        if BEGINS.fullmatch(row):
            raise LogError(number, "another log begins here; a file holds one log", self._so_far())
        if not match or int(match.group(1)) != expected:
            raise LogError(number, f"expected line {expected} of the game, not {_short(row)}", self._so_far())
        before = len(self.steps)
        try:
            self._read_line(match.group(2))
        except ValueError as error:
            del self.steps[before:]
            raise LogError(number, str(error).rstrip("."), self._so_far()) from None

    def _read_line(self, rest: str):
        if self.log.game.turn(self.state) == CHANCE:
            if self.redraw and rest == fold(LAID):
                return None
            rest = self._after(rest, fold(LAID) + ":")
            return self._read_came(rest)
        rest = self._read_decision(rest)
        if rest:
            self._read_came(self._after(rest, ":"))
        return None

    def _read_decision(self, rest: str) -> str:
        game = self.log.game
        seat = game.turn(self.state)
        if seat == OVER:
            raise ValueError(f"the game is over; nothing may follow, not {_short(rest)}")
        rest = self._after(rest, fold(self.log.names[seat]) + " ")
        move = _longest(rest, game.all_moves[: game.book.first_chance], ":")
        if move is None:
            raise ValueError(f"expected what {self.log.names[seat]} does, such as {str(game.moves(self.state)[0])!r}")
        self._take(seat, move)
        return rest[len(_folded(move.words)) :].strip()

    def _read_came(self, rest: str):
        """The chance moves of a line: each is one of those that can come, parted by commas."""
        game = self.log.game
        more = True
        while more:
            if game.turn(self.state) != CHANCE:
                raise ValueError(f"nothing more can come here, not {_short(rest)}")
            move = _longest(rest, game.chance(self.state), ",")
            if move is None:
                raise ValueError(f"expected {self._can_come()}, not {_short(rest)}")
            self._take(CHANCE, move)
            _words, more, rest = rest[len(_folded(move.words)) :].partition(",")
            rest = rest.strip()

    def _take(self, seat: int, move: Move):
        self.state = self.log.game.apply(self.state, move)
        self.steps.append(Step(seat, move))

    @staticmethod
    def _after(rest: str, start: str) -> str:
        if not rest.startswith(start):
            raise ValueError(f"expected {start.strip()!r} next, not {_short(rest)}")
        return rest[len(start) :].strip()


def _longest(rest: str, moves, parting: str) -> Move | None:
    """The move with the longest words that ``rest`` begins with, up to its end or the parting sign."""
    fitting = [move for move in moves if rest == _folded(move.words) or rest.startswith(_folded(move.words) + parting)]
    return max(fitting, key=lambda move: len(move.words), default=None)


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:59] + "…")
