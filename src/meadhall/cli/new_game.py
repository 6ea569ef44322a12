"""``meadhall new-game``: write a small game that works."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import wrong
from meadhall.coverage import tests_folder
from meadhall.kernel.errors import BadField
from meadhall.new_game import as_package, in_checkout
from meadhall.terminal.speech import WORDS


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters and dashes, such as sea-wolves")
    parser.add_argument(
        "--package", metavar="DIR", type=Path, help="as a package of its own there (default: into this checkout)"
    )


def run(args: Namespace) -> int:
    tests = tests_folder()
    if args.package is None and tests is None:
        raise wrong(args, "--package", "is needed: this is no checkout that the game could go into")
    try:
        if args.package is not None:
            folders = as_package(args.package, args.name)
        else:
            assert tests is not None
            folders = in_checkout(tests.parent, args.name)
    except BadField as error:
        raise wrong(args, error.field, error.problem) from None
    for folder in folders:
        print(WORDS.say("new-folder", args.lang, folder=str(folder)))
    if args.package is not None:
        print(WORDS.say("new-package", args.lang, folder=str(args.package)))
    print(WORDS.say("new-game", args.lang, slug=args.name.replace("_", "-")))
    return 0
