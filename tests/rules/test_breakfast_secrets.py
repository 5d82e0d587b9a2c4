"""What each guest sees (KB-A2, KB-A5, KB-E2, KB-Q6)."""

from itertools import product

import pytest

from tablecooks.core.game import CHANCE, ONLOOKER
from tablecooks.core.log import Log, Step
from tablecooks.core.seed import Luck
from tablecooks.games import breakfast
from tablecooks.games.breakfast import speech
from tests.every_game.walk import walk
from tests.rules.breakfast_table import DISH_NAMES, A, B, C, table

NAMES = ("Ana", "Bo", "Cy")


def a_table(**settings):
    return table(**settings).king(ham=2).lay(wine=2, cake=1).hand(A, ham=1).hand(B, cake=2).drew(B, fruit=2, ham=1)


@pytest.mark.clause("KB-Q6")
def test_taken_piles_were_seen_and_hands_are_counted():
    t = a_table()
    for seat in (A, C):
        view = t.game.view(t.state, seat)
        assert view.taken == t.state.taken
        assert view.held == [0, 3, 0, 0, 0]
        assert view.drawn[B] == [-1] * 7
        assert (view.left, view.king, view.table) == (t.state.left, t.state.king, t.state.table)


@pytest.mark.clause("KB-A2", "KB-Q6")
def test_a_guest_sees_the_own_hand():
    t = a_table()
    assert t.game.view(t.state, B).drawn[B] == t.state.drawn[B]
    assert t.game.view(t.state, B).deck[:7] == [-1] * 7


@pytest.mark.case("G12")
@pytest.mark.clause("KB-A2")
@pytest.mark.parametrize("eyes", [A, C, ONLOOKER])
def test_another_hidden_card_is_the_same_view(eyes):
    """Swap any drawn card of B with any of the deck: whoever may not know sees no difference."""
    t = a_table()
    view = t.game.view(t.state, eyes)
    for mine, other in product((0, 5), range(7)):
        twin = t.state.copy()
        twin.drawn[B][mine] -= 1
        twin.drawn[B][other] += 1
        twin.deck[mine] += 1
        twin.deck[other] -= 1
        assert t.game.view(twin, eyes) == view
        assert t.game.view(twin, eyes).key() == view.key()
        assert (t.game.view(twin, B) == t.game.view(t.state, B)) == (mine == other)


@pytest.mark.case("G12")
@pytest.mark.clause("KB-Q6")
def test_an_onlooker_sees_no_drawn_card():
    view = a_table().drew(A, wine=1)
    seen = view.game.view(view.state, ONLOOKER)
    assert seen.drawn[:3] == [[-1] * 7] * 3
    assert view.game.scores(seen) == (2, 0, 0)


@pytest.mark.clause("KB-Q6")
def test_a_house_option_opens_the_hands():
    t = a_table(open_hands=True)
    for eyes in (A, B, C, ONLOOKER):
        assert t.game.view(t.state, eyes) == t.state
    t.play("draws a card")
    assert t.game.sees(t.state, C, t.game.find("ham"))


@pytest.mark.clause("KB-A2", "KB-A5")
def test_a_drawn_serving_is_its_guests_secret_and_emerald_is_none():
    t = a_table().play("draws a card")
    ham, emerald = t.game.find("ham"), t.game.find("Emerald")
    assert [t.game.sees(t.state, seat, ham) for seat in (A, B, C, ONLOOKER)] == [True, False, False, False]
    assert all(t.game.sees(t.state, seat, emerald) for seat in (A, B, C, ONLOOKER))
    dealing = table().play("lays the table")
    assert all(dealing.game.sees(dealing.state, seat, ham) for seat in (A, B, C, ONLOOKER))


def log_of(steps) -> Log:
    game = breakfast.game(guests=3)
    return Log(game, NAMES, ("person",) * 3, "7", tuple(steps))


def played(seed):
    game = breakfast.game(guests=3)
    return [Step(game.turn(state), move) for state, move in walk(game, seed) if move]


LAID = ["lays the table", "ham", "ham", "wine", "cake", "Emerald", "bread"]


def steps(*words):
    game = breakfast.game(guests=3)
    state = game.start()
    for word in words:
        yield Step(game.turn(state), game.find(word))
        state = game.apply(state, word)


@pytest.mark.case("G12")
@pytest.mark.clause("KB-A2", "KB-A5")
def test_the_log_of_a_seat_has_no_card_that_it_may_not_know():
    log = log_of(steps(*LAID, "draws a card", "fruit", "draws a card", "Emerald", "takes ham"))
    last = {seat: log.text_for(seat).splitlines()[-3] for seat in (A, B, ONLOOKER)}
    assert last == {A: "2 Ana draws a card: fruit", B: "2 Ana draws a card", ONLOOKER: "2 Ana draws a card"}
    assert log.text_for(B).splitlines()[-2] == "3 Bo draws a card: Emerald"
    said = [speech.sentence(log.game, NAMES, line) for line in log.lines_for(C)]
    assert said == [
        "Ana lays the table: 2 ham, bread, cake, wine and Emerald.",
        "Ana draws a card.",
        "Bo draws a card: Emerald.",
        "Cy takes the ham.",
    ]
    clauses = [speech.clause(log.game, line) for line in log.lines_for(C)]
    assert clauses == ["KB-R2", "KB-A2", "KB-A5", "KB-A1"]


@pytest.mark.case("G12")
def test_another_drawn_card_is_the_same_log_byte_for_byte():
    texts = set()
    for dish in DISH_NAMES:
        log = log_of(steps(*LAID, "draws a card", dish, "takes ham"))
        texts.add((log.text_for(B), log.text_for(ONLOOKER)))
    assert len(texts) == 1


@pytest.mark.case("G12")
@pytest.mark.clause("KB-E2")
def test_the_seed_and_the_cards_are_in_the_log_once_the_game_is_over():
    made = played(3)
    log, going_on = log_of(made), log_of(made[:-1])
    assert log.text_for(ONLOOKER) == str(log)
    assert "seed: 7" not in going_on.text_for(A)
    assert str(Luck("7").entropy) not in going_on.text_for(A)


def test_what_seats_see_of_a_whole_game_is_what_they_drew():
    log = log_of(played(5)[:-1])
    for seat in (A, B, C):
        for line, whole in zip(log.lines_for(seat), log.lines, strict=True):
            own = whole.seat in (seat, CHANCE)
            secret = whole.move.words == "draws a card" and whole.came[0].words != "Emerald"
            assert line.came == (() if secret and not own else whole.came)
