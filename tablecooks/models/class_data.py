"""A class's own counts, pasted, typed or from a file: a table, sentences about it, and what there is to decide.

>>> data = read("tip,fell,salt\\n1,2,0\\n2,0,0\\n3,3,1")
>>> data.fell_counts, data.crystals, data.salt
({0: 1, 1: 0, 2: 1, 3: 1}, 5, 1)

Nothing is decided in silence: what is left out is said, what is doubtful is asked, with a choice that holds until
somebody answers. ``read(text, {"repeat:G1": "once"})`` reads again with an answer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablecooks.core.words import _
from tablecooks.models.class_cells import Notes, Query, Remark
from tablecooks.models.class_csv import to_csv
from tablecooks.models.class_meaning import Found, meaning_of
from tablecooks.models.class_numbers import list_of_numbers
from tablecooks.models.class_reading import FILE_ENCODINGS, DataError, decoded, grid_of
from tablecooks.models.class_table import table_of

__all__ = ["ClassData", "DataError", "Query", "Remark", "read"]


@dataclass(frozen=True)
class ClassData:
    """What was read. ``rows`` hold ints, floats, texts and None, as many as ``columns``; ``lines`` their lines.

    ``shape`` says what a row is: ``tips`` (how many fell), ``bags`` (counts of kinds), ``crystals`` (one each),
    ``falls`` (how often 0, 1, 2, … fell), ``other``. ``counted`` are the places of the rows that count.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple, ...]
    lines: tuple[int, ...]
    shape: str
    fell_counts: dict[int, int]
    kinds: dict[str, int]
    crystals: int
    salt: int | None
    counted: tuple[int, ...]
    unused: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    queries: tuple[Query, ...] = ()
    left_out: tuple[str, ...] = ()
    title: str = ""
    units: Mapping[str, str] = field(default_factory=dict)
    descriptions: Mapping[str, str] = field(default_factory=dict)
    encoding: str = ""
    separator: str = ""
    decimal: str = "."

    @property
    def pooled(self) -> str:
        """How much is counted, and what is not."""
        if self.shape == "other":
            return _("{all} rows were read; nothing is counted.").format(all=len(self.rows))
        rows = _("{used} of {all} rows are counted").format(used=len(self.counted), all=len(self.rows))
        if self.crystals:
            rows += ", " + _("{n} crystals").format(n=self.crystals)
        return f"{rows}. " + (_("Left out: {what}.").format(what="; ".join(self.left_out)) if self.left_out else "")

    def meanings(self) -> list[tuple[str, str, str]]:
        """For each column its name, its unit, and what it says: as the file told, else what was read in it."""
        return [(name, self.units.get(name, ""), self._meaning(place)) for place, name in enumerate(self.columns)]

    def _meaning(self, place: int) -> str:
        name, cells = self.columns[place], [row[place] for row in self.rows]
        told = self.descriptions.get(name)
        if told:
            return told
        numbers = any(isinstance(cell, (int, float)) for cell in cells)
        read = _("Numbers, as they were given.") if numbers else _("Words, as they were given.")
        return f"{read} {_('They are not counted in the lab.')}" if name in self.unused else read

    def to_csv(self, language: str = "en") -> str:
        """The table as tidy CSV, one header line; texts that a spreadsheet would run are kept from it."""
        return to_csv(self.columns, self.rows, language)


def read(source: str | bytes, answers: Mapping[str, str] | None = None) -> ClassData:
    """Read counts. ``answers`` choose among the choices of earlier ``queries``, by key.

    Raises DataError, with a sentence, for what holds no counts at all.
    """
    notes = Notes(dict(answers or {}))
    text, encoding = (source, "") if isinstance(source, str) else _decoded(source, notes)
    numbers = list_of_numbers(text, notes)
    grid = grid_of(text)
    if numbers is not None:
        return _made(numbers, grid, notes, encoding, ".")
    table = table_of(grid, notes)
    found = meaning_of(table, notes)
    return _made(found, grid, notes, encoding, table.decimal, table.title)


def _decoded(data: bytes, notes: Notes) -> tuple[str, str]:
    """The text of a file. Where its encoding had to be guessed, another one can be chosen."""
    text, encoding = decoded(data)
    if encoding in FILE_ENCODINGS:
        others = [name for name in FILE_ENCODINGS if name != encoding]
        said = _("The letters were read as {encoding}. If names look wrong, choose another.").format(encoding=encoding)
        chosen = notes.ask("encoding", said, (encoding, encoding), *((name, name) for name in others))
        text, encoding = decoded(data, chosen)
    return text, encoding


def _made(found: Found, grid, notes: Notes, encoding: str, decimal: str, title: str = "") -> ClassData:
    return ClassData(
        columns=tuple(found.columns),
        rows=tuple(tuple(row) for row in found.rows),
        lines=tuple(found.lines),
        shape=found.shape,
        fell_counts=found.fell_counts,
        kinds=found.kinds,
        crystals=found.crystals,
        salt=found.salt,
        counted=tuple(found.counted),
        unused=tuple(found.unused),
        remarks=tuple(notes.remarks),
        queries=tuple(notes.queries),
        left_out=tuple(found.left_out),
        title=title or grid.title,
        units=grid.units,
        descriptions=grid.descriptions,
        encoding=encoding,
        separator=grid.separator,
        decimal=decimal,
    )
