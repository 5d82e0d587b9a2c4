"""Is a dish of a set a trap or a gift? Games of careful bots tell: ``python -m tests.bots.dish_fairness [games]``.

A trap lies on the stoves for ever; a gift is gone at once, and whoever gets it wins.
"""

import sys
from collections import Counter
from typing import NamedTuple

from tablecooks.bots import kulinary as bots
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games import kulinary
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.pieces import DISHES, Asks, Place

SEATS = (2, 3, 4, 6)


class Fairness(NamedTuple):
    """Of one dish: how often it was cooked for each round that it lay, and how often its cook won; 1 is average."""

    name: str
    points: int
    cooked: int
    speed: float
    won: float


def fairness(games: int, dish_set=None) -> list[Fairness]:
    """Every dish of a set, from so many games at each number of seats."""
    dish_set = dish_set or kulinary.house_set()
    lain, cooked, won = Counter(), Counter(), Counter()
    for seats in SEATS:
        game = kulinary.game(players=seats, dish_set=dish_set)
        for number in range(games):
            _watch(game, Luck(f"fair {number}"), lain, cooked, won)
    speed, share = cooked.total() / lain.total(), won.total() / cooked.total()
    return [
        Fairness(
            dish.name,
            dish.points,
            cooked[number],
            cooked[number] / lain[number] / speed,
            won[number] / max(cooked[number], 1) / share,
        )
        for number, dish in enumerate(dish_set.dishes)
    ]


def _watch(game, luck: Luck, lain: Counter, cooked: Counter, won: Counter):
    by: list[tuple[int, int]] = []
    before = game.start()
    for step in steps(game, [bots.careful] * game.seats, luck):
        if step.state.asks == Asks.LAY and step.state.rounds != before.rounds:
            lain.update(dish for dish in range(DISHES) if step.state.place[dish] in (Place.WINDOW, Place.WALL))
        if m.COOK <= step.move.number < m.CRATE:
            by.append(((step.move.number - m.COOK) % DISHES, step.seat))
        before = step.state
    cooked.update(dish for dish, _ in by)
    for dish, seat in by:
        won[dish] += game.seats * (seat in game.winners(before))


if __name__ == "__main__":
    for row in sorted(fairness(int(sys.argv[1]) if len(sys.argv) > 1 else 40), key=lambda row: row.speed):
        print(f"{row.name:40} {row.points} steps  cooked {row.cooked:4}  speed {row.speed:.2f}  won {row.won:.2f}")
