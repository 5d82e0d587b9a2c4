"""Serves À la carte as ``panel serve`` does, and at ``/count`` how many sessions and tables are alive.

``python counting.py PORT``; a session that nobody is connected to ends after a second.
"""

import gc
import json
import sys

import panel as pn
from tornado.web import RequestHandler

from tablecooks.models import Table
from tablecooks.views import page

UNUSED = 1000  # milliseconds


class Count(RequestHandler):
    def get(self):
        gc.collect()
        tables = sum(isinstance(thing, Table) for thing in gc.get_objects())
        self.write(json.dumps({"sessions": len(server.get_sessions("/alacarte")), "tables": tables}))


def alacarte():
    pn.extension()
    return page("alacarte")


def serve(port: int):
    return pn.serve(
        {"alacarte": alacarte},
        port=port,
        address="127.0.0.1",
        websocket_origin=[f"127.0.0.1:{port}"],
        extra_patterns=[(r"/count", Count)],
        check_unused_sessions_milliseconds=300,
        unused_session_lifetime_milliseconds=UNUSED,
        show=False,
        start=False,
    )


if __name__ == "__main__":
    server = serve(int(sys.argv[1]))
    server.run_until_shutdown()
