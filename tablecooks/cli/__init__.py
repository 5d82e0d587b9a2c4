"""The command line: serve the pages, play in a terminal, read a log aloud. Panel is loaded only to serve."""

import os
import sys
from collections.abc import Sequence

from tablecooks.cli.arguments import parser

__all__ = ["main"]

BAD_INPUT = 2
STOPPED = 130  # as shells say of a command that Ctrl-C has ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code. What cannot be used is said in a sentence, without a traceback."""
    _write_any_text()
    options = parser().parse_args(arguments)
    try:
        code = options.run(options)
        sys.stdout.flush()
        return code
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            return _reader_has_gone()
        print(_sentence(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
    return str(error)


def _write_any_text():
    """No name or dish stops the output, whatever the terminal can show; files and pipes get UTF-8."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def _reader_has_gone() -> int:
    """``tablecooks replay FILE | head``: nobody reads on, so nothing more is said."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
