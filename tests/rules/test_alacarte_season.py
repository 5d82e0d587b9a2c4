"""Seasoning: tips, what a pan bears, refilling shakers (AC-P, AC-Q3, Q10, Q12, Q13, Q18, Q22)."""

from fractions import Fraction

import pytest

from tablecooks.games.alacarte.pieces import Asks, Place
from tests.rules.kitchen import BOTH, KINDS, A, B, C, stand


def odds(table):
    return {move.words: ways for move, ways in table.game.chance(table.state).items()}


@pytest.mark.clause("AC-P1")
@BOTH
def test_all_crystals_that_fall_go_into_the_own_pan(edition):
    table = stand(edition=edition).tip("pepper", "salt", "salt")
    assert table.pan(A) == {"salt": 2}
    assert table.pan(B) == table.pan(C) == {}
    assert table.inside("pepper") == (15, 3)
    assert (table.inside("lemon"), table.left) == ((15, 5), 2)


@pytest.mark.clause("AC-P1")
@pytest.mark.case("P02")
def test_a_tip_in_which_none_falls_spends_its_action():
    table = stand().tip("pepper")
    assert (table.left, table.pan(A), table.inside("pepper"), table.asks) == (2, {}, (15, 5), Asks.ACT)


@pytest.mark.clause("AC-P1", "AC-P2")
@pytest.mark.case("P02")
def test_crystals_fall_one_by_one_without_replacement():
    table = stand().do("tips pepper", "3 fall")
    assert odds(table) == {"pepper": 15, "salt": 5}
    table.do("salt")
    assert odds(table) == {"pepper": 15, "salt": 4}
    table.do("salt")
    assert odds(table) == {"pepper": 15, "salt": 3}


@pytest.mark.clause("AC-P2")
def test_only_crystals_of_the_tipped_shaker_can_come_and_all_before_anything_else():
    table = stand().do("tips pepper", "2 fall")
    for words in ("lemon", "0 fall", "lands", "1"):
        table.refuses(words, "AC-P1", "cannot come now")
    table.refuses("rolls the heat die", "AC-T1", "chance")
    table.do("pepper").refuses("tips pepper", "AC-T1", "chance")


@pytest.mark.clause("AC-P2")
@pytest.mark.case("P01", "P02")
def test_kinds_with_none_left_never_fall():
    table = stand().shaker("pepper", 0).do("tips pepper", "2 fall")
    assert odds(table) == {"salt": 5}
    table = stand().shaker("pepper", 7, salt=0).do("tips pepper", "1 falls")
    assert odds(table) == {"pepper": 7}
    table = stand(fall="0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:1").do("tips pepper", "20 fall")
    table.do(*["pepper"] * 15, *["salt"] * 5)
    assert table.inside("pepper") == (15, 5)  # that spoiled the dish, and all of it went back by the sink


@pytest.mark.clause("AC-Q18")
@pytest.mark.case("P02")
def test_when_more_would_fall_than_the_shaker_holds_all_of_it_falls():
    table = stand(fall="4:7:5:2:1:1").shaker("pepper", 1, salt=1).do("tips pepper")
    assert odds(table) == {"0 fall": 4, "1 falls": 7, "2 fall": 9}
    table.refuses("3 fall", "AC-P1")
    full = stand(fall="4:7:5:2:1:1").do("tips pepper")
    assert odds(full) == {"0 fall": 4, "1 falls": 7, "2 fall": 5, "3 fall": 2, "4 fall": 1, "5 fall": 1}
    total = sum(odds(full).values())
    assert Fraction(odds(full)["1 falls"], total) == Fraction(7, 20)


@pytest.mark.clause("AC-P3")
@BOTH
def test_more_than_needed_is_allowed_and_less_is_not_done(edition):
    table = stand(edition=edition, dishes=("Hippo", "Red Stew", "Lemon Pie")).warm(A, 4)
    table.season(A, lemon=1).tip("pepper", "pepper")
    assert table.dish(A) == "Hippo"  # one pepper short
    table.tip("lemon", "lemon").tip("pepper", "pepper")
    assert table.where("Hippo") == A  # a second lemon does no harm
    assert table.state.stars[A] == 0


@pytest.mark.clause("AC-P4", "AC-X1")
@BOTH
@pytest.mark.parametrize("kind", KINDS)
def test_three_of_a_kind_spoil_a_dish_and_two_do_not(kind, edition):
    shaker = "pepper" if kind == "salt" else kind
    table = stand(edition=edition, any_seasoning=True, dishes=("Curry", "Red Stew", "Lemon Pie"))
    table.tip(shaker, kind, kind)
    assert (table.dish(A), table.pan(A)) == ("Curry", {kind: 2})
    table.tip(shaker, kind)
    assert (table.where("Curry"), table.asks) == (Place.BIN, Asks.PICK)


@pytest.mark.clause("AC-P4")
def test_three_crystals_of_different_kinds_spoil_nothing():
    table = stand(dishes=("Duck", "Red Stew", "Lemon Pie")).season(A, lemon=2, pepper=2, herbs=2, salt=2)
    assert table.tip("paprika", "paprika").dish(A) == "Duck"


@pytest.mark.clause("AC-P4", "AC-D1")
def test_a_fourth_crystal_in_the_same_tip_falls_too_and_an_overseasoned_dish_is_not_done():
    table = stand().warm(A, 4).tip("pepper", "pepper", "pepper", "pepper", "pepper")
    assert table.where("Pepper Steak") == Place.BIN
    assert table.sink() == {"pepper": 4}
    assert table.state.served[A] == 0


@pytest.mark.clause("AC-P5")
@BOTH
def test_a_shaker_with_nothing_but_salt_is_filled_from_the_sink(edition):
    table = stand(edition=edition).shaker("herbs", 15, salt=4).shaker("pepper", 1, salt=3)
    table.tip("pepper", "pepper", "salt")
    assert table.inside("pepper") == (14, 5)
    assert table.sink() == {}  # three salt were missing and three lay there
    assert table.pan(A) == {"pepper": 1, "salt": 1}


@pytest.mark.clause("AC-P5")
def test_an_empty_shaker_is_filled_too_and_a_shaker_with_one_crystal_is_not():
    table = stand().shaker("pepper", 1, salt=0).tip("pepper", "pepper")
    assert table.inside("pepper") == (14, 5)
    table = stand().shaker("pepper", 2, salt=0).tip("pepper", "pepper")
    assert table.inside("pepper") == (1, 0)
    assert table.sink() == {"pepper": 13, "salt": 5}


@pytest.mark.clause("AC-P5")
@pytest.mark.case("G06")
def test_salt_is_topped_up_as_far_as_the_sink_has_salt():
    table = stand().season(B, salt=2).season(C, salt=2)
    table.shaker("pepper", 1, salt=0)  # four of its salt go to the sink
    have = table.sink()["salt"]
    assert have < 5
    table.tip("pepper", "pepper")
    assert table.inside("pepper") == (14, have)
    assert table.sink() == {}


@pytest.mark.clause("AC-P5")
def test_salt_goes_to_5_and_what_is_over_stays_in_the_sink():
    table = stand().shaker("herbs", 15, salt=0).shaker("pepper", 1, salt=4).tip("pepper", "pepper")
    assert table.inside("pepper") == (14, 5)
    assert table.sink() == {"salt": 5}
    assert table.inside("herbs") == (15, 0)  # it is not without seasoning: its salt waits


@pytest.mark.clause("AC-Q3")
@BOTH
def test_only_shakers_of_the_recipe_can_be_tipped(edition):
    table = stand(edition=edition, dishes=("Hippo", "Red Stew", "Lemon Pie"))
    assert {words for words in table.words if words.startswith("tips")} == {"tips lemon", "tips pepper"}
    table.refuses("tips herbs", "AC-Q3", "not on this recipe")
    table.season(A, lemon=2)
    assert table.may("tips lemon")  # also when there is enough of it


@pytest.mark.clause("AC-Q3")
def test_the_house_option_lets_any_shaker_be_tipped():
    table = stand(any_seasoning=True, dishes=("Hippo", "Red Stew", "Lemon Pie"))
    assert {words for words in table.words if words.startswith("tips")} == {f"tips {kind}" for kind in KINDS[:4]}
    assert table.tip("herbs", "herbs").pan(A) == {"herbs": 1}


@pytest.mark.clause("AC-Q22", "AC-D5")
@pytest.mark.parametrize("any_seasoning", [True, False])
def test_a_dish_without_seasoning_cannot_be_tipped_over(any_seasoning):
    table = stand(any_seasoning=any_seasoning, dishes=("Warm Water", "Red Stew", "Lemon Pie"))
    for kind in KINDS[:4]:
        table.refuses(f"tips {kind}", "AC-Q22", "no seasoning")


@pytest.mark.clause("AC-Q12")
@pytest.mark.case("G07")
def test_a_shaker_without_any_crystal_cannot_be_tipped_and_one_with_salt_can():
    table = stand().shaker("pepper", 0, salt=0)
    table.state.sink[1] -= 15  # all the pepper lies in another pan
    table.state.pan[B][1] += 15
    table.refuses("tips pepper", "AC-Q12", "empty")
    assert table.words == {"rolls the heat die", "ends the turn"}
    salty = stand().shaker("pepper", 0, salt=2)
    salty.state.sink[1] -= 15
    salty.state.pan[B][1] += 15
    salty.tip("pepper", "salt")
    assert (salty.pan(A), salty.inside("pepper")) == ({"salt": 1}, (0, 1))  # it waits, salt included


def all_in_pan(table, cook, kind, salt=0):
    """A shaker without seasoning while the sink has none of it: it all lies in a pan."""
    place = KINDS.index(kind)
    table.state.pan[cook][place] += table.state.seasoning[place]
    table.state.seasoning[place] = 0
    table.state.sink[4] += table.state.salt[place] - salt
    table.state.salt[place] = salt
    return table


@pytest.mark.clause("AC-Q13")
def test_a_waiting_shaker_waits_with_its_salt():
    table = all_in_pan(stand(), B, "lemon", salt=1).tip("pepper", "pepper")
    assert table.inside("lemon") == (0, 1)
    assert table.sink() == {"salt": 4}


@pytest.mark.clause("AC-Q13")
def test_a_waiting_shaker_is_filled_when_another_cooks_dish_is_cleared():
    table = all_in_pan(stand(cooks=2), B, "lemon", salt=1).end()
    assert (table.cook, table.asks) == (B, Asks.PICK)  # the dish with 15 lemon was cleared just now
    assert table.inside("lemon") == (15, 5)
    assert table.sink() == {}


@pytest.mark.clause("AC-Q13")
def test_a_move_is_settled_only_when_the_next_cooks_dish_is_cleared_too():
    """The pepper of both the sink and the dish that is cleared as the turn passes goes in at once."""
    table = stand(cooks=2).shaker("pepper", 1).season(B, paprika=3)
    table.state.sink[1] -= 4
    table.state.pan[B][1] += 4
    table.tip("pepper").tip("pepper").tip("pepper", "pepper")
    assert (table.cook, table.asks) == (B, Asks.PICK)
    assert table.inside("pepper") == (14, 5)
    assert table.sink() == {"paprika": 3}


@pytest.mark.clause("AC-Q13")
def test_a_waiting_shaker_is_filled_when_a_dish_is_served():
    table = stand(cooks=2, dishes=("Cold Plate", "Red Stew")).season(A, herbs=1, salt=1)
    all_in_pan(table, B, "herbs", salt=0)
    table.tip("lemon", "lemon")
    assert table.where("Cold Plate") == A
    assert table.inside("herbs") == (1, 5)
    assert table.sink() == {"lemon": 1, "salt": 1}


@pytest.mark.clause("AC-Q13")
def test_a_shaker_with_one_crystal_left_does_not_take_from_the_sink():
    table = stand().shaker("lemon", 1).tip("pepper", "pepper")
    assert table.inside("lemon") == (1, 5)
    assert table.sink() == {"lemon": 14}


@pytest.mark.clause("AC-Q13")
def test_several_waiting_shakers_are_filled_in_the_order_of_the_sheet():
    table = stand()
    for kind in KINDS[:4]:
        all_in_pan(table, B, kind, salt=0)
    for cook, salt in ((B, 7), (C, 6)):
        table.state.sink[4] -= salt
        table.state.pan[cook][4] += salt
    table.end()  # cook B's dish is cleared, and all seasoning and 7 salt join the 7 in the sink
    assert (table.cook, table.asks) == (B, Asks.PICK)
    assert [table.inside(kind) for kind in KINDS[:4]] == [(15, 5), (15, 5), (15, 4), (15, 0)]
    assert table.sink() == {}


@pytest.mark.clause("AC-P5", "AC-Q13")
def test_mid_tip_nothing_is_refilled():
    table = stand().shaker("pepper", 1, salt=3).do("tips pepper", "2 fall", "pepper")
    assert table.inside("pepper") == (0, 3)
    assert odds(table) == {"salt": 3}
    assert table.do("salt").inside("pepper") == (14, 4)
