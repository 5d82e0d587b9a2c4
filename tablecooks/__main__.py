"""``tablecooks`` or ``python -m tablecooks``: the games from the command line."""

import sys

from tablecooks.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
