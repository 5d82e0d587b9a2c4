"""À la carte as a page: ``panel serve apps/alacarte.py``."""

import panel as pn

from tablecooks.views import page

pn.extension()
page("alacarte").servable()
