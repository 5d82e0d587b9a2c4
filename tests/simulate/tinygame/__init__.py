"""The smallest game that there can be, in a package of its own: a coin is tossed until the dial is at its end."""

from types import SimpleNamespace

from tinygame import rules, words

from tablecooks.core.game import RuleBook
from tablecooks.core.record import Record, whole


class Dial(Record):
    heat = whole("The dial.")


class Spec(Record):
    seats = whole("One seat.")
    ways = whole("Ways of heads and of tails.", 2)


def setup(ways=(1, 1)):
    return SimpleNamespace(spec=lambda: Spec(seats=1, ways=list(ways)))


game = RuleBook("tiny", "Tiny", Dial, setup, rules, words, 3, 1, range(1, 2), dict)
