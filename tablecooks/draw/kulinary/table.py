"""The whole table of Kulinary: the board, the other cooks, one hand; and all in one picture."""

from functools import partial

from tablecooks.core.game import ONLOOKER, Game, Move
from tablecooks.core.words import _
from tablecooks.draw.kulinary.board import draw_board
from tablecooks.draw.kulinary.cooks import draw_guests
from tablecooks.draw.kulinary.hand import draw_hand
from tablecooks.draw.parts import Part, Scene, spots_of, stacked
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary import speech
from tablecooks.games.kulinary.pieces import Asks, Board

__all__ = ["motion", "parts", "picture"]

NOBODYS = (Asks.FILL_STORE, Asks.FILL_WINDOW, Asks.FILL_WALL, Asks.OVER)


def parts(
    game: Game, state: Board, names, seats=None, allowed=(), narrow: bool = False, seat: int = ONLOOKER
) -> tuple[Part, ...]:
    """The parts ``board``, ``guests`` and ``hand-N`` of the seat that looks on.

    Parameters
    ----------
    state : what is to be seen, ``game.view(state, seat)``.
    seats : for each seat a few words on who plays it.
    allowed : the moves that can be clicked now.
    narrow : drawn for a phone, 358 wide.
    seat : whose hand lies open at the foot; for an ``ONLOOKER`` that of the seat whose turn it is, as it may be seen.
    """
    turn = -1 if state.asks in NOBODYS else state.cook
    say = partial(_label, game, tuple(names))
    scene = Scene(game, state, tuple(names), tuple(seats or ()), spots_of(_spot, allowed), turn, say)
    hand = seat if seat != ONLOOKER else state.cook
    return draw_board(scene, narrow), draw_guests(scene, hand, narrow), draw_hand(scene, hand, narrow)


def _label(game, names, number: int) -> str:
    move = game.all_moves[number]
    heading = speech.group(move)
    said = speech.label(game, names, move)
    return f"{heading}: {said[:1].lower()}{said[1:]}" if heading else said


_BLOCKS = (
    (m.LAY, m.TAKE, "location"),
    (m.TAKE, m.ENOUGH, "store"),
    (m.COOK, m.COOK_WITH_CHEF, "dish"),
    (m.COOK_WITH_CHEF, m.CRATE, "dish"),
    (m.CRATE, m.DISCARD, "crate"),
    (m.DISCARD, m.SERVE, "hand"),
    (m.SERVE, m.DECLINE, "cooked"),
)


def _spot(number: int) -> tuple | None:
    """Where a move is made on the table; None for one that only a button makes."""
    for first, stop, name in _BLOCKS:
        if first <= number < stop:
            return name, number - first
    return None


def motion(game: Game, before: Board, move: Move) -> list[dict]:
    """What moves on the page: nothing but the new table in this game."""
    return []


def picture(game: Game, state: Board, names, seats=None, allowed=(), seat: int = ONLOOKER) -> str:
    """The table as one SVG, for a notebook or a page."""
    return stacked(_("Kulinary"), parts(game, state, names, seats, allowed, seat=seat))
