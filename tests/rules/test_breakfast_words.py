"""King's Breakfast in words: logs that read back, prompts, buttons, sentences for every move of whole games."""

from itertools import pairwise

import pytest

from tablecooks.bots.any import random
from tablecooks.core.game import CHANCE
from tablecooks.core.log import Log, Step
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games import breakfast, read_log
from tablecooks.games.breakfast import speech
from tablecooks.games.breakfast.bars import Bar
from tests.rules.breakfast_table import A, C, table

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve")


def played(guests, seed, **options) -> Log:
    game = breakfast.game(guests=guests, **options)
    made = tuple(Step(step.seat, step.move) for step in steps(game, [random] * guests, Luck(seed)))
    return Log(game, NAMES[:guests], ("random",) * guests, seed, made)


@pytest.mark.parametrize("guests", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"open_hands": True, "emerald_on_bare_table": True}], ids=str)
def test_a_log_reads_back(guests, options):
    log = played(guests, "9", **options)
    assert read_log(str(log)) == log
    assert str(read_log(str(log))) == str(log)
    assert str(log).splitlines()[1:4:2] == ["game: breakfast", f"guests: {guests}"]


@pytest.mark.parametrize("bar", [bar for bar in Bar if bar != Bar.ALLOWED])
def test_every_reason_is_a_sentence_with_a_clause_of_the_book(bar):
    reason = breakfast.game.words.reason(bar)
    assert reason.clause in breakfast.clauses()
    assert reason.sentence
    assert not reason.sentence.endswith(".")


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_happens_has_words(seed):
    log = played(4, str(seed))
    game, names = log.game, log.names
    for line in log.lines:
        assert speech.sentence(game, names, line).endswith(".")
        assert speech.clause(game, line) in breakfast.clauses()
    for state, _after in pairwise(log.states()):
        moves = game.moves(state)
        assert all(speech.prompt(game, state, names))
        labels = [(speech.group(move), speech.label(game, names, move)) for move in moves]
        assert len(set(labels)) == len(moves)
        keys = [speech.key(move) for move in moves]
        assert len(set(keys)) == len(keys)
        for number in speech.bars_worth_saying(game, state):
            reason = game.why_not(state, game.all_moves[number])
            assert reason is None or str(reason)
        assert game.turn(state) == CHANCE or all(speech.act_words(game, names, move) for move in moves)


def test_sentences():
    t = table()
    said = []
    script = ["lays the table", "ham", "ham", "Emerald", "wine", "ham", "bread", "takes ham", "draws a card", "cake"]
    made = []
    for words in script:
        made.append(Step(t.asked, t.game.find(words)))
        t.play(words)
    log = Log(t.game, NAMES[:3], ("person",) * 3, "1", tuple(made))
    said = [speech.sentence(t.game, NAMES, line) for line in log.lines]
    assert said == [
        "Ana lays the table: 3 ham, bread, wine and Emerald.",
        "Ana takes the ham.",
        "Bo draws a card: cake.",
    ]


def test_prompts():
    t = table().lay(ham=1).king(cake=2)
    assert speech.prompt(t.game, t.state, NAMES) == ("Ana", "take a dish or draw a card.", "107 cards in the deck")
    t.play("draws a card")
    assert speech.prompt(t.game, t.state, NAMES)[1] == "which card is drawn?"
    t.play("Emerald")
    assert "you drew Emerald" in speech.prompt(t.game, t.state, NAMES)[1]
    t.play("calls Emerald", "feeds cake to Emerald")
    assert speech.prompt(t.game, t.state, NAMES)[1] == "which serving does Emerald eat next?"
    bare = table().lay().deck()
    assert speech.prompt(bare.game, bare.state, NAMES)[1:] == (
        "there is nothing left to do: pass.",
        "0 cards in the deck",
    )


def test_what_is_not_allowed_is_worth_saying():
    t = table().lay(emeralds=1, ham=1)
    barred = speech.bars_worth_saying(t.game, t.state)
    reasons = [str(t.game.why_not(t.state, t.game.all_moves[number])) for number in barred]
    assert "Emerald eats two servings, and the king has fewer (KB-A3)" in reasons


def test_the_heading_says_whose_rules():
    assert speech.title_note(breakfast.game()) == "Finnish sheet"
    assert speech.title_note(breakfast.game(open_hands=True)) == "own rules"


def test_the_end_in_words():
    t = table().king(ham=3).hand(A, ham=2, wine=1).hand(C, ham=1).over()
    assert speech.prompt(t.game, t.state, NAMES) == ("", "The game is over.", "Ana wins.")
    assert speech.points(t.game, t.state, A) == [
        ("Ham: 2 at 3 each", 6, False),
        ("Wine: 1, more than the king's 0: discarded", 0, False),
    ]
    assert speech.stars(t.state, A) == ""
