"""The figures of a stream in HoloViews: the running share with its line and band, the waits, the counts per sample."""

import holoviews as hv
import holoviews.plotting.bokeh
import numpy as np

from tablecooks.chance import Counts
from tablecooks.core.words import _
from tablecooks.draw import style
from tablecooks.draw.charts import BAND, BAR
from tablecooks.draw.charts import LINE as CURVE
from tablecooks.lessons.streams import MOST_POINTS, Stream

__all__ = ["counts_graph", "running_graph", "three_graphs", "waits_graph"]

SIZE = {"width": 265, "height": 230, "toolbar": None, "default_tools": [], "backend": "bokeh"}


def three_graphs(stream: Stream, stop: int) -> hv.Layout:
    """The first ``stop`` samples, each graph under what is expected."""
    graphs = hv.Layout([graph(stream, stop) for graph in (running_graph, waits_graph, counts_graph)])
    return graphs.opts(shared_axes=False, backend="bokeh")


def running_graph(stream: Stream, stop: int) -> hv.Overlay:
    n, share, reach = stream.running(stop, MOST_POINTS)
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


def waits_graph(stream: Stream, stop: int) -> hv.Overlay:
    title = _("Waiting for {word}").format(word=stream.word)
    return _bars(stream.waits_table(stop), title, _("drawn until it came"))


def counts_graph(stream: Stream, stop: int) -> hv.Overlay:
    title = _("{word} in {size}").format(word=stream.word, size=stream.size)
    return _bars(stream.counts_table(stop), title, _("in one sample"))


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
