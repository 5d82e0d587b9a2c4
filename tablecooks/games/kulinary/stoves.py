"""The two stoves: cook a dish that lies there, the chef standing in for one card (KU-L2, KU-L3, KU-L5, KU-Q4)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.hands import discard_card, in_hand
from tablecooks.games.kulinary.pieces import INGREDIENTS, Location, Place


@rule
def stove_of(location):
    """Where the dishes of a stove lie: a Place."""
    return Place.WINDOW if location == Location.WINDOW else Place.WALL


@rule
def has_ingredients(t, spec, cook, dish, chef):
    """KU-L2, KU-L3: the hand holds all that the dish asks for, but for one if the ``chef`` (0 or 1) stands in."""
    for kind in range(INGREDIENTS):
        asked = spec.needs[dish][kind]
        if kind == spec.chef[cook]:
            asked -= chef
        if in_hand(t, cook, kind) < asked:
            return False
    return True


@rule
def chef_bar(t, spec, cook, dish):
    """KU-L3, KU-Q4: the chef stands in for a card of its ingredient that the dish asks for."""
    kind = spec.chef[cook]
    if spec.needs[dish][kind] == 0:
        return Bar.CHEF_NOT_ASKED_FOR
    if spec.chef_only_if_missing == 1 and in_hand(t, cook, kind) >= spec.needs[dish][kind]:
        return Bar.CHEF_NOT_MISSING
    return Bar.ALLOWED


@rule
def cook_bar(t, spec, dish, chef):
    """KU-L2, KU-Q9: a dish of this stove that the cook can pay for."""
    if t.place[dish] != stove_of(t.location):
        return Bar.NOT_ON_THIS_STOVE
    if chef == 1 and chef_bar(t, spec, t.cook, dish) != Bar.ALLOWED:
        return chef_bar(t, spec, t.cook, dish)
    return Bar.ALLOWED if has_ingredients(t, spec, t.cook, dish, chef) else Bar.INGREDIENT_MISSING


@rule
def cook_dish(t, spec, dish, chef):
    """KU-L2: pay the ingredients, take the card. The chef's card is never used up (KU-L3)."""
    for kind in range(INGREDIENTS):
        asked = spec.needs[dish][kind]
        if kind == spec.chef[t.cook]:
            asked -= chef
        for _ in range(asked):
            discard_card(t, t.cook, kind)
    t.place[dish] = t.cook
    t.changed = 1
