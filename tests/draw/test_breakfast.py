"""The drawing of King's Breakfast: well-formed, of one size, says what may be clicked, hides what is hidden."""

import pytest

from tablecooks.core.game import ONLOOKER
from tablecooks.draw import style
from tablecooks.draw.breakfast import describe, motion, parts, picture
from tablecooks.games import breakfast
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.pieces import DISHES, HIDDEN, Asks
from tests.draw.cases import (
    HOSTILE,
    NAMES,
    assert_escaped,
    assert_inside,
    assert_readable,
    clickable,
    contrast,
    nodes,
    played,
    sizes,
)

PLACELESS = (m.LEAVE, m.PASS)
GAMES = [
    (game, played(game, seed, (m.PASS, m.LEAVE), every=3))
    for game, seed in ((breakfast.game(guests=3), 1), (breakfast.game(guests=4), 2), (breakfast.game(guests=5), 3))
]
TABLES = [(game, state) for game, states in GAMES for state in states]


def drawn(game, state, narrow=False, names=NAMES):
    """What the seat whose turn it is sees and may click."""
    seat = game.turn(state)
    return parts(game, game.view(state, seat), names, ("bot",) * 5, game.moves(state), narrow, seat)


def test_equal_states_are_drawn_equally():
    for game, state in TABLES[::3]:
        before = state.key()
        assert drawn(game, state) == drawn(game, state.copy())
        assert state.key() == before


@pytest.mark.parametrize("narrow", [False, True])
def test_no_move_changes_a_size(narrow):
    for game, states in GAMES:
        found = {sizes(parts(game, state, NAMES, narrow=narrow, seat=0)) for state in [game.start(), *states]}
        assert len(found) == 1
        assert [key for key, _width, _height in found.pop()] == ["king", "piles", "guests", "hand-0"]


def test_sizes_are_those_of_the_svg():
    for narrow, most in ((False, style.BOARD), (True, 358)):
        for game, state in TABLES[::5]:
            for part in drawn(game, state, narrow):
                assert nodes(part.svg)[0].get("viewBox") == f"0 0 {part.width} {part.height}"
                assert part.width == most
                assert_inside(part)


@pytest.mark.parametrize("narrow", [False, True])
def test_what_is_allowed_and_has_a_place_can_be_clicked(narrow):
    asked = set()
    for game, state in TABLES:
        asked.add(Asks(state.asks))
        expected = [move.words for move in game.moves(state) if move.number not in PLACELESS]
        found = [words for part in drawn(game, state, narrow) for words in clickable(part.svg)]
        assert sorted(found) == sorted(expected)
    assert asked >= {Asks.LAY, Asks.ACT}


def test_each_serving_that_emerald_may_eat_can_be_clicked():
    game, states = GAMES[1]
    state = states[-1].copy()
    state.asks, state.to_eat, state.king = Asks.EAT, 2, [1] * DISHES
    found = [words for part in drawn(game, state) for words in clickable(part.svg)]
    assert found
    assert sorted(found) == sorted(move.words for move in game.moves(state))


def test_nothing_can_be_clicked_where_nothing_is_allowed():
    for game, state in TABLES[::4]:
        assert "data-move" not in picture(game, state, NAMES)
        assert motion(game, state, game.moves(state)[0]) == []


@pytest.mark.parametrize("narrow", [False, True])
def test_texts_and_buttons_are_large_enough(narrow):
    for game, state in TABLES[::3]:
        for part in drawn(game, state, narrow):
            assert_readable(part.svg)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_letter_by_letter(name):
    game, states = GAMES[2]
    names = (name,) * 5
    assert_escaped(picture(game, states[-1], names, names, game.moves(states[-1])))


def test_what_is_hidden_shows_nowhere():
    for game, state in TABLES[::2]:
        seat = game.turn(state)
        other, someone = state.copy(), (seat + 1) % game.seats
        other.drawn[someone] = [state.held[someone], *[0] * (DISHES - 1)]
        other.deck = [*[0] * DISHES, state.left]
        for eyes in (seat, ONLOOKER):
            seen, same = game.view(state, eyes), game.view(other, eyes)
            assert parts(game, seen, NAMES, seat=eyes) == parts(game, same, NAMES, seat=eyes)
            assert describe(game, seen, NAMES) == describe(game, same, NAMES)


def test_a_hidden_hand_is_said_to_be_hidden():
    game, states = GAMES[1]
    seen = game.view(states[-1], ONLOOKER)
    assert HIDDEN in seen.drawn[seen.seat]
    hand = parts(game, seen, NAMES)[3]
    assert "this hand is hidden" in hand.svg
    assert "-1" not in [node.text for node in nodes(hand.svg)]


def test_the_accent_is_for_who_has_the_turn():
    game, state = TABLES[-1]
    over = state.copy()
    over.asks = Asks.OVER
    assert style.ACCENT in parts(game, state, NAMES)[3].svg
    assert style.ACCENT not in picture(game, over, NAMES)


def test_describe_says_what_lies_there():
    game, states = GAMES[0]
    state = states[0].copy()
    state.king, state.table, state.emeralds, state.left = [2, 0, 1, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0], 1, 40
    told = describe(game, state, NAMES)
    assert list(told) == ["king", "piles", "guests", "hand-0", "hand-1", "hand-2"]
    assert told["king"] == "The king has ham 2, bread 1."
    assert told["piles"] == "On the table: cheese 3; Emeralds: 1; 40 cards in the deck."


def test_contrasts():
    for look in style.SERVINGS:
        assert contrast(look.ink, look.colour) >= 4.5
        assert contrast(look.edge, style.CARD) >= 3
    assert contrast(style.GOLD_TEXT, style.ROYAL) >= 4.5
    for ink in (style.BURNT, style.RIGHT_TEXT, style.QUIET):
        assert contrast(ink, style.PAPER) >= 4.5
