"""What a move of chance leads to, in a few words, for the cook who moved: ``1 pepper`` → ``done, with a star``.

``came`` is what chance brought: pairs of a chance move's words and how often it came, in any order.
"""

from typing import NamedTuple

from tablecooks.core.words import _
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.dishes import has_needed, is_burnt, is_done, is_overseasoned, is_right_heat
from tablecooks.games.alacarte.odds_words import label
from tablecooks.games.alacarte.pieces import CREPE, EMPTY, SALT, SEASONINGS, Asks, Crepe, Place
from tablecooks.games.alacarte.stove import raise_heat
from tablecooks.games.lead import Lead

__all__ = ["Effect", "Lead", "effect", "lead"]


class Effect(NamedTuple):
    """What came, what it leads to, and how good that is: best, good, even, warn or bad."""

    label: str
    leads_to: str
    tone: str


def effect(game, before, after, came, move, names) -> Effect:
    """The effect of one outcome of ``move``, from the table ``before`` it to the table ``after`` it."""
    return Effect(label(game, before, move, [came]), *lead(game, before, after, came, move, names))


def lead(game, before, after, came, move, names) -> Lead:
    """What an outcome leads to. ``names`` are the cooks', by seat."""
    spec, seat, number = game.spec, before.cook, move.number
    if m.RESEASON <= number < m.TAKE:
        found = _reseasoned(before, after, spec, (number - m.RESEASON) // SEASONINGS, came, names)
    elif m.TIP <= number < m.FLIP:
        found = _tipped(before, after, spec, seat, came)
    elif number == m.ROLL:
        found = _with_others(_rolled(before, after, spec, seat, came), before, after, spec, names)
    elif number == m.FLIP:
        found = _flipped(after, seat)
    else:
        found = _chosen(before, after, spec, seat, number, names)
    if after.asks == Asks.OVER:
        found = Lead(_("{text}; the game ends").format(text=found.text), found.tone)
    return found


# What became of the dish that lay in a pan before.


def _is_served(after, seat, dish) -> bool:
    return after.crepe[seat] == Crepe.SERVED if dish == CREPE else dish != EMPTY and after.place[dish] == seat


def _is_gone(after, seat, dish) -> bool:
    return after.crepe[seat] == Crepe.BURNT if dish == CREPE else dish != EMPTY and after.place[dish] == Place.BIN


def _served(after, spec, dish) -> Lead:
    if after.starred[dish]:
        return Lead(_("done, with a star"), "best")
    if not spec.seasoned[dish]:
        return Lead(_("done"), "best")
    return Lead(_("done, no star"), "good")


def _star_is_open(t, spec, seat) -> bool:
    """Can this dish still become perfect (AC-D4)?"""
    needs, pan = spec.needs[t.dish[seat]], t.pan[seat]
    return (
        spec.seasoned[t.dish[seat]] == 1
        and pan[SALT] == 0
        and all(pan[kind] <= needs[kind] for kind in range(SEASONINGS))
    )


def _missing(t, spec, seat) -> int:
    needs = spec.needs[t.dish[seat]]
    return sum(max(0, needs[kind] - t.pan[seat][kind]) for kind in range(SEASONINGS))


def _nothing_fell(came) -> bool:
    return dict(came).get("0 fall", 0) > 0


# A tip over the own pan.


def _tipped(before, after, spec, seat, came) -> Lead:
    dish = before.dish[seat]
    if _is_served(after, seat, dish):
        return _served(after, spec, dish)
    if _nothing_fell(came):
        return Lead(_("an action is gone"), "even")
    if _is_gone(after, seat, dish) or is_overseasoned(after, seat):
        return Lead(_("over-seasoned: into the bin"), "bad")
    star = _star_is_open(after, spec, seat)
    lost = not star and _star_is_open(before, spec, seat)
    if has_needed(after, spec, seat) and not has_needed(before, spec, seat):
        return _all_in(lost, star)
    if _missing(after, spec, seat) < _missing(before, spec, seat):
        return _some_in(lost, star)
    if lost:
        return Lead(_("not done; no star any more"), "warn")
    return Lead(_("no nearer to done"), "even")


def _all_in(lost: bool, star: bool) -> Lead:
    if lost:
        return Lead(_("seasoned; no star any more"), "even")
    return Lead(_("seasoned; a star is open") if star else _("seasoned, the heat is missing"), "good")


def _some_in(lost: bool, star: bool) -> Lead:
    if lost:
        return Lead(_("needed; no star any more"), "even")
    return Lead(_("needed; a star is open") if star else _("needed, not yet all"), "good")


# The heat die.


def _rolled(before, after, spec, seat, came) -> Lead:
    drawn = dict(came)
    if "choose 1, 2 or 3" in drawn:
        return _may_choose(before, spec, seat)
    if "coffee cup" in drawn:
        return _cup(after)
    return _heated(before, after, spec, seat)


def _heated(before, after, spec, seat) -> Lead:
    dish = before.dish[seat]
    if _is_served(after, seat, dish):
        return _served(after, spec, dish)
    if after.asks == Asks.RESCUE and after.cook == seat:
        return Lead(_("burnt, but a cup can save it"), "warn")
    if _is_gone(after, seat, dish) or is_burnt(after, spec, seat):
        return Lead(_("burnt: into the bin"), "bad")
    if dish == CREPE:
        return Lead(_("not burnt; now flip"), "even")
    if is_right_heat(after, spec, seat):
        if is_right_heat(before, spec, seat):
            return Lead(_("still the right heat"), "even")
        return Lead(_("the right heat; seasoning is missing"), "good")
    if after.heat[seat] < before.heat[seat]:
        return Lead(_("below the right heat"), "warn")
    if after.heat[seat] > spec.green_to[dish]:
        return Lead(_("too hot, not yet burnt"), "warn")
    return Lead(_("nearer to the right heat"), "even")


def _may_choose(before, spec, seat) -> Lead:
    """What a raise by 1, 2 or 3 can do at its best."""
    raised = [before.copy() for _levels in range(3)]
    for levels, table in enumerate(raised, start=1):
        raise_heat(table, seat, levels)
    if any(is_done(table, spec, seat) for table in raised):
        return Lead(_("you can make it done"), "best")
    if is_burnt(raised[0], spec, seat):
        return Lead(_("burnt by any choice"), "bad")
    if raised[0].heat[seat] > spec.green_to[before.dish[seat]]:
        return Lead(_("too hot, not yet burnt"), "warn")
    return Lead(_("raise by 1, 2 or 3 as you like"), "good")


def _cup(after) -> Lead:
    if after.asks == Asks.TAKE:
        return Lead(_("you take a cup from another cook"), "good")
    return Lead(_("you draw a cup"), "good")


def _with_others(own: Lead, before, after, spec, names) -> Lead:
    """Add what the roll does to the dishes of others."""
    parts = [own.text]
    for other in range(spec.seats):
        if other != before.cook:
            parts += _others_part(before, after, spec, other, names)
    return Lead("; ".join(parts), own.tone)


def _others_part(before, after, spec, other, names) -> list[str]:
    dish = before.dish[other]
    if is_burnt(before, spec, other) or is_overseasoned(before, other):
        return []
    if _is_gone(after, other, dish) or (after.dish[other] == dish and is_burnt(after, spec, other)):
        return [_("{name}'s dish burns").format(name=names[other])]
    was_done = is_done(before, spec, other)
    done = _is_served(after, other, dish) or (after.dish[other] == dish and is_done(after, spec, other))
    if done and not was_done:
        return [_("{name}'s dish is done").format(name=names[other])]
    if was_done and not done:
        return [_("{name}'s dish is too hot").format(name=names[other])]
    return []


# The crêpe, the other cook's pan, and moves without chance.


def _flipped(after, seat) -> Lead:
    if after.crepe[seat] == Crepe.SERVED:
        return Lead(_("the crêpe is done; the turn ends"), "best")
    if after.cook == seat and after.asks == Asks.ACT and after.actions > 0:
        return Lead(_("one more try"), "even")
    return Lead(_("no try left in this turn"), "warn")


def _reseasoned(before, after, spec, other, came, names) -> Lead:
    """AC-K4: what is bad for the other cook is good for the one who tips."""
    dish, name = before.dish[other], names[other]
    if _nothing_fell(came):
        return Lead(_("a cup is gone for nothing"), "even")
    if _is_gone(after, other, dish) or is_overseasoned(after, other):
        return Lead(_("{name}'s dish is over-seasoned").format(name=name), "best")
    if after.dish[other] != dish or is_done(after, spec, other):
        if is_done(before, spec, other):
            return _done_dish_salted(before, after, spec, other, name)
        return Lead(_("{name}'s dish is done").format(name=name), "bad")
    if _star_is_open(before, spec, other) and not _star_is_open(after, spec, other):
        return Lead(_("no star any more for {name}").format(name=name), "good")
    if _missing(after, spec, other) < _missing(before, spec, other):
        return Lead(_("{name} gets what was missing").format(name=name), "warn")
    return Lead(_("no harm to {name}'s dish").format(name=name), "even")


def _done_dish_salted(before, after, spec, other, name) -> Lead:
    dish = before.dish[other]
    starred = after.starred[dish] if after.dish[other] != dish else _star_is_open(after, spec, other)
    if _star_is_open(before, spec, other) and not starred:
        return Lead(_("no star any more for {name}").format(name=name), "good")
    return Lead(_("no harm to {name}'s dish").format(name=name), "even")


def _chosen(before, after, spec, seat, number, names) -> Lead:
    dish = before.dish[seat]
    if m.SWAP <= number < m.RESEASON:
        other = number - m.SWAP
        if _is_served(after, seat, before.dish[other]):
            return _served(after, spec, before.dish[other])
        return Lead(_("you and {name} change places at the stoves").format(name=names[other]), "even")
    if m.RAISE <= number < m.PICK:
        return _heated(before, after, spec, seat)
    if m.LOWER <= number < m.SWAP:
        if _is_served(after, seat, dish):
            return _served(after, spec, dish)
        if is_burnt(before, spec, seat) and after.dish[seat] == dish and not is_burnt(after, spec, seat):
            return Lead(_("saved"), "good")
        return _heated(before, after, spec, seat)
    return Lead(_("no chance in it"), "even")
