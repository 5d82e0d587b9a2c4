"""What every screen must be: readable, reachable, still where it should be still, of one size."""

from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import PERSONS, Seat

pytestmark = pytest.mark.ui
FIRST = ("picks Gazpacho Marx", "picks Tomato Tornado")
THREE = f"seed=7&cooks=3&{PERSONS}"
WIDE_NAMES = "&".join(f"name_{seat}={'W' * 39}{seat}" for seat in range(1, 5))
SCREENS = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "across": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "zoomed": {"viewport": {"width": 683, "height": 384}, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "projector": {"viewport": {"width": 1920, "height": 1080}},
}
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
AXE_RUN = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"


def violations(page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate(f"{AXE_RUN}.then(found => found.violations)")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def sideways(page) -> int:
    """How many pixels the page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def small_targets(page, least: float) -> list[str]:
    """What can be pressed and is less than ``least`` high or wide; links in sentences do not occur here."""
    return page.locator(".tablecooks").evaluate(
        """(root, least) => {
            const things = [...root.querySelectorAll("button, select, summary, input[type=text], input[type=range]")]
            return things.filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
                .filter(([_, box]) => box.height < least - 0.5 || box.width < Math.min(least, 24) - 0.5)
                .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)
        }""",
        least,
    )


def covered(page) -> list[str]:
    """The moves whose buttons something lies upon, after each was scrolled to."""
    return page.locator(".tablecooks").evaluate(
        """(root) => {
            return [...root.querySelectorAll("button.act")].filter((one) => {
                one.scrollIntoView({block: "nearest"})
                const box = one.getBoundingClientRect()
                const top = root.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
                return !(one === top || one.contains(top))
            }).map((one) => one.dataset.move)
        }"""
    )


def boxes(page) -> dict:
    """Where each part of the board and each panel stands, in whole pixels."""
    return page.locator(".tablecooks").evaluate(
        """(root) => {
            const things = [...root.querySelectorAll(".part, .head, .actions, .side, .replay")]
            return Object.fromEntries(things.map((one) => {
                const box = one.getBoundingClientRect()
                const sizes = [box.x, box.y + scrollY, box.width, box.height]
                return [one.className.replace(" own", ""), sizes.map(Math.round)]
            }))
        }"""
    )


def played(seat: Seat) -> Seat:
    for move in (*FIRST, "picks Moby Dill"):
        seat.act(move)
    return seat


@pytest.mark.case("W09")
@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_no_rule_of_wcag_is_broken(page, alacarte, screen):
    seat = Seat(page(alacarte, reduced_motion="reduce", **SCREENS[screen]))
    expect(seat.page.locator(".form")).to_be_visible()
    found = {"set-up": violations(seat.page)}
    seat = played(Seat(seat.page, f"{alacarte}?{THREE}"))
    found["middle"] = violations(seat.page)
    if screen == "phone":
        seat.page.get_by_role("button", name="Table", exact=True).click()
        found["menu"] = violations(seat.page)
    seat.page.get_by_role("button", name="Rules").click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
    found["rules"] = violations(seat.page)
    seat.page.get_by_role("button", name="Close").click()
    seat = Seat(seat.page, f"{alacarte}?seed=7&cooks=2&player_1=careful")
    seat.page.locator("button.at-once").click()
    expect(seat.page.locator(".ranking")).to_be_visible()
    found["end"] = violations(seat.page)
    seat = Seat(seat.page, f"{alacarte}?cooks=9", laid=False)
    expect(seat.page.get_by_role("alert").first).to_be_visible()
    found["bad link"] = violations(seat.page)
    assert {place: said for place, said in found.items() if said} == {}


def test_the_check_finds_what_has_no_name(sit):
    seat = sit(THREE)
    seat.page.get_by_label("Go through the game").evaluate("one => one.removeAttribute('aria-label')")
    assert any(said.startswith("label") for said in violations(seat.page))


@pytest.mark.case("W10")
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits(page, alacarte, screen):
    options = SCREENS[screen]
    least = 44 if options.get("has_touch") else 24
    seat = Seat(page(alacarte, reduced_motion="reduce", **options))
    expect(seat.page.locator(".form")).to_be_visible()
    assert sideways(seat.page) <= 0
    assert small_targets(seat.page, least) == []
    seat = Seat(seat.page, f"{alacarte}?seed=7&cooks=4&{PERSONS}&{WIDE_NAMES}")
    assert covered(seat.page) == []
    for move in (*FIRST, "picks Moby Dill", "picks Carp Diem"):
        seat.act(move)
    assert sideways(seat.page) <= 0
    assert covered(seat.page) == []
    assert small_targets(seat.page, least) == []
    _check_order(seat, screen)


def _check_order(seat: Seat, screen: str):
    """On the first screen: whose turn, what is asked, and the choices; on a phone the own place stands before them."""
    seat.page.evaluate("scrollTo(0, 0)")
    height = seat.page.viewport_size["height"]
    prompt, actions = seat.prompt.bounding_box(), seat.page.locator(".actions").bounding_box()
    assert prompt["y"] + prompt["height"] <= height
    assert actions["y"] + 36 <= height
    own, odds = seat.page.locator(".part.own").bounding_box(), seat.page.locator(".odds-panel").bounding_box()
    if screen in ("phone", "small"):
        assert prompt["y"] < own["y"] < actions["y"] < odds["y"] < height
    if screen == "phone":
        assert odds["y"] + odds["height"] <= height + 10
    if screen in ("laptop", "projector"):
        assert seat.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("screen", ["phone", "zoomed", "laptop"])
def test_no_move_changes_the_layout(page, alacarte, screen):
    seat = Seat(page(alacarte, reduced_motion="reduce", **SCREENS[screen]), f"{alacarte}?{THREE}")
    places: dict[str, dict] = {}
    for nth in range(30):
        turn = seat.page.locator(".part.own").get_attribute("class").split()[2]
        now = boxes(seat.page)
        # On a small screen the place of the cook whose turn it is comes first.
        key = "all" if screen == "laptop" else turn
        assert places.setdefault(key, now) == now, f"move {nth}"
        moves = seat.moves()
        move = moves[nth * 5 % len(moves)]
        seat._until_answered(lambda move=move: _press(seat, move))


def _press(seat: Seat, move: str):
    """By script, so that nothing is scrolled and a finger need not tap twice."""
    seat.button(move).evaluate("one => one.click()")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_dark_surroundings_leave_it_readable(page, alacarte, scheme):
    seat = played(Seat(page(color_scheme=scheme, reduced_motion="reduce"), f"{alacarte}?{THREE}"))
    assert violations(seat.page) == []
    for box in ("button.undo", ".odds-panel", ".tablecooks"):
        ground = seat.page.locator(box).first.evaluate("one => getComputedStyle(one).backgroundColor")
        assert sum(int(part) for part in ground.removeprefix("rgb(").rstrip(")").split(",")) > 600


def test_forced_colours_leave_buttons_bars_and_board(page, alacarte):
    seat = played(Seat(page(forced_colors="active", reduced_motion="reduce"), f"{alacarte}?{THREE}"))
    style = "one => getComputedStyle(one).{}"
    assert seat.button("rolls the heat die").evaluate(style.format("borderTopWidth")) != "0px"
    fill = seat.page.locator(".odds .fill").first
    assert fill.evaluate(style.format("backgroundColor")) != seat.page.locator(".odds .track").first.evaluate(
        style.format("backgroundColor")
    )
    assert fill.bounding_box()["width"] > 1
    crystal = seat.page.locator(".drawing [data-crystal=paprika] path").first
    assert crystal.evaluate(style.format("fill")) == "rgb(204, 74, 27)"
    assert violations(seat.page) == []


MOVING = """() => {
    window.moved = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given) }
}"""


@pytest.mark.parametrize("way", ["moving", "reduced", "still"])
def test_motion_is_played_and_can_be_switched_off(page, alacarte, way):
    options = {"reduced_motion": "reduce"} if way == "reduced" else {"reduced_motion": "no-preference"}
    seat = Seat(page(**options), f"{alacarte}?{THREE}&fall=weights+0:0:1")
    if way == "still":
        seat.page.get_by_label("Still").check()
    for move in (*FIRST, "picks Moby Dill"):
        seat.act(move)
    seat.page.evaluate(MOVING)
    seat.act("tips pepper")
    seat.act("rolls the heat die")
    moved = seat.page.evaluate("window.moved")
    assert (moved >= 2) == (way == "moving")
    expect(seat.page.locator('[data-in="pan-0"]')).to_have_count(2)
    if way == "still":
        seat.page.reload()
        seat.is_laid()
        expect(seat.page.get_by_label("Still")).to_be_checked()


@pytest.mark.case("W09")
def test_the_live_region_says_what_happened(sit):
    seat = played(sit(f"{THREE}&fall=weights+0:0:0:0:1"))
    expect(seat.live).to_have_attribute("aria-live", "polite")
    seat.act("tips pepper")
    expect(seat.live).to_have_text(seat.texts()[-1])
    for part in seat.page.locator(".part").all():
        assert part.get_attribute("aria-label")
        assert len(part.locator(".spoken").inner_text()) > 10
    expect(seat.page.get_by_role("region", name="Shakers")).to_be_attached()


def test_the_rules_are_searched(sit):
    seat = sit(THREE)
    seat.page.keyboard.press("Tab")
    seat.page.get_by_role("button", name="Rules").click()
    rows = seat.page.locator(".rules dl > div:visible")
    whole = rows.count()
    seat.page.get_by_label("Search the rules").fill("crêpe")
    assert 0 < rows.count() < whole
    seat.page.keyboard.press("r")
    expect(seat.lines).to_have_count(1)
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_role("dialog")).to_be_hidden()


def test_a_notice_lies_over_no_choice_and_goes(sit):
    seat = played(sit(THREE))
    seat.page.get_by_role("button", name="Copy link").click()
    expect(seat.notice).to_be_visible()
    assert covered(seat.page) == []
    seat.notice.get_by_role("button").click()
    expect(seat.notice).to_be_hidden()
