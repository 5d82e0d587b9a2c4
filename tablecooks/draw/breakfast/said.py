"""What the drawing of King's Breakfast says in words, for screen readers and titles."""

from tablecooks.core.game import Game
from tablecooks.core.words import _, ngettext
from tablecooks.games.breakfast import scoring
from tablecooks.games.breakfast.pieces import DISHES, HIDDEN, Asks, Breakfast
from tablecooks.games.breakfast.speech import CARD_NAMES

__all__ = ["cards_said", "describe", "dish_said", "hand_size", "is_hidden", "worth_said"]


def dish_said(kind: int) -> str:
    return _(CARD_NAMES[kind])


def cards_said(counts) -> str:
    """``ham 2, wine 1``, or *nothing*."""
    return ", ".join(f"{dish_said(kind)} {count}" for kind, count in enumerate(counts) if count > 0) or _("nothing")


def is_hidden(state: Breakfast, seat: int) -> bool:
    """Does the view not show what this seat drew?"""
    return HIDDEN in state.drawn[seat]


def hand_size(state: Breakfast, seat: int) -> int:
    return sum(state.taken[seat]) + state.held[seat]


def worth_said(state: Breakfast, seat: int, dish: int) -> str:
    """What a dish in a hand is worth as things stand."""
    mine, kings = scoring.in_hand(state, seat, dish), state.king[dish]
    if mine == 0:
        return "–"
    if mine > kings:
        return _("too many: 0")
    points = scoring.worth(mine, kings)
    return ngettext("{n} point", "{n} points", points).format(n=points)


def describe(game: Game, state: Breakfast, names) -> dict[str, str]:
    """For each part a plain text that says the same."""
    texts = {"king": _("The king has {cards}.").format(cards=cards_said(state.king))}
    table = _("On the table: {cards}; Emeralds: {emeralds}; {left} cards in the deck.")
    texts["piles"] = table.format(cards=cards_said(state.table), emeralds=state.emeralds, left=state.left)
    texts["guests"] = " ".join(_guest(state, names, seat) for seat in range(game.seats))
    for seat in range(game.seats):
        texts[f"hand-{seat}"] = _hand(state, names, seat)
    return texts


def _guest(state, names, seat) -> str:
    size = ngettext("{name} has {n} card.", "{name} has {n} cards.", hand_size(state, seat))
    return size.format(name=names[seat], n=hand_size(state, seat))


def _hand(state, names, seat) -> str:
    if is_hidden(state, seat):
        return _("The hand of {name} is hidden.").format(name=names[seat])
    said = []
    for dish in range(DISHES):
        mine = scoring.in_hand(state, seat, dish)
        if mine:
            line = _("{dish} {mine} of the king's {kings}: {worth}")
            said.append(
                line.format(
                    dish=dish_said(dish), mine=mine, kings=state.king[dish], worth=worth_said(state, seat, dish)
                )
            )
    total = _("{n} points as things stand") if state.asks != Asks.OVER else _("{n} points")
    said.append(total.format(n=scoring.points(state, seat)))
    return f"{names[seat]}: " + "; ".join(said) + "."
