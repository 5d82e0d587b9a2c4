"""The mystery shaker as the page shows it. What is inside gets into a scene only once it is open."""

from fractions import Fraction

from tablecooks.chance import percent
from tablecooks.core.words import _
from tablecooks.draw import charts
from tablecooks.draw.bottle import bottle_and_plate
from tablecooks.models.lab import Lab
from tablecooks.models.lab_mystery import DOTS, Mystery, as_dots
from tablecooks.models.lab_settings import LabSettings
from tablecooks.views.lab.exports import Export, figure_export
from tablecooks.views.lab.figures import Figure
from tablecooks.views.lab.scene import kind_number, kind_word
from tablecooks.views.lab.words import order_said, tips_said

__all__ = ["MysteryTab"]

LOG_LINES = 60


class MysteryTab:
    """A hidden shaker as large as the lab's, tipped in the same way."""

    def __init__(self, lab: Lab, settings: LabSettings):
        self._lab = lab
        self._mystery = self._made(settings.mystery, settings.tried, settings.guess)

    def _made(self, number="", tried=0, guess="") -> Mystery:
        shaker = self._lab.shaker
        usable = guess if guess.isdecimal() and len(guess) < 4 and int(guess) <= max(2, shaker.total) else ""
        return Mystery(shaker.total, shaker.fall, shaker.mode, number, tried, usable)

    def keep(self, settings: LabSettings) -> None:
        """Write into the settings what a link needs to come back here; only if the shaker was used."""
        mystery = self._mystery
        used = bool(mystery.tips) or mystery.is_open or settings.tab == "mystery"
        settings.mystery = mystery.number if used else ""
        settings.tried = len(mystery.tips)
        settings.guess = "" if mystery.guess is None else str(mystery.guess)

    def tip(self, n: int, at: int) -> None:
        self._mystery.tip(n, at)

    def open(self, guess: str) -> None:
        self._mystery.open(guess)

    def renew(self) -> None:
        self._mystery = self._made()

    def scene(self, narrow: bool = False) -> dict:
        mystery = self._mystery
        tips = mystery.tips
        return {
            "prompt": self._prompt(),
            "shaker": self._shaker(),
            "at": len(tips),
            "number": mystery.number,
            "total": mystery.total,
            "open": mystery.is_open,
            "guess": "" if mystery.guess is None else str(mystery.guess),
            "opened": self._opened() if mystery.is_open else None,
            "intro": _("This shaker holds {total} crystals, some of them salt: any number from 0 is as likely.").format(
                total=mystery.total
            ),
            "figures": [self._belief(narrow).data()],
            "lines": [
                {"n": n, "text": _("{n} fell, {salt} salt").format(n=fell, salt=salt)}
                for n, (fell, salt) in list(enumerate(tips, 1))[-LOG_LINES:]
            ],
            "announce": self._announce(),
        }

    def exports(self) -> list[Export]:
        return [figure_export(self._belief())]

    def _seen(self) -> tuple[int, int]:
        tips = self._mystery.tips
        return sum(fell for fell, _salt in tips), sum(salt for _fell, salt in tips)

    def _prompt(self) -> dict:
        crystals, salt = self._seen()
        if self._mystery.is_open:
            return {"strong": _("Open:"), "rest": _("{salt} salt in it.").format(salt=self._mystery.contents())}
        if not self._mystery.tips:
            return {"strong": _("How much salt is in it?"), "rest": _("Tip, then guess.")}
        said = _("{salt} of {crystals} were salt.").format(salt=salt, crystals=crystals)
        return {"strong": f"{tips_said(len(self._mystery.tips))}:", "rest": said}

    def _shaker(self) -> dict:
        mystery, kind = self._mystery, kind_word(self._lab)
        order = mystery.last_order if mystery.tips else None
        if mystery.is_open:
            inside = mystery.total - mystery.contents(), mystery.contents()
            contents = _("{seasoning} {kind} + {salt} salt").format(seasoning=inside[0], kind=kind, salt=inside[1])
        else:
            inside, contents = mystery.left, _("{n} in it: salt ?").format(n=mystery.left)
        fell = order_said(order, kind) if order is not None else _("no tip yet")
        svg = bottle_and_plate(kind_number(self._lab), inside, order, (contents, fell), _("The mystery shaker"))
        return {"svg": svg, "text": f"{contents}. {_('Last tip')}: {fell}."}

    def _belief(self, narrow: bool = False) -> Figure:
        mystery = self._mystery
        belief = mystery.belief()
        dots = as_dots(belief)
        marks = {} if mystery.guess is None else {mystery.guess: _("your guess")}
        if mystery.is_open:
            found = mystery.contents()
            marks[found] = _("your guess, and right") if found == mystery.guess else _("in it")
        title = _("What the tips say: a hundred dots")
        best = max(range(len(belief)), key=lambda salt: belief[salt])
        summary = _("Each dot is one of a hundred such shakers. {dots} of {all} say {salt} salt.")
        summary = summary.format(dots=dots[best], all=DOTS, salt=best)
        low, high = _most_of(belief)
        summary += " " + _("At least 90 of them lie from {low} to {high}.").format(low=low, high=high)
        svg = charts.dots(
            title, _("crystals of salt in the full shaker"), dots, marks=marks, width=340 if narrow else 600
        )
        rows = [(salt, str(share), float(share), dots[salt]) for salt, share in enumerate(belief)]
        return Figure("belief", title, svg, summary, ("salt", "fraction", "probability", "dots"), rows)

    def _opened(self) -> dict:
        mystery = self._mystery
        found = mystery.contents()
        share = mystery.belief()[found]
        away = abs(found - mystery.guess)
        verdict = _("Your guess was right.") if not away else _("Your guess was {away} off.").format(away=away)
        given = _("The tips gave {salt} salt {percent}.").format(salt=found, percent=percent(share))
        return {"verdict": verdict, "given": given}

    def _announce(self) -> str:
        if self._mystery.is_open:
            opened = self._opened()
            return f"{self._prompt()['rest']} {opened['verdict']} {opened['given']}"
        return f"{self._shaker()['text']} {self._belief().summary}" if self._mystery.tips else ""


def _most_of(belief: list[Fraction], share=Fraction(9, 10)) -> tuple[int, int]:
    """The shortest stretch of numbers that holds ``share`` of the belief."""
    best = (0, len(belief) - 1)
    for low in range(len(belief)):
        held = Fraction(0)
        for high in range(low, len(belief)):
            held += belief[high]
            if held >= share:
                if high - low < best[1] - best[0]:
                    best = (low, high)
                break
    return best
