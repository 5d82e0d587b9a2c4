"""Every switch of an edition alone: a custom edition with just that one turned (the editions table)."""

import pytest

from tablecooks.games.alacarte import CZECH, EDITIONS, SPANISH, Edition
from tablecooks.games.alacarte.pieces import Asks, Crepe, Place
from tests.rules.kitchen import A, B, stand

SWITCHES = Edition.switches()
NOTHING = Edition(**dict.fromkeys(SWITCHES, False))


def only(switch):
    return Edition(**dict.fromkeys(SWITCHES, False) | {switch: True})


def all_but(switch):
    return Edition(**{switch: False})


def cups_return(edition):
    table = stand(edition=edition).give(A, "swap stoves").use_up_the_pile().do("swaps stoves with cook 2")
    return table.pile() == 13


def break_with_crepe(edition):
    return stand(edition=edition).lay(A, "crêpe").give(A, "victory point").may("lays the victory point")


def point_can_be_taken(edition):
    table = stand(edition=edition).give(B, "victory point", "re-season").use_up_the_pile()
    return table.do("rolls the heat die", "coffee cup").may("takes victory point from cook 2")


def rescue_leaves_red(edition):
    table = stand(edition=edition).warm(A, 4).give(A, "lower the heat").roll("3")
    assert table.asks == Asks.RESCUE
    return not table.may("lowers the heat by 1")


def done_in_pan_counts(edition):
    table = stand(cooks=2, edition=edition).season(B, paprika=2).warm(B, 3).crepe(A, Crepe.BURNT).bin_the_offer()
    return table.warm(A, 5).roll("1").game.scores(table.state) == (0, 4)


def seven_with_two(edition):
    try:
        return stand(cooks=2, edition=edition, goal=7).game.spec.goal == 7
    except ValueError:
        return False


MEANINGS = (
    cups_return,
    break_with_crepe,
    point_can_be_taken,
    rescue_leaves_red,
    done_in_pan_counts,
    seven_with_two,
)


@pytest.mark.clause("AC-H6", "AC-R8", "AC-H5", "AC-X3", "AC-E4", "AC-E7")
@pytest.mark.parametrize("means", MEANINGS)
def test_each_switch_alone(means):
    switch = means.__name__
    assert means(CZECH)
    assert not means(SPANISH)
    assert means(only(switch))
    assert not means(all_but(switch))
    assert means(Edition())
    assert not means(NOTHING)


def test_every_switch_is_tried():
    assert {means.__name__ for means in MEANINGS} == set(SWITCHES)


def test_the_two_sheets_differ_in_all_of_them():
    assert all(getattr(CZECH, switch) and not getattr(SPANISH, switch) for switch in SWITCHES)
    assert {"czech": CZECH, "spanish": SPANISH} == EDITIONS


@pytest.mark.clause("AC-Q11", "AC-H5", "AC-H6")
def test_custom_points_that_cannot_be_taken_let_the_used_cups_come_back():
    table = stand(edition=all_but("point_can_be_taken")).give(B, "victory point").use_up_the_pile()
    table.do("rolls the heat die", "coffee cup")
    assert (table.asks, table.pile(), table.cups(B)) == (Asks.DRAW, 12, ["victory point"])


@pytest.mark.clause("AC-Q11", "AC-H6")
def test_custom_points_that_can_be_taken_though_nothing_comes_back():
    table = stand(edition=only("point_can_be_taken")).give(B, "victory point").use_up_the_pile()
    assert table.do("rolls the heat die", "coffee cup").words == {"takes victory point from cook 2"}
    nothing = stand(edition=only("point_can_be_taken")).use_up_the_pile().roll("coffee cup")
    assert (nothing.asks, nothing.left) == (Asks.ACT, 2)


@pytest.mark.clause("AC-X3", "AC-R8")
def test_custom_a_deep_red_dish_can_be_tried_to_save_where_the_sheet_does_not_forbid_it():
    def deep(edition):
        table = stand(cooks=2, edition=edition, dishes=("Pepper Steak", "Green Sauce"))
        return table.warm(B, 7).give(B, "lower the heat").end()

    assert deep("czech").asks == Asks.PICK
    tried = deep(all_but("rescue_leaves_red"))
    assert tried.asks == Asks.RESCUE
    tried.do("lowers the heat by 3")
    assert (tried.where("Green Sauce"), tried.used()) == (Place.BIN, ["lower the heat"])


@pytest.mark.parametrize("edition", [CZECH, SPANISH, Edition(), NOTHING, *map(only, SWITCHES), *map(all_but, SWITCHES)])
def test_an_edition_as_text_reads_back(edition):
    assert Edition.from_text(edition.to_text()) == edition


@pytest.mark.parametrize("text", ["Czech", " SPANISH ", "czech"])
def test_names_are_read_in_any_case(text):
    assert Edition.from_text(text) == EDITIONS[text.strip().lower()]


@pytest.mark.parametrize("text", ["", "german", "czech: cups_return", "custom", "custom: cups", "custom cups_return"])
def test_unknown_editions_and_switches_are_named(text):
    if text == "custom":
        assert Edition.from_text(text) == NOTHING
        return
    with pytest.raises(ValueError, match="edition"):
        Edition.from_text(text)
