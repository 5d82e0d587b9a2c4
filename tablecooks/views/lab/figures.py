"""The three graphs of one stream as the page shows them: drawing, summary, table."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tablecooks.chance import percent
from tablecooks.core.words import N_, _
from tablecooks.draw import charts
from tablecooks.models.lab import Lab
from tablecooks.models.lab_expected import law_now
from tablecooks.models.lab_shaker import EMPTIES
from tablecooks.models.lab_stream import counted

__all__ = ["Figure", "lab_figures"]

ENOUGH = 0.995  # of a waiting law that is drawn where no wait was longer
MOST_WAITED = 24  # and the longest wait that is drawn for it
SHOWN = 0.0005  # what is less likely is not given a bar of its own before it came
TABLE_ROWS = 12
#: What the columns of tables are called on the page; in files their names are the keys, in every language.
HEADINGS = {
    "count": N_("count"),
    "share": N_("share"),
    "law": N_("law"),
    "law_times_n": N_("law × tips"),
    "expected": N_("expected"),
    "crystals": N_("crystals"),
    "salt": N_("salt"),
    "long_run": N_("long run"),
    "two_sd": N_("two sd"),
    "fraction": N_("fraction"),
    "probability": N_("probability"),
    "dots": N_("dots"),
    "confidence": N_("you said, %"),
    "said": N_("how often"),
    "came_true": N_("came true"),
    "cell": N_("cell"),
    "counted": N_("counted"),
    "chi_square_part": N_("part of χ²"),
}


@dataclass(frozen=True)
class Figure:
    """One chart with all that is said beside it. ``columns`` and ``rows`` are its table and its CSV."""

    key: str
    title: str
    svg: str
    summary: str
    columns: Sequence[str]
    rows: Sequence[Sequence]
    legend: tuple[tuple[str, str], ...] = ()  # how a line is drawn, and what it is

    def data(self) -> dict:
        """The figure for the browser; numbers in its table as text."""
        return {
            "key": self.key,
            "title": self.title,
            "svg": self.svg,
            "summary": self.summary,
            "columns": [_(HEADINGS[name]) if name in HEADINGS else name for name in self.columns],
            "rows": [[shown(cell) for cell in row] for row in self.rows],
            "legend": [list(entry) for entry in self.legend],
        }


def shown(cell) -> str:
    """A cell of a table as it is read: at most four decimals."""
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return f"{cell:.4f}".rstrip("0").rstrip(".") if abs(cell) < 100 else f"{cell:.1f}"
    return str(cell)


def lab_figures(lab: Lab, count: str, scale: str, veiled: bool) -> list[Figure]:
    """The graphs at the tip that is looked at. ``veiled``: without anything worked out beforehand."""
    shares = scale == "shares"
    return [_share(lab, veiled), _waits(lab, shares, veiled), _counts(lab, count, shares, veiled)]


def _share(lab: Lab, veiled: bool) -> Figure:
    points, theory = lab.stream.shares(lab.position), float(lab.shaker.share)
    title = _("Running share of salt")
    drawn = [(point.crystals, point.salt / point.crystals, 0 if veiled else point.reach) for point in points]
    svg = charts.running(
        title, _("crystals that fell"), drawn, None if veiled else theory, "" if veiled else str(lab.shaker.share)
    )
    legend = (("line", _("salt so far")),)
    if not veiled:
        legend += (("outline", _("long run")), ("band", _("two standard deviations")))
    columns = ("crystals", "salt", "share", "long_run", "two_sd")
    step = max(1, len(points) // TABLE_ROWS)
    rows = [
        (p.crystals, p.salt, p.salt / p.crystals, None if veiled else theory, None if veiled else p.reach)
        for p in [*points[:-1:step], *points[-1:]]
    ]
    return Figure("share", title, svg, _share_summary(lab, veiled), columns, rows, legend)


def _share_summary(lab: Lab, veiled: bool) -> str:
    crystals, salt = lab.stream.totals(lab.position)
    summary = _("Nothing has fallen yet.")
    if crystals:
        said = _("{salt} of {crystals} crystals were salt: {share}.")
        summary = said.format(salt=salt, crystals=crystals, share=percent(Fraction(salt, crystals)))
    if veiled:
        return summary
    share = lab.shaker.share
    return f"{summary} " + _("It must settle at {share}, {percent}.").format(share=share, percent=percent(share))


def _waits(lab: Lab, shares: bool, veiled: bool) -> Figure:
    shaker, waits = lab.shaker, lab.stream.waits(lab.position)
    title = _("Crystals until the first salt")
    if not shaker.salt:
        summary = _("There is no salt in this shaker: the wait never ends.")
        return Figure("wait", title, charts.bars(title, "", {1: 0}, {}), summary, ("crystals", "waits"), [])
    n, longest = waits.total(), max(waits, default=0)
    law = {} if veiled else shaker.first_salt(max(longest, MOST_WAITED))
    counts = counted(waits, 1, _far_enough(law) if law else 6)
    last = lab.stream.last_wait(lab.position)
    svg, rows, columns = _bars(title, _("the first salt is crystal no. …"), counts, law, n, shares, last)
    mean = sum(wait * times for wait, times in waits.items()) / n if n else None
    summary = _waits_summary(n, mean, longest, None if veiled else shaker.mean_first_salt())
    return Figure("wait", title, svg, summary, ("crystals", *columns), rows, _legend(veiled))


def _waits_summary(n: int, mean: float | None, longest: int, long_run) -> str:
    summary = _("{n} waits").format(n=n)
    if n:
        said = _(", {mean:.2f} crystals on average, {longest} at the longest.")
        summary += said.format(mean=mean, longest=longest)
    else:
        summary += _(" are over.")
    if long_run is not None:
        summary += " " + _("In the long run {mean:.2f}.").format(mean=float(long_run))
    return summary


def _far_enough(law: dict[int, float]) -> int:
    covered = 0.0
    for value, chance in law.items():
        covered += chance
        if covered >= ENOUGH or value >= MOST_WAITED:
            return value
    return max(law)


def _counts(lab: Lab, count: str, shares: bool, veiled: bool) -> Figure:
    stop, stream = lab.position, lab.stream
    inside = stream.inside_after(stop)
    tally = stream.fell(stop) if count == "crystals" else stream.salted(stop)
    law = {} if veiled else law_now(lab.shaker, inside, count)
    likely = [value for value, chance in law.items() if chance >= SHOWN]
    counts = counted(tally, 0, max(likely, default=5))
    last = stream.tips[stop - 1] if stop else None
    marked = None if last is None else (last.fell if count == "crystals" else last.salt)
    mixed = not veiled and lab.shaker.mode == EMPTIES and stop > 0
    expected = lab.expected(count, stop) if mixed else None
    title = _("Crystals in a tip") if count == "crystals" else _("Salt in a tip")
    axis = _("crystals that fell") if count == "crystals" else _("crystals of salt that fell")
    svg, rows, columns = _bars(title, axis, counts, law, stop, shares, marked, expected)
    summary = _counts_summary(counts, stop, law)
    return Figure("count", title, svg, summary, (count, *columns), rows, _legend(veiled, mixed))


def _counts_summary(counts: dict[int, int], n: int, law: dict[int, float]) -> str:
    if n:
        mean = sum(value * times for value, times in counts.items()) / n
        summary = _("{n} tips, {mean:.2f} on average, most often {mode}.")
        summary = summary.format(n=n, mean=mean, mode=max(counts, key=counts.get))
    else:
        summary = _("No tip yet.")
    if law:
        mean = sum(value * chance for value, chance in law.items())
        summary += " " + _("From what is in it now: {mean:.2f}.").format(mean=mean)
    return summary


def _bars(title, axis, counts, law, n, shares, marked, expected=None):
    """Drawing, rows and names of the columns of a bar chart; before the first one the outline shows shares."""
    as_shares = shares or not n
    unit = (1 / n if n else 1) if as_shares else 1
    scaled = {value: times * unit for value, times in counts.items()} if as_shares else counts
    outline = {value: law.get(value, 0.0) * (1 if as_shares else n) for value in counts} if law else {}
    dotted = None if expected is None else {value: expected.get(value, 0.0) * unit for value in counts}
    svg = charts.bars(title, axis, scaled, outline, dotted, shares=as_shares, marked=marked)
    columns = ["count", "share"] + (["law", "law_times_n"] if law else []) + (["expected"] if dotted else [])
    rows = []
    for value, times in counts.items():
        row = [value, times, times / n if n else None]
        row += [law.get(value, 0.0), law.get(value, 0.0) * n] if law else []
        rows.append(row + ([expected.get(value, 0.0)] if dotted else []))
    return svg, rows, columns


def _legend(veiled: bool, mixed: bool = False) -> tuple:
    legend = (("bar", _("what happened")),)
    if not veiled:
        legend += (("outline", _("what is in it now") if mixed else _("long run")),)
    if mixed:
        legend += (("dotted", _("expected of these tips")),)
    return legend
