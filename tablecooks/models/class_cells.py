"""One cell of class data: a number, a text, nothing, or something to ask about."""

import re
from dataclasses import dataclass, field

from tablecooks.core.words import _
from tablecooks.models.class_reading import cell_name
from tablecooks.models.class_words import is_missing

__all__ = ["Notes", "Query", "Remark", "decimal_mark", "is_nearly", "is_percent", "number_in"]

LEAVE_OUT = "out"
_WHOLE = re.compile(r"[+-]?\d+")
_WITH_COMMA = re.compile(r"[+-]?\d+,\d+")
_WITH_POINT = re.compile(r"[+-]?\d+\.\d+")
_NEARLY = re.compile(r"(~|≈|ca\.?|about)?\s*\d+([.,]\d+)?\s*(\?|\(.*\))?", re.IGNORECASE)
_PERCENT = re.compile(r"[+-]?\d+([.,]\d+)?\s*%")


@dataclass(frozen=True)
class Remark:
    """A sentence about the data, with the line of the file it is about, from 1."""

    text: str
    line: int | None = None


@dataclass(frozen=True)
class Query:
    """Something to decide about the data. ``chosen`` is in force; ``answered`` says whether a person chose it."""

    key: str
    text: str
    choices: tuple[tuple[str, str], ...]
    chosen: str
    answered: bool = False


@dataclass
class Notes:
    """What is said and asked while a table is read; ``answers`` are those a person gave, by the key of the query."""

    answers: dict[str, str]
    remarks: list[Remark] = field(default_factory=list)
    queries: list[Query] = field(default_factory=list)

    def say(self, text: str, line: int | None = None) -> None:
        self.remarks.append(Remark(text, line))

    def ask(self, key: str, text: str, *choices: tuple[str, str]) -> str:
        """The choice that is in force; the first of ``choices`` until a person answers. One answer serves one key."""
        asked = next((query for query in self.queries if query.key == key), None)
        if asked is not None:
            return asked.chosen
        given = self.answers.get(key)
        known = given in [value for value, _label in choices]
        chosen = given if known else choices[0][0]
        self.queries.append(Query(key, text, choices, chosen, known))
        return chosen

    def number(self, cell: str, decimal: str, line: int, column: int) -> int | float | None:
        """The number in a cell of a column of numbers. What is none is asked about or said to be left out."""
        text = cell.strip()
        if not text:
            return None
        value = number_in(text, decimal)
        if value is not None:
            return value
        where = {"line": line, "cell": cell_name(line, column), "text": text[:40]}
        if is_missing(text):
            self.say(_("Line {line}, cell {cell}: {text!r} is taken as missing.").format(**where), line)
            return None
        if is_percent(text):
            said = _("Line {line}, cell {cell}: {text!r} is a share among counts; it is left out.")
            self.say(said.format(**where), line)
            return None
        return self._nearly(text, decimal, where)

    def _nearly(self, text: str, decimal: str, where: dict) -> int | float | None:
        found = re.findall(r"\d+(?:[.,]\d+)?", text)
        near = number_in(found[0], decimal) if found else None
        if near is None:
            self.say(
                _("Line {line}, cell {cell}: {text!r} is no number; it is left out.").format(**where), where["line"]
            )
            return None
        asked = _("Line {line}, cell {cell} says {text!r}. What is it?").format(**where)
        choices = ((LEAVE_OUT, _("leave it out")), ("take", _("take it as {n}").format(n=found[0])))
        return near if self.ask(f"cell:{where['cell']}", asked, *choices) == "take" else None


def is_percent(text: str) -> bool:
    return bool(_PERCENT.fullmatch(text.strip()))


def is_nearly(text: str) -> bool:
    """Is this meant as a number: ``~4``, ``ca. 4``, ``4?``, ``3 (1 fell off)``, ``40%``?"""
    return is_percent(text) or bool(_NEARLY.fullmatch(text.strip()))


def decimal_mark(cells) -> str:
    """The mark before decimals: a comma where cells such as 0,25 are found and none such as 0.25."""
    texts = [cell.strip() for cell in cells]
    comma = any(_WITH_COMMA.fullmatch(text.removesuffix("%").strip()) for text in texts)
    point = any(_WITH_POINT.fullmatch(text.removesuffix("%").strip()) for text in texts)
    grouped = any(re.fullmatch(r"[+-]?\d{1,3}(\.\d{3})+,\d+", text) for text in texts)
    return "," if grouped or (comma and not point) else "."


def number_in(text: str, decimal: str = ".") -> int | float | None:
    """The number that a text is; None for any other text. ``1.234,5`` and ``1,234.5`` are read as they are meant."""
    plain = re.sub(r"[\u00a0\u202f' ](?=\d{3}\b)", "", text.strip())
    other = "." if decimal == "," else ","
    if re.fullmatch(rf"[+-]?\d{{1,3}}(\{other}\d{{3}})+(\{decimal}\d+)?", plain):
        plain = plain.replace(other, "")
    if len(plain) > 18:
        return None
    if _WHOLE.fullmatch(plain) and plain.isascii():
        return int(plain)
    if re.fullmatch(rf"[+-]?\d*\{decimal}\d+", plain) and plain.isascii():
        return float(plain.replace(decimal, "."))
    return None
