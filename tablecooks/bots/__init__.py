"""Players. A bot is one function, ``bot(game, view, seat, moves, rng) -> Move``.

It is given the table as its seat may see it and the moves that are allowed, and returns one of them. All that is
random about it comes from ``rng``.
"""

from tablecooks.bots import alacarte, any, breakfast, kulinary
from tablecooks.core.play import Bot

__all__ = ["BOTS"]

#: The bots of each game, by the game's key and the bot's name.
BOTS: dict[str, dict[str, Bot]] = {
    "alacarte": {"random": any.random, "careful": alacarte.careful},
    "breakfast": {"random": any.random, "careful": breakfast.careful},
    "kulinary": {"random": any.random, "careful": kulinary.careful},
}
