"""The odds panel of King's Breakfast: rows from the seat's view alone, what they lead to, and the working."""

from fractions import Fraction
from math import comb

import pytest

from tablecooks.bots import BOTS
from tablecooks.chance import odds
from tablecooks.chance.odds import TONES
from tablecooks.core.game import CHANCE
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games.breakfast import game, odds_words, scoring
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.pieces import DISHES
from tablecooks.models import Table
from tests.chance.test_deck import hidden_hands, seven_seen
from tests.rules.breakfast_table import A, B, C, table

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve")


def rows(found):
    return {row.label: (row.leads_to, row.tone, row.probability) for row in found.rows}


def test_drawing_a_card():
    t = seven_seen().hand(A, wine=1)
    found = odds(t.game, t.state, "draws a card", NAMES)
    assert found.title == "Draw a card"
    assert found.note == "102 cards in the deck, 5 of them Emerald"
    assert rows(found) == {
        "ham": ("+1 point as things stand", "good", Fraction(12, 102)),
        "Emerald": ("call it at once, or leave it to all", "good", Fraction(5, 102)),
        "wine": ("−1 point as things stand: more than the king has", "bad", Fraction(13, 102)),
        "cheese, bread, cake, fruit or chicken": (
            "no point as things stand: the king has none of it",
            "warn",
            Fraction(14 + 15 + 14 + 14 + 15, 102),
        ),
    }
    assert found.working == ("72 of 102 cards in the deck are cheese, bread, cake, fruit or chicken: 72/102 = 12/17",)


def test_with_cards_hidden_in_hands():
    t = hidden_hands()
    found = odds(t.game, t.state, "draws a card", NAMES)
    assert found.note == "64 cards in the deck, 3 of them Emerald; 6 unseen in other hands"
    assert rows(found)["Emerald"][2] == Fraction(3, 64)
    assert rows(found)["ham"] == ("+5 points as things stand", "good", Fraction(61, 64) * Fraction(9, 67))
    assert found.working == (
        "no Emerald: 61 of 64 cards in the deck",
        "cake, wine, fruit or chicken: 35 of 67 unseen servings, in the deck or in a hand",
        f"61/64 × 35/67 = {Fraction(61, 64) * Fraction(35, 67)}",
    )


@pytest.mark.case("G12")
def test_the_true_deck_is_never_looked_at():
    """The whole table and the seat's view give the same odds, and so does any swap of hidden cards."""
    t = hidden_hands()
    found = odds(t.game, t.state, "draws a card", NAMES)
    assert odds(t.game, t.game.view(t.state, A), "draws a card", NAMES) == found
    t.state.drawn[B][0] -= 2
    t.state.drawn[B][6] += 2
    t.state.deck[0] += 2
    t.state.deck[6] -= 2
    assert odds(t.game, t.state, "draws a card", NAMES) == found


def test_the_last_guest_counts_what_the_king_gets():
    """With the drawn ham one has two; the king, served at once, has two as well."""
    t = table().king(ham=1).hand(C, ham=1).lay(ham=1).turn_of(C)
    assert rows(odds(t.game, t.state, "draws a card", NAMES))["ham"][0] == "+2 points as things stand"


def test_an_emerald_that_the_king_cannot_feed():
    t = table().king(ham=1).lay(wine=1)
    lead = rows(odds(t.game, t.state, "draws a card", NAMES))["Emerald"]
    assert lead[:2] == ("it lies on the table: the king has too little for it", "even")


def test_moves_without_chance():
    t = table().king(ham=3, cake=1).hand(A, cake=1).lay(emeralds=1, ham=2, cake=1)
    assert rows(odds(t.game, t.state, "takes ham", NAMES)) == {"for certain": ("+6 points as things stand", "good", 1)}
    assert rows(odds(t.game, t.state, "takes cake", NAMES))["for certain"][1] == "bad"
    assert rows(odds(t.game, t.state, "calls Emerald", NAMES))["for certain"][0] == "no chance in it"
    t.play("calls Emerald")
    assert rows(odds(t.game, t.state, "feeds cake to Emerald", NAMES)) == {
        "for certain": ("−1 point as things stand", "bad", 1)
    }
    assert rows(odds(t.game, t.state, "feeds ham to Emerald", NAMES))["for certain"][1] == "even"


@pytest.mark.case("P12")
def test_laying_the_table_counts_emeralds():
    t = table()
    found = odds(t.game, t.state, "lays the table", NAMES)
    none = Fraction(comb(105, 6), comb(110, 6))
    assert rows(found)["no Emerald"] == ("6 servings on the table", "even", none)
    assert rows(found)["1 Emerald"][0] == "5 servings on the table; the king has too little for Emerald"
    assert sum(row.probability for row in found.rows) == 1
    assert found.working == (f"C(5, 0) × C(105, 6) / C(110, 6) = {none}",)


def test_the_end_is_said():
    t = table().king(ham=2).lay(wine=1).deck(ham=3).turn_of(C)
    (row,) = odds(t.game, t.state, "draws a card", NAMES).rows
    assert row.leads_to == "+2 points as things stand; the game ends"


@pytest.mark.parametrize("settings", [{"guests": 3}, {"guests": 5, "open_hands": True, "emerald_on_bare_table": True}])
def test_every_move_of_whole_games_has_odds(settings):
    """At most eight rows, in order, that sum to 1 and have words of their own."""
    table_ = game(**settings)
    players = [BOTS["breakfast"]["careful"], *[BOTS["breakfast"]["random"]] * (table_.seats - 1)]
    state = table_.start()
    for step in steps(table_, players, Luck("odds")):
        if table_.turn(state) != CHANCE:
            for move in table_.moves(state):
                check_rows(odds(table_, state, move, NAMES[: table_.seats]).rows)
        state = step.state


def check_rows(found):
    assert sum(row.probability for row in found) == 1
    assert 1 <= len(found) <= 8
    tones = [TONES.index(row.tone) for row in found]
    assert tones == sorted(tones)
    assert len({row.leads_to for row in found}) == len(found)
    assert len({row.label for row in found}) == len(found)
    assert all(row.label and row.leads_to for row in found)


def test_the_average_of_a_draw_is_that_of_the_games_own_chance_move():
    four = game(guests=4)
    played = Table(four, players=["random"] * 4, seed="average")
    checked = 0
    while not four.is_over(played.state):
        for move in played.moves:
            checked += _agrees(four, played.state, move)
        played.bot_move()
    assert checked > 20


def _agrees(game, state, move) -> bool:
    """Does the stated average equal the sum over the cards that can be drawn? False for a move that draws none."""
    view = game.view(state, game.turn(state))
    average = odds_words.average(game, view, move)
    if average is None:
        return False
    after = view.copy()
    game.book.rules.apply(after, game.spec, move.number)
    ways = {chance.number - m.CARD: way for chance, way in game.chance(after).items()}
    by_hand = Fraction(0)
    for dish in range(DISHES):
        mine, kings = scoring.in_hand(view, view.seat, dish), view.king[dish]
        gain = scoring.worth(mine + 1, kings) - scoring.worth(mine, kings)
        by_hand += Fraction(ways.get(dish, 0), sum(ways.values())) * gain
    assert average == by_hand
    return True
