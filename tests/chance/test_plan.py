"""The best way to cook a dish alone: equal to brute force, and no regret for whoever follows it."""

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from tablecooks.chance import Chain, Cooking, Dist, best
from tablecooks.chance.cooking import BURNT, DONE, ENDS, OVER, ROLL, STAR, Pan
from tablecooks.games.alacarte.menu import Dish
from tablecooks.games.alacarte.pieces import Colour


def dish(*needs, green=(2, 3), burnt=5):
    return Dish("Test", Colour.RED, 1, *green, burnt, needs)


SMALL = [
    Cooking(dish(1, 0, 0, 0)),
    Cooking(dish(0, 2, 0, 0), fall="weights 1:2:1"),
    Cooking(dish(0, 1, 0, 1), fall=Fraction(1, 10), shakers={"pepper": (3, 1), "herbs": (1, 2)}),
    Cooking(dish(0, 0, 0, 0)),
    Cooking(dish(0, 0, 2, 0, green=(0, 4)), pan={"paprika": 1, "salt": 1}, heat=1),
    Cooking(dish(1, 1, 0, 0, green=(6, 7), burnt=8), pan={"herbs": 1}),
]


def brute(cooking, goal):
    """Every option to the end, without arrays: the best chance by what the steps say."""
    wins = (STAR,) if goal == "star" else (STAR, DONE)

    @cache
    def value(state, left):
        if state in ENDS:
            return Fraction(int(state in wins))
        if state.choosing:
            left += 1
        if left == 0:
            return Fraction(0)
        return max(
            sum(p * value(after, left - 1) for after, p in cooking.step(state, option).items() if p)
            for option in cooking.options(state)
        )

    return value


def brute_spoiled(cooking, goal):
    """As ``brute``: the best chance of the goal, and with it the least chance to spoil; an action may be left out."""
    wins = (STAR,) if goal == "star" else (STAR, DONE)

    @cache
    def value(state, left):
        if state in ENDS:
            return Fraction(int(state in wins)), Fraction(int(state in (BURNT, OVER)))
        if state.choosing:
            return _best(
                value(after, left) for option in cooking.options(state) for after in cooking.step(state, option)
            )
        if left == 0:
            return Fraction(0), Fraction(0)
        laws = [cooking.step(state, option) for option in cooking.options(state)]
        ways = [[(p, value(after, left - 1)) for after, p in law.items() if p] for law in laws]
        sums = [tuple(sum(p * pair[place] for p, pair in way) for place in (0, 1)) for way in ways]
        return _best([value(state, left - 1), *sums])

    return value


def _best(pairs):
    return max(pairs, key=lambda pair: (pair[0], -pair[1]))


@pytest.mark.parametrize("cooking", SMALL)
@pytest.mark.parametrize("goal", ["star", "done"])
def test_the_least_chance_to_spoil_it_is_that_of_brute_force(cooking, goal):
    plan, floats, value = best(cooking, goal, 5), best(cooking, goal, 5, exact=False), brute_spoiled(cooking, goal)
    for left in range(6):
        assert plan.spoiled(left=left) == value(cooking.start, left)[1]
        assert floats.spoiled(left=left) == pytest.approx(float(value(cooking.start, left)[1]), abs=1e-12)
    for state in cooking.states[::7]:
        choosing = state._replace(choosing=True)
        assert plan.spoiled(state, 3) == value(state, 3)[1]
        assert plan.spoiled(choosing, 2) == value(choosing, 2)[1]
    assert plan.spoiled(BURNT) == plan.spoiled(OVER) == 1
    assert plan.spoiled(STAR) == plan.spoiled(DONE) == 0


@pytest.mark.parametrize("cooking", SMALL)
@pytest.mark.parametrize("goal", ["star", "done"])
def test_the_best_value_is_that_of_brute_force(cooking, goal):
    plan, value = best(cooking, goal, 5), brute(cooking, goal)
    floats = best(cooking, goal, 5, exact=False)
    for left in range(6):
        assert plan.value(cooking.start, left) == value(cooking.start, left)
        assert floats.value(cooking.start, left) == pytest.approx(float(value(cooking.start, left)), rel=1e-12)
    for state in cooking.states[::7]:
        assert plan.value(state, 3) == value(state, 3)


@pytest.mark.parametrize("goal", ["star", "done"])
def test_whoever_follows_the_plan_has_its_chances(goal):
    cooking = SMALL[1]
    plan = best(cooking, goal, 6)
    law = Dist({cooking.start: 1})
    for left in range(6, 0, -1):
        law = law.then(lambda state, left=left: follow(cooking, plan, state, left))
    assert law.P({STAR} if goal == "star" else {STAR, DONE}) == plan.value()


def follow(cooking, plan, state, left):
    if state in ENDS:
        return Dist({state: 1})
    after = cooking.step(state, plan.option(state, left))
    return after.then(
        lambda one: Dist({one: 1}) if one in ENDS or not one.choosing else cooking.step(one, plan.option(one, left - 1))
    )


@pytest.mark.parametrize("name", ["Nilpferd in Burgunder", "Duck à l'Orange Alert"])
@pytest.mark.parametrize("goal", ["star", "done"])
def test_no_regret_in_a_thousand_random_states(name, goal):
    cooking = Cooking(name)
    plan, rng = best(cooking, goal, 8), np.random.default_rng(1)
    states = cooking.states
    for _ in range(250):
        state, left = states[int(rng.integers(len(states)))], int(rng.integers(1, 9))
        values = plan.values(state, left)
        assert plan.regret(state, plan.option(state, left), left) == 0
        assert max(values.values()) == plan.value(state, left)
        assert min(plan.regret(state, option, left) for option in values) == 0
        assert all(type(value) is Fraction and type(value.numerator) is int for value in values.values())


def test_more_actions_are_never_worse():
    plan = best(Cooking("Nilpferd in Burgunder"), "star", 20)
    chances = [plan.value(left=left) for left in range(21)]
    assert chances == sorted(chances)
    assert chances[:3] == [0, 0, 0]
    assert chances[3] > 0


def test_the_die_says_choose():
    cooking = Cooking("Paprika Parliament", pan={"paprika": 2})
    plan = best(cooking, "star", 1)
    choosing = Pan(0, (2,), (0,), choosing=True)
    assert plan.option(choosing, 0) == "raises the heat by 3"
    assert plan.value(choosing, 0) == 1
    assert plan.regret(choosing, "raises the heat by 1", 0) == 1
    assert plan.option(cooking.start) == ROLL
    assert plan.value() == Fraction(1, 3)  # a 3, or choose


@pytest.mark.parametrize("cooking", [SMALL[0], SMALL[1], SMALL[3], Cooking("Nilpferd in Burgunder")])
def test_the_fewest_actions(cooking):
    """No option is better anywhere, and the plan costs what it says, by the chain that begins anew."""
    plan = best(cooking, "fewest")
    assert plan.value() == plan.begin
    assert plan.value(BURNT) == plan.value(OVER) == plan.begin
    assert plan.value(STAR) == plan.value(DONE) == 0
    for state in cooking.states[::5]:
        assert plan.value(state) == min(plan.values(state).values())
        assert plan.regret(state, plan.option(state)) == 0
    chain = cooking.chain(plan.option)
    anew = Chain(
        cooking.start,
        lambda s: (
            Dist({s: 1}) if s in ENDS else chain.step(s).map(lambda t: cooking.start if t in (BURNT, OVER) else t)
        ),
    )
    assert anew.expected_steps() == plan.begin


def test_fewest_is_no_more_than_the_plain_policy_needs():
    cooking = Cooking("Nilpferd in Burgunder")
    plain = cooking.chain()
    anew = plain.expected_steps() / plain.ended().P({STAR, DONE})
    assert best(cooking, "fewest").begin < anew


def test_at_an_end_and_beyond_there_is_nothing_to_choose():
    plan = best(SMALL[0], "star", 2)
    assert plan.values(BURNT) == {}
    assert plan.value(STAR) == 1
    for ask, says in [
        (lambda: plan.option(BURNT), "nothing to choose"),
        (lambda: plan.values(SMALL[0].start, 0), "No action is left"),
        (lambda: plan.value(SMALL[0].start, 3), "there are 2"),
        (lambda: plan.value(Pan(0, (7,), (0,))), "cannot come"),
        (lambda: plan.regret(SMALL[0].start, "tips salt"), "may not be done"),
        (lambda: best(SMALL[0], "win", 2), "no goal"),
        (lambda: best(SMALL[0], "star"), "actions=12"),
        (lambda: best(SMALL[0], "star", -1), "whole number from 0"),
        (lambda: best(SMALL[0], "fewest", 3), "no limit"),
        (lambda: best(Cooking(dish(1, 0, 0, 0), shakers={"lemon": (0, 5)}), "fewest"), "never be done"),
    ]:
        with pytest.raises(ValueError, match=says):
            ask()
