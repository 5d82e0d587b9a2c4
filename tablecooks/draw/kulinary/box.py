"""The frame of a location: its number, its name, its tokens in the order in which they were laid."""

from typing import NamedTuple

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.kulinary.kit import sign, token
from tablecooks.draw.kulinary.letters import cook_letter
from tablecooks.draw.kulinary.said import is_carried_out, is_done, location_said
from tablecooks.draw.parts import Scene, edge_of
from tablecooks.draw.svg import circle, fit, group, rect, text, title, width_of

__all__ = ["Box", "frame"]

HEAD = 32  # how high the line of the name is
TOKEN, PITCH = 18, 20


class Box(NamedTuple):
    """Where something stands on the board; ``below``: its tokens have a line of their own."""

    x: float
    y: float
    width: float
    height: float
    below: bool = False


def frame(scene: Scene, location: int, box: Box, *inside: str) -> str:
    """A location with what lies there; the one that is carried out has a dark edge and says so."""
    now = is_carried_out(scene.state) and scene.state.location == location
    x, y, width, height, below = box
    ground, edge, thick = (style.ROYAL, style.INK, 2.5) if now else (style.CARD, style.LINE, 1)
    drawn = rect(x, y, width, height, ground, edge, style.ROUND, stroke_width=thick)
    colour = style.INK if now else style.QUIET
    drawn += circle(x + 19, y + 17, 10, colour)
    drawn += text(x + 19, y + 21.5, str(location + 1), style.BODY, style.CARD, style.BOLD, "middle")
    drawn += sign(location, x + 44, y + 17, colour)
    name = location_said(location)
    most = width - 66 if below else max(width - 176, 100)
    longer = _("{location} · now").format(location=name)
    if now and width_of(longer, style.BODY, True) <= most:
        name = longer
    drawn += text(x + 58, y + 21.5, fit(name, most, style.BODY, True), style.BODY, style.INK, style.BOLD)
    if below:
        drawn += _tokens(scene, location, x + 10, y + 46, width - 20)
    else:
        start = x + 68 + min(width_of(name, style.BODY, True), most)
        drawn += _tokens(scene, location, start, y + 17, x + width - 10 - start)
    # While tokens are laid the whole place is pressed, whatever lies in it: the edge is above it all.
    return scene.can(("location", location), edge_of(x + 2, y + 2, width - 4, height - 4, 11), drawn, *inside)


def _tokens(scene: Scene, location: int, x, y, width) -> str:
    """The tokens about the line ``y``: round ones, or narrow ones in two rows where there are many."""
    seats = list(scene.state.tokens[location])[: scene.state.laid[location]]
    if not seats:
        return ""
    if len(seats) * PITCH <= width:
        across, step, size = len(seats), PITCH, (TOKEN, TOKEN)
    else:
        across = -(-len(seats) // 2)
        step = min(PITCH, width / across)
        size = (min(TOKEN, step - 0.5), 14)
    top = y - size[1] / 2 if across == len(seats) else y - 13
    places = [(x + nth % across * step, top + nth // across * 15) for nth in range(len(seats))]
    drawn = [_token(scene, location, nth, seat, *places[nth], *size) for nth, seat in enumerate(seats)]
    return "".join(drawn)


def _token(scene: Scene, location: int, nth: int, seat: int, x, y, width, height) -> str:
    """One token: pale when it has gone back, with the accent about it when it is its turn."""
    state = scene.state
    done = is_done(state, location, nth)
    mine = is_carried_out(state) and location == state.location and nth == state.token
    said = _("{name}, done") if done else _("{name}, now") if mine else "{name}"
    ring = edge_ring(x, y, width, height) if mine else ""
    drawn = token(seat, cook_letter(scene, seat), x, y, width, height, done)
    return group(title(said.format(name=scene.names[seat])), drawn, ring)


def edge_ring(x, y, width, height) -> str:
    """The accent about the token whose turn it is."""
    return rect(x - 2, y - 2, width + 4, height + 4, "none", style.ACCENT, height / 2 + 2, stroke_width=2.5)
