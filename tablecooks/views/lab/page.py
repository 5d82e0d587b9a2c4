"""The lab by name: ``SpiceLab(seasoning=12, salt=4)`` in a notebook, ``page()`` in an app."""

from pathlib import Path

import panel as pn
from panel.viewable import Viewer

from tablecooks.core.words import _
from tablecooks.models.lab import Lab, LabSettings
from tablecooks.models.settings import SettingsError
from tablecooks.views.lab.lab_view import LabView

__all__ = ["SpiceLab", "page"]

TEMPLATE = Path(__file__).parents[1] / "page.html"


class SpiceLab(Viewer):
    """The lab as the last line of a cell, in a layout, or served.

    ``settings`` are those of :class:`~tablecooks.models.lab.LabSettings`: ``SpiceLab(salt=4, seed=7)``.
    SettingsError says which of them cannot be used.
    """

    def __init__(self, **settings):
        made, errors = LabSettings.from_text({name: str(value) for name, value in settings.items()})
        if errors:
            raise SettingsError(errors)
        super().__init__()
        self._view = LabView(made)

    @property
    def lab(self) -> Lab:
        """The Param model as it stands; another shaker chosen on the page is another model."""
        return self._view.lab

    def __panel__(self):
        return self._view

    def _repr_mimebundle_(self, include=None, exclude=None):
        if not pn.extension._loaded:
            pn.extension(inline=True)
        return super()._repr_mimebundle_(include, exclude)


def page() -> LabView:
    """The lab as a page of its own, in the state that the address asks for."""
    if (document := pn.state.curdoc) is not None:
        document.template = TEMPLATE.read_text("utf-8")
        document.template_variables["tablecooks_words"] = {
            "waiting": _("The shakers are being filled …"),
            "no_script": _("This page needs JavaScript: please allow it for this page."),
            "late": _("The lab has not come. The server may be busy, or this page was open for too long."),
            "again": _("Load it again"),
        }
    search = pn.state.location.search if pn.state.location is not None else ""
    return LabView(query=search or "", served=True)
