"""The lab's shaker with all that is in it, and the plate with what fell last."""

from math import ceil, cos, sin, sqrt

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.svg import circle, fit, glyph, group, number, rect, sheet, text
from tablecooks.games.alacarte.pieces import SALT

__all__ = ["bottle_and_plate", "crystal"]

WIDTH, HEIGHT = 420, 262
BOTTLE_X, BOTTLE_Y, BOTTLE_WIDTH, BOTTLE_HEIGHT = 14, 52, 152, 170
PLATE_X, PLATE_Y, PLATE = 296, 138, 96
STEP = 19.0


def crystal(kind: int) -> str:
    """One crystal about the point 0, 0."""
    return group(glyph(kind), class_="crystal")


def bottle_and_plate(
    kind: int, inside: tuple[int, int] | int, order: str | None, words: tuple[str, str], name: str
) -> str:
    """The bottle, and beside it the plate.

    ``inside`` is (seasoning, salt), or one number where nobody looks into it. ``order`` are the crystals of the
    last tip, ``s`` for salt; None before the first. ``words`` stand below the bottle and below the plate.
    """
    hidden = isinstance(inside, int)
    body = _closed(kind, inside) if hidden else _glass() + _heap(kind, inside)
    middle = BOTTLE_X + BOTTLE_WIDTH / 2
    said = fit(words[0], BOTTLE_WIDTH + 20, style.BODY, True)
    drawn = [
        rect(-4, -4, WIDTH + 8, HEIGHT + 8, style.TABLE),
        group(_cap(kind), body, data_bottle="", data_cx=middle, data_cy=BOTTLE_Y + 40),
        text(middle, HEIGHT - 14, said, style.BODY, style.INK, style.MEDIUM, "middle"),
        _plate(kind, order),
        text(PLATE_X, HEIGHT - 14, fit(words[1], 236, style.BODY, True), style.BODY, style.INK, style.MEDIUM, "middle"),
    ]
    return sheet(WIDTH, HEIGHT, name, *drawn)


def _cap(kind: int) -> str:
    look = style.KINDS[kind]
    middle = BOTTLE_X + BOTTLE_WIDTH / 2
    holes = "".join(circle(middle + dx, BOTTLE_Y - 21, 2.6, look.ink) for dx in (-20, -10, 0, 10, 20))
    return rect(BOTTLE_X + 26, BOTTLE_Y - 34, BOTTLE_WIDTH - 52, 38, look.colour, look.edge, 9) + holes


def _glass() -> str:
    return rect(BOTTLE_X, BOTTLE_Y, BOTTLE_WIDTH, BOTTLE_HEIGHT, style.CARD, style.EDGE, 20, stroke_width=1.5)


def _closed(kind: int, inside: int) -> str:
    """A bottle that nobody looks into."""
    look = style.KINDS[kind]
    middle, centre = BOTTLE_X + BOTTLE_WIDTH / 2, BOTTLE_Y + BOTTLE_HEIGHT / 2
    body = rect(BOTTLE_X, BOTTLE_Y, BOTTLE_WIDTH, BOTTLE_HEIGHT, look.colour, look.edge, 20)
    body += rect(BOTTLE_X + 22, centre - 48, BOTTLE_WIDTH - 44, 92, style.CARD, look.edge, 14)
    body += text(middle, centre + 6, "?", 38, style.INK, style.BOLD, "middle")
    return body + text(middle, centre + 30, _("{n} in it").format(n=inside), style.BODY, style.QUIET, None, "middle")


def _heap(kind: int, inside: tuple[int, int]) -> str:
    """The crystals from the bottom up, the salt spread evenly among them, smaller where there are many."""
    seasoning, salt = inside
    total = seasoning + salt
    if total == 0:
        return ""
    salted = {nth * total // salt + (3 * nth + 1) % (total // salt) for nth in range(salt)}
    across = 6 if total <= 42 else ceil(sqrt(total * BOTTLE_WIDTH / BOTTLE_HEIGHT))
    step = (BOTTLE_WIDTH - 20) / across
    left, bottom = BOTTLE_X + 10 + step / 2, BOTTLE_Y + BOTTLE_HEIGHT - 8 - step / 2
    drawn = []
    for place in range(total):
        row, column = divmod(place, across)
        lift = (0, 1.4, 0.4, 1.0)[(column + row) % 4]
        at = (left + column * step, bottom - row * (step + 1) - lift)
        drawn.append(_crystal_at(*at, SALT if place in salted else kind, min(1.12, step / STEP)))
    return "".join(drawn)


def _crystal_at(x: float, y: float, kind: int, size: float = 1.0) -> str:
    resized = "" if size == 1 else f" scale({number(size)})"
    return group(glyph(kind), transform=f"translate({number(x)} {number(y)}){resized}")


def _plate(kind: int, order: str | None) -> str:
    drawn = [
        circle(PLATE_X, PLATE_Y, PLATE, style.CARD, style.EDGE, stroke_width=1.5),
        circle(PLATE_X, PLATE_Y, PLATE * 0.72, style.PAPER, style.LINE),
    ]
    if not order:
        words = _("nothing fell") if order == "" else _("the plate")
        drawn.append(text(PLATE_X, PLATE_Y + 5, words, style.BODY, style.QUIET, None, "middle"))
    else:
        size = 1.25 if len(order) <= 12 else 0.9
        for nth, which in enumerate(order):
            x, y = _on_plate(nth, len(order))
            drawn.append(_crystal_at(x, y, SALT if which == "s" else kind, size))
    return group(*drawn, data_plate="", data_cx=PLATE_X, data_cy=PLATE_Y, data_r=PLATE)


def _on_plate(nth: int, count: int) -> tuple[float, float]:
    """Crystals lie in a spiral from the middle, each with room of its own."""
    spread = 17 if count <= 12 else min(17.0, PLATE * 0.84 / sqrt(count))
    away, turn = spread * sqrt(nth + 0.35), nth * 2.4
    return PLATE_X + away * cos(turn), PLATE_Y + away * sin(turn)
