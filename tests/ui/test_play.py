"""Whole games by clicking, keys and touch; reloads, second browsers, bots, the end, saved logs."""

import re
from itertools import pairwise
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tablecooks.games import read_log
from tablecooks.models import Table
from tests.ui.conftest import PERSONS, Seat

pytestmark = pytest.mark.ui
FIRST = ("picks Gazpacho Marx", "picks Tomato Tornado")
TWO = f"seed=7&cooks=2&{PERSONS}"
TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def saved_log(seat: Seat):
    with seat.page.expect_download() as download:
        seat.page.get_by_role("button", name="Save log").click()
    return download.value


def test_a_whole_game_on_the_board_against_bots(sit):
    """A pupil who clicks the card, the shaker, the dial, and presses a button where there is nothing else."""
    seat = sit("seed=11&cooks=2")
    page = seat.page
    page.get_by_label("Pace of the bots").select_option("0")
    wanted = re.compile(r"^(picks|tips|rolls|raises|flips)")
    for nth in range(400):
        if page.locator(".ranking").count():
            break
        if page.locator("button.at-once").count():
            seat._until_answered(lambda: page.locator("button.at-once").click())
            continue
        moves = [move for move in seat.moves() if wanted.match(move)] or seat.moves()
        move = moves[nth * 3 % len(moves)]
        if nth % 2 and seat.thing(move).count():
            seat.act_on_board(move)
        else:
            seat.act(move)
    expect(page.locator(".ranking > li")).to_have_count(2)
    _check_end(seat)


def _check_end(seat: Seat):
    """The end says who won, why it ended, points dish by dish; and the saved log is this very game."""
    page = seat.page
    end = page.locator(".odds-panel")
    expect(end.locator("h2")).to_contain_text(re.compile(r"win"))
    expect(end).to_contain_text(re.compile(r"\(AC-E\d"))
    expect(seat.live).to_contain_text(re.compile(r"win"))
    download = saved_log(seat)
    text = download.path().read_text("utf-8")
    table = Table.from_log(read_log(text))
    assert table.game.is_over(table.state)
    scores = table.game.scores(table.state)
    for cook in page.locator(".ranking > li").all():
        rows = [int(row) for row in cook.locator(".points li span:last-child").all_inner_texts()]
        name = cook.locator("strong").first.inner_text().partition(". ")[2]
        assert sum(rows) == scores[table.names.index(name)]
        expect(cook.locator("strong").last).to_have_text(re.compile(rf"^{sum(rows)} point"))
    assert len(table.lines) == seat.lines.count()


def test_again_with_the_same_and_with_a_new_seed(sit):
    seat = sit("seed=3&cooks=2&player_1=careful")
    page = seat.page
    page.locator("button.at-once").click()
    expect(page.locator(".ranking")).to_be_visible()
    first = seat.texts()
    page.get_by_role("button", name="Again with the same seed").click()
    expect(seat.lines).not_to_have_count(len(first))
    page.locator("button.at-once").click()
    expect(page.locator(".ranking")).to_be_visible()
    assert seat.texts() == first
    address = page.url
    page.get_by_role("button", name="Again with a new seed").click()
    expect(page).not_to_have_url(address)


def test_the_address_holds_the_set_up_and_a_reload_goes_on(page, alacarte):
    seat = Seat(page(alacarte, reduced_motion="reduce"))
    field = seat.page.get_by_label
    field("Cooks").select_option("2")
    seat.page.locator("[name=name_1]").fill("Ana & Jörg")
    seat.page.locator("[name=player_2]").select_option("person")
    seat.page.get_by_role("button", name="Play").first.click()
    seat.is_laid()
    held = parse_qs(urlsplit(seat.page.url).query)
    assert held["name_1"] == ["Ana & Jörg"]
    assert held["cooks"] == ["2"]
    assert held["seed"]
    seat.act(seat.moves()[0])
    seat.act(seat.moves()[3])
    seat.act("rolls the heat die")
    lines, prompt, moves = seat.texts(), seat.prompt.inner_text(), seat.moves()
    seat.page.reload()
    seat.is_laid()
    assert (seat.texts(), seat.prompt.inner_text(), seat.moves()) == (lines, prompt, moves)
    expect(seat.notice).to_be_hidden()


@pytest.mark.case("W01")
def test_a_second_browser_on_the_same_link_has_its_own_game(sit):
    first, other = sit(TWO), sit(TWO)
    first.act(FIRST[0])
    first.act(FIRST[1])
    expect(other.lines).to_have_count(1)
    other.act(FIRST[0])
    other.act(FIRST[1])
    first.act("tips pepper")
    other.act("tips pepper")
    assert other.texts() == first.texts()


@pytest.mark.case("G01")
def test_a_branch_is_another_table_and_a_reload_leads_back_to_the_first(sit):
    seat = sit(TWO)
    for move in FIRST:
        seat.act(move)
    seat.act("rolls the heat die")
    address, lines = seat.page.url, seat.texts()
    seat.page.get_by_role("button", name="Undo").click(force=True)
    expect(seat.notice).to_contain_text("Chance has answered")
    assert seat.texts() == lines
    seat.page.get_by_role("button", name="Branch").click()
    expect(seat.notice).to_contain_text("This is another table now")
    expect(seat.page.locator(".head .title")).to_contain_text("branch of seed 7, line 4")
    assert seat.page.url == address
    expect(seat.page.get_by_role("button", name="Copy link")).to_have_count(0)
    seat.act(seat.moves()[0])
    seat.page.reload()
    seat.is_laid()
    assert seat.texts() == lines


@pytest.mark.case("G05")
@pytest.mark.parametrize("move", ["rolls the heat die", "tips pepper", "ends the turn"])
def test_a_double_click_is_one_move(sit, move):
    seat = sit(TWO)
    for first in FIRST:
        seat.act(first)
    seat._until_answered(lambda: seat.button(move).dblclick())
    seat.page.wait_for_timeout(300)
    expect(seat.lines).to_have_count(4)
    expect(seat.notice).to_be_hidden()


@pytest.mark.case("G05")
def test_a_double_click_while_crystals_fall_is_one_move(sit):
    seat = sit(f"{TWO}&fall=weights+0:0:0:1", still=False)
    for first in FIRST:
        seat.act(first)
    seat._until_answered(lambda: seat.button("tips pepper").dblclick())
    expect(seat.lines).to_have_count(4)
    expect(seat.lines.last).to_contain_text("3 fell")


@pytest.mark.case("G05")
def test_a_key_that_is_held_down_is_one_move(sit):
    seat = sit(TWO)
    for first in FIRST:
        seat.act(first)
    button = seat.button("ends the turn")
    button.focus()
    for _ in range(6):
        seat.page.keyboard.down("Enter")
    seat.page.keyboard.up("Enter")
    expect(seat.lines).to_have_count(4)
    seat.page.keyboard.down("r")
    for _ in range(5):
        seat.page.keyboard.down("r")
    seat.page.keyboard.up("r")
    expect(seat.lines).to_have_count(5)
    seat.page.wait_for_timeout(300)
    expect(seat.lines).to_have_count(5)


def focused(seat: Seat) -> str:
    return seat.page.evaluate("""() => {
        let active = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active?.dataset?.id ?? active?.className ?? ''
    }""")


@pytest.mark.case("W09")
def test_a_whole_turn_by_keyboard_alone(sit):
    seat = sit(TWO)
    keys = seat.page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if focused(seat) == FIRST[0]:
            break
    assert focused(seat) == FIRST[0]
    seat._until_answered(lambda: keys.press("Enter"))
    assert focused(seat).startswith("picks")
    seat.button(FIRST[1]).focus()
    seat._until_answered(lambda: keys.press(" "))
    assert focused(seat) == "rolls the heat die"
    seat._until_answered(lambda: keys.press("p"))
    assert focused(seat) == "rolls the heat die"
    expect(seat.live).to_contain_text("Cook 1 tips pepper")
    keys.press("Tab")
    assert focused(seat) == "tips pepper"
    expect(seat.page.locator(".odds-panel h2")).to_have_text("Tip pepper once")
    seat._until_answered(lambda: keys.press("Enter"))
    assert focused(seat) == "tips pepper"
    seat._until_answered(lambda: keys.press("e"))
    expect(seat.prompt).to_contain_text("Cook 2")
    assert focused(seat) in seat.moves()


@pytest.mark.case("W09")
def test_focus_stays_in_log_slider_menu_and_choices(sit):
    seat = sit("seed=7&cooks=2")
    page = seat.page
    page.get_by_label("Pace of the bots").select_option("0")
    seat.act(FIRST[0])
    seat.lines.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".where")).to_have_text(re.compile("line 1 of"))
    assert focused(seat) == "1"
    page.get_by_label("Go through the game").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_text(re.compile("line 2 of 2"))
    assert page.get_by_label("Go through the game").evaluate("one => one.getRootNode().activeElement === one")
    page.get_by_label("Pace of the bots").focus()
    page.locator("button.at-once").evaluate("one => one.click()")
    expect(page.locator("button.at-once")).to_have_count(0)
    assert focused(seat) == "pace"


@pytest.mark.case("W09")
def test_focus_comes_back_after_the_bots_have_played(sit):
    seat = sit("seed=7&cooks=2")
    page = seat.page
    page.get_by_label("Pace of the bots").select_option("0.3")
    seat.button(FIRST[0]).focus()
    page.keyboard.press("Enter")
    expect(seat.prompt).to_contain_text("Cook 1", timeout=20_000)
    expect(seat.button("ends the turn")).to_be_visible()
    assert focused(seat) in seat.moves()


@pytest.mark.case("W06")
def test_dragging_the_slider_ends_where_it_was_let_go(sit):
    seat = sit("seed=5&cooks=2&player_1=careful")
    page = seat.page
    page.locator("button.at-once").click()
    expect(page.locator(".ranking")).to_be_visible()
    length = seat.lines.count()
    box = page.get_by_label("Go through the game").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    page.mouse.down()
    for step in range(40):
        page.mouse.move(box["x"] + box["width"] * (1 - step / 60), box["y"] + box["height"] / 2)
    place = int(page.get_by_label("Go through the game").input_value())
    page.mouse.up()
    expect(page.locator(".where")).to_have_text(f"line {place} of {length}")
    expect(page.locator(".log .shown .number")).to_have_text(str(place))
    assert page.get_by_label("Go through the game").input_value() == str(place)
    expect(seat.live).to_contain_text(f"Line {place}.")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".ranking")).to_be_visible()
    expect(page.locator(".where")).to_have_text(f"line {length} of {length}")


@pytest.mark.case("W06")
def test_the_same_line_twice_does_not_stop_the_slider(sit):
    seat = sit(TWO)
    seat.act(FIRST[0])
    for line in (0, 0, 1, 1, 0):
        seat.lines.nth(line).click()
        expect(seat.page.locator(".log .shown .number")).to_have_text(str(line + 1))
    seat.page.wait_for_timeout(200)
    expect(seat.notice).to_be_hidden()


def test_bots_play_by_themselves_at_the_pace_that_is_set(sit):
    seat = sit("seed=7&cooks=2&player_1=careful&player_2=careful")
    page, pace = seat.page, seat.page.get_by_label("Pace of the bots")
    expect(pace).to_have_value("1")
    pace.select_option("0.3")
    expect(page.locator(".log .line").nth(6)).to_be_visible()
    pace.select_option("0")
    page.wait_for_timeout(500)
    held = seat.lines.count()
    page.wait_for_timeout(700)
    assert seat.lines.count() == held
    page.locator("button.at-once").click()
    expect(page.locator(".ranking")).to_be_visible()


def test_the_pace_is_one_that_can_be_watched(sit):
    seat = sit("seed=7&cooks=2&player_1=careful&player_2=careful")
    seen = seat.page.evaluate("""async () => {
        const table = document.querySelector("[data-root-id]") && [...document.querySelectorAll("*")]
            .map((one) => one.shadowRoot?.querySelector(".table")).find(Boolean)
        const times = []
        await new Promise((done) => new MutationObserver(() => {
            times.push(performance.now())
            if (times.length === 4) done()
        }).observe(table, {attributeFilter: ["data-at"]}))
        return times
    }""")
    waits = [after - before for before, after in pairwise(seen)]
    assert all(wait > 900 for wait in waits)
    assert min(waits) < 3000


def test_with_a_finger_the_first_tap_shows_the_odds_and_the_second_does_it(sit):
    seat = sit(TWO, **TOUCH)
    for move in FIRST:
        seat._until_answered(lambda move=move: seat.button(move).tap())
    seat.button("tips pepper").tap()
    expect(seat.page.locator(".odds-panel h2")).to_have_text("Tip pepper once")
    expect(seat.live).to_contain_text("Tap again to do it.")
    expect(seat.lines).to_have_count(3)
    seat._until_answered(lambda: seat.button("tips pepper").tap())
    expect(seat.lines).to_have_count(4)


def test_companion_what_happened_is_entered(sit):
    seat = sit(f"{TWO}&entered=yes")
    expect(seat.prompt).to_contain_text("which cup is dealt?")
    for _ in range(2):
        seat.act("three spoons")
    for move in FIRST:
        seat.act(move)
    seat.act("tips pepper")
    expect(seat.prompt).to_contain_text("how many crystals fall?")
    seat.act("2 fall")
    seat.act("pepper")
    lines = seat.texts()
    seat.page.reload()
    seat.is_laid()
    assert seat.texts() == lines
    expect(seat.prompt).to_contain_text("which crystal falls?")
    seat._until_answered(lambda: seat.page.get_by_role("button", name="Undo").click())
    seat.act("salt")
    seat.act("pepper")
    expect(seat.lines.last).to_contain_text("2 fell, salt, pepper")


def test_a_log_is_saved_and_loaded_on_the_set_up_page(sit, page, alacarte):
    seat = sit(TWO)
    for move in (*FIRST, "tips pepper"):
        seat.act(move)
    download = saved_log(seat)
    assert download.suggested_filename == "alacarte-7.txt"
    assert Table.from_log(download.path().read_bytes()).seed == "7"
    other = Seat(page(alacarte))
    other.page.get_by_label("or go on with a saved log:").set_input_files(download.path())
    other.is_laid()
    assert other.texts() == seat.texts()
    other.page.reload()
    other.is_laid()
    assert other.texts() == seat.texts()


def test_what_is_no_log_is_said(page, alacarte, tmp_path):
    nonsense = tmp_path / "log.txt"
    nonsense.write_text("shopping: milk\n")
    seen = page(alacarte)
    seen.get_by_label("or go on with a saved log:").set_input_files(nonsense)
    expect(seen.locator(".notice")).to_be_visible()
    expect(seen.locator(".form")).to_be_visible()


def test_a_link_with_nonsense_shows_sentences_and_can_be_mended(page, alacarte):
    seen = page(f"{alacarte}?cooks=9&fall=often&name_1=Ana&colour=blue", reduced_motion="reduce")
    expect(seen.get_by_role("alert").first).to_contain_text("This link cannot be used as it is.")
    expect(seen.get_by_role("alert").first).to_contain_text("'colour'")
    expect(seen.locator("#field-cooks-error")).to_have_text("Cooks: choose 2 to 4, not '9'.")
    expect(seen.locator("#field-fall")).to_have_attribute("aria-invalid", "true")
    expect(seen.locator("#field-name_1")).to_have_value("Ana")
    seen.locator("#field-fall").fill("rarely")
    seen.get_by_role("button", name="Play").first.click()
    expect(seen.locator("#field-cooks-error")).to_have_count(0)
    expect(seen.locator("#field-fall")).to_have_value("rarely")
    seen.locator("#field-fall").fill("poisson 1.5")
    seen.get_by_role("button", name="Play").first.click()
    Seat(seen).is_laid()
    assert "poisson" in seen.url


def test_the_back_button_leads_back_to_the_game(sit):
    seat = sit(TWO)
    seat.act(FIRST[0])
    seat.page.get_by_role("button", name="Set up").click()
    expect(seat.page.locator(".form")).to_be_visible()
    assert "?" not in seat.page.url
    seat.page.go_back()
    seat.is_laid()
    expect(seat.lines).to_have_count(2)


HOSTILE = ["<img src=x onerror=document.title=1>", '"><svg onload=document.title=1>', "{{7*7}} $x$ **b** `t` ]]>&lt;"]


@pytest.mark.case("W07")
def test_names_are_shown_letter_by_letter_and_run_nothing(page, alacarte):
    seat = Seat(page(alacarte, reduced_motion="reduce"))
    title = seat.page.title()
    seat.page.get_by_label("Cooks").select_option("3")
    for place, name in enumerate(HOSTILE):
        seat.page.locator(f"[name=name_{place + 1}]").fill(name)
        seat.page.locator(f"[name=player_{place + 1}]").select_option("person")
    seat.page.locator("[name=seed]").fill("<script>document.title=2</script>")
    seat.page.get_by_role("button", name="Play").first.click()
    seat.is_laid()
    for move in (*FIRST, "picks Moby Dill", "tips pepper"):
        seat.act(move)
    for name in HOSTILE:
        assert any(name in text for text in seat.texts())
    seat.page.get_by_role("button", name="Branch").click()
    seat.page.reload()
    seat.is_laid()
    assert seat.page.title() == title
    assert seat.page.locator(".tablecooks img").count() == 0
