"""``meadhall serve``: open the hall in the browser."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from functools import partial

from meadhall.cli.arguments import DATABASE, one_or_more, seconds, wrong
from meadhall.kernel.errors import BadField
from meadhall.server.serve import serve
from meadhall.server.settings import Settings
from meadhall.terminal.speech import WORDS

LOG_LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", metavar="HOST", help="the address to listen on (default: only this machine)")
    parser.add_argument(
        "--port", type=one_or_more, metavar="N", help="the port (default: 8420, or any if that is taken)"
    )
    parser.add_argument("--workers", type=one_or_more, metavar="N", help="how many processes; several need PostgreSQL")
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    parser.add_argument("--open", action=BooleanOptionalAction, default=sys.stdout.isatty(), help="open the browser")
    parser.add_argument(
        "--proxy-headers", metavar="HOSTS", nargs="?", const="127.0.0.1", help="believe these proxies who is calling"
    )
    # Whoever sits at a terminal wants to play; a service manager wants to know.
    quiet = "warning" if sys.stdout.isatty() else "info"
    parser.add_argument("--log-level", choices=LOG_LEVELS, default=quiet, help="how much is told as JSON lines")
    parser.add_argument("--bot-pause", type=seconds, metavar="S", help="seconds a bot waits before it moves")


def run(args: Namespace) -> int:
    given = {name: getattr(args, name) for name in ("host", "port", "workers", "database")}
    try:
        settings = Settings.from_env(**given, proxy=args.proxy_headers)
        say_open = partial(WORDS.say, "serving", args.lang)
        return serve(settings, args.port is None, args.open, args.log_level, args.bot_pause, say_open)
    except BadField as error:
        argument = error.field if error.field.isupper() else f"--{error.field}"
        raise wrong(args, argument, error.problem) from None
