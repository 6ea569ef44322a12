"""The command line: ``meadhall games``, ``rules``, ``play``, ``replay``, ``draw``, ``simulate``, ``arena``,
``arena-report``, ``check``, ``verify``, ``serve``, ``bench``, ``new-game``."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from meadhall.bots import own
from meadhall.coverage import carried, tests_folder
from meadhall.draw.style import THEMES
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField, MeadhallError, OptionError, PackError, SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.option import read_options
from meadhall.lab.workers import cores
from meadhall.terminal.questions import USUAL, ask_options, ask_players, ask_seats
from meadhall.terminal.reports import game_lines, replay_lines, rule_lines
from meadhall.terminal.speech import WORDS, Speech, find_rule, system_language
from meadhall.terminal.table import INTERRUPTED, ME, Table, read_seats

WRONG = 2
"""The exit code for a wrong argument."""
LAYOUTS = ("desk", "phone")
PNG_ZOOM = 2.0
"""Sharp on screens with small pixels, and in print."""
LOG_LEVELS = ("debug", "info", "warning", "error")
BOTS = "such as master@0.2,adept:raider,novice, or your own as module:Class or file.py:Class"
GAMES_A_WORKER = 20
"""With fewer games, starting another process costs more than it saves."""


class WrongArgument(Exception):
    """What is wrong with the command line, in one line."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongArgument(f"{self.prog}: {message}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        args = parser().parse_args(words)
        return int(args.run(args))
    except WrongArgument as error:
        print(error, file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as missing:
        print(f"meadhall: {how_to_get(missing)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; nothing more can be said, not even when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def how_to_get(missing: ModuleNotFoundError) -> str:
    """What to do about a package that is not there, unless the error says it already."""
    name = (missing.name or "").partition(".")[0]
    if name in ("", "meadhall"):
        raise missing
    said = str(missing)
    return said if "pip install" in said else f"{name} is not installed; pip install meadhall brings it"


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="meadhall", description="Big fantasy board games, played by the book.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"meadhall {version('meadhall')}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Any, help: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        made.set_defaults(run=run, prog=made.prog)
        made.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="the language (default: LANG)")
        return made

    command("games", run_games, "list the games with their options")

    rules = command("rules", run_rules, "read the rule catalogue of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("id", metavar="ID", nargs="?", help="only this rule")
    rules.add_argument("--edition", help="only the rules of this edition")
    rules.add_argument("--chapter", type=whole, metavar="N", help="only the rules of this chapter")
    rules.add_argument("--untested", action="store_true", help="only list the ids that no test carries")

    play = command("play", run_play, "play in the terminal")
    play.add_argument("game", metavar="GAME")
    add_game_arguments(play)
    play.add_argument("--seats", metavar="LIST", help="who sits where, such as me,adept,file.py:Class")
    play.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    play.add_argument("--ask-always", action="store_true", help="ask even where there is only one option")

    replay = command("replay", run_replay, "read a saved game entry by entry, and check it")
    replay.add_argument("file", metavar="FILE", type=Path)
    replay.add_argument("--until", type=from_nought, metavar="N", help="stop after so many entries")

    draw = command("draw", run_draw, "draw the table of a saved game")
    draw.add_argument("file", metavar="FILE", type=Path)
    draw.add_argument("-o", "--output", metavar="FILE", type=Path, required=True, help="a name ending in .svg or .png")
    draw.add_argument("--theme", choices=THEMES, default=THEMES[0], help="the colours")
    draw.add_argument("--layout", choices=LAYOUTS, default=LAYOUTS[0], help="for which kind of screen")
    draw.add_argument("--picture", metavar="NAME", help="which picture, where a layout has several")
    draw.add_argument("--seat", type=whole, metavar="N", help="as this player sees it (default: a spectator)")
    draw.add_argument("--moment", type=from_nought, metavar="N", help="after so many entries (default: the last one)")

    many = command("simulate", run_simulate, "let bots play many games, and sum them up")
    many.add_argument("game", metavar="GAME")
    many.add_argument("--games", type=whole, metavar="N", required=True, help="how many")
    many.add_argument("--bots", metavar="LIST", default="random", help=f"{BOTS} (default: random ones)")
    add_game_arguments(many)
    many.add_argument(
        "--workers", type=whole, metavar="N", help="how many processes share the work (default: all cores)"
    )

    arena = command("arena", run_arena, "let bots play each other many times, and rate them")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--bots", metavar="LIST", required=True, help=BOTS)
    arena.add_argument("--games", type=whole, metavar="N", required=True, help="how many, with those of earlier runs")
    add_game_arguments(arena)
    arena.add_argument("--out", metavar="DIR", type=Path, help="where the games are kept; a rerun goes on there")
    arena.add_argument("--report", metavar="FILE", type=Path, help="write a page with plots there, as HTML")
    sharing = arena.add_mutually_exclusive_group()
    sharing.add_argument(
        "--workers", type=whole, metavar="N", help="how many processes share the work (default: all cores)"
    )
    sharing.add_argument("--ray", action="store_true", help="share the work on a Ray cluster")

    told = command("arena-report", run_arena_report, "write the page about games that an arena has played")
    told.add_argument("folders", metavar="DIR", nargs="+", type=Path, help="where games are kept")
    told.add_argument("--report", metavar="FILE", type=Path, required=True, help="write the page there, as HTML")

    check = command("check", run_check, "replay every stored game, and tell which these rules would change")
    check.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: your own)")

    verify = command("verify", run_verify, "check that fate in a saved game was settled before the first move")
    verify.add_argument("file", metavar="SAVE", type=Path)
    verify.add_argument("--commitment", metavar="HASH", help="what the table showed at the start (default: the save's)")

    serving = command("serve", run_serve, "open the hall in the browser, for you and for others")
    serving.add_argument("--host", metavar="HOST", help="the address to listen on (default: only this machine)")
    serving.add_argument("--port", type=whole, metavar="N", help="the port (default: 8420, or any if that is taken)")
    serving.add_argument("--workers", type=whole, metavar="N", help="how many processes; several need PostgreSQL")
    serving.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: your own)")
    serving.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=sys.stdout.isatty(), help="open the browser"
    )
    serving.add_argument(
        "--proxy-headers", metavar="HOSTS", nargs="?", const="127.0.0.1", help="believe these proxies who is calling"
    )
    # Whoever sits at a terminal wants to play; a service manager wants to know.
    quiet = "warning" if sys.stdout.isatty() else "info"
    serving.add_argument("--log-level", choices=LOG_LEVELS, default=quiet, help="how much is told as JSON lines")
    serving.add_argument("--bot-pause", type=seconds, metavar="S", help="seconds a bot waits before it moves")

    speed = command("bench", run_bench, "measure speed, beside other engines in the same run")
    much = speed.add_mutually_exclusive_group()
    much.add_argument("--seconds", type=some_seconds, metavar="S", default=1.0, help="for each row in each round")
    much.add_argument("--games", type=whole, metavar="N", help="play so many in each round, instead of for a time")
    speed.add_argument("--rounds", type=whole, metavar="N", default=5, help="how often everybody has a turn")
    speed.add_argument("--plain", action="store_true", help="leave the compiled build out")
    speed.add_argument("--alone", action="store_true", help="leave the other engines out")
    speed.add_argument("--every", action="store_true", help="measure every number of players, not only four")
    speed.add_argument("--sharing", action=argparse.BooleanOptionalAction, default=True, help="measure two workers")
    speed.add_argument("--check", action="store_true", help="end with 1 if a target is missed")
    speed.add_argument("--save", action="store_true", help="keep the results of this version in bench/results")
    speed.add_argument("--json", metavar="FILE", type=Path, help="write the results there too")

    new = command("new-game", run_new_game, "write a small game that works, to make your own out of it")
    new.add_argument("name", metavar="NAME", help="small letters and dashes, such as sea-wolves")
    new.add_argument(
        "--package", metavar="DIR", type=Path, help="as a package of its own there (default: into this checkout)"
    )
    return top


def add_game_arguments(to: argparse.ArgumentParser) -> None:
    to.add_argument("--players", type=whole, metavar="N", help="how many players")
    to.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    to.add_argument("--pack", metavar="FILE", type=Path, help="a TOML file with your own component values")
    to.add_argument("--seed", type=from_nought, metavar="N", help="the number from which fate answers")


def whole(text: str) -> int:
    return number_from(1, text)


def from_nought(text: str) -> int:
    return number_from(0, text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 60")
    return number


def some_seconds(text: str) -> float:
    number = seconds(text)
    if not number:
        raise argparse.ArgumentTypeError("0 seconds are too few")
    return number


def number_from(least: int, text: str) -> int:
    if not text.isdecimal() or len(text) > 18 or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
    return int(text)


def wrong(args: argparse.Namespace, argument: str, problem: object) -> WrongArgument:
    return WrongArgument(f"{args.prog}: argument {argument}: {problem}")


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


# --- what several commands need ---------------------------------------------------------------------


def load_game(args: argparse.Namespace, pack: Path | None = None) -> Game[Any]:
    try:
        return registry.load(args.game, pack)
    except PackError as error:
        raise wrong(args, "--pack", error) from None
    except BadField as error:
        raise wrong(args, "GAME", error.problem) from None
    except OSError as error:
        raise wrong(args, "--pack", f"{pack} cannot be read: {error.strerror}") from None


def given_options(args: argparse.Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise wrong(args, "--option", f"{text!r} is not written NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


@contextmanager
def naming_options(args: argparse.Namespace) -> Iterator[None]:
    """What a game says against its options or number of players, said of the arguments."""
    try:
        yield
    except OptionError as error:
        number = "--seats" if getattr(args, "seats", None) else "--players"
        argument = number if error.field == "players" else f"--option {error.field}"
        raise wrong(args, argument, error.problem) from None


@contextmanager
def naming_fields(args: argparse.Namespace, **named: str) -> Iterator[None]:
    """What is wrong with a field, said of the argument of that name or of the one that is ``named`` for it."""
    try:
        yield
    except BadField as error:
        raise wrong(args, named.get(error.field, f"--{error.field}"), error.problem) from None


def load_match(args: argparse.Namespace, argument: str, path: Path) -> Match[Any]:
    try:
        return Match.load(path)
    except SaveError as error:
        where = "" if error.field == str(path) else f"{path}: "
        raise wrong(args, argument, f"{where}{error}") from None
    except MeadhallError as error:
        raise wrong(args, argument, f"{path}: {error}") from None


# --- the commands -----------------------------------------------------------------------------------


def run_games(args: argparse.Namespace) -> int:
    for slug in registry.games():
        say(game_lines(Speech(args.lang, registry.load(slug))))
    return 0


def run_rules(args: argparse.Namespace) -> int:
    game = load_game(args)
    speech = Speech(args.lang, game)
    if args.id is not None:
        rule = find_rule(game.catalogue, args.id)
        if rule is None:
            raise wrong(args, "ID", speech.no_rule(args.id))
        say(speech.rule(rule))
        return 0
    rules = list(game.catalogue.values())
    editions = sorted({edition for rule in rules for edition in rule.editions})
    if args.edition is not None and args.edition not in editions:
        raise wrong(args, "--edition", f"{args.edition!r} is none of {', '.join(editions)}")
    if args.chapter is not None and args.chapter not in {rule.chapter for rule in rules}:
        raise wrong(args, "--chapter", f"the last chapter is {rules[-1].chapter}, not {args.chapter}")
    rules = [rule for rule in rules if args.edition in (None, *rule.editions) and args.chapter in (None, rule.chapter)]
    if args.untested:
        return run_untested(args, speech, [rule.id for rule in rules])
    say(rule_lines(speech, rules) if rules else [speech.say("no-rules")])
    return 0


def run_untested(args: argparse.Namespace, speech: Speech, ids: list[str]) -> int:
    tests = tests_folder()
    if tests is None:
        raise wrong(args, "--untested", speech.say("no-checkout"))
    try:
        tested = carried(tests)
    except MeadhallError as error:
        raise wrong(args, "--untested", error) from None
    untested = [id for id in ids if id not in tested]
    say(untested)
    return 1 if untested else 0


def run_play(args: argparse.Namespace) -> int:
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


def resume(args: argparse.Namespace) -> Table:
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
            if own.is_own(own.split(word)[0]):
                raise wrong(args, "--load", f"{word} is a bot of somebody's own; say --seats to let it play")
    table = table_of(args, match, seats)
    table.file = args.load
    return table


def begin(args: argparse.Namespace) -> Table:
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


def table_of(args: argparse.Namespace, match: Match[Any], seats: list[str] | None) -> Table:
    try:
        return Table(match, seats or usual_seats(match.state.players), Speech(args.lang, match.game), args.ask_always)
    except BadField as error:
        raise wrong(args, "--seats", error) from None


def usual_seats(players: int) -> list[str]:
    return [ME] + [USUAL] * (players - 1)


def seats_of(args: argparse.Namespace, argument: str, text: str, players: int | None) -> list[str]:
    try:
        return read_seats(text, players)
    except MeadhallError as error:
        raise wrong(args, argument, error) from None


def run_replay(args: argparse.Namespace) -> int:
    match = load_match(args, "FILE", args.file)
    until = len(match.journal) if args.until is None else args.until
    if until > len(match.journal):
        raise wrong(args, "--until", f"the journal has {len(match.journal)} entries, not {until}")
    say(replay_lines(Speech(args.lang, match.game), match, until))
    return 0


def run_draw(args: argparse.Namespace) -> int:
    from meadhall.draw.export import png

    match = load_match(args, "FILE", args.file)
    game = match.game
    if game.board is None:
        raise wrong(args, "FILE", f"{game.title} has no picture")
    moment = len(match.journal) if args.moment is None else args.moment
    if moment > len(match.journal):
        raise wrong(args, "--moment", f"the journal has {len(match.journal)} entries, not {moment}")
    state = match.at(moment)
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


def run_simulate(args: argparse.Namespace) -> int:
    from meadhall.lab.entrants import read_entrants
    from meadhall.terminal.simulate import simulate

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


def run_arena(args: argparse.Namespace) -> int:
    # Only here: the other commands start without the libraries of the lab.
    from meadhall.lab.command import Wanted, play_and_tell

    game = load_game(args, args.pack)
    workers = args.workers or cores()
    wanted = Wanted(args.bots, args.players, given_options(args), args.seed, args.games, workers, args.ray)
    with naming_fields(args), naming_options(args):
        play_and_tell(game, wanted, args.out, args.report, args.lang, print)
    return 0


def run_arena_report(args: argparse.Namespace) -> int:
    from meadhall.lab.command import report_folders

    with naming_fields(args, out="DIR"):
        report_folders(args.folders, args.report, args.lang)
    return 0


def run_serve(args: argparse.Namespace) -> int:
    from meadhall.server.serve import serve
    from meadhall.server.settings import Settings

    given = {name: getattr(args, name) for name in ("host", "port", "workers", "database")}
    try:
        settings = Settings.from_env(**given, proxy=args.proxy_headers)
        say_open = partial(WORDS.say, "serving", args.lang)
        return serve(settings, args.port is None, args.open, args.log_level, args.bot_pause, say_open)
    except BadField as error:
        argument = error.field if error.field.isupper() else f"--{error.field}"
        raise wrong(args, argument, error.problem) from None


def run_check(args: argparse.Namespace) -> int:
    # Only here: the other commands start without the libraries of the server.
    from meadhall.server.check import check_and_tell
    from meadhall.server.settings import default_database

    try:
        return check_and_tell(args.database or default_database(), args.lang, print)
    except BadField as error:
        raise wrong(args, "--database", error.problem) from None


def run_verify(args: argparse.Namespace) -> int:
    from meadhall.server.tables.fair import verify_and_tell

    match = load_match(args, "SAVE", args.file)
    return verify_and_tell(match, args.commitment, args.lang, print)


def run_bench(args: argparse.Namespace) -> int:
    from meadhall.bench.cases import CASES, USUAL
    from meadhall.bench.command import Wanted, measure_and_tell
    from meadhall.bench.measure import Budget
    from meadhall.bench.run import Plan

    cases = tuple(CASES.values()) if args.every else USUAL
    budget = Budget(args.games, args.seconds)
    plan = Plan(budget, args.rounds, cases, not args.plain, not args.alone, args.sharing)
    wanted = Wanted(args.check, args.save, args.json, args.lang)
    with naming_fields(args):
        return measure_and_tell(plan, wanted, print, partial(print, file=sys.stderr))


def run_new_game(args: argparse.Namespace) -> int:
    from meadhall.new_game import as_package, in_checkout

    tests = tests_folder()
    if args.package is None and tests is None:
        raise wrong(args, "--package", "is needed: this is no checkout that the game could go into")
    try:
        if args.package is not None:
            folders = as_package(args.package, args.name)
        else:
            assert tests is not None
            folders = in_checkout(tests.parent, args.name)
    except BadField as error:
        raise wrong(args, error.field, error.problem) from None
    for folder in folders:
        print(WORDS.say("new-folder", args.lang, folder=str(folder)))
    if args.package is not None:
        print(WORDS.say("new-package", args.lang, folder=str(args.package)))
    print(WORDS.say("new-game", args.lang, slug=args.name.replace("_", "-")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
