"""Lessons are handed out clean: nothing of an earlier run, nothing of a machine."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablecooks.lessons.notebook import ON_DEMAND, SHOW_CODE

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "tutorials").glob("*.ipynb"))
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
        assert set(cell["metadata"].get("tags", [])) <= {SHOW_CODE, ON_DEMAND}
        assert set(cell["metadata"]) <= {"tags"}
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


@pytest.mark.case("N01")
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_last_cell_of_code_stands_by_itself(path):
    lesson = json.loads(path.read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in lesson["cells"] if cell["cell_type"] == "code"]
    exec(compile(code[-1], path.name, "exec"), {})


RUN_ALL = """
import multiprocessing, sys, threading
for code in {codes!r}:
    exec(compile(code, "lesson", "exec"), {{}})
assert "numba" not in sys.modules, "a lesson waits for a compiler"
assert not multiprocessing.active_children()
assert all(thread.daemon or thread is threading.main_thread() for thread in threading.enumerate())
"""


@pytest.mark.case("N03", "N04")
def test_lessons_wait_for_no_compiler_and_leave_nothing_open():
    codes = []
    for path in LESSONS:
        cells = json.loads(path.read_text("utf-8"))["cells"]
        codes.append(["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"][-1])
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", RUN_ALL.format(codes=codes)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr


@pytest.mark.case("N03")
def test_how_long_a_cell_may_take_is_said_in_one_place():
    assert (
        sum("nbmake-timeout" in path.read_text("utf-8") for path in (ROOT / "pyproject.toml", ROOT / ".ci" / "run"))
        == 1
    )
    assert not any("timeout" in path.read_text("utf-8") for path in LESSONS)
