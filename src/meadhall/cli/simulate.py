"""``meadhall simulate``: let bots play many games, and sum them up."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import (
    BOTS,
    WORKERS,
    add_game_arguments,
    given_options,
    load_game,
    naming_fields,
    naming_options,
    one_or_more,
    say,
)
from meadhall.lab.entrants import read_entrants
from meadhall.lab.workers import cores
from meadhall.terminal.simulate import simulate
from meadhall.terminal.speech import Speech

GAMES_A_WORKER = 20
"""With fewer games, starting another process costs more than it saves."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=one_or_more, metavar="N", required=True, help="how many")
    parser.add_argument("--bots", metavar="LIST", default="random", help=f"{BOTS} (default: random ones)")
    add_game_arguments(parser)
    parser.add_argument("--workers", type=one_or_more, metavar="N", help=WORKERS)


def run(args: Namespace) -> int:
    game = load_game(args, args.pack)
    options = game.for_simulations | given_options(args)
    with naming_fields(args), naming_options(args):
        several = "," in args.bots
        entrants = read_entrants(args.bots, game, args.players if several else game.check_players(args.players))
        game.new(len(entrants), **options)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    workers = args.workers or max(1, min(cores(), args.games // GAMES_A_WORKER))
    say(simulate(Speech(args.lang, game), args.games, entrants, options, seed, workers))
    return 0
