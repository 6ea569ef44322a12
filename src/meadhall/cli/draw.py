"""``meadhall draw``: draw the table of a saved game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_match, moment_of, one_or_more, wrong, zero_or_more
from meadhall.draw.export import png
from meadhall.draw.style import THEMES

LAYOUTS = ("desk", "phone")
PNG_ZOOM = 2.0
"""Sharp on screens with small pixels, and in print."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, required=True, help="a name ending in .svg or .png"
    )
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], help="the colours")
    parser.add_argument("--layout", choices=LAYOUTS, default=LAYOUTS[0], help="for which kind of screen")
    parser.add_argument("--picture", metavar="NAME", help="which picture, where a layout has several")
    parser.add_argument("--seat", type=one_or_more, metavar="N", help="as this player sees it (default: a spectator)")
    parser.add_argument(
        "--moment", type=zero_or_more, metavar="N", help="after this many entries (default: the last one)"
    )


def run(args: Namespace) -> int:
    match = load_match(args, "FILE", args.file)
    game = match.game
    if game.board is None:
        raise wrong(args, "FILE", f"{game.title} has no picture")
    state = match.at(moment_of(args, "--moment", match))
    if args.seat is not None and args.seat > state.players:
        raise wrong(args, "--seat", f"the game has {state.players} players, not {args.seat}")
    view = state.view(None if args.seat is None else args.seat - 1)
    pictures = game.board.pictures(view, args.lang, args.layout)
    name = next(iter(pictures)) if args.picture is None else args.picture
    if name not in pictures:
        raise wrong(args, "--picture", f"{name!r} is none of {', '.join(pictures)}")
    svg = pictures[name].svg(args.theme)
    kind = args.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise wrong(args, "--output", f"{args.output} ends neither in .svg nor in .png")
    try:
        args.output.write_bytes(svg.encode() if kind == ".svg" else png(svg, PNG_ZOOM))
    except OSError as error:
        raise wrong(args, "--output", f"{args.output} cannot be written: {error.strerror}") from None
    return 0
