"""The exact outcomes of a move: all that the game's own chance moves can bring before the next choice."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from tablecooks.chance.by_game import extras
from tablecooks.chance.dist import Dist
from tablecooks.core.game import CHANCE, Game, Move
from tablecooks.core.record import Record
from tablecooks.core.words import _

__all__ = ["Outcome", "outcomes"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came, in any order, and the table it leads to.

    ``came`` holds (words of a chance move, how often it came) in the order of the game's moves. ``state`` is
    the table at the next choice, or at the end; do not change it. Outcomes are equal when ``came`` and the
    tables are.
    """

    came: tuple[tuple[str, int], ...]
    key: tuple[int, ...] = field(repr=False)
    state: Record = field(compare=False, repr=False)

    def __str__(self):
        return ", ".join(words if count == 1 else f"{count} × {words}" for words, count in self.came) or "–"


def outcomes(game: Game, state: Record, move: Move | str | None = None, *, bundled: bool = True) -> Dist:
    """The law of what ``move`` leads to, over :class:`Outcome`, up to the next choice or the end.

    Parameters
    ----------
    state : the table before the move; it is left as it is.
    move : a legal move, or ``None`` at a chance move: then the law of what is still to come. Legality is not
        checked.
    bundled : take chance moves together where the game knows how (a whole tip by counts); otherwise walk the
        game's own tree move by move. The law is the same.

    Raises
    ------
    ValueError
        When the odds are hidden in ``state``: it is a seat's view of a table with opaque shakers.
    """
    bundles = extras(game).bundles if bundled else None
    first = state.copy()
    if move is not None:
        game.book.rules.apply(first, game.spec, game.find(move).number)
    open_ = {((), first.key()): (first, Fraction(1))}
    settled: dict = {}
    while open_:
        walked: dict = {}
        for (came, key), (table, chance) in open_.items():
            if game.turn(table) != CHANCE:
                _add(settled, (came, key), table, chance)
                continue
            for numbers, share in _branches(game, table, bundles):
                after = table.copy()
                for number in numbers:
                    game.book.rules.apply(after, game.spec, number)
                _add(walked, (tuple(sorted(came + numbers)), after.key()), after, chance * share)
        open_ = walked
    return Dist((_outcome(game, came, key, table), chance) for (came, key), (table, chance) in settled.items())


def _add(found: dict, place, table: Record, chance: Fraction):
    """Ways that meet in one place are taken together: the tree is walked by tables, not by orders."""
    if place in found:
        chance += found[place][1]
    found[place] = (table, chance)


def _branches(game: Game, table: Record, bundles) -> list[tuple[tuple[int, ...], Fraction]]:
    """What can come next: numbers of chance moves, with the probability that they come."""
    bundle = bundles(table, game.spec) if bundles else None
    if bundle is not None:
        return [(numbers, Fraction(ways, total)) for numbers, ways, total in bundle if ways]
    chance = game.chance(table)
    total = sum(chance.values())
    if total == 0:
        raise ValueError(_("The odds are hidden here: what is inside cannot be seen."))
    return [((move.number,), Fraction(ways, total)) for move, ways in chance.items()]


def _outcome(game: Game, came: tuple[int, ...], key, table: Record) -> Outcome:
    counted = Counter(came)
    words = tuple((game.all_moves[number].words, counted[number]) for number in sorted(counted))
    return Outcome(words, key, table)
