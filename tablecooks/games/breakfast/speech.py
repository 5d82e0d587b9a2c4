"""What the page says of King's Breakfast: prompts, buttons, the log as sentences, the end.

Sentences are short enough for a twelve-year-old to read aloud, and translated.
"""

from tablecooks.core.game import CHANCE, OVER, Move
from tablecooks.core.words import N_, _, ngettext
from tablecooks.games.breakfast import moves as m
from tablecooks.games.breakfast import scoring
from tablecooks.games.breakfast.pieces import DISHES, EMERALD, EMERALD_EATS, Asks
from tablecooks.games.telling import capital, clause_of, listed

__all__ = [
    "act_words",
    "bars_worth_saying",
    "clause",
    "ending",
    "group",
    "key",
    "label",
    "points",
    "prompt",
    "sentence",
    "stars",
    "title_note",
]

CARD_NAMES = (
    N_("ham"),
    N_("cheese"),
    N_("bread"),
    N_("cake"),
    N_("wine"),
    N_("fruit"),
    N_("chicken"),
    N_("Emerald"),
)


def title_note(game) -> str:
    """Which rules are played, for the page's heading."""
    own = game.spec.emerald_on_bare_table or game.spec.open_hands
    return _("own rules") if own else _("Finnish sheet")


def prompt(game, state, names) -> tuple[str, str, str]:
    """Who is asked, what, and how many cards are left in the deck."""
    turn = game.turn(state)
    left = ngettext("{n} card in the deck", "{n} cards in the deck", state.left).format(n=state.left)
    if turn == OVER:
        winners = [names[seat] for seat in game.winners(state)]
        won = _("{name} wins.") if len(winners) == 1 else _("{name} share the win.")
        return "", _("The game is over."), won.format(name=_(" and ").join(winners))
    if turn == CHANCE:
        asked = _("which card is turned up?") if state.asks == Asks.DEAL else _("which card is drawn?")
        return names[state.seat], asked, left
    return names[turn], _asked(game, state), left


def _asked(game, state) -> str:
    if state.asks == Asks.ACT:
        return _act_prompt(game, state)
    if state.asks == Asks.EAT and state.to_eat < EMERALD_EATS:
        return _("which serving does Emerald eat next?")
    return _(_PROMPTS[Asks(state.asks)])


_PROMPTS = {
    Asks.LAY: N_("lay the table."),
    Asks.DRAGON: N_("you drew Emerald: call it now, or leave it on the table."),
    Asks.EAT: N_("which of the king's servings does Emerald eat?"),
}


def _act_prompt(game, state) -> str:
    allowed = {move.number for move in game.moves(state)}
    may_take = any(m.TAKE <= number < m.DRAW for number in allowed)
    if allowed == {m.PASS}:
        return _("there is nothing left to do: pass.")
    if may_take:
        return _("take a dish or draw a card.") if m.DRAW in allowed else _("take a dish.")
    return _("draw a card.") if m.DRAW in allowed else _("call Emerald or pass.")


def act_words(game, names, move: Move) -> str:
    """The sentence's middle: what a guest did, in the third person."""
    number = move.number
    if m.TAKE <= number < m.DRAW:
        return _("takes the {dish}").format(dish=_(CARD_NAMES[number - m.TAKE]))
    if m.EAT <= number < m.CARD:
        return _("feeds the king's {dish} to Emerald").format(dish=_(CARD_NAMES[number - m.EAT]))
    return _(_ACT_WORDS[number])


_ACT_WORDS = {
    m.LAY: N_("lays the table"),
    m.DRAW: N_("draws a card"),
    m.CALL: N_("calls Emerald"),
    m.LEAVE: N_("leaves Emerald on the table"),
    m.PASS: N_("passes"),
}


def label(game, names, move: Move) -> str:
    """What a button says."""
    number = move.number
    if number >= m.CARD:
        return capital(_(CARD_NAMES[number - m.CARD]))
    if m.TAKE <= number < m.DRAW:
        return capital(_(CARD_NAMES[number - m.TAKE]))
    if m.EAT <= number < m.CARD:
        return capital(_(CARD_NAMES[number - m.EAT]))
    return _(_LABELS[number])


_LABELS = {
    m.LAY: N_("Lay the table"),
    m.DRAW: N_("Draw a card"),
    m.CALL: N_("Call Emerald"),
    m.LEAVE: N_("Leave Emerald"),
    m.PASS: N_("Pass"),
}


def key(move: Move) -> str:
    """The letter or digit that makes this move: dishes have 1 to 7."""
    number = move.number
    for first in (m.TAKE, m.EAT, m.CARD):
        if first <= number < first + DISHES:
            return str(number - first + 1)
    return _KEYS[number]


_KEYS = {m.LAY: "L", m.DRAW: "D", m.CALL: "E", m.LEAVE: "L", m.PASS: "P", m.CARD + EMERALD: "E"}


def group(move: Move) -> str:
    """The heading under which a button stands; empty for the plain actions."""
    if m.TAKE <= move.number < m.DRAW:
        return _("Take all the")
    if m.EAT <= move.number < m.CARD:
        return _("Emerald eats the king's")
    return ""


def bars_worth_saying(game, state) -> tuple[int, ...]:
    """Moves that a guest might look for and that are not allowed: their reasons stand under the buttons."""
    if state.asks != Asks.ACT:
        return ()
    return (m.DRAW, m.CALL) if state.emeralds else (m.DRAW,)


def sentence(game, names, line) -> str:
    """A line of the log as a sentence: ``Ana lays the table: 2 ham, wine and Emerald.``

    A line without what came is one that tells nobody what was drawn: ``Ana draws a card.``
    """
    if line.move is None:
        return _("On the table: {cards}.").format(cards=came_words(line.came))
    what = f"{names[line.seat]} {act_words(game, names, line.move)}"
    return f"{what}: {came_words(line.came)}." if line.came else f"{what}."


def came_words(came) -> str:
    """Cards in words, those of a kind together: ``2 ham, wine and Emerald``."""
    return listed(_(CARD_NAMES[kind]) for kind in sorted(move.number - m.CARD for move in came))


def clause(game, line) -> str:
    """The clause behind a line of the log."""
    if line.move is None:
        return "KB-R2"
    number = line.move.number
    if number == m.DRAW and line.came and line.came[0].number == m.CARD + EMERALD:
        return "KB-A5"
    return clause_of(number, _CLAUSES)


_CLAUSES = (
    (m.LAY, "KB-R2"),
    (m.TAKE, "KB-A1"),
    (m.DRAW, "KB-A2"),
    (m.CALL, "KB-A3"),
    (m.LEAVE, "KB-A5"),
    (m.PASS, "KB-Q2"),
    (m.EAT, "KB-A3"),
)


def ending(game, state) -> tuple[str, str]:
    """Why the game ended, and the clause."""
    return _("The deck has too few cards to lay the table."), "KB-E1"


def stars(state, seat: int) -> str:
    """What a seat earned besides points: nothing in this game."""
    return ""


def points(game, state, seat: int) -> list[tuple[str, int, bool]]:
    """What each dish brings a seat: what it has of it and what the king has, the points; and no star."""
    rows = []
    for dish in range(DISHES):
        mine, kings = scoring.in_hand(state, seat, dish), state.king[dish]
        if mine > kings:
            text = _("{dish}: {n}, more than the king's {kings}: discarded")
        else:
            text = _("{dish}: {n} at {kings} each")
        if mine:
            text = text.format(dish=capital(_(CARD_NAMES[dish])), n=mine, kings=kings)
            rows.append((text, scoring.worth(mine, kings), False))
    return rows
