"""The odds of a move as a person reads them: a few rows of what can come, what it leads to and how likely it is."""

from fractions import Fraction
from typing import NamedTuple

from tablecooks.chance.by_game import extras
from tablecooks.chance.outcomes import outcomes
from tablecooks.core.game import Game, Move
from tablecooks.core.record import Record
from tablecooks.core.words import _

__all__ = ["TONES", "Odds", "Row", "odds"]

TONES = ("best", "good", "even", "warn", "bad")


class Row(NamedTuple):
    """What may come, what it leads to, how good that is (one of ``TONES``), and how likely it is."""

    label: str
    leads_to: str
    tone: str
    probability: Fraction


class Odds(NamedTuple):
    """The odds of one move. ``rows`` go from best to worst and sum to 1; there are none when the odds are hidden.

    ``note`` says what the odds start from, or why there are none; ``working`` shows in a few lines where the
    largest row comes from.
    """

    title: str
    note: str
    rows: tuple[Row, ...]
    working: tuple[str, ...] = ()


def odds(game: Game, state: Record, move: Move | str, names: tuple[str, ...]) -> Odds:
    """The odds of a legal move at a seat's choice, as that seat sees them; outcomes with the same effect are one row.

    ``state`` may be the whole table: what the seat may not see is taken out first. ``names`` are those of the seats.
    Raises ValueError for a game that has no words for its effects.
    """
    words = extras(game).words
    if words is None:
        raise ValueError(_("{game} has no words for its odds yet.").format(game=game.book.title))
    move, seat = game.find(move), game.turn(state)
    view = game.view(state, seat) if seat >= 0 else state
    title, hidden = words.title(game, view, move, names), words.hidden(game, move)
    if hidden:
        return Odds(title, hidden, ())
    rows = _counted_rows(game, view, move) or _rows(game, view, move, names)
    rows.sort(key=lambda pair: (TONES.index(pair[0].tone), -pair[0].probability))
    _largest, working = max(rows, key=lambda pair: pair[0].probability)
    return Odds(title, words.note(game, view, move), tuple(row for row, _working in rows), tuple(working()))


def _counted_rows(game: Game, view: Record, move: Move) -> list:
    counted = extras(game).counted
    found = counted(game, view, move) if counted else None
    return [(Row(*row), lambda working=working: working) for *row, working in found or ()]


def _rows(game: Game, view: Record, move: Move, names) -> list:
    """Each row with a function that gives its working."""
    words = extras(game).words
    return [
        (
            Row(words.label(game, view, move, group), *lead, probability),
            lambda group=group, probability=probability: words.working(game, view, move, group, probability),
        )
        for lead, (group, probability) in _groups(game, view, move, names).items()
    ]


def _groups(game: Game, state: Record, move: Move, names) -> dict:
    """Lead to [what came in its outcomes, their probability]."""
    groups: dict = {}
    for outcome, probability in outcomes(game, state, move).items():
        if probability:
            lead = extras(game).effects.lead(game, state, outcome.state, outcome.came, move, names)
            group = groups.setdefault(lead, ([], Fraction(0)))
            groups[lead] = ([*group[0], outcome.came], group[1] + probability)
    return groups
