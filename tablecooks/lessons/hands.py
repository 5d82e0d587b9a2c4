"""A few tips by hand, one click each, with the record sheet that goes with them."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import panel as pn
import param

from tablecooks.core.seed import Luck
from tablecooks.core.words import _
from tablecooks.lessons.part import FIELD, Part, said, table, words
from tablecooks.lessons.part import button as make_button

__all__ = ["Hands"]


class Hands(Part):
    """One button, one tip. ``rows`` holds what came, the first tip first.

    Parameters
    ----------
    draw : a function of a ``np.random.Generator`` that gives what falls, one crystal (or die) after the other.
    seed : any text or number: the same seed, the same tips. A pupil puts the own name in its place.
    button : what stands on the button.
    most : after so many tips it is enough.
    """

    rows = param.List(default=[], doc="What came: a tuple of words for each tip.")

    def __init__(self, draw: Callable[[np.random.Generator], Sequence], seed="", button: str = "", most: int = 10):
        super().__init__()
        self._draw, self._most, self._first = draw, most, str(seed)
        self.name_field = pn.widgets.TextInput(
            label=_("Your name: your own luck"), value=self._first, width=200, stylesheets=[FIELD]
        )
        self.name_field.param.watch(lambda *_events: self.begin(), "value")
        self._button = make_button(button or _("Tip once"))
        self._button.on_click(lambda _event: self.tip())
        self._said, self._sheet = words(), words()
        top = pn.FlexBox(self.name_field, self._button, align_items="end")
        self._layout = pn.Column(top, self._said, self._sheet)
        self.begin()

    def begin(self) -> None:
        """Begin anew, with the luck of the name that stands there."""
        self.rows, self._rng = [], Luck(self.name_field.value).chance(0)
        self._said.value, self._sheet.value = said(_("Nothing has fallen yet.")), ""
        self._button.disabled = False
        self._keep()

    def _keep(self) -> None:
        name = self.name_field.value
        self.kept = f"{len(self.rows)},{name}" if self.rows or name != self._first else ""

    def tip(self) -> None:
        """Tip once more, up to ``most`` times."""
        if len(self.rows) >= self._most:
            return
        fell = np.atleast_1d(np.asarray(self._draw(self._rng))).tolist()
        self.rows = [*self.rows, tuple(map(str, fell))]
        self._said.value = said(_("Number {n}: {fell}.").format(n=len(self.rows), fell=_listed(self.rows[-1])))
        lines = [(n, _listed(row), _counted(row)) for n, row in enumerate(self.rows, 1)]
        self._sheet.value = table((_("number"), _("in this order"), _("counted")), lines, _("Record sheet"))
        self._button.disabled = len(self.rows) >= self._most
        self._keep()

    def go_on(self, kept: str) -> None:
        """Tip as often as before: the name is the same, so the same crystals fall."""
        times, comma, name = kept.partition(",")
        if not (comma and times.isdecimal() and len(times) < 4):
            return
        self.name_field.value = name[:100]
        for _nth in range(min(int(times), self._most)):
            self.tip()

    def __panel__(self):
        return self._layout


def _listed(row) -> str:
    return ", ".join(row) or _("nothing")


def _counted(row) -> str:
    return ", ".join(f"{count} × {word}" for word, count in sorted(Counter(row).items())) or "–"
