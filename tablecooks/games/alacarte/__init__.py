"""À la carte: season from shakers in which salt is mixed, heat with a die, flip a crêpe.

``game(cooks=3)`` is a game; its settings are those of :class:`Setup`.
"""

from functools import partial

from tablecooks.core.game import RuleBook
from tablecooks.games.alacarte import moves, rules, words
from tablecooks.games.alacarte.edition import CZECH, EDITIONS, SPANISH, Edition
from tablecooks.games.alacarte.fall import Fall, parse_fall
from tablecooks.games.alacarte.menu import Menu, MenuError, house_menu, load_menu
from tablecooks.games.alacarte.pieces import COOKS, Kitchen
from tablecooks.games.alacarte.setup import FEWEST_COOKS, Setup
from tablecooks.games.telling import read_clauses

__all__ = [
    "CZECH",
    "EDITIONS",
    "SPANISH",
    "Edition",
    "Fall",
    "Kitchen",
    "Menu",
    "MenuError",
    "Setup",
    "clauses",
    "game",
    "house_menu",
    "load_menu",
    "parse_fall",
]


clauses = partial(read_clauses, __name__)

game = RuleBook(
    key="alacarte",
    title="À la carte",
    state=Kitchen,
    setup=Setup,
    rules=rules,
    words=words,
    moves=moves.MOVES,
    first_chance=moves.FIRST_CHANCE,
    seats=range(FEWEST_COOKS, COOKS + 1),
    clauses=clauses,
)
