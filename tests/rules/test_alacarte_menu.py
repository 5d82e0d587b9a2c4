"""Menus: every slip gets a message that names the dish and the field; the house menu keeps to what is known."""

import json
from collections import Counter

import pytest

from tablecooks.games.alacarte import Menu, MenuError, Setup, house_menu, load_menu
from tablecooks.games.alacarte.menu import read_menu
from tests.rules.kitchen import A, stand
from tests.rules.menu_for_tests import NAMES, entries, plain_menu

HIPPO = NAMES.index("Hippo")
STEAK = NAMES.index("Pepper Steak")


def read(dishes, **more):
    return read_menu(json.dumps({"dish": dishes} | more))


def changed(number=HIPPO, drop=(), **changes):
    """The plain menu with one dish changed."""
    dishes = entries()
    dishes[number] |= changes
    for key in drop:
        del dishes[number][key]
    return read(dishes)


def slip(number=HIPPO, drop=(), **changes) -> MenuError:
    with pytest.raises(MenuError) as caught:
        changed(number, drop, **changes)
    assert str(caught.value).startswith("menu: ")
    assert caught.value.dish in str(caught.value)
    assert caught.value.field in str(caught.value)
    return caught.value


@pytest.mark.clause("AC-C5")
@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("colour", "purple", "one of"),
        ("colour", "Blue", "one of"),
        ("colour", 3, "one of"),
        ("points", 0, "from 1 to 6"),
        ("points", 7, "from 1 to 6"),
        ("points", "5", "whole number"),
        ("points", 2.5, "whole number"),
        ("points", True, "whole number"),
        ("green", [], "lowest and the highest"),
        ("green", [3], "lowest and the highest"),
        ("green", [3, 4, 5], "lowest and the highest"),
        ("green", 3, "lowest and the highest"),
        ("green", "3-5", "lowest and the highest"),
        ("green", [5, 3], "turn it round"),
        ("green", [3, 8], "from 0 to 7"),
        ("green", [-1, 3], "from 0 to 7"),
        ("green", [3, 4.5], "whole number"),
        ("green", [3, 6], "meets the red"),
        ("green", [3, 7], "meets the red"),
        ("burnt", 0, "from 1 to 7"),
        ("burnt", -1, "from 1 to 7"),
        ("burnt", 8, "from 1 to 7"),
        ("burnt", 2, "below the green"),
        ("burnt", 3, "below the green"),
        ("burnt", [6, 7], "whole number"),
        ("pepper", 3, "from 0 to 2"),
        ("pepper", -1, "from 0 to 2"),
        ("herbs", True, "whole number"),
        ("lemon", 1.0, "whole number"),
        ("paprika", None, "missing"),
        ("salt", 1, "not known"),
        ("Pepper", 1, "not known"),
        ("red", 6, "not known"),
        ("color", "blue", "not known"),
        ("cold", "yes", "true or false"),
        ("cold", 1, "true or false"),
    ],
)
def test_a_slip_is_named_with_dish_and_field(field, value, says):
    error = slip(**{field: value})
    assert (error.dish, error.field) == ("Hippo", field)
    assert says in str(error)


@pytest.mark.clause("AC-C5")
@pytest.mark.parametrize("field", ["colour", "points", "green"])
def test_a_field_left_out_is_named(field):
    error = slip(drop=[field])
    assert (error.dish, error.field) == ("Hippo", field)


def test_seasonings_and_red_may_be_left_out():
    menu = changed(drop=["burnt", "lemon"])
    assert menu.dishes[HIPPO].needs == (0, 2, 0, 0)
    assert menu.dishes[HIPPO].burnt_from == 8


@pytest.mark.parametrize("name", [None, "", "   ", 7, "x" * 41, "two\u0007bells", ["Hippo"]])
def test_a_bad_name_says_which_dish(name):
    error = slip(name=name)
    assert (error.dish, error.field) == (f"dish {HIPPO + 1}", "name")


@pytest.mark.parametrize("name", ["Duck", "duck", " DUCK ", "D\u00fcck", "Du\u0308ck", "Ｄuck"])
def test_a_name_that_is_there_twice(name):
    if name[1] == "\u00fc":
        assert changed(name=name).dishes[HIPPO].name == name  # another word
        return
    dishes = entries()
    dishes[HIPPO]["name"] = name
    dishes[NAMES.index("Duck")]["name"] = "D\u00fcck" if "\u0308" in name else "Duck"
    with pytest.raises(MenuError, match="twice") as caught:
        read(dishes)
    assert caught.value.field == "name"
    assert caught.value.dish.casefold() in ("duck", "d\u00fcck")


@pytest.mark.clause("AC-C5")
@pytest.mark.parametrize("number", [0, 19, 21])
def test_a_wrong_number_of_dishes(number):
    dishes = [*entries(), entries()[0] | {"name": "One more"}][:number]
    with pytest.raises(MenuError, match=f"20 dishes, this one {number}") as caught:
        read(dishes)
    assert caught.value.field == "dish"


@pytest.mark.parametrize("dishes", [{}, "twenty", [1, 2], [["Hippo"]]])
def test_dishes_that_are_no_tables(dishes):
    with pytest.raises(MenuError, match="dish"):
        read(dishes)


def test_an_unknown_key_of_the_file_is_named():
    with pytest.raises(MenuError, match="colour_of_paper") as caught:
        read(entries(), colour_of_paper="pink")
    assert caught.value.field == "colour_of_paper"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 5, "a\nb"])
def test_a_bad_name_of_the_menu(name):
    with pytest.raises(MenuError) as caught:
        read(entries(), name=name)
    assert caught.value.field == "name"


@pytest.mark.clause("AC-D6")
def test_a_cold_dish_states_no_green_range():
    error = slip(cold=True)
    assert (error.dish, error.field) == ("Hippo", "green")
    cold = changed(drop=["green"], cold=True).dishes[HIPPO]
    assert (cold.green_from, cold.green_to, cold.burnt_from) == (0, 5, 6)
    never_burnt = changed(drop=["green", "burnt"], cold=True).dishes[HIPPO]
    assert (never_burnt.green_from, never_burnt.green_to, never_burnt.burnt_from) == (0, 7, 8)
    assert changed(cold=False) == changed()


@pytest.mark.clause("AC-D5")
@pytest.mark.case("G07")
def test_a_dish_that_would_trap_a_cook_is_refused():
    bare = {"drop": ["pepper"], "number": STEAK}
    error = slip(drop=["pepper", "burnt"], number=STEAK)
    assert (error.dish, error.field) == ("Pepper Steak", "burnt")  # past 5 it could never leave the pan
    error = slip(**bare, green=[0, 3])
    assert (error.dish, error.field) == ("Pepper Steak", "green")  # done as soon as it is laid
    error = slip(drop=["pepper", "green"], number=STEAK, cold=True)
    assert (error.dish, error.field) == ("Pepper Steak", "cold")
    assert changed(STEAK, drop=["pepper"])
    assert changed(STEAK, drop=["pepper", "burnt"], green=[4, 7])
    seasoned = changed(STEAK, drop=["burnt"])  # it can still be over-seasoned
    assert seasoned.dishes[STEAK].burnt_from == 8


def test_nought_written_out_is_no_seasoning():
    dishes = entries()
    dishes[STEAK] |= {"pepper": 0}
    assert not read(dishes).dishes[STEAK].is_seasoned


TOML = "".join(
    f'[[dish]]\nname = "{entry["name"]}"\ncolour = "{entry["colour"]}"\npoints = {entry["points"]}\n'
    + ("cold = true\n" if entry.get("cold") else f"green = {entry['green']}\n")
    + "".join(f"{key} = {entry[key]}\n" for key in ("burnt", "lemon", "pepper", "paprika", "herbs") if entry.get(key))
    for entry in entries()
)


@pytest.mark.parametrize(
    "text",
    [
        TOML,
        TOML.encode(),
        b"\xef\xbb\xbf" + TOML.encode(),
        "\ufeff" + TOML,
        TOML.replace("\n", "\r\n"),
        TOML.replace("\n", "\r"),
        TOML.rstrip("\n"),
        "\n\n# a comment\n" + TOML.replace("\n", "  \n"),
    ],
    ids=["text", "bytes", "mark in bytes", "mark", "CRLF", "CR", "no last line end", "blanks"],
)
def test_a_menu_file_is_read_as_editors_save_it(text):
    assert read_menu(text).dishes == plain_menu().dishes


def test_a_menu_file_on_disk(tmp_path):
    path = tmp_path / "school canteen.toml"
    path.write_bytes(("\ufeff" + TOML.replace("\n", "\r\n")).encode())
    menu = load_menu(path)
    assert (menu.name, menu.dishes) == ("school canteen", plain_menu().dishes)
    assert load_menu(str(path)) == menu
    path.write_text('name = "Monday"\n' + TOML, encoding="utf-8")
    assert load_menu(path).name == "Monday"


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(MenuError, match=r"none\.toml"):
        load_menu(tmp_path / "none.toml")
    with pytest.raises(MenuError):
        load_menu(tmp_path)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (TOML.replace("Hippo", "Nilpferd à la café").encode("cp1252"), "encoding"),
        (TOML.encode("utf-16"), "encoding"),
        ("[[dish]\nname = 1", "format"),
        ("name;colour;points\nHippo;blue;5\n", "format"),
        ('{"dish": [', "format"),
        ("<html></html>", "format"),
        ("[" * 100_000, "format"),
        ('{"dish": ' * 100_000, "format"),
    ],
    ids=["cp1252", "utf-16", "bad TOML", "CSV", "bad JSON", "HTML", "deep TOML", "deep JSON"],
)
def test_what_is_no_menu_file(text, field):
    with pytest.raises(MenuError) as caught:
        read_menu(text)
    assert (caught.value.dish, caught.value.field) == ("the file", field)


def test_an_empty_file_has_no_dishes():
    with pytest.raises(MenuError, match="20 dishes, this one 0"):
        read_menu("")


@pytest.mark.parametrize(
    "menu", [plain_menu(), Menu("Žižkov: jídelna", plain_menu().dishes), changed(name='A "B" \\ C')]
)
def test_a_menu_is_one_line_of_text_and_reads_back(menu):
    text = menu.to_text()
    assert text.splitlines() == [text]
    assert read_menu(text) == menu
    assert Setup.from_text({"menu": text}).menu == menu


def test_the_house_menu_is_one_word():
    assert house_menu().to_text() == "house"
    assert read_menu("house") == read_menu(" house\n") == house_menu()


def test_names_are_one_line_with_single_blanks():
    assert changed(name="  Hippo \u00a0 in   Burgundy ").dishes[HIPPO].name == "Hippo in Burgundy"


@pytest.mark.clause("AC-C5", "AC-D5", "AC-D6")
def test_the_house_menu_keeps_to_the_published_facts():
    dishes = house_menu().dishes
    assert Counter(dish.colour.name for dish in dishes) == dict.fromkeys(
        ("RED", "YELLOW", "BLUE", "GREEN", "ORANGE"), 4
    )
    assert {dish.points for dish in dishes} == set(range(1, 7))
    assert {dish.name for dish in dishes if not dish.is_seasoned} == {"Breakfast Fidel", "Eau pour le café à la Bocuse"}
    assert any(dish.cold for dish in dishes)
    assert max(number for dish in dishes for number in dish.needs) == 2
    hippo = next(dish for dish in dishes if dish.name == "Nilpferd in Burgunder")
    assert (hippo.green_from, hippo.green_to, hippo.burnt_from, hippo.needs) == (3, 5, 6, (1, 2, 0, 0))


@pytest.mark.clause("AC-C5")
def test_in_the_house_menu_harder_colours_are_worth_more():
    points = {}
    for dish in house_menu().dishes:
        points.setdefault(dish.colour, []).append((dish.points, sum(dish.needs)))
    worth = {colour: sum(one for one, _ in rows) for colour, rows in points.items()}
    crystals = {colour: sum(needs for _, needs in rows) for colour, rows in points.items()}
    by_worth = sorted(points, key=worth.get)
    assert len(set(worth.values())) == 5
    assert [crystals[colour] for colour in by_worth] == sorted(crystals.values())


@pytest.mark.clause("AC-C5")
def test_a_table_plays_by_the_menu_it_is_given():
    dishes = entries()
    dishes[STEAK] |= {"points": 6, "green": [1, 1], "burnt": 2}
    table = stand(menu=read(dishes)).season(A, pepper=1).roll("1")
    assert table.game.scores(table.state)[A] == 6
    assert "picks Hippo" in table.words
