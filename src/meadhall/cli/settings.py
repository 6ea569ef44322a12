"""``meadhall settings``: all settings of the hall, with their values and where each is from."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import say
from meadhall.cli.hall import add_config_argument, told_settings
from meadhall.server.settings import DECLARED, shown


def add_arguments(parser: ArgumentParser) -> None:
    add_config_argument(parser)


def run(args: Namespace) -> int:
    settings, sources = told_settings(args)
    rows = [(name, shown(name, getattr(settings, name)), sources[name]) for name in DECLARED]
    names, values = (max(len(row[n]) for row in rows) for n in (0, 1))
    say(f"{name:{names}}  {value:{values}}  {source}" for name, value, source in rows)
    return 0
