"""A turn: actions, spoons, the coffee break, ending early (AC-T, AC-Q4, Q5, Q15, Q16, Q23)."""

import pytest

from tablecooks.games.alacarte.pieces import Asks, Ending
from tests.rules.kitchen import BOTH, A, B, C, stand


@pytest.mark.clause("AC-T1")
@BOTH
@pytest.mark.parametrize("mix", ["hhh", "sss", "hsh", "ssh", "shs"])
def test_three_actions_in_any_mix_and_order(mix, edition):
    table = stand(edition=edition, dishes=("Red Stew", "Curry", "Lemon Pie"))
    for done, action in enumerate(mix):
        assert (table.cook, table.left) == (A, 3 - done)
        assert {"rolls the heat die", "tips paprika"} <= table.words
        table.roll("1") if action == "h" else table.tip("paprika")
    assert table.cook == B


@pytest.mark.clause("AC-T1", "AC-T2", "AC-Q16")
def test_a_fourth_action_is_refused_also_while_a_break_is_left():
    table = stand().give(A, "victory point").roll("1").roll("1").tip("pepper")
    assert (table.cook, table.left) == (A, 0)
    table.refuses("rolls the heat die", "AC-T1", "no action is left")
    table.refuses("tips pepper", "AC-T1", "no action is left")


@pytest.mark.clause("AC-T2")
def test_after_the_third_action_the_next_cook_clockwise_plays_with_three_of_its_own():
    table = stand()
    for cook in (A, B, C, A):
        assert (table.cook, table.left) == (cook, 3)
        for _ in range(3):
            table.tip({A: "pepper", B: "paprika", C: "lemon"}[cook])


@pytest.mark.clause("AC-T3")
@BOTH
def test_a_break_costs_no_action_and_comes_once_in_a_turn(edition):
    table = stand(edition=edition).give(A, "victory point", "victory point", "re-season")
    table.do("lays the victory point")
    assert (table.cook, table.left) == (A, 3)
    table.refuses("lays the victory point", "AC-T3", "it was taken")
    table.refuses("re-seasons cook 2 with lemon", "AC-T3", "it was taken")


@pytest.mark.clause("AC-T3")
def test_the_next_turn_has_a_break_of_its_own():
    table = stand(cooks=2).give(A, "victory point", "victory point").do("lays the victory point")
    table.tip("pepper").end().tip("paprika").end()
    assert table.cook == A
    table.do("lays the victory point")
    assert table.state.laid[A] == 2


@pytest.mark.clause("AC-T3")
def test_only_own_cups_can_be_played():
    table = stand().give(B, "victory point", "three spoons", "swap stoves", "re-season", "lower the heat").warm(A, 2)
    for words in (
        "lays the victory point",
        "plays three spoons",
        "swaps stoves with cook 2",
        "re-seasons cook 2 with lemon",
        "lowers the heat by 1",
    ):
        table.refuses(words, "AC-T3", "no such cup")


@pytest.mark.clause("AC-T4", "AC-Q2")
def test_a_new_dish_costs_no_action():
    table = stand().season(A, pepper=1).roll("3")
    assert table.asks == Asks.PICK
    table.do("picks Hippo")
    assert (table.cook, table.left, table.dish(A)) == (A, 2, "Hippo")


@pytest.mark.clause("AC-T4", "AC-T2")
def test_a_dish_done_by_the_last_action_is_replaced_before_the_turn_passes():
    table = stand().season(A, pepper=1).tip("pepper").tip("pepper").roll("3")
    assert (table.cook, table.asks, table.left) == (A, Asks.PICK, 0)
    table.do("picks Hippo")
    assert (table.cook, table.left) == (B, 3)


@pytest.mark.clause("AC-Q4", "AC-K3")
@BOTH
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_three_spoons_add_three_to_what_is_left(left, edition):
    table = stand(edition=edition, dishes=("Curry", "Red Stew", "Lemon Pie")).give(A, "three spoons")
    for _ in range(3 - left):
        table.tip("pepper")
    table.do("plays three spoons")
    assert (table.cook, table.left) == (A, left + 3)
    for _ in range(left + 3):
        assert table.cook == A
        table.tip("pepper")
    assert table.cook == B


@pytest.mark.clause("AC-Q5")
@BOTH
def test_a_turn_may_be_ended_before_any_action(edition):
    table = stand(edition=edition).end()
    assert (table.cook, table.left) == (B, 3)
    assert not table.game.is_over(table.state)


@pytest.mark.clause("AC-Q5")
def test_ending_early_loses_the_actions_left():
    table = stand().tip("pepper").end()
    assert (table.cook, table.left) == (B, 3)


@pytest.mark.clause("AC-Q15", "AC-X3")
def test_the_start_of_a_turn_rescues_then_serves_then_picks():
    table = stand(cooks=2).season(B, paprika=2).warm(B, 6).give(B, "lower the heat").end()
    assert (table.cook, table.asks) == (B, Asks.RESCUE)
    table.do("lowers the heat by 1")
    assert table.where("Red Stew") == B
    assert (table.cook, table.asks, table.left) == (B, Asks.PICK, 3)
    table.do("picks Hippo")
    assert (table.asks, table.left) == (Asks.ACT, 3)


@pytest.mark.clause("AC-Q15", "AC-X1")
def test_a_spoiled_dish_is_cleared_before_anything_else_at_the_start_of_the_turn():
    table = stand(cooks=2).season(B, paprika=3).end()
    assert (table.cook, table.asks) == (B, Asks.PICK)
    assert table.words == {f"picks {name}" for name in table.offer} | {"puts in the crêpe"}
    table.refuses("rolls the heat die", "AC-T1")


BREAKS_AFTER_THE_THIRD = {
    "victory point": "lays the victory point",
    "three spoons": "plays three spoons",
    "lower the heat": "lowers the heat by 1",
    "swap stoves": "swaps stoves with cook 2",
    "re-season": "re-seasons cook 3 with herbs",
}


@pytest.mark.clause("AC-Q16")
@BOTH
@pytest.mark.parametrize(("cup", "words"), BREAKS_AFTER_THE_THIRD.items())
def test_every_cup_may_be_played_after_the_third_action(cup, words, edition):
    table = stand(edition=edition).give(A, cup).roll("1").roll("1").tip("pepper")
    assert (table.cook, table.asks, table.left) == (A, Asks.ACT, 0)
    assert table.may("ends the turn")
    table.do(words)
    if cup == "re-season":
        table.do("2 fall", "herbs", "salt")
        assert table.pan(C) == {"herbs": 1, "salt": 1}
    assert table.cook == (A if cup == "three spoons" else B)


@pytest.mark.clause("AC-Q16")
def test_after_the_third_action_the_turn_can_be_ended_without_the_break():
    table = stand().give(A, "victory point").tip("pepper").tip("pepper").tip("pepper").end()
    assert (table.cook, table.cups(A)) == (B, ["victory point"])


@pytest.mark.clause("AC-Q16", "AC-T2")
def test_a_cup_that_cannot_be_played_does_not_hold_the_turn_back():
    cold = stand().give(A, "lower the heat").tip("pepper").tip("pepper").tip("pepper")
    assert cold.cook == B
    crepes = (
        stand(cooks=2).lay(B, "crêpe").give(A, "swap stoves", "re-season").tip("pepper").tip("pepper").tip("pepper")
    )
    assert crepes.cook == B
    taken = stand().give(A, "victory point", "victory point").do("lays the victory point")
    assert taken.tip("pepper").tip("pepper").tip("pepper").cook == B


@pytest.mark.clause("AC-Q16", "AC-T4")
def test_a_dish_served_by_a_break_after_the_third_action_is_replaced_before_the_turn_passes():
    table = stand().season(A, pepper=1).warm(A, 2).season(B, paprika=2).warm(B, 3).give(A, "swap stoves")
    table.tip("pepper").tip("pepper").tip("pepper").do("swaps stoves with cook 2")
    assert table.where("Red Stew") == A
    assert (table.cook, table.asks) == (A, Asks.PICK)
    table.do("picks Hippo")
    assert (table.cook, table.dish(A), table.dish(B)) == (B, "Hippo", "Pepper Steak")


@pytest.mark.clause("AC-Q23")
@BOTH
@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_a_whole_round_without_an_action_ends_the_game(cooks, edition):
    table = stand(cooks=cooks, edition=edition)
    for _ in range(cooks - 1):
        table.end()
        assert not table.game.is_over(table.state)
    table.end()
    assert table.game.is_over(table.state)
    assert table.state.ending == Ending.NOBODY_ACTS
    assert table.words == set()
    table.refuses("rolls the heat die", "AC-E1", "over")


@pytest.mark.clause("AC-Q23")
def test_one_action_anywhere_starts_the_round_anew():
    table = stand(cooks=3).end().end()
    table.tip("lemon").end().end().end()
    assert not table.game.is_over(table.state)
    table.end()
    assert table.game.is_over(table.state)


@pytest.mark.clause("AC-Q23")
def test_a_turn_used_up_counts_as_a_turn_with_actions():
    table = stand(cooks=2).end().tip("paprika").tip("paprika").tip("paprika").end()
    assert (table.cook, table.game.is_over(table.state)) == (B, False)


@pytest.mark.clause("AC-Q23", "AC-R2")
def test_a_turn_that_a_crepe_ends_holds_nothing_up():
    table = stand(cooks=2).season(B, paprika=3).end().do("puts in the crêpe").end()
    assert not table.game.is_over(table.state)  # cook B must roll now
    assert table.roll("1").end().end().cook == B
    burnt = stand(cooks=2).lay(B, "crêpe", heat=7).end().do("picks Hippo").end()
    assert (burnt.cook, burnt.game.is_over(burnt.state)) == (B, False)


@pytest.mark.clause("AC-Q23", "AC-T3")
def test_a_coffee_break_is_not_an_action():
    table = stand(cooks=2).give(A, "victory point").end().end()
    assert table.game.is_over(table.state)
    table = stand(cooks=2).give(A, "victory point").do("lays the victory point").end().end()
    assert table.game.is_over(table.state)


@pytest.mark.clause("AC-Q23", "AC-E4")
def test_a_game_that_nobody_plays_is_counted_like_any_other():
    table = stand(cooks=2).tray(B, "Hippo").end().end()
    assert table.game.scores(table.state) == (0, 5)
    assert table.game.winners(table.state) == (B,)


@pytest.mark.case("G05")
def test_the_same_move_again_late_or_for_another_cook_changes_nothing():
    table = stand(cooks=2).tip("pepper", "salt")
    table.refuses("salt", "AC-T1", "not for a cook")  # the crystal that fell already
    table.refuses("3 fall", "AC-T1")
    table.end().refuses("tips pepper", "AC-Q3")  # cook A's action, sent once more in cook B's turn
    table.do("rolls the heat die")
    table.refuses("rolls the heat die", "AC-T1", "chance")
    table.refuses("ends the turn", "AC-T1", "chance")
    table.refuses("salt", "AC-P1", "cannot come now")
    table.do("choose 1, 2 or 3").refuses("ends the turn", "AC-T1")
    table.refuses("rolls the heat die", "AC-T1")
    assert table.do("raises the heat by 2").state.heat[:2] == [0, 2]
    table.refuses("raises the heat by 2", "AC-T1")
