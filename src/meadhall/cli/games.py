"""``meadhall games``: list the games with their options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import say
from meadhall.kernel import registry
from meadhall.terminal.reports import game_lines
from meadhall.terminal.speech import Speech


def add_arguments(parser: ArgumentParser) -> None:
    """None but the language."""


def run(args: Namespace) -> int:
    for slug in registry.games():
        say(game_lines(Speech(args.lang, registry.load(slug))))
    return 0
