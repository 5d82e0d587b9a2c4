"""Param models: a set-up form, and a table being played."""

from tablecooks.models.alacarte import AlaCarteSettings
from tablecooks.models.breakfast import BreakfastSettings
from tablecooks.models.kulinary import KulinarySettings
from tablecooks.models.settings import Settings, SettingsError
from tablecooks.models.table import PERSON, StaleClick, Table

__all__ = [
    "PERSON",
    "AlaCarteSettings",
    "BreakfastSettings",
    "KulinarySettings",
    "Settings",
    "SettingsError",
    "StaleClick",
    "Table",
]
