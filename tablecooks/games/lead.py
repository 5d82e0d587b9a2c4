"""What an outcome leads to, as the odds panel says it; the same for all games."""

from typing import NamedTuple

__all__ = ["Lead"]


class Lead(NamedTuple):
    """What something leads to, and how good that is for the one who moved: best, good, even, warn or bad."""

    text: str
    tone: str
