"""The crêpe: put in, rolled, flipped, burnt; coffee breaks with it (AC-R, AC-Q6, AC-Q8, AC-Q16)."""

import pytest

from tablecooks.games.alacarte.edition import Edition
from tablecooks.games.alacarte.pieces import Asks, Crepe
from tests.rules.kitchen import BOTH, KINDS, A, B, C, Table, a_game, stand


def frying(edition="czech", heat=0, cooks=2, cups=(), **settings):
    """Cook A begins a turn with a crêpe in the pan."""
    table = stand(cooks=cooks, edition=edition, **settings).lay(A, "crêpe", heat=heat).give(A, *cups)
    assert (table.cook, table.left) == (A, 3)
    return table


MISS = ("flips the crêpe", "misses")
LAND = ("flips the crêpe", "lands")


@pytest.mark.clause("AC-R1", "AC-R2")
@BOTH
def test_a_crepe_may_be_put_in_instead_of_a_dish_and_ends_the_turn_at_once(edition):
    table = stand(edition=edition).give(A, "victory point").season(A, pepper=1).roll("3")
    assert table.may("puts in the crêpe")
    table.do("puts in the crêpe")
    assert (table.dish(A), table.state.crepe[A], table.state.heat[A]) == ("crêpe", Crepe.PAN, 0)
    assert (table.cook, table.left) == (B, 3)  # two actions and the coffee break are lost


@pytest.mark.clause("AC-R1")
def test_only_when_a_new_dish_is_picked():
    table = stand()
    table.refuses("puts in the crêpe", "AC-T1")
    table.refuses("flips the crêpe", "AC-R4", "no crêpe")


@pytest.mark.clause("AC-R1")
@BOTH
@pytest.mark.parametrize("where", [Crepe.SERVED, Crepe.BURNT])
def test_each_cook_can_make_or_burn_one(where, edition):
    table = stand(edition=edition).crepe(A, where).season(A, pepper=1).roll("3")
    table.refuses("puts in the crêpe", "AC-R1", "yours was used")
    others = stand(edition=edition).crepe(B, where).season(A, pepper=1).roll("3")
    assert others.may("puts in the crêpe")


@pytest.mark.clause("AC-R3")
@BOTH
def test_the_next_turn_must_begin_with_a_roll(edition):
    table = frying(edition)
    assert table.words == {"rolls the heat die"}
    table.refuses("flips the crêpe", "AC-R3", "heat die comes first")
    table.refuses("ends the turn", "AC-R3", "heat die comes first")
    for kind in KINDS[:4]:
        table.refuses(f"tips {kind}", "AC-D5", "not seasoned")
    table.roll("2")
    assert (table.state.heat[A], table.left) == (2, 2)


@pytest.mark.clause("AC-R3", "AC-H3", "AC-H4")
@BOTH
def test_symbols_on_the_crepes_roll_work_as_usual(edition):
    assert frying(edition).roll("every stove one up").state.heat[:2] == [1, 1]
    assert frying(edition).do("rolls the heat die", "choose 1, 2 or 3", "raises the heat by 3").state.heat[A] == 3
    cup = frying(edition).do("rolls the heat die", "coffee cup", "victory point")
    assert (cup.cups(A), cup.left) == (["victory point"], 2)


@pytest.mark.clause("AC-R4")
@BOTH
def test_then_there_are_two_tries_and_no_second_roll(edition):
    table = frying(edition).roll("1")
    assert table.words == {"flips the crêpe", "ends the turn"}
    table.refuses("rolls the heat die", "AC-R4", "flip")
    table.do(*MISS)
    assert (table.cook, table.left) == (A, 1)
    table.refuses("rolls the heat die", "AC-R4", "flip")
    assert table.may("flips the crêpe")


@pytest.mark.clause("AC-R4")
def test_a_flip_lands_with_the_chance_of_its_cook():
    table = frying(flips=("1/3", "3/4")).roll("1").do("flips the crêpe")
    assert {move.words: ways for move, ways in table.game.chance(table.state).items()} == {"lands": 1, "misses": 2}
    table.do("misses", *MISS)
    table.lay(B, "crêpe").do("rolls the heat die", "1", "flips the crêpe")
    assert {move.words: ways for move, ways in table.game.chance(table.state).items()} == {"lands": 3, "misses": 1}


@pytest.mark.clause("AC-R5")
@BOTH
@pytest.mark.parametrize("heat", range(1, 7))
@pytest.mark.parametrize("misses", [0, 1])
def test_a_flip_that_lands_finishes_it_at_any_heat_below_7(heat, misses, edition):
    table = frying(edition, heat=heat - 1).roll("1").do(*MISS * misses, *LAND)
    assert (table.state.crepe[A], table.state.served[A], table.state.heat[A]) == (Crepe.SERVED, 1, 0)
    assert table.game.scores(table.state) == (5, 0)
    assert (table.cook, table.asks) == (A, Asks.PICK)
    table.refuses("puts in the crêpe", "AC-R1")
    table.do("picks Hippo")
    assert (table.cook, table.dish(A), table.left) == (B, "Hippo", 3)


@pytest.mark.clause("AC-R5")
@BOTH
def test_heat_0_will_do(edition):
    table = frying(edition).do("rolls the heat die", "coffee cup", "swap stoves", *LAND)
    assert table.state.crepe[A] == Crepe.SERVED


@pytest.mark.clause("AC-R5", "AC-Q16")
def test_a_finished_crepe_ends_the_turn_though_a_cup_is_left():
    table = frying(cups=["victory point"]).roll("1").do(*LAND, "picks Hippo")
    assert (table.cook, table.cups(A)) == (B, ["victory point"])


@pytest.mark.clause("AC-R5", "AC-D3")
def test_after_the_crepe_the_colour_rule_holds_for_the_next_dish():
    table = frying().tray(A, "Goulash").roll("1").do(*LAND)
    table.refuses("picks Pepper Steak", "AC-D3", "colour")


@pytest.mark.clause("AC-R6")
@BOTH
def test_two_misses_end_the_turn_and_the_next_begins_anew(edition):
    table = frying(edition).roll("1").do(*MISS, *MISS)
    assert (table.cook, table.dish(A), table.state.heat[A]) == (B, "crêpe", 1)
    table.tip("paprika").end()
    assert table.words == {"rolls the heat die"}
    table.roll("1")
    assert (table.state.heat[A], table.left) == (2, 2)
    assert table.do(*MISS, *LAND).state.crepe[A] == Crepe.SERVED


@pytest.mark.clause("AC-R6", "AC-Q5")
def test_after_the_roll_the_tries_may_be_given_up():
    table = frying().roll("1").end()
    assert (table.cook, table.dish(A)) == (B, "crêpe")


@pytest.mark.clause("AC-R7")
@BOTH
@pytest.mark.parametrize(("heat", "face"), [(4, "3"), (5, "3"), (6, "every stove one up"), (5, "2")])
def test_at_7_on_the_own_roll_it_is_burnt_without_tries(heat, face, edition):
    table = frying(edition, heat=heat).roll(face)
    assert (table.state.crepe[A], table.state.served[A], table.asks) == (Crepe.BURNT, 0, Asks.PICK)
    table.refuses("puts in the crêpe", "AC-R1")
    table.do("picks Hippo")
    assert (table.cook, table.dish(A), table.state.heat[A]) == (B, "Hippo", 0)


@pytest.mark.clause("AC-R7")
def test_at_6_it_is_not_burnt():
    assert frying(heat=5).roll("1").may("flips the crêpe")


@pytest.mark.clause("AC-R7", "AC-Q16")
def test_a_burnt_crepe_ends_the_turn_though_a_cup_is_left():
    table = frying(heat=6, cups=["three spoons", "victory point"]).roll("1").do("picks Hippo")
    assert (table.cook, len(table.cups(A))) == (B, 2)


@pytest.mark.clause("AC-Q8", "AC-X1")
@BOTH
def test_a_crepe_that_another_cook_heats_to_7_is_cleared_when_its_turn_comes(edition):
    table = stand(cooks=3, edition=edition).lay(B, "crêpe", heat=6).roll("every stove one up")
    assert (table.state.crepe[B], table.state.heat[B], table.cook) == (Crepe.PAN, 7, A)
    table.end()
    assert (table.cook, table.asks, table.state.crepe[B]) == (B, Asks.PICK, Crepe.BURNT)
    table.do("picks Hippo")
    assert (table.cook, table.dish(B)) == (C, "Hippo")  # that was the turn


@pytest.mark.clause("AC-Q8", "AC-K5")
def test_czech_the_cup_saves_it_at_the_start_of_the_turn():
    table = stand(cooks=2).lay(B, "crêpe", heat=6).give(B, "lower the heat").roll("every stove one up").end()
    assert (table.cook, table.asks) == (B, Asks.RESCUE)
    table.do("lowers the heat by 3")
    assert (table.state.heat[B], table.left) == (4, 3)
    assert table.words == {"rolls the heat die"}
    table.roll("1").do(*LAND)
    assert table.state.crepe[B] == Crepe.SERVED


@pytest.mark.clause("AC-Q8", "AC-K5")
def test_czech_the_cup_saves_it_on_the_own_roll_and_the_tries_follow():
    table = frying(heat=6, cups=["lower the heat"]).roll("2")
    assert table.asks == Asks.RESCUE
    table.do("lowers the heat by 1")
    assert (table.cook, table.left, table.state.heat[A]) == (A, 2, 6)
    assert table.words == {"flips the crêpe", "ends the turn"}
    assert table.do(*MISS, *LAND).state.crepe[A] == Crepe.SERVED


@pytest.mark.clause("AC-Q8")
def test_czech_the_crepe_may_be_left_to_burn():
    table = frying(heat=6, cups=["lower the heat"]).roll("2").do("lets the dish burn", "picks Hippo")
    assert (table.cook, table.state.crepe[A], table.cups(A)) == (B, Crepe.BURNT, ["lower the heat"])


@pytest.mark.clause("AC-Q8", "AC-R8")
def test_spanish_no_cup_saves_it():
    table = frying("spanish", heat=6, cups=["lower the heat"]).roll("2")
    assert (table.asks, table.state.crepe[A]) == (Asks.PICK, Crepe.BURNT)
    table = stand(cooks=2, edition="spanish").lay(B, "crêpe", heat=6).give(B, "lower the heat")
    table.roll("every stove one up").end()
    assert (table.cook, table.asks, table.state.crepe[B]) == (B, Asks.PICK, Crepe.BURNT)


CUPS = ("victory point", "three spoons", "lower the heat", "re-season")
BREAKS = ("lays the victory point", "plays three spoons", "lowers the heat by 1", "re-seasons cook 2 with lemon")


@pytest.mark.clause("AC-R8")
def test_spanish_no_break_with_a_crepe_in_the_pan():
    table = frying("spanish", heat=2, cups=(*CUPS, "swap stoves"))
    for when in ("before the roll", "before the tries", "between the tries"):
        for words in (*BREAKS, "swaps stoves with cook 2"):
            table.refuses(words, "AC-R8", "no coffee break")
        table.roll("1") if when == "before the roll" else table.do(*MISS)
    assert table.cook == B  # and none after the tries


@pytest.mark.clause("AC-R8", "AC-R3")
def test_spanish_a_cup_drawn_then_may_not_be_used_then():
    table = frying("spanish").do("rolls the heat die", "coffee cup", "victory point")
    table.refuses("lays the victory point", "AC-R8")
    table.do(*MISS, *MISS)
    assert (table.cook, table.cups(A)) == (B, ["victory point"])


@pytest.mark.clause("AC-R8")
def test_spanish_with_an_ordinary_dish_the_break_is_free_though_another_cook_fries():
    assert stand(edition="spanish").lay(B, "crêpe").give(A, "victory point").may("lays the victory point")


@pytest.mark.clause("AC-R8")
@pytest.mark.parametrize("edition", ["czech", Edition(break_with_crepe=True, cups_return=False)])
def test_czech_cups_may_be_used_with_a_crepe_in_the_pan(edition):
    for words in BREAKS:
        table = frying(edition, heat=2, cups=CUPS)
        assert table.may(words)
        table.roll("1")
        assert table.may(words)
    table.do("lays the victory point")
    assert (table.state.laid[A], table.left) == (1, 2)
    table.refuses("plays three spoons", "AC-T3")


@pytest.mark.clause("AC-Q16", "AC-R8")
def test_czech_a_break_after_two_misses():
    table = frying(cups=["victory point"]).roll("1").do(*MISS, *MISS)
    assert (table.cook, table.left) == (A, 0)
    assert table.words == {"lays the victory point", "ends the turn"}
    table.refuses("flips the crêpe", "AC-T1", "no action")
    table.refuses("rolls the heat die", "AC-T1", "no action")
    assert table.do("lays the victory point").cook == B


@pytest.mark.clause("AC-Q16", "AC-K3")
def test_czech_three_spoons_after_two_misses_give_a_roll_and_two_tries_at_once():
    table = frying(cups=["three spoons"]).roll("1").do(*MISS, *MISS, "plays three spoons")
    assert (table.cook, table.left) == (A, 3)
    table.refuses("flips the crêpe", "AC-R3", "heat die")
    table.roll("2")
    assert table.state.heat[A] == 3
    table.refuses("rolls the heat die", "AC-R4")
    table.do(*MISS, *MISS)
    assert table.cook == B


@pytest.mark.clause("AC-Q16", "AC-Q4", "AC-R4")
@pytest.mark.parametrize("before", ["", "R", "RF", "RFF"])
def test_czech_whenever_spoons_are_played_there_are_two_rounds_of_roll_and_tries(before):
    table = frying(cups=["three spoons"])
    for place, action in enumerate("RFFRFF"):
        if place == len(before):
            table.do("plays three spoons")
        assert table.cook == A
        assert ("rolls the heat die" in table.words) == (action == "R")
        assert ("flips the crêpe" in table.words) == (action == "F")
        table.roll("1") if action == "R" else table.do(*MISS)
    assert (table.cook, table.state.heat[A]) == (B, 2)


@pytest.mark.clause("AC-Q16", "AC-R7")
def test_czech_the_roll_that_spoons_give_can_burn_it():
    table = frying(heat=4, cups=["three spoons"]).roll("1").do(*MISS, *MISS, "plays three spoons").roll("2")
    assert table.state.crepe[A] == Crepe.BURNT
    assert table.do("picks Hippo").cook == B


@pytest.mark.clause("AC-Q6")
def test_a_crepe_cannot_be_the_first_dish():
    game = a_game(2)
    table = Table(game, game.start()).do("three spoons", "re-season")
    table.refuses("puts in the crêpe", "AC-Q6", "first dish")
    table.do("picks Hippo").refuses("puts in the crêpe", "AC-Q6", "first dish")


@pytest.mark.clause("AC-Q6", "AC-R2")
@BOTH
def test_it_may_be_put_in_after_a_spoiled_dish_and_that_ends_the_turn(edition):
    table = stand(edition=edition).warm(A, 5).roll("1").do("puts in the crêpe")
    assert (table.cook, table.dish(A)) == (B, "crêpe")
    table = stand(cooks=2, edition=edition).season(B, paprika=3).end().do("puts in the crêpe")
    assert (table.cook, table.dish(B)) == (A, "crêpe")  # before any action


@pytest.mark.clause("AC-R3", "AC-Q23")
def test_a_crepe_on_the_table_keeps_the_game_moving():
    table = frying().roll("1").end().end().roll("1").end().end()
    assert not table.game.is_over(table.state)
