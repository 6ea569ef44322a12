"""``meadhall analyse``: the best options of a position, or what was given away in a whole game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from meadhall.cli.arguments import moment_of, one_or_more, say, seconds_above_zero, wrong, zero_or_more
from meadhall.kernel import registry
from meadhall.kernel.convert import read_json
from meadhall.kernel.errors import MeadhallError, SaveError
from meadhall.kernel.match import Match
from meadhall.terminal.analysis import game_lines, position_lines
from meadhall.terminal.speech import Speech

STDIN = "-"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game, its text or a position; - reads it from the input")
    parser.add_argument("--moment", type=zero_or_more, metavar="N", help="after this many entries (default: the last)")
    parser.add_argument("--game", action="store_true", help="go through the whole game instead of one position")
    parser.add_argument("--top", type=one_or_more, default=3, metavar="N", help="how many options to tell (default: 3)")
    parser.add_argument("--seconds", type=seconds_above_zero, default=1.5, metavar="S", help="for each search")
    parser.add_argument("--simulations", type=one_or_more, metavar="N", help="search so often instead of for a time")


def run(args: Namespace) -> int:
    try:
        match = read_match(text_of(args))
    except MeadhallError as error:
        raise wrong(args, "FILE", f"{args.file}: {error}") from None
    speech = Speech(args.lang, match.game)
    budget = {"seconds": args.seconds, "simulations": args.simulations}
    if args.game:
        if args.moment is not None:
            raise wrong(args, "--moment", "does not go with --game")
        say(game_lines(speech, match, budget))
    else:
        say(position_lines(speech, match.at(moment_of(args, "--moment", match)), args.top, budget))
    return 0


def text_of(args: Namespace) -> str:
    try:
        return sys.stdin.read() if args.file == STDIN else Path(args.file).read_text("utf-8")
    except OSError as error:
        raise wrong(args, "FILE", f"{args.file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise wrong(args, "FILE", f"{args.file} is no text") from None


def read_match(text: str) -> Match[Any]:
    """A match from its JSON or its text, or one that goes on from a position."""
    if text.lstrip()[:1] not in ("{", ""):
        return Match.from_text(text)
    data = read_json(text, "match")
    assert isinstance(data, dict)
    slug = data.get("game")
    if not isinstance(slug, str):
        raise SaveError("game", "is missing: which game is it?")
    if "journal" in data:
        return Match.of_any_json(text)
    game: Any = registry.load(slug)
    return Match.of(game.from_data(data), seed=0)
