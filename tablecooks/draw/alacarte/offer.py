"""The dishes on offer: every recipe readable, a column or a pair of rows for each colour."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.alacarte.kit import badge
from tablecooks.draw.alacarte.said import colour_said, dish_said, heat_said, recipe_said
from tablecooks.draw.parts import Part, Scene, edge_of, ground, part_of
from tablecooks.draw.svg import fit, glyph_at, group, lines, path, rect, remembered, text, title, width_of
from tablecooks.games.alacarte.pieces import DISHES, SEASONINGS, Colour, Place

CARD_HEIGHT = 65
GUTTER = 4
TOP = 42
BAND = 6


def draw_offer(scene: Scene, narrow: bool = False) -> Part:
    """All twenty places of the offer; a dish that was taken leaves its place empty."""
    width, across = (358, 2) if narrow else (620, 5)
    card_width = (width - (across - 1) * GUTTER) / across
    drawn, y = [], TOP - 20
    by_colour = [_of_colour(scene, colour) for colour in Colour]
    if narrow:
        for colour, dishes in zip(Colour, by_colour, strict=True):
            drawn.append(_block(scene, colour, dishes, (0, y), card_width, 2))
            y += 20 + -(-len(dishes) // 2) * (CARD_HEIGHT + GUTTER)
        height = y
    else:
        for colour, dishes in zip(Colour, by_colour, strict=True):
            drawn.append(_block(scene, colour, dishes, (colour * (card_width + GUTTER), y), card_width, 1))
        height = TOP + max(map(len, by_colour)) * (CARD_HEIGHT + GUTTER) - GUTTER + 1
    name = _("On offer")
    return part_of("offer", name, width, height, ground(width, height, name), *drawn)


def _of_colour(scene, colour) -> list[int]:
    return [dish for dish in range(DISHES) if scene.game.spec.colour[dish] == colour]


def _block(scene, colour, dishes, corner, card_width, across) -> str:
    """The heading of a colour and its cards, ``across`` beside each other."""
    x, y = corner
    look = style.DISHES[colour]
    left = sum(scene.state.place[dish] == Place.OFFER for dish in dishes)
    words = fit(_("{colour}, {n} left").format(colour=colour_said(colour), n=left), card_width - 18)
    drawn = [
        rect(x + 1, y + 1, 11, 11, look.colour, look.edge, 3),
        text(x + 17, y + 11, words, style.SMALL, style.QUIET),
    ]
    for place, dish in enumerate(dishes):
        at = (x + place % across * (card_width + GUTTER), y + 20 + place // across * (CARD_HEIGHT + GUTTER))
        drawn.append(_place(scene, dish, at, card_width))
    return "".join(drawn)


def _place(scene, dish, corner, width) -> str:
    x, y = corner
    if scene.state.place[dish] != Place.OFFER:
        return rect(x + 0.5, y + 0.5, width - 1, CARD_HEIGHT - 1, style.FREE, None, 8)
    edge = edge_of(x + 1, y + 1, width - 2, CARD_HEIGHT - 2)
    card = _card(scene.game, dish, x, y, width)
    if scene.has(("dish", dish)):
        return scene.can(("dish", dish), edge, card)
    return group(title(recipe_said(scene.game, dish)), card)


@remembered
def _card(game, dish, x, y, width) -> str:
    """One recipe: name, points, heat, crystals."""
    look = style.DISHES[game.spec.colour[dish]]
    drawn = [card_face(x, y, width, CARD_HEIGHT, look)]
    drawn.append(name_lines(dish_said(game, dish), x + BAND + 6, y + 13, width - BAND - 8, 2))
    drawn.append(badge(x + width - 14, y + CARD_HEIGHT - 13, game.spec.points[dish], look))
    if width > 150:
        drawn.append(needs_row(game, dish, x + BAND + 14, y + CARD_HEIGHT - 12))
        drawn.append(heat_row(game, dish, x + width - 120, y + CARD_HEIGHT - 28, 116))
    else:
        drawn.append(heat_row(game, dish, x + BAND + 6, y + 39, width - BAND - 8))
        drawn.append(needs_row(game, dish, x + BAND + 14, y + CARD_HEIGHT - 12))
    return "".join(drawn)


def name_lines(name, x, y, width, most) -> str:
    """The name of a dish, bold where that lets all of it be read."""
    weight, shown = style.MEDIUM, lines(name, width, style.LEAST, True, most)
    if shown[-1].endswith("…"):
        weight, shown = None, lines(name, width, style.LEAST, False, most)
    return "".join(text(x, y + row * 12.5, line, style.LEAST, style.INK, weight) for row, line in enumerate(shown))


def card_face(x, y, width, height, look) -> str:
    """A white card with a band of colour at its left."""
    band = (
        f"M{x + BAND + 2:g} {y + 0.5:g}h{-BAND + 6:g}a7.5 7.5 0 0 0 -7.5 7.5v{height - 16:g}"
        f"a7.5 7.5 0 0 0 7.5 7.5h{BAND - 6:g}z"
    )
    return (
        path(band, look.colour, look.edge, stroke_width=1)
        + rect(x + BAND + 2, y + 0.5, width - BAND - 3, height - 1, style.CARD, None)
        + rect(x + 0.5, y + 0.5, width - 1, height - 1, "none", style.LINE, 8)
    )


def heat_row(game, dish, x, y, width, size=style.LEAST) -> str:
    """The right heat on green, the burnt level in red, each with its word or its place."""
    right, burnt = heat_said(game, dish)
    pill = width_of(right, size, True) + 8
    drawn = rect(x, y - 10, pill, 14, style.RIGHT_GROUND, None, 5)
    drawn += text(x + pill / 2, y + 1, right, size, style.RIGHT_TEXT, style.BOLD, "middle")
    words = fit(burnt, width - pill - 5, size)
    return drawn + text(x + pill + 5, y + 1, words, size, style.BURNT)


def needs_row(game, dish, x, y, inside=None) -> str:
    """The crystals of a recipe; with ``inside``, those that are in the pan are full and the others hollow."""
    needs = game.spec.needs[dish]
    kinds = [(kind, nth) for kind in range(SEASONINGS) for nth in range(needs[kind])]
    if not kinds:
        return text(x - 8, y + 4, _("no seasoning"), style.LEAST, style.QUIET)
    drawn = []
    for place, (kind, nth) in enumerate(kinds):
        drawn.append(glyph_at(x + place * 19, y, kind, inside is not None and nth >= inside[kind]))
    return "".join(drawn)
