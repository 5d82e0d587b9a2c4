"""The questions to predict: what is asked of a shaker, and how its answer is worked out and tried out.

Each meets a misconception: the law of small numbers, the law of averages, "salt is due", what comes later does not
tell of what came first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from tablecooks.chance import percent
from tablecooks.core.words import N_, _
from tablecooks.models.lab_shaker import BACK, Shaker

__all__ = ["QUESTIONS", "TRIALS", "Answer", "Question"]

TRIALS = 1000
TWENTY = 20


@dataclass(frozen=True)
class Question:
    """What is asked, in words; the range and the tolerance of a prediction. It holds no answer."""

    key: str
    text: str
    unit: str
    tolerance: Fraction
    least: int
    most: int
    example: str = "25"


@dataclass(frozen=True)
class Answer:
    """The answer in the question's unit, in words, with its working, and what trying it out gave."""

    value: Fraction
    shown: str
    working: tuple[str, ...]
    tried: str
    seen: Fraction | None = None  # the same number, as trying it out gave it


@dataclass(frozen=True)
class Asked:
    """One kind of question: its name for a list, its text, its answer, and what a shaker must have for it.

    ``by_fall``: the answer depends on how many fall; ``by_luck``: it is drawn anew each time.
    """

    key: str
    name: str
    text: str
    needs: Callable[[Shaker], bool]
    work_out: Callable[[Shaker, np.random.Generator], Answer]
    unit: str = "%"
    tolerance: Fraction = Fraction(5)
    most: int = 100
    example: str = "25"
    by_fall: bool = False
    by_luck: bool = False

    def ask(self, shaker: Shaker, kind: str) -> Question:
        if not self.needs(shaker):
            raise ValueError(_("This shaker is too small for that question, or holds one sort only."))
        before = _("A full shaker: {seasoning} {kind} + {salt} salt.")
        if shaker.mode == BACK:
            before += " " + _("Each crystal that falls goes back before the next one falls.")
        text = f"{before} {_(self.text)}".format(seasoning=shaker.seasoning, salt=shaker.salt, kind=kind)
        return Question(self.key, text, self.unit, self.tolerance, 0, self.most, self.example)

    def answer(self, shaker: Shaker, rng: np.random.Generator) -> Answer:
        return self.work_out(shaker, rng)


def first_crystals(shaker: Shaker, rng: np.random.Generator, trials: int, n: int) -> np.ndarray:
    """``trials`` rows of the first ``n`` crystals out of a full shaker, True for salt."""
    if shaker.mode == BACK:
        return rng.random((trials, n)) < float(shaker.share)
    return rng.random((trials, shaker.total)).argsort(axis=1)[:, :n] < shaker.salt


def _none_among(shaker: Shaker, n: int) -> tuple[Fraction, str]:
    """P(no salt among n), and its working as a product."""
    step = 0 if shaker.mode == BACK else 1
    factors = [(shaker.seasoning - step * k, shaker.total - step * k) for k in range(n)]
    value = shaker.salt_among(shaker.full, n).P(0)
    return value, " × ".join(f"{over}/{under}" for over, under in factors) + f" = {value}"


def _chance(value: Fraction, working, hits: int, of: int) -> Answer:
    """An answer that is a probability; ``hits`` of the ``of`` trials had it."""
    tried = _("Tried out: {hits} of {of} times ({percent}).")
    tried = tried.format(hits=hits, of=of, percent=percent(Fraction(hits, of)) if of else "–")
    seen = Fraction(100 * hits, of) if of else None
    return Answer(100 * value, f"{value} = {percent(value)}", tuple(working), tried, seen)


def _none(shaker, rng) -> Answer:
    value, product = _none_among(shaker, 4)
    hits = int((~first_crystals(shaker, rng, TRIALS, 4).any(axis=1)).sum())
    of_20 = _("Of 20 full shakers about {n} give four crystals without salt.").format(n=round(20 * float(value)))
    return _chance(value, (of_20, product), hits, TRIALS)


def _twenty(shaker, rng) -> Answer:
    value, product = _none_among(shaker, 2)
    seen = int((~first_crystals(shaker, rng, TWENTY, 2).any(axis=1)).sum())
    mean = _("On average {mean} of 20: 20 × {product}.").format(mean=f"{20 * float(value):.1f}", product=product)
    luck = _("The number itself is luck: it was drawn just now.")
    return Answer(Fraction(seen), _("{n} of 20").format(n=seen), (mean, luck), "", Fraction(seen))


def _due(shaker, rng) -> Answer:
    if shaker.mode == BACK:
        value, said = shaker.share, _("What fell went back: the shaker knows nothing of the four.")
    else:
        value = Fraction(shaker.salt, shaker.total - 4)
        said = _("Four fewer are in it, and every salt still is: {salt} of {left}.")
        said = said.format(salt=shaker.salt, left=shaker.total - 4)
    rows = first_crystals(shaker, rng, TRIALS, 5)
    began = rows[~rows[:, :4].any(axis=1)]
    note = _("{n} of {trials} tries began with four that were no salt.").format(n=len(began), trials=TRIALS)
    return _chance(value, (said, note), int(began[:, 4].sum()), len(began))


def _first(shaker, rng) -> Answer:
    if shaker.mode == BACK:
        value, said = shaker.share, _("What fell went back: the second tells nothing of the first.")
    else:
        value = Fraction(shaker.salt - 1, shaker.total - 1)
        said = _("One salt is the second one; the first is any of the other {left}, {salt} of them salt.")
        said = said.format(left=shaker.total - 1, salt=shaker.salt - 1)
    rows = first_crystals(shaker, rng, TRIALS, 2)
    second = rows[rows[:, 1]]
    note = _("In {n} of {trials} tries the second was salt.").format(n=len(second), trials=TRIALS)
    return _chance(value, (said, note), int(second[:, 0].sum()), len(second))


def _wait(shaker, rng) -> Answer:
    if shaker.mode == BACK:
        value, said = 1 / shaker.share, f"{shaker.total}/{shaker.salt}"
        waits = rng.geometric(float(shaker.share), TRIALS)
    else:
        value = Fraction(shaker.total + 1, shaker.salt + 1)
        said = f"({shaker.total} + 1)/({shaker.salt} + 1)"
        waits = first_crystals(shaker, rng, TRIALS, shaker.total).argmax(axis=1) + 1
    seen = Fraction(int(waits.sum()), TRIALS)
    tried = _("Tried out {trials} times: {mean} on average.").format(trials=TRIALS, mean=f"{float(seen):.2f}")
    return Answer(value, f"{said} = {float(value):.2f}", (), tried, seen)


def _tip(shaker, rng) -> Answer:
    value = shaker.salted(shaker.full).P(0)
    fell = shaker.fell(shaker.full)
    parts = [
        f"{percent(chance)} × {percent(shaker.salt_among(shaker.full, n).P(0))}" for n, chance in fell.items() if chance
    ]
    working = _("For 0, 1, 2, … that fall: {sum}").format(sum=" + ".join(parts[:6]) + (" + …" if parts[6:] else ""))
    falls = rng.choice(list(fell), TRIALS, p=[float(chance) for chance in fell.values()])
    rows = first_crystals(shaker, rng, TRIALS, int(falls.max(initial=1)))
    salted = (rows & (np.arange(rows.shape[1]) < falls[:, None])).any(axis=1)
    return _chance(value, (working,), int((~salted).sum()), TRIALS)


def _both(least: int) -> Callable[[Shaker], bool]:
    """Is there salt, something besides, and are there ``least`` of the seasoning?"""
    return lambda shaker: shaker.salt > 0 and shaker.seasoning >= least


_ALL = (
    Asked("none", N_("Four fall"), N_("Four crystals fall. How likely is it that none is salt?"), _both(4), _none),
    Asked(
        "tip", N_("One tip"), N_("You tip it once. How likely is it that no salt falls?"), _both(1), _tip, by_fall=True
    ),
    Asked(
        "twenty",
        N_("Twenty shakers"),
        N_("Two crystals fall; and so with twenty such shakers. In how many of the twenty is there no salt?"),
        _both(2),
        _twenty,
        unit="of 20",
        tolerance=Fraction(2),
        most=TWENTY,
        example="9",
        by_luck=True,
    ),
    Asked(
        "due",
        N_("Is salt due?"),
        N_("Four crystals fell, none of them salt. How likely is the next one to be salt?"),
        _both(4),
        _due,
        tolerance=Fraction(3),
    ),
    Asked(
        "first",
        N_("The first, seen later"),
        N_("The first crystal is covered, the second one is salt. How likely is the first one to be salt, too?"),
        _both(1),
        _first,
        tolerance=Fraction(2),
    ),
    Asked(
        "wait",
        N_("The first salt"),
        N_("Crystal after crystal falls. The how manyth is the first salt, on average?"),
        _both(1),
        _wait,
        unit="crystals",
        tolerance=Fraction(1, 2),
        most=100,
        example="5",
    ),
)
QUESTIONS: dict[str, Asked] = {asked.key: asked for asked in _ALL}
