"""A class's own data on the page of the lab: read, asked about, compared, taken on."""

from pathlib import Path

import pytest

from tests.views.heard_lab import HeardLab

FILES = Path(__file__).parents[1] / "data" / "class"


@pytest.mark.case("D04")
def test_what_is_asked_about_the_data_can_be_answered():
    lab = HeardLab("?seed=7&tab=data")
    text = (FILES / "long_resubmitted.csv").read_text("utf-8")
    lab.send("read", text=text, answers={})
    assert lab.scene["prompt"]["strong"] == "3 to decide:"
    lab.send("read", text=text, answers={"repeat:G1": "once"})
    assert "30 of 35 rows" in lab.scene["read"]["pooled"]
    lab.send("read", text=text, answers={"same:G4:G5": "one"})
    assert "25 of 35 rows" in lab.scene["read"]["pooled"]
    assert lab.scene["text"] == text


@pytest.mark.case("D07")
def test_a_file_in_an_old_encoding_can_be_read_in_another():
    lab = HeardLab("?seed=7&tab=data")
    lab.send("file", bytes=(FILES / "czech_semicolon.csv").read_bytes().hex())
    assert "Žlutí" in lab.scene["text"]
    lab.send("read", text=lab.scene["text"], answers={"encoding": "cp1252"})
    assert "Sùl" in lab.scene["read"]["columns"][2]


@pytest.mark.parametrize("text", ["", "hello", "fell"])
def test_an_empty_class_gets_a_sentence_and_the_text_stays(text):
    lab = HeardLab("?seed=7&tab=data")
    lab.send("read", text=text, answers={})
    assert lab.scene["error"].endswith(".")
    assert lab.scene["read"] is None
    assert lab.scene["text"] == text


def test_the_fitted_shaker_goes_to_the_table_and_to_the_lab():
    lab = HeardLab("?seed=7&tab=data")
    scene = lab.send("read", text="6:7:6:3:1:1", answers={})
    links = dict(scene["links"])
    assert links["to_table"] == "alacarte?fall=fitted+6%3A7%3A6%3A3%3A1%3A1"
    assert HeardLab(links["to_lab"].partition("spicelab")[2]).view.lab.shaker.fall.to_text() == "fitted 6:7:6:3:1:1"
    assert [figure["key"] for figure in scene["figures"]] == ["fit"]
    for law in ("poisson", "binomial", "lab"):
        assert law in lab.send("compare", law=law)["findings"][0].lower() or law == "lab"


def test_data_outlive_another_shaker():
    lab = HeardLab("?seed=7&tab=data")
    lab.send("read", text="0 1 2", answers={})
    lab.send("set", values=lab.values(salt="4"))
    assert lab.scene["read"]["pooled"].startswith("3 of 3")


def pasted(text: str, **answers) -> HeardLab:
    lab = HeardLab("?seed=7&tab=data")
    lab.send("read", text=text, answers={key.replace("__", ":"): value for key, value in answers.items()})
    return lab


def same_data(lab: HeardLab, other: HeardLab) -> bool:
    parts = ("text", "read", "figures", "findings", "law", "error", "prompt", "note", "mark")
    return all(lab.scene.get(part) == other.scene.get(part) for part in parts)


@pytest.mark.case("D04")
def test_a_link_carries_data_with_their_answers():
    lab = pasted((FILES / "long_resubmitted.csv").read_text("utf-8"), repeat__G1="once", word__Pfefer="pepper")
    assert same_data(HeardLab(lab.scene["link"]), lab)
    assert "Left out" in lab.scene["read"]["pooled"]


@pytest.mark.case("D07")
@pytest.mark.parametrize("answers", [{}, {"encoding": "cp1252"}])
def test_a_link_remembers_how_the_letters_of_a_file_were_read(answers):
    lab = HeardLab("?seed=7&tab=data")
    lab.send("file", bytes=(FILES / "czech_semicolon.csv").read_bytes().hex())
    lab.send("read", text=lab.scene["text"], answers=answers)
    again = HeardLab(lab.scene["link"])
    assert same_data(again, lab)
    again.send("read", text=again.scene["text"], answers={"encoding": "cp1250"})
    assert "Žlutí" in again.scene["text"]


def test_data_that_are_too_long_for_a_link_come_back_from_the_browser_or_are_said_to_be_missing():
    lab = pasted("name,fell\n" + "\n".join(f"pupil {n},{n % 4}" for n in range(300)), repeat__5="once")
    assert "data=" not in lab.scene["link"]
    assert len(lab.scene["link"]) < 200
    assert lab.scene["is_long"]
    assert "Too long for a link" in lab.scene["note"]
    kept = {"text": lab.scene["text"], **lab.scene["kept"]}

    elsewhere = HeardLab(lab.scene["link"])
    assert elsewhere.scene["missing"] == lab.scene["mark"]
    assert f"{len(kept['text'])} letters" in elsewhere.scene["note"]
    elsewhere.send("show", tab="tip")
    elsewhere.send("tip", n=1, at=0)
    assert elsewhere.scene["missing"] == HeardLab(elsewhere.scene["link"]).scene["missing"] == lab.scene["mark"]

    here = HeardLab(lab.scene["link"])
    here.send("restore", **kept)
    assert same_data(here, lab)
    assert here.scene["missing"] == ""
    assert here.scene["link"] == lab.scene["link"]
    here.send("restore", text="other", answers={}, encoding="")
    assert same_data(here, lab)

    elsewhere.send("show", tab="data")
    elsewhere.send("read", text="0 1 2", answers={})
    assert (elsewhere.scene["missing"], elsewhere.scene["note"]) == ("", "")
