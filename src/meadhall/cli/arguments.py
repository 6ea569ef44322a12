"""What several commands need: kinds of arguments, and errors that name the argument they are about."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField, MeadhallError, OptionError, PackError, SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match

BOTS = "such as master@0.2,adept:raider,novice, or your own as module:Class or file.py:Class"
DATABASE = "sqlite:///FILE or postgresql://... (default: your own)"
WORKERS = "how many processes share the work (default: all cores)"


class WrongArgument(Exception):
    """What is wrong with the command line, in one line."""


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongArgument(f"{self.prog}: {message}")


def add_game_arguments(to: ArgumentParser) -> None:
    to.add_argument("--players", type=one_or_more, metavar="N", help="how many players")
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    to.add_argument("--pack", metavar="FILE", type=Path, help="a TOML file with your own component values")
    to.add_argument("--seed", type=zero_or_more, metavar="N", help="the number from which fate answers")


def one_or_more(text: str) -> int:
    return number_from(1, text)


def zero_or_more(text: str) -> int:
    return number_from(0, text)


def number_from(least: int, text: str) -> int:
    if not text.isdecimal() or len(text) > 18 or int(text) < least:
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
    return int(text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= 60:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to 60")
    return number


def seconds_above_zero(text: str) -> float:
    number = seconds(text)
    if not number:
        raise ArgumentTypeError("0 seconds are too few")
    return number


def wrong(args: Namespace, argument: str, problem: object) -> WrongArgument:
    return WrongArgument(f"{args.prog}: argument {argument}: {problem}")


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def load_game(args: Namespace, pack: Path | None = None) -> Game[Any]:
    try:
        return registry.load(args.game, pack)
    except PackError as error:
        raise wrong(args, "--pack", error) from None
    except BadField as error:
        raise wrong(args, "GAME", error.problem) from None
    except OSError as error:
        raise wrong(args, "--pack", f"{pack} cannot be read: {error.strerror}") from None


def given_options(args: Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise wrong(args, "--option", f"{text!r} is not written NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


@contextmanager
def naming_options(args: Namespace) -> Iterator[None]:
    """What a game says against its options or number of players, said of the arguments."""
    try:
        yield
    except OptionError as error:
        number = "--seats" if getattr(args, "seats", None) else "--players"
        argument = number if error.field == "players" else f"--option {error.field}"
        raise wrong(args, argument, error.problem) from None


@contextmanager
def naming_fields(args: Namespace, **named: str) -> Iterator[None]:
    """What is wrong with a field, said of the argument of that name or of the one that is ``named`` for it."""
    try:
        yield
    except BadField as error:
        raise wrong(args, named.get(error.field, f"--{error.field}"), error.problem) from None


def moment_of(args: Namespace, argument: str, match: Match[Any]) -> int:
    """How many entries of the journal an argument wants to see; all of them if it is not given."""
    entries = len(match.journal)
    moment: int | None = getattr(args, argument.removeprefix("--"))
    if moment is None:
        return entries
    if moment > entries:
        raise wrong(args, argument, f"the journal has {entries} entries, not {moment}")
    return moment


def load_match(args: Namespace, argument: str, path: Path) -> Match[Any]:
    try:
        return Match.load(path)
    except SaveError as error:
        where = "" if error.field == str(path) else f"{path}: "
        raise wrong(args, argument, f"{where}{error}") from None
    except MeadhallError as error:
        raise wrong(args, argument, f"{path}: {error}") from None
