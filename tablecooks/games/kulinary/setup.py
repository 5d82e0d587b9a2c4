"""The set-up of a table of Kulinary: readable, checked, and as text for logs and links."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablecooks.core.texts import check_known, read_whole, read_yes, yes
from tablecooks.core.words import _, fold
from tablecooks.games.kulinary.dishset import DishSet, house_set, read_set
from tablecooks.games.kulinary.pieces import COOKS, LOCATIONS, MOST_TOKENS, TOKENS, Spec

__all__ = ["Setup"]

FEWEST_COOKS = 2
STORE_SIZES = (4, 6, 8)  # KU-S2: with 2, with 3 or 4, with 5 or 6 players
STOVE_SIZES = (1, 2, 3)


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before a game.

    Parameters
    ----------
    players : 2 to 6.
    chefs : the names of the chefs that they pick, in the order of the seats; left out: those of the set in its order.
    dish_set : a :class:`DishSet`.
    spaces : how many tokens a location has room for; 0 for as many as come (KU-Q2).
    chef_only_if_missing : the chef stands in only for a card that is missing (KU-Q4).
    open_hands : all hands lie open (KU-Q6).
    entered : a companion table, where people enter what real decks brought.

    Raises ValueError that names the setting.
    """

    players: int = 3
    chefs: tuple[str, ...] = ()
    dish_set: DishSet = field(default_factory=house_set)
    spaces: int = 0
    chef_only_if_missing: bool = False
    open_hands: bool = False
    entered: bool = False

    def __post_init__(self):
        self._check_types()
        if self.players not in range(FEWEST_COOKS, COOKS + 1):
            message = _("players: {fewest} to {most} play Kulinary, not {players}")
            raise ValueError(message.format(fewest=FEWEST_COOKS, most=COOKS, players=self.players))
        self._check_spaces()
        object.__setattr__(self, "chefs", self._picked())

    def _check_types(self):
        """A setting of another kind would only fail, or play on wrongly, far from here."""
        kinds = {"players": int, "dish_set": DishSet, "spaces": int}
        kinds |= dict.fromkeys(("chef_only_if_missing", "open_hands", "entered"), bool)
        for name, kind in kinds.items():
            value = getattr(self, name)
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                message = _("{name}: must be {what}, not {value!r}")
                raise ValueError(message.format(name=_KEYS.get(name, name), what=_KIND_WORDS[kind], value=value))

    def _check_spaces(self):
        """All tokens must find room, whatever is done."""
        fewest = -(-self.players * TOKENS // LOCATIONS)
        if self.spaces and not fewest <= self.spaces <= MOST_TOKENS:
            message = _("spaces: {players} players need {fewest} to {most} at each location, or 0 for as many as come")
            raise ValueError(message.format(players=self.players, fewest=fewest, most=MOST_TOKENS))

    def _picked(self) -> tuple[str, ...]:
        """KU-C2: a chef for each player, each picked once."""
        if isinstance(self.chefs, str) or not all(isinstance(name, str) for name in self.chefs):
            raise ValueError(_("chefs: must be names of chefs, not {chefs!r}").format(chefs=self.chefs))
        known = tuple(chef.name for chef in self.dish_set.chefs)
        picked = tuple(fold(name) for name in self.chefs) or known[: self.players]
        for name in picked:
            if name not in known:
                raise ValueError(_("chefs: {name!r} is none of {known}").format(name=name, known=", ".join(known)))
        if len(picked) != self.players or len(set(picked)) != len(picked):
            raise ValueError(_("chefs: name {players} different chefs").format(players=self.players))
        return picked

    def chef(self, seat: int):
        """The chef of a seat."""
        return next(chef for chef in self.dish_set.chefs if chef.name == self.chefs[seat])

    def to_text(self) -> dict[str, str]:
        """Every setting as text, under the keys of log headers and links."""
        return {
            "players": str(self.players),
            "set": self.dish_set.to_text(),
            "chefs": ", ".join(self.chefs),
            "spaces": str(self.spaces),
            "chef_only_if_missing": yes(self.chef_only_if_missing),
            "open_hands": yes(self.open_hands),
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
        size = (self.players - 1) // 2  # KU-S2: 2, 3 to 4, 5 to 6
        spec = Spec(
            seats=self.players,
            store_size=STORE_SIZES[size],
            stove_size=STOVE_SIZES[size],
            spaces=self.spaces,
            chef_only_if_missing=int(self.chef_only_if_missing),
            open_hands=int(self.open_hands),
            entered=int(self.entered),
        )
        for seat in range(self.players):
            spec.chef[seat] = self.chef(seat).ingredient
        for number, dish in enumerate(self.dish_set.dishes):
            spec.points[number], spec.needs[number] = dish.points, list(dish.needs)
        return spec


_KEYS = {"dish_set": "set"}
_KIND_WORDS = {int: "a whole number", DishSet: "a DishSet", bool: "True or False"}


def _read_chefs(key: str, text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",")) if text.strip() else ()


READERS = {
    "players": ("players", read_whole),
    "set": ("dish_set", lambda key, text: read_set(text)),
    "chefs": ("chefs", _read_chefs),
    "spaces": ("spaces", read_whole),
    "chef_only_if_missing": ("chef_only_if_missing", read_yes),
    "open_hands": ("open_hands", read_yes),
    "entered": ("entered", read_yes),
}
