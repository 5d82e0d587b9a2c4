"""The own dish from here, as data for the browser: counted only while a person has it open."""

from tablecooks.chance.by_game import extras
from tablecooks.chance.dish import STEPS
from tablecooks.core.words import _
from tablecooks.models import PERSON, Table
from tablecooks.views.numbers import percent_text, short_fraction

__all__ = ["dish_data", "has_dish"]


def has_dish(table: Table) -> bool:
    """Does this game have a dish whose chances can be counted?"""
    return extras(table.game).from_here is not None


def dish_data(table: Table, state, is_open: bool) -> dict | None:
    """The dish of the person before the screen at ``state``; closed it is a title, and nothing is counted.

    None in games without such a dish and when the game is over.
    """
    game = table.game
    if not has_dish(table) or game.is_over(state):
        return None
    seat = _own_seat(table, state)
    data = {"title": _("{name}: the dish from here").format(name=table.names[seat]), "open": is_open}
    if is_open:
        data |= _counted(extras(game).from_here(game, game.view(state, seat), seat, table.names))
    return data


def _own_seat(table: Table, state) -> int:
    """The person whose turn it is, else the next one round the table; where only bots play, the cook at work."""
    seats = [(state.cook + step) % table.game.seats for step in range(table.game.seats)]
    return next((seat for seat in seats if table.players[seat] == PERSON), state.cook)


def _counted(found) -> dict:
    """The chances as two tables of cells."""
    return {
        "said": list(found.said),
        "tables": [_within(found), _steps(found)] if found.within else [],
        "working": list(found.working),
        "assumed": list(found.assumed),
    }


def _within(found) -> dict:
    rows = [
        {
            "head": str(row.actions),
            "cells": [_cell(row.star, "best"), _cell(row.done, "good"), _cell(row.spoiled, "bad")],
        }
        for row in found.within
    ]
    return {"caption": found.captions[0], "heads": [_("actions"), *found.columns], "rows": rows}


def _steps(found) -> dict:
    rows = [
        {
            "head": step.label,
            "cells": [
                _cell(value, "best" if best else "even", _("best") if best else "")
                for value, best in zip(step.values, step.best, strict=True)
            ],
        }
        for step in found.steps
    ]
    heads = [_("in {n} actions").format(n=actions) for actions in STEPS]
    return {"caption": found.captions[1], "heads": [_("first"), *heads], "rows": rows}


def _cell(chance, tone: str, note: str = "") -> dict:
    return {
        "percent": percent_text(chance),
        "fraction": short_fraction(chance),
        "share": float(chance),
        "tone": tone,
        "note": note,
    }
