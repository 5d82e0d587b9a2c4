"""Panel in a notebook, without a network and also after the page was loaded anew."""

from pathlib import Path

import panel as pn

__all__ = ["prepare_notebook"]

SCRIPT = Path(__file__).parent / "js" / "notebook.js"
LOAD = "application/vnd.holoviews_load.v0+json"  # what JupyterLab's extension for Panel runs; others run JavaScript

_prepared: set[str] = set()


def prepare_notebook() -> None:
    """Load Panel into the notebook's page with everything inlined, once for each page that asks.

    A kernel outlives the page that shows it. Panel itself remembers only that it was loaded once, and what is shown
    after a reload would stay blank. Outside a notebook this does nothing.
    """
    page = _page()
    if page is None or page in _prepared:
        return
    _prepared.add(page)
    pn.extension(inline=True)
    from IPython.display import publish_display_data

    script = SCRIPT.read_text("utf-8")
    publish_display_data({LOAD: script, "application/javascript": script})


def _page() -> str | None:
    """Which page has asked for the cell that is run: the session of its message. None outside a notebook."""
    try:
        from IPython import get_ipython
    except ImportError:
        return None
    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is None:
        return None
    return str(kernel.get_parent().get("header", {}).get("session", ""))
