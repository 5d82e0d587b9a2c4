"""Set-up: settings as text and back, bad settings by their name; what the page says."""

import pytest

from tablecooks.core.log import Line, Log, Step, read_log
from tablecooks.games.kulinary import Setup, clauses, game, speech
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.words import reason
from tests.every_game.walk import walk
from tests.rules.kulinary_table import DOOR, STORE, TABLE, WALL, WINDOW, A, B, C, laid, stand
from tests.rules.set_for_tests import plain_set

SETUPS = (
    Setup(),
    Setup(players=2, spaces=2),
    Setup(players=6, dish_set=plain_set()),
    Setup(players=2, chefs=("Milkshakespeare", "Eggatha Crispy")),
    Setup(chef_only_if_missing=True, open_hands=True, entered=True),
)
NAMES = ("Ana", "Bo", "Cy")


@pytest.mark.parametrize("setup", SETUPS)
def test_all_settings_as_text_read_back(setup):
    texts = setup.to_text()
    assert all(text.splitlines() == [text] for text in texts.values())
    again = Setup.from_text(texts)
    assert again == setup
    assert again.to_text() == texts
    assert again.spec() == setup.spec()


def test_settings_left_out_take_their_default():
    assert Setup.from_text({}) == Setup()
    assert Setup.from_text({"players": "5"}) == Setup(players=5)
    assert Setup.from_text({"chefs": ""}) == Setup()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("players", 1),
        ("players", 7),
        ("players", 3.0),
        ("players", True),
        ("players", None),
        ("chefs", ("Nobody", "Eggatha Crispy", "Milkshakespeare")),
        ("chefs", ("Eggatha Crispy",) * 3),
        ("chefs", ("Eggatha Crispy", "Milkshakespeare")),
        ("chefs", "Eggatha Crispy"),
        ("chefs", (1, 2, 3)),
        ("spaces", 1),
        ("spaces", 19),
        ("spaces", -1),
        ("spaces", True),
        ("chef_only_if_missing", "no"),
        ("open_hands", 1),
        ("entered", None),
    ],
)
def test_a_bad_setting_is_named(setting, value):
    with pytest.raises(ValueError, match=f"^{setting}: "):
        Setup(**{setting: value})


@pytest.mark.parametrize(
    ("key", "text"),
    [("players", "many"), ("set", "[["), ("spaces", "x"), ("open_hands", "maybe"), ("chefs", "a, b"), ("goal", "5")],
)
def test_a_bad_text_is_named(key, text):
    with pytest.raises(ValueError, match=f"^{key}: "):
        Setup.from_text({key: text})


def test_a_bad_set_object_is_named():
    with pytest.raises(ValueError, match=r"^set: "):
        Setup(dish_set="house")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_logs_read_back(players):
    table = game(players=players)
    names = tuple(f"Cook {seat}" for seat in range(players))
    steps = tuple(Step(table.turn(state), move) for state, move in walk(table, 4) if move is not None)
    log = Log(table, names, ("random",) * players, "4", steps)
    assert read_log(str(log), {"kulinary": game}) == log


@pytest.mark.parametrize("bar", [bar for bar in Bar if bar != Bar.ALLOWED])
def test_every_reason_is_a_sentence_with_a_clause_of_the_book(bar):
    found = reason(bar)
    assert found.clause in clauses()
    assert found.sentence
    assert not found.sentence.endswith(".")


# What the page says.


def test_every_line_of_a_game_is_a_sentence_with_a_clause():
    for players in (2, 6):
        table = game(players=players)
        names = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")[:players]
        walked = [(state, move) for state, move in walk(table, 3, rare=True) if move is not None]
        log = Log(table, names, ("person",) * players, "3", tuple(Step(table.turn(s), move) for s, move in walked))
        for line in log.lines:
            said = speech.sentence(table, names, line)
            assert said.endswith(".")
            assert "{" not in said
            assert speech.clause(table, line) in clauses()
        for state, move in walked:
            who, what, _left = speech.prompt(table, state, names)
            assert who in names
            assert what.endswith((".", "?"))
            assert speech.label(table, names, move)
            assert isinstance(speech.key(move) + speech.group(move), str)
            assert all(number < m.FIRST_CHANCE for number in speech.bars_worth_saying(table, state))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("lays a token at the stove by the wall", "Ana lays a token at the stove by the wall."),
        ("takes egg", "Ana takes egg from the store."),
        ("cooks Omelette with the chef", "Ana cooks Omelette with the chef."),
        ("picks the crate 2 for 3", "Ana picks the crate 2 for 3."),
        ("discards fish", "Ana discards fish."),
        ("serves Pancakes", "Ana serves Pancakes."),
        ("does nothing", "Ana does nothing."),
    ],
)
def test_a_move_as_a_sentence(words, said):
    table = stand()
    line = Line(0, 1, A, table.game.find(words), ())
    assert speech.sentence(table.game, NAMES, line) == said


def test_what_came_as_a_sentence():
    table = laid(2)
    came = [table.game.find(words) for words in ("egg drawn", "egg drawn", "fish drawn", "milk in the store")]
    assert speech.came_words(table.game, came) == "draws 2 egg and fish; new in the store: milk"
    came = [table.game.find(words) for words in ("Omelette by the window", "Pancakes by the wall")]
    assert speech.came_words(table.game, came) == "new by the window: Omelette; new by the wall: Pancakes"


@pytest.mark.parametrize(
    ("location", "asked"),
    [
        (STORE, "take two cards from the store."),
        (WINDOW, "cook at the stove by the window."),
        (DOOR, "pick a crate at the door."),
        (WALL, "cook at the stove by the wall."),
        (TABLE, "serve a dish."),
    ],
)
def test_prompts_name_what_is_asked(location, asked):
    table = stand().at(location, B)
    assert speech.prompt(table.game, table.state, NAMES) == ("Bo", asked, "round 1")


def test_prompts_count_what_is_to_be_discarded():
    table = stand().hand(A, egg=3).at(DOOR, A).do("picks the crate 2 for 2")
    assert speech.prompt(table.game, table.state, NAMES)[1] == "discard 2 cards for the crate."
    table.do("discards egg")
    assert speech.prompt(table.game, table.state, NAMES)[1] == "discard 1 card for the crate."


def test_the_dishes_that_cannot_be_paid_are_worth_saying():
    table = stand().dish(WINDOW, "Omelette", "Pancakes").hand(B, egg=1, milk=1).at(WINDOW, B)
    barred = speech.bars_worth_saying(table.game, table.state)
    assert [table.game.all_moves[number].words for number in barred] == ["cooks Pancakes"]


def test_the_end_in_words():
    table = stand().steps(18, 21, 3).cooked(A, "Omelette").at(TABLE, A).do("serves Omelette")
    assert speech.prompt(table.game, table.state, NAMES) == ("", "The game is over.", "Bo wins.")
    assert speech.ending(table.game, table.state) == ("A chef has reached field 20.", "KU-E1")
    assert speech.points(table.game, table.state, A) == [("1 dish served", 20, False)]
    assert speech.points(table.game, table.state, C) == []
    assert speech.stars(table.state, A) == ""
    assert speech.title_note(table.game) == "set “plain”"
    assert speech.title_note(game()) == "house set"
