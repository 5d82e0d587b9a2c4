"""The four shakers with all that is in them, and the coffee tray with what is left over."""

from tablecooks.core.words import _, ngettext
from tablecooks.draw import style
from tablecooks.draw.alacarte.kit import crystal_in
from tablecooks.draw.alacarte.said import (
    STARS,
    actions_said,
    binned,
    cup_said,
    kind_said,
    shaker_said,
    stars_said,
    unused_crepes,
)
from tablecooks.draw.parts import Part, Scene, edge_of, ground, part_of
from tablecooks.draw.svg import circle, fit, glyph_at, group, path, rect, star, text, title
from tablecooks.games.alacarte.pieces import ACTIONS, CUP_KINDS, KINDS, SALT, SEASONINGS

WIDTH = 312
SHAKERS_HEIGHT = 186
TRAY_HEIGHT = 124
PITCH = WIDTH / SEASONINGS
BODY_TOP, BODY_HEIGHT = 42, 104
ROWS, ACROSS, STEP = 5, 4, 17.4


def draw_shakers(scene: Scene, narrow: bool = False) -> Part:
    name = _("Shakers")
    drawn = (_shaker(scene, shaker) for shaker in range(SEASONINGS))
    return part_of("shakers", name, WIDTH, SHAKERS_HEIGHT, ground(WIDTH, SHAKERS_HEIGHT, name), *drawn)


def _shaker(scene, shaker) -> str:
    x = shaker * PITCH + 2
    width = PITCH - 4
    hidden = scene.state.seasoning[shaker] < 0
    inside = _bottle(x, width, shaker) if hidden else _glass(x, width) + _crystals(scene.state, x, width, shaker)
    drawn = [_cap(x, width, shaker), inside, _counts(scene.state, x + width / 2, shaker, hidden)]
    edge = edge_of(x + 1, 20, width - 2, SHAKERS_HEIGHT - 21, 12)
    known = "" if scene.has(("shaker", shaker)) else title(shaker_said(scene.state, shaker))
    place = {"data_shaker": shaker, "data_cx": x + width / 2, "data_cy": BODY_TOP + BODY_HEIGHT / 2}
    return group(known, scene.can(("shaker", shaker), edge, *drawn), **place)


def _cap(x, width, shaker) -> str:
    look = style.KINDS[shaker]
    holes = "".join(circle(x + width / 2 + dx, 30, 1.8, look.ink) for dx in (-9, 0, 9))
    return rect(x + 13, 24, width - 26, BODY_TOP - 22, look.colour, look.edge, 5) + holes


def _glass(x, width) -> str:
    return rect(x + 1, BODY_TOP - 4, width - 2, BODY_HEIGHT, style.CARD, style.EDGE, 11)


def _bottle(x, width, shaker) -> str:
    """A bottle that nobody looks into."""
    look = style.KINDS[shaker]
    body = rect(x + 1, BODY_TOP - 4, width - 2, BODY_HEIGHT, look.colour, look.edge, 11)
    middle = BODY_TOP + BODY_HEIGHT / 2
    body += rect(x + 12, middle - 24, width - 24, 44, style.CARD, look.edge, 8)
    body += text(x + width / 2, middle - 1, "?", style.TITLE, style.INK, style.BOLD, "middle")
    return body + text(x + width / 2, middle + 14, look.letter, style.BODY, style.QUIET, style.BOLD, "middle")


def _crystals(state, x, width, shaker) -> str:
    """The crystals from the bottom up, the salt spread evenly among them."""
    total, salt = state.seasoning[shaker] + state.salt[shaker], state.salt[shaker]
    salted = {nth * total // salt + (3 * nth + 1) % (total // salt) for nth in range(salt)}
    left, bottom = x + width / 2 - (ACROSS - 1) / 2 * STEP, BODY_TOP + BODY_HEIGHT - 15
    drawn = []
    for place in range(total):
        row, column = divmod(place, ACROSS)
        kind = SALT if place in salted else shaker
        lift = (0, 1.6, 0.4, 1.2)[(column + row) % 4]
        drawn.append(crystal_in(left + column * STEP, bottom - row * (STEP + 1.2) - lift, kind, f"shaker-{shaker}"))
    return "".join(drawn)


def _counts(state, x, shaker, hidden) -> str:
    y = BODY_TOP + BODY_HEIGHT + 11
    kind = kind_said(shaker)
    if hidden:
        return text(x, y, fit(kind, PITCH - 2, style.SMALL, True), style.SMALL, style.INK, style.MEDIUM, "middle")
    first = fit(f"{state.seasoning[shaker]} {kind}", PITCH - 2, style.SMALL, True)
    second = fit(f"+ {state.salt[shaker]} {kind_said(SALT)}", PITCH - 6)
    return text(x, y, first, style.SMALL, style.INK, style.MEDIUM, "middle") + text(
        x, y + 15, second, style.SMALL, style.QUIET, None, "middle"
    )


def draw_tray(scene: Scene, narrow: bool = False) -> Part:
    """Spoons, cups, sink, bin, stars and crêpes that are not before a cook."""
    name = _("Coffee tray")
    rows = (_left_row(scene, 38), _used_row(scene.state, 73), _sink_row(scene.state, 102))
    board = rect(0.5, 19.5, WIDTH - 1, TRAY_HEIGHT - 20, style.PAPER, style.LINE, style.ROUND)
    drawn = (ground(WIDTH, TRAY_HEIGHT, name), _spoons(scene), board, *rows)
    return part_of("tray", name, WIDTH, TRAY_HEIGHT, *drawn)


def _spoons(scene) -> str:
    """A spoon for each action left, outlines for those that are used; nothing once the game is over."""
    if scene.turn < 0:
        return ""
    state = scene.state
    words = actions_said(state.actions)
    drawn = [text(WIDTH - 2, 14, words, style.SMALL, style.INK, style.MEDIUM, "end")]
    for nth in range(max(ACTIONS, state.actions)):
        drawn.append(_spoon(WIDTH - 118 - nth * 13, 8, nth < state.actions))
    return group(title(words), *drawn)


def _spoon(x, y, full) -> str:
    fill, stroke = (style.WOOD, style.WOOD) if full else ("none", style.EDGE)
    dash = None if full else "2 2"
    bowl = f"M{x:g} {y + 1:g}m-3.6 -3.4a3.6 4.4 0 1 1 7.2 0a3.6 4.4 0 1 1 -7.2 0z"
    stem = path(f"M{x:g} {y + 2:g}v6.5", "none", stroke, stroke_width=2, stroke_linecap="round", stroke_dasharray=dash)
    return stem + path(bowl, fill, stroke, stroke_dasharray=dash)


def _cell(x, y, icon, words, width, told) -> str:
    return group(title(told), icon, text(x, y, fit(words, width), style.SMALL))


def _left_row(scene, y) -> str:
    """What is still to be had: cups face down, stars, crêpes."""
    state = scene.state
    cups, stars, crepes = sum(state.cups_down), STARS - sum(state.stars), unused_crepes(scene.game, state)
    cup = path(f"M12 {y + 4:g}l2 -10h9l2 10z", style.CUP_EDGE, style.CUP_EDGE, stroke_linejoin="round")
    pancake = circle(222, y - 1, 7, style.BATTER, style.BATTER_EDGE)
    return (
        _cell(31, y + 4, cup, _("{n} face down").format(n=cups), 96, _("{n} cups face down").format(n=cups))
        + _cell(
            144,
            y + 4,
            star(134, y - 1, 7.5, True),
            stars_said(stars),
            60,
            _("stars left: {n} of {all}").format(n=stars, all=STARS),
        )
        + _cell(
            233,
            y + 4,
            pancake,
            ngettext("{n} crêpe", "{n} crêpes", crepes).format(n=crepes),
            76,
            _("crêpes unused: {n}").format(n=crepes),
        )
    )


def _used_row(state, y) -> str:
    used = [f"{cup_said(cup, short=True)} {state.cups_used[cup]}" for cup in range(CUP_KINDS) if state.cups_used[cup]]
    words = ", ".join(used) or _("none")
    told = _("used cups: {cups}").format(cups=words)
    line = fit(words, WIDTH - 68)
    return group(title(told), text(12, y, _("Used"), style.SMALL, style.QUIET), text(56, y, line, style.SMALL))


def _sink_row(state, y) -> str:
    drawn = [text(12, y + 4, fit(_("Sink"), 40), style.SMALL, style.QUIET)]
    if state.sink[0] < 0:
        drawn.append(text(56, y + 4, "?", style.BODY, style.INK, style.BOLD))
    else:
        for kind in range(KINDS):
            drawn.append(glyph_at(57 + kind * 39, y, kind))
            drawn.append(text(68 + kind * 39, y + 4, str(state.sink[kind]), style.SMALL))
    words = fit(_("bin {n}").format(n=binned(state)), 46)
    drawn.append(text(WIDTH - 12, y + 4, words, style.SMALL, style.INK, None, "end"))
    return "".join(drawn)
