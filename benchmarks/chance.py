"""What exact chances cost: the joint law of a tip and a dish of four seasonings, against icepool and a dynamic
programme in NumPy; a million tips against NumPy's sampler.

Run: ``python benchmarks/chance.py`` (needs icepool). Times are the best of several runs; a ratio above 1 says how many
times as long the other takes. All answers are compared before anything is timed.
"""

import itertools
import timeit
from functools import cache, partial

import icepool
import numpy as np

from tablecooks.chance import Cooking, best, sample, tip
from tablecooks.chance.cooking import ENDS
from tablecooks.games.alacarte.menu import Dish
from tablecooks.games.alacarte.pieces import Colour

WEIGHTS = (4, 7, 5, 2, 1, 1)
FALL = "weights 4:7:5:2:1:1"
ACTIONS = 12
TIPS = 10**6
FOUR = Dish("Four Seasonings", Colour.RED, 6, green_from=3, green_to=5, burnt_from=6, needs=(1, 2, 1, 1))


def icepool_tip(seasoning: int, salt: int):
    deck = icepool.Deck({0: seasoning, 1: salt})
    fall = icepool.Die(dict(enumerate(WEIGHTS)))
    return fall.map(lambda n: deck.deal(n).sum().map(lambda grains: icepool.tupleize(n - grains, grains)))


def numpy_tip(seasoning: int, salt: int) -> np.ndarray:
    """The joint law in floats, crystal by crystal: found[a, b]."""
    found, here = np.zeros((seasoning + 1, salt + 1)), np.zeros((seasoning + 1, salt + 1))
    here[0, 0] = 1
    seasoning_left, salt_left = seasoning - np.arange(seasoning + 1)[:, None], salt - np.arange(salt + 1)[None, :]
    for weight in WEIGHTS:
        found += here * weight / sum(WEIGHTS)
        inside = np.maximum(seasoning_left + salt_left, 1)
        after = np.zeros_like(here)
        after[1:] += (here * seasoning_left / inside)[:-1]
        after[:, 1:] += (here * salt_left / inside)[:, :-1]
        here = after
    return found


class IcepoolDish:
    """The dish under the plain policy, its laws all in icepool: from the law of a tip to that after some actions.

    Outcomes of icepool must be ordered, so states are numbered as they are met.
    """

    def __init__(self):
        self.plain = Cooking(FOUR, FALL)
        self.law_of = cache(icepool_tip)
        self.die = icepool.Die(["one", "two", "three", "choose", "one", "cup"])
        self.numbers, self.states = {}, []
        self.act = cache(self.act)

    def number(self, state) -> int:
        if state not in self.numbers:
            self.numbers[state] = len(self.states)
            self.states.append(state)
        return self.numbers[state]

    def act(self, number):
        state = self.states[number]
        if state in ENDS:
            return number
        for place, need in enumerate(self.plain.needs):
            if state.seasoning[place] < need:
                law = self.law_of(15 - state.seasoning[place], 5 - state.salt[place])
                return law.map(partial(self.seasoned, state, place), star=False)
        return self.die.map(partial(self.rolled, state))

    def seasoned(self, state, place, fell) -> int:
        seasoning, salt = [*state.seasoning], [*state.salt]
        seasoning[place] += fell[0]
        salt[place] += fell[1]
        return self.number(self.plain.judge(state._replace(seasoning=tuple(seasoning), salt=tuple(salt))))

    def rolled(self, state, face) -> int:
        choice = min(max(1, FOUR.green_from - state.heat), 3)
        levels = {"one": 1, "two": 2, "three": 3, "choose": choice, "cup": 0}[face]
        return self.number(self.plain.judge(state._replace(heat=min(state.heat + levels, 7))))

    def after(self, actions: int) -> dict:
        law = icepool.Die([self.number(self.plain.start)])
        for _action in range(actions):
            law = law.map(self.act, star=False)
        return {self.states[number]: law.probability(number) for number in law.outcomes()}


def numpy_dish() -> float:
    """The best chance of a star, by a dynamic programme over one dense array of heats, seasonings and salts."""
    shape = (8, *[3] * 4, *[3] * 4)
    salts = sum(np.ogrid[tuple(slice(3) for _axis in range(4))])
    fine = np.broadcast_to(salts <= 2, shape)
    heat = np.arange(8).reshape(8, *[1] * 8)
    needed = np.ones(shape, dtype=bool)
    exact = np.ones(shape, dtype=bool)
    for axis, need in enumerate(FOUR.needs):
        place = np.arange(3).reshape([3 if one == axis + 1 else 1 for one in range(9)])
        needed &= place >= need
        exact &= place == need
    green = (heat >= FOUR.green_from) & (heat <= FOUR.green_to)
    ended = (green & needed) | (heat >= FOUR.burnt_from) | ~fine
    chances = (green & exact & (salts == 0) & fine).astype(float)
    weights = np.array([[numpy_tip(15 - a, 5 - b)[:3, :3] for b in range(3)] for a in range(3)])
    for _action in range(ACTIONS):
        up = [chances[np.minimum(np.arange(8) + levels, 7)] for levels in range(4)]
        found = (2 * up[1] + up[2] + up[3] + np.maximum(np.maximum(up[1], up[2]), up[3]) + up[0]) / 6
        for axis in range(1, 5):
            moved = np.moveaxis(chances, (axis, axis + 4), (-2, -1))
            tipped = np.zeros_like(moved)
            for a, b in itertools.product(range(3), repeat=2):
                tipped[..., : 3 - a, : 3 - b] += weights[: 3 - a, : 3 - b, a, b] * moved[..., a:, b:]
            found = np.maximum(found, np.moveaxis(tipped, (-2, -1), (axis, axis + 4)))
        chances = np.where(ended, chances, found)
    return float(chances[(0,) * 9])


def numpy_tips(rng) -> np.ndarray:
    """A million tips by NumPy's own sampler, one call for each number that falls."""
    fallen = rng.choice(len(WEIGHTS), size=TIPS, p=np.array(WEIGHTS) / sum(WEIGHTS))
    found = np.zeros((TIPS, 2), dtype=np.int64)
    for number in range(1, len(WEIGHTS)):
        places = np.flatnonzero(fallen == number)
        found[places] = rng.multivariate_hypergeometric([15, 5], number, size=len(places), method="count")
    return found


def check():
    law = tip(15, 5, FALL)
    theirs = icepool_tip(15, 5)
    assert all(law[outcome] == theirs.probability(outcome) for outcome in law)
    assert all(abs(float(p) - numpy_tip(15, 5)[outcome]) < 1e-15 for outcome, p in law.items())
    after = Cooking(FOUR, FALL).chain().after(ACTIONS)
    assert {state: p for state, p in after.items() if p} == IcepoolDish().after(ACTIONS)
    assert abs(float(best(Cooking(FOUR, FALL), "star", ACTIONS).value()) - numpy_dish()) < 1e-13
    means = numpy_tips(np.random.default_rng(1)).mean(axis=0)
    assert abs(means - sample.tips(15, 5, FALL, TIPS, np.random.default_rng(2)).mean(axis=0)).max() < 0.01


def milliseconds(work, runs: int) -> float:
    return 1000 * min(timeit.repeat(work, number=1, repeat=runs))


def compare(title: str, ours, others: dict, runs: int):
    own = milliseconds(ours, runs)
    print(f"{title}: {own:.3f} ms")
    for name, work in others.items():
        other = milliseconds(work, runs)
        print(f"    {name}: {other:.3f} ms, ratio {other / own:.2f}")


def main():
    check()
    others = {"icepool": lambda: icepool_tip(15, 5), "NumPy, floats": lambda: numpy_tip(15, 5)}
    compare("joint law of a tip, exact", lambda: tip(15, 5, FALL), others, 50)
    theirs = {"icepool": lambda: IcepoolDish().after(ACTIONS)}
    compare(f"four seasonings, plain policy, {ACTIONS} actions, exact", plain_dish, theirs, 3)
    compare(f"four seasonings, best star in {ACTIONS}, exact", best_dish, {"NumPy, floats": numpy_dish}, 3)
    floats = {"NumPy, floats": numpy_dish}
    compare(f"four seasonings, best star in {ACTIONS}, floats", lambda: best_dish(False), floats, 3)
    rng = np.random.default_rng(1)
    urn = {
        "NumPy, all falls": lambda: numpy_tips(rng),
        "NumPy, always two fall": lambda: rng.multivariate_hypergeometric([15, 5], 2, size=TIPS, method="count"),
    }
    compare("a million tips", lambda: sample.tips(15, 5, FALL, TIPS, rng), urn, 7)


def plain_dish():
    return Cooking(FOUR, FALL).chain().after(ACTIONS)


def best_dish(exact: bool = True):
    return best(Cooking(FOUR, FALL), "star", ACTIONS, exact=exact).value()


if __name__ == "__main__":
    main()
