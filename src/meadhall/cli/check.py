"""``meadhall check``: replay every stored game, and tell which these rules would change. So does ``verify --all``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from meadhall.cli.hall import add_hall_arguments, database_of, naming_settings
from meadhall.server.check import check_and_tell


def add_arguments(parser: ArgumentParser) -> None:
    add_hall_arguments(parser)


def run(args: Namespace) -> int:
    with naming_settings(args):
        return check_and_tell(database_of(args), args.lang, print)
