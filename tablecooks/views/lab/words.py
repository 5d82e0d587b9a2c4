"""The words of the lab's page."""

from tablecooks.core.words import N_, _, ngettext

__all__ = ["KIND_WORDS", "SPEEDS", "TAB_WORDS", "crystals_said", "order_said", "page_words", "tips_said"]

KIND_WORDS = {
    "lemon": N_("lemon"),
    "pepper": N_("pepper"),
    "paprika": N_("paprika"),
    "herbs": N_("herbs"),
}
TAB_WORDS = {
    "tip": N_("Tip and see"),
    "predict": N_("Predict"),
    "mystery": N_("Mystery"),
    "data": N_("Our data"),
}
#: Milliseconds between two ticks and tips in each, at the four speeds.
SPEEDS = {
    "1": (1000, 1, N_("1 tip a second")),
    "4": (250, 1, N_("4 tips a second")),
    "40": (250, 10, N_("40 tips a second")),
    "400": (250, 100, N_("400 tips a second")),
}
_WORDS = {
    "title": N_("Spice lab"),
    "pages": N_("Pages of the lab"),
    "copy_link": N_("Copy link"),
    "copied": N_("The link to this very state was copied."),
    "copied_without": N_("The link was copied. Your data are too long for it: save them as a file."),
    "not_kept": N_("This browser keeps nothing: save your data as a file before you close or reload the page."),
    "save": N_("Save CSV"),
    "saved": N_("{file} was saved."),
    "columns": N_("What the columns mean"),
    "table": N_("Table"),
    "csv": N_("CSV"),
    "shaker": N_("The shaker"),
    "set_up": N_("Set up"),
    "again": N_("Start again"),
    "new_seed": N_("New seed"),
    "tip": N_("Tip"),
    "ten": N_("Ten"),
    "thousand": N_("A thousand"),
    "run": N_("Run"),
    "pause": N_("Pause"),
    "speed": N_("Speed"),
    "still": N_("Still"),
    "actions": N_("What you can do"),
    "bars": N_("Bars"),
    "counts": N_("counts"),
    "shares": N_("shares"),
    "per_tip": N_("Per tip"),
    "crystals": N_("crystals"),
    "salt": N_("salt"),
    "odds": N_("What may come"),
    "working": N_("How this is worked out"),
    "replacement": N_("With and without replacement"),
    "log": N_("What happened"),
    "slider": N_("Go through the tips"),
    "back": N_("Back to now"),
    "late": N_("The server does not answer. Reload the page: the link leads back to where you were."),
    "lock": N_("Lock my prediction"),
    "reveal": N_("Reveal"),
    "answer": N_("The answer"),
    "next": N_("Ask again"),
    "your_number": N_("Your number"),
    "sure": N_("How sure are you?"),
    "record": N_("How often you were right"),
    "questions": N_("Questions"),
    "belief": N_("What the tips say"),
    "guess": N_("Your guess: salt"),
    "open": N_("Open it"),
    "new_mystery": N_("A new mystery"),
    "data_text": N_("Paste or type your counts"),
    "data_file": N_("Take a file"),
    "read": N_("Read it"),
    "asked": N_("Questions about your data"),
    "remarks": N_("Remarks"),
    "findings": N_("What it says"),
    "was_read": N_("What was read"),
    "compare": N_("Compare with"),
    "to_table": N_("Play À la carte with this fall"),
    "to_lab": N_("Tip this shaker in the lab"),
}


def page_words() -> dict:
    """The page's words in the chosen language."""
    speeds = [
        {"key": key, "wait": wait, "tips": tips, "label": _(label)} for key, (wait, tips, label) in SPEEDS.items()
    ]
    tabs = [{"key": key, "title": _(title)} for key, title in TAB_WORDS.items()]
    return {key: _(text) for key, text in _WORDS.items()} | {"speeds": speeds, "tabs": tabs}


def tips_said(n: int) -> str:
    return ngettext("{n} tip", "{n} tips", n).format(n=n)


def crystals_said(n: int) -> str:
    return ngettext("{n} crystal", "{n} crystals", n).format(n=n)


def order_said(order: str, kind: str) -> str:
    """What fell, in a few words: ``nothing fell``, ``2 fell: pepper, salt``."""
    if not order:
        return _("nothing fell")
    salt = order.count("s")
    other = len(order) - salt
    if len(order) <= 4:
        named = ", ".join(_("salt") if which == "s" else kind for which in order)
    else:
        parts = [f"{count} {name}" for count, name in ((other, kind), (salt, _("salt"))) if count]
        named = " + ".join(parts)
    return _("{n} fell: {named}").format(n=len(order), named=named)
