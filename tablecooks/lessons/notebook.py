"""A lesson read from its notebook: the title, the blocks, and for each cell whether it is text or code."""

import ast
import io
import json
import re
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from tablecooks.core.words import _

__all__ = [
    "LESSONS",
    "ON_DEMAND",
    "SHOW_CODE",
    "Block",
    "Cell",
    "Lesson",
    "Output",
    "find_lessons",
    "read_lesson",
    "run",
]

SHOW_CODE = "show-code"  # the tag of a cell whose code is itself the matter of the lesson
ON_DEMAND = "on-demand"  # the tag of a cell that answers what was just asked: a page runs it at a click
HEADING = re.compile(r"^## +(?:\d+ *· *)?(.+?)\s*$", re.MULTILINE)
TITLE = re.compile(r"^# +(.+?)\s*$", re.MULTILINE)
TEACHER = re.compile(r"^---\s*\n### +(.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Cell:
    """One cell: Markdown, or code. ``shows_code``: a pupil reads the code too; ``on_demand``: it waits for a click."""

    text: str
    is_code: bool = False
    shows_code: bool = False
    on_demand: bool = False


@dataclass(frozen=True)
class Block:
    """A part of a lesson with a heading. The first one is what stands before the first heading."""

    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson: its blocks in order, and the teacher's notes, which are no block of the pupil's."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    notes: Block | None = None


@dataclass(frozen=True)
class Output:
    """What a cell of code gave: what it printed, the value of its last line, or why it could not be run."""

    printed: str = ""
    value: object = None
    error: str = ""


def find_lessons() -> tuple[Path, ...]:
    """The notebooks of the lessons: installed with the package, or beside it in the repository."""
    package = Path(__file__).parents[1]
    places = (package / "tutorials", package.parent / "tutorials")
    return next((found for place in places if (found := tuple(sorted(place.glob("*.ipynb"))))), ())


LESSONS = find_lessons()


def read_lesson(path: Path | str) -> Lesson:
    """The lesson in a notebook file. ValueError, with the file's name, when it is no notebook with a title."""
    path = Path(path)
    try:
        cells = [_cell(cell) for cell in json.loads(path.read_text("utf-8"))["cells"]]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(_("{name} is not a notebook: {why}.").format(name=path.name, why=error)) from error
    title = next((found[1] for cell in cells if not cell.is_code and (found := TITLE.search(cell.text))), None)
    if title is None:
        raise ValueError(_("{name} has no title: a line that begins with #.").format(name=path.name))
    blocks, notes = _blocks(cells)
    return Lesson(path.stem, title, blocks, notes)


def _cell(cell: dict) -> Cell:
    tags = cell.get("metadata", {}).get("tags", ())
    return Cell("".join(cell["source"]), cell["cell_type"] == "code", SHOW_CODE in tags, ON_DEMAND in tags)


def _blocks(cells) -> tuple[tuple[Block, ...], Block | None]:
    """Cells under their headings. A heading may stand inside a cell; after the teacher's heading comes no block."""
    found: list[tuple[str, list[Cell]]] = [(_("Start"), [])]
    notes = None
    for cell in cells:
        if cell.is_code:
            found[-1][1].append(cell)
            continue
        text = TITLE.sub("", cell.text, count=1) if cell is cells[0] else cell.text
        for name, body, for_teacher in _cut(text):
            if for_teacher:
                notes = (name, [])
                found.append(notes)
            elif name:
                found.append((name, []))
            if body.strip():
                found[-1][1].append(Cell(body.strip()))
    blocks = [Block(name, tuple(inside)) for name, inside in found if (name, inside) != notes]
    return tuple(blocks), None if notes is None else Block(notes[0], tuple(notes[1]))


def _cut(text: str) -> list[tuple[str, str, bool]]:
    """(heading, text, is it the teacher's) in order; the first heading may be missing."""
    heads = sorted(
        [(found, False) for found in HEADING.finditer(text)] + [(found, True) for found in TEACHER.finditer(text)],
        key=lambda head: head[0].start(),
    )
    starts = [0, *(found.end() for found, _teacher in heads)]
    ends = [*(found.start() for found, _teacher in heads), len(text)]
    names = [("", False), *((found[1], teacher) for found, teacher in heads)]
    return [(name, text[start:end], teacher) for (name, teacher), start, end in zip(names, starts, ends, strict=True)]


def run(source: str, names: dict) -> Output:
    """Run a cell among ``names``, as a notebook does; an error is told in words and ends nothing else."""
    printed, value = io.StringIO(), None
    try:
        *lines, last = ast.parse(source).body or [ast.Pass()]
        with redirect_stdout(printed):
            if not isinstance(last, ast.Expr):
                lines.append(last)
            exec(compile(ast.Module(lines, []), "<lesson>", "exec"), names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "<lesson>", "eval"), names)
    except Exception as error:
        # A lesson that a teacher has changed may fail in any way; the pupil reads on.
        return Output(printed.getvalue(), None, f"{type(error).__name__}: {error}")
    return Output(printed.getvalue(), value)
