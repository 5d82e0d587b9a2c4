"""The rows of the table: the king's servings, the table, the other guests, the own hand; one column a dish."""

from tablecooks.core.words import _, ngettext
from tablecooks.draw import style
from tablecooks.draw.breakfast.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    back,
    card,
    count_badge,
    crown,
    picture_of,
    pile,
    place,
)
from tablecooks.draw.breakfast.said import dish_said, hand_size, is_hidden, worth_said
from tablecooks.draw.parts import Part, Scene, edge_of, part_of
from tablecooks.draw.svg import fit, group, rect, text, title, width_of
from tablecooks.games.breakfast import scoring
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, Asks

WIDE, NARROW = style.BOARD, 358
SIDE = 128  # left of the columns, on a wide table


def _columns(narrow: bool) -> list[float]:
    """The middle of each dish's column."""
    if narrow:
        return [6 + (NARROW - 12) / DISHES * (dish + 0.5) for dish in range(DISHES)]
    pitch = (WIDE - SIDE) / DISHES
    return [SIDE + pitch * (dish + 0.5) for dish in range(DISHES)]


def _size(narrow: bool) -> tuple[float, float]:
    return (30, 40) if narrow else (CARD_WIDTH, CARD_HEIGHT)


def draw_king(scene: Scene, narrow: bool = False) -> Part:
    """The king's place: what he has of each dish (KB-K1)."""
    state, columns, top = scene.state, _columns(narrow), 34 if narrow else 12
    width, height = (NARROW, 106) if narrow else (WIDE, 124)
    drawn = [rect(1, 1, width - 2, height - 2, style.ROYAL, style.ROYAL_EDGE, 14, stroke_width=1.5)]
    total = ngettext("{n} serving", "{n} servings", sum(state.king)).format(n=sum(state.king))
    heading = text(14, 24, _("The king"), style.HEAD, style.GOLD_TEXT, style.BOLD)
    drawn.append(heading + (text(NARROW - 14, 24, total, style.SMALL, style.GOLD_TEXT, None, "end") if narrow else ""))
    if not narrow:
        drawn.append(crown(46, 60) + text(14, 104, total, style.SMALL, style.GOLD_TEXT, style.MEDIUM))
    for dish, x in enumerate(columns):
        drawn.append(_kings_pile(scene, dish, x, top, narrow))
    return part_of("king", _("The king"), width, height, *drawn)


def _kings_pile(scene, dish, x, top, narrow) -> str:
    width, height = _size(narrow)
    size = style.LEAST if narrow else style.SMALL
    count = scene.state.king[dish]
    said = f"{_('The king')}: {dish_said(dish)} {count}"
    drawn = pile(dish, count, x, top, width, height) if not narrow else _flat(dish, count, x, top, width, height)
    drawn += count_badge(count, x - (14 if narrow else 50), top + (4 if narrow else 10))
    drawn += text(x, top + height + 18, dish_said(dish), size, style.INK, style.MEDIUM, "middle")
    edge = edge_of(x - (24 if narrow else 54), top - 6, 48 if narrow else 108, height + 30)
    return scene.can(("king", dish), edge, group(title(said), drawn))


def _flat(dish, count, x, top, width, height) -> str:
    """A pile on a phone: one card and its number."""
    return card(dish, x - width / 2, top, width, height) if count else place(x, top, width, height)


def draw_table(scene: Scene, narrow: bool = False) -> Part:
    """The piles that can be taken, Emeralds, the deck (KB-R2, KB-R3)."""
    state, columns = scene.state, _columns(narrow)
    width, height = (NARROW, 156) if narrow else (WIDE, 168)
    top = 70 if narrow else 36
    drawn = [
        rect(-4, -4, width + 8, height + 8, style.TABLE),
        text(2, 16, _("The table"), style.HEAD, weight=style.BOLD),
    ]
    drawn.append(_emeralds(scene, *((150, 4) if narrow else (4, 30))))
    drawn.append(_deck(scene, *((250, 4) if narrow else (4, 96))))
    for dish, x in enumerate(columns):
        drawn.append(_table_pile(scene, dish, x, top, narrow))
    if not narrow and not any(state.table):
        words = _("no serving on the table")
        drawn.append(text((SIDE + WIDE) / 2, 20, words, style.SMALL, style.QUIET, None, "middle"))
    return part_of("piles", _("The table"), width, height, *drawn)


def _table_pile(scene, dish, x, top, narrow) -> str:
    width, height = _size(narrow)
    size = style.LEAST if narrow else style.SMALL
    count = scene.state.table[dish]
    drawn = pile(dish, count, x, top, width, height) if not narrow else _flat(dish, count, x, top, width, height)
    if count:
        drawn += text(x, top + height + 32, f"×{count}", style.BODY, style.INK, style.BOLD, "middle")
        drawn += text(x, top + height + 17, dish_said(dish), size, style.INK, style.MEDIUM, "middle")
    said = _("On the table: {dish} {n}").format(dish=dish_said(dish), n=count)
    edge = edge_of(x - (24 if narrow else 54), top - 8, 48 if narrow else 108, height + 47)
    return scene.can(("pile", dish), edge, group(title(said), drawn))


def _emeralds(scene, x, y) -> str:
    """The dragon, with how many wait on the table."""
    count = scene.state.emeralds
    words = _("Emerald ×{n}").format(n=count)
    ground = rect(
        x + 0.5, y + 0.5, 92, 50, style.RIGHT_GROUND if count else "none", style.RIGHT if count else style.EDGE, 9
    )
    drawn = ground + (picture_of(EMERALD, x + 46, y + 19, 14) if count else "")
    drawn += text(
        x + 46, y + 46, words, style.LEAST, style.RIGHT_TEXT if count else style.QUIET, style.MEDIUM, "middle"
    )
    return scene.can(("emerald",), edge_of(x - 2, y - 2, 97, 55, 10), group(title(words), drawn))


def _deck(scene, x, y) -> str:
    left = scene.state.left
    words = ngettext("{n} card in the deck", "{n} cards in the deck", left).format(n=left)
    stack = (
        "".join(back(x + 8 + nth * 2, y + 4 - nth * 2, 74, 46) for nth in range(min(3, 1 + left // 20))) if left else ""
    )
    number = text(x + 47, y + 31, str(left), style.TITLE, style.CARD if left else style.QUIET, style.BOLD, "middle")
    drawn = (
        stack + number + (text(x + 47, y + 62, _("deck"), style.LEAST, style.QUIET, None, "middle") if y > 40 else "")
    )
    return scene.can(("deck",), edge_of(x + 2, y - 4, 90, 60, 10), group(title(words), drawn))


def draw_guests(scene: Scene, hand: int, narrow: bool = False) -> Part:
    """The other guests with as many backs as they hold cards, and points when the game is over."""
    others = [seat for seat in range(scene.game.seats) if seat != hand]
    across = 2 if narrow else len(others)
    rows = -(-len(others) // across)
    width, row_height = (NARROW, 50) if narrow else (WIDE, 50)
    each = (width - (across - 1) * style.GAP) / across
    drawn = [rect(-4, -4, width + 8, rows * row_height + 8, style.TABLE)]
    for nth, seat in enumerate(others):
        x, y = nth % across * (each + style.GAP), nth // across * row_height
        drawn.append(_guest(scene, seat, x, y, each, narrow))
    return part_of("guests", _("The other guests"), width, rows * row_height, *drawn)


def _guest(scene, seat, x, y, width, narrow) -> str:
    mine = seat == scene.turn
    size = hand_size(scene.state, seat)
    kind = scene.seats[seat] if seat < len(scene.seats) else ""
    words = ngettext("{n} card", "{n} cards", size).format(n=size)
    if scene.state.asks == Asks.OVER:
        points = scene.game.scores(scene.state)[seat]
        words = ngettext("{n} point", "{n} points", points).format(n=points)
    name = fit(scene.names[seat], width - 26 - width_of(words, style.SMALL), style.BODY, True)
    outline = style.ACCENT if mine else style.LINE
    drawn = rect(x + 1, y + 1, width - 2, 46, style.PAPER, outline, 10, stroke_width=2 if mine else 1)
    drawn += text(x + 12, y + 20, name, style.BODY, style.ACCENT if mine else style.INK, style.BOLD)
    drawn += text(x + width - 12, y + 20, words, style.SMALL, style.INK, None, "end")
    backs = min(size, 12)
    step = min(9.0, (width - 110) / 12)
    drawn += "".join(back(x + 12 + nth * step, y + 25, 15, 18) for nth in range(backs))
    if not narrow:
        drawn += text(x + width - 12, y + 39, fit(kind, 90), style.SMALL, style.QUIET, None, "end")
    return group(title(f"{scene.names[seat]}, {kind}: {words}"), drawn)


def draw_hand(scene: Scene, seat: int, narrow: bool = False) -> Part:
    """A hand, dish by dish under the king's columns: how many of his, and what that is worth now (KB-E)."""
    state, columns = scene.state, _columns(narrow)
    width, height = (NARROW, 164) if narrow else (WIDE, 182)
    mine = seat == scene.turn
    drawn = [rect(1, 1, width - 2, height - 2, style.PAPER, style.ACCENT if mine else style.LINE, 14, stroke_width=2)]
    name = fit(scene.names[seat], 200 if narrow else SIDE - 24, style.HEAD, True)
    drawn.append(text(14, 25, name, style.HEAD, style.ACCENT if mine else style.INK, style.BOLD))
    size = hand_size(state, seat)
    words = ngettext("{n} card", "{n} cards", size).format(n=size)
    drawn.append(
        text(
            *((NARROW - 14, 25) if narrow else (14, 43)),
            words,
            style.SMALL,
            style.QUIET,
            None,
            "end" if narrow else None,
        )
    )
    if is_hidden(state, seat):
        hidden = _("this hand is hidden")
        drawn.append(text(width / 2, height / 2 + 4, hidden, style.BODY, style.QUIET, None, "middle"))
        return part_of(f"hand-{seat}", scene.names[seat], width, height, *drawn)
    drawn += [_own_pile(state, seat, dish, x, narrow) for dish, x in enumerate(columns)]
    drawn.append(_total(scene, seat, narrow, height))
    return part_of(f"hand-{seat}", scene.names[seat], width, height, *drawn)


def _own_pile(state, seat, dish, x, narrow) -> str:
    top = 38 if narrow else 16
    width, height = _size(narrow)
    size = style.LEAST if narrow else style.SMALL
    count, kings = scoring.in_hand(state, seat, dish), state.king[dish]
    drawn = pile(dish, count, x, top, width, height) if not narrow else _flat(dish, count, x, top, width, height)
    worth = worth_said(state, seat, dish)
    colour = style.QUIET if not count else style.BURNT if count > kings else style.RIGHT_TEXT
    share = _("{mine} of {kings}").format(mine=count, kings=kings)
    y = top + height
    drawn += text(x, y + 17, dish_said(dish), size, style.INK, style.MEDIUM, "middle")
    drawn += text(x, y + 34, share, style.SMALL if narrow else style.BODY, style.INK, style.BOLD, "middle")
    shown = worth if not narrow else (str(scoring.worth(count, kings)) if count else "–")
    drawn += text(x, y + 51, shown, style.SMALL, colour, style.MEDIUM, "middle")
    return group(title(f"{dish_said(dish)}: {share}, {worth}"), drawn)


def _total(scene, seat, narrow, height) -> str:
    points = scoring.points(scene.state, seat)
    over = scene.state.asks == Asks.OVER
    words = ngettext("{n} point", "{n} points", points).format(n=points)
    note = "" if over else _("if it ended now")
    if narrow:
        return text(14, height - 16, f"{words} {note}", style.SMALL, style.INK, style.BOLD)
    labels = text(14, 122, _("yours of his"), style.SMALL, style.QUIET) + text(
        14, 139, _("worth now"), style.SMALL, style.QUIET
    )
    return labels + text(14, height - 14, f"{words} {note}", style.SMALL, style.INK, style.BOLD)
