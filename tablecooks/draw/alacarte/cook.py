"""One cook's place: name, stars and points, stove, recipe, finished dishes, cups and crêpe."""

from dataclasses import dataclass

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.alacarte.kit import badge, cup_piece
from tablecooks.draw.alacarte.offer import card_face, heat_row, name_lines, needs_row
from tablecooks.draw.alacarte.said import (
    colour_said,
    cook_said,
    crepe_said,
    cup_said,
    dish_said,
    points_said,
    recipe_said,
    stars_said,
)
from tablecooks.draw.alacarte.stove import draw_stove
from tablecooks.draw.parts import Part, Scene, edge_of, part_of
from tablecooks.draw.svg import circle, fit, group, lines, path, rect, star, text, title, width_of
from tablecooks.games.alacarte.pieces import (
    CREPE,
    CUP_KINDS,
    DISHES,
    EMPTY,
    STARS_TO_WIN,
    Crepe,
    Cup,
)


@dataclass(frozen=True)
class Layout:
    """Where the things of a cook's place are."""

    width: int
    height: int
    dial: tuple[float, float]
    pan: tuple[float, float]
    recipe: tuple[float, float, float, float]  # x, y, width, height
    tray: tuple[float, float]
    pitch: float  # from one finished dish to the next
    crepe: tuple[float, float]
    cups: tuple[float, float, float, int]  # x, y, width of a row, cups in it
    two_rows: bool = False  # stars and points below the name


def layout_for(cooks: int, goal: int, narrow: bool = False) -> Layout:
    """The lay-out of a place: broad for two cooks, slim for four, one for all on a phone."""
    if narrow:
        return _tall(358, 36 if goal > 5 else 40)
    if cooks == 2:
        return Layout(466, 216, (66, 96), (190, 96), (258, 42, 196, 62), (12, 168), 40, (424, 180), (258, 110, 196, 3))
    if cooks == 3:
        return _tall(308, 40)
    return Layout(
        229, 316, (60, 106), (170, 103), (10, 170, 209, 48), (10, 223), 37, (206, 235), (10, 261, 209, 3), True
    )


def _tall(width: int, pitch: float) -> Layout:
    inner = width - 2 * style.PAD
    return Layout(
        width,
        281,
        (68, 92),
        (width - 80, 88),
        (12, 155, inner, 48),
        (12, 209),
        pitch,
        (width - 30, 221),
        (12, 248, inner, 5),
    )


def draw_cook(scene: Scene, seat: int, narrow: bool = False) -> Part:
    at = layout_for(scene.game.seats, scene.game.spec.goal, narrow)
    mine = seat == scene.turn
    face = rect(
        1, 1, at.width - 2, at.height - 2, style.PAPER, style.ACCENT if mine else style.LINE, 14, stroke_width=2
    )
    drawn = (
        _header(scene, seat, at, mine),
        draw_stove(scene, seat, at.dial, at.pan),
        _recipe(scene, seat, at),
        _finished(scene, seat, at),
        _crepe_piece(scene, seat, at),
        _cups(scene, seat, at),
    )
    return part_of(f"cook-{seat}", cook_said(scene.names, seat), at.width, at.height, face, *drawn)


def _header(scene, seat, at, mine) -> str:
    """Name and who plays it; stars and points."""
    score = points_said(scene.game.scores(scene.state)[seat])
    score_width = width_of(score, style.BODY, True)
    stars_x = at.width - 14 - score_width - STARS_TO_WIN * 17
    right, y = (at.width - 14, 25) if not at.two_rows else (at.width - 12, 45)
    room = (at.width - 26 if at.two_rows else stars_x - 26) - 6
    name, kind = cook_said(scene.names, seat), scene.seats[seat] if seat < len(scene.seats) else ""
    shown = fit(name, room - min(width_of(kind, style.SMALL), room * 0.4) - 6, style.HEAD, True)
    kind = fit(kind, room - width_of(shown, style.HEAD, True) - 6)
    drawn = text(14, 25, shown, style.HEAD, style.ACCENT if mine else style.INK, style.BOLD)
    drawn += text(20 + width_of(shown, style.HEAD, True), 25, kind, style.SMALL, style.QUIET)
    if mine:
        drawn += path("M5 14.5l6 5l-6 5z", style.ACCENT)
    first = 14 + 8 if at.two_rows else stars_x
    said = f"{name}, {kind}: {stars_said(scene.state.stars[seat])}, {score}"
    return group(
        title(said),
        drawn,
        *(star(first + nth * 17, y - 5, 7.5, nth < scene.state.stars[seat]) for nth in range(STARS_TO_WIN)),
        text(right, y, score, style.BODY, style.INK, style.BOLD, "end"),
    )


def _recipe(scene, seat, at) -> str:
    """The card of the dish in the pan; crystals that are there are full, missing ones hollow."""
    x, y, width, height = at.recipe
    game, dish = scene.game, scene.state.dish[seat]
    if dish == EMPTY:
        blank = rect(x + 0.5, y + 0.5, width - 1, height - 1, "none", style.LINE, 8, stroke_dasharray="3 4")
        return blank + text(
            x + width / 2, y + height / 2 + 4, _("no dish yet"), style.SMALL, style.QUIET, None, "middle"
        )
    look = style.CREPE if dish == CREPE else style.DISHES[game.spec.colour[dish]]
    drawn = [card_face(x, y, width, height, look), badge(x + width - 17, y + 14, game.spec.points[dish], look)]
    drawn.append(_dish_name(game, dish, at.recipe))
    drawn.append(heat_row(game, dish, x + 14, y + height - (8 if height < 60 else 12), 112))
    if dish == CREPE:
        drawn.append(text(x + width - 10, y + height - 11, _("flip it"), style.SMALL, style.INK, None, "end"))
    else:
        drawn.append(_needs(game, dish, x + width - 8, y + height - 15, scene.state.pan[seat]))
    return group(title(recipe_said(game, dish)), *drawn)


def _dish_name(game, dish, box) -> str:
    """The name, in two small lines left of the crystals where a card is short of room."""
    x, y, width, height = box
    name = dish_said(game, dish)
    if height < 60 and width < 240:
        return name_lines(name, x + 14, y + 13, width - 26 - max(sum(game.spec.needs[dish]) * 19, 26), 2)
    shown = lines(name, width - 46, style.SMALL, True, 2 if height > 60 else 1)
    return "".join(
        text(x + 14, y + 17 + row * 14, line, style.SMALL, style.INK, style.BOLD) for row, line in enumerate(shown)
    )


def _needs(game, dish, right, y, pan) -> str:
    """The crystals of the recipe, ending at ``right``."""
    count = sum(game.spec.needs[dish])
    room = count * 19 if count else width_of(_("no seasoning"), style.LEAST) + 2
    return needs_row(game, dish, right - room + 9, y, pan)


def _finished(scene, seat, at) -> str:
    """The tray: a place for each dish that the game asks for, filled in order of colour."""
    state, game = scene.state, scene.game
    done = [dish for dish in range(DISHES) if state.place[dish] == seat]
    done += [CREPE] if state.crepe[seat] == Crepe.SERVED else []
    drawn = []
    for place in range(max(game.spec.goal, len(done))):
        x, y = at.tray[0] + place * at.pitch, at.tray[1]
        drawn.append(_plate(scene, done[place], x, y, at.pitch - 4) if place < len(done) else _free(x, y, at.pitch - 4))
    return "".join(drawn)


def _free(x, y, width) -> str:
    return rect(x + 0.5, y + 0.5, width - 1, 22, "none", style.EDGE, 6, stroke_dasharray="3 3", opacity=0.7)


def _plate(scene, dish, x, y, width) -> str:
    """A finished dish: its colour, its points, the word below, and its star."""
    spec = scene.game.spec
    look = style.CREPE if dish == CREPE else style.DISHES[spec.colour[dish]]
    word = _("crêpe") if dish == CREPE else colour_said(spec.colour[dish])
    starred = dish != CREPE and scene.state.starred[dish]
    drawn = rect(x + 0.5, y + 0.5, width - 1, 22, look.colour, look.edge, 6)
    middle = x + width / 2 - (8 if starred else 0)
    drawn += text(middle, y + 16, str(spec.points[dish]), style.BODY, look.ink, style.BOLD, "middle")
    if starred:
        drawn += circle(x + width - 11, y + 11.5, 8, style.CARD) + star(x + width - 11, y + 12, 6.5, True)
    drawn += text(x + width / 2, y + 35, fit(word, width + 8, style.LEAST), style.LEAST, style.QUIET, None, "middle")
    return group(title(recipe_said(scene.game, dish)), drawn)


def _crepe_piece(scene, seat, at) -> str:
    """The cook's own crêpe, full while it is unused."""
    x, y = at.crepe
    crepe = scene.state.crepe[seat]
    if crepe == Crepe.UNUSED:
        cake = circle(x, y, 11.5, style.BATTER, style.BATTER_EDGE)
        cake += circle(x - 4, y - 3, 2, "#D9A24A") + circle(x + 4, y + 2, 2.4, "#D9A24A")
    else:
        cake = circle(x, y, 11, "none", style.EDGE, stroke_dasharray="3 3")
    if crepe == Crepe.BURNT:
        cake += path(f"M{x - 5:g} {y - 5:g}l10 10m0 -10l-10 10", "none", style.BURNT, stroke_width=2)
    cake += text(x, y + 23, _("crêpe"), style.LEAST, style.QUIET, None, "middle")
    edge = circle(x, y, 13, "transparent", style.ACCENT, stroke_width=2.5, class_="edge")
    if scene.has(("crepe", seat)):
        return scene.can(("crepe", seat), edge, cake)
    return group(title(crepe_said(crepe)), cake)


def _cups(scene, seat, at) -> str:
    """The unused cups, each kind at its place, and the victory points that are laid."""
    state = scene.state
    drawn = [_cup(scene, seat, cup, at) for cup in range(CUP_KINDS) if state.cups[seat][cup]]
    if state.laid[seat]:
        drawn.append(_laid(scene, seat, at))
    return "".join(drawn)


def _cup_box(at, place) -> tuple[float, float, float]:
    """Corner and width of a cup's place: each as wide as its word asks, whatever lies there."""
    x, y, room, across = at.cups
    row = place // across
    asked = [width_of(word, style.LEAST) + 20 for word in _cup_words()[row * across : (row + 1) * across]]
    scale = min(1.2, room / sum(asked))
    return x + sum(asked[: place % across]) * scale, y + row * 27, asked[place % across] * scale - 3


def _cup_words() -> list[str]:
    return [*(cup_said(cup, short=True) for cup in range(CUP_KINDS)), points_said(1)]


def _cup(scene, seat, cup, at) -> str:
    x, y, width = _cup_box(at, cup)
    word, count = cup_said(cup, short=True), scene.state.cups[seat][cup]
    piece = cup_piece(x, y, width, fit(word, width - 7, style.LEAST), count)
    if scene.has(("cup", seat, cup)):
        return scene.can(("cup", seat, cup), edge_of(x - 0.5, y - 0.5, width + 1, 25, 8), piece)
    return group(title(f"{cup_said(cup)} ×{count}" if count > 1 else cup_said(cup)), piece)


def _laid(scene, seat, at) -> str:
    """Victory-point cups on the tray; they count already."""
    count = scene.state.laid[seat]
    told = f"{cup_said(Cup.POINT)}: {points_said(count)}"
    if at.cups[3] == 3:
        x, y, width = _cup_box(at, CUP_KINDS)
        return group(title(told), cup_piece(x, y, width, fit(f"+{points_said(count)}", width - 7, style.LEAST)))
    x, y = at.crepe[0] - 62, at.crepe[1] - 12
    word = fit(cup_said(Cup.POINT, short=True), 40, style.LEAST)
    below = text(x + 20, y + 35, word, style.LEAST, style.QUIET, None, "middle")
    return group(title(told), cup_piece(x, y, 42, f"+{count}"), below)
