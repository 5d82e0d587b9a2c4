"""Predict, lock, reveal as the page shows it. Before the reveal the scene is made of the question alone."""

from fractions import Fraction

from tablecooks.core.words import _
from tablecooks.draw import charts
from tablecooks.draw.bottle import bottle_and_plate
from tablecooks.models.lab import Lab
from tablecooks.models.lab_answers import QUESTIONS, Answer, Question
from tablecooks.models.lab_questions import ASKED, LOCKED, REVEALED, Prediction, Predictions
from tablecooks.models.lab_record import CONFIDENCES, Record
from tablecooks.models.lab_settings import LabSettings
from tablecooks.views.lab.exports import Export, figure_export
from tablecooks.views.lab.figures import Figure
from tablecooks.views.lab.scene import kind_number, kind_word

__all__ = ["PredictTab"]


class PredictTab:
    """The open question about the lab's shaker, and the record."""

    def __init__(self, lab: Lab, settings: LabSettings):
        self._lab, self._key = lab, settings.question
        record = Record.from_text(settings.record)
        self._predictions = Predictions(lab.shaker, kind_word(lab), lab.seed, record, settings.nth - 1)
        self._why_not = self.error = ""
        if settings.stage != ASKED:
            self._come_back(settings)

    def _come_back(self, settings: LabSettings) -> None:
        try:
            revealed = settings.stage == REVEALED
            self._predictions.come_back(settings.question, settings.said, settings.sure, revealed)
        except ValueError as error:
            self.error = f"{error}"

    def keep(self, settings: LabSettings) -> None:
        """Write into the settings what a link needs to come back here."""
        now = self._predictions.open
        said = now is not None and now.stage != ASKED
        settings.param.update(
            question=self._key,
            nth=self._predictions.number,
            stage=now.stage if said else ASKED,
            said=now.typed if said else "",
            sure=str(now.confidence) if said else "",
            record=self.record.to_text(),
        )

    @property
    def record(self) -> Record:
        return self._predictions.record

    @property
    def is_idle(self) -> bool:
        return self._predictions.open is None

    @property
    def veils(self) -> bool:
        """Is a prediction locked and not revealed, so that nothing may be shown that gives its answer?"""
        now = self._predictions.open
        return now is not None and now.stage == LOCKED

    def ask(self, key: str = "") -> None:
        """Ask a question, by default the one that was asked last; where the shaker does not allow it, that is said."""
        key = key or self._key
        if key not in QUESTIONS:
            raise KeyError(key)
        try:
            self._predictions.ask(key)
            self._key, self._why_not = key, ""
        except ValueError as error:
            if self.veils:
                raise
            self._predictions.open, self._key, self._why_not = None, key, str(error)

    def lock(self, number: str, confidence: str, at: int) -> None:
        self._predictions.lock(number, confidence, at)

    def reveal(self, at: int) -> None:
        self._predictions.reveal(at)

    def scene(self, narrow: bool = False) -> dict:
        now = self._predictions.open
        return {
            "prompt": _prompt(now),
            "shaker": self._shaker(),
            "questions": [{"key": key, "name": _(asked.name)} for key, asked in QUESTIONS.items()],
            "question": None if now is None else self._question(now, narrow),
            "why_not": self._why_not,
            "confidences": list(CONFIDENCES),
            "figures": [self._calibration().data()],
            "announce": _announce(now),
        }

    def _question(self, now: Prediction, narrow: bool) -> dict:
        known = _("You know this answer already. Try again if you like; it does not count.")
        counted_before = _("The answer was known before: this one does not count.")
        again = (counted_before if now.stage == REVEALED else known) if self._predictions.again else ""
        return _question_data(now, narrow) | {"again": again}

    def _shaker(self) -> dict:
        """The full shaker that is asked about."""
        seasoning, salt = self._lab.shaker.full
        words = _("{seasoning} {kind} + {salt} salt").format(seasoning=seasoning, kind=kind_word(self._lab), salt=salt)
        svg = bottle_and_plate(kind_number(self._lab), (seasoning, salt), None, (words, "?"), _("The shaker"))
        return {"svg": svg, "text": words}

    def exports(self) -> list[Export]:
        return [figure_export(self._calibration())]

    def _calibration(self) -> Figure:
        rows, again = self.record.calibration(), self.record.again
        title = _("How often you were right")
        said = [
            _("{confidence} %: {true} of {said} came true.").format(said=n, confidence=confidence, true=true)
            for confidence, n, true in rows
            if n
        ]
        if again:
            said.append(_("Asked again with the answer known, and not counted: {n}.").format(n=again))
        svg = charts.calibration(title, _("how sure you were, in per cent"), rows)
        summary = " ".join(said) or _("Nothing yet. Whoever says 70 % should be right in 7 of 10.")
        table = [(confidence, n, true, true / n if n else None) for confidence, n, true in rows]
        return Figure("calibration", title, svg, summary, ("confidence", "said", "came_true", "share"), table)


def _prompt(now: Prediction | None) -> dict:
    if now is None:
        return {"strong": _("Choose a question."), "rest": ""}
    if now.stage == REVEALED:
        return {"strong": _("Revealed:"), "rest": _("compare, then ask again.")}
    if now.stage == LOCKED:
        return {"strong": _("Locked."), "rest": _("Now reveal the answer.")}
    return {"strong": _("Say a number first,"), "rest": _("and how sure you are.")}


def _question_data(now: Prediction, narrow: bool) -> dict:
    question = now.question
    return {
        "at": now.number,
        "key": question.key,
        "text": question.text,
        "unit": _unit(question),
        "counts": _("Right is what is within {tolerance} of the answer.").format(tolerance=_near(question)),
        "stage": now.stage,
        "said": "" if now.said is None else _number(now.said, question),
        "sure": now.confidence or "",
        "revealed": None if now.answer is None else _revealed(now, narrow),
    }


def _unit(question: Question) -> str:
    return {"%": _("in per cent"), "of 20": _("of 20"), "crystals": _("crystals")}[question.unit]


def _near(question: Question) -> str:
    return f"{float(question.tolerance):g}" + (_(" per cent points") if question.unit == "%" else "")


def _number(value: Fraction, question: Question) -> str:
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return f"{text} %" if question.unit == "%" else text


def _revealed(now: Prediction, narrow: bool = False) -> dict:
    question, answer = now.question, now.answer
    verdict = _("Within {near}: right.") if now.right else _("More than {near} away.")
    return {
        "said": _number(now.said, question),
        "answer": answer.shown,
        "tried": answer.tried,
        "right": now.right,
        "verdict": verdict.format(near=_near(question)),
        "working": list(answer.working),
        "svg": _scale(now, answer, narrow),
    }


def _scale(now: Prediction, answer: Answer, narrow: bool) -> str:
    question = now.question
    marks = [(float(now.said), _("you: {n}").format(n=_number(now.said, question)), "triangle")]
    marks.append((float(answer.value), _("answer: {n}").format(n=_number(answer.value, question)), "square"))
    if answer.seen is not None and answer.tried:
        marks.append((float(answer.seen), _("tried out: {n}").format(n=_number(answer.seen, question)), "circle"))
    top = question.most if question.unit != "crystals" else max(2 * float(answer.value), float(now.said), 10)
    label = (lambda value: f"{value:g} %") if question.unit == "%" else (lambda value: f"{value:g}")
    return charts.scale(_("Your number and the answer"), marks, top, label, width=340 if narrow else 560)


def _announce(now: Prediction | None) -> str:
    if now is None or now.stage == "asked":
        return ""
    if now.stage == LOCKED:
        return _("Your prediction is locked.")
    revealed = _revealed(now)
    return _("You said {said}. The answer is {answer}. {verdict}").format(**revealed)
