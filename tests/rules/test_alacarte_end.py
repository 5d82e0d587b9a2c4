"""The end: when it comes, points, winners, places (AC-E, AC-Q7, AC-Q21)."""

import pytest

from tablecooks.games.alacarte.pieces import Asks, Crepe, Ending
from tests.rules.kitchen import BOTH, A, B, C, D, stand

LAND = ("flips the crêpe", "lands")


def over(table):
    assert table.game.is_over(table.state) == (table.cook == -2)
    return table.game.is_over(table.state)


def scores(table):
    return table.game.scores(table.state)


@pytest.mark.clause("AC-E1")
@BOTH
def test_five_dishes_end_the_game_at_once(edition):
    table = stand(edition=edition).tray(A, "Hippo", "Duck", "Pea Soup", "Cold Plate").season(A, pepper=1, salt=1)
    assert not over(table)
    table.roll("3")
    assert (over(table), table.state.ending, table.asks) == (True, Ending.DISHES, Asks.OVER)
    assert scores(table) == (17, 0, 0)
    assert table.words == set()
    table.refuses("picks Goulash", "AC-E1", "over")
    assert table.game.winners(table.state) == (A,)


@pytest.mark.clause("AC-E1")
@BOTH
def test_four_dishes_do_not(edition):
    table = stand(edition=edition).tray(A, "Hippo", "Duck", "Pea Soup").tray(B, "Goulash", "Curry", "Ragout", "Pumpkin")
    assert not over(table.season(A, pepper=1, salt=1).roll("3"))


@pytest.mark.clause("AC-E1", "AC-R5")
@BOTH
def test_a_crepe_counts_as_a_dish(edition):
    table = stand(edition=edition).tray(A, "Hippo", "Duck", "Pea Soup", "Cold Plate").lay(A, "crêpe").roll("1")
    table.do(*LAND)
    assert (over(table), table.state.ending, scores(table)) == (True, Ending.DISHES, (19, 0, 0))
    table = stand(edition=edition).tray(A, "Hippo", "Duck", "Pea Soup").crepe(A, Crepe.SERVED).season(A, pepper=1)
    assert over(table.roll("3"))


@pytest.mark.clause("AC-E1", "AC-R7")
def test_a_burnt_crepe_does_not_count():
    table = stand().tray(A, "Hippo", "Duck", "Pea Soup", "Cold Plate").lay(A, "crêpe", heat=6).roll("1")
    assert (over(table), table.asks) == (False, Asks.PICK)


@pytest.mark.clause("AC-E1", "AC-Q1")
def test_a_fifth_dish_that_is_done_on_anothers_turn_ends_the_game_when_its_turn_comes():
    table = stand().tray(B, "Hippo", "Duck", "Pea Soup", "Cold Plate").season(B, paprika=2, salt=1).warm(B, 2)
    table.roll("every stove one up")
    assert not over(table)
    assert over(table.end())


@pytest.mark.clause("AC-E2")
@BOTH
def test_three_stars_end_the_game_at_once(edition):
    table = stand(edition=edition).tray(A, "Cold Plate", "Pea Soup", stars=2).season(A, pepper=1)
    assert not over(table)
    table.roll("3")
    assert (over(table), table.state.ending, table.state.stars[A]) == (True, Ending.STARS, 3)


@pytest.mark.clause("AC-E2")
def test_three_stars_among_several_cooks_do_not():
    table = stand().tray(A, "Cold Plate", stars=1).tray(B, "Pea Soup", stars=1).season(A, pepper=1).roll("3")
    assert (over(table), table.state.stars[:2]) == (False, [2, 1])


@pytest.mark.clause("AC-E3")
@BOTH
def test_the_game_ends_when_a_dish_must_be_put_in_and_none_can_be_had(edition):
    table = stand(edition=edition).crepe(A, Crepe.BURNT).season(A, pepper=1).bin_the_offer().roll("3")
    assert (over(table), table.state.ending) == (True, Ending.NO_DISH)
    assert scores(table)[A] == 3  # the dish just served counts
    spoiled = stand(edition=edition).crepe(A, Crepe.BURNT).warm(A, 5).bin_the_offer().roll("1")
    assert (over(spoiled), spoiled.state.ending) == (True, Ending.NO_DISH)


@pytest.mark.clause("AC-E3")
def test_an_empty_offer_alone_ends_nothing():
    table = stand().crepe(A, Crepe.BURNT).bin_the_offer().roll("1")
    assert not over(table)


@pytest.mark.clause("AC-E3", "AC-R5")
def test_also_after_a_crepe():
    table = stand().lay(A, "crêpe").bin_the_offer().roll("1").do(*LAND)
    assert (over(table), table.state.ending, scores(table)[A]) == (True, Ending.NO_DISH, 5)


@pytest.mark.clause("AC-Q7")
@BOTH
def test_while_the_own_crepe_is_unused_the_end_waits(edition):
    table = stand(edition=edition).crepe(B, Crepe.BURNT).season(A, pepper=1).bin_the_offer().roll("3")
    assert (over(table), table.asks, table.words) == (False, Asks.PICK, {"puts in the crêpe"})
    assert table.do("puts in the crêpe").cook == B


@pytest.mark.clause("AC-Q7", "AC-E3")
def test_another_cooks_crepe_is_no_help():
    table = stand().crepe(A, Crepe.SERVED).season(A, pepper=1).bin_the_offer()
    assert table.state.crepe[B] == Crepe.UNUSED
    assert over(table.roll("3"))


@pytest.mark.clause("AC-E4")
@BOTH
def test_points_are_dishes_crepe_and_laid_cups(edition):
    table = stand(edition=edition).tray(A, "Hippo", "Cold Plate", stars=1).crepe(A, Crepe.SERVED).lay_point(A)
    table.lay_point(A).crepe(B, Crepe.BURNT).tray(C, "Ragout").give(C, "victory point").bin("Duck")
    assert scores(table) == (5 + 1 + 5 + 2, 0, 6)


def ended_with_a_done_dish_in_a_pan(edition, **crystals):
    table = stand(edition=edition).crepe(A, Crepe.BURNT).season(A, pepper=1).bin_the_offer()
    return table.season(B, **crystals).warm(B, 4).tray(C).roll("3")


@pytest.mark.clause("AC-E4")
def test_czech_a_done_dish_in_a_pan_counts_and_one_that_is_not_done_does_not():
    assert scores(ended_with_a_done_dish_in_a_pan("czech", paprika=2)) == (3, 4, 0)
    assert scores(ended_with_a_done_dish_in_a_pan("czech", paprika=1)) == (3, 0, 0)
    assert scores(ended_with_a_done_dish_in_a_pan("czech", paprika=2, salt=3)) == (3, 0, 0)
    assert scores(ended_with_a_done_dish_in_a_pan("czech", paprika=3)) == (3, 0, 0)


@pytest.mark.clause("AC-E4")
def test_spanish_only_the_tray_counts():
    assert scores(ended_with_a_done_dish_in_a_pan("spanish", paprika=2)) == (3, 0, 0)


@pytest.mark.clause("AC-E4")
def test_czech_it_counts_at_the_end_only_and_can_win_the_game():
    table = stand().season(B, paprika=2).warm(B, 4)
    assert scores(table) == (0, 0, 0)
    ended = ended_with_a_done_dish_in_a_pan("czech", paprika=2)
    assert ended.game.winners(ended.state) == (B,)
    spanish = ended_with_a_done_dish_in_a_pan("spanish", paprika=2)
    assert spanish.game.winners(spanish.state) == (A,)


@pytest.mark.clause("AC-E4", "AC-R5")
def test_czech_a_crepe_in_a_pan_is_not_done():
    table = stand().lay(B, "crêpe", heat=3).crepe(A, Crepe.BURNT).season(A, pepper=1).bin_the_offer().roll("3")
    assert (over(table), scores(table)) == (True, (3, 0, 0))


@pytest.mark.clause("AC-E4", "AC-D6")
def test_czech_a_cold_dish_in_a_pan_counts_at_heat_0():
    table = stand(dishes=("Pepper Steak", "Cold Plate", "Lemon Pie")).crepe(A, Crepe.BURNT).season(B, lemon=1)
    assert scores(table.season(A, pepper=1).bin_the_offer().roll("3")) == (3, 1, 0)


@pytest.mark.clause("AC-Q21")
def test_a_perfect_dish_in_a_pan_brings_points_and_no_star():
    table = stand().tray(B, "Cold Plate", "Pea Soup", stars=2).crepe(A, Crepe.BURNT).season(A, pepper=1)
    table.season(B, paprika=2).warm(B, 4).tray(C, "Ragout", "Hippo").bin_the_offer().roll("3")
    assert (table.state.stars[B], scores(table)) == (2, (3, 7, 11))
    assert table.game.winners(table.state) == (C,)  # a third star would have made cook B the only winner
    assert table.game.places(table.state) == (3, 2, 1)


@pytest.mark.clause("AC-E5")
@pytest.mark.case("G08")
@BOTH
def test_all_who_tie_for_most_win(edition):
    table = stand(cooks=4, edition=edition).tray(A, "Hippo").tray(B, "Duck").tray(C, "Ragout").tray(D, "Curry")
    table.lay_point(A).end().end().end().end()
    assert over(table)
    assert scores(table) == (6, 6, 6, 5)
    assert table.game.winners(table.state) == (A, B, C)
    assert table.game.places(table.state) == (1, 1, 1, 4)


@pytest.mark.clause("AC-E5")
def test_nobody_has_won_while_the_game_goes_on():
    table = stand().tray(A, "Hippo")
    assert table.game.winners(table.state) == ()
    assert table.game.places(table.state) == (1, 2, 2)


@pytest.mark.clause("AC-E5")
@pytest.mark.case("G08")
def test_a_game_without_any_point_is_won_by_all():
    table = stand(cooks=2).end().end()
    assert table.game.winners(table.state) == (A, B)


@pytest.mark.clause("AC-E6")
@pytest.mark.case("G08")
@BOTH
def test_three_stars_win_alone_whatever_the_points(edition):
    table = stand(cooks=4, edition=edition).tray(A, "Cold Plate", "Pea Soup", stars=2).season(A, pepper=1)
    table.tray(B, "Hippo", "Ragout").tray(C, "Duck", "Curry").tray(D, "Blue Soup", "Frozen Herbs").roll("3")
    assert over(table)
    assert scores(table) == (6, 11, 11, 6)
    assert table.game.winners(table.state) == (A,)
    assert table.game.places(table.state) == (1, 2, 2, 4)


@pytest.mark.clause("AC-E6")
def test_fewer_stars_mean_nothing():
    table = stand(cooks=2).tray(A, "Cold Plate", "Pea Soup", stars=2).tray(B, "Hippo").end().end()
    assert table.game.winners(table.state) == (B,)


@pytest.mark.clause("AC-E7")
def test_czech_two_cooks_may_agree_on_seven():
    table = stand(cooks=2, goal=7).tray(A, "Hippo", "Duck", "Pea Soup", "Cold Plate", "Curry")
    table.season(A, pepper=1, salt=1).roll("3")
    assert (over(table), table.state.served[A]) == (False, 6)
    table.do("picks Goulash").season(A, pepper=1, paprika=1, salt=1).roll("3").roll("1")
    assert (over(table), table.state.ending, table.state.served[A]) == (True, Ending.DISHES, 7)
    five = stand(cooks=2).tray(A, "Hippo", "Duck", "Pea Soup", "Cold Plate").season(A, pepper=1, salt=1)
    assert over(five.roll("3"))


@pytest.mark.clause("AC-E7", "AC-E2")
def test_with_seven_three_stars_still_end_the_game():
    table = stand(cooks=2, goal=7).tray(A, "Cold Plate", "Pea Soup", stars=2).season(A, pepper=1)
    assert over(table.roll("3"))


@pytest.mark.clause("AC-E7")
@pytest.mark.parametrize(("cooks", "edition"), [(3, "czech"), (4, "czech"), (2, "spanish")])
def test_seven_is_for_two_cooks_of_the_czech_sheet(cooks, edition):
    with pytest.raises(ValueError, match=r"goal.*AC-E7"):
        stand(cooks=cooks, edition=edition, goal=7)
