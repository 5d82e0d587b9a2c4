"""A hand: its ingredients, its chef, its tokens, and the dishes that wait to be served."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.kulinary.board import NARROW, WIDE
from tablecooks.draw.kulinary.cooks import tokens_at_hand
from tablecooks.draw.kulinary.dishes import dish_card, dish_chip, dishes_of
from tablecooks.draw.kulinary.kit import back, figure, hat, piece, pieces
from tablecooks.draw.kulinary.letters import cook_letter, kind_letter, kind_said
from tablecooks.draw.kulinary.said import chef_of, is_hidden, size_said, tokens_said, where_said
from tablecooks.draw.parts import Part, Scene, edge_of, part_of
from tablecooks.draw.svg import fit, group, lines, rect, text, title
from tablecooks.games.kulinary.hands import hand_size, in_hand
from tablecooks.games.kulinary.pieces import INGREDIENTS

__all__ = ["draw_hand"]

HIGH, NARROW_HIGH = 132, 276
SLOT_WIDTH, SLOT_HEIGHT = 60, 100
CHEF_WIDTH = 104
MOST_BACKS = 12


def draw_hand(scene: Scene, seat: int, narrow: bool = False) -> Part:
    """The part ``hand-N``."""
    width, height = (NARROW, NARROW_HIGH) if narrow else (WIDE, HIGH)
    mine = seat == scene.turn
    drawn = [rect(1, 1, width - 2, height - 2, style.PAPER, style.ACCENT if mine else style.LINE, 14, stroke_width=2)]
    drawn.append(_who(scene, seat, narrow))
    left, top = (10, 56) if narrow else (150, 16)
    if is_hidden(scene.state, seat):
        drawn.append(_face_down(scene.state, seat, left, top))
    else:
        pitch = (NARROW - 20) / INGREDIENTS if narrow else 64
        drawn += [_slot(scene, seat, kind, left + kind * pitch, top, pitch - 4) for kind in range(INGREDIENTS)]
    drawn.append(_chef(scene, seat, *((10, 166, SLOT_HEIGHT) if narrow else (540, 16, SLOT_HEIGHT))))
    area = (122, 160, 226, 106) if narrow else (656, 12, 270, 108)
    drawn.append(_cooked(scene, seat, *area))
    return part_of(f"hand-{seat}", scene.names[seat], width, height, *drawn)


def _who(scene, seat, narrow) -> str:
    state = scene.state
    colour = style.ACCENT if seat == scene.turn else style.INK
    name = fit(scene.names[seat], 150 if narrow else 98, style.HEAD, True)
    drawn = figure(seat, cook_letter(scene, seat), 12, 10) + text(37, 27, name, style.HEAD, colour, style.BOLD)
    where = where_said(state, seat)
    if narrow:
        drawn += text(NARROW - 12, 46, size_said(state, seat), style.SMALL, style.QUIET, None, "end")
        drawn += text(12, 46, where, style.SMALL, style.QUIET) + tokens_at_hand(scene, seat, NARROW - 72, 10)
    else:
        drawn += text(14, 50, size_said(state, seat), style.BODY, style.INK) + tokens_at_hand(scene, seat, 14, 60)
        drawn += text(14, 95, tokens_said(state, seat), style.SMALL, style.QUIET)
        drawn += text(14, 114, where, style.SMALL, style.QUIET)
    return group(title(scene.names[seat]), drawn)


def _face_down(state, seat, x, y) -> str:
    """A hand that the view does not show."""
    shown = min(hand_size(state, seat), MOST_BACKS)
    drawn = "".join(back(x + nth * 20, y, 40, 56) for nth in range(shown))
    return drawn + text(x, y + 80, _("This hand is hidden."), style.BODY, style.QUIET)


def _slot(scene, seat, kind, x, y, width) -> str:
    """The cards of one kind, or the place of them."""
    count, word = in_hand(scene.state, seat, kind), kind_said(scene.game, kind)
    letter = kind_letter(scene.game, kind)
    face = rect(x + 0.5, y + 0.5, width - 1, SLOT_HEIGHT - 1, style.CARD if count else "none", style.LINE, 8)
    drawn = face + pieces(kind, letter, count, x + width / 2 - 21, y + 20, 38)
    ink, weight = (style.INK, style.BOLD) if count else (style.QUIET, None)
    size = style.SMALL if width > 56 else style.LEAST
    drawn += text(x + width / 2, y + 76, fit(word, width - 4, size), size, ink, weight, "middle")
    drawn += text(x + width / 2, y + 91, f"×{count}" if count else "–", size, ink, weight, "middle")
    drawn = group(title(f"{word}: {count}"), drawn)
    if seat != scene.turn:
        return drawn
    return scene.can(("hand", kind), edge_of(x, y, width, SLOT_HEIGHT), drawn)


def _chef(scene, seat, x, y, height) -> str:
    """The own chef's card: it is never used up (KU-L3)."""
    kind = chef_of(scene.game, seat)
    word = kind_said(scene.game, kind)
    chef = scene.game.setup.chefs[seat]
    drawn = rect(x + 0.5, y + 0.5, CHEF_WIDTH - 1, height - 1, style.ROYAL, style.ROYAL_EDGE, 8, stroke_width=1.5)
    drawn += piece(kind, kind_letter(scene.game, kind), x + 42, y + 9, 30) + hat(x + 25, y + 24)
    middle, top = x + CHEF_WIDTH / 2, y + height - 40
    named = fit(_("chef: {kind}").format(kind=word), CHEF_WIDTH - 8, style.SMALL, True)
    drawn += text(middle, top, named, style.SMALL, style.INK, style.BOLD, "middle")
    for nth, line in enumerate(lines(_("stands in once a dish"), CHEF_WIDTH - 14, style.LEAST, False, 2)):
        drawn += text(middle, top + 15 + nth * 14, line, style.LEAST, style.QUIET, None, "middle")
    return group(title(_("chef {chef}: stands in for one {kind} a dish").format(chef=chef, kind=word)), drawn)


def _cooked(scene, seat, x, y, width, height) -> str:
    """Dishes cooked and not yet served: as cards, or as names where there are many."""
    dishes = sorted(dishes_of(scene.state, seat), key=lambda dish: (-scene.game.spec.points[dish], dish))
    drawn = text(x + 2, y + 12, _("Cooked, to be served"), style.SMALL, style.QUIET, style.MEDIUM)
    top, room = y + 20, height - 20
    if not dishes:
        return drawn + _nothing_yet(x, top, width, room)
    across, down = _grid(len(dishes))
    wide, high = (width - (across - 1) * 6) / across, (room - (down - 1) * 4) / down
    card = dish_card if down == 1 else dish_chip
    for nth, dish in enumerate(dishes[: across * down]):
        place = (x + nth % across * (wide + 6), top + nth // across * (high + 4), wide, high)
        face = card(scene.game, dish, *place)
        drawn += scene.can(("cooked", dish), edge_of(*place), face) if seat == scene.turn else face
    if len(dishes) > across * down:
        more = f"+{len(dishes) - across * down}"
        drawn += text(x + width, y + 12, more, style.SMALL, style.INK, style.BOLD, "end")
    return drawn


def _nothing_yet(x, y, width, height) -> str:
    """The place of the dishes."""
    look = {"stroke_dasharray": "3 4", "opacity": 0.6}
    place = rect(x + 0.5, y + 0.5, width - 1, height - 1, "none", style.EDGE, 8, **look)
    words = text(x + width / 2, y + height / 2 + 4, _("nothing yet"), style.SMALL, style.QUIET, None, "middle")
    return place + words


def _grid(dishes: int) -> tuple[int, int]:
    """How many dishes stand beside and below one another."""
    if dishes <= 2:
        return 2, 1
    if dishes <= 6:
        return 2, 2 if dishes <= 4 else 3
    return (3 if dishes <= 9 else 5), 3
