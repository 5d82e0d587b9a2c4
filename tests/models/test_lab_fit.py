"""A class's counts beside a law: expected is the law times what was counted, small cells are joined and said."""

from fractions import Fraction

import pytest

from tablecooks.games.alacarte.fall import DEFAULT_FALL, parse_fall
from tablecooks.models.lab_fit import compare_falls, compare_kinds, fitted_fall

COUNTS = {0: 40, 1: 70, 2: 50, 3: 20, 4: 10, 5: 10}


def test_counts_that_are_the_law_itself_are_not_off_at_all():
    found = compare_falls(COUNTS, "lab", DEFAULT_FALL, 20)
    assert found.test.statistic == 0
    assert found.test.freedom == 5
    assert found.expected == COUNTS
    assert found.test.p_value == pytest.approx(1)


def test_expected_is_the_law_times_the_tips_that_were_counted():
    found = compare_falls({0: 3, 1: 30, 2: 7}, "lab", DEFAULT_FALL, 20)
    assert sum(found.expected.values()) == sum(found.counts.values()) == 40
    assert found.expected[1] == Fraction(40 * 7, 20)
    assert found.labels == ("0", "1", "2", "3–5")
    assert sum(cell.expected for cell in found.test.cells) == 40


def test_a_fitted_number_costs_a_degree_of_freedom():
    found = compare_falls(COUNTS, "poisson", DEFAULT_FALL, 20)
    assert found.test.freedom == len(found.labels) - 2
    assert "poisson 1.6" in found.name
    binomial = compare_falls(COUNTS, "binomial", DEFAULT_FALL, 20)
    assert "binomial 2/25" in binomial.name


def test_too_few_tips_are_said_and_never_tested():
    found = compare_falls({0: 2, 1: 1}, "lab", DEFAULT_FALL, 20)
    assert found.test is None
    assert "too few tips" in found.why_not


def test_what_the_law_excludes_is_said():
    found = compare_falls({0: 20, 7: 1}, "lab", DEFAULT_FALL, 20)
    assert found.test is None
    assert found.why_not == "7 fell 1 times, but by this law it never does."


def test_no_tips_and_nothing_that_ever_fell():
    with pytest.raises(ValueError, match="not one tip"):
        compare_falls({0: 0}, "lab", DEFAULT_FALL, 20)
    with pytest.raises(ValueError, match="Nothing ever fell"):
        compare_falls({0: 9}, "poisson", DEFAULT_FALL, 20)


def test_the_fitted_fall_can_be_played_with():
    assert fitted_fall({0: 6, 1: 7, 2: 6, 3: 3, 4: 1, 5: 1, 6: 0}) == parse_fall("fitted 6:7:6:3:1:1")
    with pytest.raises(ValueError, match="no crystal ever falls"):
        fitted_fall({0: 9})
    with pytest.raises(ValueError, match="1 to 21 weights"):
        fitted_fall({1: 1, 30: 1})


def test_kinds_beside_four_full_shakers():
    kinds = {"lemon": 15, "pepper": 15, "paprika": 15, "herbs": 15, "salt": 20}
    assert compare_kinds(kinds).test.statistic == 0
    assert compare_kinds({"salt": 3}) is None
    assert compare_kinds(dict.fromkeys(kinds, 0)) is None
