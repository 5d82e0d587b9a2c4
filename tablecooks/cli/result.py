"""How a game stands or has ended, in a few lines."""

from tablecooks.cli.shown import SHOWN
from tablecooks.core.game import Game
from tablecooks.core.record import Record
from tablecooks.core.words import _, ngettext

__all__ = ["headline", "result"]


def headline(game: Game, seed: str, names) -> str:
    note = SHOWN[game.book.key].speech.title_note(game)
    return f"{game.book.title} · {note} · {_('seed {seed}').format(seed=seed)} · {', '.join(names)}"


def result(game: Game, state: Record, names) -> str:
    """Who has won, why, and everyone's place; whose turn it is while the game goes on."""
    if not game.is_over(state):
        who, what, _left = SHOWN[game.book.key].speech.prompt(game, state, names)
        return _("The game goes on. {who}: {what}").format(who=who, what=what)
    speech = SHOWN[game.book.key].speech
    winners = [names[seat] for seat in game.winners(state)]
    title = _("{name} wins.") if len(winners) == 1 else _("{name} share the win.")
    why, clause = speech.ending(game, state)
    scores, places = game.scores(state), game.places(state)
    rows = [f"{title.format(name=_(' and ').join(winners))} {why} ({clause})"]
    for seat in sorted(range(game.seats), key=lambda seat: (places[seat], seat)):
        points = ngettext("{n} point", "{n} points", scores[seat]).format(n=scores[seat])
        told = [points, speech.stars(state, seat)]
        rows.append(f"  {places[seat]}. {names[seat]}: {', '.join(filter(None, told))}")
    return "\n".join(rows)
