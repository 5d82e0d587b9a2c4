"""Which clauses have no test: ``python tests/rules/uncovered.py`` lists them, and fails if there are any.

A test proves a clause by its marker ``@pytest.mark.clause("AC-H3")``. Every game of the house is looked at.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tablecooks.games import GAMES

TESTS = Path(__file__).resolve().parents[1]


def marked_in(source: str) -> Iterator[str]:
    """The clause ids in the ``clause`` markers of a test file; they must be written out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            for argument in node.args:
                yield ast.literal_eval(argument)


def marked() -> set[str]:
    """Every clause id that a test under ``tests/`` is marked with."""
    files = TESTS.rglob("test_*.py")
    return {clause for path in files for clause in marked_in(path.read_text("utf-8"))}


def uncovered() -> dict[str, str]:
    """Id and text of each clause, of all games, that no test is marked with."""
    proved = marked()
    return {clause: text for book in GAMES.values() for clause, text in book.clauses().items() if clause not in proved}


def main() -> int:
    missing = uncovered()
    for clause, text in missing.items():
        print(f"{clause}  {text}")
    print(f"{len(missing)} of {sum(len(book.clauses()) for book in GAMES.values())} clauses have no test.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
