"""What the drawings of À la carte say in words: names of things, labels of moves, a text for each part."""

from tablecooks.core.game import Game
from tablecooks.core.turn import OVER
from tablecooks.core.words import N_, _, ngettext
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte import speech
from tablecooks.games.alacarte.dishes import is_burnt, is_overseasoned, is_right_heat
from tablecooks.games.alacarte.pieces import (
    CREPE,
    DISHES,
    EMPTY,
    HOTTEST,
    SEASONINGS,
    Crepe,
    Cup,
    Kitchen,
    Place,
)

_CUPS_SHORT = (N_("point"), N_("swap"), N_("spoons"), N_("re-season"), N_("lower"))
_CREPES = {
    Crepe.UNUSED: N_("crêpe unused"),
    Crepe.PAN: N_("crêpe in the pan"),
    Crepe.SERVED: N_("crêpe served"),
    Crepe.BURNT: N_("crêpe burnt"),
}
STARS = 9  # AC-C9


def kind_said(kind: int) -> str:
    return _(speech.KIND_NAMES[kind])


def colour_said(colour: int) -> str:
    return _(speech.COLOUR_NAMES[colour])


def cup_said(cup: int, short: bool = False) -> str:
    return _((_CUPS_SHORT if short else speech.CUP_NAMES)[cup])


def crepe_said(crepe: int) -> str:
    return _(_CREPES[Crepe(crepe)])


def cook_said(names, seat: int) -> str:
    """The name of a seat, or its number where it has none."""
    if seat < len(names) and str(names[seat]).strip():
        return str(names[seat])
    return _("Cook {number}").format(number=seat + 1)


def dish_said(game: Game, dish: int) -> str:
    return _("Crêpe") if dish == CREPE else game.setup.menu.dishes[dish].name


def is_cold(game: Game, dish: int) -> bool:
    """Is the dish one that is served cold (AC-D6)?"""
    return dish < DISHES and game.setup.menu.dishes[dish].cold


def span_said(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def heat_said(game: Game, dish: int) -> tuple[str, str]:
    """The right heat and the burnt level, each as a few words."""
    spec = game.spec
    right = _("cold") if is_cold(game, dish) else span_said(spec.green_from[dish], spec.green_to[dish])
    if spec.burnt_from[dish] > HOTTEST:
        return right, _("never burnt")
    return right, _("burnt {level}").format(level=spec.burnt_from[dish])


def points_said(points: int) -> str:
    return ngettext("{n} point", "{n} points", points).format(n=points)


def stars_said(stars: int) -> str:
    return ngettext("{n} star", "{n} stars", stars).format(n=stars)


def actions_said(actions: int) -> str:
    return ngettext("{n} action left", "{n} actions left", actions).format(n=actions)


def crystals_said(counts) -> str:
    """``pepper 2, lemon 1``, or nothing where there is none."""
    return ", ".join(f"{kind_said(kind)} {count}" for kind, count in enumerate(counts) if count > 0)


def cups_said(counts) -> str:
    some = [cup_said(cup) + (f" {count}" if count > 1 else "") for cup, count in enumerate(counts) if count > 0]
    return ", ".join(some)


def recipe_said(game: Game, dish: int) -> str:
    """A recipe in a sentence without its full stop."""
    spec = game.spec
    if dish == CREPE:
        return _("a crêpe, {points}, to be flipped below 7").format(points=points_said(spec.points[dish]))
    burnt = _("never burnt")
    if spec.burnt_from[dish] <= HOTTEST:
        burnt = _("burnt from {level}").format(level=spec.burnt_from[dish])
    needs = crystals_said(spec.needs[dish]) or _("no seasoning")
    return _("{dish}, {colour}, {points}, right at {span}, {burnt}, needs {needs}").format(
        dish=dish_said(game, dish),
        colour=colour_said(spec.colour[dish]),
        points=points_said(spec.points[dish]),
        span=span_said(spec.green_from[dish], spec.green_to[dish]),
        burnt=burnt,
        needs=needs,
    )


def heat_state(game: Game, state: Kitchen, seat: int) -> str:
    """How the heat of a stove is for the dish in its pan: ``right``, ``burnt``, or nothing to say."""
    dish = state.dish[seat]
    if dish == EMPTY:
        return ""
    if is_burnt(state, game.spec, seat):
        return _("burnt")
    if is_right_heat(state, game.spec, seat):
        return _("right")
    return _("too cool") if state.heat[seat] < game.spec.green_from[dish] else _("too hot")


def label(game: Game, names, number: int) -> str:
    """A move as people read it on what they click; a dish with its whole recipe."""
    if m.PICK <= number < m.PUT_CREPE:
        return _("Pick {recipe}").format(recipe=recipe_said(game, number - m.PICK))
    return speech.label(game, names, game.all_moves[number])


def describe(game: Game, state: Kitchen, names) -> dict[str, str]:
    """For each part of the drawing a plain text that says the same."""
    texts = {
        "offer": _describe_offer(game, state),
        "shakers": _describe_shakers(state),
        "tray": _describe_tray(game, state),
    }
    return texts | {f"cook-{seat}": describe_cook(game, state, names, seat) for seat in range(game.seats)}


def _describe_offer(game, state) -> str:
    offered = [recipe_said(game, dish) for dish in range(DISHES) if state.place[dish] == Place.OFFER]
    return _("On offer: {dishes}.").format(dishes="; ".join(offered) or _("no dish"))


def _describe_shakers(state) -> str:
    return _("Shakers: {shakers}.").format(shakers="; ".join(shaker_said(state, n) for n in range(SEASONINGS)))


def shaker_said(state, shaker: int) -> str:
    """What is in a shaker, if it can be seen."""
    if state.seasoning[shaker] < 0:
        return _("{kind}, nobody sees what is in it").format(kind=kind_said(shaker))
    return _("{n} {kind} and {salt} salt").format(
        n=state.seasoning[shaker], kind=kind_said(shaker), salt=state.salt[shaker]
    )


def _describe_tray(game, state) -> str:
    hidden = state.sink[0] < 0
    used = [_("{n} cups face down").format(n=sum(state.cups_down))]
    used.append(_("used cups: {cups}").format(cups=cups_said(state.cups_used) or _("none")))
    used.append(_("sink: {crystals}").format(crystals="?" if hidden else crystals_said(state.sink) or _("empty")))
    used.append(_("in the bin: {n}").format(n=binned(state)))
    used.append(_("stars left: {n} of {all}").format(n=STARS - sum(state.stars), all=STARS))
    used.append(_("crêpes unused: {n}").format(n=unused_crepes(game, state)))
    used.append(actions_said(state.actions))
    return _("Coffee tray: {things}.").format(things="; ".join(used))


def binned(state) -> int:
    """Dishes and crêpes in the bin."""
    return state.place.count(Place.BIN) + state.crepe.count(Crepe.BURNT)


def unused_crepes(game, state) -> int:
    return state.crepe[: game.seats].count(Crepe.UNUSED)


def describe_cook(game: Game, state: Kitchen, names, seat: int) -> str:
    """One cook's place in words."""
    told = [_("stove at {heat}, pan holds {things}").format(heat=state.heat[seat], things=_pan_said(state, seat))]
    told.append(_cooking_said(game, state, seat))
    told.append(f"{stars_said(state.stars[seat])}, {points_said(game.scores(state)[seat])}")
    finished = _finished_said(game, state, seat)
    told.append(_("finished: {things}").format(things=finished or _("nothing yet")))
    told.append(_("cups: {cups}").format(cups=cups_said(state.cups[seat]) or _("none")))
    told.append(crepe_said(state.crepe[seat]))
    if seat == state.cook and game.turn(state) != OVER:
        told.insert(0, _("it is this cook's turn"))
    return f"{cook_said(names, seat)}: {'; '.join(told)}."


def _pan_said(state, seat) -> str:
    if state.dish[seat] == CREPE:
        return _("a crêpe")
    return crystals_said(state.pan[seat]) or _("no crystal")


def _cooking_said(game, state, seat) -> str:
    if state.dish[seat] == EMPTY:
        return _("no dish in the pan")
    cooking = _("cooking {recipe}").format(recipe=recipe_said(game, state.dish[seat]))
    cooking += "; " + _("the heat is {state}").format(state=heat_state(game, state, seat))
    return cooking + ("; " + _("over-seasoned") if is_overseasoned(state, seat) else "")


def _finished_said(game, state, seat) -> str:
    dishes = [dish for dish in range(DISHES) if state.place[dish] == seat]
    told = [dish_said(game, dish) + (" " + _("with a star") if state.starred[dish] else "") for dish in dishes]
    told += [_("Crêpe")] if state.crepe[seat] == Crepe.SERVED else []
    if state.laid[seat]:
        told.append(_("{cup} laid {n}").format(cup=cup_said(Cup.POINT), n=state.laid[seat]))
    return ", ".join(told)
