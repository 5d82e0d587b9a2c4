"""The table of Kulinary as SVG text: the board with its five locations and its track, the other cooks, one hand.

Give it what a seat may see (``game.view(state, seat)``): what is hidden there is drawn face down.
"""

from tablecooks.draw.kulinary.said import describe
from tablecooks.draw.kulinary.table import motion, parts, picture
from tablecooks.draw.parts import Part

__all__ = ["Part", "describe", "motion", "parts", "picture"]
