"""What the page says of Kulinary: prompts, buttons, the log as sentences, the end.

Sentences are short enough for a twelve-year-old to read aloud, and translated.
"""

from tablecooks.core.game import CHANCE, OVER, Move
from tablecooks.core.words import N_, _, ngettext
from tablecooks.games.kulinary import moves as m
from tablecooks.games.kulinary.pieces import (
    CRATE_ASKS,
    CRATE_GIVES,
    CRATES,
    FINISH,
    LOCATIONS,
    Asks,
    Ending,
    Location,
)
from tablecooks.games.kulinary.stoves import stove_of
from tablecooks.games.telling import capital, clause_of, listed

__all__ = [
    "act_words",
    "bars_worth_saying",
    "clause",
    "ending",
    "field",
    "group",
    "key",
    "label",
    "points",
    "prompt",
    "sentence",
    "stars",
    "title_note",
]

LOCATION_NAMES = (
    N_("store"),
    N_("stove by the window"),
    N_("door"),
    N_("stove by the wall"),
    N_("serving table"),
)
_AT = (
    N_("at the store"),
    N_("at the stove by the window"),
    N_("at the door"),
    N_("at the stove by the wall"),
    N_("at the serving table"),
)


def title_note(game) -> str:
    """Which cards are played with, for the page's heading."""
    name = game.setup.dish_set.name
    return _("house set") if name == "house" else _("set “{name}”").format(name=name)


def field(steps: int) -> int:
    """The numbered field on which a figure stands after so many steps; 0 is the open door (KU-S3, KU-E1)."""
    return (steps - 1) % FINISH + 1 if steps else 0


def prompt(game, state, names) -> tuple[str, str, str]:
    """Who is asked, what, and which round it is."""
    turn = game.turn(state)
    rounds = _("round {n}").format(n=state.rounds) if state.rounds else ""
    if turn == OVER:
        winners = [names[seat] for seat in game.winners(state)]
        won = _("{name} wins.") if len(winners) == 1 else _("{name} share the win.")
        return "", _("The game is over."), won.format(name=_(" and ").join(winners))
    if turn == CHANCE:
        return names[state.cook], _(_CHANCE_PROMPTS[Asks(state.asks)]), rounds
    return names[turn], _asked(state), rounds


_CHANCE_PROMPTS = {
    Asks.FILL_STORE: N_("which card comes into the store?"),
    Asks.FILL_WINDOW: N_("which dish comes onto the stove by the window?"),
    Asks.FILL_WALL: N_("which dish comes onto the stove by the wall?"),
    Asks.DEAL: N_("which card is dealt?"),
    Asks.DRAW: N_("which card is drawn?"),
}
_PROMPTS = {
    Asks.LAY: N_("lay a token."),
    Asks.TAKE: N_("take two cards from the store."),
    Asks.TAKE_MORE: N_("take a second card from the store."),
    Asks.CRATE: N_("pick a crate at the door."),
    Asks.SERVE: N_("serve a dish."),
}


def _asked(state) -> str:
    if state.asks == Asks.COOK:
        window = state.location == Location.WINDOW
        return _("cook at the stove by the window.") if window else _("cook at the stove by the wall.")
    if state.asks == Asks.DISCARD:
        text = ngettext("discard {n} card for the crate.", "discard {n} cards for the crate.", state.to_discard)
        return text.format(n=state.to_discard)
    return _(_PROMPTS[Asks(state.asks)])


def _kind(game, number: int) -> str:
    return _(game.setup.dish_set.ingredients[number])


def _dish(game, number: int) -> str:
    return game.setup.dish_set.dishes[number].name


def _crate(crate: int) -> str:
    return _("{asks} for {gives}").format(asks=CRATE_ASKS[crate], gives=CRATE_GIVES[crate])


def act_words(game, names, move: Move) -> str:
    """The sentence's middle: what a cook did, in the third person."""
    number = move.number
    if number < m.TAKE:
        return _("lays a token {place}").format(place=_(_AT[number]))
    if number < m.ENOUGH:
        return _("takes {kind} from the store").format(kind=_kind(game, number - m.TAKE))
    if m.COOK <= number < m.COOK_WITH_CHEF:
        return _("cooks {dish}").format(dish=_dish(game, number - m.COOK))
    if m.COOK_WITH_CHEF <= number < m.CRATE:
        return _("cooks {dish} with the chef").format(dish=_dish(game, number - m.COOK_WITH_CHEF))
    if m.CRATE <= number < m.DISCARD:
        return _("picks the crate {crate}").format(crate=_crate(number - m.CRATE))
    if m.DISCARD <= number < m.SERVE:
        return _("discards {kind}").format(kind=_kind(game, number - m.DISCARD))
    if m.SERVE <= number < m.DECLINE:
        return _("serves {dish}").format(dish=_dish(game, number - m.SERVE))
    return _("takes no more") if number == m.ENOUGH else _("does nothing")


def label(game, names, move: Move) -> str:
    """What a button says."""
    number = move.number
    if number >= m.FIRST_CHANCE:
        return capital(_card(game, number))
    if number < m.TAKE:
        return capital(_(LOCATION_NAMES[number]))
    if number < m.ENOUGH:
        return capital(_kind(game, number - m.TAKE))
    if m.COOK <= number < m.COOK_WITH_CHEF:
        return _("Cook {dish}").format(dish=_dish(game, number - m.COOK))
    if m.COOK_WITH_CHEF <= number < m.CRATE:
        return _("Cook {dish} with your chef").format(dish=_dish(game, number - m.COOK_WITH_CHEF))
    if m.CRATE <= number < m.DISCARD:
        return _("Crate {crate}").format(crate=_crate(number - m.CRATE))
    if m.DISCARD <= number < m.SERVE:
        return _("Discard {kind}").format(kind=_kind(game, number - m.DISCARD))
    if m.SERVE <= number < m.DECLINE:
        return _("Serve {dish}").format(dish=_dish(game, number - m.SERVE))
    return _("Take no more") if number == m.ENOUGH else _("Do nothing")


def key(move: Move) -> str:
    """The letter or digit that makes this move, where it has one: locations, ingredients and crates have 1 to 6."""
    number = move.number
    for first, count in ((m.LAY, LOCATIONS), (m.TAKE, m.ENOUGH - m.TAKE), (m.CRATE, CRATES)):
        if first <= number < first + count:
            return str(number - first + 1)
    for first, stop in ((m.DISCARD, m.SERVE), (m.DRAWN, m.STORED), (m.STORED, m.AT_WINDOW)):
        if first <= number < stop:
            return str(number - first + 1)
    return "N" if number in (m.ENOUGH, m.DECLINE) else ""


def group(move: Move) -> str:
    """The heading under which a button stands; empty for the plain actions."""
    if move.number < m.TAKE:
        return _("Lay a token")
    if move.number < m.ENOUGH:
        return _("Take")
    return ""


def bars_worth_saying(game, state) -> tuple[int, ...]:
    """Moves that a cook might look for and that are not allowed: their reasons stand under the buttons."""
    if state.asks == Asks.LAY:
        return tuple(m.LAY + location for location in range(LOCATIONS))
    if state.asks == Asks.CRATE:
        return tuple(m.CRATE + crate for crate in range(CRATES))
    if state.asks == Asks.COOK:
        return tuple(_dearer(game, state))
    return ()


def _dearer(game, state):
    """The dishes of this stove that cannot be paid for in either way."""
    for dish in range(len(state.place)):
        both = (m.COOK + dish, m.COOK_WITH_CHEF + dish)
        barred = all(game.why_not(state, game.all_moves[number]) for number in both)
        if barred and state.place[dish] == stove_of(state.location):
            yield m.COOK + dish


def sentence(game, names, line) -> str:
    """A line of the log as a sentence: ``Ana discards egg; draws flour and fish.``

    A line without the cards that were drawn is one that tells nobody what they were: ``Ana discards egg.``
    """
    if line.move is None:
        return _("The table is laid; {came}.").format(came=came_words(game, line.came, dealt=True))
    what = f"{names[line.seat]} {act_words(game, names, line.move)}"
    return f"{what}; {came_words(game, line.came)}." if line.came else f"{what}."


_CAME = (
    (m.STORED, m.AT_WINDOW, N_("new in the store: {cards}")),
    (m.AT_WINDOW, m.AT_WALL, N_("new by the window: {cards}")),
    (m.AT_WALL, m.MOVES, N_("new by the wall: {cards}")),
)


def came_words(game, came, dealt: bool = False) -> str:
    """What chance brought, in words: ``draws flour and fish; new in the store: 2 egg``."""
    drawn = _("dealt: {cards}") if dealt else _("draws {cards}")
    parts = []
    for first, stop, text in ((m.DRAWN, m.STORED, drawn), *_CAME):
        names = [_card(game, move.number) for move in came if first <= move.number < stop]
        if names:
            parts.append(_(text).format(cards=listed(names)))
    return "; ".join(parts)


def _card(game, number: int) -> str:
    """The card of a chance move."""
    if number < m.AT_WINDOW:
        return _kind(game, number - (m.DRAWN if number < m.STORED else m.STORED))
    return _dish(game, number - (m.AT_WINDOW if number < m.AT_WALL else m.AT_WALL))


def counted(kinds, numbers) -> str:
    """Cards in words, those of a kind together: ``2 egg and flour``."""
    return listed([_(kinds[number]) for number in sorted(numbers)])


def clause(game, line) -> str:
    """The clause behind a line of the log."""
    if line.move is None:
        return "KU-S2"
    number = line.move.number
    return clause_of(number, _CLAUSES)


_CLAUSES = (
    (m.LAY, "KU-P1"),
    (m.TAKE, "KU-L1"),
    (m.ENOUGH, "KU-Q10"),
    (m.COOK, "KU-L2"),
    (m.COOK_WITH_CHEF, "KU-L3"),
    (m.CRATE, "KU-L4"),
    (m.DISCARD, "KU-L4"),
    (m.SERVE, "KU-L6"),
    (m.DECLINE, "KU-Q3"),
)

_ENDINGS = {
    Ending.ARRIVED: (N_("A chef has reached field {finish}."), "KU-E1"),
    Ending.NOTHING_DONE: (N_("For two rounds no token changed anything."), "KU-Q11"),
}


def ending(game, state) -> tuple[str, str]:
    """Why the game ended, and the clause."""
    sentence_, clause_ = _ENDINGS[Ending(state.ending)]
    return _(sentence_).format(finish=FINISH), clause_


def stars(state, seat: int) -> str:
    """What a seat earned besides steps: nothing in this game."""
    return ""


def points(game, state, seat: int) -> list[tuple[str, int, bool]]:
    """How far a seat has come, with how many dishes; and no star."""
    number = state.served[seat]
    text = ngettext("{n} dish served", "{n} dishes served", number).format(n=number)
    return [(text, state.steps[seat], False)] if number else []
