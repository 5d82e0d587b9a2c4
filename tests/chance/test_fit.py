"""Laws fitted to a class's counts, beliefs, intervals and the chi-square test."""

from fractions import Fraction
from math import log

import numpy as np
import pytest

from tablecooks.chance import (
    Dist,
    Interval,
    Wrists,
    beta_posterior,
    binomial,
    chi_square,
    dirichlet_posterior,
    fit,
    half_width,
    interval,
    tally,
    tip,
    trials_for,
)
from tablecooks.games.alacarte import Fall, game

CLASS = [6, 7, 6, 3, 1, 1]
WEIGHTS = [4, 7, 5, 2, 1, 1]


# Fitting a fall.


def test_the_likeliest_laws():
    found = fit(CLASS)
    assert (found.n, found.rate, found.p) == (24, Fraction(37, 24), Fraction(37, 480))
    assert found.fall() == Fall("fitted", tuple(CLASS))
    assert found.law() == Dist(dict(enumerate(CLASS)))
    assert found.law("binomial").distance(binomial(20, "37/480")) < Fraction(1, 10**13)


@pytest.mark.parametrize("kind", ["poisson", "binomial"])
def test_no_other_parameter_is_likelier(kind):
    found = fit(CLASS)
    best, near = found.log_likelihood(kind), Fraction(1, 50)
    for factor in (1 - near, 1 + near):
        assert found._replace(rate=found.rate * factor, p=found.p * factor).log_likelihood(kind) < best
    assert found.log_likelihood("weights") > best


def test_likelihoods_are_scipys():
    from scipy.stats import binom, poisson

    found, numbers, counts = fit(CLASS), np.arange(6), np.array(CLASS)
    assert found.log_likelihood("poisson") == pytest.approx((counts * poisson.logpmf(numbers, 37 / 24)).sum())
    assert found.log_likelihood("binomial") == pytest.approx((counts * binom.logpmf(numbers, 20, 37 / 480)).sum())
    assert found.log_likelihood() == pytest.approx(sum(c * log(c / 24) for c in CLASS))
    assert found.aic("poisson") == 2 - 2 * found.log_likelihood("poisson")
    assert found.best() in ("poisson", "binomial")
    assert "6:7:6:3:1:1" in repr(found)


@pytest.mark.parametrize("kind", ["weights", "poisson", "binomial"])
def test_a_fitted_fall_can_be_played_with(kind):
    table = game(cooks=2, fall=fit(CLASS).fall(kind))
    again = type(table.setup).from_text(table.setup.to_text())
    assert again.fall == table.setup.fall == fit(CLASS).fall(kind)
    assert sum(tip(15, 5, table.setup.fall).values()) == 1


@pytest.mark.case("P05")
def test_numpy_counts_fit_alike():
    for counts in (np.array(CLASS), np.array(CLASS, dtype=np.int8), dict(enumerate(np.array(CLASS, dtype=float)))):
        found = fit(counts)
        assert found == fit(CLASS)
        assert all(type(count) is int for count in found.counts.values())
        assert type(found.rate.numerator) is int
        assert dirichlet_posterior(counts).mean() == dirichlet_posterior(CLASS).mean()
        assert chi_square(counts, WEIGHTS).statistic == Fraction(3, 4)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: fit([]), "nothing in these counts"),
        (lambda: fit([0, 0]), "nothing in these counts"),
        (lambda: fit([1, -1]), "count of 1"),
        (lambda: fit("676311"), "Counts are a list"),
        (lambda: fit({21: 1}), "there are 20"),
        (lambda: fit({-1: 1}), "whole number from 0"),
        (lambda: fit(CLASS, inside=4), "there are 4"),
        (lambda: fit(CLASS).fall("normal"), "no law of the fall"),
        (lambda: fit(CLASS).aic("normal"), "no law of the fall"),
        (lambda: fit([5]).fall(), "no crystal ever falls"),
        (lambda: fit([5]).fall("poisson"), "Poisson law needs"),
        (lambda: dirichlet_posterior(CLASS, prior=0), "above 0"),
        (lambda: dirichlet_posterior(CLASS, largest=4), "from 5"),
        (lambda: dirichlet_posterior(CLASS).interval(6), "not among"),
    ],
)
def test_what_cannot_be_fitted_gets_a_sentence(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_when_nothing_or_everything_fell():
    assert fit([5]).log_likelihood("poisson") == fit([5]).log_likelihood("binomial") == 0
    assert fit({3: 4}, inside=3).log_likelihood("binomial") == 0
    assert fit({3: 4}, inside=3).fall("binomial") == Fall("binomial", (Fraction(1),))


# Beliefs.


def test_the_belief_about_a_flip():
    from scipy.stats import beta

    belief = beta_posterior(3, 10)
    assert belief.mean() == Fraction(1, 3)
    assert tuple(belief.interval()) == pytest.approx(beta.ppf([0.025, 0.975], 4, 8))
    assert belief.above("1/2") == pytest.approx(beta.sf(0.5, 4, 8))
    assert beta_posterior(0, 0).interval(0.5) == pytest.approx((0.25, 0.75))
    assert beta_posterior(1, 2, prior=("1/2", 0.5)).mean() == Fraction(1, 2)
    for wrong in (lambda: beta_posterior(3, 2), lambda: beta_posterior(1, 2, prior=(0, 1))):
        with pytest.raises(ValueError, match=r"\.$"):
            wrong()


def test_the_belief_about_a_fall():
    belief = dirichlet_posterior(CLASS, largest=6)
    assert belief.mean() == Dist(dict(enumerate([7, 8, 7, 4, 2, 2, 1])))
    assert belief.chance(0) == (7, 24)
    assert 7 / 31 in belief.interval(0)
    assert belief.fall() == Fall("fitted", (7, 8, 7, 4, 2, 2, 1))
    assert dirichlet_posterior([1, 1], prior="1/2").mean() == Dist({0: 1, 1: 1})
    assert "7/31" in repr(belief)


# Intervals.


def test_wilsons_interval_is_the_roots_of_its_test():
    low, high = interval(75, 300)
    for p in (low, high):
        assert abs(0.25 - p) == pytest.approx(half_width(p, 300))


def test_the_exact_interval_is_scipys():
    from scipy.stats import binomtest

    for successes, n in [(0, 10), (10, 10), (3, 10), (75, 300), (1, 1)]:
        for confidence in (0.9, 0.95, 0.99):
            for method in ("wilson", "exact"):
                theirs = binomtest(successes, n).proportion_ci(confidence, method=method)
                ours = interval(successes, n, confidence, method)
                assert tuple(ours) == pytest.approx((theirs.low, theirs.high), abs=1e-12)
                assert 0 <= ours.low <= successes / n <= ours.high <= 1
    assert interval(0, 10).low == 0
    assert interval(10, 10).high == 1
    assert 0.25 in Interval(0.2, 0.3)


@pytest.mark.parametrize("method", ["wilson", "exact"])
def test_how_often_intervals_are_right(method):
    law = binomial(40, "1/4")
    right = law.P(lambda successes: 0.25 in interval(successes, 40, 0.95, method))
    assert right > (Fraction(19, 20) if method == "exact" else Fraction(93, 100))


@pytest.mark.parametrize(
    "ask",
    [
        lambda: interval(1, 0),
        lambda: interval(11, 10),
        lambda: interval(-1, 10),
        lambda: interval(1, 10, 95),
        lambda: interval(1, 10, "many"),
        lambda: interval(1, 10, method="wald"),
        lambda: half_width(0.25, 0),
        lambda: trials_for(0, 0.25),
        lambda: trials_for(0.05, 2),
        lambda: trials_for(float("nan")),
    ],
)
def test_impossible_intervals_get_a_sentence(ask):
    with pytest.raises(ValueError, match=r"\.$"):
        ask()


def test_tries_at_the_edges():
    assert trials_for(0.05) == 385
    assert trials_for(0.05, 0) == 1
    assert trials_for(0.9) == 2


# Chi-square.


@pytest.mark.case("P06")
@pytest.mark.parametrize(
    "law",
    [
        WEIGHTS,
        "4:7:5:2:1:1",
        "weights 4:7:5:2:1:1",
        Fall("weights", tuple(WEIGHTS)),
        Wrists({"4:7:5:2:1:1": 1}),
        Dist(dict(enumerate(WEIGHTS))),
        dict(enumerate(WEIGHTS)),
        [0.2, 0.35, 0.25, 0.1, 0.05, 0.05],
        np.array([0.2, 0.35, 0.25, 0.1, 0.05, 0.05]),
        [20, 35, 25, 10, 5, 5],
        [20.0, 35.0, 25.0, 10.0, 5.0, 5.0],
        [Fraction(weight, 20) for weight in WEIGHTS],
        ["0,2", "0.35", "1/4", "0.1", "0.05", "0.05"],
    ],
)
def test_the_same_law_in_many_forms(law):
    test = chi_square(CLASS, law)
    assert (test.statistic, test.freedom) == (Fraction(3, 4), 5)
    assert test.p_value == pytest.approx(0.980, abs=5e-4)
    assert sum(cell.observed for cell in test.cells) == sum(cell.expected for cell in test.cells) == 24
    assert test.remark == "4 of 6 cells expect fewer than 5, so the p-value is rough."
    assert type(test.statistic.numerator) is int


@pytest.mark.case("P06")
def test_expected_counts_that_do_not_add_up():
    with pytest.raises(ValueError, match="add up to 23, the observed ones to 24") as caught:
        chi_square(CLASS, expected=[5, 8, 6, 2, 1, 1])
    assert "tolerance" not in str(caught.value)
    right = chi_square(CLASS, expected=[4.8, 8.4, 6, 2.4, 1.2, 1.2])
    assert right.statistic == Fraction(3, 4)


@pytest.mark.case("P06")
def test_scipy_says_the_same():
    from scipy.stats import chisquare

    rng = np.random.default_rng(8)
    for _ in range(20):
        weights, observed = rng.integers(1, 9, 6), rng.integers(1, 30, 6)
        ours = chi_square(observed, weights)
        theirs = chisquare(observed, weights / weights.sum() * observed.sum(), ddof=1)
        assert float(ours.statistic) == pytest.approx(theirs.statistic, rel=1e-12)
        assert chi_square(observed, weights, fitted=1).p_value == pytest.approx(theirs.pvalue, rel=1e-10)


@pytest.mark.case("P10")
def test_chances_that_nearly_sum_to_one_are_scaled_and_it_is_said():
    assert "sum to 0.999 instead of 1" in chi_square([30, 30, 30], [0.333, 0.333, 0.333]).remark
    assert chi_square([30, 30, 30], [0.333, 0.333, 0.333]).statistic == 0
    assert chi_square([10] * 10, [0.1] * 10).remark == ""
    assert "sum to 99.5 instead of 100" in chi_square([30, 30], [49.5, 50]).remark
    assert chi_square([30, 30, 30], [33, 33, 33]).statistic == 0  # whole numbers are weights


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: chi_square(CLASS, [0.3, 0.3, 0.1, 0.1, 0.1, 0.05]), "sum to 0.95"),
        (lambda: chi_square(CLASS, [4, 7, 5, 2, 1, float("nan")]), "weight of 5"),
        (lambda: chi_square(CLASS, [4, 7, 5, 2, 1, -1]), "weight of 5"),
        (lambda: chi_square(CLASS, [0] * 6), "weight above 0"),
        (lambda: chi_square(CLASS, [4, 7, 5, 2, 1]), "5 came once"),
        (lambda: chi_square(CLASS), "a law, or the expected"),
        (lambda: chi_square(CLASS, WEIGHTS, expected=CLASS), "not both"),
        (lambda: chi_square([5], [1]), "no degree of freedom"),
        (lambda: chi_square(CLASS, WEIGHTS, fitted=5), "no degree of freedom"),
        (lambda: chi_square(CLASS, expected=[6, 7, 6, 3, 1, "one"]), "expected count of 5"),
        (lambda: chi_square([0, 0], [1, 1]), "nothing"),
    ],
)
def test_what_cannot_be_tested_gets_a_sentence(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_numbers_that_nobody_had_are_cells_too():
    test = chi_square({0: 10, 2: 10}, [1, 1, 1])
    assert [cell.observed for cell in test.cells] == [10, 0, 10]
    assert test.freedom == 2
    assert tally({2: 1, 0: 3}) == {0: 3, 2: 1}


def test_the_test_is_shown_with_its_cells():
    test = chi_square(CLASS, WEIGHTS)
    assert "χ² = 3/4 = 0.75 with 5 degrees of freedom, p = 0.98." in repr(test)
    assert test.to_csv().splitlines()[1] == "0,6,4.8,0.3"
    html = test._repr_html_()
    assert html.count("<tr>") == 7
    assert "3/10" in html
