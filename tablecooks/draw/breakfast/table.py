"""The whole table of King's Breakfast: the king, the table, the guests, one hand; and all in one picture."""

from functools import partial

from tablecooks.core.game import ONLOOKER, Game, Move
from tablecooks.core.turn import OVER
from tablecooks.core.words import _
from tablecooks.draw.breakfast.rows import draw_guests, draw_hand, draw_king, draw_table
from tablecooks.draw.parts import Part, Scene, spots_of, stacked
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast import speech
from tablecooks.games.breakfast.pieces import DISHES, Breakfast

__all__ = ["motion", "parts", "picture"]


def parts(
    game: Game, state: Breakfast, names, seats=None, allowed=(), narrow: bool = False, seat: int = ONLOOKER
) -> tuple[Part, ...]:
    """The parts ``king``, ``table``, ``guests`` and ``hand-N`` of the seat that looks on.

    Parameters
    ----------
    state : what is to be seen, ``game.view(state, seat)``.
    seats : for each seat a few words on who plays it.
    allowed : the moves that can be clicked now.
    narrow : drawn for a phone, 358 wide.
    seat : whose hand lies open at the foot; for an ``ONLOOKER`` that of the seat whose turn it is, as it may be seen.
    """
    turn = -1 if game.turn(state) == OVER else state.seat
    say = partial(_label, game, tuple(names))
    scene = Scene(game, state, tuple(names), tuple(seats or ()), spots_of(_spot, allowed), turn, say)
    hand = seat if seat != ONLOOKER else state.seat
    return (
        draw_king(scene, narrow),
        draw_table(scene, narrow),
        draw_guests(scene, hand, narrow),
        draw_hand(scene, hand, narrow),
    )


def _label(game, names, number: int) -> str:
    move = game.all_moves[number]
    heading = speech.group(move)
    return f"{heading} {speech.label(game, names, move).lower()}" if heading else speech.label(game, names, move)


def _spot(number: int) -> tuple | None:
    if m.TAKE <= number < m.TAKE + DISHES:
        return ("pile", number - m.TAKE)
    if m.EAT <= number < m.EAT + DISHES:
        return ("king", number - m.EAT)
    return {m.DRAW: ("deck",), m.CALL: ("emerald",), m.LAY: ("deck",)}.get(number)


def motion(game: Game, before: Breakfast, move: Move) -> list[dict]:
    """What moves on the page: nothing but the new table in this game."""
    return []


def picture(game: Game, state: Breakfast, names, seats=None, allowed=(), seat: int = ONLOOKER) -> str:
    """The table as one SVG, for a notebook or a page."""
    return stacked(_("King's Breakfast"), parts(game, state, names, seats, allowed, seat=seat))
