"""The words of the odds panel: what an act is called, what the odds of a crate start from, what its cards lead to.

The ``state`` is always a seat's view.
"""

from fractions import Fraction
from math import comb

from tablecooks.core.words import _, ngettext
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.decks import fill_ways
from tablecooks.games.kulinary.pieces import INGREDIENTS, Asks
from tablecooks.games.kulinary.speech import counted
from tablecooks.games.kulinary.speech import label as button
from tablecooks.games.lead import Lead

__all__ = ["has_odds", "hidden", "label", "leads_to", "note", "pool", "title", "working"]


def has_odds(move) -> bool:
    """Is there chance in this move that a cook may weigh: cards out of a crate?"""
    return m.CRATE <= move.number < m.SERVE


def title(game, state, move, names) -> str:
    """What the panel is about: ``Crate 2 for 3``."""
    return button(game, names, move)


def hidden(game, move) -> str:
    """Why no odds can be given: they always can."""
    return ""


def pool(state) -> list[int]:
    """Cards that may come next, by kind: those of the deck, and where that is hidden all that are not seen."""
    ways = [0] * INGREDIENTS
    fill_ways(state, ways, 0)
    return ways


def note(game, state, move) -> str:
    """The numbers that the odds start from: ``30 cards not seen, 24 of them in the deck …``"""
    if not has_odds(move):
        return ""
    cards = sum(pool(state))
    if cards == state.left:
        return ngettext("{n} card in the deck", "{n} cards in the deck", cards).format(n=cards)
    text = _(
        "{n} cards not seen, {deck} of them in the deck, each as likely as any other; "
        "what others kept and spent would tell more and is left out"
    )
    return text.format(n=cards, deck=state.left)


def leads_to(game, state, dish: int, still: int, lacked: int) -> Lead:
    """What the cards of a crate lead to, when so many of the lacked cards are still missing for the dish."""
    name = game.setup.dish_set.dishes[dish].name
    if still == 0:
        steps = game.spec.points[dish]
        text = ngettext("all for {dish}, {n} step", "all for {dish}, {n} steps", steps)
        return Lead(text.format(dish=name, n=steps), "best")
    text = ngettext("{n} card is missing for {dish}", "{n} cards are missing for {dish}", still)
    return Lead(text.format(n=still, dish=name), "good" if still < lacked else "warn")


def label(kinds, lacks, still: int) -> str:
    """Which cards came: ``1 or more egg``, ``1 of the 3 missing cards``, ``no egg, no milk``."""
    lacked = sum(lacks)
    named = [(name, number) for name, number in zip(kinds, lacks, strict=True) if number]
    if still == 0:
        return _(" and ").join(_("{n} or more {kind}").format(n=number, kind=name) for name, number in named)
    if still == lacked:
        return ", ".join(_("no {kind}").format(kind=name) for name, number in named)
    return _("{n} of the {all} missing cards").format(n=lacked - still, all=lacked)


def working(kinds, lacks, urn, cards: int, law) -> tuple[str, ...]:
    """For each missing kind the chance that one comes and how many to expect, with the numbers in place.

    ``urn`` counts the cards they come from, by kind, or is None when a deck is renewed in between.
    """
    lines = []
    for kind, name in enumerate(kinds):
        if lacks[kind]:
            some = 1 - law.P(lambda came, kind=kind: came[kind] == 0)
            mean = law.mean(lambda came, kind=kind: came[kind])
            lines += _working(name, None if urn is None else (urn[kind], sum(urn)), cards, some, mean)
    return tuple(lines)


def _working(name: str, urn, cards: int, some: Fraction, mean: Fraction) -> list[str]:
    at_least = _("at least one {kind}: {work}{p}")
    expected = _("{kind} to expect: {work}{p}")
    if urn is None:
        return [at_least.format(kind=name, work="", p=some), expected.format(kind=name, work="", p=mean)]
    copies, every = urn
    chosen = f"1 − C({every - copies}, {cards}) / C({every}, {cards}) = "
    if comb(every - copies, cards):
        chosen += f"1 − {comb(every - copies, cards)}/{comb(every, cards)} = "
    return [
        at_least.format(kind=name, work=chosen, p=some),
        expected.format(kind=name, work=f"{cards} × {copies}/{every} = ", p=mean),
    ]


def given_up(kinds, given) -> str:
    """Which cards the odds take as given up: ``given up: fish and 2 tomato``."""
    return _("given up: {cards}").format(cards=counted(kinds, given))


def certain(game, state) -> Lead:
    """What a move without a crate leads to, by the state after it."""
    if state.asks == Asks.OVER:
        return Lead(_("the game ends"), "even")
    if state.asks < Asks.LAY:
        return Lead(_("the round ends: store and stoves are filled up"), "even")
    return Lead(_("no chance in it"), "even")
