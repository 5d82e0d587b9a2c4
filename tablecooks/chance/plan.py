"""The best way to cook a dish alone: the value of every option in every state, and what another one would cost.

>>> plan = best(Cooking("Lemon Aid"), "star", actions=2)
>>> plan.values(plan.cooking.start)
{'rolls the heat die': Fraction(21, 80), 'tips lemon': Fraction(63, 200)}
>>> plan.regret(plan.cooking.start, "rolls the heat die") > 0
True

Two kinds of goal. *Most likely* done, or done with a star, within a number of actions: backward induction over the
actions left. *Fewest* expected actions until a dish is done, where a spoiled one is begun anew with full shakers:
heat and crystals only grow, so for a given cost of beginning anew one pass from the fullest pan back is enough;
the cost is found by Newton's method, which ends because there are finitely many policies.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from math import inf

import numpy as np

from tablecooks.chance.cooking import BURNT, DONE, ENDS, OVER, STAR, Cooking, Pan
from tablecooks.chance.exact import whole
from tablecooks.chance.tables import TIE, tables_of
from tablecooks.core.words import _

__all__ = ["GOALS", "FewestPlan", "LikelyPlan", "best"]

GOALS = ("star", "done", "fewest")


def best(cooking: Cooking, goal: str = "star", actions: int | None = None, *, exact: bool = True):
    """The best plan for a goal.

    Parameters
    ----------
    goal : ``"star"``, most likely done with a star in ``actions`` actions; ``"done"``, most likely done in
        ``actions``; ``"fewest"``, fewest expected actions to a done dish, without a limit.
    actions : 0 or more; needed for the first two, and for these alone.
    exact : Fractions; False takes floats, which is many times faster and good to about twelve digits.

    Raises ValueError for an unknown goal, a missing limit, and where the goal can never be reached for sure.
    """
    if goal not in GOALS:
        raise ValueError(_("{goal!r} is no goal; there are {known}.").format(goal=goal, known=", ".join(GOALS)))
    if goal == "fewest":
        if actions is not None:
            raise ValueError(_("The fewest actions have no limit: leave out actions."))
        return FewestPlan(cooking)
    if actions is None:
        raise ValueError(_("Say within how many actions: actions=12."))
    return LikelyPlan(cooking, goal, whole(actions, _("The number of actions")), exact)


class Plan:
    """What all plans answer. Options have the words of the game, states are those of :class:`Cooking`."""

    better: Callable = max

    def values(self, state, left: int | None = None) -> dict[str, Fraction]:
        """The value of every option in ``state``."""
        raise NotImplementedError

    def option(self, state, left: int | None = None) -> str:
        """The best option; the first in the order of the game where several are equally good."""
        values = self.values(state, left)
        if not values:
            raise ValueError(_("There is nothing to choose: {state}.").format(state=state))
        return self.better(values, key=values.__getitem__)

    def regret(self, state, option: str, left: int | None = None) -> Fraction:
        """By how much ``option`` is worse than the best one, 0 or more. ValueError for what may not be done."""
        values = self.values(state, left)
        if option not in values:
            raise ValueError(_("{option}: that may not be done now.").format(option=option))
        return abs(self.better(values.values()) - values[option])


class LikelyPlan(Plan):
    """The most likely way to a goal within ``actions`` actions; made by :func:`best`.

    ``left`` is how many actions are left, ``actions`` when left out. Values are chances.
    """

    def __init__(self, cooking: Cooking, goal: str, actions: int, exact: bool = True):
        self.cooking, self.goal, self.actions = cooking, goal, actions
        self._wins = (STAR,) if goal == "star" else (STAR, DONE)
        self._place = {pan: number for number, pan in enumerate(cooking.pans)}
        self._tables, self._exact = tables_of(cooking, exact), exact
        self._chances = [self._tables.those(self._wins)]
        hopeful = self._tables.hopeful(self._wins)
        for _action in range(actions):
            self._chances.append(self._tables.back(self._chances[-1], hopeful))

    @cached_property
    def _spoils(self) -> list[np.ndarray]:
        """As ``_chances``: the least chance to spoil the dish among the ways that are best for the goal."""
        found = [self._tables.those((BURNT, OVER))]
        for left, chances in enumerate(self._chances[:-1]):
            lost = self._tables.whole**left if self._exact else 1.0
            found.append(self._tables.back_spoiled(chances, found[-1], lost))
        return found

    def value(self, state=None, left: int | None = None) -> Fraction:
        """The chance to reach the goal from ``state`` (the start when left out) with ``left`` actions."""
        state, left = self.cooking.start if state is None else state, self._left(left)
        if state in ENDS:
            return Fraction(int(state in self._wins))
        if state.choosing:
            return max(self.values(state, left).values())
        return self._number(self._chances, state, left)

    def _number(self, levels: list[np.ndarray], state: Pan, left: int):
        place = self._place.get((state.seasoning, state.salt))
        if place is None:
            raise ValueError(_("{state} cannot come in this dish.").format(state=state))
        number = levels[left][place, state.heat]
        return Fraction(number, self._tables.whole**left) if self._exact else float(number)

    def spoiled(self, state=None, left: int | None = None) -> Fraction:
        """The chance that the dish is burnt or over-seasoned on the way, from ``state`` with ``left`` actions.

        Of the ways that are best for the goal, the one that spoils it least: also by leaving actions out (AC-Q5).
        """
        state, left = self.cooking.start if state is None else state, self._left(left)
        if state in ENDS:
            return Fraction(int(state in (BURNT, OVER)))
        if not state.choosing:
            return self._number(self._spoils, state, left)
        values = self.values(state, left)
        equal = [option for option in values if values[option] >= max(values.values()) * (1 if self._exact else TIE)]
        afters = [after for option in equal for after in self.cooking.step(state, option)]
        return min(self.spoiled(after, left) for after in afters)

    def values(self, state, left: int | None = None) -> dict[str, Fraction]:
        """The chance of the goal for every option in ``state``. ValueError when no action is left."""
        left = self._left(left)
        if state in ENDS:
            return {}
        if not state.choosing:
            left -= 1
        if left < 0:
            raise ValueError(_("No action is left."))
        return {option: self._follow(state, option, left) for option in self.cooking.options(state)}

    def _follow(self, state, option: str, left: int):
        law = self.cooking.step(state, option)
        total = sum(ways * self.value(after, left) for after, ways in law.ways.items())
        return total / law.all_ways

    def _left(self, left: int | None) -> int:
        return self.actions if left is None else whole(left, _("The number of actions left"), self.actions)


class FewestPlan(Plan):
    """The way with the fewest expected actions until a dish is done; made by :func:`best`.

    Values are expected actions. ``begin`` is what a dish costs from its start; a spoiled one costs that again.
    """

    better = min

    def __init__(self, cooking: Cooking):
        self.cooking = cooking
        order = sorted(cooking.states, key=lambda pan: (-pan.heat, -sum(pan.seasoning) - sum(pan.salt)))
        self._ways = {state: self._options(state) for state in order}
        in_floats = self._newton(1e9, float)
        self.begin = self._newton(Fraction(in_floats).limit_denominator(10**6), Fraction)
        self._costs = {state: steps + spoils * self.begin for state, (steps, spoils) in self._pass.items()}

    def _options(self, state) -> list[tuple[int, int, list[tuple[int, list]]]]:
        """Each option that may lead on: all its ways, those that stay, and (ways, states to choose from)."""
        found = []
        for option in self.cooking.options(state):
            law = self.cooking.step(state, option)
            onwards = [(ways, self._choices(after)) for after, ways in law.ways.items() if ways]
            stays = sum(ways for ways, afters in onwards if set(afters) == {state})
            if stays < law.all_ways:
                found.append((law.all_ways, stays, [one for one in onwards if set(one[1]) != {state}]))
        return found

    def _choices(self, state) -> list:
        if state in ENDS or not state.choosing:
            return [state]
        return [after for option in self.cooking.options(state) for after in self.cooking.step(state, option)]

    def _newton(self, begin, number: type):
        """The cost of beginning anew that is also the best cost from the start."""
        for _round in range(100):
            self._pass = self._backwards(begin, number)
            steps, spoils = self._pass[self.cooking.start]
            if steps == inf or spoils == 1:
                raise ValueError(_("However it is cooked, this dish may never be done."))
            if steps / (1 - spoils) == begin:
                break
            begin = steps / (1 - spoils)
        return begin

    def _backwards(self, begin, number: type) -> dict:
        """For each state the best (expected actions, expected times to begin anew) at this cost of the latter."""
        best_of = {STAR: (number(0), number(0)), DONE: (number(0), number(0))}
        best_of |= {BURNT: (number(0), number(1)), OVER: (number(0), number(1))}

        def cost(pair):
            return pair[0] + pair[1] * begin

        for state, options in self._ways.items():
            pairs = []
            for all_ways, stays, onwards in options:
                steps, spoils = number(all_ways), number(0)
                for ways, afters in onwards:
                    pair = min((best_of[after] for after in afters), key=cost)
                    steps, spoils = steps + ways * pair[0], spoils + ways * pair[1]
                pairs.append((steps / (all_ways - stays), spoils / (all_ways - stays)))
            best_of[state] = min(pairs, key=cost, default=(inf, number(0)))
        return best_of

    def value(self, state=None, left: int | None = None) -> Fraction:
        """The expected actions from ``state`` (the start when left out) to a done dish; ``left`` is not used."""
        state = self.cooking.start if state is None else state
        if state not in ENDS and state.choosing:
            return min(self.values(state).values())
        try:
            return self._costs[state]
        except KeyError:
            raise ValueError(_("{state} cannot come in this dish.").format(state=state)) from None

    def values(self, state, left: int | None = None) -> dict[str, Fraction]:
        """The expected actions for every option in ``state``, when all that follows is done best."""
        costs = {}
        for option in self.cooking.options(state):
            law = self.cooking.step(state, option)
            after = sum(ways * self.value(one) for one, ways in law.ways.items() if ways)
            costs[option] = after / law.all_ways + (0 if state.choosing else 1)
        return costs
