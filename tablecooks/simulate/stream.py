"""The random stream of one game in a batch: SplitMix64, the same numbers as plain Python and compiled.

SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) adds a constant to
a 64-bit state and mixes it. The stream of game ``k`` begins at a state mixed from the batch's seed and ``k``
alone, so a game is the same in a batch of ten and of ten million, and whichever worker plays it. Different
games of a batch never begin at the same state.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

__all__ = ["COMPILED", "PLAIN", "Numbers", "Stream", "make_stream", "seed_words"]

ALL_BITS = 2**64 - 1


class Numbers(NamedTuple):
    """The types that a form of the loops counts in: ``word`` holds 64 bits without a sign, ``whole`` has one."""

    word: Callable
    whole: Callable


PLAIN = Numbers(int, int)
COMPILED = Numbers(np.uint64, np.int64)


class Stream(NamedTuple):
    """``start(seed, other_seed, k)`` begins game ``k``; ``below(state, n)`` gives the next state and a draw below n."""

    start: Callable
    below: Callable


def seed_words(entropy: int) -> tuple[int, int]:
    """A seed's 128 bits (``Luck.entropy``) as two words of 64."""
    return entropy & ALL_BITS, (entropy >> 64) & ALL_BITS


def make_stream(numbers: Numbers, jit: Callable) -> Stream:
    """The stream as functions that ``jit`` compiles, or leaves as they are."""
    word, whole = numbers
    one, all_bits, step = word(1), word(ALL_BITS), word(0x9E3779B97F4A7C15)
    first_factor, second_factor = word(0xBF58476D1CE4E5B9), word(0x94D049BB133111EB)
    first_shift, second_shift, third_shift = word(30), word(27), word(31)

    @jit
    def mix(state):
        state = ((state ^ (state >> first_shift)) * first_factor) & all_bits
        state = ((state ^ (state >> second_shift)) * second_factor) & all_bits
        return state ^ (state >> third_shift)

    @jit
    def start(seed, other_seed, k):
        return mix((mix((word(k) * step + seed) & all_bits) + other_seed) & all_bits)

    @jit
    def below(state, number):
        """Every draw below ``number`` is equally likely: one from an incomplete last round is drawn again."""
        number = word(number)
        while True:
            state = (state + step) & all_bits
            drawn = mix(state)
            rest = drawn % number
            if drawn - rest <= all_bits - (number - one):
                return state, whole(rest)

    return Stream(start, below)
