"""What browser tests stand on: ``--ui``, a served app, a Chromium, and pages that may not leave the machine."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[1]
HERE = ("127.0.0.1", "localhost")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STARTS_WITHIN = 60  # seconds


def pytest_addoption(parser):
    parser.addoption("--ui", action="store_true", help="run the tests that need a real browser")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--ui"):
        for item in items:
            if item.get_closest_marker("ui"):
                item.add_marker(pytest.mark.skip(reason="needs a real browser: --ui"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read().decode()


@contextlib.contextmanager
def running(command, log: Path, **options):
    """A process that is ended, and no other, when the block is left; what it prints goes to ``log``."""
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **options)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for_answer(url: str, process, log: Path) -> None:
    """Wait until ``url`` answers; fail with what the process said when it ends or takes too long."""
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until and process.poll() is None:
        try:
            fetch(url)
            return
        except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
            if isinstance(error, urllib.error.HTTPError):
                error.close()
        time.sleep(0.1)
    pytest.fail(f"{url} does not answer:\n{log.read_text('utf-8', 'replace')}")


@pytest.fixture
def served(tmp_path):
    """``served("apps/alacarte.py")`` serves an app of the checkout on a free port and gives its address."""
    with contextlib.ExitStack() as stack:

        def serve(app_path: str | Path, *arguments: str) -> str:
            port = free_port()
            log = tmp_path / f"served-{port}.txt"
            command = [sys.executable, "-m", "panel", "serve", str(ROOT / app_path), "--port", str(port)]
            command += ["--address", "127.0.0.1", "--allow-websocket-origin", f"127.0.0.1:{port}", *arguments]
            process = stack.enter_context(running(command, log, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}))
            url = f"http://127.0.0.1:{port}/{Path(app_path).stem}"
            wait_for_answer(url, process, log)
            return url

        yield serve


@pytest.fixture(scope="session")
def chromium():
    """One browser for all tests: an installed Chromium, else the one that Playwright has downloaded."""
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as playwright:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        try:
            browser = playwright.chromium.launch(executable_path=found, args=list(BROWSER_ARGUMENTS))
        except Error as error:
            pytest.fail(f"--ui needs a Chromium: install one, or run 'playwright install chromium'.\n{error}")
        yield browser
        browser.close()


class Pages:
    """``page(url)`` opens a page in a context of its own. ``outside`` and ``errors`` hold what went wrong.

    Options such as ``viewport`` or ``reduced_motion`` are those of a Playwright context.
    """

    def __init__(self, browser):
        self._browser = browser
        self._contexts = []
        self.outside: list[str] = []
        self.errors: list[str] = []

    def __call__(self, url: str | None = None, **options):
        context = self._browser.new_context(**options)
        self._contexts.append(context)
        context.route("**/*", self._let_through)
        page = context.new_page()
        page.on("websocket", lambda socket: self._is_here(socket.url))
        page.on("pageerror", lambda error: self.errors.append(f"{error}"))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        if url is not None:
            page.goto(url)
        return page

    def _let_through(self, route):
        if self._is_here(route.request.url):
            route.continue_()
        else:
            route.abort()

    def _is_here(self, url: str) -> bool:
        parts = urlsplit(url)
        here = parts.scheme in ("data", "blob", "about") or parts.hostname in HERE
        if not here:
            self.outside.append(url)
        return here

    def close(self):
        for context in self._contexts:
            context.close()


@pytest.fixture
def page(chromium):
    """A :class:`Pages`. At the end nothing may have been asked of another machine, and no script have failed.

    A test that expects an error takes it out of ``page.errors``.
    """
    pages = Pages(chromium)
    yield pages
    pages.close()
    assert pages.outside == []
    assert pages.errors == []
