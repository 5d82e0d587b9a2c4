"""A rule in a module of its own."""

from tablecooks.core.rule import rule


@rule
def heat_up(t, move):
    t.heat += move
