"""What the parts of the drawing share: where each move is clicked, badges, cups, crystals."""

from tablecooks.draw import style
from tablecooks.draw.svg import circle, glyph, group, path, rect, remembered, text
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import COOKS, CUP_KINDS, DISHES, HOTTEST, SEASONINGS, Cup, Kind, Kitchen


def spot_of(state: Kitchen, number: int) -> tuple | None:
    """Where a move is made on the table; None for one that only a button makes."""
    cook = state.cook
    if number in _AT_COOK:
        return (_AT_COOK[number], cook)
    if m.TIP <= number < m.TIP + SEASONINGS:
        return ("shaker", number - m.TIP)
    if m.RAISE <= number < m.PICK:
        level = state.heat[cook] + number - m.RAISE + 1
        return ("level", cook, level) if level <= HOTTEST else None
    if m.PICK <= number < m.PICK + DISHES:
        return ("dish", number - m.PICK)
    if number in _PLAYED:
        return ("cup", cook, _PLAYED[number])
    if m.LOWER <= number < m.SWAP:
        return ("level", cook, state.heat[cook] - (number - m.LOWER + 1))
    if m.SWAP <= number < m.SWAP + COOKS:
        return ("stove", number - m.SWAP)
    if m.TAKE <= number < m.SHOWS:
        return ("cup", *divmod(number - m.TAKE, CUP_KINDS))
    return None


_AT_COOK = {m.ROLL: "dial", m.FLIP: "flip", m.PUT_CREPE: "crepe"}
_PLAYED = {m.LAY_POINT: Cup.POINT, m.PLAY_SPOONS: Cup.SPOONS}


@remembered
def crystal_svg(kind: Kind | int) -> str:
    """One crystal about the point 0, 0, as it lies in pans and shakers."""
    return group(glyph(kind), class_="crystal", data_crystal=Kind(kind).name.lower())


@remembered
def crystal_in(x: float, y: float, kind: int, where: str) -> str:
    """A crystal that lies somewhere: ``where`` is ``pan-0``, ``shaker-2`` and so on."""
    attrs = {"data_crystal": Kind(kind).name.lower(), "data_in": where}
    return group(glyph(kind), class_="crystal", transform=f"translate({x:.4g} {y:.4g})", **attrs)


@remembered
def badge(x: float, y: float, points: int, look: style.Look) -> str:
    """The points of a dish in its colour."""
    return rect(x - 10, y - 9, 20, 18, look.colour, look.edge, 6) + text(
        x, y + 4.5, str(points), style.BODY, look.ink, style.BOLD, "middle"
    )


@remembered
def cup_piece(x: float, y: float, width: float, words: str, count: int = 1) -> str:
    """A coffee cup seen from above with what it does on it."""
    handle = path(f"M{x + width - 5:g} {y + 7:g}h3a5 5 0 0 1 0 10h-3", "none", style.CUP_EDGE, stroke_width=2)
    body = rect(x + 0.5, y + 0.5, width - 5, 23, style.CUP, style.CUP_EDGE, 7)
    drawn = handle + body + text(x + (width - 4) / 2, y + 16, words, style.LEAST, style.INK, None, "middle")
    if count > 1:
        drawn += circle(x + width - 5, y + 5, 7.5, style.CARD, style.CUP_EDGE)
        drawn += text(x + width - 5, y + 9, str(count), style.LEAST, style.INK, style.BOLD, "middle")
    return drawn
