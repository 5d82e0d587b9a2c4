"""Settings as text: how yes and no and whole numbers are written and read, with errors that name the setting."""

from tablecooks.core.words import _

__all__ = ["read_whole", "read_yes", "yes"]


def yes(value: bool) -> str:
    return "yes" if value else "no"


def read_yes(key: str, text: str) -> bool:
    if text.strip().lower() not in ("yes", "no"):
        raise ValueError(_("{key}: is yes or no, not {text!r}").format(key=key, text=text))
    return text.strip().lower() == "yes"


def read_whole(key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(_("{key}: {text!r} is no whole number").format(key=key, text=text)) from None
