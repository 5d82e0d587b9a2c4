"""The careful guest: takes what is worth most by the end, as far as the own seat can tell.

A dish is worth as many points a serving as the king will have of it, and nothing to whoever has more. What the king
will have is reckoned from his share so far, and from the servings that are not in sight. All worths are in points.
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.deck import unseen
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, Asks
from tablecooks.games.breakfast.scoring import in_hand, worth

__all__ = ["careful"]

KINGS_SHARE = 0.3  # of all servings, before anything was seen of this table
AS_SURE_AS = 20  # servings seen that weigh as much as that first guess
STEPS = 20  # the share is rounded to twentieths, so that laws can be kept
PICKS = 0.8  # how likely a guest takes a pile that lies there
SPITE = 0.25  # what a point of each other guest counts


class Outlook(NamedTuple):
    """What a seat can tell: the servings of each dish that are still in the deck, and the king's share of them."""

    coming: tuple[int, ...]
    share: float


def careful(game, view, seat, moves, rng):
    """Takes the move that is worth most; of equal ones the first."""
    judge = _JUDGES[Asks(view.asks)]
    outlook = look_out(view)
    worths = [judge(game, view, seat, move.number, outlook) for move in moves]
    return moves[worths.index(max(worths))]


def look_out(view) -> Outlook:
    pool = [unseen(view, dish) for dish in range(DISHES)]
    in_deck = (view.left - view.deck[EMERALD]) / max(sum(pool), 1)
    kings = sum(view.king)
    others = sum(map(sum, view.taken)) + sum(view.held)
    share = (kings + KINGS_SHARE * AS_SURE_AS) / (kings + others + AS_SURE_AS)
    return Outlook(tuple(round(number * in_deck) for number in pool), round(share * STEPS) / STEPS)


@lru_cache(maxsize=2**16)
def expected(servings: int, kings: int, coming: int, share: float) -> float:
    """Points that so many servings of a dish can expect, when each of ``coming`` more may go to the king."""
    total = 0.0
    for more in range(coming + 1):
        chance = comb(coming, more) * share**more * (1 - share) ** (coming - more)
        total += chance * worth(servings, kings + more)
    return total


# A whole table: hands, the king, and piles that he may get.


def hand_of(view, seat) -> list[int]:
    return [in_hand(view, seat, dish) for dish in range(DISHES)]


def stays(game, view, piles) -> float:
    """How likely a pile is left for the king when this seat has acted."""
    left = sum(number > 0 for number in piles)
    to_act = (view.cook - view.seat - 1) % game.seats
    return max(0.0, 1 - PICKS * to_act / left) if left else 0.0


def table_worth(game, view, seat, mine, king, piles, outlook) -> float:
    """What the table is worth to a seat that has ``mine``, less what it is worth to the others."""
    stay = stays(game, view, piles)
    total = 0.0
    for other in range(game.seats):
        hand = mine if other == seat else hand_of(view, other)
        weight = 1.0 if other == seat else -SPITE
        for dish in range(DISHES):
            total += weight * _dish_worth(hand[dish], king[dish], piles[dish], stay, outlook, dish)
    return total


def _dish_worth(servings, kings, pile, stay, outlook, dish) -> float:
    if servings == 0:
        return 0.0
    without = expected(servings, kings, outlook.coming[dish], outlook.share)
    if pile == 0:
        return without
    return stay * expected(servings, kings + pile, outlook.coming[dish], outlook.share) + (1 - stay) * without


# What may be done.


def judge_act(game, view, seat, number, outlook) -> float:
    mine, king, piles = hand_of(view, seat), list(view.king), list(view.table)
    if number == m.DRAW:
        return _drawn(game, view, seat, outlook)
    if number == m.CALL:
        return _eaten(game, view, seat, outlook)
    if m.TAKE <= number < m.DRAW:
        dish = number - m.TAKE
        mine[dish] += piles[dish]
        piles[dish] = 0
    return table_worth(game, view, seat, mine, king, piles, outlook)


def _drawn(game, view, seat, outlook) -> float:
    """A card of the unseen ones; Emerald is worth the better of calling and leaving it."""
    emerald = view.deck[EMERALD] / view.left
    pool = [unseen(view, dish) for dish in range(DISHES)]
    as_it_is = table_worth(game, view, seat, hand_of(view, seat), view.king, view.table, outlook)
    total = emerald * as_it_is
    if sum(view.king) >= 2:
        total = emerald * max(as_it_is, _eaten(game, view, seat, outlook))
    for dish in range(DISHES):
        if pool[dish]:
            mine = hand_of(view, seat)
            mine[dish] += 1
            with_it = table_worth(game, view, seat, mine, view.king, view.table, outlook)
            total += (1 - emerald) * pool[dish] / sum(pool) * with_it
    return total


def _eaten(game, view, seat, outlook) -> float:
    """What the table is worth once Emerald has eaten the best two servings, one after the other."""
    king = list(view.king)
    best = 0.0
    for _serving in range(2):
        worths = [_without(game, view, seat, king, dish, outlook) if king[dish] else None for dish in range(DISHES)]
        best = max(worth_ for worth_ in worths if worth_ is not None)
        king[worths.index(best)] -= 1
    return best


def _without(game, view, seat, king, dish, outlook) -> float:
    king = list(king)
    king[dish] -= 1
    return table_worth(game, view, seat, hand_of(view, seat), king, view.table, outlook)


def judge_emerald(game, view, seat, number, outlook) -> float:
    """A drawn Emerald: call it, or leave it to all."""
    if number == m.CALL:
        return _eaten(game, view, seat, outlook)
    return table_worth(game, view, seat, hand_of(view, seat), view.king, view.table, outlook)


def judge_eat(game, view, seat, number, outlook) -> float:
    return _without(game, view, seat, view.king, number - m.EAT, outlook)


def judge_lay(game, view, seat, number, outlook) -> float:
    return 0.0


_JUDGES = {Asks.LAY: judge_lay, Asks.ACT: judge_act, Asks.DRAGON: judge_emerald, Asks.EAT: judge_eat}
