"""Records: named whole numbers that copy, compare, and travel to and from rows."""

import copy

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecooks.core.record import Record, whole


class Larder(Record):
    """A record with a field of each shape."""

    day = whole("The day.")
    jars = whole("Jars on each shelf.", 3)
    shelf = whole("Jars by shelf and kind.", 2, 3)

    def total(self):
        return sum(self.jars)


class Cellar(Record):
    day = whole("The day.")
    jars = whole("Jars.", 3)
    shelf = whole("Shelf.", 2, 3)


numbers = st.integers(-(2**63), 2**63 - 1)
larders = st.builds(
    Larder,
    day=numbers,
    jars=st.lists(numbers, min_size=3, max_size=3),
    shelf=st.lists(st.lists(numbers, min_size=3, max_size=3), min_size=2, max_size=2),
)


def test_a_new_record_is_all_zero_and_owns_its_lists():
    one, two = Larder(), Larder()
    assert one.key() == (0,) * 10
    one.jars[0] = 5
    one.shelf[1][2] = 7
    assert two.key() == (0,) * 10
    assert one.shelf[0] is not one.shelf[1]


def test_fields_say_their_shape_and_their_sentence():
    assert list(Larder.fields) == ["day", "jars", "shelf"]
    assert Larder.fields["shelf"].shape == (2, 3)
    assert Larder.fields["jars"].doc == "Jars on each shelf."
    assert Larder(jars=[1, 2, 3]).total() == 6


@pytest.mark.parametrize("duplicate", [Larder.copy, copy.copy])
def test_a_copy_is_equal_and_independent(duplicate):
    larder = Larder(day=1, jars=[1, 2, 3], shelf=[[1, 2, 3], [4, 5, 6]])
    twin = duplicate(larder)
    assert twin == larder
    assert type(twin) is Larder
    twin.day = 9
    twin.jars[0] = 9
    twin.shelf[1][0] = 9
    assert larder.key() == (1, 1, 2, 3, 1, 2, 3, 4, 5, 6)
    assert twin.key() == (9, 9, 2, 3, 1, 2, 3, 9, 5, 6)


@settings(deadline=None)
@given(larders, larders)
def test_equal_exactly_when_the_keys_are(one, two):
    assert (one == two) == (one.key() == two.key())
    assert one == one.copy()
    assert len({one.key(), one.copy().key()}) == 1


def test_each_number_counts_in_comparing():
    zero = Larder()
    assert zero != Larder(day=1)
    assert zero != Larder(jars=[0, 0, 1])
    assert zero != Larder(shelf=[[0, 0, 0], [1, 0, 0]])
    assert Larder(shelf=[[0, 0, 0], [1, 0, 0]]) != Larder(shelf=[[1, 0, 0], [0, 0, 0]])


def test_records_of_two_kinds_are_never_equal():
    assert Larder() != Cellar()
    assert Larder() != (0,) * 10


def test_a_record_is_no_key_but_has_one():
    with pytest.raises(TypeError, match="unhashable"):
        hash(Larder())
    assert {Larder().key(): "empty"}[Larder().key()] == "empty"


def test_a_misspelt_field_is_an_error():
    larder = Larder()
    with pytest.raises(AttributeError, match="jrs"):
        larder.jrs = [1, 2, 3]
    with pytest.raises(AttributeError):
        _ = larder.jrs
    with pytest.raises(TypeError, match="Larder has no field days, jrs"):
        Larder(jrs=[1, 2, 3], days=1)


@pytest.mark.case("P05")
@settings(deadline=None)
@given(larders)
def test_a_row_and_back_is_the_identity_and_numbers_are_python_numbers(larder):
    rows = larder.to_rows(3)
    assert rows.dtype.names == ("day", "jars", "shelf")
    assert len(rows) == 3
    for row in rows:
        again = Larder.from_row(row)
        assert again == larder
        assert {type(number) for number in again.key()} == {int}
        assert type(again.jars) is type(again.shelf[0]) is list


def test_rows_are_independent_and_read_by_the_same_names():
    larder = Larder(jars=[1, 2, 3])
    rows = larder.to_rows(2)
    rows[0].jars[0] = 9
    rows.shelf[1, 1, 2] = 4
    assert Larder.from_row(rows[0]).jars == [9, 2, 3]
    assert Larder.from_row(rows[1]).shelf == [[0, 0, 0], [0, 0, 4]]
    assert Larder.from_row(rows[1]).jars == [1, 2, 3]
    assert larder.jars == [1, 2, 3]


def test_a_record_read_from_a_row_does_not_follow_the_row():
    rows = Larder(day=1).to_rows()
    larder = Larder.from_row(rows[0])
    rows[0].day = 5
    rows[0].jars[1] = 5
    assert larder == Larder(day=1)


def test_python_numbers_never_overflow_and_a_row_says_so():
    larder = Larder(day=2**80)
    larder.day *= 2
    assert larder.copy().day == 2**81
    with pytest.raises(OverflowError):
        larder.to_rows()
    assert Larder.dtype["day"] == np.int64


def test_a_row_of_another_kind_is_refused():
    row = np.zeros(1, dtype=[("day", np.int64), ("bottles", np.int64)])[0]
    with pytest.raises(ValueError, match=r"no Larder.*bottles"):
        Larder.from_row(row)


def test_it_can_be_printed_and_the_print_is_python():
    larder = Larder(day=1, jars=[1, 2, 3])
    assert repr(larder) == "Larder(day=1, jars=[1, 2, 3], shelf=[[0, 0, 0], [0, 0, 0]])"
    assert eval(repr(larder)) == larder


def test_more_than_two_dimensions_are_refused():
    with pytest.raises(ValueError, match="two dimensions, not 3"):
        whole("Too deep.", 2, 2, 2)


@pytest.mark.parametrize("name", ["round", "sum", "max", "shape", "copy"])
def test_a_field_has_no_name_that_arrays_have(name):
    """``states.round`` of a batch would be NumPy's function and not the field."""
    with pytest.raises(ValueError, match=name):
        type(Record)("Odd", (Record,), {name: whole("A number.")})
