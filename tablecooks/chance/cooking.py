"""A dish cooked alone, as a Markov chain: the pan, what can be done with it, and what that leads to.

>>> dish = Cooking("Nilpferd in Burgunder")
>>> dish.start
Pan(heat=0, seasoning=(0, 0), salt=(0, 0))
>>> dish.options(dish.start)
('rolls the heat die', 'tips lemon', 'tips pepper')
>>> dish.chances(3).done, dish.chances(12).star
(Fraction(106169, 2945760), Fraction(455511809707661, 4986360000000000))

One cook, one dish, no coffee cups, nobody else's dice: of the die's faces "every stove +1" raises this dial by
one and "coffee cup" does nothing. Crystals are drawn from the shakers without replacement; a shaker is not
refilled while the dish cooks. Only shakers of the recipe's seasonings are tipped (AC-Q3).
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import NamedTuple

from tablecooks.chance.chain import Chain
from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import whole
from tablecooks.chance.falls import read_fall, tip
from tablecooks.core.game import Game
from tablecooks.core.record import Record
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import DEFAULT_FALL
from tablecooks.games.alacarte.menu import SEASONING_NAMES, Dish, house_menu
from tablecooks.games.alacarte.pieces import HOTTEST, OVERSEASONED_FROM, SALT_IN_SHAKER, SEASONING_IN_SHAKER

__all__ = ["BURNT", "DONE", "OVER", "ROLL", "STAR", "Chances", "Cooking", "Pan"]

STAR = "done, with a star"
DONE = "done, no star"
BURNT = "burnt"
OVER = "over-seasoned"
ENDS = (STAR, DONE, BURNT, OVER)
ROLL = "rolls the heat die"
RAISES = ("raises the heat by 1", "raises the heat by 2", "raises the heat by 3")


class Pan(NamedTuple):
    """A dish that cooks: the dial, and for each seasoning of the recipe, in the order lemon, pepper, paprika,
    herbs, the crystals in the pan and the salt that has come from its shaker. ``choosing``: the die says choose.
    """

    heat: int
    seasoning: tuple[int, ...]
    salt: tuple[int, ...]
    choosing: bool = False

    def __repr__(self):
        choosing = ", choosing=True" if self.choosing else ""
        return f"Pan(heat={self.heat}, seasoning={self.seasoning}, salt={self.salt}{choosing})"


class Chances(NamedTuple):
    """The chances of a dish after some actions: ``done`` counts stars too; ``cooking``: not ended yet."""

    done: Fraction
    star: Fraction
    burnt: Fraction
    over_seasoned: Fraction
    cooking: Fraction


class Cooking:
    """A dish cooked alone.

    Parameters
    ----------
    dish : a :class:`Dish` of a menu, or the name of one of the house menu.
    fall : as in :mod:`tablecooks.chance.falls`: a Fall, its text, or the chance that any one crystal falls.
    shakers : what is in the shakers, by name: ``{"pepper": (12, 4)}`` is 12 pepper and 4 salt. Left out: 15 and 5.
    heat : the dial at the start, 0 to 7.
    pan : what is in the pan at the start, by name, salt too: ``{"pepper": 1, "salt": 1}``.

    Raises ValueError for what is not on the menu or not in the kitchen, and for a dish that has ended already.
    """

    def __init__(
        self,
        dish: Dish | str,
        fall=DEFAULT_FALL,
        shakers: Mapping[str, tuple[int, int]] | None = None,
        heat: int = 0,
        pan: Mapping[str, int] | None = None,
    ):
        self.dish, self.fall = _find(dish), read_fall(fall)
        self.kinds = tuple(kind for kind, needed in enumerate(self.dish.needs) if needed)
        self.needs = tuple(self.dish.needs[kind] for kind in self.kinds)
        self.names = tuple(SEASONING_NAMES[kind] for kind in self.kinds)
        self.shakers = self._shakers(shakers or {})
        counts = _pan(pan or {})
        self._salt = counts.pop("salt", 0)
        heat = whole(heat, _("The heat"), HOTTEST)
        self._first = tuple(counts.pop(name, 0) for name in self.names)
        self._foreign = any(counts.values())  # AC-Q17: what the recipe lacks costs the star
        self.start = Pan(heat, self._first, (0,) * len(self.kinds))
        if self.judge(self.start) != self.start:
            raise ValueError(_("The dish has ended already: {end}.").format(end=self.judge(self.start)))

    @classmethod
    def at_table(cls, game: Game, state: Record, seat: int) -> "Cooking":
        """The dish in a cook's pan at a table of À la carte, with that table's fall, shakers, dial and pan.

        Raises ValueError where there is no dish to cook, where it has ended, and where the shakers are hidden.
        """
        number = state.dish[seat]
        if number not in range(len(game.setup.menu.dishes)):
            raise ValueError(_("There is no dish from the menu in that pan."))
        if min(state.seasoning) < 0:
            raise ValueError(_("The odds are hidden here: what is inside cannot be seen."))
        shakers = dict(zip(SEASONING_NAMES, zip(state.seasoning, state.salt, strict=True), strict=True))
        pan = dict(zip((*SEASONING_NAMES, "salt"), state.pan[seat], strict=True))
        return cls(game.setup.menu.dishes[number], game.setup.fall, shakers, state.heat[seat], pan)

    def _shakers(self, given) -> tuple[tuple[int, int], ...]:
        for name in given:
            if name not in SEASONING_NAMES:
                raise ValueError(_("There is no shaker {name}; there are {known}.").format(name=name, known=_known()))
        pairs = [given.get(name, (SEASONING_IN_SHAKER, SALT_IN_SHAKER)) for name in self.names]
        what = _("The number of crystals in the shaker")
        return tuple((whole(seasoning, what), whole(salt, what)) for seasoning, salt in pairs)

    @cached_property
    def pans(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """Every content of the pan that is not over-seasoned: (seasoning, salt), fewest crystals first."""
        most = OVERSEASONED_FROM - 1
        in_pan = [
            range(first, min(most, first + shaker[0]) + 1)
            for first, shaker in zip(self._first, self.shakers, strict=True)
        ]
        salted = [range(min(most - self._salt, shaker[1]) + 1) for shaker in self.shakers]
        salts = [salt for salt in product(*salted) if sum(salt) + self._salt <= most]
        pans = [(seasoning, salt) for seasoning in product(*in_pan) for salt in salts]
        return tuple(sorted(pans, key=lambda pan: (sum(map(sum, pan)), pan)))

    @property
    def states(self) -> tuple[Pan, ...]:
        """Every pan in which something is still to do, from the starting heat up, reached or not."""
        pans = (Pan(heat, *pan) for heat in range(self.start.heat, HOTTEST + 1) for pan in self.pans)
        return tuple(pan for pan in pans if self.judge(pan) == pan)

    def judge(self, pan: Pan):
        """The pan itself while it cooks, or the end: burnt, over-seasoned, done, with a star or without (AC-D)."""
        salt = self._salt + sum(pan.salt)
        if pan.heat >= self.dish.burnt_from:
            return BURNT
        if salt >= OVERSEASONED_FROM or any(count >= OVERSEASONED_FROM for count in pan.seasoning):
            return OVER
        seasoned = all(count >= need for count, need in zip(pan.seasoning, self.needs, strict=True))
        if pan.choosing or not seasoned or not self.dish.green_from <= pan.heat <= self.dish.green_to:
            return pan
        return STAR if self.kinds and pan.seasoning == self.needs and not salt and not self._foreign else DONE

    def options(self, state) -> tuple[str, ...]:
        """What the cook may do, in the words of the game; nothing at an end. Raising costs no action."""
        if state in ENDS:
            return ()
        if state.choosing:
            return RAISES
        tips = (f"tips {name}" for place, name in enumerate(self.names) if any(self.left(state, place)))
        return (ROLL, *tips)

    def left(self, pan: Pan, place: int) -> tuple[int, int]:
        """Seasoning and salt left in the shaker of the recipe's seasoning number ``place``."""
        seasoning, salt = self.shakers[place]
        return seasoning - pan.seasoning[place] + self._first[place], salt - pan.salt[place]

    def step(self, state, option: str) -> Dist:
        """The law of what ``option`` leads to: a pan, or an end. ValueError for what may not be done."""
        if option not in self.options(state):
            raise ValueError(_("{option}: that may not be done now.").format(option=option))
        if option == ROLL:
            return self.rolled(state)
        if state.choosing:
            return Dist._whole({self._raised(state, RAISES.index(option) + 1): 1})
        place = self.names.index(option.removeprefix("tips "))
        return self.tip(place, *self.left(state, place)).map(lambda fell: self._seasoned(state, place, *fell))

    def rolled(self, pan: Pan) -> Dist:
        """The heat die (AC-H1 to AC-H4): 1, 2, 3, choose, every stove +1, coffee cup."""
        ways: dict = {}
        faces = (self._raised(pan, 1), self._raised(pan, 2), self._raised(pan, 3), pan._replace(choosing=True))
        for after in (*faces, self._raised(pan, 1), pan):
            ways[after] = ways.get(after, 0) + 1
        return Dist._whole(ways)

    def tip(self, place: int, seasoning: int, salt: int) -> Dist:
        """The law of a tip from a shaker; each is worked out once."""
        key = seasoning, salt
        if key not in self._tips:
            self._tips[key] = tip(seasoning, salt, self.fall)
        return self._tips[key]

    @cached_property
    def _tips(self) -> dict:
        return {}

    def _raised(self, pan: Pan, levels: int):
        return self.judge(pan._replace(heat=min(pan.heat + levels, HOTTEST), choosing=False))

    def _seasoned(self, pan: Pan, place: int, seasoning: int, salt: int):
        more = [*pan.seasoning]
        more[place] += seasoning
        salts = [*pan.salt]
        salts[place] += salt
        return self.judge(pan._replace(seasoning=tuple(more), salt=tuple(salts)))

    def season_first(self, state: Pan) -> str:
        """A plain policy: tip what is missing, then heat, and choose the least that makes the heat right."""
        if state.choosing:
            right = max(1, self.dish.green_from - state.heat)
            return RAISES[min(right, 3) - 1]
        missing = (
            f"tips {name}"
            for name, count, need in zip(self.names, state.seasoning, self.needs, strict=True)
            if count < need
        )
        return next((option for option in missing if option in self.options(state)), ROLL)

    def chain(self, policy: Callable[[Pan], str] | None = None) -> Chain:
        """The Markov chain of the dish when ``policy(state)`` says the option; a step is an action.

        Left out, the policy is :meth:`season_first`. What the policy chooses to raise is part of the roll.
        """
        policy = policy or self.season_first

        def settled(state) -> Dist:
            if state in ENDS or not state.choosing:
                return Dist._whole({state: 1})
            return self.step(state, policy(state))

        def act(state) -> Dist:
            if state in ENDS:
                return Dist._whole({state: 1})
            return self.step(state, policy(state)).then(settled)

        return Chain(self.start, act)

    def chances(self, actions: int, policy: Callable[[Pan], str] | None = None) -> Chances:
        """The chances to be done, starred, burnt or over-seasoned within ``actions`` actions of a policy."""
        law = self.chain(policy).after(actions)
        star, done, burnt, over = (law.get(end, Fraction(0)) for end in ENDS)
        return Chances(done + star, star, burnt, over, 1 - star - done - burnt - over)


def _find(dish: Dish | str) -> Dish:
    if isinstance(dish, Dish):
        return dish
    for one in house_menu().dishes:
        if isinstance(dish, str) and one.name.casefold() == dish.strip().casefold():
            return one
    names = ", ".join(one.name for one in house_menu().dishes)
    raise ValueError(_("{dish!r} is not on the house menu; there are {names}.").format(dish=dish, names=names))


def _pan(given) -> dict[str, int]:
    for name in given:
        if name not in (*SEASONING_NAMES, "salt"):
            message = _("There is no {name} in this kitchen; there are {known} and salt.")
            raise ValueError(message.format(name=name, known=_known()))
    return {name: whole(count, _("The number of crystals in the pan")) for name, count in given.items()}


def _known() -> str:
    return ", ".join(SEASONING_NAMES)
