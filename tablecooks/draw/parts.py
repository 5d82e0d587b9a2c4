"""What every game's drawing is made of: parts with a size of their own, and places where a move is clicked."""

from collections.abc import Callable
from dataclasses import dataclass

from tablecooks.core.game import Game, Move
from tablecooks.core.record import Record
from tablecooks.draw import style
from tablecooks.draw.svg import element, escape, group, number, rect, remembered, sheet, text, title

__all__ = ["Part", "Scene", "edge_of", "ground", "part_of", "spots_of", "stacked"]


@dataclass(frozen=True)
class Part:
    """One piece of the table: an SVG text with its size, which no move changes."""

    key: str
    title: str
    svg: str
    width: int
    height: int


@dataclass(frozen=True)
class Scene:
    """All that a part is drawn from. ``say`` gives the words of a move's number for what is clicked."""

    game: Game
    state: Record
    names: tuple[str, ...]
    seats: tuple[str, ...]
    spots: dict[tuple, Move]
    turn: int  # the seat whose turn it is, -1 when the game is over
    say: Callable[[int], str]

    def can(self, spot: tuple, edge: str, *drawn: str) -> str:
        """``drawn``, and where something can be done at ``spot`` now, what makes it a button with an ``edge``."""
        move = self.spots.get(spot)
        if move is None:
            return "".join(drawn)
        said = self.say(move.number)
        attrs = {"class_": "can", "data_move": move.words, "role": "button", "tabindex": "-1", "aria_label": said}
        return group(title(said), *drawn, edge, **attrs)

    def has(self, spot: tuple) -> bool:
        return spot in self.spots


def spots_of(spot_of: Callable[[int], tuple | None], allowed) -> dict[tuple, Move]:
    """Where on the table each allowed move is clicked; of moves that share a place the first one has it.

    ``spot_of`` gives the place of a move's number, None for a move that only a button makes.
    """
    spots: dict[tuple, Move] = {}
    for move in allowed:
        spot = spot_of(move.number)
        if spot is not None:
            spots.setdefault(spot, move)
    return spots


@remembered
def edge_of(x, y, width, height, rx=8.0) -> str:
    """The accent outline of what can be clicked; it also catches the pointer."""
    return rect(x, y, width, height, "transparent", style.ACCENT, rx, stroke_width=2, class_="edge")


def part_of(key: str, name: str, width: int, height: int, *drawn: str) -> Part:
    """A part on a ground of its own, so that dark surroundings do not swallow it."""
    return Part(key, name, sheet(width, height, name, *drawn, more={"data-part": key}), width, height)


def ground(width: int, height: int, heading: str) -> str:
    heading_svg = text(2, 14, heading, style.BODY, style.QUIET, style.MEDIUM)
    return rect(-4, -4, width + 8, height + 8, style.TABLE) + heading_svg


MARGIN = 12


def stacked(name: str, parts: tuple[Part, ...]) -> str:
    """Parts below one another as one SVG, for a notebook or a page."""
    drawn, top = [], 0
    for part in parts:
        drawn.append(part.svg.replace("<svg ", f'<svg x="0" y="{number(top)}" ', 1))
        top += part.height + style.GAP
    width, height = style.BOARD + 2 * MARGIN, top - style.GAP + 2 * MARGIN
    board = rect(-MARGIN, -MARGIN, width, height, style.TABLE, None, style.ROUND)
    box = {"viewBox": f"{-MARGIN} {-MARGIN} {width} {height}", "class": "tablecooks-table"}
    return sheet(width, height, escape(name), element("g", None, board, *drawn), more=box)
