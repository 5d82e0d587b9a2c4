"""Burnt and over-seasoned dishes: when they are cleared, and the rescue (AC-X, AC-Q20)."""

import pytest

from tablecooks.games.alacarte.edition import Edition
from tablecooks.games.alacarte.pieces import Asks, Crepe, Place
from tests.rules.kitchen import BOTH, A, B, C, stand
from tests.rules.menu_for_tests import COLOURS


@pytest.mark.clause("AC-X1")
@BOTH
def test_what_spoils_in_the_own_turn_is_cleared_at_once(edition):
    table = stand(edition=edition).season(A, salt=1).warm(A, 5).roll("1")
    assert (table.where("Pepper Steak"), table.asks, table.left) == (Place.BIN, Asks.PICK, 2)
    table = stand(edition=edition).tip("pepper", "salt", "salt", "salt")
    assert (table.where("Pepper Steak"), table.asks, table.left) == (Place.BIN, Asks.PICK, 2)


@pytest.mark.clause("AC-X1", "AC-H2")
@BOTH
def test_what_another_cook_burns_stays_until_its_cooks_turn(edition):
    table = stand(edition=edition).warm(C, 5).season(C, lemon=1).roll("every stove one up")
    assert (table.dish(C), table.state.heat[C], table.pan(C)) == ("Lemon Pie", 6, {"lemon": 1})
    table.end()
    assert table.dish(C) == "Lemon Pie"  # cook B's turn
    table.end()
    assert (table.cook, table.where("Lemon Pie"), table.asks, table.left) == (C, Place.BIN, Asks.PICK, 3)
    assert (table.state.heat[C], table.sink()) == (0, {"lemon": 1})


@pytest.mark.clause("AC-X1", "AC-K4")
@BOTH
def test_what_another_cook_overseasons_stays_until_its_cooks_turn(edition):
    table = stand(edition=edition).give(A, "re-season").re_season(B, "herbs", "herbs", "herbs", "herbs")
    assert (table.dish(B), table.pan(B)) == ("Red Stew", {"herbs": 3})
    table.end()
    assert (table.cook, table.where("Red Stew"), table.left) == (B, Place.BIN, 3)


@pytest.mark.clause("AC-X2")
@BOTH
def test_it_leaves_the_game_and_a_new_dish_is_picked_at_no_action(edition):
    table = stand(edition=edition).tray(A, "Hippo").season(A, pepper=2, salt=2).warm(A, 2)
    table.tip("pepper", "pepper")
    assert (table.where("Pepper Steak"), table.state.heat[A]) == (Place.BIN, 0)
    assert table.sink() == {"pepper": 3, "salt": 2}
    assert table.state.served[A] == 1
    assert {COLOURS[words.removeprefix("picks ")] for words in table.words - {"puts in the crêpe"}} == {
        "yellow",
        "green",
        "red",
        "orange",
    }
    table.refuses("picks Blue Soup", "AC-D3", "colour")
    table.refuses("picks Pepper Steak", "AC-D3", "not on offer")
    table.do("picks Goulash")
    assert (table.cook, table.left) == (A, 2)


@pytest.mark.clause("AC-X2", "AC-E4")
def test_a_dish_in_the_bin_scores_nothing():
    table = stand(cooks=2).warm(A, 5).roll("1").do("picks Hippo").end().end().end()
    assert table.game.is_over(table.state)
    assert table.game.scores(table.state) == (0, 0)


@pytest.mark.clause("AC-X3", "AC-K5")
@BOTH
def test_a_dish_that_burns_on_the_own_roll_may_be_saved_first(edition):
    table = stand(edition=edition).warm(A, 5).give(A, "lower the heat").roll("1")
    assert (table.cook, table.asks, table.dish(A), table.state.heat[A]) == (A, Asks.RESCUE, "Pepper Steak", 6)
    assert table.words == {"lowers the heat by 1", "lowers the heat by 2", "lowers the heat by 3", "lets the dish burn"}
    for words in ("rolls the heat die", "ends the turn", "tips pepper", "picks Hippo"):
        table.refuses(words, "AC-X3", "save it or let it burn")
    table.do("lowers the heat by 2")
    assert (table.state.heat[A], table.dish(A), table.asks, table.left) == (4, "Pepper Steak", Asks.ACT, 2)
    assert table.used() == ["lower the heat"]


@pytest.mark.clause("AC-X3")
@BOTH
def test_the_dish_may_be_left_to_burn_and_the_cup_is_kept(edition):
    table = stand(edition=edition).warm(A, 5).give(A, "lower the heat").roll("1").do("lets the dish burn")
    assert (table.where("Pepper Steak"), table.asks, table.cups(A)) == (Place.BIN, Asks.PICK, ["lower the heat"])
    table.do("picks Hippo").roll("2").do("lowers the heat by 1")  # the break was not taken
    assert table.state.heat[A] == 1


@pytest.mark.clause("AC-X3", "AC-X1", "AC-Q15")
@BOTH
def test_a_dish_that_another_cook_burnt_may_be_saved_at_the_start_of_the_turn(edition):
    table = stand(edition=edition).warm(B, 5).give(B, "lower the heat").roll("every stove one up")
    assert table.asks == Asks.ACT  # not now: it is cook A's turn
    table.end()
    assert (table.cook, table.asks) == (B, Asks.RESCUE)
    table.do("lowers the heat by 1")
    assert (table.dish(B), table.asks, table.left) == ("Red Stew", Asks.ACT, 3)


@pytest.mark.clause("AC-X3")
def test_czech_the_dial_must_come_out_of_the_red():
    table = stand(dishes=("Tomato Tart", "Red Stew", "Lemon Pie")).warm(A, 4).give(A, "lower the heat")
    table.roll("3")  # 7, red from 5
    assert table.words == {"lowers the heat by 3", "lets the dish burn"}
    table.refuses("lowers the heat by 2", "AC-X3", "out of the red")
    assert table.do("lowers the heat by 3").dish(A) == "Tomato Tart"


@pytest.mark.clause("AC-X3")
def test_czech_a_dish_too_deep_in_the_red_cannot_be_saved():
    table = stand(dishes=("Green Sauce", "Red Stew", "Lemon Pie")).warm(A, 3).give(A, "lower the heat").roll("3")
    assert table.asks == Asks.RESCUE  # 6, red from 4: by 3
    too_hot = stand(dishes=("Blue Cheese", "Red Stew", "Lemon Pie")).warm(B, 0).give(A, "lower the heat")
    too_hot.warm(A, 3).do("rolls the heat die", "choose 1, 2 or 3", "raises the heat by 3")
    assert too_hot.asks == Asks.RESCUE
    hopeless = stand(dishes=("Pepper Steak", "Green Sauce", "Lemon Pie")).warm(B, 7).give(B, "lower the heat").end()
    assert (hopeless.cook, hopeless.asks) == (B, Asks.PICK)  # 7, red from 4: 3 are not enough
    assert hopeless.cups(B) == ["lower the heat"]


@pytest.mark.clause("AC-X3", "AC-K5")
def test_spanish_the_cup_may_be_played_though_the_dish_stays_burnt():
    table = stand(edition="spanish", dishes=("Tomato Tart", "Red Stew", "Lemon Pie")).warm(A, 4)
    table.give(A, "lower the heat").roll("3")
    assert table.words == {"lowers the heat by 1", "lowers the heat by 2", "lowers the heat by 3", "lets the dish burn"}
    table.do("lowers the heat by 1")  # 6, red from 5
    assert (table.where("Tomato Tart"), table.asks, table.used()) == (Place.BIN, Asks.PICK, ["lower the heat"])
    table.do("picks Hippo").give(A, "victory point").refuses("lays the victory point", "AC-T3", "was taken")


@pytest.mark.clause("AC-X3", "AC-T3")
@BOTH
def test_a_rescue_is_the_coffee_break_of_the_turn(edition):
    table = stand(edition=edition).warm(A, 5).give(A, "lower the heat", "victory point").roll("1")
    table.do("lowers the heat by 1").refuses("lays the victory point", "AC-T3", "was taken")
    taken = stand(edition=edition).warm(A, 5).give(A, "lower the heat", "victory point")
    taken.do("lays the victory point").roll("1")
    assert (taken.where("Pepper Steak"), taken.asks) == (Place.BIN, Asks.PICK)  # no break left to save it


@pytest.mark.clause("AC-X3")
def test_without_the_cup_nothing_is_asked():
    table = stand().warm(A, 5).give(A, "swap stoves", "three spoons").roll("1")
    assert table.asks == Asks.PICK


@pytest.mark.clause("AC-Q20")
@BOTH
def test_no_rescue_for_a_dish_that_is_overseasoned_as_well(edition):
    table = stand(edition=edition).season(B, paprika=3).warm(B, 6).give(B, "lower the heat").end()
    assert (table.cook, table.asks, table.where("Red Stew")) == (B, Asks.PICK, Place.BIN)
    assert table.cups(B) == ["lower the heat"]


@pytest.mark.clause("AC-Q20")
@BOTH
def test_no_rescue_for_a_dish_that_is_only_overseasoned(edition):
    table = stand(edition=edition).warm(A, 4).give(A, "lower the heat").tip("pepper", "salt", "salt", "salt")
    assert table.asks == Asks.PICK


@pytest.mark.clause("AC-Q20", "AC-K5")
@BOTH
def test_lower_the_heat_needs_heat_to_lower(edition):
    table = stand(edition=edition).give(A, "lower the heat")
    for levels in (1, 2, 3):
        table.refuses(f"lowers the heat by {levels}", "AC-Q20", "below 0")
    table.warm(A, 2)
    assert table.may("lowers the heat by 1")
    assert table.may("lowers the heat by 2")
    table.refuses("lowers the heat by 3", "AC-Q20", "below 0")
    assert table.do("lowers the heat by 2").state.heat[A] == 0


CUSTOM = Edition(rescue_leaves_red=False, break_with_crepe=True)


@pytest.mark.clause("AC-X3", "AC-Q8")
@pytest.mark.parametrize("edition", ["czech", CUSTOM])
def test_a_crepe_is_saved_at_7_by_one_level(edition):
    table = stand(edition=edition).lay(A, "crêpe", heat=5).give(A, "lower the heat").roll("3")
    assert table.asks == Asks.RESCUE
    table.do("lowers the heat by 1")
    assert (table.state.crepe[A], table.state.heat[A], table.left) == (Crepe.PAN, 6, 2)
