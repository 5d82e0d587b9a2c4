"""A cook's stove: the dial with its needle, and the pan with its crystals or its crêpe."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.alacarte.kit import crystal_in
from tablecooks.draw.alacarte.said import heat_state
from tablecooks.draw.parts import Scene, edge_of
from tablecooks.draw.svg import arc, circle, group, path, polar, text
from tablecooks.games.alacarte.dishes import is_burnt, is_overseasoned, is_right_heat
from tablecooks.games.alacarte.pieces import CREPE, EMPTY, HOTTEST, KINDS

LOWEST_ANGLE, STEP = -120, 240 / HOTTEST
RING, LABELS, KNOB = 36, 47.5, 26
PAN_RADIUS = 51


def draw_stove(scene: Scene, seat: int, dial: tuple[float, float], pan: tuple[float, float]) -> str:
    """Dial and pan about their two centres; the whole is what a swap takes."""
    (dx, dy), (px, py) = dial, pan
    drawn = _pan(scene, seat, px, py) + _dial(scene, seat, dx, dy)
    edge = edge_of(dx - 54, dy - 58, px - dx + PAN_RADIUS + 60, 120, 14)
    return scene.can(("stove", seat), edge, drawn)


def angle_of(level: int) -> float:
    """Where the needle points, in degrees clockwise from straight up."""
    return LOWEST_ANGLE + level * STEP


def _dial(scene, seat, x, y) -> str:
    drawn = [_level(scene, seat, level, x, y) for level in range(HOTTEST + 1)]
    knob = circle(x, y, KNOB, style.IRON) + _needle(scene.state.heat[seat], seat, x, y)
    edge = circle(x, y, KNOB + 2.5, "transparent", style.ACCENT, stroke_width=3, class_="edge")
    drawn.append(scene.can(("dial", seat), edge, knob))
    return "".join(drawn) + _reading(scene, seat, x, y)


def _level(scene, seat, level, x, y) -> str:
    """One level: its arc, green, red and barred, or neither, and its number."""
    spec, dish = scene.game.spec, scene.state.dish[seat]
    middle = angle_of(level)
    ring = arc(x, y, RING, middle - STEP / 2 + 1.6, middle + STEP / 2 - 1.6)
    burns = dish != EMPTY and level >= spec.burnt_from[dish]
    right = dish != EMPTY and spec.green_from[dish] <= level <= spec.green_to[dish]
    colour = style.BURNT if burns else style.RIGHT if right else style.NEUTRAL
    drawn = path(ring, "none", colour, stroke_width=9 if right or burns else 5)
    if burns:
        drawn += path(ring, "none", style.CARD, stroke_width=9, stroke_dasharray="1.6 4.2", stroke_dashoffset=-3)
    lx, ly = polar(x, y, LABELS, middle)
    here = level == scene.state.heat[seat]
    number = text(
        lx, ly + 4, str(level), style.LEAST, style.INK if here else style.QUIET, style.BOLD if here else None, "middle"
    )
    edge = circle(lx, ly, 12, "transparent", style.ACCENT, stroke_width=1.6, class_="edge")
    return drawn + scene.can(("level", seat, level), edge, number)


def _needle(heat, seat, x, y) -> str:
    angle = angle_of(heat)
    hand = path(f"M{x:g} {y + 6:g}V{y - KNOB + 4:g}", "none", style.CARD, stroke_width=4, stroke_linecap="round")
    place = {"data_needle": seat, "data_angle": angle, "data_cx": x, "data_cy": y}
    return group(hand, class_="needle", transform=f"rotate({angle:.5g} {x:g} {y:g})", **place)


def _reading(scene, seat, x, y) -> str:
    """The level as a number, and a word for what it is to the dish."""
    state, spec = scene.state, scene.game.spec
    colour = style.QUIET
    if state.dish[seat] != EMPTY and is_burnt(state, spec, seat):
        colour = style.BURNT
    elif state.dish[seat] != EMPTY and is_right_heat(state, spec, seat):
        colour = style.RIGHT_TEXT
    heat = text(x, y + 43, str(state.heat[seat]), style.HEAD, style.INK, style.BOLD, "middle")
    return heat + text(x, y + 57, heat_state(scene.game, state, seat), style.SMALL, colour, style.MEDIUM, "middle")


def _pan(scene, seat, x, y) -> str:
    glow = scene.state.heat[seat] / HOTTEST
    handle = path(
        f"M{x + 37:g} {y - 37:g}L{x + 50:g} {y - 50:g}", "none", style.PAN, stroke_width=10, stroke_linecap="round"
    )
    burner = circle(x, y, PAN_RADIUS + 3, "none", style.EMBER, stroke_width=5, opacity=glow)
    pan = circle(x, y, PAN_RADIUS - 2, style.PAN_GROUND, style.PAN, stroke_width=4)
    inner = circle(x, y, PAN_RADIUS - 8, "none", style.LINE, stroke_width=1)
    place = {"data_pan": seat, "data_cx": x, "data_cy": y, "data_r": PAN_RADIUS - 6}
    return burner + handle + group(pan, inner, _inside(scene, seat, x, y), **place)


def _inside(scene, seat, x, y) -> str:
    crystals = "".join(
        crystal_in(*lies_at(x, y, kind, nth), kind, f"pan-{seat}")
        for kind in range(KINDS)
        for nth in range(scene.state.pan[seat][kind])
    )
    if scene.state.dish[seat] == CREPE:
        crystals = _crepe(scene, seat, x, y) + crystals
    if scene.state.dish[seat] == EMPTY:
        return crystals + text(x, y + 4, _("empty"), style.SMALL, style.QUIET, None, "middle")
    if is_overseasoned(scene.state, seat):
        crystals += _spoiled(x, y)
    return crystals


def _spoiled(x, y) -> str:
    ring = circle(x, y, PAN_RADIUS - 6, "none", style.BURNT, stroke_width=2.5, stroke_dasharray="5 3")
    return ring + text(x, y + PAN_RADIUS + 12, _("over-seasoned"), style.LEAST, style.BURNT, style.BOLD, "middle")


def lies_at(x: float, y: float, kind: int, nth: int) -> tuple[float, float]:
    """Where the nth crystal of a kind lies in a pan: always there, whatever lies beside it."""
    lap, nth = divmod(nth, len(_LIES))
    radius, turn = _LIES[nth]
    return polar(x, y, radius - lap * 3, kind * 72 + 12 + turn + lap * 13)


_LIES = ((15, 0), (32, -18), (32, 18), (41, 1))  # radius, degrees from the middle of the kind's fifth


def _crepe(scene, seat, x, y) -> str:
    spots = ((-12, -10, 5), (10, -14, 4), (14, 8, 6), (-8, 14, 5), (-20, 6, 3), (2, 0, 3.5))
    cake = circle(x, y, 34, style.BATTER, style.BATTER_EDGE, stroke_width=1.5)
    cake += "".join(circle(x + dx, y + dy, r, "#D9A24A") for dx, dy, r in spots)
    cake += text(x, y + 4, _("crêpe"), style.SMALL, style.INK, style.BOLD, "middle")
    edge = circle(x, y, 37, "transparent", style.ACCENT, stroke_width=3, class_="edge")
    return scene.can(("flip", seat), edge, cake)
