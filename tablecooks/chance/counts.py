"""Counts of whole numbers, as a class makes them: one bar for each whole number, with the law beside it.

>>> counts_table([0, 1, 1, 3])
number  counted
0             1
1             2
2             0
3             1
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

import numpy as np

from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import is_number, whole
from tablecooks.chance.show import as_csv, as_frame, as_html, as_text
from tablecooks.core.words import _, ngettext

__all__ = ["Counts", "counts_table", "tally"]

WIDEST = 10_000  # bars
LEAST = -(10**15)


class Counts(Mapping):
    """How often each whole number came: an immutable mapping from every number of a range to its count.

    A number that never came has the count 0. ``law`` is what to expect, or None: then ``expected[number]``
    is n times its probability. Made by :func:`counts_table`; counts sum to ``n``.
    """

    __slots__ = ("_counts", "expected", "n")

    def __init__(self, counts: Mapping[int, int], law: Dist | None = None):
        self._counts = dict(counts)
        self.n = sum(self._counts.values())
        self.expected = None if law is None else {number: self.n * law.P(number) for number in self._counts}

    def __getitem__(self, number) -> int:
        return self._counts[number]

    def __iter__(self):
        return iter(self._counts)

    def __len__(self):
        return len(self._counts)

    def share(self, number: int) -> Fraction:
        """The share of the counted that are ``number``. ValueError when nothing was counted."""
        if self.n == 0:
            raise ValueError(_("Nothing was counted, so there are no shares."))
        return Fraction(self._counts.get(number, 0), self.n)

    def mean(self) -> Fraction:
        """The mean of the numbers counted. ValueError when nothing was counted."""
        if self.n == 0:
            raise ValueError(_("Nothing was counted, so there is no mean."))
        return Fraction(sum(number * count for number, count in self.items()), self.n)

    def _head(self) -> tuple[str, ...]:
        return (_("number"), *([_("expected")] if self.expected else []), _("counted"))

    def _rows(self) -> list[tuple[str, ...]]:
        between = {n: (f"{float(e):.1f}",) for n, e in self.expected.items()} if self.expected else {}
        return [(str(number), *between.get(number, ()), str(count)) for number, count in self.items()]

    def __repr__(self):
        return as_text(self._head(), self._rows())

    def _repr_html_(self) -> str:
        longest = max(self._counts.values(), default=0) or 1
        shares = [Fraction(count, longest) for count in self.values()]
        return as_html(self._head(), self._rows(), shares, self.summary())

    def summary(self) -> str:
        """The counts in one sentence, for whoever hears them instead of seeing them."""
        if self.n == 0:
            return _("Nothing was counted.")
        often = max(self._counts, key=self._counts.__getitem__)
        text = ngettext(
            "{n} counted, from {low} to {high}; {often} came most often, once; mean {mean:.4g}.",
            "{n} counted, from {low} to {high}; {often} came most often, {times} times; mean {mean:.4g}.",
            self[often],
        )
        came = [number for number, count in self.items() if count]
        return text.format(
            n=self.n, low=min(came), high=max(came), often=often, times=self[often], mean=float(self.mean())
        )

    def _cells(self) -> tuple[tuple[str, ...], list[tuple]]:
        if self.expected is None:
            return ("number", "counted"), list(self.items())
        return ("number", "counted", "expected"), [(n, count, float(self.expected[n])) for n, count in self.items()]

    def to_csv(self) -> str:
        """The counts as CSV text: number, counted, and expected where there is a law."""
        return as_csv(*self._cells())

    def to_frame(self):
        """A pandas DataFrame with the columns of the CSV. ImportError without pandas."""
        return as_frame(*self._cells())


def counts_table(numbers: Iterable, law: Dist | None = None, low: int | None = None, high: int | None = None) -> Counts:
    """Count whole numbers, one bar for each from the lowest to the highest, gaps included.

    Parameters
    ----------
    numbers : the numbers as they came: a list, an array, a column; floats such as 2.0 are taken as 2.
    law : what to expect; the table then reaches over its whole numbers too, and has the expected counts.
    low, high : the table reaches at least from here to there.

    Raises ValueError for what is no whole number, and for a range of more than 10,000.
    """
    if isinstance(numbers, str | bytes | Mapping):
        raise ValueError(_("Give the numbers as they came, as a list or a column; for counts there is tally."))
    flat = np.ravel(numbers).tolist() if isinstance(numbers, np.ndarray) else list(numbers)
    found = Counter(whole(number, _("A counted number"), least=LEAST) for number in flat)
    ends = [*found, *(whole(end, _("The end of the table"), least=LEAST) for end in (low, high) if end is not None)]
    ends += [number for number, chance in (law or {}).items() if chance and is_number(number)]
    first, last = (min(ends), max(ends)) if ends else (0, -1)
    if last - first >= WIDEST:
        message = _("From {low} to {high} is too wide for one bar each; {most} is the most.")
        raise ValueError(message.format(low=first, high=last, most=WIDEST))
    return Counts({number: found[number] for number in range(int(first), int(last) + 1)}, law)


def tally(counts) -> dict[int, int]:
    """A class's counts as a dictionary from whole number to how often it came, Python ints inside.

    ``counts`` is a sequence, how often 0, 1, 2, … came; or a mapping from number to count.

    >>> tally([6, 7, 6]) == tally({0: 6, 1: 7, 2: 6}) == {0: 6, 1: 7, 2: 6}
    True

    Raises ValueError that names the number whose count is no whole number from 0, and when there are none.
    """
    if isinstance(counts, str | bytes):
        raise ValueError(_("Counts are a list, how often 0, 1, 2, … came, not {counts!r}.").format(counts=counts))
    pairs = list(counts.items() if isinstance(counts, Mapping) else enumerate(counts))
    found: dict[int, int] = {}
    for number, count in pairs:
        number = whole(number, _("A counted number"))
        found[number] = whole(count, _("The count of {number}").format(number=number))
    if not any(found.values()):
        raise ValueError(_("There is nothing in these counts."))
    return dict(sorted(found.items()))
