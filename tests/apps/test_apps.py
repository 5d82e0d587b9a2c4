"""Every app in ``apps/`` is served: it answers, prints no traceback, and two sessions are apart."""

import os
import re
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, fetch, free_port, running, wait_for_answer

APPS = sorted(path.stem for path in (ROOT / "apps").glob("*.py"))


@pytest.fixture(scope="module", params=APPS)
def app(request, tmp_path_factory):
    """The address of a served app, and the file that its server writes to."""
    log = tmp_path_factory.mktemp("served") / "log.txt"
    port = free_port()
    command = [sys.executable, "-m", "panel", "serve", str(ROOT / "apps" / f"{request.param}.py")]
    command += ["--port", str(port), "--address", "127.0.0.1", "--allow-websocket-origin", f"127.0.0.1:{port}"]
    with running(command, log, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}) as process:
        url = f"http://127.0.0.1:{port}/{request.param}"
        wait_for_answer(url, process, log)
        yield url, log


def complaints(log: Path) -> list[str]:
    """The lines of a server's log that tell of something gone wrong."""
    return [
        line for line in log.read_text("utf-8", "replace").splitlines() if re.search(r"Traceback|ERROR|Exception", line)
    ]


def test_the_page_answers_and_is_whole_without_the_network(app):
    url, log = app
    html = fetch(url)
    assert "<title>" in html
    assert 'name="viewport"' in html
    assert not [link for link in re.findall(r'(?:src|href)="(https?://[^"]+)"', html) if "127.0.0.1" not in link]
    assert complaints(log) == []


@pytest.mark.ui
@pytest.mark.case("W01")
def test_two_browsers_are_apart(app, page):
    url, log = app
    first, other = page(url), page(url)
    for seen in (first, other):
        seen.locator(".tablecooks button").first.wait_for()
    before = other.locator(".tablecooks").first.inner_html()
    for box in first.locator(".tablecooks input[type=text]:visible").all():
        box.fill("7")
    first.locator(".tablecooks button:visible").first.click()
    first.wait_for_timeout(500)
    assert first.locator(".tablecooks").first.inner_html() != before
    assert other.locator(".tablecooks").first.inner_html() == before
    fresh = page(url)
    fresh.locator(".tablecooks button").first.wait_for()
    assert fresh.locator(".tablecooks").first.inner_text() == other.locator(".tablecooks").first.inner_text()
    assert complaints(log) == []


@pytest.mark.parametrize("query", ["seed=x", "seed=%3F", "cooks=99", "seed=%00", "a=" + "x" * 3000])
def test_no_address_stops_the_server(app, query):
    url, log = app
    assert "<title>" in fetch(f"{url}?{query}")
    assert complaints(log) == []
