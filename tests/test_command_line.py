"""The command line: what it prints, what it keeps, and how it says no."""

import io
import re
import socket
import subprocess
import sys

import pytest

from tablecooks import __version__
from tablecooks.cli import main
from tablecooks.games import read_log
from tablecooks.games.alacarte import Menu, house_menu


@pytest.fixture
def run(monkeypatch, capsys):
    """``run("play", answers="1\\n2\\n")`` gives the exit code, what was printed, and what was said of errors."""

    def run_(*arguments, answers=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = end.code
        out, err = capsys.readouterr()
        return code, out, err

    return run_


def play(run, *arguments, answers="", names=("Ana", "Bo")):
    seats = ["--cooks", len(names), "--names", *names, "--players", *["person"] * len(names)]
    code, out, err = run("play", "--seed", "5", *seats, *arguments, answers=answers)
    assert (code, err) == (0, "")
    return out


# Help.


def test_version_and_help(run):
    assert run("--version")[:2] == (0, f"tablecooks {__version__}\n")
    for command in ([], ["serve"], ["play"], ["replay"]):
        code, out, _err = run(*command, "--help")
        assert (code, out[:6]) == (0, "usage:")
    assert run()[0] == 2
    assert run("dance")[0] == 2


def test_panel_is_loaded_only_to_serve():
    code = "import sys, tablecooks.__main__ as m; m.main(['play', '--bots', '--seed', '7']); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "tablecooks.cli.terminal" in modules
    assert {"panel", "bokeh", "tornado", "numba"} & set(modules) == set()


# Playing.


def test_numbers_letters_labels_and_words_are_choices(run):
    out = play(run, answers="4\npicks Tomato Tornado\nR\nRaise by 1\nTip PEPPER\nP\nends  the turn\nend turn\n")
    assert "Ana picks Gazpacho Marx." in out
    assert "Bo picks Tomato Tornado." in out
    assert re.search(r"Ana rolls: .+\.\n", out)
    assert "Ana raises the stove by 1." in out
    assert len(re.findall(r"Ana tips pepper: .+\.\n", out)) == 2
    assert "Ana ends the turn." in out
    assert "Bo ends the turn." in out


def test_the_table_and_the_choices_are_shown(run):
    out = play(run, answers="4\n11\n")
    assert "Ana: pick a first dish." in out
    assert "  4 Gazpacho Marx, yellow, 2 points, right at 0–2, burnt from 3, needs pepper 1, paprika 1\n" in out
    assert "Shakers  15 lemon and 5 salt; 15 pepper and 5 salt" in out
    assert "> Ana    heat 0, right (cold, burnt 3) · Gazpacho Marx, 2 points · pepper 0 of 1 · paprika 0 of 1\n" in out
    assert "Ana: season or heat. (3 actions left)" in out


def test_odds_are_an_aligned_table(run):
    out = play(run, answers="4\n11\nodds 2\nodds rolls the heat die\n")
    rows = re.findall(r"^ +(\d+/\d+) +(\d+\.\d %)  (.+?)  +(.+)$", out, re.MULTILINE)
    assert ("21/80", "26.2 %", "1 pepper", "needed; a star is open") in rows
    assert "Roll the heat die (six faces, all equally likely)" in out
    start = out.index("Tip pepper once")
    shares = out[start:].splitlines()[1:6]
    assert len({row.index(" %") for row in shares}) == 1


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", "Choose a number from 1 to"),
        ("99", "Choose a number from 1 to"),
        ("9" * 5000, "Choose a number from 1 to"),
        ("sing", "'sing' is not understood"),
        ("odds", "Odds of what?"),
        ("odds 99", "Choose a number from 1 to"),
        ("odds sing", "not understood"),
        ("tips lemon", "not on this recipe (AC-Q3)"),
        ("2 fall", "not for a cook to choose (AC-T1)"),
        ("Tip lemon", "not on this recipe (AC-Q3)"),
        ("raise by 1", "AC-T1"),
        ("branch", "Branch from which line?"),
        ("branch 99", "no line 99"),
        ("\x00\x1b[2J", "not understood"),
    ],
)
def test_bad_input_is_a_sentence_and_loses_nothing(run, tmp_path, answer, said):
    plain, bad = tmp_path / "plain.txt", tmp_path / "bad.txt"
    play(run, "--log", plain, answers="4\n11\n\n2\n")
    out = play(run, "--log", bad, answers=f"4\n11\n{answer}\n2\n")
    assert said in out
    assert len(out) < 20_000
    assert bad.read_text("utf-8") == plain.read_text("utf-8")


def test_undo_goes_back_until_chance_has_answered(run, tmp_path):
    log = tmp_path / "game.txt"
    out = play(run, "--log", log, answers="4\nundo\n1\n4\nR\nundo\n")
    assert "cannot be unseen" in out
    words = [line.move.words for line in read_log(log.read_bytes()).lines[1:]]
    assert words == ["picks Cold Cucumber Court", "picks Pea Parade", "rolls the heat die"]


def test_what_else_it_knows(run):
    out = play(run, answers="help\nlog\noffer\ntable\nquit\n4\n")
    assert "the exact odds of choice N" in out
    assert "   1 The table is laid. Cups:" in out
    assert out.count("Ana: pick a first dish.") == 2
    assert "Ana picks" not in out
    assert out.endswith("The game was not kept; --log FILE keeps one.\n")


def test_a_branch_is_another_table_and_the_file_keeps_the_first(run, tmp_path):
    log = tmp_path / "game.txt"
    out = play(run, "--log", log, answers="4\n11\nbranch 1\n1\n")
    assert re.search(r"another table now, with dice of its own \(seed \S+\)", out)
    assert "Ana picks Cold Cucumber Court." in out
    assert [line.move.words for line in read_log(log.read_bytes()).lines[1:]] == [
        "picks Gazpacho Marx",
        "picks Beet Generation",
    ]


def test_bots_answer_between(run):
    code, out, _err = run("play", "--seed", "7", "--names", "Ana", answers="1\n")
    assert code == 0
    assert re.search(r"Ana picks Cold Cucumber Court\.\n  Cook 2 picks .+\n  Cook 3 picks ", out)


def test_a_companion_asks_what_came(run):
    out = play(run, "--entered", answers="3\n4\n4\n11\n2\n3\n1\n2\nlog\n")
    assert "which cup is dealt?" in out
    assert "how many crystals fall?" in out
    assert "Ana tips pepper: 2 fell, pepper, salt." in out


def test_to_the_end(run, tmp_path):
    log = tmp_path / "game.txt"
    code, out, _err = run("play", "--seed", "7", "--players", *["random"] * 3, "--log", log)
    assert code == 0
    game = read_log(log.read_bytes())
    last = list(game.states())[-1]
    assert game.game.is_over(last)
    ranking = re.findall(r"^  (\d)\. (Cook \d): (-?\d+) points?", out, re.MULTILINE)
    places, scores = game.game.places(last), game.game.scores(last)
    assert sorted(ranking) == sorted((str(places[k]), f"Cook {k + 1}", str(scores[k])) for k in range(3))
    assert re.search(r"^Cook .+ (wins|share the win)\..+\(AC-", out, re.MULTILINE)


def test_the_end_of_input_keeps_the_game_and_resume_goes_on(run, tmp_path):
    log = tmp_path / "game.txt"
    out = play(run, "--log", log, answers="4\n11\n2")
    assert out.endswith(f"The game is kept in {log}.\n")
    kept = read_log(log.read_bytes())
    code, out, _err = run("play", "--resume", log, answers="end turn\n")
    assert code == 0
    assert read_log(log.read_bytes()).steps[: len(kept.steps)] == kept.steps
    assert len(read_log(log.read_bytes()).lines) == len(kept.lines) + 1
    assert run("play", "--resume", log, "--bots")[:2] == (
        0,
        f"{len(read_log(log.read_bytes()).lines)} lines are in {log}.\n",
    )
    over = read_log(log.read_bytes())
    assert over.game.is_over(list(over.states())[-1])


def test_a_game_that_is_there_is_not_written_over(run, tmp_path):
    log = tmp_path / "game.txt"
    log.write_text("mine")
    for more in ([], ["--bots"]):
        code, _out, err = run("play", "--log", log, *more)
        assert code == 2
        assert "is there already" in err
    assert log.read_text() == "mine"


# Bots alone, and reading.


def test_bots_alone_print_a_log(run):
    code, out, err = run("play", "--bots", "--seed", "kitchen", "--cooks", "2")
    assert (code, err) == (0, "")
    log = read_log(out)
    assert (log.seed, log.players) == ("kitchen", ("careful", "careful"))
    assert run("play", "--bots", "--seed", "kitchen", "--cooks", "2")[1] == out


def test_replay_reads_aloud(run, tmp_path):
    log = tmp_path / "game.txt"
    play(run, "--log", log, answers="4\n11\n2\n")
    code, out, err = run("replay", log)
    assert (code, err) == (0, "")
    assert out.startswith("À la carte · Czech sheet · seed 5 · Ana, Bo\n   1 The table is laid.")
    assert "   2 Ana picks Gazpacho Marx.\n   3 Bo picks" in out
    assert "The game goes on. Ana: season or heat." in out
    code, out, _err = run("replay", log, "--to", "2", "--table")
    assert "   3 " not in out
    assert "> Bo     heat 0 · no dish" in out
    assert run("replay", "-", answers=log.read_text("utf-8"))[1].splitlines()[1:3] == out.splitlines()[1:3]


def test_a_damaged_log_is_said_with_its_line(run, tmp_path):
    log = tmp_path / "game.txt"
    play(run, "--log", log, answers="4\n11\n")
    log.write_text(log.read_text("utf-8").replace("Gazpacho Marx", "Gazpacho Engels"), "utf-8")
    code, out, err = run("replay", log)
    assert (code, out) == (2, "")
    assert re.match(r"log, line 19: expected what Ana does.+ All before it is whole: 1 line", err)
    assert run("play", "--resume", log)[0] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["replay", "."], ".: Is a directory"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt: No such file"),
        (["play", "--resume", "nowhere.txt", "--cooks", "2"], "has its settings already; leave out: cooks"),
        (["play", "--cooks", "five"], "--cooks: Cooks: choose 2 to 4, not 'five'"),
        (["play", "--goal", "7"], "--goal: goal: 7 dishes are for two cooks"),
        (["play", "--edition", "klingon"], "choose one of czech, spanish, custom"),
        (["play", "--no-cups-return"], "--cups-return matters only with --edition custom"),
        (["play", "--seed", "x" * 81], "--seed: A seed has at most 80"),
        (["play", "--names", "Ana", "Ana"], "--names: Two at this table"),
        (["play", "--names", *"abcd"], "--names: 4 were given for a table of 3"),
        (["play", "--players", "robot"], "--players: played by: choose one of person, random, careful"),
        (["play", "--players", *["random"] * 4], "--players: 4 were given for a table of 3"),
        (["play", "--menu", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["play", "--fall", "much"], "--fall: fall: 'much' is not a number"),
        (["play", "--flip", "7"], "--flip: flip: 7 is no chance"),
        (["play", "--log", "nowhere/game.txt", "--bots"], "nowhere/game.txt: No such file"),
        (["serve", "--port", "99999"], "A port is a number from 0 to 65535, not 99999"),
        (["serve", "--address", "192.0.2.1", "--no-browser"], "Nothing can be served at 192.0.2.1"),
    ],
)
def test_what_cannot_be_used_is_a_sentence(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


def test_all_that_is_wrong_is_said(run):
    code, _out, err = run("play", "--fall", "much", "--flip", "7")
    assert code == 2
    assert [row.partition(":")[0] for row in err.splitlines()] == ["--fall", "--flip"]


def test_a_menu_file_is_played(run, tmp_path):
    file = tmp_path / "ours.json"
    file.write_text(
        Menu("x", house_menu().dishes).to_text().replace('"name": "x", ', "").replace("Lemon Aid", "Sauerkraut"),
        "utf-8-sig",
    )
    code, out, _err = run("play", "--bots", "--menu", file, "--seed", "1")
    assert code == 0
    menu = read_log(out).game.setup.menu
    assert (menu.name, menu.dishes[1].name) == ("ours", "Sauerkraut")


def test_a_port_that_is_taken_is_said():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "tablecooks", "serve", "--port", port, "--no-browser"]
        done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} is taken by another program; choose another, or leave --port out.\n"


def test_nobody_reads_on():
    command = f"{sys.executable} -m tablecooks play --bots --seed 7 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("tablecooks log 1\n", "")


def test_a_terminal_that_knows_few_letters():
    command = [sys.executable, "-m", "tablecooks", "play", "--bots", "--seed", "7"]
    env = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    done = subprocess.run(command, capture_output=True, env=env)
    assert done.returncode == 0, done.stderr
    assert read_log(done.stdout).seed == "7"


def test_the_list_of_games_leads_to_each_and_to_no_other_machine():
    from tornado.template import Template

    from tablecooks.cli.serve import INDEX

    items = [("/alacarte", "À la carte"), ("/more", "<More>")]
    listed = Template(INDEX.read_text("utf-8")).generate(items=items, prefix="").decode()
    assert '<a href="./alacarte">À la carte</a>' in listed
    assert '<a href="./more">&lt;More&gt;</a>' in listed
    assert "//" not in listed
