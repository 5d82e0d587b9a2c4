"""The fall of crystals: weights, Poisson, binomial, fitted counts; what is hostile gets a sentence (AC-Q18)."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from scipy import stats

from tablecooks.games.alacarte import Fall, parse_fall
from tablecooks.games.alacarte.fall import DEFAULT_FALL, plain_fraction, whole_weights

WEIGHTS = (4, 7, 5, 2, 1, 1)


def law(fall, inside):
    ways = fall.ways(inside)
    return [Fraction(number, sum(ways)) for number in ways]


def test_the_default_is_4_7_5_2_1_1():
    assert Fall("weights", WEIGHTS) == DEFAULT_FALL
    assert DEFAULT_FALL.ways(20) == [*WEIGHTS, *[0] * 15]
    assert law(DEFAULT_FALL, 20)[1] == Fraction(7, 20)


@pytest.mark.clause("AC-Q18")
@pytest.mark.parametrize(
    ("inside", "ways"), [(0, [20]), (1, [4, 16]), (2, [4, 7, 9]), (4, [4, 7, 5, 2, 2]), (5, list(WEIGHTS))]
)
@pytest.mark.parametrize("kind", ["weights", "fitted"])
def test_what_would_fall_over_is_what_the_shaker_holds(inside, ways, kind):
    assert Fall(kind, WEIGHTS).ways(inside) == ways
    assert sum(ways) == 20  # not renormalised


@pytest.mark.clause("AC-Q18")
def test_a_law_that_always_gives_five_empties_a_shaker_with_three():
    assert parse_fall("0:0:0:0:0:1").ways(3) == [0, 0, 0, 1]


@pytest.mark.clause("AC-Q18")
@pytest.mark.parametrize("rate", [0.001, 0.5, 1.5, 37 / 24, 7, 20])
@pytest.mark.parametrize("inside", [1, 5, 20])
def test_poisson_agrees_with_scipy_and_its_tail_empties_the_shaker(rate, inside):
    expected = [*stats.poisson.pmf(range(inside), rate), stats.poisson.sf(inside - 1, rate)]
    got = law(Fall("poisson", (rate,)), inside)
    assert len(got) == inside + 1
    assert [float(p) for p in got] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    "p", [Fraction(1, 10), Fraction(1, 2), Fraction(123456, 10**6), Fraction(1, 10**6), Fraction(1)]
)
@pytest.mark.parametrize("inside", [1, 5, 20])
def test_binomial_agrees_with_scipy(p, inside):
    expected = stats.binom.pmf(range(inside + 1), inside, float(p))
    assert [float(one) for one in law(Fall("binomial", (p,)), inside)] == pytest.approx(list(expected), abs=1e-12)


def test_a_small_binomial_is_exact():
    got = law(parse_fall("binomial 1/10"), 4)
    assert got == [Fraction(comb(4, k) * 9 ** (4 - k), 10**4) for k in range(5)]


@pytest.mark.case("P05")
@pytest.mark.parametrize("fall", [DEFAULT_FALL, parse_fall("poisson 1.5"), parse_fall("binomial 0.1")])
def test_ways_are_python_numbers_that_a_draw_can_reach(fall):
    for inside in range(21):
        ways = fall.ways(inside)
        assert {type(number) for number in ways} == {int}
        assert len(ways) == inside + 1
        assert min(ways) >= 0
        assert 0 < sum(ways) <= 2**53


@pytest.mark.parametrize("inside", [-1, -20])
def test_a_shaker_cannot_hold_less_than_nothing(inside):
    with pytest.raises(ValueError, match="0 crystals or more"):
        DEFAULT_FALL.ways(inside)


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    "text",
    [
        "weights 4:7:5:2:1:1",
        "4:7:5:2:1:1",
        "4,7,5,2,1,1",
        "4, 7, 5, 2, 1, 1",
        "4;7;5;2;1;1",
        " 4 7 5 2 1 1 ",
        "4.0:7:5:2:1:1",
    ],
)
def test_weights_with_a_colon_a_comma_a_blank_or_a_semicolon(text):
    assert parse_fall(text) == DEFAULT_FALL


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("0.333:0.333:0.333", (1, 1, 1)),
        (":".join(["0.1"] * 10), (1,) * 10),
        ("0.1:0.3", (1, 3)),
        ("0,5:0,25:0,25", (2, 1, 1)),
        ("0.33:0.66", (1, 2)),
        ("1/3:2/3", (1, 2)),
        ("2:4:6", (2, 4, 6)),
        ("33:33:33", (33, 33, 33)),
        ("20:35:25:10:5:4", (20, 35, 25, 10, 5, 4)),
        ("0:1", (0, 1)),
    ],
)
def test_whole_weights_are_taken_as_they_are_and_decimals_scaled(text, numbers):
    assert parse_fall(text) == Fall("weights", numbers)


@pytest.mark.case("P10", "P05")
@pytest.mark.parametrize(
    ("numbers", "whole"),
    [
        (np.array([4, 7, 5]), (4, 7, 5)),
        (np.array([4, 7, 5], dtype=np.int32), (4, 7, 5)),
        (np.array([4, 7, 5], dtype=np.uint8), (4, 7, 5)),
        ([0.1] * 10, (1,) * 10),
        (np.full(10, 0.1), (1,) * 10),
        (np.full(10, 0.1, dtype=np.float32), (1,) * 10),
        (np.array([0.1, 0.3], dtype=np.float32), (1, 3)),
        ([1 / 3] * 3, (1, 1, 1)),
        ([Fraction(1, 6), Fraction(1, 3)], (1, 2)),
        ([2.0, 4.0], (2, 4)),
    ],
)
def test_numbers_of_any_make_become_whole_weights(numbers, whole):
    got = whole_weights(numbers)
    assert got == whole
    assert {type(number) for number in got} == {int}
    assert Fall("weights", got).ways(20)[: len(whole)] == list(whole)


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    "numbers",
    [
        [1, -1],
        [1, float("nan")],
        [1, float("inf")],
        [1, np.nan],
        [1, True],
        [1, np.bool_(True)],
        [1, "2"],
        [1, None],
        [1, 1j],
    ],
)
def test_numbers_that_are_no_weights(numbers):
    with pytest.raises(ValueError, match="fall: the weight for 1 crystals"):
        whole_weights(numbers)


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        ((), "1 to 21 weights"),
        ((1,) * 22, "1 to 21 weights"),
        ((0, 0, 0), "no crystal ever falls"),
        ((5,), "no crystal ever falls"),
        ((5, 0), "no crystal ever falls"),
        ((1, -1), "the weight for 1 crystals"),
        ((1, True), "the weight for 1 crystals"),
        ((1, 1.5), "the weight for 1 crystals"),
        ((1, float("nan")), "the weight for 1 crystals"),
        ((1, 10**13), "the weight for 1 crystals"),
        ((np.int64(1), 2), "the weight for 0 crystals"),
    ],
)
@pytest.mark.parametrize("kind", ["weights", "fitted"])
def test_hostile_weights_get_a_sentence(kind, numbers, says):
    with pytest.raises(ValueError, match=f"fall: .*{says}"):
        Fall(kind, numbers)


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "weights",
        "poisson",
        "0:0:0",
        "4:-7:5",
        "nan:1",
        "inf:1",
        "1:1e999999999",
        "1:1e-999999999",
        "1:" + "9" * 5000,
        "1:1/0",
        ":".join(["1"] * 30),
        "four:seven",
        "poisson 0",
        "poisson -1",
        "poisson nan",
        "poisson 1e-20",
        "poisson 21",
        "poisson 1:2",
        "binomial 0",
        "binomial 1.5",
        "binomial 0.12345678",
        "binomial 1/3:1/3",
        "gamma 2",
        "True:1",
        "0x10:1",
    ],
)
def test_texts_that_say_no_fall(text):
    with pytest.raises(ValueError, match="fall: "):
        parse_fall(text)


@pytest.mark.parametrize(
    ("kind", "numbers"), [("gamma", (1,)), ("poisson", ("1",)), ("poisson", (True,)), ("binomial", (0.5,))]
)
def test_a_law_made_by_hand_is_checked_too(kind, numbers):
    with pytest.raises(ValueError, match="fall: "):
        Fall(kind, numbers)


@pytest.mark.parametrize("rate", [1e-6, 0.001, 20])
def test_with_every_rate_that_is_taken_a_crystal_can_fall(rate):
    assert sum(Fall("poisson", (rate,)).ways(1)[1:]) > 0


@pytest.mark.parametrize(
    "fall",
    [
        DEFAULT_FALL,
        Fall("fitted", (6, 7, 6, 3, 1, 1)),
        Fall("poisson", (1.5,)),
        Fall("poisson", (37 / 24,)),
        Fall("poisson", (0.1 + 0.2,)),
        Fall("poisson", (2,)),
        Fall("binomial", (Fraction(1, 10),)),
        Fall("binomial", (Fraction(1),)),
        Fall("weights", [0, 10**12]),
    ],
)
def test_a_fall_as_text_reads_back_with_the_same_ways(fall):
    again = parse_fall(fall.to_text())
    assert again == fall
    assert again.ways(20) == fall.ways(20)


@pytest.mark.parametrize(
    ("word", "number"),
    [("1/3", Fraction(1, 3)), ("0,4", Fraction(2, 5)), (" 1e-3 ", Fraction(1, 1000)), (".5", Fraction(1, 2))],
)
def test_a_plain_number(word, number):
    assert plain_fraction(word) == number


@pytest.mark.parametrize("word", ["", "one", "1/0", "1e999", "nan", "inf", "1_000", "0x1", "--1", "1" * 31, "1/3/3"])
def test_what_is_no_plain_number(word):
    assert plain_fraction(word) is None
