"""Whatever the browser sends: what is malformed, stale or forbidden gets a sentence and changes nothing."""

import copy

import pytest

from tests.views.heard import Heard, persons

HUGE = "x" * 300_000
MALFORMED = [
    None,
    5,
    "move",
    [],
    [["do", "move"]],
    {},
    {"do": None},
    {"do": ["move"]},
    {"do": {"do": "move"}},
    {"do": "no such thing"},
    {"do": "__init__"},
    {"do": HUGE},
    {"do": "move"},
    {"do": "move", "words": "ends the turn"},
    {"do": "move", "at": 2},
    {"do": "move", "words": None, "at": 2},
    {"do": "move", "words": 5, "at": 2},
    {"do": "move", "words": ["picks Pea Parade"], "at": 2},
    {"do": "move", "words": "picks Pea Parade", "at": "2"},
    {"do": "move", "words": "picks Pea Parade", "at": 2.0},
    {"do": "move", "words": "picks Pea Parade", "at": True},
    {"do": "move", "words": "picks Pea Parade", "at": None},
    {"do": "move", "words": "picks Pea Parade", "at": [[2]]},
    {"do": "move", "words": "picks Pea Parade", "at": -2},
    {"do": "move", "words": "picks Pea Parade", "at": 10**30},
    {"do": "move", "words": "", "at": 2},
    {"do": "move", "words": "jumps", "at": 2},
    {"do": "move", "words": "rolls the heat die", "at": 2},
    {"do": "move", "words": "shows 3", "at": 2},
    {"do": "move", "words": HUGE, "at": 2},
    {"do": "undo"},
    {"do": "undo", "at": "2"},
    {"do": "undo", "at": 2},
    {"do": "undo", "at": 0},
    {"do": "bot"},
    {"do": "bot", "at": []},
    {"do": "odds", "at": 2},
    {"do": "odds", "words": "tips lemon", "at": 2},
    {"do": "odds", "words": {"a": 1}, "at": 2},
    {"do": "odds", "words": HUGE, "at": 2},
    {"do": "dish"},
    {"do": "dish", "open": "yes"},
    {"do": "dish", "open": 1},
    {"do": "dish", "open": None},
    {"do": "dish", "open": [True]},
    {"do": "chain", "open": True},
    {"do": "look"},
    {"do": "look", "line": "1"},
    {"do": "look", "line": 1.5},
    {"do": "look", "line": float("nan")},
    {"do": "look", "line": -1},
    {"do": "look", "line": 2},
    {"do": "look", "line": 10**40},
    {"do": "look", "line": [1]},
    {"do": "branch", "line": 1},
    {"do": "branch", "line": -1, "at": 2},
    {"do": "branch", "line": 99, "at": 2},
    {"do": "branch", "line": 1, "at": 1},
    {"do": "new", "at": 2},
    {"do": "new", "seed": ["same"], "at": 2},
    {"do": "new", "seed": "same", "at": 0},
    {"do": "form"},
    {"do": "form", "values": []},
    {"do": "form", "values": "cooks=3"},
    {"do": "form", "values": {"cooks": 3}},
    {"do": "form", "values": {5: "3"}},
    {"do": "form", "values": {"cooks": ["3"]}},
    {"do": "form", "values": {"menu": HUGE}},
    {"do": "form", "values": {f"field {n}": "" for n in range(5000)}},
    {"do": "hello"},
    {"do": "hello", "narrow": "yes", "saved": ""},
    {"do": "hello", "narrow": True},
    {"do": "hello", "narrow": True, "saved": None},
    {"do": "hello", "narrow": False, "saved": HUGE},
    {"do": "load"},
    {"do": "load", "text": 5},
    {"do": "load", "text": ""},
    {"do": "load", "text": "no log"},
    {"do": "load", "text": "\x00\ud800"},
    {"do": "load", "text": HUGE},
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: repr(message)[:60])
def test_what_is_malformed_gets_a_sentence_and_changes_nothing(message):
    heard = persons()
    before, link = heard.seen(), heard.view._link()
    heard.view._handle_msg(copy.deepcopy(message))
    assert heard.told
    assert all(sentence.endswith(".") and len(sentence) < 400 for sentence in heard.told)
    assert heard.seen() == before
    assert heard.view._link() == link


@pytest.mark.parametrize(
    "message",
    [
        {"do": "move", "words": "picks Pea Parade", "at": 0},
        {"do": "undo", "at": 0},
        {"do": "look", "line": 0},
        {"do": "dish", "open": True},
        {"do": "new", "seed": "same", "at": 0},
        {"do": "branch", "line": 0, "at": 0},
        {"do": "bots_now"},
        {"do": "setup"},
    ],
    ids=lambda message: message["do"],
)
def test_without_a_table_nothing_can_be_played(message):
    heard = Heard()
    before = heard.form
    heard.view._handle_msg(message)
    assert heard.told == ["There is no table yet: press Play first."]
    assert heard.scene is None
    assert heard.form == before


def test_on_the_set_up_page_the_old_table_is_gone():
    heard = persons()
    at = heard.scene["at"]
    heard.send("setup")
    heard.send("move", words="picks Pea Parade", at=at)
    assert heard.scene is None
    assert heard.told == ["There is no table yet: press Play first."]


def _act(words):
    def prepare(heard, *before):
        for move in before:
            heard.move(move)
        return {"do": "move", "words": words, "at": heard.scene["at"]}

    return prepare


FIRST = ("picks Gazpacho Marx", "picks Tomato Tornado")
TWICE = {
    "pick": ((), "picks Gazpacho Marx", 1),
    "heat": (FIRST, "rolls the heat die", 1),
    "tip": (FIRST, "tips pepper", 1),
    "end turn": (FIRST, "ends the turn", 1),
}


@pytest.mark.case("G05")
@pytest.mark.parametrize("name", TWICE)
def test_a_click_that_comes_twice_is_one_move(name):
    before, words, lines = TWICE[name]
    heard, once = persons(), persons()
    message = _act(words)(heard, *before)
    _act(words)(once, *before)
    start = len(heard.scene["lines"])
    heard.view._handle_msg(dict(message))
    heard.view._handle_msg(dict(message))
    once.view._handle_msg(dict(message))
    assert len(heard.scene["lines"]) == start + lines
    assert heard.scene["save"] == once.scene["save"]
    assert heard.told == ["That click came too late: the table has moved on. Nothing was changed."]


@pytest.mark.case("G05")
def test_an_undo_that_comes_twice_is_one_undo():
    heard = persons()
    heard.move(FIRST[0])
    heard.move(FIRST[1])
    at = heard.scene["at"]
    heard.send("undo", at=at)
    heard.send("undo", at=at)
    assert [line for line in heard.scene["lines"] if "picks" in line] == ["Cook 1 picks Gazpacho Marx."]
    assert len(heard.told) == 1


@pytest.mark.case("G05")
def test_a_click_for_the_position_before_last_is_refused():
    heard = persons()
    at = heard.scene["at"]
    for words in FIRST:
        heard.move(words)
    before = heard.seen()
    heard.send("move", words="picks Moby Dill", at=at)
    assert heard.seen() == before
    assert "too late" in heard.told[0]


@pytest.mark.case("G05")
def test_nobody_moves_or_undoes_for_a_bot():
    heard = persons("seed=7&cooks=2&player_2=careful&player_1=person")
    heard.move(FIRST[0])
    before = heard.seen()
    heard.send("move", words=FIRST[1], at=heard.scene["at"])
    assert heard.told == ["That is not possible: it is Cook 2's turn."]
    assert heard.seen() == before
    heard.send("bot", at=heard.scene["at"])
    before = heard.seen()
    heard.send("undo", at=heard.scene["at"])
    assert heard.told[1:] == ["Cook 2 has moved since. Branch from a line instead."]
    assert heard.seen() == before


@pytest.mark.case("G05")
def test_a_bot_that_is_asked_twice_moves_once():
    heard = persons("seed=7&cooks=2&player_2=careful&player_1=person")
    heard.move(FIRST[0])
    at = heard.scene["at"]
    heard.send("bot", at=at)
    after = heard.seen()
    heard.send("bot", at=at)
    assert heard.seen() == after
    assert heard.told == []


def test_every_message_is_answered_so_that_the_page_never_waits_in_vain():
    heard = persons()
    for message in (
        {"do": "look", "line": 1},
        {"do": "dish", "open": True},
        {"do": "dish", "open": False},
        {"do": "bot", "at": 0},
        {"do": "odds", "words": "rolls the heat die", "at": 0},
    ):
        for _again in range(2):
            version, said = heard.scene["version"], len(heard.said)
            heard.view._handle_msg(message)
            assert heard.scene["version"] > version or len(heard.said) > said


def test_odds_are_those_of_the_move_that_was_asked():
    heard = persons()
    for words in FIRST:
        heard.move(words)
    heard.send("odds", words="tips pepper", at=heard.scene["at"])
    answer = heard.said[-1]
    assert answer["move"] == "tips pepper"
    assert sum(row["share"] for row in answer["odds"]["rows"]) == pytest.approx(1)
    assert heard.told == []
