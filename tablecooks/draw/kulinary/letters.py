"""Letters that tell ingredients and cooks apart: from their names, each once."""

from collections import Counter

from tablecooks.core.words import _
from tablecooks.draw.parts import Scene
from tablecooks.draw.svg import clean, remembered

__all__ = ["cook_letter", "kind_letter", "kind_said"]


def kind_said(game, kind: int) -> str:
    return _(game.setup.dish_set.ingredients[kind])


def kind_letter(game, kind: int) -> str:
    return _letters(tuple(map(_, game.setup.dish_set.ingredients)))[kind]


def cook_letter(scene: Scene, seat: int) -> str:
    return _letters(scene.names[: scene.game.seats])[seat]


@remembered
def _letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each name: short names, which have fewer to fall back on, choose before long ones."""
    signs = [[sign for sign in map(_sign, clean(name)) if sign] for name in names]
    firsts = Counter(found[0] for found in signs if found)
    chosen: dict[int, str] = {}
    for place in sorted(range(len(names)), key=lambda place: len(signs[place]) or 99):
        found = signs[place]
        if found and firsts[found[0]] > 1:  # Cook 1, Cook 2: what tells them apart is the digit
            found = [sign for sign in found if sign.isdigit()] + found
        spare = [str(place + 1), *map(str, range(1, 10))]
        chosen[place] = next(sign for sign in (*found, *spare) if sign not in chosen.values())
    return tuple(chosen[place] for place in range(len(names)))


def _sign(letter: str) -> str:
    """The capital of a letter, or a digit; nothing for what is neither."""
    return letter.upper()[:1] if letter.isalnum() else ""
