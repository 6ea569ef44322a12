"""``meadhall verify``: check that fate in a saved game was settled before the first move, or replay all games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli import check
from meadhall.cli.arguments import load_match, wrong
from meadhall.cli.hall import add_hall_arguments
from meadhall.server.tables.fair_dice import verify_and_tell


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="SAVE", type=Path, nargs="?")
    parser.add_argument("--commitment", metavar="HASH", help="what the table showed at the start (default: the save's)")
    parser.add_argument("--luck", metavar="NUMBER", help="the number that I gave; it must be one of those mixed in")
    parser.add_argument("--all", action="store_true", help="replay every stored game, as meadhall check does")
    add_hall_arguments(parser)


def run(args: Namespace) -> int:
    if args.all:
        if args.file is not None:
            raise wrong(args, "SAVE", "with --all it is the games of the hall that are looked at")
        return check.run(args)
    if args.file is None:
        raise wrong(args, "SAVE", "a saved game is expected, or --all")
    match = load_match(args, "SAVE", args.file)
    return verify_and_tell(match, args.commitment, args.luck, args.lang, print)
