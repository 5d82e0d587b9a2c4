"""What is in the box and how the table is laid (AC-C, AC-S)."""

from fractions import Fraction

import pytest

from tablecooks.games.alacarte.pieces import Asks, Crepe, Kitchen, Place, Spec
from tests.rules.kitchen import CUPS, KINDS, A, B, Table, a_game, count_pieces, stand
from tests.rules.menu_for_tests import NAMES

DEALT = ("lower the heat", "lower the heat", "victory point", "swap stoves")


def dealt(cooks, edition="czech"):
    """A table whose cups are dealt, before the first dish is picked."""
    game = a_game(cooks, edition)
    return Table(game, game.start()).do(*DEALT[:cooks])


def odds(table):
    return {move.words: ways for move, ways in table.game.chance(table.state).items()}


@pytest.mark.clause("AC-C1", "AC-C2")
def test_four_shakers_hold_fifteen_crystals_and_five_of_salt():
    table = stand()
    assert {shaker: table.inside(shaker) for shaker in KINDS[:4]} == dict.fromkeys(KINDS[:4], (15, 5))
    assert table.sink() == {}
    with pytest.raises(ValueError, match="tips salt"):  # salt has no shaker of its own
        table.game.find("tips salt")


@pytest.mark.clause("AC-C2", "AC-P1")
@pytest.mark.parametrize("shaker", KINDS[:4])
def test_from_a_shaker_fall_its_own_crystals_and_salt_and_no_other(shaker):
    table = stand(any_seasoning=True).do(f"tips {shaker}", "1 falls")
    assert odds(table) == {shaker: 15, "salt": 5}


@pytest.mark.clause("AC-C3")
@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_two_to_four_cooks_play_in_turn(cooks):
    table = dealt(cooks)
    assert table.game.seats == cooks
    for seat in range(cooks):
        assert table.cook == seat
        table.do(f"picks {NAMES[seat]}")
    for seat in [*range(1, cooks), A]:
        table.roll("1").end()
        assert table.cook == seat


@pytest.mark.clause("AC-C3")
@pytest.mark.parametrize("cooks", [0, 1, 5, -3, 2.5, 3.0, True, "3", None])
def test_no_other_number_of_cooks(cooks):
    with pytest.raises(ValueError, match="cooks"):
        a_game(cooks)


@pytest.mark.clause("AC-C3", "AC-K2")
def test_a_seat_that_nobody_sits_on_takes_no_part():
    table = stand(cooks=2).give(A, "swap stoves", "re-season")
    table.refuses("swaps stoves with cook 3", "AC-C3", "no such cook")
    table.refuses("re-seasons cook 4 with lemon", "AC-C3", "no such cook")
    table.roll("every stove one up")
    assert table.state.heat == [1, 1, 0, 0]


@pytest.mark.clause("AC-C4")
def test_a_dial_runs_from_0_to_7():
    table = stand(dishes=("Frozen Herbs", "Red Stew", "Lemon Pie")).roll("3").roll("3").roll("3")
    assert table.state.heat[A] == 7
    assert stand().state.heat == [0, 0, 0, 0]


@pytest.mark.clause("AC-C5")
def test_a_recipe_states_everything_and_there_are_twenty():
    spec = a_game().spec
    hippo, cold, water = NAMES.index("Hippo"), NAMES.index("Cold Plate"), NAMES.index("Hot Water")
    assert len(NAMES) == 20
    assert (spec.points[hippo], spec.green_from[hippo], spec.green_to[hippo], spec.burnt_from[hippo]) == (5, 3, 5, 6)
    assert spec.needs[hippo] == [1, 2, 0, 0]
    assert (spec.green_from[cold], spec.green_to[cold], spec.burnt_from[cold]) == (0, 3, 4)
    assert spec.burnt_from[water] > 7
    assert [spec.seasoned[dish] for dish in (hippo, cold, water)] == [1, 1, 0]
    assert len({spec.colour[dish] for dish in range(20)}) == 5


@pytest.mark.clause("AC-C6", "AC-R1")
def test_each_cook_has_one_crepe():
    table = stand(cooks=4)
    assert table.state.crepe == [Crepe.UNUSED] * 4
    table.lay(A, "Pepper Steak", pepper=1).roll("3").do("puts in the crêpe")
    assert table.state.crepe == [Crepe.PAN, Crepe.UNUSED, Crepe.UNUSED, Crepe.UNUSED]


@pytest.mark.clause("AC-C7")
def test_thirteen_cups():
    game = a_game()
    assert odds(Table(game, game.start())) == CUPS
    assert sum(CUPS.values()) == 13


@pytest.mark.clause("AC-C8")
def test_the_die_has_three_numbers_and_three_symbols_equally_likely():
    table = stand().do("rolls the heat die")
    faces = ("1", "2", "3", "choose 1, 2 or 3", "every stove one up", "coffee cup")
    assert odds(table) == dict.fromkeys(faces, 1)
    assert table.cook == -1


@pytest.mark.clause("AC-C9")
def test_nine_stars_are_always_enough():
    """Four cooks with two stars each is the most while the game goes on; the ninth star ends it."""
    table = stand(cooks=4, dishes=("Cold Plate", "Red Stew", "Lemon Pie", "Pumpkin"))
    for cook in range(4):
        table.tray(cook, *table.offer[:2], stars=2)
    assert sum(table.state.stars) == 8
    table.tip("lemon", "lemon")
    assert sum(table.state.stars) == 9
    assert table.game.is_over(table.state)


@pytest.mark.clause("AC-C9", "AC-T1")
def test_three_spoons_count_the_actions():
    assert stand().left == 3


@pytest.mark.clause("AC-C9", "AC-C10")
def test_only_fifteen_of_a_seasoning_and_twenty_salt_are_in_play():
    table = stand()
    assert sum(table.state.salt) == 20
    assert sum(table.state.seasoning) == 60
    table.tip("pepper", "pepper", "pepper", "pepper", "salt")  # spoiled: bin and sink
    assert table.sink() == {"pepper": 3, "salt": 1}
    assert table.where("Pepper Steak") == Place.BIN
    count_pieces(table.state, 3)


@pytest.mark.clause("AC-S1")
@pytest.mark.parametrize("edition", ["czech", "spanish"])
@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_each_cook_starts_with_a_cold_stove_and_one_cup(cooks, edition):
    table = dealt(cooks, edition)
    for cook in range(cooks):
        assert table.cups(cook) == [DEALT[cook]]
        assert table.dish(cook) is None
    assert table.state.heat == [0] * 4
    assert table.state.pan == [[0] * 5 for _ in range(4)]
    assert table.state.served == table.state.laid == table.state.stars == [0] * 4
    assert table.cups(3) == ([DEALT[3]] if cooks == 4 else [])


@pytest.mark.clause("AC-S1", "AC-S2")
def test_the_cups_are_dealt_at_random_without_replacement_and_the_rest_lies_face_down():
    game = a_game(3)
    table = Table(game, game.start()).do("lower the heat", "lower the heat")
    assert odds(table) == {"victory point": 3, "swap stoves": 3, "three spoons": 2, "re-season": 3}
    with pytest.raises(ValueError, match="cannot come now"):
        game.apply(table.state, "lower the heat")
    table.do("re-season")
    assert table.pile() == 10
    assert table.state.cups_down == [3, 3, 2, 2, 0]
    assert table.used() == []


@pytest.mark.clause("AC-S3")
def test_the_cooks_pick_clockwise_from_the_starting_cook():
    table = dealt(3)
    assert (table.cook, table.asks) == (A, Asks.FIRST_DISH)
    assert table.words == {f"picks {name}" for name in NAMES}
    table.do("picks Hippo")
    assert table.cook == B
    table.refuses("picks Hippo", "AC-D3", "not on offer")
    table.refuses("tips pepper", "AC-T1")
    table.do("picks Blue Soup", "picks Duck")  # the colour another cook has is no bar
    assert [table.dish(cook) for cook in range(3)] == ["Hippo", "Blue Soup", "Duck"]
    assert table.offer == [name for name in NAMES if name not in ("Hippo", "Blue Soup", "Duck")]


@pytest.mark.clause("AC-S4")
def test_the_starting_cook_has_the_three_spoons_and_begins():
    table = dealt(3).do("picks Hippo", "picks Blue Soup", "picks Duck")
    assert (table.cook, table.asks, table.left) == (A, Asks.ACT, 3)
    assert "lowers the heat by 1" not in table.words  # the stove is cold
    assert table.may("rolls the heat die")


@pytest.mark.case("P05")
def test_numbers_at_the_table_are_python_numbers_and_so_are_fractions_of_them():
    game = a_game()
    for record, kind in ((game.start(), Kitchen), (game.spec, Spec)):
        row = record.to_rows(2)[1]
        again = kind.from_row(row)
        assert again == record
        assert {type(number) for number in again.key()} == {int}
    state = Kitchen.from_row(stand().state.to_rows(1)[0])
    table = Table(game, state).do("tips pepper", "4 fall")
    ways = odds(table)
    assert {type(number) for number in ways.values()} == {int}
    no_salt = Fraction(1)
    for fallen in range(4):  # four crystals without salt, six tips of it
        no_salt *= Fraction(15 - fallen, sum(ways.values()) - fallen)
    assert no_salt**6 == Fraction(567869252041, 1135573198803289)
