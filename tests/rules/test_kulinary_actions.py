"""What a token does at the store, the stoves, the door and the serving table (KU-L, KU-Q3, KU-Q4, KU-Q8 to KU-Q10)."""

import pytest

from tablecooks.games.kulinary.pieces import Asks, Place
from tests.rules.kulinary_table import CRATES, DOOR, STORE, TABLE, WALL, WINDOW, A, B, C, D, stand
from tests.rules.set_for_tests import KINDS

EXCHANGES = tuple(zip(CRATES, (1, 1, 2, 2, 3), (1, 2, 2, 3, 4), strict=True))

# The store.


@pytest.mark.clause("KU-L1")
def test_any_two_ingredients_are_taken():
    table = stand().store(egg=2, fish=1, milk=3).at(STORE, A, B)
    assert table.words == {"takes egg", "takes fish", "takes milk", "does nothing"}
    table.refuses("takes flour", "KU-L1", "store")
    table.do("takes egg")
    assert (table.turn, table.asks) == (A, Asks.TAKE_MORE)
    table.do("takes milk")
    assert (table.cards(A), table.in_store()) == ({"egg": 1, "milk": 1}, {"egg": 1, "fish": 1, "milk": 2})
    assert (table.turn, table.asks) == (B, Asks.TAKE)


@pytest.mark.clause("KU-L1")
def test_two_of_a_kind_are_taken():
    table = stand().store(egg=2).at(STORE, A, B).do("takes egg", "takes egg")
    assert table.cards(A) == {"egg": 2}


@pytest.mark.clause("KU-L1")
def test_if_one_is_left_one_is_taken():
    table = stand().store(egg=1).at(STORE, A, B).do("takes egg")
    assert (table.cards(A), table.turn) == ({"egg": 1}, B)


@pytest.mark.clause("KU-L1")
@pytest.mark.case("G07")
def test_if_none_is_left_that_is_bad_luck():
    table = stand().at(STORE, A, B)
    assert table.words == {"does nothing"}
    assert table.do("does nothing").turn == B


@pytest.mark.clause("KU-Q10", "KU-Q3")
def test_two_one_or_none_may_be_taken():
    table = stand().store(egg=2, fish=2).at(STORE, A, B, C).do("takes egg", "takes no more")
    assert (table.cards(A), table.turn) == ({"egg": 1}, B)
    table.do("does nothing")
    assert (table.cards(B), table.turn) == ({}, C)
    table.do("takes fish").refuses("does nothing", "KU-R1")


# The stoves.


@pytest.mark.clause("KU-L2", "KU-Q5")
def test_a_dish_is_paid_and_its_card_taken():
    table = stand().dish(WINDOW, "Omelette", "Fish Soup").hand(A, egg=2, milk=1).at(WINDOW, A, B)
    table.do("cooks Omelette")
    assert (table.on(A), table.cards(A), table.pile()) == (["Omelette"], {"egg": 1}, {"egg": 1, "milk": 1})
    assert table.on(Place.WINDOW) == ["Fish Soup"]
    assert table.turn == B


@pytest.mark.clause("KU-L2")
@pytest.mark.parametrize("hand", [{}, {"egg": 5}, {"milk": 1}])
def test_a_dish_whose_ingredients_are_missing_is_not_cooked(hand):
    table = stand().dish(WINDOW, "Omelette").hand(A, **hand).at(WINDOW, A)
    table.refuses("cooks Omelette", "KU-L2", "missing")
    assert table.words == {"does nothing"}


@pytest.mark.clause("KU-L2")
def test_as_many_as_the_dish_asks_for():
    table = stand().dish(WINDOW, "Boiled Eggs").hand(A, egg=1).at(WINDOW, A)
    table.refuses("cooks Boiled Eggs", "KU-L2")


@pytest.mark.clause("KU-L2", "KU-L5")
def test_each_stove_has_its_own_dishes():
    table = stand().dish(WINDOW, "Omelette").dish(WALL, "Boiled Eggs", "Pancakes")
    table.hand(A, egg=5, milk=2, flour=1).tokens(WALL, A).at(WINDOW, A)
    table.refuses("cooks Boiled Eggs", "KU-L2", "this stove").refuses("cooks Fish Soup", "KU-L2", "this stove")
    table.do("cooks Omelette")
    assert table.state.location == WALL
    assert table.words == {"cooks Boiled Eggs", "cooks Pancakes", "does nothing"}
    assert table.do("cooks Pancakes").on(A) == ["Omelette", "Pancakes"]


@pytest.mark.clause("KU-L3", "KU-Q4")
def test_the_chef_stands_in_for_a_missing_card_and_is_never_used_up():
    """B's chef is Egg: at both stoves, for every dish."""
    table = stand().dish(WINDOW, "Omelette").dish(WALL, "Boiled Eggs").hand(B, milk=1, egg=1)
    table.tokens(WALL, B).at(WINDOW, B)
    assert table.words == {"cooks Omelette", "cooks Omelette with the chef", "does nothing"}
    table.do("cooks Omelette with the chef")
    assert (table.cards(B), table.pile()) == ({"egg": 1}, {"milk": 1})
    table.do("cooks Boiled Eggs with the chef")
    assert (table.on(B), table.cards(B)) == (["Boiled Eggs", "Omelette"], {})


@pytest.mark.clause("KU-L3")
def test_only_once_for_a_dish():
    table = stand().dish(WINDOW, "Boiled Eggs").at(WINDOW, B)
    table.refuses("cooks Boiled Eggs with the chef", "KU-L2", "missing")


@pytest.mark.clause("KU-L3", "KU-Q4")
def test_only_for_the_ingredient_of_the_chef():
    table = stand().dish(WINDOW, "Omelette", "Fish Soup").hand(A, egg=1).at(WINDOW, A)
    table.refuses("cooks Omelette with the chef", "KU-L3", "does not ask")  # A's chef is Carrot
    assert table.words == {"does nothing"}


@pytest.mark.clause("KU-Q4")
def test_an_own_card_of_the_kind_may_be_kept():
    table = stand().dish(WINDOW, "Omelette").hand(B, egg=1, milk=1).at(WINDOW, B)
    assert table.do("cooks Omelette with the chef").cards(B) == {"egg": 1}


@pytest.mark.clause("KU-Q4")
def test_the_house_option_takes_the_sheet_at_its_word():
    table = stand(chef_only_if_missing=True).dish(WINDOW, "Omelette", "Boiled Eggs").hand(B, egg=1, milk=1)
    table.at(WINDOW, B).refuses("cooks Omelette with the chef", "KU-Q4", "missing")
    assert table.words == {"cooks Omelette", "cooks Boiled Eggs with the chef", "does nothing"}


@pytest.mark.clause("KU-Q9", "KU-Q3")
def test_the_cook_picks_among_the_dishes_that_can_be_paid():
    table = stand(5).dish(WINDOW, "Omelette", "Pancakes", "Fish Soup").hand(A, egg=1, milk=1, flour=1)
    table.at(WINDOW, A, A, D)
    assert table.words == {"cooks Omelette", "cooks Pancakes", "does nothing"}
    table.do("does nothing", "cooks Pancakes")
    assert table.turn == D


# The door.


@pytest.mark.clause("KU-L4")
@pytest.mark.parametrize(("crate", "asks", "gives"), EXCHANGES)
def test_a_crate_is_picked_and_cards_are_exchanged(crate, asks, gives):
    table = stand().hand(A, egg=2, fish=3).at(DOOR, A, B).do(f"picks the crate {crate}")
    for number in range(asks):
        assert table.state.to_discard == asks - number
        assert table.words == {"discards egg", "discards fish"}
        table.do("discards fish")
    for number in range(gives):
        assert table.ways == {f"{kind} drawn": n - (kind == "milk") * number for kind, n in _deck(table, number)}
        table.do("milk drawn")
    fish = {"fish": 3 - asks} if asks < 3 else {}
    assert table.cards(A) == {"egg": 2, "milk": gives} | fish
    assert table.pile() == {"fish": asks}
    assert (table.turn, table.asks) == (B, Asks.CRATE)


def _deck(table, drawn):
    full = {"egg": 8, "fish": 7}
    return [(kind, full.get(kind, 10)) for kind in KINDS]


@pytest.mark.clause("KU-L4", "KU-Q3")
def test_a_picked_crate_is_closed_to_everyone_its_picker_included():
    table = stand().hand(A, egg=3).hand(B, fish=3).at(DOOR, A, B, A)
    table.do("picks the crate 1 for 2", "discards egg", "milk drawn", "milk drawn")
    table.refuses("picks the crate 1 for 2", "KU-L4", "was picked").do("does nothing")
    table.refuses("picks the crate 1 for 2", "KU-L4", "was picked")
    assert table.may("picks the crate 2 for 3")


@pytest.mark.clause("KU-L4", "KU-N1")
def test_next_round_every_crate_stands_open_again():
    table = stand(2).hand(A, egg=3).at(DOOR, A).do("picks the crate 1 for 1", "discards egg", "milk drawn").fill()
    assert table.asks == Asks.LAY
    assert table.state.crates == [-1] * 5


@pytest.mark.clause("KU-Q3")
@pytest.mark.parametrize(("cards", "open_"), [(0, 0), (1, 2), (2, 4), (3, 5)])
@pytest.mark.case("G07")
def test_with_fewer_cards_than_a_crate_asks_it_cannot_be_picked(cards, open_):
    table = stand().hand(A, egg=cards).at(DOOR, A)
    assert table.words == {"does nothing", *(f"picks the crate {crate}" for crate in CRATES[:open_])}
    for crate in CRATES[open_:]:
        table.refuses(f"picks the crate {crate}", "KU-Q3", "fewer cards")


@pytest.mark.clause("KU-Q3")
@pytest.mark.parametrize("location", [STORE, WINDOW, DOOR, WALL, TABLE])
def test_an_action_may_always_be_declined(location):
    table = stand().store(egg=3).hand(A, egg=3, milk=1).cooked(A, "Pancakes")
    table.dish(WINDOW, "Omelette").dish(WALL, "Boiled Eggs").at(location, A, B)
    before = table.state.copy()
    assert table.may("does nothing")
    assert len(table.words) > 1
    table.do("does nothing")
    assert table.turn == B
    assert (table.state.taken, table.state.drawn, table.state.place) == (before.taken, before.drawn, before.place)


@pytest.mark.clause("KU-L4", "KU-Q3")
def test_once_a_crate_is_picked_its_cards_are_due():
    table = stand().hand(A, egg=3).at(DOOR, A).do("picks the crate 2 for 3")
    table.refuses("does nothing", "KU-R1").refuses("discards fish", "KU-L4", "hand")
    table.refuses("picks the crate 1 for 1", "KU-R1")
    table.do("discards egg").refuses("does nothing", "KU-R1")


@pytest.mark.clause("KU-L4", "KU-Q5")
def test_discards_are_made_before_the_draw():
    """The deck is empty: what is drawn are the very cards that were discarded."""
    table = stand().deck().no_discards(B).hand(A)
    for kind in ("egg", "fish"):
        table.state.taken[B][KINDS.index(kind)] -= 1
        table.state.taken[A][KINDS.index(kind)] += 1
    table.at(DOOR, A).do("picks the crate 2 for 3", "discards egg", "discards fish")
    assert table.ways == {"egg drawn": 1, "fish drawn": 1}
    table.do("egg drawn")
    assert table.ways == {"fish drawn": 1}
    table.do("fish drawn")
    assert table.cards(A) == {"egg": 1, "fish": 1}  # a third card is nowhere to be had
    assert table.asks != Asks.DRAW


# The serving table.


@pytest.mark.clause("KU-L6", "KU-Q5")
def test_a_dish_is_handed_in_and_the_figure_moves_on():
    table = stand().cooked(A, "Carrot Cake", "Omelette").cooked(B, "Pancakes").steps(7, 9, 4).at(TABLE, A, B)
    assert table.words == {"serves Carrot Cake", "serves Omelette", "does nothing"}
    table.refuses("serves Pancakes", "KU-L6", "not cooked").refuses("serves Fish Soup", "KU-L6", "not cooked")
    table.do("serves Carrot Cake")
    assert table.game.scores(table.state) == (11, 9, 4)
    assert table.where("Carrot Cake") == Place.DISCARDS
    assert table.state.served[:3] == [1, 0, 0]
    assert table.turn == B  # one dish for a token


@pytest.mark.clause("KU-L6", "KU-Q3")
@pytest.mark.case("G07")
def test_without_a_dish_nothing_is_served():
    assert stand().at(TABLE, A, B).words == {"does nothing"}


@pytest.mark.clause("KU-Q8")
def test_dishes_are_kept_over_rounds_and_hands_have_no_limit():
    table = stand(2).cooked(A, "Omelette").hand(A, egg=8, fish=8).store(egg=2, milk=2).at(STORE, A)
    table.do("takes egg", "takes egg").fill()
    assert (table.state.rounds, table.on(A), table.size(A)) == (2, ["Omelette"], 18)
    table.do(*["lays a token at the serving table"] * 6)
    while table.turn != A:
        table.do("does nothing")
    assert table.may("serves Omelette")
