"""``tablecooks replay``: a log, checked by the rules and read aloud."""

import sys
from pathlib import Path

from tablecooks.cli.result import headline, result
from tablecooks.cli.shown import shown_of
from tablecooks.core.words import _
from tablecooks.models import Table

__all__ = ["replay"]


def replay(file: str, to: int | None, with_table: bool) -> int:
    """Print the log as sentences; LogError names the line that cannot be read."""
    text = sys.stdin.read() if file == "-" else Path(file).read_bytes()
    table = Table.from_log(text)
    shown, game = shown_of(table.game), table.game
    last = len(table.lines) if to is None else to
    state = table.state_at(last)
    print(headline(game, table.seed, table.names))
    for number, line in enumerate(table.lines[:last], start=1):
        print(f"{number:4} {shown.speech.sentence(game, table.names, line)}")
    if with_table:
        print(shown.text.board(game, state, table.names))
    print(result(game, state, table.names) if last else _("Nothing has happened yet."))
    return 0
