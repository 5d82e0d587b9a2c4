"""King's Breakfast and Kulinary by clicking: whole games, two people with the curtain, every screen's looks."""

import contextlib

import pytest
from playwright.sync_api import expect

from tablecooks.games import read_log
from tests.conftest import ROOT, free_port, running, wait_for_answer
from tests.ui.conftest import Seat, environment, serve_command
from tests.ui.test_looks import sideways, violations

pytestmark = pytest.mark.ui
GAMES = {"kings_breakfast": "guests=3", "kulinary": "cooks=2"}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
MOST_CLICKS = 700


@pytest.fixture(scope="module")
def others(tmp_path_factory):
    """The addresses of the other games, each served once."""
    folder = tmp_path_factory.mktemp("served")
    with contextlib.ExitStack() as stack:
        urls = {}
        for app in GAMES:
            log, port = folder / f"{app}.txt", free_port()
            command = serve_command(ROOT / "apps" / f"{app}.py", port)
            process = stack.enter_context(running(command, log, cwd=ROOT, env=environment()))
            urls[app] = f"http://127.0.0.1:{port}/{app}"
            wait_for_answer(urls[app], process, log)
        yield urls
        for app in GAMES:
            assert f'File "{ROOT / "tablecooks"}' not in (folder / f"{app}.txt").read_text("utf-8", "replace")


def play_on(seat: Seat, until) -> int:
    """Click what can be clicked, on the board where it is there, until ``until`` holds; how often a curtain was met."""
    page, curtains = seat.page, 0
    for nth in range(MOST_CLICKS):
        if until(page):
            return curtains
        if page.locator("button.at-once").count():
            seat._until_answered(lambda: page.locator("button.at-once").click())
            continue
        moves = seat.moves()
        if moves == [""]:
            curtains += 1
            prompt = seat.prompt.inner_text()
            seat.buttons.first.click()
            expect(seat.prompt).not_to_have_text(prompt)
            continue
        move = moves[nth % len(moves)]
        seat.act_on_board(move) if nth % 2 and seat.thing(move).count() else seat.act(move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("app", GAMES)
def test_a_whole_game_against_bots(app, page, others):
    seat = Seat(page(viewport=LAPTOP, reduced_motion="reduce"), f"{others[app]}?seed=3&name_1=Ana&{GAMES[app]}")
    seat.page.get_by_label("Pace of the bots").select_option("0")
    play_on(seat, lambda page: page.locator(".ranking").count())
    expect(seat.live).to_contain_text("win")
    assert violations(seat.page) == []
    with seat.page.expect_download() as download:
        seat.page.get_by_role("button", name="Save log").click()
    log = read_log(download.value.path().read_text("utf-8"))
    *_, last = log.states()
    assert log.game.is_over(last)


@pytest.mark.case("G12")
@pytest.mark.parametrize("app", GAMES)
def test_two_people_with_the_curtain(app, page, others):
    query = f"seed=3&name_1=Ana&name_2=Bo&player_2=person&{GAMES[app]}"
    seat = Seat(page(viewport=LAPTOP, reduced_motion="reduce"), f"{others[app]}?{query}")
    hand = seat.page.locator(".part.hand")
    expect(seat.buttons).to_have_count(1)
    expect(seat.buttons.first).to_contain_text("Ana: show my hand")
    expect(hand).to_contain_text("hidden")
    assert violations(seat.page) == []
    seat.buttons.first.click()
    expect(seat.prompt).to_contain_text("Ana")
    expect(hand).not_to_contain_text("hidden")
    assert play_on(seat, lambda page: page.locator(".log .line").count() > 14) >= 2
    seat.page.reload()
    seat.is_laid()
    expect(seat.lines.nth(14)).to_be_visible()


@pytest.mark.case("W10")
@pytest.mark.parametrize("app", GAMES)
@pytest.mark.parametrize("viewport", [PHONE, LAPTOP, {"width": 1024, "height": 768}, {"width": 1920, "height": 1080}])
def test_every_screen_is_readable(app, viewport, page, others):
    sheet = Seat(page(viewport=viewport), others[app], laid=False).page
    expect(sheet.locator("form.form")).to_be_visible()
    assert sideways(sheet) <= 0
    assert violations(sheet) == []
    seat = Seat(page(viewport=viewport, reduced_motion="reduce"), f"{others[app]}?seed=3&{GAMES[app]}")
    expect(seat.buttons.first).to_be_in_viewport()
    assert sideways(seat.page) <= 0
    assert violations(seat.page) == []
