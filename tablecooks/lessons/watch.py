"""Three graphs of one stream, each with its summary and its table, from one sample to a thousand."""

from functools import partial

import holoviews as hv
import holoviews.plotting.bokeh
import numpy as np
import panel as pn

from tablecooks.chance import Counts, counts_table
from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.charts import BAND, BAR
from tablecooks.draw.charts import LINE as CURVE
from tablecooks.lessons.part import Part, said, table, words
from tablecooks.lessons.streams import Stream

__all__ = ["Watch", "three_graphs"]

STEPS = (1, 10, 100, 1000)
SIZE = {"width": 265, "height": 230, "toolbar": None, "default_tools": [], "backend": "bokeh"}
MOST_POINTS = 500


def three_graphs(stream: Stream, stop: int) -> hv.Layout:
    """The running share with its line and band, the waits, the counts per sample, each under what is expected."""
    return hv.Layout([_running(stream, stop), _waits(stream, stop), _counts(stream, stop)])


class Watch(Part):
    """One stream, looked at after one, ten, a hundred, a thousand samples; all three graphs move together."""

    def __init__(self, stream: Stream):
        super().__init__()
        self.stream = stream
        steps = [step for step in STEPS if step <= len(stream.rows)]
        self.samples = pn.widgets.DiscreteSlider(
            label=_("Samples of {n}").format(n=stream.size), options=steps, width=320
        )
        self._graphs = [self._live(graph) for graph in (_running, _waits, _counts)]
        self._words = [words() for _figure in range(3)]
        columns = [pn.Column(*pair, width=272) for pair in zip(self._graphs, self._words, strict=True)]
        self._layout = pn.Column(self.samples, pn.FlexBox(*columns))
        self.samples.param.watch(lambda _event: self.refresh(), "value")
        self.refresh()

    def _live(self, graph) -> pn.pane.HoloViews:
        """A figure that follows the slider. It is changed in place: a new one would ask the network for its style."""
        drawn = hv.DynamicMap(pn.bind(partial(graph, self.stream), self.samples))
        return pn.pane.HoloViews(drawn, backend="bokeh")

    def refresh(self) -> None:
        """Say in words and numbers what the graphs show, as far as the slider says."""
        stop = self.samples.value
        texts = (_share_words(self.stream, stop), _wait_words(self.stream, stop), _count_words(self.stream, stop))
        for pane, text in zip(self._words, texts, strict=True):
            pane.value = text

    def __panel__(self):
        return self._layout


def _running(stream: Stream, stop: int) -> hv.Overlay:
    n, share, reach = stream.running(stop)
    kept = np.unique(np.linspace(0, len(n) - 1, MOST_POINTS).astype(int))
    n, share, reach = n[kept], share[kept], reach[kept]
    theory = float(stream.share)
    low, high = np.clip(theory - reach, 0, 1), np.clip(theory + reach, 0, 1)
    band = hv.Area((n, low, high), _("drawn so far"), ["low", "high"]).opts(
        color=BAND, line_width=0, framewise=True, backend="bokeh"
    )
    line = hv.HLine(theory).opts(color=style.INK, line_width=1.5, backend="bokeh")
    curve = hv.Curve((n, share), _("drawn so far"), "share").opts(
        color=CURVE, line_width=2, framewise=True, backend="bokeh"
    )
    dots = hv.Scatter((n[-1:], share[-1:]), _("drawn so far"), "share").opts(
        color=CURVE, size=7, framewise=True, backend="bokeh"
    )
    title = _("Running share of {word}").format(word=stream.word)
    return (band * line * curve * dots).opts(
        title=title, ylabel=_("share"), ylim=(0, 1), xticks=4, framewise=True, **SIZE
    )


def _waits(stream: Stream, stop: int) -> hv.Overlay:
    title = _("Waiting for {word}").format(word=stream.word)
    return _bars(_waits_table(stream, stop), title, _("drawn until it came"))


def _counts(stream: Stream, stop: int) -> hv.Overlay:
    title = _("{word} in {size}").format(word=stream.word, size=stream.size)
    return _bars(_counts_table(stream, stop), title, _("in one sample"))


def _bars(counts: Counts, title: str, axis: str) -> hv.Overlay:
    """Bars on whole numbers; a dash over each is what the law expects."""
    numbers = np.array(list(counts))
    edges = np.append(numbers - 0.5, numbers[-1] + 0.5)
    bars = hv.Histogram((edges, list(counts.values())), kdims=axis, vdims="times")
    expected = [float(counts.expected[number]) for number in counts]
    law = hv.Scatter((numbers, expected), axis, "times")
    law = law.opts(marker="dash", size=14, line_width=3, color=style.INK, framewise=True, backend="bokeh")
    every = max(1, len(numbers) // 8)
    look = {"title": title, "ylabel": _("times"), "xticks": numbers[::every].tolist()}
    return (bars.opts(color=BAR, line_color=style.CARD, framewise=True, backend="bokeh") * law).opts(
        **look, framewise=True, **SIZE
    )


def _counts_table(stream: Stream, stop: int) -> Counts:
    return counts_table(stream.counted(stop), law=stream.counts)


def _waits_table(stream: Stream, stop: int) -> Counts:
    longest = stream.waited(len(stream.rows)).max(initial=1)
    return counts_table(stream.waited(stop), law=stream.waits, high=int(longest))


def _share_words(stream: Stream, stop: int) -> str:
    n, share, reach = stream.running(stop)
    places = sorted({step for step in (1, 10, 100, 1000, 10_000) if step <= len(n)} | {len(n)})
    theory = float(stream.share)
    rows = [
        (
            place,
            round(place * share[place - 1]),
            f"{share[place - 1]:.3f}",
            f"{place * (share[place - 1] - theory):+.1f}",
        )
        for place in places
    ]
    text = _("After {n}: share {share:.3f}, in the long run {theory:.3f}. 19 times in 20 within {reach:.3f} of it.")
    text = text.format(n=len(n), share=share[-1], theory=theory, reach=reach[-1])
    head = (_("drawn"), stream.word, _("share"), _("more than expected"))
    return said(text) + table(head, rows, _("Running share"))


def _wait_words(stream: Stream, stop: int) -> str:
    return _with_table(_waits_table(stream, stop), _("Waits"))


def _count_words(stream: Stream, stop: int) -> str:
    return _with_table(_counts_table(stream, stop), _("Counts"))


def _with_table(counts: Counts, caption: str) -> str:
    rows = [(number, times, f"{float(counts.expected[number]):.1f}") for number, times in counts.items()]
    return said(counts.summary()) + table((_("number"), _("counted"), _("expected")), rows, caption)
