"""``meadhall play``: play in the terminal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from meadhall.bots import custom
from meadhall.cli.arguments import add_game_arguments, given_options, load_game, load_match, naming_options, wrong
from meadhall.kernel.errors import BadField, MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.option import read_options
from meadhall.terminal.questions import USUAL, ask_options, ask_players, ask_seats
from meadhall.terminal.speech import Speech
from meadhall.terminal.table import ME, TerminalTable, read_seats


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_game_arguments(parser)
    parser.add_argument("--seats", metavar="LIST", help="who sits where, such as me,adept,file.py:Class")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--ask-always", action="store_true", help="ask even where there is only one option")


def run(args: Namespace) -> int:
    if args.load is not None:
        table = resume(args)
    else:
        try:
            table = begin(args)
        except EOFError:
            print()
            return 0
    with suppress(ImportError):
        # Line editing and history at the prompt.
        import_module("readline")
    return table.play()


def resume(args: Namespace) -> TerminalTable:
    """A saved game, with the seats as they were unless others are given."""
    for name in ("players", "option", "pack", "seed"):
        if getattr(args, name) not in (None, []):
            raise wrong(args, f"--{name}", "is part of the saved game; it does not go with --load")
    load_game(args)
    match = load_match(args, "--load", args.load)
    if match.game.slug != args.game:
        raise wrong(args, "--load", f"{args.load} is a game of {match.game.slug}, not of {args.game}")
    players = match.state.players
    seats = None if args.seats is None else seats_of(args, "--seats", args.seats, players)
    if seats is None and "seats" in match.notes:
        seats = seats_of(args, "--load", match.notes["seats"], players)
        for word in seats:
            # The file may come from anybody, and a class of their own is code.
            if custom.is_custom(custom.split(word)[0]):
                raise wrong(args, "--load", f"{word} is a bot of somebody's own; say --seats to let it play")
    table = table_of(args, match, seats)
    table.file = args.load
    return table


def begin(args: Namespace) -> TerminalTable:
    """A new game; what is not said on the command line is asked at a terminal, and taken as usual elsewhere."""
    game = load_game(args, args.pack)
    speech = Speech(args.lang, game)
    options: dict[str, Any] = given_options(args)
    players = args.players
    seats = None if args.seats is None else seats_of(args, "--seats", args.seats, players)
    if seats is not None:
        players = len(seats)
    with naming_options(args):
        # Told before any question is put.
        game.check_players(players)
        read_options(game.options, options)
        if seats is None and sys.stdin.isatty():
            players = ask_players(speech) if players is None else players
            seats = ask_seats(speech, players)
            options = ask_options(speech, players, options)
        match = game.match(players, args.seed, **options)
    return table_of(args, match, seats)


def table_of(args: Namespace, match: Match[Any], seats: list[str] | None) -> TerminalTable:
    try:
        return TerminalTable(
            match, seats or usual_seats(match.state.players), Speech(args.lang, match.game), args.ask_always
        )
    except BadField as error:
        raise wrong(args, "--seats", error) from None


def usual_seats(players: int) -> list[str]:
    return [ME] + [USUAL] * (players - 1)


def seats_of(args: Namespace, argument: str, text: str, players: int | None) -> list[str]:
    try:
        return read_seats(text, players)
    except MeadhallError as error:
        raise wrong(args, argument, error) from None
