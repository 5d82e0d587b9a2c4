"""Set-up, laying the table, the order of a round and the king's serving (KB-C, KB-R, KB-K)."""

import pytest

from tablecooks.games import breakfast
from tablecooks.games.breakfast import Setup
from tests.rules.breakfast_table import DISH_NAMES, A, B, C, D, cards_in, count_cards, table


def laid(guests, *cards):
    """The first table, of just these cards."""
    return table(guests).play("lays the table", *cards)


# KB-C: the cards, the guests, the first cook.


@pytest.mark.clause("KB-C1")
def test_fifteen_of_seven_dishes_and_five_emeralds():
    start = table()
    assert start.state.left == 110
    chance = start.game.chance(start.play("lays the table").state)
    assert {move.words: ways for move, ways in chance.items()} == {**dict.fromkeys(DISH_NAMES, 15), "Emerald": 5}


@pytest.mark.clause("KB-C2")
def test_three_to_five_guests():
    assert list(breakfast.game.seats) == [3, 4, 5]
    for guests in (2, 6, 0, True, "3", 3.0, None):
        with pytest.raises(ValueError, match="guests"):
            Setup(guests=guests)


@pytest.mark.clause("KB-C3")
def test_the_first_cook_begins_and_nothing_lies_before_the_king():
    start = table()
    assert start.asked == A
    assert start.state.cook == A
    assert sum(start.state.king) == 0
    assert start.may() == {"lays the table"}


@pytest.mark.clause("KB-C3", "KB-Q6")
def test_the_deck_lies_face_down():
    start = table()
    assert start.game.view(start.state, A).deck[:7] == [-1] * 7


# KB-R: a round.


@pytest.mark.clause("KB-R2")
@pytest.mark.parametrize("guests", [3, 4, 5])
def test_two_cards_for_each_guest(guests):
    t = table(guests).play("lays the table")
    dealt = 0
    while t.is_chance:
        t.play(DISH_NAMES[dealt % 3])
        dealt += 1
    assert dealt == 2 * guests
    assert sum(t.state.table) == 2 * guests
    assert t.asked == A


@pytest.mark.clause("KB-R2")
def test_servings_are_sorted_into_piles():
    t = laid(3, "ham", "wine", "ham", "cake", "wine", "ham")
    assert cards_in(t.state.table) == {"ham": 3, "cake": 1, "wine": 2}
    assert t.may() == {"takes ham", "takes cake", "takes wine", "draws a card"}


@pytest.mark.clause("KB-R2")
def test_nobody_acts_before_the_table_is_laid():
    t = table()
    t.refuses("draws a card", "KB-R2")
    t.refuses("takes ham", "KB-R2")
    t.play("lays the table", "ham")
    t.refuses("takes ham", "KB-R2")


@pytest.mark.clause("KB-R3", "KB-Q4")
def test_a_dealt_emerald_lies_beside_the_piles_and_counts_as_a_dealt_card():
    t = laid(3, "Emerald", "ham", "Emerald", "ham", "ham", "wine")
    assert t.state.emeralds == 2
    assert cards_in(t.state.table) == {"ham": 3, "wine": 1}
    assert t.asked == A


@pytest.mark.clause("KB-R3")
def test_emeralds_stay_and_do_not_change_how_many_cards_are_dealt():
    t = laid(3, "Emerald", *["ham"] * 2, *["wine"] * 2, "cake")
    t.play("takes ham", "takes wine", "takes cake")
    assert t.state.emeralds == 1
    t.play("lays the table")
    assert t.state.to_deal == 6
    t.play(*["bread"] * 6)
    assert sum(t.state.table) == 6
    assert t.state.emeralds == 1


@pytest.mark.clause("KB-R4")
@pytest.mark.parametrize(("guests", "cook"), [(3, A), (3, C), (4, B), (5, D)])
def test_the_cook_acts_first_and_each_acts_once_clockwise(guests, cook):
    t = table(guests).lay(ham=1, cheese=1, bread=1, cake=1, wine=1, fruit=1).turn_of(cook, cook)
    for place, dish in enumerate(DISH_NAMES[:guests]):
        assert t.asked == (cook + place) % guests
        t.play(f"takes {dish}")
    assert t.may() == {"lays the table"}


@pytest.mark.clause("KB-R4")
def test_nobody_passes_who_can_do_something():
    table().lay(ham=1).refuses("passes", "KB-R4")
    table().lay().refuses("passes", "KB-R4")
    table().lay(ham=1).refuses("lays the table", "KB-R4")


@pytest.mark.clause("KB-R1")
def test_lay_take_serve_and_the_next_cook():
    t = laid(3, "ham", "ham", "wine", "cake", "bread", "bread")
    t.play("takes ham", "takes wine", "takes cake")
    assert cards_in(t.state.king) == {"bread": 2}
    assert t.asked == t.state.cook == B
    assert t.state.rounds == 2
    t.play("lays the table", *["ham"] * 6)
    assert t.asked == B


@pytest.mark.clause("KB-R1")
def test_the_cooks_go_round():
    t = table()
    for cook in (A, B, C, A):
        assert t.asked == cook
        t.play("lays the table", "ham", "wine", "cake", "ham", "wine", "cake", "takes ham", "takes wine", "takes cake")


# KB-K: the king.


@pytest.mark.clause("KB-K1")
def test_the_king_takes_all_servings_that_are_left():
    t = table().king(ham=1).lay(emeralds=1, ham=2, cheese=1, bread=1, cake=3, wine=1).turn_of(C)
    t.play("takes wine")
    assert cards_in(t.state.king) == {"ham": 3, "cheese": 1, "bread": 1, "cake": 3}
    assert sum(t.state.table) == 0
    assert t.state.emeralds == 1


@pytest.mark.clause("KB-K1", "KB-Q6")
def test_the_kings_servings_lie_open():
    t = table().king(ham=3).lay(wine=1)
    assert all(t.game.view(t.state, seat).king == t.state.king for seat in (A, B, C))


@pytest.mark.clause("KB-K2")
def test_the_king_may_get_nothing():
    t = laid(3, "ham", "ham", "wine", "cake", "ham", "cake").play("takes ham", "takes wine", "takes cake")
    assert sum(t.state.king) == 0
    assert t.may() == {"lays the table"}


@pytest.mark.clause("KB-K3")
def test_only_emerald_takes_from_the_king():
    """Whatever is played, the king's servings are never fewer, unless Emerald eats."""
    t = table(4)
    for step in range(400):
        moves = sorted(t.may())
        if not moves:
            break
        before, move = list(t.state.king), moves[step * 7 % len(moves)]
        t.play(move)
        eaten = [int(move == f"feeds {dish} to Emerald") for dish in DISH_NAMES]
        assert all(after >= kings - ate for after, kings, ate in zip(t.state.king, before, eaten, strict=True))
    count_cards(t.state)
