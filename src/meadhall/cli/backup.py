"""``meadhall backup``: the whole hall in one file, also while it is open."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.hall import add_hall_arguments, database_of, naming_settings
from meadhall.server.backups import backup_and_tell


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the file; one that is there is replaced")
    parser.add_argument("--no-verify", action="store_true", help="do not replay the games in it")
    add_hall_arguments(parser)


def run(args: Namespace) -> int:
    with naming_settings(args, file="FILE"):
        return backup_and_tell(database_of(args), args.file, not args.no_verify, args.lang, print)
