"""What each game adds to the exact chances: how to bundle chance moves, and words for what they lead to."""

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from tablecooks.core.game import Game
from tablecooks.games.alacarte import effects as alacarte_effects
from tablecooks.games.alacarte import odds_words as alacarte_words
from tablecooks.games.alacarte import tips as alacarte_tips

__all__ = ["Extras", "extras"]


class Extras(NamedTuple):
    """``bundles(t, spec)``: chance moves to be taken together, or ``None``. ``effects`` and ``words``: modules
    with ``lead``, and with ``title``, ``hidden``, ``note``, ``label`` and ``working``.
    """

    bundles: Callable | None
    effects: ModuleType | None
    words: ModuleType | None


_BY_GAME = {"alacarte": Extras(alacarte_tips.bundles, alacarte_effects, alacarte_words)}
_NONE = Extras(None, None, None)


def extras(game: Game) -> Extras:
    """What there is for this game; empty for a game that adds nothing."""
    return _BY_GAME.get(game.book.key, _NONE)
