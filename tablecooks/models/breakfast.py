"""The set-up page of King's Breakfast."""

import param

from tablecooks.core.words import N_
from tablecooks.games.breakfast import Setup
from tablecooks.games.breakfast.pieces import FEWEST_GUESTS, GUESTS
from tablecooks.models.settings import Settings, SettingsError, try_field, with_seats

__all__ = ["BreakfastSettings"]


@with_seats("guests", GUESTS)
class BreakfastSettings(Settings):
    """The set-up of King's Breakfast."""

    key = "breakfast"

    guests = param.Integer(3, bounds=(FEWEST_GUESTS, GUESTS), label=N_("Guests"), doc=N_("3 to 5 play (KB-C2)."))
    open_hands = param.Boolean(False, label=N_("Open hands"), doc=N_("Everyone sees all hands (KB-Q6)."))
    emerald_on_bare_table = param.Boolean(
        False,
        label=N_("Emerald on a bare table"),
        doc=N_("An Emerald can be used also when no serving is on the table (KB-Q1)."),
    )

    def setup(self) -> Setup:
        errors: dict = {}
        options = {"open_hands": self.open_hands, "emerald_on_bare_table": self.emerald_on_bare_table}
        setup = try_field(errors, "guests", lambda: Setup(guests=self.guests, entered=self.entered, **options))
        if errors:
            raise SettingsError(errors)
        return setup
