"""The text of a lesson as HTML: Markdown, and formulas as MathML, which needs no network and can be read aloud."""

from functools import cache
from html import escape

from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from mdit_py_plugins.dollarmath import dollarmath_plugin

__all__ = ["code_html", "text_html"]


@cache
def _reader() -> MarkdownIt:
    """HTML in the text is shown letter by letter, so that nothing in a lesson runs in the page."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return reader.use(dollarmath_plugin, renderer=_formula)


def _formula(tex: str, options: dict) -> str:
    return convert(tex, display="block" if options["display_mode"] else "inline")


@cache
def text_html(text: str) -> str:
    """Markdown with formulas between dollars, as HTML. What is too wide can be scrolled, also by keys."""
    html = _reader().render(text).replace('<div class="math block">', '<div class="math block" tabindex="0">')
    return html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")


def code_html(text: str, kind: str = "code") -> str:
    """Code, or what it printed, letter by letter. ``kind`` is ``code``, ``printed`` or ``error``."""
    return f'<pre class="{kind}" tabindex="0">{escape(text.rstrip())}</pre>'
