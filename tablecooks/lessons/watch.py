"""Three graphs of one stream, each with its summary and its table, from one sample to a thousand."""

from functools import partial

import panel as pn

from tablecooks.chance import Counts
from tablecooks.core.words import _
from tablecooks.draw import charts
from tablecooks.lessons.part import FIELD, Part, said, table, words
from tablecooks.lessons.streams import MOST_POINTS, Stream

__all__ = ["Watch"]

STEPS = (1, 10, 100, 1000)
WIDTH, HEIGHT = 272, 220


class Watch(Part):
    """One stream, looked at after one, ten, a hundred, a thousand samples; all three graphs move together.

    In a notebook they are HoloViews figures. On a page that is served to a whole class they are drawn as SVG, which
    costs a hundredth of it.
    """

    def __init__(self, stream: Stream):
        super().__init__()
        self.stream = stream
        steps = [step for step in STEPS if step <= len(stream.rows)]
        self.samples = pn.widgets.RadioBoxGroup(
            label=_("Samples"), options=steps, value=steps[0], inline=True, stylesheets=[FIELD]
        )
        self._pictures: list[pn.widgets.StaticText] = []
        self._words = [words() for _figure in range(3)]
        self._layout: pn.Column | None = None
        self.samples.param.watch(lambda _event: self.refresh(), "value")
        self.refresh()

    def _lay_out(self) -> pn.Column:
        """Figures are costly, so they are made when they are first shown."""
        if self.is_served:
            graphs = self._pictures = [words(sizing_mode="stretch_width") for _figure in range(3)]
            self.refresh()
            size = {"sizing_mode": "stretch_width", "styles": {"flex": f"1 1 {WIDTH}px"}}
        else:
            graphs, size = self._figures(), {"width": WIDTH}
        columns = [pn.Column(*pair, **size) for pair in zip(graphs, self._words, strict=True)]
        asked = words(_("Samples of {n}:").format(n=self.stream.size))
        top = pn.FlexBox(asked, self.samples, align_items="center")
        return pn.Column(top, pn.FlexBox(*columns, sizing_mode="stretch_width"), sizing_mode="stretch_width")

    def _figures(self) -> list[pn.pane.HoloViews]:
        """Figures that follow the choice. They are changed in place: a new one would ask the network for its style."""
        import holoviews as hv

        from tablecooks.lessons import graphs

        made = (graphs.running_graph, graphs.waits_graph, graphs.counts_graph)
        live = [hv.DynamicMap(pn.bind(partial(graph, self.stream), self.samples)) for graph in made]
        # Each has an axis of its own: there are more waits than samples.
        return [pn.pane.HoloViews(drawn, backend="bokeh", linked_axes=False) for drawn in live]

    def refresh(self) -> None:
        """Say in words and numbers what the graphs show, up to the number that is chosen."""
        stop = self.samples.value
        texts = (_share_words(self.stream, stop), _wait_words(self.stream, stop), _count_words(self.stream, stop))
        for pane, text in zip(self._words, texts, strict=True):
            pane.value = text
        if self._pictures:
            for pane, svg in zip(self._pictures, _drawn(self.stream, stop), strict=True):
                pane.value = svg
        self.kept = "" if stop == self.samples.options[0] else str(stop)

    def go_on(self, kept: str) -> None:
        """As many samples as before."""
        if kept.isdecimal() and int(kept) in self.samples.options:
            self.samples.value = int(kept)

    def __panel__(self):
        if self._layout is None:
            self._layout = self._lay_out()
        return self._layout


def _drawn(stream: Stream, stop: int) -> list[str]:
    """The three graphs as SVG under their names."""
    points = [tuple(map(float, point)) for point in zip(*stream.running(stop, MOST_POINTS), strict=True)]
    size = {"width": WIDTH, "height": HEIGHT}
    share, long_run = _("Running share of {word}").format(word=stream.word), float(stream.share)
    waits = _("Waiting for {word}").format(word=stream.word)
    counts = _("{word} in {size}").format(word=stream.word, size=stream.size)
    return [
        _titled(share, charts.running(share, _("drawn so far"), points, long_run, str(stream.share), **size)),
        _titled(waits, _bars(waits, _("drawn until it came"), stream.waits_table(stop), size)),
        _titled(counts, _bars(counts, _("in one sample"), stream.counts_table(stop), size)),
    ]


def _bars(name: str, axis: str, counts: Counts, size: dict) -> str:
    expected = {number: float(counts.expected[number]) for number in counts}
    return charts.bars(name, axis, dict(counts), expected, **size)


def _titled(name: str, svg: str) -> str:
    return f'<h3 style="margin:0;font-size:1em">{name}</h3><div class="drawn">{svg}</div>'


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
    return _with_table(stream.waits_table(stop), _("Waits"))


def _count_words(stream: Stream, stop: int) -> str:
    return _with_table(stream.counts_table(stop), _("Counts"))


def _with_table(counts: Counts, caption: str) -> str:
    rows = [(number, times, f"{float(counts.expected[number]):.1f}") for number, times in counts.items()]
    return said(counts.summary()) + table((_("number"), _("counted"), _("expected")), rows, caption)
