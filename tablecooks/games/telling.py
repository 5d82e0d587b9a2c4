"""How a game is told, the same for all games: its clauses, the clause behind a line, cards in a list."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from tablecooks.core.words import _

__all__ = ["capital", "clause_of", "listed", "read_clauses"]


@cache
def read_clauses(package: str) -> dict[str, str]:
    """The text of every clause of the rules in ``clauses.toml`` of a game's package, by its id."""
    return tomllib.loads((files(package) / "clauses.toml").read_text("utf-8"))


def clause_of(number: int, clauses: Sequence[tuple[int, str]]) -> str:
    """The clause behind a move: that of the last ``(first number, clause)`` from which on its number lies."""
    for first, clause in reversed(clauses):
        if number >= first:
            return clause
    raise AssertionError(number)


def listed(names: Iterable[str]) -> str:
    """Names in words, equal ones together, in the order of their first: ``2 egg and flour``. At least one name."""
    words = [name if n == 1 else _("{n} {kind}").format(n=n, kind=name) for name, n in Counter(names).items()]
    return words[0] if len(words) == 1 else _("{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


def capital(word: str) -> str:
    """The word with a capital letter first."""
    return word[:1].upper() + word[1:]
