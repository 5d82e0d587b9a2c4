"""Counts that were typed as bare numbers: ``0 2 1 1 3``, one tip each; ``4:7:5:2``, how often 0, 1, 2, 3 fell."""

import re

from tablecooks.core.words import _
from tablecooks.models.class_cells import Notes
from tablecooks.models.class_meaning import Found, fell_tally

__all__ = ["list_of_numbers"]

MOST = 100_000


def list_of_numbers(text: str, notes: Notes) -> Found | None:
    """What such a text says; None for a text that is no bare list."""
    plain = text.strip("\ufeff \t\r\n")
    if re.fullmatch(r"\d+(\s*:\s*\d+)+", plain):
        weights = [int(word) for word in plain.split(":")]
        rows = list(enumerate(weights))
        found = Found([_("fell"), _("how often")], rows, [1] * len(rows), "falls")
        found.fell_counts = dict(rows)
        found.crystals = sum(value * times for value, times in rows)
        found.counted = list(range(len(rows)))
        notes.say(_("Taken as how often 0, 1, 2, … crystals fell."))
        return found
    lines = [line for line in plain.splitlines() if line.strip()]
    words = re.split(r"[\s,;]+", plain.strip(" ,;"))
    one_line, one_column = len(lines) == 1, all(len(line.split()) == 1 and line.strip().isdecimal() for line in lines)
    if not all(word.isascii() and word.isdecimal() and len(word) < 7 for word in words) or not (one_line or one_column):
        return None
    values = [int(word) for word in words][:MOST]
    notes.say(_("Each number is taken as one tip: how many crystals fell."))
    numbers = [1] * len(values) if one_line else list(range(1, len(values) + 1))
    found = Found([_("tip"), _("fell")], [(n, value) for n, value in enumerate(values, 1)], numbers, "tips")
    found.fell_counts = fell_tally(values)
    found.crystals = sum(values)
    found.counted = list(range(len(values)))
    return found
