"""The outcomes of a move: the closed form, the game's own tree and SciPy say the same."""

import time
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecooks.chance import Dist, drawn, outcomes
from tablecooks.core.game import CHANCE
from tablecooks.core.play import draw_chance
from tablecooks.games.alacarte import game
from tablecooks.games.alacarte.pieces import Asks, Place

NILPFERD = 12
TABLE = game(cooks=3)
FALLS = ("weights 4:7:5:2:1:1", "binomial 1/10", "poisson 1.5", "weights 0:0:0:0:0:0:0:1", "weights 1:1")


def kitchen(table=TABLE, seasoning=15, salt=5, heat=0, pan=(0, 0, 0, 0, 0)):
    """Seat 0 to act with Nilpferd in Burgunder in the pan; only pepper's shaker is set."""
    t = table.start()
    t.asks, t.actions = Asks.ACT, 3
    for cook, dish in enumerate((NILPFERD, 8, 4, 5)[: table.seats]):
        t.dish[cook], t.place[dish] = dish, Place.PAN
    t.seasoning[1], t.salt[1] = seasoning, salt
    t.heat[0], t.pan[0] = heat, list(pan)
    return t


def fallen(outcome):
    came = dict(outcome.came)
    return came.get("pepper", 0), came.get("salt", 0)


def test_a_move_without_chance_has_one_outcome():
    t = kitchen()
    law = outcomes(TABLE, t, "ends the turn")
    (only,) = law
    assert law[only] == 1
    assert only.came == ()
    assert only.state == TABLE.apply(t, "ends the turn")
    assert t == kitchen()


def test_the_die_has_ten_outcomes():
    law = outcomes(TABLE, kitchen(), "rolls the heat die")
    assert law.P(lambda outcome: ("coffee cup", 1) in outcome.came) == Fraction(1, 6)
    assert law.P(lambda outcome: ("three spoons", 1) in outcome.came) == Fraction(1, 6) * Fraction(2, 13)
    assert len(law) == 10


@pytest.mark.clause("AC-P1")
@pytest.mark.parametrize("fall", FALLS)
@pytest.mark.parametrize("inside", [(15, 5), (12, 4), (3, 1), (0, 4), (1, 0), (6, 0)])
def test_bundled_is_the_games_own_tree(fall, inside):
    table = game(cooks=3, fall=fall)
    t = kitchen(table, *inside)
    if sum(inside) > 12 and not fall.startswith("weights 4"):
        t.seasoning[1], t.salt[1] = 7, 3  # the tree, crystal by crystal, of a full shaker is slow
    assert outcomes(table, t, "tips pepper") == outcomes(table, t, "tips pepper", bundled=False)


@settings(max_examples=40, deadline=None)
@given(seasoning=st.integers(0, 15), salt=st.integers(0, 5), n=st.integers(1, 8))
def test_a_tip_is_hypergeometric(seasoning, salt, n):
    """A fall of exactly n: closed form == tree == SciPy."""
    from scipy.stats import hypergeom

    if seasoning + salt == 0:
        return
    table = game(cooks=2, fall="weights " + "0:" * n + "1")
    t = kitchen(table, seasoning, salt)
    n = min(n, seasoning + salt)  # AC-Q18
    law = outcomes(table, t, "tips pepper", bundled=False).map(fallen)
    assert law == drawn((seasoning, salt), n)
    assert law == outcomes(table, t, "tips pepper").map(fallen)
    for (_pepper, grains), p in law.items():
        assert float(p) == pytest.approx(hypergeom.pmf(grains, seasoning + salt, salt, n), rel=1e-9)


@pytest.mark.clause("AC-Q18")
def test_the_fall_is_cut_to_what_is_inside():
    law = outcomes(TABLE, kitchen(seasoning=1, salt=1), "tips pepper").map(fallen)
    assert law == Dist({(0, 0): 4, (1, 0): Fraction(7, 2), (0, 1): Fraction(7, 2), (1, 1): 9})


def test_what_is_still_to_come_in_the_middle_of_a_tip():
    t = kitchen()
    for words in ("tips pepper", "3 fall", "salt"):
        t = TABLE.apply(t, words)
    assert outcomes(TABLE, t).map(fallen) == drawn((15, 4), 2)
    assert outcomes(TABLE, t) == outcomes(TABLE, t, bundled=False)


def test_every_state_is_one_that_playing_reaches():
    t = kitchen(heat=3, pan=(1, 1, 0, 0, 0), seasoning=12, salt=4)
    law = outcomes(TABLE, t, "tips pepper")
    keys = {outcome.key for outcome in law}
    rng = np.random.default_rng(5)
    for _ in range(200):
        after = TABLE.apply(t, "tips pepper")
        while TABLE.turn(after) == CHANCE:
            after = TABLE.apply(after, draw_chance(TABLE, after, rng))
        assert after.key() in keys
    assert all(outcome.state.key() == outcome.key for outcome in law)


def test_the_deal_of_cups():
    """Chance may go on for several seats: all the ways to deal two cups."""
    law = outcomes(game(cooks=2), game(cooks=2).start())
    both_spoons = law.P(lambda outcome: outcome.came == (("three spoons", 2),))
    assert both_spoons == Fraction(2, 13) * Fraction(1, 12)
    assert sum(law.values()) == 1


def test_hidden_shakers_have_no_odds():
    table = game(cooks=2, opaque=True)
    seen = table.view(kitchen(table), 0)
    for bundled in (True, False):
        with pytest.raises(ValueError, match="hidden"):
            outcomes(table, seen, "tips pepper", bundled=bundled)


@pytest.mark.case("P05")
def test_fractions_hold_python_ints():
    row = kitchen().to_rows()[0]
    law = outcomes(TABLE, type(TABLE.start()).from_row(row), "tips pepper")
    assert all(type(p.numerator) is int and type(p.denominator) is int for p in law.values())


@pytest.mark.parametrize(("fall", "limit"), [("weights 4:7:5:2:1:1", 0.03), ("binomial 1/10", 0.15)])
def test_a_tip_is_fast(fall, limit):
    """Ten times what it takes on a slow machine; walking the orders would take minutes."""
    table = game(cooks=3, fall=fall)
    t = kitchen(table)
    outcomes(table, t, "tips pepper")
    begun = time.perf_counter()
    outcomes(table, t, "tips pepper")
    assert time.perf_counter() - begun < limit
