"""Small things of Kulinary: ingredients, tokens, figures, backs of cards, points, the signs of locations."""

from tablecooks.draw import style
from tablecooks.draw.svg import circle, group, number, path, rect, remembered, text

FIGURE_WIDTH, FIGURE_HEIGHT = 18, 22

# Signs about the point 0, 0, about 16 wide.
_PAN = "M-8 -3H4V1C4 4 2 5 -2 5S-8 4 -8 1ZM4 -2H9M-5 -5C-6 -6 -4 -7 -5 -8M-1 -5C-2 -6 0 -7 -1 -8"
_SIGNS = (
    "M-8 -1H8L6 6H-6ZM-5 -1C-5 -8 5 -8 5 -1M-2.5 2V4M2.5 2V4",
    _PAN,
    "M-5 7V-7H5V7ZM-8 7H8M2 0V1",
    _PAN,
    "M-8 4H8M-7 3C-7 -5 7 -5 7 3ZM0 -3V-6M-9 6H9",
)
HAT = "M-6 7V1C-11 0 -10 -7 -5 -6C-3 -10 3 -10 5 -6C10 -7 11 0 6 1V7ZM-6 4H6"


@remembered
def sign(location: int, x: float, y: float, colour: str) -> str:
    """The small picture of a location."""
    shape = path(_SIGNS[location], "none", colour, stroke_width=1.5, stroke_linecap="round", stroke_linejoin="round")
    return group(shape, transform=f"translate({number(x)} {number(y)})")


@remembered
def hat(x: float, y: float) -> str:
    """A chef's hat about its middle."""
    shape = path(HAT, style.CARD, style.GOLD_TEXT, stroke_width=1.3, stroke_linejoin="round")
    return group(shape, transform=f"translate({number(x)} {number(y)})")


@remembered
def piece(kind: int, letter: str, x: float, y: float, size: float = 16, gone: bool = False) -> str:
    """An ingredient as a small card, its left upper corner at x, y; ``gone``: only the place of one."""
    look = style.INGREDIENTS[kind]
    fill, ink, dash = (style.PAPER, style.QUIET, "3 3") if gone else (look.colour, look.ink, None)
    edge = style.EDGE if gone else look.edge
    face = rect(x + 0.5, y + 0.5, size - 1, size - 1, fill, edge, size / 4.5, stroke_width=1.2, stroke_dasharray=dash)
    height = style.LEAST if size < 22 else size * 0.52
    return face + text(x + size / 2, y + size / 2 + height * 0.36, letter, height, ink, style.BOLD, "middle")


@remembered
def pieces(kind: int, letter: str, count: int, x: float, y: float, size: float) -> str:
    """Cards of a kind, one behind the other, the first of them at x, y; the place of one when there is none."""
    behind = "".join(piece(kind, " ", x + nth * 4, y - nth * 3, size) for nth in range(min(count, 3) - 1, 0, -1))
    return behind + piece(kind, letter, x, y, size, count <= 0)


@remembered
def token(seat: int, letter: str, x: float, y: float, width: float = 18, height: float = 18, done: bool = False) -> str:
    """An action token, its left upper corner at x, y; pale when it is ``done``."""
    look = style.COOKS[seat]
    fill, ink = (style.CARD, style.QUIET) if done else (look.colour, look.ink)
    edge = style.NEUTRAL if done else look.edge
    face = rect(x + 0.5, y + 0.5, width - 1, height - 1, fill, edge, min(width, height) / 2)
    return face + text(x + width / 2, y + height / 2 + 4, letter, style.LEAST, ink, style.BOLD, "middle")


@remembered
def token_place(x: float, y: float) -> str:
    """The place of a token that is laid elsewhere."""
    return circle(x + 9, y + 9, 8.5, "none", style.EDGE, stroke_dasharray="2.5 2.5")


@remembered
def figure(
    seat: int, letter: str, x: float, y: float, width: float = FIGURE_WIDTH, height: float = FIGURE_HEIGHT
) -> str:
    """The figure of a cook's chef, its left upper corner at x, y."""
    look, half, right = style.COOKS[seat], number(x + width / 2), number(x + width)
    left, top, foot, neck = number(x), number(y), number(y + height), number(y + height * 0.3 + 3)
    d = f"M{left} {foot}V{neck}Q{left} {top} {half} {top}Q{right} {top} {right} {neck}V{foot}Z"
    body = path(d, look.colour, look.edge, stroke_linejoin="round")
    return body + text(x + width / 2, y + height - 4.5, letter, style.LEAST, look.ink, style.BOLD, "middle")


@remembered
def back(x: float, y: float, width: float, height: float) -> str:
    """One card face down."""
    inner = rect(x + 2.5, y + 2.5, width - 5, height - 5, "none", style.CARD, 2, opacity=0.55)
    return rect(x + 0.5, y + 0.5, width - 1, height - 1, style.BACK, style.CARD, 4) + inner


@remembered
def points_badge(points: int, x: float, y: float, width: float = 22, height: float = 18) -> str:
    """The steps that a dish brings, its left upper corner at x, y."""
    face = rect(x, y, width, height, style.GOLD_TEXT, None, 5)
    return face + text(x + width / 2, y + height / 2 + 4.5, str(points), style.BODY, style.CARD, style.BOLD, "middle")
