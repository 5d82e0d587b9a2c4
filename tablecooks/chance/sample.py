"""Drawing from the exact laws, many at a time: tips, urns, any law. Randomness is passed in, always.

>>> rng = np.random.default_rng(7)
>>> tips(15, 5, "weights 4:7:5:2:1:1", 4, rng).shape
(4, 2)
"""

from collections.abc import Sequence

import numpy as np

from tablecooks.chance.dist import Dist
from tablecooks.chance.exact import whole
from tablecooks.chance.falls import tip
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import DEFAULT_FALL

__all__ = ["draws", "outcomes", "tips"]

CELLS = 2**12
MOST_IN_URN = 10**9  # NumPy's samplers take fewer


def tips(
    seasoning: int, salt: int, fall=DEFAULT_FALL, n: int = 1, rng: np.random.Generator | None = None
) -> np.ndarray:
    """``n`` tips from a shaker that is refilled after each: an array of n rows (seasoning, salt).

    Seasoning, salt and fall as in :func:`tablecooks.chance.tip`; ``n`` from 0; ``rng`` a ``np.random.Generator``.
    Drawn by the inverse of the exact joint law's distribution function. Raises ValueError as ``tip`` does, and
    when there is no generator.
    """
    law = tip(seasoning, salt, fall)
    return np.take(np.array(list(law), dtype=np.int64), _places(law, n, rng), axis=0)


def outcomes(law: Dist, n: int, rng: np.random.Generator) -> list:
    """``n`` independent outcomes of any law."""
    listed = list(law)
    return [listed[place] for place in _places(law, n, rng).tolist()]


def draws(counts: Sequence[int], n: int, size: int, rng: np.random.Generator) -> np.ndarray:
    """``size`` times ``n`` drawn without replacement from an urn: an array of rows, how many of each kind.

    Raises ValueError as :func:`tablecooks.chance.drawn` does, and for an urn of 10⁹ and more, which NumPy's sampler
    does not take; the exact laws do.
    """
    urn = [whole(count, _("The number of a kind")) for count in counts]
    n = whole(n, _("The number drawn"), sum(urn))
    size = whole(size, _("The number of samples"))
    if sum(urn) >= MOST_IN_URN:
        message = _("An urn of {all} is too large to draw samples from: it must hold fewer than {most}.")
        raise ValueError(message.format(all=sum(urn), most=MOST_IN_URN))
    if not urn:
        return np.zeros((size, 0), dtype=np.int64)
    return _checked(rng).multivariate_hypergeometric(urn, n, size=size, method="marginals")


def _places(law: Dist, n: int, rng) -> np.ndarray:
    """Which outcome each of ``n`` draws is: the first up to which the chances add up to more than the draw."""
    n, rng = whole(n, _("The number of samples")), _checked(rng)
    reached = np.cumsum(np.array(list(law.ways.values()), dtype=object))
    # Python's division rounds correctly whatever the size; the last that has a chance reaches 1 exactly.
    return _inverse(np.array([number / law.all_ways for number in reached], dtype=float), rng.random(n))


def _inverse(reached: np.ndarray, draws: np.ndarray) -> np.ndarray:
    """For each draw the first place that reaches beyond it. Many draws are first looked up in a table of cells."""
    if len(draws) < CELLS:
        return np.searchsorted(reached, draws, side="right")
    cells = np.searchsorted(reached, np.arange(CELLS) / CELLS, side="right")
    places = np.take(cells, (draws * CELLS).astype(np.intp))
    late = np.flatnonzero(draws >= np.take(reached, places))
    places[late] = np.searchsorted(reached, draws[late], side="right")
    return places


def _checked(rng) -> np.random.Generator:
    if not isinstance(rng, np.random.Generator):
        raise ValueError(_("Pass a random generator, for example np.random.default_rng(7)."))
    return rng
