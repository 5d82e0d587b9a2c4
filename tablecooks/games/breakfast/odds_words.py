"""The words of the odds panel: what an act is called, what a seat has not seen, which cards a row holds, and why.

A *group* is a list of what came in the outcomes that lead to the same effect: pairs of a chance move's words and how
often it came. The ``state`` is always a seat's view.
"""

from fractions import Fraction

from tablecooks.core.words import _, ngettext
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast import scoring
from tablecooks.games.breakfast.deck import unseen
from tablecooks.games.breakfast.effects import kinds_of
from tablecooks.games.breakfast.pieces import DISHES, EMERALD
from tablecooks.games.breakfast.speech import CARD_NAMES
from tablecooks.games.breakfast.speech import label as button

__all__ = ["average", "has_odds", "hidden", "label", "note", "title", "working"]


def has_odds(move) -> bool:
    """Is there anything in this move to weigh: what it is worth, or what chance brings?"""
    return m.TAKE <= move.number <= m.DRAW or m.EAT <= move.number < m.CARD


def average(game, state, move) -> Fraction | None:
    """The points that a drawn card brings on average as things stand, exactly; None for other moves and no deck."""
    if move.number != m.DRAW or state.left == 0 or not pool(state):
        return None
    worth = sum(unseen(state, dish) * _one_more(state, dish) for dish in range(DISHES))
    return (1 - Fraction(state.deck[EMERALD], state.left)) * Fraction(worth, pool(state))


def _one_more(state, dish: int) -> int:
    """What one more serving of a dish changes for the seat that is asked (KB-E3, KB-E4)."""
    mine, kings = scoring.in_hand(state, state.seat, dish), state.king[dish]
    return scoring.worth(mine + 1, kings) - scoring.worth(mine, kings)


def title(game, state, move, names) -> str:
    """What the panel is about: ``Draw a card``, ``Take all the ham``."""
    if m.TAKE <= move.number < m.DRAW:
        return _("Take all the {dish}").format(dish=_(CARD_NAMES[move.number - m.TAKE]))
    if m.EAT <= move.number < m.CARD:
        return _("Emerald eats the king's {dish}").format(dish=_(CARD_NAMES[move.number - m.EAT]))
    return button(game, names, move)


def hidden(game, move) -> str:
    """Why no odds can be given: they always can."""
    return ""


def note(game, state, move) -> str:
    """The numbers that the odds start from: ``64 cards in the deck, 3 of them Emerald; 6 unseen in other hands``."""
    if move.number not in (m.DRAW, m.LAY):
        return ""
    text = ngettext(
        "{n} card in the deck, {emeralds} of them Emerald",
        "{n} cards in the deck, {emeralds} of them Emerald",
        state.left,
    ).format(n=state.left, emeralds=state.deck[EMERALD])
    in_hands = in_other_hands(state)
    if in_hands:
        text = _("{text}; {n} unseen in other hands").format(text=text, n=in_hands)
    return text


def pool(state) -> int:
    """Servings that the seat has not seen."""
    return sum(unseen(state, dish) for dish in range(DISHES))


def in_other_hands(state) -> int:
    return pool(state) - (state.left - state.deck[EMERALD])


def label(game, state, move, group) -> str:
    """What came, for a group of outcomes: ``ham, cheese or wine``."""
    if move.number != m.DRAW:
        return _("for certain")
    words = [_(CARD_NAMES[kind]) for kind in kinds_of(group)]
    return words[0] if len(words) == 1 else _("{some} or {last}").format(some=", ".join(words[:-1]), last=words[-1])


def working(game, state, move, group, probability: Fraction) -> list[str]:
    """Where the probability of a row comes from, with the numbers in place; one line a step."""
    if move.number != m.DRAW:
        return []
    which, kinds = label(game, state, move, group), kinds_of(group)
    if kinds == [EMERALD]:
        text = _("{n} of {all} cards in the deck are {which}: {p}")
        return [text.format(n=state.deck[EMERALD], all=state.left, which=which, p=probability)]
    wanted = sum(unseen(state, kind) for kind in kinds)
    if not in_other_hands(state):
        text = _("{n} of {all} cards in the deck are {which}: {n}/{all}")
        return [text.format(n=wanted, all=state.left, which=which) + _equal(wanted, state.left, probability)]
    return _with_hidden_hands(state, wanted, which, probability)


def _equal(over: int, under: int, probability: Fraction) -> str:
    """`` = 4/7``, unless the fraction stands there already."""
    return "" if f"{over}/{under}" == str(probability) else f" = {probability}"


def _with_hidden_hands(state, wanted: int, which: str, probability: Fraction) -> list[str]:
    """No Emerald is in a hand, so it is told apart first; then every unseen serving is as likely as any other."""
    servings, all_unseen = state.left - state.deck[EMERALD], pool(state)
    lines = []
    if state.deck[EMERALD]:
        text = _("no Emerald: {n} of {all} cards in the deck")
        lines.append(text.format(n=servings, all=state.left))
    text = _("{which}: {n} of {all} unseen servings, in the deck or in a hand")
    lines.append(text.format(which=which, n=wanted, all=all_unseen))
    if state.deck[EMERALD]:
        lines.append(f"{servings}/{state.left} × {wanted}/{all_unseen} = {probability}")
    return lines
