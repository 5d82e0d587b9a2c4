"""The words of King's Breakfast: moves as logs store them, and why a move is not allowed.

Move words are English in every language; the sentences of reasons are translated.
"""

from tablecooks.core.game import Reason
from tablecooks.core.words import N_, _
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.bars import Bar
from tablecooks.games.breakfast.pieces import DISHES, Kind

CARD_WORDS = (*(kind.name.lower() for kind in Kind if kind != Kind.EMERALD), "Emerald")
DISH_WORDS = CARD_WORDS[:DISHES]


def move_words(setup) -> list[str]:
    """The words of every move, by number; the same at every table."""
    words = ["lays the table"]
    words += [f"takes {dish}" for dish in DISH_WORDS]
    words += ["draws a card", "calls Emerald", "leaves Emerald on the table", "passes"]
    words += [f"feeds {dish} to Emerald" for dish in DISH_WORDS]
    words += CARD_WORDS
    assert len(words) == m.MOVES
    return words


_REASONS = {
    Bar.NOT_ASKED: (N_("that is not what is asked now"), "KB-R4"),
    Bar.GAME_OVER: (N_("the game is over"), "KB-E1"),
    Bar.CHANCE_FIRST: (N_("first comes the card that the deck brings"), "KB-R2"),
    Bar.LAY_FIRST: (N_("first the cook lays the table"), "KB-R2"),
    Bar.NOT_ON_TABLE: (N_("none of that dish is on the table"), "KB-A1"),
    Bar.DECK_EMPTY: (N_("the deck is empty"), "KB-Q2"),
    Bar.NO_EMERALD: (N_("there is no Emerald on the table"), "KB-A3"),
    Bar.KING_HAS_TOO_FEW: (N_("Emerald eats two servings, and the king has fewer"), "KB-A3"),
    Bar.TABLE_BARE: (N_("no serving is left on the table: you must draw"), "KB-A4"),
    Bar.MUST_ACT: (N_("everyone does exactly one thing: there is something you can do"), "KB-R4"),
    Bar.ONLY_EMERALD: (N_("you drew Emerald: call it or leave it on the table"), "KB-A5"),
    Bar.ONLY_EATING: (N_("Emerald eats first: exactly two of the king's servings"), "KB-A3"),
    Bar.KING_HAS_NONE: (N_("the king has none of that dish"), "KB-A3"),
}


def reason(bar: int) -> Reason:
    """The sentence and clause of a :class:`Bar`."""
    sentence, clause = _REASONS[Bar(bar)]
    return Reason(_(sentence), clause)


def chance_reason(chance_moves: bool, is_chance_move: bool) -> Reason:
    """Why a move is not allowed where chance moves, or a chance move where it does not."""
    if not chance_moves:
        return Reason(_("the deck brings cards; nobody chooses them"), "KB-A2")
    if is_chance_move:
        return Reason(_("that cannot come now: none is left in the deck"), "KB-C1")
    return reason(Bar.CHANCE_FIRST)
