"""What a seat may not see makes no difference to what it sees."""

from itertools import chain

import pytest

from tests.cases import CASES
from tests.every_game.walk import states_of, walk

EVERY = 5


def flat_places(record):
    """The places of a record's numbers, in the order of its key: a list and an index, or the record and a name."""
    for name, field in record.fields.items():
        value = getattr(record, name)
        rows = [value] if len(field.shape) == 1 else value
        if field.shape:
            yield from chain.from_iterable(((row, i) for i in range(len(row))) for row in rows)
        else:
            yield record, name


def change(place, by):
    owner, where = place
    if isinstance(owner, list):
        owner[where] += by
    else:
        setattr(owner, where, getattr(owner, where) + by)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_numbers_do_not_show(case):
    game = case.game
    for state in states_of(case)[::EVERY]:
        for seat in range(game.seats):
            view = game.view(state, seat)
            twin = state.copy()
            for place, real, seen in zip(flat_places(twin), state.key(), view.key(), strict=True):
                if real != seen:
                    change(place, 1)
            assert game.view(twin, seat) == view
            assert game.view(view, seat) == view
            assert (twin != state) == (view != state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_is_a_copy(case):
    state = case.game.start()
    before = state.key()
    view = case.game.view(state, 0)
    for place in flat_places(view):
        change(place, 1)
    assert state.key() == before


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seat", [-1, 99])
def test_only_seats_at_the_table_see(case, seat):
    with pytest.raises(ValueError, match="no seat"):
        case.game.view(case.game.start(), seat)


def test_opaque_shakers_hide_their_crystals_and_nothing_else():
    game = next(case.game for case in CASES if case.name == "alacarte-3-opaque")
    state = next(state for state, _ in walk(game, 1) if sum(state.sink) > 3)
    view = game.view(state, 0)
    changed = {name for name in state.fields if getattr(view, name) != getattr(state, name)}
    assert changed == {"seasoning", "salt", "sink"}
