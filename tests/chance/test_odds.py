"""The odds panel: rows, what they lead to, and the working."""

from fractions import Fraction

import pytest

from tablecooks.bots import BOTS
from tablecooks.chance import odds, outcomes
from tablecooks.chance.odds import TONES
from tablecooks.core.game import CHANCE
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games.alacarte import game
from tablecooks.games.alacarte.effects import effect
from tablecooks.games.alacarte.pieces import CREPE, Crepe, Place
from tests.chance.test_outcomes import kitchen

TABLE = game(cooks=3)
NAMES = ("Ana", "Bo", "Cy")


def nilpferd():
    """Two pepper and a lemon at 3 to 5: one pepper is missing, 12 pepper and 4 salt are in the shaker."""
    return kitchen(heat=3, pan=(1, 1, 0, 0, 0), seasoning=12, salt=4)


def rows(found):
    return {row.label: (row.leads_to, row.tone, row.probability) for row in found.rows}


def test_one_pepper_is_missing():
    found = odds(TABLE, nilpferd(), "tips pepper", NAMES)
    assert found.title == "Tip pepper once"
    assert found.note == "12 pepper + 4 salt in it"
    assert [tuple(row) for row in found.rows] == [
        ("1 pepper", "done, with a star", "best", Fraction(21, 80)),
        ("1 pepper and 1 or 2 salt", "done, no star", "good", Fraction(79, 700)),
        ("nothing falls", "an action is gone", "even", Fraction(1, 5)),
        ("only salt, 1 or 2", "not done; no star any more", "warn", Fraction(1, 10)),
        ("2 or more pepper, or 3 or more salt", "over-seasoned: into the bin", "bad", Fraction(909, 2800)),
    ]


def test_the_working_has_the_numbers_in_place():
    found = odds(TABLE, nilpferd(), "tips pepper", NAMES)
    assert found.working == (
        "2 fall in 5 of 20 ways; they fit in 66 of 120: 5/20 × 66/120 = 11/80",
        "3 fall in 2 of 20 ways; they fit in 488 of 560: 2/20 × 488/560 = 61/700",
        "4 fall in 1 of 20 ways: 1/20",
        "5 fall in 1 of 20 ways: 1/20",
        "together 11/80 + 61/700 + 1/20 + 1/20 = 909/2800",
    )


def test_the_working_of_a_single_crystal():
    table = game(cooks=3, fall="weights 1:9")
    found = odds(table, nilpferd(), "tips pepper", NAMES)
    assert found.working == ("1 falls in 9 of 10 ways; it is pepper in 12 of 16: 9/10 × 12/16 = 27/40",)


def test_rounded_ways_are_worked_in_per_cent():
    table = game(cooks=3, fall="binomial 1/10")
    found = odds(table, nilpferd(), "tips pepper", NAMES)
    assert all(len(line) < 140 for line in found.working)
    assert all("%" in line for line in found.working)


def test_before_the_heat_is_right():
    found = rows(odds(TABLE, kitchen(pan=(1, 1, 0, 0, 0)), "tips pepper", NAMES))
    assert found["1 pepper"][0] == "seasoned; a star is open"
    assert found["1 pepper and 1 or 2 salt"][0] == "seasoned; no star any more"


def test_salt_in_the_pan_has_cost_the_star():
    found = rows(odds(TABLE, kitchen(heat=3, pan=(1, 1, 0, 0, 1)), "tips pepper", NAMES))
    assert found["1 pepper and 0 or 1 salt"][:2] == ("done, no star", "good")
    assert found["only salt, 1"][0] == "no nearer to done"
    assert found["2 or more pepper, or 2 or more salt"][1] == "bad"


@pytest.mark.clause("AC-H1", "AC-H2", "AC-H8")
def test_the_die():
    t = nilpferd()
    t.heat[1] = 5  # Paprika Parliament burns at 6
    found = rows(odds(TABLE, t, "rolls the heat die", NAMES))
    assert found == {
        "1 or 2": ("still the right heat", "even", Fraction(1, 3)),
        "3": ("burnt: into the bin", "bad", Fraction(1, 6)),
        "choose 1, 2 or 3": ("raise by 1, 2 or 3 as you like", "good", Fraction(1, 6)),
        "every stove one up": ("still the right heat; Bo's dish burns", "even", Fraction(1, 6)),
        "coffee cup": ("you draw a cup", "good", Fraction(1, 6)),
    }


@pytest.mark.clause("AC-K4")
def test_re_seasoning_is_judged_by_the_other_pan():
    t = nilpferd()
    t.cups[0][3] = 1
    t.pan[1][2] = 2
    found = rows(odds(TABLE, t, "re-seasons cook 2 with paprika", NAMES))
    assert found["1 or more paprika, or 3 or more salt"][:2] == ("Bo's dish is over-seasoned", "best")
    assert found["only salt, 1 or 2"][:2] == ("no star any more for Bo", "good")
    assert found["nothing falls"][1] == "even"


@pytest.mark.clause("AC-R4", "AC-R5")
def test_a_flip():
    t = nilpferd()
    t.place[t.dish[0]], t.dish[0], t.crepe[0] = Place.OFFER, CREPE, Crepe.PAN
    t.actions, t.acted = 2, 1
    found = odds(TABLE, t, "flips the crêpe", NAMES)
    assert found.note == "it lands in 1 of 3 tries"
    assert rows(found)["it lands"] == ("the crêpe is done; the turn ends", "best", Fraction(1, 3))
    assert rows(found)["it misses"] == ("one more try", "even", Fraction(2, 3))


def test_opaque_shakers_are_estimated():
    table = game(cooks=3, opaque=True)
    for seen in (nilpferd(), table.view(nilpferd(), 0)):
        found = odds(table, seen, "tips pepper", NAMES)
        assert found.rows == ()
        assert "estimate" in found.note
        assert sum(row.probability for row in odds(table, seen, "rolls the heat die", NAMES).rows) == 1


def test_no_chance_is_one_row():
    (row,) = odds(TABLE, nilpferd(), "ends the turn", NAMES).rows
    assert (row.label, row.leads_to, row.probability) == ("for certain", "no chance in it", 1)


def test_one_outcome_by_itself():
    law = outcomes(TABLE, nilpferd(), "tips pepper")
    (one,) = (outcome for outcome in law if outcome.came == (("1 falls", 1), ("pepper", 1)))
    move = TABLE.find("tips pepper")
    found = effect(TABLE, nilpferd(), one.state, one.came, move, NAMES)
    assert found == ("1 pepper", "done, with a star", "best")


@pytest.mark.parametrize("settings", [{"cooks": 4}, {"cooks": 2, "edition": "spanish", "any_seasoning": True}])
def test_every_move_of_whole_games_has_odds(settings):
    """At most eight rows, in order, that sum to 1 and have words of their own."""
    table = game(**settings)
    names = ("Ana", "Bo", "Cy", "Dee")[: table.seats]
    players = [BOTS["alacarte"]["careful"], *[BOTS["alacarte"]["random"]] * (table.seats - 1)]
    state = table.start()
    for step in steps(table, players, Luck("odds")):
        if table.turn(state) != CHANCE:
            for move in table.moves(state):
                check_rows(odds(table, state, move, names).rows)
        state = step.state


def check_rows(found):
    assert sum(row.probability for row in found) == 1
    assert 1 <= len(found) <= 8
    tones = [TONES.index(row.tone) for row in found]
    assert tones == sorted(tones)
    assert len({row.leads_to for row in found}) == len(found)
    assert all(row.label and row.leads_to for row in found)
    assert len({row.label for row in found}) == len(found)
