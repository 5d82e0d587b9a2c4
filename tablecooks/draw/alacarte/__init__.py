"""The table of À la carte as SVG text, in parts or as one picture.

Give it what a seat may see (``game.view(state, seat)``): what is hidden there is drawn hidden.
"""

from tablecooks.draw.alacarte.kit import crystal_svg
from tablecooks.draw.alacarte.motion import motion
from tablecooks.draw.alacarte.said import describe
from tablecooks.draw.alacarte.table import parts, picture
from tablecooks.draw.parts import Part

__all__ = ["Part", "crystal_svg", "describe", "motion", "parts", "picture"]
