"""The readable face of every game: what people, notebooks, bots and views use.

A :class:`RuleBook` is a game's rules and words; a :class:`Game` is a rule book with one set-up.
States are records. They are copied and never changed by anything here, so keep as many as you like.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, NamedTuple

from tablecooks.core.record import Record
from tablecooks.core.turn import CHANCE, ONLOOKER, OVER
from tablecooks.core.words import N_, _, fold

__all__ = ["CHANCE", "ONLOOKER", "OVER", "Game", "IllegalMove", "Move", "Reason", "RuleBook"]


class Move(NamedTuple):
    """One move: a number for the machine, words for people and logs. The words are never translated."""

    number: int
    words: str

    def __str__(self):
        return self.words


class Reason(NamedTuple):
    """Why a move is not allowed: a sentence without its full stop, and the clause that says so."""

    sentence: str
    clause: str

    def __str__(self):
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence


class IllegalMove(ValueError):
    """A move that the rules do not allow now; ``reason`` says why."""

    def __init__(self, words: str, reason: Reason):
        super().__init__(f"{words}: {reason}.")
        self.words = words
        self.reason = reason


@dataclass(frozen=True)
class RuleBook:
    """The rules of one game as functions over one record, and the words that go with them.

    ``rules`` is a module with ``deal``, ``turn``, ``legal``, ``bar``, ``odds``, ``apply``, ``scores``,
    ``places``, ``hide`` and ``sees``; ``words`` one with ``move_words`` and ``reason``. Where all that chance brings
    lies open, ``sees`` may be left out.
    """

    key: str
    title: str
    state: type[Record]
    setup: Callable[..., Any]
    rules: ModuleType
    words: ModuleType
    moves: int
    first_chance: int
    seats: range
    clauses: Callable[[], Mapping[str, str]]
    seat_word: str = N_("Cook")  # what someone without a name is called, with the number of the seat

    def __call__(self, **settings) -> "Game":
        """A game by these rules; ``settings`` are those of the book's set-up."""
        return Game(self, self.setup(**settings))

    def __repr__(self):
        return f"<rule book {self.key}>"


@dataclass(frozen=True)
class Game:
    """A rule book and one set-up: everything that is fixed while a game is played."""

    book: RuleBook
    setup: Any

    @cached_property
    def _hash(self) -> int:
        return hash((self.book.key, self.setup))

    def __hash__(self):
        return self._hash

    @cached_property
    def spec(self) -> Record:
        """The set-up as numbers, as the rules read it."""
        return self.setup.spec()

    @property
    def seats(self) -> int:
        """How many people or bots sit at the table."""
        return self.spec.seats

    @cached_property
    def all_moves(self) -> tuple[Move, ...]:
        """Every move there is in this game, by number."""
        return tuple(Move(number, words) for number, words in enumerate(self.book.words.move_words(self.setup)))

    @cached_property
    def _by_words(self) -> dict[str, Move]:
        return {fold(move.words): move for move in self.all_moves}

    def start(self) -> Record:
        """The table as it is laid, before the first chance move."""
        state = self.book.state()
        self.book.rules.deal(state, self.spec)
        return state

    def turn(self, state: Record) -> int:
        """The seat that decides, from 0, or ``CHANCE``, or ``OVER``."""
        return int(self.book.rules.turn(state))

    def is_over(self, state: Record) -> bool:
        return self.turn(state) == OVER

    def moves(self, state: Record) -> tuple[Move, ...]:
        """All that the seat whose turn it is may do; at a chance move, all that may come; none when over."""
        if self.turn(state) == CHANCE:
            return tuple(self.chance(state))
        allowed = [False] * self.book.moves
        self.book.rules.legal(state, self.spec, allowed)
        return tuple(move for move, ok in zip(self.all_moves, allowed, strict=True) if ok)

    def chance(self, state: Record) -> dict[Move, int]:
        """In how many ways each outcome of the chance move comes; empty when it is not chance's turn.

        Where people enter what real pieces brought, an outcome that the law gives no weight has 0 ways.
        """
        if self.turn(state) != CHANCE:
            return {}
        ways = [0] * self.book.moves
        self.book.rules.odds(state, self.spec, ways)
        return {move: max(number, 0) for move, number in zip(self.all_moves, ways, strict=True) if number != 0}

    def apply(self, state: Record, move: Move | str) -> Record:
        """The state after ``move``, given as a :class:`Move` or its words. ``state`` is left as it is.

        Raises
        ------
        IllegalMove
            With the reason and its clause, when the rules do not allow the move now.
        """
        move = self.find(move)
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(move.words, reason)
        after = state.copy()
        self.book.rules.apply(after, self.spec, move.number)
        return after

    def why_not(self, state: Record, move: Move | str) -> Reason | None:
        """Why ``move`` is not allowed now, with its clause; ``None`` when it is."""
        move = self.find(move)
        turn = self.turn(state)
        if move.number >= self.book.first_chance or turn == CHANCE:
            if turn == CHANCE and move in self.chance(state):
                return None
            return self.book.words.chance_reason(turn == CHANCE, move.number >= self.book.first_chance)
        bar = self.book.rules.bar(state, self.spec, move.number)
        return self.book.words.reason(bar) if bar else None

    def find(self, move: Move | str) -> Move:
        """The move of these words. ValueError when no move of this game reads so."""
        if isinstance(move, Move):
            if 0 <= move.number < len(self.all_moves) and self.all_moves[move.number] == move:
                return move
        elif isinstance(move, str):
            found = self._by_words.get(fold(move))
            if found is not None:
                return found
        raise ValueError(_("No move of {game} reads {words!r}.").format(game=self.book.title, words=str(move)))

    def parse(self, state: Record, text: str) -> Move:
        """The move that ``text`` says, if it may be made now; IllegalMove or ValueError otherwise."""
        move = self.find(text)
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(move.words, reason)
        return move

    def text(self, state: Record, move: Move | str) -> str:
        """The words of ``move``, the ones that :meth:`parse` reads."""
        return self.find(move).words

    def scores(self, state: Record) -> tuple[int, ...]:
        """Points of each seat so far."""
        out = [0] * self.seats
        self.book.rules.scores(state, self.spec, out)
        return tuple(out)

    def places(self, state: Record) -> tuple[int, ...]:
        """Place of each seat as things stand, from 1; equal seats share a place and the next one is left out."""
        out = [0] * self.seats
        self.book.rules.places(state, self.spec, out)
        return tuple(out)

    def winners(self, state: Record) -> tuple[int, ...]:
        """All seats that have won; none while the game goes on."""
        if not self.is_over(state):
            return ()
        return tuple(seat for seat, place in enumerate(self.places(state)) if place == 1)

    def view(self, state: Record, seat: int) -> Record:
        """A copy of ``state`` without what ``seat`` may not see; ``ONLOOKER`` sees only what all see."""
        self._check_eyes(seat)
        seen = state.copy()
        self.book.rules.hide(seen, self.spec, seat)
        return seen

    def sees(self, state: Record, seat: int, move: Move) -> bool:
        """Does ``seat``, or an ``ONLOOKER``, see that chance brings ``move`` at ``state``?"""
        self._check_eyes(seat)
        sees = getattr(self.book.rules, "sees", None)
        return sees is None or bool(sees(state, self.spec, seat, move.number))

    def _check_eyes(self, seat: int):
        if seat != ONLOOKER and not 0 <= seat < self.seats:
            raise ValueError(_("There is no seat {seat} at this table.").format(seat=seat))
