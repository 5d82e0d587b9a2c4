"""The lab's component: one plain ES component that shows scenes and sends back what a person did."""

import json
from pathlib import Path

import param
from panel.custom import JSComponent

from tablecooks.core.words import _
from tablecooks.models.lab import Lab
from tablecooks.models.lab_settings import LabSettings, as_query, read_query
from tablecooks.views.lab.data_tab import DataTab
from tablecooks.views.lab.exports import Export, figure_export, stream_export
from tablecooks.views.lab.figures import lab_figures
from tablecooks.views.lab.messages import HANDLERS, QUIET
from tablecooks.views.lab.mystery_tab import MysteryTab
from tablecooks.views.lab.predict_tab import PredictTab
from tablecooks.views.lab.scene import frame, tip_scene
from tablecooks.views.lab.words import page_words

__all__ = ["LabView"]

HERE = Path(__file__).parent
SCRIPTS = ("kept", "figures", "shaker", "controls", "tip", "predict", "mystery", "data", "lab", "main")


def _script() -> str:
    shared = (HERE.parent / "js" / "dom.js").read_text("utf-8")
    return "\n".join([shared, *((HERE / "js" / f"{name}.js").read_text("utf-8") for name in SCRIPTS)])


def _styles() -> list[str]:
    texts = [(HERE.parent / "page.css").read_text("utf-8"), (HERE / "lab.css").read_text("utf-8")]
    return [part for text in texts for part in text.split("/* part */")]


class LabView(JSComponent):
    """The lab on one page, for one person.

    What the browser sends is late, foreign or malformed at times: then it gets a sentence and changes nothing. What
    is hidden (an answer before it is revealed, the inside of the mystery shaker) is in no scene and in no link.
    """

    # As text: Bokeh looks at every value of a nested property several times, which costs more than all the rest.
    scene = param.String(default="{}", doc="What is shown, as JSON.")
    words = param.Dict(default={}, doc="The words of the page, which never change.")
    served = param.Boolean(default=False, doc="Is this a page of its own, with an address to keep the state in?")
    language = param.String(default="en", doc="The page's language.")

    _esm = _script()
    _stylesheets = _styles()

    def __init__(self, settings: LabSettings | None = None, query: str = "", **params):
        settings, errors = (settings, {}) if settings is not None else LabSettings.from_text(read_query(query))
        super().__init__(sizing_mode="stretch_width", words=page_words(), **params)
        self.data = DataTab(settings)
        self.narrow = False
        self._version = 0
        self.start(settings, errors)
        self.refresh()

    def start(self, settings: LabSettings, errors: dict[str, str] | None = None) -> None:
        """A shaker with its tips, its questions and a mystery of its size, as the settings say."""
        self.lab = Lab(settings)
        settings.seed = self.lab.seed
        self.predictions = PredictTab(self.lab, settings)
        self.mystery = MysteryTab(self.lab, settings)
        self.errors = dict(errors or {})
        if self.predictions.error:
            self.errors[""] = self.predictions.error
        self.jumped()
        if settings.tab == "predict" and self.predictions.is_idle:
            self.predictions.ask()

    def jumped(self) -> None:
        """What is shown next is another place, and no tip that falls before the eye."""
        self._shown: int | None = None

    def check_free(self) -> None:
        """ValueError while a prediction is locked: it holds its shaker."""
        if self.predictions.veils:
            raise ValueError(_("Your prediction about this shaker is locked: reveal the answer first."))

    # What is shown --------------------------------------------------------------------------------------------

    def link(self) -> str:
        """The query that leads back to this state."""
        settings = self.lab.settings
        for part in (self.lab, self.predictions, self.mystery, self.data):
            part.keep(settings)
        return as_query(settings.to_text())

    def refresh(self) -> None:
        """Show the state as it is. Every message is answered by a new version, also where nothing has changed."""
        self._version += 1
        scene = frame(self.lab, self.link(), self.errors)
        scene |= {"is_long": self.data.is_long, "missing": self.data.missing, "version": self._version}
        self.scene = json.dumps(scene | self._page())
        self._shown = self.lab.position

    def _page(self) -> dict:
        """The page that is open."""
        pages = {
            "tip": lambda: tip_scene(self.lab, self.predictions.veils, self._shown),
            "predict": lambda: self.predictions.scene(self.narrow),
            "mystery": lambda: self.mystery.scene(self.narrow),
            "data": lambda: self.data.scene(self.lab, self.narrow),
        }
        return pages[self.lab.settings.tab]()

    def export(self, key: str) -> Export:
        """The table of that name for a file; KeyError where there is none."""
        if key == "stream":
            return stream_export(self.lab)
        settings = self.lab.settings
        figures = lab_figures(self.lab, settings.count, settings.scale, self.predictions.veils)
        known = [*map(figure_export, figures), *self.predictions.exports(), *self.mystery.exports()]
        return {export.name: export for export in (*known, *self.data.exports(self.lab))}[key]

    # What the browser sends -----------------------------------------------------------------------------------

    def _handle_msg(self, data):
        try:
            HANDLERS[data["do"]](self, data)
            if data["do"] not in QUIET:
                self.refresh()
        except (KeyError, TypeError, AttributeError, OverflowError):
            self.tell(_("The page sent something that is not understood. Nothing was changed."))
        except ValueError as error:
            self.tell(f"{error}")
            self.refresh()

    def tell(self, text: str) -> None:
        """Say a sentence to the person, once."""
        self.send({"tell": text})

    def send(self, message: dict) -> None:
        self._send_msg(message)
