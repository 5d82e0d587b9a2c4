"""What the parts of a lesson share: each shows itself in a cell without a network, says aloud what has changed, and
can be kept in a link."""

from html import escape

import panel as pn
import param
from panel.viewable import Viewer

from tablecooks.draw import style
from tablecooks.views.notebook import prepare_notebook

__all__ = ["Part", "button", "said", "table", "words"]

SIZE = "var(--lesson-size, 15px)"  # a page sets it by the width of the screen, a notebook does not
_FOCUS = f":focus-visible {{ outline: 3px solid {style.ACCENT}; outline-offset: 2px; }}"
BUTTON = f"""
.bk-btn {{ font: 600 {SIZE} {style.FAMILY}; border-radius: 9px; min-height: 40px; padding: 4px 20px;
  border: 1.5px solid {style.ACCENT}; background: {style.ACCENT} !important; color: {style.CARD} !important; }}
.bk-btn[disabled] {{ background: {style.CARD} !important; border: 1.5px dashed {style.EDGE} !important; opacity: 1;
  color: {style.QUIET} !important; }}
{_FOCUS}
"""
FIELD = f"""
:host {{ font: {SIZE}/1.4 {style.FAMILY}; color: {style.INK}; }}
.bk-input {{ font: inherit; border: 1.5px solid {style.EDGE}; border-radius: 9px; min-height: 40px; color: inherit; }}
.bk-input:disabled {{ background-color: {style.PAPER}; color: {style.QUIET}; opacity: 1; }}
.bk-input-group, .bk-input-group label, label {{ font: {SIZE}/1.4 {style.FAMILY}; color: {style.INK}; }}
.bk-input-group label {{ min-height: 32px; align-items: center; }}
.bk-input-group input {{ width: 18px; height: 18px; accent-color: {style.ACCENT}; }}
{_FOCUS}
"""
WORDS = f"""
:host, p, .bk-clearfix {{ font: {SIZE}/1.5 {style.FAMILY}; color: {style.INK}; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; color: {style.QUIET}; padding: 6px 0 2px; }}
th, td {{ border-bottom: 1px solid {style.LINE}; }}
.scroll {{ max-height: 17em; overflow: auto; }}
.drawn svg {{ width: 100%; height: auto; }}
{_FOCUS}
"""


class Part(Viewer):
    """A part of a lesson: show it as the last line of a cell, or put it into a layout.

    ``is_served``: it stands in a lesson that is served as a page, in its block number ``block``.
    """

    kept = param.String(default="", doc="What a person has done here, as a short text for a link; empty at first.")
    is_served = False
    block = 0

    holds_back = False  # does the rest of its block wait for it too?

    @property
    def still_to_do(self) -> str:
        """What must be done here before the next block opens, in a sentence; empty when there is nothing."""
        return ""

    def go_on(self, kept: str) -> None:
        """Come back to what a link has ``kept``; what cannot be read leaves the part as it was made."""

    def _repr_mimebundle_(self, include=None, exclude=None):
        prepare_notebook()
        return super()._repr_mimebundle_(include, exclude)


def button(label: str, **params) -> pn.widgets.Button:
    """A button in the looks of the tables."""
    return pn.widgets.Button(label=label, color="primary", stylesheets=[BUTTON], **params)


def said(text: str = "") -> str:
    """A sentence that a screen reader reads as soon as it is there."""
    return f'<p role="status" aria-live="polite" style="margin:0">{escape(text)}</p>'


def table(head, rows, caption: str) -> str:
    """A table as HTML, its first column the heads of its rows; a long one is scrolled."""
    top = "".join(
        f'<th scope="col" style="text-align:left;padding:2px 12px 2px 0">{escape(str(cell))}</th>' for cell in head
    )
    body = "".join(_row(row) for row in rows)
    inside = f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption)}"><table>{inside}</table></div>'


def _row(row) -> str:
    first, *others = (escape(str(cell)) for cell in row)
    cells = "".join(f'<td style="padding:2px 12px 2px 0">{cell}</td>' for cell in others)
    return f'<tr><th scope="row" style="text-align:left;padding:2px 12px 2px 0">{first}</th>{cells}</tr>'


def words(text: str = "", **params) -> pn.widgets.StaticText:
    """HTML whose ``value`` is changed in place. A pane would ask the network for its style sheets at each change."""
    return pn.widgets.StaticText(value=text, stylesheets=[WORDS], **params)
