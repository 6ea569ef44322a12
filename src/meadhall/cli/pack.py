"""``meadhall pack``: check, compare and begin packs of component values."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_game, naming_fields, say
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.lab.packing import command


def add_arguments(parser: ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", metavar="check|diff|new|schema", required=True)
    check = kinds.add_parser("check", help="name each wrong field of a pack", allow_abbrev=False)
    check.add_argument("file", metavar="FILE", type=Path)
    diff = kinds.add_parser("diff", help="list what two packs say differently, with origins", allow_abbrev=False)
    diff.add_argument("one", metavar="PACK", help="a file, or a game for what is printed in it")
    diff.add_argument("other", metavar="PACK", nargs="?", help="another one; a single file is compared with its game")
    for each in (check, diff):
        each.add_argument(
            "--game", metavar="GAME", help="whose pack it is (default: what it names, or whose fields it has)"
        )
    new = kinds.add_parser("new", help="write a template of all values that may be changed", allow_abbrev=False)
    new.add_argument("game", metavar="GAME")
    new.add_argument("--only", metavar="GROUP", action="append", default=[], help="only this group, such as tiles.four")
    schema = kinds.add_parser("schema", help="write the JSON schema for editors", allow_abbrev=False)
    schema.add_argument("game", metavar="GAME")
    for each in (new, schema):
        each.add_argument("--out", metavar="FILE", type=Path, help="write it there (default: show it)")
    for each in (check, diff, new, schema):
        each.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language (default: LANG)")


def run(args: Namespace) -> int:
    if args.game is not None:
        load_game(args)
    with naming_fields(args, FILE="FILE", PACK="PACK"):
        if args.kind == "check":
            return 0 if command.check(args.file, args.game, args.lang, print) else 1
        if args.kind == "diff":
            say(command.diff(args.one, args.other, args.game, args.lang))
        elif args.kind == "new":
            command.new(args.game, args.only, args.out, args.lang, print)
        else:
            command.write_schema(args.game, args.out, args.lang, print)
    return 0
