"""King's Breakfast as a page: ``panel serve apps/kings_breakfast.py``."""

import panel as pn

from tablecooks.views import page

pn.extension()
page("breakfast").servable()
