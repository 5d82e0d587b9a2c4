"""The coffee cups (AC-K, AC-Q10, AC-Q19)."""

import pytest

from tablecooks.games.alacarte.pieces import Asks, Crepe
from tests.rules.kitchen import BOTH, KINDS, A, B, C, stand


@pytest.mark.clause("AC-K1", "AC-K6")
@BOTH
def test_a_point_is_laid_on_the_tray_and_scores_one(edition):
    table = stand(edition=edition).give(A, "victory point", "victory point").give(B, "victory point")
    assert table.game.scores(table.state) == (0, 0, 0)  # a cup not laid scores nothing
    table.do("lays the victory point")
    assert table.game.scores(table.state) == (1, 0, 0)
    assert (table.cups(A), table.state.laid[A], table.used()) == (["victory point"], 1, [])
    assert table.state.served[A] == 0  # it is no dish


@pytest.mark.clause("AC-K1", "AC-E4")
def test_a_point_not_laid_scores_nothing_at_the_end_either():
    table = stand(cooks=2).give(A, "victory point").lay_point(B).end().end()
    assert table.game.is_over(table.state)
    assert table.game.scores(table.state) == (0, 1)


@pytest.mark.clause("AC-K1", "AC-H5")
@BOTH
def test_a_laid_point_cannot_be_taken_nor_does_it_come_back_by_a_reshuffle(edition):
    table = stand(edition=edition).lay_point(B).give(C, "swap stoves").use_up_the_pile()
    table.do("rolls the heat die", "coffee cup")
    assert table.words == {"takes swap stoves from cook 3"}
    assert table.do("takes swap stoves from cook 3").state.laid[B] == 1


@pytest.mark.clause("AC-K2")
@BOTH
def test_swapping_changes_dial_pan_and_dish_of_both_cooks(edition):
    table = stand(edition=edition).warm(A, 2).season(A, pepper=1, salt=2).warm(B, 5).season(B, paprika=1)
    table.give(A, "swap stoves").do("swaps stoves with cook 2")
    assert (table.dish(A), table.state.heat[A], table.pan(A)) == ("Red Stew", 5, {"paprika": 1})
    assert (table.dish(B), table.state.heat[B], table.pan(B)) == ("Pepper Steak", 2, {"pepper": 1, "salt": 2})
    assert (table.dish(C), table.pan(C)) == ("Lemon Pie", {})
    assert (table.cook, table.left, table.cups(A), table.used()) == (A, 3, [], ["swap stoves"])


@pytest.mark.clause("AC-K2", "AC-C3")
def test_trays_cups_and_crepes_stay_where_they_are():
    table = stand().tray(A, "Hippo", stars=1).give(A, "swap stoves", "re-season").give(B, "three spoons")
    table.crepe(B, Crepe.BURNT).do("swaps stoves with cook 2")
    assert (table.where("Hippo"), table.state.stars[:2], table.state.served[:2]) == (A, [1, 0], [1, 0])
    assert (table.cups(A), table.cups(B)) == (["re-season"], ["three spoons"])
    assert table.state.crepe[:2] == [Crepe.UNUSED, Crepe.BURNT]


@pytest.mark.clause("AC-K2")
@BOTH
def test_no_swap_with_a_spoiled_dish(edition):
    table = stand(edition=edition).give(A, "swap stoves").warm(B, 6).season(C, salt=3)
    table.refuses("swaps stoves with cook 2", "AC-K2", "spoiled")  # burnt
    table.refuses("swaps stoves with cook 3", "AC-K2", "spoiled")  # over-seasoned


@pytest.mark.clause("AC-K2")
@BOTH
def test_no_swap_with_anothers_crepe_nor_with_oneself(edition):
    table = stand(edition=edition).give(A, "swap stoves").lay(B, "crêpe")
    table.refuses("swaps stoves with cook 2", "AC-K2", "crêpe")
    table.refuses("swaps stoves with cook 1", "AC-K2", "another cook")
    assert table.may("swaps stoves with cook 3")


@pytest.mark.clause("AC-K2", "AC-R8")
def test_no_swap_of_the_own_crepe():
    stand().give(A, "swap stoves").lay(A, "crêpe").refuses("swaps stoves with cook 2", "AC-K2", "crêpe")


@pytest.mark.clause("AC-K2", "AC-Q14")
def test_a_dish_between_green_and_red_can_be_swapped():
    table = stand(dishes=("Pepper Steak", "Pea Soup", "Lemon Pie")).warm(B, 4).give(A, "swap stoves")
    assert table.do("swaps stoves with cook 2").dish(A) == "Pea Soup"


@pytest.mark.clause("AC-K3")
@BOTH
def test_after_three_spoons_no_other_cup_may_be_played_this_turn(edition):
    table = stand(edition=edition).give(A, "three spoons", "three spoons", "victory point", "swap stoves", "re-season")
    table.do("plays three spoons")
    assert (table.left, table.used()) == (6, ["three spoons"])
    for words in (
        "plays three spoons",
        "lays the victory point",
        "swaps stoves with cook 2",
        "re-seasons cook 2 with lemon",
    ):
        table.refuses(words, "AC-T3", "was taken")


@pytest.mark.clause("AC-K3", "AC-X3")
def test_after_three_spoons_no_cup_saves_a_burnt_dish():
    table = stand().warm(A, 5).give(A, "three spoons", "lower the heat").do("plays three spoons").roll("1")
    assert table.asks == Asks.PICK


@pytest.mark.clause("AC-K3", "AC-T2")
def test_the_extra_actions_are_for_this_turn_only():
    table = stand(cooks=2).give(A, "three spoons").do("plays three spoons").tip("pepper").end().tip("paprika").end()
    assert (table.cook, table.left) == (A, 3)


@pytest.mark.clause("AC-K4")
@BOTH
@pytest.mark.parametrize("kind", KINDS[:4])
def test_any_seasoning_will_do_over_another_cooks_pan(kind, edition):
    table = stand(edition=edition).give(A, "re-season").do(f"re-seasons cook 3 with {kind}")
    assert table.asks == Asks.FALL
    ways = {move.words: number for move, number in table.game.chance(table.state).items()}
    assert ways["0 fall"] == 4  # by the rules of seasoning: none may fall
    table.do("2 fall", kind, "salt")
    assert (table.pan(C), table.pan(A), table.pan(B)) == ({kind: 1, "salt": 1}, {}, {})
    assert (table.cook, table.left, table.used()) == (A, 3, ["re-season"])
    assert table.inside(kind) == (14, 4)


@pytest.mark.clause("AC-K4")
def test_also_one_of_which_two_lie_in_the_pan_already():
    table = stand().season(B, paprika=2).give(A, "re-season").re_season(B, "paprika", "paprika")
    assert table.pan(B) == {"paprika": 3}


@pytest.mark.clause("AC-K4", "AC-D5")
@BOTH
def test_not_a_dish_without_seasoning(edition):
    table = stand(edition=edition, any_seasoning=True, dishes=("Pepper Steak", "Hot Water", "Lemon Pie"))
    table.lay(C, "crêpe").give(A, "re-season")
    for kind in KINDS[:4]:
        table.refuses(f"re-seasons cook 2 with {kind}", "AC-K4", "without seasoning")
        table.refuses(f"re-seasons cook 3 with {kind}", "AC-K4", "without seasoning")


@pytest.mark.clause("AC-K4", "AC-Q12")
def test_not_from_an_empty_shaker():
    table = stand().give(A, "re-season").shaker("herbs", 0, salt=0)
    table.state.sink[3] -= 15
    table.state.pan[C][3] += 15
    table.refuses("re-seasons cook 2 with herbs", "AC-Q12", "empty")


@pytest.mark.clause("AC-Q19")
@BOTH
def test_the_own_pan_is_not_re_seasoned(edition):
    stand(edition=edition).give(A, "re-season").refuses("re-seasons cook 1 with pepper", "AC-Q19", "another cook")


@pytest.mark.clause("AC-Q10")
@BOTH
def test_a_spoiled_dish_is_not_re_seasoned(edition):
    table = stand(edition=edition).give(A, "re-season").warm(B, 7).season(C, lemon=3)
    table.refuses("re-seasons cook 2 with lemon", "AC-Q10", "spoiled already")
    table.refuses("re-seasons cook 3 with lemon", "AC-Q10", "spoiled already")


@pytest.mark.clause("AC-K5")
@BOTH
@pytest.mark.parametrize("levels", [1, 2, 3])
def test_lower_the_heat_turns_the_own_dial_back(levels, edition):
    table = stand(edition=edition).warm(A, 5).warm(B, 5).give(A, "lower the heat").do(f"lowers the heat by {levels}")
    assert table.state.heat[:2] == [5 - levels, 5]
    assert (table.left, table.used()) == (3, ["lower the heat"])


@pytest.mark.clause("AC-K5")
@BOTH
def test_lower_the_heat_is_allowed_at_level_7(edition):
    table = stand(edition=edition).warm(A, 5).give(A, "lower the heat").roll("3")
    assert (table.state.heat[A], table.asks) == (7, Asks.RESCUE)
    table.do("lowers the heat by 2")
    assert (table.state.heat[A], table.dish(A)) == (5, "Pepper Steak")


@pytest.mark.clause("AC-K6")
@BOTH
def test_a_used_cup_is_not_drawn_again_while_the_pile_lasts(edition):
    table = stand(edition=edition).give(A, "swap stoves").do("swaps stoves with cook 2")
    assert (table.pile(), table.used(), table.cups(A)) == (12, ["swap stoves"], [])
    table.do("rolls the heat die", "coffee cup")
    ways = {move.words: number for move, number in table.game.chance(table.state).items()}
    assert ways["swap stoves"] == 2
    assert sum(ways.values()) == 12
