"""The record of predictions: how sure somebody was, and whether it came true; in a link a few letters for each.

A question whose answer has been revealed is no fresh question when it is asked again: a second try is kept in the
record, is shown, and does not count.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from tablecooks.core.words import _
from tablecooks.models.lab_answers import Asked
from tablecooks.models.lab_shaker import BACK, Shaker

__all__ = ["CONFIDENCES", "MOST_TRIES", "Record", "Try", "mark_of"]

#: How sure one can say to be, in per cent.
CONFIDENCES = (50, 60, 70, 80, 90, 99)
MOST_TRIES = 200  # that are remembered; the oldest go first
_TRY = re.compile(r"([0-9a-f]{5})\.(\d\d)([yn])")


class Try(NamedTuple):
    """A prediction that was revealed. ``mark`` stands for what was asked: see :func:`mark_of`."""

    mark: str
    confidence: int
    right: bool

    def to_text(self) -> str:
        return f"{self.mark}.{self.confidence}{'y' if self.right else 'n'}"


def mark_of(asked: Asked, shaker: Shaker, seed: str, number: int) -> str:
    """Five hexadecimal digits, equal wherever the answer is the same: they are made of what the answer depends on."""
    parts = [asked.key, shaker.seasoning, shaker.salt, shaker.mode == BACK]
    parts += [shaker.fall.to_text()] if asked.by_fall else []
    parts += [seed, number] if asked.by_luck else []
    return f"{crc32(repr(parts).encode()) & 0xFFFFF:05x}"


class Record:
    """The tries, oldest first."""

    def __init__(self, tries: Iterable[Try] = ()):
        self.tries: list[Try] = [*tries]

    def __eq__(self, other):
        return isinstance(other, Record) and self.tries == other.tries

    __hash__ = None

    def __repr__(self):
        return f"Record({self.to_text()!r})"

    def add(self, made: Try) -> None:
        self.tries = [*self.tries, made][-MOST_TRIES:]

    def times(self, mark: str) -> int:
        """How often this answer has been revealed."""
        return sum(made.mark == mark for made in self.tries)

    def fresh(self) -> list[Try]:
        """The first try at each question: only these count."""
        return list({made.mark: made for made in reversed(self.tries)}.values())[::-1]

    @property
    def again(self) -> int:
        """How many tries were at a question whose answer was known."""
        return len(self.tries) - len(self.fresh())

    def calibration(self) -> list[tuple[int, int, int]]:
        """For each confidence: how often it was said, and how often it came true."""
        counted = {confidence: [] for confidence in CONFIDENCES}
        for made in self.fresh():
            counted[made.confidence].append(made.right)
        return [(confidence, len(rights), sum(rights)) for confidence, rights in counted.items()]

    def to_text(self) -> str:
        """The record for a link: ``1f3a2.70y_0b7cc.99n``."""
        return "_".join(made.to_text() for made in self.tries)

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """The record that a link carries; ValueError for what is none."""
        found = [_TRY.fullmatch(part) for part in text.split("_")] if text else []
        if len(found) > MOST_TRIES or any(one is None or int(one[2]) not in CONFIDENCES for one in found):
            raise ValueError(_("The record of predictions in this link cannot be read; it begins anew."))
        return cls(Try(one[1], int(one[2]), one[3] == "y") for one in found)
