"""``meadhall arena``: let bots play each other many times, and rate them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
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
from meadhall.lab.command import ArenaRequest, play_and_tell
from meadhall.lab.workers import cores


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", metavar="LIST", required=True, help=BOTS)
    parser.add_argument(
        "--games", type=one_or_more, metavar="N", required=True, help="how many, with those of earlier runs"
    )
    add_game_arguments(parser)
    parser.add_argument("--out", metavar="DIR", type=Path, help="where the games are kept; a rerun goes on there")
    parser.add_argument("--report", metavar="FILE", type=Path, help="write a page with plots there, as HTML")
    sharing = parser.add_mutually_exclusive_group()
    sharing.add_argument("--workers", type=one_or_more, metavar="N", help=WORKERS)
    sharing.add_argument("--ray", action="store_true", help="share the work on a Ray cluster")


def run(args: Namespace) -> int:
    game = load_game(args, args.pack)
    workers = args.workers or cores()
    wanted = ArenaRequest(args.bots, args.players, given_options(args), args.seed, args.games, workers, args.ray)
    with naming_fields(args), naming_options(args):
        play_and_tell(game, wanted, args.out, args.report, args.lang, print)
    return 0
