"""Predict, lock, reveal: the questions, the one that is open, and how often a confidence came true.

Nothing here knows an answer before :meth:`Predictions.reveal`, so nothing that is shown before can carry it.
"""

from dataclasses import dataclass, replace
from fractions import Fraction

from tablecooks.core.seed import Luck
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import plain_fraction
from tablecooks.models.lab_answers import QUESTIONS, Answer, Question
from tablecooks.models.lab_shaker import Shaker

__all__ = ["CONFIDENCES", "Prediction", "Predictions"]

#: How sure one can say to be, in per cent.
CONFIDENCES = (50, 60, 70, 80, 90, 99)
ASKED, LOCKED, REVEALED = "asked", "locked", "revealed"


@dataclass(frozen=True)
class Prediction:
    """One question and what was said to it. ``answer`` and ``right`` are None until it is revealed."""

    number: int
    question: Question
    stage: str = ASKED
    said: Fraction | None = None
    confidence: int | None = None
    answer: Answer | None = None

    @property
    def right(self) -> bool | None:
        """Was the number within the question's tolerance?"""
        if self.answer is None:
            return None
        return abs(self.said - self.answer.value) <= self.question.tolerance


class Predictions:
    """The questions about one shaker. ``record`` holds (confidence, right) of all that were revealed."""

    def __init__(self, shaker: Shaker, words: str, seed: str, record=()):
        self.shaker, self._words, self._seed = shaker, words, seed
        self.record: list[tuple[int, bool]] = list(record)
        self.open: Prediction | None = None
        self._asked = 0

    def ask(self, key: str) -> None:
        """Ask a question. One that was locked has to be revealed first."""
        if self.open is not None and self.open.stage == LOCKED:
            raise ValueError(_("First reveal the answer to the prediction that is locked."))
        self._asked += 1
        self.open = Prediction(self._asked, QUESTIONS[key].ask(self.shaker, self._words))

    def lock(self, number: str, confidence: str, at: int) -> None:
        """Keep a number and a confidence for good. What comes later, or twice, does not count."""
        now = self._now(at)
        if now.stage == LOCKED:
            raise ValueError(_("Your prediction is locked. It stays as it is; reveal the answer."))
        if now.stage == REVEALED:
            raise ValueError(_("The answer has been revealed: what comes now does not count."))
        said = _number(number, now.question)
        if not (str(confidence).isdecimal() and int(confidence) in CONFIDENCES):
            raise ValueError(
                _("Say how sure you are: {known} per cent.").format(known=", ".join(map(str, CONFIDENCES)))
            )
        self.open = replace(now, stage=LOCKED, said=said, confidence=int(confidence))

    def reveal(self, at: int) -> None:
        """Work out the answer and draw what is to be drawn; only a locked prediction can be revealed."""
        now = self._now(at)
        if now.stage == REVEALED:
            raise ValueError(_("The answer stands there already."))
        if now.stage != LOCKED:
            raise ValueError(_("Lock a prediction first; then the answer is revealed."))
        rng = Luck(f"{self._seed} question {now.number}").chance(0)
        answer = QUESTIONS[now.question.key].answer(self.shaker, rng)
        self.open = replace(now, stage=REVEALED, answer=answer)
        self.record.append((self.open.confidence, self.open.right))

    def _now(self, at: int) -> Prediction:
        if self.open is None or self.open.number != at:
            raise ValueError(_("That was for another question. Nothing was changed."))
        return self.open

    def calibration(self) -> list[tuple[int, int, int]]:
        """For each confidence: how often it was said, and how often it came true."""
        rows = [
            (confidence, [right for said, right in self.record if said == confidence]) for confidence in CONFIDENCES
        ]
        return [(confidence, len(rights), sum(rights)) for confidence, rights in rows]


def _number(text: str, question: Question) -> Fraction:
    """The number that was typed: ``28``, ``28,2``, ``28.2 %``, ``1/4``. ValueError says what is wrong with it."""
    typed = str(text).strip()
    bare = typed.removesuffix("%").strip()
    number = plain_fraction(bare)
    if number is None:
        message = _("Your prediction must be a number, such as {example}, not {text!r}.")
        raise ValueError(message.format(example=question.example, text=typed[:20]))
    if question.unit == "%":
        if "/" in bare:
            number *= 100
        elif 0 < number < 1 and not typed.endswith("%"):
            message = _("{text} would be less than one per cent. Write 25 for a quarter, or {text} % if you mean it.")
            raise ValueError(message.format(text=bare))
    if not question.least <= number <= question.most:
        message = _("Your prediction must be from {least} to {most}, not {text}.")
        raise ValueError(message.format(least=question.least, most=question.most, text=typed[:20]))
    return number
