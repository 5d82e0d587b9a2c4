"""Small helpers that write SVG: elements, escaped text, wrapped lines, the glyphs of crystals."""

import math
import unicodedata
from functools import lru_cache

from tablecooks.draw import style

# A table is drawn again at every move and is mostly as it was: its small pieces are remembered.
remembered = lru_cache(8192)

_BIDI = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_WIDE_LETTERS = frozenset("mMW@%&\u2014\u2026")
_NARROW_LETTERS = frozenset("ijlI.,:;'|!\u2019")
_SLIM_LETTERS = frozenset(' frt()-\u2013/·"')


def clean(text: str) -> str:
    """Text without what XML forbids or what turns the reading direction of its surroundings."""
    return "".join("\ufffd" if _is_unfit(letter) else letter for letter in str(text))


def _is_unfit(letter: str) -> bool:
    return letter in _BIDI or letter in "\ufffe\uffff" or unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")


@remembered
def escape(text: str) -> str:
    """Text as it may stand in an element or between double quotes."""
    text = clean(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


@remembered
def number(value: float) -> str:
    """A number with at most two decimals, never ``-0``."""
    return f"{round(value, 2) + 0.0:g}"


def element(name: str, attrs: dict | None = None, *children: str) -> str:
    """One element; ``children`` are SVG already, attributes are escaped here. None leaves an attribute out."""
    said = "".join(
        f' {key}="{number(value) if isinstance(value, (int, float)) else escape(value)}"'
        for key, value in (attrs or {}).items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{name}{said}>{inner}</{name}>" if inner else f"<{name}{said}/>"


def group(*children: str, **attrs) -> str:
    """A ``g``; underscores in the names of attributes stand for dashes, ``class_`` for class."""
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attrs.items()}
    return element("g", named, *children)


@remembered
def title(text: str) -> str:
    return element("title", None, escape(text))


@remembered
def rect(x, y, width, height, fill="none", stroke=None, rx=0.0, **attrs) -> str:
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attrs.items()}
    shape = {"x": x, "y": y, "width": width, "height": height, "rx": rx or None, "fill": fill, "stroke": stroke}
    return element("rect", shape | named)


@remembered
def circle(x, y, r, fill="none", stroke=None, **attrs) -> str:
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attrs.items()}
    return element("circle", {"cx": x, "cy": y, "r": r, "fill": fill, "stroke": stroke} | named)


@remembered
def path(d: str, fill="none", stroke=None, **attrs) -> str:
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attrs.items()}
    return element("path", {"d": d, "fill": fill, "stroke": stroke} | named)


@remembered
def text(x, y, words, size=style.SMALL, fill=style.INK, weight=None, anchor=None) -> str:
    """One line of text on its base line."""
    attrs = {"x": x, "y": y, "font-size": size, "fill": fill, "font-weight": weight, "text-anchor": anchor}
    return element("text", attrs, escape(words))


@remembered
def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line is drawn, on the safe side: measured on a wide sans-serif."""
    return size * sum(map(_width_of_letter, words)) * (1.0 if bold else 0.9)


def _width_of_letter(letter: str) -> float:
    if letter in _NARROW_LETTERS:
        return 0.38
    if letter in _SLIM_LETTERS:
        return 0.48
    if letter in _WIDE_LETTERS:
        return 1.1
    if unicodedata.east_asian_width(letter) in "WF" or ord(letter) > 0x2FFF:
        return 1.3
    if letter.isupper() or letter == "w" or ord(letter) > 0x24F:
        return 0.85
    return 0.71


@remembered
def fit(words: str, width: float, size: float = style.SMALL, bold: bool = False) -> str:
    """The line, shortened with … where it would be wider than ``width``."""
    if width_of(words, size, bold) <= width:
        return words
    end = 0
    while width_of(words[: end + 1].rstrip() + "…", size, bold) <= width:
        end += 1
    return words[:end].rstrip() + "…"


@remembered
def lines(words: str, width: float, size: float = style.SMALL, bold: bool = False, most: int = 3) -> tuple[str, ...]:
    """``words`` in at most ``most`` lines no wider than ``width``; what is left over becomes …"""
    rest = clean(words).split()
    done = []
    while rest and len(done) < most - 1:
        line = rest.pop(0)
        while rest and width_of(f"{line} {rest[0]}", size, bold) <= width:
            line += " " + rest.pop(0)
        cut = _letters_that_fit(line, width, size, bold)
        if cut < len(line):
            rest.insert(0, line[cut:])
        done.append(line[:cut])
    if rest:
        done.append(fit(" ".join(rest), width, size, bold))
    return tuple(done)


def _letters_that_fit(line: str, width: float, size: float, bold: bool) -> int:
    used = 0.0
    for place, letter in enumerate(line):
        used += width_of(letter, size, bold)
        if used > width and place:
            return place
    return len(line)


def polar(x: float, y: float, r: float, angle: float) -> tuple[float, float]:
    """The point at ``angle`` degrees clockwise from straight up."""
    turn = math.radians(angle)
    return x + r * math.sin(turn), y - r * math.cos(turn)


def arc(x: float, y: float, r: float, start: float, end: float) -> str:
    """The path of an arc of less than half a turn, clockwise."""
    (x0, y0), (x1, y1) = polar(x, y, r, start), polar(x, y, r, end)
    return f"M{number(x0)} {number(y0)}A{number(r)} {number(r)} 0 0 1 {number(x1)} {number(y1)}"


@remembered
def star(x: float, y: float, r: float, full: bool) -> str:
    """A star, or the outline of one that is still to come."""
    points = (polar(x, y, r if tip % 2 == 0 else r * 0.42, tip * 36) for tip in range(10))
    d = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points) + "Z"
    if full:
        return path(d, "#E3A81B", style.STAR, stroke_width=1.2, stroke_linejoin="round")
    return path(d, "none", style.EDGE, stroke_width=1, stroke_linejoin="round")


# Each shape about the point 0, 0, as wide as two times 8.5.
_SHAPES = {
    "triangle": "M0 -9L8.9 7.2H-8.9Z",
    "circle": "M-8.2 0A8.2 8.2 0 0 1 8.2 0A8.2 8.2 0 0 1 -8.2 0Z",
    "square": "M-7.4 -7.4H7.4V7.4H-7.4Z",
    "diamond": "M0 -9.2L9.2 0L0 9.2L-9.2 0Z",
    "hexagon": "M0 -8.8L7.6 -4.4V4.4L0 8.8L-7.6 4.4V-4.4Z",
}
_LETTER_Y = {"triangle": 6}


@remembered
def glyph(kind: int, hollow: bool = False) -> str:
    """The crystal of a kind about the point 0, 0: colour, shape and letter; ``hollow`` for one still missing."""
    look = style.KINDS[kind]
    fill, ink = (style.CARD, style.INK) if hollow else (look.colour, look.ink)
    shape = path(
        _SHAPES[look.shape],
        fill,
        look.edge,
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_dasharray="2.6 1.8" if hollow else None,
    )
    return shape + text(0, _LETTER_Y.get(look.shape, 4), look.letter, style.LEAST, ink, style.BOLD, "middle")


@remembered
def glyph_at(x: float, y: float, kind: int, hollow: bool = False) -> str:
    return group(glyph(kind, hollow), transform=f"translate({number(x)} {number(y)})")


def sheet(width: int, height: int, name: str, *children: str, more: dict | None = None) -> str:
    """A whole drawing that a page may scale; it carries its own size and type."""
    attrs = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {width} {height}",
        "width": width,
        "height": height,
        "role": "group",
        "aria-label": name,
        "font-family": style.FAMILY,
        "font-size": style.SMALL,
    }
    return element("svg", attrs | (more or {}), *children)
