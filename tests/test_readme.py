"""The README is true: its Python runs, what it links to is there, and its commands are those of CI."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
ASKED = [snippet for snippet in SNIPPETS if snippet.startswith(">>> ")]
WRITTEN = [snippet for snippet in SNIPPETS if not snippet.startswith(">>> ")]


def test_there_are_snippets():
    assert len(ASKED) >= 1
    assert len(WRITTEN) >= 2


@pytest.mark.parametrize("snippet", ASKED)
def test_what_is_asked_is_answered_so(snippet):
    test = doctest.DocTestParser().get_doctest(snippet, {}, "README.md", "README.md", 0)
    said = []
    assert len(test.examples) > 3
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize("snippet", WRITTEN)
def test_what_is_written_runs(snippet, capsys):
    names = {}
    exec(compile(snippet, "README.md", "exec"), names)
    if "print(" in snippet:
        assert capsys.readouterr().out.strip()


def test_the_bot_has_about_ten_lines():
    bot = next(snippet for snippet in WRITTEN if "def hasty" in snippet)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 11


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name):
    links = re.findall(r"(?<!!)\[[^]]*]\(([^)#]+)\)", (ROOT / name).read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_the_command_to_play_names_an_app_that_is_there():
    app = re.search(r"panel serve (\S+) --show", README).group(1)
    assert (ROOT / app).is_file()


def test_ci_runs_the_commands_of_the_readme():
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    for command in (
        "pytest -n auto",
        "pytest --ui tests/ui",
        "pytest --nbmake tutorials",
        "ruff check .",
        "ruff format --check .",
    ):
        assert command in script
        assert f".venv/bin/{command}" in README


def test_the_command_line_is_as_the_readme_says():
    from tablecooks.cli.arguments import parser

    commands = re.findall(r"^tablecooks ([^#\n]+?)\s+#", README, re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        parser().parse_args(command.split())
