"""The table component: one plain ES component that shows scenes and sends back choices, for every game."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

import param
from panel.custom import JSComponent

from tablecooks.core.game import IllegalMove
from tablecooks.core.log import LogError
from tablecooks.core.words import _
from tablecooks.models import Settings, SettingsError, StaleClick, Table
from tablecooks.views.dish import has_dish
from tablecooks.views.eyes import NOBODY, Eyes, look
from tablecooks.views.form import form_data
from tablecooks.views.page_words import lost_words
from tablecooks.views.scene import LABS, odds_data, scene

__all__ = ["TableView"]

HERE = Path(__file__).parent
SCRIPTS = ("dom", "motion", "form", "panels", "actions", "board", "dish", "page", "main")
LONGEST_MESSAGE = 200_000  # letters
MOST_FIELDS = 100


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
    lab = param.Selector(default="", objects=["", *LABS], doc="Where the spice lab is; empty where there is none.")
    lost_words = param.String(default="", doc="What the page says when nobody answers.")
    language = param.String(default="en", doc="The page's language.")

    _esm = _script()
    _stylesheets = (HERE / "page.css").read_text("utf-8").split("/* part */")

    def __init__(self, settings: type[Settings], table: Table | None = None, query: str = "", **params):
        self._settings_class = settings
        self._settings: Settings | None = None
        self.table: Table | None = None
        self._shown = 0
        self._version = 0
        self._narrow = False
        self._dish_open = False
        self._before_screen: int | None = None
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
        unusable = _("This link cannot be used as it is. Mend what is marked, or just play.")
        try:
            texts = dict(parse_qsl(query.lstrip("?"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError:
            self._show_form({}, notice=unusable)
            return
        if texts:
            self._set_up(texts, unusable)
        else:
            self._show_form({})

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
        self.table = None
        self._shown = 0
        data = form_data(self._settings_class, texts, errors or {}, notice)
        with param.parameterized.batch_call_watchers(self):
            self.scene = None
            self.form = data | {"keep": keep, "fresh": fresh, "version": self._next_version()}

    def _sit_down(self, table: Table):
        self.table = table
        self._shown = 0
        self._before_screen = None
        self.refresh()

    def _link(self) -> str | None:
        """The query that gives everyone this game; None where the set-up is not known as settings."""
        if self._settings is None or self.table.origin:
            return None
        return "?" + urlencode(self._settings.to_text() | {"seed": self.table.seed})

    def refresh(self, moving: bool = True):
        """Show the table as it stands; ``moving``: with the motion that leads there."""
        shown = scene(self.table, self._shown, self._link(), self._narrow, self._eyes, self._dish_open, self.lab)
        if not moving:
            shown["motion"] = []
        self.scene = shown | {"version": self._next_version()}
        self._shown = len(self.table.steps)

    @property
    def _eyes(self) -> Eyes:
        return look(self.table, self._before_screen)

    def _next_version(self) -> int:
        """A number that makes every answer differ from the last one: what is equal is not sent."""
        self._version += 1
        return self._version

    # What the browser sends ------------------------------------------------------------------------------

    def _handle_msg(self, data):
        known = _understood(data)
        if known is None:
            self._tell(_("The page sent something that is not understood. Nothing was changed."))
        elif self.table is None and data["do"] not in ("form", "load", "hello"):
            self._tell(_("There is no table yet: press Play first."))
        else:
            self._do(known, data)

    def _do(self, known, data):
        try:
            known.handler(self, data)
        except IllegalMove as error:
            self._tell(_("That is not possible: {reason}.").format(reason=error.reason))
        except ValueError as error:
            self._tell(str(error))

    def _tell(self, text: str):
        """Say ``text`` over the board, and show the table as it stands: the page may have shown another position."""
        self._send_msg({"tell": text})
        if self.table is not None:
            self.refresh()

    def _check_time(self, data):
        if data["at"] != len(self.table.steps):
            raise StaleClick(_("That click came too late: the table has moved on. Nothing was changed."))

    def _check_hands(self):
        if not self._eyes.may_act:
            raise ValueError(_("The screen is changing hands: first open the curtain. Nothing was changed."))

    def _seat(self, data):
        """The screen is handed over, or the next person has opened the curtain."""
        self._check_time(data)
        if data["seat"] not in (NOBODY, self._eyes.curtain):
            raise ValueError(_("It is another cook's turn. Nothing was changed."))
        self._before_screen = None if data["seat"] == NOBODY else data["seat"]
        self.refresh(moving=False)

    def _move(self, data):
        self._check_hands()
        self.table.act(data["words"], at=data["at"])
        self.refresh()

    def _undo(self, data):
        if self._eyes.curtain is not None:
            self._check_hands()
        self.table.undo(at=data["at"])
        self.refresh()

    def _bot(self, data):
        if data["at"] == len(self.table.steps) and self.table.is_bots_turn:
            self.table.bot_move()
        self.refresh()

    def _bots_now(self, data):
        self.table.play_on()
        self.refresh(moving=False)

    def _odds(self, data):
        if data["at"] != len(self.table.steps):  # pointed at while the table moved on: nobody asks any more
            self._send_msg({"late": True})
            return
        self._check_hands()
        words = self.table.game.parse(self.table.state, data["words"]).words
        odds = odds_data(self.table, words, self._eyes, self.lab)
        self._send_msg({"move": words, "at": data["at"], "odds": odds})

    def _dish(self, data):
        """The own dish from here is opened or closed; while it is open, every scene brings its chances."""
        if not has_dish(self.table):
            raise ValueError(_("At this table there is no dish to look into."))
        self._dish_open = data["open"]
        self.refresh(moving=False)

    def _look(self, data):
        self.table.state_at(data["line"])
        self.table.position = data["line"]
        self.refresh()

    def _branch(self, data):
        self._check_time(data)
        self._sit_down(self.table.branch(data["line"]))
        self._tell(
            _("This is another table now, with dice of its own. The page's address still leads to the first one.")
        )

    def _new(self, data):
        self._check_time(data)
        seed = self.table.seed if data["seed"] == "same" else None
        table = Table(self.table.game, self.table.names, self.table.players, seed)
        if self._settings is not None:
            self._settings.seed = table.seed
        self._sit_down(table)

    def _submit(self, data):
        self._set_up(data["values"], keep=True)

    def _back_to_setup(self, data):
        texts = self._settings.to_text() if self._settings is not None else {}
        self._show_form(texts | {"seed": ""}, fresh=True)

    def _hello(self, data):
        """A page says how wide it is; one that was reloaded brings the game that it had kept."""
        self._narrow = data["narrow"]
        if data["saved"]:
            self._go_on(data["saved"])
        if self.table is not None:
            self._shown = len(self.table.steps)
            self.refresh()

    def _go_on(self, saved: str):
        """Stand where the kept log ends. The table that is there is never taken back by it."""
        try:
            kept = self._own(Table.from_log(saved, redraw=True))
        except ValueError:
            self._tell(_("What this browser had kept of the game cannot be read, so it starts anew."))
            return
        if self.table is None or _is_later(kept, self.table):
            self.table = kept

    def _load(self, data):
        table = self._own(self._read(data["text"]))
        self._settings = None
        self._sit_down(table)

    @staticmethod
    def _read(text: str) -> Table:
        """The table of a log, or of a log of choices alone; LogError says what is wrong with the log."""
        try:
            return Table.from_log(text)
        except LogError:
            with contextlib.suppress(LogError):
                return Table.from_log(text, redraw=True)
            raise

    def _own(self, table: Table) -> Table:
        if table.game.book.key != self._settings_class.key:
            raise ValueError(_("That log is of {game}.").format(game=table.game.book.title))
        return table


class _Message(NamedTuple):
    """What a message of the browser must hold, and who takes it."""

    handler: Callable[[TableView, dict], None]
    holds: dict[str, type]


_MESSAGES = {
    "move": _Message(TableView._move, {"words": str, "at": int}),
    "undo": _Message(TableView._undo, {"at": int}),
    "bot": _Message(TableView._bot, {"at": int}),
    "bots_now": _Message(TableView._bots_now, {}),
    "odds": _Message(TableView._odds, {"words": str, "at": int}),
    "dish": _Message(TableView._dish, {"open": bool}),
    "look": _Message(TableView._look, {"line": int}),
    "branch": _Message(TableView._branch, {"line": int, "at": int}),
    "seat": _Message(TableView._seat, {"seat": int, "at": int}),
    "new": _Message(TableView._new, {"seed": str, "at": int}),
    "form": _Message(TableView._submit, {"values": dict}),
    "setup": _Message(TableView._back_to_setup, {}),
    "hello": _Message(TableView._hello, {"narrow": bool, "saved": str}),
    "load": _Message(TableView._load, {"text": str}),
}


def _understood(data) -> _Message | None:
    """The kind of a message that is whole, of the right types and not too long; None for any other."""
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        return None
    message = _MESSAGES.get(data["do"])
    if message is None or any(type(data.get(key)) is not kind for key, kind in message.holds.items()):
        return None
    return message if all(_is_short(data[key]) for key in message.holds) else None


def _is_short(value) -> bool:
    """Is this a number, a text or a form of texts, none of which is too long?"""
    if isinstance(value, dict):
        return (
            len(value) <= MOST_FIELDS
            and all(isinstance(text, str) for pair in value.items() for text in pair)
            and (sum(map(len, value.values())) <= LONGEST_MESSAGE)
        )
    return not isinstance(value, str) or len(value) <= LONGEST_MESSAGE


def _is_later(kept: Table, table: Table) -> bool:
    """Is ``kept`` the same game, further on?"""
    same = all(getattr(kept, name) == getattr(table, name) for name in ("game", "names", "players", "seed"))
    return same and not table.origin and len(kept.steps) > len(table.steps)
