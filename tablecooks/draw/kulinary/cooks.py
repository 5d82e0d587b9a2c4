"""The other cooks: what everybody sees of them."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.kulinary.board import NARROW, WIDE
from tablecooks.draw.kulinary.dishes import dish_name, dishes_of, points_of
from tablecooks.draw.kulinary.kit import back, figure, hat, piece, points_badge, sign, token, token_place
from tablecooks.draw.kulinary.letters import cook_letter, kind_letter, kind_said
from tablecooks.draw.kulinary.said import chef_of, short_where, size_said, tokens_said, where_said
from tablecooks.draw.parts import Part, Scene, part_of
from tablecooks.draw.svg import fit, group, rect, text, title, width_of
from tablecooks.games.kulinary.hands import hand_size
from tablecooks.games.kulinary.pieces import TOKENS, Location

__all__ = ["draw_guests", "tokens_at_hand"]

HIGH = 104
MOST_BACKS, MOST_BADGES = 4, 4


def draw_guests(scene: Scene, hand: int, narrow: bool = False) -> Part:
    """The part ``guests``: one card for each cook but the one whose hand lies at the foot."""
    others = [seat for seat in range(scene.game.seats) if seat != hand]
    width = NARROW if narrow else WIDE
    across = 2 if narrow else max(len(others), 2)
    rows = -(-len(others) // across)
    each = (width - (across - 1) * style.GAP) / across
    height = rows * HIGH + (rows - 1) * style.GAP
    drawn = [rect(-4, -4, width + 8, height + 8, style.TABLE)]
    for nth, seat in enumerate(others):
        x, y = nth % across * (each + style.GAP), nth // across * (HIGH + style.GAP)
        drawn.append(_guest(scene, seat, x, y, each))
    return part_of("guests", _("The other cooks"), width, height, *drawn)


def _guest(scene: Scene, seat: int, x, y, width) -> str:
    state, mine = scene.state, seat == scene.turn
    edge = style.ACCENT if mine else style.LINE
    drawn = rect(x + 1, y + 1, width - 2, HIGH - 2, style.PAPER, edge, 10, stroke_width=2 if mine else 1)
    drawn += figure(seat, cook_letter(scene, seat), x + 10, y + 8)
    where = short_where(state, seat)
    most = width - 56 - width_of(where, style.SMALL)
    name = fit(scene.names[seat], most, style.BODY, True)
    drawn += text(x + 35, y + 20, name, style.BODY, style.ACCENT if mine else style.INK, style.BOLD)
    drawn += text(x + width - 10, y + 20, where, style.SMALL, style.INK, style.MEDIUM, "end")
    kind = scene.seats[seat] if seat < len(scene.seats) else ""
    drawn += text(x + 35, y + 36, fit(kind, width - 45, style.SMALL), style.SMALL, style.QUIET)
    drawn += tokens_at_hand(scene, seat, x + width - 8 - TOKENS * 20, y + 50)
    drawn += _backs(state, seat, x, y) + _chef(scene, seat, x + width - 10, y + 77) + _cooked(scene, seat, x, y)
    said = (
        f"{scene.names[seat]}, {kind}: {size_said(state, seat)}, {tokens_said(state, seat)}, {where_said(state, seat)}"
    )
    return group(title(said), drawn)


def tokens_at_hand(scene: Scene, seat: int, x, y) -> str:
    """The three tokens of a cook: those at hand, and the places of those that are laid."""
    left, letter = scene.state.tokens_left[seat], cook_letter(scene, seat)
    drawn = [
        token(seat, letter, x + nth * 20, y) if nth < left else token_place(x + nth * 20, y) for nth in range(TOKENS)
    ]
    return group(title(tokens_said(scene.state, seat)), *drawn)


def _backs(state, seat, x, y) -> str:
    shown = min(hand_size(state, seat), MOST_BACKS)
    drawn = "".join(back(x + 10 + nth * 7, y + 50, 15, 20) for nth in range(shown))
    return drawn + text(x + 10 + (13 + shown * 7 if shown else 0), y + 64, size_said(state, seat), style.SMALL)


def _chef(scene, seat, right, y) -> str:
    """The chef's hat and ingredient, up to ``right``."""
    kind = chef_of(scene.game, seat)
    drawn = piece(kind, kind_letter(scene.game, kind), right - 18, y, 18) + hat(right - 32, y + 10)
    said = _("chef {chef}: stands in for one {kind} a dish")
    return group(title(said.format(chef=scene.game.setup.chefs[seat], kind=kind_said(scene.game, kind))), drawn)


def _cooked(scene, seat, x, y) -> str:
    """The dishes that wait to be served, as their steps."""
    dishes = dishes_of(scene.state, seat)
    if not dishes:
        return text(x + 10, y + 92, _("nothing cooked"), style.SMALL, style.QUIET)
    drawn = sign(Location.WINDOW, x + 19, y + 87, style.QUIET)
    shown = dishes if len(dishes) <= MOST_BADGES else dishes[: MOST_BADGES - 1]
    for nth, dish in enumerate(shown):
        drawn += points_badge(points_of(scene.game, dish), x + 34 + nth * 23, y + 78, 20)
    if len(dishes) > len(shown):
        drawn += text(x + 35 + len(shown) * 23, y + 91, f"+{len(dishes) - len(shown)}", style.SMALL)
    names = ", ".join(dish_name(scene.game, dish) for dish in dishes)
    return group(title(_("cooked: {dishes}").format(dishes=names)), drawn)
