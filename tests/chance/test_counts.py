"""Counts of whole numbers: a bar for each number, and the law on the same places."""

from fractions import Fraction

import numpy as np
import pytest

from tablecooks.chance import Dist, counts_table, fall_law, fit

DIE = Dist(dict.fromkeys(range(1, 7), 1))


@pytest.mark.case("P09")
@pytest.mark.parametrize(
    ("numbers", "counts"),
    [
        ([0, 1, 1, 2, 5], {0: 1, 1: 2, 2: 1, 3: 0, 4: 0, 5: 1}),
        ([5, 6, 6], {5: 1, 6: 2}),
        ([1, 16], {1: 1, **dict.fromkeys(range(2, 16), 0), 16: 1}),
        ([7] * 1000, {7: 1000}),
        ([0] * 30, {0: 30}),
        ([-1, 1], {-1: 1, 0: 0, 1: 1}),
        ([], {}),
    ],
)
def test_one_bar_for_each_whole_number(numbers, counts):
    for form in (numbers, np.array(numbers, dtype=int), np.array(numbers, dtype=float), iter(numbers)):
        table = counts_table(form)
        assert dict(table) == counts
        assert table.n == sum(table.values()) == len(numbers)
    assert len(table.to_csv().splitlines()) == 1 + len(counts)
    assert table._repr_html_().count('<th scope="row">') == len(counts)


@pytest.mark.case("P09")
def test_every_sum_of_two_dice_has_its_own_bar():
    two = DIE.total(2)
    table = counts_table(np.random.default_rng(3).integers(1, 7, (500, 2)).sum(axis=1), law=two)
    assert list(table) == list(table.expected) == list(range(2, 13))
    assert table.expected[7] == Fraction(500, 6)
    assert sum(table.values()) == sum(table.expected.values()) == 500
    assert table[12] == table.share(12) * 500
    head, *rows = table.to_csv().splitlines()
    assert head == "number,counted,expected"
    assert rows[5] == f"7,{table[7]},{500 / 6!r}"


def test_the_table_reaches_as_far_as_is_asked():
    assert list(counts_table([2], low=0, high=4)) == [0, 1, 2, 3, 4]
    assert list(counts_table([7], law=fall_law())) == list(range(8))
    assert counts_table([7], law=fall_law()).expected[7] == 0


def test_counts_can_be_fitted():
    assert fit(counts_table([0, 1, 1, 3])).rate == Fraction(5, 4)


def test_counts_in_a_sentence():
    table = counts_table([0, 1, 1, 3])
    assert table.summary() == "4 counted, from 0 to 3; 1 came most often, 2 times; mean 1.25."
    assert counts_table([]).summary() == "Nothing was counted."
    assert "Nothing was counted" in counts_table([])._repr_html_()
    assert repr(counts_table([])) == "number  counted"
    assert table.summary() in table._repr_html_()


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: counts_table([0.5]), "whole number"),
        (lambda: counts_table([True]), "whole number"),
        (lambda: counts_table(["1"]), "whole number"),
        (lambda: counts_table([float("nan")]), "whole number"),
        (lambda: counts_table("112"), "as they came"),
        (lambda: counts_table({0: 3}), "as they came"),
        (lambda: counts_table([0, 10**9]), "too wide"),
        (lambda: counts_table([]).share(0), "Nothing was counted"),
        (lambda: counts_table([]).mean(), "Nothing was counted"),
    ],
)
def test_what_cannot_be_counted_gets_a_sentence(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_counts_as_a_frame():
    pytest.importorskip("pandas")
    frame = counts_table([0, 2], law=DIE).to_frame()
    assert frame["number"].tolist() == [0, 1, 2, 3, 4, 5, 6]
    assert frame["counted"].sum() == 2
    assert list(counts_table([]).to_frame().columns) == ["number", "counted"]
