"""What the drawing of Kulinary says in words, for screen readers and titles."""

from tablecooks.core.game import Game
from tablecooks.core.words import _, ngettext
from tablecooks.draw.kulinary.dishes import dish_name, dish_said, dishes_of, points_of
from tablecooks.draw.kulinary.letters import kind_said
from tablecooks.games.kulinary.hands import hand_size, in_hand
from tablecooks.games.kulinary.pieces import (
    CRATE_ASKS,
    CRATE_GIVES,
    CRATES,
    FINISH,
    HIDDEN,
    INGREDIENTS,
    LOCATIONS,
    NOBODY,
    Asks,
    Board,
    Place,
)
from tablecooks.games.kulinary.speech import LOCATION_NAMES, field

__all__ = [
    "cards_said",
    "chef_of",
    "describe",
    "is_carried_out",
    "is_done",
    "is_hidden",
    "location_said",
    "short_where",
    "size_said",
    "tokens_said",
    "where_said",
]


def location_said(location: int) -> str:
    name = _(LOCATION_NAMES[location])
    return name[:1].upper() + name[1:]


def is_carried_out(state: Board) -> bool:
    """Is a token being carried out?"""
    return Asks.TAKE <= state.asks <= Asks.SERVE


def is_done(state: Board, location: int, nth: int) -> bool:
    """Has this token gone back to its cook?"""
    return location < state.location or (location == state.location and nth < state.token)


def is_hidden(state: Board, seat: int) -> bool:
    """Does the view not show what this seat drew?"""
    return HIDDEN in state.drawn[seat]


def chef_of(game: Game, seat: int) -> int:
    """The ingredient that a seat's chef stands in for."""
    return game.setup.chef(seat).ingredient


def cards_said(game: Game, counts) -> str:
    """``carrot 2, egg 1``, or *nothing*."""
    said = (f"{kind_said(game, kind)} {count}" for kind, count in enumerate(counts) if count > 0)
    return ", ".join(said) or _("nothing")


def size_said(state: Board, seat: int) -> str:
    size = hand_size(state, seat)
    return ngettext("{n} card", "{n} cards", size).format(n=size)


def tokens_said(state: Board, seat: int) -> str:
    left = state.tokens_left[seat]
    return ngettext("{n} token at hand", "{n} tokens at hand", left).format(n=left)


def where_said(state: Board, seat: int) -> str:
    """Where a figure stands on the track."""
    steps = state.steps[seat]
    if steps > FINISH:
        return _("{steps} steps, field {field}").format(steps=steps, field=field(steps))
    return _("field {field}").format(field=steps) if steps else _("at the start")


def short_where(state: Board, seat: int) -> str:
    """The same where there is little room."""
    steps = state.steps[seat]
    return _("{steps} steps").format(steps=steps) if steps > FINISH else where_said(state, seat)


def describe(game: Game, state: Board, names) -> dict[str, str]:
    """For each part a plain text that says the same."""
    said = [_places(game, state, names), _now(state, names)]
    track = (f"{names[seat]}: {where_said(state, seat)}" for seat in range(game.seats))
    said.append(_("On the track: {cooks}.").format(cooks="; ".join(track)))
    texts = {"board": " ".join(filter(None, said))}
    texts["guests"] = " ".join(_guest(game, state, names, seat) for seat in range(game.seats))
    for seat in range(game.seats):
        texts[f"hand-{seat}"] = _hand(game, state, names, seat)
    return texts


def _places(game, state, names) -> str:
    """What lies at each location, and whose tokens."""
    offers = (
        cards_said(game, state.store),
        _dishes_said(game, dishes_of(state, Place.WINDOW)),
        _crates_said(state, names),
        _dishes_said(game, dishes_of(state, Place.WALL)),
        "",
    )
    return " ".join(_place(state, names, location, offers[location]) for location in range(LOCATIONS))


def _place(state, names, location, offer) -> str:
    seats = list(state.tokens[location])[: state.laid[location]]
    waiting = [names[seat] for nth, seat in enumerate(seats) if not is_done(state, location, nth)]
    tokens = _("tokens: {names}").format(names=", ".join(waiting)) if waiting else _("no tokens")
    words = "; ".join(filter(None, (offer, tokens)))
    return f"{location + 1}, {location_said(location)}: {words}."


def _dishes_said(game, dishes) -> str:
    return "; ".join(dish_said(game, dish) for dish in dishes) or _("no dish")


def _crates_said(state, names) -> str:
    said = []
    for crate in range(CRATES):
        words = _("{asks} for {gives}").format(asks=CRATE_ASKS[crate], gives=CRATE_GIVES[crate])
        if state.crates[crate] != NOBODY:
            words += " " + _("picked by {name}").format(name=names[state.crates[crate]])
        said.append(words)
    return ", ".join(said)


def _now(state, names) -> str:
    if not is_carried_out(state):
        return ""
    words = _("Now {name} has a token carried out at location {n}.")
    return words.format(name=names[state.cook], n=state.location + 1)


def _guest(game, state, names, seat) -> str:
    cooked = [f"{dish_name(game, dish)} {points_of(game, dish)}" for dish in dishes_of(state, seat)]
    words = _("{name} has {cards}, {tokens}; chef: {chef}; cooked: {dishes}; {where}.")
    return words.format(
        name=names[seat],
        cards=size_said(state, seat),
        tokens=tokens_said(state, seat),
        chef=kind_said(game, chef_of(game, seat)),
        dishes=", ".join(cooked) or _("nothing"),
        where=where_said(state, seat),
    )


def _hand(game, state, names, seat) -> str:
    if is_hidden(state, seat):
        return _("The hand of {name} is hidden.").format(name=names[seat])
    cards = cards_said(game, [in_hand(state, seat, kind) for kind in range(INGREDIENTS)])
    cooked = _dishes_said(game, dishes_of(state, seat))
    words = _(
        "{name} holds {cards}; the chef stands in for one {chef} a dish; cooked and not served: {dishes}; {tokens}."
    )
    chef = kind_said(game, chef_of(game, seat))
    return words.format(name=names[seat], cards=cards, chef=chef, dishes=cooked, tokens=tokens_said(state, seat))
