"""Laws as people and programs meet them: a table, bars, a sentence, CSV, a data frame."""

import sys
from fractions import Fraction

import pytest

from tablecooks.chance import Dist, drawn

DIE = Dist.from_ways(dict.fromkeys(range(1, 7), 1))


def test_shown_as_a_table():
    assert str(Dist({"pepper": 3, "salt": 1})) == (
        "outcome  probability\npepper           3/4  75.0 %\nsalt             1/4  25.0 %"
    )
    assert repr(Dist({"a": 1, "bb": 3})).splitlines()[1].split() == ["a", "1/4", "25.0", "%"]
    assert len(repr(Dist(dict.fromkeys(range(100), 1))).splitlines()) == 42


def test_a_law_in_one_sentence():
    assert (
        DIE.given({1, 2}).summary() == "2 outcomes, the likeliest is 1 with 50.0 %; mean 1.5, standard deviation 0.5."
    )
    assert Dist({"salt": 1, "pepper": 3}).summary() == "2 outcomes, the likeliest is pepper with 75.0 %."
    assert Dist({7: 1}).summary() == "7, for certain."


@pytest.mark.case("W09")
def test_bars_have_numbers_and_are_hidden_from_screen_readers():
    html = Dist({"pepper": 3, "salt": 1})._repr_html_()
    assert html.count('aria-hidden="true"') == 2
    assert ">75.0 %</td>" in html
    assert ">3/4</td>" in html
    assert "width:7.500em" in html
    assert "<caption>2 outcomes, the likeliest is pepper with 75.0 %.</caption>" in html
    many = Dist(dict.fromkeys(range(100), 1))._repr_html_()
    assert (many.count("<tr>"), many.count("aria-hidden")) == (42, 40)


@pytest.mark.case("D12")
def test_csv_that_no_spreadsheet_runs():
    law = Dist({"=1+1": 1, "-salt": 1, -2: 1, (1, 2): 1, 'a "b", c': 4})
    assert law.to_csv().splitlines() == [
        "outcome,numerator,denominator,probability",
        "'=1+1,1,8,0.125",
        "'-salt,1,8,0.125",
        "-2,1,8,0.125",
        '"(1, 2)",1,8,0.125',
        '"a ""b"", c",1,2,0.5',
    ]
    tiny = Dist({"no": 10**400 - 1, "yes": 1}).to_csv().splitlines()
    assert [float(line.rpartition(",")[2]) in (0, 1) for line in tiny[1:]] == [False, False]


def test_a_frame_or_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        DIE.to_frame()
    monkeypatch.undo()
    pytest.importorskip("pandas")
    frame = drawn((15, 5), 2).to_frame()
    assert frame["outcome"].tolist() == [(2, 0), (1, 1), (0, 2)]
    assert frame["fraction"].tolist() == [Fraction(21, 38), Fraction(15, 38), Fraction(1, 19)]
    assert frame["probability"].sum() == pytest.approx(1)


@pytest.mark.case("W07")
def test_markup_in_outcomes_is_shown_letter_by_letter():
    html = Dist({"<img src=x onerror=alert(1)>": 1})._repr_html_()
    assert "<img" not in html
    assert "&lt;img" in html
