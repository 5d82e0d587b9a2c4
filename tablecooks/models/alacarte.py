"""The set-up page of À la carte."""

import param

from tablecooks.core.words import N_
from tablecooks.games.alacarte import CZECH, EDITIONS, Edition, Setup, house_menu, parse_fall
from tablecooks.games.alacarte.menu import read_menu
from tablecooks.games.alacarte.pieces import COOKS
from tablecooks.games.alacarte.setup import FEWEST_COOKS, GOAL, LONG_GOAL, parse_flip
from tablecooks.models.settings import Settings, SettingsError, try_field, with_seats

__all__ = ["AlaCarteSettings"]


@with_seats("cooks", COOKS)
class AlaCarteSettings(Settings):
    """The set-up of À la carte."""

    key = "alacarte"
    file_fields = ("menu",)

    cooks = param.Integer(
        3, bounds=(FEWEST_COOKS, COOKS), label=N_("Cooks"), doc=N_("3 or 4 is what the game is made for.")
    )
    edition = param.Selector(
        default=CZECH.name,
        objects=[*EDITIONS, "custom"],
        label=N_("Rule sheet"),
        doc=N_("The two sheets differ in a few clauses; custom: choose each below."),
    )
    cups_return = param.Boolean(
        True, label=N_("Cups come back"), doc=N_("Used cups are the draw pile again once all are used (AC-H6).")
    )
    break_with_crepe = param.Boolean(
        True, label=N_("Coffee with a crêpe"), doc=N_("A coffee break is allowed while a crêpe is in the pan (AC-R8).")
    )
    point_can_be_taken = param.Boolean(
        True, label=N_("Points can be taken"), doc=N_("A victory-point cup not yet laid can be taken (AC-H5).")
    )
    rescue_leaves_red = param.Boolean(
        True, label=N_("A rescue leaves the red"), doc=N_("Lowering a burnt dish must bring it out of the red (AC-X3).")
    )
    done_in_pan_counts = param.Boolean(
        True, label=N_("Pans count"), doc=N_("A done dish in a pan counts at the end (AC-E4).")
    )
    seven_with_two = param.Boolean(
        True, label=N_("Seven dishes"), doc=N_("Two cooks may agree to play to seven dishes (AC-E7).")
    )
    goal = param.Selector(
        default=GOAL, objects=[GOAL, LONG_GOAL], label=N_("Dishes to finish"), doc=N_("7 is for two cooks (AC-E7).")
    )
    menu = param.String("house", label=N_("Menu"), doc=N_("house, or a menu file: twenty [[dish]] tables."))
    fall = param.String(
        "weights 4:7:5:2:1:1",
        label=N_("Fall"),
        doc=N_("How many crystals fall: weights 4:7:5:2:1:1, poisson 1.5, binomial 1/10, or fitted 6:7:6:3:1:1."),
    )
    flip = param.String("1/3", label=N_("Flip"), doc=N_("The chance that a crêpe lands: 1/3, or one for each cook."))
    any_seasoning = param.Boolean(
        False, label=N_("Any seasoning"), doc=N_("Any shaker may be tipped, also one not on the recipe (AC-Q3).")
    )
    opaque = param.Boolean(
        False, label=N_("Opaque shakers"), doc=N_("Nobody sees what is inside: estimating is the lesson.")
    )

    @classmethod
    def section_of(cls, name: str) -> str:
        in_game = ("seed", "edition", "goal", "entered", *Edition.switches())
        return "game" if name in in_game else super().section_of(name)

    @classmethod
    def needed_with(cls, name: str) -> dict | None:
        if name in Edition.switches():
            return {"field": "edition", "values": ["custom"]}
        if name == "goal":
            return {"field": "cooks", "values": ["2"]}
        return super().needed_with(name)

    def setup(self) -> Setup:
        errors = {}
        edition = try_field(errors, "edition", self._edition)
        menu = try_field(errors, "menu", lambda: house_menu() if self.menu == "house" else read_menu(self.menu))
        fall = try_field(errors, "fall", lambda: parse_fall(self.fall))
        flips = try_field(errors, "flip", lambda: tuple(parse_flip(flip) for flip in self.flip.split()))
        if errors:
            raise SettingsError(errors)
        options = {
            "goal": self.goal,
            "any_seasoning": self.any_seasoning,
            "opaque": self.opaque,
            "entered": self.entered,
        }
        setup = try_field(errors, "goal", lambda: Setup(self.cooks, edition, menu, fall, flips, **options))
        if errors:
            raise SettingsError({str(error).partition(":")[0]: error for error in errors.values()})
        return setup

    def _edition(self) -> Edition:
        if self.edition in EDITIONS:
            return EDITIONS[self.edition]
        return Edition(**{switch: getattr(self, switch) for switch in Edition.switches()})
