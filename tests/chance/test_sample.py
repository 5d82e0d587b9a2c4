"""Samples agree with the exact laws within 5 standard errors, at fixed seeds."""

from math import sqrt

import numpy as np
import pytest

from tablecooks.chance import Dist, drawn, sample, tip
from tablecooks.chance.sample import _inverse

N = 200_000


def within_five(counted: dict, law: Dist, n: int):
    assert sum(counted.values()) == n
    for outcome, p in law.items():
        error = sqrt(n * p * (1 - p))
        assert abs(counted.get(outcome, 0) - n * p) <= 5 * error
    assert set(counted) <= {outcome for outcome, p in law.items() if p}


def tally_rows(rows) -> dict:
    found, times = np.unique(rows, axis=0, return_counts=True)
    return dict(zip(map(tuple, found.tolist()), times.tolist(), strict=True))


@pytest.mark.parametrize("shaker", [(15, 5), (3, 1), (0, 4), (2, 0)])
@pytest.mark.parametrize("fall", ["weights 4:7:5:2:1:1", "binomial 1/10", "poisson 1.5", "weights 0:0:0:1"])
def test_tips(shaker, fall):
    rows = sample.tips(*shaker, fall, N, np.random.default_rng(7))
    assert rows.shape == (N, 2)
    within_five(tally_rows(rows), tip(*shaker, fall), N)


def test_few_and_many_draws_are_found_alike():
    rng = np.random.default_rng(1)
    reached = np.sort(np.append(rng.random(30), [1.0, 1.0]))
    draws = np.append(rng.random(10_000), [0.0, np.nextafter(1, 0), *reached[:30], *np.arange(4096) / 4096])
    assert (_inverse(reached, draws) == np.searchsorted(reached, draws, side="right")).all()


def test_the_stream_is_passed_in_and_nothing_else():
    np.random.seed(1)
    one = sample.tips(15, 5, n=100, rng=np.random.default_rng(0))
    np.random.seed(2)
    assert (one == sample.tips(15, 5, n=100, rng=np.random.default_rng(0))).all()
    for wrong in (None, 7, np.random):
        with pytest.raises(ValueError, match="default_rng"):
            sample.tips(15, 5, n=1, rng=wrong)


@pytest.mark.case("P02")
def test_none_at_all():
    assert sample.tips(15, 5, n=0, rng=np.random.default_rng(1)).shape == (0, 2)
    empty = sample.tips(15, 5, "weights 999999999999:1", 1000, np.random.default_rng(1))
    assert (empty == 0).all()
    assert sample.draws((15, 5), 0, 3, np.random.default_rng(1)).tolist() == [[0, 0]] * 3
    assert sample.draws((15, 5), 20, 2, np.random.default_rng(1)).tolist() == [[15, 5]] * 2
    for wrong in (-1, "3", True, 21):
        with pytest.raises(ValueError, match="there are 20"):
            sample.draws((15, 5), wrong, 1, np.random.default_rng(1))


@pytest.mark.case("P01")
def test_urns_with_empty_kinds():
    rng = np.random.default_rng(3)
    for place in range(5):
        urn = [0] * 5
        urn[place] = 7
        assert (sample.draws(urn, 3, 4, rng)[:, place] == 3).all()
    assert sample.draws((0, 0), 0, 2, rng).tolist() == [[0, 0]] * 2
    assert sample.draws((), 0, 2, rng).shape == (2, 0)
    within_five(tally_rows(sample.draws((4, 0, 3), 3, N, rng)), drawn((4, 0, 3), 3), N)


@pytest.mark.case("P04")
def test_the_sampler_says_how_large_an_urn_may_be():
    with pytest.raises(ValueError, match=r"An urn of 2000000000 is too large .* 1000000000\."):
        sample.draws((10**9, 10**9), 2, 1, np.random.default_rng(1))


def test_any_law():
    law = Dist({"pepper": 15, "salt": 5, "sugar": 0, "lemon": 1})
    drawn_ones = sample.outcomes(law, N, np.random.default_rng(5))
    within_five({one: drawn_ones.count(one) for one in set(drawn_ones)}, law, N)
    assert sample.outcomes(law, 0, np.random.default_rng(5)) == []
