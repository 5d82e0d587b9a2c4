"""The lab's tables as files: tidy, safe in a spreadsheet, and each with a dictionary of its columns beside it."""

import csv
import io
from pathlib import Path

import pytest

from tablecooks.models.class_data import read
from tests.views.heard_lab import HeardLab

FILES = Path(__file__).parents[1] / "data" / "class"
RISKY = tuple("=+-@\t\r＝＋－＠")
#: What the lab shows, and the files that it gives then.
FULL = "?seed=7&tips=25&data=fell,salt%0A2,1%0A0,0%0A1,0%0A3,2"
STATES = [
    (FULL, ("stream", "share", "wait", "count", "calibration", "belief", "data", "fit")),
    ("?seed=7&tips=25&count=salt&scale=shares&mode=refill", ("share", "wait", "count")),
    ("?seed=7&salt=0&kind=herbs", ("stream", "share", "wait", "count", "calibration", "belief")),
    ("?seed=7&tips=9&said=28&sure=70&stage=locked", ("share", "wait", "count")),
    ("?seed=7&data=" + "%0A".join(["lemon,pepper,paprika,herbs,salt", *["6,6,6,6,6"] * 9]), ("data", "kinds")),
]


def saved(lab: HeardLab, key: str, **more) -> list[dict]:
    lab.send("csv", key=key, **more)
    return list(csv.DictReader(io.StringIO(lab.said[-1]["text"])))


@pytest.mark.case("D02")
@pytest.mark.parametrize(("query", "keys"), STATES)
def test_beside_every_file_there_is_a_dictionary_of_its_columns(query, keys):
    lab = HeardLab(query)
    for key in keys:
        saved(lab, key)
        header = next(csv.reader(io.StringIO(lab.said[-1]["text"])))
        name = lab.said[-1]["file"]
        meanings = saved(lab, key, about="columns")
        assert lab.said[-1]["file"] == name.replace(".csv", "-columns.csv")
        assert [row["column"] for row in meanings] == header
        assert len(set(header)) == len(header)
        assert all(row["description"].endswith(".") for row in meanings)


@pytest.mark.case("D02")
def test_the_dictionary_of_a_codap_export_keeps_its_units_and_descriptions():
    lab = HeardLab("?seed=7&tab=data")
    lab.send("read", text=(FILES / "codap_export.csv").read_text("utf-8"), answers={})
    meanings = {row["column"]: row for row in saved(lab, "data", about="columns")}
    assert list(meanings) == ["group", "fell", "salt", "share, salt"]
    assert meanings["fell"]["unit"] == meanings["salt"]["unit"] == "crystals"
    assert meanings["fell"]["description"] == "crystals on the plate, floor not counted"
    assert meanings["group"]["description"] == "Words, as they were given."
    lab.send("csv", key="data")
    lines = lab.said[-1]["text"].splitlines()
    assert lines[0] == 'group,fell,salt,"share, salt"'
    assert len(lines) == 10
    assert lines[2] == "A,0,0,"


@pytest.mark.case("D12")
def test_nothing_that_a_pupil_typed_is_run_by_a_spreadsheet():
    lab = HeardLab("?seed=7&tab=data")
    lab.send("file", bytes=(FILES / "roster_names.csv").read_bytes().hex())
    rows = read((FILES / "roster_names.csv").read_bytes()).rows
    lab.send("csv", key="data")
    text = lab.said[-1]["text"]
    assert not any(cell.startswith(RISKY) for line in csv.reader(io.StringIO(text)) for cell in line)
    assert read(text).rows == rows
    assert len(rows) == 18


@pytest.mark.case("D12")
def test_names_of_columns_and_their_dictionary_are_as_harmless():
    lab = HeardLab("?seed=7&tab=data")
    text = "# attribute -- name: fell, description: =cmd|' /C calc'!A0, unit: @SUM\n=1+1,fell\n-2,3\n5,1"
    lab.send("read", text=text, answers={})
    for more in ({"about": "columns"}, {}):
        lab.send("csv", key="data", **more)
        cells = [cell for line in csv.reader(io.StringIO(lab.said[-1]["text"])) for cell in line]
        assert not any(cell.startswith(RISKY) for cell in cells if not cell.lstrip("-").isdecimal())
    assert "\n-2,3\n" in lab.said[-1]["text"]
