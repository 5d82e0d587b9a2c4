"""Golden logs: whole games as text, one at least for every game, replayed from their own moves.

``python -m tests.every_game.test_golden`` writes them anew; read what changes as you would read code.
"""

from pathlib import Path

import pytest

from tablecooks.bots import BOTS
from tablecooks.core.log import Log, Step
from tablecooks.core.play import play
from tablecooks.core.seed import Luck
from tablecooks.games import GAMES, read_log

FOLDER = Path(__file__).with_name("golden")
LOGS = sorted(FOLDER.glob("*.txt"))
SEED = "golden"


def test_every_game_has_golden_logs():
    assert {path.stem.partition("-")[0] for path in LOGS} == set(GAMES)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_replays_to_its_end_and_prints_as_it_stands(path):
    text = path.read_text("utf-8")
    moves, _, end = text.partition("\nend: ")
    log = read_log(moves)
    assert _without_version(str(log)) == _without_version(moves + "\n")
    *_, last = log.states()
    assert log.game.is_over(last)
    assert end.strip() == _end(log.game, last)


def _without_version(text: str) -> str:
    return "\n".join(row for row in text.splitlines() if not row.startswith(("version: ", "drawn from: "))).strip()


def _end(game, state) -> str:
    return f"points {game.scores(state)}, places {game.places(state)}"


def _write_all():
    """A game of careful bots and one of random bots for every game, at its first case."""
    for key, book in GAMES.items():
        for bot in ("careful", "random"):
            game = book()
            luck = Luck(f"{SEED} {bot}")
            played = play(game, [BOTS[key][bot]] * game.seats, luck)
            names = tuple(f"{bot.title()} {seat + 1}" for seat in range(game.seats))
            log = Log(game, names, (bot,) * game.seats, luck.seed, _steps(game, played.moves))
            (FOLDER / f"{key}-{bot}.txt").write_text(f"{log}end: {_end(game, played.state)}\n", "utf-8")


def _steps(game, moves) -> tuple[Step, ...]:
    state, steps = game.start(), []
    for move in moves:
        steps.append(Step(game.turn(state), move))
        state = game.apply(state, move)
    return tuple(steps)


if __name__ == "__main__":
    _write_all()
