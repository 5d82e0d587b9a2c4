"""Random play by the rules of any game: one source, run as plain Python or compiled.

A cook picks evenly among the legal moves; chance picks by its ways.
"""

from collections.abc import Callable

from tablecooks.core.game import CHANCE, OVER, RuleBook
from tablecooks.simulate.stream import Numbers, make_stream

__all__ = ["STUCK", "make_play"]

STUCK = -1  # nothing could be done at a table whose game was not over


def make_play(book: RuleBook, numbers: Numbers, jit: Callable) -> Callable:
    """The loop of one rule book, as a function that ``jit`` compiles, or leaves as it is."""
    pick = _make_pick(book, numbers, jit)
    keep = _make_keep(book, jit)
    start = make_stream(numbers, jit).start
    turn, apply = book.rules.turn, book.rules.apply

    @jit
    def play(t, spec, allowed, ways, seed, other_seed, k, bound, kept, options):
        """Play game ``k`` on from the table ``t``, at most ``bound`` moves; how many it took, or STUCK.

        ``kept`` takes the first moves, as many as it has room for, and ``options`` what each was picked from.
        ``allowed`` and ``ways`` are scratch, one number a move.
        """
        state = start(seed, other_seed, k)
        made = 0
        while made < bound and turn(t) != OVER:
            move, state = pick(t, spec, allowed, ways, state)
            if move == STUCK:
                return STUCK
            if made < len(kept):
                kept[made] = move
                keep(move, allowed, ways, options[made])
            apply(t, spec, move)
            made += 1
        return made

    return play


def _make_keep(book, jit):
    first_chance, all_moves = book.first_chance, book.moves

    @jit
    def keep(move, allowed, ways, options):
        if move < first_chance:
            for number in range(first_chance):
                options[number] = int(allowed[number])
        else:
            for number in range(first_chance, all_moves):
                options[number] = ways[number]

    return keep


def _make_pick(book, numbers, jit):
    """Pick a move for whoever's turn it is: ``pick(t, spec, allowed, ways, state)`` gives it and the next state."""
    turn, legal, odds = book.rules.turn, book.rules.legal, book.rules.odds
    first_chance, all_moves = book.first_chance, book.moves
    below = make_stream(numbers, jit).below

    @jit
    def pick_legal(t, spec, allowed, state):
        for move in range(first_chance):
            allowed[move] = False
        legal(t, spec, allowed)
        total = 0
        for move in range(first_chance):
            total += allowed[move]
        if total == 0:
            return STUCK, state
        state, left = below(state, total)
        move = 0
        while left >= allowed[move]:
            left -= allowed[move]
            move += 1
        return move, state

    @jit
    def pick_outcome(t, spec, ways, state):
        for move in range(first_chance, all_moves):
            ways[move] = 0
        odds(t, spec, ways)
        total = 0
        for move in range(first_chance, all_moves):
            total += max(ways[move], 0)  # UNWEIGHTED counts for nothing
        if total == 0:
            return STUCK, state
        state, left = below(state, total)
        move = first_chance
        while left >= max(ways[move], 0):
            left -= max(ways[move], 0)
            move += 1
        return move, state

    @jit
    def pick(t, spec, allowed, ways, state):
        if turn(t) == CHANCE:
            return pick_outcome(t, spec, ways, state)
        return pick_legal(t, spec, allowed, state)

    return pick
