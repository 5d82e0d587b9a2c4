"""The next round and the end of the game (KU-N, KU-E, KU-Q1, KU-Q5, KU-Q7, KU-Q11)."""

import pytest

from tablecooks.games.kulinary import game as book
from tablecooks.games.kulinary.pieces import Asks, Ending, Place
from tablecooks.games.kulinary.speech import field
from tests.every_game.walk import walk
from tests.rules.kulinary_table import DOOR, STORE, TABLE, WALL, WINDOW, A, B, C, laid, stand

SALADS = tuple(f"Salad {number}" for number in range(1, 12))


@pytest.mark.clause("KU-N1", "KU-Q1")
@pytest.mark.parametrize(("players", "in_store", "on_stove"), [(2, 4, 1), (4, 6, 2), (6, 8, 3)])
def test_store_and_stoves_are_filled_up_and_what_lies_there_stays(players, in_store, on_stove):
    table = stand(players).store(milk=3).dish(WALL, "Pancakes").cooked(A, "Omelette").at(TABLE, A)
    table.do("serves Omelette")
    came = []
    while table.is_chance:
        came.append(table.asks)
        table.do(table.game.moves(table.state)[0].words)
    assert sum(table.state.store) == in_store
    assert table.state.store[5] >= 3
    assert len(table.on(Place.WINDOW)) == len(table.on(Place.WALL)) == on_stove
    assert "Pancakes" in table.on(Place.WALL)
    wanted = [Asks.FILL_STORE] * (in_store - 3) + [Asks.FILL_WINDOW] * on_stove + [Asks.FILL_WALL] * (on_stove - 1)
    assert came == wanted
    assert (table.asks, table.state.rounds) == (Asks.LAY, 2)


@pytest.mark.clause("KU-N1", "KU-S3")
def test_no_cards_are_dealt_again():
    table = stand(2).cooked(A, "Omelette").at(TABLE, A).do("serves Omelette").fill()
    assert [table.size(cook) for cook in (A, B)] == [0, 0]


@pytest.mark.clause("KU-N2")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_player_card_moves_on_to_the_left(players):
    table = laid(players).fill()
    firsts = []
    for _ in range(players + 1):
        firsts.append((table.state.first, table.turn))
        table.lay_all("store")
        while table.asks != Asks.LAY:
            table.do(table.game.moves(table.state)[0].words)
    assert firsts == [(place % players, place % players) for place in range(players + 1)]


@pytest.mark.clause("KU-Q5", "KU-N1")
def test_deck_and_discards_are_empty_so_fewer_are_laid():
    table = stand(3).store(egg=1, milk=1).deck(fish=1).no_discards(B).cooked(A, "Omelette").at(TABLE, A)
    table.do("serves Omelette", "fish in the store")
    assert table.asks == Asks.FILL_WINDOW
    assert sum(table.state.store) == 3


@pytest.mark.clause("KU-Q5")
def test_the_stove_by_the_window_is_filled_first():
    """One dish is left for two stoves."""
    table = stand(2).store(egg=4).cooked(B, *stand().on(Place.DECK)).cooked(A, "Omelette").at(TABLE, A)
    table.do("serves Omelette")
    assert table.ways == {"Omelette by the window": 1}
    table.do("Omelette by the window")
    assert (table.on(Place.WINDOW), table.on(Place.WALL), table.asks) == (["Omelette"], [], Asks.LAY)


@pytest.mark.clause("KU-E1")
def test_the_round_in_which_someone_reaches_20_is_played_to_its_end():
    table = stand().cooked(A, "Omelette").cooked(B, "Pancakes").cooked(C, "Fish Soup").steps(18, 10, 17)
    table.at(TABLE, A, B, C).do("serves Omelette")
    assert (table.state.steps[A], table.turn) == (20, B)
    table.do("serves Pancakes", "serves Fish Soup")
    assert (table.asks, Ending(table.state.ending)) == (Asks.OVER, Ending.ARRIVED)
    assert table.game.moves(table.state) == ()
    table.refuses("does nothing", "KU-E1", "over")


@pytest.mark.clause("KU-E1")
def test_at_19_the_game_goes_on():
    table = stand().cooked(A, "Omelette").steps(17).at(TABLE, A).do("serves Omelette").fill()
    assert (table.state.steps[A], table.asks) == (19, Asks.LAY)


@pytest.mark.clause("KU-E1")
def test_one_may_go_past_20():
    table = stand().cooked(A, "Banquet").steps(19).at(TABLE, A).do("serves Banquet")
    assert table.game.scores(table.state) == (28, 0, 0)
    assert [field(steps) for steps in (0, 1, 20, 21, 28, 40, 41)] == [0, 1, 20, 1, 8, 20, 1]


@pytest.mark.clause("KU-E2")
@pytest.mark.case("G08")
@pytest.mark.parametrize(
    ("steps", "places", "winners"),
    [((22, 21, 19), (1, 2, 3), (0,)), ((20, 23, 22), (3, 1, 2), (1,)), ((20, 0, 0), (1, 2, 2), (0,))],
)
def test_who_is_furthest_wins(steps, places, winners):
    table = stand().steps(*steps).at(TABLE, A).do("does nothing")
    assert (table.game.places(table.state), table.game.winners(table.state)) == (places, winners)


@pytest.mark.clause("KU-Q7", "KU-E2")
@pytest.mark.case("G08")
def test_who_are_equally_far_share_the_win():
    """Two on 22, a third had passed 20 before them and stands on 21."""
    table = stand(4).cooked(A, "Omelette").cooked(B, "Boiled Eggs").steps(20, 20, 21, 5).at(TABLE, C, A, B)
    table.do("does nothing", "serves Omelette", "serves Boiled Eggs")
    assert table.game.scores(table.state) == (22, 22, 21, 5)
    assert table.game.places(table.state) == (1, 1, 3, 4)
    assert table.game.winners(table.state) == (A, B)


@pytest.mark.clause("KU-E2", "KU-Q7")
def test_nobody_has_won_while_the_game_goes_on():
    table = stand().steps(12, 12, 3)
    assert (table.game.winners(table.state), table.game.places(table.state)) == ((), (1, 1, 3))


# Nobody can hold a game up for ever.


def idle_table():
    table = stand(3).store(egg=6).dish(WINDOW, "Omelette", "Fish Soup").dish(WALL, "Pancakes", "Banquet")
    return table.steps(3, 5, 4)


@pytest.mark.clause("KU-Q11")
def test_after_a_round_in_which_nothing_changed_the_dishes_are_laid_anew():
    table = idle_table().idle()
    assert table.asks == Asks.FILL_WINDOW
    assert table.on(Place.DISCARDS) == ["Omelette", "Fish Soup", "Pancakes", "Banquet"]
    assert table.in_store() == {"egg": 6}
    table.do("Salad 1 by the window", "Salad 2 by the window", "Salad 3 by the wall", "Salad 4 by the wall")
    assert (table.asks, table.state.rounds, table.state.idle_rounds) == (Asks.LAY, 2, 1)


@pytest.mark.clause("KU-Q11", "KU-E2")
def test_a_second_such_round_in_a_row_ends_the_game():
    table = idle_table().idle().fill().idle()
    assert Ending(table.state.ending) == Ending.NOTHING_DONE
    assert (table.game.winners(table.state), table.game.places(table.state)) == ((B,), (3, 1, 2))


CHANGES = {
    STORE: ["takes egg", "takes no more"],
    WINDOW: ["cooks Omelette"],
    DOOR: ["picks the crate 1 for 1", "discards egg", "egg drawn"],
    WALL: ["cooks Pancakes"],
    TABLE: ["serves Salad 1"],
}


@pytest.mark.clause("KU-Q11")
@pytest.mark.parametrize("location", CHANGES)
def test_whatever_a_token_changes_counts(location):
    table = idle_table().idle().fill()
    for dish, place in (("Omelette", WINDOW), ("Pancakes", WALL)):
        table.dish(place, dish)
    table.cooked(A, "Salad 1").hand(A, egg=2, milk=1, flour=1).at(location, A).do(*CHANGES[location])
    assert table.state.idle_rounds == 0
    table.fill()
    assert not table.game.is_over(table.state)
    assert not table.idle().game.is_over(table.state)


@pytest.mark.clause("KU-Q11", "KU-Q5")
def test_with_few_dishes_the_same_ones_are_laid_again():
    names = ("Omelette", "Fish Soup", "Pancakes", "Banquet")
    table = idle_table().cooked(C, *(name for name in stand().on(Place.DECK) if name not in names)).idle()
    assert set(table.ways) == {f"{name} by the window" for name in names}


@pytest.mark.clause("KU-Q11")
@pytest.mark.case("G07")
@pytest.mark.parametrize("players", range(2, 7))
def test_games_by_random_choice_end(players):
    for seed in range(5):
        *_, (last, _) = walk(book(players=players), seed)
        assert last.ending in (Ending.ARRIVED, Ending.NOTHING_DONE)
