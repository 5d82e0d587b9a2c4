"""What every conformance test runs over: games × seats × notable options. A new game is one entry of ``BOOKS``."""

from typing import NamedTuple

from tablecooks.core.game import Game, RuleBook
from tablecooks.games import alacarte, breakfast, kulinary
from tablecooks.games.alacarte import Edition

ALACARTE = {
    "czech": {},
    "spanish": {"edition": "spanish"},
    "custom": {"edition": Edition(cups_return=False, rescue_leaves_red=False, seven_with_two=False)},
    "any-seasoning": {"any_seasoning": True},
    "opaque": {"opaque": True, "edition": "spanish"},
    "poisson": {"fall": "poisson 1.5"},
    "binomial": {"fall": "binomial 1/10"},
    "fitted": {"fall": "fitted 0:6:7:6:3:1:1"},
    "sure-flips": {"flips": (1,)},
    "entered": {"entered": True, "flips": (0,)},
    "to-seven": {"cooks": 2, "goal": 7},
}

BREAKFAST = {
    "sheet": {},
    "bare-table": {"emerald_on_bare_table": True},
    "open-hands": {"open_hands": True},
    "entered": {"entered": True},
}

KULINARY = {
    "sheet": {},
    "spaces": {"players": 2, "spaces": 2},
    "chef-if-missing": {"players": 4, "chef_only_if_missing": True},
    "open-hands": {"players": 3, "open_hands": True},
    "entered": {"players": 3, "entered": True},
}

#: Each rule book, the name of its setting for the seats, and its notable options by name.
BOOKS: list[tuple[RuleBook, str, dict[str, dict]]] = [
    (alacarte.game, "cooks", ALACARTE),
    (breakfast.game, "guests", BREAKFAST),
    (kulinary.game, "players", KULINARY),
]


class Case(NamedTuple):
    """One table to test at."""

    name: str
    game: Game

    def __str__(self):
        return self.name


def _cases():
    for book, seats_setting, options in BOOKS:
        for name, settings in options.items():
            for seats in [settings[seats_setting]] if seats_setting in settings else book.seats:
                yield Case(f"{book.key}-{seats}-{name}", book(**{seats_setting: seats, **settings}))


CASES: list[Case] = list(_cases())
#: One plain table for each game, for what does not depend on options.
GAMES: list[Game] = [book() for book, _, _ in BOOKS]
