"""A JupyterLab with a home of its own, and what is done in it."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.conftest import ROOT, free_port, running, wait_for_answer

OFF = [
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--ServerApp.disable_check_xsrf=True",
]


@contextmanager
def jupyter_lab(folder: Path, files: Mapping[str, str]) -> Iterator[str]:
    """The address of a JupyterLab that shows ``files``: their names and texts."""
    work = folder / "work"
    work.mkdir()
    for name, text in files.items():
        (work / name).write_text(text, "utf-8")
    port, log = free_port(), folder / "log.txt"
    homes = {name: str(folder / name) for name in ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    homes |= {"JUPYTER_RUNTIME_DIR": str(folder / "runtime"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    command += [f"--port={port}", "--IdentityProvider.token=", f"--ServerApp.root_dir={work}", *OFF]
    with running(command, log, cwd=work, env=os.environ | homes) as process:
        wait_for_answer(f"http://127.0.0.1:{port}/api", process, log)
        yield f"http://127.0.0.1:{port}"


def is_idle(page: Page) -> None:
    """The kernel is there, and has nothing to do."""
    expect(page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")).to_be_attached(timeout=40_000)


def press_run_all(page: Page) -> None:
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def run_all(page: Page, lines: Locator) -> None:
    """Run the notebook until ``lines`` is there once: what is asked while a kernel connects is lost now and then."""
    for patience in (15_000, 15_000, 40_000):
        press_run_all(page)
        try:
            expect(lines).to_have_count(1, timeout=patience)
            return
        except AssertionError:
            continue
    expect(lines).to_have_count(1)


def run_once(page: Page) -> None:
    """Run a fresh notebook once, to its end: run twice, what is shown first would be gone again in a moment."""
    prompts = page.locator(".jp-CodeCell .jp-InputPrompt")
    for _time in range(3):
        press_run_all(page)
        try:
            expect(prompts.first).to_have_text(re.compile("[0-9*]"), timeout=10_000)
            break
        except AssertionError:
            continue
    expect(prompts.last).to_have_text(re.compile("[0-9]"), timeout=90_000)
    is_idle(page)
