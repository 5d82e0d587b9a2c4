"""Who looks at the page: on one screen a curtain stands between two people's turns.

A seat's hand is shown only while its person sits before the screen. When the turn goes to another person, the one who
has just played still sees what the move brought, then hands over; the next one draws the curtain open.
"""

from dataclasses import dataclass

from tablecooks.core.game import ONLOOKER
from tablecooks.models import PERSON, Table

__all__ = ["NOBODY", "Eyes", "has_secrets", "look"]

NOBODY = -1  # what the page sends when the screen is handed over


@dataclass(frozen=True)
class Eyes:
    """Whose eyes the page is drawn for, and what stands before the next turn.

    ``hand_over``: the seat to which the person before the screen should hand over; ``curtain``: the seat whose
    person should open the curtain. Each is None where there is nothing to do.
    """

    seat: int
    hand_over: int | None = None
    curtain: int | None = None

    @property
    def may_act(self) -> bool:
        return self.hand_over is None and self.curtain is None


def look(table: Table, before_screen: int | None) -> Eyes:
    """The eyes for ``table`` while the person of seat ``before_screen`` (None: nobody) sits before the screen."""
    if not has_secrets(table):
        return Eyes(max(table.turn, 0))
    people = [seat for seat, player in enumerate(table.players) if player == PERSON]
    if len(people) < 2:
        return Eyes(people[0] if people else ONLOOKER)
    turn = table.turn
    seen = ONLOOKER if before_screen is None else before_screen
    if turn not in people or turn == before_screen:
        return Eyes(seen)
    return Eyes(seen, curtain=turn) if before_screen is None else Eyes(seen, hand_over=turn)


def has_secrets(table: Table) -> bool:
    """Is anything hidden from some seat of this game while it goes on?"""
    game = table.game
    hides = getattr(game.book.rules, "sees", None) is not None and not getattr(game.setup, "open_hands", False)
    return hides and not game.is_over(table.state)
