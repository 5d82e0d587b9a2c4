"""The set-up of King's Breakfast: checked, and as text."""

import pytest

from tablecooks.games.breakfast import Setup, game


@pytest.mark.parametrize("guests", [3, 4, 5])
@pytest.mark.parametrize("switch", ["", "emerald_on_bare_table", "open_hands", "entered"])
def test_what_is_written_is_read(guests, switch):
    setup = Setup(guests=guests, **({switch: True} if switch else {}))
    assert Setup.from_text(setup.to_text()) == setup
    assert all(isinstance(text, str) for text in setup.to_text().values())


def test_what_is_left_out_takes_its_default():
    assert Setup.from_text({}) == Setup()
    assert Setup.from_text({"guests": " 4 ", "open_hands": "Yes"}) == Setup(4, open_hands=True)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"guests": "6"}, "guests: 3 to 5"),
        ({"guests": "two"}, "guests: 'two' is no whole number"),
        ({"guests": "9" * 5000}, "no whole number"),
        ({"open_hands": "maybe"}, "open_hands: is yes or no"),
        ({"cooks": "3"}, "cooks: is no setting; there are guests, emerald_on_bare_table, open_hands, entered"),
    ],
)
def test_a_bad_setting_is_named(texts, said):
    with pytest.raises(ValueError, match=said):
        Setup.from_text(texts)


@pytest.mark.parametrize("switch", ["emerald_on_bare_table", "open_hands", "entered"])
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_switches_are_true_or_false(switch, value):
    with pytest.raises(ValueError, match=f"{switch}: must be True or False"):
        game(**{switch: value})
