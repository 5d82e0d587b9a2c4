"""Param models: a set-up form, and a table being played."""

from tablecooks.models.alacarte import AlaCarteSettings
from tablecooks.models.settings import Settings, SettingsError
from tablecooks.models.table import StaleClick, Table

__all__ = ["AlaCarteSettings", "Settings", "SettingsError", "StaleClick", "Table"]
