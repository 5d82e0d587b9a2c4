"""``tablecooks play``: a game in the terminal, or bots by themselves."""

from pathlib import Path

from tablecooks.cli.arguments import option_of
from tablecooks.cli.shown import SHOWN
from tablecooks.cli.terminal import Terminal
from tablecooks.core.words import _
from tablecooks.models import SettingsError, Table
from tablecooks.models.table import PERSON

__all__ = ["play"]

ALONE = "careful"


def play(options) -> int:
    table, file = _table(options), _file(options)
    if not options.bots:
        return Terminal(table, file).play()
    table.play_on()
    if file is None:
        print(table.as_log(), end="")
    else:
        table.save(file)
        print(_("{n} lines are in {file}.").format(n=len(table.lines), file=file))
    return 0


def _file(options) -> Path | None:
    """Where the game is kept. A game that is there already is never written over."""
    if options.log is None:
        return Path(options.resume) if options.resume else None
    file = Path(options.log)
    if file.exists() and file.stat().st_size and options.log != options.resume:
        raise ValueError(
            _("{file} is there already. Name another file, or go on with it by --resume.").format(file=file)
        )
    return file


def _table(options) -> Table:
    texts = _texts(options)
    if not options.resume:
        return _new_table(options, texts)
    if texts:
        given = ", ".join(sorted(texts))
        raise ValueError(_("A game that goes on has its settings already; leave out: {given}.").format(given=given))
    table = Table.load(options.resume)
    if not options.bots:
        return table
    players = [_bot(player) for player in table.players]
    return Table(table.game, table.names, players, table.seed, table.steps)


def _bot(player: str) -> str:
    return ALONE if player == PERSON else player


def _texts(options) -> dict[str, str]:
    """The settings that were given, as text under their names."""
    shown = SHOWN[options.game]
    texts = {f"name_{seat}": name for seat, name in enumerate(options.names, start=1)}
    texts |= {f"player_{seat}": player for seat, player in enumerate(options.players, start=1)}
    for name in {name for one in SHOWN.values() for name in one.settings.field_names()}:
        value = getattr(options, name, None)
        if value is not None:
            read = shown.files.get(name) if value != shown.settings.param[name].default else None
            texts[name] = read(value) if read else value
    return texts


def _new_table(options, texts) -> Table:
    settings_class = SHOWN[options.game].settings
    try:
        settings = settings_class.from_text(texts)
    except SettingsError as error:
        raise ValueError("\n".join(_named(name, why) for name, why in error.errors.items())) from None
    for what, given in (("--names", options.names), ("--players", options.players)):
        if len(given) > settings.seats():
            message = _("{what}: {n} were given for a table of {seats}.")
            raise ValueError(message.format(what=what, n=len(given), seats=settings.seats()))
    _check_all_matter(settings, texts)
    if options.bots:
        for name in settings.field_names():
            if name.startswith("player_"):
                setattr(settings, name, _bot(getattr(settings, name)))
    return settings.table()


def _check_all_matter(settings, texts):
    """A setting that would be passed over is said: it may be what the game was meant to be about."""
    values = {name: str(getattr(settings, name)) for name in settings.field_names()}
    for name in texts:
        needed = settings.needed_with(name)
        if (
            needed
            and texts[name] != str(settings.param[name].default)
            and values[needed["field"]] not in needed["values"]
        ):
            message = _("{option} matters only with {field} {values}.")
            field, choices = option_of(needed["field"]), _(" or ").join(needed["values"])
            raise ValueError(message.format(option=option_of(name), field=field, values=choices))


def _named(name: str, why: str) -> str:
    option = {"name": "--names", "player": "--players"}.get(name.partition("_")[0], option_of(name))
    return f"{option}: {why}"
