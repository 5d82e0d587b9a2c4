"""A lesson as a page: one block after the other, without code, and nothing that a prediction still hides."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import panel as pn
import param
from panel.custom import JSComponent
from panel.viewable import Viewable, Viewer

from tablecooks.core.words import N_, _
from tablecooks.lessons.notebook import Cell, Lesson, Output, read_lesson, run
from tablecooks.lessons.part import Part, button
from tablecooks.lessons.text import code_html, text_html
from tablecooks.models.lab_settings import read_query
from tablecooks.views.notebook import prepare_notebook
from tablecooks.views.served import begin_page

__all__ = ["LessonPage", "lesson_page", "serve_lesson"]

HERE = Path(__file__).parent
VIEWS = HERE.parent / "views"
TEACHER = "teacher"  # in the address: the teacher goes where she likes, and reads the notes
WORDS = {
    "blocks": N_("Blocks of the lesson"),
    "back": N_("Back"),
    "next": N_("Next"),
    "print": N_("Print"),
    "busy": N_("One moment …"),
}
CENTRED = {"margin": "0 auto", "padding": "12px 8px 24px", "box-sizing": "border-box", "max-width": "max(880px, 64vw)"}
PRINTED = "@media print { .widget { display: none; } }"


@cache
def _styles(name: str) -> str:
    return (HERE / name).read_text("utf-8")


class Frame(JSComponent):
    """What stands before and after a block: title and blocks (``before``), the way on and back (``after``)."""

    scene = param.Dict(default={}, doc="What is shown.")
    place = param.Selector(default="before", objects=["before", "after"], doc="Before or after the block.")
    served = param.Boolean(default=False, doc="Is there an address to keep the state in?")
    language = param.String(default="en", doc="The page's language.")

    _esm = "\n".join(path.read_text("utf-8") for path in (VIEWS / "js" / "dom.js", HERE / "frame.js"))
    _stylesheets = [(VIEWS / "page.css").read_text("utf-8").split("/* part */")[0], _styles("frame.css")]  # noqa: RUF012

    def __init__(self, go, **params):
        super().__init__(sizing_mode="stretch_width", **params)
        self._go = go

    def _handle_msg(self, data):
        if isinstance(data, dict) and type(data.get("go")) in (int, float):
            self._go(int(data["go"]))


class LessonPage(Viewer):
    """A lesson for one pupil. A block is run when it is opened, and opens when what was predicted before is revealed.

    Parameters
    ----------
    lesson : as :func:`read_lesson` gives it.
    query : the address's query: which block is open, what was done in each part of the lesson, ``teacher``.
    served : is there an address to keep this in?
    """

    def __init__(self, lesson: Lesson, query: str = "", served: bool = False):
        super().__init__()
        self.lesson = lesson
        self._asked = read_query(query)
        self.is_teacher = TEACHER in self._asked
        self.blocks = (*lesson.blocks, lesson.notes) if self.is_teacher and lesson.notes else lesson.blocks
        self.parts: list[Part] = []
        self._names: dict = {"__name__": "__lesson__"}
        self._made: list[list[Viewable]] = [[] for _block in self.blocks]
        self._rest = [self._run(block) for block in range(len(self.blocks))]
        self._told, self._answers = "", 0
        self._head, self._foot = (Frame(self.go, place=place, served=served) for place in ("before", "after"))
        self._body = pn.Column(sizing_mode="stretch_width", stylesheets=[PRINTED])
        self._layout = pn.Column(self._head, self._body, self._foot, sizing_mode="stretch_width", styles=CENTRED)
        self.at = 0
        wanted = self._asked.get("block", "0")
        self.go(int(wanted) if wanted.isdecimal() and len(wanted) < 4 else 0)

    def go(self, block: int) -> None:
        """Open a block, or the last before it that may be open."""
        block = max(0, min(block, len(self.blocks) - 1))
        for nth in range(block + 1):
            if nth <= self.open:
                self._advance(nth)
        self._told = self._why() if block > self.open else ""
        self.at = min(block, self.open)
        self._body[:] = self._made[self.at]
        self.refresh()

    @property
    def open(self) -> int:
        """The last block that may be opened: the first in which something is still to do."""
        waiting = [] if self.is_teacher else [part.block for part in self.parts if part.still_to_do]
        return min([len(self.blocks) - 1, *waiting])

    def _advance(self, block: int) -> None:
        """Run the cells of a block, up to a part that holds back the rest."""
        for part in self._rest[block]:
            if part is not None and part.holds_back and part.still_to_do and not self.is_teacher:
                return

    def _run(self, block: int) -> Iterator[Part | None]:
        """Cell after cell: what it shows joins what the block shows; a part of the lesson is given back."""
        for cell in self.blocks[block].cells:
            known = len(self.parts)
            self._made[block] += self._views(cell, block)
            yield self.parts[known] if len(self.parts) > known else None

    def link(self) -> str:
        """The query that leads back to this state."""
        texts = {"block": str(self.at)} if self.at else {}
        texts |= {f"part{nth}": part.kept for nth, part in enumerate(self.parts, 1) if part.kept}
        flag = TEACHER + ("&" if texts else "") if self.is_teacher else ""
        return f"?{flag}{urlencode(texts)}" if flag or texts else ""

    def refresh(self) -> None:
        """Show which block is open and which may be."""
        names = [block.name for block in self.blocks]
        heading = f"{self.at} · {names[self.at]}" if self.at else ""
        self._answers += 1  # every message is answered, also where nothing has changed
        scene = {
            "answer": self._answers,
            "title": self.lesson.title,
            "blocks": names,
            "at": self.at,
            "open": self.open,
            "heading": heading,
            "why": self._why(),
            "told": self._told,
            "link": self.link(),
            "words": {key: _(text) for key, text in WORDS.items()},
        }
        self._head.scene = self._foot.scene = scene

    def _why(self) -> str:
        """Why the next block is not open."""
        return next((part.still_to_do for part in self.parts if part.block == self.open and part.still_to_do), "")

    def _views(self, cell: Cell, block: int) -> list[Viewable]:
        if not cell.is_code:
            return [_html(text_html(cell.text))]
        shown = [_html(code_html(cell.text))] if cell.shows_code else []
        if cell.on_demand:
            return [*shown, self._on_demand(cell, block)]
        return [*shown, *self._output(run(cell.text, self._names), block)]

    def _on_demand(self, cell: Cell, block: int) -> Viewable:
        """What a cell gives once it is asked for: a pupil answers first."""
        asked = button(_("Try it out"))
        box = pn.Column(asked, sizing_mode="stretch_width", css_classes=["widget"])

        def show(_event):
            asked.disabled = True
            box.extend(self._output(run(cell.text, self._names), block))

        asked.on_click(show)
        return box

    def _output(self, output: Output, block: int) -> list[Viewable]:
        shown = [_html(code_html(output.printed, "printed"))] if output.printed.strip() else []
        if output.error:
            text = _("This cell of the lesson could not be run. {error}").format(error=output.error)
            return [*shown, _html(code_html(text, "error"))]
        value = output.value
        if value is None:
            return shown
        if isinstance(value, Part):
            self._join(value, block)
        if isinstance(value, Viewable | Viewer):
            return [*shown, pn.Column(value, sizing_mode="stretch_width", css_classes=["widget"])]
        if hasattr(value, "_repr_html_"):
            return [*shown, _html(value._repr_html_())]
        return [*shown, _html(code_html(repr(value), "printed"))]

    def _join(self, part: Part, block: int) -> None:
        """A part takes its place: what the address says of it, and its changes go into the address."""
        part.is_served, part.block = True, block
        self.parts.append(part)
        part.go_on(self._asked.get(f"part{len(self.parts)}", ""))
        part.param.watch(lambda _event: self._changed(part), ["kept"])

    def _changed(self, part: Part) -> None:
        shown = len(self._made[part.block])
        self._advance(part.block)
        if part.block == self.at and len(self._made[self.at]) > shown:
            self._body.extend(self._made[self.at][shown:])
        self.refresh()

    def __panel__(self):
        return self._layout


def _html(html: str) -> pn.pane.HTML:
    return pn.pane.HTML(html, stylesheets=[_styles("lesson.css")], sizing_mode="stretch_width", margin=(0, 10))


def lesson_page(path: Path | str) -> LessonPage:
    """The lesson of a notebook file as a page of its own, in the state that the address asks for."""
    lesson = read_lesson(path)
    search = begin_page(
        lesson.title,
        _("The lesson is being prepared …"),
        _("The lesson has not come. The server may be busy, or this page was open for too long."),
        in_main=True,
    )
    return LessonPage(lesson, search, served=True)


def serve_lesson(names: dict) -> None:
    """In the first cell of a lesson, with ``globals()``: ``panel serve`` then shows the lesson as a page.

    In a notebook it loads Panel, before anything has to be shown. Raises ValueError as :func:`read_lesson` does.
    """
    file = names.get("__file__")
    if file is None or pn.state.curdoc is None or pn.state.curdoc.session_context is None:
        prepare_notebook()
        return
    names["print"] = _say_nothing
    pn.panel(lesson_page(file)).servable()


def _say_nothing(*_things, **_options) -> None:
    """In place of ``print``: Panel runs the notebook's other cells too, and nobody reads what they print there."""
