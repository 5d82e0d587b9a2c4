"""Compiled rules are kept between sessions, never outlive a change, and never stand in the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablecooks
from tablecooks.simulate.forms import has_compiler

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")

HERE = Path(__file__).parent
TINY = """
import sys, tinygame
from tablecooks.simulate.compiled import playouts
for plain in (False, True):
    batch = playouts(tinygame.game(), 200, 1, plain=plain)
    print(batch.states.heat.max(), batch.states.heat.sum(), batch.moves.sum())
"""
ALACARTE = """
from tablecooks.games import alacarte
from tablecooks.simulate.compiled import playouts
start = alacarte.game().start()
start.asks, start.actions, start.heat[:3], start.dish[:3] = 3, 2, [6, 6, 6], [0, 1, 2]
for plain in (False, True):
    print(playouts(alacarte.game(), 300, 1, start=start, bound=1, plain=plain).states.heat.max())
"""


@pytest.fixture
def copy(tmp_path):
    """A copy of the package and of the tiny game that may be changed, with a home of its own."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(tablecooks.__file__).parent, tmp_path / "tablecooks", ignore=ignored)
    shutil.copytree(HERE / "tinygame", tmp_path / "tinygame", ignore=ignored)
    (tmp_path / "home").mkdir()
    return tmp_path


def run(copy, code, check=True, drop=(), **variables):
    """What ``code`` prints in a new process that sees the copy alone: its lines, and what it said besides."""
    dropped = {"HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "TABLECOOKS_CACHE_DIR", "NUMBA_CACHE_DIR", "PYTHONWARNINGS"}
    environment = {name: value for name, value in os.environ.items() if name not in dropped}
    environment |= {"PYTHONPATH": str(copy), "HOME": str(copy / "home"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= variables
    for name in drop:
        del environment[name]
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=copy, capture_output=True, text=True)
    assert not check or done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1], done.stderr


def change(copy, file, old, new):
    path = copy / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


def kept(copy):
    return sorted((copy / "home").rglob("*.code"))


def test_the_second_session_compiles_nothing(copy):
    first, said = run(copy, TINY)
    assert said == ""
    assert first[0] == first[1]
    (file,) = kept(copy)
    before = file.stat().st_mtime_ns
    again, _ = run(copy, TINY)
    assert again == first
    assert [file.stat().st_mtime_ns for file in kept(copy)] == [before]


@pytest.mark.case("C01")
def test_a_changed_file_counts_at_once(copy):
    """A rule of another file, a constant of a third, the rule book's own file; then all as before."""
    first, _ = run(copy, TINY)
    assert first[0].split()[0] == "8"
    changes = [
        ("tinygame/steps.py", "t.heat += move", "t.heat += 3", "9"),
        ("tinygame/limits.py", "HOTTEST = 7", "HOTTEST = 70", "72"),
        ("tinygame/rules.py", "t.heat >= HOTTEST", "t.heat >= HOTTEST - 2", "69"),
    ]
    for file, old, new, hottest in changes:
        change(copy, file, old, new)
        after, _ = run(copy, TINY)
        assert after[0] == after[1]
        assert after[0].split()[0] == hottest
    for file, old, new, _ in changes:
        change(copy, file, new, old)
    assert run(copy, TINY)[0] == first
    assert len(kept(copy)) == 4


@pytest.mark.case("C01")
def test_a_changed_rule_of_a_real_game_counts_at_once(copy):
    """The dial stops at 6, in a file that the compiled loop does not stand in."""
    assert run(copy, ALACARTE, NUMBA_OPT="0")[0] == ["7", "7"]
    change(copy, "tablecooks/games/alacarte/stove.py", "t.heat[cook] + levels, HOTTEST)", "t.heat[cook] + levels, 6)")
    assert run(copy, ALACARTE, NUMBA_OPT="0")[0] == ["6", "6"]


@pytest.mark.case("C01")
def test_another_version_has_its_own_code(copy):
    run(copy, TINY)
    change(copy, "tablecooks/__init__.py", f'"{tablecooks.__version__}"', '"99.0"')
    run(copy, TINY)
    assert len({file.parent for file in kept(copy)}) == 2


def test_a_torn_file_is_made_again(copy):
    first, _ = run(copy, TINY)
    (file,) = kept(copy)
    whole = len(file.read_bytes())
    for content in (b"torn", file.read_bytes()[:5000]):
        file.write_bytes(content)
        again, said = run(copy, TINY)
        assert again == first
        assert said == ""
        assert len(file.read_bytes()) > whole // 2


@pytest.mark.case("C02")
def test_without_a_writable_place_it_says_so_once(copy):
    (copy / "file").write_text("not a folder")
    answer, said = run(copy, TINY + TINY, TABLECOOKS_CACHE_DIR=str(copy / "file" / "cache"))
    assert answer[0] == answer[1]
    assert said.count("cannot be kept") == 1
    assert "Set TABLECOOKS_CACHE_DIR" in said
    assert str(copy / "file" / "cache") in said


@pytest.mark.case("C02")
def test_without_a_home_nothing_fails(copy):
    (copy / "file").write_text("not a folder")
    code = "import os, pathlib\ndef none():\n    raise RuntimeError('no home')\npathlib.Path.home = none\n" + TINY
    answer, said = run(copy, code, drop=["HOME"])
    assert answer[0] == answer[1]
    assert said.count("cannot be kept in a home folder") == 1
    assert run(copy, code, HOME=str(copy / "file"))[0] == answer


@pytest.mark.case("C02")
def test_packed_in_a_zip_it_plays(copy):
    packed = shutil.make_archive(str(copy / "packed"), "zip", copy, "tablecooks")
    shutil.rmtree(copy / "tablecooks")
    answer, said = run(copy, TINY, PYTHONPATH=os.pathsep.join([packed, str(copy)]))
    assert answer[0] == answer[1]
    assert said == ""
    assert len(kept(copy)) == 1


@pytest.mark.parametrize("hidden", ["sys.modules['numba'] = None", "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'"])
def test_without_a_compiler_the_games_are_the_same(copy, hidden):
    first, _ = run(copy, TINY)
    without, said = run(copy, f"import sys; {hidden}\n{TINY}")
    assert without == first
    assert said == ""
