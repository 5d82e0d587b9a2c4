"""What each game adds to the exact chances: how to bundle chance moves, and words for what they lead to."""

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from tablecooks.chance.crates import exchanged
from tablecooks.chance.dish import from_here
from tablecooks.chance.laying import laid
from tablecooks.core.game import Game
from tablecooks.games.alacarte import effects as alacarte_effects
from tablecooks.games.alacarte import odds_words as alacarte_words
from tablecooks.games.alacarte import tips as alacarte_tips
from tablecooks.games.breakfast import effects as breakfast_effects
from tablecooks.games.breakfast import odds_words as breakfast_words
from tablecooks.games.kulinary import odds_words as kulinary_words

__all__ = ["Extras", "extras"]


class Extras(NamedTuple):
    """``bundles(t, spec)``: chance moves to be taken together, or ``None``. ``effects`` and ``words``: modules
    with ``lead``, and with ``title``, ``hidden``, ``note``, ``label`` and ``working``. ``counted(game, view, move)``:
    the rows of a move that leads to more tables than can be listed, each with its working, or ``None``.
    ``from_here(game, view, seat, names)``: what may become of the dish that a cook has begun.
    """

    bundles: Callable | None
    effects: ModuleType | None
    words: ModuleType | None
    counted: Callable | None = None
    from_here: Callable | None = None


_BY_GAME = {
    "alacarte": Extras(alacarte_tips.bundles, alacarte_effects, alacarte_words, from_here=from_here),
    "breakfast": Extras(None, breakfast_effects, breakfast_words, laid),
    "kulinary": Extras(None, None, kulinary_words, exchanged),
}
_NONE = Extras(None, None, None)


def extras(game: Game) -> Extras:
    """What there is for this game; empty for a game that adds nothing."""
    return _BY_GAME.get(game.book.key, _NONE)
