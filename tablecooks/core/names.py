"""Names of people at a table: data that is shown, never run, and short enough to be shown whole."""

from collections.abc import Sequence

from tablecooks.core.words import _, fold

__all__ = ["LONGEST_NAME", "as_name", "as_names"]

LONGEST_NAME = 40


def as_name(text, seat: int, default: str) -> str:
    """A name on one line; empty becomes ``default`` with the number of the seat.

    Raises
    ------
    ValueError
        When it is longer than 40 characters.
    """
    text = fold(str("" if text is None else text))
    name = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if len(name) > LONGEST_NAME:
        message = _("A name has at most {most} characters; the one of seat {seat} has {length}.")
        raise ValueError(message.format(most=LONGEST_NAME, seat=seat + 1, length=len(name)))
    return name or f"{default} {seat + 1}"


def as_names(texts: Sequence, default: str) -> tuple[str, ...]:
    """Names for all seats; ValueError when two are the same."""
    names = tuple(as_name(text, seat, default) for seat, text in enumerate(texts))
    seen = set()
    for name in names:
        if name.casefold() in seen:
            raise ValueError(_("Two at this table are called {name}; give each a name of their own.").format(name=name))
        seen.add(name.casefold())
    return names
