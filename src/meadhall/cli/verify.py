"""``meadhall verify``: check that fate in a saved game was settled before the first move."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match
from meadhall.server.tables.fair_dice import verify_and_tell


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="SAVE", type=Path)
    parser.add_argument("--commitment", metavar="HASH", help="what the table showed at the start (default: the save's)")


def run(args: Namespace) -> int:
    match = load_match(args, "SAVE", args.file)
    return verify_and_tell(match, args.commitment, args.lang, print)
