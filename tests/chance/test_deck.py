"""The next cards of King's Breakfast, from a seat's view: closed form, the game's own tree, and counting agree."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb

import numpy as np
import pytest

from tablecooks.chance import outcomes
from tablecooks.chance.deck import Unseen, counts, dealt_anew, emeralds, next_card, next_cards, some_emerald
from tablecooks.core.game import CHANCE, ONLOOKER
from tablecooks.games.breakfast.pieces import HIDDEN
from tablecooks.games.breakfast.words import CARD_WORDS
from tests.every_game.walk import walk
from tests.rules.breakfast_table import A, B, C, table


def seven_seen():
    """The case: a seat has seen 7 cards, 3 of them ham; the cook is to act."""
    return table().king(ham=1, wine=1).lay(ham=2, cheese=1, cake=1, fruit=1)


def hidden_hands():
    """40 cards seen, 6 hidden in other hands, 3 Emeralds unseen."""
    t = table().king(ham=5, cheese=4, bread=3).hand(B, cake=6, wine=6).lay(emeralds=2, fruit=3, ham=1).hand(A, fruit=4)
    return t.hand(C, chicken=6).drew(B, ham=2, wine=1).drew(C, cheese=3)


def by_tree(t, seat, draws=1):
    """The law of what the seat draws, by the game's own chance moves on its view alone."""
    view = t.game.view(t.state, seat)
    law = outcomes(t.game, view, "draws a card")
    first = law.map(lambda outcome: outcome.came[0][0])
    if draws == 1:
        return first
    return law.then(
        lambda one: outcomes(t.game, again(one.state, seat), "draws a card").map(
            lambda two: (one.came[0][0], two.came[0][0])
        )
    )


def again(state, seat):
    """The table at which the same seat is to act once more."""
    after = state.copy()
    after.seat, after.asks = seat, 2
    return after


@pytest.mark.case("P12")
def test_seven_cards_seen_three_of_them_ham():
    t = seven_seen()
    seen = Unseen.by(t.game, t.state, A)
    assert (seen.servings[0], seen.cards, seen.emeralds) == (12, 103, 5)
    assert next_card(seen)["ham"] == Fraction(12, 103)
    assert next_cards(seen, 2)["ham", "ham"] == Fraction(12, 103) * Fraction(11, 102)
    assert some_emerald(seen, 6) == 1 - Fraction(comb(98, 6), comb(103, 6))
    assert by_tree(t, A)["ham"] == Fraction(12, 103)
    assert by_tree(t, A, 2)["ham", "ham"] == Fraction(12, 103) * Fraction(11, 102)


@pytest.mark.case("P12")
def test_one_card_drawn_is_one_copy_less():
    t = seven_seen()
    drawn = t.play("draws a card", "ham")
    assert next_card(Unseen.by(drawn.game, drawn.state, A))["ham"] == Fraction(11, 102)
    # Another seat does not know what it was: of 98 unseen servings 12 are ham, and 97 + 5 cards are in the deck.
    assert next_card(Unseen.by(drawn.game, drawn.state, B))["ham"] == Fraction(97, 102) * Fraction(12, 98)


@pytest.mark.clause("KB-A5")
def test_an_emerald_is_never_hidden_in_a_hand():
    """The example of the sheet: 3/64, not 3/70."""
    t = hidden_hands()
    seen = Unseen.by(t.game, t.state, A)
    assert 110 - seen.cards - 6 == 40
    assert (seen.cards, seen.emeralds, sum(seen.servings)) == (64, 3, 67)
    law = next_card(seen)
    assert law["Emerald"] == Fraction(3, 64)
    assert law["ham"] == Fraction(61, 64) * Fraction(9, 67)
    assert sum(law.values()) == 1
    assert by_tree(t, A) == law
    assert by_tree(t, A, 2) == next_cards(seen, 2)


def test_who_drew_the_cards_knows_more():
    t = hidden_hands()
    assert next_card(Unseen.by(t.game, t.state, B))["ham"] == Fraction(61, 64) * Fraction(7, 64)
    assert next_card(Unseen.by(t.game, t.state, C))["ham"] == Fraction(61, 64) * Fraction(9, 64)
    everyone = Unseen.by(t.game, t.state, ONLOOKER)
    assert next_card(everyone) == next_card(Unseen.by(t.game, t.state, A))


def test_with_open_hands_the_deck_is_known():
    t = table(open_hands=True).lay(ham=3).drew(B, wine=2)
    assert next_card(Unseen.by(t.game, t.state, A))["wine"] == Fraction(13, 105)


def counted(servings, emeralds_, hidden, draws):
    """Every order of a small deck of which the first ``hidden`` cards, all servings, lie in a hand: what comes next."""
    cards = [CARD_WORDS[dish] for dish, number in enumerate(servings) for _ in range(number)] + ["Emerald"] * emeralds_
    found = Counter()
    for order in permutations(cards):
        if "Emerald" not in order[:hidden]:
            found[order[hidden : hidden + draws]] += 1
    total = sum(found.values())
    return {came: Fraction(ways, total) for came, ways in found.items()}


@pytest.mark.parametrize(
    ("servings", "emeralds_", "hidden"),
    [
        ((2, 1, 0, 0, 0, 0, 0), 2, 0),
        ((2, 2, 1, 0, 0, 0, 0), 1, 2),
        ((3, 1, 0, 0, 0, 0, 1), 2, 1),
        ((0, 0, 0, 4, 0, 2, 0), 1, 3),
        ((2, 1, 1, 0, 0, 0, 0), 3, 2),
        ((1, 1, 0, 0, 0, 0, 0), 2, 2),
    ],
)
def test_counting_every_order_of_a_small_deck(servings, emeralds_, hidden):
    cards = sum(servings) + emeralds_ - hidden
    seen = Unseen(servings, emeralds_, cards)
    for draws in range(1, min(3, cards) + 1):
        expected = counted(servings, emeralds_, hidden, draws)
        law = next_cards(seen, draws)
        assert {came: chance for came, chance in law.items() if chance} == expected
        in_any_order = Counter()
        for came, chance in expected.items():
            in_any_order[tuple(came.count(card) for card in CARD_WORDS)] += chance
        assert {came: chance for came, chance in counts(seen, draws).items() if chance} == in_any_order
        none = sum(chance for came, chance in expected.items() if "Emerald" not in came)
        assert some_emerald(seen, draws) == 1 - none


@pytest.mark.case("P01", "P02")
def test_the_edges():
    only_emeralds = Unseen((0,) * 7, 2, 2)
    assert next_card(only_emeralds)["Emerald"] == 1
    assert next_cards(only_emeralds, 2)["Emerald", "Emerald"] == 1
    assert some_emerald(only_emeralds, 0) == 0
    assert next_cards(only_emeralds, 0)[()] == 1
    assert emeralds(Unseen((1,) * 7, 0, 7), 7).P(0) == 1
    nothing = Unseen((1, 0, 0, 0, 0, 0, 0), 0, 0)  # the last ham is in a hand
    with pytest.raises(ValueError, match="empty"):
        next_card(nothing)
    with pytest.raises(ValueError, match="0"):
        emeralds(nothing, 1)


@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_a_view_are_the_closed_form_all_game_long(seed):
    game = table(4).game
    for state, _move in walk(game, seed):
        for eyes in (0, 3, ONLOOKER):
            view = game.view(state, eyes)
            if game.turn(state) == CHANCE:
                ways = {move.words: number for move, number in game.chance(view).items()}
                law = next_card(Unseen.by(game, state, eyes))
                total = sum(ways.values())
                assert {card: Fraction(number, total) for card, number in ways.items()} == {
                    card: chance for card, chance in law.items() if chance
                }


# Cards dealt anew.


def test_a_table_dealt_anew_looks_the_same():
    t = hidden_hands()
    for seat in (A, B, C):
        view = t.game.view(t.state, seat)
        for number in range(20):
            dealt = dealt_anew(t.game, view, np.random.default_rng(number))
            assert t.game.view(dealt, seat) == view
            assert sum(dealt.deck) == dealt.left
            assert HIDDEN not in dealt.key()
            assert [sum(hand) for hand in dealt.drawn] == dealt.held


def test_dealt_anew_as_often_as_is_likely():
    """Ham in the hands of B, two cards of three kinds: by counting 3/10, 6/10, 1/10; Emerald never."""
    t = table().lay(wine=1).drew(B, ham=1, cake=1).deck(ham=2, bread=1, emeralds=4)
    view, rng = t.game.view(t.state, A), np.random.default_rng(1)
    hams = Counter(dealt_anew(t.game, view, rng).drawn[B][0] for _ in range(4000))
    for number, chance in enumerate((1 / 10, 6 / 10, 3 / 10)):
        assert abs(hams[number] - 4000 * chance) < 5 * (4000 * chance * (1 - chance)) ** 0.5


def test_a_table_on_which_nothing_is_hidden_comes_back():
    t = table(open_hands=True).lay(ham=3).drew(B, wine=2)
    assert dealt_anew(t.game, t.game.view(t.state, A), np.random.default_rng(1)) == t.state
