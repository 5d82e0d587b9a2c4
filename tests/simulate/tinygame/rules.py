"""The rule book: only chance moves."""

from tinygame.limits import HOTTEST
from tinygame.steps import heat_up

from tablecooks.core.rule import rule
from tablecooks.core.turn import CHANCE, OVER


@rule
def deal(t, spec):
    t.heat = 0


@rule
def turn(t):
    return OVER if t.heat >= HOTTEST else CHANCE


@rule
def legal(t, spec, moves):
    moves[0] = False


@rule
def odds(t, spec, ways):
    ways[1] = spec.ways[0]
    ways[2] = spec.ways[1]


@rule
def apply(t, spec, move):
    heat_up(t, move)


@rule
def hide(t, spec, seat):
    """All lies open."""
