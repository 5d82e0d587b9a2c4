"""The games by name: ``AlaCarte(cooks=3, seed=7)`` in a notebook, ``page("alacarte")`` in an app."""

from collections.abc import Sequence

from panel.viewable import Viewer

from tablecooks.core.game import Game
from tablecooks.core.words import _
from tablecooks.games import GAMES
from tablecooks.models import Table
from tablecooks.views.lab.lab_view import LabView
from tablecooks.views.lab.page import asks_for_lab
from tablecooks.views.lab.page import page as lab_page
from tablecooks.views.notebook import prepare_notebook
from tablecooks.views.presented import PRESENTED
from tablecooks.views.served import begin_page
from tablecooks.views.table_view import TableView

__all__ = ["AlaCarte", "GameView", "KingsBreakfast", "Kulinary", "page"]


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
        prepare_notebook()
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


def page(key: str, lab: bool = False) -> TableView | LabView:
    """One game as a page: the set-up, or at once the table that the address asks for.

    ``lab``: the spice lab is served beside it, as ``spicelab``, and odds link to it there. Without it the page of a
    game with shakers opens the lab itself, where its address says ``lab=1``.
    """
    search = begin_page(
        GAMES[key].title,
        _("The table is being laid …"),
        _("The table has not come. The server may be busy, or this page was open for too long."),
    )
    speech = PRESENTED[key].speech
    if hasattr(speech, "shaker_of") and asks_for_lab(search):
        return lab_page()
    return TableView(PRESENTED[key].settings, query=search, served=True, lab="beside" if lab else "inside")
