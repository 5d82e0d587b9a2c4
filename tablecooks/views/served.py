"""What every served page begins with: its title, its waiting words, and what its address asks for."""

from pathlib import Path

import panel as pn
from panel.io.resources import get_dist_path

from tablecooks.core.words import _

__all__ = ["begin_page"]

TEMPLATE = Path(__file__).parent / "page.html"


def begin_page(title: str, waiting: str, late: str, in_main: bool = False) -> str:
    """Make the open document a page of ours; gives the query of its address.

    Parameters
    ----------
    title : of the browser's tab.
    waiting : what stands there until the page has come.
    late : what stands there when it has not come for a while.
    in_main : the page is put into the landmark ``main``, since it has none of its own.
    """
    if (document := pn.state.curdoc) is not None:
        document.title = title
        document.template = TEMPLATE.read_text("utf-8")
        variables = document.template_variables
        variables["tablecooks_words"] = {
            "waiting": waiting,
            "no_script": _("This page needs JavaScript: please allow it for this page."),
            "late": late,
            "again": _("Load it again"),
        }
        variables["tablecooks_in_main"] = in_main
        # A session that was gone when its browser came is made anew behind Panel's back: its styles are here too.
        variables.setdefault("dist_url", get_dist_path())
    return (pn.state.location.search if pn.state.location is not None else "") or ""
