"""A table component without a browser: messages go in, what it says is heard."""

from tablecooks.models import AlaCarteSettings, Table
from tablecooks.views.table_view import TableView

PERSONS = "&".join(f"player_{seat}=person" for seat in range(1, 5))


class Heard:
    """A view, and ``said``: all that it has told the page."""

    def __init__(self, query: str = "", table: Table | None = None, **params):
        self.said: list[dict] = []
        self.view = TableView(AlaCarteSettings, table, query, **params)
        self.view._send_msg = self.said.append

    def send(self, do, **data) -> None:
        self.view._handle_msg({"do": do, **data})

    def move(self, words: str) -> None:
        self.send("move", words=words, at=self.scene["at"])

    @property
    def scene(self) -> dict | None:
        return self.view.scene

    @property
    def form(self) -> dict | None:
        return self.view.form

    @property
    def table(self) -> Table | None:
        return self.view.table

    @property
    def told(self) -> list[str]:
        return [said["tell"] for said in self.said if "tell" in said]

    def fields(self) -> dict[str, dict]:
        return {field["name"]: field for field in self.form["fields"]}

    def seen(self) -> dict:
        """What the page shows, without what only says how it came there."""
        return {key: value for key, value in self.scene.items() if key not in ("version", "motion", "announce")}


def persons(query: str = "seed=7&cooks=2", **params) -> Heard:
    """A table at which only people play."""
    return Heard(f"?{query}&{PERSONS}" if "player" not in query else f"?{query}", **params)


def play_until(heard: Heard, stop, most: int = 3000) -> None:
    """Make moves, each time another one of those that are offered, until ``stop(table)``."""
    for nth in range(most):
        if stop(heard.table):
            return
        actions = heard.scene["actions"]
        assert actions, "nothing can be done"
        heard.move(actions[nth * 7 % len(actions)]["move"])
    raise AssertionError("it never came to that")
