"""What the columns of a class's table mean, and what is counted of it: tips, bags, single crystals, falls."""

from collections import Counter
from dataclasses import dataclass, field

from tablecooks.core.words import _
from tablecooks.models.class_cells import LEAVE_OUT, Notes, is_nearly, number_in
from tablecooks.models.class_reading import Line, cell_name
from tablecooks.models.class_repeats import repeats
from tablecooks.models.class_table import RawTable, said_lines
from tablecooks.models.class_words import KINDS, close_kind, is_missing, is_share, is_total, kind_of, means_fell

__all__ = ["Found", "fell_tally", "meaning_of"]

LARGEST = 1000  # crystals in one tip or bag; more is a slip of the pen


@dataclass
class Found:
    """A table with numbers in it, and what is counted. The fields are those of ClassData."""

    columns: list[str]
    rows: list
    lines: list[int]
    shape: str = "other"
    fell_counts: dict[int, int] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)
    crystals: int = 0
    salt: int | None = None
    counted: list[int] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def column(self, name: str) -> list:
        place = self.columns.index(name)
        return [self.rows[row][place] for row in self.counted]


def fell_tally(values) -> dict[int, int]:
    """How often 0, 1, 2, … came, up to the largest."""
    counts = Counter(values)
    return {n: counts[n] for n in range(max(counts, default=-1) + 1)}


def meaning_of(table: RawTable, notes: Notes) -> Found:
    """Numbers out of texts, then what they count."""
    numeric = [_is_numeric(table, place) for place in range(len(table.columns))]
    kinds_at = next((n for n, is_number in enumerate(numeric) if not is_number and _names_kinds(table, n)), None)
    rows = [_row(table, line, numeric, kinds_at, notes) for line in table.lines]
    found = Found(table.columns, rows, [line.number for line in table.lines])
    found.counted = list(range(len(rows)))
    counts = [name for name, is_number in zip(table.columns, numeric, strict=True) if is_number]
    if kinds_at is not None:
        _crystals(found, table.columns[kinds_at], notes)
    elif table.falls:
        _falls(found, table, notes)
    else:
        _wide(found, counts, table, notes)
    return found


def _is_numeric(table: RawTable, place: int) -> bool:
    cells = [line.cells[place].strip() for line in table.lines]
    cells = [cell for cell in cells if cell and not is_missing(cell)]
    numbers = sum(number_in(cell, table.decimal) is not None for cell in cells)
    nearly = sum(number_in(cell, table.decimal) is None and is_nearly(cell) for cell in cells)
    return numbers > 0 and (numbers + nearly) * 2 >= len(cells)


def _names_kinds(table: RawTable, place: int) -> bool:
    cells = [line.cells[place] for line in table.lines if line.cells[place].strip()]
    return len(cells) > 1 and sum(kind_of(cell) is not None for cell in cells) >= 0.6 * len(cells)


def _row(table: RawTable, line: Line, numeric, kinds_at, notes: Notes) -> tuple:
    values = []
    for place, cell in enumerate(line.cells):
        if numeric[place]:
            values.append(notes.number(cell, table.decimal, line.number, place + 1))
        elif place == kinds_at:
            values.append(_kind(cell, line.number, place + 1, notes))
        else:
            values.append(cell if cell.strip() else None)
    return tuple(values)


def _kind(cell: str, line: int, column: int, notes: Notes) -> str | None:
    """The kind that a word names; one that is spelled wrongly is asked about."""
    kind = kind_of(cell)
    if kind is not None:
        return kind
    where = {"line": line, "cell": cell_name(line, column), "text": cell.strip()[:40]}
    if not cell.strip() or is_missing(cell):
        notes.say(_("Line {line}, cell {cell}: {text!r} is taken as missing.").format(**where), line)
        return None
    asked = _("Line {line}, cell {cell}: {text!r} is none of the five kinds. What is it?").format(**where)
    near = close_kind(cell)
    names = [near] if near else []
    names += [kind for kind in KINDS if kind != near]
    chosen = notes.ask(
        f"word:{where['text']}", asked, (LEAVE_OUT, _("leave it out")), *((kind, _(kind)) for kind in names)
    )
    return None if chosen == LEAVE_OUT else chosen


def _crystals(found: Found, name: str, notes: Notes) -> None:
    """One line for each crystal that was drawn."""
    found.shape = "crystals"
    repeats(found, name, notes)
    kinds = found.column(name)
    found.kinds = {kind: kinds.count(kind) for kind in KINDS}
    found.crystals = sum(found.kinds.values())
    found.salt = found.kinds["salt"]
    unknown = kinds.count(None)
    if unknown:
        found.left_out.append(_("{n} without a kind").format(n=unknown))


def _falls(found: Found, table: RawTable, notes: Notes) -> None:
    """How often 0, 1, 2, … fell, one line for each group."""
    found.shape = "falls"
    numbers = {
        place: number_in(name) for place, name in enumerate(table.columns) if place and number_in(name) is not None
    }
    rows = [list(row) for row in found.rows]
    for row, line in zip(rows, found.lines, strict=True):
        for place in numbers:
            if row[place] is None and not table.lines[found.lines.index(line)].cells[place].strip():
                row[place] = _blank(line, place, notes)
            elif not _is_count(row[place], line, table.columns[place], notes):
                row[place] = None
    found.rows = [tuple(row) for row in rows]
    known = {n: [row[place] for row in rows] for place, n in numbers.items()}
    found.fell_counts = {n: sum(cell for cell in cells if cell is not None) for n, cells in known.items()}
    found.fell_counts = {n: found.fell_counts.get(n, 0) for n in range(max(known) + 1)}
    found.crystals = sum(n * times for n, times in found.fell_counts.items())
    missing = sum(cells.count(None) for cells in known.values())
    if missing:
        found.left_out.append(_("{n} cells without a number").format(n=missing))


def _blank(line: int, place: int, notes: Notes) -> int | None:
    cell = cell_name(line, place + 1)
    asked = _("Line {line}, cell {cell} is blank. Did that never happen, or did nobody count?")
    choices = ((LEAVE_OUT, _("nobody counted")), ("0", _("it never happened: 0")))
    return 0 if notes.ask(f"blank:{cell}", asked.format(line=line, cell=cell), *choices) == "0" else None


def _is_count(value, line: int, name: str, notes: Notes) -> bool:
    """Can this be a count? What cannot gets a sentence."""
    if value is None:
        return False
    if isinstance(value, float) or value < 0 or value > LARGEST:
        said = _("Line {line}: {name} cannot be {value}; a count is a whole number from 0. It is left out.")
        notes.say(said.format(line=line, name=name, value=value), line)
        return False
    return True


def _wide(found: Found, counts: list[str], table: RawTable, notes: Notes) -> None:
    """One line for each tip, bag or person, a column for each thing counted."""
    kinds = {name: kind_of(name) for name in counts if kind_of(name)}
    fell = next((name for name in counts if means_fell(name)), None)
    if not table.had_header and fell is None and not kinds:
        fell, kinds = _nameless(found, counts, notes)
    others = [name for name in counts if not is_share(name) and name not in (fell, *kinds)]
    _check_totals(found, [name for name in others if is_total(name)], counts, fell, notes)
    if fell is not None:
        _tips(found, fell, next((name for name, kind in kinds.items() if kind == "salt"), None), notes)
    elif kinds:
        _bags(found, kinds, notes)
        for name in others:
            if not is_total(name) and name != found.columns[0]:
                notes.say(_("{name!r} is none of the five kinds; it is not counted among them.").format(name=name))
    else:
        notes.say(_("No column says how many crystals fell. Call one of them fell, and salt if you counted it."))
        found.unused += [name for name in found.columns if name not in found.unused]
    repeats(found, None, notes)
    if fell is not None or kinds:
        _sum_up(found, fell, kinds)


def _nameless(found: Found, counts: list[str], notes: Notes) -> tuple[str | None, dict]:
    """Two bare columns are fell and salt, or a number and how often it came; one is what fell."""
    if not counts:
        return None, {}
    fell = counts[0] if len(counts) < 3 else None
    if fell:
        notes.say(_("The first column of numbers is taken as how many crystals fell."))
    kinds = {counts[1]: "salt"} if len(counts) == 2 else {}
    if kinds:
        notes.say(_("The second one is taken as how many of them were salt."))
    return fell, kinds


def _check_totals(found: Found, totals: list[str], counts: list[str], fell, notes: Notes) -> None:
    """A column of sums is no kind of its own; where it disagrees with its parts, that is said."""
    first = found.columns[0]
    parts = [
        name for name in counts if name not in totals and not is_share(name) and not (name == first and len(counts) > 2)
    ]
    for name in totals:
        found.unused.append(name)
        wrong = []
        for row, line in zip(found.rows, found.lines, strict=True):
            values = [row[found.columns.index(part)] for part in parts if part != fell or len(parts) == 1]
            true, given = sum(value for value in values if value is not None), row[found.columns.index(name)]
            if given is not None and given != true:
                wrong.append(
                    _("line {line}: {given}, and its parts make {true}").format(line=line, given=given, true=true)
                )
        if wrong:
            notes.say(_("{name!r} is wrong, so it is not used. {wrong}.").format(name=name, wrong="; ".join(wrong)))
        else:
            notes.say(_("{name!r} is the sum of the others; it is not counted again.").format(name=name))


def _tips(found: Found, fell: str, salt: str | None, notes: Notes) -> None:
    found.shape = "tips"
    kept = []
    for place, line in enumerate(found.lines):
        row = dict(zip(found.columns, found.rows[place], strict=True))
        usable = _is_count(row[fell], line, fell, notes)
        if usable and salt is not None and row[salt] is not None:
            usable = _is_count(row[salt], line, salt, notes)
            if usable and row[salt] > row[fell]:
                said = _("Line {line}: {salt} salt of {fell} that fell cannot be; the line is left out.")
                notes.say(said.format(line=line, salt=row[salt], fell=row[fell]), line)
                usable = False
        if usable:
            kept.append(place)
    if len(kept) < len(found.rows):
        lost = [found.lines[place] for place in range(len(found.rows)) if place not in kept]
        found.left_out.append(_("{lines}, without numbers that can be used").format(lines=said_lines(lost)))
    found.counted = kept


def _bags(found: Found, kinds: dict[str, str], notes: Notes) -> None:
    found.shape = "bags"
    rows = [list(row) for row in found.rows]
    for row, line in zip(rows, found.lines, strict=True):
        for name in kinds:
            place = found.columns.index(name)
            if row[place] is not None and not _is_count(row[place], line, name, notes):
                row[place] = None
    found.rows = [tuple(row) for row in rows]


def _sum_up(found: Found, fell: str | None, kinds: dict[str, str]) -> None:
    """Totals of the rows that are counted."""
    sums = dict.fromkeys(KINDS, 0)
    for name, kind in kinds.items():
        sums[kind] += sum(value for value in found.column(name) if value is not None)
    found.kinds = {kind: n for kind, n in sums.items() if kind in kinds.values()}
    found.salt = sums["salt"] if "salt" in kinds.values() else None
    if fell is not None:
        values = found.column(fell)
        found.fell_counts = fell_tally(values)
        found.crystals = sum(values)
    else:
        found.crystals = sum(sums.values())
