"""The rule book of À la carte: deal, turn, legal, odds, apply, scores, places, hide.

Each works on a :class:`Kitchen` ``t`` and a :class:`Spec` ``spec``, as Python or compiled.
"""

from tablecooks.core.rule import rule
from tablecooks.core.turn import CHANCE, OVER, UNWEIGHTED
from tablecooks.games.alacarte import choices
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.cups import roll_cup
from tablecooks.games.alacarte.dishes import is_done
from tablecooks.games.alacarte.pieces import (
    CUP_KINDS,
    CUPS,
    DISHES,
    EMPTY,
    FACES,
    SALT,
    SALT_IN_SHAKER,
    SEASONING_IN_SHAKER,
    SEASONINGS,
    STARS_TO_WIN,
    Asks,
    Crepe,
    Face,
    Place,
)
from tablecooks.games.alacarte.stove import crystals_in, drop_crystal, raise_heat
from tablecooks.games.alacarte.turns import finish_crepe, go_on, next_deal

legal = choices.legal
bar = choices.bar
HIDDEN = -1


@rule
def deal(t, spec):
    """AC-C2, AC-S1, AC-S2: lay the table; the cups are dealt by chance moves. ``t`` is all zero."""
    t.asks = Asks.DEAL
    for cook in range(len(t.dish)):
        t.dish[cook] = EMPTY
    for dish in range(DISHES):
        t.place[dish] = Place.OFFER
    for cup in range(CUP_KINDS):
        t.cups_down[cup] = CUPS[cup]
    for shaker in range(SEASONINGS):
        t.seasoning[shaker] = SEASONING_IN_SHAKER
        t.salt[shaker] = SALT_IN_SHAKER


@rule
def turn(t):
    """The seat that decides, or CHANCE, or OVER."""
    asks = t.asks
    if asks == Asks.OVER:
        return OVER
    if asks == Asks.DEAL or asks == Asks.DIE or asks == Asks.DRAW:
        return CHANCE
    if asks == Asks.FALL or asks == Asks.CRYSTAL or asks == Asks.FLIP:
        return CHANCE
    return t.cook


@rule
def possible(spec, ways):
    """Real pieces may bring what the law gives no weight: such an outcome can be entered at a companion table."""
    return UNWEIGHTED if ways == 0 and spec.entered == 1 else ways


@rule
def odds(t, spec, ways):
    """At a chance move: fill ``ways`` (all zero, one number a move) with the ways of each outcome."""
    asks = t.asks
    if asks == Asks.DEAL or asks == Asks.DRAW:
        for cup in range(CUP_KINDS):
            ways[m.DRAWS + cup] = t.cups_down[cup]
    elif asks == Asks.DIE:
        for face in range(FACES):
            ways[m.SHOWS + face] = 1
    elif asks == Asks.FALL:
        inside = crystals_in(t, t.tipped)
        for number in range(inside + 1):
            ways[m.FALL + number] = possible(spec, spec.falls[inside][number])
    elif asks == Asks.CRYSTAL:
        ways[m.CRYSTAL + t.tipped] = t.seasoning[t.tipped]
        ways[m.CRYSTAL + SALT] = t.salt[t.tipped]
    elif asks == Asks.FLIP:
        ways[m.LANDS] = possible(spec, spec.flip_lands[t.cook])
        ways[m.MISSES] = possible(spec, spec.flip_tries[t.cook] - spec.flip_lands[t.cook])


@rule
def apply(t, spec, move):
    """One legal move, a cook's or chance's. Nothing is checked here."""
    if move < m.FIRST_CHANCE:
        choices.apply_choice(t, spec, move)
    elif move < m.DRAWS:
        show_face(t, spec, move - m.SHOWS)
    elif move < m.FALL:
        draw_cup(t, spec, move - m.DRAWS)
    elif move < m.CRYSTAL:
        t.falling = move - m.FALL
        t.asks = Asks.CRYSTAL
        if t.falling == 0:
            go_on(t, spec)
    elif move < m.LANDS:
        drop_crystal(t, move - m.CRYSTAL)
        if t.falling == 0:
            go_on(t, spec)
    elif move == m.LANDS:
        finish_crepe(t, spec)
    else:
        go_on(t, spec)


@rule
def show_face(t, spec, face):
    """AC-H1 to AC-H4: what the heat die does."""
    if face == Face.CHOOSE:
        t.asks = Asks.RAISE
    elif face == Face.CUP:
        roll_cup(t, spec)
        if t.asks == Asks.ACT:
            go_on(t, spec)
    else:
        if face == Face.ALL_UP:
            for cook in range(spec.seats):
                raise_heat(t, cook, 1)
        else:
            raise_heat(t, t.cook, face + 1)
        go_on(t, spec)


@rule
def draw_cup(t, spec, cup):
    """AC-S1, AC-H4: a cup from the draw pile, laid face up before the cook."""
    t.cups_down[cup] -= 1
    t.cups[t.cook][cup] += 1
    if t.asks == Asks.DEAL:
        next_deal(t, spec)
    else:
        go_on(t, spec)


@rule
def scores(t, spec, out):
    """AC-E4: fill ``out`` with each cook's points: dishes, crêpe, laid cups; at the end perhaps a done dish."""
    for cook in range(spec.seats):
        out[cook] = t.laid[cook]
        if t.crepe[cook] == Crepe.SERVED:
            out[cook] += spec.points[DISHES]
        if t.asks == Asks.OVER and spec.done_in_pan_counts == 1 and is_done(t, spec, cook):
            out[cook] += spec.points[t.dish[cook]]
    for dish in range(DISHES):
        if t.place[dish] >= 0:
            out[t.place[dish]] += spec.points[dish]


@rule
def places(t, spec, out):
    """AC-E5, AC-E6, AC-Q21: fill ``out`` with each cook's place; equal cooks share it, three stars come first."""
    points = out.copy()
    scores(t, spec, points)
    for cook in range(spec.seats):
        out[cook] = 1
        for other in range(spec.seats):
            if is_ahead(t, points, other, cook):
                out[cook] += 1


@rule
def is_ahead(t, points, one, two):
    one_stars = t.stars[one] >= STARS_TO_WIN
    two_stars = t.stars[two] >= STARS_TO_WIN
    if one_stars or two_stars:
        return one_stars and not two_stars
    return points[one] > points[two]


@rule
def hide(t, spec, seat):
    """Take out what nobody sees when the shakers are opaque. All else lies open."""
    if spec.opaque == 1:
        for shaker in range(SEASONINGS):
            t.seasoning[shaker] = HIDDEN
            t.salt[shaker] = HIDDEN
            t.sink[shaker] = HIDDEN
        t.sink[SALT] = HIDDEN
