"""``meadhall puzzles``: make puzzles from self-play, and prove those that there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import one_or_more, wrong
from meadhall.kernel import registry


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=["make", "check"], help="make new ones, or prove each of those there are")
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game only (check: all games)")
    parser.add_argument("--games", type=one_or_more, default=30, help="so many games are played (default: 30)")
    parser.add_argument("--seed", type=int, default=1, help="for other games (default: 1)")
    parser.add_argument("--each", type=one_or_more, default=8, help="so many of every theme at most (default: 8)")
    parser.add_argument("--best", action="store_true", help="puzzles after the best move, which take minutes each")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the files go (default: beside the game)")


def run(args: Namespace) -> int:
    return make(args) if args.what == "make" else check(args)


def make(args: Namespace) -> int:
    from meadhall.puzzles.best import make_best
    from meadhall.puzzles.files import write
    from meadhall.puzzles.making import make as made

    if args.game is None:
        raise wrong(args, "GAME", "say of which game")
    game = registry.load(args.game)
    if game.puzzles is None:
        raise wrong(args, "GAME", f"{game.title} says nothing of puzzles")
    folder = args.out or Path(str(game.puzzles.folder))
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    files = (
        make_best(game.slug, args.games, args.seed) if args.best else made(game.slug, args.games, args.seed, args.each)
    )
    for file in files:
        (folder / f"{file.id}.json").write_bytes(write(file))
        count += 1
    print(f"{count} puzzles in {folder}")
    return 0


def check(args: Namespace) -> int:
    from meadhall.puzzles.checking import faults
    from meadhall.puzzles.files import load_all

    wrongs = count = 0
    for slug in registry.games() if args.game is None else (args.game,):
        for puzzle in load_all(slug):
            count += 1
            for fault in faults(puzzle):
                wrongs += 1
                print(f"{slug} {puzzle.id}: {fault}")
    print(f"{count} puzzles, {wrongs} faults")
    return 1 if wrongs else 0
