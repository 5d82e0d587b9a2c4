"""The set-up page as a model: what it carries as text comes back, what cannot be used is said field by field."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecooks.games.alacarte import CZECH, EDITIONS, Edition, Menu, house_menu
from tablecooks.models import AlaCarteSettings, SettingsError
from tablecooks.models.settings import PLAYERS

SEAT_FIELDS = ("name_", "player_")


def errors(**texts) -> dict[str, str]:
    with pytest.raises(SettingsError) as caught:
        AlaCarteSettings.from_text(texts)
    assert str(caught.value) == " ".join(caught.value.errors.values())
    return caught.value.errors


# The fields.


def test_every_parameter_has_a_doc():
    """The fields of a seat need none beside their labels, which the page repeats four times."""
    told = {name: AlaCarteSettings.param[name] for name in AlaCarteSettings.field_names()}
    assert [name for name, parameter in told.items() if not parameter.doc and not name.startswith(SEAT_FIELDS)] == []
    assert {told[f"player_{seat}"].label for seat in (1, 2, 3, 4)} == {"played by"}
    assert len({told[f"name_{seat}"].label for seat in (1, 2, 3, 4)}) == 4


def test_every_field_stands_in_a_section():
    keys = [key for key, _title in AlaCarteSettings.sections()]
    assert {AlaCarteSettings.section_of(name) for name in AlaCarteSettings.field_names()} == set(keys)


def test_fields_that_need_others_name_real_ones():
    needed = {name: AlaCarteSettings.needed_with(name) for name in AlaCarteSettings.field_names()}
    for one in filter(None, needed.values()):
        parameter = AlaCarteSettings.param[one["field"]]
        choices = getattr(parameter, "objects", None) or range(parameter.bounds[0], parameter.bounds[1] + 1)
        assert set(one["values"]) & set(map(str, choices))
    assert needed["name_4"] == {"field": "cooks", "values": ["4"]}
    assert needed["cups_return"] == {"field": "edition", "values": ["custom"]}
    assert needed["seed"] is None


def test_switches_are_those_of_an_edition():
    assert set(Edition.switches()) <= set(AlaCarteSettings.field_names())
    custom = AlaCarteSettings(edition="custom").setup().edition
    assert {switch: getattr(custom, switch) for switch in Edition.switches()} == {
        switch: getattr(CZECH, switch) for switch in Edition.switches()
    }
    other = AlaCarteSettings.from_text({"edition": "custom", "cups_return": "no"}).setup().edition
    assert (other.cups_return, other.break_with_crepe) == (False, True)


# As text and back.


def test_nothing_said_is_the_defaults():
    made = AlaCarteSettings.from_text({})
    assert made.to_text() == {}
    table = made.table()
    assert table.players == ("person", "careful", "careful")
    assert table.names == ("Cook 1", "Cook 2", "Cook 3")
    assert table.game.setup.edition == CZECH
    assert table.game.setup.menu == house_menu()


def test_an_empty_seed_is_drawn_and_a_given_one_is_kept():
    assert len({AlaCarteSettings().table().seed for _again in range(8)}) > 1
    assert AlaCarteSettings.from_text({"seed": " 007 "}).table().seed == "7"
    one, other = (AlaCarteSettings.from_text({"seed": "kitchen"}).table() for _again in range(2))
    assert one.steps == other.steps


@settings(max_examples=100, deadline=None)
@given(
    cooks=st.integers(2, 4),
    names=st.lists(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=12), min_size=4, max_size=4),
    players=st.lists(st.sampled_from(PLAYERS["alacarte"]), min_size=4, max_size=4),
    edition=st.sampled_from([*EDITIONS, "custom"]),
    switches=st.fixed_dictionaries(dict.fromkeys(Edition.switches(), st.booleans())),
    fall=st.sampled_from(["weights 4:7:5:2:1:1", "poisson 1.5", "binomial 1/10", "fitted 6:7:6:3:1:1"]),
    flip=st.sampled_from(["1/3", "0", "0.4"]),
    flags=st.tuples(st.booleans(), st.booleans(), st.booleans()),
)
def test_text_and_back(cooks, names, players, edition, switches, fall, flip, flags):
    values = {f"name_{seat}": f"{seat} {name}"[:40] for seat, name in enumerate(names, start=1)}
    values |= {f"player_{seat}": player for seat, player in enumerate(players, start=1)}
    values |= dict(zip(("any_seasoning", "opaque", "entered"), flags, strict=True))
    made = AlaCarteSettings(cooks=cooks, edition=edition, fall=fall, flip=flip, seed="7", **values, **switches)
    again = AlaCarteSettings.from_text(made.to_text())
    assert again.to_text() == made.to_text()
    one, other = made.table(), again.table()
    assert (one.game, one.names, one.players, one.seed) == (other.game, other.names, other.players, other.seed)


def test_a_menu_travels_in_the_text():
    ours = Menu("ours", house_menu().dishes[::-1])
    made = AlaCarteSettings(menu=ours.to_text())
    again = AlaCarteSettings.from_text(made.to_text())
    assert again.table().game.setup.menu == ours


def test_seats_that_the_table_lacks_are_left_out():
    made = AlaCarteSettings(cooks=2, name_4="Dora", player_4="random", name_2="Bo")
    assert made.to_text() == {"cooks": "2", "name_2": "Bo"}


# What cannot be used.


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("cooks", "5", "2 to 4, not '5'"),
        ("cooks", "1", "2 to 4"),
        ("cooks", "two", "2 to 4, not 'two'"),
        ("cooks", "2.5", "2 to 4"),
        ("cooks", "-3", "2 to 4"),
        ("cooks", "", "2 to 4"),
        ("cooks", "9" * 5000, "2 to 4"),
        ("seed", "x" * 81, "80 characters"),
        ("name_1", "x" * 2000, "40 characters; the one of seat 1 has 2000"),
        ("player_2", "robot", "person, random, careful, not 'robot'"),
        ("edition", "klingon", "czech, spanish, custom, not 'klingon'"),
        ("cups_return", "maybe", "yes or no"),
        ("goal", "6", "5, 7, not '6'"),
        ("goal", "7", "two cooks"),
        ("menu", "[[dish", "not TOML"),
        ("menu", "", "20 dishes, this one 0"),
        ("menu", house_menu().to_text() + "!", "TOML"),
        ("menu", '[[dish]]\nname = "Soup"', "menu: Soup: green: is missing"),
        ("fall", "weights", "give numbers"),
        ("fall", "weights 1:x", "'x' is not a number"),
        ("fall", "weights -1:2", "0 or more"),
        ("fall", "poisson 99", "one rate"),
        ("flip", "2", "no chance from 0 to 1"),
        ("flip", "1/0", "no chance"),
        ("flip", "", "one for each of 3 cooks"),
        ("flip", "1/3 1/4", "one for each of 3 cooks"),
        ("entered", "si", "yes or no"),
        ("chefs", "3", "no setting called 'chefs'"),
        ("<img src=x onerror=alert(1)>", "1", "no setting called"),
        ("name", "x", "no setting called 'name'"),
        ("key", "x", "no setting called 'key'"),
    ],
)
def test_a_field_that_cannot_be_used_gets_a_sentence(field, text, said):
    found = errors(**{field: text})
    assert list(found) == [field]
    assert said in found[field]
    assert len(found[field]) < 300


def test_all_bad_fields_are_said_at_once():
    assert set(errors(cooks="5", edition="klingon", opaque="?", chefs="2")) == {"cooks", "edition", "opaque", "chefs"}
    assert set(errors(fall="?", flip="?", seed="x" * 81, menu="?")) == {"fall", "flip", "seed", "menu"}


def test_seven_dishes_need_two_cooks_and_a_sheet_that_has_them():
    assert AlaCarteSettings.from_text({"cooks": "2", "goal": "7"}).table().game.spec.goal == 7
    assert "goal" in errors(cooks="2", goal="7", edition="spanish")
    assert "goal" in errors(cooks="2", goal="7", edition="custom", seven_with_two="no")


def test_two_of_the_same_name_are_said():
    assert "called Ana" in errors(name_1="Ana", name_2="Ana")["name_1"]
    assert "called Cook 1" in errors(name_2="Cook 1")["name_1"]


@pytest.mark.parametrize(
    "seed", ["0", "-1", "1e3", "7.5", "kitchen", "你好", "'; DROP TABLE", "  ", "\u0000", "1" * 80]
)
def test_odd_seeds_are_seeds(seed):
    table = AlaCarteSettings.from_text({"seed": seed}).table()
    assert table.seed
    assert table.branch(1, same_luck=True).seed == table.seed
