"""Long games that favour the rare exits: no piece is lost, no state is stuck, and the sheet holds after every move."""

import numpy as np
import pytest

from tablecooks.games.alacarte import SPANISH, Edition
from tablecooks.games.alacarte.pieces import Asks, Crepe, Place
from tests.rules.kitchen import CREPE_IN_PAN, a_game, count_pieces

ALL_RED = Edition(rescue_leaves_red=False, break_with_crepe=False)
RARE = ("swaps", "re-seasons", "puts in", "lets", "plays", "lowers", "takes", "flips", "5 fall", "coffee cup")
COMMON = ("ends the turn",)
GAMES = [
    (cooks, edition, options)
    for cooks in (2, 3, 4)
    for edition in ("czech", SPANISH, ALL_RED)
    for options in ({}, {"any_seasoning": True, "fall": "1:2:2:2:1:1:1", "flips": "9/10"})
]


def choose(game, state, rng):
    """A random move; rare ones come more often, ending the turn seldom."""
    moves = game.moves(state)
    weights = [20 if move.words.startswith(RARE) else 1 if move.words in COMMON else 4 for move in moves]
    return moves[rng.choice(len(moves), p=np.array(weights) / sum(weights))]


def play(cooks, edition, options, seed, most=700):
    """The states of one game, and the move that led to each."""
    game = a_game(cooks, edition, **options)
    state, rng = game.start(), np.random.default_rng(seed)
    for _ in range(most):
        if game.is_over(state):
            return
        move = choose(game, state, rng)
        state = game.apply(state, move)
        yield game, state, move


def look(game, state):
    """What the sheet says of every table on which a cook is to act."""
    spec, cook = game.spec, state.cook
    dish = state.dish[cook]
    spoiled = state.heat[cook] >= spec.burnt_from[dish] or max(state.pan[cook]) >= 3
    assert not spoiled  # AC-X1: cleared at once in the own turn
    if dish != CREPE_IN_PAN:
        right = spec.green_from[dish] <= state.heat[cook] <= spec.green_to[dish]
        enough = all(state.pan[cook][kind] >= spec.needs[dish][kind] for kind in range(4))
        assert not (right and enough)  # AC-Q2: served at once
    assert state.actions > 0 or state.break_taken == 0  # AC-T2, AC-Q16


@pytest.mark.clause("AC-C2", "AC-C7", "AC-C10", "AC-P5", "AC-Q13", "AC-H6", "AC-X1", "AC-Q2")
@pytest.mark.case("G06", "G07")
@pytest.mark.parametrize(("cooks", "edition", "options"), GAMES)
def test_pieces_are_kept_and_the_sheet_holds_after_every_move(cooks, edition, options):
    seen = set()
    for seed in range(4):
        for game, state, move in play(cooks, edition, options, seed):
            seen.add(move.words.split(" ")[0])
            count_pieces(state, cooks)
            assert game.is_over(state) != bool(game.moves(state))
            if state.asks in (Asks.ACT, Asks.PICK, Asks.RESCUE):
                waiting = [kind for kind in range(4) if state.seasoning[kind] == 0 and state.sink[kind] > 0]
                assert waiting == []
                unused = sum(state.cups_down) + sum(map(sum, state.cups))
                if game.spec.cups_return:
                    assert unused > 0 or sum(state.cups_used) == 0
            if state.asks == Asks.ACT:
                look(game, state)
    assert {"swaps", "re-seasons", "puts", "flips", "plays"} <= seen


@pytest.mark.clause("AC-E1", "AC-E2", "AC-E3")
@pytest.mark.parametrize("edition", ["czech", "spanish"])
def test_a_game_ends_for_one_of_the_reasons_of_the_sheet_and_only_then(edition):
    endings = set()
    for seed in range(12):
        for game, state, _ in play(2, edition, {"fall": "1:6:1"}, 100 + seed, most=3000):
            enough = max(state.served) >= 5 or max(state.stars) >= 3
            stuck = Place.OFFER not in state.place and state.crepe[state.cook] != Crepe.UNUSED
            asleep = state.idle_turns == 2
            if game.is_over(state):
                endings.add(state.ending)
                assert enough or (stuck and state.dish[state.cook] < 0) or asleep
                assert game.winners(state)
                assert sorted(game.places(state))[0] == 1
            else:
                assert not enough
                assert not asleep
    assert len(endings) > 1
