"""Set-up: settings as text and back, and bad settings by their name."""

from fractions import Fraction

import numpy as np
import pytest

from tablecooks.games.alacarte import CZECH, SPANISH, Edition, Fall, Setup, game, house_menu
from tests.rules.menu_for_tests import plain_menu

SETUPS = (
    Setup(),
    Setup(cooks=2, goal=7),
    Setup(cooks=4, edition=SPANISH, menu=plain_menu()),
    Setup(edition=Edition(cups_return=False)),
    Setup(edition="custom: break_with_crepe done_in_pan_counts"),
    Setup(edition=Edition(**dict.fromkeys(Edition.switches(), False))),
    Setup(fall="poisson 1.5", flips=(0, 1, Fraction(2, 7))),
    Setup(fall=Fall("fitted", (6, 7, 6, 3, 1, 1)), flips="0.4"),
    Setup(fall="binomial 0.07", any_seasoning=True, opaque=True),
    Setup(fall=Fall("poisson", (37 / 24,)), flips=(1 / 3,), entered=True),
)


@pytest.mark.parametrize("setup", SETUPS)
def test_all_settings_as_text_read_back(setup):
    texts = setup.to_text()
    assert {type(text) for text in texts.values()} == {str}
    assert all(text.splitlines() == [text] for text in texts.values())
    again = Setup.from_text(texts)
    assert again == setup
    assert again.to_text() == texts
    assert again.spec() == setup.spec()


def test_settings_left_out_take_their_default():
    assert Setup.from_text({}) == Setup()
    assert Setup.from_text({"cooks": "4"}) == Setup(cooks=4)


def test_names_and_texts_stand_for_what_they_say():
    assert Setup(edition="spanish").edition is SPANISH
    assert Setup(edition="Czech").edition is CZECH
    assert Setup(fall="4:7:5:2:1:1") == Setup()
    assert Setup().menu == house_menu()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("cooks", 5),
        ("cooks", 1),
        ("cooks", 3.0),
        ("cooks", True),
        ("cooks", "3"),
        ("cooks", None),
        ("edition", "german"),
        ("edition", None),
        ("edition", True),
        ("menu", "house"),
        ("menu", None),
        ("menu", []),
        ("fall", "0:0"),
        ("fall", [1, 2]),
        ("fall", None),
        ("goal", 6),
        ("goal", 7),  # with three cooks
        ("goal", 5.0),
        ("goal", "5"),
        ("goal", True),
        ("flips", 2),
        ("flips", -0.1),
        ("flips", "often"),
        ("flips", float("nan")),
        ("flips", True),
        ("flips", ()),
        ("flips", (0.1, 0.2)),
        ("flips", "1e-999999999"),
        ("flips", "0.33333333333333"),
        ("any_seasoning", "no"),
        ("any_seasoning", 1),
        ("opaque", None),
        ("entered", "yes"),
    ],
)
def test_a_bad_setting_is_named(setting, value):
    with pytest.raises(ValueError, match=rf"^{setting.removesuffix('s') if setting == 'flips' else setting}: "):
        game(**{"cooks": 3} | {setting: value})


@pytest.mark.clause("AC-E7")
def test_seven_with_three_cooks_says_why():
    with pytest.raises(ValueError, match=r"goal: 7 dishes are for two cooks.*AC-E7"):
        Setup(cooks=3, goal=7)
    assert Setup(cooks=2, goal=7).spec().goal == 7


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("cooks", "five"),
        ("cooks", "5"),
        ("cooks", ""),
        ("cooks", "2.0"),
        ("edition", "german"),
        ("menu", "none"),
        ("fall", "four"),
        ("flip", "often"),
        ("flip", ""),
        ("flip", "1/3 1/3"),
        ("goal", "lots"),
        ("any_seasoning", "perhaps"),
        ("opaque", "1"),
        ("entered", "true"),
        ("colour", "red"),
    ],
)
def test_a_bad_text_is_named(key, text):
    with pytest.raises(ValueError, match=f"^{key}: "):
        Setup.from_text({key: text})


def test_a_misspelt_setting_is_an_error():
    with pytest.raises(TypeError, match="editon"):
        game(editon="spanish")


def test_a_chance_of_a_third_is_a_third_however_it_is_written():
    for flips in (1 / 3, Fraction(1, 3), "1/3", ("1/3",), np.float64(1 / 3)):
        assert Setup(flips=flips).flips == (Fraction(1, 3),)
    assert Setup(flips=np.float32(0.4)).flips == Setup(flips="0,4").flips == (Fraction(2, 5),)


def test_one_chance_for_all_or_one_for_each():
    spec = Setup(cooks=3, flips="1/4").spec()
    assert (spec.flip_lands[:3], spec.flip_tries[:3]) == ([1, 1, 1], [4, 4, 4])
    spec = Setup(cooks=3, flips=(0, "1/2", 1)).spec()
    assert (spec.flip_lands[:3], spec.flip_tries[:3]) == ([0, 1, 1], [1, 2, 1])


def test_a_setup_cannot_be_changed_behind_a_game():
    with pytest.raises(AttributeError):
        Setup().cooks = 4


@pytest.mark.clause("AC-C2", "AC-C5")
def test_shakers_and_sink_can_be_hidden_and_nothing_else_is():
    open_table, opaque = game(cooks=2), game(cooks=2, opaque=True)
    state = open_table.start()
    assert open_table.view(state, 0) == state
    seen = opaque.view(state, 1)
    assert seen.seasoning == seen.salt == [-1] * 4
    assert seen.sink == [-1] * 5
    hidden = ("seasoning", "salt", "sink")
    assert all(getattr(seen, name) == getattr(state, name) for name in state.fields if name not in hidden)
    assert state.seasoning == [15] * 4  # the table itself is left as it is
    with pytest.raises(ValueError, match="no seat 2"):
        opaque.view(state, 2)
