"""A scene is plain data, all of one position, shows names letter by letter and hides what is hidden."""

import json
from xml.etree import ElementTree

import pytest

from tablecooks.draw import style
from tablecooks.models import AlaCarteSettings, Settings
from tablecooks.models.settings import PLAYERS
from tablecooks.views import page_words
from tablecooks.views.form import form_data
from tablecooks.views.presented import PRESENTED
from tests.rules.menu_for_tests import entries
from tests.views.heard import Heard, persons, play_until

HOSTILE = [
    "<img src=x onerror=document.title=1>",
    "<b>bold</b>",
    "]]>",
    '"><svg onload=document.title=1>',
    "{{7*7}}",
    "$x$",
    "**bold**",
    "`tick`",
    "&lt;",
    "</script><script>document.title=1</script>"[:40],
    "javascript:document.title=1",
    "' onclick='document.title=1",
]
PLAIN = (str, int, float, bool, type(None))


def _plain(value, where="scene"):
    """Only what JSON has, and no NumPy number or enum member among it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            assert type(key) is str, where
            _plain(inner, f"{where}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _plain(inner, f"{where}[{place}]")
    else:
        assert type(value) in PLAIN, f"{where} is {type(value)}"


def test_every_scene_of_a_game_is_plain_data():
    heard = Heard("?seed=7&cooks=2&player_1=random&player_2=careful")
    while not heard.scene["over"]:
        _plain(heard.scene)
        heard.send("bot", at=heard.scene["at"])
    _plain(heard.scene)
    assert json.loads(json.dumps(heard.scene, allow_nan=False)) == heard.scene


def test_the_form_is_plain_data():
    _plain(form_data(AlaCarteSettings, {}, {"cooks": "no."}, "sorry"), "form")


@pytest.mark.case("W07")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_data(name):
    heard = persons("seed=7&cooks=3")
    values = {"cooks": "3", "seed": "7", "name_1": name, "player_2": "person", "player_3": "person"}
    heard = Heard()
    heard.send("form", values=values)
    assert heard.table.names[0] == name
    play_until(heard, lambda table: len(table.lines) > 8)
    _check_drawings(heard)
    assert any(name in line for line in heard.scene["lines"])
    assert any(name in part["text"] for part in heard.scene["parts"])


@pytest.mark.case("W07")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_dish_is_data(name):
    dishes = entries()
    for dish in dishes:
        if dish["name"] == "Cold Plate":
            dish["name"] = name
    heard = Heard()
    heard.send("form", values={"seed": "7", "menu": json.dumps({"name": name, "dish": dishes})})
    if heard.scene is None:
        assert heard.fields()["menu"]["error"].endswith(".")
        return
    heard.move(f"picks {name}")
    assert heard.told == []
    assert f"picks {name}." in heard.scene["lines"][1]
    _check_drawings(heard)


@pytest.mark.case("W07")
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_in_every_field_comes_back_as_text(text):
    heard = Heard()
    heard.send("form", values=dict.fromkeys(AlaCarteSettings.field_names(), text))
    fields = heard.fields()
    assert fields["name_1"]["value"] == text
    assert fields["fall"]["value"] == text
    _plain(heard.form, "form")


def _check_drawings(heard):
    for part in heard.scene["parts"]:
        tree = ElementTree.fromstring(part["svg"])
        for element in tree.iter():
            assert element.tag.rpartition("}")[2] in ("svg", "g", "rect", "circle", "path", "text", "title")
            assert not [key for key in element.attrib if key.startswith("on") or "href" in key]


def _spread(table) -> None:
    """Another content of shakers and sink that nobody can see."""
    state = table.state.copy()
    for shaker in range(4):
        state.seasoning[shaker] += shaker + 1
        state.salt[shaker] += 2
    state.sink[0] += 3
    table.state = state


@pytest.mark.parametrize("narrow", [False, True])
def test_opaque_shakers_are_nowhere_in_the_scene(narrow):
    heard = persons("seed=7&cooks=3&opaque=yes")
    heard.send("hello", narrow=narrow, saved="")
    play_until(heard, lambda table: len(table.lines) > 25 and not table.game.is_over(table.state))
    before = heard.seen()
    _spread(heard.table)
    heard.view.refresh()
    assert heard.seen() == before
    for action in before["actions"]:
        if action["chance"] and action["move"].startswith("tips"):
            heard.send("odds", words=action["move"], at=heard.scene["at"])
            assert heard.said[-1]["odds"]["rows"] == []


def test_glass_shakers_do_show():
    heard = persons("seed=7&cooks=3")
    before = heard.seen()
    _spread(heard.table)
    heard.view.refresh()
    assert heard.seen() != before


@pytest.mark.case("W06")
def test_slider_board_odds_log_and_announcement_agree():
    heard = persons("seed=7&cooks=2")
    play_until(heard, lambda table: len(table.lines) > 12)
    live = heard.seen()
    for line in [*range(live["length"] + 1), 3, 9]:
        heard.send("look", line=line)
        scene = heard.scene
        last = line == live["length"]
        assert scene["position"] == heard.table.position == line
        assert scene["where"] == f"line {line} of {live['length']}"
        assert scene["live"] == last
        assert bool(scene["actions"]) == last
        assert (scene["odds"] is not None) == last
        if line:
            assert scene["lines"][line - 1] in scene["announce"] or last
        assert ("data-move" in "".join(part["svg"] for part in scene["parts"])) == last
        state = heard.table.state_at(line)
        if last:
            assert scene["prompt"] == live["prompt"]
        assert scene["seat"] in (-1, getattr(state, "cook", -1))
    heard.send("look", line=live["length"])
    assert heard.seen() == live


@pytest.mark.case("W06")
def test_a_move_made_while_looking_back_leads_to_now():
    heard = persons("seed=7&cooks=2")
    heard.move("picks Gazpacho Marx")
    heard.send("look", line=1)
    heard.move("picks Tomato Tornado")
    assert heard.scene["live"]
    assert heard.scene["position"] == heard.scene["length"] == 3


def test_what_fell_is_what_moves():
    heard = persons("seed=7&cooks=2&fall=weights+0:0:1")
    heard.move("picks Gazpacho Marx")
    assert heard.scene["motion"] == []
    heard.move("picks Tomato Tornado")
    heard.move("tips pepper")
    assert [(event["kind"], event["seat"]) for event in heard.scene["motion"]] == [("fall", 0), ("fall", 0)]
    for event in heard.scene["motion"]:
        ElementTree.fromstring(event["svg"])
    heard.send("look", line=1)
    assert heard.scene["motion"] == []
    heard.send("look", line=heard.scene["length"])
    assert heard.scene["motion"] == []


def test_a_dial_turns_to_where_the_drawing_has_it():
    heard = persons("seed=7&cooks=2")
    heard.move("picks Gazpacho Marx")
    heard.move("picks Tomato Tornado")
    play_until(heard, lambda table: table.state.heat[0] > 0 or table.state.heat[1] > 0)
    turns = [event for event in heard.scene["motion"] if event["kind"] == "turn"]
    assert turns
    drawn = "".join(part["svg"] for part in heard.scene["parts"])
    for turn in turns:
        if not any(step["kind"] == "fall" for step in heard.scene["motion"]):
            assert f'data-needle="{turn["seat"]}" data-angle="{turn["angle"]:g}'[:22] in drawn


def test_the_live_region_says_new_lines_once_and_few_of_them():
    heard = Heard("?seed=7&cooks=2&player_1=random&player_2=careful")
    said = [heard.scene["announce"]]
    while not heard.scene["over"]:
        heard.send("bot", at=heard.scene["at"])
        said.append(heard.scene["announce"])
    told = " ".join(said)
    for line in heard.scene["lines"]:
        assert line in told
    assert max(map(len, said)) < 400


def test_per_cents_never_lie():
    from fractions import Fraction

    from tablecooks.chance import near_fraction
    from tablecooks.views.numbers import percent_text, short_fraction

    assert percent_text(Fraction(0)) == "0.0 %"
    assert percent_text(Fraction(1)) == "100.0 %"
    assert percent_text(Fraction(1, 10**9)) == "< 0.1 %"
    assert percent_text(1 - Fraction(1, 10**9)) == "> 99.9 %"
    assert near_fraction(Fraction(1, 6)) == "1/6"
    assert near_fraction(Fraction(10**12 + 1, 3 * 10**12)) == "≈ 1/3"
    assert short_fraction(Fraction(21, 80)) == "21/80"
    assert short_fraction(Fraction(1, 10**7)) == short_fraction(0.25) == ""


def test_the_page_has_every_word():
    for words in (page_words.page_words(), page_words.form_words()):
        assert all(words.values())
    assert set(page_words.page_words()["paces"]) == {"2", "1", "0.3", "0"}
    for players in PLAYERS.values():
        assert len({page_words.player_word(player) for player in players}) == len(players)
    assert page_words.lost_words(True) != page_words.lost_words(False)


def test_the_scripts_use_no_word_that_is_not_there():
    import re

    from tablecooks.views.table_view import HERE

    scripts = "".join(path.read_text("utf-8") for path in (HERE / "js").glob("*.js"))
    asked = set(re.findall(r"\b(?:words|w)\.([a-z_]+)", scripts))
    known = set(page_words.page_words()) | set(page_words.form_words())
    assert asked <= known
    assert known <= asked | {"word"}


@pytest.mark.parametrize("key", PRESENTED)
def test_every_setting_has_a_section_and_a_label(key):
    settings: type[Settings] = PRESENTED[key].settings
    sections = dict(settings.sections())
    for name in settings.field_names():
        assert settings.section_of(name) in sections
        assert settings.param[name].label


def test_page_and_drawing_have_the_same_colours():
    from tablecooks.views.table_view import HERE

    css = (HERE / "page.css").read_text("utf-8").upper()
    for colour in (style.TABLE, style.LINE, style.INK, style.QUIET, style.ACCENT, style.RIGHT, style.BURNT):
        assert colour.upper() in css
