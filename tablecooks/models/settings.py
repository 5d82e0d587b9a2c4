"""The set-up page as a Param model, and as the flat text that links, forms and browsers carry.

Every game has its own subclass; the page is built from the parameters' labels, docs and bounds, so
a new game writes no view code for it.
"""

from collections.abc import Mapping

import param

from tablecooks.bots import BOTS
from tablecooks.core.game import Game
from tablecooks.core.names import as_names
from tablecooks.core.seed import as_seed
from tablecooks.core.words import N_, _
from tablecooks.games import GAMES
from tablecooks.models.table import PERSON, Table

__all__ = ["Settings", "SettingsError", "try_field", "with_seats"]

SEAT_FIELDS = ("name_", "player_")


class SettingsError(ValueError):
    """Settings that cannot be used: ``errors`` maps each field to a sentence that says what to do."""

    def __init__(self, errors: Mapping[str, str]):
        super().__init__(" ".join(errors.values()))
        self.errors = dict(errors)


#: Who can play a seat of each game: a person, or one of its bots.
PLAYERS = {key: [PERSON, *bots] for key, bots in BOTS.items()}


class Settings(param.Parameterized):
    """What every table is set up with. Subclasses add the settings of one game and build its ``Setup``."""

    key = ""  # the game's key in GAMES
    seats_field = ""  # the parameter that says how many seats there are
    file_fields: tuple[str, ...] = ()  # text fields that take the content of a file

    seed = param.String(
        "", label=N_("Seed"), doc=N_("Any text or number. The same seed gives the same game; empty: a new one.")
    )
    entered = param.Boolean(
        False, label=N_("Companion"), doc=N_("You roll and tip the real things and enter what happened.")
    )

    def seats(self) -> int:
        """How many seats the table has."""
        return getattr(self, self.seats_field)

    def setup(self):
        """The game's set-up, or SettingsError."""
        raise NotImplementedError

    def names(self) -> list[str]:
        return [getattr(self, f"name_{seat + 1}") for seat in range(self.seats())]

    def players(self) -> list[str]:
        return [getattr(self, f"player_{seat + 1}") for seat in range(self.seats())]

    def table(self) -> Table:
        """A table with these settings. An empty seed is replaced by the one that was drawn."""
        errors = {}
        setup = try_field(errors, "", self.setup)
        names = try_field(errors, "name_1", lambda: as_names(self.names(), _(GAMES[self.key].seat_word)))
        seed = try_field(errors, "seed", lambda: as_seed(self.seed))
        if errors:
            raise SettingsError(errors)
        return Table(Game(GAMES[self.key], setup), names, self.players(), seed)

    @classmethod
    def sections(cls) -> list[tuple[str, str]]:
        """The sections of the page: key and heading."""
        return [("seats", _("Who plays")), ("game", _("The game")), ("more", _("Rules and chance"))]

    @classmethod
    def section_of(cls, name: str) -> str:
        """The section in which a field stands."""
        if name == cls.seats_field or name.startswith(SEAT_FIELDS):
            return "seats"
        return "game" if name in ("seed", "entered") else "more"

    @classmethod
    def needed_with(cls, name: str) -> dict | None:
        """For a field that matters only with some values of another: that field and those values."""
        if not name.startswith(SEAT_FIELDS):
            return None
        most = cls.param[cls.seats_field].bounds[1]
        seats = range(int(name.rpartition("_")[2]), most + 1)
        return {"field": cls.seats_field, "values": [str(number) for number in seats]}

    @classmethod
    def field_names(cls) -> list[str]:
        """The parameters that are shown and carried in links, in their order on the page."""
        return [name for name in cls.param if name != "name"]

    def to_text(self) -> dict[str, str]:
        """What differs from the defaults, as text: the query of a link."""
        texts = {}
        for name in self.field_names():
            value = getattr(self, name)
            if value != self.param[name].default and not self._beyond(name):
                texts[name] = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        return texts

    def _beyond(self, name: str) -> bool:
        """Does this field belong to a seat that the table does not have?"""
        return name.startswith(SEAT_FIELDS) and int(name.rpartition("_")[2]) > self.seats()

    @classmethod
    def from_text(cls, texts: Mapping[str, str]) -> "Settings":
        """Settings from a form or a link; SettingsError names every field that cannot be used."""
        errors, values = {}, {}
        for name, text in texts.items():
            if name not in cls.field_names():
                errors[name] = _("There is no setting called {name!r}; leave it out.").format(name=name[:40])
                continue
            value = try_field(errors, name, lambda name=name, text=text: cls._read(name, str(text)))
            if name not in errors:
                values[name] = value
        settings = cls(**values)
        try:
            settings.table()
        except SettingsError as error:
            errors = error.errors | errors
        if errors:
            raise SettingsError(errors)
        return settings

    @classmethod
    def _read(cls, name: str, text: str):
        parameter = cls.param[name]
        text = text.strip()
        if isinstance(parameter, param.Boolean):
            if text.lower() not in ("yes", "no"):
                raise ValueError(_("{label} is yes or no.").format(label=_(parameter.label)))
            return text.lower() == "yes"
        if isinstance(parameter, param.Integer):
            low, high = parameter.bounds
            if not (text.isdecimal() and len(text) < 10 and low <= int(text) <= high):
                message = _("{label}: choose {low} to {high}, not {text!r}.")
                raise ValueError(message.format(label=_(parameter.label), low=low, high=high, text=text[:20]))
            return int(text)
        if isinstance(parameter, param.Selector):
            known = {str(choice): choice for choice in parameter.objects}
            if text not in known:
                message = _("{label}: choose one of {known}, not {text!r}.")
                raise ValueError(message.format(label=_(parameter.label), known=", ".join(known), text=text[:40]))
            return known[text]
        return text


def try_field(errors: dict, field: str, build):
    """The value that ``build`` makes; a ValueError becomes the field's sentence instead."""
    try:
        return build()
    except SettingsError as error:
        errors.update(error.errors)
    except ValueError as error:
        errors[field] = str(error)
    return None


def with_seats(seats_field: str, most: int):
    """Give a game's settings a name and a player for each of up to ``most`` seats.

    A person has the first seat by default, careful bots have the others; ``seats_field`` is the parameter that says
    how many seats there are.
    """

    def give(settings: type[Settings]) -> type[Settings]:
        settings.seats_field = seats_field
        for seat in range(1, most + 1):
            name = param.String(
                "", label=N_("Seat {n}").format(n=seat), doc=N_("Starts the game.") if seat == 1 else None
            )
            player = PERSON if seat == 1 else "careful"
            settings.param.add_parameter(f"name_{seat}", name)
            settings.param.add_parameter(
                f"player_{seat}", param.Selector(default=player, objects=PLAYERS[settings.key], label=N_("played by"))
            )
        return settings

    return give
