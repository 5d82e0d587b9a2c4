"""The set-up of a table of À la carte: readable, checked, and as text for logs and links."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from tablecooks.core.texts import check_known, read_whole, read_yes, yes
from tablecooks.core.words import _
from tablecooks.games.alacarte.edition import CZECH, Edition
from tablecooks.games.alacarte.fall import DEFAULT_FALL, Fall, parse_fall, plain_fraction
from tablecooks.games.alacarte.menu import Menu, house_menu, read_menu
from tablecooks.games.alacarte.pieces import COOKS, CREPE, CREPE_POINTS, HOTTEST, LARGEST_FALL, SEASONINGS, Spec

__all__ = ["Setup"]

FEWEST_COOKS = 2
GOAL = 5  # AC-E1
LONG_GOAL = 7  # AC-E7
DEFAULT_FLIP = Fraction(1, 3)
LARGEST_FLIP = 10**9


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before a game.

    Parameters
    ----------
    cooks : 2, 3 or 4.
    edition : an :class:`Edition`, or its name.
    menu : a :class:`Menu`.
    fall : how many crystals fall in a tip: a :class:`Fall`, or its text.
    flips : the chance that a flip lands, one for all cooks or one for each.
    goal : dishes that end the game: 5, or 7 for two cooks where the edition allows it (AC-E7).
    any_seasoning : any shaker may be tipped over the own pan, also one not on the recipe (AC-Q3).
    opaque : nobody sees what is in the shakers and the sink.
    entered : a companion table, where people enter what real dice and shakers brought.

    Raises ValueError that names the setting.
    """

    cooks: int = 3
    edition: Edition = CZECH
    menu: Menu = field(default_factory=house_menu)
    fall: Fall = DEFAULT_FALL
    flips: tuple[Fraction, ...] = (DEFAULT_FLIP,)
    goal: int = GOAL
    any_seasoning: bool = False
    opaque: bool = False
    entered: bool = False

    def __post_init__(self):
        self._accept_text()
        self._check_types()
        if self.cooks not in range(FEWEST_COOKS, COOKS + 1):
            raise ValueError(
                _("cooks: {fewest_cooks} to {cooks} cooks play À la carte, not {cooks_!r}").format(
                    fewest_cooks=FEWEST_COOKS, cooks=COOKS, cooks_=self.cooks
                )
            )
        if self.goal not in (GOAL, LONG_GOAL):
            raise ValueError(
                _("goal: a game goes to {goal} or {long_goal} dishes, not {goal_!r}").format(
                    goal=GOAL, long_goal=LONG_GOAL, goal_=self.goal
                )
            )
        if self.goal == LONG_GOAL and (self.cooks != 2 or not self.edition.seven_with_two):
            raise ValueError(
                _("goal: {long_goal} dishes are for two cooks, by the Czech sheet (AC-E7)").format(long_goal=LONG_GOAL)
            )
        if len(self.flips) not in (1, self.cooks):
            raise ValueError(
                _("flip: give one chance for all, or one for each of {cooks} cooks").format(cooks=self.cooks)
            )

    def _accept_text(self):
        """Names and texts stand for what they say; the object itself stays frozen."""
        if isinstance(self.edition, str):
            object.__setattr__(self, "edition", Edition.from_text(self.edition))
        if isinstance(self.fall, str):
            object.__setattr__(self, "fall", parse_fall(self.fall))
        flips = self.flips if isinstance(self.flips, (tuple, list)) else (self.flips,)
        object.__setattr__(self, "flips", tuple(parse_flip(flip) for flip in flips))

    def _check_types(self):
        """A setting of another kind would only fail, or play on wrongly, far from here."""
        kinds = {"cooks": int, "goal": int, "edition": Edition, "menu": Menu, "fall": Fall}
        kinds |= dict.fromkeys(("any_seasoning", "opaque", "entered"), bool)
        for name, kind in kinds.items():
            value = getattr(self, name)
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                raise ValueError(
                    _("{name}: must be {what}, not {value!r}").format(name=name, what=_KIND_WORDS[kind], value=value)
                )

    def to_text(self) -> dict[str, str]:
        """Every setting as text, under the keys of log headers and links."""
        return {
            "cooks": str(self.cooks),
            "edition": self.edition.to_text(),
            "menu": self.menu.to_text(),
            "fall": self.fall.to_text(),
            "flip": " ".join(str(flip) for flip in self.flips),
            "goal": str(self.goal),
            "any_seasoning": yes(self.any_seasoning),
            "opaque": yes(self.opaque),
            "entered": yes(self.entered),
        }

    @classmethod
    def from_text(cls, texts: Mapping[str, str]) -> "Setup":
        """The set-up that :meth:`to_text` wrote. Keys left out take their default; ValueError names a bad one."""
        check_known(texts, READERS)
        values = {}
        for key, text in texts.items():
            name, reader = READERS[key]
            values[name] = reader(key, text)
        return cls(**values)

    def spec(self) -> Spec:
        """The set-up as numbers."""
        spec = Spec(
            seats=self.cooks,
            goal=self.goal,
            any_seasoning=int(self.any_seasoning),
            opaque=int(self.opaque),
            entered=int(self.entered),
            **{name: int(getattr(self.edition, name)) for name in Edition.switches() if name in Spec.fields},
        )
        self._fill_menu(spec)
        for inside in range(LARGEST_FALL + 1):
            ways = self.fall.ways(inside)
            spec.falls[inside][: len(ways)] = ways
        flips = self.flips * self.cooks if len(self.flips) == 1 else self.flips
        for cook, flip in enumerate(flips):
            spec.flip_lands[cook], spec.flip_tries[cook] = flip.numerator, flip.denominator
        return spec

    def _fill_menu(self, spec: Spec):
        for number, dish in enumerate(self.menu.dishes):
            spec.points[number] = dish.points
            spec.colour[number] = int(dish.colour)
            spec.green_from[number], spec.green_to[number] = dish.green_from, dish.green_to
            spec.burnt_from[number] = dish.burnt_from
            spec.needs[number] = list(dish.needs)
            spec.seasoned[number] = int(dish.is_seasoned)
        spec.points[CREPE], spec.colour[CREPE] = CREPE_POINTS, -1
        # AC-R5, AC-R7: a crêpe is right at any heat below 7 and burnt at 7.
        spec.green_from[CREPE], spec.green_to[CREPE], spec.burnt_from[CREPE] = 0, HOTTEST - 1, HOTTEST
        spec.needs[CREPE] = [0] * SEASONINGS


_KIND_WORDS = {
    int: "a whole number",
    Edition: "an Edition or its name",
    Menu: "a Menu",
    Fall: "a Fall or its text",
    bool: "True or False",
}


def parse_flip(value) -> Fraction:
    """A chance from 0 to 1: a Fraction, a number, or text such as ``1/3`` or ``0.4``."""
    flip = plain_fraction(str(value))
    if flip is None:
        raise ValueError(_("flip: {value!r} is no chance; write it as 1/3 or 0.4").format(value=value))
    if not 0 <= flip <= 1:
        raise ValueError(_("flip: {value} is no chance from 0 to 1").format(value=value))
    if isinstance(value, float):  # 1/3 as a float has sixteen decimals; it means 1/3
        flip = flip.limit_denominator(LARGEST_FLIP)
    if flip.denominator > LARGEST_FLIP:
        raise ValueError(_("flip: {value} has too many decimals; nine will do").format(value=value))
    return flip


READERS = {
    "cooks": ("cooks", read_whole),
    "edition": ("edition", lambda key, text: Edition.from_text(text)),
    "menu": ("menu", lambda key, text: read_menu(text)),
    "fall": ("fall", lambda key, text: parse_fall(text)),
    "flip": ("flips", lambda key, text: tuple(parse_flip(part) for part in text.split())),
    "goal": ("goal", read_whole),
    "any_seasoning": ("any_seasoning", read_yes),
    "opaque": ("opaque", read_yes),
    "entered": ("entered", read_yes),
}
