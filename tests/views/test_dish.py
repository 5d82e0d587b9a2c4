"""The own dish from here on the page: counted while it is open and never else, for the person who looks on."""

import json
from fractions import Fraction

import pytest

from tablecooks.chance import Cooking, best
from tablecooks.chance import dish as chances
from tablecooks.games import GAMES
from tablecooks.games.alacarte.fall import parse_fall
from tablecooks.models import Table
from tablecooks.views.lab.page import asks_for_lab
from tablecooks.views.presented import PRESENTED
from tablecooks.views.table_view import TableView
from tests.views.heard import Heard, persons, play_until
from tests.views.heard_lab import HeardLab

FIRST = ("picks Nilpferd in Burgunder", "picks Moby Dill")


def at_table(query: str = "seed=7&cooks=2", **params) -> Heard:
    heard = persons(query, **params)
    for words in FIRST:
        heard.move(words)
    return heard


@pytest.fixture
def counted(monkeypatch):
    """How often a dish was counted, and how often its numbers were worked out anew."""
    chances._count.cache_clear()
    calls = []
    at_table = Cooking.at_table.__func__
    told = classmethod(lambda cls, *given: calls.append(given) or at_table(cls, *given))
    monkeypatch.setattr(Cooking, "at_table", told)
    return lambda: (len(calls), chances._count.cache_info().misses)


def test_closed_it_costs_nothing(counted):
    heard = at_table()
    play_until(heard, lambda table: len(table.lines) > 30 or table.game.is_over(table.state))
    heard.send("look", line=3)
    assert counted() == (0, 0)
    assert set(heard.scene["dish"]) == {"title", "open"}
    assert not heard.scene["dish"]["open"]


def test_open_it_is_counted_with_every_scene_and_once_for_each_pan(counted):
    heard = at_table()
    heard.send("dish", open=True)
    assert counted() == (1, 1)
    heard.view.refresh()
    heard.send("look", line=3)
    assert counted() == (3, 1)
    heard.move("tips pepper")
    assert counted()[0] == 4
    heard.send("dish", open=False)
    heard.move(heard.scene["actions"][0]["move"])
    assert counted()[0] == 4
    assert not heard.told


def test_it_shows_the_very_numbers_of_the_best_plan():
    heard = at_table()
    heard.send("dish", open=True)
    table, dish = heard.table, heard.scene["dish"]
    cooking = Cooking.at_table(table.game, table.state, 0)
    star, done = best(cooking, "star", 12), best(cooking, "done", 12)
    within, steps = dish["tables"]
    assert within["heads"] == ["actions", "star", "done", "spoiled"]
    for row in within["rows"]:
        n = int(row["head"])
        shares = [float(star.value(left=n)), float(done.value(left=n)), float(done.spoiled(left=n))]
        assert [cell["share"] for cell in row["cells"]] == shares
        assert all(cell["percent"].endswith(" %") for cell in row["cells"])
    assert steps["heads"] == ["first", "in 3 actions", "in 6 actions"]
    assert [row["head"] for row in steps["rows"]] == ["Roll the heat die", "Tip lemon", "Tip pepper"]
    assert [cell["share"] for row in steps["rows"] for cell in row["cells"]] == [
        float(star.values(cooking.start, n)[option]) for option in cooking.options(cooking.start) for n in (3, 6)
    ]
    assert {cell["note"] for row in steps["rows"] for cell in row["cells"]} <= {"", "best"}
    assert "AC-" in " ".join(dish["assumed"])
    assert "alone" in dish["assumed"][0]


def test_fractions_stand_where_they_are_short():
    heard = persons("seed=7&cooks=2&fall=weights+0:1")
    for words in ("picks Cold Cucumber Court", "picks Moby Dill"):
        heard.move(words)
    heard.send("dish", open=True)
    first = heard.scene["dish"]["tables"][0]["rows"][0]
    assert [cell["fraction"] for cell in first["cells"]] == ["3/4", "3/4", ""]
    assert first["cells"][0]["share"] == Fraction(3, 4)


def test_the_dish_is_that_of_the_person_before_the_screen():
    heard = at_table("seed=7&cooks=2&name_1=Ana&name_2=Bo")
    heard.send("dish", open=True)
    assert heard.scene["dish"]["title"] == "Ana: the dish from here"
    ana = heard.scene["dish"]["said"]
    heard.move("ends the turn")
    assert heard.scene["dish"]["title"] == "Bo: the dish from here"
    assert heard.scene["dish"]["said"] != ana
    heard.send("look", line=3)
    assert heard.scene["dish"]["title"] == "Ana: the dish from here"
    assert heard.scene["dish"]["said"] == ana


def test_while_bots_play_it_stays_the_persons_own():
    heard = Heard("?seed=7&cooks=3&name_2=Bo&player_1=careful&player_2=person&player_3=careful")
    for _move in range(60):
        if heard.scene["over"]:
            break
        assert heard.scene["dish"]["title"] == "Bo: the dish from here"
        if heard.scene["bot"]:
            heard.send("bot", at=heard.scene["at"])
        else:
            heard.move(heard.scene["actions"][-1]["move"])
    only_bots = Heard("?seed=7&cooks=2&name_1=Ana&name_2=Bo&player_1=careful&player_2=careful")
    only_bots.send("dish", open=True)
    assert only_bots.scene["dish"]["said"] == ["There is no dish in this pan."]


def test_a_whole_game_with_it_open_always_has_a_sentence():
    heard = persons("seed=5&cooks=2&edition=spanish")
    heard.send("dish", open=True)
    said, titles = set(), set()

    def stop(table):
        dish = heard.scene["dish"]
        if dish is not None:
            said.update(dish["said"])
            titles.add(dish["title"])
            assert dish["said"]
            json.dumps(dish)
        return table.game.is_over(table.state)

    play_until(heard, stop)
    assert heard.scene["dish"] is None
    assert len(titles) == 2
    assert not heard.told
    assert any(sentence.startswith("A star is still possible") for sentence in said)


def test_opaque_shakers_are_not_in_it():
    heard = at_table("seed=7&cooks=2&opaque=yes")
    heard.send("dish", open=True)
    before = json.dumps(heard.seen())
    state = heard.table.state.copy()
    state.seasoning[1] -= 9
    state.salt[0] -= 3
    heard.table.state = state
    heard.view.refresh()
    assert json.dumps(heard.seen()) == before
    assert heard.scene["dish"]["tables"] == []
    assert "the odds are hidden" in heard.scene["dish"]["said"][-1]


@pytest.mark.parametrize("key", ["breakfast", "kulinary"])
def test_where_there_is_no_dish_to_look_into_the_page_says_so(key):
    view, said = TableView(PRESENTED[key].settings, Table(GAMES[key](), players=("person",), seed=1)), []
    view._send_msg = said.append
    view._handle_msg({"do": "dish", "open": True})
    assert said == [{"tell": "At this table there is no dish to look into."}]
    assert view.scene["dish"] is None


def test_the_link_to_the_lab_leads_to_where_it_is():
    for place, link in {"beside": "spicelab?", "inside": "?lab=1&", "": None}.items():
        heard = at_table("seed=7&cooks=2&fall=poisson+1.5", lab=place)
        heard.send("odds", words="tips lemon", at=heard.scene["at"])
        found = heard.said[-1]["odds"]["lab"]
        if link is None:
            assert found is None
        else:
            assert found["link"] == f"{link}kind=lemon&fall=poisson+1.5"


def test_an_address_that_asks_for_the_lab():
    assert asks_for_lab("?lab=1&seasoning=12")
    assert not any(map(asks_for_lab, ("", "?", "?lab=", "?lab=2", "?lab=1&lab=0", "?seasoning=12", "?" + "a=1&" * 500)))


def test_a_lab_that_the_table_opened_stays_there():
    """Its own link, with another shaker too, and those to a table and to another lab lead to the table's page."""
    lab = HeardLab("?lab=1&salt=4")
    assert lab.view.link().startswith("?lab=1&salt=4")
    lab.send("set", values={"seasoning": "9"})
    assert lab.view.link().startswith("?lab=1&seasoning=9")
    model, fall = lab.view.lab, parse_fall("poisson 1.5")
    assert model.link_to_table(fall) == "?fall=poisson+1.5"
    assert model.link_to_lab(fall) == "?lab=1&fall=poisson+1.5"
    beside = HeardLab("?salt=4").view.lab
    assert beside.link_to_table(fall) == "alacarte?fall=poisson+1.5"
    assert beside.link_to_lab(fall) == "spicelab?fall=poisson+1.5"
