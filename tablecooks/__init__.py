"""Three cooking board games as an interactive tabletop, and the exact chances behind them.

``AlaCarte(cooks=3, seed=7)`` as the last line of a notebook cell is a playable table;
``games.alacarte.game(cooks=3)`` is the same game as rules to ask.
"""

__version__ = "0.1.0"
__all__ = ["AlaCarte", "KingsBreakfast", "Kulinary", "SpiceLab", "__version__"]

_VIEWS = ("AlaCarte", "KingsBreakfast", "Kulinary", "SpiceLab")


def __getattr__(name: str):
    """Views are loaded when they are first asked for: importing the rules costs no Panel."""
    if name in _VIEWS:
        from tablecooks import views

        return getattr(views, name)
    raise AttributeError(f"module 'tablecooks' has no attribute {name!r}")


def __dir__():
    return sorted([*globals(), *_VIEWS])
