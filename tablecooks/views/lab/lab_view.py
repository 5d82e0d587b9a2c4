"""The lab's component: one plain ES component that shows scenes and sends back what a person did."""

import re
from pathlib import Path

import param
from panel.custom import JSComponent

from tablecooks.core.seed import new_seed
from tablecooks.core.words import _
from tablecooks.models.class_csv import to_csv
from tablecooks.models.lab import Lab, LabSettings, as_query, read_query
from tablecooks.views.lab.data_tab import DataTab
from tablecooks.views.lab.figures import lab_figures
from tablecooks.views.lab.mystery_tab import MysteryTab
from tablecooks.views.lab.predict_tab import PredictTab
from tablecooks.views.lab.scene import frame, tip_scene

__all__ = ["LabView"]

HERE = Path(__file__).parent
SCRIPTS = ("figures", "shaker", "controls", "tip", "predict", "mystery", "data", "lab", "main")
LONGEST_MESSAGE = 200_000  # letters
MOST_AT_ONCE = 1000


def _script() -> str:
    shared = (HERE.parent / "js" / "dom.js").read_text("utf-8")
    return "\n".join([shared, *((HERE / "js" / f"{name}.js").read_text("utf-8") for name in SCRIPTS)])


def _styles() -> list[str]:
    texts = [(HERE.parent / "page.css").read_text("utf-8"), (HERE / "lab.css").read_text("utf-8")]
    return [part for text in texts for part in text.split("/* part */")]


class LabView(JSComponent):
    """The lab on one page, for one person.

    Everything the browser sends is checked here: what is late, foreign or malformed gets a sentence and changes
    nothing. What is hidden (an answer before it is revealed, the inside of the mystery shaker) is in no scene.
    """

    scene = param.Dict(default={}, doc="What is shown.")
    served = param.Boolean(default=False, doc="Is this a page of its own, with an address to keep the state in?")
    language = param.String(default="en", doc="The page's language.")

    _esm = _script()
    _stylesheets = _styles()

    def __init__(self, settings: LabSettings | None = None, query: str = "", **params):
        settings, errors = (settings, {}) if settings is not None else LabSettings.from_text(read_query(query))
        super().__init__(sizing_mode="stretch_width", **params)
        self.data = DataTab(settings.data)
        self._version = 0
        self._narrow = False
        self._start(settings, errors)

    def _start(self, settings: LabSettings, errors=None, record=()) -> None:
        """A new shaker, with new questions and a new mystery of its size."""
        self.lab = Lab(settings)
        settings.seed = self.lab.seed
        self.predictions = PredictTab(self.lab, record)
        self.mystery = MysteryTab(self.lab, settings)
        self._shown: int | None = None
        self._errors: dict[str, str] = dict(errors or {})
        if settings.tab == "predict":
            self.predictions.ask(settings.question)
        self.refresh()

    # What is shown --------------------------------------------------------------------------------------------

    def link(self) -> str:
        """The query that leads back to this state."""
        settings = self.lab.settings
        settings.tips = self.lab.made
        self.mystery.keep(settings)
        settings.data = self.data.for_link()
        return as_query(settings.to_text())

    def refresh(self) -> None:
        """Show the state as it is."""
        tab = self.lab.settings.tab
        scene = frame(self.lab, tab, self.link(), self._errors)
        if tab == "tip":
            scene |= tip_scene(self.lab, self.predictions.veils, self._shown)
        elif tab == "predict":
            scene |= self.predictions.scene(self._narrow)
        elif tab == "mystery":
            scene |= self.mystery.scene(self._narrow)
        else:
            scene |= self.data.scene(self.lab, self._narrow)
        self._shown = self.lab.position
        # Every message is answered, also where nothing has changed.
        self._version += 1
        self.scene = scene | {"version": self._version}

    # What the browser sends -----------------------------------------------------------------------------------

    def _handle_msg(self, data):
        try:
            self._HANDLERS[data["do"]](self, data)
        except (KeyError, TypeError, AttributeError, OverflowError):
            self._tell(_("The page sent something that is not understood. Nothing was changed."))
        except ValueError as error:
            self._tell(str(error))
            self.refresh()

    def _tell(self, text: str):
        self._send_msg({"tell": text})

    def _tip(self, data):
        self.lab.tip(_whole(data["n"], MOST_AT_ONCE), _whole(data["at"]))
        self.refresh()

    def _width(self, data):
        """The page says whether it is as narrow as a phone."""
        self._narrow = data["narrow"] is True
        self.refresh()

    def _look(self, data):
        self.lab.look(_whole(data["tip"]))
        self._shown = None
        self.refresh()

    def _set(self, data):
        """Other settings of the shaker: what cannot be used gets its sentence and the shaker stays as it was."""
        self._check_free()
        typed = {str(name): str(value)[:200] for name, value in data["values"].items()}
        typed = {name: value for name, value in typed.items() if name in LabSettings.form_fields()}
        kept = self.lab.settings.to_text()
        settings, errors = LabSettings.from_text(kept | typed | {"tips": "0", "tried": "0", "guess": ""})
        self._errors = errors
        same = all(getattr(settings, name) == getattr(self.lab.settings, name) for name in LabSettings.form_fields())
        if errors or same:
            self.refresh()
            return
        self._start(settings, record=self.predictions.record)
        self._tell(_("Another shaker: counting starts again."))

    def _check_free(self):
        """A prediction that is locked holds its shaker."""
        if self.predictions.veils:
            raise ValueError(_("Your prediction about this shaker is locked: reveal the answer first."))

    def _again(self, data):
        self._check_free()
        settings = self.lab.settings
        settings.tips = 0
        if data["seed"] == "new":
            settings.seed = new_seed()
        self._start(settings, record=self.predictions.record)

    def _show(self, data):
        """Which page, what the bars count, in which unit."""
        known = {name: data[name] for name in ("tab", "count", "scale") if name in data}
        if any(value not in LabSettings.param[name].objects for name, value in known.items()):
            raise KeyError(known)
        self.lab.settings.param.update(**known)
        if known.get("tab", "predict") != "predict":
            self.predictions.leave()
        self._shown = None
        if known.get("tab") == "predict" and self.predictions.is_idle:
            self.predictions.ask(self.lab.settings.question)
        self.refresh()

    def _ask(self, data):
        self.predictions.ask(str(data["question"]))
        self.lab.settings.question = str(data["question"])
        self.refresh()

    def _lock(self, data):
        self.predictions.lock(str(data["number"])[:40], str(data["sure"])[:10], _whole(data["at"]))
        self.refresh()

    def _reveal(self, data):
        self.predictions.reveal(_whole(data["at"]))
        self.refresh()

    def _mystery_tip(self, data):
        self.mystery.tip(_whole(data["n"], 100), _whole(data["at"]))
        self.refresh()

    def _mystery_open(self, data):
        self.mystery.open(str(data["guess"])[:40])
        self.refresh()

    def _mystery_new(self, data):
        self.mystery.renew()
        self.refresh()

    def _read(self, data):
        answers = {str(key): str(value) for key, value in data.get("answers", {}).items()}
        self.data.read(str(data["text"])[:LONGEST_MESSAGE], answers)
        self.refresh()

    def _read_file(self, data):
        """A file comes as its bytes, in hexadecimal, so that its own encoding can be told."""
        sent = str(data["bytes"])
        if len(sent) > 2 * LONGEST_MESSAGE:
            message = _("That file is too large: the lab reads up to {most} letters.")
            raise ValueError(message.format(most=LONGEST_MESSAGE))
        if not re.fullmatch("([0-9a-f]{2})*", sent):
            raise TypeError(sent[:20])
        self.data.read_bytes(bytes.fromhex(sent))
        self.refresh()

    def _compare(self, data):
        self.data.compare(str(data["law"]))
        self.refresh()

    def _csv(self, data):
        """A table as a file: the whole stream, or the table of one figure."""
        name, columns, rows = self._table(str(data["key"]))
        self._send_msg({"file": f"spicelab-{name}.csv", "text": to_csv(columns, rows, self.language)})

    def _table(self, key: str):
        lab = self.lab
        if key == "stream":
            rows = (
                (
                    n,
                    *tip.inside,
                    tip.fell,
                    tip.salt,
                    " ".join("salt" if c == "s" else lab.settings.kind for c in tip.order),
                )
                for n, tip in enumerate(lab.stream.tips, 1)
            )
            return "tips", ("tip", f"{lab.settings.kind}_before", "salt_before", "fell", "salt", "order"), rows
        settings = lab.settings
        known = {
            figure.key: figure for figure in lab_figures(lab, settings.count, settings.scale, self.predictions.veils)
        }
        for tab in (self.predictions, self.mystery, self.data):
            known |= tab.figures()
        figure = known[key]
        return key, figure.columns, figure.rows

    _HANDLERS = {  # noqa: RUF012 - read only
        "tip": _tip,
        "width": _width,
        "look": _look,
        "set": _set,
        "again": _again,
        "show": _show,
        "ask": _ask,
        "lock": _lock,
        "reveal": _reveal,
        "mystery_tip": _mystery_tip,
        "mystery_open": _mystery_open,
        "mystery_new": _mystery_new,
        "read": _read,
        "file": _read_file,
        "compare": _compare,
        "csv": _csv,
    }


def _whole(value, most: int | None = None) -> int:
    """A whole number that the browser sent; TypeError for anything else, so that it is refused."""
    whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    if isinstance(value, bool) or not whole:
        raise TypeError(value)
    if value < 0 or (most is not None and not 1 <= value <= most):
        raise TypeError(value)
    return int(value)
