"""The words of Kulinary: moves as logs store them, and why a move is not allowed.

Move words are English in every language; the sentences of reasons are translated.
"""

from tablecooks.core.game import Reason
from tablecooks.core.words import N_, _
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.dishset import WITH_CHEF
from tablecooks.games.kulinary.pieces import CRATE_ASKS, CRATE_GIVES

LOCATION_WORDS = ("store", "stove by the window", "door", "stove by the wall", "serving table")
CRATE_WORDS = tuple(f"{asks} for {gives}" for asks, gives in zip(CRATE_ASKS, CRATE_GIVES, strict=True))


def move_words(setup) -> list[str]:
    """The words of every move, by number. ``setup`` is the table's Setup: cards have their set's names."""
    kinds, dishes = setup.dish_set.ingredients, [dish.name for dish in setup.dish_set.dishes]
    words = [f"lays a token at the {location}" for location in LOCATION_WORDS]
    words += [f"takes {kind}" for kind in kinds]
    words += ["takes no more"]
    words += [f"cooks {dish}" for dish in dishes]
    words += [f"cooks {dish}{WITH_CHEF}" for dish in dishes]
    words += [f"picks the crate {crate}" for crate in CRATE_WORDS]
    words += [f"discards {kind}" for kind in kinds]
    words += [f"serves {dish}" for dish in dishes]
    words += ["does nothing"]
    words += [f"{kind} drawn" for kind in kinds]
    words += [f"{kind} in the store" for kind in kinds]
    words += [f"{dish} by the window" for dish in dishes]
    words += [f"{dish} by the wall" for dish in dishes]
    assert len(words) == m.MOVES
    return words


_REASONS = {
    Bar.NOT_ASKED: (N_("that is not what is asked now"), "KU-R1"),
    Bar.GAME_OVER: (N_("the game is over"), "KU-E1"),
    Bar.CHANCE_FIRST: (N_("first come the cards that are due"), "KU-N1"),
    Bar.LOCATION_FULL: (N_("there is no room for another token"), "KU-Q2"),
    Bar.NOT_IN_STORE: (N_("that does not lie in the store"), "KU-L1"),
    Bar.NOT_ON_THIS_STOVE: (N_("that dish does not lie on this stove"), "KU-L2"),
    Bar.INGREDIENT_MISSING: (N_("an ingredient is missing"), "KU-L2"),
    Bar.CHEF_NOT_ASKED_FOR: (N_("this dish does not ask for the ingredient of your chef"), "KU-L3"),
    Bar.CHEF_NOT_MISSING: (N_("the chef stands in only for a card that is missing"), "KU-Q4"),
    Bar.CRATE_PICKED: (N_("that crate was picked in this round"), "KU-L4"),
    Bar.TOO_FEW_CARDS: (N_("you have fewer cards than the crate asks for"), "KU-Q3"),
    Bar.NOT_IN_HAND: (N_("that is not in your hand"), "KU-L4"),
    Bar.NOT_COOKED: (N_("you have not cooked that dish"), "KU-L6"),
    Bar.NOT_HERE: (N_("a token is for what its location offers"), "KU-X1"),
}


def reason(bar: int) -> Reason:
    """The sentence and clause of a :class:`Bar`."""
    sentence, clause = _REASONS[Bar(bar)]
    return Reason(_(sentence), clause)


def chance_reason(chance_moves: bool, is_chance_move: bool) -> Reason:
    """Why a move is not allowed where chance moves, or a chance move where it does not."""
    if not chance_moves:
        return Reason(_("that is not for a cook to choose"), "KU-S1")
    if is_chance_move:
        return Reason(_("that cannot come now"), "KU-S1")
    return reason(Bar.CHANCE_FIRST)
