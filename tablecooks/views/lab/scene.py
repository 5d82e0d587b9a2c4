"""The scene of the lab: all that the page shows of a state, as plain data for the browser."""

from fractions import Fraction
from functools import lru_cache

from tablecooks.chance import hypergeometric, near_fraction, percent
from tablecooks.core.words import _
from tablecooks.draw.bottle import bottle_and_plate, crystal
from tablecooks.games.alacarte.pieces import SALT
from tablecooks.models.lab import Lab
from tablecooks.models.lab_settings import MOST_TIPS, LabSettings
from tablecooks.models.lab_shaker import BACK, EMPTIES, KINDS, MODES, WRISTS
from tablecooks.views.lab.figures import lab_figures
from tablecooks.views.lab.words import KIND_WORDS, crystals_said, order_said, tips_said

__all__ = ["fields", "frame", "kind_word", "tip_scene"]

ROWS = 6  # of the odds; what is beyond is one row
LOG_LINES = 40
FALLEN = (1, 2, 3, 4, 6, 8, 10)  # for the comparison with and without replacement
LONGEST_FRACTION = 13
SHOWN_HELP = ("fall", "wrist")  # the docs of the others are their tooltips
MOST_MOVING = 12  # crystals that are let fall before the eye


def kind_word(lab: Lab) -> str:
    return _(KIND_WORDS[lab.settings.kind])


def kind_number(lab: Lab) -> int:
    return KINDS.index(lab.settings.kind)


def frame(lab: Lab, link: str, errors: dict[str, str]) -> dict:
    """What every page of the lab has: the link, what is wrong, the form of the shaker."""
    tab = lab.settings.tab
    return {
        "tab": tab,
        "link": link,
        "fields": fields(lab, errors),
        "notice": errors.get("", "") if tab == "tip" else " ".join(errors.values()),
        "table": lab.link_to_table(lab.shaker.fall),
        "seed": lab.seed,
    }


def fields(lab: Lab, errors: dict[str, str]) -> list[dict]:
    """The form of the shaker: what is set, what is wrong; what was typed wrongly stays with the browser."""
    settings = lab.settings
    words = {"kind": KIND_WORDS, "mode": MODES, "wrist": WRISTS}
    made = []
    for name in LabSettings.form_fields():
        parameter = LabSettings.param[name]
        value = lab.seed if name == "seed" else str(getattr(settings, name))
        note = settings.fall_note() if name == "fall" else ""
        field = {"name": name, "label": _(parameter.label), "value": value}
        field["help"] = (note or _(parameter.doc)) if name in SHOWN_HELP else ""
        field["doc"] = _(parameter.doc)
        field["error"] = errors.get(name, "")
        field["number"] = name in ("seasoning", "salt")
        field["options"] = [{"value": key, "label": _(label)} for key, label in words.get(name, {}).items()]
        made.append(field)
    return made


def tip_scene(lab: Lab, veiled: bool, fresh: int | None) -> dict:
    """The page on which the shaker is tipped. ``fresh`` is how many tips the page has shown, None after a jump."""
    position = lab.position
    settings = lab.settings
    return {
        "shaker": shaker_data(lab),
        "prompt": _prompt(lab),
        "at": lab.made,
        "position": position,
        "made": lab.made,
        "room": MOST_TIPS - lab.made,
        "where": _("tip {tip} of {made}").format(tip=position, made=lab.made),
        "count": settings.count,
        "scale": settings.scale,
        "odds": {"veiled": _("Hidden until you reveal your prediction.")} if veiled else odds_data(lab),
        "figures": [figure.data() for figure in lab_figures(lab, settings.count, settings.scale, veiled)],
        "lines": _lines(lab),
        "fall": _motion(lab, fresh),
        "announce": _announce(lab, fresh),
    }


def shaker_data(lab: Lab) -> dict:
    stream, place = lab.stream, lab.position
    inside, kind = stream.inside_after(place), kind_word(lab)
    order = stream.tips[place - 1].order if place else None
    contents = _("{seasoning} {kind} + {salt} salt").format(seasoning=inside[0], kind=kind, salt=inside[1])
    fell = order_said(order, kind) if order is not None else _("no tip yet")
    refilled = place and lab.shaker.mode == EMPTIES and inside == lab.shaker.full and order
    if refilled:
        contents = _("filled again: {contents}").format(contents=contents)
    svg = bottle_and_plate(kind_number(lab), inside, order, (contents, fell), _("The shaker"))
    return {"svg": svg, "text": f"{_('In the shaker')}: {contents}. {_('Last tip')}: {fell}."}


def _prompt(lab: Lab) -> dict:
    place = lab.position
    if not place:
        return {"strong": _("Tip the shaker"), "rest": _("and see what falls.")}
    said = order_said(lab.stream.tips[place - 1].order, kind_word(lab))
    return {"strong": _("Tip {n}:").format(n=place), "rest": f"{said}."}


def _lines(lab: Lab) -> list[dict]:
    kind = kind_word(lab)
    start = max(0, min(lab.position - LOG_LINES // 2, lab.made - LOG_LINES))
    stop = min(lab.made, start + LOG_LINES)
    return [{"n": n + 1, "text": order_said(lab.stream.tips[n].order, kind)} for n in range(start, stop)]


def _motion(lab: Lab, fresh: int | None) -> list[str]:
    """The crystals to let fall: those of the one tip that is new."""
    if fresh is None or lab.position != fresh + 1:
        return []
    order = lab.stream.tips[fresh].order
    return [crystal(SALT if which == "s" else kind_number(lab)) for which in order[:MOST_MOVING]]


def _announce(lab: Lab, fresh: int | None) -> str:
    """What the live region says; many tips at once are said in one sentence."""
    if fresh is None or lab.position == fresh:
        return _("Tip {n}.").format(n=lab.position) if fresh is None and lab.position else ""
    new = lab.position - fresh
    if new == 1:
        return _("Tip {n}: {said}.").format(
            n=lab.position, said=order_said(lab.stream.tips[fresh].order, kind_word(lab))
        )
    (before, salt_before), (crystals, salt) = lab.stream.totals(fresh), lab.stream.totals(lab.position)
    said = _("{tips}: {crystals}, {salt} of them salt.")
    return said.format(tips=tips_said(new), crystals=crystals_said(crystals - before), salt=salt - salt_before)


def odds_data(lab: Lab) -> dict:
    """What may come of the next tip: exact fractions, best known first, and where the largest comes from."""
    shaker, inside = lab.shaker, lab.stream.inside_after(lab.position)
    salt = lab.settings.count == "salt"
    law = shaker.salted(inside) if salt else shaker.fell(inside)
    name = _("{n} salt") if salt else _("{n} fall")
    rows = [_row(name.format(n=value), law.P(value)) for value in range(ROWS)]
    beyond = law.P(lambda value: value >= ROWS)
    if beyond:
        rows.append(_row(name.format(n=_("{n} or more").format(n=ROWS)), beyond))
    rows = [row for row in rows if row["share"]]
    note = _("{seasoning} {kind} + {salt} salt in it")
    mean = _("On average {crystals:.2f} crystals, {salt:.2f} of them salt.")
    return {
        "title": _("The next tip"),
        "note": note.format(seasoning=inside[0], kind=kind_word(lab), salt=inside[1]),
        "rows": rows,
        "none": _row(_("no salt falls"), shaker.salted(inside).P(0)),
        "mean": mean.format(crystals=float(shaker.fell(inside).mean()), salt=float(shaker.salted(inside).mean())),
        "working": _working(lab, inside),
        "replacement": _replacement(lab, inside),
    }


def _row(label: str, chance: Fraction) -> dict:
    fraction = near_fraction(chance, LONGEST_FRACTION)
    return {"label": label, "fraction": fraction, "percent": percent(chance), "share": float(chance)}


def _working(lab: Lab, inside) -> list[str]:
    """Where the chance of no salt comes from: how many fall, times that none of them is salt."""
    shaker = lab.shaker
    lines = []
    for n, chance in shaker.fell(inside).items():
        if chance and len(lines) < ROWS:
            none = shaker.salt_among(inside, n).P(0)
            said = _("{n} fall: {fall} × no salt among them: {none} = {both}")
            lines.append(said.format(n=n, fall=percent(chance), none=percent(none), both=percent(chance * none)))
    return [*lines, _("All together, no salt: {percent}.").format(percent=percent(shaker.salted(inside).P(0)))]


def _replacement(lab: Lab, inside) -> dict:
    """P(no salt among n) and the spread, without and with each crystal put back."""
    columns = [_("fall"), _("no salt, without"), _("with"), _("sd without"), _("with")]
    rows = [list(row) for row in _with_and_without(inside)]
    return {"columns": columns, "rows": rows, "back": lab.shaker.mode == BACK}


@lru_cache(2048)
def _with_and_without(inside) -> tuple[tuple[str, ...], ...]:
    rows = []
    for n in FALLEN:
        if n <= sum(inside):
            laws = [hypergeometric(inside[1], inside[0], n, replace=back) for back in (False, True)]
            rows.append((str(n), *(percent(law.P(0)) for law in laws), *(f"{law.sd():.3f}" for law in laws)))
    return tuple(rows)
