"""The set-up page as data, made from a Settings class: labels, docs and choices are those of its parameters."""

import param

from tablecooks.core.words import _
from tablecooks.games import GAMES
from tablecooks.models import Settings
from tablecooks.views.page_words import form_words, player_word

__all__ = ["form_data"]


def form_data(settings: type[Settings], texts: dict, errors: dict, notice: str) -> dict:
    """The page with ``texts`` filled in and ``errors`` at their fields; what belongs to no field stands above."""
    known = settings.field_names()
    astray = [sentence for name, sentence in errors.items() if name not in known]
    return {
        "title": GAMES[settings.key].title,
        "intro": _("Set the table. Everything has a sensible start: just press Play."),
        "notice": " ".join([*([notice] if notice else []), *astray]),
        "words": form_words(),
        "sections": [{"key": key, "title": title} for key, title in settings.sections()],
        "fields": [_field(settings, name, texts, errors) for name in known],
    }


def _field(settings: type[Settings], name: str, texts: dict, errors: dict) -> dict:
    parameter = settings.param[name]
    field = {
        "name": name,
        "label": _(parameter.label),
        "help": _(parameter.doc) if parameter.doc else "",
        "section": settings.section_of(name),
        "error": _sentence(name, errors.get(name, "")),
        "only": settings.needed_with(name),
        "kind": "text",
        "value": str(texts.get(name, parameter.default)),
    }
    if isinstance(parameter, param.Boolean):
        return field | {"kind": "yes", "value": texts.get(name, "yes" if parameter.default else "no")}
    if isinstance(parameter, param.Integer):
        low, high = parameter.bounds
        return _choice(field, parameter, range(low, high + 1), str)
    if isinstance(parameter, param.Selector):
        word = player_word if name.startswith("player_") else lambda choice: _(str(choice))
        return _choice(field, parameter, parameter.objects, word)
    if name in settings.file_fields:
        return field | {"kind": "file"}
    if name.startswith("name_"):
        return field | {"placeholder": f"{_(GAMES[settings.key].seat_word)} {name.removeprefix('name_')}"}
    return field


def _sentence(name: str, error: str) -> str:
    """The error as it stands at its field: without the field's name before it, and with a full stop."""
    error = error.removeprefix(f"{name}: ")
    return error[:1].upper() + error[1:].rstrip(".") + "." if error else ""


def _choice(field: dict, parameter, choices, word) -> dict:
    """A field of which one choice is taken; what is none of them falls back to the default."""
    options = [{"value": str(choice), "label": word(choice)} for choice in choices]
    known = field["value"] in [option["value"] for option in options]
    return field | {"kind": "choice", "options": options, "value": field["value"] if known else str(parameter.default)}
