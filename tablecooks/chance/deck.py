"""What a guest of King's Breakfast can say about the next cards, from what that seat has seen.

>>> from tablecooks.games.breakfast import game
>>> table = game(guests=3)
>>> seen = Unseen.by(table, table.start(), seat=0)
>>> next_cards(seen, 2).P(("ham", "ham"))
Fraction(21, 1199)
>>> some_emerald(seen, 6)
Fraction(15214501, 61195761)

An Emerald is never hidden in a hand: whoever draws one uses it or lays it down in sight (KB-A5). So all that were not
seen are in the deck, and a hidden card of another hand is one of the unseen servings, each equally likely.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from tablecooks.chance.dist import Dist
from tablecooks.chance.urns import drawn, hypergeometric
from tablecooks.core.game import Game
from tablecooks.core.record import Record
from tablecooks.core.words import _
from tablecooks.games.breakfast.deck import unseen
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, GUESTS, HIDDEN
from tablecooks.games.breakfast.words import CARD_WORDS, DISH_WORDS

__all__ = ["Unseen", "counts", "dealt_anew", "emeralds", "next_card", "next_cards", "some_emerald"]

CALLED = CARD_WORDS[EMERALD]


class Unseen(NamedTuple):
    """What a seat has not seen: ``servings`` by dish, in the deck or in other hands; ``emeralds`` and all ``cards``
    of the deck.
    """

    servings: tuple[int, ...]
    emeralds: int
    cards: int

    @classmethod
    def by(cls, game: Game, state: Record, seat: int) -> "Unseen":
        """From the seat's view of ``state``; nothing that is hidden from it is looked at."""
        view = game.view(state, seat)
        return cls(tuple(unseen(view, dish) for dish in range(DISHES)), view.deck[EMERALD], view.left)

    def less(self, card: str) -> "Unseen":
        """After one card more was seen, taken from the deck."""
        if card == CALLED:
            return self._replace(emeralds=self.emeralds - 1, cards=self.cards - 1)
        servings = list(self.servings)
        servings[DISH_WORDS.index(card)] -= 1
        return self._replace(servings=tuple(servings), cards=self.cards - 1)


def next_card(seen: Unseen) -> Dist:
    """The law of the next card: Emerald with e/d, a dish with (1 − e/d)·x/u.

    Of d cards in the deck e are Emeralds; of u unseen servings x are of that dish. ValueError for an empty deck.
    """
    if not seen.cards:
        raise ValueError(_("The deck is empty: no card comes."))
    emerald, pool = Fraction(seen.emeralds, seen.cards), sum(seen.servings)
    chances = {
        dish: (1 - emerald) * Fraction(number, max(pool, 1))
        for dish, number in zip(DISH_WORDS, seen.servings, strict=True)
    }
    return Dist(chances | {CALLED: emerald})


def next_cards(seen: Unseen, n: int) -> Dist:
    """The joint law of the next ``n`` cards in their order, as tuples of words: 8**n outcomes, so few cards."""
    law = Dist({(): 1})
    for _card in range(n):
        law = law.then(lambda came: next_card(_after(seen, came)).map(lambda card: (*came, card)))
    return law


def _after(seen: Unseen, came: Iterable[str]) -> Unseen:
    for card in came:
        seen = seen.less(card)
    return seen


def emeralds(seen: Unseen, n: int) -> Dist:
    """How many Emeralds are among the next ``n`` cards: the hypergeometric law."""
    return hypergeometric(seen.emeralds, seen.cards - seen.emeralds, n)


def some_emerald(seen: Unseen, n: int) -> Fraction:
    """The probability that at least one Emerald is among the next ``n`` cards."""
    return 1 - emeralds(seen, n).P(0)


def counts(seen: Unseen, n: int) -> Dist:
    """How many of each kind are among the next ``n`` cards: tuples in the order of the dishes, Emerald last."""

    def servings(number: int) -> Dist:
        return drawn(seen.servings, n - number).map(lambda counted: (*counted, number))

    return emeralds(seen, n).then(servings)


def dealt_anew(game: Game, view: Record, rng: np.random.Generator) -> Record:
    """A whole table that looks like ``view``: hidden hands and the deck dealt anew, for a bot that searches.

    Every such table comes as often as the seat must think it likely: hidden cards are servings, Emeralds are in the
    deck. A table on which nothing is hidden comes back as it is.
    """
    table = view.copy()
    pool = rng.permutation([dish for dish in range(DISHES) for _card in range(unseen(view, dish))]).tolist()
    for seat in range(GUESTS):
        if view.drawn[seat][0] == HIDDEN:
            hand, pool = pool[: view.held[seat]], pool[view.held[seat] :]
            table.drawn[seat] = [hand.count(dish) for dish in range(DISHES)]
    table.deck[:DISHES] = [pool.count(dish) for dish in range(DISHES)]
    return table
