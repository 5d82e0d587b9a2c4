"""A table being played: act, undo, branch, look back, keep; the log and the live table never part."""

import subprocess
import sys

import numpy as np
import pytest

from tablecooks.core.game import CHANCE, IllegalMove
from tablecooks.core.log import Log, LogError
from tablecooks.games import alacarte, read_log
from tablecooks.games.alacarte.pieces import CREPE, Asks
from tablecooks.models import StaleClick, Table


def table(seed="5", cooks=2, players=(), **setup) -> Table:
    return Table(alacarte.game(cooks=cooks, **setup), ("Ana", "Bo", "Cy")[:cooks], players, seed)


def picked(first="picks Gazpacho Marx", second="picks Tomato Tornado", **options) -> Table:
    """Two persons' table where both have a dish that takes pepper."""
    made = table(**options)
    made.act(first)
    made.act(second)
    return made


def play(table: Table, rng, stop=lambda table: False, most=2000) -> bool:
    """Random moves until ``stop`` says so; was it said?"""
    while not stop(table):
        if most == 0 or not table.moves:
            return False
        table.act(table.moves[int(rng.integers(len(table.moves)))])
        most -= 1
    return True


def seen(table: Table):
    """All that a page could show of a table, and where it stands."""
    return (
        table.state,
        table.turn,
        table.moves,
        table.steps,
        table.lines,
        table.position,
        table.seed,
        table.game.chance(table.state),
        table.game.scores(table.state),
        table.why_no_undo(),
        [table.game.why_not(table.state, move) for move in table.game.all_moves],
    )


# What it is made of.


def test_a_new_table_is_laid():
    made = table()
    assert made.turn == 0
    assert [step.seat for step in made.steps] == [CHANCE, CHANCE]
    assert len(made.lines) == made.position == 1
    assert made.players == ("person", "person")


def test_every_parameter_has_a_doc():
    assert [name for name in Table.param if not Table.param[name].doc] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", alacarte.game(cooks=3)),
        ("names", ("Eve", "Bo")),
        ("players", ("random", "random")),
        ("seed", "6"),
        ("origin", "elsewhere"),
    ],
)
def test_what_is_fixed_stays(name, value):
    made = table()
    with pytest.raises(TypeError, match="cannot be modified"):
        setattr(made, name, value)


def test_players_that_are_left_out_are_careful_bots():
    made = table(cooks=3, players=("person",))
    assert made.players == ("person", "careful", "careful")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": ("robot", "person")}, "No one called 'robot' can play here; there are person, random, careful"),
        ({"players": ("person",) * 3}, "2 seats; there are 2 names and 3 players"),
        ({"names": ("Ana", "Bo", "Cy")}, "2 seats; there are 3 names"),
        ({"names": ("Ana", " ana ")}, "called ana"),
        ({"names": ("x" * 2000,)}, "40 characters; the one of seat 1 has 2000"),
        ({"seed": "x" * 81}, "80 characters"),
        ({"seed": True}, "not True or False"),
    ],
)
def test_what_cannot_sit_down_is_said(arguments, said):
    with pytest.raises(ValueError, match=said):
        Table(alacarte.game(cooks=2), **arguments)


def test_a_table_needs_a_game():
    with pytest.raises(TypeError, match="needs a game"):
        Table("alacarte")


# Acting.


def test_an_act_is_one_line_with_what_chance_brought():
    made = picked()
    made.act("tips pepper")
    line = made.lines[-1]
    assert (line.seat, line.move.words) == (0, "tips pepper")
    assert len(line.came) == 1 + int(line.came[0].words.split()[0])
    assert made.turn == 0
    assert made.position == len(made.lines) == 4


def test_the_same_seed_and_choices_meet_the_same_dice():
    one, other, third = picked(), picked(), picked(seed="6")
    for made in (one, other, third):
        play(made, np.random.default_rng(1), most=40)
    assert seen(one) == seen(other)
    assert third.steps != one.steps


def test_a_move_that_is_not_allowed_changes_nothing():
    made = picked()
    before = seen(made)
    with pytest.raises(IllegalMove, match="AC-Q3"):
        made.act("tips lemon")
    with pytest.raises(IllegalMove):
        made.act("2 fall")
    with pytest.raises(ValueError, match="No move of À la carte reads 'sings'"):
        made.act("sings")
    assert seen(made) == before


def test_watchers_of_state_moves_and_steps_are_called_once():
    made = picked()
    calls = []
    made.param.watch(
        lambda *events: calls.append({event.name: event.new for event in events}), ["state", "moves", "steps"]
    )
    made.act("tips pepper")
    assert len(calls) == 1
    assert calls[0]["state"] == made.state
    assert calls[0]["steps"] == made.steps
    made.act("ends the turn")
    assert len(calls) == 2
    made.undo()
    assert len(calls) == 3
    assert len(calls[2]["steps"]) == len(calls[1]["steps"]) - 1
    made.position = 1
    assert len(calls) == 3


def test_a_watcher_never_sees_a_mixture():
    made = table(players=("random", "careful"))
    calls = []

    def look(*_events):
        calls.append(made.moves == made.game.moves(made.state) and made.position == len(made.lines))

    made.param.watch(look, ["state"])
    made.play_on(30)
    assert calls == [True] * 30


# Bots.


def test_bots_play_when_asked():
    made = table(players=("person", "random"))
    with pytest.raises(ValueError, match="not a bot's turn"):
        made.bot_move()
    made.act(made.moves[0])
    assert made.is_bots_turn
    made.bot_move()
    assert made.turn == 0
    assert len(made.lines) == 3
    alone = table(players=("random", "careful"))
    alone.play_on(most=10)
    assert len(alone.lines) == 11
    alone.play_on()
    assert alone.game.is_over(alone.state)


def test_another_bot_meets_the_same_first_dice():
    """The dice are those of the seed and the step, whoever plays."""
    by_person, by_bot = table(cooks=3), table(cooks=3, players=("random",) * 3)
    by_bot.play_on(1)
    by_person.act(by_bot.steps[-1].move)
    by_bot.play_on(60)
    for step in by_bot.steps[len(by_person.steps) :]:
        if step.seat != CHANCE:
            by_person.act(step.move)
    assert by_person.steps == by_bot.steps


# Undo.


@pytest.mark.case("G01")
def test_undo_takes_back_a_choice_that_told_nothing():
    made = table()
    before = seen(made)
    made.act("picks Lemon Aid")
    made.undo()
    assert seen(made) == before
    made.act("picks Gazpacho Marx")
    made.act("picks Lemon Aid")
    made.undo()
    made.undo()
    assert seen(made) == before


@pytest.mark.case("G01")
def test_undo_never_goes_over_chance():
    made = table()
    with pytest.raises(ValueError, match="Chance has answered"):
        made.undo()  # the cups that were dealt
    made = picked()
    made.act("tips pepper")
    before = seen(made)
    assert "Branch from a line instead" in made.why_no_undo()
    with pytest.raises(ValueError, match="cannot be unseen"):
        made.undo()
    assert seen(made) == before
    made.act("ends the turn")
    made.undo()  # the end of the turn told nothing
    assert seen(made) == before


@pytest.mark.case("G01")
@pytest.mark.parametrize("words", ["rolls the heat die", "flips the crêpe", "tips", "coffee cup", "re-seasons cook"])
def test_undo_never_goes_over_chance_of_any_kind(words):
    def has_just_come(made):
        line = made.lines[-1]
        return line.came and any(words in str(part) for part in (line.move, *line.came))

    made = stopped(has_just_come)
    before = seen(made)
    with pytest.raises(ValueError, match="Chance has answered"):
        made.undo()
    assert seen(made) == before


@pytest.mark.case("G01")
def test_undo_never_goes_over_a_bots_move():
    made = table(players=("person", "random"))
    made.act("picks Gazpacho Marx")
    made.bot_move()
    with pytest.raises(ValueError, match="Bo has moved since"):
        made.undo()


# Branches.


@pytest.mark.case("G01")
def test_a_branch_has_luck_of_its_own():
    made = picked()
    made.act("tips pepper")
    live = made.lines[-1].came
    before = seen(made)
    branches = [made.branch(3) for _again in range(30)]
    for branch in branches:
        assert branch.steps == made.steps[: made.lines[2].stop]
        assert branch.state == made.state_at(3)
        branch.act("tips pepper")
    assert len({branch.seed for branch in branches} - {made.seed}) > 25
    came = {branch.lines[-1].came for branch in branches}
    assert len(came) > 1  # all thirty the same: less likely than (7/20)**29
    assert came != {live}
    assert branches[0].origin == "seed 5, line 3"
    assert seen(made) == before


@pytest.mark.case("G01")
def test_a_branch_with_the_same_luck_repeats_it():
    made = picked()
    play(made, np.random.default_rng(1), most=30)
    before = seen(made)
    branch = made.branch(5, same_luck=True)
    for step in made.steps[made.lines[4].stop :]:
        if step.seat != CHANCE:
            branch.act(step.move)
    assert (branch.steps, branch.state, branch.seed) == (made.steps, made.state, made.seed)
    assert seen(made) == before


def test_a_branch_of_a_branch_and_from_the_very_start():
    made = picked()
    again = made.branch(2).branch(1)
    assert again.origin.endswith("line 1")
    assert again.turn == 0
    fresh = made.branch(0, same_luck=True)
    assert fresh.steps == made.steps[:2]  # the cups are dealt again, by the same luck
    for line in (-1, 4):
        with pytest.raises(ValueError, match=f"lines 0 to 3, no line {line}"):
            made.branch(line)


# Looking back.


def test_every_line_can_be_looked_at():
    made = picked()
    play(made, np.random.default_rng(2), most=30)
    states = list(made.as_log().states())
    for number, line in enumerate(made.lines, start=1):
        assert made.state_at(number) == states[line.stop]
    assert made.state_at(0) == made.game.start()
    assert made.states_between(2, 4) == states[2:5]
    with pytest.raises(ValueError, match="no line 99"):
        made.state_at(99)


# The log and the live table.


def walk(made: Table, rng, steps: int):
    """Random acts, undos, branches and looks back; yields the table after each."""
    for _step in range(steps):
        chosen = rng.integers(20)
        if chosen == 0:
            made = made.branch(
                len(made.lines) - int(rng.integers(min(len(made.lines), 3))), same_luck=bool(rng.integers(2))
            )
        elif chosen == 1:
            made.position = int(rng.integers(len(made.lines) + 1))
        elif chosen in (2, 3) and not made.why_no_undo():
            made.undo()
        elif made.moves:
            made.act(made.moves[int(rng.integers(len(made.moves)))])
        yield made


@pytest.mark.case("G02")
@pytest.mark.parametrize(("seed", "setup"), [(1, {}), (2, {"entered": True})])
def test_the_log_leads_to_the_live_table_whatever_was_done(seed, setup, tmp_path):
    rng = np.random.default_rng(seed)
    undone = 0
    for made in walk(table(cooks=3, **setup), rng, 300):
        text = str(made.as_log())
        log = read_log(text)
        assert log == made.as_log()
        assert str(log) == text
        assert list(log.states())[-1] == made.state
        assert made.moves == made.game.moves(made.state)
        assert made.state_at(len(made.lines)) == made.state
        assert 0 <= made.position <= len(made.lines)
        undone += made.why_no_undo() == ""
    assert undone > 10
    assert len(made.steps) > 20
    file = tmp_path / "game.txt"
    made.save(file)
    assert Table.load(file).steps == made.steps
    told = subprocess.run([sys.executable, "-c", LOADED, str(file)], capture_output=True, text=True, check=True)
    assert told.stdout == f"{made.state.key()} {made.turn} {len(made.steps)} {[move.number for move in made.moves]}\n"


LOADED = """
import sys
from tablecooks.models import Table
made = Table.load(sys.argv[1])
print(made.state.key(), made.turn, len(made.steps), [move.number for move in made.moves])
"""


def _has_crepe(state) -> bool:
    return state.asks == Asks.ACT and state.dish[state.cook] == CREPE


MIDDLE = {
    "two actions used": lambda t: t.state.asks == Asks.ACT and t.state.actions == 1,
    "one, two or three to choose": lambda t: t.state.asks == Asks.RAISE,
    "the coffee break was taken": lambda t: t.state.asks == Asks.ACT and t.state.break_taken == 1,
    "three spoons were played": lambda t: t.state.asks == Asks.ACT and t.state.actions > 3,
    "one try for the crêpe is left": lambda t: _has_crepe(t.state) and t.state.actions == 1,
    "a burnt dish can be saved": lambda t: t.state.asks == Asks.RESCUE,
    "a dish must be picked": lambda t: t.state.asks == Asks.PICK,
}
CHANCE_MIDDLE = {
    "the die rolls": lambda t: t.state.asks == Asks.DIE,
    "between two crystals": lambda t: t.state.asks == Asks.CRYSTAL and t.state.falling == 1,
    "a cup is drawn": lambda t: t.state.asks == Asks.DRAW,
    "the crêpe is in the air": lambda t: t.state.asks == Asks.FLIP,
}


def stopped(condition, **setup) -> Table:
    """A random game, stopped where the condition holds."""
    for seed in range(200):
        made = table(str(seed), cooks=3, **setup)
        if play(made, np.random.default_rng(seed), condition):
            return made
    raise AssertionError("no game came there")


def check_goes_on_alike(made: Table, again: Table):
    """Both stand alike, and every next move leads both to the same."""
    assert seen(again) == seen(made)
    for move in made.moves:
        one, other = (Table.from_log(one.as_log()) for one in (made, again))
        one.act(move)
        other.act(move)
        assert seen(one) == seen(other)


@pytest.mark.case("G03")
@pytest.mark.parametrize("middle", MIDDLE)
def test_a_game_kept_in_the_middle_of_things_goes_on(middle, tmp_path):
    made = stopped(MIDDLE[middle])
    made.save(tmp_path / "kept.txt")
    check_goes_on_alike(made, Table.load(tmp_path / "kept.txt"))


@pytest.mark.case("G03")
def test_a_game_kept_while_a_cup_can_be_taken_goes_on():
    """Only when the tray is empty: all roll coffee cups and keep them."""
    made = table(entered=True)
    while made.state.asks != Asks.TAKE:
        words = [move.words for move in made.moves]
        wanted = [word for word in ("coffee cup", "rolls the heat die", "ends the turn") if word in words]
        likely = max(made.moves, key=lambda move: made.game.chance(made.state).get(move, 0))
        made.act(wanted[0] if wanted else likely)
    assert len(made.moves) > 1
    check_goes_on_alike(made, Table.from_log(str(made.as_log())))


@pytest.mark.case("G03")
@pytest.mark.parametrize("middle", CHANCE_MIDDLE)
def test_a_companion_game_kept_while_chance_is_at_work_goes_on(middle):
    made = stopped(CHANCE_MIDDLE[middle], entered=True)
    check_goes_on_alike(made, Table.from_log(str(made.as_log())))


def test_a_log_whose_future_is_known_goes_on_with_it():
    """A reload does not change the dice: the table that was kept and the one that went on meet the same."""
    made = picked()
    again = Table.from_log(str(made.as_log()))
    for one in (made, again):
        play(one, np.random.default_rng(4), most=50)
    assert seen(made) == seen(again)


def test_a_damaged_log_makes_no_table():
    text = str(picked().as_log())
    with pytest.raises(LogError, match="line 19"):
        Table.from_log(text.replace("Gazpacho Marx", "Gazpacho Engels"))
    with pytest.raises(ValueError, match="No one called 'robot'"):
        Table.from_log(text.replace("Ana, person", "Ana, robot"))


def test_steps_that_the_rules_forbid_make_no_table():
    made = picked()
    steps = (*made.steps[:2], made.steps[2], made.steps[2])
    with pytest.raises(IllegalMove):
        Table.from_log(Log(made.game, made.names, made.players, made.seed, steps))


# Clicks that come twice, late, or from elsewhere.


@pytest.mark.case("G05")
@pytest.mark.parametrize("words", ["rolls the heat die", "tips pepper", "ends the turn"])
def test_a_double_click_is_one_move(words):
    made = picked()
    at = len(made.steps)
    made.act(words, at=at)
    before = seen(made)
    with pytest.raises(StaleClick, match="Nothing was changed"):
        made.act(words, at=at)
    assert seen(made) == before
    assert len(made.lines) == 4


@pytest.mark.case("G05")
def test_a_double_pick_and_a_double_undo_are_one():
    made = table()
    made.act("picks Lemon Aid", at=2)
    with pytest.raises(StaleClick):
        made.act("picks Gazpacho Marx", at=2)
    assert len(made.lines) == 2
    made.act("picks Gazpacho Marx", at=3)
    made.undo(at=4)
    before = seen(made)
    with pytest.raises(StaleClick):
        made.undo(at=4)
    assert seen(made) == before
    assert len(made.lines) == 2


@pytest.mark.case("G05")
def test_a_click_for_a_position_that_has_passed_or_never_was():
    made = picked()
    made.act("tips pepper")
    before = seen(made)
    for at in (0, 2, 4, len(made.steps) - 1, len(made.steps) + 1, -1):
        with pytest.raises(StaleClick):
            made.act("rolls the heat die", at=at)
        with pytest.raises(StaleClick):
            made.undo(at=at)
    assert seen(made) == before


@pytest.mark.case("G05")
def test_nobody_moves_for_a_bot():
    made = table(players=("person", "random"))
    made.act("picks Gazpacho Marx")
    before = seen(made)
    with pytest.raises(IllegalMove, match="it is Bo's turn"):
        made.act("picks Lemon Aid", at=len(made.steps))
    assert seen(made) == before


# The companion: people enter what real things brought.


def test_entered_chance_waits_for_people():
    made = table(entered=True)
    assert made.turn == CHANCE
    assert made.lines == ()
    assert made.steps == ()
    for words in ("three spoons", "re-season", "picks Gazpacho Marx", "picks Tomato Tornado", "tips pepper"):
        made.act(words)
    assert made.turn == CHANCE
    with pytest.raises(IllegalMove):
        made.act("rolls the heat die")
    for words in ("2 fall", "pepper", "salt"):
        made.act(words)
    assert made.state.pan[0] == [0, 1, 0, 0, 1]
    assert made.as_log().line_text(made.lines[-1]) == "Ana tips pepper: 2 fall, pepper, salt"


def test_a_fall_that_the_law_gives_no_weight_can_be_entered():
    made = table(entered=True)
    for words in ("three spoons", "re-season", "picks Gazpacho Marx", "picks Tomato Tornado", "tips pepper"):
        made.act(words)
    assert made.game.chance(made.state)[made.game.find("7 fall")] == 0
    made.act("7 fall")
    for _crystal in range(7):
        made.act("pepper")
    assert made.turn >= 0
    assert Table.from_log(str(made.as_log())).state == made.state
    drawn = picked()
    with pytest.raises(IllegalMove):
        drawn.act("7 fall")


def test_what_was_entered_can_be_mended():
    made = table(entered=True)
    for words in ("three spoons", "re-season", "picks Gazpacho Marx", "picks Tomato Tornado", "tips pepper"):
        made.act(words)
    before = seen(made)
    made.act("2 fall")
    made.act("salt")
    made.undo()
    made.undo()
    assert seen(made) == before
    made.act("1 falls")
    made.act("pepper")
    assert made.state.pan[0] == [0, 1, 0, 0, 0]
    while made.steps:
        made.undo()
    assert made.state == made.game.start()
    with pytest.raises(ValueError, match="Nothing has happened yet"):
        made.undo()
