"""A lab without a browser: messages go in, what it says is heard."""

import json

from tablecooks.views.lab.lab_view import LabView


class HeardLab:
    """A lab, and ``said``: all that it has told the page."""

    def __init__(self, query: str = "?seed=7"):
        self.said: list[dict] = []
        self.view = LabView(query=query)
        self.view._send_msg = self.said.append

    def send(self, do, **data) -> dict:
        self.view._handle_msg({"do": do, **data})
        return self.scene

    @property
    def scene(self) -> dict:
        return json.loads(self.view.scene)

    @property
    def told(self) -> list[str]:
        return [said["tell"] for said in self.said if "tell" in said]

    def fields(self) -> dict[str, dict]:
        return {field["name"]: field for field in self.scene["fields"]}

    def values(self, **changed) -> dict:
        return {name: field["value"] for name, field in self.fields().items()} | changed

    def bytes(self) -> str:
        return self.view.scene
