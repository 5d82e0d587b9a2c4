"""Our class's counts, put together: what one pupil finds beside what all find."""

import panel as pn

from tablecooks.chance import interval, percent
from tablecooks.core.words import _
from tablecooks.lessons.part import FIELD, Part, said, table, words

__all__ = ["Pool"]

MOST = 200  # counts that are taken


class Pool(Part):
    """A line into which a class types its counts, one for each pupil, with blanks or commas between them.

    Parameters
    ----------
    counts : counts to begin with, for instance of a made-up class.
    of : out of how many each pupil counted, 1 or more.
    word : what was counted.

    What cannot be read gets a sentence, and stays as it was typed.
    """

    def __init__(self, counts, of: int, word: str = "salt"):
        super().__init__()
        self._of, self._word = of, word
        label = _("How many {word} of {of} did each pupil find?").format(word=word, of=of)
        self.line = pn.widgets.TextInput(
            label=label, value=", ".join(map(str, counts)), max_width=560, sizing_mode="stretch_width"
        )
        self.line.stylesheets = [FIELD]
        self._first = self.line.value
        self.status = words()
        self._layout = pn.Column(self.line, self.status, sizing_mode="stretch_width")
        self.line.param.watch(lambda *_events: self.refresh(), "value")
        self.refresh()

    @property
    def counts(self) -> list[int]:
        """The counts that stand in the line. ValueError says which of them is none."""
        pieces = self.line.value.replace(",", " ").replace(";", " ").split()
        if not pieces:
            raise ValueError(_("Nobody has counted yet: write one number for each pupil."))
        if len(pieces) > MOST:
            raise ValueError(_("That are {n} numbers; up to {most} are taken.").format(n=len(pieces), most=MOST))
        for nth, piece in enumerate(pieces, 1):
            if not (piece.isdecimal() and len(piece) < 10 and int(piece) <= self._of):
                message = _("Number {nth} is {piece!r}. It must be a whole number from 0 to {of}.")
                raise ValueError(message.format(nth=nth, piece=piece[:20], of=self._of))
        return [int(piece) for piece in pieces]

    def refresh(self) -> None:
        """Put together what stands in the line, or say why that cannot be."""
        self.kept = "" if self.line.value == self._first else self.line.value
        try:
            counts = self.counts
        except ValueError as error:
            self.status.value = said(str(error))
            return
        found, of = sum(counts), self._of * len(counts)
        low, high = interval(found, of)
        text = _("All together {found} of {of} were {word}: {share}. 95 % interval: {low} to {high}.")
        text = text.format(
            found=found, of=of, word=self._word, share=percent(found / of), low=percent(low), high=percent(high)
        )
        shares = [
            (_("the fewest that one found"), min(counts), percent(min(counts) / self._of)),
            (_("the most that one found"), max(counts), percent(max(counts) / self._of)),
            (_("all together"), found, percent(found / of)),
        ]
        self.status.value = said(text) + table(("", self._word, _("share")), shares, _("One pupil, and the class"))

    def go_on(self, kept: str) -> None:
        """The line as it was typed."""
        if kept:
            self.line.value = kept

    def __panel__(self):
        return self._layout
