"""What is installed: the same packages by pip and by conda, every data file, no tests, and it runs from anywhere."""

import os
import re
import signal
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.conftest import fetch, free_port, running, wait_for_answer

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BY_CONDA = re.findall(r"^ +- (\S+)$", (ROOT / "environment.yml").read_text("utf-8"), re.MULTILINE)
ONLY_CONDA = {"conda-forge", "pip", "pip:"}


@pytest.fixture(scope="session")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


@pytest.fixture(scope="session")
def contents(wheel) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_pip_and_conda_name_the_same_packages():
    extras = PROJECT["optional-dependencies"]
    by_pip = {*PROJECT["dependencies"], *extras["notebooks"], *extras["tests"]}
    by_pip = {requirement.partition(";")[0].strip() for requirement in by_pip}
    by_pip.add(f"python{PROJECT['requires-python']}")
    assert set(BY_CONDA) - ONLY_CONDA == by_pip


def test_the_build_backend_is_the_one_that_tests_build_with():
    built_with = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert built_with[0] in PROJECT["optional-dependencies"]["tests"]


def test_the_wheel_holds_every_file_of_the_package(contents):
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tablecooks").rglob("*") if path.is_file()}
    files = {name for name in files if "__pycache__" not in name}
    assert files - set(contents) == set()
    for needed in (
        "games/alacarte/clauses.toml",
        "games/alacarte/menus/house.toml",
        "views/page.css",
        "views/js/main.js",
    ):
        assert f"tablecooks/{needed}" in contents


def test_the_wheel_holds_nothing_else(contents):
    beside = {name.partition("/")[0] for name in contents} - {"tablecooks"}
    assert beside == {f"tablecooks-{PROJECT['version']}.dist-info"}
    assert [name for name in contents if "test" in name or name.endswith(".pyc")] == []


def test_the_wheel_holds_the_lessons(contents):
    lessons = {name for name in contents if name.endswith(".ipynb")}
    assert lessons == {f"tablecooks/tutorials/{path.name}" for path in (ROOT / "tutorials").glob("*.ipynb")}


def test_the_wheel_names_its_licence_and_its_command(wheel, contents):
    folder = f"tablecooks-{PROJECT['version']}.dist-info"
    assert f"{folder}/licenses/LICENSE" in contents
    with zipfile.ZipFile(wheel) as archive:
        assert "tablecooks = tablecooks.__main__:main" in archive.read(f"{folder}/entry_points.txt").decode()
        readme = archive.read(f"{folder}/METADATA").decode()
    assert "Requires-Python: >=3.11" in readme


def test_the_version_is_said_once():
    import tablecooks

    assert tablecooks.__version__ == PROJECT["version"]


@pytest.fixture(scope="session")
def elsewhere(wheel, tmp_path_factory):
    """The wheel unpacked in an empty folder, and an environment in which it is the only tablecooks."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return {"cwd": folder, "env": os.environ | {"PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"}}


def run_there(elsewhere, *arguments) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, timeout=60, **elsewhere)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_the_unpacked_wheel_is_the_one_that_runs(elsewhere):
    found = run_there(elsewhere, "-c", "import tablecooks; print(tablecooks.__file__)").strip()
    assert Path(found).is_relative_to(elsewhere["cwd"])


def test_it_plays_without_the_repository(elsewhere):
    from tablecooks.games import read_log

    log = read_log(run_there(elsewhere, "-m", "tablecooks", "play", "--bots", "--seed", "7"))
    assert log.game.is_over(list(log.states())[-1])
    assert log.players == ("careful",) * 3


def test_it_serves_without_the_repository(elsewhere, tmp_path):
    port, log = free_port(), tmp_path / "served.txt"
    command = [sys.executable, "-m", "tablecooks", "serve", "--no-browser", "--port", str(port)]
    with running(command, log, **elsewhere) as process:
        url = f"http://127.0.0.1:{port}/"
        wait_for_answer(url, process, log)
        first = fetch(url)  # with one game / leads to it, with several to a list of them
        assert "<title>À la carte</title>" in first or 'href="./alacarte">À la carte<' in first
        assert "<title>À la carte</title>" in fetch(f"{url}alacarte?seed=7")
        assert url in log.read_text("utf-8")
        if sys.platform != "win32":
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=20) == 0
    said = log.read_text("utf-8")
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said
