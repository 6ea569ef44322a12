"""What the commands for whoever runs a hall share: they read its settings and open its database."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from meadhall.cli.arguments import DATABASE, wrong
from meadhall.kernel.errors import BadField
from meadhall.server.settings import Told, read_settings


def add_config_argument(parser: ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="a file with settings (default: meadhall.toml, if it is here)")


def add_hall_arguments(parser: ArgumentParser) -> None:
    add_config_argument(parser)
    parser.add_argument("--database", metavar="URL", help=DATABASE)


def told_settings(args: Namespace, **given: Any) -> Told:
    with naming_settings(args):
        return read_settings(config=args.config, **given)


def database_of(args: Namespace) -> str:
    return told_settings(args, database=args.database).settings.database


@contextmanager
def naming_settings(args: Namespace, **named: str) -> Iterator[None]:
    """What is wrong with a setting, said of the argument, the variable or the line of the file that it comes from.

    Other fields are ``named`` by their arguments.
    """
    try:
        yield
    except BadField as error:
        plain = error.field.isidentifier() and not error.field.isupper()
        raise wrong(args, named.get(error.field, f"--{error.field}" if plain else error.field), error.problem) from None
