"""``meadhall draw``: draw the table of a saved game, or the whole game as one moving picture."""

from __future__ import annotations

import itertools
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from meadhall.cli.arguments import load_match, moment_of, one_or_more, seconds_above_zero, wrong, zero_or_more
from meadhall.draw.animation import animated
from meadhall.draw.export import png
from meadhall.draw.picture import Picture
from meadhall.draw.style import THEMES
from meadhall.kernel.state import State

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
    parser.add_argument("--animate", action="store_true", help="show all positions up to there, one after the other")
    parser.add_argument("--seconds", type=seconds_above_zero, default=0.8, metavar="S", help="for each of these")
    parser.add_argument(
        "--frames", type=one_or_more, default=120, metavar="N", help="so many of them at most (default: 120)"
    )


def run(args: Namespace) -> int:
    match = load_match(args, "FILE", args.file)
    kind = args.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise wrong(args, "--output", f"{args.output} ends neither in .svg nor in .png")
    if args.animate and kind != ".svg":
        raise wrong(args, "--output", f"{args.output} does not end in .svg, as what is animated does")
    if match.game.board is None:
        raise wrong(args, "FILE", f"{match.game.title} has no picture")
    if args.seat is not None and args.seat > match.state.players:
        raise wrong(args, "--seat", f"the game has {match.state.players} players, not {args.seat}")
    end = moment_of(args, "--moment", match)
    if args.animate:
        states = itertools.islice(match.positions(), end + 1)
        svg = animated((picture(args, state) for state in spread(states, end, args.frames)), args.seconds, args.theme)
    else:
        svg = picture(args, match.at(end)).svg(args.theme)
    try:
        args.output.write_bytes(svg.encode() if kind == ".svg" else png(svg, PNG_ZOOM))
    except OSError as error:
        raise wrong(args, "--output", f"{args.output} cannot be written: {error.strerror}") from None
    return 0


def picture(args: Namespace, state: State) -> Picture:
    """What the wanted picture shows of a position."""
    view = state.view(None if args.seat is None else args.seat - 1)
    pictures: dict[str, Picture] = state.game.board.pictures(view, args.lang, args.layout)
    name = next(iter(pictures)) if args.picture is None else args.picture
    if name not in pictures:
        raise wrong(args, "--picture", f"{name!r} is none of {', '.join(pictures)}")
    return pictures[name]


def spread(states: Iterable[State], end: int, most: int) -> Iterator[State]:
    """At most so many of the positions up to the last, which is among them, all about as far apart."""
    steps = min(end, most - 1)
    wanted = {round(end * n / steps) for n in range(steps + 1)} if steps else {end}
    return (state for n, state in enumerate(states) if n in wanted)
