"""Pages that are closed leave nothing behind: thirty labs or lessons, three times over, by the server's count."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import pytest

from benchmarks.session import PAGES, Session
from tests.conftest import ROOT, free_port, running, wait_for_answer

COUNTING = ROOT / "tests" / "ui" / "counting.py"
PAGES_AT_ONCE, ROUNDS = 30, 3
ENDS_WITHIN = 15  # seconds after the last page was closed
SPARE = 0.01  # so much may the number of all objects in the process move


async def counts(file: Path, agree, within: float = ENDS_WITHIN) -> dict:
    """What the server tells, as soon as ``agree`` says so or when time is up."""
    until, now = time.monotonic() + within, {}
    while time.monotonic() < until:
        now = json.loads(file.read_text()) if file.exists() else {}
        if now and agree(now):
            break
        await asyncio.sleep(0.2)
    return now


async def open_and_close(port: int, file: Path, page: str) -> tuple[dict, dict]:
    """Thirty pages: some are clicked on, one in ten is closed before its socket is opened. Counts in between, after."""
    sessions = [Session(port, PAGES[page]) for _page in range(PAGES_AT_ONCE)]
    for nth, session in enumerate(sessions):
        if nth % 10 == 9:
            await session.load()
            continue
        await session.open()
        if nth % 3 == 0:
            await session.click(nth)
            await session.click(nth)
    opened = [session for session in sessions if session.requests]
    during = await counts(file, lambda now: now[f"{page}s"] >= len(opened))
    for session in opened:
        session.close()
    return during, await counts(file, lambda now: now["sessions"] == now[f"{page}s"] == 0)


async def rounds(port: int, file: Path, page: str) -> list[tuple[dict, dict]]:
    return [await open_and_close(port, file, page) for _round in range(ROUNDS)]


@pytest.mark.case("W02")
@pytest.mark.parametrize("page", ["lab", "lesson"])
def test_thirty_pages_opened_and_closed_three_times_leave_nothing(tmp_path, page):
    log, file, port = tmp_path / "log.txt", tmp_path / "counts.json", free_port()
    command = [sys.executable, str(COUNTING), str(port), str(file)]
    with running(command, log, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}) as process:
        wait_for_answer(f"http://127.0.0.1:{port}/spicelab", process, log)
        told = asyncio.run(rounds(port, file, page))
    first = told[0][1]
    for during, after in told:
        assert during[f"{page}s"] >= PAGES_AT_ONCE - 3
        assert during["watchers"] > after["watchers"]
        assert (after["sessions"], after[f"{page}s"]) == (0, 0)
        for name in ("documents", "watchers"):
            assert after[name] == first[name], told
        assert abs(after["objects"] - first["objects"]) < SPARE * first["objects"], told
