"""Dish sets: six ingredients, six chefs and 29 dishes, read from a TOML file and checked entry by entry.

A set file names its ingredients, then holds six ``[[chef]]`` and 29 ``[[dish]]`` tables::

    ingredients = ["carrot", "egg", "flour", "fish", "tomato", "milk"]

    [[chef]]
    name = "Eggatha Crispy"    # at most 40 characters, no comma, once in a set
    ingredient = "egg"         # what this chef's card stands for (KU-L3)

    [[dish]]
    name = "Quiche and Tell"   # at most 40 characters, once in a set
    points = 4                 # 1 to 9: the steps that it brings when it is served (KU-L6)
    egg = 2                    # how many of each ingredient it asks for, 0 to 4; two cards or more in all
    milk = 1
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from tablecooks.core.words import _, fold
from tablecooks.games.entries import EntryError, Reader
from tablecooks.games.kulinary.pieces import COOKS, DISHES, INGREDIENTS

__all__ = ["Chef", "Dish", "DishSet", "SetError", "house_set", "load_set", "read_set"]

MOST_POINTS = 9
MOST_OF_AN_INGREDIENT = 4
FEWEST_CARDS = 2
KEYS = ("name", "ingredients", "chef", "dish")
TAKEN = ("name", "points")  # what an ingredient cannot be called: they are fields of a dish
WITH_CHEF = " with the chef"  # what a dish cannot end with: it is in the words of a move


class SetError(EntryError):
    """A slip in a dish set: ``dish`` and ``field`` say where; ``dish`` is the chef's name for a slip in a chef."""

    of = "set"


_read = Reader(SetError)


@dataclass(frozen=True)
class Chef:
    """One chef; ``ingredient`` is the number of what the card stands for (KU-C2, KU-L3)."""

    name: str
    ingredient: int


@dataclass(frozen=True)
class Dish:
    """One dish card. ``needs`` counts the ingredients in the order of the set."""

    name: str
    points: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class DishSet:
    """The cards of a game, and what the set is called."""

    name: str
    ingredients: tuple[str, ...]
    chefs: tuple[Chef, ...]
    dishes: tuple[Dish, ...]

    def to_text(self) -> str:
        """``house``, or the whole set as one line of JSON that :func:`read_set` takes."""
        if self == house_set():
            return "house"
        chefs = [{"name": chef.name, "ingredient": self.ingredients[chef.ingredient]} for chef in self.chefs]
        dishes = [self._entry(dish) for dish in self.dishes]
        data = {"name": self.name, "ingredients": list(self.ingredients), "chef": chefs, "dish": dishes}
        return json.dumps(data, ensure_ascii=False)

    def _entry(self, dish: Dish) -> dict:
        needs = {kind: number for kind, number in zip(self.ingredients, dish.needs, strict=True) if number}
        return {"name": dish.name, "points": dish.points, **needs}


@cache
def house_set() -> DishSet:
    """The set that comes with the package."""
    return read_set((files("tablecooks.games.kulinary") / "sets" / "house.toml").read_bytes(), "house")


def load_set(path: str | Path) -> DishSet:
    """The set in a file; SetError names the dish and the field of a slip."""
    return _read.load(path, read_set)


def read_set(text: str | bytes, name: str = "set") -> DishSet:
    """The set in a TOML text, or in the line of JSON that a log holds."""
    text = _read.text(text)
    if text.strip() == "house":
        return house_set()
    data = _read.data(text)
    _read.known(data, _("the file"), KEYS)
    ingredients = _ingredients(data)
    chefs = tuple(_chef(entry, place, ingredients) for place, entry in enumerate(_read.tables(data, "chef"), start=1))
    dishes = tuple(_dish(entry, place, ingredients) for place, entry in enumerate(_read.tables(data, "dish"), start=1))
    for field, cards, number in (("chef", chefs, COOKS), ("dish", dishes, DISHES)):
        _read.different(card.name for card in cards)
        if len(cards) != number:
            what = _("a set has {number} [[{field}]] tables, this one {count}")
            raise SetError(_("the file"), field, what.format(number=number, field=field, count=len(cards)))
    return DishSet(_read.title(data.get("name", name)), ingredients, chefs, dishes)


def _ingredients(data: dict) -> tuple[str, ...]:
    """The names of the six ingredients."""
    names = data.get("ingredients")
    if not isinstance(names, list) or len(names) != INGREDIENTS:
        what = _("must be the names of {number} ingredients, as [{example}]")
        example = '"carrot", "egg", …'
        raise SetError(_("the file"), "ingredients", what.format(number=INGREDIENTS, example=example))
    places = range(1, INGREDIENTS + 1)
    found = tuple(
        _read.name({"name": name}, _("ingredient {place}").format(place=place))
        for place, name in zip(places, names, strict=True)
    )
    for name in found:
        if name in TAKEN:
            raise SetError(_("the file"), "ingredients", _("{name!r} is the name of a field").format(name=name))
    _read.different(found)
    return found


def _chef(entry: dict, place: int, ingredients: tuple[str, ...]) -> Chef:
    name = _read.name(entry, _("chef {place}").format(place=place))
    _read.known(entry, name, ("name", "ingredient"))
    if "," in name:
        raise SetError(name, "name", _("must have no comma"))
    ingredient = entry.get("ingredient")
    ingredient = fold(ingredient) if isinstance(ingredient, str) else ingredient
    if ingredient not in ingredients:
        what = _("must be one of {known}, not {value!r}")
        raise SetError(name, "ingredient", what.format(known=", ".join(ingredients), value=ingredient))
    return Chef(name, ingredients.index(ingredient))


def _dish(entry: dict, place: int, ingredients: tuple[str, ...]) -> Dish:
    name = _read.name(entry, _("dish {place}").format(place=place))
    _read.known(entry, name, ("name", "points", *ingredients))
    if name.endswith(WITH_CHEF):
        raise SetError(name, "name", _("must not end with {words!r}").format(words=WITH_CHEF.strip()))
    needs = tuple(_read.whole(entry, name, kind, 0, MOST_OF_AN_INGREDIENT, 0) for kind in ingredients)
    if sum(needs) < FEWEST_CARDS:
        field = next((kind for kind, number in zip(ingredients, needs, strict=True) if number), ingredients[0])
        raise SetError(name, field, _("asks for one card or none: a chef would cook it for nothing"))
    return Dish(name, _read.whole(entry, name, "points", 1, MOST_POINTS), needs)
