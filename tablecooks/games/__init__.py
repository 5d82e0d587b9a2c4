"""The games of the house, by key. A new game is added here and everything else finds it."""

from tablecooks.core.log import Log
from tablecooks.core.log import read_log as _read_log
from tablecooks.games import alacarte, breakfast, kulinary

__all__ = ["GAMES", "read_log"]

GAMES = {book.key: book for book in (alacarte.game, breakfast.game, kulinary.game)}


def read_log(text: str | bytes, redraw: bool = False) -> Log:
    """The log of any game of the house; see :func:`tablecooks.core.log.read_log`."""
    return _read_log(text, GAMES, redraw)
