"""What the page needs of each game: its words, its drawing, its motion, its settings."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from tablecooks.draw import alacarte as alacarte_drawing
from tablecooks.games.alacarte import speech as alacarte_speech
from tablecooks.models import AlaCarteSettings, Settings

__all__ = ["PRESENTED", "Presented"]


@dataclass(frozen=True)
class Presented:
    """One game on the page. ``form`` describes its set-up sections as (key, title, first field)."""

    speech: ModuleType
    parts: Callable
    describe: Callable
    motion: Callable
    settings: type[Settings]


PRESENTED = {
    "alacarte": Presented(
        alacarte_speech,
        alacarte_drawing.parts,
        alacarte_drawing.describe,
        alacarte_drawing.motion,
        AlaCarteSettings,
    ),
}
