"""Tables on the screen: in a notebook cell, and as served pages."""

from tablecooks.views.game_views import AlaCarte, KingsBreakfast, Kulinary, page
from tablecooks.views.lab import SpiceLab

__all__ = ["AlaCarte", "KingsBreakfast", "Kulinary", "SpiceLab", "page"]
