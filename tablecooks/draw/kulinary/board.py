"""The board: five locations round the edge in their order, clockwise, and the track in the middle."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.kulinary.box import Box
from tablecooks.draw.kulinary.places import draw_door, draw_serving, draw_store, draw_stove
from tablecooks.draw.kulinary.track import draw_note, draw_track
from tablecooks.draw.parts import Part, Scene, part_of
from tablecooks.draw.svg import path, rect
from tablecooks.games.kulinary.pieces import Location

__all__ = ["NARROW", "WIDE", "draw_board"]

WIDE, NARROW = style.BOARD, 358
HEIGHT, NARROW_HEIGHT = 384, 614  # a narrow board has two stoves more
PLACE = 112  # how high a location is on a wide board


def draw_board(scene: Scene, narrow: bool = False) -> Part:
    """The part ``board``."""
    width, height = (NARROW, NARROW_HEIGHT + 2 * _stove_room(scene)[0]) if narrow else (WIDE, HEIGHT)
    ground = rect(1, 1, width - 2, height - 2, style.TABLE, style.LINE, 16, stroke_width=1.5)
    drawn = _narrow(scene) if narrow else _wide(scene)
    return part_of("board", _("The board"), width, height, ground, drawn)


def _wide(scene: Scene) -> str:
    low = HEIGHT - 10 - PLACE
    middle = 10 + PLACE + 8
    ring = low - 8 - middle
    return (
        _arrows(10 + PLACE // 2 - 5, low + PLACE // 2 - 5)
        + draw_store(scene, Box(12, 10, 300, PLACE))
        + draw_stove(scene, Location.WINDOW, Box(322, 10, 460, PLACE))
        + draw_door(scene, Box(792, 10, 136, HEIGHT - 20, True))
        + draw_note(scene, Box(12, middle, 168, ring))
        + draw_track(scene, Box(182, middle, 600, ring), 9, 3)
        + draw_stove(scene, Location.WALL, Box(322, low, 460, PLACE))
        + draw_serving(scene, Box(12, low, 300, PLACE))
    )


def _arrows(upper: int, lower: int) -> str:
    """The way from one location to the next."""
    marks = (f"M314 {upper}l6 5l-6 5", f"M784 {upper}l6 5l-6 5", f"M790 {lower}l-6 5l6 5", f"M320 {lower}l-6 5l6 5")
    return path("".join(marks), "none", style.EDGE, stroke_width=2, stroke_linejoin="round", stroke_linecap="round")


def _narrow(scene: Scene) -> str:
    """All below one another, as in the order of the places, the track in the middle."""
    high, rows = _stove_room(scene)
    low = NARROW_HEIGHT + 2 * high
    return (
        draw_store(scene, Box(8, 8, 342, 118))
        + draw_stove(scene, Location.WINDOW, Box(8, 134, 342, high), rows)
        + draw_door(scene, Box(8, 142 + high, 342, 98))
        + draw_note(scene, Box(8, 250 + high, 342, 56), False)
        + draw_track(scene, Box(8, 314 + high, 342, 188), 8, 4)
        + draw_stove(scene, Location.WALL, Box(8, 510 + high, 342, high), rows)
        + draw_serving(scene, Box(8, low - 96, 342, 88), 3)
    )


def _stove_room(scene: Scene) -> tuple[int, int]:
    """How high a stove is on a narrow board, and how many rows its dish cards have for what they cost."""
    return (118, 1) if scene.game.spec.stove_size <= 2 else (155, 2)
