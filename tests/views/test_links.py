"""Links and the set-up page: the same game for everyone, or the form with a sentence at what cannot be used."""

import json
from urllib.parse import parse_qsl, urlencode

import pytest

from tablecooks.models import AlaCarteSettings
from tests.rules.menu_for_tests import entries
from tests.views.heard import PERSONS, Heard, persons, play_until

MENU = json.dumps({"name": "plain", "dish": entries()})
LINKS = [
    {"seed": "7"},
    {"seed": "Käse & Brot = 100 %"},
    {"seed": "0", "cooks": "4", "name_1": "Ana", "name_4": "D'Arcy <b>", "player_2": "random"},
    {"seed": "-5", "cooks": "2", "goal": "7"},
    {"seed": "007", "edition": "custom", "cups_return": "no", "rescue_leaves_red": "no"},
    {"seed": "x", "fall": "poisson 1.5", "flip": "1/2 1/3 1", "any_seasoning": "yes", "opaque": "yes"},
    {"seed": "y", "entered": "yes", "menu": MENU},
    {"seed": "  7  ", "fall": "binomial 1/10"},
]


@pytest.mark.parametrize("texts", LINKS, ids=lambda texts: texts["seed"])
def test_a_link_is_the_same_game_for_everyone(texts):
    first = Heard("?" + urlencode(texts))
    assert first.scene is not None, first.form["notice"]
    link = first.scene["link"]
    other = Heard(link)
    assert other.scene["link"] == link
    assert other.seen() == first.seen()
    assert other.table.game == first.table.game
    assert (other.table.names, other.table.players) == (first.table.names, first.table.players)


def test_a_game_goes_on_alike_for_everyone_on_a_link():
    first = persons("seed=soup&cooks=3")
    other = Heard(first.scene["link"])
    play_until(first, lambda table: len(table.lines) > 40)
    play_until(other, lambda table: len(table.lines) > 40)
    assert first.scene["save"] == other.scene["save"]


def test_the_form_gives_a_link():
    heard = Heard()
    heard.send("form", values={field["name"]: field["value"] for field in heard.form["fields"]})
    assert heard.scene["link"].startswith("?seed=")
    assert len(heard.scene["link"]) < 40


def test_without_a_seed_every_table_has_its_own():
    seeds = set()
    for _ in range(5):
        heard = Heard()
        heard.send("form", values={"seed": ""})
        seeds.add(heard.table.seed)
    assert len(seeds) == 5


BAD = [
    ({"cooks": "5"}, {"cooks": "Cooks: choose 2 to 4, not '5'."}),
    ({"cooks": "three"}, {"cooks": "Cooks: choose 2 to 4, not 'three'."}),
    ({"cooks": "9" * 5000}, {"cooks": "Cooks: choose 2 to 4"}),
    ({"player_1": "robot"}, {"player_1": "Played by: choose one of person"}),
    ({"opaque": "maybe"}, {"opaque": "Opaque shakers is yes or no."}),
    ({"goal": "7", "cooks": "3"}, {"goal": ""}),
    ({"name_1": "Bo", "name_2": " bo "}, {"name_1": "called bo"}),
    ({"name_1": "x" * 41}, {"name_1": "40 characters"}),
    ({"seed": "x" * 500}, {"seed": "80"}),
    ({"fall": "weights 0:0"}, {"fall": ""}),
    ({"fall": "1/0"}, {"fall": ""}),
    ({"flip": "2"}, {"flip": ""}),
    ({"flip": "1/0"}, {"flip": ""}),
    ({"flip": ""}, {"flip": ""}),
    ({"flip": "1/2 1/2"}, {"flip": ""}),
    ({"menu": "[[dish]]"}, {"menu": ""}),
    ({"menu": "/etc/passwd"}, {"menu": ""}),
    ({"menu": "x" * 5000}, {"menu": ""}),
    ({"edition": "german"}, {"edition": "Rule sheet: choose one of"}),
    ({"cooks": "5", "fall": "up", "flip": "down"}, {"cooks": "choose 2 to 4"}),
]


@pytest.mark.parametrize(("texts", "errors"), BAD, ids=lambda value: str(value)[:40])
def test_a_link_that_cannot_be_used_leads_to_the_form_with_a_sentence_at_the_field(texts, errors):
    heard = Heard("?" + urlencode(texts | {"name_3": "Cy"}))
    assert heard.scene is None
    assert heard.form["notice"].startswith("This link cannot be used as it is.")
    fields = heard.fields()
    for name, sentence in errors.items():
        assert fields[name]["error"].endswith(".")
        assert sentence in fields[name]["error"]
        assert len(fields[name]["error"]) < 300
    assert fields["name_3"]["value"] == "Cy"
    for name, text in texts.items():
        if fields[name]["kind"] in ("text", "file"):
            assert fields[name]["value"] == text


def test_an_unknown_setting_is_said_above():
    heard = Heard("?seed=7&colour=blue&name_1=Ana")
    assert "There is no setting called 'colour'; leave it out." in heard.form["notice"]
    assert heard.fields()["name_1"]["value"] == "Ana"


@pytest.mark.parametrize(
    "query", ["?", "", "?&&&", "?" + "a=1&" * 500, "?%FF%FE=%00", "?seed", "?=", "?" + "x" * 10_000]
)
def test_nonsense_after_the_address_never_stops_the_page(query):
    heard = Heard(query)
    assert (heard.form is None) != (heard.scene is None)


def test_what_was_typed_is_kept_beside_its_sentence_and_can_be_mended():
    heard = Heard()
    typed = {"cooks": "3", "name_1": "Ana", "fall": "often", "seed": "7", "opaque": "yes"}
    heard.send("form", values=typed)
    fields = heard.fields()
    assert fields["fall"]["error"]
    assert {name: fields[name]["value"] for name in typed} == typed
    assert heard.form["keep"]
    heard.send("form", values=typed | {"fall": "poisson 1.5"})
    assert heard.table.names[0] == "Ana"


def test_the_way_back_to_the_set_up_keeps_all_but_the_seed():
    heard = Heard("?seed=7&cooks=4&name_1=Ana&fall=poisson+1.5")
    heard.send("setup")
    fields = heard.fields()
    assert (fields["cooks"]["value"], fields["name_1"]["value"]) == ("4", "Ana")
    assert fields["fall"]["value"] == "poisson 1.5"
    assert fields["seed"]["value"] == ""
    assert heard.form["fresh"]


def test_a_link_carries_only_what_differs():
    heard = Heard(f"?seed=7&cooks=3&{PERSONS}")
    assert dict(parse_qsl(heard.scene["link"][1:])) == {"seed": "7", "player_2": "person", "player_3": "person"}


@pytest.mark.parametrize("cooks", [2, 3, 4])
def test_a_field_is_shown_exactly_where_it_matters(cooks):
    for name in AlaCarteSettings.field_names():
        only = AlaCarteSettings.needed_with(name)
        if name.startswith(("name_", "player_")):
            assert (str(cooks) in only["values"]) == (int(name[-1]) <= cooks)
