"""Random games per second: compiled rules, the same rules as plain Python, and OpenSpiel's games driven from Python.

    python benchmarks/playouts.py [seconds for each row]

All in one run and in seconds of one core, so that the ratios hold whatever the machine and its other work.
A chance outcome counts as a move everywhere.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator

from tablecooks.games import alacarte, breakfast, kulinary
from tablecooks.simulate.compiled import playouts
from tablecooks.simulate.forms import has_compiler

SECONDS = 3.0
ROUNDS = 3  # the best of so many, against other work on the machine
OPENSPIEL = ("pig", "backgammon")


def rows() -> Iterator[tuple[str, Callable[[int], int], int]]:
    """Name, a function that plays so many games and gives the moves made, and how many games make one call."""
    tables = [(f"À la carte, {seats} cooks", alacarte.game(cooks=seats)) for seats in (3, 4, 2)]
    tables += [
        ("King's Breakfast, 4 guests", breakfast.game(guests=4)),
        ("Kulinary, 3 cooks", kulinary.game(players=3)),
    ]
    for name, game in tables:
        if has_compiler():
            yield f"{name}, compiled", lambda games, game=game: ours(game, games, False), 5_000
        yield f"{name}, plain", lambda games, game=game: ours(game, games, True), 20
    yield from openspiel_rows()


def ours(game, games, plain) -> int:
    return int(playouts(game, games, 1, plain=plain).moves.sum())


def openspiel_rows():
    try:
        import pyspiel
    except ImportError as error:
        print(f"OpenSpiel is left out: {error}\n")
        return
    for name in OPENSPIEL:
        game = pyspiel.load_game(name)
        yield f"OpenSpiel {name}, from Python", lambda games, game=game: openspiel_games(game, games), 20


def openspiel_games(game, games) -> int:
    """As OpenSpiel's own examples play: chance by its outcomes, players evenly among the legal actions."""
    made = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            made += 1
    return made


def moves_per_second(play: Callable[[int], int], games: int, seconds: float) -> tuple[float, float]:
    """The best of the rounds: moves a second, and moves in a game."""
    play(1)  # compile, or read what was compiled
    best, made, played = 0.0, 0, 0
    for _ in range(ROUNDS):
        begin, moves, batches = time.process_time(), 0, 0
        while time.process_time() - begin < seconds / ROUNDS:
            moves += play(games)
            batches += 1
        best = max(best, moves / (time.process_time() - begin))
        made, played = made + moves, played + batches * games
    return best, made / played


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    random.seed(1)
    first = None
    print(f"{'':34} {'moves/s':>12} {'moves/game':>11} {'first row is':>14}")
    for name, play, games in rows():
        speed, length = moves_per_second(play, games, seconds)
        first = first or speed
        print(f"{name:34} {speed:12,.0f} {length:11.0f} {first / speed:12.1f} ×")


if __name__ == "__main__":
    main()
