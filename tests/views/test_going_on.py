"""Undo, branches, the same seed again, reloads in the middle of things, saved logs."""

import random

import pytest

from tablecooks.core.game import CHANCE
from tablecooks.games import read_log
from tablecooks.games.alacarte.pieces import CREPE, Asks
from tablecooks.models import Table
from tests.views.heard import PERSONS, Heard, persons, play_until

FIRST = ("picks Gazpacho Marx", "picks Tomato Tornado")


def started(query="seed=5&cooks=2") -> Heard:
    heard = persons(query)
    for words in FIRST:
        heard.move(words)
    return heard


@pytest.mark.case("G01")
@pytest.mark.parametrize("words", ["tips pepper", "rolls the heat die"])
def test_what_chance_has_shown_is_not_taken_back(words):
    heard = started()
    assert heard.scene["undo"] == ""
    heard.move(words)
    assert heard.scene["undo"].startswith("Chance has answered")
    before = heard.seen()
    heard.send("undo", at=heard.scene["at"])
    assert heard.told == [before["undo"]]
    assert heard.seen() == before


@pytest.mark.case("G01")
def test_a_branch_is_another_table_with_luck_and_no_address_of_its_own():
    heard = started()
    live, before = heard.table, heard.scene["lines"]
    heard.move("tips pepper")
    after = str(live.as_log())
    heard.send("branch", line=len(before), at=heard.scene["at"])
    assert heard.table is not live
    assert heard.table.seed != live.seed
    assert "branch of seed 5, line 3" in heard.scene["note"]
    assert heard.scene["link"] is None
    assert not heard.scene["keep"]
    assert heard.scene["lines"] == before
    heard.move("tips pepper")
    assert str(live.as_log()) == after


@pytest.mark.case("G01")
def test_a_new_game_after_a_branch_has_an_address_again():
    heard = started()
    heard.send("branch", line=1, at=heard.scene["at"])
    heard.send("new", seed="new", at=heard.scene["at"])
    assert heard.table.origin == ""
    assert Heard(heard.scene["link"]).seen() == heard.seen()


def test_the_same_seed_again_is_the_same_game_move_for_move():
    heard = persons("seed=again&cooks=3")
    play_until(heard, lambda table: table.game.is_over(table.state))
    first, link = heard.scene["save"], heard.scene["link"]
    chosen = [step.move.words for step in heard.table.steps if step.seat != CHANCE]
    heard.send("new", seed="same", at=heard.scene["at"])
    assert heard.scene["link"] == link
    for words in chosen:
        heard.move(words)
    assert heard.scene["save"] == first
    assert heard.scene["over"]


def test_a_new_seed_is_another_game_with_another_address():
    heard = started()
    link = heard.scene["link"]
    heard.send("new", seed="new", at=heard.scene["at"])
    assert heard.scene["link"] != link
    assert Heard(heard.scene["link"]).seen() == heard.seen()


def _asks(what):
    return lambda table: table.state.asks == what


def _one_try_left(table):
    state = table.state
    return state.asks == Asks.ACT and state.dish[state.cook] == CREPE and state.actions == 1


MIDDLES = {
    "raise asked": ("cooks=3", _asks(Asks.RAISE)),
    "rescue asked": ("cooks=3&flip=1", _asks(Asks.RESCUE)),
    "cup to take": ("cooks=2&edition=custom&cups_return=no&flip=0&entered=yes", _asks(Asks.TAKE)),
    "two actions used": ("cooks=3", lambda table: table.state.asks == Asks.ACT and table.state.actions == 1),
    "break taken": ("cooks=4", lambda table: table.state.asks == Asks.ACT and table.state.break_taken),
    "crêpe with one try left": ("cooks=2&flip=0", _one_try_left),
    "how many fell, entered": ("cooks=2&entered=yes", _asks(Asks.FALL)),
    "between entered crystals": (
        "cooks=2&entered=yes",
        lambda table: _asks(Asks.CRYSTAL)(table) and any(table.state.pan[table.state.over]),
    ),
    "die entered": ("cooks=2&entered=yes", _asks(Asks.DIE)),
    "over": ("cooks=2", lambda table: table.game.is_over(table.state)),
}


@pytest.mark.case("G03")
@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", MIDDLES)
def test_a_reload_goes_on_in_the_middle_of_things(name, narrow):
    query, stop = MIDDLES[name]
    for seed in range(40):
        heard = persons(f"seed={seed}&{query}")
        heard.send("hello", narrow=narrow, saved="")
        if _reaches(heard, stop):
            break
    else:
        pytest.fail("no game comes there")
    again = Heard(heard.scene["link"])
    again.send("hello", narrow=narrow, saved=heard.scene["save"])
    assert again.told == []
    assert again.seen() == heard.seen()
    assert again.scene["motion"] == []
    for action in heard.scene["actions"][:1]:
        heard.move(action["move"])
        again.move(action["move"])
        assert again.seen() == heard.seen()


# Few turns end with nothing done; where the die is entered, cups come often.
WEIGHTS = {"ends the turn": 0.3, "coffee cup": 9}


def _reaches(heard, stop) -> bool:
    """Play at random on the table, which is quicker than by messages, until ``stop``; then show it."""
    table, chance = heard.table, random.Random(heard.table.seed)
    for _ in range(1500):
        if stop(table):
            heard.view.refresh()
            return True
        if table.game.is_over(table.state):
            break
        moves = table.moves
        weights = [WEIGHTS.get(move.words, 1) for move in moves]
        table.act(chance.choices(moves, weights)[0])
    return False


@pytest.mark.case("G03")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda log: log.replace("tips pepper", "tips peper"),
        lambda log: log[: len(log) // 2],
        lambda log: log.replace("2 Cook 1 picks", "3 Cook 1 picks"),
        lambda log: "",
        lambda log: "x" * 5000,
        lambda log: log + log,
        lambda log: log.replace("tablecooks log 1", "tablecooks log 9"),
    ],
)
def test_a_damaged_log_is_refused_and_the_game_stands_where_it_was(spoil):
    heard = started()
    heard.move("tips pepper")
    damaged = spoil(heard.scene["save"])
    again = Heard(heard.scene["link"])
    before = again.seen()
    again.send("hello", narrow=False, saved=damaged)
    assert again.seen() == before
    assert again.told == (
        ["What this browser had kept of the game cannot be read, so it starts anew."] if damaged else []
    )


@pytest.mark.case("G03")
@pytest.mark.parametrize(
    "other", ["seed=6&cooks=2", "seed=5&cooks=3", "seed=5&cooks=2&name_1=Ana", "seed=5&cooks=2&fall=poisson+1.5"]
)
def test_the_log_of_another_game_is_refused(other):
    heard = persons("seed=5&cooks=2")
    before = heard.seen()
    heard.send("hello", narrow=False, saved=started(other).scene["save"])
    assert heard.seen() == before


@pytest.mark.case("G02")
def test_an_older_log_never_takes_the_table_back():
    heard = started()
    older = heard.scene["save"]
    heard.move("tips pepper")
    before = heard.seen()
    heard.send("hello", narrow=False, saved=older)
    assert heard.seen() == before


def test_a_kept_log_does_not_take_the_place_of_a_branch():
    heard = started()
    save = heard.scene["save"]
    heard.send("branch", line=1, at=heard.scene["at"])
    branch = heard.table
    heard.send("hello", narrow=False, saved=save)
    assert heard.table is branch


def test_a_saved_log_is_loaded_on_the_set_up_page_and_goes_on_after_a_reload():
    heard = started()
    heard.move("tips pepper")
    other = Heard()
    other.send("load", text=heard.scene["save"])
    assert other.scene["lines"] == heard.scene["lines"]
    assert other.scene["link"] is None
    assert other.scene["keep"]
    again = Heard()
    again.send("hello", narrow=False, saved=other.scene["save"])
    assert again.seen() == other.seen()


def test_what_is_no_log_leaves_the_set_up_page_as_it_is():
    heard = Heard()
    before = heard.form
    heard.send("load", text="tablecooks log 1\ngame: alacarte\n")
    assert heard.form == before
    assert len(heard.told) == 1


@pytest.mark.case("G02")
def test_log_replay_and_table_never_part():
    heard = started("seed=drift&cooks=2")
    for nth in range(60):
        scene = heard.scene
        if scene["over"]:
            break
        if nth % 9 == 5:
            heard.send("undo", at=scene["at"])
        elif nth % 11 == 7:
            heard.send("look", line=scene["length"] // 2)
            heard.send("look", line=scene["length"])
        else:
            heard.move(scene["actions"][nth % len(scene["actions"])]["move"])
        log = read_log(heard.scene["save"])
        replayed = Table.from_log(log)
        assert replayed.state == heard.table.state
        assert heard.scene["length"] == len(heard.scene["lines"]) == heard.scene["position"]


def test_bots_play_one_move_at_a_time_and_all_at_once():
    heard = Heard("?seed=7&cooks=2&player_1=careful")
    assert heard.scene["bot"]
    at = heard.scene["at"]
    heard.send("bot", at=at)
    assert heard.scene["at"] > at
    heard.send("bots_now")
    assert heard.scene["over"]
    assert heard.scene["motion"] == []
    assert heard.scene["announce"].endswith((" wins.", " the win."))


def test_persons_of_a_link_are_asked_before_any_bot():
    heard = Heard(f"?seed=7&cooks=2&{PERSONS}")
    assert not heard.scene["bot"]
    assert not heard.scene["has_bots"]
