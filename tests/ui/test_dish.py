"""The lens at the table: the own dish from here is opened and closed, a link leads to the lab at this very shaker."""

import re

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import PERSONS, Seat
from tests.ui.test_looks import SCREENS, boxes, sideways, small_targets, violations

pytestmark = pytest.mark.ui
FIRST = ("picks Nilpferd in Burgunder", "picks Moby Dill")
TWO = f"seed=7&cooks=2&{PERSONS}"


def cooking(seat: Seat) -> Seat:
    for move in FIRST:
        seat._until_answered(lambda move=move: seat.button(move).evaluate("one => one.click()"))
    return seat


def toggle(seat: Seat):
    return seat.page.get_by_role("button", name="Cook 1: the dish from here")


def dish(seat: Seat):
    return seat.page.get_by_role("region", name="Cook 1: the dish from here")


@pytest.mark.parametrize("screen", ["phone", "laptop", "projector"])
def test_opened_by_mouse_it_has_its_numbers_and_moves_nothing(page, alacarte, screen):
    options = SCREENS[screen]
    seat = cooking(Seat(page(reduced_motion="reduce", **options), f"{alacarte}?{TWO}"))
    before = boxes(seat.page)
    expect(toggle(seat)).to_have_attribute("aria-expanded", "false")
    toggle(seat).click()
    expect(dish(seat)).to_contain_text("A star is still possible: with 1 lemon and 2 pepper more, no salt, heat 3 to 5")
    expect(toggle(seat)).to_have_attribute("aria-expanded", "true")
    expect(dish(seat).get_by_role("table")).to_have_count(2)
    expect(dish(seat).get_by_role("row", name=re.compile("^12 "))).to_contain_text("9.1 %")
    for cell in dish(seat).get_by_role("cell").all():
        assert re.search(r"\d %", cell.inner_text())
    assert boxes(seat.page) == before
    assert sideways(seat.page) <= 0
    assert small_targets(seat.page, 44 if options.get("has_touch") else 24) == []
    assert violations(seat.page) == []
    toggle(seat).click()
    expect(dish(seat)).to_have_count(0)
    assert boxes(seat.page) == before


def test_it_stays_open_over_a_move_and_follows_the_table(sit):
    seat = cooking(sit(f"{TWO}&fall=weights+0:1"))
    toggle(seat).click()
    expect(dish(seat)).to_contain_text("2 pepper more")
    dish(seat).get_by_text("How this is worked out").click()
    seat.act("tips pepper")
    expect(dish(seat)).to_contain_text(
        "No star any more" if "salt" in seat.texts()[-1] else "1 lemon and 1 pepper more"
    )
    expect(dish(seat).get_by_text("all together")).to_be_visible()
    expect(seat.page.locator(".lens h2")).to_be_attached()
    seat.act("ends the turn")
    expect(seat.page.get_by_role("region", name="Cook 2: the dish from here")).to_be_attached()


@pytest.mark.case("W09")
def test_opened_and_closed_by_keyboard_with_the_focus_on_it(sit):
    seat = cooking(sit(TWO))
    keys = seat.page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if seat.page.evaluate(FOCUSED) == "dish":
            break
    expect(toggle(seat)).to_be_focused()
    keys.press("Enter")
    expect(dish(seat)).to_be_attached()
    expect(toggle(seat)).to_be_focused()
    expect(seat.live).to_contain_text("A star is still possible")
    keys.press("Tab")
    assert seat.page.evaluate(FOCUSED) == "dish-working"
    keys.press("Enter")
    expect(dish(seat).get_by_text("all together")).to_be_visible()
    keys.press("Shift+Tab")
    keys.press(" ")
    expect(dish(seat)).to_have_count(0)
    expect(toggle(seat)).to_be_focused()
    expect(seat.lines).to_have_count(3)


FOCUSED = """() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.dataset?.id ?? ""
}"""


def test_the_lab_opens_at_this_very_shaker_where_only_a_la_carte_is_served(sit, alacarte):
    seat = cooking(sit(f"{TWO}&fall=weights+0:1:2"))
    seat.act("tips pepper")
    fell = seat.texts()[-1]
    salt = len(re.findall("salt", fell))
    pepper = len(re.findall("pepper", fell)) - 1
    seat.button("tips pepper").focus()
    expect(seat.page.locator(".lens h2")).to_have_text("Tip pepper once")
    with seat.page.expect_popup() as opened:
        seat.page.get_by_role("link", name="see the shaker in the lab").click()
    lab = opened.value
    _is_this_shaker(lab, pepper, salt)
    expect(lab.locator(".lab-odds")).to_contain_text(f"{15 - pepper} pepper + {5 - salt} salt in it")
    lab.get_by_role("button", name="Tip", exact=True).click()
    expect(lab).to_have_url(re.compile(r"tips=1"))
    lab.reload()
    _is_this_shaker(lab, pepper, salt)
    lab.get_by_role("link", name="Play À la carte with this fall").click()
    table = Seat(lab)
    table.is_laid()
    assert lab.url.startswith(f"{alacarte}?")
    assert "lab=1" not in lab.url
    assert "fall=weights+0%3A1%3A2" in lab.url
    expect(seat.page.locator(".table")).to_be_visible()  # the game was not lost
    expect(seat.lines).to_have_count(4)


def _is_this_shaker(lab, pepper: int, salt: int):
    expect(lab.locator("[name=seasoning]")).to_have_value(str(15 - pepper))
    expect(lab.locator("[name=salt]")).to_have_value(str(5 - salt))
    expect(lab.locator("[name=kind]")).to_have_value("pepper")
    expect(lab.locator("[name=fall]")).to_have_value("weights 0:1:2")
    expect(lab).to_have_url(re.compile(r"\?lab=1&"))
    expect(lab).to_have_title("The spice lab")
