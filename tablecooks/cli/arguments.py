"""What can be written after ``tablecooks``. The settings of a game are those of its set-up page."""

import argparse

import param

from tablecooks import __version__
from tablecooks.cli.shown import SHOWN
from tablecooks.core.words import _
from tablecooks.models import Settings

__all__ = ["option_of", "parser"]

SEAT_FIELDS = ("name_", "player_")


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="tablecooks", description=_("Cooking board games, and the exact chances in them.")
    )
    whole.add_argument("--version", action="version", version=f"tablecooks {__version__}")
    commands = whole.add_subparsers(required=True, metavar=_("COMMAND"))
    _serve(commands.add_parser("serve", help=_("open the games in a browser")))
    _play(commands.add_parser("play", help=_("play in this terminal")))
    _replay(commands.add_parser("replay", help=_("read a log aloud")))
    return whole


def _serve(parser):
    parser.description = _("Serve the games on this computer and open them in a browser. Ctrl-C stops it.")
    parser.add_argument("game", nargs="?", choices=SHOWN, help=_("open this game at once"))
    parser.add_argument("--port", type=int, default=0, metavar="N", help=_("0, the default, takes any free port"))
    parser.add_argument(
        "--address",
        default="127.0.0.1",
        help=_("127.0.0.1, the default, is for this computer only; 0.0.0.0 for the network"),
    )
    parser.add_argument("--no-browser", action="store_true", help=_("open no browser, only print the address"))
    parser.set_defaults(run=_run_serve)


def _play(parser):
    parser.description = _("Play in this terminal. Where it asks, answer with a number; help lists what else it knows.")
    parser.add_argument(
        "game", nargs="?", choices=SHOWN, default=next(iter(SHOWN)), help=_("which game; the default is %(default)s")
    )
    parser.add_argument(
        "--bots", action="store_true", help=_("bots play alone; the log is printed, or written with --log")
    )
    parser.add_argument("--log", metavar="FILE", help=_("keep the game in this file, move by move"))
    parser.add_argument("--resume", metavar="FILE", help=_("go on with the game in this file, and keep it there"))
    parser.set_defaults(run=_run_play)
    group = parser.add_argument_group(_("the table"))
    group.add_argument("--names", nargs="+", default=[], metavar="NAME", help=_("a name for each seat"))
    group.add_argument(
        "--players", nargs="+", default=[], metavar="PLAYER", help=_("for each seat person, or a bot: careful, random")
    )
    seen = set()
    for shown in SHOWN.values():
        for name in shown.settings.field_names():
            if name not in seen and not name.startswith(SEAT_FIELDS):
                _add_setting(group, shown.settings, name)
            seen.add(name)


def option_of(name: str) -> str:
    """The option that gives a setting: ``any_seasoning`` is ``--any-seasoning``."""
    return "--" + name.replace("_", "-")


def _add_setting(group, settings: type[Settings], name: str):
    """Values are taken as text: the set-up itself checks them, and says what is wrong with them."""
    parameter = settings.param[name]
    about = _(parameter.doc or parameter.label).replace("%", "%%")
    if isinstance(parameter, param.Boolean):
        option, const = (option_of("no_" + name), "no") if parameter.default else (option_of(name), "yes")
        about = _("not: {what}").format(what=about) if parameter.default else about
        group.add_argument(option, action="store_const", const=const, dest=name, help=about)
        return
    kind = "FILE" if name in settings.file_fields else name.upper()
    if isinstance(parameter, param.Selector):
        kind = "|".join(map(str, parameter.objects))
    group.add_argument(option_of(name), metavar=kind, help=about)


def _replay(parser):
    parser.description = _("Check a log move by move against the rules and print it as sentences.")
    parser.add_argument("file", metavar="FILE", help=_("a log; - reads it from the standard input"))
    parser.add_argument("--to", type=int, metavar="LINE", help=_("stop after this line of the log"))
    parser.add_argument("--table", action="store_true", help=_("show the table at the end as well"))
    parser.set_defaults(run=_run_replay)


# Each command is loaded when it is run.


def _run_serve(options) -> int:
    from tablecooks.cli.serve import serve

    return serve(options.game, options.address, options.port, not options.no_browser)


def _run_play(options) -> int:
    from tablecooks.cli.play import play

    return play(options)


def _run_replay(options) -> int:
    from tablecooks.cli.replay import replay

    return replay(options.file, options.to, options.table)
