"""A Markov chain, exact: from a start by one law for each state, to what it ends in and how long that takes.

>>> def toss(heads):
...     return Dist({heads + 1: 1, 0: 1}) if heads < 2 else Dist({heads: 1})
>>> chain = Chain(0, toss)
>>> chain.after(3)
outcome  probability
2                3/8  37.5 %
1                1/4  25.0 %
0                3/8  37.5 %
>>> chain.expected_steps()
Fraction(6, 1)
"""

from collections.abc import Callable, Hashable
from fractions import Fraction
from heapq import heapify, heappop, heappush

import numpy as np

from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import whole
from tablecooks.core.words import _

__all__ = ["Chain"]

MOST_STATES = 50_000
WIDEST_MATRIX = 5_000  # states of a matrix that is written out in floats


class Chain:
    """The Markov chain that goes from ``start`` to a state drawn from ``step(state)``, and so on.

    ``states`` are all that can be reached, in the order in which they are found. A state from which the step
    leads back to itself for certain is an end: ``ends``. ``step`` is called once for each state.

    Raises ValueError for more than 50,000 states.
    """

    def __init__(self, start: Hashable, step: Callable[[Hashable], Dist]):
        self.start = start
        self._steps: dict[Hashable, Dist] = {}
        found = [start]
        for state in found:
            if state in self._steps:
                continue
            self._steps[state] = law = step(state)
            found += [after for after, ways in law.ways.items() if ways and after not in self._steps]
            if len(self._steps) > MOST_STATES:
                raise ValueError(_("This chain has more than {most} states.").format(most=MOST_STATES))
        self.states = tuple(self._steps)
        self.ends = tuple(state for state in self.states if self._steps[state].get(state) == 1)

    def step(self, state) -> Dist:
        """The law of the state after ``state``. ValueError for a state that is not reached."""
        try:
            return self._steps[state]
        except (KeyError, TypeError):
            raise ValueError(_("{state} is no state of this chain.").format(state=state)) from None

    def matrix(self) -> list[list[Fraction]]:
        """The transition matrix: ``matrix[i][j]`` is the probability to go from ``states[i]`` to ``states[j]``."""
        self._check_width()
        return [[self._steps[row].get(column, Fraction(0)) for column in self.states] for row in self.states]

    def floats(self) -> np.ndarray:
        """The transition matrix in floats, for NumPy: rows sum to 1 but for rounding."""
        self._check_width()
        place = {state: number for number, state in enumerate(self.states)}
        matrix = np.zeros((len(place), len(place)))
        for state, law in self._steps.items():
            for after, ways in law.ways.items():
                if ways:
                    matrix[place[state], place[after]] = ways / law.all_ways
        return matrix

    def _check_width(self):
        if len(self.states) > WIDEST_MATRIX:
            message = _("A matrix of {n} states is not written out; after() and ended() need none.")
            raise ValueError(message.format(n=len(self.states)))

    def after(self, n: int) -> Dist:
        """The law of the state after ``n`` steps."""
        law = Dist({self.start: 1})
        for _step in range(whole(n, _("The number of steps"))):
            law = law.then(self._steps.__getitem__)
        return law

    def within(self, n: int) -> dict[Hashable, Fraction]:
        """For each end the probability to be there after at most ``n`` steps."""
        law = self.after(n)
        return {end: law.get(end, Fraction(0)) for end in self.ends}

    def ended(self) -> Dist:
        """The law of the end that is reached at last. ValueError when the chain may go on for ever."""
        shares = self._solve({end: {end: Fraction(1)} for end in self.ends}, {})
        return Dist({end: shares.get(end, 0) for end in self.ends})

    def expected_steps(self) -> Fraction:
        """The mean number of steps until an end is reached. ValueError when the chain may go on for ever."""
        return self._solve({end: {} for end in self.ends}, {"steps": Fraction(1)}).get("steps", Fraction(0))

    def _solve(self, known: dict, gain: dict) -> dict:
        """x(start) of x(s) = gain + Σ P(s, t) x(t), with x known at the ends; x are named numbers.

        One state after the other is expressed by those after it and put in, successors first, so that a chain
        that never goes back costs one pass.
        """
        order = self._successors_first()
        place = {state: number for number, state in enumerate(order)}
        solved: list[tuple[dict, dict]] = []  # each state's value, and its weights on states further on in order
        for number, state in enumerate(order):
            if state in known:
                solved.append((dict(known[state]), {}))
                continue
            row = {place[after]: chance for after, chance in self._steps[state].items() if chance}
            value = _put_in(row, solved, dict(gain), number)
            stays = row.pop(number, Fraction(0))
            if stays == 1:
                raise ValueError(_("From {state} this chain goes on for ever.").format(state=state))
            factor = 1 / (1 - stays)
            solved.append((_scaled(value, factor), _scaled(row, factor)))
        return solved[place[self.start]][0]

    def _successors_first(self) -> list:
        """The states in an order in which, loops apart, each comes after those it leads to; the start is last."""
        order, seen, stack = [], {self.start}, [(self.start, iter(self._steps[self.start]))]
        while stack:
            state, following = stack[-1]
            after = next((one for one in following if one not in seen and self._steps[state][one]), None)
            if after is None:
                order.append(state)
                stack.pop()
            else:
                seen.add(after)
                stack.append((after, iter(self._steps[after])))
        return order


def _put_in(row: dict, solved: list, value: dict, limit: int) -> dict:
    """Replace every solved state in ``row`` by its expression, the earliest solved first; the value they add."""
    waiting = [number for number in row if number < limit]
    heapify(waiting)
    while waiting:
        number = heappop(waiting)
        weight = row.pop(number, None)
        if weight is None:
            continue
        constant, rest = solved[number]
        for name, amount in constant.items():
            value[name] = value.get(name, 0) + weight * amount
        for other, share in rest.items():
            if other not in row and other < limit:
                heappush(waiting, other)
            row[other] = row.get(other, 0) + weight * share
    return value


def _scaled(numbers: dict, factor: Fraction) -> dict:
    return {name: number * factor for name, number in numbers.items()}
