"""``AlaCarte(cooks=3, seed=7)`` in JupyterLab, without a network; and what a lost kernel leaves."""

import json
import os
import re
import sys

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT, free_port, running, wait_for_answer
from tests.ui.conftest import Seat

pytestmark = pytest.mark.ui
CELLS = ["from tablecooks import AlaCarte", "AlaCarte(cooks=3, seed=7)"]
OFF = [
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--ServerApp.disable_check_xsrf=True",
]


def notebook() -> dict:
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    cells = [cell | {"id": f"cell-{nth}", "source": source} for nth, source in enumerate(CELLS)]
    return {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture
def lab(tmp_path):
    """The address of a notebook in a JupyterLab that has its own home."""
    work = tmp_path / "work"
    work.mkdir()
    (work / "table.ipynb").write_text(json.dumps(notebook()), "utf-8")
    port, log = free_port(), tmp_path / "log.txt"
    homes = {name: str(tmp_path / name) for name in ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    homes |= {"JUPYTER_RUNTIME_DIR": str(tmp_path / "runtime"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"]
    command += [f"--port={port}", "--IdentityProvider.token=", f"--ServerApp.root_dir={work}", *OFF]
    with running(command, log, cwd=work, env=os.environ | homes) as process:
        wait_for_answer(f"http://127.0.0.1:{port}/api", process, log)
        yield f"http://127.0.0.1:{port}/lab/tree/table.ipynb?reset"


def run_all(page, lines) -> None:
    """Run the notebook until a fresh table is there: what is asked while a kernel connects is lost now and then."""
    for patience in (15_000, 15_000, 40_000):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            expect(lines).to_have_count(1, timeout=patience)
            return
        except AssertionError:
            continue
    expect(lines).to_have_count(1)


@pytest.mark.case("N06", "N07")
def test_a_table_in_a_notebook(lab, page):
    seen = page(lab, viewport={"width": 1366, "height": 900}, reduced_motion="reduce")
    seen.set_default_timeout(30_000)
    seen.locator(".jp-Notebook .jp-Cell").nth(1).wait_for()
    expect(seen.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")).to_be_attached(timeout=40_000)
    seat = Seat(seen)
    run_all(seen, seat.lines)
    expect(seat.prompt).to_contain_text("Cook 1, pick a first dish.")
    seen.get_by_label("Pace of the bots").select_option("0")
    seat.act("picks Gazpacho Marx")
    seat._until_answered(lambda: seen.locator("button.at-once").click())
    expect(seat.prompt).to_contain_text("Cook 1, season or heat.")
    seat.button("tips pepper").focus()
    expect(seen.locator(".odds-panel h2")).to_have_text("Tip pepper once")
    seat._until_answered(lambda: seen.keyboard.press("p"))
    expect(seat.lines.last).to_contain_text("Cook 1 tips pepper")
    expect(seen.locator(".jp-Cell")).to_have_count(2)  # the letter did not reach the notebook
    lines = seat.texts()

    seen.get_by_role("menuitem", name="Kernel", exact=True).click()
    seen.locator(".lm-Menu-itemLabel", has_text=re.compile("^Restart Kernel…$")).click()
    seen.get_by_role("button", name="Confirm Kernel Restart").click()
    expect(seen.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")).to_be_attached(timeout=40_000)
    seat.button("rolls the heat die").click()
    expect(seat.notice).to_contain_text("Run the cell that made this table again", timeout=20_000)
    assert seat.texts() == lines

    run_all(seen, seat.lines)
    seat.act("picks Gazpacho Marx")
    page.errors.clear()  # JupyterLab itself tells the console of what was switched off, and of the restart
