"""The facts that lessons stand on, to the last digit where a fraction is known."""

from fractions import Fraction
from math import comb

import pytest

from tablecooks.chance import (
    Dist,
    best_wrist,
    binomial,
    chi_square,
    drawn,
    each_falls,
    half_width,
    hypergeometric,
    joint,
    negative_hypergeometric,
    never_past,
    one_tip,
    trials_for,
    waited_mean,
)

# n fell of 15 seasoning and 5 salt: no salt without replacement, with, mean, sd without, sd with.
TABLE = [
    (1, Fraction(3, 4), Fraction(3, 4), "0.7500 0.7500 0.433 0.433"),
    (2, Fraction(21, 38), Fraction(9, 16), "0.5526 0.5625 0.596 0.612"),
    (3, Fraction(91, 228), Fraction(27, 64), "0.3991 0.4219 0.709 0.750"),
    (4, Fraction(91, 323), Fraction(81, 256), "0.2817 0.3164 0.795 0.866"),
    (6, Fraction(1001, 7752), Fraction(729, 4096), "0.1291 0.1780 0.910 1.061"),
    (8, Fraction(33, 646), Fraction(6561, 65536), "0.0511 0.1001 0.973 1.225"),
    (10, Fraction(21, 1292), Fraction(59049, 1048576), "0.0163 0.0563 0.993 1.369"),
]


@pytest.mark.parametrize(("n", "without", "with_", "printed"), TABLE)
def test_the_table_of_the_lessons(n, without, with_, printed):
    left, put_back = hypergeometric(5, 15, n), hypergeometric(5, 15, n, replace=True)
    assert (left.P(0), put_back.P(0)) == (without, with_)
    assert left.mean() == put_back.mean() == Fraction(n, 4)
    assert left.variance() == Fraction(3 * n * (20 - n), 16 * 19)
    assert put_back.variance() == Fraction(3 * n, 16)
    shown = f"{float(without):.4f} {float(with_):.4f} {left.sd():.3f} {put_back.sd():.3f}"
    assert shown == printed


def test_salt_among_four_of_twenty():
    law = hypergeometric(5, 15, 4)
    assert [p * comb(20, 4) for p in law.values()] == [1365, 2275, 1050, 150, 5]


def test_the_first_salt():
    assert negative_hypergeometric(5, 15).mean() == Fraction(7, 2)
    assert waited_mean(Fraction(5, 20)) == 4


def test_salt_is_due_in_the_shaker_but_not_at_the_die():
    salt_next = drawn((11, 5), 1).P((0, 1))
    assert salt_next == Fraction(5, 16) > Fraction(5, 20)
    two = joint(Dist(dict.fromkeys(range(1, 7), 1)), Dist(dict.fromkeys(range(1, 7), 1)))
    assert two.given(lambda rolls: rolls[0] != 6).P(lambda rolls: rolls[1] == 6) == Fraction(1, 6)


def test_the_first_given_the_second():
    pairs = Dist({(a, b): 1 for a in range(20) for b in range(20) if a != b})
    assert pairs.given(lambda pair: pair[1] < 5).P(lambda pair: pair[0] < 5) == Fraction(4, 19)


@pytest.mark.parametrize("p", [Fraction(1, 10), Fraction(1, 3), Fraction(7, 9)])
def test_crystals_that_fall_one_by_one(p):
    law = each_falls(15, 5, p)
    seasoning, salt = law.marginal(0), law.marginal(1)
    assert (seasoning, salt) == (binomial(15, p), binomial(5, p))
    assert law == joint(seasoning, salt)
    for n in (0, 1, 4, 20):
        assert law.given(lambda fell, n=n: sum(fell) == n) == drawn((15, 5), n)


def test_two_of_a_seasoning_and_no_salt():
    assert one_tip("1/10") == Fraction(105 * 9**18, 10**20)
    assert f"{float(one_tip('1/10')):.3f}" == "0.158"
    single = best_wrist(1)
    assert single.p == pytest.approx(0.1)
    assert single.chance == pytest.approx(float(one_tip("1/10")))
    assert all(one_tip(Fraction(k, 1000)) <= one_tip("1/10") for k in range(1001))
    assert [f"{100 * best_wrist(tips).chance:.1f}" for tips in (2, 3, 5, 8)] == ["25.0", "30.8", "37.6", "42.9"]


def test_no_number_of_tips_gets_past():
    assert never_past() == Fraction(21, 38)
    chances = [best_wrist(tips).chance for tips in (8, 50, 300)]
    assert chances == sorted(chances)
    assert 0.545 < chances[-1] < never_past()


def test_the_best_wrist_is_the_best_of_many():
    """With two tips: a search over a grid of p for the first and for both second tips."""
    grid = [k / 400 for k in range(1, 400)]
    again = max(one_tip_from(p, 2, 15) for p in grid)
    one_more = max(one_tip_from(p, 1, 14) for p in grid)
    best = max((1 - p) ** 20 * again + 15 * p * (1 - p) ** 19 * one_more + 105 * p**2 * (1 - p) ** 18 for p in grid)
    assert best <= best_wrist(2).chance + 1e-15
    assert best == pytest.approx(best_wrist(2).chance, abs=1e-4)


def one_tip_from(p, need, seasoning):
    return comb(seasoning, need) * p**need * (1 - p) ** (seasoning + 5 - need)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: best_wrist(-1),
        lambda: best_wrist(2, need=16),
        lambda: best_wrist(2, fallen=3),
        lambda: one_tip(1.1),
        lambda: never_past(need="2"),
    ],
)
def test_impossible_wrists_get_a_sentence(ask):
    with pytest.raises(ValueError, match=r"\.$"):
        ask()


def test_edges_of_the_wrist():
    assert best_wrist(0) == (0.0, 0.0)
    assert best_wrist(0, fallen=2).chance == 1
    assert best_wrist(1, need=20, seasoning=20, salt=0) == (1.0, 1.0)
    assert best_wrist(3, need=0).chance == 1


def test_how_many_tries_a_class_needs():
    assert (trials_for(0.05, 0.25), trials_for(0.02, 0.25)) == (289, 1801)
    assert half_width("1/4", 288) > 0.05 >= half_width("1/4", 289)
    assert half_width("1/4", 1800) > 0.02 >= half_width("1/4", 1801)
    assert half_width(0.25, 300) == pytest.approx(0.049, abs=5e-4)


@pytest.mark.case("P06")
def test_the_class_that_fits():
    test = chi_square([6, 7, 6, 3, 1, 1], [4, 7, 5, 2, 1, 1])
    assert (test.statistic, test.freedom) == (Fraction(3, 4), 5)
    assert f"{test.p_value:.3f}" == "0.980"
