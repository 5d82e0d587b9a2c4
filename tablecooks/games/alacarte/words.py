"""The words of À la carte: moves as logs store them, and why a move is not allowed.

Move words are English in every language; the sentences of reasons are translated.
"""

from tablecooks.core.game import Reason
from tablecooks.core.words import N_, _
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.bars import Bar
from tablecooks.games.alacarte.pieces import COOKS, LARGEST_FALL, SEASONINGS, Kind

KIND_WORDS = tuple(kind.name.lower() for kind in Kind)
CUP_WORDS = ("victory point", "swap stoves", "three spoons", "re-season", "lower the heat")
FACE_WORDS = ("1", "2", "3", "choose 1, 2 or 3", "every stove one up", "coffee cup")


def move_words(setup) -> list[str]:
    """The words of every move, by number. ``setup`` is the table's Setup: dishes have their menu's names."""
    words = ["rolls the heat die"]
    words += [f"tips {KIND_WORDS[shaker]}" for shaker in range(SEASONINGS)]
    words += ["flips the crêpe", "ends the turn"]
    words += [f"raises the heat by {levels}" for levels in (1, 2, 3)]
    words += [f"picks {dish.name}" for dish in setup.menu.dishes]
    words += ["puts in the crêpe", "lets the dish burn", "lays the victory point", "plays three spoons"]
    words += [f"lowers the heat by {levels}" for levels in (1, 2, 3)]
    words += [f"swaps stoves with cook {seat + 1}" for seat in range(COOKS)]
    words += [
        f"re-seasons cook {seat + 1} with {KIND_WORDS[shaker]}" for seat in range(COOKS) for shaker in range(SEASONINGS)
    ]
    words += [f"takes {cup} from cook {seat + 1}" for seat in range(COOKS) for cup in CUP_WORDS]
    words += list(FACE_WORDS) + list(CUP_WORDS)
    words += ["1 falls" if number == 1 else f"{number} fall" for number in range(LARGEST_FALL + 1)]
    words += [*list(KIND_WORDS), "lands", "misses"]
    assert len(words) == m.MOVES
    return words


_REASONS = {
    Bar.NOT_ASKED: (N_("that is not what is asked now"), "AC-T1"),
    Bar.GAME_OVER: (N_("the game is over"), "AC-E1"),
    Bar.CHANCE_FIRST: (N_("first comes what chance brings"), "AC-T1"),
    Bar.NO_ACTION_LEFT: (N_("no action is left"), "AC-T1"),
    Bar.CREPE_IN_PAN: (N_("a crêpe is not seasoned"), "AC-D5"),
    Bar.MUST_ROLL: (N_("with a crêpe in the pan the heat die comes first"), "AC-R3"),
    Bar.FLIP_FIRST: (N_("the die was rolled; now flip the crêpe"), "AC-R4"),
    Bar.NO_CREPE_IN_PAN: (N_("there is no crêpe in the pan"), "AC-R4"),
    Bar.NO_SEASONING: (N_("this dish takes no seasoning"), "AC-Q22"),
    Bar.NOT_ON_RECIPE: (N_("not on this recipe"), "AC-Q3"),
    Bar.SHAKER_EMPTY: (N_("the shaker is empty"), "AC-Q12"),
    Bar.BREAK_TAKEN: (N_("one coffee break in a turn, and it was taken"), "AC-T3"),
    Bar.NO_BREAK_WITH_CREPE: (N_("no coffee break while a crêpe is in the pan"), "AC-R8"),
    Bar.NO_SUCH_CUP: (N_("you have no such cup"), "AC-T3"),
    Bar.NO_SUCH_COOK: (N_("there is no such cook at this table"), "AC-C3"),
    Bar.RESEASON_OWN: (N_("re-seasoning is for another cook's pan"), "AC-Q19"),
    Bar.SWAP_OWN: (N_("stoves are swapped with another cook"), "AC-K2"),
    Bar.TAKE_OWN: (N_("a cup is taken from another cook"), "AC-H5"),
    Bar.SWAP_CREPE: (N_("a stove with a crêpe cannot be swapped"), "AC-K2"),
    Bar.SWAP_SPOILED: (N_("a stove with a spoiled dish cannot be swapped"), "AC-K2"),
    Bar.RESEASON_SPOILED: (N_("that dish is spoiled already"), "AC-Q10"),
    Bar.RESEASON_UNSEASONED: (N_("a dish without seasoning cannot be re-seasoned"), "AC-K4"),
    Bar.NOT_THAT_WARM: (N_("the dial cannot go below 0"), "AC-Q20"),
    Bar.STILL_RED: (N_("the dial must come out of the red by it"), "AC-X3"),
    Bar.NOT_ON_OFFER: (N_("that dish is not on offer any more"), "AC-D3"),
    Bar.COLOUR_ON_TRAY: (N_("pick a colour that is not yet on your tray"), "AC-D3"),
    Bar.CREPE_USED: (N_("one crêpe in a game, and yours was used"), "AC-R1"),
    Bar.CREPE_NOT_FIRST: (N_("a crêpe cannot be the first dish"), "AC-Q6"),
    Bar.POINT_NOT_TAKEN: (N_("a victory-point cup cannot be taken"), "AC-H5"),
    Bar.COOK_LACKS_CUP: (N_("that cook has no such cup"), "AC-H5"),
    Bar.ONLY_RESCUE: (N_("the dish is burnt: save it or let it burn"), "AC-X3"),
}


def reason(bar: int) -> Reason:
    """The sentence and clause of a :class:`Bar`."""
    sentence, clause = _REASONS[Bar(bar)]
    return Reason(_(sentence), clause)


def chance_reason(chance_moves: bool, is_chance_move: bool) -> Reason:
    """Why a move is not allowed where chance moves, or a chance move where it does not."""
    if not chance_moves:
        return Reason(_("that is not for a cook to choose"), "AC-T1")
    if is_chance_move:
        return Reason(_("that cannot come now"), "AC-P1")
    return reason(Bar.CHANCE_FIRST)
