"""What a page costs the server: CPU to open one, CPU and wait of a click, from 1 session to 50.

Each session is a real page load and a real socket; one after the other they make moves.
Run: ``python benchmarks/pages.py [--sessions 1 10 50] [--clicks 200]``
"""

import argparse
import asyncio
import json
import re
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

APP = Path(__file__).parents[1] / "apps" / "alacarte.py"
QUERY = "seed=7&cooks=3&player_2=person&player_3=person"


class Session:
    """One page: loaded, its socket opened, the id of its table component known."""

    def __init__(self, port: int):
        self.port = port
        self.requests = 0

    async def open(self):
        url = f"127.0.0.1:{self.port}/alacarte"
        page = await AsyncHTTPClient().fetch(HTTPRequest(f"http://{url}?{QUERY}", request_timeout=60))
        token = re.search(r'"token":"([^"]+)"', page.body.decode()).group(1)
        request = HTTPRequest(f"ws://{url}/ws", headers={"Sec-WebSocket-Protocol": f"bokeh, {token}"})
        self.socket = await websocket_connect(request, max_message_size=10**8)
        await self.receive("ACK")
        await self.send("PULL-DOC-REQ", {})
        document = await self.receive("PULL-DOC-REPLY")
        self.scene = find(document, "scene")
        self.model = model_id(document)
        if not self.scene or not self.model:
            raise RuntimeError(f"this page shows no table: {json.dumps(document)[:500]}")
        await self.event("document_ready", {"type": "map"})

    async def send(self, kind: str, content: dict):
        self.requests += 1
        header = {"msgid": str(self.requests), "msgtype": kind}
        for part in (header, {}, content):
            await self.socket.write_message(json.dumps(part))

    async def receive(self, kind: str):
        while True:
            header = json.loads(await self.socket.read_message())
            json.loads(await self.socket.read_message())
            content = json.loads(await self.socket.read_message())
            for _ in range(header.get("num_buffers", 0)):
                await self.socket.read_message()
                await self.socket.read_message()
            if header["msgtype"] == kind:
                return content
            if header["msgtype"] == "ERROR":
                raise RuntimeError(content)

    async def event(self, name: str, values: dict):
        event = {"type": "event", "name": name, "values": values}
        patch = {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}
        await self.send("PATCH-DOC", {"events": [patch]})

    async def click(self, number: int):
        """Make one move of those offered; wait until the new scene has come."""
        scene = self.scene
        if not scene["actions"]:
            data = {"do": "new", "seed": "new"}
        else:
            move = scene["actions"][number % len(scene["actions"])]["move"]
            data = {"do": "move", "words": move, "at": scene["at"]}
        values = {"type": "map", "entries": [["model", {"id": self.model}], ["data", as_map(data)]]}
        await self.event("data_event", values)
        while True:
            found = find(await self.receive("PATCH-DOC"), "scene")
            if found:
                self.scene = found
                return


def as_map(data: dict) -> dict:
    return {"type": "map", "entries": [[key, value] for key, value in data.items()]}


def plain(value):
    """Bokeh's maps as dictionaries."""
    if isinstance(value, dict) and value.get("type") == "map":
        return {key: plain(item) for key, item in value.get("entries", [])}
    return [plain(item) for item in value] if isinstance(value, list) else value


def find(tree, name: str):
    """The last value of the property ``name`` anywhere in a message."""
    found = None
    if isinstance(tree, dict):
        if tree.get("attr") == name:
            found = plain(tree["new"])
        elif isinstance(tree.get("attributes"), dict) and tree["attributes"].get(name):
            found = plain(tree["attributes"][name])
        for value in tree.values():
            found = find(value, name) or found
    elif isinstance(tree, list):
        for value in tree:
            found = find(value, name) or found
    return found


def model_id(tree):
    """The id of the component that shows the table."""
    if isinstance(tree, dict):
        if str(tree.get("name", "")).endswith("ReactiveESM"):
            return tree["id"]
        tree = list(tree.values())
    if isinstance(tree, list):
        return next((found for value in tree if (found := model_id(value))), None)
    return None


def cpu(server) -> float:
    times = server.cpu_times()
    return times.user + times.system


async def measure(port: int, server, count: int, clicks: int) -> dict:
    sessions = [Session(port) for _ in range(count)]
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
        session.socket.close()
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
    parser.add_argument("--sessions", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--clicks", type=int, default=200)
    options = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "panel", "serve", str(APP), "--port", str(port), "--address", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        rows = asyncio.run(run(port, psutil.Process(process.pid), options))
    finally:
        process.terminate()
        process.wait()
    print(" | ".join(rows[0]))
    for row in rows:
        print(" | ".join(f"{value:.1f}" if isinstance(value, float) else str(value) for value in row.values()))


async def run(port: int, server, options) -> list[dict]:
    for _ in range(120):
        try:
            await AsyncHTTPClient().fetch(f"http://127.0.0.1:{port}/alacarte", request_timeout=60)
            break
        except OSError:
            await asyncio.sleep(0.25)
    return [await measure(port, server, count, options.clicks) for count in options.sessions]


if __name__ == "__main__":
    main()
