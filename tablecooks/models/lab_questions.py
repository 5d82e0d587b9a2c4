"""Predict, lock, reveal: the questions, the one that is open, and how often a confidence came true.

Nothing here knows an answer before :meth:`Predictions.reveal`, so nothing that is shown before can carry it.
"""

from dataclasses import dataclass, replace
from fractions import Fraction

from tablecooks.core.seed import Luck
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import plain_fraction
from tablecooks.models.lab_answers import QUESTIONS, Answer, Question
from tablecooks.models.lab_record import CONFIDENCES, Record, Try, mark_of
from tablecooks.models.lab_shaker import Shaker

__all__ = ["STAGES", "Prediction", "Predictions"]

STAGES = ASKED, LOCKED, REVEALED = "asked", "locked", "revealed"


@dataclass(frozen=True)
class Prediction:
    """One question and what was said to it. ``answer`` and ``right`` are None until it is revealed.

    ``number`` counts the questions that were asked, ``mark`` stands for what the answer depends on. ``typed`` is the
    prediction as it was typed, ``said`` the number that it is.
    """

    number: int
    question: Question
    mark: str
    stage: str = ASKED
    typed: str = ""
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
    """The questions about one shaker. ``record`` holds all that were revealed, also of other shakers.

    The trials of the n-th question draw from a seed of their own: asked again as the n-th, its answer is the same.
    ``asked`` is how many questions were asked before.
    """

    def __init__(self, shaker: Shaker, words: str, seed: str, record: Record | None = None, asked: int = 0):
        self.shaker, self._words, self._seed = shaker, words, seed
        self.record = Record() if record is None else record
        self.open: Prediction | None = None
        self._asked = asked

    @property
    def number(self) -> int:
        """The number of the question that is open, or of the next one."""
        return self._asked + 1 if self.open is None else self.open.number

    def ask(self, key: str) -> None:
        """Ask a question. One that was locked has to be revealed first."""
        if self.open is not None and self.open.stage == LOCKED:
            raise ValueError(_("First reveal the answer to the prediction that is locked."))
        asked, number = QUESTIONS[key], self._asked + 1
        question = asked.ask(self.shaker, self._words)
        self.open = Prediction(number, question, mark_of(asked, self.shaker, self._seed, number))
        self._asked = number

    @property
    def again(self) -> bool:
        """Was the answer of the open question revealed before, about this shaker or one with the same answer?"""
        return self.open is not None and self.record.times(self.open.mark) > (self.open.stage == REVEALED)

    def come_back(self, key: str, typed: str, confidence: str, revealed: bool) -> None:
        """The prediction that a link carries: asked and locked as it was; ``revealed``: its answer worked out anew.

        A prediction that was revealed stands in the record already.
        """
        self.ask(key)
        self.lock(typed, confidence, self.number)
        if revealed:
            self.open = self._answered(self.open)

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
        self.open = replace(now, stage=LOCKED, typed=str(number).strip(), said=said, confidence=int(confidence))

    def reveal(self, at: int) -> None:
        """Work out the answer and draw what is to be drawn; only a locked prediction can be revealed."""
        now = self._now(at)
        if now.stage == REVEALED:
            raise ValueError(_("The answer stands there already."))
        if now.stage != LOCKED:
            raise ValueError(_("Lock a prediction first; then the answer is revealed."))
        self.open = self._answered(now)
        self.record.add(Try(now.mark, now.confidence, self.open.right))

    def _answered(self, now: Prediction) -> Prediction:
        rng = Luck(f"{self._seed} question {now.number}").chance(0)
        return replace(now, stage=REVEALED, answer=QUESTIONS[now.question.key].answer(self.shaker, rng))

    def _now(self, at: int) -> Prediction:
        if self.open is None or self.open.number != at:
            raise ValueError(_("That was for another question. Nothing was changed."))
        return self.open


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
