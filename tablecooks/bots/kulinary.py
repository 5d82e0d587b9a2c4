"""The careful cook of Kulinary: lays tokens for what can be done with them, gathers for the best dish, cooks, serves.

All worths are steps on the track that can be expected; see :mod:`tablecooks.bots.plans`.
"""

from functools import cache
from itertools import combinations_with_replacement

from tablecooks.bots.plans import Outlook, Tokens, coming, outlook, picks, worth
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.decks import unseen
from tablecooks.games.kulinary.pieces import (
    CRATE_ASKS,
    CRATE_GIVES,
    INGREDIENTS,
    LOCATIONS,
    Asks,
    Location,
)

__all__ = ["careful"]

#: Which token of a plan is laid first: where others may be faster comes before where they cannot.
URGENCY = (Location.STORE, Location.WINDOW, Location.WALL, Location.DOOR, Location.TABLE)


def careful(game, view, seat, moves, rng):
    """Takes the move that is worth most; of equal ones the first."""
    judge = _JUDGES[Asks(view.asks)]
    worths = judge(game, view, seat, [move.number for move in moves])
    return moves[worths.index(max(worths))]


def own_tokens(view, seat) -> list[int]:
    """Own tokens that have still to be carried out, by location."""
    return [list(coming(view, location)).count(seat) for location in range(LOCATIONS)]


def after_this(view, seat, picked: int = 0) -> Tokens:
    """The own tokens behind the one that is carried out now, which takes ``picked`` more cards first."""
    laid = own_tokens(view, seat)
    laid[view.location] -= 1
    if view.location != Location.STORE:
        return Tokens(0, *laid[Location.WINDOW :])
    queue, cards = list(coming(view, Location.STORE))[1:], sum(view.store)
    return Tokens(picked + picks(seat, queue, cards - picked), *laid[Location.WINDOW :])


# Where to lay a token?


@cache
def plans(number: int) -> tuple[tuple[int, ...], ...]:
    """Every way to lay so many tokens, counted by location."""
    return tuple(
        tuple(one.count(location) for location in range(LOCATIONS))
        for one in combinations_with_replacement(range(LOCATIONS), number)
    )


def judge_laying(game, view, seat, numbers) -> list[float]:
    look, laid = outlook(game, view, seat), own_tokens(view, seat)
    queue, cards = list(coming(view, Location.STORE)), sum(view.store)
    others = [None] * ((game.seats - 1) // 2)  # as many as may come between two own tokens
    worths = {number - m.LAY: float("-inf") for number in numbers}
    for plan in plans(view.tokens_left[seat]):
        open_ = [location for location in URGENCY if plan[location] and location in worths]
        if open_:
            all_laid = [before + more for before, more in zip(laid, plan, strict=True)]
            own = picks(seat, queue + [seat, *others] * plan[Location.STORE], cards)
            tokens = Tokens(own, *all_laid[Location.WINDOW :])
            worths[open_[0]] = max(worths[open_[0]], worth(look, tokens))
    return list(worths.values())


# What to do with it?


def judge_taking(game, view, seat, numbers) -> list[float]:
    look = outlook(game, view, seat)
    second = 1 if view.asks == Asks.TAKE and sum(view.store) > 1 else 0
    return [_taken(look, view, seat, second, number) for number in numbers]


def _taken(look: Outlook, view, seat, second: int, number: int) -> float:
    if number in (m.ENOUGH, m.DECLINE):
        return worth(look, after_this(view, seat))
    kind = number - m.TAKE
    taken = look._replace(hand=changed(look.hand, kind, 1), store=changed(look.store, kind, -1))
    return worth(taken, after_this(view, seat, second))


def changed(numbers, kind: int, by: int) -> tuple[int, ...]:
    return (*numbers[:kind], numbers[kind] + by, *numbers[kind + 1 :])


def judge_cooking(game, view, seat, numbers) -> list[float]:
    look, more = outlook(game, view, seat), after_this(view, seat)
    return [worth(_cooked(game, look, seat, number), more) for number in numbers]


def _cooked(game, look: Outlook, seat, number) -> Outlook:
    if number == m.DECLINE:
        return look
    with_chef = number >= m.COOK_WITH_CHEF
    dish = number - (m.COOK_WITH_CHEF if with_chef else m.COOK)
    asked = look.needs[dish] if with_chef else game.spec.needs[dish]
    hand = tuple(have - need for have, need in zip(look.hand, asked, strict=True))
    window, wall = (tuple(one for one in stove if one != dish) for stove in (look.window, look.wall))
    return look._replace(hand=hand, cooked=(*look.cooked, dish), window=window, wall=wall)


def judge_crates(game, view, seat, numbers) -> list[float]:
    look, more = outlook(game, view, seat), after_this(view, seat)
    return [_crate_worth(view, look, more, number) for number in numbers]


def _crate_worth(view, look: Outlook, more: Tokens, number) -> float:
    """Give up what is needed least; then every card that comes is worth what it adds on the average."""
    if number == m.DECLINE:
        return worth(look, more)
    crate = number - m.CRATE
    for _ in range(CRATE_ASKS[crate]):
        look = max(_without_one(look), key=lambda left: worth(left, more))
    known = worth(look, more)
    weights = [unseen(view, kind) for kind in range(INGREDIENTS)]
    added = sum(
        weight * (worth(look._replace(hand=changed(look.hand, kind, 1)), more) - known)
        for kind, weight in enumerate(weights)
        if weight
    )
    return known + CRATE_GIVES[crate] * added / max(sum(weights), 1)


def _without_one(look: Outlook) -> list[Outlook]:
    return [look._replace(hand=changed(look.hand, kind, -1)) for kind in range(INGREDIENTS) if look.hand[kind]]


def judge_discarding(game, view, seat, numbers) -> list[float]:
    look, more = outlook(game, view, seat), after_this(view, seat)
    return [worth(look._replace(hand=changed(look.hand, number - m.DISCARD, -1)), more) for number in numbers]


def judge_serving(game, view, seat, numbers) -> list[float]:
    """The dish that brings most."""
    return [0.0 if number == m.DECLINE else float(game.spec.points[number - m.SERVE]) for number in numbers]


_JUDGES = {
    Asks.LAY: judge_laying,
    Asks.TAKE: judge_taking,
    Asks.TAKE_MORE: judge_taking,
    Asks.COOK: judge_cooking,
    Asks.CRATE: judge_crates,
    Asks.DISCARD: judge_discarding,
    Asks.SERVE: judge_serving,
}
