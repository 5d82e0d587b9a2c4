"""The whole table of À la carte: its parts, and all of them in one picture."""

from functools import partial

from tablecooks.core.game import Game
from tablecooks.core.turn import ONLOOKER, OVER
from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.alacarte.cook import draw_cook
from tablecooks.draw.alacarte.kit import spot_of
from tablecooks.draw.alacarte.offer import draw_offer
from tablecooks.draw.alacarte.said import describe, label
from tablecooks.draw.alacarte.shakers import draw_shakers, draw_tray
from tablecooks.draw.parts import Part, Scene, spots_of
from tablecooks.draw.svg import element, escape, number, rect, sheet
from tablecooks.games.alacarte.pieces import Kitchen


def parts(
    game: Game, state: Kitchen, names, seats=None, allowed=(), narrow: bool = False, seat: int = ONLOOKER
) -> tuple[Part, ...]:
    """The parts ``offer``, ``shakers``, ``tray`` and ``cook-0`` on, each with a size that no move changes.

    Parameters
    ----------
    state : what is to be seen, ``game.view(state, seat)``.
    names : the cooks' names; any text.
    seats : for each seat a few words on who plays it, such as ``careful bot``.
    allowed : the moves that can be clicked now.
    narrow : drawn for a phone: no part is wider than 358.
    seat : who looks on; in this game all see the same.
    """
    turn = -1 if game.turn(state) == OVER else state.cook
    say = partial(label, game, tuple(names))
    scene = Scene(game, state, tuple(names), tuple(seats or ()), spots_of(partial(spot_of, state), allowed), turn, say)
    cooks = (draw_cook(scene, seat, narrow) for seat in range(game.seats))
    return (draw_offer(scene, narrow), draw_shakers(scene, narrow), draw_tray(scene, narrow), *cooks)


def picture(game: Game, state: Kitchen, names, seats=None, allowed=()) -> str:
    """The table as one SVG, for a notebook or a page."""
    drawn = {part.key: part for part in parts(game, state, names, seats, allowed)}
    offer, shakers = drawn["offer"], drawn["shakers"]
    right = style.BOARD - shakers.width
    placed = [
        _put(offer, 0, 0),
        _put(shakers, right, 0),
        _put(drawn["tray"], right, offer.height - drawn["tray"].height),
    ]
    cooks = [drawn[f"cook-{seat}"] for seat in range(game.seats)]
    top = offer.height + style.GAP
    placed += [_put(cook, seat * (cook.width + style.GAP), top) for seat, cook in enumerate(cooks)]
    height = top + cooks[0].height
    margin = 12
    texts = describe(game, state, names)
    name = _("À la carte")
    box = {
        "viewBox": f"{-margin} {-margin} {style.BOARD + 2 * margin} {height + 2 * margin}",
        "class": "tablecooks-table",
    }
    board = rect(-margin, -margin, style.BOARD + 2 * margin, height + 2 * margin, style.TABLE, None, style.ROUND)
    desc = element("desc", None, escape(" ".join(texts.values())))
    rules = element("style", None, *(f".tablecooks-table {rule} " for rule in _rules()))
    return sheet(style.BOARD + 2 * margin, height + 2 * margin, name, desc, rules, board, *placed, more=box)


def _rules():
    return (rule.replace(", .can", ", .tablecooks-table .can").replace(">", "&gt;") for rule in style.CAN_RULES)


def _put(part: Part, x: float, y: float) -> str:
    return part.svg.replace("<svg ", f'<svg x="{number(x)}" y="{number(y)}" ', 1)
