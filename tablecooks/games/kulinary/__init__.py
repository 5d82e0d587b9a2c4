"""Kulinary: lay tokens, gather ingredients, cook at two stoves, serve, and walk to field 20.

``game(players=3)`` is a game; its settings are those of :class:`Setup`.
"""

from functools import partial

from tablecooks.core.game import RuleBook
from tablecooks.games.kulinary import moves, rules, words
from tablecooks.games.kulinary.dishset import DishSet, SetError, house_set, load_set
from tablecooks.games.kulinary.pieces import COOKS, Board
from tablecooks.games.kulinary.setup import FEWEST_COOKS, Setup
from tablecooks.games.telling import read_clauses

__all__ = ["Board", "DishSet", "SetError", "Setup", "clauses", "game", "house_set", "load_set"]


clauses = partial(read_clauses, __name__)

game = RuleBook(
    key="kulinary",
    title="Kulinary",
    state=Board,
    setup=Setup,
    rules=rules,
    words=words,
    moves=moves.MOVES,
    first_chance=moves.FIRST_CHANCE,
    seats=range(FEWEST_COOKS, COOKS + 1),
    clauses=clauses,
)
