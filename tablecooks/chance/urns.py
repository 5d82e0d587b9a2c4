"""Drawing from an urn, with and without replacement: how many of each kind, and how long until one comes.

An urn is a shaker, a deck, a box: counts of kinds. Every law is exact.

>>> drawn((15, 5), 2)
outcome  probability
(2, 0)         21/38  55.3 %
(1, 1)         15/38  39.5 %
(0, 2)          1/19   5.3 %
>>> hypergeometric(5, 15, 4).P(0), hypergeometric(5, 15, 4, replace=True).P(0)
(Fraction(91, 323), Fraction(81, 256))
>>> negative_hypergeometric(5, 15).mean(), waited_mean(Fraction(1, 4))
(Fraction(7, 2), Fraction(4, 1))
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb, prod

from tablecooks.chance.dist import MOST_OUTCOMES, Dist
from tablecooks.chance.exact import probability, whole
from tablecooks.core.words import _

__all__ = [
    "LATER",
    "binomial",
    "drawn",
    "hypergeometric",
    "multivariate",
    "negative_hypergeometric",
    "waited",
    "waited_mean",
    "waiting",
]

MOST_WORK = 4 * 10**6  # outcomes times draws


class Later(str):
    """The outcome of a waiting law that stands for everything after its last: more than any whole number."""

    __slots__ = ()

    def __lt__(self, other):
        return False

    def __le__(self, other):
        return self == other

    def __gt__(self, other):
        return self != other

    def __ge__(self, other):
        return True


LATER = Later("later")


def drawn(counts: Sequence[int], n: int, *, replace: bool = False) -> Dist:
    """The law of how many of each kind are among ``n`` that are drawn.

    Without replacement it is the multivariate hypergeometric law, prod C(count, k) / C(all, n); with
    ``replace`` each is put back before the next, and it is the multinomial law.

    Parameters
    ----------
    counts : how many of each kind the urn holds, each 0 or more. Outcomes are tuples of the same length. Kinds
        that have run out stay in them as 0.
    n : 0 to as many as there are; with ``replace`` any number, if there is anything.

    Raises
    ------
    ValueError
        For anything but whole numbers, when more are drawn than there are, and for more than a million outcomes.
    """
    urn = tuple(whole(count, _("The number of a kind")) for count in counts)
    n = whole(n, _("The number drawn"), None if replace and any(urn) else sum(urn))
    _check_size(_outcomes(urn, n, replace), n if replace else min(n, sum(urn) - n))
    return Dist._whole(dict((_ordered_ways if replace else _ways)(urn, n)))


def multivariate(counts: Sequence[int], n: int) -> Dist:
    """The multivariate hypergeometric law: :func:`drawn` without replacement, by its name in textbooks."""
    return drawn(counts, n)


def _check_size(outcomes: int, draws: int):
    """Refuse a law that would fill the memory: too many outcomes, or whole numbers that are too long."""
    if outcomes > MOST_OUTCOMES or outcomes * draws > MOST_WORK:
        message = _("That law has up to {size} outcomes over {draws} draws, too many to list. LongLaw takes more.")
        raise ValueError(message.format(size=outcomes, draws=draws))


def _outcomes(urn, n, replace) -> int:
    """At least as many as there are ways to share ``n`` among the kinds."""
    kinds = sorted(n if replace else min(count, n) for count in urn if count)
    few = n if replace else min(n, sum(urn) - n)
    return min(comb(few + len(kinds) - 1, few) if kinds else 1, prod(kind + 1 for kind in kinds[:-1]))


def _ways(urn: tuple[int, ...], n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to take ``n``: how many of each kind, and the number of ways, most of the first kind first."""
    if not urn:
        yield (), 1
        return
    first, rest = urn[0], urn[1:]
    taken, fewest = min(first, n), max(0, n - sum(rest))
    ways = comb(first, taken)
    while taken >= fewest:
        for others, more in _ways(rest, n - taken):
            yield (taken, *others), ways * more
        ways = ways * taken // (first - taken + 1)  # C(first, taken − 1) from C(first, taken)
        taken -= 1


def _ordered_ways(urn: tuple[int, ...], n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every sequence of ``n`` with replacement, counted by kinds; kinds of which there is none never come."""
    if not any(urn):
        if n == 0:
            yield (0,) * len(urn), 1
        return
    first, rest = urn[0], urn[1:]
    fewest = 0 if any(rest) else n
    for taken in range(n if first else 0, fewest - 1, -1):
        for others, ways in _ordered_ways(rest, n - taken):
            yield (taken, *others), comb(n, taken) * first**taken * ways


def hypergeometric(good: int, bad: int, n: int, *, replace: bool = False) -> Dist:
    """The law of how many good ones are among ``n`` drawn from ``good`` and ``bad``.

    C(good, k) C(bad, n − k) / C(good + bad, n); mean n good / (good + bad). With ``replace`` each is put back
    before the next, and the law is ``binomial(n, good / (good + bad))``.
    Raises ValueError as :func:`drawn` does.
    """
    return _first_kind(drawn((good, bad), n, replace=replace))


def _first_kind(law: Dist) -> Dist:
    return Dist._whole({kinds[0]: ways for kinds, ways in reversed(law.ways.items())})


def binomial(n: int, p) -> Dist:
    """The law of how many of ``n`` independent tries succeed, each with the chance ``p``.

    C(n, k) pᵏ (1 − p)ⁿ⁻ᵏ; mean n p, variance n p (1 − p). ``p`` is a Fraction, 0, 1, text such as ``1/3``, or
    decimals, taken as they are written.

    >>> binomial(2, "1/4").P(0)
    Fraction(9, 16)
    """
    p = probability(p)
    n = whole(n, _("The number of tries"))
    _check_size(n + 1, n)
    hit, miss = p.numerator, p.denominator - p.numerator
    return Dist._whole({k: comb(n, k) * hit**k * miss ** (n - k) for k in range(n + 1)})


def negative_hypergeometric(good: int, bad: int, k: int = 1, *, replace: bool = False, last: int | None = None) -> Dist:
    """The law of the draw that brings the ``k``-th good one, drawn one by one from ``good`` and ``bad``.

    Without replacement C(n − 1, k − 1) C(good + bad − n, good − k) / C(good + bad, good) for draw n, from k to
    bad + k; mean k (good + bad + 1) / (good + 1). With ``replace`` it is :func:`waiting`, and needs ``last``.

    Raises ValueError for a k-th good one where there are fewer, and as :func:`drawn` does.
    """
    good, bad = whole(good, _("The number of good ones")), whole(bad, _("The number of bad ones"))
    if replace:
        whole(good + bad, _("The number in the urn"), least=1)
        if last is None:
            raise ValueError(_("With replacement waiting may take for ever: say the last draw to list, last=…."))
        return waiting(Fraction(good, good + bad), k, last)
    k = whole(k, _("The good one that is waited for"), good, least=1)
    _check_size(bad + 1, min(good, bad))
    draws = range(k, bad + k + 1)
    return Dist._whole({n: comb(n - 1, k - 1) * comb(good + bad - n, good - k) for n in draws})


def waited(n: int, p, k: int = 1) -> Fraction:
    """The chance that the ``k``-th success comes at try ``n`` exactly: C(n − 1, k − 1) pᵏ (1 − p)ⁿ⁻ᵏ.

    Tries are independent and succeed with the chance ``p``. For k = 1 it is the geometric law, else the negative
    binomial one. Any ``n`` from 1; 0 for an n below k.

    >>> waited(3, "1/6")
    Fraction(25, 216)
    """
    p, k = probability(p), whole(k, _("The success that is waited for"), least=1)
    n = whole(n, _("The number of the try"), least=1)
    return comb(n - 1, k - 1) * p**k * (1 - p) ** max(0, n - k)


def waited_mean(p, k: int = 1) -> Fraction:
    """The mean number of tries until the ``k``-th success, k / p. ValueError for a chance of 0."""
    p, k = probability(p), whole(k, _("The success that is waited for"), least=1)
    if p == 0:
        raise ValueError(_("With a chance of 0 it never comes."))
    return k / p


def waiting(p, k: int = 1, last: int = 20) -> Dist:
    """The law of the try that brings the ``k``-th success, listed up to try ``last``; the rest is ``"later"``.

    Formula and ranges as in :func:`waited`; the mean of the whole law is :func:`waited_mean`.

    >>> waiting("1/6", last=3)
    outcome  probability
    1                1/6  16.7 %
    2               5/36  13.9 %
    3             25/216  11.6 %
    later        125/216  57.9 %

    Raises ValueError when ``last`` is below ``k`` or too large to list.
    """
    p, k = probability(p), whole(k, _("The success that is waited for"), least=1)
    last = whole(last, _("The last try to list"), least=k)
    _check_size(last, last)
    hit, miss, tries = p.numerator, p.denominator - p.numerator, p.denominator
    chances = {n: comb(n - 1, k - 1) * hit**k * miss ** (n - k) * tries ** (last - n) for n in range(k, last + 1)}
    chances[LATER] = tries**last - sum(chances.values())
    return Dist._whole(chances)
