"""Cards of King's Breakfast: a serving with its picture, piles, backs, Emerald."""

from tablecooks.draw import style
from tablecooks.draw.svg import circle, group, number, path, rect, remembered, text

CARD_WIDTH, CARD_HEIGHT = 56, 72
FAN = 7  # how far a card of a pile looks out
MOST_SHOWN = 5

# White or dark pictures about the point 0, 0, about 16 wide.
_PICTURES = (
    "M-8 1C-8 -5 -2 -7 3 -6C7 -5 8 -1 7 2C5 6 0 7 -4 6C-7 5 -8 4 -8 1ZM2 -1A2.2 2.2 0 1 0 6.4 -1A2.2 2.2 0 1 0 2 -1Z",
    "M-8 4L6 -6L8 -1V6H-8ZM-3 3A1.6 1.6 0 1 0 0.2 3A1.6 1.6 0 1 0 -3 3ZM3 1A1.3 1.3 0 1 0 5.6 1A1.3 1.3 0 1 0 3 1Z",
    "M-8 5V-1C-9 -6 -4 -7 0 -6C4 -7 9 -6 8 -1V5ZM-3 -3L-1 1M2 -3L4 1",
    "M-8 6V0H8V6ZM-8 -1.5C-6 -4 6 -4 8 -1.5ZM-0.8 -9H0.8V-4H-0.8Z",
    "M-6 -8H6C6 -2 4 0.5 0.9 1V6H4V8H-4V6H-0.9V1C-4 0.5 -6 -2 -6 -8Z",
    "M0 -4C3 -7 8 -5 7 1C6 6 3 8 0 7C-3 8 -6 6 -7 1C-8 -5 -3 -7 0 -4ZM0 -5C0 -8 2 -9 4 -9C4 -7 2 -5 0 -5Z",
    "M-7 2C-7 -4 -2 -7 3 -5C7 -3 7 3 3 5C0 6 -4 6 -7 2ZM4 3L8 7M6.6 7.8L8.6 5.6",
    "M-8 6C-8 -2 -4 -7 2 -7C6 -7 8 -5 8 -2L3 -1C7 1 8 4 7 7C3 4 -1 4 -3 7C-4 5 -6 5 -8 6Z"
    "M1 -4.6A1 1 0 1 0 3 -4.6A1 1 0 1 0 1 -4.6Z",
)


@remembered
def picture_of(kind: int, x: float, y: float, r: float = 13) -> str:
    """The round picture of a card's kind."""
    look = style.SERVINGS[kind]
    scale = r / 13
    shape = path(_PICTURES[kind], look.ink, look.ink, fill_rule="evenodd", stroke_width=0.8, stroke_linejoin="round")
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return circle(x, y, r, look.colour, look.edge) + group(shape, transform=place)


@remembered
def card(kind: int, x: float, y: float, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    """One card face up, its left upper corner at x, y."""
    face = rect(x + 0.5, y + 0.5, width - 1, height - 1, style.CARD, style.EDGE, 5)
    return face + picture_of(kind, x + width / 2, y + height / 2, width * 0.33)


@remembered
def back(x: float, y: float, width: float, height: float) -> str:
    """One card face down."""
    inner = rect(x + 3, y + 3, width - 6, height - 6, "none", style.CARD, 3, opacity=0.55)
    return rect(x + 0.5, y + 0.5, width - 1, height - 1, style.BACK, style.CARD, 5) + inner


@remembered
def pile(kind: int, count: int, x: float, y: float, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    """Cards of a kind about the column's middle ``x``, one behind the other; an empty place when there is none."""
    if count <= 0:
        return place(x, y, width, height)
    shown = min(count, MOST_SHOWN)
    left = x - (width + (shown - 1) * FAN) / 2
    return "".join(card(kind, left + nth * FAN, y, width, height) for nth in range(shown))


@remembered
def place(x: float, y: float, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    return rect(x - width / 2, y + 0.5, width, height - 1, "none", style.EDGE, 5, stroke_dasharray="3 4", opacity=0.6)


@remembered
def count_badge(count: int, x: float, y: float, fill: str = style.GOLD_TEXT) -> str:
    """A number in a round badge."""
    return circle(x, y, 11, fill) + text(x, y + 4.5, str(count), style.BODY, style.CARD, style.BOLD, "middle")


@remembered
def crown(x: float, y: float) -> str:
    """The king's crown about its middle."""
    points = f"M{x - 18:g} {y + 12:g}L{x - 22:g} {y - 10:g}L{x - 9:g} {y - 1:g}L{x:g} {y - 14:g}L{x + 9:g} {y - 1:g}"
    points += f"L{x + 22:g} {y - 10:g}L{x + 18:g} {y + 12:g}Z"
    return path(points, style.GOLD, style.GOLD_TEXT, stroke_linejoin="round")
