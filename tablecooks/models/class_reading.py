"""From the bytes or the text of a class's file to lines of cells: encoding, marks, separators, header lines."""

import csv
import io
import re
from collections import Counter
from typing import NamedTuple

from tablecooks.core.words import _

__all__ = ["FILE_ENCODINGS", "DataError", "Grid", "Line", "cell_name", "decoded", "grid_of"]

SEPARATORS = ("\t", ";", ",", "|")
#: Which letters a language uses besides a to z; the encoding that makes sense of all of them is taken.
_ALPHABETS = (
    "áčďéěíňóřšťúůýž",
    "áäčďéíĺľňóôŕšťúýž",
    "ąćęłńóśźż",
    "áéíóöőúüű",
    "äöüß",
    "àâæçéèêëîïôœùûüÿ",
    "áéíóúüñ",
    "àèéìòù",
    "åäö",
    "æøå",
    "ãõáéíóúâêôçà",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
)
#: What a file that is not UTF-8 may be written in.
FILE_ENCODINGS = ("cp1252", "cp1250", "cp1251")
_CODAP = re.compile(r"#\s*(?:(attribute|collection)\s*--\s*)?(name|type):\s*(.*)")
_MARKS = "\ufeff\u200e\u200f\u2060"


class DataError(ValueError):
    """Data that cannot be read at all; the message says why and what to do."""


class Line(NamedTuple):
    """The cells of one line of the file, from 1."""

    number: int
    cells: list[str]


class Grid(NamedTuple):
    """The cells of a file, and what its own header lines said."""

    lines: list[Line]
    separator: str
    title: str
    units: dict[str, str]
    descriptions: dict[str, str]


def cell_name(line: int, column: int) -> str:
    """A cell as spreadsheets call it: column 1 of line 4 is ``A4``."""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{line}"


def decoded(data: bytes, encoding: str = "") -> tuple[str, str]:
    """The text of a file, and the encoding that it was read with. DataError for what is no text."""
    if encoding:
        return data.decode(encoding, "replace"), encoding
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(name, "replace"), name
    if b"\0" in data:
        raise DataError(_("This is no text: save the table as CSV and take that file."))
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        texts = {name: data.decode(name, "replace") for name in FILE_ENCODINGS}
        best = max(FILE_ENCODINGS, key=lambda name: _sense(texts[name]))
        return texts[best], best


def _sense(text: str) -> float:
    """The share of letters beyond a to z that one and the same language uses."""
    letters = Counter(letter for letter in text.casefold() if ord(letter) > 127)
    total = sum(letters.values()) or 1
    return max(sum(letters[letter] for letter in alphabet) for alphabet in _ALPHABETS) / total


def grid_of(text: str, separator: str = "") -> Grid:
    """Lines of cells. Every kind of line end counts, invisible marks go, blank lines stay as empty ones."""
    text = text.lstrip(_MARKS).replace("\0", "")
    said, skipped, text = _own_header(text)
    named = re.match(r"sep=(.)\r?\n", text)
    if named:
        separator, text, skipped = named[1], text[named.end() :], skipped + 1
    separator = separator or _separator(text)
    try:
        lines = [Line(number + skipped, _clean(cells)) for number, cells in _split(text, separator)]
    except csv.Error as error:
        raise DataError(_("The cells of this table cannot be told apart: {error}.").format(error=error)) from None
    return Grid(lines, separator, *said)


def _split(text: str, separator: str):
    """(number of the line, cells); a blank separates where there is no other mark."""
    if separator == " ":
        return [(n, line.split()) for n, line in enumerate(text.splitlines(), 1)]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    rows, before = [], 0
    for cells in reader:
        rows.append((before + 1, cells))
        before = reader.line_num
    return rows


def _clean(cells: list[str]) -> list[str]:
    return [cell.strip(_MARKS).strip('"') if cell.startswith(tuple(_MARKS)) else cell for cell in cells]


def _separator(text: str) -> str:
    """The mark with which most lines have the same number of cells."""
    best, most = "", 0.0
    for mark in SEPARATORS:
        try:
            widths = Counter(len(cells) for _n, cells in _split(text, mark) if any(cell.strip() for cell in cells))
        except csv.Error:
            continue
        if not widths:
            continue
        width, times = widths.most_common(1)[0]
        share = times / sum(widths.values())
        if width > 1 and share > most + 0.05:
            best, most = mark, share
    return best or (" " if _is_aligned(text) else ",")


def _is_aligned(text: str) -> bool:
    widths = {len(line.split()) for line in text.splitlines() if line.strip()}
    return len(widths) == 1 and widths.pop() > 1


def _own_header(text: str) -> tuple[tuple[str, dict, dict], int, str]:
    """What the lines that CODAP writes before its table say; they are no rows."""
    title, units, descriptions, skipped = "", {}, {}, 0
    lines = text.splitlines(keepends=True)
    for line in lines:
        found = _CODAP.match(line)
        if not found or (skipped == 0 and _is_column_head(line, lines)):
            break
        skipped += 1
        parts = [part.strip().replace("&comma;", ",") for part in found[3].strip().split(",")]
        if found[1] is None and found[2] == "name":
            title = parts[0]
        for part in parts[1:]:
            key, _colon, value = part.partition(":")
            wanted = {"unit": units, "description": descriptions}.get(key.strip())
            if wanted is not None:
                wanted[parts[0]] = value.strip()
    return (title, units, descriptions), skipped, "".join(lines[skipped:])


def _is_column_head(line: str, lines: list[str]) -> bool:
    """A table whose only column is called ``# name: …`` has no other such line and no table below."""
    return len(lines) == 1 or not lines[1].strip()
