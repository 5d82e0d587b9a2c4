"""A few tips by hand, one click each, with the record sheet that goes with them."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import panel as pn
import param

from tablecooks.core.seed import Luck
from tablecooks.core.words import _
from tablecooks.lessons.part import Part, said, table, words

__all__ = ["Hands"]


class Hands(Part):
    """One button, one tip. ``rows`` holds what came, the first tip first.

    Parameters
    ----------
    draw : a function of a ``np.random.Generator`` that gives what falls, one crystal (or die) after the other.
    seed : any text or number: the same seed, the same tips.
    button : what stands on the button.
    most : after so many tips it is enough.
    """

    rows = param.List(default=[], doc="What came: a tuple of words for each tip.")

    def __init__(self, draw: Callable[[np.random.Generator], Sequence], seed="", button: str = "", most: int = 10):
        super().__init__()
        self._draw, self._rng, self._most = draw, Luck(seed).chance(0), most
        self._button = pn.widgets.Button(label=button or _("Tip once"), color="primary")
        self._button.on_click(lambda _event: self.tip())
        self._said, self._sheet = words(said(_("Nothing has fallen yet."))), words()
        self._layout = pn.Column(self._button, self._said, self._sheet)

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

    def __panel__(self):
        return self._layout


def _listed(row) -> str:
    return ", ".join(row) or _("nothing")


def _counted(row) -> str:
    return ", ".join(f"{count} × {word}" for word, count in sorted(Counter(row).items())) or "–"
