"""What the page says of À la carte: prompts, buttons, the log as sentences, the end.

Sentences are short enough for a twelve-year-old to read aloud, and translated.
"""

from tablecooks.core.game import CHANCE, OVER, Move
from tablecooks.core.words import N_, _, ngettext
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import (
    ACTIONS,
    CREPE,
    CUP_KINDS,
    DISHES,
    KINDS,
    SEASONINGS,
    Asks,
    Crepe,
    Ending,
    Face,
)
from tablecooks.games.telling import clause_of

__all__ = [
    "act_words",
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

KIND_NAMES = (N_("lemon"), N_("pepper"), N_("paprika"), N_("herbs"), N_("salt"))
CUP_NAMES = (N_("victory point"), N_("swap stoves"), N_("three spoons"), N_("re-season"), N_("lower the heat"))
COLOUR_NAMES = (N_("yellow"), N_("green"), N_("red"), N_("blue"), N_("orange"))
KIND_KEYS = "LPAHS"
FACE_KEYS = "123CUK"


def title_note(game) -> str:
    """Which rules are played, for the page's heading: ``Czech sheet``."""
    named = {"czech": _("Czech sheet"), "spanish": _("Spanish sheet")}
    return named.get(game.setup.edition.name, _("own rules"))


def prompt(game, state, names) -> tuple[str, str, str]:
    """Who is asked, what, and how many actions are left."""
    turn = game.turn(state)
    if turn == OVER:
        winners = [names[seat] for seat in game.winners(state)]
        won = _("{name} wins.") if len(winners) == 1 else _("{name} share the win.")
        return "", _("The game is over."), won.format(name=_(" and ").join(winners))
    if turn == CHANCE:
        return names[state.cook], _(_CHANCE_PROMPTS[Asks(state.asks)]), _left(state)
    if state.asks == Asks.ACT:
        return names[turn], _act_prompt(game, state), _left(state)
    return names[turn], _(_PROMPTS[Asks(state.asks)]), _left(state)


_PROMPTS = {
    Asks.FIRST_DISH: N_("pick a first dish."),
    Asks.PICK: N_("pick a new dish."),
    Asks.RAISE: N_("raise your stove by 1, 2 or 3."),
    Asks.TAKE: N_("take a cup from another cook."),
    Asks.RESCUE: N_("your dish is burnt: save it or let it burn."),
}
_CHANCE_PROMPTS = {
    Asks.DEAL: N_("which cup is dealt?"),
    Asks.DIE: N_("what does the heat die show?"),
    Asks.DRAW: N_("which cup is drawn?"),
    Asks.FALL: N_("how many crystals fall?"),
    Asks.CRYSTAL: N_("which crystal falls?"),
    Asks.FLIP: N_("does the crêpe land?"),
}


def _act_prompt(game, state) -> str:
    if state.actions == 0:
        return _("take a coffee break or end the turn.")
    if state.dish[state.cook] == CREPE:
        return _("roll for the crêpe.") if state.actions % ACTIONS == 0 else _("flip the crêpe.")
    if game.spec.seasoned[state.dish[state.cook]] == 0:
        return _("heat.")
    return _("season or heat.")


def _left(state) -> str:
    if state.asks in (Asks.DEAL, Asks.FIRST_DISH):
        return ""
    return ngettext("{n} action left", "{n} actions left", state.actions).format(n=state.actions)


def act_words(game, names, move: Move) -> str:
    """The sentence's middle: what a cook did, in the third person."""
    number = move.number
    if m.TIP <= number < m.FLIP:
        return _("tips {kind}").format(kind=_(KIND_NAMES[number - m.TIP]))
    if m.RAISE <= number < m.PICK:
        return _("raises the stove by {n}").format(n=number - m.RAISE + 1)
    if m.PICK <= number < m.PUT_CREPE:
        return _("picks {dish}").format(dish=game.setup.menu.dishes[number - m.PICK].name)
    if m.LOWER <= number < m.SWAP:
        return _("drinks a coffee and lowers the heat by {n}").format(n=number - m.LOWER + 1)
    if m.SWAP <= number < m.RESEASON:
        return _("swaps stoves with {name}").format(name=_name(names, number - m.SWAP))
    if m.RESEASON <= number < m.TAKE:
        seat, shaker = divmod(number - m.RESEASON, SEASONINGS)
        return _("re-seasons {name} with {kind}").format(name=_name(names, seat), kind=_(KIND_NAMES[shaker]))
    if m.TAKE <= number < m.SHOWS:
        seat, cup = divmod(number - m.TAKE, CUP_KINDS)
        return _("takes the cup “{cup}” from {name}").format(cup=_(CUP_NAMES[cup]), name=_name(names, seat))
    return _(_ACT_WORDS[number])


_ACT_WORDS = {
    m.ROLL: N_("rolls"),
    m.FLIP: N_("flips the crêpe"),
    m.END: N_("ends the turn"),
    m.PUT_CREPE: N_("puts the crêpe into the pan"),
    m.LET_GO: N_("lets the dish burn"),
    m.LAY_POINT: N_("lays a victory point"),
    m.PLAY_SPOONS: N_("plays three spoons"),
}


def _name(names, seat: int) -> str:
    """The name of a seat; moves about seats that this table lacks have words too."""
    return names[seat] if seat < len(names) else _("cook {n}").format(n=seat + 1)


def label(game, names, move: Move) -> str:
    """What a button says."""
    number = move.number
    if number >= m.FIRST_CHANCE:
        return came_words((move,)).capitalize()
    if m.TIP <= number < m.FLIP:
        return _("Tip {kind}").format(kind=_(KIND_NAMES[number - m.TIP]))
    if m.RAISE <= number < m.PICK:
        return _("Raise by {n}").format(n=number - m.RAISE + 1)
    if m.PICK <= number < m.PUT_CREPE:
        return game.setup.menu.dishes[number - m.PICK].name
    if m.LOWER <= number < m.SWAP:
        return _("Lower the heat by {n}").format(n=number - m.LOWER + 1)
    if m.SWAP <= number < m.RESEASON:
        return _("Swap stoves with {name}").format(name=_name(names, number - m.SWAP))
    if m.RESEASON <= number < m.TAKE:
        seat, shaker = divmod(number - m.RESEASON, SEASONINGS)
        return _("Re-season {name}: {kind}").format(name=_name(names, seat), kind=_(KIND_NAMES[shaker]))
    if m.TAKE <= number < m.SHOWS:
        seat, cup = divmod(number - m.TAKE, CUP_KINDS)
        return _("{cup}, from {name}").format(cup=_(CUP_NAMES[cup]).capitalize(), name=_name(names, seat))
    return _(_LABELS[number])


_LABELS = {
    m.ROLL: N_("Roll the heat die"),
    m.FLIP: N_("Flip the crêpe"),
    m.END: N_("End turn"),
    m.PUT_CREPE: N_("The crêpe"),
    m.LET_GO: N_("Let it burn"),
    m.LAY_POINT: N_("Lay the victory point"),
    m.PLAY_SPOONS: N_("Three spoons"),
}


def key(move: Move) -> str:
    """The letter or digit that makes this move, where it has one."""
    number = move.number
    if m.TIP <= number < m.FLIP:
        return KIND_KEYS[number - m.TIP]
    if m.RAISE <= number < m.PICK:
        return str(number - m.RAISE + 1)
    if m.SHOWS <= number < m.DRAWS:
        return FACE_KEYS[number - m.SHOWS]
    if m.FALL <= number < m.FALL + 10:
        return str(number - m.FALL)
    if m.CRYSTAL <= number < m.LANDS:
        return KIND_KEYS[number - m.CRYSTAL]
    return _KEYS.get(number, "")


_KEYS = {
    m.ROLL: "R",
    m.FLIP: "F",
    m.END: "E",
    m.LAY_POINT: "V",
    m.PLAY_SPOONS: "S",
    m.PUT_CREPE: "C",
    m.LANDS: "Y",
    m.MISSES: "N",
}


def shaker_of(game, state, move: Move) -> dict | None:
    """What is in the shaker that a move tips, and how it falls; None for other moves and for opaque shakers."""
    number = move.number
    if m.TIP <= number < m.FLIP:
        shaker = number - m.TIP
    elif m.RESEASON <= number < m.TAKE:
        shaker = (number - m.RESEASON) % SEASONINGS
    else:
        return None
    if game.spec.opaque == 1:
        return None
    inside = {"seasoning": state.seasoning[shaker], "salt": state.salt[shaker]}
    return {"kind": KIND_NAMES[shaker], "fall": game.setup.fall, **inside}


def group(move: Move) -> str:
    """The heading under which a button stands; empty for the plain actions."""
    number = move.number
    if m.PICK <= number <= m.PUT_CREPE:
        return _("Pick")
    if m.LAY_POINT <= number < m.TAKE:
        return _("Coffee break")
    return ""


def bars_worth_saying(game, state) -> tuple[int, ...]:
    """Moves that a cook might look for and that are not allowed: their reasons stand under the buttons."""
    if state.asks != Asks.ACT:
        return (m.PUT_CREPE,) if state.asks in (Asks.PICK, Asks.FIRST_DISH) else ()
    tips = tuple(m.TIP + shaker for shaker in range(SEASONINGS))
    cups = tuple(
        number
        for cup, number in enumerate((m.LAY_POINT, m.SWAP, m.PLAY_SPOONS, m.RESEASON, m.LOWER))
        if state.cups[state.cook][cup]
    )
    return (m.ROLL, *tips, m.END, *cups)


def sentence(game, names, line) -> str:
    """A line of the log as a sentence: ``Ana tips pepper: 2 fell, pepper and salt.``"""
    if line.move is None:
        cups = [_(CUP_NAMES[move.number - m.DRAWS]) for move in line.came]
        return _("The table is laid. Cups: {cups}.").format(cups=", ".join(cups))
    who = names[line.seat]
    what = f"{who} {act_words(game, names, line.move)}"
    return f"{what}: {came_words(line.came)}." if line.came else f"{what}."


def came_words(came) -> str:
    """What chance brought, in words."""
    words, crystals = [], []
    for move in came:
        number = move.number
        if number < m.DRAWS:
            words.append(_(_FACES[number - m.SHOWS]))
        elif number < m.FALL:
            words.append(_("a cup, “{cup}”").format(cup=_(CUP_NAMES[number - m.DRAWS])))
        elif number < m.CRYSTAL:
            words.append(_fell(number - m.FALL))
        elif number < m.CRYSTAL + KINDS:
            crystals.append(_(KIND_NAMES[number - m.CRYSTAL]))
        else:
            words.append(_("it lands") if number == m.LANDS else _("it misses"))
    return ", ".join(words + crystals)


_FACES = {
    Face.ONE: N_("1 up"),
    Face.TWO: N_("2 up"),
    Face.THREE: N_("3 up"),
    Face.CHOOSE: N_("choose 1, 2 or 3"),
    Face.ALL_UP: N_("every stove one up"),
    Face.CUP: N_("coffee cup"),
}


def _fell(number: int) -> str:
    return _("nothing falls") if number == 0 else ngettext("{n} fell", "{n} fell", number).format(n=number)


def clause(game, line) -> str:
    """The clause behind a line of the log."""
    if line.move is None:
        return "AC-S1"
    number = line.move.number
    if line.came and number == m.ROLL:
        return ("AC-H1", "AC-H1", "AC-H1", "AC-H3", "AC-H2", "AC-H4")[line.came[0].number - m.SHOWS]
    return clause_of(number, _CLAUSES)


_CLAUSES = (
    (m.ROLL, "AC-H1"),
    (m.TIP, "AC-P1"),
    (m.FLIP, "AC-R4"),
    (m.END, "AC-Q5"),
    (m.RAISE, "AC-H3"),
    (m.PICK, "AC-D3"),
    (m.PUT_CREPE, "AC-R1"),
    (m.LET_GO, "AC-X2"),
    (m.LAY_POINT, "AC-K1"),
    (m.PLAY_SPOONS, "AC-K3"),
    (m.LOWER, "AC-K5"),
    (m.SWAP, "AC-K2"),
    (m.RESEASON, "AC-K4"),
    (m.TAKE, "AC-H5"),
)

_ENDINGS = {
    Ending.DISHES: (N_("A cook has finished {goal} dishes."), "AC-E1"),
    Ending.STARS: (N_("A cook has three stars and is the only winner."), "AC-E2"),
    Ending.NO_DISH: (N_("A cook must put in a new dish and none can be had."), "AC-E3"),
    Ending.NOBODY_ACTS: (N_("All cooks ended their turns without an action."), "AC-Q23"),
}


def ending(game, state) -> tuple[str, str]:
    """Why the game ended, and the clause."""
    sentence_, clause_ = _ENDINGS[Ending(state.ending)]
    return _(sentence_).format(goal=game.spec.goal), clause_


def stars(state, seat: int) -> str:
    """A seat's stars in words; empty for none."""
    number = state.stars[seat]
    return ngettext("{n} star", "{n} stars", number).format(n=number) if number else ""


def points(game, state, seat: int) -> list[tuple[str, int, bool]]:
    """What a seat scored: name, points, and whether it earned a star, in the order of AC-E4."""
    rows = []
    for dish in range(DISHES):
        if state.place[dish] == seat:
            rows.append((game.setup.menu.dishes[dish].name, game.spec.points[dish], state.starred[dish] == 1))
    if state.crepe[seat] == Crepe.SERVED:
        rows.append((_("crêpe"), game.spec.points[CREPE], False))
    if state.laid[seat]:
        rows.append(
            (
                ngettext("{n} victory-point cup", "{n} victory-point cups", state.laid[seat]).format(
                    n=state.laid[seat]
                ),
                state.laid[seat],
                False,
            )
        )
    left = game.scores(state)[seat] - sum(row[1] for row in rows)
    if left:
        rows.append(
            (_("{dish}, done in the pan").format(dish=game.setup.menu.dishes[state.dish[seat]].name), left, False)
        )
    return rows
