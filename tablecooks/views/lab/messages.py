"""What the browser may ask of the lab, each message by its name. All that comes is checked here or in the models.

A handler raises ValueError with a sentence for what a person did wrong, and KeyError, TypeError or AttributeError
for what no page of ours sends; in both cases it has changed nothing.
"""

import re
from collections.abc import Callable, Mapping

from tablecooks.core.seed import new_seed
from tablecooks.core.words import _
from tablecooks.models.lab_settings import OF_THE_SHAKER, LabSettings

__all__ = ["HANDLERS", "QUIET"]

LONGEST_MESSAGE = 200_000  # letters
MOST_AT_ONCE = 1000
MOST_ANSWERS = 500


def tip(view, data):
    view.lab.tip(_whole(data["n"], MOST_AT_ONCE), _whole(data["at"]))


def look(view, data):
    view.lab.look(_whole(data["tip"]))
    view.jumped()


def width(view, data):
    """The page says whether it is as narrow as a phone."""
    view.narrow = data["narrow"] is True


def set_shaker(view, data):
    """Other settings of the shaker: what cannot be used gets its sentence and the shaker stays as it was.

    ``typed``: these were typed before a reload and never taken. They are not taken now: tips would be lost.
    """
    view.check_free()
    form = LabSettings.form_fields()
    typed = {str(name): str(value)[:200] for name, value in data["values"].items() if name in form}
    now = view.lab.settings
    settings, errors = LabSettings.from_text(now.begun_again(OF_THE_SHAKER) | typed)
    changed = [name for name in form if getattr(settings, name) != getattr(now, name)]
    if data.get("typed"):
        errors |= {name: _("Typed, and not taken yet: press Enter.") for name in changed if name not in errors}
    view.errors = errors
    if changed and not errors:
        view.start(settings)
        view.tell(_("Another shaker: counting starts again."))


def again(view, data):
    view.check_free()
    settings, _errors = LabSettings.from_text(view.lab.settings.begun_again())
    if data["seed"] == "new":
        settings.seed = new_seed()
    view.start(settings)


def show(view, data):
    """Which page, what the bars count, in which unit."""
    known = {name: data[name] for name in ("tab", "count", "scale") if name in data}
    if any(value not in LabSettings.param[name].objects for name, value in known.items()):
        raise KeyError(known)
    view.lab.settings.param.update(**known)
    view.jumped()
    if known.get("tab") == "predict" and view.predictions.is_idle:
        view.predictions.ask()


def ask(view, data):
    view.predictions.ask(str(data["question"]))


def lock(view, data):
    view.predictions.lock(str(data["number"])[:40], str(data["sure"])[:10], _whole(data["at"]))


def reveal(view, data):
    view.predictions.reveal(_whole(data["at"]))


def mystery_tip(view, data):
    view.mystery.tip(_whole(data["n"], 100), _whole(data["at"]))


def mystery_open(view, data):
    view.mystery.open(str(data["guess"])[:40])


def mystery_new(view, data):
    view.mystery.renew()


def read(view, data):
    view.data.read(_text(data["text"]), _answers(data.get("answers", {})))


def read_file(view, data):
    """A file comes as its bytes, in hexadecimal, so that its own encoding can be told."""
    sent = str(data["bytes"])
    if len(sent) > 2 * LONGEST_MESSAGE:
        message = _("That file is too large: the lab reads up to {most} letters.")
        raise ValueError(message.format(most=LONGEST_MESSAGE))
    if not re.fullmatch("([0-9a-f]{2})*", sent):
        raise TypeError(sent[:20])
    view.data.read_bytes(bytes.fromhex(sent))


def restore(view, data):
    """The data that a link had to leave behind, as the browser's tab has kept them."""
    kept = _text(data["text"]), _answers(data["answers"]), str(data["encoding"])[:20]
    if view.data.missing:
        view.data.restore(*kept)


def compare(view, data):
    view.data.compare(str(data["law"]))


def csv(view, data):
    """A table as a file, or the dictionary of its columns."""
    export, about = view.export(str(data["key"])), data.get("about") == "columns"
    name, text = export.dictionary(view.language) if about else export.file(view.language)
    view.send({"file": name, "text": text, "key": "" if about else data["key"]})


HANDLERS: Mapping[str, Callable] = {
    made.__name__: made
    for made in (tip, look, width, again, show, ask, lock, reveal, mystery_tip, mystery_open, mystery_new)
} | {"set": set_shaker, "read": read, "file": read_file, "restore": restore, "compare": compare, "csv": csv}
#: Messages after which the page is as it was.
QUIET = frozenset({"csv"})


def _text(value) -> str:
    return str(value)[:LONGEST_MESSAGE]


def _answers(value) -> dict[str, str]:
    return {str(key)[:200]: str(answer)[:200] for key, answer in list(value.items())[:MOST_ANSWERS]}


def _whole(value, most: int | None = None) -> int:
    """A whole number that the browser sent; TypeError for anything else, so that it is refused."""
    whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    if isinstance(value, bool) or not whole:
        raise TypeError(value)
    if value < 0 or (most is not None and not 1 <= value <= most):
        raise TypeError(value)
    return int(value)
