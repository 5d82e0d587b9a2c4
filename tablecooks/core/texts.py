"""Settings as text: how yes and no and whole numbers are written and read, with errors that name the setting."""

from collections.abc import Iterable

from tablecooks.core.words import _

__all__ = ["check_known", "read_whole", "read_yes", "yes"]


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


def check_known(keys: Iterable[str], known: Iterable[str]) -> None:
    """ValueError, with all that are known, for the first key that is no setting."""
    known = [*known]
    unknown = set(keys) - set(known)
    if unknown:
        message = _("{what}: is no setting; there are {known}")
        raise ValueError(message.format(what=sorted(unknown)[0], known=", ".join(known)))
