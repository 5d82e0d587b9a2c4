"""Exact laws: what goes in, what comes out, and that nothing is rounded on the way."""

import doctest
import importlib
import pickle
import pkgutil
import subprocess
import sys
from fractions import Fraction
from itertools import permutations, product
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablecooks.chance
from tablecooks.chance import Dist, E, P, drawn, joint, percent
from tablecooks.games.alacarte import game

DIE = Dist.from_ways(dict.fromkeys(range(1, 7), 1))
LAWS = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1).filter(lambda ways: any(ways.values()))


MODULES = sorted(module.name for module in pkgutil.iter_modules(tablecooks.chance.__path__))


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    assert doctest.testmod(importlib.import_module(f"tablecooks.chance.{name}")).failed == 0


def test_all_that_is_promised_is_there_and_explained():
    for name in tablecooks.chance.__all__:
        promised = getattr(tablecooks.chance, name)
        assert promised.__doc__, name


def has_python_ints(dist):
    return all(type(p.numerator) is int and type(p.denominator) is int for p in dist.values())


@given(LAWS)
def test_every_law_sums_to_one(ways):
    dist = Dist(ways)
    assert sum(dist.values()) == 1
    assert list(dist) == list(ways)
    assert has_python_ints(dist)


def test_weights_of_equal_outcomes_add_up_and_nought_stays():
    dist = Dist([("salt", 1), ("pepper", 2), ("salt", 1), ("lemon", 0)])
    assert dict(dist) == {"salt": Fraction(1, 2), "pepper": Fraction(1, 2), "lemon": 0}
    assert dist == Dist({"pepper": 7, "salt": 7})
    assert hash(dist) == hash(Dist({"pepper": 7, "salt": 7}))
    assert dist != {"pepper": Fraction(1, 2), "salt": Fraction(1, 2)}


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    ("weights", "says"),
    [
        ({}, "at least one outcome"),
        ({"salt": 0}, "at least one outcome"),
        ({"salt": -1, "pepper": 2}, "salt is negative"),
        ({"salt": 0.25, "pepper": 0.75}, "salt must be a whole number or a Fraction"),
        ({"salt": float("nan")}, "salt must be"),
        ({"salt": np.float64(1)}, "salt must be"),
        ({"salt": True}, "salt must be"),
        ({"salt": "1"}, "salt must be"),
        (["salt"], "pairs"),
    ],
)
def test_weights_that_are_no_law_are_refused(weights, says):
    with pytest.raises(ValueError, match=says):
        Dist(weights)


def test_from_ways_counts():
    assert Dist.from_ways({"salt": 5, "pepper": np.int32(15)})["salt"] == Fraction(1, 4)
    with pytest.raises(ValueError, match="whole number"):
        Dist.from_ways({"salt": Fraction(1, 2)})


def test_an_event_is_a_predicate_a_set_or_an_outcome():
    assert DIE.P(lambda pips: pips % 2 == 0) == Fraction(1, 2)
    assert DIE.P({1, 2}) == P(range(1, 3), DIE) == Fraction(1, 3)
    assert DIE.P(6) == Fraction(1, 6)
    assert DIE.P(7) == 0
    assert Dist({frozenset({1}): 1, 1: 1}).P(frozenset({1})) == Fraction(1, 2)


def test_given_is_conditioning():
    assert DIE.given({4, 5, 6}) == Dist({4: 1, 5: 1, 6: 1})
    with pytest.raises(ValueError, match="cannot happen"):
        DIE.given(7)
    with pytest.raises(ValueError, match="cannot happen"):
        Dist({1: 1, 2: 0}).given(2)


def test_given_the_second_is_salt_was_the_first():
    """P(first was salt, given that the second is) = 4/19, over a fresh shaker."""
    left = {"salt": {"salt": 4, "pepper": 15}, "pepper": {"salt": 5, "pepper": 14}}
    first = Dist({"salt": 5, "pepper": 15})
    both = first.then(lambda one: Dist(left[one]).map(lambda two: (one, two)))
    assert both.given(lambda pair: pair[1] == "salt").P(lambda pair: pair[0] == "salt") == Fraction(4, 19)


def test_means_are_exact():
    assert DIE.mean() == E(DIE) == Fraction(7, 2)
    assert DIE.variance() == Fraction(35, 12)
    assert DIE.sd() == pytest.approx(1.7078, abs=1e-4)
    assert E(DIE, lambda pips: np.int32(pips) * 60_000) == 210_000
    assert type(DIE.mean(np.int32).numerator) is int
    with pytest.raises(ValueError, match="value of salt"):
        Dist({"salt": 1}).mean()


@given(LAWS, st.integers(-3, 3))
def test_map_and_then_agree(ways, shift):
    dist = Dist(ways)
    moved = dist.map(lambda x: x // 2 + shift)
    assert moved == dist.then(lambda x: Dist({x // 2 + shift: 1}))
    assert moved.mean() == dist.mean(lambda x: x // 2 + shift)


def test_joint_and_marginal():
    coin = Dist({"heads": 1, "tails": 2})
    both = joint(DIE, coin)
    assert both.P((6, "heads")) == Fraction(1, 18)
    assert (both.marginal(0), both.marginal(1), both.marginal(1, 0)) == (DIE, coin, joint(coin, DIE))
    assert joint() == Dist({(): 1})
    dependent = drawn((15, 5), 2)
    assert dependent != joint(dependent.marginal(0), dependent.marginal(1))
    for wrong in (lambda: DIE.marginal(0), lambda: both.marginal(2), lambda: both.marginal()):
        with pytest.raises(ValueError, match="part"):
            wrong()
    with pytest.raises(ValueError, match="1000000 is the most"):
        joint(*[drawn((15, 5), 5)] * 8)


def test_totals_of_independent_outcomes():
    assert DIE.total(2).ways == {n: 6 - abs(n - 7) for n in range(2, 13)}
    assert DIE.total(1) == DIE
    assert DIE.total(0) == Dist({0: 1})
    assert DIE.total(10).mean() == 35
    assert DIE.total(10).variance() == 10 * DIE.variance()
    assert Dist({Fraction(1, 2): 1}).total(3) == Dist({Fraction(3, 2): 1})
    for wrong in (lambda: DIE.total(-1), lambda: DIE.total("2"), lambda: Dist({"salt": 1}).total(2)):
        with pytest.raises(ValueError, match=r"whole number"):
            wrong()


def test_laws_are_compared():
    low = Dist({1: 1, 2: 1, 3: 1})
    assert low.compare(DIE) == Dist({"less": 12, "equal": 3, "more": 3})
    assert list(low.compare(Dist({9: 1}))) == ["less", "equal", "more"]
    assert low.distance(DIE) == DIE.distance(low) == Fraction(1, 2)
    assert DIE.distance(DIE) == 0
    assert Dist({"a": 1}).distance(Dist({"b": 1})) == 1


def test_at_least_at_most_and_quantiles():
    assert (DIE.at_least(5), DIE.at_most(2), DIE.at_least(7)) == (Fraction(1, 3), Fraction(1, 3), 0)
    assert [DIE.quantile(share) for share in (0, "1/6", 0.5, Fraction(2, 3), 1)] == [1, 1, 3, 4, 6]
    assert Dist({5: 1, 1: 1, 9: 0}).quantile(1) == 5
    with pytest.raises(ValueError, match="share"):
        DIE.quantile(2)


def test_bayes():
    shakers = Dist({"salty": 1, "plain": 3})
    after = shakers.learn(lambda shaker: Fraction(1, 2) if shaker == "salty" else Fraction(1, 4))
    assert after == Dist({"salty": 2, "plain": 3})
    with pytest.raises(ValueError, match="cannot happen"):
        shakers.learn(lambda shaker: 0)
    with pytest.raises(ValueError, match="likelihood"):
        shakers.learn(lambda shaker: 0.5)


def test_a_law_is_counted_ways():
    assert Dist({"pepper": 15, "salt": 5, "sugar": 0}).ways == {"pepper": 3, "salt": 1, "sugar": 0}
    assert Dist({"pepper": 15, "salt": 5}).all_ways == 4
    assert Dist({"a": Fraction(1, 6), "b": Fraction(1, 4)}).ways == {"a": 2, "b": 3}
    assert pickle.loads(pickle.dumps(DIE)) == DIE


@pytest.mark.case("P04")
def test_per_cents_are_never_nought_or_all_unless_they_are():
    assert percent(Fraction(0)) == "0.0 %"
    assert percent(Fraction(1, 15504)) == "<0.1 %"
    assert percent(1 - Fraction(1, 15504)) == ">99.9 %"
    assert percent(Fraction(1)) == "100.0 %"


def test_exact_laws_cost_no_screen_and_no_compiler():
    costly = {"panel", "param", "bokeh", "numba", "scipy", "pandas"}
    code = f"import sys, tablecooks.chance; print(*{costly} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# The urn, by counting.


def test_salt_among_four_of_a_fresh_shaker():
    law = drawn((15, 5), 4)
    assert [law.P((4 - salt, salt)) * comb(20, 4) for salt in range(5)] == [1365, 2275, 1050, 150, 5]


@pytest.mark.parametrize(
    ("n", "no_salt", "mean", "sd"),
    [
        (1, 0.7500, 0.25, 0.433),
        (2, 0.5526, 0.50, 0.596),
        (3, 0.3991, 0.75, 0.709),
        (4, 0.2817, 1.00, 0.795),
        (6, 0.1291, 1.50, 0.910),
        (8, 0.0511, 2.00, 0.973),
        (10, 0.0163, 2.50, 0.993),
    ],
)
def test_the_table_of_the_lessons(n, no_salt, mean, sd):
    salt = drawn((15, 5), n).map(lambda fell: fell[1])
    assert float(salt.P(0)) == pytest.approx(no_salt, abs=5e-5)
    assert salt.mean() == Fraction(n, 4) == Fraction(mean)
    assert salt.sd() == pytest.approx(sd, abs=5e-4)


@pytest.mark.case("P05")
@pytest.mark.parametrize("whole", [int, np.int32, np.int64])
def test_six_tips_without_salt_do_not_overflow(whole):
    once = Dist({"no salt": whole(1365), "salt": whole(4845 - 1365)}).P("no salt")
    six = once**6
    assert six == Fraction(567869252041, 1135573198803289)
    assert type(six.numerator) is int
    again = Dist({"no salt": Fraction(whole(1365), whole(4845)), "salt": Fraction(whole(3480), whole(4845))})
    assert again.P("no salt") ** 6 == six
    assert has_python_ints(again)


@pytest.mark.case("P05")
def test_counts_from_a_row_of_a_table_stay_exact():
    row = game(cooks=2).start().to_rows()[0]
    law = drawn((row.seasoning[1], row.salt[1]), np.int32(4))
    assert law.P((4, 0)) ** 6 == Fraction(567869252041, 1135573198803289)
    assert has_python_ints(law)
    assert all(type(count) is int for outcome in law for count in outcome)


@pytest.mark.case("P01")
def test_kinds_with_none_left_change_nothing():
    for urn in set(permutations((0, 0, 7, 0, 0))):
        assert drawn(urn, 3) == Dist({tuple(3 if count else 0 for count in urn): 1})
    assert drawn((0, 0), 0) == Dist({(0, 0): 1})
    assert drawn((), 0) == Dist({(): 1})


@pytest.mark.case("P02")
def test_none_all_and_one_too_many():
    assert drawn((15, 5), 0) == Dist({(0, 0): 1})
    assert drawn((15, 5), 20) == Dist({(15, 5): 1})
    with pytest.raises(ValueError, match="there are 20"):
        drawn((15, 5), 21)
    for wrong in (-1, "3", True, 1.5, None):
        with pytest.raises(ValueError, match="whole number from 0"):
            drawn((15, 5), wrong)
        with pytest.raises(ValueError, match="whole number from 0"):
            drawn((15, wrong), 0)


@pytest.mark.case("P04")
def test_big_urns_are_exact():
    assert drawn((15, 5), 5).P((0, 5)) == Fraction(1, 15504)
    many = 10**9
    assert drawn((many, many), 2).P((1, 1)) == Fraction(2 * many * many, 2 * many * (2 * many - 1))


@settings(deadline=None)
@given(st.integers(1, 12), st.integers(0, 8), st.data())
def test_the_urn_agrees_with_scipy(seasoning, salt, data):
    from scipy.stats import hypergeom

    n = data.draw(st.integers(0, seasoning + salt))
    law = drawn((seasoning, salt), n)
    for fell, p in law.items():
        assert float(p) == pytest.approx(hypergeom.pmf(fell[1], seasoning + salt, salt, n), rel=1e-9)


def test_the_urn_agrees_with_counting_every_hand():
    crystals = [0, 0, 0, 1, 1, 2]
    hands = [
        tuple(sum(crystals[place] == kind for place in hand) for kind in range(3))
        for hand in product(range(6), repeat=3)
        if len(set(hand)) == 3
    ]
    assert drawn((3, 2, 1), 3) == Dist((hand, 1) for hand in hands)
