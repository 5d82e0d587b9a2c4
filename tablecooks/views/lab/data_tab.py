"""A class's own counts as the page shows them: the table, what is asked, the fit. What was typed always stays."""

from urllib.parse import urlencode

from tablecooks.chance import percent
from tablecooks.chance.intervals import interval
from tablecooks.core.words import _
from tablecooks.draw import charts
from tablecooks.games.alacarte.fall import Fall
from tablecooks.models.class_data import ClassData, DataError, read
from tablecooks.models.class_reading import decoded
from tablecooks.models.lab import LONGEST_DATA, Lab, lab_link
from tablecooks.models.lab_fit import LAWS, Comparison, compare_falls, compare_kinds, fitted_fall
from tablecooks.views.lab.figures import Figure, shown

__all__ = ["DataTab"]

MOST_ROWS = 80  # of the table that are shown
EXAMPLE = "tip,fell,salt\n1,2,1\n2,0,0\n3,1,0\n4,3,1\n5,1,0\n6,2,0"


class DataTab:
    """What was pasted, typed or taken from a file, and what was answered about it."""

    def __init__(self, text: str = ""):
        self.text = text
        self._source: str | bytes = text
        self._answers: dict[str, str] = {}
        self._against = "lab"
        self._lab: Lab | None = None
        self._width = 420
        self._data: ClassData | None = None
        self._error = ""
        if text:
            self._look()

    def for_link(self) -> str:
        """The text for a link; one that is too long stays out of it."""
        return self.text if len(self.text) <= LONGEST_DATA else ""

    def read(self, text: str, answers: dict[str, str]) -> None:
        """Read a text. Answers to what was asked of the same text hold."""
        if text != self.text:
            self._source, self._answers = text, {}
        self.text = text
        self._answers |= answers
        self._look()

    def read_bytes(self, data: bytes) -> None:
        """Read a file; the text that it holds is shown as if it had been typed."""
        self._source, self._answers = data, {}
        self._look()

    def compare(self, law: str) -> None:
        """Choose what the falls are compared with."""
        if law not in LAWS:
            raise KeyError(law)
        self._against = law

    def _look(self) -> None:
        try:
            if isinstance(self._source, bytes):
                self.text = decoded(self._source, self._answers.get("encoding", ""))[0].lstrip("\ufeff")
            self._data, self._error = read(self._source, self._answers), ""
        except DataError as error:
            self._data, self._error = None, str(error)

    # What is shown --------------------------------------------------------------------------------------------

    def scene(self, lab: Lab, narrow: bool = False) -> dict:
        self._lab, self._width = lab, 330 if narrow else 420
        scene = {
            "prompt": self._prompt(),
            "text": self.text,
            "example": EXAMPLE,
            "error": self._error,
            "too_long": _("These data are too long for a link: save them as a file.")
            if len(self.text) > LONGEST_DATA
            else "",
            "read": None if self._data is None else self._read_scene(self._data),
            "figures": [],
            "announce": self._error or ("" if self._data is None else self._data.pooled),
        }
        if self._data is not None:
            figures, said, scene["laws"], scene["links"] = self._findings(self._data, lab)
            scene["figures"] = [figure.data() for figure in figures]
            scene["findings"] = said
            scene["law"] = self._against
        return scene

    def figures(self) -> dict[str, Figure]:
        if self._data is None or self._lab is None:
            return {}
        data = self._data
        table = Figure("data", data.title or _("Our data"), "", "", data.columns, data.rows)
        found, *_rest = self._findings(data, self._lab)
        return {figure.key: figure for figure in (table, *found)}

    def _prompt(self) -> dict:
        if self._error:
            return {"strong": _("Not yet:"), "rest": self._error}
        if self._data is None:
            return {"strong": _("Tip a real shaker,"), "rest": _("count, and paste or type it here.")}
        waiting = [query for query in self._data.queries if not query.answered]
        if waiting:
            return {"strong": _("{n} to decide:").format(n=len(waiting)), "rest": waiting[0].text}
        return {"strong": _("Read."), "rest": self._data.pooled}

    def _read_scene(self, data: ClassData) -> dict:
        counted = set(data.counted)
        return {
            "title": data.title,
            "pooled": data.pooled,
            "remarks": [remark.text for remark in data.remarks],
            "queries": [
                {
                    "key": query.key,
                    "text": query.text,
                    "choices": [list(choice) for choice in query.choices],
                    "chosen": query.chosen,
                    "answered": query.answered,
                }
                for query in data.queries
            ],
            "columns": [_heading(data, name) for name in data.columns],
            "rows": [[shown(cell) for cell in row] for row in data.rows[:MOST_ROWS]],
            "idle": [place for place in range(min(len(data.rows), MOST_ROWS)) if place not in counted],
            "more": max(0, len(data.rows) - MOST_ROWS),
        }

    def _findings(self, data: ClassData, lab: Lab) -> tuple[list[Figure], list[str], list, list]:
        """Figures, sentences, the laws to choose from, and links that take the shaker on."""
        figures, said, laws, links = [], [], [], []
        if sum(data.fell_counts.values()):
            laws = [[key, _(name)] for key, name in LAWS.items()]
            try:
                fit = compare_falls(data.fell_counts, self._against, lab.shaker.fall, lab.shaker.total)
                figures.append(_falls_figure(fit, self._width))
                said += _fit_said(fit)
            except ValueError as error:
                said.append(f"{error}")
            links = _links(data.fell_counts)
            if isinstance(links, str):
                said, links = [*said, links], []
        kinds = compare_kinds(data.kinds)
        if kinds is not None:
            figures.append(_kinds_figure(kinds, self._width))
            said += _fit_said(kinds)
        if data.salt is not None and data.crystals:
            said.append(_salt_said(data, lab))
        return figures, said, laws, links


def _heading(data: ClassData, name: str) -> str:
    unit = data.units.get(name, "")
    heading = f"{name} ({unit})" if unit else name
    return f"{heading} · {_('not counted')}" if name in data.unused else heading


def _links(counts: dict[int, int]) -> list | str:
    """Links to the table and to the lab with this fall, or why there are none."""
    try:
        fall: Fall = fitted_fall(counts)
    except ValueError as error:
        return _("This cannot be taken to the table. {why}.").format(why=str(error)[:1].upper() + str(error)[1:])
    table = "alacarte?" + urlencode({"fall": fall.to_text()})
    return [["to_table", table], ["to_lab", lab_link(fall=fall)]]


def _falls_figure(fit: Comparison, width: int) -> Figure:
    title = _("Crystals in a tip, our own")
    expected = {value: float(amount) for value, amount in fit.expected.items()}
    svg = charts.bars(title, _("crystals that fell"), fit.counts, expected, width=width, height=230)
    mean = sum(value * times for value, times in fit.counts.items()) / fit.n
    summary = _("{n} tips, {mean:.2f} crystals on average. Outline: {law}.").format(n=fit.n, mean=mean, law=fit.name)
    return _cells_figure("fit", title, svg, summary, fit)


def _kinds_figure(fit: Comparison, width: int) -> Figure:
    title = _("Kinds of crystals")
    places = dict(enumerate(fit.counts))
    counts = {place: fit.counts[kind] for place, kind in places.items()}
    expected = {place: float(fit.expected[kind]) for place, kind in places.items()}
    names = {place: _(kind) for place, kind in places.items()}
    svg = charts.bars(title, "", counts, expected, names=names, width=width, height=200)
    summary = _("{n} crystals. Outline: {law}.").format(n=fit.n, law=fit.name)
    return _cells_figure("kinds", title, svg, summary, fit)


def _cells_figure(key: str, title: str, svg: str, summary: str, fit: Comparison) -> Figure:
    """The cells of the chi-square test; without one, what was counted and expected."""
    legend = (("bar", _("counted")), ("outline", _("expected")))
    if fit.test is None:
        rows = [(str(value), times, float(fit.expected[value])) for value, times in fit.counts.items()]
        return Figure(key, title, svg, summary, ("cell", "counted", "expected"), rows, legend)
    rows = [
        (fit.labels[cell.outcome], cell.observed, float(cell.expected), float(cell.part)) for cell in fit.test.cells
    ]
    return Figure(key, title, svg, summary, ("cell", "counted", "expected", "chi_square_part"), rows, legend)


def _fit_said(fit: Comparison) -> list[str]:
    """Chi-square in words, with what makes it unsure."""
    if fit.test is None:
        return [_("No chi-square against {law}: {why}").format(law=fit.name, why=fit.why_not)]
    said = _(
        "Chi-square against {law}: {chi:.2f}, {free} degrees of freedom. Chance alone is as far off in {p} of classes."
    )
    test = fit.test
    lines = [said.format(law=fit.name, chi=float(test.statistic), free=test.freedom, p=percent(test.p_value))]
    joined = len(fit.counts) - len(fit.labels)
    if joined:
        lines.append(_("Values that expect fewer than 5 were joined with their neighbours."))
    return [*lines, test.remark] if test.remark else lines


def _salt_said(data: ClassData, lab: Lab) -> str:
    low, high = interval(data.salt, data.crystals)
    said = _("{salt} of {crystals} were salt: {share:.1%}, 95 % interval {low:.1%} to {high:.1%}.")
    said = said.format(salt=data.salt, crystals=data.crystals, share=data.salt / data.crystals, low=low, high=high)
    return f"{said} {_('The shaker in the lab has {share}.').format(share=percent(lab.shaker.share))}"
