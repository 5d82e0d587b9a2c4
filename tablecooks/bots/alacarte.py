"""The careful cook: weighs every move by exact odds and by what the stoves are worth.

All worths are in points. A cup is played when it gains more than the cup is worth in hand.
"""

from tablecooks.bots.stoves import ACTION, EMPTY_PAN, stoves
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import (
    CREPE,
    CUP_KINDS,
    EMPTY,
    HOTTEST,
    OVERSEASONED_FROM,
    SALT,
    SEASONINGS,
    Asks,
    Cup,
)

__all__ = ["careful"]

STAR = (1.0, 2.0, 8.0)  # what the next star is worth, by the stars one has: the third wins
IN_HAND = {Cup.POINT: 0.9, Cup.SWAP: 0.9, Cup.SPOONS: 1.0, Cup.RESEASON: 0.4, Cup.LOWER: 0.8}
NO_GAIN = float("-inf")


def careful(game, view, seat, moves, rng):
    """Takes the move that is worth most; of equal ones the first."""
    judge = _JUDGES[Asks(view.asks)]
    worths = [judge(game, view, seat, move.number) for move in moves]
    return moves[worths.index(max(worths))]


def star_worth(view, cook: int) -> float:
    return STAR[min(view.stars[cook], len(STAR) - 1)]


def stove_worth(game, view, cook: int, holder: int, heat: int | None = None) -> float:
    """What the stove of ``cook`` is worth in the hands of ``holder``, as it is or at another heat."""
    dish = view.dish[cook]
    heat = view.heat[cook] if heat is None else heat
    if dish == EMPTY:
        return 0.0
    if dish == CREPE:
        return stoves(game).crepe(cook, heat)
    return stoves(game).worth(dish, heat, tuple(view.pan[cook]), star_worth(view, holder))


# Which dish?


def judge_pick(game, view, seat, number) -> float:
    """Points against difficulty. A crêpe costs the actions that are left (AC-R2)."""
    if number == m.PUT_CREPE:
        lost = 0 if view.turn_ends else view.actions
        return stoves(game).crepe(seat, 0) - ACTION * lost
    return stoves(game).worth(number - m.PICK, 0, EMPTY_PAN, star_worth(view, seat))


# Heat, season, a coffee break or the end of the turn?


def judge_act(game, view, seat, number) -> float:
    if number == m.END:
        return _waiting(game, view, seat)
    if number >= m.LAY_POINT:
        return stove_worth(game, view, seat, seat) + judge_cup(game, view, seat, number)
    if view.dish[seat] == CREPE:
        return stove_worth(game, view, seat, seat)  # roll and flip: there is nothing to weigh
    table, stove = stoves(game), _stove(view, seat)
    if number == m.ROLL:
        total, stays = table.roll(*stove)
    else:
        kind = number - m.TIP
        total, stays = table.tip(kind, *stove, shaker=(view.seasoning[kind], view.salt[kind]))
    return total + stays * table.worth(*stove)


def _stove(view, seat):
    return view.dish[seat], view.heat[seat], tuple(view.pan[seat]), star_worth(view, seat)


def _waiting(game, view, seat) -> float:
    """The stove stays as it is and the turn's other actions are lost."""
    return stove_worth(game, view, seat, seat) - ACTION * view.actions


# Coffee cups: what playing one gains, over keeping it.


def judge_cup(game, view, seat, number) -> float:
    if number == m.LAY_POINT:
        return 1 - IN_HAND[Cup.POINT] if _is_late(game, view, seat) else NO_GAIN
    if number == m.PLAY_SPOONS:
        return 3 * ACTION - IN_HAND[Cup.SPOONS] if view.actions == 0 else NO_GAIN
    if number < m.SWAP:
        return _lowered(game, view, seat, number - m.LOWER + 1) - IN_HAND[Cup.LOWER]
    if number < m.RESEASON:
        return _swapped(game, view, seat, number - m.SWAP) - IN_HAND[Cup.SWAP]
    other, shaker = divmod(number - m.RESEASON, SEASONINGS)
    return _reseasoned(game, view, other, shaker) - IN_HAND[Cup.RESEASON]


def _is_late(game, view, seat) -> bool:
    """The break is kept for a rescue while there are actions, unless the game may end before."""
    nearly_over = view.served[seat] + 1 >= game.spec.goal or view.stars[seat] == len(STAR) - 1
    return view.actions == 0 or nearly_over or view.cups[seat][Cup.LOWER] == 0


def _lowered(game, view, seat, levels) -> float:
    cooler = stove_worth(game, view, seat, seat, view.heat[seat] - levels)
    return cooler - stove_worth(game, view, seat, seat)


def spite(game) -> float:
    """What a point that another cook loses is worth."""
    return 1 / (game.seats - 1)


def _swapped(game, view, seat, other) -> float:
    gained = stove_worth(game, view, other, seat) - stove_worth(game, view, seat, seat)
    taken = stove_worth(game, view, other, other) - stove_worth(game, view, seat, other)
    return gained + spite(game) * taken


def _reseasoned(game, view, other, shaker) -> float:
    """What the other cook's dish can be expected to lose."""
    table, before = stoves(game), stove_worth(game, view, other, other)
    after = 0.0
    for (seasoning, salt), chance in table.tip_law(view.seasoning[shaker], view.salt[shaker]).items():
        pan = list(view.pan[other])
        pan[shaker] += seasoning
        pan[SALT] += salt
        if max(pan) < OVERSEASONED_FROM:
            after += chance * table.worth(view.dish[other], view.heat[other], tuple(pan), star_worth(view, other))
    return spite(game) * (before - after)


# The smaller questions.


def judge_raise(game, view, seat, number) -> float:
    if view.dish[seat] == CREPE:
        return -float(number)  # as little as possible
    return stove_worth(game, view, seat, seat, min(view.heat[seat] + number - m.RAISE + 1, HOTTEST))


def judge_rescue(game, view, seat, number) -> float:
    """A burnt dish: lower the heat, or let it go and keep the cup."""
    if number == m.LET_GO:
        return 0.0
    return stove_worth(game, view, seat, seat, view.heat[seat] - (number - m.LOWER + 1)) - IN_HAND[Cup.LOWER]


def judge_take(game, view, seat, number) -> float:
    """The best cup; of equal ones from the cook with most points."""
    other, cup = divmod(number - m.TAKE, CUP_KINDS)
    return IN_HAND[Cup(cup)] + game.scores(view)[other] / 1000


_JUDGES = {
    Asks.FIRST_DISH: judge_pick,
    Asks.PICK: judge_pick,
    Asks.ACT: judge_act,
    Asks.RAISE: judge_raise,
    Asks.RESCUE: judge_rescue,
    Asks.TAKE: judge_take,
}
