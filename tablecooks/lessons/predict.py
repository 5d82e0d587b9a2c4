"""Say a number first: predict, lock, reveal; and choose, then see what each choice was worth.

The answer is worked out when it is asked for. Until then it is neither in the page nor in the widget.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction

import panel as pn
import param

from tablecooks.chance import percent
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import plain_fraction
from tablecooks.lessons.part import FIELD, Part, button, said, table, words
from tablecooks.lessons.text import text_html
from tablecooks.models.lab_record import CONFIDENCES

__all__ = ["Choose", "Predict"]

ASKED, LOCKED, REVEALED = "asked", "locked", "revealed"


class Predict(Part):
    """A number and a confidence that are locked before the answer may be seen.

    ``answer`` is a function without arguments that works the number out; ``unit`` stands behind it: ``"of 20"``.
    """

    stage = param.Selector(default=ASKED, objects=[ASKED, LOCKED, REVEALED], doc="How far the prediction is.")
    said = param.ClassSelector(class_=Fraction, doc="The number that is locked.")

    def __init__(self, question: str, answer: Callable[[], Fraction | int], unit: str = ""):
        super().__init__()
        self._answer, self._unit, self._typed = answer, unit, ""
        label = _("Your number ({unit})").format(unit=unit) if unit else _("Your number")
        self.number = pn.widgets.TextInput(label=label, width=200, stylesheets=[FIELD])
        sure = {f"{sure} %": sure for sure in CONFIDENCES}
        self.sure = pn.widgets.Select(label=_("How sure are you?"), options=sure, width=200, stylesheets=[FIELD])
        # Each key as it is typed: the finished value may come later than the click on the button, or both at once.
        self.number.param.watch(lambda *events: setattr(self, "_typed", events[-1].new), ["value", "value_input"])
        self.lock_button = button(_("Lock"))
        self.reveal_button = button(_("Reveal"), disabled=True)
        self.lock_button.on_click(lambda _event: self.lock())
        self.reveal_button.on_click(lambda _event: self.reveal())
        self.status = words(said())
        buttons = pn.Row(self.lock_button, self.reveal_button)
        self._layout = pn.Column(words(text_html(question)), pn.FlexBox(self.number, self.sure), buttons, self.status)

    def lock(self) -> None:
        """Keep the number for good, if it is one."""
        if self.stage != ASKED:
            return
        number = plain_fraction(self._typed.strip().removesuffix("%").strip())
        if number is None:
            self.status.value = said(_("Write a number, such as 7, 3.5 or 1/4."))
            return
        self.said, self.stage = number, LOCKED
        for widget in (self.number, self.sure, self.lock_button):
            widget.disabled = True
        self.reveal_button.disabled = False
        text = _("Locked: {number}, and you are {sure} % sure.")
        self.status.value = said(text.format(number=self._shown(number), sure=self.sure.value))
        self.kept = f"{number},{self.sure.value}"

    def reveal(self) -> None:
        """Work the answer out and show it. Only a locked prediction is revealed."""
        if self.stage != LOCKED:
            return
        answer = Fraction(self._answer())
        self.stage, self.reveal_button.disabled = REVEALED, True
        text = _("You said {number}. The answer is {answer}. You were {away} away.")
        away = f"{float(abs(answer - self.said)):.2g}"
        self.status.value = said(text.format(number=self._shown(self.said), answer=self._shown(answer), away=away))
        self.kept += f",{REVEALED}"

    @property
    def still_to_do(self) -> str:
        return "" if self.stage == REVEALED else _("First lock your number and reveal the answer.")

    def go_on(self, kept: str) -> None:
        """Lock the same number again, and reveal the answer if it was. A link never holds the answer."""
        number, sure, revealed = (*kept.split(","), "", "")[:3]
        if not (sure.isdecimal() and int(sure) in CONFIDENCES and plain_fraction(number) is not None):
            return
        self.number.value, self._typed, self.sure.value = number, number, int(sure)
        self.lock()
        if revealed == REVEALED:
            self.reveal()

    def _shown(self, number: Fraction) -> str:
        return f"{float(number):.4g} {self._unit}".strip()

    def __panel__(self):
        return self._layout


class Choose(Part):
    """Choose first; then the chance of each choice appears.

    ``options`` maps what can be done to a function that works out the chance that it does what is wanted.
    """

    chosen = param.String(default="", doc="What was chosen; empty before that.")
    holds_back = True

    def __init__(self, question: str, options: Mapping[str, Callable[[], Fraction | int]]):
        super().__init__()
        self._options = dict(options)
        self.choice = pn.widgets.RadioBoxGroup(label=_("Your choice"), options=list(options), stylesheets=[FIELD])
        self.choice.value = None
        self.button = button(_("Choose"))
        self.button.on_click(lambda _event: self.choose())
        self.status = words(said())
        self._layout = pn.Column(words(text_html(question)), self.choice, self.button, self.status)

    def choose(self) -> None:
        """Keep the choice and show what each was worth."""
        if self.chosen:
            return
        if self.choice.value is None:
            self.status.value = said(_("Pick one first."))
            return
        self.chosen = self.choice.value
        self.choice.disabled = self.button.disabled = True
        chances = {option: Fraction(work_out()) for option, work_out in self._options.items()}
        best = max(chances.values())
        rows = [(name, _fraction(chance), percent(chance)) for name, chance in chances.items()]
        text = _("You chose {chosen}: {percent}. The best is {best}.")
        text = text.format(chosen=self.chosen, percent=percent(chances[self.chosen]), best=percent(best))
        self.status.value = said(text) + table((_("choice"), _("chance"), ""), rows, _("What each was worth"))
        self.kept = str([*self._options].index(self.chosen) + 1)

    @property
    def still_to_do(self) -> str:
        return "" if self.chosen else _("First choose.")

    def go_on(self, kept: str) -> None:
        """Choose the same again: ``kept`` is the number of the option, from 1."""
        if kept.isdecimal() and 1 <= int(kept) <= len(self._options):
            self.choice.value = [*self._options][int(kept) - 1]
            self.choose()

    def __panel__(self):
        return self._layout


def _fraction(chance: Fraction) -> str:
    """The fraction where a person can read it."""
    return str(chance) if chance.denominator < 10**6 else f"{float(chance):.6f}"
