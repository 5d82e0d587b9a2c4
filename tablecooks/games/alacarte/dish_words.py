"""The words of one dish from here: what it still needs, whether a star is possible, what an option leads to."""

from fractions import Fraction

from tablecooks.core.words import _
from tablecooks.games.alacarte.dishes import is_burnt, is_done, is_overseasoned, is_perfect
from tablecooks.games.alacarte.odds_words import fell, percent
from tablecooks.games.alacarte.pieces import CREPE, EMPTY, SALT, SEASONINGS
from tablecooks.games.alacarte.speech import KIND_NAMES

SEASONING_NAMES = KIND_NAMES[:SEASONINGS]
LONGEST_FRACTION = 7  # letters


def nothing_to_cook(game, state, seat: int, waits: bool) -> str:
    """Why no chances can be counted for the dish of ``seat``; empty when they can. ``waits``: chance moves first."""
    spec, dish = game.spec, state.dish[seat]
    if dish == EMPTY:
        return _("There is no dish in this pan.")
    if dish == CREPE:
        words = _("A crêpe is done when a flip lands, in {n} of {all} tries (AC-R5). It never earns a star (AC-D5).")
        return words.format(n=spec.flip_lands[seat], all=spec.flip_tries[seat])
    if is_burnt(state, spec, seat):
        return _("This dish is burnt: on its cook's turn it goes into the bin (AC-H8, AC-X1).")
    if is_overseasoned(state, seat):
        return _("This dish is over-seasoned: on its cook's turn it goes into the bin (AC-P4, AC-X1).")
    if is_done(state, spec, seat):
        with_star = is_perfect(state, spec, seat)
        done = _("This dish is done, with a star.") if with_star else _("This dish is done, without a star.")
        return done + " " + _("On its cook's turn it is served, if it is still done then (AC-Q1).")
    return _("First comes what chance brings.") if waits else ""


def no_star(game, state, seat: int) -> str:
    """Why this dish can earn no star any more, whatever falls; empty while it can."""
    spec, dish, pan = game.spec, state.dish[seat], state.pan[seat]
    if not spec.seasoned[dish]:
        return _("This dish takes no seasoning, so it never earns a star (AC-D5).")
    if pan[SALT]:
        return _("No star any more: there is salt in the pan (AC-D4).")
    for kind, name in enumerate(SEASONING_NAMES):
        if pan[kind] and not spec.needs[dish][kind]:
            return _("No star any more: {kind} is not on this recipe (AC-Q17).").format(kind=_(name))
        if pan[kind] > spec.needs[dish][kind]:
            words = _("No star any more: {n} {kind} in the pan, and the recipe asks for {needed} (AC-D4).")
            return words.format(n=pan[kind], kind=_(name), needed=spec.needs[dish][kind])
    return _("No star as things stand.") if is_past_right(game, state, seat) else ""


def is_past_right(game, state, seat: int) -> bool:
    return state.heat[seat] > game.spec.green_to[state.dish[seat]]


def still_needed(game, state, seat: int, star: bool) -> str:
    """What a star, or a done dish without one, still asks for."""
    if is_past_right(game, state, seat):
        words = _("Heat {heat} is past the right heat, {span}: only the cup “lower the heat” brings it back (AC-K5).")
        return words.format(heat=state.heat[seat], span=_span(game, state, seat))
    missing = _missing(game, state, seat)
    if star:
        words = _("A star is still possible: with {crystals} more, no salt, heat {span} (AC-D4).")
    else:
        words = _("It can still be done: with at least {crystals} more, heat {span} (AC-D1).")
    if not missing:
        words = _("A star is still possible: with nothing more, heat {span} (AC-D4).")
        words = words if star else _("It can still be done: with nothing more, heat {span} (AC-D1).")
    return words.format(crystals=missing, span=_span(game, state, seat))


def _missing(game, state, seat: int) -> str:
    """``1 lemon and 2 pepper``: what the recipe asks for and the pan lacks."""
    lacks = [need - have for need, have in zip(game.spec.needs[state.dish[seat]], state.pan[seat], strict=False)]
    parts = [
        _("{n} {kind}").format(n=count, kind=_(name))
        for count, name in zip(lacks, SEASONING_NAMES, strict=True)
        if count > 0
    ]
    return _(" and ").join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def _span(game, state, seat: int) -> str:
    low, high = game.spec.green_from[state.dish[seat]], game.spec.green_to[state.dish[seat]]
    return str(low) if low == high else _("{low} to {high}").format(low=low, high=high)


def columns() -> tuple[str, str, str]:
    """Heads for the chances: a star, done with or without one, spoiled."""
    return _("star"), _("done"), _("spoiled")


def captions(star: bool) -> tuple[str, str]:
    """What the two tables show: the chances ahead, and the value of every option for a star or else for done."""
    steps = _("What to do first for a star") if star else _("What to do first to be done")
    return _("How likely, at best, within so many actions"), steps


def assumed(exact: bool) -> tuple[str, ...]:
    """What the numbers take for granted, how they are meant, and where they come from."""
    return (
        _("Counted as if this dish cooked alone: nobody else's dice, no coffee cups, shakers not refilled."),
        _("Star, and done with or without a star: each for a cook who plays for it alone. Three actions are a turn."),
        _("Spoiled, which is burnt or over-seasoned: for a cook who plays for done and risks no more than that needs."),
        _("By AC-H1 to AC-H8, AC-P1 to AC-P4, AC-D1, AC-D4.")
        + " "
        + (_("Exact; long fractions are left out.") if exact else _("Rounded: worked out in decimals.")),
    )


def hidden() -> str:
    return _("Nobody sees into the shakers, so the odds are hidden: estimate them from what has fallen.")


def never_exactly() -> str:
    return _("But with this fall and these shakers no star can come within 12 actions.")


def worked(option: str, actions: int, star: bool) -> str:
    """What is worked out: the value of the best option."""
    aim = _("a star") if star else _("done")
    return _("{option}, then {aim} within {n} actions in all:").format(option=option, aim=aim, n=actions)


def worked_line(what: str, chance, then) -> str:
    line = _("{what}: {chance}") if then == 1 else _("{what}: {chance} × {then} from there = {both}")
    return line.format(what=what, chance=_share(chance), then=_share(then), both=_share(chance * then))


def worked_sum(value) -> str:
    return _("all together {sum}").format(sum=_share(value))


def _share(value) -> str:
    """A short fraction as it is, else per cent."""
    text = str(value)
    return text if isinstance(value, Fraction) and len(text) <= LONGEST_FRACTION else percent(value)


def rolled(heat: int | None) -> str:
    """What the die brought: a heat, or the choice of one."""
    return _("choose 1, 2 or 3") if heat is None else _("heat {heat}").format(heat=heat)


def tipped(name: str, seasoning: int, salt: int) -> str:
    """What fell from the shaker called ``name``."""
    return fell(_(name), [seasoning], [salt])


def ended(star: bool) -> str:
    return _("done, with a star") if star else _("done, without a star")
