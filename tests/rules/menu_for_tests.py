"""A menu with plain numbers, so that a change of the house menu breaks no test of a rule.

One line a dish: name, colour, points, green range or "cold", lowest red level or None, and the crystals.
"""

import json

from tablecooks.games.alacarte.menu import Menu, read_menu

DISHES = (
    ("Cold Plate", "yellow", 1, "cold", 4, {"lemon": 1}),
    ("Frozen Herbs", "yellow", 1, "cold", None, {"herbs": 1}),
    ("Warm Water", "yellow", 1, [2, 4], 6, {}),
    ("Lemon Pie", "yellow", 2, [3, 5], 6, {"lemon": 2}),
    ("Pea Soup", "green", 2, [2, 3], 5, {"lemon": 1, "herbs": 1}),
    ("Hot Water", "green", 2, [6, 7], None, {}),
    ("Green Sauce", "green", 2, [1, 2], 4, {"herbs": 1}),
    ("Herb Bread", "green", 3, [3, 4], 6, {"herbs": 2}),
    ("Pepper Steak", "red", 3, [3, 5], 6, {"pepper": 1}),
    ("Goulash", "red", 3, [4, 6], 7, {"pepper": 1, "paprika": 1}),
    ("Red Stew", "red", 4, [3, 5], 6, {"paprika": 2}),
    ("Tomato Tart", "red", 4, [2, 4], 5, {"paprika": 1, "herbs": 1}),
    ("Hippo", "blue", 5, [3, 5], 6, {"lemon": 1, "pepper": 2}),
    ("Blue Trout", "blue", 4, [2, 4], 5, {"lemon": 1, "herbs": 2}),
    ("Blue Cheese", "blue", 5, [2, 3], 4, {"pepper": 1, "herbs": 2}),
    ("Blue Soup", "blue", 5, [4, 5], 7, {"lemon": 2, "paprika": 1}),
    ("Curry", "orange", 5, [4, 6], 7, {"pepper": 1, "paprika": 2}),
    ("Ragout", "orange", 6, [5, 6], 7, {"pepper": 1, "paprika": 2, "herbs": 1}),
    ("Duck", "orange", 6, [3, 4], 5, {"lemon": 2, "pepper": 1, "paprika": 1}),
    ("Pumpkin", "orange", 6, [4, 5], 6, {"lemon": 2, "herbs": 2}),
)
NAMES = tuple(row[0] for row in DISHES)
COLOURS = {row[0]: row[1] for row in DISHES}
POINTS = {row[0]: row[2] for row in DISHES}


def entries() -> list[dict]:
    """The menu as fresh ``[[dish]]`` tables."""
    dishes = []
    for name, colour, points, heat, burnt, needs in DISHES:
        entry = {"name": name, "colour": colour, "points": points, **needs}
        entry |= {"cold": True} if heat == "cold" else {"green": list(heat)}
        if burnt is not None:
            entry["burnt"] = burnt
        dishes.append(entry)
    return dishes


def plain_menu() -> Menu:
    return read_menu(json.dumps({"name": "plain", "dish": entries()}))
