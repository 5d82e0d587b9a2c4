"""What moves when chance has answered: crystals that fall into a pan, dials that turn.

Events are plain data for the page: ``{"kind": "fall", "seat", "svg"}`` and ``{"kind": "turn", "seat", "angle"}``.
"""

from tablecooks.core.game import Game, Move
from tablecooks.core.record import Record
from tablecooks.draw.alacarte.kit import crystal_svg
from tablecooks.draw.alacarte.stove import angle_of
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import HOTTEST, KINDS, Face

__all__ = ["motion"]


def motion(game: Game, before: Record, move: Move) -> list[dict]:
    """The events of one move made at ``before``; most moves have none."""
    number = move.number
    if m.CRYSTAL <= number < m.CRYSTAL + KINDS:
        return [{"kind": "fall", "seat": before.over, "svg": crystal_svg(number - m.CRYSTAL)}]
    if m.SHOWS <= number < m.DRAWS:
        return _face(game, before, number - m.SHOWS)
    if m.RAISE <= number < m.PICK:
        return [_turn(before, before.cook, number - m.RAISE + 1)]
    if m.LOWER <= number < m.SWAP:
        return [_turn(before, before.cook, -(number - m.LOWER + 1))]
    return []


def _face(game: Game, before: Record, face: int) -> list[dict]:
    if face == Face.ALL_UP:
        return [_turn(before, seat, 1) for seat in range(game.seats)]
    if face <= Face.THREE:
        return [_turn(before, before.cook, face + 1)]
    return []


def _turn(before: Record, seat: int, levels: int) -> dict:
    level = max(0, min(HOTTEST, before.heat[seat] + levels))
    return {"kind": "turn", "seat": seat, "angle": angle_of(level)}
