"""What is hidden is in no scene: the answer before it is revealed, the inside of the mystery shaker."""

import pytest

from tablecooks.models.lab_answers import QUESTIONS
from tablecooks.models.lab_mystery import Mystery
from tablecooks.models.lab_settings import LabSettings
from tests.views.heard_lab import HeardLab


def predicted(lab: HeardLab, question="none", number="35") -> None:
    lab.send("ask", question=question)
    lab.send("lock", number=number, sure="70", at=lab.scene["question"]["at"])


def recorded(lab: HeardLab) -> list[tuple[int, bool]]:
    return [(made.confidence, made.right) for made in lab.view.predictions.record.tries]


@pytest.mark.case("W15")
@pytest.mark.parametrize("key", QUESTIONS)
def test_nothing_of_the_answer_is_sent_before_it_is_revealed(key, monkeypatch):
    """Whatever the answer is, the scenes before the reveal are the same bytes."""

    def scenes(value):
        def answer(asked, shaker, rng):
            return true_answer(asked, shaker, rng).__class__(value, f"{value}", (f"{value}",), f"{value}", value)

        with monkeypatch.context() as patch:
            true_answer = type(QUESTIONS[key]).answer
            patch.setattr(type(QUESTIONS[key]), "answer", answer)
            lab = HeardLab("?seed=7&tab=predict")
            lab.send("ask", question=key)
            sent = [lab.bytes()]
            lab.send("lock", number="10", sure="70", at=lab.scene["question"]["at"])
            sent.append(lab.bytes())
            lab.send("show", tab="tip")
            sent.append(lab.bytes())
            lab.send("show", tab="predict")
            sent.append(lab.bytes())
            messages = list(lab.said)
            lab.send("reveal", at=lab.scene["question"]["at"])
            return sent, messages, lab.bytes()

    (first, said, shown), (other, said_other, shown_other) = scenes(3), scenes(17)
    assert first == other
    assert said == said_other == []
    assert shown != shown_other


@pytest.mark.case("W15")
def test_the_answer_stands_nowhere_before_the_reveal():
    lab = HeardLab("?seed=7&tab=predict&tips=20")
    for stage in ("asked", "locked"):
        for secret in ("28.2", "28.17", "91/323", "0.28", "9100"):
            assert secret not in lab.bytes(), stage
        if stage == "asked":
            predicted(lab)
    lab.send("reveal", at=lab.scene["question"]["at"])
    assert "91/323 = 28.2 %" in lab.bytes()


@pytest.mark.case("W15")
def test_while_a_prediction_is_locked_no_law_is_shown_nor_saved():
    lab = HeardLab("?seed=7&tips=20")
    lab.send("show", tab="predict")
    predicted(lab, "tip")
    scene = lab.send("show", tab="tip")
    assert set(scene["odds"]) == {"veiled"}
    assert not any("outline" in figure["svg"] or "law" in figure["columns"] for figure in scene["figures"])
    lab.send("csv", key="count")
    assert "law" not in lab.said[-1]["text"]
    lab.send("set", values=lab.values(salt="4"))
    assert "locked" in lab.told[-1]
    assert lab.fields()["salt"]["value"] == "5"


@pytest.mark.case("W15")
def test_a_locked_prediction_cannot_be_changed_by_sending_it_again():
    lab = HeardLab("?seed=7&tab=predict")
    predicted(lab)
    at, kept = lab.scene["question"]["at"], lab.scene["question"]
    lab.send("lock", number="28", sure="99", at=at)
    assert lab.scene["question"] == kept
    assert "stays as it is" in lab.told[-1]
    lab.send("reveal", at=at)
    revealed = lab.scene["question"]
    lab.send("lock", number="28", sure="99", at=at)
    assert "does not count" in lab.told[-1]
    assert lab.scene["question"] == revealed
    assert recorded(lab) == [(70, False)]


@pytest.mark.case("W15")
@pytest.mark.parametrize("key", QUESTIONS)
def test_a_reload_changes_no_prediction_and_gives_none_away(key):
    lab = HeardLab("?seed=7&tips=20&tab=predict")
    predicted(lab, key, "10")
    again = HeardLab(lab.scene["link"])
    assert again.scene == lab.scene | {"version": again.scene["version"]}
    at = again.scene["question"]["at"]
    again.send("lock", number="28", sure="99", at=at)
    assert "stays as it is" in again.told[-1]
    assert set(again.send("show", tab="tip")["odds"]) == {"veiled"}
    assert set(HeardLab(again.scene["link"]).scene["odds"]) == {"veiled"}
    for seen in (lab, again):
        seen.send("show", tab="predict")
        seen.send("reveal", at=at)
    revealed = HeardLab(again.scene["link"])
    for part in ("question", "figures"):
        assert revealed.scene[part] == again.scene[part] == lab.scene[part]
    revealed.send("lock", number="28", sure="99", at=at)
    assert "does not count" in revealed.told[-1]
    assert recorded(revealed) == recorded(lab)


@pytest.mark.case("W15")
def test_the_same_question_again_is_seen_to_be_no_fresh_try():
    lab = HeardLab("?seed=7&tab=predict")
    predicted(lab)
    lab.send("reveal", at=2)
    lab = HeardLab(lab.scene["link"])
    lab.send("ask", question="none")
    assert "does not count" in lab.scene["question"]["again"]
    lab.send("lock", number="28", sure="99", at=3)
    lab.send("reveal", at=3)
    for seen in (lab, HeardLab(lab.scene["link"])):
        assert seen.scene["figures"][0]["summary"] == (
            "70 %: 0 of 1 came true. Asked again with the answer known, and not counted: 1."
        )
        assert seen.scene["question"]["revealed"]["right"]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("?tab=predict&stage=locked", "must be a number"),
        ("?tab=predict&stage=revealed&said=28", "how sure"),
        ("?tab=predict&stage=locked&said=banana&sure=70", "not 'banana'"),
        ("?tab=predict&stage=locked&said=28&sure=70&salt=0", "too small"),
        ("?tab=predict&record=nonsense", "begins anew"),
        ("?tab=predict&nth=0", "from 1 to 9999"),
    ],
)
def test_a_prediction_in_a_link_that_cannot_be_gets_a_sentence(query, sentence):
    lab = HeardLab(query)
    assert sentence in lab.scene["notice"]
    assert (lab.scene["question"] or {"stage": "asked"})["stage"] == "asked"


def test_a_prediction_that_is_no_number_gets_a_sentence():
    lab = HeardLab("?seed=7&tab=predict")
    lab.send("lock", number="banana", sure="70", at=1)
    assert "not 'banana'" in lab.told[-1]
    assert lab.scene["question"]["stage"] == "asked"


def test_the_record_goes_on_with_another_shaker():
    lab = HeardLab("?seed=7&tab=predict")
    predicted(lab, number="28")
    lab.send("reveal", at=lab.scene["question"]["at"])
    lab.send("set", values=lab.values(salt="4"))
    assert recorded(lab) == [(70, True)]
    assert "70 %: 1 of 1 came true." in lab.scene["figures"][0]["summary"]


def test_a_question_that_this_shaker_cannot_answer_says_so():
    lab = HeardLab("?seed=7&tab=predict&salt=0")
    assert lab.scene["question"] is None
    assert "too small" in lab.scene["why_not"]


def numbers_with(*salts) -> list[str]:
    """Numbers of mystery shakers with so much salt, all of them as long."""
    inside = {Mystery(20, LabSettings().shaker().fall, "empties", str(n))._salt: str(n) for n in range(1000, 1900)}
    return [inside[salt] for salt in salts]


@pytest.mark.case("W15")
def test_the_mystery_shaker_sends_nothing_of_what_is_in_it():
    sent = []
    for number in numbers_with(0, 7, 20):
        lab = HeardLab(f"?seed=7&tab=mystery&mystery={number}")
        sent.append(lab.bytes().replace(number, "NUMBER"))
    assert sent[0] == sent[1] == sent[2]


@pytest.mark.case("W15")
def test_after_the_same_tips_the_scenes_are_the_same_whatever_is_in_it():
    sent = []
    for number in numbers_with(5, 9):
        lab = HeardLab(f"?seed=7&tab=mystery&mystery={number}")
        mystery = lab.view.mystery._mystery
        for place in range(4):
            lab.send("mystery_tip", n=1, at=place)
        mystery._stream.tips = [tip._replace(order="s..") for tip in mystery._stream.tips]
        type(mystery).left, kept = property(lambda self: 8), type(mystery).left
        try:
            lab.view.refresh()
            sent.append(lab.bytes().replace(number, "NUMBER"))
        finally:
            type(mystery).left = kept
    assert sent[0] == sent[1]


def test_the_mystery_is_opened_with_a_guess_and_stays_open():
    (number,) = numbers_with(6)
    lab = HeardLab(f"?seed=7&tab=mystery&mystery={number}")
    lab.send("mystery_tip", n=10, at=0)
    scene = lab.send("mystery_open", guess="4")
    assert scene["opened"]["verdict"] == "Your guess was 2 off."
    assert scene["prompt"]["rest"] == "6 salt in it."
    lab.send("mystery_open", guess="6")
    assert lab.scene["guess"] == "4"
    lab.send("mystery_tip", n=1, at=10)
    assert "nothing left to find out" in lab.told[-1]
    fresh = lab.send("mystery_new")
    assert not fresh["open"]
    assert fresh["at"] == 0
