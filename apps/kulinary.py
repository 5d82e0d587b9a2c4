"""Kulinary as a page: ``panel serve apps/kulinary.py``."""

import panel as pn

from tablecooks.views import page

pn.extension()
page("kulinary").servable()
