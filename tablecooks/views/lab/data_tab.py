"""A class's own counts as the page shows them: the table, what is asked, the fit. What was typed always stays."""

from urllib.parse import parse_qsl, urlencode
from zlib import crc32

from tablecooks.core.words import _
from tablecooks.models.class_data import ClassData, DataError, read
from tablecooks.models.class_reading import FILE_ENCODINGS, decoded
from tablecooks.models.lab import Lab
from tablecooks.models.lab_fit import LAWS
from tablecooks.models.lab_settings import LONGEST_DATA, LabSettings
from tablecooks.views.lab.data_findings import findings
from tablecooks.views.lab.exports import Export, data_export, figure_export
from tablecooks.views.lab.figures import shown

__all__ = ["DataTab"]

MOST_ROWS = 80  # of the table that are shown
WIDE, NARROW = 420, 330  # of charts, in pixels
EXAMPLE = "tip,fell,salt\n1,2,1\n2,0,0\n3,1,0\n4,3,1\n5,1,0\n6,2,0"


class DataTab:
    """What was pasted, typed or taken from a file, and what was answered about it.

    What is too long for a link stays in the browser's tab. The link says so, and names it by a mark; the page then
    sends it again, or, in another browser, says that it is missing.
    """

    def __init__(self, settings: LabSettings):
        self._against = settings.law
        self._left_behind = settings.too_long
        self._take("", {})
        if settings.data:
            self.restore(settings.data, dict(parse_qsl(settings.answers)), settings.encoding)

    def keep(self, settings: LabSettings) -> None:
        """Write into the settings what a link needs to come back here, or the mark of what is too long for it."""
        travels = not self.is_long
        settings.param.update(
            data=self.text if travels else "",
            answers=urlencode(self._answers) if travels else "",
            encoding=self._encoding() if travels else "",
            law=self._against,
            too_long=self._left_behind if travels else self.mark,
        )

    @property
    def is_long(self) -> bool:
        return len(self.text) + len(urlencode(self._answers)) > LONGEST_DATA

    @property
    def missing(self) -> str:
        """The mark of what the link left behind, until there are data again."""
        return self._left_behind

    @property
    def mark(self) -> str:
        """The length of the text, and a number made of its letters."""
        return f"{len(self.text)}-{crc32(self.text.encode('utf-8', 'replace')):08x}"

    def read(self, text: str, answers: dict[str, str]) -> None:
        """Read a text. Answers to what was asked of the same text hold."""
        if text != self.text:
            self._take(text, {})
        self.text, self._left_behind = text, ""
        self._answers |= answers
        self._look()

    def read_bytes(self, data: bytes) -> None:
        """Read a file; the text that it holds is shown as if it had been typed."""
        self._take(data, {})
        self._left_behind = ""
        self._look()

    def restore(self, text: str, answers: dict[str, str], encoding: str) -> None:
        """Read what was read before; ``encoding`` is that of the file it came from, where it was not sure."""
        try:
            source = text.encode(encoding) if encoding in FILE_ENCODINGS else text
        except UnicodeEncodeError:
            source = text
        self._take(source, answers)
        self.text, self._left_behind = text, ""
        self._look()

    def _take(self, source: str | bytes, answers: dict[str, str]) -> None:
        self._source, self._answers = source, answers
        self.text = source if isinstance(source, str) else ""
        self._data: ClassData | None = None
        self._error = ""

    def _encoding(self) -> str:
        """How the letters of a file were read, where that had to be guessed or was chosen."""
        used = "" if isinstance(self._source, str) or self._data is None else self._data.encoding
        return used if used in FILE_ENCODINGS else ""

    def compare(self, law: str) -> None:
        """Choose what the falls are compared with."""
        if law not in LAWS:
            raise KeyError(law)
        self._against = law

    def _look(self) -> None:
        try:
            if isinstance(self._source, bytes):
                self.text = decoded(self._source, self._answers.get("encoding", ""))[0].lstrip("\ufeff")
            self._data, self._error = read(self._source, self._answers), ""
        except DataError as error:
            self._data, self._error = None, str(error)

    # What is shown --------------------------------------------------------------------------------------------

    def scene(self, lab: Lab, narrow: bool = False) -> dict:
        scene = {
            "prompt": self._prompt(),
            "text": self.text,
            "example": EXAMPLE,
            "error": self._error,
            "mark": self.mark,
            "note": self._note(),
            "kept": {"answers": self._answers, "encoding": self._encoding()} if self.is_long else None,
            "read": None if self._data is None else self._read_scene(self._data),
            "figures": [],
            "announce": self._error or ("" if self._data is None else self._data.pooled),
        }
        if self._data is not None:
            found = findings(self._data, lab, self._against, NARROW if narrow else WIDE)
            scene["figures"] = [figure.data() for figure in found.figures]
            scene |= {"findings": found.said, "laws": found.laws, "links": found.links, "law": self._against}
        return scene

    def _note(self) -> str:
        if self._left_behind:
            letters = self._left_behind.partition("-")[0]
            said = _("The data, {n} letters, were too long to travel with this link. Paste them or take the file.")
            return said.format(n=letters)
        if self.is_long:
            return _("Too long for a link. They stay in this tab; save them as a file to take them elsewhere.")
        return ""

    def exports(self, lab: Lab) -> list[Export]:
        if self._data is None:
            return []
        found = findings(self._data, lab, self._against, WIDE)
        return [data_export(self._data), *(figure_export(figure) for figure in found.figures)]

    def _prompt(self) -> dict:
        if self._error:
            return {"strong": _("Not yet:"), "rest": self._error}
        if self._data is None:
            return {"strong": _("Tip a real shaker,"), "rest": _("count, and paste or type it here.")}
        waiting = [query for query in self._data.queries if not query.answered]
        if waiting:
            return {"strong": _("{n} to decide:").format(n=len(waiting)), "rest": waiting[0].text}
        return {"strong": _("Read."), "rest": self._data.pooled}

    def _read_scene(self, data: ClassData) -> dict:
        counted = set(data.counted)
        return {
            "title": data.title,
            "pooled": data.pooled,
            "remarks": [remark.text for remark in data.remarks],
            "queries": [
                {
                    "key": query.key,
                    "text": query.text,
                    "choices": [list(choice) for choice in query.choices],
                    "chosen": query.chosen,
                    "answered": query.answered,
                }
                for query in data.queries
            ],
            "columns": [_heading(data, name) for name in data.columns],
            "rows": [[shown(cell) for cell in row] for row in data.rows[:MOST_ROWS]],
            "idle": [place for place in range(min(len(data.rows), MOST_ROWS)) if place not in counted],
            "more": max(0, len(data.rows) - MOST_ROWS),
        }


def _heading(data: ClassData, name: str) -> str:
    unit = data.units.get(name, "")
    heading = f"{name} ({unit})" if unit else name
    return f"{heading} · {_('not counted')}" if name in data.unused else heading
