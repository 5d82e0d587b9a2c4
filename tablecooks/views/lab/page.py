"""The lab by name: ``SpiceLab(seasoning=12, salt=4)`` in a notebook, ``page()`` in an app."""

from panel.viewable import Viewer

from tablecooks.core.words import _
from tablecooks.models.lab import Lab
from tablecooks.models.lab_settings import LabSettings, read_query
from tablecooks.models.settings import SettingsError
from tablecooks.views.lab.lab_view import LabView
from tablecooks.views.notebook import prepare_notebook
from tablecooks.views.served import begin_page

__all__ = ["SpiceLab", "asks_for_lab", "page"]


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
        prepare_notebook()
        return super()._repr_mimebundle_(include, exclude)


def asks_for_lab(search: str) -> bool:
    """Does the query of a page's address ask for the lab, with ``lab=1``? The page of À la carte then opens it."""
    return read_query(search).get("lab") == "1"


def page() -> LabView:
    """The lab as a page of its own, in the state that the address asks for."""
    search = begin_page(
        _("The spice lab"),
        _("The shakers are being filled …"),
        _("The lab has not come. The server may be busy, or this page was open for too long."),
    )
    return LabView(query=search, served=True)
