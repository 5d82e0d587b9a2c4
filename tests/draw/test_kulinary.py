"""The drawing of Kulinary: well-formed, of one size, says what may be clicked, hides what is hidden."""

from dataclasses import replace

import pytest

from tablecooks.core.game import ONLOOKER
from tablecooks.draw import style
from tablecooks.draw.kulinary import describe, motion, parts, picture
from tablecooks.draw.kulinary.letters import _letters
from tablecooks.games import kulinary
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.pieces import HIDDEN, INGREDIENTS, Asks, Location, Place
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

IDLE = (m.DECLINE, m.ENOUGH)
GAMES = [
    (game, played(game, seed, IDLE))
    for game, seed in ((kulinary.game(players=2), 1), (kulinary.game(players=3), 2), (kulinary.game(players=6), 3))
]
TABLES = [(game, state) for game, states in GAMES for state in states]


def drawn(game, state, narrow=False, names=NAMES):
    """What the seat whose turn it is sees and may click."""
    seat = game.turn(state)
    return parts(game, game.view(state, seat), names, ("bot",) * 6, game.moves(state), narrow, seat)


def crowded():
    """Six cooks on one field, all their tokens at one location, a full store, many dishes cooked."""
    game, states = GAMES[2]
    state = states[-1].copy()
    for location in Location:
        state.laid[location] = 0
    state.laid[Location.TABLE], state.location, state.token = 18, Location.TABLE, 3
    state.tokens[Location.TABLE] = [nth % 6 for nth in range(18)]
    state.asks, state.cook, state.store = Asks.SERVE, 3, [8, 0, 0, 0, 0, 0]
    state.steps = [27] * 6
    state.place = [3] * 12 + [Place.WINDOW] * 3 + [Place.WALL] * 3 + [1] * 5 + [Place.DECK] * 6
    return game, state


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
        assert [key for key, _width, _height in found.pop()] == ["board", "guests", "hand-0"]


def test_sizes_are_those_of_the_svg():
    for narrow, most in ((False, style.BOARD), (True, 358)):
        for game, state in (*TABLES[::5], crowded()):
            for part in drawn(game, state, narrow):
                assert nodes(part.svg)[0].get("viewBox") == f"0 0 {part.width} {part.height}"
                assert part.width == most
                assert_inside(part)


def test_what_is_allowed_and_has_a_place_can_be_clicked():
    asked = set()
    for game, state in (*TABLES, crowded()):
        asked.add(Asks(state.asks))
        allowed, dishes, expected = game.moves(state), set(), []
        for move in allowed:
            cooks = m.COOK <= move.number < m.CRATE
            dish = (move.number - m.COOK) % (m.COOK_WITH_CHEF - m.COOK)
            if move.number in IDLE or (cooks and dish in dishes):
                continue
            dishes |= {dish} if cooks else set()
            expected.append(move.words)
        for narrow in (False, True):
            found = [words for part in drawn(game, state, narrow) for words in clickable(part.svg)]
            assert sorted(found) == sorted(expected)
    assert asked >= {Asks.LAY, Asks.TAKE, Asks.COOK, Asks.CRATE, Asks.DISCARD, Asks.SERVE}


def test_nothing_can_be_clicked_where_nothing_is_allowed():
    for game, state in TABLES[::4]:
        assert "data-move" not in picture(game, state, NAMES)
        assert motion(game, state, game.moves(state)[0]) == []


@pytest.mark.parametrize("narrow", [False, True])
def test_texts_and_buttons_are_large_enough(narrow):
    for game, state in (*TABLES[::3], crowded()):
        for part in drawn(game, state, narrow):
            assert_readable(part.svg)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_letter_by_letter(name):
    game, states = GAMES[2]
    names = (name,) * 6
    svg = picture(game, states[-1], names, names, game.moves(states[-1]))
    assert_escaped(svg)
    assert_escaped("".join(part.svg for part in drawn(game, states[0], True, names)[:1]))


def test_names_of_cards_are_data_too():
    cards = kulinary.house_set()
    kinds = tuple(f"<b>&{nth}\"'{'W' * 30}" for nth in range(INGREDIENTS))
    dishes = tuple(replace(dish, name=f"<i>{nth} {'W' * 30}", needs=(4,) * 6) for nth, dish in enumerate(cards.dishes))
    game = kulinary.game(dish_set=replace(cards, name="sharp", ingredients=kinds, dishes=dishes))
    for state in played(game, 4, IDLE, most=5):
        for narrow in (False, True):
            for part in drawn(game, state, narrow):
                assert_escaped(part.svg)
                assert_inside(part)


def test_letters_are_different():
    assert _letters(("carrot", "egg", "flour", "fish", "tomato", "milk")) == ("C", "E", "L", "F", "T", "M")
    assert _letters(("Cook 1", "Cook 2", "Cook 3")) == ("1", "2", "3")
    assert _letters(("Ana", "Bo", "Ana", "", "\ud800")) == ("A", "B", "N", "4", "5")
    for name in HOSTILE:
        assert len(set(_letters((name,) * 6))) == 6


def test_what_is_hidden_shows_nowhere():
    for game, state in TABLES[::2]:
        seat = game.turn(state)
        other, someone = state.copy(), (seat + 1) % game.seats
        other.drawn[someone] = [state.held[someone], 0, 0, 0, 0, 0]
        other.deck = [0, 0, 0, 0, 0, state.left]
        for eyes in (seat, ONLOOKER):
            seen, same = game.view(state, eyes), game.view(other, eyes)
            assert parts(game, seen, NAMES, seat=eyes) == parts(game, same, NAMES, seat=eyes)
            assert describe(game, seen, NAMES) == describe(game, same, NAMES)


def test_a_hidden_hand_lies_face_down():
    game, states = GAMES[1]
    seen = game.view(states[-1], ONLOOKER)
    assert HIDDEN in seen.drawn[seen.cook]
    hand = parts(game, seen, NAMES)[2]
    assert "This hand is hidden." in hand.svg
    assert "-1" not in [node.text for node in nodes(hand.svg)]
    assert describe(game, seen, NAMES)["hand-0"] == "The hand of Ana is hidden."


def test_the_accent_is_for_who_has_the_turn():
    game, state = TABLES[-1]
    over = state.copy()
    over.asks = Asks.OVER
    assert style.ACCENT in parts(game, state, NAMES)[2].svg
    assert style.ACCENT not in "".join(part.svg for part in parts(game, over, NAMES) if part.key != "board")
    assert style.ACCENT not in picture(game, over, NAMES)


def test_describe_says_what_lies_there():
    game, state = crowded()
    told = describe(game, state, NAMES)
    assert list(told) == ["board", "guests", *(f"hand-{seat}" for seat in range(6))]
    assert told["board"].startswith("1, Store: carrot 8; no tokens. 2, Stove by the window: ")
    assert "Now Dee has a token carried out at location 5." in told["board"]
    assert "Ana: 27 steps, field 7" in told["board"]


def test_contrasts():
    for look in (*style.INGREDIENTS, *style.COOKS, style.CRATE):
        assert contrast(look.ink, look.colour) >= 4.5
        assert contrast(look.edge, style.CARD) >= 3
    for ground in (style.CARD, style.PAPER, style.ROYAL, style.TABLE):
        assert contrast(style.QUIET, ground) >= 4.5
    assert contrast(style.CARD, style.GOLD_TEXT) >= 4.5
    assert contrast(style.GOLD_TEXT, style.ROYAL) >= 4.5
