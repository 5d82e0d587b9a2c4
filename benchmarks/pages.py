"""What a page costs the server: CPU to open one, CPU and wait of a click, from 1 session to 50.

Each session is a real page load and a real socket; one after the other they make moves, tip the
shaker, or turn to the next block of a lesson.
Run: ``python benchmarks/pages.py [table] [lab] [full-lab] [lesson] [--sessions 1 10 50] [--clicks 200]``
"""

import argparse
import asyncio
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

import psutil
from session import PAGES, Page, Session
from tornado.httpclient import AsyncHTTPClient

ROOT = Path(__file__).parents[1]


def cpu(server) -> float:
    times = server.cpu_times()
    return times.user + times.system


async def measure(port: int, page: Page, server, count: int, clicks: int) -> dict:
    sessions = [Session(port, page) for _ in range(count)]
    before, began = cpu(server), time.perf_counter()
    for session in sessions:
        await session.open()
    opened, opening = cpu(server), time.perf_counter() - began
    waits = []
    for number in range(clicks):
        start = time.perf_counter()
        await sessions[number % count].click(number)
        waits.append(time.perf_counter() - start)
    clicked = cpu(server)
    for session in sessions:
        session.close()
    waits.sort()
    return {
        "sessions": count,
        "open cpu ms": 1000 * (opened - before) / count,
        "open wall ms": 1000 * opening / count,
        "click cpu ms": 1000 * (clicked - opened) / clicks,
        "click p50 ms": 1000 * statistics.median(waits),
        "click p95 ms": 1000 * waits[int(len(waits) * 0.95)],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", help=f"of {', '.join(PAGES)}; all of them by default")
    parser.add_argument("--sessions", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--clicks", type=int, default=200)
    options = parser.parse_args()
    for name in options.pages or PAGES:
        rows = serve(PAGES[name], options)
        print(f"{name}: {' | '.join(rows[0])}")
        for row in rows:
            print(" | ".join(f"{value:.1f}" if isinstance(value, float) else str(value) for value in row.values()))


def serve(page: Page, options) -> list[dict]:
    """The rows of one page, served in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "panel", "serve", str(ROOT / page.file), "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--address", "127.0.0.1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        return asyncio.run(run(port, page, psutil.Process(process.pid), options))
    finally:
        process.terminate()
        process.wait()


async def run(port: int, page: Page, server, options) -> list[dict]:
    for _ in range(120):
        try:
            await AsyncHTTPClient().fetch(f"http://127.0.0.1:{port}/{Path(page.file).stem}", request_timeout=60)
            break
        except OSError:
            await asyncio.sleep(0.25)
    return [await measure(port, page, server, count, options.clicks) for count in options.sessions]


if __name__ == "__main__":
    main()
