"""One server of À la carte for all browser tests, and the things a pupil does at its table."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import ROOT, free_port, running, wait_for_answer

PERSONS = "&".join(f"player_{seat}=person" for seat in range(1, 5))
expect.set_options(timeout=15_000)


def serve_command(app: Path | list[Path], port: int, *arguments: str) -> list[str]:
    """``panel serve`` of one app, or of several on one server."""
    apps = map(str, app if isinstance(app, list) else [app])
    command = [sys.executable, "-m", "panel", "serve", *apps, "--port", str(port), "--address", "127.0.0.1"]
    return [*command, "--allow-websocket-origin", f"127.0.0.1:{port}", *arguments]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)}


@contextmanager
def served_once(folder: Path, *apps: Path) -> Iterator[str]:
    """The address of a server of these apps. At its end no traceback may have led through our code."""
    log, port = folder / "log.txt", free_port()
    with running(serve_command([*apps], port), log, cwd=ROOT, env=environment()) as process:
        wait_for_answer(f"http://127.0.0.1:{port}/{apps[0].stem}", process, log)
        yield f"http://127.0.0.1:{port}"
    assert f'File "{ROOT / "tablecooks"}' not in log.read_text("utf-8", "replace")


@pytest.fixture(scope="session")
def alacarte(tmp_path_factory) -> str:
    """The address of À la carte, served once."""
    with served_once(tmp_path_factory.mktemp("served"), ROOT / "apps" / "alacarte.py") as server:
        yield f"{server}/alacarte"


class Seat:
    """One browser at one table."""

    def __init__(self, page: Page, url: str | None = None, laid: bool = True):
        self.page = page
        page.set_default_timeout(15_000)
        if url is not None:
            page.goto(url)
            if laid:
                self.is_laid()

    def is_laid(self) -> None:
        expect(self.page.locator(".tablecooks .table")).to_be_visible()

    @property
    def buttons(self) -> Locator:
        return self.page.locator("button.act")

    @property
    def lines(self) -> Locator:
        return self.page.locator(".log .line")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".head .prompt")

    @property
    def live(self) -> Locator:
        return self.page.locator(".tablecooks > .live")

    @property
    def notice(self) -> Locator:
        return self.page.locator(".notice")

    def texts(self) -> list[str]:
        """The log as it is shown, without the numbers of its lines."""
        return self.page.locator(".log .line span:not(.number)").all_inner_texts()

    def act(self, move: str) -> None:
        """Press the button of a move, and wait until the table has answered."""
        self._until_answered(lambda: self.button(move).click())

    def button(self, move: str) -> Locator:
        return self.page.locator(f'button.act[data-move="{move}"]')

    def thing(self, move: str) -> Locator:
        """What is clicked for a move on the board itself."""
        return self.page.locator(f'.drawing [data-move="{move}"]')

    def act_on_board(self, move: str) -> None:
        self._until_answered(lambda: self.thing(move).first.click(position=None, force=True))

    def moves(self) -> list[str]:
        return [button.get_attribute("data-move") for button in self.buttons.all()]

    def at(self) -> int:
        """How many steps the table has that is shown."""
        return int(self.page.locator(".table").get_attribute("data-at"))

    def _until_answered(self, click) -> None:
        at = self.at()
        click()
        expect(self.page.locator(".table")).not_to_have_attribute("data-at", str(at))


@pytest.fixture
def sit(page, alacarte):
    """``sit("seed=7", viewport=…)`` opens a table in a browser of its own; a whole address is taken as it is."""

    def sit(query: str = f"seed=7&cooks=2&{PERSONS}", still: bool = True, **options) -> Seat:
        if still:
            options = {"reduced_motion": "reduce"} | options
        return Seat(page(**options), f"{alacarte}?{query}")

    return sit
