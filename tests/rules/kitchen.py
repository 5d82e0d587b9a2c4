"""A table of À la carte stood in any position, and played by words.

Cooks are ``A``, ``B``, ``C``, ``D``; the words of moves call them cook 1 to 4. A drawn position and every
position after it keep what the box holds: see :func:`count_pieces`.
"""

import pytest

from tablecooks.games import alacarte
from tablecooks.games.alacarte.pieces import Asks, Crepe, Kitchen, Place
from tests.rules.menu_for_tests import NAMES, plain_menu
from tests.rules.refusal import Refuses

A, B, C, D = range(4)
KINDS = ("lemon", "pepper", "paprika", "herbs", "salt")
CUPS = {"victory point": 3, "swap stoves": 3, "three spoons": 2, "re-season": 3, "lower the heat": 2}
CUP_WORDS = tuple(CUPS)
FIRST = ("Pepper Steak", "Red Stew", "Lemon Pie", "Pumpkin")
CREPE_IN_PAN = 20


def count_pieces(state: Kitchen, seats: int) -> None:
    """AC-C2, AC-C5 to AC-C7: nothing is lost and nothing comes from nowhere."""
    for kind in range(4):
        in_pans = sum(pan[kind] for pan in state.pan)
        assert state.seasoning[kind] + in_pans + state.sink[kind] == 15, KINDS[kind]
    assert sum(state.salt) + sum(pan[4] for pan in state.pan) + state.sink[4] == 20
    assert min(*state.seasoning, *state.salt, *state.sink, *(n for pan in state.pan for n in pan)) >= 0
    assert max(state.salt) <= 5
    for cup, (name, number) in enumerate(CUPS.items()):
        before_cooks = sum(cups[cup] for cups in state.cups)
        laid = sum(state.laid) if name == "victory point" else 0
        assert state.cups_down[cup] + state.cups_used[cup] + before_cooks + laid == number, name
    in_pans = sorted(dish for dish in state.dish if 0 <= dish < CREPE_IN_PAN)
    assert in_pans == [dish for dish in range(20) if state.place[dish] == Place.PAN]
    for cook in range(seats):
        assert (state.dish[cook] == CREPE_IN_PAN) == (state.crepe[cook] == Crepe.PAN)
        on_tray = [dish for dish in range(20) if state.place[dish] == cook]
        assert state.served[cook] == len(on_tray) + (state.crepe[cook] == Crepe.SERVED)
        assert state.stars[cook] == sum(state.starred[dish] for dish in on_tray)
        assert 0 <= state.heat[cook] <= 7


class Table(Refuses):
    """A game and its present state. What draws a position returns the table, so that calls can be chained."""

    def __init__(self, game, state):
        self.game = game
        self.state = state

    # Drawing a position.

    def lay(self, cook, dish, heat=0, **crystals):
        """Another dish in the cook's pan, the dial at ``heat``, crystals from their shakers."""
        self._empty(cook)
        state = self.state
        if dish == "crêpe":
            state.dish[cook], state.crepe[cook] = CREPE_IN_PAN, Crepe.PAN
        else:
            number = NAMES.index(dish)
            assert state.place[number] == Place.OFFER, f"{dish} is not on offer"
            state.dish[cook], state.place[number] = number, Place.PAN
        return self.warm(cook, heat).season(cook, **crystals)

    def _empty(self, cook):
        state = self.state
        if state.dish[cook] == CREPE_IN_PAN:
            state.crepe[cook] = Crepe.UNUSED
        else:
            state.place[state.dish[cook]] = Place.OFFER
        for kind in range(4):
            state.seasoning[kind] += state.pan[cook][kind]
        state.sink[4] += state.pan[cook][4]
        state.pan[cook] = [0] * 5

    def warm(self, cook, heat):
        self.state.heat[cook] = heat
        return self

    def season(self, cook, **crystals):
        """More crystals in the pan; salt comes from the shakers in turn."""
        state = self.state
        for kind, number in crystals.items():
            for _ in range(number):
                if kind == "salt":
                    state.salt[state.salt.index(max(state.salt))] -= 1
                else:
                    state.seasoning[KINDS.index(kind)] -= 1
            state.pan[cook][KINDS.index(kind)] += number
        return self

    def shaker(self, kind, seasoning, salt=5):
        """A shaker that holds only so much; the rest lies in the sink."""
        state, place = self.state, KINDS.index(kind)
        state.sink[place] += state.seasoning[place] - seasoning
        state.sink[4] += state.salt[place] - salt
        state.seasoning[place], state.salt[place] = seasoning, salt
        return self

    def give(self, cook, *cups):
        """Cups from the draw pile, face up before the cook."""
        for cup in cups:
            self.state.cups_down[CUP_WORDS.index(cup)] -= 1
            self.state.cups[cook][CUP_WORDS.index(cup)] += 1
        return self

    def lay_point(self, cook):
        """A victory-point cup from the draw pile, laid on the cook's tray."""
        self.state.cups_down[0] -= 1
        self.state.laid[cook] += 1
        return self

    def use_up_the_pile(self):
        """Every cup that still lies face down is a used one."""
        for cup in range(5):
            self.state.cups_used[cup] += self.state.cups_down[cup]
            self.state.cups_down[cup] = 0
        return self

    def tray(self, cook, *dishes, stars=0):
        """Dishes that the cook has finished; the first ``stars`` of them perfectly."""
        for place, name in enumerate(dishes):
            number = NAMES.index(name)
            assert self.state.place[number] == Place.OFFER, f"{name} is not on offer"
            self.state.place[number] = cook
            self.state.starred[number] = int(place < stars)
        self.state.served[cook] += len(dishes)
        self.state.stars[cook] += stars
        return self

    def bin(self, *dishes):
        for name in dishes:
            self.state.place[NAMES.index(name)] = Place.BIN
        return self

    def bin_the_offer(self, *but):
        """Nothing is left on offer, but perhaps some dishes."""
        return self.bin(*(name for name in self.offer if name not in but))

    def crepe(self, cook, where: Crepe):
        self.state.crepe[cook] = where
        self.state.served[cook] += where == Crepe.SERVED
        return self

    def actions(self, left):
        self.state.actions, self.state.acted = left, int(left < 3)
        return self

    def cook_is(self, cook):
        self.state.cook = cook
        return self

    # Playing.

    def do(self, *words):
        """Make the moves of these words, chance's and cooks'; pieces are counted after each."""
        self.count()
        for text in words:
            self.state = self.game.apply(self.state, text)
            self.count()
        return self

    def roll(self, face):
        return self.do("rolls the heat die", face)

    def tip(self, shaker, *kinds):
        return self.do(f"tips {shaker}", *falls(*kinds))

    def re_season(self, cook, shaker, *kinds):
        return self.do(f"re-seasons cook {cook + 1} with {shaker}", *falls(*kinds))

    def end(self):
        return self.do("ends the turn")

    def count(self):
        count_pieces(self.state, self.game.seats)

    # Looking.

    @property
    def cook(self):
        return self.game.turn(self.state)

    @property
    def asks(self):
        return Asks(self.state.asks)

    @property
    def words(self):
        return {move.words for move in self.game.moves(self.state)}

    @property
    def left(self):
        return self.state.actions

    @property
    def offer(self):
        return [name for number, name in enumerate(NAMES) if self.state.place[number] == Place.OFFER]

    def may(self, words):
        allowed = self.game.why_not(self.state, words) is None
        assert allowed == (words in self.words)
        return allowed

    def dish(self, cook):
        number = self.state.dish[cook]
        return "crêpe" if number == CREPE_IN_PAN else NAMES[number] if number >= 0 else None

    def where(self, dish):
        """Of a dish: the seat on whose tray it lies, or a Place."""
        return self.state.place[NAMES.index(dish)]

    def pan(self, cook):
        """What lies in the pan, kinds with none left out."""
        return {kind: number for kind, number in zip(KINDS, self.state.pan[cook], strict=True) if number}

    def sink(self):
        return {kind: number for kind, number in zip(KINDS, self.state.sink, strict=True) if number}

    def inside(self, shaker):
        """Crystals of its seasoning and of salt in a shaker."""
        return self.state.seasoning[KINDS.index(shaker)], self.state.salt[KINDS.index(shaker)]

    def cups(self, cook):
        return [name for name, n in zip(CUP_WORDS, self.state.cups[cook], strict=True) for _ in range(n)]

    def used(self):
        return [name for name, n in zip(CUP_WORDS, self.state.cups_used, strict=True) for _ in range(n)]

    def pile(self):
        return sum(self.state.cups_down)


def falls(*kinds):
    """The chance moves of a tip in which these crystals fall."""
    return ("1 falls" if len(kinds) == 1 else f"{len(kinds)} fall", *kinds)


def a_game(cooks=3, edition="czech", **settings):
    return alacarte.game(cooks=cooks, edition=edition, menu=settings.pop("menu", plain_menu()), **settings)


def stand(cooks=3, edition="czech", dishes=FIRST, **settings):
    """A table at the start of cook A's turn: first dishes in cold pans, no cup dealt yet, so no break to wait for."""
    game = a_game(cooks, edition, **settings)
    table = Table(game, game.start())
    table.state.asks, table.state.actions = Asks.ACT, 3
    for cook in range(cooks):
        table.state.dish[cook] = NAMES.index(dishes[cook])
        table.state.place[NAMES.index(dishes[cook])] = Place.PAN
    table.count()
    return table


BOTH = pytest.mark.parametrize("edition", ["czech", "spanish"])
