"""The tables of the lab as files, and beside each a dictionary that says what its columns mean."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tablecooks.core.words import N_, _
from tablecooks.models.class_csv import to_csv
from tablecooks.models.class_data import ClassData
from tablecooks.models.lab import Lab
from tablecooks.views.lab.figures import Figure

__all__ = ["DICTIONARY", "Export", "data_export", "figure_export", "stream_export"]

#: The columns of every dictionary.
DICTIONARY = ("column", "unit", "description")
_CRYSTALS, _TIPS, _PERCENT = N_("crystals"), N_("tips"), N_("per cent")
_SHARE = ("", N_("How often it came, as a share of all."))
_LAW = ("", N_("Its probability by the exact law: in the long run, or of what is in the shaker now."))
_LAW_TIMES_N = ("", N_("That probability times how often it was tried: how often it should come."))
_BARS = {"share": _SHARE, "law": _LAW, "law_times_n": _LAW_TIMES_N}
_COUNT = (_TIPS, N_("In how many tips so many fell."))
#: For each file, by the name of a column: its unit, and what it says.
_MEANINGS = {
    "tips": {
        "tip": ("", N_("The number of the tip, from 1.")),
        "salt_before": (_CRYSTALS, N_("Salt that was in the shaker before this tip.")),
        "fell": (_CRYSTALS, N_("Crystals that fell in this tip.")),
        "salt": (_CRYSTALS, N_("Those of them that were salt.")),
        "order": ("", N_("The crystals in the order in which they fell.")),
    },
    "share": {
        "crystals": (_CRYSTALS, N_("Crystals that had fallen so far.")),
        "salt": (_CRYSTALS, N_("Those of them that were salt.")),
        "share": ("", N_("The share of salt so far.")),
        "long_run": ("", N_("The share that it must settle at.")),
        "two_sd": ("", N_("Two standard deviations of the share: in about 95 of 100 streams it is no further off.")),
    },
    "wait": {
        "crystals": (_CRYSTALS, N_("The first salt was this crystal of the wait.")),
        "count": ("", N_("How many waits ended there.")),
        "waits": ("", N_("How many waits ended there.")),
    }
    | _BARS,
    "count": {
        "crystals": (_CRYSTALS, N_("So many crystals fell in a tip.")),
        "salt": (_CRYSTALS, N_("So many crystals of salt fell in a tip.")),
        "count": _COUNT,
        "expected": (_TIPS, N_("How many were to be expected of these tips, with what was in the shaker at each.")),
    }
    | _BARS,
    "calibration": {
        "confidence": (_PERCENT, N_("How sure you said you were.")),
        "said": (N_("predictions"), N_("How often you said so. Only the first try at a question counts.")),
        "came_true": (N_("predictions"), N_("How many of them came true.")),
        "share": ("", N_("The share that came true.")),
    },
    "belief": {
        "salt": (_CRYSTALS, N_("So many crystals of salt in the full mystery shaker.")),
        "fraction": ("", N_("The probability of that, given the tips, as an exact fraction.")),
        "probability": ("", N_("The same as a decimal number.")),
        "dots": ("", N_("The same as dots out of a hundred.")),
    },
    "fit": {
        "cell": ("", N_("How many fell in a tip; values that are joined stand together.")),
        "counted": (_TIPS, N_("How many tips the class counted.")),
        "expected": (_TIPS, N_("How many the law expects.")),
        "chi_square_part": ("", N_("(counted − expected)² / expected: the part of chi-square.")),
    },
    "kinds": {
        "cell": ("", N_("The kind of crystal.")),
        "counted": (_CRYSTALS, N_("How many crystals the class counted.")),
        "expected": (_CRYSTALS, N_("How many the four full shakers would give.")),
        "chi_square_part": ("", N_("(counted − expected)² / expected: the part of chi-square.")),
    },
}


class Export(NamedTuple):
    """A table for a file. ``meanings``: for each column its name, its unit and what it says."""

    name: str
    columns: Sequence[str]
    rows: Iterable[Sequence]
    meanings: Sequence[tuple[str, str, str]]

    def file(self, language: str) -> tuple[str, str]:
        """The name of the file, and its text: one header line, names of columns that are unique."""
        return f"spicelab-{self.name}.csv", to_csv(self.columns, self.rows, language)

    def dictionary(self, language: str) -> tuple[str, str]:
        return f"spicelab-{self.name}-columns.csv", to_csv(DICTIONARY, self.meanings, language)


def stream_export(lab: Lab) -> Export:
    """Every tip as it fell, one line each."""
    kind, before = lab.settings.kind, f"{lab.settings.kind}_before"
    rows = (
        (n, *tip.inside, tip.fell, tip.salt, " ".join("salt" if which == "s" else kind for which in tip.order))
        for n, tip in enumerate(lab.stream.tips, 1)
    )
    columns = ("tip", before, "salt_before", "fell", "salt", "order")
    meanings = _meanings("tips", columns, {before: (_CRYSTALS, N_("Seasoning in the shaker before this tip."))})
    return Export("tips", columns, rows, meanings)


def figure_export(figure: Figure) -> Export:
    """The table of a chart."""
    return Export(figure.key, figure.columns, figure.rows, _meanings(figure.key, figure.columns))


def data_export(data: ClassData) -> Export:
    """A class's own table as it was read, with the units and descriptions that came with it."""
    return Export("data", data.columns, data.rows, data.meanings())


def _meanings(name: str, columns: Sequence[str], more=None) -> list[tuple[str, str, str]]:
    known = _MEANINGS[name] | (more or {})
    return [(column, _(known[column][0]) if known[column][0] else "", _(known[column][1])) for column in columns]
