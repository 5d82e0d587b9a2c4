"""The two forms of the random-play loop over rows of tables: plain and compiled."""

import threading
from collections.abc import Callable
from functools import cache

import numpy as np

from tablecooks.core.game import OVER, RuleBook
from tablecooks.core.rule import RULES
from tablecooks.simulate.cache import KeptCode
from tablecooks.simulate.loop import make_play
from tablecooks.simulate.stream import COMPILED, PLAIN

__all__ = ["has_compiler", "play_of", "register_rules"]

_lock = threading.RLock()
_registered = set()


@cache
def has_compiler() -> bool:
    """Is Numba there, and not switched off?"""
    try:
        from numba import config
    except ImportError:
        return False
    return not config.DISABLE_JIT


def play_of(book: RuleBook, plain: bool) -> Callable:
    """The function that plays batches by ``book``: compiled at its first call if it can be and ``plain`` is false.

    ``play(states, moves, over, kept, options, spec, seed, other_seed, first, bound)`` plays every row of
    ``states`` to its end; see ``make_play`` for ``kept`` and ``options``.
    """
    with _lock:
        return _compiled(book) if has_compiler() and not plain else _plain(book)


@cache
def _plain(book: RuleBook) -> Callable:
    play_one = make_play(book, PLAIN, lambda function: function)

    def play(states, moves, over, kept, options, spec, seed, other_seed, first, bound):
        allowed, ways = [False] * book.moves, [0] * book.moves
        for i in range(len(states)):
            table = book.state.from_row(states[i])
            moves[i] = play_one(table, spec, allowed, ways, seed, other_seed, first + i, bound, kept, options)
            over[i] = book.rules.turn(table) == OVER
            states[i] = table.to_rows()[0]

    return play


@cache
def _compiled(book: RuleBook) -> Callable:
    from numba import njit

    register_rules()
    compiled = _over_rows(book, njit(nogil=True))
    # In place of Numba's own cache, which does not see that a rule in another file has changed.
    compiled._cache = KeptCode(book, _compiler())

    def play(states, moves, over, kept, options, spec, seed, other_seed, first, bound):
        words = np.uint64(seed), np.uint64(other_seed)
        compiled(states, moves, over, kept, options, spec.to_rows(), *words, np.int64(first), np.int64(bound))

    return play


def register_rules() -> None:
    """Make every rule known to Numba, so that compiled functions may call it."""
    from numba.extending import register_jitable

    for rule in RULES:
        if rule not in _registered:
            register_jitable(rule)
            _registered.add(rule)


def _compiler() -> str:
    """The compiler and whatever in its settings changes the code that it makes."""
    import llvmlite
    import numba

    names = ("OPT", "BOUNDSCHECK", "CPU_NAME", "CPU_FEATURES", "DEBUGINFO_DEFAULT")
    settings = [(name, getattr(numba.config, name, None)) for name in names]
    return f"numba {numba.__version__} llvmlite {llvmlite.__version__} numpy {np.__version__} {settings}"


def _over_rows(book: RuleBook, jit: Callable) -> Callable:
    play_one = make_play(book, COMPILED, jit)
    turn, all_moves = book.rules.turn, book.moves

    @jit
    def play(states, moves, over, kept, options, specs, seed, other_seed, first, bound):
        spec, allowed, ways = specs[0], np.zeros(all_moves, np.bool_), np.zeros(all_moves, np.int64)
        for i in range(len(states)):
            table = states[i]
            moves[i] = play_one(table, spec, allowed, ways, seed, other_seed, first + i, bound, kept, options)
            over[i] = turn(table) == OVER

    return play
