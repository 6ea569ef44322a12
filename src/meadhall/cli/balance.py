"""``meadhall balance``: compare rules, options or packs on the same fate, and tell what differs."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from meadhall.cli.arguments import (
    BOTS,
    WORKERS,
    add_game_arguments,
    given_options,
    load_game,
    naming_fields,
    naming_options,
    one_or_more,
)
from meadhall.lab.workbench.command import Written, balance
from meadhall.lab.workbench.playing import Length, Players
from meadhall.lab.workbench.sides import Wanted
from meadhall.lab.workers import cores

GAMES = 200
SET = "values or options of the second side, such as goals.points=40; a comma divides several"
SWEEP = "try several values of one thing: path=1..5, path=0.1..0.5:0.1 or path=1,2,4"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_game_arguments(parser)
    parser.add_argument("--against", metavar="FILE", type=Path, help="the pack of the second side")
    parser.add_argument("--set", metavar="PATH=VALUE", action="append", default=[], dest="changes", help=SET)
    parser.add_argument("--sweep", metavar="PATH=VALUES", help=SWEEP)
    parser.add_argument("--bots", metavar="LIST", default="adept", help=f"{BOTS} (default: adepts)")
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--games", type=one_or_more, metavar="N", default=GAMES, help=f"how many on each side (default: {GAMES})"
    )
    length.add_argument(
        "--until", type=half_width, metavar="WIDTH", help="play until every share of wins is known so closely: 0.02"
    )
    parser.add_argument("--out", metavar="DIR", type=Path, help="where the games are kept; a rerun goes on there")
    parser.add_argument("--report", metavar="FILE", type=Path, help="write a page with plots there, as HTML")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all numbers there, as JSON")
    parser.add_argument("--csv", metavar="FILE", type=Path, help="write all numbers there, as CSV")
    sharing = parser.add_mutually_exclusive_group()
    sharing.add_argument("--workers", type=one_or_more, metavar="N", help=WORKERS)
    sharing.add_argument("--ray", action="store_true", help="share the work on a Ray cluster")


def half_width(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.001 <= number <= 0.5:
        raise ArgumentTypeError(f"{text!r} is not a number from 0.001 to 0.5")
    return number


def run(args: Namespace) -> int:
    load_game(args)
    wanted = Wanted(
        args.game,
        args.bots,
        args.players,
        given_options(args),
        args.pack,
        args.against,
        tuple(args.changes),
        args.sweep,
    )
    length = Length(args.games, args.until)
    by = Players(args.workers or cores(), args.ray)
    written = Written(args.report, args.json, args.csv)
    with naming_fields(args), naming_options(args):
        balance(wanted, length, by, args.seed, args.out, written, args.lang, print)
    return 0
