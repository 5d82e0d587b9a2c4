"""The track that goes round: its 20 fields, the start, the figures, and who stands where inside it."""

from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.kulinary.box import Box
from tablecooks.draw.kulinary.kit import FIGURE_HEIGHT, FIGURE_WIDTH, figure
from tablecooks.draw.kulinary.letters import cook_letter
from tablecooks.draw.kulinary.said import is_carried_out, location_said, where_said
from tablecooks.draw.parts import Scene
from tablecooks.draw.svg import fit, group, rect, text, title
from tablecooks.games.kulinary.pieces import FINISH, Asks
from tablecooks.games.kulinary.speech import field

__all__ = ["draw_note", "draw_track"]

SMALL_FIGURE = 13, 18


def draw_track(scene: Scene, box: Box, across: int, down: int) -> str:
    """The ring of fields, so many ``across`` and ``down``, and in it who stands where."""
    width, height = box.width / across, box.height / down
    drawn = []
    for number, (column, row) in enumerate(_ring(across, down), start=1):
        cell = Box(box.x + column * width, box.y + row * height, width, height)
        drawn.append(_field(scene, number, cell))
    inner = Box(box.x + width + 6, box.y + height, box.width - 2 * width - 12, box.height - 2 * height)
    return "".join(drawn) + _standings(scene, inner, 3 if inner.width > 400 else 2)


def _ring(across: int, down: int) -> list[tuple[int, int]]:
    """Column and row of each field, clockwise from the left upper corner."""
    top = [(column, 0) for column in range(across)]
    right = [(across - 1, row) for row in range(1, down)]
    bottom = [(column, down - 1) for column in range(across - 2, -1, -1)]
    return top + right + bottom + [(0, row) for row in range(down - 2, 0, -1)]


def _field(scene, number, cell) -> str:
    x, y, width, height, _below = cell
    here = [seat for seat in range(scene.game.seats) if field(scene.state.steps[seat]) == number]
    last = number == FINISH
    fill, edge = (style.ROYAL, style.GOLD) if last else (style.PAPER, style.EDGE if here else style.LINE)
    drawn = rect(x + 1.5, y + 1.5, width - 3, height - 3, fill, edge, 7, stroke_width=1.5 if last else 1)
    ink = style.GOLD_TEXT if last else style.QUIET
    if width > 60:
        drawn += text(x + 13, y + 17, str(number), style.SMALL, ink, style.BOLD, "middle")
        drawn += _figures(scene, here, x + 21, y, width - 23, height)
    else:
        drawn += text(x + width / 2, y + 13, str(number), style.LEAST, ink, style.BOLD, "middle")
        drawn += _figures(scene, here, x, y + 12, width, height - 12)
    return group(title(_field_said(scene, number, here)), drawn)


def _field_said(scene, number, here) -> str:
    said = _("field {field}").format(field=number)
    if number == FINISH:
        said += ", " + _("whoever reaches it ends the game with this round")
    return ": ".join([said, *([", ".join(scene.names[seat] for seat in here)] if here else [])])


def _figures(scene, seats, x, y, width, height) -> str:
    """The figures in the middle of a place, small ones in rows of three where there are many."""
    if not seats:
        return ""
    small = len(seats) * 19 > width
    each, high = SMALL_FIGURE if small else (FIGURE_WIDTH, FIGURE_HEIGHT)
    across = min(len(seats), max(3, int(width // (each + 2)))) if small else len(seats)
    rows = -(-len(seats) // across)
    step = min(each + 1, (width - 2) / across)
    rise = min(high + 1, (height - 2) / rows)
    left, top = x + (width - across * step) / 2, y + (height - rows * rise) / 2
    return "".join(
        figure(seat, cook_letter(scene, seat), left + nth % across * step, top + nth // across * rise, each, rise - 1)
        for nth, seat in enumerate(seats)
    )


def _standings(scene, inner, across) -> str:
    """Who stands where, from the one who is furthest."""
    seats = sorted(range(scene.game.seats), key=lambda seat: -scene.state.steps[seat])
    rows = -(-scene.game.seats // across)
    width, height = inner.width / across, inner.height / rows
    drawn = []
    for nth, seat in enumerate(seats):
        x, y = inner.x + nth % across * width, inner.y + (nth // across + 0.5) * height
        drawn.append(_standing(scene, seat, x, y, width))
    return "".join(drawn)


def _standing(scene, seat, x, y, width) -> str:
    mine, steps = seat == scene.turn, str(scene.state.steps[seat])
    drawn = figure(seat, cook_letter(scene, seat), x + 3, y - 10, 16, 19)
    name = fit(scene.names[seat], width - 56, style.BODY, mine)
    colour = style.ACCENT if mine else style.INK
    drawn += text(x + 43, y + 5, steps, style.BODY, style.INK, style.BOLD, "end")
    drawn += text(x + 50, y + 5, name, style.BODY, colour, style.BOLD if mine else None)
    return group(title(f"{scene.names[seat]}: {where_said(scene.state, seat)}"), drawn)


def draw_note(scene: Scene, box: Box, wide: bool = True) -> str:
    """Which round it is, what is carried out, whose token; and the start, where all figures come from."""
    state, x, y = scene.state, box.x, box.y
    rounds = _("Round {n}").format(n=state.rounds) if state.rounds else _("The table is laid")
    drawn = text(x + 4, y + 16, rounds, style.HEAD, style.INK, style.BOLD)
    what, whose = _now(scene)
    most = box.width - 8 if wide else 196
    drawn += text(x + 4, y + 35, fit(what, most, style.SMALL), style.SMALL, style.INK)
    if whose:
        drawn += text(x + 4, y + 52, fit(whose, most, style.BODY, True), style.BODY, style.ACCENT, style.BOLD)
    start = Box(x + 2, y + 58, box.width - 12, 46) if wide else Box(x + box.width - 134, y, 134, 54)
    drawn += _start(scene, start)
    if wide:
        goal = _("Field {finish} ends the game.").format(finish=FINISH)
        drawn += text(x + 4, y + 118, fit(goal, box.width, style.SMALL), style.SMALL, style.QUIET)
    return drawn


def _now(scene) -> tuple[str, str]:
    """What goes on, and the cook whose turn it is."""
    state = scene.state
    if is_carried_out(state):
        what = f"{state.location + 1} · {location_said(state.location)}"
        return what, _("{name}’s token").format(name=scene.names[state.cook])
    if state.asks == Asks.LAY:
        return _("Tokens are laid."), _("{name} lays").format(name=scene.names[state.cook])
    return (_("The game is over."), "") if state.asks == Asks.OVER else (_("New cards come."), "")


def _start(scene, box) -> str:
    here = [seat for seat in range(scene.game.seats) if scene.state.steps[seat] == 0]
    drawn = rect(box.x, box.y, box.width, box.height, "none", style.EDGE, 10, stroke_dasharray="4 4")
    drawn += text(box.x + 10, box.y + 16, _("Start"), style.SMALL, style.QUIET, style.MEDIUM)
    drawn += _figures(scene, here, box.x + 4, box.y + 20, box.width - 8, box.height - 22)
    said = ", ".join(scene.names[seat] for seat in here)
    return group(title(_("at the start: {names}").format(names=said or _("nobody"))), drawn)
