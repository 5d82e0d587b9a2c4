"""Urns: closed form, SciPy and a count of every way; edges and big numbers."""

from fractions import Fraction
from itertools import permutations, product
from math import comb, exp, log

import numpy as np
import pytest

from tablecooks.chance import (
    LATER,
    Dist,
    LongLaw,
    as_float,
    binomial,
    drawn,
    hypergeometric,
    log_of,
    multivariate,
    negative_hypergeometric,
    waited,
    waited_mean,
    waiting,
)
from tablecooks.chance.exact import probability, whole

WRONG = (-1, "3", True, np.True_, 1.5, None, float("nan"))


@pytest.mark.case("P01")
def test_kinds_with_none_left_change_nothing_with_or_without_replacement():
    for urn in set(permutations((0, 0, 7, 0, 0))):
        sure = Dist({tuple(3 if count else 0 for count in urn): 1})
        assert drawn(urn, 3) == drawn(urn, 3, replace=True) == multivariate(urn, 3) == sure
    assert drawn((0, 0), 0, replace=True) == Dist({(0, 0): 1})
    assert hypergeometric(0, 7, 3) == Dist({0: 1})
    assert hypergeometric(7, 0, 3) == Dist({3: 1})
    for urn in permutations((3, 0, 2)):
        law = drawn(urn, 2)
        assert sorted(law.values()) == [Fraction(1, 10), Fraction(3, 10), Fraction(6, 10)]


@pytest.mark.case("P02")
def test_none_all_and_one_too_many():
    assert hypergeometric(5, 15, 0) == Dist({0: 1})
    assert hypergeometric(5, 15, 20) == Dist({5: 1})
    assert hypergeometric(5, 15, 2.0) == hypergeometric(5, 15, np.int64(2)) == hypergeometric(5, 15, 2)
    with pytest.raises(ValueError, match=r"cannot be 21: there are 20\."):
        hypergeometric(5, 15, 21)
    for wrong in WRONG:
        with pytest.raises(ValueError, match=r"\(there are 20\)"):
            hypergeometric(5, 15, wrong)
        with pytest.raises(ValueError, match="whole number from 0"):
            binomial(wrong, 0.5)
    assert binomial(0, "1/3") == Dist({0: 1})
    assert list(binomial(3, 0)) == [0, 1, 2, 3]
    assert (binomial(3, 0).P(0), binomial(3, 1).P(3)) == (1, 1)


@pytest.mark.case("P02")
@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: drawn((0, 0), 1, replace=True), "there are 0"),
        (lambda: negative_hypergeometric(2, 5, 3), "there are 2"),
        (lambda: negative_hypergeometric(2, 5, 0), "from 1 to 2"),
        (lambda: negative_hypergeometric(2, 5, replace=True), "last="),
        (lambda: negative_hypergeometric(0, 0, replace=True, last=3), "from 1"),
        (lambda: waiting("1/6", k=3, last=2), "from 3"),
        (lambda: waited(0, "1/6"), "from 1"),
        (lambda: waited_mean(0), "never comes"),
        (lambda: binomial(3, "a third"), "from 0 to 1"),
        (lambda: binomial(3, -0.1), "from 0 to 1"),
        (lambda: drawn((10**9, 10**9), 10**9), "LongLaw"),
        (lambda: drawn((50,) * 12, 40), "LongLaw"),
        (lambda: waiting(1e-9, last=10**6), "LongLaw"),
        (lambda: binomial(10**6, "1/2"), "LongLaw"),
    ],
)
def test_what_cannot_be_asked_gets_a_sentence(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_waiting_for_the_kth_without_replacement_is_every_order_counted():
    orders = set(permutations("ggbbb"))
    for k in (1, 2):
        counted = Dist((1 + [i for i, kind in enumerate(order) if kind == "g"][k - 1], 1) for order in orders)
        assert negative_hypergeometric(2, 3, k) == counted
        assert counted.mean() == Fraction(k * 6, 3)


def test_waiting_with_replacement():
    law = negative_hypergeometric(5, 15, replace=True, last=30)
    assert law == waiting(Fraction(1, 4), last=30)
    assert all(law[n] == Fraction(1, 4) * Fraction(3, 4) ** (n - 1) == waited(n, "1/4") for n in range(1, 31))
    assert law[LATER] == Fraction(3, 4) ** 30
    assert law.at_most(3) == 1 - Fraction(27, 64)
    assert law.at_least(31) == law[LATER]
    assert waiting("1/4", last=3).quantile(0.9) == LATER == "later"
    assert waiting("1/2", k=2, last=4).ways == {2: 4, 3: 4, 4: 3, LATER: 5}
    assert waited(1, "1/2", 2) == 0
    with pytest.raises(ValueError, match="value of later"):
        law.mean()


def test_with_replacement_is_every_sequence_counted():
    sequences = product((0, 0, 1, 2), repeat=3)
    counted = Dist((tuple(s.count(kind) for kind in range(3)), 1) for s in sequences)
    assert drawn((2, 1, 1), 3, replace=True) == counted


def test_scipy_says_the_same():
    from scipy.stats import binom, hypergeom, nbinom, nhypergeom

    rng = np.random.default_rng(11)
    for _ in range(40):
        good, bad = (int(number) for number in rng.integers(1, 30, 2))
        n, k, p = int(rng.integers(0, good + bad + 1)), int(rng.integers(1, good + 1)), int(rng.integers(1, 99)) / 100
        agree(hypergeometric(good, bad, n), hypergeom.pmf, good + bad, good, n)
        agree(binomial(n, p), binom.pmf, n, p)
        # SciPy counts what comes before the k-th, not the k-th itself.
        agree(negative_hypergeometric(good, bad, k), nhypergeom.pmf, good + bad, bad, k, shift=k)
        agree(waiting(p, k, last=30 + k).given(range(100)), nbinom.pmf, k, p, shift=k)


def agree(law, pmf, *parameters, shift=0):
    want = pmf(np.array(list(law)) - shift, *parameters)
    got = np.array([float(p) for p in law.values()])
    assert got == pytest.approx(want / want.sum(), rel=1e-9, abs=1e-300)


@pytest.mark.case("P12")
def test_a_copy_that_is_drawn_leaves_the_others():
    """Of 103 unseen cards 12 are ham; a small deck is counted card by card."""
    assert hypergeometric(12, 91, 1).P(1) == Fraction(12, 103)
    assert hypergeometric(12, 91, 2).P(2) == Fraction(12, 103) * Fraction(11, 102)
    deck = "hhhcce"
    orders = list(permutations(range(6), 3))
    for kind in set(deck):
        counted = Dist((sum(deck[card] == kind for card in order), 1) for order in orders)
        assert hypergeometric(deck.count(kind), 6 - deck.count(kind), 3) == counted


@pytest.mark.case("P04")
def test_all_the_salt_at_once():
    assert hypergeometric(5, 15, 5).P(5) == Fraction(1, 15504)
    assert LongLaw.hypergeometric(5, 15, 5).P(5) == pytest.approx(1 / 15504, rel=1e-14)


@pytest.mark.case("P04")
def test_products_over_hundreds_of_tips():
    tip = Fraction(91, 323)
    assert log_of(tip**200) == pytest.approx(200 * log(91 / 323), rel=1e-13)
    assert log_of(tip**2000) == pytest.approx(2000 * log(91 / 323), rel=1e-13)
    assert as_float(tip**2000) > 0
    assert as_float(1 - tip**400) < 1
    assert as_float(Fraction(0)) == 0
    assert as_float(Fraction(1)) == 1
    assert log_of(1) == 0
    tiny = Fraction(1, 10**30)
    assert log_of(1 - tiny) == pytest.approx(-1e-30, rel=1e-14)
    with pytest.raises(ValueError, match="above 0"):
        log_of(0)


@pytest.mark.case("P04")
def test_the_mystery_shaker_after_3000_crystals():
    """Salt is 5, 6 or 7 of 20; 3,000 crystals with replacement, 900 of them salt."""
    shakers = Dist({5: 1, 6: 1, 7: 1})
    after = shakers.learn(lambda salt: Fraction(salt, 20) ** 900 * Fraction(20 - salt, 20) ** 2100)
    assert sum(after.values()) == 1
    ratio = 900 * log(6 / 5) + 2100 * log(14 / 15)
    assert log_of(after[6] / after[5]) == pytest.approx(ratio, rel=1e-12)
    assert as_float(after[6]) < 1


@pytest.mark.case("P04")
def test_an_urn_of_two_thousand_million():
    many = 10**9
    urn = LongLaw.hypergeometric(many, many, 2)
    assert urn.P(1) == pytest.approx(many / (2 * many - 1), rel=1e-14)
    assert drawn((many, many), 2).P((1, 1)) == Fraction(many, 2 * many - 1)
    big = LongLaw.hypergeometric(many, many, 10**6)
    assert big.at_least(500_000) + big.at_most(499_999) == pytest.approx(1, abs=1e-14)
    assert big.at_least(500_001) == pytest.approx(big.at_most(499_999), rel=1e-12)  # it is symmetrical
    assert 0 < big.at_least(510_000) < 1e-80
    assert big.log_at_least(10**6) == pytest.approx(big.log_P(10**6), rel=1e-14)


@pytest.mark.case("P04")
def test_waiting_for_what_is_rare():
    rare = LongLaw.waiting(1e-9)
    assert rare.P(1) == pytest.approx(1e-9, rel=1e-14)
    assert rare.at_least(10**9 + 1) == pytest.approx(exp(10**9 * np.log1p(-1e-9)), rel=1e-12)
    assert 0 < rare.at_most(10**12) < 1
    assert 0 < rare.at_least(10**13) < 1e-300
    assert rare.log_at_least(10**13 + 1) == pytest.approx(10**13 * np.log1p(-1e-9), rel=1e-12)
    assert waited(10**3, Fraction(1, 10**9)) == Fraction(1, 10**9) * (1 - Fraction(1, 10**9)) ** 999
    third = LongLaw.waiting(1e-3, k=3)
    assert third.at_most(200) == pytest.approx(float(1 - binomial(200, 1e-3).at_most(2)), rel=1e-12)


@pytest.mark.case("P04")
def test_long_laws_are_the_exact_ones():
    rng = np.random.default_rng(4)
    for _ in range(30):
        good, bad = (int(number) for number in rng.integers(1, 400, 2))
        n = int(rng.integers(0, good + bad + 1))
        p = Fraction(int(rng.integers(1, 1000)), 1000)
        k = int(rng.integers(0, n + 1))
        for long, exact in [
            (LongLaw.hypergeometric(good, bad, n), hypergeometric(good, bad, n)),
            (LongLaw.binomial(n, p), binomial(n, p)),
        ]:
            for got, want in [
                (long.P(k), exact.P(k)),
                (long.at_least(k), exact.at_least(k)),
                (long.at_most(k), exact.at_most(k)),
            ]:
                assert (got in (0, 1)) == (want in (0, 1))
                assert got == pytest.approx(as_float(want), rel=1e-12, abs=0)
            if exact.P(k):
                assert long.log_P(k) == pytest.approx(log_of(exact.P(k)), rel=1e-12, abs=1e-15)


def test_long_laws_refuse_what_is_no_law():
    for ask in (
        lambda: LongLaw.hypergeometric(5, 15, 21),
        lambda: LongLaw.binomial(3, 0),
        lambda: LongLaw.waiting(1),
        lambda: LongLaw.binomial(3, "1/2").P("2"),
    ):
        with pytest.raises(ValueError, match=r"\.$"):
            ask()


@pytest.mark.case("P05")
def test_counts_of_numpy_kinds_give_python_ints():
    for law in (
        hypergeometric(np.int32(60_000), np.int32(60_000), np.int32(3)),
        drawn(np.array([60_000, 60_000], dtype=np.int32), 3, replace=True),
        negative_hypergeometric(np.int8(5), np.int8(100), np.int8(2)),
        binomial(np.int32(40), np.float64(0.25)),
        waiting(np.float32(0.25), np.int32(2), np.int64(9)),
    ):
        assert sum(law.values()) == 1
        for chance in law.values():
            assert type(chance.numerator) is int
            assert type(chance.denominator) is int
    assert hypergeometric(np.int32(60_000), np.int32(60_000), 2).P(2) == Fraction(comb(60_000, 2), comb(120_000, 2))


@pytest.mark.case("P10")
def test_chances_are_taken_as_they_are_written():
    assert probability(0.1) == probability(np.float32(0.1)) == probability("0,1") == Fraction(1, 10)
    for wrong in (True, "", "1/0", float("nan"), float("inf"), None, -0.1, 1.0001, "1e999"):
        with pytest.raises(ValueError, match="from 0 to 1"):
            probability(wrong)
    assert whole(2.0, "n") == 2
