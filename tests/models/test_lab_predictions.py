"""Predict, lock, reveal; the mystery shaker; nothing hidden before its time."""

from fractions import Fraction

import pytest

from tablecooks.games.alacarte.fall import DEFAULT_FALL, parse_fall
from tablecooks.models.lab_answers import QUESTIONS
from tablecooks.models.lab_mystery import Mystery, as_dots
from tablecooks.models.lab_questions import Predictions
from tablecooks.models.lab_record import MOST_TRIES, Record, Try
from tablecooks.models.lab_shaker import BACK, EMPTIES, MODES, REFILL, Shaker
from tablecooks.models.table import StaleClick


def asked(key="none", **shaker) -> Predictions:
    predictions = Predictions(Shaker(**shaker), "pepper", "7")
    predictions.ask(key)
    return predictions


def revealed(key, number="25", **shaker) -> Predictions:
    predictions = asked(key, **shaker)
    predictions.lock(number, "70", 1)
    predictions.reveal(1)
    return predictions


@pytest.mark.parametrize(
    ("key", "mode", "answer"),
    [
        ("none", EMPTIES, Fraction(9100, 323)),
        ("none", REFILL, Fraction(9100, 323)),
        ("none", BACK, Fraction(8100, 256)),
        ("due", EMPTIES, Fraction(500, 16)),
        ("due", BACK, Fraction(25)),
        ("first", EMPTIES, Fraction(400, 19)),
        ("first", BACK, Fraction(25)),
        ("wait", EMPTIES, Fraction(7, 2)),
        ("wait", BACK, Fraction(4)),
    ],
)
def test_answers_are_those_of_the_lessons(key, mode, answer):
    found = revealed(key, "10", mode=mode).open.answer
    assert found.value == answer
    tolerance = Fraction(1, 2) if key == "wait" else 8
    assert abs(found.seen - answer) < tolerance


@pytest.mark.parametrize("key", QUESTIONS)
@pytest.mark.parametrize("mode", MODES)
def test_every_question_has_an_answer_and_the_same_seed_the_same(key, mode):
    first, again = (revealed(key, "10", mode=mode).open.answer for _time in range(2))
    assert first == again
    assert first.shown


def test_a_shaker_without_salt_cannot_be_asked_about():
    with pytest.raises(ValueError, match="too small"):
        asked(salt=0)


def test_a_locked_prediction_stays_as_it_is():
    predictions = asked()
    predictions.lock("35", "70", 1)
    kept = predictions.open
    for again in (("28", "99"), ("35", "70")):
        with pytest.raises(ValueError, match="is locked"):
            predictions.lock(*again, 1)
    with pytest.raises(ValueError, match="First reveal"):
        predictions.ask("due")
    assert predictions.open == kept
    predictions.reveal(1)
    with pytest.raises(ValueError, match="does not count"):
        predictions.lock("28", "99", 1)
    with pytest.raises(ValueError, match="already"):
        predictions.reveal(1)
    assert predictions.open.said == 35
    assert [(made.confidence, made.right) for made in predictions.record.tries] == [(70, False)]


def test_nothing_is_revealed_before_it_is_locked():
    predictions = asked()
    with pytest.raises(ValueError, match="Lock a prediction first"):
        predictions.reveal(1)
    with pytest.raises(ValueError, match="another question"):
        predictions.lock("28", "70", 2)
    assert predictions.open.answer is None


@pytest.mark.parametrize(
    ("typed", "number"),
    [("28", 28), ("28,2", Fraction("28.2")), (" 28.2 % ", Fraction("28.2")), ("1/4", 25), ("0.5 %", Fraction(1, 2))],
)
def test_numbers_are_taken_as_they_are_meant(typed, number):
    predictions = asked()
    predictions.lock(typed, "50", 1)
    assert predictions.open.said == number


@pytest.mark.parametrize(
    ("typed", "sure", "sentence"),
    [
        ("", "70", "must be a number"),
        ("many", "70", "not 'many'"),
        ("-3", "70", "from 0 to 100"),
        ("101", "70", "from 0 to 100"),
        ("0.28", "70", "less than one per cent"),
        ("28", "", "how sure"),
        ("28", "65", "how sure"),
    ],
)
def test_what_is_no_prediction_gets_a_sentence(typed, sure, sentence):
    predictions = asked()
    with pytest.raises(ValueError, match=sentence):
        predictions.lock(typed, sure, 1)
    assert predictions.open.said is None


def tried(*tries) -> Record:
    """A record of (mark, confidence, right)."""
    return Record(Try(f"{mark:05x}", confidence, right) for mark, confidence, right in tries)


def test_calibration_counts_how_often_a_confidence_came_true():
    record = tried((1, 70, True), (2, 70, False), (3, 99, True))
    assert [row for row in record.calibration() if row[1]] == [(70, 2, 1), (99, 1, 1)]


def test_a_second_try_at_a_question_whose_answer_is_known_is_kept_and_does_not_count():
    record = tried((1, 70, False), (1, 99, True), (2, 50, True), (1, 99, True))
    assert [row for row in record.calibration() if row[1]] == [(50, 1, 1), (70, 1, 0)]
    assert record.again == 2
    assert len(record.tries) == 4


def test_the_record_is_a_text_and_comes_back():
    record = tried((1, 70, False), (0xFFFFF, 99, True))
    assert record.to_text() == "00001.70n_fffff.99y"
    assert Record.from_text(record.to_text()) == record
    assert Record.from_text("") == Record()
    for text in ("x", "00001.70", "00001.65y", "_", "00001.70y_" * 300 + "00001.70y"):
        with pytest.raises(ValueError, match="cannot be read"):
            Record.from_text(text)


def test_a_record_keeps_the_newest_tries():
    record = tried(*((n, 70, True) for n in range(MOST_TRIES)))
    record.add(Try("aaaaa", 50, True))
    assert len(record.tries) == MOST_TRIES
    assert record.tries[-1].mark == "aaaaa"


@pytest.mark.parametrize(
    ("key", "changed", "known"),
    [
        ("none", {}, True),
        ("none", {"mode": REFILL}, True),
        ("none", {"mode": BACK}, False),
        ("none", {"salt": 4}, False),
        ("none", {"fall": parse_fall("poisson 1.5")}, True),
        ("tip", {"fall": parse_fall("poisson 1.5")}, False),
        ("twenty", {}, False),
    ],
)
def test_a_question_is_fresh_as_long_as_its_answer_is_not_known(key, changed, known):
    before = revealed(key, "10")
    later = Predictions(Shaker(**changed), "pepper", "7", before.record, asked=1)
    later.ask("due")
    assert not later.again
    later.ask(key)
    assert later.again == known


@pytest.mark.parametrize("key", QUESTIONS)
def test_a_prediction_comes_back_with_the_same_answer(key):
    predictions = asked("due")
    predictions.ask(key)
    predictions.lock("10", "80", 2)
    locked = Predictions(Shaker(), "pepper", "7", asked=1)
    locked.come_back(key, "10", "80", revealed=False)
    assert locked.open == predictions.open
    with pytest.raises(ValueError, match="stays as it is"):
        locked.lock("20", "99", 2)
    predictions.reveal(2)
    again = Predictions(Shaker(), "pepper", "7", predictions.record, asked=1)
    again.come_back(key, "10", "80", revealed=True)
    assert again.open == predictions.open
    assert len(again.record.tries) == 1
    assert not again.again


# The mystery shaker -------------------------------------------------------------------------------------------


def mystery(mode=EMPTIES, number="4711", **more) -> Mystery:
    return Mystery(20, DEFAULT_FALL, mode, number, **more)


def with_salt(salt: int, mode=EMPTIES) -> Mystery:
    """A mystery shaker of which the test knows what is in it."""
    return next(found for n in range(2000) if (found := mystery(mode, str(n)))._salt == salt)


def test_before_the_first_tip_every_number_is_as_likely():
    assert mystery().belief() == [Fraction(1, 21)] * 21
    assert sum(as_dots(mystery().belief())) == 100


@pytest.mark.parametrize("mode", MODES)
def test_belief_is_bayes_rule(mode):
    shaker = with_salt(5, mode)
    for place in range(6):
        shaker.tip(1, place)
    weights = []
    for salt in range(21):
        inside, chance = (20 - salt, salt), Fraction(1)
        for fell, salted in shaker.tips:
            if inside[1] > sum(inside):
                break
            law = Shaker(20 - salt, salt).among(inside, fell, mode == BACK)
            chance *= law.P(salted)
            after = inside[0] - (fell - salted), inside[1] - salted
            inside = after if mode == EMPTIES and chance else (20 - salt, salt)
        weights.append(chance)
    assert shaker.belief() == [weight / sum(weights) for weight in weights]


def test_an_emptied_mystery_leaves_no_doubt():
    shaker = mystery()
    while shaker.left > 0 and sum(fell for fell, _salt in shaker.tips) < 20:
        shaker.tip(1, len(shaker.tips))
    assert max(shaker.belief()) == 1
    assert max(as_dots(shaker.belief())) == 100


def test_nobody_looks_in_before_it_is_open():
    shaker = mystery()
    with pytest.raises(ValueError, match="before it is opened"):
        shaker.contents()
    for guess in ("", "x", "-1", "21", "5.5"):
        with pytest.raises(ValueError, match="whole number from 0 to 20"):
            shaker.open(guess)
    shaker.open("5")
    assert shaker.contents() == shaker._salt
    with pytest.raises(ValueError, match="open already; your guess was 5"):
        shaker.open("6")
    with pytest.raises(ValueError, match="nothing left to find out"):
        shaker.tip(1, 0)


def test_the_same_number_is_the_same_shaker():
    first, again = mystery(), mystery(tried=8)
    for place in range(8):
        first.tip(1, place)
    assert first.tips == again.tips
    with pytest.raises(StaleClick):
        first.tip(1, 7)


def test_all_numbers_of_salt_come():
    assert {mystery(number=str(n))._salt for n in range(400)} == set(range(21))


@pytest.mark.parametrize("belief", [[Fraction(1, 3)] * 3, [Fraction(1), Fraction(0)], [Fraction(1, 7)] * 7])
def test_dots_always_sum_to_a_hundred(belief):
    assert sum(as_dots(belief)) == 100
    assert all(abs(dots - 100 * share) < 1 for dots, share in zip(as_dots(belief), belief, strict=True))
