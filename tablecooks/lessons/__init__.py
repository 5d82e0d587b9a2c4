"""What lessons are made of: tip by hand, predict and lock, watch one stream grow, choose and see what it was worth."""

from tablecooks.lessons.hands import Hands
from tablecooks.lessons.predict import Choose, Predict
from tablecooks.lessons.streams import Stream
from tablecooks.lessons.watch import Watch, three_graphs

__all__ = ["Choose", "Hands", "Predict", "Stream", "Watch", "three_graphs"]
