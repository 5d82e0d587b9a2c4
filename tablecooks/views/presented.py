"""What the page needs of each game: its words, its drawing, its motion, its settings."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from tablecooks.draw import alacarte as alacarte_drawing
from tablecooks.draw import breakfast as breakfast_drawing
from tablecooks.draw import kulinary as kulinary_drawing
from tablecooks.games.alacarte import speech as alacarte_speech
from tablecooks.games.breakfast import speech as breakfast_speech
from tablecooks.games.kulinary import speech as kulinary_speech
from tablecooks.models import AlaCarteSettings, BreakfastSettings, KulinarySettings, Settings

__all__ = ["PRESENTED", "Presented"]


@dataclass(frozen=True)
class Presented:
    """One game on the page. ``form`` describes its set-up sections as (key, title, first field)."""

    speech: ModuleType
    parts: Callable
    describe: Callable
    motion: Callable
    settings: type[Settings]


def _presented(speech, drawing, settings) -> Presented:
    return Presented(speech, drawing.parts, drawing.describe, drawing.motion, settings)


PRESENTED = {
    "alacarte": _presented(alacarte_speech, alacarte_drawing, AlaCarteSettings),
    "breakfast": _presented(breakfast_speech, breakfast_drawing, BreakfastSettings),
    "kulinary": _presented(kulinary_speech, kulinary_drawing, KulinarySettings),
}
