"""A moment in a game of À la carte, drawn: a cook's place with the dish in the pan, and the shakers."""

from collections.abc import Mapping

from tablecooks.chance import Cooking
from tablecooks.draw.alacarte import describe, parts
from tablecooks.games import alacarte
from tablecooks.games.alacarte.menu import SEASONING_NAMES
from tablecooks.games.alacarte.pieces import ACTIONS, SEASONING_IN_SHAKER, Asks

__all__ = ["Position"]

KINDS = (*SEASONING_NAMES, "salt")


class Position:
    """What a cook sees before the question of a lesson. In a notebook and on a page it is a picture.

    Parameters
    ----------
    cook : the cook's name.
    dish : a dish of the house menu.
    heat : the dial, 0 to 7.
    pan : crystals in the pan by name, ``{"lemon": 1, "salt": 1}``.
    shakers : what is in the shakers by name, ``{"pepper": (12, 4)}`` is 12 pepper and 4 salt. Left out: all that is
        not in the pan.

    ``game`` and ``state`` are the table itself, so that the rules and the odds can be asked about it.
    Raises ValueError for what is not on the menu or not in the kitchen, and for a dish that has ended.
    """

    def __init__(
        self,
        cook: str,
        dish: str,
        heat: int = 0,
        pan: Mapping[str, int] | None = None,
        shakers: Mapping[str, tuple[int, int]] | None = None,
    ):
        pan, shakers = dict(pan or {}), dict(shakers or {})
        Cooking(dish, shakers=shakers, heat=heat, pan=pan)  # says what cannot be
        self.name, self.game = cook, alacarte.game(cooks=2)
        state = self.game.start()
        for words in ("three spoons", "three spoons", f"picks {dish}"):
            state = self.game.apply(state, words)
        state.cook, state.asks, state.actions, state.heat[0] = 0, Asks.ACT, ACTIONS, heat
        for kind, name in enumerate(KINDS):
            state.pan[0][kind] = pan.get(name, 0)
        for shaker, name in enumerate(SEASONING_NAMES):
            there = (SEASONING_IN_SHAKER - pan.get(name, 0), state.salt[shaker])
            state.seasoning[shaker], state.salt[shaker] = shakers.get(name, there)
        self.state = state

    def _repr_html_(self) -> str:
        """The two pictures side by side, below one another on a phone."""
        drawn = {part.key: part for part in parts(self.game, self.state, [self.name], narrow=True)}
        pictures = (drawn["cook-0"], drawn["shakers"])
        boxes = (f'<div style="flex:0 1 {part.width}px;max-width:100%">{part.svg}</div>' for part in pictures)
        return f'<div style="display:flex;flex-wrap:wrap;gap:16px;align-items:flex-end">{"".join(boxes)}</div>'

    def __repr__(self):
        said = describe(self.game, self.state, [self.name])
        return f"{said['cook-0']}\n{said['shakers']}"
