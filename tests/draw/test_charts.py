"""Charts as text: a bar for each whole number on the places of the outline, well-formed, with room for every label."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tablecooks.draw import charts
from tablecooks.draw.bottle import bottle_and_plate

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def bars_of(svg: str) -> dict[int, ElementTree.Element]:
    return {int(g.get("data-bar")): g.find(f"{SVG}rect") for g in parsed(svg).iter(f"{SVG}g") if g.get("data-bar")}


@pytest.mark.case("P09")
@pytest.mark.parametrize(
    "counts",
    [
        {0: 4, 1: 7, 2: 5, 3: 2, 4: 1, 5: 1},
        dict.fromkeys(range(2, 13), 1),
        {1: 3, 2: 0, 3: 0, 4: 1, 16: 2},
        {3: 1000},
        {0: 0, 1: 0},
    ],
)
def test_one_bar_for_each_whole_number_also_for_those_that_never_came(counts):
    svg = charts.bars("n", "axis", counts, {})
    found = bars_of(svg)
    assert list(found) == list(range(min(counts), max(counts) + 1))
    for value, bar in found.items():
        assert (float(bar.get("height")) > 0) == (counts.get(value, 0) > 0)
    heights = {value: float(bar.get("height")) for value, bar in found.items()}
    tallest = max(counts.values())
    for value, height in heights.items():
        if tallest:
            assert height / max(heights.values()) == pytest.approx(counts.get(value, 0) / tallest, abs=0.01)


@pytest.mark.case("P09")
def test_bars_and_outline_stand_on_the_same_places():
    counts = {n: n + 1 for n in range(6)}
    svg = charts.bars("n", "axis", counts, dict(counts))
    steps = next(p for p in parsed(svg).iter(f"{SVG}path") if p.get("class") == "outline").get("d")
    edges = [float(x) for x in re.findall(r"H(-?[\d.]+)", steps)]
    tops = [float(y) for y in re.findall(r"V(-?[\d.]+)", steps)][:-1]
    for place, bar in bars_of(svg).items():
        left, width = float(bar.get("x")), float(bar.get("width"))
        assert edges[place] > left + width
        assert place == 0 or edges[place - 1] < left
        assert tops[place] == pytest.approx(float(bar.get("y")), abs=0.02)


def test_the_value_that_is_looked_at_is_told_apart():
    found = bars_of(charts.bars("n", "axis", {0: 1, 1: 1}, {}, marked=1))
    assert found[0].get("fill") != found[1].get("fill")


def test_counts_have_whole_ticks():
    svg = charts.bars("n", "axis", {0: 1}, {})
    assert "0.5" not in [element.text for element in parsed(svg).iter(f"{SVG}text")]


def drawings():
    yield charts.bars("n", "axis", {0: 1, 1: 200_000}, {0: 0.5, 1: 1}, {0: 2, 1: 3}, names={0: "<b>", 1: "&"})
    yield charts.bars("n", "axis", {n: n % 7 for n in range(1, 180)}, dict.fromkeys(range(1, 180), 1.5))
    yield charts.running("n", "axis", [], 0.25, "1/4")
    yield charts.running("n", "axis", [(1, 1.0, 0.8), (20_000, 0.25, 0.01)], None, "")
    yield charts.dots("n", "axis", [100, *[0] * 20], marks={0: "your guess", 20: "in it"})
    yield charts.dots("n", "axis", [50, 50])
    yield charts.scale("n", [(28.2, "answer", "square"), (100.0, "you", "triangle")], 100, str)
    yield charts.calibration("n", "axis", [(50, 0, 0), (70, 4, 3), (99, 1, 1)])
    yield bottle_and_plate(1, (15, 5), "s..", ("words", "words"), "n")
    yield bottle_and_plate(1, 12, None, ("words", "words"), "n")
    yield bottle_and_plate(0, (40, 40), "s" * 20 + "." * 60, ("words" * 20, "words" * 20), "n")
    yield bottle_and_plate(3, (0, 1), "", ("words", "words"), "n")


@pytest.mark.parametrize("svg", list(drawings()))
def test_every_drawing_is_well_formed_and_stays_on_its_sheet(svg):
    root = parsed(svg)
    width, height = float(root.get("width")), float(root.get("height"))
    assert root.get("aria-label") == "n"
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.get("width")) >= 0
        assert float(rect.get("height")) >= 0
    for text in root.iter(f"{SVG}text"):
        assert 0 <= float(text.get("x")) <= width
        assert 0 <= float(text.get("y")) <= height
        assert float(text.get("font-size")) >= 11
    assert "nan" not in svg


def test_a_hundred_dots():
    svg = charts.dots("n", "axis", [60, 40, 0])
    assert len(list(parsed(svg).iter(f"{SVG}circle"))) == 100


def test_the_bottle_shows_every_crystal_unless_nobody_looks_in():
    open_bottle = bottle_and_plate(1, (9, 3), None, ("", ""), "n")
    assert open_bottle.count(">P<") == 9
    assert open_bottle.count(">S<") == 3
    closed = bottle_and_plate(1, 12, None, ("", ""), "n")
    assert closed.count(">S<") == closed.count(">P<") == 0
    assert "12 in it" in closed
