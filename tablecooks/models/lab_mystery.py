"""The mystery shaker: how much salt is in it is hidden, and is inferred from tips, exactly, until it is opened."""

from fractions import Fraction
from math import comb

from tablecooks.core.seed import Luck, new_seed
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import Fall
from tablecooks.models.lab_shaker import BACK, EMPTIES, MOST, Shaker
from tablecooks.models.lab_stream import Stream
from tablecooks.models.table import StaleClick

__all__ = ["DOTS", "MOST_TRIES", "Mystery", "as_dots"]

DOTS = 100
MOST_TRIES = 500
LONGEST = 40


class Mystery:
    """A shaker of ``total`` crystals; every number of salt from 0 to ``total`` is as likely as any other.

    ``number`` is all that a link carries of it. What is inside comes from the number, and leaves this object
    only through :meth:`contents`, once it is open.
    """

    def __init__(self, total: int, fall: Fall, mode: str, number: str = "", tried: int = 0, guess: str = ""):
        if not 2 <= total <= MOST:
            total = min(max(total, 2), MOST)
        self.number = number.strip()[:LONGEST] or new_seed()
        self.total, self.mode = total, mode
        luck = Luck(f"mystery {self.number} {total}")
        self._salt = int(luck.chance(0).integers(total + 1))
        self._stream = Stream(Shaker(total - self._salt, self._salt, fall, mode), Luck(f"{luck.seed} tips"))
        self._stream.make(min(tried, MOST_TRIES))
        self.guess: int | None = None
        if guess:
            self.open(guess)

    @property
    def tips(self) -> list[tuple[int, int]]:
        """What each tip showed: (crystals, salt among them)."""
        return [(tip.fell, tip.salt) for tip in self._stream.tips]

    @property
    def last_order(self) -> str:
        """The crystals of the last tip in the order in which they fell."""
        return self._stream.tips[-1].order if self._stream.tips else ""

    @property
    def left(self) -> int:
        """How many crystals are in it now; that much can be seen."""
        return sum(self._stream.inside)

    @property
    def is_open(self) -> bool:
        return self.guess is not None

    def tip(self, n: int, at: int) -> None:
        if self.is_open:
            raise ValueError(_("This shaker is open; there is nothing left to find out. Take a new one."))
        if at != len(self._stream.tips):
            raise StaleClick(_("That click came too late: the shaker has been tipped since. Nothing was changed."))
        if at + n > MOST_TRIES:
            raise ValueError(_("{most} tips are enough: make your guess.").format(most=MOST_TRIES))
        self._stream.make(n)

    def open(self, guess: str) -> None:
        """Open it with a guess; the first guess stays."""
        if self.is_open:
            raise ValueError(_("It is open already; your guess was {guess}.").format(guess=self.guess))
        typed = str(guess).strip()
        if not (typed.isdecimal() and len(typed) < 4 and int(typed) <= self.total):
            message = _("Guess how many are salt: a whole number from 0 to {total}, not {text!r}.")
            raise ValueError(message.format(total=self.total, text=typed[:20]))
        self.guess = int(typed)

    def contents(self) -> int:
        """How many crystals of salt it holds; ValueError while it is closed."""
        if not self.is_open:
            raise ValueError(_("Nobody looks into it before it is opened."))
        return self._salt

    def belief(self) -> list[Fraction]:
        """P(it holds s crystals of salt, given the tips) for s = 0 … ``total``: Bayes' rule, exactly."""
        weights = [self._likelihood(salt) for salt in range(self.total + 1)]
        everything = sum(weights)
        return [Fraction(weight, everything) for weight in weights]

    def _likelihood(self, salt: int) -> int:
        """In how many ways ``salt`` crystals of salt give the tips that were seen; one scale for every ``salt``."""
        inside, weight, full = (self.total - salt, salt), 1, (self.total - salt, salt)
        for fell, salted in self.tips:
            if self.mode == BACK:
                weight *= salt**salted * (self.total - salt) ** (fell - salted)
                continue
            weight *= comb(inside[1], salted) * comb(inside[0], fell - salted)
            if weight == 0:
                return 0
            after = inside[0] - (fell - salted), inside[1] - salted
            inside = after if self.mode == EMPTIES and sum(after) else full
        return weight


def as_dots(belief: list[Fraction], dots: int = DOTS) -> list[int]:
    """``belief`` as whole numbers of dots that sum to ``dots``: the largest remainders get what rounding left."""
    whole = [int(share * dots) for share in belief]
    rest = sorted(range(len(belief)), key=lambda place: (whole[place] - belief[place] * dots, place))
    for place in rest[: dots - sum(whole)]:
        whole[place] += 1
    return whole
