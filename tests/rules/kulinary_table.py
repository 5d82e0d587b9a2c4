"""A table of Kulinary stood in any position, and played by words.

Cooks are ``A`` to ``F``; their chefs stand for carrot, egg, flour, fish, tomato and milk, in this order. Every drawn
position and every position after it holds all 60 ingredient cards and 29 dishes: see :func:`count_cards`.
"""

from tablecooks.core.game import CHANCE
from tablecooks.games import kulinary
from tablecooks.games.kulinary.hands import hand_size, in_hand
from tablecooks.games.kulinary.pieces import COOKS, INGREDIENTS, NOBODY, Asks, Location, Place
from tablecooks.games.kulinary.rounds import asked_at
from tests.rules.refusal import Refuses
from tests.rules.set_for_tests import KINDS, NAMES, plain_set

A, B, C, D, E, F = range(6)
STORE, WINDOW, DOOR, WALL, TABLE = Location
CRATES = ("1 for 1", "1 for 2", "2 for 2", "2 for 3", "3 for 4")
LAYS = tuple(
    f"lays a token at the {place}"
    for place in ("store", "stove by the window", "door", "stove by the wall", "serving table")
)


def count_cards(state) -> None:
    """KU-C1: no card is lost and none comes from nowhere."""
    for kind in range(INGREDIENTS):
        hands = sum(hand[kind] for hand in (*state.taken, *state.drawn))
        assert state.deck[kind] + state.discards[kind] + state.store[kind] + hands == 10, KINDS[kind]
    assert state.left == sum(state.deck)
    assert state.held == [sum(hand) for hand in state.drawn]
    assert (
        min(*state.deck, *state.discards, *state.store, *(n for hand in (*state.taken, *state.drawn) for n in hand))
        >= 0
    )
    assert all(Place.WALL <= place < COOKS for place in state.place)


def numbers(cards) -> list[int]:
    """``{"egg": 2}`` as six numbers."""
    assert set(cards) <= set(KINDS)
    return [cards.get(kind, 0) for kind in KINDS]


class Board(Refuses):
    """A game and its present state. What draws a position returns the table, so that calls can be chained."""

    def __init__(self, game, state):
        self.game = game
        self.state = state

    # Drawing a position: cards come from the decks.

    def store(self, **cards):
        return self._from_deck(cards, self.state.store)

    def hand(self, cook, **cards):
        """Cards that a cook drew unseen."""
        self._from_deck(cards, self.state.drawn[cook])
        self.state.held[cook] = sum(self.state.drawn[cook])
        return self

    def seen_hand(self, cook, **cards):
        """Cards that a cook took from the store."""
        return self._from_deck(cards, self.state.taken[cook])

    def discards(self, **cards):
        return self._from_deck(cards, self.state.discards)

    def deck(self, **cards):
        """Only these cards are left in the deck; the others lie on the discard pile."""
        for kind, number in enumerate(numbers(cards)):
            self.state.discards[kind] += self.state.deck[kind] - number
            self.state.deck[kind] = number
        self.state.left = sum(self.state.deck)
        count_cards(self.state)
        return self

    def no_discards(self, keeper=A):
        """What lies on the discard pile goes into a hand, seen by all."""
        for kind in range(INGREDIENTS):
            self.state.taken[keeper][kind] += self.state.discards[kind]
            self.state.discards[kind] = 0
        return self

    def _from_deck(self, cards, to):
        for kind, number in enumerate(numbers(cards)):
            to[kind] += number
            self.state.deck[kind] -= number
            self.state.left -= number
        assert min(self.state.deck) >= 0
        return self

    def dish(self, place, *dishes):
        """Dishes on a stove (``WINDOW``, ``WALL``), cooked by a seat, or elsewhere."""
        place = {WINDOW: Place.WINDOW, WALL: Place.WALL}.get(place, place) if isinstance(place, Location) else place
        for name in dishes:
            self.state.place[NAMES.index(name)] = int(place)
        return self

    def cooked(self, cook, *dishes):
        for name in dishes:
            self.state.place[NAMES.index(name)] = cook
        return self

    def tokens(self, location, *cooks):
        """Tokens that lie there in this order; all others have been carried out."""
        self.state.tokens[location][: len(cooks)] = cooks
        self.state.laid[location] = len(cooks)
        for cook in cooks:
            self.state.tokens_left[cook] -= 1
        return self

    def steps(self, *steps):
        self.state.steps[: len(steps)] = steps
        return self

    def carry_out(self):
        """Begin with the first token that lies."""
        state = self.state
        state.location = next(location for location in Location if state.laid[location])
        state.token, state.cook = 0, state.tokens[state.location][0]
        state.asks = asked_at(state.location)
        count_cards(state)
        return self

    def at(self, location, *cooks):
        """Only these tokens lie, there, and the first is carried out."""
        return self.tokens(location, *cooks).carry_out()

    # Playing.

    def do(self, *words):
        """Make the moves of these words, chance's and cooks'; cards are counted after each."""
        for text in words:
            self.state = self.game.apply(self.state, text)
            count_cards(self.state)
        return self

    def fill(self):
        """Let chance bring what is due, the first that can come."""
        while self.is_chance:
            self.do(self.game.moves(self.state)[0].words)
        return self

    def lay_all(self, location="store"):
        """All lay their tokens at one location."""
        while self.asks == Asks.LAY:
            self.do(f"lays a token at the {location}")
        return self

    def idle(self):
        """Everyone lays tokens and does nothing with them, until the round is over; then chance is due, or the end."""
        self.lay_all("serving table")
        rounds = self.state.rounds
        while self.state.rounds == rounds and self.game.turn(self.state) >= 0 and self.asks != Asks.LAY:
            self.do("does nothing")
        return self

    # Looking.

    @property
    def turn(self):
        return self.game.turn(self.state)

    @property
    def is_chance(self):
        return self.turn == CHANCE

    @property
    def asks(self):
        return Asks(self.state.asks)

    @property
    def words(self):
        return {move.words for move in self.game.moves(self.state)}

    @property
    def ways(self):
        return {move.words: ways for move, ways in self.game.chance(self.state).items()}

    def cards(self, cook):
        """The hand of a cook, kinds with none left out."""
        counts = {kind: in_hand(self.state, cook, number) for number, kind in enumerate(KINDS)}
        return {kind: count for kind, count in counts.items() if count}

    def size(self, cook):
        return hand_size(self.state, cook)

    def in_store(self):
        return {kind: number for kind, number in zip(KINDS, self.state.store, strict=True) if number}

    def pile(self):
        return {kind: number for kind, number in zip(KINDS, self.state.discards, strict=True) if number}

    def where(self, dish):
        return self.state.place[NAMES.index(dish)]

    def on(self, place):
        """The dishes that lie at a Place, or that a seat has cooked."""
        return [name for number, name in enumerate(NAMES) if self.state.place[number] == place]

    def may(self, words):
        allowed = self.game.why_not(self.state, words) is None
        assert allowed == (words in self.words)
        return allowed


def a_game(players=3, **settings):
    return kulinary.game(players=players, dish_set=settings.pop("dish_set", plain_set()), **settings)


def laid(players=3, **settings) -> Board:
    """A table as it is laid, before the first card."""
    game = a_game(players, **settings)
    return Board(game, game.start())


def stand(players=3, **settings) -> Board:
    """A first round in which nothing lies anywhere, no hand holds a card, and the first cook is to lay a token."""
    table = laid(players, **settings)
    table.state.asks, table.state.rounds = Asks.LAY, 1
    assert table.state.crates == [NOBODY] * len(CRATES)
    return table
