"""How many ways a game can go on from set positions: sequences of moves, and different states, to a small depth.

A number that changes says that a rule did, or the house menu. The first of each list can be counted by hand.
"""

from itertools import product

import pytest

from tablecooks.games import alacarte
from tablecooks.games.alacarte.pieces import CREPE, CUPS, DISHES, EMPTY, Asks, Crepe, Cup, Place


def counts(game, state, depth):
    """For 1 … ``depth`` moves: (sequences of moves, different states)."""
    layer, found = {state.key(): (state, 1)}, []
    for _ in range(depth):
        after = {}
        for state, sequences in layer.values():
            for move in game.moves(state):
                child = game.apply(state, move)
                known = after.get(child.key(), (child, 0))[1]
                after[child.key()] = (child, known + sequences)
        layer = after
        found.append((sum(sequences for _, sequences in layer.values()), len(layer)))
    return found


def at_the_stove(game, dish=None):
    """The first cook's turn with ``dish`` in the pan, other dishes in the others', and no cups dealt."""
    state = game.start()
    state.asks, state.actions = Asks.ACT, 3
    others = [number for number in range(DISHES) if number != dish]
    for cook in range(game.seats):
        state.dish[cook] = others[cook] if cook or dish is None else dish
        if state.dish[cook] < DISHES:
            state.place[state.dish[cook]] = Place.PAN
    return state


def seasoned_dish(game, kinds):
    """The first dish of the menu whose recipe asks for just so many kinds."""
    return next(d for d in range(DISHES) if sum(need > 0 for need in game.spec.needs[d]) == kinds)


def test_the_deal_and_the_first_dishes():
    """5 kinds of cup for each of two cooks, then 20 dishes, then 19."""
    game = alacarte.game(cooks=2)
    found = counts(game, game.start(), 4)
    assert found == [(5, 5), (25, 25), (25 * 20, 500), (25 * 20 * 19, 9500)]


def test_one_kind_of_cup_runs_out_in_the_deal():
    """There are 3, 3, 2, 3, 2 cups of the five kinds, so not all of 5⁴ deals to four cooks can come."""
    game = alacarte.game(cooks=4)
    deals = [deal for deal in product(range(5), repeat=4) if all(deal.count(cup) <= CUPS[cup] for cup in range(5))]
    assert counts(game, game.start(), 4) == [(5, 5), (25, 25), (5**3 - 2, 5**3 - 2), (len(deals), len(deals))]


def test_a_tip_from_a_shaker_of_two():
    """One of the seasoning and one salt: none, one (either) or both fall; then the three moves of an open turn."""
    game = alacarte.game(cooks=2)
    dish = seasoned_dish(game, 1)
    shaker = next(kind for kind in range(4) if game.spec.needs[dish][kind])
    state = at_the_stove(game, dish)
    state.seasoning[shaker], state.salt[shaker] = 1, 1
    state.sink[shaker], state.sink[4] = 14, 4
    state.asks, state.tipped, state.over = Asks.FALL, shaker, 0
    assert counts(game, state, 6) == [(3, 3), (7, 7), (33, 32), (159, 139), (733, 621), (2970, 2130)]


def test_the_crepe_is_rolled_and_flipped():
    """Roll; six faces; then flip or end, with *choose* one of three levels first, with *cup* one of five; and so on."""
    game = alacarte.game(cooks=2)
    state = at_the_stove(game, CREPE)
    state.crepe[0] = Crepe.PAN
    assert counts(game, state, 6) == [(1, 1), (6, 6), (16, 16), (42, 40), (204, 159), (763, 567)]


@pytest.mark.parametrize(
    ("cooks", "cups", "pinned"),
    [
        (2, 0, [(3, 3), (14, 14), (55, 54), (254, 222), (1215, 898)]),
        (3, 0, [(3, 3), (14, 14), (58, 57), (272, 240), (1292, 981)]),
        (2, 1, [(6, 6), (22, 22), (93, 79), (430, 322)]),
        (3, 1, [(11, 11), (50, 50), (189, 171), (828, 660)]),
    ],
)
@pytest.mark.parametrize("edition", ["czech", "spanish"])
def test_an_open_turn(edition, cooks, cups, pinned):
    """Roll, tip the one seasoning of the recipe, end the turn; with a cup of each kind, a coffee break besides."""
    game = alacarte.game(cooks=cooks, edition=edition)
    state = at_the_stove(game, seasoned_dish(game, 1))
    state.cups[0] = [cups] * 5
    state.cups_down = [number - cups for number in CUPS]
    assert counts(game, state, len(pinned)) == pinned


@pytest.mark.parametrize("edition", ["czech", "spanish"])
def test_a_burnt_dish_is_saved_or_let_go(edition):
    """Two cups that lower the heat, dial at 7: one to three levels, as far as the edition lets them."""
    game = alacarte.game(cooks=2, edition=edition)
    dish = next(d for d in range(DISHES) if game.spec.burnt_from[d] == 6)
    state = at_the_stove(game, dish)
    state.heat[0], state.cups[0][Cup.LOWER], state.cups_down[Cup.LOWER] = 7, 2, 0
    state.asks = Asks.RESCUE
    levels = 2 if edition == "czech" else 3
    assert counts(game, state, 1) == [(1 + levels, 1 + levels)]


def test_picking_the_last_dish():
    """One dish on offer and the crêpe unused: two ways on."""
    game = alacarte.game(cooks=2)
    state = at_the_stove(game)
    state.place = [Place.BIN] * DISHES
    state.place[state.dish[1]] = Place.PAN
    state.dish[0], state.place[7], state.asks = EMPTY, Place.OFFER, Asks.PICK
    assert counts(game, state, 1) == [(2, 2)]
