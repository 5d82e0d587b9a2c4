"""``AlaCarte(cooks=3, seed=7)`` in JupyterLab, without a network; and what a lost kernel leaves."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Seat
from tests.ui.jupyter import is_idle, jupyter_lab, run_all

pytestmark = pytest.mark.ui
CELLS = ["from tablecooks import AlaCarte", "AlaCarte(cooks=3, seed=7)"]


def notebook() -> dict:
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    cells = [cell | {"id": f"cell-{nth}", "source": source} for nth, source in enumerate(CELLS)]
    return {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture
def lab(tmp_path):
    """The address of a notebook in a JupyterLab that has its own home."""
    with jupyter_lab(tmp_path, {"table.ipynb": json.dumps(notebook())}) as url:
        yield f"{url}/lab/tree/table.ipynb?reset"


@pytest.mark.case("N06", "N07")
def test_a_table_in_a_notebook(lab, page):
    seen = page(lab, viewport={"width": 1366, "height": 900}, reduced_motion="reduce")
    seen.set_default_timeout(30_000)
    seen.locator(".jp-Notebook .jp-Cell").nth(1).wait_for()
    is_idle(seen)
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
    is_idle(seen)
    seat.button("rolls the heat die").click()
    expect(seat.notice).to_contain_text("Run the cell that made this table again", timeout=20_000)
    assert seat.texts() == lines

    run_all(seen, seat.lines)
    seat.act("picks Gazpacho Marx")

    seen.reload()  # the kernel goes on: what it has loaded into the page before is gone
    is_idle(seen)
    run_all(seen, seat.lines)
    expect(seat.prompt).to_contain_text("Cook 1, pick a first dish.")
    seat.act("picks Gazpacho Marx")
    page.errors.clear()  # JupyterLab itself tells the console of what was switched off, and of the restart
