"""A dish set with plain numbers, so that a change of the house set breaks no test of a rule.

One line a dish: name, points, and the ingredients. Every chef's name is the ingredient with a capital.
"""

import json

from tablecooks.games.kulinary.dishset import DishSet, read_set

KINDS = ("carrot", "egg", "flour", "fish", "tomato", "milk")
CHEFS = tuple(kind.capitalize() for kind in KINDS)

DISHES = (
    ("Boiled Eggs", 2, {"egg": 2}),
    ("Omelette", 2, {"egg": 1, "milk": 1}),
    ("Fish Soup", 3, {"fish": 1, "tomato": 1}),
    ("Carrot Cake", 4, {"carrot": 1, "egg": 1, "flour": 1}),
    ("Tomato Pie", 5, {"egg": 1, "flour": 1, "tomato": 1}),
    ("Pancakes", 3, {"egg": 1, "flour": 1, "milk": 1}),
    ("Banquet", 9, {"carrot": 1, "egg": 1, "flour": 1, "fish": 1, "tomato": 1, "milk": 1}),
    *((f"Salad {number}", 2, {"carrot": 1, "tomato": 1}) for number in range(1, 12)),
    *((f"Fish {number}", 4, {"fish": 3}) for number in range(1, 12)),
)
NAMES = tuple(row[0] for row in DISHES)
POINTS = {row[0]: row[1] for row in DISHES}


def entries() -> list[dict]:
    """The dishes as fresh ``[[dish]]`` tables."""
    return [{"name": name, "points": points, **needs} for name, points, needs in DISHES]


def chefs() -> list[dict]:
    """The chefs as fresh ``[[chef]]`` tables."""
    return [{"name": name, "ingredient": kind} for name, kind in zip(CHEFS, KINDS, strict=True)]


def whole(**changes) -> dict:
    """The set as data, with some of its keys changed."""
    return {"name": "plain", "ingredients": list(KINDS), "chef": chefs(), "dish": entries()} | changes


def plain_set() -> DishSet:
    return read_set(json.dumps(whole()))
