"""The set-up page of Kulinary."""

import param

from tablecooks.core.words import N_
from tablecooks.games.kulinary import Setup, house_set
from tablecooks.games.kulinary.dishset import read_set
from tablecooks.games.kulinary.pieces import COOKS
from tablecooks.games.kulinary.setup import FEWEST_COOKS
from tablecooks.models.settings import Settings, SettingsError, try_field, with_seats

__all__ = ["KulinarySettings"]

MOST_SPACES = 18


@with_seats("cooks", COOKS)
class KulinarySettings(Settings):
    """The set-up of Kulinary."""

    key = "kulinary"
    file_fields = ("dish_set",)

    cooks = param.Integer(3, bounds=(FEWEST_COOKS, COOKS), label=N_("Cooks"), doc=N_("2 to 6 play (KU-C2)."))
    open_hands = param.Boolean(False, label=N_("Open hands"), doc=N_("Everyone sees all hands (KU-Q6)."))
    chef_only_if_missing = param.Boolean(
        False, label=N_("Chef only if missing"), doc=N_("The chef stands in only for a card that is missing (KU-Q4).")
    )
    spaces = param.Integer(
        0,
        bounds=(0, MOST_SPACES),
        label=N_("Spaces"),
        doc=N_("How many tokens a location has room for; 0: as many as come (KU-Q2)."),
    )
    dish_set = param.String("house", label=N_("Dishes"), doc=N_("house, or a set file: six chefs and 29 dishes."))

    def setup(self) -> Setup:
        errors: dict = {}
        dishes = try_field(errors, "dish_set", self._dishes)
        if errors:
            raise SettingsError(errors)
        names = ("open_hands", "chef_only_if_missing", "spaces", "entered")
        options = {name: getattr(self, name) for name in names}
        setup = try_field(errors, "spaces", lambda: Setup(players=self.cooks, dish_set=dishes, **options))
        if errors:
            raise SettingsError(errors)
        return setup

    def _dishes(self):
        return house_set() if self.dish_set == "house" else read_set(self.dish_set)
