"""What the command line needs of each game: its settings, its words, its table as text."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import NamedTuple

from tablecooks.cli import alacarte as alacarte_text
from tablecooks.core.game import Game
from tablecooks.core.words import _
from tablecooks.games.alacarte import load_menu
from tablecooks.games.alacarte import speech as alacarte_speech
from tablecooks.models import AlaCarteSettings, Settings

__all__ = ["SHOWN", "Shown", "shown_of"]


class Shown(NamedTuple):
    """``text.board`` and ``text.choice`` are functions of the game's module here; ``files`` maps a setting that a
    file holds to what reads the file and gives the setting's text.
    """

    settings: type[Settings]
    speech: ModuleType
    text: ModuleType
    files: Mapping[str, Callable[[str], str]]


SHOWN = {
    "alacarte": Shown(
        AlaCarteSettings, alacarte_speech, alacarte_text, {"menu": lambda path: load_menu(path).to_text()}
    ),
}


def shown_of(game: Game) -> Shown:
    """What this game needs; ValueError for one that cannot be shown here yet."""
    if game.book.key not in SHOWN:
        raise ValueError(_("{game} cannot be shown in a terminal yet.").format(game=game.book.title))
    return SHOWN[game.book.key]
