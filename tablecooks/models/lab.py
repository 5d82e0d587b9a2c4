"""The lab as a Param model: its settings as a link carries them, and the tips of one shaker."""

from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import parse_qsl, urlencode

import param

from tablecooks.core.seed import Luck, as_seed
from tablecooks.core.words import N_, _
from tablecooks.games.alacarte.fall import DEFAULT_FALL, Fall, parse_fall
from tablecooks.models.lab_shaker import EMPTIES, KINDS, MODES, MOST, WRISTS, Inside, Shaker, wristed
from tablecooks.models.lab_stream import Stream
from tablecooks.models.settings import SettingsError, try_field
from tablecooks.models.table import StaleClick

__all__ = ["LONGEST_DATA", "MOST_TIPS", "TABS", "Lab", "LabSettings", "as_query", "lab_link", "read_query"]

MOST_TIPS = 20_000
LONGEST_DATA = 1500  # letters of pasted data that a link carries
TABS = ("tip", "predict", "mystery", "data")
QUESTION_KEYS = ("none", "twenty", "due", "first", "wait", "tip")


class LabSettings(param.Parameterized):
    """All that a link says of the lab: the shaker, how it is tipped, and what is being looked at."""

    kind = param.Selector(
        default="pepper", objects=list(KINDS), label=N_("Seasoning"), doc=N_("What is in the shaker.")
    )
    seasoning = param.Integer(
        15, bounds=(0, MOST), label=N_("Crystals of it"), doc=N_("How many of the seasoning in a full shaker.")
    )
    salt = param.Integer(5, bounds=(0, MOST), label=N_("Salt"), doc=N_("How many crystals of salt in a full shaker."))
    mode = param.Selector(
        default=EMPTIES, objects=list(MODES), label=N_("What fell …"), doc=N_("Without or with replacement.")
    )
    fall = param.String(
        DEFAULT_FALL.to_text(),
        label=N_("Fall"),
        doc=N_("also poisson 1.5, binomial 1/10, fitted 6:7:6"),
    )
    wrist = param.Selector(
        default="usual",
        objects=list(WRISTS),
        label=N_("Wrist"),
        doc=N_("gentle: half stay in; strong: as if tipped twice."),
    )
    seed = param.String("", label=N_("Seed"), doc=N_("The same seed, the same tips. Empty: a new one."))

    tab = param.Selector(default="tip", objects=list(TABS), label=N_("Page"), doc=N_("Which page of the lab is open."))
    tips = param.Integer(0, bounds=(0, MOST_TIPS), label=N_("Tips"), doc=N_("How many tips have been made."))
    count = param.Selector(
        default="crystals",
        objects=["crystals", "salt"],
        label=N_("Per tip"),
        doc=N_("What bars count in a tip."),
    )
    scale = param.Selector(
        default="counts", objects=["counts", "shares"], label=N_("Bars"), doc=N_("Whether bars are counts or shares.")
    )
    question = param.Selector(
        default="none", objects=list(QUESTION_KEYS), label=N_("Question"), doc=N_("Which question is asked.")
    )
    mystery = param.String("", label=N_("Mystery shaker"), doc=N_("The number of the mystery shaker."))
    tried = param.Integer(
        0, bounds=(0, 500), label=N_("Tips of the mystery shaker"), doc=N_("How often the mystery shaker was tipped.")
    )
    guess = param.String("", label=N_("Guess"), doc=N_("The guess with which the mystery shaker was opened."))
    data = param.String("", label=N_("Our data"), doc=N_("A class's own counts, as they were typed."))

    @classmethod
    def form_fields(cls) -> tuple[str, ...]:
        """The settings of the shaker, in the order of the form."""
        return ("kind", "mode", "seasoning", "salt", "seed", "fall", "wrist")

    def shaker(self) -> Shaker:
        """The shaker that these settings say; SettingsError names the field that is wrong."""
        errors: dict[str, str] = {}
        fall = try_field(errors, "fall", lambda: wristed(parse_fall(self.fall), self.wrist))
        if not self.seasoning + self.salt:
            errors["seasoning"] = _("A shaker needs at least one crystal.")
        if errors:
            raise SettingsError(errors)
        return Shaker(self.seasoning, self.salt, fall, self.mode)

    def fall_note(self) -> str:
        """What was made of the text of the fall, where it is not what was typed."""
        fall = parse_fall(self.fall)
        law = wristed(fall, self.wrist)
        if law != fall:
            return _("with this wrist: {fall}").format(fall=law.to_text())
        typed = self.fall.strip()
        plain = {fall.to_text(), fall.to_text().removeprefix("weights ")}
        return "" if typed in plain else _("taken as {fall}").format(fall=fall.to_text())

    def to_text(self) -> dict[str, str]:
        """What differs from the defaults, as text."""
        return {
            name: str(getattr(self, name))
            for name in self.param
            if name != "name" and getattr(self, name) != self.param[name].default
        }

    @classmethod
    def from_text(cls, texts: Mapping[str, str]) -> tuple["LabSettings", dict[str, str]]:
        """Settings from a form or a link, and a sentence for each field that cannot be used and was left as it is."""
        errors: dict[str, str] = {}
        settings = cls()
        for name, text in texts.items():
            if name == "name" or name not in cls.param:
                errors[""] = _("The lab has no setting called {name!r}; it was left out.").format(name=name[:40])
                continue
            value = try_field(errors, name, lambda name=name, text=text: cls._read(name, str(text)))
            if name not in errors:
                setattr(settings, name, value)
        try:
            settings.shaker()
        except SettingsError as error:
            errors.update(error.errors)
            settings.param.update({name: cls.param[name].default for name in error.errors})
        return settings, errors

    @classmethod
    def _read(cls, name: str, text: str):
        parameter = cls.param[name]
        label, plain = _(parameter.label), text.strip()
        if isinstance(parameter, param.Integer):
            low, high = parameter.bounds
            if not (plain.isdecimal() and len(plain) < 10 and low <= int(plain) <= high):
                message = _("{label}: a whole number from {low} to {high}, not {text!r}.")
                raise ValueError(message.format(label=label, low=low, high=high, text=plain[:20]))
            return int(plain)
        if isinstance(parameter, param.Selector):
            if plain not in parameter.objects:
                message = _("{label}: one of {known}, not {text!r}.")
                known = ", ".join(parameter.objects)
                raise ValueError(message.format(label=label, known=known, text=plain[:20]))
            return plain
        if name == "seed":
            return as_seed(plain) if plain else ""
        return text if name == "data" else plain[:200]


class Lab(param.Parameterized):
    """One shaker that is tipped again and again. ``position`` is the tip that is looked at, up to ``made``."""

    settings = param.ClassSelector(class_=LabSettings, constant=True, doc="The shaker and how it is tipped.")
    shaker = param.ClassSelector(class_=Shaker, constant=True, doc="The full shaker.")
    seed = param.String(constant=True, doc="The seed of all tips.")
    made = param.Integer(0, bounds=(0, MOST_TIPS), doc="How many tips have been made.")
    position = param.Integer(0, bounds=(0, MOST_TIPS), doc="The tip that is looked at; ``made`` is now.")

    def __init__(self, settings: LabSettings | None = None, **params):
        settings = LabSettings() if settings is None else settings
        seed = as_seed(settings.seed or None)
        super().__init__(settings=settings, shaker=settings.shaker(), seed=seed, **params)
        self.stream = Stream(self.shaker, Luck(seed))
        self.stream.make(settings.tips)
        self.param.update(made=settings.tips, position=settings.tips)

    def tip(self, n: int = 1, at: int | None = None) -> None:
        """Tip ``n`` times. ``at`` is how many tips the person saw: a click that comes twice or late is refused."""
        if at is not None and at != self.made:
            raise StaleClick(_("That click came too late: the shaker has been tipped since. Nothing was changed."))
        if n < 1 or self.made + n > MOST_TIPS:
            message = _("The lab counts up to {most} tips. Start again, or with a new seed.")
            raise ValueError(message.format(most=MOST_TIPS))
        self.stream.make(n)
        self.param.update(made=self.made + n, position=self.made + n)

    def look(self, position: int) -> None:
        """Look at the state after the tip ``position``; 0 is before the first."""
        if not 0 <= position <= self.made:
            raise ValueError(_("There are tips 0 to {made}, no tip {tip}.").format(made=self.made, tip=position))
        self.position = position

    def expected(self, count: str, stop: int) -> dict[int, float]:
        """How often each number of crystals, or of salt, was to be expected in the first ``stop`` tips.

        The sum of the exact laws of these tips, each with what was in the shaker when it was made.
        """
        shaker, total = self.shaker, {}
        for inside, times in self.stream.contents(stop).items():
            for value, chance in law_now(shaker, inside, count).items():
                total[value] = total.get(value, 0.0) + times * chance
        return total


@lru_cache(8192)
def law_now(shaker: Shaker, inside: Inside, count: str) -> dict[int, float]:
    """The law of the next tip as floats, for drawing. It is remembered: do not change it."""
    law = shaker.fell(inside) if count == "crystals" else shaker.salted(inside)
    return {value: float(chance) for value, chance in law.items()}


def read_query(query: str) -> dict[str, str]:
    """The texts of a link's query; of a name that stands twice the last counts."""
    return dict(parse_qsl(query.lstrip("?"), keep_blank_values=True)[:60])


def as_query(texts: Mapping[str, str]) -> str:
    """The query of a link, with a question mark; empty when nothing differs from the defaults."""
    return "?" + urlencode(texts) if texts else ""


def lab_link(kind="pepper", seasoning=15, salt=5, fall: Fall | str | None = None, page="spicelab", **more) -> str:
    """The link to the lab at this very shaker, relative to a page served beside it.

    ``kind`` is lemon, pepper, paprika or herbs; ``fall`` a Fall or its text; ``more`` any other setting of
    :class:`LabSettings`, such as ``seed=7`` or ``mode="refill"``. ValueError names what cannot be used.

    >>> lab_link("pepper", 12, 4)
    'spicelab?seasoning=12&salt=4'
    """
    texts = {"kind": kind, "seasoning": seasoning, "salt": salt}
    if fall is not None:
        texts["fall"] = fall.to_text() if isinstance(fall, Fall) else fall
    settings, errors = LabSettings.from_text({name: str(value) for name, value in (texts | more).items()})
    if errors:
        raise SettingsError(errors)
    return page + as_query(settings.to_text())
