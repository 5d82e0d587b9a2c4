"""Editions: the switches in which the Czech and the Spanish rule sheet differ."""

from dataclasses import asdict, dataclass, fields

from tablecooks.core.words import _

__all__ = ["CZECH", "EDITIONS", "SPANISH", "Edition"]


@dataclass(frozen=True)
class Edition:
    """One reading of the rules. ``name`` is what logs and links say; a custom edition lists its switches."""

    name: str = "custom"
    cups_return: bool = True
    """Used cups are the draw pile again once all are used (AC-H6)."""
    break_with_crepe: bool = True
    """A coffee break is allowed while the own pan holds a crêpe (AC-R8)."""
    point_can_be_taken: bool = True
    """A victory-point cup that is not yet laid can be taken from its cook (AC-H5)."""
    rescue_leaves_red: bool = True
    """"Lower the heat" on a burnt dish must bring it out of the red (AC-K5, AC-X3)."""
    done_in_pan_counts: bool = True
    """A done dish that is still in a pan counts at the end (AC-E4)."""
    seven_with_two: bool = True
    """Two cooks may agree to play to seven dishes (AC-E7)."""

    @classmethod
    def switches(cls) -> tuple[str, ...]:
        """The names of all switches."""
        return tuple(field.name for field in fields(cls) if field.name != "name")

    def to_text(self) -> str:
        """``czech``, ``spanish``, or a custom edition's switches that are on: ``custom: cups_return``."""
        if EDITIONS.get(self.name) == self:
            return self.name
        values = asdict(self)
        return "custom: " + " ".join(switch for switch in self.switches() if values[switch])

    @classmethod
    def from_text(cls, text: str) -> "Edition":
        """The edition that :meth:`to_text` wrote; ValueError names what it does not know."""
        head, _colon, tail = text.strip().partition(":")
        if head.strip().lower() in EDITIONS and not tail:
            return EDITIONS[head.strip().lower()]
        if head.strip().lower() != "custom":
            known = ", ".join(EDITIONS)
            raise ValueError(
                _("edition: {text!r} is none of {known}, and no 'custom: …' with its switches").format(
                    text=text, known=known
                )
            )
        unknown = set(tail.split()) - set(cls.switches())
        if unknown:
            raise ValueError(
                _("edition: there is no switch {what!r}; there are {known}").format(
                    what=sorted(unknown)[0], known=", ".join(cls.switches())
                )
            )
        return cls(**{switch: switch in tail.split() for switch in cls.switches()})


CZECH = Edition("czech")
SPANISH = Edition(
    "spanish",
    cups_return=False,
    break_with_crepe=False,
    point_can_be_taken=False,
    rescue_leaves_red=False,
    done_in_pan_counts=False,
    seven_with_two=False,
)
EDITIONS = {edition.name: edition for edition in (CZECH, SPANISH)}
