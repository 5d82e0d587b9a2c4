"""Tables on the screen: in a notebook cell, and as served pages."""

from tablecooks.views.game_views import AlaCarte, page

__all__ = ["AlaCarte", "page"]
