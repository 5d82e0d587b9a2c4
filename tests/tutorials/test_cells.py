"""In a lesson any cell may be run at any time: each stands by itself, and none takes a name from another's widget."""

import ast
import json
import re
from pathlib import Path

import panel as pn
import pytest

TUTORIALS = Path(__file__).parents[2] / "tutorials"
BLOCKS = ["Hook", "Hands", "Predict", "Observe", "Explain", "Decide", "Exit ticket"]
TABLE = ["Goals", "Before", "Age", "Words", "Time"]
TEACHER = ["Wrong answers to expect.", "Without a computer.", "Further."]
LESSONS = [path for path in sorted(TUTORIALS.glob("0[0-6]_*.ipynb")) if "_round_of_" not in path.stem]


def cells(path, kind):
    lesson = json.loads(path.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in lesson["cells"] if cell["cell_type"] == kind]


CODE = [pytest.param(text, id=f"{path.stem}-{nth}") for path in LESSONS for nth, text in enumerate(cells(path, "code"))]


@pytest.mark.case("N01")
@pytest.mark.parametrize("text", CODE)
def test_each_cell_runs_alone_and_what_it_shows_can_be_drawn(text):
    names: dict = {}
    *lines, last = ast.parse(text).body
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module([last], []), "cell", "exec"), names)
        return
    shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    if hasattr(shown, "__panel__"):
        pn.panel(shown).get_root()


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_what_a_widget_works_with_is_not_changed_by_another_cell(path):
    """A click comes after other cells have run: names that it looks up then must still mean the same."""
    made = [(nth, name, text) for nth, cell in enumerate(cells(path, "code")) for name, text in assigned(cell)]
    for nth, cell in enumerate(cells(path, "code")):
        own = dict(assigned(cell))
        for name in looked_up_later(cell) & set(own):
            others = {text for place, other, text in made if other == name and place != nth}
            assert others <= {own[name]}, name


def assigned(cell):
    """Names that a cell sets, outside functions, with what they are set to."""
    found = []
    for node in ast.parse(cell).body:
        for part in ast.walk(node):
            if isinstance(part, ast.Assign):
                value = ast.unparse(part.value)
                names = [name.id for target in part.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
                found += [(name, value) for name in names]
            elif isinstance(part, ast.For):
                found += [(name.id, "for") for name in ast.walk(part.target) if isinstance(name, ast.Name)]
    return found


def looked_up_later(cell):
    functions = [node for node in ast.walk(ast.parse(cell)) if isinstance(node, ast.Lambda)]
    return {name.id for node in functions for name in ast.walk(node.body) if isinstance(name, ast.Name)}


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_has_its_seven_blocks_and_what_a_teacher_needs(path):
    text = "\n".join(cells(path, "markdown"))
    assert re.findall(r"^## \d · (.+)$", text, re.MULTILINE) == BLOCKS
    for name in TABLE:
        assert f"| {name} |" in text
    for name in (*TEACHER, "Record sheet"):
        assert f"**{name}" in text
