"""Dish cards: the name, what it costs as ingredients, and the steps that it brings."""

from tablecooks.core.words import _, ngettext
from tablecooks.draw import style
from tablecooks.draw.kulinary.kit import piece, points_badge
from tablecooks.draw.kulinary.letters import kind_letter, kind_said
from tablecooks.draw.svg import group, lines, rect, text, title
from tablecooks.games.kulinary.pieces import DISHES

__all__ = ["cost_said", "dish_card", "dish_chip", "dish_name", "dish_said", "dishes_of", "points_of"]

LARGE, PIECE, COUNTED = 22, 17, 23  # how much room one card takes, or several of a kind with their number
ROW = 22


def dish_name(game, dish: int) -> str:
    return game.setup.dish_set.dishes[dish].name


def points_of(game, dish: int) -> int:
    return game.setup.dish_set.dishes[dish].points


def dishes_of(state, place: int) -> list[int]:
    """The dishes that lie at a Place, or that a seat has cooked."""
    return [dish for dish in range(DISHES) if state.place[dish] == place]


def cost_said(game, dish: int) -> str:
    """``carrot 1, egg 2``."""
    needs = game.setup.dish_set.dishes[dish].needs
    return ", ".join(f"{kind_said(game, kind)} {count}" for kind, count in enumerate(needs) if count)


def dish_said(game, dish: int) -> str:
    steps = ngettext("{n} step", "{n} steps", points_of(game, dish)).format(n=points_of(game, dish))
    return _("{dish}: {cost}; {steps}").format(dish=dish_name(game, dish), cost=cost_said(game, dish), steps=steps)


def dish_card(game, dish: int, x, y, width, height, rows: int = 1) -> str:
    """A dish card with room for its cost in so many ``rows``; a slim one has two, and its name three lines."""
    slim = rows > 1
    face = rect(x + 0.5, y + 0.5, width - 1, height - 1, style.CARD, style.EDGE, 8)
    written = [
        text(x + 8, y + 17 + nth * 13, line, style.SMALL, style.INK, style.BOLD)
        for nth, line in enumerate(
            lines(dish_name(game, dish), width - (14 if slim else 44), style.SMALL, True, 3 if slim else 2)
        )
    ]
    badge = points_badge(points_of(game, dish), x + width - 29, y + (height - 68 if slim else 7))
    cost = _cost(game, dish, x + 7, y + height - 4 - ROW * rows, width - 14, rows)
    return group(title(dish_said(game, dish)), face, *written, badge, cost)


def dish_chip(game, dish: int, x, y, width, height) -> str:
    """A dish with nothing but its name and its steps; where there is no room, its steps alone."""
    face = rect(x + 0.5, y + 0.5, width - 1, height - 1, style.CARD, style.EDGE, 6)
    if width < 66:
        badge = points_badge(points_of(game, dish), x + width / 2 - 11, y + height / 2 - 9)
        return group(title(dish_said(game, dish)), face, badge)
    name = lines(dish_name(game, dish), width - 38, style.SMALL, True, 2 if height >= 34 else 1)
    first = y + height / 2 + 4 - 6.5 * (len(name) - 1)
    written = "".join(
        text(x + 7, first + nth * 13, line, style.SMALL, style.INK, style.BOLD) for nth, line in enumerate(name)
    )
    badge = points_badge(points_of(game, dish), x + width - 26, y + height / 2 - 9)
    return group(title(dish_said(game, dish)), face, written, badge)


def _cost(game, dish: int, x, y, width, rows: int) -> str:
    """Each card that the dish asks for; where there are too many, each kind with its number."""
    asked = [(kind, count) for kind, count in enumerate(game.setup.dish_set.dishes[dish].needs) if count]
    single = [(kind, 1) for kind, count in asked for _nth in range(count)]
    room = LARGE if len(single) * LARGE <= width else PIECE if len(single) <= width // PIECE * rows else COUNTED
    items = asked if room == COUNTED else single
    across = len(items) if len(items) * room <= width or rows == 1 else -(-len(items) // rows)
    step, top = min(room, width / across), y + ROW * (rows - -(-len(items) // across))
    return "".join(
        _item(game, kind, count, x + nth % across * step, top + nth // across * ROW, 20 if room == LARGE else 16)
        for nth, (kind, count) in enumerate(items)
    )


def _item(game, kind: int, count: int, x, y, size) -> str:
    """One card asked for, or the kind and how many."""
    letter = kind_letter(game, kind)
    if count == 1:
        return piece(kind, letter, x, y + 20 - size, size)
    return piece(kind, letter, x, y + 6, 14) + text(x + 14.5, y + 17, str(count), style.LEAST, style.INK, style.BOLD)
