"""Menus: the twenty dishes of a table, read from a TOML file and checked entry by entry.

A menu file holds twenty ``[[dish]]`` tables::

    [[dish]]
    name = "Nilpferd in Burgunder"   # at most 40 characters, once in a menu
    colour = "blue"                  # yellow, green, red, blue or orange
    points = 5                       # 1 to 6
    green = [3, 5]                   # the right heat, lowest and highest; or cold = true (AC-D6)
    burnt = 6                        # the lowest red level; left out: it never burns
    pepper = 2                       # lemon, pepper, paprika, herbs: 0, 1 or 2 crystals
    lemon = 1
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from tablecooks.core.words import _
from tablecooks.games.alacarte.pieces import DISHES, HOTTEST, NEVER_BURNT, SEASONINGS, Colour, Kind
from tablecooks.games.entries import EntryError, Reader

__all__ = ["Dish", "Menu", "MenuError", "house_menu", "load_menu", "read_menu"]

MOST_POINTS = 6
MOST_OF_A_SEASONING = 2
COLOURS = tuple(colour.name.lower() for colour in Colour)
SEASONING_NAMES = tuple(Kind(kind).name.lower() for kind in range(SEASONINGS))
KEYS = ("name", "colour", "points", "green", "cold", "burnt", *SEASONING_NAMES)


class MenuError(EntryError):
    """A slip in a menu: ``dish`` and ``field`` say where."""

    of = "menu"


_read = Reader(MenuError)


@dataclass(frozen=True)
class Dish:
    """One recipe (AC-C5). ``needs`` counts lemon, pepper, paprika, herbs; ``burnt_from`` is 8 when it never burns."""

    name: str
    colour: Colour
    points: int
    green_from: int
    green_to: int
    burnt_from: int
    needs: tuple[int, ...]
    cold: bool = False

    @property
    def is_seasoned(self) -> bool:
        """Does the recipe ask for any crystal (AC-D5)?"""
        return any(self.needs)


@dataclass(frozen=True)
class Menu:
    """Twenty dishes and what the menu is called."""

    name: str
    dishes: tuple[Dish, ...]

    def to_text(self) -> str:
        """``house``, or the whole menu as one line of JSON that :func:`read_menu` takes."""
        if self == house_menu():
            return "house"
        return json.dumps({"name": self.name, "dish": [_entry(dish) for dish in self.dishes]}, ensure_ascii=False)


def _entry(dish: Dish) -> dict:
    entry = {"name": dish.name, "colour": dish.colour.name.lower(), "points": dish.points}
    entry |= {"cold": True} if dish.cold else {"green": [dish.green_from, dish.green_to]}
    if dish.burnt_from < NEVER_BURNT:
        entry["burnt"] = dish.burnt_from
    return entry | {name: number for name, number in zip(SEASONING_NAMES, dish.needs, strict=True) if number}


@cache
def house_menu() -> Menu:
    """The menu that comes with the package."""
    return read_menu((files("tablecooks.games.alacarte") / "menus" / "house.toml").read_bytes(), "house")


def load_menu(path: str | Path) -> Menu:
    """The menu in a file; MenuError names the dish and the field of a slip."""
    return _read.load(path, read_menu)


def read_menu(text: str | bytes, name: str = "menu") -> Menu:
    """The menu in a TOML text, or in the line of JSON that a log holds."""
    text = _read.text(text)
    if text.strip() == "house":
        return house_menu()
    return _menu(_read.data(text), name)


def _menu(data: dict, name: str) -> Menu:
    for key in data:
        if key not in ("name", "dish"):
            raise MenuError(_("the file"), key, _("is not known; a menu holds [[dish]] tables and perhaps a name"))
    dishes = tuple(_dish(entry, place) for place, entry in enumerate(_read.tables(data, "dish"), start=1))
    _read.different(dish.name for dish in dishes)
    if len(dishes) != DISHES:
        raise MenuError(
            _("the file"),
            "dish",
            _("a menu has {dishes} dishes, this one {count}").format(dishes=DISHES, count=len(dishes)),
        )
    return Menu(_read.title(data.get("name", name)), dishes)


def _dish(entry: dict, place: int) -> Dish:
    name = _read.name(entry, _("dish {place}").format(place=place))
    _read.known(entry, name, KEYS)
    burnt_from = _read.whole(entry, name, "burnt", 1, HOTTEST) if "burnt" in entry else NEVER_BURNT
    cold = _cold(entry, name)
    green_from, green_to = (0, burnt_from - 1) if cold else _green(entry, name, burnt_from)
    needs = tuple(_read.whole(entry, name, key, 0, MOST_OF_A_SEASONING, 0) for key in SEASONING_NAMES)
    dish = Dish(
        name,
        _colour(entry, name),
        _read.whole(entry, name, "points", 1, MOST_POINTS),
        green_from,
        min(green_to, HOTTEST),
        burnt_from,
        needs,
        cold,
    )
    _check_leaves_pan(dish)
    return dish


def _colour(entry, name) -> Colour:
    value = entry.get("colour")
    if value not in COLOURS:
        raise MenuError(
            name, "colour", _("must be one of {known}, not {value!r}").format(known=", ".join(COLOURS), value=value)
        )
    return Colour(COLOURS.index(value))


def _cold(entry, name) -> bool:
    cold = entry.get("cold", False)
    if not isinstance(cold, bool):
        raise MenuError(name, "cold", _("must be true or false, not {cold!r}").format(cold=cold))
    if cold and "green" in entry:
        raise MenuError(name, "green", _("a dish that is served cold has no green range"))
    return cold


def _green(entry, name, burnt_from) -> tuple[int, int]:
    green = entry.get("green")
    if green is None:
        raise MenuError(name, "green", _("is missing; or say cold = true"))
    if not isinstance(green, list) or len(green) != 2:
        raise MenuError(
            name,
            "green",
            _("must be the lowest and the highest right heat, as [3, 5], not {green!r}").format(green=green),
        )
    low, high = (_read.whole({"green": level}, name, "green", 0, HOTTEST) for level in green)
    if low > high:
        raise MenuError(name, "green", _("goes from {low} down to {high}; turn it round").format(low=low, high=high))
    if burnt_from <= low:
        raise MenuError(
            name,
            "burnt",
            _("red from {burnt_from} on lies below the green range {low} to {high}").format(
                burnt_from=burnt_from, low=low, high=high
            ),
        )
    if burnt_from <= high:
        raise MenuError(
            name,
            "green",
            _("{low} to {high} meets the red, which begins at {burnt_from}").format(
                low=low, high=high, burnt_from=burnt_from
            ),
        )
    return low, high


def _check_leaves_pan(dish: Dish):
    """A dish without seasoning must neither be done when it is laid nor stay in the pan for ever."""
    if dish.is_seasoned:
        return
    if dish.green_from == 0:
        field = "cold" if dish.cold else "green"
        raise MenuError(
            dish.name, field, _("without seasoning and right at heat 0, it would be done as soon as it is laid")
        )
    if dish.green_to < HOTTEST and dish.burnt_from == NEVER_BURNT:
        raise MenuError(
            dish.name,
            "burnt",
            _("without seasoning and past its green heat it could never leave the pan; give it a red level"),
        )
