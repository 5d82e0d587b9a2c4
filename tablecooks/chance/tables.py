"""All options of a dish that cooks as arrays over pans and heats: what the most likely plan is counted with."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import product
from math import lcm

import numpy as np

from tablecooks.chance.cooking import BURNT, Cooking, Pan
from tablecooks.games.alacarte.pieces import HOTTEST

__all__ = ["HEATS", "TIE", "Tables", "tables_of"]

HEATS = np.arange(HOTTEST + 1)
TIE = 1 - 1e-9  # floats that are nearer to each other than this are equally good


@lru_cache(4)
def tables_of(cooking: Cooking, exact: bool) -> "Tables":
    """The plans for several goals of one dish share their arrays."""
    return Tables(cooking, exact)


class Tables:
    """All options as arrays over pans and heats, in whole numbers over one denominator, or in floats."""

    def __init__(self, cooking: Cooking, exact: bool):
        self._exact, shakers = exact, range(len(cooking.names))
        self._live = slice(cooking.start.heat, min(cooking.dish.burnt_from, HOTTEST + 1))
        contents = np.array([[*seasoning, *salt] for seasoning, salt in cooking.pans], dtype=int)
        self._contents = contents.reshape(len(cooking.pans), 2 * len(shakers))
        laws = [self._laws(cooking, number) for number in shakers]
        self.whole = lcm(6, *(law.all_ways for found in laws for law in found.values()))
        self._times = self.whole if exact else 1
        self._tips = [self._slots(number, found) for number, found in enumerate(laws)]
        self._at_end = self._ends(cooking)
        self._cooks = self._at_end == ""

    @staticmethod
    def _ends(cooking: Cooking) -> np.ndarray:
        """The end of each pan at each heat, ``""`` where the dish still cooks."""
        dish = cooking.dish
        judged = [cooking.judge(Pan(dish.green_from, *pan)) for pan in cooking.pans]
        at_right_heat = np.array(["" if isinstance(end, Pan) else end for end in judged])[:, None]
        right = np.isin(HEATS, range(dish.green_from, dish.green_to + 1))
        return np.where(dish.burnt_from <= HEATS, BURNT, np.where(right, at_right_heat, ""))

    def those(self, ends: tuple[str, ...]) -> np.ndarray:
        """1 for the pans and heats that are one of ``ends``, 0 for all others."""
        there = np.isin(self._at_end, ends).astype(int).tolist()  # Python ints, which do not overflow
        return np.array(there, dtype=object if self._exact else float)

    def _laws(self, cooking: Cooking, number: int) -> dict:
        """The law of a tip by what came before from that shaker: seasoning in the pan, and salt."""
        columns = self._contents[:, [number, number + len(cooking.names)]]
        first = {tuple(pair): row for row, pair in reversed([*enumerate(columns.tolist())])}
        lefts = {pair: cooking.left(Pan(0, *cooking.pans[row]), number) for pair, row in first.items()}
        return {pair: cooking.tip(number, *left) for pair, left in lefts.items()}

    def _slots(self, number: int, laws: dict) -> tuple[np.ndarray, np.ndarray]:
        """For each pan ten pans that it may become, and their weights: by the nine tips that need not over-season,
        and, as one pan more than there are, by all others.
        """
        width = self._contents.shape[1]
        steps = 3 ** np.arange(width)
        codes = self._contents @ steps
        place = np.full(3**width, len(codes))
        place[codes] = np.arange(len(codes))
        seasoning, salt = self._contents[:, number], self._contents[:, number + width // 2]
        goes = np.full((len(codes), 10), len(codes))
        weights = np.full((3, 3, 10), 0, dtype=object if self._exact else float)
        for slot, (a, b) in enumerate(product(range(3), repeat=2)):
            rows = np.flatnonzero((seasoning + a <= 2) & (salt + b <= 2))
            goes[rows, slot] = place[codes[rows] + a * steps[number] + b * steps[number + width // 2]]
            for pair, law in laws.items():
                ways = law.ways.get((a, b), 0)
                weights[(*pair, slot)] = ways * (self.whole // law.all_ways) if self._exact else ways / law.all_ways
        weights[:, :, 9] = self._times - weights.sum(2)
        return goes, weights[seasoning, salt]

    def hopeful(self, ends: tuple[str, ...]) -> np.ndarray:
        """The pans from which one of ``ends`` can still be reached: for a star few, for any salt ends its hope."""
        hope = np.append(np.isin(self._at_end, ends).any(1), False)
        found = -1
        while found != hope.sum():
            found = hope.sum()
            for goes, weights in self._tips:
                hope[:-1] |= (weights.astype(bool) & hope[goes]).any(1)
        return np.flatnonzero(hope)

    def back(self, chances: np.ndarray, hopeful: np.ndarray) -> np.ndarray:
        """The best chances with one action more; whole numbers are then ``whole`` times as large.

        Only the pans that are ``hopeful`` have a chance at all.
        """
        here = chances[hopeful]
        best = self._rolled(here, _raised(here).max(0))
        for tipped in self._tipped(chances, 0, hopeful):
            best[:, self._live] = np.maximum(best[:, self._live], tipped[:, self._live])
        found = np.full_like(chances, 0)
        found[hopeful] = np.where(self._cooks[hopeful], best, here * self._times)
        return found

    def back_spoiled(self, chances: np.ndarray, spoils: np.ndarray, lost) -> np.ndarray:
        """The chances to spoil a dish with one action more. ``lost`` is the number that stands for certain."""
        raised, certain = _raised(chances), lost * self._times
        chosen = self._least(raised, _raised(spoils), lost)
        goals = [chances * self._times, self._rolled(chances, raised.max(0)), *self._tipped(chances, 0)]
        risks = [spoils * self._times, self._rolled(spoils, chosen), *self._tipped(spoils, lost)]
        return np.where(self._cooks, self._least(goals, risks, certain), spoils * self._times)

    def _least(self, goals, risks, certain) -> np.ndarray:
        """The least risk among the options that are best for the goal; no risk is above ``certain``."""
        best = reduce(np.maximum, goals)
        enough = best if self._exact else best * TIE
        return reduce(
            np.minimum, (np.where(goal >= enough, risk, certain) for goal, risk in zip(goals, risks, strict=True))
        )

    def _rolled(self, numbers: np.ndarray, chosen: np.ndarray) -> np.ndarray:
        """The heat die: ``every stove +1`` is one more 1, and a coffee cup leaves all as it is."""
        one, two, three = _raised(numbers)
        return (2 * one + two + three + chosen + numbers) * (self.whole // 6 if self._exact else 1 / 6)

    def _tipped(self, numbers: np.ndarray, lost, rows=slice(None)) -> Iterator[np.ndarray]:
        """Each shaker tipped over the pans ``rows``; ``lost`` is the number of a dish that is over-seasoned by it."""
        beyond = np.vstack([numbers, np.full((1, len(HEATS)), lost, dtype=numbers.dtype)])
        for goes, weights in self._tips:
            goes, weights = goes[rows], weights[rows]
            yield _dot(weights, goes, beyond) if self._exact else (weights[:, None] @ beyond.take(goes, 0))[:, 0]


def _dot(weights: np.ndarray, goes: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    """For each row the sum of its weights times the numbers that they go to, in Python ints: nothing times nought."""
    found = np.full((len(goes), numbers.shape[1]), 0, dtype=object)
    is_there = weights.astype(bool) & numbers.astype(bool).any(1)[goes]
    for slot in range(weights.shape[1]):
        rows = np.flatnonzero(is_there[:, slot])
        found[rows] += numbers[goes[rows, slot]] * weights[rows, slot, None]
    return found


def _raised(numbers: np.ndarray) -> np.ndarray:
    """The numbers after the heat is raised by 1, 2 and 3: three layers."""
    return np.stack([numbers[:, np.minimum(HEATS + levels, HOTTEST)] for levels in (1, 2, 3)])
