"""When the server goes, comes back, is slow, or the page is closed."""

import json
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT, free_port, running, wait_for_answer
from tests.ui.conftest import PERSONS, Seat, environment, serve_command

pytestmark = pytest.mark.ui
FIRST = ("picks Gazpacho Marx", "picks Tomato Tornado")
ALACARTE = ROOT / "apps" / "alacarte.py"
ENDS_WITHIN = 10  # seconds after the last page was closed


@pytest.mark.case("W04", "N06")
def test_a_server_that_is_gone_is_said_and_a_reload_goes_on(page, tmp_path):
    log, port = tmp_path / "log.txt", free_port()
    url, command = f"http://127.0.0.1:{port}/alacarte", serve_command(ALACARTE, port)
    with running(command, log, cwd=ROOT, env=environment()) as process:
        wait_for_answer(url, process, log)
        seat = Seat(page(reduced_motion="reduce"), f"{url}?seed=7&cooks=2&{PERSONS}")
        for move in FIRST:
            seat.act(move)
        seat.act("tips pepper")
        lines, prompt = seat.texts(), seat.prompt.inner_text()
    seat.button("rolls the heat die").click()
    expect(seat.notice).to_have_text("The server does not answer. Reload the page to go on where you were.×")
    assert (seat.texts(), seat.prompt.inner_text()) == (lines, prompt)
    with running(command, log, cwd=ROOT, env=environment()) as process:
        wait_for_answer(url, process, log)
        seat.page.reload()
        seat.is_laid()
        expect(seat.notice).to_be_hidden()
        assert (seat.texts(), seat.prompt.inner_text()) == (lines, prompt)
        seat.act("rolls the heat die")
        expect(seat.lines).to_have_count(len(lines) + 1)
    page.errors.clear()  # Bokeh tells the console that the connection was lost


@pytest.mark.case("W04")
def test_a_page_whose_time_has_run_out_says_so_and_can_be_loaded_again(page, tmp_path):
    """Its scripts come later than its token allows, as in a tab that is opened again the next day."""
    log, port = tmp_path / "log.txt", free_port()
    url = f"http://127.0.0.1:{port}/alacarte"
    command = serve_command(ALACARTE, port, "--session-token-expiration", "4")
    slow = []

    def come_late(route):
        if not slow:
            slow.append(route.request.url)
            time.sleep(5.5)
        route.continue_()

    with running(command, log, cwd=ROOT, env=environment()) as process:
        wait_for_answer(url, process, log)
        seen = page()
        seen.route("**/bokeh.min.js*", come_late)
        seen.goto(f"{url}?seed=7&{PERSONS}", wait_until="commit")
        expect(seen.get_by_role("status").first).to_contain_text("The table is being laid")
        expect(seen.get_by_text("The table has not come.")).to_be_visible(timeout=20_000)
        seen.get_by_role("button", name="Load it again").click()
        Seat(seen).is_laid()
    assert slow
    page.errors.clear()  # the refused connection


def wait_for_counts(file: Path, agree, within: float = ENDS_WITHIN) -> dict:
    """What the server tells, as soon as ``agree`` says so or when time is up."""
    until, now = time.monotonic() + within, {}
    while time.monotonic() < until:
        if file.exists():
            now = json.loads(file.read_text())
            if agree(now):
                break
        time.sleep(0.2)
    return now


@pytest.mark.case("W02")
def test_sessions_and_tables_end_when_their_pages_are_closed(page, tmp_path):
    log, file, port = tmp_path / "log.txt", tmp_path / "counts.json", free_port()
    url = f"http://127.0.0.1:{port}/alacarte"
    command = [sys.executable, str(Path(__file__).parent / "counting.py"), str(port), str(file)]
    with running(command, log, cwd=ROOT, env=environment()) as process:
        wait_for_answer(url, process, log)
        for again in range(2):
            opened = [page(f"{url}?seed={nth}&cooks=2&player_1=careful") for nth in range(5)]
            for seen in opened[:4]:
                seen.locator(".log .line").nth(1).wait_for()
            opened[0].reload()
            opened[0].locator(".log .line").nth(1).wait_for()
            assert wait_for_counts(file, lambda now: now["sessions"] >= 5)["sessions"] >= 5
            for seen in opened:
                seen.context.close()
            after = wait_for_counts(file, lambda now: now["sessions"] == 0)
            assert after["sessions"] == 0
            # What the last sessions left may wait for the next one to be swept away, but nothing adds up.
            assert after["tables"] <= 5, f"round {again}: {after}"


@pytest.mark.case("W02")
def test_bots_stop_when_the_page_shows_the_set_up(sit):
    seat = sit("seed=7&cooks=2&player_1=careful")
    expect(seat.lines.nth(1)).to_be_visible()
    seat.page.get_by_role("button", name="Set up").click()
    expect(seat.page.locator(".form")).to_be_visible()
    seat.page.wait_for_timeout(2500)
    expect(seat.page.locator(".form")).to_be_visible()
    expect(seat.notice).to_be_hidden()
