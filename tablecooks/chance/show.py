"""How laws and counts are shown: aligned text, a table with bars, CSV that no spreadsheet runs, a data frame."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape

from tablecooks.core.words import _

__all__ = ["as_csv", "as_frame", "as_html", "as_text", "shorten"]

MOST_ROWS = 40  # as many rows as a printed law shows
BAR = "display:inline-block;height:.7em;margin-right:.4em;background:currentColor;opacity:.55"
BAR_WIDTH = 10  # em for a bar of 1


def shorten(rows: list[tuple]) -> list[tuple]:
    """At most ``MOST_ROWS`` rows, and one that says how many more there are."""
    if len(rows) <= MOST_ROWS:
        return rows
    more = _("… and {n} more").format(n=len(rows) - MOST_ROWS)
    return [*rows[:MOST_ROWS], (more, *[""] * (len(rows[0]) - 1))]


def as_text(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Columns side by side: the first to the left, numbers to the right."""
    rows = [tuple(head), *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = (
        "  ".join(
            [f"{row[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def as_html(head: Sequence[str], rows: Iterable[Sequence[str]], shares: Iterable, caption: str) -> str:
    """A table whose last column has a bar before its number. ``shares``: the length of each bar, 0 to 1 or None.

    The bars are hidden from screen readers, which read the numbers and the caption.
    """
    cells = "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    body = "".join(_html_row(row, share) for row, share in zip(rows, shares, strict=True))
    return (
        f'<table class="law"><caption>{escape(caption)}</caption><thead><tr>{cells}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _html_row(row, share) -> str:
    first, *middle, last = map(escape, row)
    bar = ""
    if share is not None:
        bar = f'<span aria-hidden="true" style="{BAR};width:{BAR_WIDTH * float(share):.3f}em"></span>'
    cells = "".join(f'<td style="text-align:right">{cell}</td>' for cell in middle)
    return f'<tr><th scope="row">{first}</th>{cells}<td style="text-align:left">{bar}{last}</td></tr>'


def as_csv(columns: Sequence[str], rows: Iterable[Sequence]) -> str:
    """CSV text, a line for each row. Text that a spreadsheet would run as a formula gets an apostrophe before it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return out.getvalue()


def _harmless(cell):
    if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return "'" + cell
    return repr(cell) if isinstance(cell, float) else cell


def as_frame(columns: Sequence[str], rows: Iterable[Sequence]):
    """A pandas DataFrame; an ImportError that says what to install where pandas is not."""
    try:
        import pandas
    except ImportError:
        message = _("to_frame needs pandas: install it with 'pip install pandas'. to_csv needs nothing.")
        raise ImportError(message) from None
    columns = list(columns)
    series = list(zip(*rows, strict=True)) or [()] * len(columns)
    return pandas.DataFrame(
        {
            name: pandas.Series(list(cells), dtype=object if name in ("outcome", "fraction") else None)
            for name, cells in zip(columns, series, strict=True)
        }
    )
