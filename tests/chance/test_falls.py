"""A tip from this shaker: closed form, the game's own tree, SciPy and icepool say the same; wrists, tips in a row."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tablecooks.chance import Dist, Wrists, drawn, each_falls, fall_law, joint, outcomes, tip, tips_in_a_row
from tablecooks.chance.falls import read_fall
from tablecooks.games.alacarte import Fall, game, parse_fall
from tests.chance.test_outcomes import FALLS, fallen, kitchen

DEFAULT = "weights 4:7:5:2:1:1"


def random_shakers(number, seed=3):
    rng = np.random.default_rng(seed)
    for _ in range(number):
        seasoning, salt = int(rng.integers(0, 16)), int(rng.integers(0, 6))
        if seasoning + salt:
            yield seasoning, salt, FALLS[int(rng.integers(len(FALLS)))]


@pytest.mark.parametrize("fall", FALLS)
def test_a_tip_is_the_tables_own_from_every_shaker(fall):
    table = game(cooks=2, fall=fall)
    for seasoning, salt in product(range(16), range(6)):
        if seasoning + salt:
            own = outcomes(table, kitchen(table, seasoning, salt), "tips pepper")
            assert own.map(fallen) == tip(seasoning, salt, fall)


def test_a_tip_is_the_tables_own_tree_crystal_by_crystal():
    tables = {fall: game(cooks=2, fall=fall) for fall in FALLS}
    for seasoning, salt, fall in random_shakers(60, seed=4):
        seasoning, salt = min(seasoning, 5), min(salt, 3)
        if seasoning + salt:
            own = outcomes(tables[fall], kitchen(tables[fall], seasoning, salt), "tips pepper", bundled=False)
            assert own.map(fallen) == tip(seasoning, salt, fall)


def test_a_tip_is_scipys_on_a_thousand_random_shakers():
    from scipy.special import gammaln

    def log_choose(n, k):
        return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)

    for seasoning, salt, fall in random_shakers(1000, seed=5):
        law, ways = tip(seasoning, salt, fall), parse_fall(fall).ways(seasoning + salt)
        a, b = np.array([outcome for outcome, p in law.items() if p]).T
        share = np.array(ways, dtype=float)[a + b] / sum(ways)
        want = share * np.exp(log_choose(seasoning, a) + log_choose(salt, b) - log_choose(seasoning + salt, a + b))
        assert np.array([float(p) for p in law.values() if p]) == pytest.approx(want, abs=1e-12)


def test_given_how_many_fell_a_tip_is_scipys_hypergeometric():
    from scipy.stats import hypergeom

    for seasoning, salt, fall in random_shakers(40, seed=6):
        law = tip(seasoning, salt, fall)
        for n in {sum(outcome) for outcome, p in law.items() if p}:
            left = law.given(lambda fell, n=n: sum(fell) == n)
            assert left == drawn((seasoning, salt), n)
            grains = np.array([grain for _, grain in left])
            want = hypergeom.pmf(grains, seasoning + salt, salt, n)
            assert np.array([float(p) for p in left.values()]) == pytest.approx(want, abs=1e-12)


def test_icepool_says_the_same():
    icepool = pytest.importorskip("icepool")
    for seasoning, salt, fall in random_shakers(30, seed=7):
        if not fall.startswith("weights"):
            continue
        deck = icepool.Deck({0: seasoning, 1: salt})
        die = icepool.Die(dict(enumerate(parse_fall(fall).ways(seasoning + salt))))
        theirs = die.map(lambda n, deck=deck: deck.deal(n).sum().map(lambda s: icepool.tupleize(n - s, s)))
        assert tip(seasoning, salt, fall) == Dist({tuple(o): theirs.probability(o) for o in theirs.outcomes()})


@pytest.mark.case("P01")
def test_shakers_of_one_kind():
    assert tip(0, 5, "weights 0:0:1") == Dist({(0, 2): 1})
    assert tip(7, 0, "weights 0:0:1") == Dist({(2, 0): 1})
    assert tip(0, 0) == Dist({(0, 0): 1})
    assert tips_in_a_row(1, 0, "weights 0:1", 5) == Dist({(1, 0): 1})


@pytest.mark.case("P02")
def test_numbers_of_crystals_that_are_none():
    for wrong in (-1, "3", True, 1.5):
        with pytest.raises(ValueError, match="whole number from 0"):
            tip(15, wrong)
        with pytest.raises(ValueError, match="whole number from 0"):
            tips_in_a_row(15, 5, n=wrong)
    assert tip(15.0, np.int32(5)) == tip(15, 5)


@pytest.mark.clause("AC-P1", "AC-Q18")
def test_the_law_of_the_fall():
    assert fall_law(DEFAULT) == Dist(dict(enumerate((4, 7, 5, 2, 1, 1))))
    assert fall_law(DEFAULT).mean() == Fraction(8, 5)
    assert fall_law(DEFAULT, inside=2) == Dist({0: 4, 1: 7, 2: 9})
    assert fall_law(DEFAULT, inside=0) == Dist({0: 1})
    assert list(fall_law("weights 0:1:0:2:0:0")) == [0, 1, 2, 3]
    assert fall_law("poisson 1.5").mean() == pytest.approx(1.5, abs=1e-12)
    assert fall_law(0.1) == fall_law("binomial 1/10") == fall_law(Fall("binomial", (Fraction(1, 10),)))


@pytest.mark.case("P10")
def test_what_is_no_fall():
    for wrong, says in [(True, "A fall is"), (None, "A fall is"), (1.5, "from 0 to 1"), ("weights 0:0", "no crystal")]:
        with pytest.raises(ValueError, match=says):
            tip(15, 5, wrong)


def test_tips_in_a_row_are_the_tables_own():
    """Two tips of a real table, the second from what the first has left."""
    table = game(cooks=2, any_seasoning=True)
    t = kitchen(table, 6, 3)
    once = outcomes(table, t, "tips pepper").map(lambda outcome: fallen(outcome))
    twice = once.then(
        lambda first: (
            outcomes(table, kitchen(table, 6 - first[0], 3 - first[1]), "tips pepper").map(
                lambda outcome: tuple(map(sum, zip(first, fallen(outcome), strict=True)))
            )
            if first != (6, 3)
            else Dist({first: 1})
        )
    )
    assert tips_in_a_row(6, 3, DEFAULT, 1) == once
    assert tips_in_a_row(6, 3, DEFAULT, 2) == twice
    assert tips_in_a_row(6, 3, DEFAULT, 0) == Dist({(0, 0): 1})


def test_crystals_one_by_one_are_drawn_without_replacement():
    assert tips_in_a_row(15, 5, "weights 0:1", 4) == drawn((15, 5), 4)


def test_the_binomial_fall_of_the_table_is_two_independent_ones():
    assert each_falls(6, 3, "1/3") == tip(6, 3, "binomial 1/3")
    exact, played = each_falls(15, 5, "1/10"), tip(15, 5, "binomial 1/10")
    assert exact.distance(played) < Fraction(1, 10**13)
    assert exact == joint(exact.marginal(0), exact.marginal(1))
    weights = tip(15, 5, DEFAULT)
    assert weights != joint(weights.marginal(0), weights.marginal(1))


@pytest.mark.case("P05")
def test_six_tips_straight_from_a_record():
    row = game(cooks=2).start().to_rows()[0]
    once = tip(row.seasoning[1], row.salt[1], "weights 0:0:0:0:1").P((4, 0))
    assert once**6 == Fraction(567869252041, 1135573198803289)
    four = joint(*[tip(s, t, "weights 1:1") for s, t in zip(row.seasoning, row.salt, strict=True)])
    assert four.P(((1, 0),) * 4) == Fraction(3, 8) ** 4
    for chance in four.values():
        assert type(chance.numerator) is int
        assert type(chance.denominator) is int


def test_a_mixture_of_wrists():
    light, heavy = parse_fall("weights 3:1"), parse_fall("weights 1:3")
    wrists = Wrists({light: 3, heavy: 1})
    assert fall_law(wrists) == Dist({0: 10, 1: 6})
    assert tip(15, 5, wrists) == Dist({(0, 0): 10, (1, 0): Fraction(9, 2), (0, 1): Fraction(3, 2)})
    assert wrists.to_fall() == Fall("weights", (5, 3))
    assert game(cooks=2, fall=wrists.to_fall()).setup.fall.to_text() == "weights 5:3"
    after = wrists.given([1, 2])
    assert after.law.P(heavy) == Fraction(1 * 1 * 9, 3 * 3 * 1 + 1 * 9)
    assert after.law.P(heavy) == wrists.given({0: 1}).given({1: 2}).law.P(heavy)


def test_the_same_wrist_tips_every_time():
    """A fresh wrist for each tip would be another law: the first tip tells of the second."""
    wrists = Wrists({"weights 1:0:1": 1, "weights 0:1": 1})
    law = tips_in_a_row(4, 0, wrists, 2).marginal(0)
    assert law == Dist({2: Fraction(1, 2) + Fraction(1, 4), 0: Fraction(1, 8), 4: Fraction(1, 8)})
    assert tips_in_a_row(4, 0, wrists.to_fall(), 2).marginal(0) != law


def test_wrists_refuse_what_cannot_be():
    with pytest.raises(ValueError, match="cannot happen"):
        Wrists({"weights 1:1": 1}).given({3: 1})
    with pytest.raises(ValueError, match="other mixtures"):
        Wrists({Wrists({"weights 1:1": 1}): 1})
    with pytest.raises(ValueError, match="fall: the weight"):
        Wrists({"poisson 1.5": 1, "binomial 1/3": 1}).to_fall()
    assert isinstance(read_fall(Wrists({0.5: 1})), Wrists)
    assert "weights 1:1" in repr(Wrists({"weights 1:1": 1}))
