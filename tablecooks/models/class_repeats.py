"""What stands in the data twice: sent twice, copied from the neighbour, or by chance the same. It is asked about."""

from tablecooks.core.words import _
from tablecooks.models.class_cells import Notes
from tablecooks.models.class_table import said_lines

__all__ = ["repeats"]

ONE_KIND_FROM = 5  # draws of one kind in a row that are worth a remark
ALIKE_FROM = 3  # numbers in a row that are the same for two names


def repeats(found, kind: str | None, notes: Notes) -> None:
    """Ask about repeats; ``kind`` is the column of kinds where each row is one crystal."""
    if kind is not None:
        _groups(found, kind, notes)
    elif found.shape in ("bags", "other"):
        _rows(found, notes)


def _groups(found, kind: str, notes: Notes) -> None:
    groups: dict[str, list[int]] = {}
    if isinstance(found.rows[0][0], str):
        for place, row in enumerate(found.rows):
            groups.setdefault((row[0] or "").strip(), []).append(place)
    drawn: dict[str, list] = {}
    for group, places in groups.items():
        first, again = _split_repeat(found, places)
        if again and _asked_once(found, group, first, again, notes):
            found.counted = [place for place in found.counted if place not in again]
            found.left_out.append(_("{n} rows of {group} that were sent again").format(n=len(again), group=group))
        drawn[group] = [found.rows[place][1:] for place in first]
        _one_kind(found, group, first, kind, notes)
    _copied(found, groups, drawn, notes)


def _split_repeat(found, places: list[int]) -> tuple[list[int], list[int]]:
    """The rows of a group the first time, and those that are there again, exactly."""
    seen, first, again = set(), [], []
    for place in places:
        row = found.rows[place]
        (again if row in seen and len(row) > 2 else first).append(place)
        seen.add(row)
    return first, again


def _asked_once(found, group: str, first, again, notes: Notes) -> bool:
    lines = said_lines([found.lines[place] for place in again])
    asked = _("{group} was sent twice: {lines} repeat earlier ones exactly. Count them once?")
    choices = (("twice", _("count all of them")), ("once", _("count them once")))
    return notes.ask(f"repeat:{group}", asked.format(group=group, lines=lines), *choices) == "once"


def _one_kind(found, group: str, places: list[int], kind: str, notes: Notes) -> None:
    column = found.columns.index(kind)
    kinds = {found.rows[place][column] for place in places}
    if len(places) >= ONE_KIND_FROM and len(kinds) == 1 and None not in kinds:
        said = _("{group} drew {kind} {n} times and nothing else. It is counted.")
        notes.say(said.format(group=group, kind=_(kinds.pop()), n=len(places)), found.lines[places[0]])


def _copied(found, groups: dict, drawn: dict, notes: Notes) -> None:
    names = list(drawn)
    for place, name in enumerate(names):
        for other in names[:place]:
            if len(drawn[name]) >= ALIKE_FROM and drawn[name] == drawn[other] and len(found.columns) > 2:
                asked = _("{first} and {second} are the same, draw by draw. Are they two groups?")
                choices = (("both", _("two groups: count both")), ("one", _("the same one: count it once")))
                text = asked.format(first=other, second=name)
                if notes.ask(f"same:{other}:{name}", text, *choices) == "one":
                    found.counted = [row for row in found.counted if row not in groups[name]]
                    found.left_out.append(_("{group}, the same as {other}").format(group=name, other=other))


def _rows(found, notes: Notes) -> None:
    """Whole rows that are the same are asked about, rows and names that are alike are pointed out."""
    labelled = isinstance(found.rows[0][0], str)
    rows, numbers, names = {}, {}, {}
    for place, row in enumerate(found.rows):
        if row in rows:
            _same_row(found, rows[row], place, notes)
        elif labelled and len(row) > ALIKE_FROM and row[1:] in numbers:
            said = _("{lines}: the same numbers under other names. Both are counted.")
            notes.say(said.format(lines=_lines(found, numbers[row[1:]], place)), found.lines[place])
        elif labelled and found.shape == "other" and row[0] in names:
            said = _("{lines}: the same name, {name!r}. They are kept apart.")
            notes.say(said.format(lines=_lines(found, names[row[0]], place), name=row[0]), found.lines[place])
        for known, key in ((rows, row), (numbers, row[1:]), (names, row[0])):
            known.setdefault(key, place)


def _lines(found, *places: int) -> str:
    said = said_lines([found.lines[place] for place in places])
    return said[:1].upper() + said[1:]


def _same_row(found, before: int, place: int, notes: Notes) -> None:
    asked = _("{lines} are the same. Were they sent twice?").format(lines=_lines(found, before, place))
    choices = (("twice", _("no, count both")), ("once", _("yes, count one")))
    if notes.ask(f"repeat:{found.lines[place]}", asked, *choices) == "once":
        found.counted = [kept for kept in found.counted if kept != place]
        found.left_out.append(_("line {n}, sent again").format(n=found.lines[place]))
