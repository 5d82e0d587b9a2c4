"""What the parts of a lesson share: each shows itself in a cell without a network, and says aloud what has changed."""

from html import escape

import panel as pn
from panel.viewable import Viewer

__all__ = ["Part", "said", "table", "words"]


class Part(Viewer):
    """A part of a lesson: show it as the last line of a cell, or put it into a layout."""

    def _repr_mimebundle_(self, include=None, exclude=None):
        if not pn.extension._loaded:
            pn.extension(inline=True)
        return super()._repr_mimebundle_(include, exclude)


def said(text: str = "") -> str:
    """A sentence that a screen reader reads as soon as it is there."""
    return f'<p role="status" aria-live="polite" style="margin:0">{escape(text)}</p>'


def table(head, rows, caption: str) -> str:
    """A table as HTML, its first column the heads of its rows."""
    top = "".join(
        f'<th scope="col" style="text-align:left;padding:2px 12px 2px 0">{escape(str(cell))}</th>' for cell in head
    )
    body = "".join(_row(row) for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _row(row) -> str:
    first, *others = (escape(str(cell)) for cell in row)
    cells = "".join(f'<td style="padding:2px 12px 2px 0">{cell}</td>' for cell in others)
    return f'<tr><th scope="row" style="text-align:left;padding:2px 12px 2px 0">{first}</th>{cells}</tr>'


def words(text: str = "") -> pn.widgets.StaticText:
    """HTML whose ``value`` is changed in place. A pane would ask the network for its style sheets at each change."""
    return pn.widgets.StaticText(value=text)
