"""The table component: one plain ES component that shows scenes and sends back choices, for every game."""

from pathlib import Path
from urllib.parse import parse_qsl, urlencode

import param
from panel.custom import JSComponent

from tablecooks.core.game import IllegalMove
from tablecooks.core.words import _
from tablecooks.models import Settings, SettingsError, Table
from tablecooks.views.form import form_data
from tablecooks.views.page_words import lost_words
from tablecooks.views.presented import PRESENTED
from tablecooks.views.scene import odds_data, scene

__all__ = ["TableView"]

HERE = Path(__file__).parent
SCRIPTS = ("dom", "motion", "form", "panels", "actions", "board", "page", "main")
LONGEST_MESSAGE = 200_000


def _script() -> str:
    return "\n".join((HERE / "js" / f"{name}.js").read_text("utf-8") for name in SCRIPTS)


class TableView(JSComponent):
    """Shows a table, or the set-up page while there is none.

    Everything the browser sends is checked here: what is stale, foreign or malformed gets a sentence and
    changes nothing.
    """

    scene = param.Dict(default=None, allow_None=True, doc="What is shown of the table.")
    form = param.Dict(default=None, allow_None=True, doc="What is shown of the set-up page.")
    clauses = param.List(default=[], doc="The rules, as [id, text].")
    served = param.Boolean(default=False, doc="Is this a page of its own, with an address to keep the set-up in?")
    lost_words = param.String(default="", doc="What the page says when nobody answers.")
    language = param.String(default="en", doc="The page's language.")

    _esm = _script()
    _stylesheets = (HERE / "page.css").read_text("utf-8").split("/* part */")

    def __init__(self, settings: type[Settings], table: Table | None = None, query: str = "", **params):
        self._settings_class = settings
        self._settings: Settings | None = None
        self.table: Table | None = None
        book = PRESENTED[settings.key]
        self._shown = 0
        self._narrow = False
        self._book = book
        super().__init__(sizing_mode="stretch_width", **params)
        self.clauses = [list(pair) for pair in self._clauses().items()]
        self.lost_words = lost_words(self.served)
        if table is not None:
            self._sit_down(table)
        else:
            self._open(query)

    def _clauses(self) -> dict[str, str]:
        from tablecooks.games import GAMES

        return GAMES[self._settings_class.key].clauses()

    # Set-up ----------------------------------------------------------------------------------------------

    def _open(self, query: str):
        """The table that a link asks for; the set-up page when it asks for none or cannot be used."""
        texts = dict(parse_qsl(query.lstrip("?"), keep_blank_values=True, max_num_fields=100)) if query else {}
        if not texts:
            self._show_form({}, fresh=False)
            return
        self._set_up(texts, _("This link cannot be used as it is. Mend what is marked, or just play."))

    def _set_up(self, texts: dict, notice: str = "", keep: bool = False):
        try:
            settings = self._settings_class.from_text(texts)
            table = settings.table()
        except SettingsError as error:
            self._show_form(texts, error.errors, notice, keep=keep)
            return
        settings.seed = table.seed
        self._settings = settings
        self._sit_down(table)

    def _show_form(self, texts, errors=None, notice="", keep=False, fresh=False):
        self._shown = 0
        data = form_data(self._settings_class, texts, errors or {}, notice)
        with param.parameterized.batch_call_watchers(self):
            self.scene = None
            self.form = data | {"keep": keep, "fresh": fresh, "version": (self.form or {}).get("version", 0) + 1}

    def _sit_down(self, table: Table):
        self.table = table
        self._shown = 0
        self.refresh()

    def _link(self) -> str | None:
        """The query that gives everyone this game; None where the set-up is not known as settings."""
        if self._settings is None or self.table.origin:
            return None
        return "?" + urlencode(self._settings.to_text() | {"seed": self.table.seed})

    def refresh(self):
        """Show the table as it stands."""
        self.scene = scene(self.table, self._shown, self._link(), self._narrow)
        self._shown = len(self.table.steps)

    # What the browser sends ------------------------------------------------------------------------------

    def _handle_msg(self, data):
        try:
            handler = self._HANDLERS[data["do"]]
            handler(self, data)
        except (KeyError, TypeError, AttributeError):
            self._tell(_("The page sent something that is not understood. Nothing was changed."))
        except IllegalMove as error:
            self._tell(_("That is not possible: {reason}.").format(reason=error.reason))
            self.refresh()
        except ValueError as error:
            self._tell(str(error))
            if self.table is not None and self.scene is not None:
                self.refresh()

    def _tell(self, text: str):
        self._send_msg({"tell": text})

    def _move(self, data):
        self.table.act(str(data["words"]), at=int(data["at"]))
        self.refresh()

    def _undo(self, data):
        self.table.undo(at=int(data["at"]))
        self.refresh()

    def _bot(self, data):
        if int(data["at"]) == len(self.table.steps) and self.table.is_bots_turn:
            self.table.bot_move()
            self.refresh()

    def _bots_now(self, data):
        if int(data["at"]) == len(self.table.steps):
            self.table.play_on()
            self._shown = len(self.table.steps) if self._shown == 0 else self._shown
            self.refresh()

    def _odds(self, data):
        if int(data["at"]) == len(self.table.steps):
            words = self.table.game.parse(self.table.state, str(data["words"])).words
            self._send_msg({"move": words, "at": data["at"], "odds": odds_data(self.table, words)})

    def _look(self, data):
        line = int(data["line"])
        self.table.state_at(line)
        self.table.position = line
        self.refresh()

    def _branch(self, data):
        self._sit_down(self.table.branch(int(data["line"])))
        self._tell(
            _("This is another table now, with dice of its own. The page's address still leads to the first one.")
        )

    def _new(self, data):
        seed = self.table.seed if data["seed"] == "same" else None
        table = Table(self.table.game, self.table.names, self.table.players, seed)
        if self._settings is not None:
            self._settings.seed = table.seed
        self._sit_down(table)

    def _submit(self, data):
        texts = {str(key): str(value)[:LONGEST_MESSAGE] for key, value in data["values"].items()}
        self._set_up(texts, keep=True)

    def _back_to_setup(self, data):
        texts = self._settings.to_text() if self._settings is not None else {}
        self._show_form(texts | {"seed": ""}, fresh=True)

    def _hello(self, data):
        """A page says how wide it is; one that was reloaded brings the game that it had kept."""
        self._narrow = data["narrow"] is True
        if self.table is None or self.scene is None:
            return
        try:
            table = Table.from_log(str(data["saved"])[:LONGEST_MESSAGE])
        except ValueError:
            table = None
        same = table is not None and self.table is not None and self._is_same_game(table)
        if same:
            self.table = table
        self._shown = len(self.table.steps)
        self.refresh()

    def _is_same_game(self, table: Table) -> bool:
        return (table.game, table.names, table.players, table.seed) == (
            self.table.game,
            self.table.names,
            self.table.players,
            self.table.seed,
        )

    def _load(self, data):
        table = Table.from_log(str(data["text"])[:LONGEST_MESSAGE])
        if table.game.book.key != self._settings_class.key:
            raise ValueError(_("That log is of {game}.").format(game=table.game.book.title))
        self._settings = None
        self._sit_down(table)

    _HANDLERS = {  # noqa: RUF012 - read only
        "move": _move,
        "undo": _undo,
        "bot": _bot,
        "bots_now": _bots_now,
        "odds": _odds,
        "look": _look,
        "branch": _branch,
        "new": _new,
        "form": _submit,
        "setup": _back_to_setup,
        "hello": _hello,
        "load": _load,
    }
