"""The games by name: ``AlaCarte(cooks=3, seed=7)`` in a notebook, ``page("alacarte")`` in an app."""

from collections.abc import Sequence
from pathlib import Path

import panel as pn
from panel.io.resources import get_dist_path
from panel.viewable import Viewer

from tablecooks.core.game import Game
from tablecooks.games import GAMES
from tablecooks.models import Table
from tablecooks.views.page_words import waiting_words
from tablecooks.views.presented import PRESENTED
from tablecooks.views.table_view import TableView

__all__ = ["AlaCarte", "GameView", "KingsBreakfast", "Kulinary", "page"]

TEMPLATE = Path(__file__).parent / "page.html"


class GameView(Viewer):
    """A playable table. Show it as the last line of a cell, put it into a layout, or serve it.

    Parameters
    ----------
    names : a name for each seat; those left out are called Cook 2, Cook 3, …
    players : how many play; or who plays each seat, ``person`` or a bot (``careful``, ``random``). By default a
        person has the first seat and careful bots the others.
    seed : any text or number; None for a new one.
    settings : those of the game's set-up, such as ``cooks=3`` or ``edition="spanish"``.

    ``table`` is the Param model behind it.
    """

    key = ""
    count = ""  # the setting that says how many play

    def __init__(
        self,
        names: Sequence[str] = (),
        players: Sequence[str] | int | None = None,
        seed=None,
        table: Table | None = None,
        **settings,
    ):
        if table is None:
            if isinstance(players, int):
                settings, players = settings | {self.count: players}, None
            game: Game = GAMES[self.key](**settings)
            table = Table(game, names, ("person",) if players is None else players, seed)
        super().__init__()
        self._view = TableView(PRESENTED[self.key].settings, table)

    @property
    def table(self) -> Table:
        """The table as it stands; a branch made on the page is a table of its own."""
        return self._view.table

    def __panel__(self):
        return self._view

    def _repr_mimebundle_(self, include=None, exclude=None):
        _prepare_notebook()
        return super()._repr_mimebundle_(include, exclude)


class AlaCarte(GameView):
    """À la carte: ``AlaCarte(cooks=3, seed=7)`` as the last line of a cell is a playable table."""

    key = "alacarte"
    count = "cooks"


class KingsBreakfast(GameView):
    """King's Breakfast: ``KingsBreakfast(players=4, seed=1)`` as the last line of a cell is a playable table."""

    key = "breakfast"
    count = "guests"


class Kulinary(GameView):
    """Kulinary: ``Kulinary(players=3, seed=1)`` as the last line of a cell is a playable table."""

    key = "kulinary"
    count = "players"


def _prepare_notebook():
    """Load Panel into the notebook with everything inlined, so that no network is needed."""
    if not pn.extension._loaded:
        pn.extension(inline=True)


def page(key: str, lab: bool = False) -> TableView:
    """One game as a page: the set-up, or at once the table that the address asks for.

    ``lab``: the spice lab is served beside it, and odds link to it.
    """
    if (document := pn.state.curdoc) is not None:
        document.template = TEMPLATE.read_text("utf-8")
        document.template_variables["tablecooks_words"] = waiting_words()
        # A session that was gone when its browser came is made anew behind Panel's back: its styles are here too.
        document.template_variables.setdefault("dist_url", get_dist_path())
    search = pn.state.location.search if pn.state.location is not None else ""
    return TableView(PRESENTED[key].settings, query=search or "", served=True, lab=lab)
