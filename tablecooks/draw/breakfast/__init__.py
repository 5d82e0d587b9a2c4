"""The table of King's Breakfast as SVG text: one column a dish, from the king down to the own hand.

Give it what a seat may see (``game.view(state, seat)``): what is hidden there is drawn face down.
"""

from tablecooks.draw.breakfast.said import describe
from tablecooks.draw.breakfast.table import motion, parts, picture
from tablecooks.draw.parts import Part

__all__ = ["Part", "describe", "motion", "parts", "picture"]
