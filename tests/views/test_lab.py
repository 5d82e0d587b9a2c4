"""The lab without a browser: tips, settings, links, files; what is sent is checked."""

import csv
import io

import pytest

from tablecooks.models.class_data import read
from tablecooks.models.lab import Lab
from tablecooks.views.lab import SpiceLab
from tests.views.heard_lab import HeardLab


def test_tips_are_seen_in_bottle_log_and_graphs():
    lab = HeardLab()
    scene = lab.send("tip", n=1, at=0)
    assert scene["made"] == 1
    assert scene["prompt"]["strong"] == "Tip 1:"
    assert [figure["key"] for figure in scene["figures"]] == ["share", "wait", "count"]
    scene = lab.send("tip", n=10, at=1)
    assert scene["where"] == "tip 11 of 11"
    assert scene["announce"].startswith("10 tips:")
    assert scene["lines"][-1]["n"] == 11


@pytest.mark.case("G05")
def test_a_click_that_comes_twice_has_one_effect():
    lab = HeardLab()
    lab.send("tip", n=1, at=0)
    lab.send("tip", n=1, at=0)
    assert lab.scene["made"] == 1
    assert "too late" in lab.told[0]


@pytest.mark.case("W09")
def test_every_graph_has_a_sentence_and_a_table():
    for query in ("?seed=7", "?seed=7&tips=40", "?seed=7&tips=40&count=salt&scale=shares", "?seed=7&salt=0&tips=9"):
        for figure in HeardLab(query).scene["figures"]:
            assert figure["summary"].endswith(".")
            assert figure["columns"]
            assert all(len(row) == len(figure["columns"]) for row in figure["rows"])


@pytest.mark.case("P09")
def test_the_bars_of_a_table_sum_to_the_tips():
    lab = HeardLab("?seed=7&tips=137")
    for count in ("crystals", "salt"):
        lab.send("show", count=count)
        rows = lab.scene["figures"][2]["rows"]
        assert [row[0] for row in rows] == [str(n) for n in range(len(rows))]
        assert sum(int(row[1]) for row in rows) == 137


def test_odds_are_exact_and_sum_to_one():
    odds = HeardLab().scene["odds"]
    assert [row["fraction"] for row in odds["rows"]] == ["1/5", "7/20", "1/4", "1/10", "1/20", "1/20"]
    assert sum(row["share"] for row in odds["rows"]) == pytest.approx(1)
    assert odds["replacement"]["rows"][3][:3] == ["4", "28.2 %", "31.6 %"]


@pytest.mark.case("W06")
def test_the_slider_and_everything_else_show_the_same_tip():
    lab, then = HeardLab("?seed=7&tips=90"), HeardLab("?seed=7&tips=25")
    seen = lab.send("look", tip=25)
    for part in ("shaker", "odds", "figures", "prompt"):
        assert seen[part] == then.scene[part]
    assert (seen["position"], seen["made"]) == (25, 90)
    lab.send("set", values=lab.values(salt="4"))
    assert lab.scene["position"] == lab.scene["made"] == 0
    assert lab.scene["odds"]["note"] == "15 pepper + 4 salt in it"


@pytest.mark.parametrize(
    ("changed", "field", "sentence"),
    [
        ({"salt": "-1"}, "salt", "a whole number from 0 to 40, not '-1'"),
        ({"seasoning": "many"}, "seasoning", "not 'many'"),
        ({"fall": "often"}, "fall", "'often' is not a number"),
        ({"seasoning": "0", "salt": "0"}, "seasoning", "at least one crystal"),
    ],
)
def test_bad_input_gets_a_sentence_and_the_shaker_stays(changed, field, sentence):
    lab = HeardLab("?seed=7&tips=12")
    before = lab.scene["figures"]
    lab.send("set", values=lab.values(**changed))
    assert sentence in lab.fields()[field]["error"]
    assert lab.scene["figures"] == before
    assert lab.scene["made"] == 12
    lab.send("tip", n=1, at=12)
    assert sentence in lab.fields()[field]["error"]
    lab.send("set", values=lab.values(kind="herbs"))
    assert lab.fields()[field]["error"] == ""
    assert lab.scene["made"] == 0


@pytest.mark.parametrize(
    "query",
    [
        "?seed=7",
        "?kind=herbs&mode=refill&seed=kitchen&tips=30&count=salt&scale=shares",
        "?seasoning=12&salt=4&fall=poisson+1.5&wrist=strong&seed=7",
        "?seed=7&tab=predict&question=due",
        "?seed=7&tab=mystery&mystery=4711&tried=9",
        "?seed=7&tab=mystery&mystery=4711&tried=9&guess=6",
        "?seed=7&tab=data&data=fell%0A2%0A0%0A1",
        "?seed=7&tips=40&look=12",
        "?seed=7&tips=40&look=0",
        "?seed=7&tab=predict&question=twenty&nth=3&said=9&sure=70&stage=locked",
        "?seed=7&tab=predict&question=twenty&nth=3&said=9&sure=70&stage=revealed&record=0abcd.50y_c712c.70n",
        "?seed=7&tab=predict&salt=0&question=due&nth=4",
        "?seed=7&tab=data&data=4%3A7%3A5&law=poisson",
        "?seed=7&too_long=2000-1234abcd",
    ],
)
def test_every_state_is_a_link_that_leads_back(query):
    lab = HeardLab(query)
    again = HeardLab(lab.scene["link"])
    assert again.scene == lab.scene


def test_a_link_that_cannot_be_used_says_so_and_opens_the_lab():
    lab = HeardLab("?seed=7&salt=-4&sugar=1&tips=1e9")
    assert "whole number from 0 to 40" in lab.fields()["salt"]["error"]
    assert "no setting called 'sugar'" in lab.scene["notice"]
    assert lab.scene["made"] == 0


@pytest.mark.case("W07")
@pytest.mark.parametrize("text", ["<img src=x onerror=alert(1)>", '"><svg onload=alert(1)>', "{{7*7}}", "]]>"])
def test_markup_in_a_link_is_shown_letter_by_letter(text):
    from urllib.parse import urlencode

    query = "?" + urlencode({"seed": text, "kind": text, "fall": text, text: text})
    lab = HeardLab(query)
    for figure in lab.scene["figures"]:
        assert "<img" not in figure["svg"]
        assert "onload" not in figure["svg"]
    assert "<img" not in lab.scene["shaker"]["svg"]


MALFORMED = [
    None,
    5,
    [],
    {},
    {"do": None},
    {"do": ["tip"]},
    {"do": "no such thing"},
    {"do": "_start"},
    {"do": "tip"},
    {"do": "tip", "n": 1},
    {"do": "tip", "n": "1", "at": 3},
    {"do": "tip", "n": 0, "at": 3},
    {"do": "tip", "n": -5, "at": 3},
    {"do": "tip", "n": 10**9, "at": 3},
    {"do": "tip", "n": 1.5, "at": 3},
    {"do": "tip", "n": float("nan"), "at": 3},
    {"do": "tip", "n": float("inf"), "at": 3},
    {"do": "tip", "n": True, "at": 3},
    {"do": "tip", "n": 1, "at": -1},
    {"do": "look", "tip": 99},
    {"do": "look", "tip": None},
    {"do": "set"},
    {"do": "set", "values": 5},
    {"do": "show", "tab": "secrets"},
    {"do": "show", "tab": None},
    {"do": "show", "count": ["salt"]},
    {"do": "ask"},
    {"do": "ask", "question": "sugar"},
    {"do": "lock", "number": "3", "sure": "70", "at": 1},
    {"do": "reveal", "at": 1},
    {"do": "mystery_tip", "n": 1000, "at": 0},
    {"do": "mystery_tip", "n": 1, "at": 7},
    {"do": "mystery_open", "guess": "x"},
    {"do": "mystery_open"},
    {"do": "read"},
    {"do": "read", "text": "x", "answers": 5},
    {"do": "file", "bytes": "zz"},
    {"do": "restore"},
    {"do": "set", "values": {}, "typed": True, "seed": 5} | {"values": None},
    {"do": "file", "bytes": "00" * 500_000},
    {"do": "compare", "law": "sugar"},
    {"do": "csv", "key": "secrets"},
    {"do": "csv"},
    {"do": "csv", "key": ["stream"]},
    {"do": "again"},
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: str(message)[:50])
def test_what_is_malformed_gets_a_sentence_and_changes_nothing(message):
    lab = HeardLab("?seed=7&tips=3")
    before = {key: value for key, value in lab.scene.items() if key not in ("version", "announce", "fall")}
    lab.view._handle_msg(message)
    assert len(lab.told) == 1
    assert lab.told[0].endswith(".")
    assert {key: value for key, value in lab.scene.items() if key not in ("version", "announce", "fall")} == before


def rows_of(said: dict) -> list[dict]:
    return list(csv.DictReader(io.StringIO(said["text"])))


def test_the_whole_stream_as_a_tidy_file():
    lab = HeardLab("?seed=7&tips=25")
    lab.send("csv", key="stream")
    rows = rows_of(lab.said[-1])
    assert len(rows) == 25
    tips = lab.view.lab.stream.tips
    assert [int(row["fell"]) for row in rows] == [tip.fell for tip in tips]
    assert [int(row["salt"]) for row in rows] == [tip.salt for tip in tips]
    assert read(lab.said[-1]["text"]).crystals == sum(tip.fell for tip in tips)


def test_what_was_typed_before_a_reload_comes_back_and_is_not_taken():
    lab = HeardLab("?seed=7&tips=25")
    lab.send("set", values=lab.values(salt="4", seasoning="many"), typed=True)
    assert lab.scene["made"] == 25
    assert "not 'many'" in lab.fields()["seasoning"]["error"]
    assert lab.fields()["salt"]["error"] == "Typed, and not taken yet: press Enter."
    lab.send("set", values=lab.values(salt="4"))
    assert lab.scene["made"] == 0
    assert lab.fields()["salt"] | {"error": ""} == lab.fields()["salt"]


def test_start_again_asks_the_next_question():
    lab = HeardLab("?seed=7&tab=predict&question=twenty&said=9&sure=70&stage=revealed&record=00000.70y")
    lab.send("again", seed="same")
    assert lab.scene["question"]["at"] == 2
    assert lab.scene["question"]["again"] == ""
    assert lab.view.lab.settings.record


@pytest.mark.parametrize("key", ["share", "wait", "count", "calibration", "belief"])
def test_every_table_is_a_file(key):
    lab = HeardLab("?seed=7&tips=25")
    lab.send("csv", key=key)
    assert lab.said[-1]["file"] == f"spicelab-{key}.csv"
    assert rows_of(lab.said[-1])


@pytest.mark.case("W01")
def test_two_labs_share_nothing():
    first, other = HeardLab(), HeardLab()
    before = other.bytes()
    first.send("tip", n=10, at=0)
    first.send("show", tab="mystery")
    first.send("set", values=first.values())
    assert other.bytes() == before
    assert first.view.lab.settings is not other.view.lab.settings


def test_in_a_notebook_settings_are_given_by_name():
    lab = SpiceLab(seasoning=12, salt=4, seed=7)
    assert isinstance(lab.lab, Lab)
    assert lab.lab.shaker.full == (12, 4)
    with pytest.raises(ValueError, match="whole number from 0 to 40"):
        SpiceLab(salt=-1)
