"""The set-up of a table of King's Breakfast: readable, checked, and as text for logs and links."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablecooks.core.texts import check_known, read_whole, read_yes, yes
from tablecooks.core.words import _
from tablecooks.games.breakfast.pieces import FEWEST_GUESTS, GUESTS, Spec

__all__ = ["Setup"]

SWITCHES = ("emerald_on_bare_table", "open_hands", "entered")


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before a game.

    Parameters
    ----------
    guests : the king's guests, 3, 4 or 5.
    emerald_on_bare_table : an Emerald can be used with no serving left on the table (KB-Q1).
    open_hands : everyone sees all hands (KB-Q6).
    entered : a companion table, where people enter which cards a real deck brought.

    Raises ValueError that names the setting.
    """

    guests: int = 3
    emerald_on_bare_table: bool = False
    open_hands: bool = False
    entered: bool = False

    def __post_init__(self):
        if not isinstance(self.guests, int) or isinstance(self.guests, bool):
            raise ValueError(_("guests: must be a whole number, not {value!r}").format(value=self.guests))
        if self.guests not in range(FEWEST_GUESTS, GUESTS + 1):
            message = _("guests: {fewest} to {most} play King's Breakfast, not {guests}")
            raise ValueError(message.format(fewest=FEWEST_GUESTS, most=GUESTS, guests=self.guests))
        for name in SWITCHES:
            if not isinstance(getattr(self, name), bool):
                message = _("{name}: must be True or False, not {value!r}")
                raise ValueError(message.format(name=name, value=getattr(self, name)))

    def to_text(self) -> dict[str, str]:
        """Every setting as text, under the keys of log headers and links."""
        return {"guests": str(self.guests), **{name: yes(getattr(self, name)) for name in SWITCHES}}

    @classmethod
    def from_text(cls, texts: Mapping[str, str]) -> "Setup":
        """The set-up that :meth:`to_text` wrote. Keys left out take their default; ValueError names a bad one."""
        check_known(texts, READERS)
        return cls(**{key: READERS[key](key, text) for key, text in texts.items()})

    def spec(self) -> Spec:
        """The set-up as numbers."""
        return Spec(seats=self.guests, **{name: int(getattr(self, name)) for name in SWITCHES})


READERS = {"guests": read_whole, **dict.fromkeys(SWITCHES, read_yes)}
