"""Components, set-up and the order of a round (KU-C, KU-S, KU-R1, KU-P1, KU-X1, KU-Q2)."""

from collections import Counter

import pytest

from tablecooks.core.game import CHANCE
from tablecooks.games import kulinary
from tablecooks.games.kulinary.pieces import Asks, Place
from tests.every_game.walk import walk
from tests.rules.kulinary_table import DOOR, LAYS, STORE, TABLE, WALL, WINDOW, A, B, C, count_cards, laid, stand
from tests.rules.set_for_tests import CHEFS, KINDS

SIZES = [(2, 4, 1), (3, 6, 2), (4, 6, 2), (5, 8, 3), (6, 8, 3)]


@pytest.mark.clause("KU-C1")
def test_what_is_in_the_box():
    table = laid(6)
    assert table.state.deck == [10] * 6
    assert len(table.on(Place.DECK)) == 29
    assert table.state.tokens_left == [3] * 6
    assert len(table.game.setup.dish_set.chefs) == 6
    assert len(LAYS) == len(table.state.laid) == 5


@pytest.mark.clause("KU-C1")
@pytest.mark.parametrize("players", range(2, 7))
def test_no_card_is_lost_or_made(players):
    for seed in (1, 2):
        for state, _ in walk(kulinary.game(players=players), seed, rare=True):
            count_cards(state)


@pytest.mark.clause("KU-C2")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_has_a_chef_with_an_ingredient_and_three_tokens(players):
    table = laid(players)
    assert table.game.seats == players
    assert table.game.setup.chefs == CHEFS[:players]
    assert table.game.spec.chef[:players] == list(range(players))
    assert table.state.tokens_left == [3] * players + [0] * (6 - players)


@pytest.mark.clause("KU-C2")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players):
    with pytest.raises(ValueError, match="players"):
        kulinary.game(players=players)


@pytest.mark.clause("KU-C2")
def test_players_pick_their_chefs():
    game = kulinary.game(players=3, chefs=("Milkshakespeare", "Carrotte Brontë", "Jackson Pollack"))
    kinds = [game.setup.dish_set.ingredients[kind] for kind in game.spec.chef[:3]]
    assert kinds == ["milk", "carrot", "fish"]


@pytest.mark.clause("KU-S1")
def test_cards_come_from_decks_of_which_nobody_knows_the_order():
    """Every card of a deck is as likely as any other; the two decks are apart."""
    table = laid()
    assert table.ways == {f"{kind} in the store": 10 for kind in KINDS}
    table.do("egg in the store", "egg in the store")
    assert table.ways["egg in the store"] == 8
    while table.asks == Asks.FILL_STORE:
        table.do("fish in the store")
    assert set(table.ways.values()) == {1}
    assert len(table.ways) == 29
    table.do("Omelette by the window")
    assert "Omelette by the window" not in table.ways
    assert len(table.ways) == 28


@pytest.mark.clause("KU-S1", "KU-Q5")
def test_a_deck_that_has_run_out_is_renewed_from_its_own_discards():
    table = stand().deck(egg=1).hand(A).at(DOOR, A)
    table.state.drawn[A][1] = table.state.held[A] = 1
    table.state.discards[1] -= 1  # eight eggs and all else lie on the discard pile, one egg in the deck
    table.do("picks the crate 1 for 2", "discards egg", "egg drawn")
    assert (table.state.left, sum(table.state.discards)) == (59, 0)
    assert table.ways == {f"{kind} drawn": 9 if kind == "egg" else 10 for kind in KINDS}


@pytest.mark.clause("KU-S1")
def test_served_dishes_make_the_new_dish_deck():
    table = stand(2).dish(Place.DISCARDS, *stand().on(Place.DECK)).store(egg=4).cooked(A, "Omelette")
    table.at(TABLE, A).do("serves Omelette")
    assert table.asks == Asks.FILL_WINDOW
    assert len(table.ways) == 29
    assert table.on(Place.DISCARDS) == []


@pytest.mark.clause("KU-S2")
@pytest.mark.parametrize(("players", "in_store", "on_stove"), SIZES)
def test_what_is_laid_at_the_start(players, in_store, on_stove):
    table = laid(players).fill()
    assert sum(table.state.store) == in_store
    assert (len(table.on(Place.WINDOW)), len(table.on(Place.WALL))) == (on_stove, on_stove)


@pytest.mark.clause("KU-S3")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_cards_each_and_all_stand_at_the_open_door(players):
    table = laid(players)
    while table.asks != Asks.DEAL:
        table.do(table.game.moves(table.state)[0].words)
    dealt = []
    while table.is_chance:
        dealt.append(table.state.cook)
        table.do("milk drawn") if table.may("milk drawn") else table.do("fish drawn")
    assert dealt == [cook for cook in range(players) for _ in range(2)]
    assert [table.size(cook) for cook in range(players)] == [2] * players
    assert table.game.scores(table.state) == (0,) * players
    assert (table.state.first, table.turn, table.state.rounds) == (A, A, 1)


@pytest.mark.clause("KU-R1")
def test_a_round_has_three_phases():
    table = laid(2).fill()
    phases = []
    while table.state.rounds == 1:
        asks = table.asks
        phases.append("lay" if asks == Asks.LAY else "fill" if table.is_chance else "carry out")
        move = "lays a token at the store" if asks == Asks.LAY else table.game.moves(table.state)[0].words
        table.do(move)
    assert list(dict.fromkeys(phases)) == ["lay", "carry out", "fill"]
    assert phases == sorted(phases, key=["lay", "carry out", "fill"].index)


@pytest.mark.clause("KU-P1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_tokens_are_laid_three_times_round(players):
    table = stand(players)
    table.state.first = table.state.cook = 1
    turns = []
    while table.asks == Asks.LAY:
        turns.append(table.turn)
        assert table.words == set(LAYS)
        table.do(LAYS[len(turns) % 5])
    assert turns == [(1 + place) % players for place in range(3 * players)]
    assert table.state.tokens_left[:players] == [0] * players
    assert sum(table.state.laid) == 3 * players


@pytest.mark.clause("KU-P1")
def test_a_player_may_have_several_tokens_on_one_location():
    table = stand(2).do(*[LAYS[DOOR]] * 4)
    assert table.state.tokens[DOOR][:4] == [A, B, A, B]


@pytest.mark.clause("KU-P1", "KU-Q3")
def test_a_token_must_be_laid():
    stand().refuses("does nothing", "KU-R1").refuses("takes egg", "KU-R1")


@pytest.mark.clause("KU-X1")
def test_locations_in_order_and_tokens_as_they_were_laid():
    table = stand().tokens(TABLE, A).tokens(WALL, C, B).tokens(STORE, B, A).tokens(WINDOW, C).tokens(DOOR, A, C)
    table.store(egg=2).carry_out()
    order = []
    while table.asks != Asks.LAY and table.turn >= 0:
        order.append((table.state.location, table.turn))
        table.do("does nothing")
    assert order == [(STORE, B), (STORE, A), (WINDOW, C), (DOOR, A), (DOOR, C), (WALL, C), (WALL, B), (TABLE, A)]
    assert table.turn == CHANCE


@pytest.mark.clause("KU-X1")
def test_a_token_carries_out_one_action_and_goes_back():
    table = stand().cooked(A, "Omelette", "Pancakes").at(TABLE, A, A, B)
    assert table.state.tokens_left[:2] == [1, 2]
    table.do("serves Omelette")
    assert table.state.tokens_left[:2] == [2, 2]
    assert (table.turn, table.asks) == (A, Asks.SERVE)
    assert table.do("serves Pancakes").turn == B


@pytest.mark.clause("KU-X1")
def test_a_token_is_for_its_own_location():
    table = stand().store(egg=2).cooked(A, "Omelette").dish(WINDOW, "Boiled Eggs").hand(A, egg=2).at(STORE, A)
    table.refuses("serves Omelette", "KU-X1").refuses("picks the crate 1 for 2", "KU-X1")
    table.refuses("cooks Boiled Eggs", "KU-X1").refuses("discards egg", "KU-R1")
    table.refuses("lays a token at the door", "KU-R1").refuses("takes no more", "KU-R1")


@pytest.mark.clause("KU-Q2")
def test_a_location_has_room_for_every_token():
    table = stand(6).lay_all("store")
    assert table.state.laid == [18, 0, 0, 0, 0]
    assert Counter(table.state.tokens[STORE]) == dict.fromkeys(range(6), 3)


@pytest.mark.clause("KU-Q2")
def test_a_house_option_limits_the_spaces():
    table = stand(2, spaces=2).do(LAYS[STORE], LAYS[STORE]).refuses(LAYS[STORE], "KU-Q2", "no room")
    assert table.words == set(LAYS[1:])
    with pytest.raises(ValueError, match="spaces"):
        kulinary.game(players=2, spaces=1)
    assert kulinary.game(players=6, spaces=4).spec.spaces == 4


@pytest.mark.clause("KU-Q2")
@pytest.mark.case("G07")
def test_a_sixth_token_at_the_door_does_nothing():
    table = stand(6).hand(A, egg=10).hand(B, fish=10, milk=1)
    table.at(DOOR, A, A, A, B, B, B)
    for crate in ("1 for 1", "1 for 2", "2 for 2", "2 for 3", "3 for 4"):
        table.do(f"picks the crate {crate}")
        while table.asks != Asks.CRATE:
            table.do(table.game.moves(table.state)[0].words)
    assert table.words == {"does nothing"}
    table.refuses("picks the crate 1 for 1", "KU-L4", "was picked")
