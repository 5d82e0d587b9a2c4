"""The spice lab in a real browser: tip, predict, infer, paste; readable, reachable, quick, and nothing given away."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.ui.conftest import served_once
from tests.ui.test_looks import SCREENS, sideways, small_targets, violations

pytestmark = pytest.mark.ui
FILES = Path(__file__).parents[1] / "data" / "class"
TABS = ("Tip and see", "Predict", "Mystery", "Our data")
QUICK_MS = 300
THOUSAND = """async () => {
    const lab = [...document.querySelectorAll("*")].map((one) => one.shadowRoot?.querySelector(".lab")).find(Boolean)
    const where = () => lab.querySelector(".where").textContent
    const before = where()
    const start = performance.now()
    lab.querySelector('button[data-n="1000"]').click()
    while (where() === before) await new Promise((done) => setTimeout(done, 2))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - start
}"""


@pytest.fixture(scope="session")
def spicelab(tmp_path_factory) -> str:
    """The address of the lab, served once."""
    with served_once(tmp_path_factory.mktemp("served"), ROOT / "apps" / "spicelab.py") as server:
        yield f"{server}/spicelab"


def opened(page, url: str, **options) -> Page:
    seen = page(url, **options)
    seen.set_default_timeout(15_000)
    expect(seen.locator(".lab h1")).to_be_visible()
    return seen


def press(seen: Page, name: str) -> None:
    seen.get_by_role("button", name=name, exact=True).click()


def is_at(seen: Page, made: int) -> None:
    expect(seen.locator(".where")).to_have_text(f"tip {made} of {made}")


def test_one_ten_and_a_thousand_tips(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7")
    press(seen, "Tip")
    is_at(seen, 1)
    expect(seen.locator(".live")).to_contain_text("Tip 1:")
    press(seen, "Ten")
    is_at(seen, 11)
    assert min(seen.evaluate(THOUSAND) for _time in range(3)) < QUICK_MS
    is_at(seen, 3011)
    assert "tips=3011" in seen.url


def test_a_reload_and_the_link_lead_back(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=25&mode=refill&count=salt")
    graphs = seen.locator(".graphs").inner_html()
    other = opened(page, seen.url)
    is_at(other, 25)
    assert other.locator(".graphs").inner_html() == graphs
    seen.reload()
    is_at(seen, 25)
    assert seen.locator(".graphs").inner_html() == graphs


def test_it_runs_by_itself_until_it_is_paused_or_closed(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7")
    seen.get_by_label("Speed").select_option("40")
    press(seen, "Run")
    expect(seen.locator(".where")).to_have_text(re.compile(r"of ([3-9]\d|\d{3,})$"))
    press(seen, "Pause")
    seen.wait_for_timeout(400)
    kept = seen.locator(".where").inner_text()
    seen.wait_for_timeout(700)
    assert seen.locator(".where").inner_text() == kept
    expect(seen).to_have_url(re.compile(rf"[?&]tips={kept.split()[-1]}$"))


def test_the_keyboard_alone(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7")
    seen.keyboard.press("t")
    is_at(seen, 1)
    seen.keyboard.press("e")
    is_at(seen, 11)
    slider = seen.get_by_label("Go through the tips")
    slider.focus()
    seen.keyboard.press("Home")
    expect(seen.locator(".where")).to_have_text("tip 0 of 11")
    seen.keyboard.press("ArrowRight")
    expect(seen.locator(".where")).to_have_text("tip 1 of 11")
    press(seen, "Back to now")
    is_at(seen, 11)


def test_what_was_typed_wrongly_stays_with_its_sentence(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=5")
    salt = seen.get_by_label("Salt", exact=True)
    salt.fill("-3")
    salt.press("Tab")
    fault = seen.locator("#lab-salt-fault")
    expect(fault).to_contain_text("a whole number from 0 to 40, not '-3'")
    press(seen, "Tip")
    is_at(seen, 6)
    expect(salt).to_have_value("-3")
    expect(fault).to_be_visible()
    salt.fill("4")
    salt.press("Tab")
    is_at(seen, 0)
    expect(fault).to_be_hidden()


def locked(spicelab, page) -> tuple[Page, list[str]]:
    """A page on which 35 % is locked with a confidence of 70 %, and all that its socket brings."""
    seen = page()
    frames: list[str] = []
    seen.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    seen.goto(f"{spicelab}?seed=7&tab=predict")
    seen.get_by_role("textbox", name="Your number").fill("35")
    seen.get_by_label("70 %").check()
    press(seen, "Lock my prediction")
    return seen, frames


def assert_not_told(seen: Page, frames: list[str]) -> None:
    """The answer is nowhere: not in the page, its address or its stores, nor in what the socket brought."""
    stored = seen.evaluate("JSON.stringify([localStorage, sessionStorage, location.href])")
    everything = "".join(frames) + seen.content() + seen.locator(".lab").inner_html() + stored
    assert not any(secret in everything for secret in ("91/323", "28.2", "28.17"))


@pytest.mark.case("W15")
def test_predict_lock_reveal_and_nothing_sent_before(spicelab, page):
    seen, frames = locked(spicelab, page)
    reveal = seen.get_by_role("button", name="Reveal", exact=True)
    expect(reveal).to_be_focused()
    assert_not_told(seen, frames)
    reveal.click()
    expect(seen.locator(".sides")).to_contain_text("91/323 = 28.2 %")
    expect(seen.locator(".sides")).to_contain_text("35 %")
    expect(seen.locator(".figure-calibration .summary")).to_have_text("70 %: 0 of 1 came true.")
    expect(seen.get_by_role("button", name="Ask again")).to_be_focused()


@pytest.mark.case("W15")
def test_a_reload_keeps_a_locked_prediction_locked_and_the_record(spicelab, page):
    seen, frames = locked(spicelab, page)
    reveal = seen.get_by_role("button", name="Reveal", exact=True)
    expect(reveal).to_be_visible()
    seen.reload()
    expect(reveal).to_be_visible()
    expect(seen.locator(".said")).to_have_text("Your number: 35 % · How sure are you? 70 %")
    assert_not_told(seen, frames)
    reveal.click()
    expect(seen.locator(".sides")).to_be_visible()
    shown = seen.locator(".question").inner_html()
    seen.reload()
    expect(seen.locator(".sides")).to_contain_text("91/323 = 28.2 %")
    assert seen.locator(".question").inner_html() == shown
    expect(seen.locator(".figure-calibration .summary")).to_have_text("70 %: 0 of 1 came true.")
    press(seen, "Ask again")
    expect(seen.locator(".again")).to_contain_text("does not count")
    expect(seen.get_by_role("textbox", name="Your number")).to_have_value("")


def test_what_was_typed_and_not_sent_outlives_a_reload(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=5&mystery=4711")
    salt = seen.get_by_label("Salt", exact=True)
    salt.fill("-3")
    salt.press("Tab")
    expect(seen.locator("#lab-salt-fault")).to_be_visible()
    seen.get_by_label("Crystals of it").fill("14")
    seen.reload()
    expect(salt).to_have_value("-3")
    expect(seen.locator("#lab-salt-fault")).to_contain_text("not '-3'")
    expect(seen.get_by_label("Crystals of it")).to_have_value("14")
    expect(seen.locator("#lab-seasoning-fault")).to_contain_text("not taken yet")
    is_at(seen, 5)
    for tab, field, typed in (
        ("Predict", "Your number", "3x"),
        ("Mystery", "Your guess: salt", "7?"),
        ("Our data", "Paste or type your counts", "fell\n2\n1"),
    ):
        press(seen, tab)
        box = seen.get_by_role("textbox", name=field)
        box.fill(typed)
        if tab == "Predict":
            seen.get_by_label("80 %").check()
        seen.reload()
        expect(box).to_have_value(typed)
    press(seen, "Predict")
    expect(seen.get_by_label("80 %")).to_be_checked()
    press(seen, "Our data")
    press(seen, "Read it")
    expect(seen.locator(".pooled")).to_contain_text("2 of 2 rows")
    seen.reload()
    expect(seen.locator(".pooled")).to_contain_text("2 of 2 rows")


@pytest.mark.case("D04")
def test_data_too_long_for_a_link_stay_in_the_tab_and_are_said_to_be_missing_elsewhere(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tab=data")
    rows = (FILES / "long_resubmitted.csv").read_text("utf-8").rstrip()
    rows += "".join(f"\nH{n},1,Salz" for n in range(200))
    text = seen.get_by_role("textbox", name="Paste or type your counts")
    text.fill(rows)
    press(seen, "Read it")
    seen.get_by_label("count them once").check()
    expect(seen.locator(".pooled")).to_contain_text("230 of 235 rows are counted")
    expect(seen.locator(".data-entry")).to_contain_text("Too long for a link. They stay in this tab")
    seen.reload()
    expect(seen.locator(".pooled")).to_contain_text("230 of 235 rows are counted")
    expect(text).to_have_value(rows)
    expect(seen.get_by_label("count them once")).to_be_checked()
    press(seen, "Copy link")
    expect(seen.locator(".notice")).to_contain_text("Your data are too long for it")
    other = opened(page, seen.url)
    expect(other.locator(".data-entry")).to_contain_text(f"{len(rows)} letters, were too long to travel")
    press(other, "Tip and see")
    press(other, "Copy link")
    expect(other.locator(".notice")).to_contain_text("Your data are too long for it")


@pytest.mark.case("D02")
def test_a_file_is_saved_with_what_its_columns_mean_beside_it(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=5")
    with seen.expect_download():
        press(seen, "Save CSV")
    expect(seen.locator(".notice")).to_contain_text("spicelab-tips.csv was saved.")
    with seen.expect_download() as download:
        press(seen, "What the columns mean")
    assert download.value.suggested_filename == "spicelab-tips-columns.csv"
    lines = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[0] == "column,unit,description"
    assert lines[4] == "fell,crystals,Crystals that fell in this tip."
    expect(seen.locator(".notice")).to_contain_text("spicelab-tips-columns.csv was saved.")


def test_the_mystery_shaker_is_tipped_guessed_and_opened(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tab=mystery&mystery=4711")
    press(seen, "Ten")
    expect(seen.locator(".lab-log .tip-line")).to_have_count(10)
    assert seen.locator(".figure-belief circle").count() == 100
    guess = seen.get_by_label("Your guess: salt")
    guess.fill("all")
    press(seen, "Open it")
    expect(seen.locator(".notice")).to_contain_text("not 'all'")
    expect(guess).to_have_value("all")
    guess.fill("5")
    press(seen, "Open it")
    expect(seen.locator(".verdict")).to_contain_text("Your guess was")
    seen.reload()
    expect(seen.locator(".verdict")).to_contain_text("Your guess was")


@pytest.mark.case("D04", "D07")
def test_data_are_pasted_asked_about_and_taken_from_a_file(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tab=data")
    text = seen.get_by_role("textbox", name="Paste or type your counts")
    text.fill("nothing here")
    press(seen, "Read it")
    expect(seen.locator(".data-entry .fault")).to_contain_text("nothing below it")
    expect(text).to_have_value("nothing here")
    text.fill((FILES / "long_resubmitted.csv").read_text("utf-8"))
    press(seen, "Read it")
    seen.get_by_label("count them once").check()
    expect(seen.locator(".pooled")).to_contain_text("30 of 35 rows are counted")
    expect(seen.get_by_label("count them once")).to_be_focused()
    seen.get_by_label("Take a file").set_input_files(FILES / "czech_semicolon.csv")
    expect(seen.locator(".data-said table")).to_contain_text("Žlutí")
    expect(seen.get_by_role("link", name="Play À la carte")).to_have_attribute(
        "href", "alacarte?fall=fitted+0%3A0%3A0%3A0%3A0%3A0%3A0%3A1%3A0%3A1%3A0%3A0%3A1%3A0%3A1"
    )
    assert violations(seen) == []


@pytest.mark.case("D12")
def test_the_whole_stream_is_saved_as_a_file(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=5")
    with seen.expect_download() as download:
        press(seen, "Save CSV")
    assert download.value.suggested_filename == "spicelab-tips.csv"
    lines = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[0] == "tip,pepper_before,salt_before,fell,salt,order"
    assert len(lines) == 6


@pytest.mark.case("W07")
def test_markup_in_a_link_runs_nowhere(spicelab, page):
    seen = opened(
        page,
        f"{spicelab}?seed=%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E&tab=data&data=%3Cb%3E,fell%0A%3Ci%3E,2",
    )
    title = seen.title()
    for tab in TABS:
        press(seen, tab)
        seen.wait_for_timeout(150)
    assert seen.title() == title
    assert seen.locator(".lab img").count() == 0
    expect(seen.locator(".data-said table")).to_contain_text("<i>")


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_fits_every_screen(spicelab, page, screen):
    options = SCREENS[screen]
    seen = opened(page, f"{spicelab}?seed=7&tips=40", **options)
    for tab in TABS:
        press(seen, tab)
        expect(seen.locator("button[aria-current=page]")).to_have_text(tab)
        assert sideways(seen) <= 0
        assert small_targets(seen, 44 if options.get("has_touch") else 24) == []
        assert violations(seen) == []


@pytest.mark.case("W10")
def test_on_a_phone_shaker_and_buttons_are_on_the_first_screen(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=3", **SCREENS["phone"])
    for name in ("Tip", "Ten", "A thousand", "Run"):
        box = seen.get_by_role("button", name=name, exact=True).bounding_box()
        assert box["y"] + box["height"] <= 844
    assert seen.locator(".shaker").bounding_box()["y"] < 300


def test_on_a_laptop_shaker_form_and_graphs_are_seen_without_scrolling(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=30", **SCREENS["laptop"])
    for part in (".shaker", ".controls", ".lab-actions", ".graphs", ".lab-log", ".lab-odds"):
        box = seen.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 768, part
    assert seen.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_still_and_reduced_motion_let_nothing_fall(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&fall=0:0:0:1", reduced_motion="reduce")
    press(seen, "Tip")
    is_at(seen, 1)
    assert seen.evaluate("document.getAnimations().length") == 0
    assert seen.locator(".shaker [data-plate] + g").count() == 0
    expect(seen.locator(".shaker .spoken")).to_contain_text("3 fell")


@pytest.mark.case("W01")
def test_two_browsers_are_two_labs(spicelab, page):
    first, other = (opened(page, f"{spicelab}?seed=7") for _browser in range(2))
    press(first, "Ten")
    is_at(first, 10)
    first.get_by_label("Wrist").select_option("strong")
    is_at(first, 0)
    is_at(other, 0)
    expect(other.get_by_label("Wrist")).to_have_value("usual")


def test_letters_in_charts_stay_readable_on_a_phone(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&tips=40&data=0+1+2+3+1+1&mystery=4711&tried=5", **SCREENS["phone"])
    for tab in TABS:
        press(seen, tab)
        expect(seen.locator("button[aria-current=page]")).to_have_text(tab)
        heights = seen.locator(".drawing text").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 11


def test_what_falls_is_seen_falling_before_it_is_said(spicelab, page):
    seen = opened(page, f"{spicelab}?seed=7&fall=0:0:0:1")
    press(seen, "Tip")
    seen.locator(".shaker svg > g[data-plate] ~ g").first.wait_for(state="attached")
    assert "Tip 1" not in seen.locator(".lab-prompt").inner_text()
    expect(seen.locator(".lab-prompt")).to_contain_text("Tip 1: 3 fell")
    for _time in range(3):
        press(seen, "Tip")
    expect(seen.locator(".notice")).to_be_hidden()
