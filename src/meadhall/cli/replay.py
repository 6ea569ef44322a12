"""``meadhall replay``: read a saved game entry by entry."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match, moment_of, say, wrong, zero_or_more
from meadhall.terminal.reports import replay_lines
from meadhall.terminal.speech import Speech


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="write it anew: as text for a name in .mead, else JSON"
    )
    parser.add_argument("--until", type=zero_or_more, metavar="N", help="stop after this many entries")


def run(args: Namespace) -> int:
    match = load_match(args, "FILE", args.file)
    if args.save is not None:
        try:
            match.save(args.save)
        except OSError as error:
            raise wrong(args, "--save", f"{args.save} cannot be written: {error.strerror}") from None
        return 0
    say(replay_lines(Speech(args.lang, match.game), match, moment_of(args, "--until", match)))
    return 0
