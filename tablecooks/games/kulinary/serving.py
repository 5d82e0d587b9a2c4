"""The serving table: hand in a cooked dish and move on (KU-L6, KU-Q8)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.pieces import Place


@rule
def serve_bar(t, dish):
    """KU-L6: a dish that the cook has cooked, in this round or before (KU-Q8)."""
    return Bar.ALLOWED if t.place[dish] == t.cook else Bar.NOT_COOKED


@rule
def serve_dish(t, spec, dish):
    """KU-L6: the card goes to the discard pile, the figure moves on, past field 20 too (KU-E1)."""
    t.place[dish] = Place.DISCARDS
    t.steps[t.cook] += spec.points[dish]
    t.served[t.cook] += 1
    t.changed = 1
