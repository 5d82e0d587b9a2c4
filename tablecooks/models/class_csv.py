"""CSV that no spreadsheet runs: written so that it opens as plain cells and reads back equal."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

__all__ = ["guard", "to_csv", "unguard"]

#: A cell that begins with one of these is run as a formula, or swallowed, by spreadsheets.
RISKY = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
#: Words such as 1/9, 3-5 and 2E1 become dates or other numbers in a spreadsheet.
_CHANGED = re.compile(r"\d{1,4}([-/])\d{1,4}(\1\d{1,4})?|\d+[eE]\d+")
COMMA_LANGUAGES = ("cs", "de", "es", "fi", "fr", "ru")  # their spreadsheets write 0,25 and part cells by semicolons


def guard(text: str) -> str:
    """Text that is shown as it is: an apostrophe goes before what a spreadsheet would run or make a date of.

    One also goes before what looks as if it had been guarded, so that :func:`unguard` gives back every text.
    """
    return "'" + text if _is_risky(text) or _seems_guarded(text) else text


def unguard(text: str) -> str:
    """The text that :func:`guard` was given."""
    return text[1:] if _seems_guarded(text) else text


def _is_risky(text: str) -> bool:
    return text.startswith(RISKY) or _CHANGED.fullmatch(text.strip()) is not None


def _seems_guarded(text: str) -> bool:
    return text.startswith("'") and _is_risky(text.lstrip("'"))


def to_csv(columns: Sequence[str], rows: Iterable[Sequence], language: str = "en") -> str:
    """One header line and a line for each row. Texts are guarded, numbers stay numbers, None is an empty cell.

    In languages that write 0,25 it has semicolons and decimal commas, as their spreadsheets do.
    """
    commas = language in COMMA_LANGUAGES
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if commas else ",", lineterminator="\n")
    writer.writerow([guard(column) for column in columns])
    for row in rows:
        writer.writerow([_cell(value, commas) for value in row])
    return out.getvalue()


def _cell(value, commas: bool) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return guard(value)
    text = repr(value) if isinstance(value, float) else str(value)
    return text.replace(".", ",") if commas else text
