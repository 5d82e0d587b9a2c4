"""Serves À la carte, and tells in a file how many sessions and tables are alive.

``python counting.py PORT FILE``; a session that nobody is connected to ends after a second.
"""

import gc
import json
import sys
from pathlib import Path

import panel as pn
from tornado.ioloop import PeriodicCallback

from tablecooks.models import Table
from tablecooks.views import page

UNUSED = 1000  # milliseconds
TOLD_EVERY = 500  # milliseconds


def tell(server, file: Path):
    gc.collect()
    tables = sum(isinstance(thing, Table) for thing in gc.get_objects())
    new = file.with_suffix(".new")
    new.write_text(json.dumps({"sessions": len(server.get_sessions("/alacarte")), "tables": tables}))
    new.replace(file)


def serve(port: int):
    return pn.serve(
        {"alacarte": lambda: page("alacarte")},
        port=port,
        address="127.0.0.1",
        websocket_origin=[f"127.0.0.1:{port}"],
        check_unused_sessions_milliseconds=300,
        unused_session_lifetime_milliseconds=UNUSED,
        keep_alive_milliseconds=2000,  # so long may a browser be gone before it is noticed; by default 37 seconds
        show=False,
        start=False,
    )


if __name__ == "__main__":
    server = serve(int(sys.argv[1]))
    PeriodicCallback(lambda: tell(server, Path(sys.argv[2])), TOLD_EVERY).start()
    server.run_until_shutdown()
