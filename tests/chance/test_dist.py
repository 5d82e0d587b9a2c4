"""Exact laws: what goes in, what comes out, and that nothing is rounded on the way."""

import doctest
import subprocess
import sys
from fractions import Fraction
from itertools import permutations, product
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecooks.chance import Dist, E, P, drawn, percent
from tablecooks.chance import dist as dist_module
from tablecooks.chance import urn as urn_module
from tablecooks.games.alacarte import game

DIE = Dist.from_ways(dict.fromkeys(range(1, 7), 1))
LAWS = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1).filter(lambda ways: any(ways.values()))


@pytest.mark.parametrize("module", [dist_module, urn_module])
def test_examples_in_docstrings(module):
    assert doctest.testmod(module).attempted > 0
    assert doctest.testmod(module).failed == 0


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


def test_shown_as_a_table():
    assert str(Dist({"pepper": 3, "salt": 1})) == (
        "outcome  probability\npepper           3/4  75.0 %\nsalt             1/4  25.0 %"
    )
    assert repr(Dist({"a": 1, "bb": 3})).splitlines()[1].split() == ["a", "1/4", "25.0", "%"]
    assert len(repr(Dist(dict.fromkeys(range(100), 1))).splitlines()) == 42


@pytest.mark.case("W07")
def test_markup_in_outcomes_is_shown_letter_by_letter():
    html = Dist({"<img src=x onerror=alert(1)>": 1})._repr_html_()
    assert "<img" not in html
    assert "&lt;img" in html


@pytest.mark.case("P04")
def test_per_cents_are_never_nought_or_all_unless_they_are():
    assert percent(Fraction(0)) == "0.0 %"
    assert percent(Fraction(1, 15504)) == "<0.1 %"
    assert percent(1 - Fraction(1, 15504)) == ">99.9 %"
    assert percent(Fraction(1)) == "100.0 %"


def test_exact_laws_cost_no_screen_and_no_compiler():
    code = "import sys, tablecooks.chance; print(*{'panel', 'param', 'bokeh', 'numba', 'scipy'} & set(sys.modules))"
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
