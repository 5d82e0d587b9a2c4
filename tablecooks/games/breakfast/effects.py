"""What a move leads to, in a few words, for the guest who moved: ``ham`` → ``+4 points as things stand``.

Everything is reckoned from what that guest sees: the own hand, the king's servings, the table.
"""

from tablecooks.core.words import _, ngettext
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast import scoring
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, Asks
from tablecooks.games.breakfast.words import CARD_WORDS
from tablecooks.games.lead import Lead

__all__ = ["gain", "lead"]


def gain(t, seat: int, dish: int, servings: int) -> int:
    """How many points of the hand at ``t`` its last so many servings of a dish have brought."""
    mine, kings = scoring.in_hand(t, seat, dish), t.king[dish]
    return scoring.worth(mine, kings) - scoring.worth(mine - servings, kings)


def lead(game, before, after, came, move, names) -> Lead:
    """What an outcome leads to; ``came`` holds pairs of a chance move's words and how often it came."""
    number, seat = move.number, before.seat
    if number == m.DRAW:
        kind = CARD_WORDS.index(came[0][0])
        found = _emerald(after) if kind == EMERALD else _more(after, seat, kind, 1)
    elif m.TAKE <= number < m.DRAW:
        found = _more(after, seat, number - m.TAKE, before.table[number - m.TAKE])
    elif number >= m.EAT:
        found = _changed(scoring.points(after, seat) - scoring.points(before, seat), "")
    else:
        found = Lead(_("no chance in it"), "even")
    if after.asks == Asks.OVER:
        return Lead(_("{text}; the game ends").format(text=found.text), found.tone)
    return found


def _more(after, seat, dish, servings) -> Lead:
    """So many servings more: what they are worth beside what the king has by then."""
    if after.king[dish] == 0:
        lost = _("the king has none of it")
    elif scoring.in_hand(after, seat, dish) > after.king[dish]:
        lost = _("more than the king has")
    else:
        lost = ""
    return _changed(gain(after, seat, dish, servings), lost)


def _changed(by: int, why: str) -> Lead:
    if by > 0:
        text = ngettext("+{n} point as things stand", "+{n} points as things stand", by).format(n=by)
        return Lead(text, "good")
    if by == 0:
        text = _("no point as things stand")
        return Lead(_("{text}: {why}").format(text=text, why=why) if why else text, "even" if not why else "warn")
    text = ngettext("−{n} point as things stand", "−{n} points as things stand", -by).format(n=-by)
    return Lead(_("{text}: {why}").format(text=text, why=why) if why else text, "bad")


def _emerald(after) -> Lead:
    """KB-A5, KB-Q3."""
    if after.asks == Asks.DRAGON:
        return Lead(_("call it at once, or leave it to all"), "good")
    return Lead(_("it lies on the table: the king has too little for it"), "even")


def kinds_of(group) -> list[int]:
    """The kinds of card that came in a group of outcomes, each of a single card."""
    kinds = {CARD_WORDS.index(words) for came in group for words, _count in came}
    return [kind for kind in range(DISHES + 1) if kind in kinds]
