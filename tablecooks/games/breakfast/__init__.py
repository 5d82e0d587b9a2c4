"""King's Breakfast: take what the king likes, but never more of it than he has.

``game(guests=4)`` is a game; its settings are those of :class:`Setup`.
"""

from functools import partial

from tablecooks.core.game import RuleBook
from tablecooks.core.words import N_
from tablecooks.games.breakfast import moves, rules, words
from tablecooks.games.breakfast.pieces import FEWEST_GUESTS, GUESTS, Breakfast
from tablecooks.games.breakfast.setup import Setup
from tablecooks.games.telling import read_clauses

__all__ = ["Breakfast", "Setup", "clauses", "game"]


clauses = partial(read_clauses, __name__)

game = RuleBook(
    key="breakfast",
    title="King's Breakfast",
    state=Breakfast,
    setup=Setup,
    rules=rules,
    words=words,
    moves=moves.MOVES,
    first_chance=moves.FIRST_CHANCE,
    seats=range(FEWEST_GUESTS, GUESTS + 1),
    clauses=clauses,
    seat_word=N_("Guest"),
)
