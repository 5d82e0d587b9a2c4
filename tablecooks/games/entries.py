"""Reading files of cards that people write, TOML or the JSON of a log: every slip names the card and the field."""

import json
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

from tablecooks.core.names import LONGEST_NAME
from tablecooks.core.words import _, fold

__all__ = ["EntryError", "Reader"]


class EntryError(ValueError):
    """A slip in a file of cards: ``dish`` and ``field`` say where. ``of`` is what such a file is called."""

    of = "file"

    def __init__(self, dish: str, field: str, what: str):
        super().__init__(f"{self.of}: {dish}: {field}: {what}")
        self.dish = dish
        self.field = field


class Reader:
    """Readers for one kind of file; ``error`` is the EntryError that a slip raises."""

    def __init__(self, error: type[EntryError]):
        self.error = error

    def load(self, path: str | Path, read: Callable):
        """What ``read(content, name)`` makes of a file; ``name`` is the file's, without its ending."""
        path = Path(path)
        try:
            return read(path.read_bytes(), path.stem)
        except OSError as error:
            what = _("cannot be read ({strerror})").format(strerror=error.strerror)
            raise self.error(_("the file"), str(path), what) from error

    def text(self, content: str | bytes) -> str:
        """Text with plain line ends and no byte order mark."""
        if isinstance(content, bytes):
            try:
                content = content.decode("utf-8-sig")
            except UnicodeDecodeError:
                raise self.error(_("the file"), "encoding", _("it must be saved as UTF-8 text")) from None
        return content.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")

    def data(self, text: str) -> dict:
        """The tables that the text holds."""
        try:
            return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise self.error(_("the file"), "format", _("it is not TOML: {error}").format(error=error)) from None

    def tables(self, data: dict, field: str) -> list[dict]:
        """The ``[[field]]`` tables of a file; none when it has none."""
        entries = data.get(field, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.error(_("the file"), field, _("must be [[{field}]] tables").format(field=field))
        return entries

    def known(self, entry: dict, name: str, keys: Iterable[str]) -> None:
        """No key but these."""
        for key in entry:
            if key not in keys:
                raise self.error(name, key, _("is not known; there are {known}").format(known=", ".join(keys)))

    def title(self, value) -> str:
        """What the whole file calls itself."""
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME or not value.isprintable():
            what = _("must be a line of at most {longest_name} characters").format(longest_name=LONGEST_NAME)
            raise self.error(_("the file"), "name", what)
        return fold(value)

    def name(self, entry: dict, card: str) -> str:
        """The name of an entry; ``card`` says which one it is when it has none."""
        name = entry.get("name")
        if not isinstance(name, str) or not name.strip():
            raise self.error(card, "name", _("is missing"))
        name = fold(name)
        if len(name) > LONGEST_NAME or not name.isprintable():
            what = _("must be a line of at most {longest_name} characters").format(longest_name=LONGEST_NAME)
            raise self.error(card, "name", what)
        return name

    def different(self, names: Iterable[str]) -> None:
        """No name is there twice."""
        seen = set()
        for name in names:
            if name.casefold() in seen:
                raise self.error(name, "name", _("is there twice"))
            seen.add(name.casefold())

    def whole(self, entry: dict, name: str, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from ``low`` to ``high``; without a default it must be there."""
        value = entry.get(field, default)
        if value is None:
            raise self.error(name, field, _("is missing"))
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            what = _("must be a whole number from {low} to {high}, not {value!r}")
            raise self.error(name, field, what.format(low=low, high=high, value=value))
        return value
