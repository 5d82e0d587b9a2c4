"""The door: pick a crate, discard what it asks, draw what it gives (KU-L4, KU-Q2, KU-Q3)."""

from tablecooks.core.rule import rule
from tablecooks.games.kulinary.bars import Bar
from tablecooks.games.kulinary.hands import discard_card, draw_card, hand_size, in_hand
from tablecooks.games.kulinary.pieces import CRATE_ASKS, CRATE_GIVES, NOBODY, Asks


@rule
def crate_bar(t, crate):
    """KU-L4, KU-Q3: a crate that nobody has picked this round, and cards enough for it."""
    if t.crates[crate] != NOBODY:
        return Bar.CRATE_PICKED
    return Bar.ALLOWED if hand_size(t, t.cook) >= CRATE_ASKS[crate] else Bar.TOO_FEW_CARDS


@rule
def pick_crate(t, crate):
    """KU-L4, KU-Q3: it is closed to everyone for the rest of the round."""
    t.crates[crate] = t.cook
    t.crate = crate
    t.to_discard = CRATE_ASKS[crate]
    t.to_draw = CRATE_GIVES[crate]
    t.asks = Asks.DISCARD
    t.changed = 1


@rule
def discard_bar(t, kind):
    """KU-L4: any card of the own hand."""
    return Bar.ALLOWED if in_hand(t, t.cook, kind) > 0 else Bar.NOT_IN_HAND


@rule
def discard_for_crate(t, kind):
    """KU-L4, KU-Q5."""
    discard_card(t, t.cook, kind)
    t.to_discard -= 1


@rule
def draw_from_crate(t, kind):
    """KU-L4."""
    draw_card(t, t.cook, kind)
    t.to_draw -= 1
