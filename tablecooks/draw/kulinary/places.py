"""What lies at the five locations: ingredients, dishes on the stoves, crates, dishes that are ready to be served."""

from tablecooks.core.words import _, ngettext
from tablecooks.draw import style
from tablecooks.draw.kulinary.box import HEAD, Box, frame
from tablecooks.draw.kulinary.dishes import dish_card, dish_name, dishes_of, points_of
from tablecooks.draw.kulinary.kit import pieces, points_badge, token
from tablecooks.draw.kulinary.letters import cook_letter, kind_letter, kind_said
from tablecooks.draw.parts import Scene, edge_of
from tablecooks.draw.svg import circle, fit, group, path, rect, text, title
from tablecooks.games.kulinary.pieces import (
    CRATE_ASKS,
    CRATE_GIVES,
    CRATES,
    INGREDIENTS,
    NOBODY,
    Location,
    Place,
)

__all__ = ["draw_door", "draw_serving", "draw_store", "draw_stove"]

MOST_BADGES = 4


def draw_store(scene: Scene, box: Box) -> str:
    """The store: each kind has its place, three in a row (KU-L1)."""
    width, height = (box.width - 16) / 3, (box.height - HEAD - 8) / 2
    cells = [
        _stored(scene, kind, box.x + 8 + kind % 3 * width, box.y + HEAD + 2 + kind // 3 * height, width, height)
        for kind in range(INGREDIENTS)
    ]
    return frame(scene, Location.STORE, box, *cells)


def _stored(scene, kind, x, y, width, height) -> str:
    count, word = scene.state.store[kind], kind_said(scene.game, kind)
    middle = y + height / 2
    drawn = pieces(kind, kind_letter(scene.game, kind), count, x + 4, middle - 11, 25)
    ink, weight = (style.INK, style.BOLD) if count else (style.QUIET, None)
    drawn += text(x + 40, middle - 1, fit(word, width - 42, style.SMALL, True), style.SMALL, ink, style.MEDIUM)
    drawn += text(x + 40, middle + 13, f"×{count}" if count else "–", style.SMALL, ink, weight)
    edge = edge_of(x + 1, y + 1, width - 2, height - 2)
    return scene.can(("store", kind), edge, group(title(f"{word}: {count}"), drawn))


def draw_stove(scene: Scene, location: int, box: Box, rows: int = 1) -> str:
    """A stove with its dish cards; a place without one shows its ring (KU-L2, KU-L5)."""
    size = scene.game.spec.stove_size
    place = Place.WINDOW if location == Location.WINDOW else Place.WALL
    across = max(size, 2)
    each = (box.width - 20 - 8 * (across - 1)) / across
    top, height = box.y + HEAD + 2, box.height - HEAD - 11
    dishes = dishes_of(scene.state, place)
    drawn = []
    for nth in range(size):
        x = box.x + 10 + nth * (each + 8)
        drawn.append(_ring(x, top, each, height))
        if nth < len(dishes):
            edge = edge_of(x, top, each, height)
            card = dish_card(scene.game, dishes[nth], x, top, each, height, rows)
            drawn.append(scene.can(("dish", dishes[nth]), edge, card))
    return frame(scene, location, box, *drawn)


def _ring(x, y, width, height) -> str:
    """The ring of a stove on which no dish waits."""
    plate = rect(x + 0.5, y + 0.5, width - 1, height - 1, style.PAN_GROUND, style.LINE, 8)
    middle = (x + width / 2, y + height / 2)
    return plate + circle(*middle, 24, "none", style.EDGE, stroke_width=1.5) + circle(*middle, 13, "none", style.EDGE)


def draw_door(scene: Scene, box: Box) -> str:
    """The five crates, one below the other or one beside the other (KU-L4)."""
    upright = box.below
    top = box.y + (64 if upright else HEAD + 2)
    height = (box.y + box.height - 8 - top - 4 * 7) / CRATES if upright else box.y + box.height - 8 - top
    width = box.width - 20 if upright else (box.width - 20 - 4 * 6) / CRATES
    drawn = []
    for crate in range(CRATES):
        x = box.x + 10 + (0 if upright else crate * (width + 6))
        y = top + (crate * (height + 7) if upright else 0)
        drawn.append(_crate(scene, crate, x, y, width, height))
    return frame(scene, Location.DOOR, box, *drawn)


def _crate(scene, crate, x, y, width, height) -> str:
    """One crate; who picked it stands on it, and then its slats are gone."""
    seat, wide = scene.state.crates[crate], width > 90
    picked = seat != NOBODY
    look = style.CRATE
    fill, edge, dash = (style.PAPER, style.EDGE, "4 3") if picked else (look.colour, look.edge, None)
    drawn = rect(x + 0.5, y + 0.5, width - 1, height - 1, fill, edge, 5, stroke_dasharray=dash)
    if not picked:
        slats = (f"M{x + 1:g} {y + height * part:g}H{x + width - 1:g}" for part in (0.14, 0.86))
        drawn += path("".join(slats), "none", edge)
    gives = f"{CRATE_ASKS[crate]} → {CRATE_GIVES[crate]}"
    middle = (x + 31, y + height / 2 + 5.5) if wide else (x + width / 2, y + height / 2 - 2)
    drawn += text(*middle, gives, style.HEAD, style.QUIET if picked else style.INK, style.BOLD, "middle")
    drawn += _picker(scene, seat, x, y, width, height) if picked else _crate_words(crate, x, y, width, height)
    said = _("discard {asks}, draw {gives}").format(asks=CRATE_ASKS[crate], gives=CRATE_GIVES[crate])
    if picked:
        said += "; " + _("picked by {name}").format(name=scene.names[seat])
    return scene.can(("crate", crate), edge_of(x, y, width, height, 6), group(title(said), drawn))


def _picker(scene, seat, x, y, width, height) -> str:
    letter, name = cook_letter(scene, seat), scene.names[seat]
    if width <= 90:
        return token(seat, letter, x + width / 2 - 9, y + height - 24)
    written = text(x + width - 8, y + height / 2 + 16, fit(name, 50, style.LEAST), style.LEAST, style.INK, None, "end")
    return token(seat, letter, x + width - 28, y + height / 2 - 17) + written


def _crate_words(crate, x, y, width, height) -> str:
    """What the two numbers mean."""
    give = _("give {n}").format(n=CRATE_ASKS[crate])
    get = _("get {n}").format(n=CRATE_GIVES[crate])
    if width <= 90:
        return text(x + width / 2, y + height - 13, get, style.LEAST, style.INK, None, "middle")
    right, middle = x + width - 10, y + height / 2
    upper = text(right, middle - 3, give, style.LEAST, style.INK, None, "end")
    return upper + text(right, middle + 12, get, style.LEAST, style.INK, None, "end")


def draw_serving(scene: Scene, box: Box, across: int = 2) -> str:
    """The serving table: the dishes that each cook has ready, as the steps that they bring (KU-L6, KU-Q8)."""
    seats = scene.game.seats
    across = 1 if seats <= 3 and across == 2 else across
    rows = -(-seats // across)
    width, height = (box.width - 20) / across, min((box.height - HEAD - 8) / rows, 40)
    cells = []
    for seat in range(seats):
        x, y = box.x + 10 + seat // rows * width, box.y + HEAD + seat % rows * height
        cells.append(_ready(scene, seat, x, y + height / 2, width))
    return frame(scene, Location.TABLE, box, *cells)


def _ready(scene, seat, x, y, width) -> str:
    """A cook's dishes about the line ``y``."""
    game, dishes = scene.game, dishes_of(scene.state, seat)
    drawn = token(seat, cook_letter(scene, seat), x + 2, y - 9)
    most = min(MOST_BADGES, int((width - 28) // 24))
    shown = dishes if len(dishes) <= most else dishes[: most - 1]
    for nth, dish in enumerate(shown):
        drawn += points_badge(points_of(game, dish), x + 26 + nth * 24, y - 9, 21)
    words = f"+{len(dishes) - len(shown)}" if len(dishes) > len(shown) else "" if dishes else _("no dish")
    left = x + 26 + len(shown) * 24 + (2 if dishes else 0)
    drawn += text(left, y + 4, fit(words, x + width - left, style.SMALL), style.SMALL, style.QUIET)
    if width > 200 and dishes and not words:
        names = ", ".join(dish_name(game, dish) for dish in dishes)
        drawn += text(left + 4, y + 4, fit(names, x + width - left - 4, style.SMALL), style.SMALL, style.INK)
    ready = ngettext("{name}: {n} dish ready", "{name}: {n} dishes ready", len(dishes))
    return group(title(ready.format(name=scene.names[seat], n=len(dishes))), drawn)
