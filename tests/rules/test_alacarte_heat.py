"""Heating: the die, its symbols, cups that are rolled, burning (AC-H, AC-Q11, AC-Q14)."""

import pytest

from tablecooks.games.alacarte.pieces import Asks, Place
from tests.rules.kitchen import BOTH, CUP_WORDS, CUPS, A, B, C, stand


@pytest.mark.clause("AC-H1")
@BOTH
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_number_raises_the_own_dial_by_as_many_levels(number, edition):
    table = stand(edition=edition).warm(A, 1).warm(B, 1).roll(str(number))
    assert table.state.heat == [1 + number, 1, 0, 0]
    assert table.left == 2


@pytest.mark.clause("AC-H1")
def test_a_number_cannot_be_declined():
    table = stand().do("rolls the heat die", "2")
    assert table.asks == Asks.ACT  # nothing was asked in between
    assert table.state.heat[A] == 2
    table.refuses("raises the heat by 1", "AC-T1")


@pytest.mark.clause("AC-H2")
@BOTH
def test_every_stove_one_up_raises_all_stoves_also_the_own(edition):
    table = stand(cooks=4, edition=edition).warm(A, 2).warm(C, 5).roll("every stove one up")
    assert table.state.heat == [3, 1, 6, 1]


@pytest.mark.clause("AC-H2", "AC-H7")
def test_every_stove_one_up_moves_no_dial_past_7():
    assert stand().warm(B, 7).roll("every stove one up").state.heat == [1, 7, 1, 0]


@pytest.mark.clause("AC-H3")
@BOTH
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_choose_lets_the_cook_choose(levels, edition):
    table = stand(edition=edition).do("rolls the heat die", "choose 1, 2 or 3")
    assert (table.cook, table.asks) == (A, Asks.RAISE)
    assert table.words == {f"raises the heat by {n}" for n in (1, 2, 3)}
    table.do(f"raises the heat by {levels}")
    assert table.state.heat == [levels, 0, 0, 0]
    assert (table.left, table.asks) == (2, Asks.ACT)


@pytest.mark.clause("AC-H3", "AC-H7")
def test_choose_also_stops_at_7():
    table = stand(dishes=("Frozen Herbs", "Red Stew", "Lemon Pie")).warm(A, 6)
    table.do("rolls the heat die", "choose 1, 2 or 3", "raises the heat by 3")
    assert table.state.heat[A] == 7


@pytest.mark.clause("AC-H4")
@BOTH
def test_a_coffee_cup_draws_one_from_the_pile(edition):
    table = stand(edition=edition).give(B, "victory point").do("rolls the heat die", "coffee cup")
    assert {move.words: ways for move, ways in table.game.chance(table.state).items()} == CUPS | {"victory point": 2}
    table.do("three spoons")
    assert table.cups(A) == ["three spoons"]
    assert (table.pile(), table.left, table.asks, table.state.heat[A]) == (11, 2, Asks.ACT, 0)


@pytest.mark.clause("AC-H4", "AC-Q16")
def test_a_cup_drawn_by_the_third_action_may_still_be_played():
    table = stand().tip("pepper").tip("pepper").roll("coffee cup").do("victory point")
    assert (table.cook, table.left) == (A, 0)
    table.do("lays the victory point")
    assert (table.cook, table.state.laid[A]) == (B, 1)


@pytest.mark.clause("AC-H5")
def test_as_long_as_the_pile_holds_a_cup_none_is_taken_from_a_cook():
    table = stand().give(B, "three spoons").use_up_the_pile()
    table.state.cups_used[0] -= 1
    table.state.cups_down[0] += 1
    table.do("rolls the heat die", "coffee cup")
    assert table.asks == Asks.DRAW
    assert table.words == {"victory point"}


@pytest.mark.clause("AC-H5", "AC-Q11")
@BOTH
def test_with_the_pile_used_up_the_cook_takes_a_cup_of_choice(edition):
    table = stand(edition=edition).give(A, "swap stoves").give(B, "re-season", "three spoons")
    table.give(C, "lower the heat").use_up_the_pile().do("rolls the heat die", "coffee cup")
    assert (table.cook, table.asks) == (A, Asks.TAKE)
    assert table.words == {
        "takes re-season from cook 2",
        "takes three spoons from cook 2",
        "takes lower the heat from cook 3",
    }
    table.refuses("takes re-season from cook 3", "AC-H5", "no such cup")
    table.refuses("takes swap stoves from cook 1", "AC-H5", "another cook")
    table.refuses("takes three spoons from cook 4", "AC-C3")
    table.refuses("ends the turn", "AC-T1")
    table.do("takes three spoons from cook 2")
    assert (sorted(table.cups(A)), table.cups(B)) == (["swap stoves", "three spoons"], ["re-season"])
    assert (table.asks, table.left) == (Asks.ACT, 2)


@pytest.mark.clause("AC-H5")
def test_czech_an_unlaid_point_can_be_taken_a_laid_one_cannot():
    table = stand().give(B, "victory point").lay_point(C).use_up_the_pile().do("rolls the heat die", "coffee cup")
    assert table.words == {"takes victory point from cook 2"}
    table.refuses("takes victory point from cook 3", "AC-H5", "no such cup")
    table.do("takes victory point from cook 2")
    assert (table.cups(A), table.cups(B), table.state.laid[C]) == (["victory point"], [], 1)


@pytest.mark.clause("AC-H5")
def test_spanish_no_point_can_be_taken():
    table = stand(edition="spanish").give(B, "victory point", "three spoons").use_up_the_pile()
    table.do("rolls the heat die", "coffee cup")
    assert table.words == {"takes three spoons from cook 2"}
    table.refuses("takes victory point from cook 2", "AC-H5", "cannot be taken")


@pytest.mark.clause("AC-H6")
def test_czech_used_cups_are_the_pile_again_once_all_are_used():
    table = stand().give(A, "swap stoves").lay_point(B).use_up_the_pile()
    assert table.pile() == 0
    table.do("swaps stoves with cook 2")
    assert table.pile() == 12  # all but the cup that was laid
    assert table.used() == []
    table.do("rolls the heat die", "coffee cup")
    assert table.asks == Asks.DRAW
    assert {move.words: ways for move, ways in table.game.chance(table.state).items()} == CUPS | {"victory point": 2}


@pytest.mark.clause("AC-H6")
def test_czech_not_before_all_are_used():
    table = stand().give(A, "swap stoves").give(C, "victory point").use_up_the_pile().do("swaps stoves with cook 2")
    assert (table.pile(), len(table.used())) == (0, 12)
    one_in_the_pile = stand().give(A, "swap stoves").use_up_the_pile()
    one_in_the_pile.state.cups_used[1] -= 1
    one_in_the_pile.state.cups_down[1] += 1
    assert one_in_the_pile.do("swaps stoves with cook 2").pile() == 1


@pytest.mark.clause("AC-H6", "AC-K1")
def test_czech_the_last_cup_laid_on_a_tray_brings_the_used_ones_back():
    table = stand().give(A, "victory point").use_up_the_pile().do("lays the victory point")
    assert (table.pile(), table.used(), table.state.laid[A]) == (12, [], 1)


@pytest.mark.clause("AC-H6")
def test_spanish_used_cups_stay_out():
    table = stand(edition="spanish").give(A, "swap stoves").use_up_the_pile().do("swaps stoves with cook 2")
    assert (table.pile(), len(table.used())) == (0, 13)


@pytest.mark.clause("AC-Q11", "AC-H6")
def test_czech_nothing_to_take_reshuffles_though_a_cook_holds_an_unused_cup():
    table = stand().give(A, "three spoons").use_up_the_pile().do("rolls the heat die", "coffee cup")
    assert table.asks == Asks.DRAW
    assert table.words == set(CUP_WORDS)
    assert (table.pile(), table.used()) == (12, [])
    table.do("swap stoves")
    assert (sorted(table.cups(A)), table.pile()) == (["swap stoves", "three spoons"], 11)


@pytest.mark.clause("AC-Q11")
def test_czech_nothing_to_take_and_nothing_to_reshuffle_does_nothing():
    all_cups = [cup for cup, number in CUPS.items() for _ in range(number)]
    table = stand().give(A, *all_cups).roll("coffee cup")
    assert (table.cook, table.asks, table.left) == (A, Asks.ACT, 2)
    assert len(table.cups(A)) == 13


@pytest.mark.clause("AC-Q11", "AC-H5")
@pytest.mark.case("G07")
def test_spanish_nothing_to_take_does_nothing():
    table = stand(edition="spanish").give(A, "three spoons").give(B, "victory point").use_up_the_pile()
    table.roll("coffee cup")
    assert (table.cook, table.asks, table.left, table.pile()) == (A, Asks.ACT, 2, 0)
    assert (table.cups(A), table.cups(B)) == (["three spoons"], ["victory point"])


@pytest.mark.clause("AC-Q11", "AC-T2")
def test_a_roll_that_does_nothing_as_third_action_ends_the_turn():
    table = stand(edition="spanish").use_up_the_pile().tip("pepper").tip("pepper").roll("coffee cup")
    assert (table.cook, table.left) == (B, 3)


@pytest.mark.clause("AC-H7")
@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_what_goes_past_7_is_lost(face):
    table = stand(dishes=("Frozen Herbs", "Red Stew", "Lemon Pie")).warm(A, 7).roll(face)
    assert (table.state.heat[A], table.left) == (7, 2)
    table.give(A, "lower the heat").do("lowers the heat by 1")
    assert table.state.heat[A] == 6


@pytest.mark.clause("AC-H8")
@BOTH
def test_a_dish_burns_at_its_lowest_red_level_and_not_one_below(edition):
    table = stand(edition=edition).warm(A, 4).roll("1")
    assert (table.state.heat[A], table.dish(A)) == (5, "Pepper Steak")
    table.roll("1")
    assert (table.where("Pepper Steak"), table.asks, table.state.heat[A]) == (Place.BIN, Asks.PICK, 0)


@pytest.mark.clause("AC-H8", "AC-D1")
def test_a_dish_with_all_its_crystals_burns_all_the_same():
    table = stand().season(A, pepper=1).warm(A, 2).do("rolls the heat die", "choose 1, 2 or 3")
    assert table.do("raises the heat by 3").where("Pepper Steak") == A
    table = stand(dishes=("Goulash", "Red Stew", "Lemon Pie")).season(A, pepper=1, paprika=1)
    assert table.warm(A, 3).do("rolls the heat die", "3").where("Goulash") == A
    table = stand(dishes=("Cold Plate", "Red Stew", "Lemon Pie")).warm(A, 1).roll("3")
    assert table.where("Cold Plate") == Place.BIN


@pytest.mark.clause("AC-Q14")
def test_burnt_is_every_level_from_the_red_one_up_also_when_jumped_over():
    table = stand(dishes=("Blue Cheese", "Red Stew", "Lemon Pie"))  # red from 4
    table.warm(A, 3).roll("3")  # 6, past 4 and 5
    assert table.where("Blue Cheese") == Place.BIN
    table = stand(dishes=("Pea Soup", "Red Stew", "Lemon Pie")).warm(A, 4).roll("3")  # 7
    assert table.where("Pea Soup") == Place.BIN


@pytest.mark.clause("AC-Q14", "AC-D1")
def test_between_green_and_red_nothing_happens():
    table = stand(dishes=("Pea Soup", "Red Stew", "Lemon Pie")).season(A, lemon=1, herbs=1)
    table.warm(A, 1).roll("3")  # green 2 to 3, red 5: at 4
    assert (table.dish(A), table.asks, table.left) == ("Pea Soup", Asks.ACT, 2)
    table.give(A, "lower the heat").do("lowers the heat by 1")
    assert table.where("Pea Soup") == A


@pytest.mark.clause("AC-H8", "AC-C4")
def test_a_dish_without_red_does_not_burn_at_7():
    table = stand(dishes=("Frozen Herbs", "Red Stew", "Lemon Pie")).warm(A, 5).roll("2")
    assert (table.dish(A), table.state.heat[A]) == ("Frozen Herbs", 7)
