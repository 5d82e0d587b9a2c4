"""The odds of a crate at Kulinary: the closed form, the game's own tree and counting by hand say the same."""

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from tablecooks.chance import Dist, drawn, odds, outcomes
from tablecooks.chance.crates import brought, given_for
from tablecooks.chance.odds import TONES
from tablecooks.core.game import CHANCE
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games.kulinary import game, odds_words
from tablecooks.games.kulinary.pieces import CRATE_ASKS, CRATE_GIVES
from tests.every_game.walk import walk
from tests.rules.kulinary_table import CRATES, DOOR, WALL, WINDOW, A, B, C, stand
from tests.rules.set_for_tests import KINDS

NAMES = ("Ana", "Bo", "Cy")


def an_egg_is_missing(**settings):
    """A's chef is Carrot. Flour is there for Carrot Cake, an egg is missing; 10 cards lie open, 7 in other hands."""
    table = stand(**settings).store(egg=2, milk=2, fish=2).discards(tomato=4, carrot=2)
    table.hand(A, flour=1, fish=4).hand(B, egg=2, milk=2).hand(C, tomato=3)
    return table.dish(WALL, "Carrot Cake").tokens(WALL, A).at(DOOR, A, B)


def rows(found):
    return {row.label: (row.leads_to, row.tone, row.probability) for row in found.rows}


def test_the_chance_that_a_crate_brings_the_missing_egg():
    """43 cards are not seen, 36 of them in the deck, 8 eggs: C(35, 4) of C(43, 4) draws hold none."""
    table = an_egg_is_missing()
    found = odds(table.game, table.game.view(table.state, A), "picks the crate 3 for 4", NAMES)
    none = Fraction(comb(35, 4), comb(43, 4))
    assert found.title == "Crate 3 for 4"
    assert rows(found) == {
        "1 or more egg": ("all for Carrot Cake, 4 steps", "best", 1 - none),
        "no egg": ("1 card is missing for Carrot Cake", "warn", none),
    }


def test_the_note_says_what_is_left_out_and_the_working_has_the_numbers():
    table = an_egg_is_missing()
    found = odds(table.game, table.state, "picks the crate 2 for 3", NAMES)
    assert found.note.startswith("43 cards not seen, 36 of them in the deck, each as likely as any other;")
    assert found.note.endswith("what others kept and spent would tell more and is left out")
    assert found.working == (
        f"at least one egg: 1 − C(35, 3) / C(43, 3) = 1 − {comb(35, 3)}/{comb(43, 3)} = 828/1763",
        "egg to expect: 3 × 8/43 = 24/43",
        "given up: 2 fish",
    )
    assert 1 - Fraction(comb(35, 3), comb(43, 3)) == Fraction(828, 1763)


def test_only_what_the_seat_sees_counts():
    """Whatever B holds, and whether or not it is told, A's odds are the same."""
    table = an_egg_is_missing()
    found = odds(table.game, table.state, "picks the crate 2 for 3", NAMES)
    assert odds(table.game, table.game.view(table.state, A), "picks the crate 2 for 3", NAMES) == found
    twin = table.state.copy()
    for kind, by in ((1, -2), (4, 2)):  # B holds tomatoes in place of the eggs
        twin.drawn[B][kind] += by
        twin.deck[kind] -= by
    assert odds(table.game, twin, "picks the crate 2 for 3", NAMES) == found


def test_an_egg_that_was_seen_is_not_in_the_deck():
    table = an_egg_is_missing().seen_hand(C, egg=2)
    found = odds(table.game, table.state, "picks the crate 1 for 1", NAMES)
    assert rows(found)["1 or more egg"][2] == Fraction(6, 41)


def test_with_open_hands_the_deck_is_known():
    table = an_egg_is_missing(open_hands=True)
    found = odds(table.game, table.state, "picks the crate 1 for 1", NAMES)
    assert rows(found)["1 or more egg"][2] == Fraction(6, 36)
    assert found.note == "36 cards in the deck"


def test_several_missing_cards():
    """Two eggs are missing for Boiled Eggs: both, one, none."""
    table = stand().hand(A, fish=3).dish(WINDOW, "Boiled Eggs").at(DOOR, A, B)
    found = odds(table.game, table.state, "picks the crate 2 for 3", NAMES)
    law = drawn((10, 47), 3)
    assert rows(found) == {
        "2 or more egg": ("all for Boiled Eggs, 2 steps", "best", law.P(lambda came: came[0] >= 2)),
        "1 of the 2 missing cards": ("1 card is missing for Boiled Eggs", "good", law.P(lambda came: came[0] == 1)),
        "no egg": ("2 cards are missing for Boiled Eggs", "warn", law.P(lambda came: came[0] == 0)),
    }


def test_the_nearest_dish_is_the_aim_and_spare_cards_are_given_up():
    table = an_egg_is_missing().dish(WINDOW, "Banquet")
    for crate, asks, gives in zip(CRATES, CRATE_ASKS, CRATE_GIVES, strict=True):
        given, cards, wanted = given_for(table.game, table.state, table.game.find(f"picks the crate {crate}"))
        assert (given, cards) == ([3] * asks, gives)  # fish
        assert table.game.setup.dish_set.dishes[wanted.dish].name == "Carrot Cake"


def test_a_needed_card_that_must_be_given_up_is_missing_then():
    table = stand().hand(A, flour=1).dish(WALL, "Carrot Cake").at(DOOR, A, B)
    found = odds(table.game, table.state, "picks the crate 1 for 2", NAMES)
    assert found.rows[0].label == "1 or more egg and 1 or more flour"
    law = drawn((10, 9, 40), 2)
    assert found.rows[0].probability == law.P(lambda came: came[0] and came[1])


def test_no_dish_waits():
    table = stand().hand(A, flour=1).at(DOOR, A, B)
    (row,) = odds(table.game, table.state, "picks the crate 1 for 2", NAMES).rows
    assert (row.label, row.leads_to, row.probability) == ("2 cards", "no dish waits for it", 1)


def test_a_discard_says_what_it_gives_up():
    table = an_egg_is_missing().do("picks the crate 2 for 2")
    keeps = odds(table.game, table.state, "discards fish", NAMES)
    gives = odds(table.game, table.state, "discards flour", NAMES)
    assert keeps.rows[0].probability > gives.rows[0].probability
    assert keeps.working[-1] == "given up: 2 fish"
    assert gives.working[-1] == "given up: flour and fish"


@pytest.mark.case("P01", "P02")
@pytest.mark.parametrize("order", list(permutations(range(6)))[::37])
def test_kinds_that_are_used_up(order):
    """Two kinds are left in the deck, in whatever place they stand; all of the deck can be drawn."""
    left = {KINDS[order[0]]: 3, KINDS[order[1]]: 1}
    table = stand().deck(**left).no_discards(C)
    for kind in range(6):
        table.state.discards[kind], table.state.taken[C][kind] = table.state.taken[C][kind] - 1, 1
    law = brought(table.state, [], 4)
    assert law == Dist({tuple(left.get(kind, 0) for kind in KINDS): 1})
    law = brought(table.state, [], 1)
    assert [law.P(lambda came, k=k: came[k] == 1) for k in range(6)] == [
        Fraction(left.get(kind, 0), 4) for kind in KINDS
    ]
    assert brought(table.state, [], 0) == Dist({(0,) * 6: 1})


@pytest.mark.case("P02")
def test_more_than_there_is_cannot_be_drawn():
    """One egg in the deck, one fish given up, nothing else: a crate that gives four gives two."""
    table = stand().deck(egg=1).no_discards(C)
    law = brought(table.state, [3], 4)
    assert law == Dist({(0, 1, 0, 1, 0, 0): 1})


def tree(table, move):
    """What comes out of a crate by the game's own chance moves, from the view."""
    given, _, _ = given_for(table.game, table.game.view(table.state, A), table.game.find(move))
    view = table.game.apply(table.game.view(table.state, A), move)
    for kind in given[:-1]:
        view = table.game.apply(view, f"discards {KINDS[kind]}")
    law = outcomes(table.game, view, f"discards {KINDS[given[-1]]}")
    return law.map(lambda outcome: tuple(dict(outcome.came).get(f"{kind} drawn", 0) for kind in KINDS))


@pytest.mark.parametrize("crate", CRATES)
@pytest.mark.parametrize("in_deck", [40, 3, 1, 0])
def test_the_tree_of_the_rules_gives_the_same_law(crate, in_deck):
    """Also where the deck runs out and is renewed from the discards, what was given up among them."""
    table = stand().hand(A, egg=2, fish=2).hand(B, milk=3, egg=1)
    if in_deck < 40:
        table.deck(**{kind: number for kind, number in (("egg", 1), ("milk", 2)) if in_deck >= number})
    table.dish(WALL, "Tomato Pie").at(DOOR, A, B)
    move = table.game.find(f"picks the crate {crate}")
    view = table.game.view(table.state, A)
    given, cards, _ = given_for(table.game, view, move)
    assert brought(view, given, cards) == tree(table, move.words)


def test_moves_without_a_crate_have_one_row():
    table = stand().store(egg=3).at(DOOR - 2, A, B)
    (row,) = odds(table.game, table.state, "takes egg", NAMES).rows
    assert (row.leads_to, row.probability) == ("no chance in it", 1)
    (row,) = odds(table.game, stand().at(4, A).state, "does nothing", NAMES).rows
    assert row.leads_to.startswith("the round ends")
    (row,) = odds(table.game, stand().steps(20).at(4, A).state, "does nothing", NAMES).rows
    assert row.leads_to == "the game ends"
    assert not odds_words.has_odds(table.game.find("takes egg"))
    assert odds_words.has_odds(table.game.find("discards egg"))


@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 5}, {"players": 3, "open_hands": True}], ids=str)
def test_every_move_of_whole_games_has_odds(settings):
    """In order, summing to 1, with words of their own; from any table that comes up."""
    table = game(**settings)
    names = ("Ana", "Bo", "Cy", "Dee", "Eli")[: table.seats]
    for state, _ in list(walk(table, 2, rare=True))[::3]:
        if table.turn(state) != CHANCE:
            for move in table.moves(state):
                found = odds(table, state, move, names)
                tones = [TONES.index(row.tone) for row in found.rows]
                assert sum(row.probability for row in found.rows) == 1
                assert tones == sorted(tones)
                assert len({row.label for row in found.rows}) == len({row.leads_to for row in found.rows})
                assert 1 <= len(found.rows) <= 8
                assert all(isinstance(row.probability, Fraction) for row in found.rows)
    assert list(steps(table, [lambda game, view, seat, moves, rng: moves[-1]] * table.seats, Luck(1)))
