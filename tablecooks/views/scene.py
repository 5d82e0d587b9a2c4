"""A scene: all that the page shows of a table at one line of its log, as plain data for the browser."""

from tablecooks.chance import near_fraction, odds
from tablecooks.chance.by_game import extras
from tablecooks.core.game import CHANCE
from tablecooks.core.words import _
from tablecooks.models import Table
from tablecooks.models.lab import lab_link
from tablecooks.views.dish import dish_data
from tablecooks.views.eyes import NOBODY, Eyes, has_secrets, look
from tablecooks.views.numbers import percent_text
from tablecooks.views.page_words import page_words, player_word
from tablecooks.views.presented import PRESENTED

__all__ = ["LABS", "odds_data", "scene"]


def scene(
    table: Table,
    shown_steps: int,
    link: str | None,
    narrow: bool = False,
    eyes: Eyes | None = None,
    dish_open: bool = False,
    lab: str = "",
) -> dict:
    """The scene of ``table`` at its ``position``; ``shown_steps`` is how many steps the page has shown so far.

    ``narrow`` asks for drawings that fit a phone; ``eyes`` are those that the page is drawn for; with ``dish_open``
    the chances of the own dish are counted too; ``lab`` is one of ``LABS``, empty where there is none.
    """
    eyes = look(table, None) if eyes is None else eyes
    game, lines = table.game, table.lines_for(eyes.seat)
    presented = PRESENTED[game.book.key]
    live = table.position >= len(lines)
    state = table.state if live else table.state_at(table.position)
    actions = _actions(table, state, eyes) if live and not table.is_bots_turn else []
    line = lines[table.position - 1] if table.position else None
    return {
        "key": game.book.key,
        "title": game.book.title,
        "note": _note(table, presented),
        "words": page_words(),
        "link": link,
        "file": f"{game.book.key}-{_safe(table.seed)}.txt",
        "save": table.as_log().choices() if has_secrets(table) else str(table.as_log()),
        "kept": table.as_log().choices(),
        "keep": not table.origin,  # a branch must not take the place of the game that the address leads to
        "seats": game.seats,
        "seat": _own_seat(table, state, eyes),
        "prompt": dict(zip(("who", "what", "left"), _prompt(table, state, eyes), strict=True)),
        "parts": _parts(table, state, live, narrow, eyes),
        "actions": actions,
        "barred": _barred(table, state) if actions and eyes.may_act else [],
        "odds": _first_odds(table, actions, eyes, lab),
        "dish": dish_data(table, state, dish_open),
        "live": live,
        "at": len(table.steps),
        "undo": table.why_no_undo() if eyes.curtain is None else _("First open the curtain."),
        "over": _over(table, state) if game.is_over(state) else None,
        "bot": live and table.is_bots_turn,
        "has_bots": any(player != "person" for player in table.players),
        "motion": _motion(table, shown_steps) if live else [],
        "announce": _announce(table, presented, shown_steps, lines) if live else _shown_words(presented, table, line),
    } | _log_data(table, presented, lines, line)


def _log_data(table: Table, presented, lines, line) -> dict:
    """The log in sentences, and the line that is looked at with its clause."""
    return {
        "lines": [presented.speech.sentence(table.game, table.names, one) for one in lines],
        "rule": _rule(table.game, presented, line),
        "position": table.position,
        "length": len(lines),
        "where": _("line {position} of {length}").format(position=table.position, length=len(lines)),
    }


def _own_seat(table: Table, state, eyes: Eyes) -> int:
    """The place that stands first on a phone: one's own where hands are hidden, else that of the turn."""
    turn = table.game.turn(state)
    seat = eyes.seat if has_secrets(table) else turn
    return seat if seat >= 0 else getattr(state, "cook", -1)


def _safe(seed: str) -> str:
    return "".join(char if char.isascii() and char.isalnum() else "-" for char in seed)[:40]


def _note(table: Table, presented) -> str:
    note = f"{presented.speech.title_note(table.game)} · {_('seed {seed}').format(seed=table.seed)}"
    return f"{note} · {_('branch of {origin}').format(origin=table.origin)}" if table.origin else note


def _parts(table: Table, state, live: bool, narrow: bool, eyes: Eyes) -> list[dict]:
    presented, game = PRESENTED[table.game.book.key], table.game
    seen = game.view(state, eyes.seat)
    allowed = () if not live or table.is_bots_turn or not eyes.may_act else table.moves
    seats = tuple(player_word(player) for player in table.players)
    spoken = presented.describe(game, seen, table.names)
    return [
        {"key": part.key, "title": part.title, "svg": part.svg, "width": part.width, "text": spoken.get(part.key, "")}
        for part in presented.parts(game, seen, table.names, seats, allowed, narrow, eyes.seat)
    ]


def _prompt(table: Table, state, eyes: Eyes) -> tuple[str, str, str]:
    """Who is asked, what, and how much is left; or that the screen is to change hands."""
    if eyes.hand_over is not None:
        return table.names[eyes.seat], _("hand over to {name}.").format(name=table.names[eyes.hand_over]), ""
    if eyes.curtain is not None:
        return table.names[eyes.curtain], _("it is your turn. Open the curtain when you sit here alone."), ""
    return PRESENTED[table.game.book.key].speech.prompt(table.game, state, table.names)


def _change_of_hands(table: Table, eyes: Eyes) -> dict:
    """The one button while the screen changes hands."""
    if eyes.hand_over is not None:
        text, seat = _("Hand over to {name}").format(name=table.names[eyes.hand_over]), NOBODY
    else:
        text, seat = _("I am {name}: show my hand").format(name=table.names[eyes.curtain]), eyes.curtain
    message = {"do": "seat", "seat": seat, "at": len(table.steps)}
    return {"move": "", "label": text, "key": "", "group": "", "chance": False, "message": message}


def _actions(table: Table, state, eyes: Eyes) -> list[dict]:
    if not eyes.may_act:
        return [_change_of_hands(table, eyes)]
    game = table.game
    speech = PRESENTED[game.book.key].speech
    chosen_by_chance = game.turn(state) == CHANCE
    return [
        {
            "move": move.words,
            "label": speech.label(game, table.names, move),
            "key": speech.key(move),
            "group": speech.group(move),
            "chance": not chosen_by_chance and _meets_chance(game, state, move),
        }
        for move in table.moves
    ]


def _meets_chance(game, state, move) -> bool:
    """Is there chance in this move that a person may weigh?"""
    has_odds = getattr(extras(game).words, "has_odds", None)
    if has_odds is not None:
        return has_odds(move)
    after = state.copy()
    game.book.rules.apply(after, game.spec, move.number)
    return game.turn(after) == CHANCE


def _barred(table: Table, state) -> list[dict]:
    """What a person might look for and may not do, each reason once."""
    game = table.game
    speech = PRESENTED[game.book.key].speech
    labels: dict = {}
    for number in speech.bars_worth_saying(game, state):
        move = game.all_moves[number]
        reason = game.why_not(state, move)
        if reason is not None:
            labels.setdefault(str(reason), []).append(speech.label(game, table.names, move))
    return [{"label": ", ".join(names), "reason": reason} for reason, names in labels.items()]


def _first_odds(table: Table, actions, eyes: Eyes, lab: str) -> dict | None:
    """The odds that stand there before anything is pointed at: those of the first move of chance."""
    first = next((action for action in actions if action["chance"]), None)
    return odds_data(table, first["move"], eyes, lab) if first else None


def odds_data(table: Table, words: str, eyes: Eyes, lab: str = "") -> dict:
    """The odds of a move as ``eyes`` see them: fractions and per cents as text, shares for the bars."""
    found = odds(table.game, table.game.view(table.state, eyes.seat), words, table.names)
    return {
        "title": found.title,
        "note": found.note,
        "lab": _lab(table, words, lab) if lab else None,
        "average": _average(table, words, eyes),
        "working": list(found.working),
        "rows": [
            {
                "label": row.label,
                "leads_to": row.leads_to,
                "tone": row.tone,
                "fraction": near_fraction(row.probability),
                "percent": percent_text(row.probability),
                "share": float(row.probability),
            }
            for row in found.rows
        ],
    }


def _average(table: Table, words: str, eyes: Eyes) -> str:
    """What the move brings on average, where the game can say it exactly."""
    average = getattr(extras(table.game).words, "average", None)
    view, move = table.game.view(table.state, eyes.seat), table.game.find(words)
    points = average(table.game, view, move) if average else None
    if points is None:
        return ""
    text = _("On average {points} points as things stand: {fraction}, exactly.")
    return text.format(points=f"{float(points):+.2f}".replace("-", "−"), fraction=points)


#: Where the spice lab is, and how a link leads there: served beside the table's page, or opened by that page itself.
LABS = {"beside": {"page": "spicelab"}, "inside": {"page": "", "lab": "1"}}


def _lab(table: Table, words: str, lab: str) -> dict | None:
    """The link to the spice lab at the shaker that this move tips, where the game has one and it can be seen into."""
    shaker_of = getattr(PRESENTED[table.game.book.key].speech, "shaker_of", None)
    shaker = shaker_of(table.game, table.state, table.game.find(words)) if shaker_of else None
    if shaker is None:
        return None
    return {"link": lab_link(**shaker, **LABS[lab]), "text": _("see the shaker in the lab")}


def _rule(game, presented, line) -> dict | None:
    if line is None:
        return None
    clause = presented.speech.clause(game, line)
    return {"clause": clause, "text": game.book.clauses()[clause]}


def _over(table: Table, state) -> dict:
    game = table.game
    speech = PRESENTED[game.book.key].speech
    why, clause = speech.ending(game, state)
    winners = [table.names[seat] for seat in game.winners(state)]
    title = _("{name} wins.") if len(winners) == 1 else _("{name} share the win.")
    scores, places = game.scores(state), game.places(state)
    ranking = sorted(range(game.seats), key=lambda seat: (places[seat], seat))
    return {
        "title": title.format(name=_(" and ").join(winners)),
        "why": f"{why} ({clause})",
        "ranking": [
            {
                "place": places[seat],
                "name": table.names[seat],
                "points": _("{n} points").format(n=scores[seat]),
                "stars": speech.stars(state, seat),
                "rows": [
                    {"name": f"{name} ★" if star else name, "points": str(points)}
                    for name, points, star in speech.points(game, state, seat)
                ],
            }
            for seat in ranking
        ],
    }


def _motion(table: Table, shown_steps: int) -> list[dict]:
    """What moved since the page was shown last; nothing after a jump."""
    if not 0 < shown_steps < len(table.steps):
        return []
    motion = PRESENTED[table.game.book.key].motion
    states = table.states_between(shown_steps, len(table.steps))
    steps = table.steps[shown_steps:]
    return [
        event for before, step in zip(states, steps, strict=False) for event in motion(table.game, before, step.move)
    ]


def _announce(table: Table, presented, shown_steps: int, lines) -> str:
    """What the live region says: the lines that are new, and at the end who has won."""
    game = table.game
    new = [line for line in lines if line.stop > shown_steps][-3:]
    said = [presented.speech.sentence(game, table.names, line) for line in new]
    if game.is_over(table.state):
        said.append(_over(table, table.state)["title"])
    return " ".join(said)


def _shown_words(presented, table: Table, line) -> str:
    where = _("Line {position}.").format(position=table.position)
    return where if line is None else f"{where} {presented.speech.sentence(table.game, table.names, line)}"
