"""``meadhall train``: let a champion learn by play."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from meadhall.cli.arguments import (
    WORKERS,
    load_game,
    naming_fields,
    naming_options,
    one_or_more,
    seconds_above_zero,
    zero_or_more,
)
from meadhall.kernel.extras import brought_by
from meadhall.lab.workers import cores

with brought_by("lab"):
    from meadhall.lab.training.loop import Training, Wanted

HOME = Path("training")
USUAL = Wanted()


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--generations", type=one_or_more, metavar="N", default=1, help="how many, with those of earlier runs"
    )
    parser.add_argument(
        "--players", type=numbers, metavar="LIST", default=USUAL.players, help="of how many players, such as 2,3,4"
    )
    parser.add_argument(
        "--games",
        type=one_or_more,
        metavar="N",
        default=USUAL.games,
        help="games of a generation, the first ten to check by",
    )
    parser.add_argument("--minutes", type=one_or_more, metavar="N", help="end the games of a generation after so long")
    parser.add_argument(
        "--times", type=one_or_more, metavar="N", default=USUAL.times, help="how often each position is played on"
    )
    parser.add_argument(
        "--passes", type=one_or_more, metavar="N", default=USUAL.learnt, help="how often each position is learnt"
    )
    parser.add_argument("--units", type=layers, metavar="N,N", default=USUAL.units, help="the size of the two layers")
    parser.add_argument(
        "--playout", type=zero_or_more, metavar="N", default=USUAL.playout, help="decisions played on before judging"
    )
    parser.add_argument(
        "--frozen", type=one_or_more, metavar="N", default=USUAL.frozen, help="decisions in the frozen set"
    )
    parser.add_argument(
        "--blocks", type=one_or_more, metavar="N", default=USUAL.blocks, help="most blocks of games in a match"
    )
    parser.add_argument(
        "--seconds", type=seconds_above_zero, metavar="N", default=USUAL.seconds, help="for a decision of a match"
    )
    parser.add_argument("--seed", type=zero_or_more, metavar="N", default=USUAL.seed)
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where all is kept; a rerun goes on there")
    parser.add_argument("--workers", type=one_or_more, metavar="N", help=WORKERS)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(one_or_more(word.strip()) for word in text.split(","))


def layers(text: str) -> tuple[int, int]:
    units = numbers(text)
    if len(units) != 2 or any(size % 4 for size in units):
        raise ArgumentTypeError(f"{text!r} is not two numbers that are divisible by four")
    return units[0], units[1]


def run(args: Namespace) -> int:
    game = load_game(args)
    with naming_fields(args, game="GAME"), naming_options(args):
        wanted = Wanted(
            seed=args.seed,
            players=tuple(game.check_players(number) for number in args.players),
            games=args.games,
            times=args.times,
            learnt=args.passes,
            units=args.units,
            playout=args.playout,
            frozen=args.frozen,
            blocks=args.blocks,
            seconds=args.seconds,
            minutes=args.minutes,
            workers=args.workers or cores(),
        )
        training = Training(game, args.folder or HOME / game.slug, wanted)
        while training.generation <= args.generations:
            training.advance()
    return 0
