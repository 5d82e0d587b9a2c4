"""The words of the odds panel: what an act is called, what is in the shaker, which outcomes a row holds, and why.

A *group* is a list of what came in the outcomes that lead to the same effect: pairs of a chance move's
words and how often it came.
"""

from fractions import Fraction
from math import comb

from tablecooks.core.words import N_, _, ngettext
from tablecooks.games.alacarte import moves as m
from tablecooks.games.alacarte.pieces import OVERSEASONED_FROM, SALT, SEASONINGS
from tablecooks.games.alacarte.speech import KIND_NAMES
from tablecooks.games.alacarte.speech import label as button
from tablecooks.games.alacarte.tips import among

__all__ = ["fell", "hidden", "label", "note", "percent", "title", "working"]

MOST_LINES = 6
LARGEST_SHOWN = 10**6  # larger ways are shown in per cent

_FACES = {
    "1": N_("1"),
    "2": N_("2"),
    "3": N_("3"),
    "choose 1, 2 or 3": N_("choose 1, 2 or 3"),
    "every stove one up": N_("every stove one up"),
    "coffee cup": N_("coffee cup"),
}


def shaker_of(move) -> int | None:
    """The shaker that a move tips, over whichever pan; ``None`` for other moves."""
    if m.TIP <= move.number < m.FLIP:
        return move.number - m.TIP
    if m.RESEASON <= move.number < m.TAKE:
        return (move.number - m.RESEASON) % SEASONINGS
    return None


def title(game, state, move, names) -> str:
    """What the panel is about: ``Tip pepper once``."""
    if m.TIP <= move.number < m.FLIP:
        return _("Tip {kind} once").format(kind=_(KIND_NAMES[move.number - m.TIP]))
    return button(game, names, move)


def hidden(game, move) -> str:
    """Why no odds can be given, when the shakers are opaque; empty when they can."""
    if game.spec.opaque and shaker_of(move) is not None:
        return _("Nobody sees into the shaker: estimate it from what has fallen.")
    return ""


def note(game, state, move) -> str:
    """The numbers that the odds start from: ``12 pepper + 4 salt in it``."""
    shaker = shaker_of(move)
    if shaker is not None:
        inside = (state.seasoning[shaker], _(KIND_NAMES[shaker]), state.salt[shaker])
        return _("{n} {kind} + {salt} salt in it").format(n=inside[0], kind=inside[1], salt=inside[2])
    if move.number == m.ROLL:
        return _("six faces, all equally likely")
    if move.number == m.FLIP:
        lands, tries = game.spec.flip_lands[state.cook], game.spec.flip_tries[state.cook]
        return _("it lands in {n} of {all} tries").format(n=lands, all=tries)
    return ""


def label(game, state, move, group) -> str:
    """What came, for a group of outcomes: ``1 pepper and 1 or 2 salt``, ``1, 2 or every stove one up``."""
    shaker = shaker_of(move)
    if shaker is not None:
        seat = (move.number - m.RESEASON) // SEASONINGS if move.number >= m.RESEASON else state.cook
        pan = state.pan[seat]
        room = tuple(OVERSEASONED_FROM - pan[kind] for kind in (shaker, SALT))
        return _crystals(_(KIND_NAMES[shaker]), [crystals(came, shaker) for came in group], room)
    if move.number == m.ROLL:
        faces = {words for came in group for words, count in came}
        return _either([_(text) for words, text in _FACES.items() if words in faces])
    if move.number == m.FLIP:
        return _("it lands") if "lands" in dict(group[0]) else _("it misses")
    return _("for certain")


def crystals(came, shaker: int) -> tuple[int, int]:
    """How much seasoning and how much salt fell."""
    counts = dict(came)
    return counts.get(KIND_NAMES[shaker], 0), counts.get(KIND_NAMES[SALT], 0)


def _crystals(kind: str, pairs, room) -> str:
    """``pairs`` are the (seasoning, salt) of a group; ``room`` is how many of each spoil the dish."""
    if any(count >= limit for pair in pairs for count, limit in zip(pair, room, strict=True)):
        return _too_much(kind, pairs, room)
    by_salt: dict[tuple, list[int]] = {}
    for seasoning in sorted({pair[0] for pair in pairs}):
        salts = tuple(sorted(pair[1] for pair in pairs if pair[0] == seasoning))
        by_salt.setdefault(salts, []).append(seasoning)
    return _("; or ").join(fell(kind, seasonings, salts) for salts, seasonings in by_salt.items())


def fell(kind: str, seasonings, salts) -> str:
    """``1 or 2 pepper and 1 salt``: how many may have fallen of the seasoning, and of its salt."""
    if list(seasonings) == [0]:
        if list(salts) == [0]:
            return _("nothing falls")
        return _("only salt, {n}").format(n=_numbers(salts))
    first = _("{n} {kind}").format(n=_numbers(seasonings), kind=kind)
    if list(salts) == [0]:
        return first
    return _("{first} and {n} salt").format(first=first, n=_numbers(salts))


def _too_much(kind: str, pairs, room) -> str:
    """``2 or more pepper, or 3 or more salt``: each kind that spoils the dish in one of these pairs by itself."""
    parts = []
    for place, name in enumerate((kind, _(KIND_NAMES[SALT]))):
        other = 1 - place
        if any(pair[place] >= room[place] and pair[other] < room[other] for pair in pairs):
            parts.append(_("{n} or more {kind}").format(n=room[place], kind=name))
    return _(", or ").join(parts)


def _numbers(numbers) -> str:
    """``1``, ``1 or 2``, ``0 to 2``."""
    numbers = list(numbers)
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return _("{low} to {high}").format(low=numbers[0], high=numbers[-1])
    return _either([str(number) for number in numbers])


def _either(words: list[str]) -> str:
    if len(words) == 1:
        return words[0]
    return _("{some} or {last}").format(some=", ".join(words[:-1]), last=words[-1])


def working(game, state, move, group, probability: Fraction) -> list[str]:
    """Where the probability of a row comes from, with the numbers in place; one line a step."""
    shaker = shaker_of(move)
    if shaker is not None:
        return _tip_working(game, state, shaker, group, probability)
    if move.number == m.ROLL:
        faces = {words for came in group for words, count in came if words in _FACES}
        text = ngettext("{n} face of 6: {p}", "{n} faces of 6: {p}", len(faces))
        return [text.format(n=len(faces), p=probability)]
    if move.number == m.FLIP:
        return [_("{n} of {all}").format(n=probability.numerator, all=probability.denominator)]
    return []


def _tip_working(game, state, shaker: int, group, probability: Fraction) -> list[str]:
    """One line for each number that falls, the likeliest first, and their sum."""
    seasoning, salt = state.seasoning[shaker], state.salt[shaker]
    falls = game.spec.falls[seasoning + salt]
    by_fallen: dict[int, list] = {}
    for came in group:
        pair = crystals(came, shaker)
        by_fallen.setdefault(sum(pair), []).append(pair)
    parts = []
    for fallen, pairs in sorted(by_fallen.items()):
        ways = among(seasoning, salt, fallen)
        which = (sum(ways[pair] for pair in pairs), comb(seasoning + salt, fallen))
        parts.append(_part(fallen, (falls[fallen], sum(falls)), which, _which(shaker, fallen, pairs)))
    parts.sort(key=lambda part: part[1], reverse=True)
    lines = [text for text, _share in parts[:MOST_LINES]]
    if len(parts) > 1:
        terms = " + ".join(_exact(share) for _text, share in parts[:MOST_LINES])
        more = " + …" if len(parts) > MOST_LINES else ""
        lines.append(_("together {sum} = {p}").format(sum=terms + more, p=_exact(probability)))
    return lines


def _which(shaker: int, fallen: int, pairs) -> str:
    if fallen > 1:
        return _("they fit in {ways}")
    kind = KIND_NAMES[shaker if pairs[0][0] else SALT]
    return _("it is {kind} in {{ways}}").format(kind=_(kind))


def _part(fallen: int, fall, which, fits: str) -> tuple[str, Fraction]:
    """A line for so many fallen crystals, of which ``which`` are as wanted; and its share of the probability."""
    share = Fraction(*fall) * Fraction(*which)
    falls = ngettext("{n} falls in {ways}", "{n} fall in {ways}", fallen).format(n=fallen, ways=_ways(*fall))
    product = _over(*fall)
    if which[0] < which[1]:
        falls = f"{falls}; {fits.format(ways=_of(*which))}"
        product = f"{product} × {_over(*which)}"
    result = "" if product == _exact(share) else f" = {_exact(share)}"
    return f"{falls}: {product}{result}", share


def _ways(ways: int, total: int) -> str:
    return _("{n} of {all} ways").format(n=ways, all=total) if total <= LARGEST_SHOWN else _over(ways, total)


def _of(ways: int, total: int) -> str:
    return _("{n} of {all}").format(n=ways, all=total) if total <= LARGEST_SHOWN else _over(ways, total)


def _over(ways: int, total: int) -> str:
    return f"{ways}/{total}" if total <= LARGEST_SHOWN else percent(Fraction(ways, total))


def _exact(share: Fraction) -> str:
    return str(share) if share.denominator <= LARGEST_SHOWN else percent(share)


def percent(share: Fraction) -> str:
    """Per cent with one decimal; below 1 with two digits that count."""
    return f"{100 * float(share):.2g} %" if share < Fraction(1, 100) else f"{100 * float(share):.1f} %"
