"""``meadhall puzzles``: make puzzles from self-play, prove those that there are, and be asked one's own mistakes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match, one_or_more, wrong
from meadhall.kernel import registry
from meadhall.terminal.speech import Speech


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=["make", "check", "mine"],
        help="make new ones, prove each of those there are, or be asked the mistakes of your own games",
    )
    parser.add_argument("names", nargs="*", metavar="GAME|FILE", help="a game (check: all games); mine: saved games")
    parser.add_argument(
        "--seat", type=one_or_more, default=1, metavar="N", help="mine: yours in these games (default: 1)"
    )
    parser.add_argument("--games", type=one_or_more, default=30, help="so many games are played (default: 30)")
    parser.add_argument("--seed", type=int, default=1, help="for other games (default: 1)")
    parser.add_argument("--each", type=one_or_more, default=8, help="so many of every theme at most (default: 8)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the files go (default: beside the game)")


def run(args: Namespace) -> int:
    if args.what == "mine":
        return mine(args)
    if len(args.names) > 1:
        raise wrong(args, "GAME", "only one game, please")
    args.game = args.names[0] if args.names else None
    return make(args) if args.what == "make" else check(args)


def make(args: Namespace) -> int:
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
    for file in made(args.game, args.games, args.seed, args.each):
        (folder / f"{file.id}.json").write_bytes(write(file))
        count += 1
    print(f"{count} puzzles in {folder}")
    return 0


def mine(args: Namespace) -> int:
    from meadhall.terminal.own_puzzles import OwnPuzzle, ask, own_puzzles

    if not args.names:
        raise wrong(args, "FILE", "which saved games?")
    asked: list[tuple[Speech, OwnPuzzle]] = []
    for name in args.names:
        match = load_match(args, "FILE", Path(name))
        speech = Speech(args.lang, match.game)
        if args.seat > match.state.players:
            raise wrong(args, "--seat", f"{name} has {match.state.players} seats, not {args.seat}")
        found = own_puzzles(match, args.seat - 1)
        print(speech.say("mine-found", file=name, count=len(found)))
        asked += [(speech, puzzle) for puzzle in found]
    right = 0
    try:
        for number, (speech, puzzle) in enumerate(asked, 1):
            print()
            right += ask(speech, number, len(asked), puzzle)
    except EOFError:
        print()
    if asked:
        print(Speech(args.lang, match.game).say("mine-sum", right=right, count=len(asked)))
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
