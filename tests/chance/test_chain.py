"""Markov chains, and a dish cooked alone: the chain is the table's own game, and NumPy says the same in floats."""

from fractions import Fraction

import numpy as np
import pytest

from tablecooks.chance import Chain, Cooking, Dist, Pan, outcomes
from tablecooks.chance.cooking import BURNT, DONE, ENDS, OVER, ROLL, STAR
from tablecooks.games.alacarte import game, house_menu
from tablecooks.games.alacarte.pieces import Asks, Kind, Place
from tests.chance.test_outcomes import kitchen

NILPFERD = "Nilpferd in Burgunder"


def walk(low, high):
    return lambda place: Dist({place: 1} if place in (low, high) else {place - 1: 1, place + 1: 1})


def test_a_walk_between_two_ends():
    chain = Chain(3, walk(0, 10))
    assert set(chain.ends) == {0, 10}
    assert chain.ended() == Dist({10: 3, 0: 7})
    assert chain.expected_steps() == 21
    assert chain.after(2) == Dist({1: 1, 3: 2, 5: 1})
    assert chain.within(3) == {0: Fraction(1, 8), 10: 0}
    assert chain.after(0) == Dist({3: 1})


def test_the_matrix_in_fractions_and_floats():
    chain = Chain(1, walk(0, 3))
    place = {state: number for number, state in enumerate(chain.states)}
    matrix = chain.matrix()
    assert matrix[place[1]][place[2]] == Fraction(1, 2)
    assert [sum(row) for row in matrix] == [1] * 4
    assert all(type(cell) is Fraction for row in matrix for cell in row)
    floats = chain.floats()
    assert floats.tolist() == [[float(cell) for cell in row] for row in matrix]
    ahead = np.linalg.matrix_power(floats, 7)[place[1]]
    assert ahead == pytest.approx([float(chain.after(7).get(state, 0)) for state in chain.states])


def test_a_random_chain_is_solved_as_numpy_solves_it():
    rng = np.random.default_rng(9)
    for _ in range(20):
        ways = rng.integers(0, 5, (8, 10)) + (np.arange(10) == 9)
        chain = Chain(0, lambda s, ways=ways: Dist(enumerate(ways[s].tolist())) if s < 8 else Dist({s: 1}))
        inner = [n for n, s in enumerate(chain.states) if s not in chain.ends]
        floats = chain.floats()
        steps = np.linalg.solve(np.eye(len(inner)) - floats[np.ix_(inner, inner)], np.ones(len(inner)))
        assert float(chain.expected_steps()) == pytest.approx(steps[0], rel=1e-10)
        far = np.linalg.matrix_power(floats, 3000)[0]
        ended = chain.ended()
        assert [float(ended.P(s)) for s in chain.ends] == pytest.approx(
            [far[chain.states.index(s)] for s in chain.ends], rel=1e-9
        )


def test_chains_without_an_end_say_so():
    caught = {0: {1: 1, 2: 1}, 1: {1: 1}, 2: {3: 1}, 3: {2: 1, 3: 1}}  # 1 is an end, 2 and 3 are a trap
    for step in (lambda s: Dist({1 - s: 1}), lambda s: Dist(caught[s])):
        chain = Chain(0, step)
        with pytest.raises(ValueError, match="for ever"):
            chain.expected_steps()
    assert Chain(0, lambda s: Dist({s: 1})).expected_steps() == 0
    with pytest.raises(ValueError, match="more than"):
        Chain(0, lambda s: Dist({s + 1: 1}))
    with pytest.raises(ValueError, match="no state"):
        Chain(0, walk(-1, 1)).step(5)


def at_random(rng):
    """A table with a dish of the house menu in seat 0's pan, half cooked."""
    table = game(cooks=2, fall=("weights 4:7:5:2:1:1", "binomial 1/4")[int(rng.integers(2))])
    dish = int(rng.choice([0, 1, 3, 5, 7, 9, 10, 12, 14, 16, 19]))
    t = kitchen(table)
    t.place[t.dish[0]] = Place.OFFER
    t.dish[0], t.place[dish] = dish, Place.PAN
    t.heat[0] = int(rng.integers(0, 7))
    t.pan[0] = [int(number) for number in rng.integers(0, 3, 5)]
    for shaker in range(4):
        t.seasoning[shaker], t.salt[shaker] = int(rng.integers(0, 16)), int(rng.integers(0, 6))
    return table, t


def end_or_pan(cooking, before, option):
    """What became of the dish, in the words of ``cooking``, from the table that the game has led to."""

    def judged(outcome):
        t, dish = outcome.state, before.dish[0]
        if t.place[dish] == 0:
            return STAR if t.starred[dish] else DONE
        if t.place[dish] == Place.BIN:
            return BURNT if option == ROLL else OVER
        seasoning = tuple(t.pan[0][kind] for kind in cooking.kinds)
        salt = tuple(before.salt[kind] - t.salt[kind] for kind in cooking.kinds)
        return Pan(t.heat[0], seasoning, salt, t.asks == Asks.RAISE)

    return judged


@pytest.mark.clause("AC-D1", "AC-D4", "AC-H8", "AC-P4", "AC-Q17")
def test_a_step_of_the_chain_is_the_tables_own():
    rng, seen = np.random.default_rng(2), set()
    while len(seen) < 120:
        table, t = at_random(rng)
        try:
            cooking = Cooking.at_table(table, t, 0)
        except ValueError:
            continue
        for option in cooking.options(cooking.start):
            own = outcomes(table, t, option).map(end_or_pan(cooking, t, option))
            assert cooking.step(cooking.start, option) == own
            seen.add((t.key(), option))


def test_the_states_are_all_that_can_be_reached_and_more():
    cooking = Cooking(NILPFERD)
    states, found = set(cooking.states), {cooking.start}
    waiting = [cooking.start]
    while waiting:
        state = waiting.pop()
        for option in cooking.options(state):
            for after in cooking.step(state, option):
                if after not in found and after not in ENDS:
                    found.add(after)
                    waiting.append(after)
    assert {pan for pan in found if not pan.choosing} <= states
    assert all(cooking.options(state) for state in states)


def test_the_chances_of_a_plain_cook():
    cooking = Cooking(NILPFERD)
    chances = cooking.chances(12)
    assert chances.done + chances.burnt + chances.over_seasoned + chances.cooking == 1
    assert chances.star < chances.done
    within = cooking.chain().within(12)
    assert (within[STAR], within[STAR] + within[DONE]) == (chances.star, chances.done)
    by_hand = Cooking("Lemon Aid").chances(1)
    assert by_hand.star == Fraction(7, 20) * Fraction(3, 4)
    floats = cooking.chain().floats()
    ahead = np.linalg.matrix_power(floats, 12)[0]
    assert ahead[cooking.chain().states.index(STAR)] == pytest.approx(float(chances.star), rel=1e-12)


def test_a_dish_that_is_only_heated():
    cooking = Cooking("Breakfast Fidel")
    assert cooking.options(cooking.start) == (ROLL,)
    assert cooking.chain().ended() == Dist({DONE: 1})


def test_a_policy_of_ones_own():
    cooking = Cooking("Lemon Aid")
    chain = cooking.chain(lambda pan: "raises the heat by 3" if pan.choosing else ROLL)
    assert chain.ended() == Dist({BURNT: 1})
    assert chain.expected_steps() > 1


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: Cooking("Soup of the Day"), "house menu"),
        (lambda: Cooking(NILPFERD, heat=8), "there are 7"),
        (lambda: Cooking(NILPFERD, heat=6), "ended already: burnt"),
        (lambda: Cooking(NILPFERD, pan={"pepper": 3}), "ended already: over-seasoned"),
        (lambda: Cooking(NILPFERD, heat=3, pan={"pepper": 2, "lemon": 1}), "ended already: done, with a star"),
        (lambda: Cooking(NILPFERD, pan={"sugar": 1}), "no sugar"),
        (lambda: Cooking(NILPFERD, shakers={"salt": (1, 1)}), "no shaker salt"),
        (lambda: Cooking(NILPFERD, shakers={"pepper": (-1, 1)}), "whole number"),
        (lambda: Cooking(NILPFERD, fall="weights 1"), "no crystal"),
        (lambda: Cooking(NILPFERD).step(Cooking(NILPFERD).start, "tips herbs"), "may not be done"),
        (lambda: Cooking.at_table(game(cooks=2), game(cooks=2).start(), 0), "no dish"),
    ],
)
def test_impossible_kitchens_get_a_sentence(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_hidden_shakers_cannot_be_cooked_from():
    table = game(cooks=2, opaque=True)
    with pytest.raises(ValueError, match="hidden"):
        Cooking.at_table(table, table.view(kitchen(table), 0), 0)


def test_every_dish_of_the_house_can_be_cooked():
    for dish in house_menu().dishes:
        chain = Cooking(dish, fall="weights 0:1").chain()
        assert chain.ended().P({DONE, STAR}) > 0
        assert [Kind(kind).name.lower() for kind in Cooking(dish).kinds] == list(Cooking(dish).names)
