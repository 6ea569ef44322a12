"""``meadhall check``: replay every stored game, and tell which these rules would change."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import DATABASE, wrong
from meadhall.kernel.errors import BadField
from meadhall.server.check import check_and_tell
from meadhall.server.settings import default_database


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=DATABASE)


def run(args: Namespace) -> int:
    try:
        return check_and_tell(args.database or default_database(), args.lang, print)
    except BadField as error:
        raise wrong(args, "--database", error.problem) from None
