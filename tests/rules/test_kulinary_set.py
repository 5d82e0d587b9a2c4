"""Dish sets: every slip gets a message that names the dish and the field; the house set is as its file says."""

import json
from collections import Counter

import pytest

from tablecooks.games.kulinary import DishSet, SetError, Setup, house_set, load_set
from tablecooks.games.kulinary.dishset import read_set
from tests.rules.kulinary_table import WINDOW, B, stand
from tests.rules.set_for_tests import CHEFS, KINDS, NAMES, chefs, entries, plain_set, whole

CAKE = NAMES.index("Carrot Cake")


def read(**changes) -> DishSet:
    return read_set(json.dumps(whole(**changes)))


def changed(number=CAKE, drop=(), **changes) -> DishSet:
    """The plain set with one dish changed."""
    dishes = entries()
    dishes[number] |= changes
    for key in drop:
        del dishes[number][key]
    return read(dish=dishes)


def refused(build, *args, **changes) -> SetError:
    with pytest.raises(SetError) as caught:
        build(*args, **changes)
    assert str(caught.value).startswith("set: ")
    assert caught.value.dish in str(caught.value)
    assert caught.value.field in str(caught.value)
    return caught.value


@pytest.mark.clause("KU-C1", "KU-L6")
@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("points", 0, "from 1 to 9"),
        ("points", 10, "from 1 to 9"),
        ("points", "4", "whole number"),
        ("points", 2.5, "whole number"),
        ("points", True, "whole number"),
        ("points", None, "missing"),
        ("egg", 5, "from 0 to 4"),
        ("egg", -1, "from 0 to 4"),
        ("flour", 1.0, "whole number"),
        ("carrot", None, "missing"),
        ("pepper", 1, "not known"),
        ("Egg", 1, "not known"),
        ("cost", 3, "not known"),
    ],
)
def test_a_slip_is_named_with_dish_and_field(field, value, says):
    error = refused(changed, **{field: value})
    assert (error.dish, error.field) == ("Carrot Cake", field)
    assert says in str(error)


def test_points_left_out_are_named():
    error = refused(changed, drop=["points"])
    assert (error.dish, error.field) == ("Carrot Cake", "points")


@pytest.mark.clause("KU-L3")
@pytest.mark.parametrize("needs", [{}, {"egg": 1}])
def test_a_dish_that_a_chef_could_cook_for_nothing_is_refused(needs):
    zero = dict.fromkeys(("carrot", "egg", "flour"), 0)
    error = refused(changed, **(zero | needs))
    assert error.dish == "Carrot Cake"
    assert "nothing" in str(error)


@pytest.mark.parametrize("name", [None, "", "   ", 7, "x" * 41, "two\u0007bells", ["Cake"]])
def test_a_bad_name_says_which_dish(name):
    error = refused(changed, name=name)
    assert (error.dish, error.field) == (f"dish {CAKE + 1}", "name")


@pytest.mark.parametrize("name", ["Pancakes", "PANCAKES", " pancakes "])
def test_a_name_that_is_there_twice(name):
    error = refused(changed, name=name)
    assert (error.dish.casefold(), error.field) == ("pancakes", "name")


def test_a_name_that_would_read_as_another_move():
    error = refused(changed, name="Omelette with the chef")
    assert (error.dish, error.field) == ("Omelette with the chef", "name")


@pytest.mark.clause("KU-C1")
@pytest.mark.parametrize("number", [0, 28, 30])
def test_a_wrong_number_of_dishes(number):
    dishes = [*entries(), entries()[0] | {"name": "One more"}][:number]
    error = refused(read, dish=dishes)
    assert (error.dish, error.field) == ("the file", "dish")
    assert f"29 [[dish]] tables, this one {number}" in str(error)


@pytest.mark.clause("KU-C2")
@pytest.mark.parametrize("number", [0, 5, 7])
def test_a_wrong_number_of_chefs(number):
    error = refused(read, chef=[*chefs(), chefs()[0] | {"name": "One more"}][:number])
    assert (error.dish, error.field) == ("the file", "chef")


@pytest.mark.clause("KU-C2", "KU-L3")
@pytest.mark.parametrize(
    ("changes", "dish", "field"),
    [
        ({"ingredient": "pepper"}, "Egg", "ingredient"),
        ({"ingredient": None}, "Egg", "ingredient"),
        ({"ingredient": ["egg"]}, "Egg", "ingredient"),
        ({"hat": "high"}, "Egg", "hat"),
        ({"name": "Egg, the great"}, "Egg, the great", "name"),
        ({"name": ""}, "chef 2", "name"),
        ({"name": "carrot"}, "carrot", "name"),  # twice, but for the capital
    ],
)
def test_a_slip_in_a_chef_is_named(changes, dish, field):
    cooks = chefs()
    cooks[1] |= changes
    error = refused(read, chef=cooks)
    assert (error.dish, error.field) == (dish, field)


@pytest.mark.clause("KU-C1")
@pytest.mark.parametrize(
    "ingredients",
    [None, "egg", [], list(KINDS[:5]), [*KINDS, "salt"], [*KINDS[:5], "egg"], [*KINDS[:5], "points"], [*KINDS[:5], 3]],
)
def test_ingredients_that_are_no_six_names(ingredients):
    error = refused(read, ingredients=ingredients)
    assert error.field in ("ingredients", "name")


@pytest.mark.parametrize("dishes", [{}, "many", [1, 2], [["Cake"]]])
def test_dishes_that_are_no_tables(dishes):
    assert refused(read, dish=dishes).field == "dish"


def test_an_unknown_key_of_the_file_is_named():
    assert refused(read, colour="pink").field == "colour"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 5, "a\nb"])
def test_a_bad_name_of_the_set(name):
    assert refused(read, name=name).field == "name"


TOML = (
    f"ingredients = {json.dumps(KINDS)}\n"
    + "".join(f'[[chef]]\nname = "{chef["name"]}"\ningredient = "{chef["ingredient"]}"\n' for chef in chefs())
    + "".join(
        "[[dish]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in entry.items()) for entry in entries()
    )
)


@pytest.mark.parametrize(
    "text",
    [TOML, TOML.encode(), b"\xef\xbb\xbf" + TOML.encode(), TOML.replace("\n", "\r\n"), TOML.rstrip("\n")],
    ids=["text", "bytes", "mark", "CRLF", "no last line end"],
)
def test_a_set_file_is_read_as_editors_save_it(text):
    found = read_set(text)
    assert (found.dishes, found.chefs, found.ingredients) == (plain_set().dishes, plain_set().chefs, KINDS)


def test_a_set_file_on_disk(tmp_path):
    path = tmp_path / "school canteen.toml"
    path.write_text(TOML, "utf-8")
    assert load_set(path).name == "school canteen"
    assert load_set(path).dishes == plain_set().dishes
    with pytest.raises(SetError, match=r"none\.toml"):
        load_set(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "field"), [(TOML.encode("utf-16"), "encoding"), ("[[dish]\nname = 1", "format"), ('{"dish": [', "format")]
)
def test_what_is_no_set_file(text, field):
    error = refused(read_set, text)
    assert (error.dish, error.field) == ("the file", field)


@pytest.mark.parametrize("dish_set", [plain_set(), house_set(), read(name="Žižkov: jídelna"), changed(name='A "B"')])
def test_a_set_is_one_line_of_text_and_reads_back(dish_set):
    text = dish_set.to_text()
    assert text.splitlines() == [text]
    assert read_set(text) == dish_set
    assert Setup.from_text({"set": text}).dish_set == dish_set


def test_the_house_set_is_one_word():
    assert house_set().to_text() == "house"
    assert read_set(" house\n") == house_set()


@pytest.mark.clause("KU-C1", "KU-C2")
def test_the_house_set_has_29_dishes_and_a_chef_for_each_ingredient():
    found = house_set()
    assert len({dish.name for dish in found.dishes}) == 29
    assert sorted(chef.ingredient for chef in found.chefs) == list(range(6))
    assert len({dish.needs for dish in found.dishes}) == 29  # no two ask for the same


def test_the_house_set_is_balanced_as_its_file_says():
    """A step for each card and one besides; no ingredient is asked for much more than another."""
    found = house_set()
    assert all(dish.points == sum(dish.needs) + 1 for dish in found.dishes)
    assert {sum(dish.needs) for dish in found.dishes} == {2, 3, 4, 5}
    asked = [sum(dish.needs[kind] for dish in found.dishes) for kind in range(6)]
    assert (min(asked), max(asked)) == (15, 17)
    assert max(max(dish.needs) for dish in found.dishes) == 2
    assert Counter(max(dish.needs) for dish in found.dishes)[2] >= 8


@pytest.mark.clause("KU-L2", "KU-L6")
def test_a_table_plays_by_the_set_it_is_given():
    dishes = entries()
    dishes[CAKE] |= {"points": 9, "fish": 1}
    table = stand(dish_set=read(dish=dishes)).dish(WINDOW, "Carrot Cake").hand(B, carrot=1, flour=1, fish=1)
    table.tokens(4, B).at(WINDOW, B).do("cooks Carrot Cake with the chef")
    assert table.do("serves Carrot Cake").game.scores(table.state) == (0, 9, 0)


def test_chefs_of_the_plain_set_are_called_by_their_ingredient():
    assert [chef.name for chef in plain_set().chefs] == list(CHEFS)
