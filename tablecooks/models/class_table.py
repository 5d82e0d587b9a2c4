"""The one table in a teacher's sheet, told apart from titles, second tables, repeated headers and totals."""

import re
from dataclasses import dataclass

from tablecooks.core.words import _
from tablecooks.models.class_cells import Notes, decimal_mark, is_percent, number_in
from tablecooks.models.class_csv import unguard
from tablecooks.models.class_reading import DataError, Grid, Line, cell_name
from tablecooks.models.class_words import is_total

__all__ = ["RawTable", "table_of"]


@dataclass
class RawTable:
    """Names of columns and lines of texts, as typed. ``falls``: the names are numbers of crystals that fell."""

    columns: list[str]
    lines: list[Line]
    title: str
    decimal: str
    falls: bool = False
    had_header: bool = True


def table_of(grid: Grid, notes: Notes) -> RawTable:
    """The table, with a remark for everything that is not part of it. DataError when there is none."""
    lines = _left_block(_without_blank(grid.lines, notes), notes)
    if not lines:
        raise DataError(_("There are no counts in this. Paste or type at least one line with a number in it."))
    title, lines = _titles(lines, grid.title)
    decimal = decimal_mark(cell for line in lines for cell in line.cells)
    width = max(len(line.cells) for line in lines)
    lines = [
        Line(line.number, [unguard(cell) for cell in line.cells] + [""] * (width - len(line.cells))) for line in lines
    ]
    falls = _is_falls_header(lines[0], lines[1:], decimal)
    if not falls and not _is_header(lines, decimal):
        names = [_("column {n}").format(n=n) for n in range(1, width + 1)]
        return RawTable(names, lines, title, decimal, had_header=False)
    header, rest = lines[0], _without_repeated(lines, notes)
    if not rest:
        raise DataError(_("There is a header in line {line}, and nothing below it.").format(line=header.number))
    if falls:
        said = _("Line {line}: {numbers} are taken as how many fell, the cells below as how often.")
        numbers = ", ".join(cell.strip() for cell in header.cells[1:] if cell.strip())
        notes.say(said.format(line=header.number, numbers=numbers), header.number)
    table = RawTable(_names(header.cells), rest, title, decimal, falls)
    _drop_totals(table, notes)
    return table


def _without_blank(lines: list[Line], notes: Notes) -> list[Line]:
    kept = [line for line in lines if any(cell.strip() for cell in line.cells)]
    bare = [line.number for line in lines if len(line.cells) > 1 and not any(cell.strip() for cell in line.cells)]
    if bare:
        notes.say(_("Empty, and no data: {lines}.").format(lines=said_lines(bare)))
    return kept


def said_lines(numbers: list[int]) -> str:
    return (
        _("line {n}").format(n=numbers[0])
        if len(numbers) == 1
        else _("lines {n}").format(n=", ".join(map(str, numbers)))
    )


def _left_block(lines: list[Line], notes: Notes) -> list[Line]:
    """Where a column is empty all the way down, two tables stand side by side; the left one is read."""
    width = max((len(line.cells) for line in lines), default=0)
    filled = [any(len(line.cells) > n and line.cells[n].strip() for line in lines) for n in range(width)]
    while filled and not filled[-1]:
        filled.pop()
    if not all(filled):
        gap = filled.index(False)
        if gap >= 2 and any(filled[gap:]):
            start = filled.index(True, gap)
            said = _("Columns {first} to {last} hold another table; it is not read. Paste it by itself.")
            letters = [cell_name(1, n + 1)[:-1] for n in (start, len(filled) - 1)]
            notes.say(said.format(first=letters[0], last=letters[1]))
            filled = filled[:gap]
    cut = [Line(line.number, line.cells[: len(filled)]) for line in lines]
    return [line for line in cut if any(cell.strip() for cell in line.cells)]


def _titles(lines: list[Line], title: str) -> tuple[str, list[Line]]:
    """Lines with a text in their first cell only, before a table of several columns, are its title."""
    width = max(len(line.cells) for line in lines)
    while width > 1 and len(lines) > 1 and _is_title(lines[0]):
        title = title or lines[0].cells[0].strip()
        lines = lines[1:]
    return title, lines


def _is_title(line: Line) -> bool:
    return bool(line.cells[0].strip()) and not any(cell.strip() for cell in line.cells[1:])


def _is_header(lines: list[Line], decimal: str) -> bool:
    """Is the first line no data: text over every column of numbers, and text at all?"""
    head, below = lines[0], lines[1:]
    texts = [cell for cell in head.cells if cell.strip() and number_in(cell, decimal) is None]
    if not texts or not below:
        return bool(texts)
    for place, cell in enumerate(head.cells):
        numbers = [number_in(line.cells[place], decimal) for line in below if line.cells[place].strip()]
        mostly = sum(number is not None for number in numbers) * 2 > len(numbers)
        if mostly and number_in(cell, decimal) is not None:
            return False
    return True


def _is_falls_header(head: Line, below: list[Line], decimal: str) -> bool:
    """``Tips with n fallen, 0, 1, 2, 3``: a label, then numbers one after the other."""
    numbers = [number_in(cell, decimal) for cell in head.cells[1:] if cell.strip()]
    if len(numbers) < 3 or number_in(head.cells[0], decimal) is not None or not below:
        return False
    return (
        None not in numbers and numbers[0] in (0, 1) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    )


def _without_repeated(lines: list[Line], notes: Notes) -> list[Line]:
    head = [cell.strip() for cell in lines[0].cells]
    again = [line.number for line in lines[1:] if [cell.strip() for cell in line.cells] == head]
    if again:
        notes.say(_("The header stands again in {lines}; it is no data.").format(lines=said_lines(again)))
    return [line for line in lines[1:] if line.number not in again]


def _names(cells: list[str]) -> list[str]:
    """Trimmed names, each once, none of them empty."""
    names: list[str] = []
    for place, cell in enumerate(cells, 1):
        name = re.sub(r"\s+", " ", cell).strip() or (_("label") if place == 1 else _("column {n}").format(n=place))
        again = name
        while again in names:
            again = f"{name} ({names.count(name) + 1 + again.count('(')})"
        names.append(again)
    return names


def _drop_totals(table: RawTable, notes: Notes) -> None:
    """Lines that are sums or per cents of those above are no data, or everything would count twice."""
    kept: list[Line] = []
    for line in table.lines:
        label, cells = line.cells[0].strip(), [cell for cell in line.cells[1:] if cell.strip()]
        if cells and all(is_percent(cell) for cell in cells) and (not label or is_total(label)):
            notes.say(
                _("Line {line} holds per cents, no counts; it is left out.").format(line=line.number), line.number
            )
        elif kept and is_total(label) and _is_sum(line, kept, table.decimal):
            said = _("Line {line}, {label!r}, is the sum of the others; it is left out.")
            notes.say(said.format(line=line.number, label=label), line.number)
        else:
            if kept and is_total(label):
                said = _("Line {line} is called {label!r} but is not the sum of the others; it is kept.")
                notes.say(said.format(line=line.number, label=label), line.number)
            kept.append(line)
    table.lines = kept


def _is_sum(line: Line, above: list[Line], decimal: str) -> bool:
    """Does every cell that can be checked hold the sum of its column, or its mean?"""
    checked = [
        _fits(number_in(cell, decimal), [number_in(other.cells[place], decimal) for other in above])
        for place, cell in enumerate(line.cells)
        if place and cell.strip()
    ]
    checked = [fits for fits in checked if fits is not None]
    return bool(checked) and sum(checked) * 2 > len(checked)


def _fits(value, column: list) -> bool | None:
    numbers = [number for number in column if number is not None]
    if value is None or not numbers:
        return None
    return abs(value - sum(numbers)) < 1e-9 or abs(value - sum(numbers) / len(numbers)) < 0.06
