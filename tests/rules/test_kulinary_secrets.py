"""What each cook sees of the hands and the deck (KU-Q6)."""

from itertools import product

import pytest

from tablecooks.chance import drawn
from tablecooks.core.game import CHANCE, ONLOOKER
from tablecooks.core.log import Log, Step
from tablecooks.games.kulinary import speech
from tablecooks.games.kulinary.hands import hand_size
from tests.every_game.walk import walk
from tests.rules.kulinary_table import DOOR, STORE, A, B, C, a_game, stand
from tests.rules.set_for_tests import KINDS

NAMES = ("Ana", "Bo", "Cy")


def a_table(**settings):
    table = stand(**settings).store(egg=2, milk=1).seen_hand(B, egg=1).hand(A, fish=2).hand(B, milk=1, egg=1)
    return table.hand(C, tomato=2).cooked(B, "Omelette").discards(carrot=3)


@pytest.mark.clause("KU-Q6")
def test_hands_are_hidden_and_their_size_and_the_dishes_are_open():
    table = a_table()
    for eyes in (A, C, ONLOOKER):
        view = table.game.view(table.state, eyes)
        assert view.drawn[B] == [-1] * 6
        assert view.taken[B] == [0, 1, 0, 0, 0, 0]  # all saw it leave the store
        assert [hand_size(view, cook) for cook in range(3)] == [2, 3, 2]
        assert (view.place, view.store, view.discards) == (table.state.place, table.state.store, table.state.discards)
        assert view.deck == [-1] * 6
        assert view.left == table.state.left
    assert table.game.view(table.state, B).drawn[B] == table.state.drawn[B]
    assert table.game.view(table.state, ONLOOKER).drawn[:3] == [[-1] * 6] * 3


@pytest.mark.clause("KU-Q6")
@pytest.mark.case("G12")
@pytest.mark.parametrize("eyes", [A, C, ONLOOKER])
def test_another_hidden_card_is_the_same_view(eyes):
    """Swap any card that B has drawn with any of the deck or of another hand: who may not know sees no difference."""
    table = a_table()
    view = table.game.view(table.state, eyes)
    for mine, other in product((1, 5), range(6)):
        twin = table.state.copy()
        for kind, by in ((mine, -1), (other, 1)):
            twin.drawn[B][kind] += by
            twin.deck[kind] -= by
        assert table.game.view(twin, eyes).key() == view.key()
        assert (table.game.view(twin, B) == table.game.view(table.state, B)) == (mine == other)


@pytest.mark.clause("KU-Q6")
def test_a_house_option_opens_the_hands():
    table = a_table(open_hands=True)
    for eyes in (A, B, C, ONLOOKER):
        assert table.game.view(table.state, eyes) == table.state
        assert table.game.sees(table.state, eyes, table.game.find("egg drawn"))


@pytest.mark.clause("KU-Q6")
def test_a_drawn_card_is_its_cooks_alone_and_what_is_laid_is_seen_by_all():
    table = a_table().at(DOOR, B).do("picks the crate 1 for 1", "discards milk")
    eyes = (A, B, C, ONLOOKER)
    assert [table.game.sees(table.state, seat, table.game.find("egg drawn")) for seat in eyes] == [0, 1, 0, 0]
    table.do("fish drawn")
    assert table.is_chance
    assert all(table.game.sees(table.state, seat, table.game.find("fish in the store")) for seat in eyes)


@pytest.mark.clause("KU-Q6")
def test_what_was_taken_in_sight_is_spent_first():
    """B has two eggs, one of which all have seen: after an egg is discarded nobody knows of another."""
    table = a_table().at(DOOR, B).do("picks the crate 1 for 1", "discards egg")
    assert table.state.taken[B] == [0] * 6
    assert table.state.drawn[B] == [0, 1, 0, 0, 0, 1]


@pytest.mark.clause("KU-Q6")
def test_a_view_judges_the_next_card_by_all_that_is_not_seen():
    """A sees the own fish, the store, the discards and B's egg: every other card may be the next."""
    table = a_table().at(DOOR, A).do("picks the crate 1 for 2", "discards fish")
    unseen = {"carrot": 7, "egg": 7, "flour": 10, "fish": 8, "tomato": 10, "milk": 9}
    view = table.game.view(table.state, A)
    ways = {move.words: number for move, number in table.game.chance(view).items()}
    assert ways == {f"{kind} drawn": number for kind, number in unseen.items()}
    real = dict(zip(KINDS, table.state.deck, strict=True))
    assert table.ways == {f"{kind} drawn": number for kind, number in real.items()}
    assert sum(unseen.values()) == table.state.left + 4


@pytest.mark.clause("KU-Q6", "KU-S1")
def test_a_renewed_deck_was_seen():
    """The first card is one of all that A has not seen, the second one of the discards."""
    table = stand(2).hand(A, fish=1).hand(B, milk=2).deck(egg=1).discards().at(DOOR, A)
    table.do("picks the crate 1 for 2", "discards fish")
    view = table.game.view(table.state, A)
    first = {move.words: number for move, number in table.game.chance(view).items()}
    assert first == {"egg drawn": 1, "milk drawn": 2}
    after = table.game.apply(view, "milk drawn")
    second = {move.words: number for move, number in table.game.chance(after).items()}
    assert second == {f"{kind} drawn": {"egg": 9, "milk": 8}.get(kind, 10) for kind in KINDS}
    assert drawn((1, 2), 1).P((0, 1)).denominator == 3


@pytest.mark.clause("KU-Q6")
@pytest.mark.case("G12")
def test_a_log_for_one_seat_tells_no_card_of_another():
    game = a_game()
    steps, states = [], []
    for state, move in walk(game, 5):
        states.append(state)
        if move is not None and len(steps) < 200:
            steps.append(Step(game.turn(state), move))
    log = Log(game, NAMES, ("random",) * 3, "5", tuple(steps))
    whole = [move for line in log.lines for move in line.came]
    for seat in (A, B, C, ONLOOKER):
        told = [move for line in log.lines_for(seat) for move in line.came]
        others = [
            step.move
            for state, step in zip(states, steps, strict=False)
            if step.seat == CHANCE and step.move.words.endswith("drawn") and state.cook != seat
        ]
        assert len(told) == len(whole) - len(others)
    said = " ".join(speech.sentence(game, NAMES, line) for line in log.lines_for(ONLOOKER))
    assert "draws" not in said
    assert "dealt" not in said
    assert "new in the store" in said


@pytest.mark.clause("KU-Q6", "KU-L1")
def test_what_is_taken_from_the_store_is_seen_by_all():
    table = a_table().at(STORE, C, A).do("takes egg", "takes milk")
    assert table.game.view(table.state, A).taken[C] == [0, 1, 0, 0, 0, 1]
