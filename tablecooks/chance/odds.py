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
    """The odds of a legal move at a cook's choice, outcomes with the same effect taken together.

    ``names`` are those of the seats.
    Raises ValueError for a game that has no words for its effects.
    """
    words = extras(game).words
    if words is None:
        raise ValueError(_("{game} has no words for its odds yet.").format(game=game.book.title))
    move = game.find(move)
    title, hidden = words.title(game, state, move, names), words.hidden(game, move)
    if hidden:
        return Odds(title, hidden, ())
    groups = _groups(game, state, move, names)
    rows = [
        (Row(words.label(game, state, move, group), *lead, probability), group)
        for lead, (group, probability) in groups.items()
    ]
    rows.sort(key=lambda pair: (TONES.index(pair[0].tone), -pair[0].probability))
    largest, group = max(rows, key=lambda pair: pair[0].probability)
    working = words.working(game, state, move, group, largest.probability)
    return Odds(title, words.note(game, state, move), tuple(row for row, _group in rows), tuple(working))


def _groups(game: Game, state: Record, move: Move, names) -> dict:
    """Lead to [what came in its outcomes, their probability]."""
    groups: dict = {}
    for outcome, probability in outcomes(game, state, move).items():
        if probability:
            lead = extras(game).effects.lead(game, state, outcome.state, outcome.came, move, names)
            group = groups.setdefault(lead, ([], Fraction(0)))
            groups[lead] = ([*group[0], outcome.came], group[1] + probability)
    return groups
