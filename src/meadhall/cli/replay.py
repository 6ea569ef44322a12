"""``meadhall replay``: read a saved game entry by entry."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match, moment_of, say, zero_or_more
from meadhall.terminal.reports import replay_lines
from meadhall.terminal.speech import Speech


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--until", type=zero_or_more, metavar="N", help="stop after this many entries")


def run(args: Namespace) -> int:
    match = load_match(args, "FILE", args.file)
    say(replay_lines(Speech(args.lang, match.game), match, moment_of(args, "--until", match)))
    return 0
