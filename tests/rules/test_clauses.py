"""Every clause has a test, and every test's clause is one."""

import subprocess
import sys

import pytest

from tablecooks.games import GAMES
from tablecooks.games.alacarte.bars import Bar
from tests.rules import uncovered


def test_every_clause_has_a_test():
    assert uncovered.uncovered() == {}


def test_every_marker_names_a_clause():
    known = {clause for book in GAMES.values() for clause in book.clauses()}
    assert uncovered.marked() - known == set()


def test_markers_are_found_wherever_they_stand():
    source = '@pytest.mark.clause("AC-C1", "AC-C2")\ndef test_a(): ...\nx = pytest.param(1, marks=mark.clause("AC-C3"))'
    assert list(uncovered.marked_in(source)) == ["AC-C1", "AC-C2", "AC-C3"]


def test_a_clause_without_a_test_is_listed(monkeypatch, capsys):
    monkeypatch.setattr(uncovered, "marked", set)
    assert uncovered.main() == 1
    printed = capsys.readouterr().out
    assert "AC-H3  'Choose'" in printed


def test_the_command_runs_by_itself():
    done = subprocess.run([sys.executable, uncovered.__file__], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("0 of ")


@pytest.mark.parametrize("bar", [bar for bar in Bar if bar != Bar.ALLOWED])
def test_every_reason_is_a_sentence_with_a_clause_of_the_book(bar):
    reason = GAMES["alacarte"].words.reason(bar)
    assert reason.clause in GAMES["alacarte"].clauses()
    assert reason.sentence
    assert not reason.sentence.endswith(".")
