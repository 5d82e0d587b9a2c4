"""A page without a browser: loaded, its socket opened, its component clicked on as a browser would."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

__all__ = ["PAGES", "Page", "Session"]


class Page(NamedTuple):
    """What is opened (a file of the repository), and what a click sends, given the scene and the click's number."""

    file: str
    query: str
    click: Callable[[dict, int], dict]


def make_a_move(scene: dict, number: int) -> dict:
    if not scene["actions"]:
        return {"do": "new", "seed": "new"}
    return {"do": "move", "words": scene["actions"][number % len(scene["actions"])]["move"], "at": scene["at"]}


def tip(scene: dict, number: int) -> dict:
    return {"do": "tip", "n": 1, "at": scene["at"]}


def turn_over(scene: dict, number: int) -> dict:
    """Open the next block of a lesson."""
    return {"go": number % len(scene["blocks"])}


PAGES = {
    "table": Page("apps/alacarte.py", "seed=7&cooks=3&player_2=person&player_3=person", make_a_move),
    "lab": Page("apps/spicelab.py", "seed=7", tip),
    "full-lab": Page("apps/spicelab.py", "seed=7&tips=12000", tip),
    "lesson": Page("tutorials/05_until_the_first_salt.ipynb", "teacher", turn_over),
}


class Session:
    """One page: loaded, its socket opened, the id of its component known."""

    def __init__(self, port: int, page: Page):
        self.page, self.url = page, f"127.0.0.1:{port}/{Path(page.file).stem}"
        self.requests = 0

    async def open(self):
        token = await self.load()
        request = HTTPRequest(f"ws://{self.url}/ws", headers={"Sec-WebSocket-Protocol": f"bokeh, {token}"})
        self.socket = await websocket_connect(request, max_message_size=10**8)
        await self.receive("ACK")
        await self.send("PULL-DOC-REQ", {})
        document = await self.receive("PULL-DOC-REPLY")
        self.scene = as_scene(find(document, "scene"))
        self.model = model_id(document)
        if not self.scene or not self.model:
            raise RuntimeError(f"this page shows nothing: {json.dumps(document)[:500]}")
        await self.event("document_ready", {"type": "map"})

    async def load(self) -> str:
        """Load the page alone; the token with which its socket may be opened."""
        page = await AsyncHTTPClient().fetch(HTTPRequest(f"http://{self.url}?{self.page.query}", request_timeout=60))
        return re.search(r'"token":"([^"]+)"', page.body.decode()).group(1)

    def close(self):
        self.socket.close()

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
        """Do one thing; wait until the new scene has come."""
        data = self.page.click(self.scene, number)
        values = {"type": "map", "entries": [["model", {"id": self.model}], ["data", as_map(data)]]}
        await self.event("data_event", values)
        while True:
            found = find(await self.receive("PATCH-DOC"), "scene")
            if found:
                self.scene = as_scene(found)
                return


def as_scene(sent) -> dict:
    """The scene, which may be sent as JSON."""
    return json.loads(sent) if isinstance(sent, str) else sent


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
    """The id of the component that shows the page."""
    if isinstance(tree, dict):
        if str(tree.get("name", "")).endswith("ReactiveESM"):
            return tree["id"]
        tree = list(tree.values())
    if isinstance(tree, list):
        return next((found for value in tree if (found := model_id(value))), None)
    return None
