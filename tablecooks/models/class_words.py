"""The words of class data in the languages of the classrooms: kinds, totals, what is missing."""

import difflib
import re

from tablecooks.core.words import fold

__all__ = [
    "FELL",
    "KINDS",
    "close_kind",
    "is_missing",
    "is_share",
    "is_total",
    "kind_of",
    "means_fell",
    "means_group",
]

#: The five kinds, and what they are called in English, German, Czech, Spanish, Finnish, Russian and French.
KINDS = {
    "lemon": "lemon zitrone citron citrón limón limon sitruuna лимон",
    "pepper": "pepper pfeffer pepř pepr pimienta pippuri перец poivre",
    "paprika": "paprika pimentón pimenton паприка",
    "herbs": "herbs herb kräuter kraeuter bylinky byliny hierbas yrtit yrtti травы зелень herbes",
    "salt": "salt salz sůl sul soli sal suola соль sel",
}
FELL = (
    "fell fallen fall falls crystals crystal spadlo padlo gefallen kristalle cayeron caídos cristales putosi kiteet "
    "упало кристаллов tombés tombes cristaux"
)
_TOTALS = (
    "total totals sum all together overall mean average celkem součet soucet dohromady průměr gesamt summe zusammen "
    "alle mittelwert suma todos media yhteensä summa kaikki keskiarvo итого всего сумма среднее somme tous moyenne %"
)
_SHARES = "share podíl podil anteil proporción proporcion osuus доля part percent % per"
_GROUPS = "group gruppe skupina grupo ryhmä группа groupe table tisch bag name who pupil nickname team"
_MISSING = ("na", "n/a", "n.a.", "-", "--", "?", "nan", ".", "none", "null")


def _table(words: str) -> set[str]:
    return set(words.split())


_KIND_OF = {word: kind for kind, words in KINDS.items() for word in words.split()}
_FELL, _TOTAL, _SHARE, _GROUP = (_table(words) for words in (FELL, _TOTALS, _SHARES, _GROUPS))


def _plain(text: str) -> str:
    return fold(text).casefold().strip(" #.:*\"'")


def _words(text: str) -> list[str]:
    return re.findall(r"%|\w+", _plain(text))


def kind_of(text: str) -> str | None:
    """The kind that a word names, in any of the languages."""
    return _KIND_OF.get(_plain(text))


def close_kind(text: str) -> str | None:
    """The kind whose name is spelled nearly like ``text``."""
    found = difflib.get_close_matches(_plain(text), _KIND_OF, 1, 0.75)
    return _KIND_OF[found[0]] if found else None


def means_fell(text: str) -> bool:
    """Does this head a column of how many crystals fell?"""
    words = _words(text)
    return bool(words) and words[0] in _FELL and not is_share(text)


def is_total(text: str) -> bool:
    """Is this the label of a sum, in a row or a column? ``Total of Crystals`` is, ``Tottie`` is not."""
    words = _words(text)
    return bool(words) and (words[0] in _TOTAL)


def is_share(text: str) -> bool:
    words = _words(text)
    return bool(words) and words[0] in _SHARE


def means_group(text: str) -> bool:
    words = _words(text)
    return bool(words) and words[0] in _GROUP


def is_missing(text: str) -> bool:
    """Does this stand for a value that nobody has?"""
    return _plain(text) in _MISSING or fold(text) in _MISSING
