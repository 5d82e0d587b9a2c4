"""The words of the page itself, the same for all games."""

from tablecooks.core.words import N_, _

__all__ = ["form_words", "lost_words", "page_words", "player_word"]

_WORDS = {
    "actions": N_("What you can do"),
    "odds": N_("What may come of it"),
    "odds_hint": N_("Point at a move of chance, or move to it with the Tab key, to see its odds."),
    "working": N_("How this is worked out"),
    "log": N_("What happened"),
    "menu": N_("Table"),
    "undo": N_("Undo"),
    "branch": N_("Branch"),
    "branch_help": N_("Go on from the line that is shown, as another table with dice of its own"),
    "copy_link": N_("Copy link"),
    "copied": N_("The link to this game was copied."),
    "save_log": N_("Save log"),
    "rules": N_("Rules"),
    "search_rules": N_("Search the rules"),
    "close": N_("Close"),
    "set_up": N_("Set up"),
    "slider": N_("Go through the game"),
    "move": N_("Line"),
    "back": N_("Back to now"),
    "pace": N_("Pace of the bots"),
    "at_once": N_("Bots at once"),
    "still": N_("Still"),
    "tap_again": N_("Tap again to do it."),
    "same_seed": N_("Again with the same seed"),
    "new_seed": N_("Again with a new seed"),
}
_PACES = {
    "2": N_("Bots: slow"),
    "1": N_("Bots: 1 move a second"),
    "0.3": N_("Bots: fast"),
    "0": N_("Bots: wait"),
}


def page_words() -> dict:
    """The page's words in the chosen language."""
    return {key: _(text) for key, text in _WORDS.items()} | {"paces": {key: _(text) for key, text in _PACES.items()}}


def form_words() -> dict:
    return {"play": _("Play"), "load": _("or go on with a saved log:")}


def lost_words(served: bool) -> str:
    """What the page says when nobody answers."""
    if served:
        return _("The server does not answer. Reload the page to go on where you were.")
    return _(
        "The notebook's kernel does not answer. Run the cell that made this table again; "
        "what you see is its last position."
    )


def player_word(player: str) -> str:
    """How a place names who plays it."""
    return _("at this screen") if player == "person" else _("{bot} bot").format(bot=_(player))
