"""Seeds: any text is one, and the n-th chance move of a game always draws from the n-th child.

Nothing of the random stream has to be saved: a game that is loaded at move n goes on exactly as it
would have gone on.
"""

import hashlib
import re
import secrets
from decimal import Decimal, InvalidOperation

import numpy as np

from tablecooks.core.words import _, fold

__all__ = ["Luck", "as_seed", "new_seed"]

LONGEST_SEED = 80
CHANCE = 0
BOTS = 1
BRANCHED = re.compile(r"(.+)~(\d{1,9})~(.+)")  # an earlier seed, the step of the branch, the seed from there on
LONGEST_BRANCHED = 400


def new_seed() -> str:
    """A seed nobody has chosen: six digits, easy to say aloud."""
    return str(100_000 + secrets.randbelow(900_000))


def as_seed(value) -> str:
    """The one spelling of a seed: trimmed text, with whole numbers in plain digits.

    ``7``, ``"7"``, ``" 007 "``, ``7.0`` and a full-width seven all are ``"7"``; ``"7.5"`` and
    ``"kitchen"`` are themselves. ``None`` and blank text ask for a new seed.

    Raises
    ------
    ValueError
        For a truth value, or a text of more than 80 characters.

    A branch's seed holds the seed it came from: ``7~45~881122`` draws as ``7`` up to step 45, then as ``881122``.
    """
    if value is None:
        return new_seed()
    if isinstance(value, (bool, np.bool_)):
        raise ValueError(_("A seed is a number or any text, not True or False."))
    # What cannot be seen goes first: a blank or an accent beside it would otherwise read another way the next time.
    text = fold("".join(character for character in str(value) if character.isprintable() or character.isspace()))
    if not text:
        return new_seed()
    longest = LONGEST_BRANCHED if BRANCHED.fullmatch(text) else LONGEST_SEED
    if len(text) > longest:
        message = _("A seed has at most {longest} characters; this one has {length}.")
        raise ValueError(message.format(longest=longest, length=len(text)))
    return _plain_digits(text)


def _plain_digits(text: str) -> str:
    """Whole numbers in one spelling (``1e3`` is ``1000``); any other text as it is."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        return text
    if not number.is_finite() or number.adjusted() > LONGEST_SEED or number != number.to_integral_value():
        return text
    plain = str(int(number))
    return plain if len(plain) <= LONGEST_SEED else text


class Luck:
    """The random streams of one game: one for chance, one for each bot, all from one seed.

    ``seed`` is the text, ``entropy`` the whole number it becomes (the first 16 bytes of the text's SHA-256; of a
    branch's seed, that of its last part).
    """

    def __init__(self, seed=None):
        self.seed = as_seed(seed)
        branched = BRANCHED.fullmatch(self.seed)
        self._before = Luck(branched[1]) if branched else None
        self._since = int(branched[2]) if branched else 0
        last = branched[3] if branched else self.seed
        self.entropy = int.from_bytes(hashlib.sha256(last.encode()).digest()[:16], "big")

    def __repr__(self):
        return f"Luck({self.seed!r})"

    def chance(self, step: int) -> np.random.Generator:
        """The stream for the chance move that is the game's ``step``-th move (from 0)."""
        return self._at(step)._child(CHANCE, step)

    def bot(self, seat: int, step: int) -> np.random.Generator:
        """The stream for the bot on ``seat`` when it makes the game's ``step``-th move (from 0)."""
        return self._at(step)._child(BOTS, seat, step)

    def branched(self, step: int) -> "Luck":
        """The same luck up to ``step`` and a new one from there on."""
        return Luck(f"{self._at(max(step - 1, 0)).seed}~{step}~{new_seed()}") if step else Luck()

    def _at(self, step: int) -> "Luck":
        """The luck that this step draws from: this one, or what a branch came from."""
        return self if self._before is None or step >= self._since else self._before._at(step)

    def _child(self, *key: int) -> np.random.Generator:
        return np.random.default_rng(np.random.SeedSequence(self.entropy, spawn_key=key))
