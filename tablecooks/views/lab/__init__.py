"""The spice lab: a shaker that empties, as a page and in a notebook cell."""

from tablecooks.views.lab.page import SpiceLab, page

__all__ = ["SpiceLab", "page"]
