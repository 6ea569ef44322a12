"""``meadhall restore``: fill a database from a backup, SQLite or PostgreSQL."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.hall import add_hall_arguments, database_of, naming_settings
from meadhall.server.backups import restore_and_tell


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what meadhall backup has written")
    parser.add_argument("--replace", action="store_true", help="put it in the place of what is in the database")
    parser.add_argument("--no-verify", action="store_true", help="do not replay the games before they are written")
    add_hall_arguments(parser)


def run(args: Namespace) -> int:
    with naming_settings(args, file="FILE", format="FILE", schema="FILE"):
        return restore_and_tell(database_of(args), args.file, args.replace, not args.no_verify, args.lang, print)
