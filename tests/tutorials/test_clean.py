"""Lessons are handed out clean: nothing of an earlier run, nothing of a machine."""

import json
import re
from pathlib import Path

import pytest

LESSONS = sorted((Path(__file__).parents[2] / "tutorials").glob("*.ipynb"))
OF_A_MACHINE = re.compile(r"(/home/|/Users/|[A-Z]:\\\\|/tmp/|https?://(?!docs\.|en\.wikipedia))")


def test_there_are_lessons():
    assert LESSONS


@pytest.mark.case("N01")
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_holds_nothing_of_an_earlier_run(path):
    lesson = json.loads(path.read_text("utf-8"))
    assert "widgets" not in lesson["metadata"]
    assert lesson["metadata"]["kernelspec"]["name"] == "python3"
    for cell in lesson["cells"]:
        assert not OF_A_MACHINE.search("".join(cell["source"]))
        assert cell["metadata"] == {}
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


@pytest.mark.case("N01")
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_last_cell_of_code_stands_by_itself(path):
    lesson = json.loads(path.read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in lesson["cells"] if cell["cell_type"] == "code"]
    exec(compile(code[-1], path.name, "exec"), {})
