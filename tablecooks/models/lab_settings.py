"""The settings of the lab, as a link carries them: the shaker, what was done with it, what is being looked at."""

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

import param

from tablecooks.core.seed import as_seed
from tablecooks.core.words import N_, _
from tablecooks.games.alacarte.fall import DEFAULT_FALL, parse_fall
from tablecooks.models.class_reading import FILE_ENCODINGS
from tablecooks.models.lab_answers import QUESTIONS
from tablecooks.models.lab_fit import LAWS
from tablecooks.models.lab_questions import ASKED, STAGES
from tablecooks.models.lab_record import CONFIDENCES, Record
from tablecooks.models.lab_shaker import EMPTIES, KINDS, MODES, MOST, WRISTS, Shaker, wristed
from tablecooks.models.settings import SettingsError, try_field

__all__ = ["LONGEST_DATA", "MOST_TIPS", "OF_THE_SHAKER", "TABS", "LabSettings", "as_query", "read_query"]

MOST_TIPS = 20_000
LONGEST_DATA = 1500  # letters of pasted data, and of the answers about them, that a link carries
TABS = ("tip", "predict", "mystery", "data")
VERBATIM = ("data", "answers")  # texts that are taken as they are, however long
LEFT_BEHIND = re.compile(r"\d{1,7}-[0-9a-f]{8}")  # the length of a text, and a mark of it
OF_THE_TIPS = ("tips", "look", "said", "sure", "stage")  # what goes when counting starts again
OF_THE_SHAKER = (*OF_THE_TIPS, "mystery", "tried", "guess")  # and what goes with another shaker


class LabSettings(param.Parameterized):
    """All that a link says of the lab: the shaker, how it is tipped, and what is being looked at."""

    lab = param.Selector(
        default="",
        objects=["", "1"],
        label=N_("Spice lab"),
        doc=N_("1: the page of À la carte opens the lab itself, so that its links lead back to that page."),
    )
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
    look = param.Integer(
        None,
        bounds=(0, MOST_TIPS),
        allow_None=True,
        label=N_("Looked at"),
        doc=N_("The tip that is looked at, where it is not the last one."),
    )
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
        default="none", objects=list(QUESTIONS), label=N_("Question"), doc=N_("Which question is asked.")
    )
    nth = param.Integer(
        1, bounds=(1, 9999), label=N_("Number of the question"), doc=N_("The how manyth question this is.")
    )
    said = param.String("", label=N_("Prediction"), doc=N_("The number that was predicted, as it was typed."))
    sure = param.Selector(
        default="",
        objects=["", *map(str, CONFIDENCES)],
        label=N_("Sure"),
        doc=N_("How sure somebody was of the prediction, in per cent."),
    )
    stage = param.Selector(
        default=ASKED,
        objects=list(STAGES),
        label=N_("Stage"),
        doc=N_("Whether the prediction is locked or revealed. The answer is in no link."),
    )
    record = param.String(
        "", label=N_("Record"), doc=N_("The predictions that were revealed: how sure, and whether they came true.")
    )
    mystery = param.String("", label=N_("Mystery shaker"), doc=N_("The number of the mystery shaker."))
    tried = param.Integer(
        0, bounds=(0, 500), label=N_("Tips of the mystery shaker"), doc=N_("How often the mystery shaker was tipped.")
    )
    guess = param.String("", label=N_("Guess"), doc=N_("The guess with which the mystery shaker was opened."))
    data = param.String("", label=N_("Our data"), doc=N_("A class's own counts, as they were typed."))
    answers = param.String("", label=N_("Answers"), doc=N_("What was answered to the questions about the data."))
    encoding = param.Selector(
        default="",
        objects=["", *FILE_ENCODINGS],
        label=N_("Encoding"),
        doc=N_("How the letters of the data's file were read, where that was not sure."),
    )
    law = param.Selector(
        default="lab", objects=list(LAWS), label=N_("Compare with"), doc=N_("The law that the data are compared with.")
    )
    too_long = param.String(
        "", label=N_("Left behind"), doc=N_("Stands for data that were too long for a link: their length and a mark.")
    )

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

    def begun_again(self, gone=OF_THE_TIPS) -> dict[str, str]:
        """The settings as text, without those that are ``gone``. After a prediction comes the next question."""
        texts = {name: text for name, text in self.to_text().items() if name not in gone}
        return texts if self.stage == ASKED else texts | {"nth": str(self.nth + 1)}

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
        if name == "record":
            return Record.from_text(plain).to_text()
        if name == "too_long" and plain and not LEFT_BEHIND.fullmatch(plain):
            raise ValueError(_("This link does not say rightly what was too long for it."))
        return text if name in VERBATIM else plain[:200]


def read_query(query: str) -> dict[str, str]:
    """The texts of a link's query; of a name that stands twice the last counts."""
    return dict(parse_qsl(query.lstrip("?"), keep_blank_values=True)[:60])


def as_query(texts: Mapping[str, str]) -> str:
    """The query of a link, with a question mark; empty when nothing differs from the defaults."""
    return "?" + urlencode(texts) if texts else ""
