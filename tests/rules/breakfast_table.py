"""A table of King's Breakfast stood in any position, and played by words.

Guests are ``A``, ``B``, ``C``, …; every drawn position and every position after it holds all 110 cards.
"""

import pytest

from tablecooks.core.game import CHANCE, IllegalMove
from tablecooks.games import breakfast
from tablecooks.games.breakfast.pieces import CARDS, DISHES, EMERALD, KINDS, Asks

A, B, C, D, E = range(5)
DISH_NAMES = ("ham", "cheese", "bread", "cake", "wine", "fruit", "chicken")


def count_cards(state) -> None:
    """KB-C1: no card is lost and none comes from nowhere."""
    for kind in range(KINDS):
        total = state.deck[kind] + state.gone[kind]
        if kind == EMERALD:
            assert total + state.emeralds == 5
        else:
            hands = sum(hand[kind] for hand in (*state.taken, *state.drawn))
            assert total + state.table[kind] + state.king[kind] + hands == 15, DISH_NAMES[kind]
    assert state.left == sum(state.deck)
    assert state.held == [sum(hand) for hand in state.drawn]


def numbers(**dishes) -> list[int]:
    """``ham=2`` as seven numbers."""
    assert set(dishes) <= set(DISH_NAMES)
    return [dishes.get(dish, 0) for dish in DISH_NAMES]


class Table:
    """A game and its present state. What draws a position returns the table, so that calls can be chained."""

    def __init__(self, game, state):
        self.game = game
        self.state = state

    # Drawing a position: cards come from the deck.

    def lay(self, emeralds=0, **dishes):
        """The table is laid and the cook is to act."""
        self._from_deck(numbers(**dishes), self.state.table)
        self.state.emeralds += emeralds
        self.state.deck[EMERALD] -= emeralds
        self.state.left -= emeralds
        self.state.asks, self.state.rounds = Asks.ACT, max(self.state.rounds, 1)
        return self

    def king(self, **dishes):
        self._from_deck(numbers(**dishes), self.state.king)
        return self

    def hand(self, seat, **dishes):
        """Piles that a guest took from the table."""
        self._from_deck(numbers(**dishes), self.state.taken[seat])
        return self

    def drew(self, seat, **dishes):
        """Cards that a guest drew unseen."""
        self._from_deck(numbers(**dishes), self.state.drawn[seat])
        self.state.held[seat] = sum(self.state.drawn[seat])
        return self

    def deck(self, emeralds=0, **dishes):
        """Only these cards are left in the deck; the others are out of the game."""
        for kind, number in enumerate([*numbers(**dishes), emeralds]):
            self.state.gone[kind] += self.state.deck[kind] - number
            self.state.deck[kind] = number
        self.state.left = sum(self.state.deck)
        count_cards(self.state)
        return self

    def turn_of(self, seat, cook=A):
        self.state.seat, self.state.cook = seat, cook
        return self

    def _from_deck(self, wanted, to):
        for dish in range(DISHES):
            to[dish] += wanted[dish]
            self.state.deck[dish] -= wanted[dish]
            self.state.left -= wanted[dish]
        assert min(self.state.deck) >= 0

    # Playing.

    def play(self, *moves):
        for move in moves:
            self.state = self.game.apply(self.state, move)
            count_cards(self.state)
        return self

    def may(self) -> set[str]:
        """The words of all that can be done or can come now."""
        return {move.words for move in self.game.moves(self.state)}

    def refuses(self, move, clause) -> None:
        before = self.state.key()
        with pytest.raises(IllegalMove) as refused:
            self.game.apply(self.state, move)
        assert refused.value.reason.clause == clause
        assert self.state.key() == before

    @property
    def asked(self) -> int:
        return self.game.turn(self.state)

    @property
    def is_chance(self) -> bool:
        return self.asked == CHANCE

    def points(self):
        return self.game.scores(self.state)

    def over(self):
        """The same cards when the game is over."""
        self.state.asks = Asks.OVER
        return self


def table(guests=3, **settings) -> Table:
    game = breakfast.game(guests=guests, **settings)
    return Table(game, game.start())


def cards_in(numbers_) -> dict[str, int]:
    return {dish: number for dish, number in zip(DISH_NAMES, numbers_, strict=True) if number}


assert CARDS == 110
