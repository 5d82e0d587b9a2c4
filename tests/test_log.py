"""Logs: what was printed reads back as it was, and what cannot be read is said with its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecooks.bots.any import random
from tablecooks.core.game import CHANCE
from tablecooks.core.log import Log, LogError, Step
from tablecooks.core.names import LONGEST_NAME, as_names
from tablecooks.core.play import steps
from tablecooks.core.seed import Luck
from tablecooks.games import GAMES, alacarte, read_log
from tablecooks.games.alacarte import Edition, Menu, house_menu
from tablecooks.games.alacarte.menu import read_menu

BOM = "\ufeff"


def played(seed="7", names=("Ana", "Bo", "Cy"), lines=None, **setup) -> Log:
    """A random game of ``names``, up to so many lines."""
    game = alacarte.game(cooks=len(names), **setup)
    made = tuple(Step(step.seat, step.move) for step in steps(game, [random] * game.seats, Luck(seed)))
    log = Log(game, names, ("random",) * game.seats, seed, made)
    return log if lines is None else Log(game, names, log.players, seed, made[: log.lines[lines - 1].stop])


LOG = played(lines=30)
TEXT = str(LOG)
ROWS = TEXT.splitlines()
HEADER = ROWS.index("")
FIRST = HEADER + 2  # the number of the line that holds the first move; lines count from 1


def refused(text) -> LogError:
    with pytest.raises(LogError) as caught:
        read_log(text)
    assert str(caught.value).startswith(f"log, line {caught.value.line}: ")
    return caught.value


def changed(row: str, into: str) -> str:
    assert TEXT.count(f"\n{row}\n") == 1
    return TEXT.replace(f"\n{row}\n", f"\n{into}\n")


# What was printed is read.


@settings(max_examples=25, deadline=None)
@given(
    seed=st.text(st.characters(codec="utf-8"), max_size=20),
    cooks=st.integers(2, 4),
    edition=st.sampled_from(["czech", "spanish"]),
    fall=st.sampled_from(["weights 4:7:5:2:1:1", "poisson 1.5", "binomial 1/10"]),
    line=st.integers(1, 60),
    opaque=st.booleans(),
)
def test_print_and_read_is_the_identity(seed, cooks, edition, fall, line, opaque):
    seed = Luck(seed or "0").seed
    names = as_names([""] * cooks, "Cook")
    whole = played(seed, names, edition=edition, fall=fall, opaque=opaque)
    log = Log(whole.game, names, whole.players, seed, whole.steps[: whole.lines[min(line, len(whole.lines)) - 1].stop])
    again = read_log(str(log))
    assert again == log
    assert str(again) == str(log)
    assert list(again.states())[-1] == list(log.states())[-1]
    assert read_log(str(whole)) == whole


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text(max_size=LONGEST_NAME), min_size=2, max_size=4))
def test_any_names_come_back(texts):
    try:
        names = as_names(texts, "Cook")
    except ValueError:  # two are the same, or one has grown beyond 40 characters
        return
    game = alacarte.game(cooks=len(names))
    log = Log(game, names, ("person",) * len(names), "7", tuple(_laid(game)))
    assert read_log(str(log)) == log


def _laid(game):
    for step in steps(game, [random] * game.seats, Luck("7")):
        if step.seat != CHANCE:
            return
        yield Step(step.seat, step.move)


@pytest.mark.parametrize(
    "names",
    [
        ("<img src=x onerror=alert(1)>", '"><script>alert(1)</script>'),
        ("1 C, ; :", "2 C, person"),
        ("Ana", "Ana tips pepper", "Ana tips"),
        ("The table is laid", "seed: 8", "tablecooks log 1"),
        ("=1+1", "@SUM(A1)", "-1", "+1"),
        ("a:", "a,", "a, careful", "12 a"),
        ("ž ή 你 🧂", "O’Brien – the cook"),
    ],
)
def test_hostile_names_are_only_names(names):
    names = as_names(names, "Cook")
    log = played("3", names, lines=40)
    again = read_log(str(log))
    assert again == log
    assert again.names == names


def test_a_custom_menu_and_edition_come_back():
    text = Menu("Ours: “best”, 1", house_menu().dishes).to_text()
    menu = read_menu(text.replace("Pea Parade", "Peas: 2 fall, salt").replace("Lemon Aid", "{Lemon’s}"))
    edition = Edition.from_text("custom: cups_return seven_with_two")
    game = alacarte.game(cooks=2, menu=menu, edition=edition, goal=7, flips=("1/3", "0.4"), any_seasoning=True)
    log = _picked(game, "picks Peas: 2 fall, salt", "picks {Lemon's}")
    again = read_log(str(log))
    assert again == log
    assert again.game.setup.menu.name == 'Ours: "best", 1'
    assert again.game.setup.edition == edition
    assert "2 Cook 1 picks Peas: 2 fall, salt" in str(log).splitlines()


def _picked(game, *words, names=("Cook 1", "Cook 2")) -> Log:
    """The table laid, and these first dishes picked."""
    laid = list(_laid(game))
    picks = [Step(seat, game.find(words_)) for seat, words_ in enumerate(words)]
    return Log(game, names, ("person",) * game.seats, "7", (*laid, *picks))


def test_a_companion_game_may_stop_anywhere():
    whole = played("5", ("Ana", "Bo"), entered=True)
    for stop in range(40):
        log = Log(whole.game, whole.names, whole.players, whole.seed, whole.steps[:stop])
        assert read_log(str(log)) == log


def test_the_log_says_what_the_seed_becomes():
    assert f"drawn from: {Luck('7').entropy}" in ROWS


# Line ends, blanks, and what pasting does.


@pytest.mark.case("G11")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TEXT.replace("\n", "\r\n"), id="CRLF"),
        pytest.param(TEXT.replace("\n", "\r"), id="CR only"),
        pytest.param(TEXT.rstrip("\n"), id="no final newline"),
        pytest.param(TEXT.replace("\n\n", "\n\n\n"), id="two blank lines"),
        pytest.param(TEXT.replace("\n\n", "\n"), id="no blank line"),
        pytest.param(TEXT.replace("\n", "\n\n"), id="blank lines everywhere"),
        pytest.param("\n \n" + TEXT, id="blank lines before"),
        pytest.param(TEXT.replace("\n", "  \t\n"), id="trailing blanks"),
        pytest.param(TEXT.replace(" ", "\t"), id="tabs"),
        pytest.param(TEXT.replace(" ", "  "), id="double blanks"),
        pytest.param(TEXT.replace(" ", "\u00a0"), id="non-breaking blanks"),
        pytest.param(TEXT.replace("'", "\u2019"), id="smart quotes"),
        pytest.param(TEXT.replace("\n\n", "\n\u2028\n"), id="a line separator"),
    ],
)
def test_line_ends_and_blanks_do_not_matter(text):
    assert read_log(text) == LOG
    assert read_log(text.encode()) == LOG


@pytest.mark.case("G11")
def test_smart_quotes_in_a_name_and_a_dish():
    log = _picked(alacarte.game(cooks=2), "picks Duck à l'Orange Alert", names=("O'Brien", "Bo"))
    pasted = str(log).replace("'", "\u2019").replace(" ", "\u00a0")
    assert pasted.count("\u2019") == 3
    assert read_log(pasted) == log


@pytest.mark.case("G11", "D08")
def test_a_byte_order_mark_is_no_part_of_the_log():
    assert read_log(BOM + TEXT) == LOG
    assert read_log((BOM + TEXT).encode()) == LOG
    assert read_log((BOM + TEXT.replace("\n", "\r\n")).encode()) == LOG


@pytest.mark.case("D08")
def test_a_byte_order_mark_is_no_part_of_a_menu():
    text = house_menu().to_text()
    assert read_menu(BOM + text) == house_menu()
    ours = Menu("ours", house_menu().dishes[::-1])
    assert read_menu(BOM + ours.to_text()) == ours
    assert read_menu((BOM + ours.to_text()).encode()) == ours


@pytest.mark.case("G11")
def test_other_encodings_are_said():
    error = refused(TEXT.encode("utf-16"))
    assert error.line == 1
    assert "UTF-8" in str(error)


@pytest.mark.case("G11")
@pytest.mark.parametrize("text", ["", "\n", " \r\n\t", BOM, b"", BOM.encode()])
def test_an_empty_file_is_no_game(text):
    error = refused(text)
    assert (error.line, error.log) == (1, None)
    assert "empty" in str(error)


# Two logs, cut logs.


@pytest.mark.case("G11")
@pytest.mark.parametrize("between", ["", "\n", "\n\n\n"])
def test_two_logs_in_one_file_are_two(between):
    error = refused(TEXT + between + TEXT)
    assert error.line == len(ROWS) + len(between) + 1
    assert "another log begins" in str(error)
    assert error.log == LOG


@pytest.mark.case("G11")
def test_a_second_header_is_not_read_into_the_first():
    header = "\n".join(ROWS[:HEADER])
    error = refused(f"{header}\n{TEXT}")
    assert error.line == HEADER + 1
    assert "another log begins" in str(error)


@pytest.mark.case("G11")
def test_a_log_cut_anywhere_is_whole_lines_or_an_error():
    """Never a game without moves, and never half a line: what is given back is a beginning of the game."""
    for keep in range(0, len(TEXT), 3):
        whole = TEXT[:keep].count("\n")  # whole rows before the cut
        moves = whole - HEADER - 1
        log, line = _read_or_offered(TEXT[:keep])
        if log is None:
            assert moves <= 0
            assert line <= whole + 1
            continue
        if line is not None:
            assert (line, len(log.lines)) == (whole + 1, moves)
        assert len(log.lines) in (moves, moves + 1)
        assert log.lines == LOG.lines[: len(log.lines)]


def _read_or_offered(text):
    """The log and no line, or what an error offers and its line."""
    try:
        return read_log(text), None
    except LogError as error:
        return error.log, error.line


@pytest.mark.case("G11")
def test_a_line_whose_end_is_missing_is_said():
    number, line = next((n, line) for n, line in enumerate(LOG.lines) if len(line.came) > 2)
    shorter = ", ".join(LOG.line_text(line).split(", ")[:-1])
    cut = "\n".join([*ROWS[: FIRST - 1 + number], f"{number + 1} {shorter}"])
    for text in (cut, f"{cut}\n" + "\n".join(ROWS[FIRST + number :])):
        error = refused(text)
        assert error.line == FIRST + number
        assert "cut short" in str(error)
        assert error.log.lines == LOG.lines[:number]
    assert refused(cut + ",").line == FIRST + number


def test_a_header_without_moves_is_no_game():
    error = refused("\n".join(ROWS[:HEADER]))
    assert error.line == HEADER
    assert "no move" in str(error)


# Other formats, games, headers.


@pytest.mark.parametrize(
    ("row", "into", "said", "at"),
    [
        ("game: alacarte", "game: monopoly", "no game 'monopoly'; there are " + ", ".join(GAMES), "game: alacarte"),
        ("cooks: 3", "cooks: 5", "2 to 4 cooks", "cooks: 3"),
        ("cooks: 3", "cooks: " + "9" * 5000, "no whole number", "cooks: 3"),
        ("cooks: 3", "cooks: 2", "expected 2 seats", "seat 3: Cy, random"),
        ("cooks: 3", "chefs: 3", "chefs", "cooks: 3"),
        ("edition: czech", "edition: klingon", "klingon", "edition: czech"),
        ("edition: czech", "edition: custom: fly", "fly", "edition: czech"),
        ("menu: house", "menu: {", "menu", "menu: house"),
        ("fall: weights 4:7:5:2:1:1", "fall: weights 0", "no crystal ever falls", "fall: weights 4:7:5:2:1:1"),
        ("flip: 1/3", "flip: 3/1", "no chance from 0 to 1", "flip: 1/3"),
        ("goal: 5", "goal: 7", "two cooks", "goal: 5"),
        ("opaque: no", "opaque: perhaps", "yes or no", "opaque: no"),
        ("opaque: no", "goal: 5", "'goal' is there twice", "opaque: no"),
        ("opaque: no", "hello", "expected a header entry", "opaque: no"),
        ("seed: 7", "seed: " + "x" * 81, "80 characters", "seed: 7"),
        ("seed: 7", "seed:", "lacks 'seed'", "seed: 7"),
        ("seat 1: Ana, random", "seat 1: Ana", "a name and who plays", "seat 1: Ana, random"),
        ("seat 1: Ana, random", "seat 1: Bo, random", "called Bo", "seat 1: Ana, random"),
        ("seat 3: Cy, random", "seat 4: Cy, random", "expected 3 seats", "seat 3: Cy, random"),
    ],
)
def test_a_header_that_cannot_be_used_is_said_at_its_line(row, into, said, at):
    error = refused(changed(row, into))
    assert said in str(error)
    assert (error.line, error.log) == (ROWS.index(at) + 1, None)


@pytest.mark.parametrize("missing", ["game: alacarte", "seed: 7"])
def test_a_header_that_lacks_something_is_said(missing):
    error = refused(TEXT.replace(f"\n{missing}\n", "\n"))
    assert f"lacks {missing.split(':')[0]!r}" in str(error)


@pytest.mark.parametrize("first", ["tablecooks log 2", "tablecooks log", "tablecooks log 1.0", "TABLECOOKS LOG 10"])
def test_another_format_is_said(first):
    error = refused(TEXT.replace("tablecooks log 1", first, 1))
    assert error.line == 1
    assert "this version reads format 1" in str(error)


@pytest.mark.parametrize("text", ["hello", "[Event 'chess']\n1. e4", "<html>", "\x00\x01", "tip,fell\n1,2"])
def test_what_is_no_log_is_said(text):
    error = refused(text)
    assert error.line == 1
    assert "begins with 'tablecooks log 1'" in str(error)


def test_a_log_of_another_version_of_the_package_is_read():
    assert read_log(TEXT.replace("\nversion: ", "\nversion: 99.")) == LOG


# Damaged moves.


@pytest.mark.parametrize(
    ("line", "into", "expected"),
    [
        (1, "The table is laid: three spoons, three spoons, three spoons", "expected one of"),
        (1, "The table is laid", "The table is laid:"),
        (1, "Ana picks Lemon Aid", "The table is laid:"),
        (2, "Ana picks Lemon Sorbet", "what Ana does"),
        (2, "Bo picks Lemon Aid", "expected 'Ana'"),
        (2, "Ana puts in the crêpe", "AC-Q6"),
        (2, "Ana rolls the heat die: 1", "AC-T1"),
        (2, "Ana picks Pea Parade: 1 falls", "nothing more can come"),
        (2, "Ana 1 falls", "what Ana does"),
        (2, "", "expected line 2"),
        (2, "\u202eAna picks", "expected 'Ana'"),
    ],
)
def test_a_damaged_move_is_said_with_what_was_expected(line, into, expected):
    rows = ROWS.copy()
    rows[FIRST + line - 2] = f"{line} {into}"
    error = refused("\n".join(rows))
    assert error.line == FIRST + line - 1
    assert expected in str(error)
    assert error.log.lines == LOG.lines[: line - 1]
    assert f"whole: {line - 1} line" in str(error)


@pytest.mark.parametrize("number", ["0", "1", "3", "-2", "9" * 5000, "2a", "two", ""])
def test_lines_are_counted(number):
    rows = ROWS.copy()
    rows[FIRST] = rows[FIRST].replace("2", number, 1)
    error = refused("\n".join(rows))
    assert error.line == FIRST + 1
    assert "expected line 2 of the game" in str(error)
    assert len(str(error)) < 400


def test_a_line_that_is_missing_or_twice_is_said():
    assert refused("\n".join(ROWS[: FIRST + 4] + ROWS[FIRST + 5 :])).line == FIRST + 5
    assert refused("\n".join(ROWS[: FIRST + 5] + ROWS[FIRST + 4 :])).line == FIRST + 6


def test_nothing_follows_the_end():
    whole = played("7")
    error = refused(f"{whole}{len(whole.lines) + 1} Ana ends the turn\n")
    assert "the game is over" in str(error)
    assert error.log == whole
