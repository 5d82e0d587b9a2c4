"""The odds of laying the table at King's Breakfast: thousands of tables can come, so Emeralds alone are counted."""

from tablecooks.chance.deck import Unseen, emeralds
from tablecooks.core.game import Game, Move
from tablecooks.core.record import Record
from tablecooks.core.words import _, ngettext
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast.dragon import king_can_feed
from tablecooks.games.breakfast.pieces import DEALT_EACH

__all__ = ["laid"]


def laid(game: Game, view: Record, move: Move) -> list[tuple] | None:
    """Rows of label, what it leads to, tone, probability and working, for the move that lays the table."""
    if move.number != m.LAY:
        return None
    cards = DEALT_EACH * game.seats
    seen = Unseen.by(game, view, view.seat)
    law = emeralds(seen, cards)
    rows = []
    for number in sorted(law):
        if law[number]:
            label = ngettext("{n} Emerald", "{n} Emeralds", number).format(n=number) if number else _("no Emerald")
            working = _working(seen, cards, number, law[number])
            rows.append(
                (label, _leads(view, cards - number, number), "good" if number else "even", law[number], working)
            )
    return rows


def _leads(view: Record, servings: int, number: int) -> str:
    text = ngettext("{n} serving on the table", "{n} servings on the table", servings).format(n=servings)
    if number and not king_can_feed(view):
        return _("{text}; the king has too little for Emerald").format(text=text)
    return text


def _working(seen: Unseen, cards: int, number: int, probability) -> tuple[str, ...]:
    rest, others = seen.cards - seen.emeralds, cards - number
    chosen = f"C({seen.emeralds}, {number}) × C({rest}, {others}) / C({seen.cards}, {cards})"
    return (f"{chosen} = {probability}",)
