"""What a stove of À la carte is worth to a careful cook: points it can expect, less what the actions cost.

A dish is a small Markov chain over heat and pan: heat only rises, crystals only come. So its worth under the
best play is worked out from the end backwards, once, with the exact odds of a fresh shaker.
"""

from functools import lru_cache
from math import comb

from tablecooks.games.alacarte.pieces import (
    CREPE,
    FACES,
    HOTTEST,
    KINDS,
    OVERSEASONED_FROM,
    SALT,
    SALT_IN_SHAKER,
    SEASONING_IN_SHAKER,
    SEASONINGS,
)
from tablecooks.games.alacarte.tips import among

__all__ = ["ACTION", "CUP", "EMPTY_PAN", "Stoves", "stoves"]

ACTION = 0.35  # points that an action is worth: about what it brings in a good cook's game
CUP = 0.6  # points that a cup yet to be drawn is worth
STUCK = -2.0  # a stove that nothing can free
NEARLY_CERTAIN = 1 - 1e-9
EMPTY_PAN = (0,) * KINDS


@lru_cache(maxsize=32)
def stoves(game) -> "Stoves":
    """The worths for one game; they fill up as they are asked for."""
    return Stoves(game.spec)


class Stoves:
    """The worth of any stove at a table, in points. ``star`` is what a star is worth to its cook."""

    def __init__(self, spec):
        self.spec = spec
        self._worth: dict = {}
        self._tips: dict = {}
        self._crepe: dict = {}

    def worth(self, dish: int, heat: int, pan: tuple[int, ...], star: float) -> float:
        """Points that a dish can expect, at this heat and with these crystals, under the best play."""
        stove = (dish, heat, pan, star)
        if stove not in self._worth:
            self._worth[stove] = self._judge(*stove)
        return self._worth[stove]

    def _judge(self, dish, heat, pan, star) -> float:
        spec = self.spec
        if heat >= spec.burnt_from[dish] or max(pan) >= OVERSEASONED_FROM:
            return 0.0
        needs = spec.needs[dish]
        lacking = [kind for kind in range(SEASONINGS) if pan[kind] < needs[kind]]
        if not lacking and spec.green_from[dish] <= heat <= spec.green_to[dish]:
            perfect = spec.seasoned[dish] and pan[SALT] == 0 and list(pan[:SEASONINGS]) == needs
            return spec.points[dish] + (star if perfect else 0.0)
        useful = lacking or [kind for kind in range(SEASONINGS) if needs[kind]]
        ways = [self.roll(dish, heat, pan, star)]
        ways += [self.tip(kind, dish, heat, pan, star) for kind in useful]
        return max((_repeated(*way) for way in ways if way[1] < NEARLY_CERTAIN), default=STUCK)

    def roll(self, dish, heat, pan, star) -> tuple[float, float]:
        """A roll of the die: points from what changes the stove, and the probability that nothing changes."""
        raised = [self._raised(dish, heat, pan, star, levels) for levels in (1, 2, 3)]
        stays = 1  # the cup
        total = CUP
        for levels, worth in ((1, raised[0]), (2, raised[1]), (3, raised[2]), (1, raised[0])):
            if min(heat + levels, HOTTEST) == heat:
                stays += 1
            else:
                total += worth
        if heat == HOTTEST:
            stays += 1
        else:
            total += max(raised)
        return total / FACES - ACTION, stays / FACES

    def _raised(self, dish, heat, pan, star, levels) -> float:
        heat_after = min(heat + levels, HOTTEST)
        return 0.0 if heat_after == heat else self.worth(dish, heat_after, pan, star)

    def tip(self, kind, dish, heat, pan, star, shaker=(-1, -1)) -> tuple[float, float]:
        """A tip of ``kind``, from a shaker of (seasoning, salt), fresh when hidden; as for :meth:`roll`."""
        total, stays = -ACTION, 0.0
        for (seasoning, salt), chance in self.tip_law(*shaker).items():
            if seasoning == salt == 0:
                stays = chance
                continue
            after = list(pan)
            after[kind] += seasoning
            after[SALT] += salt
            total += chance * self.worth(dish, heat, tuple(after), star)
        return total, stays

    def tip_law(self, seasoning: int, salt: int) -> dict[tuple[int, int], float]:
        """Probabilities of small falls, (seasoning, salt); whatever is left out spoils any dish."""
        if seasoning < 0:
            seasoning, salt = SEASONING_IN_SHAKER, SALT_IN_SHAKER
        if (seasoning, salt) not in self._tips:
            self._tips[seasoning, salt] = self._small_falls(seasoning, salt)
        return self._tips[seasoning, salt]

    def _small_falls(self, seasoning, salt) -> dict[tuple[int, int], float]:
        inside = seasoning + salt
        falls = self.spec.falls[inside]
        law = {}
        for fallen in range(min(inside, 2 * (OVERSEASONED_FROM - 1)) + 1):
            for pair, ways in among(seasoning, salt, fallen).items():
                if max(pair) < OVERSEASONED_FROM:
                    law[pair] = falls[fallen] * ways / (sum(falls) * comb(inside, fallen))
        return law

    def crepe(self, cook: int, heat: int) -> float:
        """Points that a crêpe can expect at the start of a turn: a roll, then two tries, until it lands or burns."""
        if heat not in self._crepe.setdefault(cook, {}):
            self._crepe[cook][heat] = self._judge_crepe(cook, heat)
        return self._crepe[cook][heat]

    def _judge_crepe(self, cook, heat) -> float:
        if heat >= HOTTEST:
            return 0.0
        lands = self.spec.flip_lands[cook] / self.spec.flip_tries[cook]
        twice = 1 - (1 - lands) ** 2
        total = 0.0
        for levels in (1, 2, 3, 1, 1):  # choose: by 1
            if heat + levels < HOTTEST:
                after = twice * self.spec.points[CREPE] + (1 - twice) * self.crepe(cook, heat + levels)
                total += after - 2 * ACTION
        cup = twice * self.spec.points[CREPE] - 2 * ACTION + CUP
        stays = (1 - twice) / FACES
        return ((total + cup) / FACES - ACTION) / (1 - stays)


def _repeated(total: float, stays: float) -> float:
    """The worth of an action that is repeated for as long as it changes nothing."""
    return total / (1 - stays)
