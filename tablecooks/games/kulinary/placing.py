"""Laying the tokens (KU-P1, KU-Q2)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.bars import Bar


@rule
def lay_bar(t, spec, location):
    """KU-P1, KU-Q2: any location, as long as it has room."""
    if spec.spaces > 0 and t.laid[location] >= spec.spaces:
        return Bar.LOCATION_FULL
    return Bar.ALLOWED


@rule
def lay_token(t, location):
    """KU-P1: the token lies behind those that were laid there before."""
    t.tokens[location][t.laid[location]] = t.cook
    t.laid[location] += 1
    t.tokens_left[t.cook] -= 1
