"""Tables on the screen: in a notebook cell, and as served pages."""

from tablecooks.views.game_views import AlaCarte, KingsBreakfast, page

__all__ = ["AlaCarte", "KingsBreakfast", "page"]
