"""The lab as a Param model: the tips of one shaker, and the tip that is looked at."""

import param

from tablecooks.core.seed import Luck, as_seed
from tablecooks.core.words import _
from tablecooks.games.alacarte.fall import Fall
from tablecooks.models.lab_expected import expected
from tablecooks.models.lab_settings import MOST_TIPS, LabSettings, as_query
from tablecooks.models.lab_shaker import Shaker
from tablecooks.models.lab_stream import Stream
from tablecooks.models.settings import SettingsError
from tablecooks.models.table import StaleClick

__all__ = ["Lab", "lab_link"]


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
        look = settings.tips if settings.look is None else min(settings.look, settings.tips)
        self.param.update(made=settings.tips, position=look)

    def keep(self, settings: LabSettings) -> None:
        """Write into the settings what a link needs to come back here."""
        settings.tips = self.made
        settings.look = None if self.position == self.made else self.position

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

        The sum of the laws of these tips, each with what was in the shaker when it was made.
        """
        return expected(self.shaker, self.stream.contents(stop), count)

    def link_to_table(self, fall: Fall) -> str:
        """The link to a table of À la carte with ``fall``, at the page that opened this lab or the one beside it."""
        page = "" if self.settings.lab else "alacarte"
        return page + as_query({"fall": fall.to_text()})

    def link_to_lab(self, fall: Fall) -> str:
        """The link to a lab with ``fall``, opened as this one is."""
        return lab_link(fall=fall, page="", lab="1") if self.settings.lab else lab_link(fall=fall)


def lab_link(kind="pepper", seasoning=15, salt=5, fall: Fall | str | None = None, page="spicelab", **more) -> str:
    """The link to the lab at this very shaker, relative to a page served beside it; that page opens it with
    ``page=""`` and ``lab="1"``.

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
