"""Where sentences that people read get their language: English is the source, gettext has the others.

``_`` translates when it is called, ``N_`` only marks a text in a table of constants. Move words in
logs, keys and column names are English in every language and are not marked.
"""

import gettext
import unicodedata
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

__all__ = ["N_", "_", "fold", "ngettext", "speak"]

_language: ContextVar[str] = ContextVar("language", default="en")


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    folder = files("tablecooks") / "locale"
    return gettext.translation("tablecooks", str(folder), languages=[language], fallback=True)


def speak(language: str) -> None:
    """Choose the language of this session or thread, for example ``"en"`` or ``"cs"``."""
    _language.set(language)


def _(text: str) -> str:
    """``text`` in the chosen language."""
    return _catalogue(_language.get()).gettext(text)


def ngettext(one: str, many: str, number: int) -> str:
    """``one`` or ``many`` in the chosen language, as ``number`` asks."""
    return _catalogue(_language.get()).ngettext(one, many, number)


def N_(text: str) -> str:
    """Mark ``text`` for translation; it is translated where it is shown."""
    return text


_PLAIN = str.maketrans("\u2018\u2019\u201c\u201d\u2013\u2014", "''\"\"--")


def fold(text: str) -> str:
    """Text as it is compared: one kind of blank, one kind of quote and dash, as chat programs change them."""
    return " ".join(unicodedata.normalize("NFKC", text).translate(_PLAIN).split())
