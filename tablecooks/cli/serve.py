"""``tablecooks serve``: the games as pages, from whatever place the package is installed in."""

import errno
import socket
import webbrowser
from pathlib import Path

import panel as pn

from tablecooks.core.words import _
from tablecooks.games import GAMES
from tablecooks.lessons import LESSONS, lesson_page, read_lesson
from tablecooks.views import lab, page
from tablecooks.views.presented import PRESENTED

__all__ = ["serve"]

INDEX = Path(__file__).with_name("index.html")  # Panel's own asks other machines for its letters
LAB = "spicelab"
LARGEST_PORT = 65_535


def serve(key: str | None, address: str, port: int, browser: bool) -> int:
    """Serve one game, or all games and lessons, until Ctrl-C. ``/`` leads to a list of what is served.

    Raises ValueError when the port or the address cannot be used.
    """
    if not 0 <= port <= LARGEST_PORT:
        raise ValueError(_("A port is a number from 0 to {last}, not {port}.").format(last=LARGEST_PORT, port=port))
    server = _server(address, port, (key,) if key else tuple(PRESENTED), () if key else LESSONS)
    server.start()
    host = "127.0.0.1" if _is_every(address) else address
    url = f"http://{host}:{server.port}/{key or ''}"
    print(_("The table is laid at {url} – Ctrl-C clears it away.").format(url=url), flush=True)
    if browser:
        webbrowser.open(url)
    try:
        server.io_loop.start()  # Panel ends it on Ctrl-C
    finally:
        server.stop()
    return 0


def _server(address: str, port: int, keys: tuple[str, ...], lessons: tuple[Path, ...]):
    """A server that listens already; a page is made for each session."""
    pages = {key: lambda key=key: page(key, lab=True) for key in keys} | {LAB: lab.page}
    pages |= {path.stem: lambda path=path: lesson_page(path) for path in lessons}
    titles = {key: GAMES[key].title for key in keys} | {LAB: _("The spice lab")}
    titles |= {path.stem: read_lesson(path).title for path in lessons}
    pn.config.index_titles = {f"/{key}": title for key, title in titles.items()}
    try:
        port = port or _free_port(address)
        return pn.serve(
            pages,
            title=titles,
            address=address,
            port=port,
            websocket_origin=["*"] if _is_every(address) else [f"{host}:{port}" for host in {address, "localhost"}],
            index=str(INDEX),
            start=False,
            show=False,
            verbose=False,
        )
    except OSError as error:
        raise ValueError(_why(error, address, port)) from error


def _is_every(address: str) -> bool:
    return address in ("0.0.0.0", "::", "")


def _free_port(address: str) -> int:
    """A port that is free now: the pages that may talk to the server are named before it listens."""
    with socket.socket() as probe:
        probe.bind((address, 0))
        return probe.getsockname()[1]


def _why(error: OSError, address: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return _("Port {port} is taken by another program; choose another, or leave --port out.").format(port=port)
    if error.errno == errno.EACCES:
        return _("Port {port} may not be used here; choose one above 1023.").format(port=port)
    return _("Nothing can be served at {address}: {why}.").format(address=address, why=error.strerror)
