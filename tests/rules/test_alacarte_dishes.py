"""Dishes that are done: serving, stars, cold dishes, the next dish (AC-D, AC-Q1, Q2, Q9, Q17)."""

import pytest

from tablecooks.games.alacarte.pieces import Asks, Crepe, Place
from tests.rules.kitchen import BOTH, A, B, C, stand
from tests.rules.menu_for_tests import COLOURS, NAMES


def picks(table):
    return {words.removeprefix("picks ") for words in table.words if words.startswith("picks")}


@pytest.mark.clause("AC-D1", "AC-Q2")
@BOTH
@pytest.mark.parametrize(("heat", "done"), [(2, False), (3, True), (4, True), (5, True)])
def test_done_is_the_green_range_with_the_needed_crystals(heat, done, edition):
    table = stand(edition=edition).warm(A, heat).tip("pepper", "pepper")  # green 3 to 5
    assert (table.where("Pepper Steak") == A) == done
    assert table.asks == (Asks.PICK if done else Asks.ACT)


@pytest.mark.clause("AC-D1")
def test_the_right_heat_without_the_crystals_is_not_done():
    assert stand().warm(A, 2).roll("2").dish(A) == "Pepper Steak"
    other_kinds = stand(any_seasoning=True).warm(A, 4).tip("herbs", "herbs", "salt")
    assert other_kinds.dish(A) == "Pepper Steak"


@pytest.mark.clause("AC-D1", "AC-Q2")
def test_heat_may_come_last_or_crystals_may():
    assert stand().tip("pepper", "pepper").roll("3").where("Pepper Steak") == A
    assert stand().roll("3").tip("pepper", "pepper").where("Pepper Steak") == A


@pytest.mark.clause("AC-D1", "AC-D5")
def test_a_dish_without_seasoning_is_done_by_heat_alone():
    table = stand(dishes=("Warm Water", "Red Stew", "Lemon Pie")).roll("1")
    assert table.dish(A) == "Warm Water"
    assert table.roll("1").where("Warm Water") == A


@pytest.mark.clause("AC-D2")
@BOTH
def test_a_done_dish_lies_on_the_tray_the_sink_has_its_crystals_and_the_stove_is_cold(edition):
    table = stand(edition=edition).season(A, salt=1).warm(A, 4).tip("pepper", "pepper", "pepper")
    assert table.where("Pepper Steak") == A
    assert table.sink() == {"pepper": 2, "salt": 1}
    assert (table.pan(A), table.state.heat[A], table.dish(A)) == ({}, 0, None)
    assert (table.state.served[A], table.game.scores(table.state)) == (1, (3, 0, 0))


@pytest.mark.clause("AC-D3")
@BOTH
def test_the_next_dish_is_of_a_colour_not_yet_on_the_tray(edition):
    table = stand(edition=edition).tray(A, "Cold Plate").tray(B, "Hippo").season(A, pepper=1).roll("3")
    assert {COLOURS[name] for name in picks(table)} == {"green", "blue", "orange"}
    assert picks(table) == {name for name in table.offer if COLOURS[name] not in ("yellow", "red")}
    table.refuses("picks Goulash", "AC-D3", "colour")  # red: the steak just served counts
    table.refuses("picks Frozen Herbs", "AC-D3", "colour")
    table.refuses("picks Hippo", "AC-D3", "not on offer")  # on another tray
    table.refuses("picks Red Stew", "AC-D3", "not on offer")  # in another pan
    assert table.do("picks Duck").dish(A) == "Duck"


@pytest.mark.clause("AC-D3")
def test_any_colour_when_all_that_are_on_offer_lie_on_the_tray():
    table = stand().tray(A, "Cold Plate").season(A, pepper=1)
    table.bin_the_offer("Goulash", "Tomato Tart", "Frozen Herbs").roll("3")
    assert picks(table) == {"Goulash", "Tomato Tart", "Frozen Herbs"}
    one_new = stand().tray(A, "Cold Plate").season(A, pepper=1)
    one_new.bin_the_offer("Goulash", "Frozen Herbs", "Duck").roll("3")
    assert picks(one_new) == {"Duck"}


@pytest.mark.clause("AC-D3")
def test_any_colour_when_all_five_lie_on_the_tray():
    table = stand(cooks=2, goal=7).tray(A, "Cold Plate", "Pea Soup", "Hippo", "Duck").season(A, pepper=1).roll("3")
    assert picks(table) == set(table.offer)
    assert len(picks(table)) == 14


@pytest.mark.clause("AC-D3")
def test_the_bin_and_other_trays_do_not_count_for_the_colour():
    table = stand().bin("Hippo").tray(B, "Blue Soup").warm(A, 5).roll("1")
    assert (table.cook, table.asks) == (A, Asks.PICK)  # the red dish went into the bin
    assert picks(table) == set(table.offer)


@pytest.mark.clause("AC-D3", "AC-R1")
def test_a_crepe_on_the_tray_has_no_colour():
    table = stand().crepe(A, Crepe.SERVED).season(A, pepper=1).roll("3")
    assert picks(table) == {name for name in table.offer if COLOURS[name] != "red"}
    table.refuses("puts in the crêpe", "AC-R1", "yours was used")


@pytest.mark.clause("AC-D4")
@BOTH
def test_a_perfect_dish_earns_a_star(edition):
    table = stand(edition=edition, dishes=("Hippo", "Red Stew", "Lemon Pie"))
    table.season(A, lemon=1, pepper=2).warm(A, 1).roll("3")
    assert (table.where("Hippo"), table.state.stars[:3]) == (A, [1, 0, 0])
    assert table.state.starred[NAMES.index("Hippo")] == 1


@pytest.mark.clause("AC-D4", "AC-P3")
@pytest.mark.parametrize("extra", [{"salt": 1}, {"salt": 2}, {"lemon": 1}, {"lemon": 1, "salt": 1}])
def test_one_crystal_too_many_or_one_of_salt_costs_the_star_and_not_the_dish(extra):
    table = stand(dishes=("Hippo", "Red Stew", "Lemon Pie")).season(A, lemon=1, pepper=2).season(A, **extra)
    table.warm(A, 1).roll("3")
    assert (table.where("Hippo"), table.state.stars[A]) == (A, 0)
    assert table.game.scores(table.state)[A] == 5


@pytest.mark.clause("AC-Q17", "AC-D4")
@BOTH
def test_a_seasoning_that_the_recipe_lacks_costs_the_star_and_not_the_dish(edition):
    table = stand(cooks=2, edition=edition).season(B, paprika=2).give(A, "re-season").re_season(B, "herbs", "herbs")
    table.tip("pepper").end().roll("3")
    assert (table.where("Red Stew"), table.state.stars[B]) == (B, 0)


@pytest.mark.clause("AC-D5")
@BOTH
@pytest.mark.parametrize(("dish", "heat"), [("Warm Water", 1), ("Hot Water", 5)])
def test_a_dish_without_seasoning_never_earns_a_star(dish, heat, edition):
    table = stand(edition=edition, dishes=(dish, "Red Stew", "Lemon Pie")).warm(A, heat).roll("1")
    assert (table.where(dish), table.state.stars[A]) == (A, 0)


@pytest.mark.clause("AC-D5", "AC-R5")
def test_a_crepe_never_earns_a_star():
    table = stand().lay(A, "crêpe").roll("1").do("flips the crêpe", "lands")
    assert (table.state.crepe[A], table.state.stars[A], table.state.served[A]) == (Crepe.SERVED, 0, 1)


@pytest.mark.clause("AC-D6")
@BOTH
@pytest.mark.parametrize("heat", [0, 1, 2, 3])
def test_a_cold_dish_is_right_and_perfect_at_every_heat_below_the_red(heat, edition):
    table = stand(edition=edition, dishes=("Cold Plate", "Red Stew", "Lemon Pie")).warm(A, heat).tip("lemon", "lemon")
    assert (table.where("Cold Plate"), table.state.stars[A]) == (A, 1)


@pytest.mark.clause("AC-D6", "AC-H8")
def test_a_cold_dish_burns_at_its_red_levels():
    table = stand(dishes=("Cold Plate", "Red Stew", "Lemon Pie")).warm(A, 3).roll("1")
    assert table.where("Cold Plate") == Place.BIN


@pytest.mark.clause("AC-D6")
def test_a_cold_dish_without_red_is_right_at_7_too():
    table = stand(dishes=("Frozen Herbs", "Red Stew", "Lemon Pie")).warm(A, 7).tip("herbs", "herbs")
    assert (table.where("Frozen Herbs"), table.state.stars[A]) == (A, 1)


@pytest.mark.clause("AC-D6", "AC-D1")
def test_a_cold_dish_is_not_done_without_its_crystals():
    table = stand(dishes=("Cold Plate", "Red Stew", "Lemon Pie")).tip("lemon", "salt")
    assert table.dish(A) == "Cold Plate"


@pytest.mark.clause("AC-Q1")
@BOTH
def test_a_dish_done_on_anothers_turn_waits_for_its_cooks_turn(edition):
    table = stand(edition=edition).season(B, paprika=2).warm(B, 2).roll("every stove one up")
    assert (table.dish(B), table.state.heat[B], table.state.served[B]) == ("Red Stew", 3, 0)
    assert (table.cook, table.left) == (A, 2)
    table.end()
    assert (table.where("Red Stew"), table.state.stars[B]) == (B, 1)
    assert (table.cook, table.asks, table.left) == (B, Asks.PICK, 3)


@pytest.mark.clause("AC-Q1")
def test_until_then_it_can_be_heated_past_its_range():
    table = stand(dishes=("Pepper Steak", "Pea Soup", "Lemon Pie")).season(B, lemon=1, herbs=1).warm(B, 3)
    table.roll("every stove one up").end()  # 4: neither green nor red
    assert (table.cook, table.dish(B), table.state.served[B]) == (B, "Pea Soup", 0)


@pytest.mark.clause("AC-Q1", "AC-K4")
def test_until_then_it_can_be_re_seasoned_and_the_star_is_judged_late():
    table = stand().season(B, paprika=2).warm(B, 3).give(A, "re-season").re_season(B, "lemon", "salt").end()
    assert (table.where("Red Stew"), table.state.stars[B]) == (B, 0)
    table = stand().season(B, paprika=2).warm(B, 3).give(A, "re-season").re_season(B, "paprika", "paprika").end()
    assert (table.where("Red Stew"), table.state.served[B]) == (Place.BIN, 0)


@pytest.mark.clause("AC-Q1", "AC-K4")
def test_a_dish_that_re_seasoning_makes_done_waits_too():
    table = stand().season(B, paprika=1).warm(B, 3).give(A, "re-season").re_season(B, "paprika", "paprika")
    assert (table.dish(B), table.cook) == ("Red Stew", A)
    assert table.end().state.stars[B] == 1


@pytest.mark.clause("AC-Q1", "AC-Q2", "AC-Q9", "AC-K2")
@BOTH
def test_until_then_it_can_be_swapped_and_is_served_at_once_by_who_swaps(edition):
    table = stand(edition=edition).season(B, paprika=2).warm(B, 3).give(A, "swap stoves")
    table.do("swaps stoves with cook 2")
    assert (table.where("Red Stew"), table.state.stars[:2], table.state.served[:2]) == (A, [1, 0], [1, 0])
    assert (table.asks, table.left, table.dish(B)) == (Asks.PICK, 3, "Pepper Steak")


@pytest.mark.clause("AC-Q2", "AC-K5")
@BOTH
def test_a_dish_that_a_lowered_dial_makes_done_is_served_at_once(edition):
    table = stand(edition=edition, dishes=("Pea Soup", "Red Stew", "Lemon Pie")).season(A, lemon=1, herbs=1)
    table.warm(A, 4).give(A, "lower the heat").do("lowers the heat by 2")
    assert (table.where("Pea Soup"), table.state.stars[A], table.asks, table.left) == (A, 1, Asks.PICK, 3)


@pytest.mark.clause("AC-Q9")
def test_a_swapped_dish_may_have_a_colour_that_lies_on_the_tray():
    table = stand(dishes=("Hippo", "Red Stew", "Lemon Pie")).tray(A, "Goulash").give(A, "swap stoves")
    table.season(B, paprika=1).warm(B, 4).do("swaps stoves with cook 2")
    assert table.dish(A) == "Red Stew"
    table.tip("paprika", "paprika")
    assert (table.where("Red Stew"), table.state.served[:2]) == (A, [2, 0])
    assert table.game.scores(table.state) == (7, 0, 0)


@pytest.mark.clause("AC-Q9", "AC-K2")
def test_who_was_swapped_with_serves_or_clears_what_was_received():
    table = stand(cooks=2).warm(A, 4).season(A, salt=2).give(A, "swap stoves").do("swaps stoves with cook 2").end()
    table.tip("pepper", "pepper")
    assert (table.where("Pepper Steak"), table.state.served[:2], table.state.stars[B]) == (B, [0, 1], 0)
    assert table.pan(C) == {}
