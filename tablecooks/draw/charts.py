"""Charts as pure SVG text: bars on whole numbers with an outline, a running share, dots, a scale, a calibration.

Bars and outline stand on the same places, one for each whole number. No chart is drawn without its numbers: the
view puts a text summary and a table beside each.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from tablecooks.draw import style
from tablecooks.draw.svg import circle, element, escape, fit, group, number, path, rect, sheet, text, title, width_of

__all__ = ["BAR", "Frame", "bars", "calibration", "dots", "running", "scale"]

BAR, BAR_MARKED, EMPTY = "#C9BBA5", "#7D705E", "#EFE8DC"
BAND, LINE = "#E6DCCB", "#4F5B69"
LEFT, RIGHT, TOP, BOTTOM = 38, 10, 16, 34
LEAST_NUMBERED = 17  # a bar narrower than this has no number over it
TALLEST_TICKS = 4


@dataclass(frozen=True)
class Frame:
    """The plotting area: from data to places on the sheet. ``x0`` … ``x1`` and 0 … ``top`` are its ranges."""

    width: int
    height: int
    x0: float
    x1: float
    top: float

    def x(self, value: float) -> float:
        return LEFT + (value - self.x0) / ((self.x1 - self.x0) or 1) * (self.width - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return self.height - BOTTOM - min(value, self.top) / (self.top or 1) * (self.height - TOP - BOTTOM)

    def grid(self, label, whole: bool = False) -> str:
        """Lines across with their values; ``whole``: at whole numbers only."""
        drawn = []
        for tick in ticks(self.top, whole):
            y = self.y(tick)
            drawn.append(path(f"M{LEFT} {number(y)}H{self.width - RIGHT}", "none", style.LINE))
            drawn.append(text(LEFT - 5, y + 4, label(tick), style.LEAST, style.QUIET, None, "end"))
        return "".join(drawn)

    def axis(self, name: str) -> str:
        y = self.height - BOTTOM
        line = path(f"M{LEFT} {y}H{self.width - RIGHT}", "none", style.EDGE)
        words = fit(name, self.width - LEFT - RIGHT, style.LEAST)
        return line + text(
            (LEFT + self.width - RIGHT) / 2, self.height - 4, words, style.LEAST, style.QUIET, None, "middle"
        )

    def under(self, value: float, words: str, weight=None) -> str:
        return text(self.x(value), self.height - BOTTOM + 14, words, style.LEAST, style.INK, weight, "middle")


def ticks(top: float, whole: bool = False) -> list[float]:
    """0 and up to four round values, the last one at or below ``top``."""
    if top <= 0:
        return [0]
    step = nice(top / TALLEST_TICKS)
    if whole:
        step = max(1, ceil(step))
    return [step * nth for nth in range(int(top / step + 1e-9) + 1)]


def nice(value: float) -> float:
    """The next round number from ``value`` up: 1, 2, 2.5 or 5 times a power of ten."""
    if value <= 0:
        return 1.0
    power = 10.0 ** floor(log10(value))
    return next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= value * (1 - 1e-9))


def plain(value: float) -> str:
    """A number on an axis: without needless digits."""
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def per_cent(value: float) -> str:
    return f"{100 * value:.3g} %"


def bars(
    name: str,
    axis: str,
    counts: Mapping[int, float],
    outline: Mapping[int, float],
    dotted: Mapping[int, float] | None = None,
    *,
    shares: bool = False,
    marked: int | None = None,
    names: Mapping[int, str] | None = None,
    width: int = 318,
    height: int = 212,
) -> str:
    """One bar for each whole number in ``counts``, empty ones too, under the outline of what is expected there.

    ``outline`` and ``dotted`` have the bars' unit; ``dotted`` is a second expectation. ``marked`` is the value
    that is pointed at, ``names`` are words in place of the numbers. All keys from the least to the largest of
    ``counts`` are drawn.
    """
    values = range(min(counts), max(counts) + 1)
    tallest = max([*counts.values(), *(outline.get(v, 0) for v in values), *((dotted or {}).values())], default=0)
    frame = Frame(width, height, values[0] - 0.5, values[-1] + 0.5, tallest * 1.06 or 1)
    pitch = frame.x(1) - frame.x(0)
    drawn = [frame.grid(per_cent) if shares else frame.grid(plain, whole=True)]
    drawn += [_bar(frame, v, counts.get(v, 0), pitch, shares, v == marked) for v in values]
    if dotted:
        drawn += [_dash(frame, v, dotted.get(v, 0), pitch) for v in values]
    drawn += [_steps(frame, values, outline), frame.axis(axis), _values_under(frame, values, pitch, marked, names)]
    drawn += [_over(frame, v, counts[v], pitch, shares) for v in values if counts.get(v, 0)]
    return sheet(width, height, name, *drawn)


def _bar(frame: Frame, value: int, count: float, pitch: float, shares: bool, marked: bool) -> str:
    gap = 0.16 * pitch if pitch > 6 else 0
    x, y = frame.x(value - 0.5) + gap / 2, frame.y(count)
    said = per_cent(count) if shares else plain(count)
    bar = rect(x, y, pitch - gap, frame.y(0) - y, BAR_MARKED if marked else BAR)
    return group(title(f"{value}: {said}"), bar, data_bar=value)


def _over(frame: Frame, value: int, count: float, pitch: float, shares: bool) -> str:
    """The number over a bar, on a ground of its own so that no line runs through it."""
    words = f"{100 * count:.0f}" if shares else plain(count)
    if pitch < LEAST_NUMBERED or width_of(words, style.LEAST) > pitch + 4:
        return ""
    return _on_ground(frame.x(value), frame.y(count) - 4, words)


def _on_ground(x: float, y: float, words: str, anchor: str = "middle", size: float = style.LEAST) -> str:
    """A text with the colour of the card round its letters."""
    halo = {"stroke": style.CARD, "stroke-width": 3, "paint-order": "stroke", "stroke-linejoin": "round"}
    attrs = {"x": x, "y": y, "font-size": size, "fill": style.INK, "font-weight": style.MEDIUM}
    return element("text", attrs | {"text-anchor": anchor} | halo, escape(words))


def _steps(frame: Frame, values: range, outline: Mapping[int, float]) -> str:
    if not outline:
        return ""
    d = f"M{number(frame.x(values[0] - 0.5))} {number(frame.y(0))}"
    for value in values:
        d += f"V{number(frame.y(outline.get(value, 0)))}H{number(frame.x(value + 0.5))}"
    return path(f"{d}V{number(frame.y(0))}", "none", style.INK, stroke_width=1.8, class_="outline")


def _dash(frame: Frame, value: int, height: float, pitch: float) -> str:
    x, y = frame.x(value - 0.5), frame.y(height)
    d = f"M{number(x + pitch * 0.06)} {number(y)}h{number(pitch * 0.88)}"
    return path(d, "none", style.BURNT, stroke_width=2.4, stroke_dasharray="3 2.5", class_="dotted")


def _values_under(frame: Frame, values: range, pitch: float, marked: int | None, names) -> str:
    if names:
        return "".join(frame.under(value, fit(names[value], pitch, style.LEAST)) for value in values)
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if step * pitch >= 22)
    shown = [value for value in values if value % every == 0 or value == values[0] == values[-1]]
    return "".join(frame.under(value, str(value), style.BOLD if value == marked else None) for value in shown)


def running(
    name: str,
    axis: str,
    points: Sequence[tuple[int, float, float]],
    theory: float | None,
    theory_words: str,
    *,
    width: int = 318,
    height: int = 212,
) -> str:
    """A share after each of ``points`` (x, share, reach of the band), with the line it must settle at, if known."""
    last = points[-1][0] if points else 10
    settled = [share * 1.1 for x, share, _reach in points if x > max(5, last / 20)]
    highest = max([min(1.0, 1.7 * (theory or 0.2)), 0.1, *settled])
    frame = Frame(width, height, 0, max(last, 10), min(highest, 1.0))
    drawn = [frame.grid(per_cent), _settles(frame, points, theory, theory_words)]
    if points:
        line = "L".join(f"{frame.x(x):.1f} {frame.y(share):.1f}" for x, share, _reach in points)
        drawn.append(_long_path(line, f'fill="none" stroke="{LINE}" stroke-width="2" class="share"'))
        x, share, _reach = points[-1]
        drawn.append(circle(frame.x(x), frame.y(share), 4, LINE, style.CARD))
    drawn += [frame.axis(axis), *(frame.under(tick, plain(tick)) for tick in ticks(frame.x1) if tick <= frame.x1)]
    return sheet(width, height, name, *drawn)


def _settles(frame: Frame, points, theory: float | None, words: str) -> str:
    """The line that a share must settle at, and the band round it."""
    if theory is None:
        return ""
    band = ""
    if points:
        upper = [f"{frame.x(x):.1f} {frame.y(theory + reach):.1f}" for x, _share, reach in points]
        lower = [f"{frame.x(x):.1f} {frame.y(max(0, theory - reach)):.1f}" for x, _share, reach in points]
        band = _long_path("L".join([*upper, *reversed(lower)]) + "Z", f'fill="{BAND}" class="band"')
    y, right = frame.y(theory), frame.width - RIGHT
    line = path(f"M{LEFT} {number(y)}H{right}", "none", style.INK, stroke_width=1.8, class_="outline")
    return band + line + text(right - 2, y - 5, words, style.LEAST, style.INK, style.MEDIUM, "end")


def _long_path(points: str, attributes: str) -> str:
    """A path of many points: numbers only, so there is nothing to escape and nothing worth remembering."""
    return f'<path d="M{points}" {attributes} stroke-linejoin="round"/>'


def dots(
    name: str,
    axis: str,
    columns: Sequence[int],
    *,
    marks: Mapping[int, str] | None = None,
    width: int = 660,
    height: int = 350,
) -> str:
    """Dots in columns 0, 1, 2, …: as many as the belief has of a hundred. ``marks`` puts words under a column."""
    frame = Frame(width, height, -0.5, len(columns) - 0.5, 1)
    pitch = frame.x(1) - frame.x(0)
    across = 2 if pitch < 20 else 3 if pitch < 40 else 5
    step = min((pitch - 4) / across, (height - TOP - BOTTOM) / (100 / across))
    drawn = [_column(frame, place, dots_here, across, step) for place, dots_here in enumerate(columns)]
    drawn.append(frame.axis(axis))
    every = 1 if pitch >= 20 else 2
    for place in range(0, len(columns), every):
        drawn.append(frame.under(place, str(place), style.BOLD if columns[place] else None))
    drawn += [_mark(frame, place, words, row) for row, (place, words) in enumerate((marks or {}).items())]
    return sheet(width, height, name, *drawn)


def _column(frame: Frame, place: int, count: int, across: int, step: float) -> str:
    left = frame.x(place) - (across - 1) / 2 * step
    bottom = frame.y(0) - step / 2 - 2
    drawn = [
        circle(left + nth % across * step, bottom - nth // across * step, step * 0.42, LINE) for nth in range(count)
    ]
    if count:
        top = bottom - (count - 1) // across * step - step * 0.8
        drawn.append(text(frame.x(place), max(top, 11), str(count), style.LEAST, style.INK, style.MEDIUM, "middle"))
    return group(title(f"{place}: {count}"), *drawn, data_bar=place)


def _mark(frame: Frame, place: int, words: str, row: int) -> str:
    """A frame round a column, its words above it; each mark has its words in a row of its own."""
    pitch = frame.x(1) - frame.x(0)
    x, end = frame.x(place), "middle"
    if x < 60 or x > frame.width - 60:
        end = "start" if x < 60 else "end"
    top = TOP + 16
    box = rect(x - pitch / 2, top, pitch, frame.height - BOTTOM - top + 18, "none", style.INK, 6, stroke_width=1.6)
    return box + _on_ground(x, TOP - 3 + 13 * row, words, end)


def scale(
    name: str, marks: Sequence[tuple[float, str, str]], top: float, label, *, width: int = 660, height: int = 120
) -> str:
    """A line from 0 to ``top`` with ``marks`` (value, words, shape): circle, square or triangle, one row for each."""
    frame = Frame(width, height, 0, top, 1)
    row = (height - BOTTOM - 6) / max(1, len(marks))
    lines, drawn = [], []
    for nth, (value, words, shape) in enumerate(marks):
        x, y = frame.x(min(value, top)), 8 + (nth + 0.5) * row
        lines.append(path(f"M{number(x)} {number(y)}V{height - BOTTOM}", "none", style.EDGE, stroke_dasharray="2 3"))
        end, place = ("end", x - 12) if x > width * 0.6 else ("start", x + 12)
        drawn += [_on_ground(place, y + 4, words, end, style.SMALL), _shape(x, y, shape)]
    line = path(f"M{LEFT} {height - BOTTOM}H{width - RIGHT}", "none", style.EDGE, stroke_width=1.5)
    return sheet(width, height, name, line, *lines, *drawn, *(frame.under(tick, label(tick)) for tick in ticks(top)))


def _shape(x: float, y: float, shape: str) -> str:
    if shape == "circle":
        return circle(x, y, 6, LINE, style.CARD)
    if shape == "square":
        return rect(x - 5.5, y - 5.5, 11, 11, style.INK)
    return path(f"M{number(x)} {number(y - 7)}l7 12h-14z", BAR_MARKED)


def calibration(
    name: str, axis: str, rows: Sequence[tuple[int, int, int]], *, width: int = 330, height: int = 220
) -> str:
    """How often a confidence came true: ``rows`` are (per cent, how often said, how often true)."""
    frame = Frame(width, height, 45, 104, 1.0)
    diagonal = f"M{number(frame.x(45))} {number(frame.y(0.45))}L{number(frame.x(100))} {number(frame.y(1))}"
    drawn = [frame.grid(per_cent), path(diagonal, "none", style.INK, stroke_width=1.5, stroke_dasharray="5 4")]
    for confidence, said, true in rows:
        drawn.append(frame.under(confidence, str(confidence), style.BOLD if said else None))
        if said:
            x, y = frame.x(confidence), frame.y(true / said)
            drawn.append(circle(x, y, min(5 + said, 11), LINE, style.CARD, stroke_width=1.5))
            side = -1 if y < TOP + 16 else 1
            place = y - 15 if side > 0 else y + 24
            drawn.append(text(x, place, f"{true}/{said}", style.LEAST, style.INK, style.BOLD, "middle"))
    return sheet(width, height, name, *drawn, frame.axis(axis))
