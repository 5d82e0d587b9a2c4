"""Serves À la carte, the spice lab and a lesson, and tells in a file what is alive in the process.

``python counting.py PORT FILE``; a session that nobody is connected to ends after a second.
"""

import gc
import json
import sys
from collections import Counter
from pathlib import Path

import panel as pn
from bokeh.document import Document
from param.parameterized import Watcher
from tornado.ioloop import PeriodicCallback

from tablecooks.lessons import LESSONS, LessonPage, lesson_page
from tablecooks.models import Table
from tablecooks.models.lab import Lab
from tablecooks.views import page
from tablecooks.views.lab import page as lab_page

UNUSED = 1000  # milliseconds
TOLD_EVERY = 500  # milliseconds
LESSON = next(path for path in LESSONS if path.stem.startswith("05"))
COUNTED = {"tables": Table, "labs": Lab, "lessons": LessonPage, "documents": Document, "watchers": Watcher}


PAGES = {"alacarte": lambda: page("alacarte"), "spicelab": lab_page, LESSON.stem: lambda: lesson_page(LESSON)}


def tell(server, file: Path):
    gc.collect()
    alive = Counter(map(type, gc.get_objects()))
    told = {name: sum(n for one, n in alive.items() if issubclass(one, kind)) for name, kind in COUNTED.items()}
    told["objects"] = alive.total()
    told["sessions"] = sum(len(server.get_sessions(f"/{name}")) for name in PAGES)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(told))
    new.replace(file)


def serve(port: int):
    return pn.serve(
        PAGES,
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
