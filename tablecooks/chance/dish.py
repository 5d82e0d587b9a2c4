"""A cook's dish from here, at a table of À la carte: how likely it is done or starred, and the value of every option.

>>> from tablecooks.games import GAMES
>>> game = GAMES["alacarte"](cooks=2)
>>> state = game.start()
>>> from_here(game, state, 0, ("Ana", "Bo")).said
('There is no dish in this pan.',)
"""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tablecooks.chance.cooking import ENDS, RAISES, ROLL, STAR, Cooking, Pan
from tablecooks.chance.plan import LikelyPlan, best
from tablecooks.chance.tables import TIE
from tablecooks.core.game import CHANCE, Game
from tablecooks.core.record import Record
from tablecooks.games.alacarte import dish_words as words
from tablecooks.games.alacarte import speech
from tablecooks.games.alacarte.menu import SEASONING_NAMES
from tablecooks.games.alacarte.pieces import Asks

__all__ = ["AHEAD", "STEPS", "FromHere", "Step", "Within", "from_here"]

AHEAD = (1, 2, 3, 4, 6, 8, 12)  # actions
STEPS = (3, 6)  # actions within which every option is valued
MOST_EXACT = 100  # contents of a pan; with more of them fractions take longer than a person waits
MOST_LINES = 5


class Within(NamedTuple):
    """The chances within ``actions`` actions: a star at best, done at best, and spoiled by who plays for done."""

    actions: int
    star: Fraction
    done: Fraction
    spoiled: Fraction


class Step(NamedTuple):
    """An option now: its label, its value for each of ``STEPS``, and whether no other is better there."""

    label: str
    values: tuple[Fraction, ...]
    best: tuple[bool, ...]


class FromHere(NamedTuple):
    """A dish from here. ``said``: what it still needs, or why there is nothing to count; then the rest is empty.

    ``star``: the steps are valued for a star; else for done. ``working`` shows where the value of the best step comes
    from. ``exact``: the numbers are Fractions; else floats, good to about nine digits.
    """

    said: tuple[str, ...]
    within: tuple[Within, ...] = ()
    steps: tuple[Step, ...] = ()
    star: bool = False
    working: tuple[str, ...] = ()
    exact: bool = True

    @property
    def captions(self) -> tuple[str, str]:
        """What ``within`` and ``steps`` show."""
        return words.captions(self.star)

    @property
    def columns(self) -> tuple[str, str, str]:
        """Heads for the three chances of ``within``."""
        return words.columns()

    @property
    def assumed(self) -> tuple[str, ...]:
        """What the numbers take for granted; nothing where there are none."""
        return words.assumed(self.exact) if self.within else ()


def from_here(game: Game, view: Record, seat: int, names: tuple[str, ...]) -> FromHere:
    """The dish in the pan of ``seat``, cooked alone from here on.

    ``view`` is what its cook sees, ``game.view(state, seat)``: where that hides the shakers, no number is given.
    """
    why = words.nothing_to_cook(game, view, seat, game.turn(view) == CHANCE)
    if why:
        return FromHere((why,))
    starless = words.no_star(game, view, seat)
    said = tuple(filter(None, (starless, words.still_needed(game, view, seat, star=not starless))))
    if words.is_past_right(game, view, seat):
        return FromHere(said)
    if min(view.seasoning) < 0:
        return FromHere((*said, words.hidden()))
    counted = _at_table(game, view, seat, star=not starless)
    if not (counted.star or starless):
        said = (*said, words.never_exactly())
    return _in_words(counted, said, game, names)


class _Counted(NamedTuple):
    """The numbers without words. ``options``: for each its values for ``STEPS``; ``path``: what may come of the best
    one, as (what, its chance, the value from there); ``first``: that option, the pan before it, and its actions.
    """

    within: tuple[Within, ...]
    options: dict[str, tuple]
    star: bool
    exact: bool
    first: tuple[str, Pan, int]
    path: tuple[tuple, ...]


def _at_table(game: Game, view: Record, seat: int, star: bool) -> _Counted:
    """Counted once for a dish, its pan and dial, and the shakers of its recipe."""
    cooking = Cooking.at_table(game, view, seat)
    shakers = tuple(zip(cooking.names, cooking.shakers, strict=True))
    pan = tuple(zip((*SEASONING_NAMES, "salt"), view.pan[seat], strict=True))
    choosing = view.asks == Asks.RAISE and view.cook == seat
    return _count(cooking.dish, cooking.fall, shakers, view.heat[seat], pan, choosing, star)


@lru_cache(512)
def _count(dish, fall, shakers, heat, pan, choosing, star) -> _Counted:
    cooking = Cooking(dish, fall, dict(shakers), heat, dict(pan))
    start, exact = cooking.start._replace(choosing=choosing), len(cooking.pans) <= MOST_EXACT
    done = best(cooking, "done", max(AHEAD), exact=exact)
    starred = best(cooking, "star", max(AHEAD), exact=exact) if star else None
    within = tuple(
        Within(n, starred.value(start, n) if starred else Fraction(0), done.value(start, n), done.spoiled(start, n))
        for n in AHEAD
    )
    star = any(row.star for row in within)
    plan = starred if star else done
    values = [plan.values(start, n) for n in STEPS]
    options = {option: tuple(column[option] for column in values) for option in values[0]}
    return _Counted(within, options, star, exact, *_best_first(plan, start, values))


def _best_first(plan: LikelyPlan, start: Pan, values: list[dict]) -> tuple[tuple, tuple]:
    """The best option for the fewest of ``STEPS`` in which the goal can be reached, and what may come of it.

    Where a tip is as good as the die, the tip: it is what the lab shows.
    """
    actions, column = next(
        (pair for pair in zip(STEPS, values, strict=True) if any(pair[1].values())), (STEPS[-1], values[-1])
    )
    enough = max(column.values()) * TIE
    option = max(column, key=lambda option: (column[option] >= enough, option != ROLL))
    law = plan.cooking.step(start, option)
    left = actions if start.choosing else actions - 1
    path = [(after, chance, plan.value(after, left)) for after, chance in law.items()]
    path = [one for one in path if one[1] and one[2]]
    return (option, start, actions), tuple(sorted(path, key=lambda one: -one[1] * one[2]))


def _in_words(counted: _Counted, said: tuple[str, ...], game: Game, names) -> FromHere:
    def label(option):
        return speech.label(game, names, game.find(option))

    least = [max(column) * (1 if counted.exact else TIE) for column in zip(*counted.options.values(), strict=True)]
    steps = tuple(
        Step(label(option), values, tuple(0 < enough <= value for enough, value in zip(least, values, strict=True)))
        for option, values in counted.options.items()
    )
    working = _working(counted, label(counted.first[0]))
    return FromHere(said, counted.within, steps, counted.star, working, counted.exact)


def _working(counted: _Counted, label: str) -> tuple[str, ...]:
    """The likeliest ways of the best option, a line each, and their sum."""
    option, before, actions = counted.first
    if not counted.path:
        return ()
    lines = [words.worked_line(_came(option, before, after), *numbers) for after, *numbers in counted.path[:MOST_LINES]]
    if len(counted.path) > MOST_LINES:
        lines.append("…")
    total = counted.options[option][STEPS.index(actions)]
    return (words.worked(label, actions, counted.star), *lines, words.worked_sum(total))


def _came(option: str, before: Pan, after) -> str:
    """What an option brought, in words."""
    if after in ENDS:
        return words.ended(after == STAR)
    if option == ROLL or option in RAISES:
        return words.rolled(None if after.choosing else after.heat)
    name = option.removeprefix("tips ")
    return words.tipped(name, sum(after.seasoning) - sum(before.seasoning), sum(after.salt) - sum(before.salt))
