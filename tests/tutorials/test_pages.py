"""A lesson as a page: it opens block by block, hides what is not revealed, and its address leads back to it."""

import json
import re
from pathlib import Path

import panel as pn
import pytest
from bokeh.document import Document
from panel.io.handlers import NotebookHandler

from tablecooks.lessons import LESSONS, Choose, LessonPage, Predict, read_lesson
from tablecooks.lessons.notebook import Lesson
from tablecooks.lessons.text import text_html

ROOT = Path(__file__).parents[2]
every_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)


def cell(text, kind="code", *tags) -> dict:
    return {"cell_type": kind, "source": text, "metadata": {"tags": list(tags)}}


@pytest.fixture
def lesson(tmp_path):
    """``lesson(cell, …)`` is a lesson of these cells."""

    def write(*cells) -> Lesson:
        path = tmp_path / "lesson.ipynb"
        path.write_text(json.dumps({"cells": [cell("# A lesson\n\nTo begin.", "markdown"), *cells]}), "utf-8")
        return read_lesson(path)

    return write


def sent(page) -> str:
    """All that a browser is sent, as text."""
    document = Document()
    document.add_root(pn.panel(page).get_root(document))
    return str(document.to_json(deferred=False))


def shown(page) -> str:
    """All words of the block that is open."""
    panes = page._body.select(pn.pane.HTML) + page._body.select(pn.widgets.StaticText)
    return " ".join(str(getattr(pane, "object", "") or getattr(pane, "value", "")) for pane in panes)


def walk(page):
    """Go through a lesson as a pupil, up to its last block."""
    for block in range(len(page.blocks)):
        page.go(block)
        for part in page.parts:
            if isinstance(part, Predict) and part.stage == "asked":
                part.number.value = "6"
                part.lock()
                part.reveal()
            elif isinstance(part, Choose) and not part.chosen:
                part.choice.value = next(iter(part._options))
                part.choose()


PREDICT = """from fractions import Fraction
from tablecooks.lessons import Predict
Predict("How many?", answer=lambda: Fraction(4321, 1000))"""
CHOOSE = """from fractions import Fraction
from tablecooks.lessons import Choose
Choose("Which?", {"this": lambda: Fraction(1, 8), "that": lambda: Fraction(3, 8)})"""


def test_the_lessons_are_found():
    assert [path.name for path in LESSONS] == sorted(path.name for path in (ROOT / "tutorials").glob("*.ipynb"))


@every_lesson
def test_a_pupil_comes_to_the_end_and_no_cell_fails(path):
    page = LessonPage(read_lesson(path))
    seen = []
    for block in range(len(page.blocks)):
        walk(page)
        page.go(block)
        assert page.at == block
        seen.append(shown(page))
    assert "could not be run" not in " ".join(seen)
    assert all(seen)


@every_lesson
def test_a_pupil_sees_no_code_and_no_notes(path):
    """Where code is itself the matter it is shown, and nowhere else; what the teacher reads is not sent at all."""
    lesson = read_lesson(path)
    page = LessonPage(lesson)
    walk(page)
    asked = [cell.text for block in lesson.blocks for cell in block.cells if cell.shows_code]
    for block in range(len(page.blocks)):
        page.go(block)
        html = shown(page)
        assert ("import " in html) <= any(cell.shows_code for cell in lesson.blocks[block].cells)
        assert "Wrong answers" not in sent(page)
    assert lesson.notes is not None
    assert ("00_" in path.stem) or not asked


@every_lesson
@pytest.mark.filterwarnings("ignore:.*invalid escape sequence")
def test_panel_serve_reads_it(path):
    """Panel puts the text of a notebook into a script: a backslash and a u in a formula would end it."""
    handler = NotebookHandler(filename=str(path))
    assert not handler.failed, handler.error_detail


@every_lesson
def test_every_formula_is_mathml(path):
    for block in read_lesson(path).blocks:
        for one in block.cells:
            if not one.is_code:
                html = text_html(one.text)
                assert "$" not in html
                assert "\\" not in re.sub(r"<annotation.*?</annotation>", "", html)


def test_blocks_begin_at_headings_also_inside_a_cell_and_notes_are_no_block(lesson):
    one = lesson(
        cell("## 1 · Hook\n\nA.\n\n## 2 · Hands\n\nB.", "markdown"),
        cell("1 + 1"),
        cell("## Other\n\n---\n### For the teacher\n\nC.", "markdown"),
    )
    assert [block.name for block in one.blocks] == ["Start", "Hook", "Hands", "Other"]
    assert [one.text for one in one.blocks[2].cells] == ["B.", "1 + 1"]
    assert (one.title, one.notes.name, one.notes.cells[0].text) == ("A lesson", "For the teacher", "C.")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"cells": 7}', '{"cells": [{"source": "x"}]}', '{"cells": []}'])
def test_what_is_no_lesson_is_named(tmp_path, text):
    path = tmp_path / "broken.ipynb"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"broken\.ipynb"):
        read_lesson(path)


@pytest.mark.case("W15")
def test_what_follows_a_prediction_is_not_sent_before_it_is_revealed(lesson):
    page = LessonPage(
        lesson(cell("## Ask", "markdown"), cell(PREDICT), cell("## Explain\n\nIt is four and a bit.", "markdown"))
    )
    page.go(2)
    assert page.at == 1
    assert "First lock your number" in page._foot.scene["why"]
    page.parts[0].number.value = "5"
    page.parts[0].lock()
    page.go(2)
    assert page.at == 1
    assert "4.321" not in sent(page)
    assert "four and a bit" not in sent(page)
    page.parts[0].reveal()
    assert "4.321" in sent(page)
    page.go(2)
    assert "four and a bit" in shown(page)


def test_what_follows_a_choice_waits_for_it(lesson):
    page = LessonPage(lesson(cell("## Decide", "markdown"), cell(CHOOSE), cell("That was the best.", "markdown")))
    page.go(1)
    assert "That was the best." not in sent(page)
    assert "37.5" not in sent(page)
    page.parts[0].choice.value = "this"
    page.parts[0].choose()
    assert "That was the best." in shown(page)
    assert "37.5" in shown(page)


def test_a_teacher_goes_anywhere_and_reads_the_notes(lesson):
    cells = (cell("## Ask", "markdown"), cell(PREDICT), cell("## Explain\n\nSo.", "markdown"))
    notes = cell("---\n### For the teacher\n\nWrong answers.", "markdown")
    page = LessonPage(lesson(*cells, notes), "?teacher&block=3")
    assert page.at == 3
    assert "Wrong answers." in shown(page)
    assert page.link() == "?teacher&block=3"


@every_lesson
def test_the_address_leads_back(path):
    page = LessonPage(read_lesson(path))
    walk(page)
    again = LessonPage(read_lesson(path), page.link())
    assert again.link() == page.link()
    assert again.at == len(page.blocks) - 1
    for block in range(len(page.blocks)):
        page.go(block)
        again.go(block)
        assert shown(again) == shown(page)


@pytest.mark.parametrize(
    "query", ["?block=99", "?block=-1", "?block=x", "?block=²", "?part1=x&part9=7", "?&&==", "?block=3"]
)
def test_a_broken_address_opens_the_lesson(query):
    page = LessonPage(read_lesson(LESSONS[-1]), query)
    assert page.at <= page.open
    assert shown(page)


def test_a_cell_that_fails_is_told_in_words_and_the_rest_goes_on(lesson):
    page = LessonPage(lesson(cell("## One", "markdown"), cell("1 / 0"), cell("print('<b>on</b>')"), cell("(")))
    page.go(1)
    assert "This cell of the lesson could not be run. ZeroDivisionError: division by zero" in shown(page)
    assert "&lt;b&gt;on&lt;/b&gt;" in shown(page)
    assert "SyntaxError" in shown(page)


def test_what_answers_a_question_waits_for_a_click(lesson):
    page = LessonPage(lesson(cell("## Exit", "markdown"), cell("print('forty-two')", "code", "on-demand")))
    page.go(1)
    assert "forty-two" not in sent(page)
    (button,) = page._body.select(pn.widgets.Button)
    button.clicks += 1
    assert "forty-two" in shown(page)
    assert button.disabled


@pytest.mark.case("W07")
def test_markup_in_a_lesson_is_shown_letter_by_letter():
    assert "<script>" not in text_html("A <script>alert(1)</script> and `<b>`")
    assert "<img" not in text_html("<img src=x onerror=alert(1)>")


def test_a_page_that_sends_nonsense_changes_nothing(lesson):
    page = LessonPage(lesson(cell("## One", "markdown"), cell("## Two", "markdown")))
    for message in ({"go": "1"}, {"go": None}, {"went": 1}, [], "x", {"go": True}):
        page._head._handle_msg(message)
    assert page.at == 0
    before = page._foot.scene
    page._head._handle_msg({"go": 0})
    assert page._foot.scene != before  # also a click on the block that is open is answered
    page._head._handle_msg({"go": 1e9})
    assert page.at == 2
    page._head._handle_msg({"go": -4})
    assert page.at == 0
