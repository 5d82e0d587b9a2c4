"""The end of the game, and what hands are worth (KB-E, KB-Q4, KB-Q5, KB-Q7)."""

from itertools import permutations

import pytest

from tablecooks.games.breakfast import speech
from tablecooks.games.breakfast.rounds import begin_round
from tests.rules.breakfast_table import A, B, C, table

PUBLISHED_KING = {"ham": 6, "cheese": 5, "bread": 5, "cake": 6, "wine": 5, "fruit": 4, "chicken": 4}
PUBLISHED_HAND = {"ham": 1, "cheese": 3, "bread": 3, "cake": 2, "wine": 3, "fruit": 2, "chicken": 3}


# KB-E1, KB-Q4, KB-Q7: when.


@pytest.mark.clause("KB-E1", "KB-Q7")
@pytest.mark.parametrize(("guests", "left", "over"), [(3, 5, True), (3, 6, False), (4, 7, True), (5, 10, False)])
def test_the_game_ends_when_the_deck_is_too_small_for_a_table(guests, left, over):
    t = table(guests).lay(ham=1, wine=1).deck(cake=left).turn_of(guests - 1).play("takes ham")
    assert t.game.is_over(t.state) == over
    assert t.may() == (set() if over else {"lays the table"})


@pytest.mark.clause("KB-E1")
def test_unused_cards_are_out():
    """They belong to nobody: no hand, no serving of the king, no point comes of them."""
    t = table().king(ham=2).hand(A, ham=2).lay(wine=1).deck(ham=5).turn_of(C).play("takes wine")
    assert t.state.left == 5
    assert t.points() == (4, 0, 0)
    t.refuses("lays the table", "KB-E1")
    assert speech.ending(t.game, t.state)[1] == "KB-E1"


@pytest.mark.clause("KB-E1", "KB-K1")
def test_the_king_is_served_before_the_game_ends():
    t = table().hand(A, ham=1).lay(wine=1, ham=1).deck().turn_of(C).play("takes wine")
    assert t.game.is_over(t.state)
    assert t.points() == (1, 0, 0)


@pytest.mark.clause("KB-Q4")
def test_emeralds_count_as_cards_of_the_deck():
    last = table().lay(ham=1, wine=1).deck(cake=1, emeralds=5).turn_of(C).play("takes ham")
    assert last.may() == {"lays the table"}
    last.play("lays the table", *["Emerald"] * 5, "cake")
    assert last.state.left == 0
    assert last.asked == B


@pytest.mark.clause("KB-Q7")
def test_the_first_deal_is_tested_too():
    """A deck that was too small from the start: nobody is asked anything."""
    t = table(5).deck(ham=9)
    t.state.rounds = 0
    begin_round(t.state, t.game.spec)
    assert t.game.is_over(t.state)
    assert t.state.rounds == 0


@pytest.mark.clause("KB-E1", "KB-Q4")
def test_a_game_without_drawing_has_eighteen_tables_for_three():
    """110 cards, 6 for each table: 18 tables, 2 cards unused. Every table has dishes enough for all."""
    t = table()
    while not t.game.is_over(t.state):
        if t.is_chance:
            chance = t.game.chance(t.state)
            t.play(max(chance, key=chance.get))
        else:
            t.play(min(t.may() - {"draws a card", "calls Emerald"}))
    assert (t.state.rounds, t.state.left, sum(t.state.held)) == (18, 2, 0)


# KB-E2, KB-E3, KB-E4: what a hand is worth.


@pytest.mark.clause("KB-E2", "KB-Q6")
def test_hands_are_shown_at_the_end():
    t = table().hand(A, ham=2).drew(A, wine=1).drew(B, cake=2).lay(ham=1).deck().turn_of(C)
    assert t.game.view(t.state, C).drawn[B] == [-1] * 7
    t.play("takes ham")
    assert t.game.view(t.state, C).drawn == t.state.drawn
    assert t.game.view(t.state, C).taken == t.state.taken


@pytest.mark.clause("KB-E3", "KB-E4")
@pytest.mark.parametrize(("mine", "points"), [(0, 0), (1, 4), (3, 12), (4, 16), (5, 0), (9, 0)])
def test_the_example_of_the_sheet(mine, points):
    """The king has four cheeses."""
    assert table().king(cheese=4).hand(A, cheese=mine).points()[A] == points


@pytest.mark.clause("KB-E3")
def test_what_the_king_has_none_of_is_discarded():
    t = table().hand(A, ham=1).drew(A, ham=1).over()
    assert t.points() == (0, 0, 0)
    assert speech.points(t.game, t.state, A) == [("Ham: 2, more than the king's 0: discarded", 0, False)]


@pytest.mark.clause("KB-E4")
def test_taken_and_drawn_servings_count_alike():
    assert table().king(cheese=4).hand(A, cheese=1).drew(A, cheese=2).points()[A] == 12
    assert table().king(cheese=4).hand(A, cheese=3).drew(A, cheese=2).points()[A] == 0


@pytest.mark.clause("KB-E4")
def test_a_published_result():
    t = table().king(**PUBLISHED_KING).hand(B, **PUBLISHED_HAND).over()
    assert t.points() == (0, 83, 0)
    rows = speech.points(t.game, t.state, B)
    assert [points for _name, points, _star in rows] == [6, 15, 15, 12, 15, 8, 12]
    assert rows[1][0] == "Cheese: 3 at 5 each"


# KB-E5, KB-Q5: who has won.


@pytest.mark.clause("KB-E5")
def test_most_points_win():
    t = table().king(ham=3, cake=2).hand(A, ham=1).hand(B, ham=2).hand(C, cake=1).over()
    assert t.points() == (3, 6, 2)
    assert t.game.places(t.state) == (2, 1, 3)
    assert t.game.winners(t.state) == (B,)


@pytest.mark.case("G08")
@pytest.mark.clause("KB-E5")
@pytest.mark.parametrize("seats", list(permutations([A, B, C])))
def test_on_a_tie_the_fewest_discarded_cards_win(seats):
    """Six points each; three, two and no cards discarded, whoever sits where."""
    one, two, none = seats
    t = table().king(ham=2, cake=3, wine=1, bread=6).hand(one, cake=2, wine=3).hand(two, ham=1, cake=1, bread=0, wine=1)
    t.hand(two, fruit=2).hand(none, bread=1).over()
    assert [t.points()[seat] for seat in seats] == [6, 6, 6]
    assert [t.game.places(t.state)[seat] for seat in seats] == [3, 2, 1]
    assert t.game.winners(t.state) == (none,)


@pytest.mark.case("G08")
@pytest.mark.clause("KB-Q5", "KB-E5")
def test_a_tie_that_discards_do_not_break_is_shared():
    t = table().king(ham=2, cake=2).hand(A, ham=2, wine=1).hand(B, cake=2, wine=1).hand(C, ham=1).over()
    assert t.points() == (4, 4, 2)
    assert t.game.places(t.state) == (1, 1, 3)
    assert t.game.winners(t.state) == (A, B)
    assert speech.prompt(t.game, t.state, ("Ana", "Bo", "Cy"))[2] == "Ana and Bo share the win."


@pytest.mark.case("G08")
@pytest.mark.clause("KB-Q5")
def test_nobody_with_a_point_is_a_tie_too():
    t = table(5).over()
    assert t.game.winners(t.state) == (0, 1, 2, 3, 4)
