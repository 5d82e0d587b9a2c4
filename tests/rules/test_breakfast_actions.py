"""The three actions, and Emerald (KB-A1 to KB-A5, KB-Q1 to KB-Q4)."""

import pytest

from tests.rules.breakfast_table import DISH_NAMES, A, B, C, cards_in, table

FED = {f"feeds {dish} to Emerald" for dish in DISH_NAMES}


# KB-A1: take a pile.


@pytest.mark.clause("KB-A1")
def test_all_cards_of_one_dish_none_left_over():
    t = table().lay(ham=3, wine=1).hand(A, ham=1).play("takes ham")
    assert cards_in(t.state.taken[A]) == {"ham": 4}
    assert cards_in(t.state.table) == {"wine": 1}
    assert t.asked == B


@pytest.mark.clause("KB-A1")
def test_a_dish_that_is_not_there_cannot_be_taken():
    table().lay(ham=3).refuses("takes wine", "KB-A1")


# KB-A2: draw.


@pytest.mark.clause("KB-A2")
def test_a_card_from_the_deck_into_the_hand():
    t = table().lay(ham=3).play("draws a card")
    assert t.is_chance
    assert t.may() == {*DISH_NAMES, "Emerald"}
    t.play("cake")
    assert cards_in(t.state.drawn[A]) == {"cake": 1}
    assert t.state.held[A] == 1
    assert cards_in(t.state.table) == {"ham": 3}
    assert t.asked == B


@pytest.mark.clause("KB-A2")
def test_nobody_chooses_the_card():
    t = table().lay(ham=3)
    t.refuses("cake", "KB-A2")
    t.play("draws a card").refuses("takes ham", "KB-R2")


@pytest.mark.clause("KB-A2", "KB-C1")
def test_a_kind_that_is_used_up_does_not_come():
    t = table().lay(ham=1).deck(wine=2, emeralds=1).play("draws a card")
    assert {move.words: ways for move, ways in t.game.chance(t.state).items()} == {"wine": 2, "Emerald": 1}
    t.refuses("ham", "KB-C1")


# KB-A3: Emerald from the table.


@pytest.mark.clause("KB-A3", "KB-Q4", "KB-K3")
def test_emerald_and_two_of_the_kings_servings_leave_the_game():
    t = table().lay(emeralds=2, wine=1).king(ham=2, cake=1).play("calls Emerald")
    assert t.asked == A
    assert t.may() == {"feeds ham to Emerald", "feeds cake to Emerald"}
    t.play("feeds ham to Emerald", "feeds cake to Emerald")
    assert cards_in(t.state.king) == {"ham": 1}
    assert t.state.emeralds == 1
    assert t.state.gone == [1, 0, 0, 1, 0, 0, 0, 1]
    assert t.asked == B


@pytest.mark.clause("KB-A3")
def test_two_alike_are_allowed():
    t = table().lay(emeralds=1, wine=1).king(ham=2).play("calls Emerald", *["feeds ham to Emerald"] * 2)
    assert sum(t.state.king) == 0


@pytest.mark.clause("KB-A3")
def test_exactly_two_and_only_what_the_king_has():
    t = table().lay(emeralds=1, wine=1).king(ham=1, cake=1).play("calls Emerald", "feeds ham to Emerald")
    assert t.may() == {"feeds cake to Emerald"}
    t.refuses("feeds ham to Emerald", "KB-A3")
    t.refuses("passes", "KB-A3")
    t.refuses("takes wine", "KB-A3")


@pytest.mark.clause("KB-A3")
def test_not_without_emerald_nor_with_fewer_than_two_servings():
    table().lay(wine=1).king(ham=5).refuses("calls Emerald", "KB-A3")
    table().lay(wine=1, emeralds=1).king(ham=1).refuses("calls Emerald", "KB-A3")
    table().lay(wine=1, emeralds=1).refuses("calls Emerald", "KB-A3")
    assert "calls Emerald" in table().lay(wine=1, emeralds=1).king(ham=1, cake=1).may()


# KB-A4, KB-Q1, KB-Q2: a bare table, an empty deck.


@pytest.mark.clause("KB-A4", "KB-Q1")
def test_with_no_serving_left_one_must_draw_emerald_or_not():
    t = table().lay(emeralds=1).king(ham=3)
    assert t.may() == {"draws a card"}
    t.refuses("calls Emerald", "KB-A4")


@pytest.mark.clause("KB-Q1")
def test_a_house_option_lets_emerald_be_used_on_a_bare_table():
    t = table(emerald_on_bare_table=True).lay(emeralds=1).king(ham=3)
    assert t.may() == {"draws a card", "calls Emerald"}
    assert t.deck().may() == {"passes", "calls Emerald"}


@pytest.mark.case("G07")
@pytest.mark.clause("KB-Q2", "KB-Q1")
@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("kings", [1, 2])
def test_nothing_left_to_do_is_a_pass(option, kings):
    """A bare table with only an Emerald on it, an empty deck."""
    t = table(emerald_on_bare_table=option).lay(emeralds=1).king(ham=kings).deck()
    assert t.may() == ({"passes", "calls Emerald"} if option and kings == 2 else {"passes"})
    t.play("passes")
    assert t.asked == B
    t.play("passes", "passes")
    assert t.game.is_over(t.state)


@pytest.mark.clause("KB-Q2")
def test_an_empty_deck_offers_no_drawing():
    t = table().lay(ham=1, wine=1).deck()
    assert t.may() == {"takes ham", "takes wine"}
    t.refuses("draws a card", "KB-Q2")
    t.refuses("passes", "KB-R4")
    assert t.play("takes ham", "takes wine").may() == {"passes"}


# KB-A5, KB-Q3: Emerald from the deck.


@pytest.mark.clause("KB-A5")
def test_a_drawn_emerald_is_used_at_once():
    t = table().lay(ham=1).king(cake=2, wine=1).play("draws a card", "Emerald")
    assert t.asked == A
    assert t.may() == {"calls Emerald", "leaves Emerald on the table"}
    t.refuses("takes ham", "KB-A5")
    t.play("calls Emerald", "feeds cake to Emerald", "feeds wine to Emerald")
    assert t.state.emeralds == 0
    assert cards_in(t.state.king) == {"cake": 1}
    assert t.asked == B


@pytest.mark.clause("KB-A5")
def test_or_left_on_the_table_for_anyone():
    t = table().lay(ham=1).king(cake=2).play("draws a card", "Emerald", "leaves Emerald on the table")
    assert t.state.emeralds == 1
    assert t.asked == B
    assert "calls Emerald" in t.may()


@pytest.mark.clause("KB-A5")
@pytest.mark.parametrize("then", [["leaves Emerald on the table"], ["calls Emerald", *["feeds cake to Emerald"] * 2]])
def test_there_is_no_card_in_place_of_emerald(then):
    t = table().lay(ham=1).king(cake=2).play("draws a card", "Emerald", *then)
    assert t.state.left == 110 - 1 - 2 - 1
    assert t.state.held[A] == sum(t.state.drawn[A]) == 0


@pytest.mark.clause("KB-A5", "KB-A4")
def test_an_emerald_drawn_at_a_bare_table_may_be_used():
    """KB-A4 asks for a draw, and KB-A5 says what may be done with it."""
    t = table().lay().king(cake=2).play("draws a card", "Emerald")
    assert t.may() == {"calls Emerald", "leaves Emerald on the table"}


@pytest.mark.clause("KB-Q3")
@pytest.mark.parametrize("kings", [0, 1])
def test_an_emerald_that_cannot_be_used_is_laid_on_the_table(kings):
    t = table().lay(ham=1).king(cake=kings).play("draws a card", "Emerald")
    assert t.state.emeralds == 1
    assert t.asked == B


@pytest.mark.clause("KB-Q4")
def test_one_emerald_in_an_action():
    t = table().lay(emeralds=3, ham=1).king(cake=5).turn_of(C)
    t.play("calls Emerald", "feeds cake to Emerald", "feeds cake to Emerald")
    assert t.state.emeralds == 2
    assert t.may() == {"lays the table"}


def test_the_feeding_of_emerald_is_asked_for_dish_by_dish():
    t = table().lay(emeralds=1, ham=1).king(**dict.fromkeys(DISH_NAMES, 1)).play("calls Emerald")
    assert t.may() == FED
