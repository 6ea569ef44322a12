"""``meadhall puzzles``: make puzzles from self-play, prove those that there are, and be asked one's own mistakes."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match, one_or_more, wrong
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.terminal.speech import Speech


def add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_subparsers(metavar="WHAT", required=True)
    one = what.add_parser("make", help="make new ones from games between bots")
    one.add_argument("game", metavar="GAME")
    one.add_argument("--games", type=one_or_more, default=30, help="so many games are played (default: 30)")
    one.add_argument("--seed", type=int, default=1, help="for other games (default: 1)")
    one.add_argument("--each", type=one_or_more, default=8, help="so many of every theme at most (default: 8)")
    one.add_argument("--best", action="store_true", help="puzzles after the best move, which take minutes each")
    one.add_argument("--until", type=one_or_more, default=100, help="with --best: while so much of a game is played")
    one.add_argument("--out", type=Path, metavar="DIR", help="where the files go (default: beside the game)")
    one.set_defaults(do=make)
    one = what.add_parser("check", help="prove each of those there are")
    one.add_argument("game", nargs="?", metavar="GAME", help="one game only (default: all)")
    one.set_defaults(do=check)
    one = what.add_parser("mine", help="be asked the mistakes of your own saved games")
    one.add_argument("files", nargs="+", metavar="FILE", help="a saved game")
    one.add_argument("--seat", type=one_or_more, default=1, metavar="N", help="yours in these games (default: 1)")
    one.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language (default: LANG)")
    one.set_defaults(do=mine)


def run(args: Namespace) -> int:
    return int(args.do(args))


def make(args: Namespace) -> int:
    from meadhall.kernel.puzzle import BEST
    from meadhall.puzzles.best import make_best
    from meadhall.puzzles.files import write
    from meadhall.puzzles.making import make as made

    game = registry.load(args.game)
    if game.puzzles is None:
        raise wrong(args, "GAME", f"{game.title} says nothing of puzzles")
    folder = args.out or Path(str(game.puzzles.folder))
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    if args.best:
        # They are added to those that are there.
        there = len(list(folder.glob(f"{BEST}-*.json")))
        files = make_best(game.slug, args.games, args.seed, there, args.until / 100)
    else:
        files = made(game.slug, args.games, args.seed, args.each)
    for file in files:
        (folder / f"{file.id}.json").write_bytes(write(file))
        count += 1
    print(f"{count} puzzles in {folder}")
    return 0


def mine(args: Namespace) -> int:
    from meadhall.terminal.own_puzzles import OwnPuzzle, ask, own_puzzles

    asked: list[tuple[Speech, OwnPuzzle]] = []
    for name in args.files:
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
