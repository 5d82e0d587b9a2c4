"""What a cook may do now, and doing it: legal moves, reasons against, the choice carried out."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.decks import in_store
from tablecooks.games.kulinary.door import crate_bar, discard_bar, discard_for_crate, pick_crate
from tablecooks.games.kulinary.pieces import CRATES, DISHES, INGREDIENTS, LOCATIONS, Asks
from tablecooks.games.kulinary.placing import lay_bar, lay_token
from tablecooks.games.kulinary.rounds import after_laying, draw_on, finish_token
from tablecooks.games.kulinary.serving import serve_bar, serve_dish
from tablecooks.games.kulinary.store import take_bar, take_card
from tablecooks.games.kulinary.stoves import cook_bar, cook_dish


@rule
def legal(t, spec, moves):
    """Set ``moves[number]`` for each move that the cook may make now. ``moves`` is all false; no chance moves."""
    asks = t.asks
    if asks == Asks.LAY:
        for location in range(LOCATIONS):
            moves[m.LAY + location] = lay_bar(t, spec, location) == Bar.ALLOWED
    elif asks == Asks.TAKE or asks == Asks.TAKE_MORE:
        for kind in range(INGREDIENTS):
            moves[m.TAKE + kind] = take_bar(t, kind) == Bar.ALLOWED
        moves[m.ENOUGH] = asks == Asks.TAKE_MORE
    elif asks == Asks.COOK:
        for dish in range(DISHES):
            moves[m.COOK + dish] = cook_bar(t, spec, dish, 0) == Bar.ALLOWED
            moves[m.COOK_WITH_CHEF + dish] = cook_bar(t, spec, dish, 1) == Bar.ALLOWED
    elif asks == Asks.CRATE:
        for crate in range(CRATES):
            moves[m.CRATE + crate] = crate_bar(t, crate) == Bar.ALLOWED
    elif asks == Asks.DISCARD:
        for kind in range(INGREDIENTS):
            moves[m.DISCARD + kind] = discard_bar(t, kind) == Bar.ALLOWED
    elif asks == Asks.SERVE:
        for dish in range(DISHES):
            moves[m.SERVE + dish] = serve_bar(t, dish) == Bar.ALLOWED
    moves[m.DECLINE] = may_decline(asks)


@rule
def may_decline(asks):
    """KU-Q3: an action may always be declined, as long as it has not begun."""
    return asks == Asks.TAKE or asks == Asks.COOK or asks == Asks.CRATE or asks == Asks.SERVE


@rule
def bar(t, spec, move):
    """Why a cook may not make this move now: a Bar, ALLOWED exactly for the legal moves."""
    asks = t.asks
    if asks == Asks.OVER:
        return Bar.GAME_OVER
    if asks <= Asks.DEAL or asks == Asks.DRAW:
        return Bar.CHANCE_FIRST
    if asks == Asks.LAY:
        return lay_bar(t, spec, move - m.LAY) if move < m.TAKE else Bar.NOT_ASKED
    if asks == Asks.DISCARD:
        return discard_bar(t, move - m.DISCARD) if move >= m.DISCARD and move < m.SERVE else Bar.NOT_ASKED
    if move == m.DECLINE:
        return Bar.ALLOWED if may_decline(asks) else Bar.NOT_ASKED
    return _action_bar(t, spec, move)


@rule
def _action_bar(t, spec, move):
    """Why a token may not do this: it does what its location is for."""
    asks = t.asks
    if move < m.TAKE or (move >= m.DISCARD and move < m.SERVE):
        return Bar.NOT_ASKED
    if move < m.ENOUGH:
        return take_bar(t, move - m.TAKE) if asks == Asks.TAKE or asks == Asks.TAKE_MORE else Bar.NOT_HERE
    if move == m.ENOUGH:
        return Bar.ALLOWED if asks == Asks.TAKE_MORE else Bar.NOT_ASKED
    if move < m.COOK_WITH_CHEF:
        return cook_bar(t, spec, move - m.COOK, 0) if asks == Asks.COOK else Bar.NOT_HERE
    if move < m.CRATE:
        return cook_bar(t, spec, move - m.COOK_WITH_CHEF, 1) if asks == Asks.COOK else Bar.NOT_HERE
    if move < m.DISCARD:
        return crate_bar(t, move - m.CRATE) if asks == Asks.CRATE else Bar.NOT_HERE
    return serve_bar(t, move - m.SERVE) if asks == Asks.SERVE else Bar.NOT_HERE


@rule
def apply_choice(t, spec, move):
    """Carry out a cook's move."""
    if move < m.TAKE:
        lay_token(t, move - m.LAY)
        after_laying(t, spec)
    elif move < m.ENOUGH:
        _take(t, spec, move - m.TAKE)
    elif move == m.ENOUGH or move == m.DECLINE:
        finish_token(t, spec)
    elif move >= m.CRATE and move < m.DISCARD:
        pick_crate(t, move - m.CRATE)
    elif move >= m.DISCARD and move < m.SERVE:
        discard_for_crate(t, move - m.DISCARD)
        if t.to_discard == 0:
            draw_on(t, spec)
    else:
        _cook_or_serve(t, spec, move)
        finish_token(t, spec)


@rule
def _take(t, spec, kind):
    """KU-L1: a second card may follow the first, if one is left."""
    take_card(t, kind)
    if t.asks == Asks.TAKE and in_store(t) > 0:
        t.asks = Asks.TAKE_MORE
    else:
        finish_token(t, spec)


@rule
def _cook_or_serve(t, spec, move):
    if move < m.COOK_WITH_CHEF:
        cook_dish(t, spec, move - m.COOK, 0)
    elif move < m.CRATE:
        cook_dish(t, spec, move - m.COOK_WITH_CHEF, 1)
    else:
        serve_dish(t, spec, move - m.SERVE)
