"""À la carte in a terminal: the table in a few lines, and what a choice is called."""

from tablecooks.core.game import OVER, Game, Move
from tablecooks.core.words import _
from tablecooks.draw.alacarte.said import (
    crystals_said,
    cups_said,
    dish_said,
    heat_said,
    heat_state,
    kind_said,
    points_said,
    recipe_said,
    shaker_said,
    stars_said,
)
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte import speech
from tablecooks.games.alacarte.pieces import CREPE, EMPTY, KINDS, SALT, SEASONINGS, Crepe, Kitchen, Place

__all__ = ["board", "choice"]


def board(game: Game, state: Kitchen, names) -> str:
    """The table as its cooks see it: a line for what lies in the middle, two for each cook."""
    shakers = "; ".join(shaker_said(state, shaker) for shaker in range(SEASONINGS))
    cups = _("{n} face down, used: {used}").format(n=sum(state.cups_down), used=cups_said(state.cups_used) or _("none"))
    rows = [(_("Shakers"), shakers), (_("Cups"), cups)]
    for seat in range(game.seats):
        turn = "> " if seat == state.cook and game.turn(state) != OVER else "  "
        rows += [(turn + names[seat], _stove(game, state, seat)), ("", _tray(game, state, seat))]
    width = max(len(head) for head, _text in rows)
    return "\n".join(f"{head:{width}}  {text}".rstrip() for head, text in rows)


def _stove(game: Game, state: Kitchen, seat: int) -> str:
    dish = state.dish[seat]
    heat = _("heat {n}").format(n=state.heat[seat])
    if dish == EMPTY:
        return f"{heat} · " + _("no dish")
    if dish == CREPE:
        return f"{heat} · " + dish_said(game, dish)
    needed, burnt = heat_said(game, dish)
    told = [f"{heat}, {heat_state(game, state, seat)} ({needed}, {burnt})"]
    told.append(f"{dish_said(game, dish)}, {points_said(game.spec.points[dish])}")
    needs = [*game.spec.needs[dish], 0]
    pan = state.pan[seat]
    told += [_held(kind, pan[kind], needs[kind]) for kind in range(KINDS) if pan[kind] or needs[kind]]
    return " · ".join(told)


def _held(kind: int, held: int, needed: int) -> str:
    """``pepper 1 of 2``; salt is never asked for."""
    if kind == SALT:
        return crystals_said([0] * SALT + [held])
    return _("{kind} {held} of {needed}").format(kind=kind_said(kind), held=held, needed=needed)


def _tray(game: Game, state: Kitchen, seat: int) -> str:
    told = [points_said(game.scores(state)[seat])]
    if state.stars[seat]:
        told.append(stars_said(state.stars[seat]))
    done = [dish_said(game, dish) for dish, place in enumerate(state.place) if place == seat]
    done += [dish_said(game, CREPE)] if state.crepe[seat] == Crepe.SERVED else []
    if done:
        told.append(_("finished: {things}").format(things=", ".join(done)))
    if any(state.cups[seat]):
        told.append(_("cups: {cups}").format(cups=cups_said(state.cups[seat])))
    return " · ".join(told)


def offer(game: Game, state: Kitchen) -> str:
    """The dishes that can still be picked, a line each."""
    dishes = [dish for dish, place in enumerate(state.place) if place == Place.OFFER]
    return "\n".join(f"  {recipe_said(game, dish)}" for dish in dishes)


def choice(game: Game, names, move: Move) -> str:
    """What a choice says: a dish with its recipe, else what its button would say."""
    if m.PICK <= move.number < m.PUT_CREPE:
        return recipe_said(game, move.number - m.PICK)
    return speech.label(game, names, move)
