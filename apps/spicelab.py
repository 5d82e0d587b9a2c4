"""The spice lab as a page: ``panel serve apps/spicelab.py``."""

import panel as pn

from tablecooks.views.lab import page

pn.extension()
page().servable()
