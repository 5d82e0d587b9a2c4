"""What a class's counts say: the charts beside a law, the sentences, and links that take the shaker on."""

from fractions import Fraction
from typing import NamedTuple

from tablecooks.chance import percent
from tablecooks.chance.intervals import interval
from tablecooks.core.words import _
from tablecooks.draw import charts
from tablecooks.models.class_data import ClassData
from tablecooks.models.lab import Lab
from tablecooks.models.lab_fit import LAWS, Comparison, compare_falls, compare_kinds, fitted_fall
from tablecooks.views.lab.figures import Figure

__all__ = ["Findings", "findings"]


class Findings(NamedTuple):
    """Charts, sentences, the laws to choose from as (key, name), and links as (word of the page, address)."""

    figures: list[Figure]
    said: list[str]
    laws: list
    links: list


def findings(data: ClassData, lab: Lab, against: str, width: int) -> Findings:
    """What ``data`` say beside the law ``against``, one of ``LAWS``; charts are ``width`` pixels wide."""
    found = Findings([], [], [], [])
    if sum(data.fell_counts.values()):
        _falls(found, data, lab, against, width)
    kinds = compare_kinds(data.kinds)
    if kinds is not None:
        found.figures.append(_kinds_figure(kinds, width))
        found.said.extend(_fit_said(kinds))
    if data.salt is not None and data.crystals:
        found.said.append(_salt_said(data, lab))
    return found


def _falls(found: Findings, data: ClassData, lab: Lab, against: str, width: int) -> None:
    """How many fell in a tip beside the law, and where the fitted fall can be taken, or why it cannot."""
    found.laws.extend([key, _(name)] for key, name in LAWS.items())
    try:
        fit = compare_falls(data.fell_counts, against, lab.shaker.fall, lab.shaker.total)
        found.figures.append(_falls_figure(fit, width))
        found.said.extend(_fit_said(fit))
    except ValueError as error:
        found.said.append(f"{error}")
    try:
        fall = fitted_fall(data.fell_counts)
    except ValueError as error:
        why = f"{error}"
        found.said.append(_("This cannot be taken to the table. {why}.").format(why=why[:1].upper() + why[1:]))
    else:
        found.links.extend([["to_table", lab.link_to_table(fall)], ["to_lab", lab.link_to_lab(fall)]])


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
    said = _("{salt} of {crystals} were salt: {share}, 95 % interval {low} to {high}.").format(
        salt=data.salt,
        crystals=data.crystals,
        share=percent(Fraction(data.salt, data.crystals)),
        low=percent(low),
        high=percent(high),
    )
    return f"{said} {_('The shaker in the lab has {share}.').format(share=percent(lab.shaker.share))}"
