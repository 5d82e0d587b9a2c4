"""The store: take two ingredients, one after the other (KU-L1, KU-Q10)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.bars import Bar


@rule
def take_bar(t, kind):
    """KU-L1: any ingredient that lies there."""
    return Bar.ALLOWED if t.store[kind] > 0 else Bar.NOT_IN_STORE


@rule
def take_card(t, kind):
    """KU-L1: all see which card goes into the hand."""
    t.store[kind] -= 1
    t.taken[t.cook][kind] += 1
    t.changed = 1
