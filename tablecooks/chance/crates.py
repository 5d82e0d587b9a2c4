"""The odds of a crate at Kulinary, as a seat must judge them: what comes out of it, and what that is good for.

Too many tables can follow to be listed: what is given up is a choice, and with the last token of a round come the
cards of the next. So the cards that come out are counted by themselves.
"""

from fractions import Fraction

from tablecooks.chance.dist import Dist
from tablecooks.chance.urns import drawn
from tablecooks.core.game import Game, Move
from tablecooks.core.record import Record
from tablecooks.core.words import _, ngettext
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary import odds_words as words
from tablecooks.games.kulinary.aims import Aim, aim, hand_of, missing, needs_of, spared
from tablecooks.games.kulinary.pieces import CRATE_ASKS, CRATE_GIVES, INGREDIENTS

__all__ = ["brought", "exchanged", "given_for"]


def exchanged(game: Game, view: Record, move: Move) -> list[tuple]:
    """Rows of label, what it leads to, tone, probability and working, for any move of a cook."""
    if not words.has_odds(move):
        after = view.copy()
        game.book.rules.apply(after, game.spec, move.number)
        return [(_("for certain"), *words.certain(game, after), Fraction(1), ())]
    given, cards, wanted = given_for(game, view, move)
    law = brought(view, given, cards)
    kinds = game.setup.dish_set.ingredients
    last = words.given_up(kinds, given)
    if wanted is None:
        label = ngettext("{n} card", "{n} cards", cards).format(n=cards)
        return [(label, _("no dish waits for it"), "even", Fraction(1), (last,))]
    urn = words.pool(view) if view.left >= cards else None
    shown = (*words.working(kinds, wanted.missing, urn, cards, law), last)
    return _rows(game, view, wanted, law, shown)


def _rows(game: Game, view: Record, wanted: Aim, law: Dist, shown) -> list[tuple]:
    still = law.map(lambda came: sum(missing(came, wanted.missing)))
    lacked, kinds = sum(wanted.missing), game.setup.dish_set.ingredients
    return [
        (
            words.label(kinds, wanted.missing, number),
            *words.leads_to(game, view, wanted.dish, number, lacked),
            still[number],
            shown,
        )
        for number in sorted(still)
        if still[number]
    ]


def given_for(game: Game, view: Record, move: Move) -> tuple[list[int], int, Aim | None]:
    """What is given up for a crate, how many cards it gives, and the dish that is nearest then.

    Where more is to be discarded than ``move`` says, it is what can best be spared.
    """
    seat, hand = view.cook, list(hand_of(view, view.cook))
    if move.number >= m.DISCARD:
        given, more, cards = [move.number - m.DISCARD], view.to_discard - 1, view.to_draw
        hand[given[0]] -= 1
    else:
        crate = move.number - m.CRATE
        given, more, cards = [], CRATE_ASKS[crate], CRATE_GIVES[crate]
    wanted = aim(view, game.spec, seat, hand)
    given += spared(game.spec, seat, hand, more, wanted.dish if wanted else None)
    if wanted:
        left = [have - given[-more:].count(kind) if more else have for kind, have in enumerate(hand)]
        wanted = Aim(wanted.dish, missing(left, needs_of(game.spec, seat, wanted.dish)))
    return given, cards, wanted


def brought(view: Record, given, cards: int) -> Dist:
    """The law of how many of each kind come out of a crate that gives so many ``cards``, once ``given`` is discarded.

    A deck that is too small is renewed from its discards when it is empty (KU-S1, KU-Q5).
    """
    law = drawn(words.pool(view), min(cards, view.left))
    if cards <= view.left:
        return law
    pile = [number + given.count(kind) for kind, number in enumerate(view.discards)]
    renewed = drawn(pile, min(cards - view.left, sum(pile)))
    return law.then(
        lambda first: renewed.map(lambda rest: tuple(first[kind] + rest[kind] for kind in range(INGREDIENTS)))
    )
