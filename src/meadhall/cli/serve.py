"""``meadhall serve``: open the hall in the browser."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from functools import partial

from meadhall.cli.arguments import one_or_more, seconds
from meadhall.cli.hall import add_hall_arguments, naming_settings, told_settings
from meadhall.server.serve import serve, to_env
from meadhall.server.settings import LEVELS
from meadhall.terminal.speech import WORDS

GIVEN = {
    "host": "host", "port": "port", "workers": "workers", "database": "database", "proxy": "proxy_headers",
    "log_level": "log_level", "bot_pause": "bot_pause",
}  # fmt: skip
"""Settings by the names of their arguments."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", metavar="HOST", help="the address to listen on (default: only this machine)")
    parser.add_argument(
        "--port", type=one_or_more, metavar="N", help="the port (default: 8420, or any if that is taken)"
    )
    parser.add_argument("--workers", type=one_or_more, metavar="N", help="how many processes; several need PostgreSQL")
    add_hall_arguments(parser)
    parser.add_argument("--open", action=BooleanOptionalAction, default=sys.stdout.isatty(), help="open the browser")
    parser.add_argument(
        "--proxy-headers", metavar="HOSTS", nargs="?", const="127.0.0.1", help="believe these proxies who is calling"
    )
    parser.add_argument("--log-level", choices=LEVELS, help="how much is logged (default: at a terminal only warnings)")
    parser.add_argument("--bot-pause", type=seconds, metavar="S", help="seconds a bot waits before it moves")


def run(args: Namespace) -> int:
    given = {name: getattr(args, argument) for name, argument in GIVEN.items()}
    told = told_settings(args, **given)
    if sys.stdout.isatty():
        # Whoever sits at a terminal wants to play; a service manager wants to know.
        usual = {"log_level": "warning", "log_format": "text"}
        given |= {name: value for name, value in usual.items() if told.sources[name] == "default"}
    to_env(args.config, given)
    say_open = partial(WORDS.say, "serving", args.lang)
    with naming_settings(args):
        return serve(told.settings, told.sources["port"] == "default", args.open, say_open)
