"""The command line: each command is a module of its own here, with the name of the command."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

from meadhall.cli.arguments import Parser, WrongArgument
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.extras import lacking
from meadhall.terminal.speech import system_language
from meadhall.terminal.table import INTERRUPTED

WRONG = 2
"""The exit code for a wrong argument."""

COMMANDS = {
    "games": "list the games with their options",
    "rules": "read the rule catalogue of a game",
    "play": "play in the terminal",
    "replay": "read a saved game entry by entry, and check it",
    "analyse": "tell the best options of a position, or what was given away in a whole game",
    "draw": "draw the table of a saved game, or the whole game as a moving picture",
    "simulate": "let bots play many games, and sum them up",
    "arena": "let bots play each other many times, and rate them",
    "arena-report": "write the page about games that an arena has played",
    "balance": "compare rules, options or packs on the same fate, and tell what differs",
    "train": "let a champion learn a game by play",
    "pack": "check, compare and begin packs of component values",
    "rulebook": "write the illustrated rulebook of a game, as a page or as PDF",
    "puzzles": "make puzzles from games between bots, prove each, and be asked your own mistakes",
    "settings": "tell all settings of the hall, and where each is from",
    "backup": "write the whole hall into one file, also while it is open",
    "restore": "fill a database from a backup, SQLite or PostgreSQL",
    "check": "replay every stored game, and tell which these rules would change",
    "verify": "check that fate in a saved game was settled before the first move, or replay all games of the hall",
    "close": "close a table that the rules do not play any more, or that must not go on",
    "serve": "open the hall in the browser, for you and for others",
    "bench": "measure speed, beside other engines in the same run",
    "new-game": "write a small game that works, to make your own out of it",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        args = parser(next((word for word in words if word in COMMANDS), None)).parse_args(words)
        return int(args.run(args))
    except WrongArgument as error:
        print(error, file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in ("", "meadhall"):
            raise
        print(f"meadhall: {lacking(missing)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; nothing more can be said, not even when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser(given: str | None) -> ArgumentParser:
    """All commands, and the arguments of the one that is given: the modules of the others are not even imported.

    So a command starts without the libraries that only another one needs.
    """
    top = Parser(prog="meadhall", description="Big fantasy board games, played by the book.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"meadhall {version('meadhall')}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, help in COMMANDS.items():
        command = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        if name == given:
            module = import_module(f"meadhall.cli.{name.replace('-', '_')}")
            command.add_argument(
                "--lang", choices=LANGUAGES, default=system_language(), help="the language (default: LANG)"
            )
            module.add_arguments(command)
            command.set_defaults(run=module.run, prog=command.prog)
    return top
