"""``@rule`` marks a function as part of a rule book: plain Python for people, compilable for machines."""

from collections.abc import Callable

__all__ = ["RULES", "rule"]

#: Every function marked so far. Compiled loops register these with Numba before they are built, so
#: that importing the rules costs no import of a compiler.
RULES: list[Callable] = []


def rule(function: Callable) -> Callable:
    """Mark ``function`` as a rule and return it unchanged.

    A rule works on records alone, with whole numbers, loops and other rules: the part of Python
    that means the same when it is compiled.
    """
    RULES.append(function)
    return function
