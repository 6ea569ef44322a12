"""The ladder: does each level of bots beat the one below it, and how do games of equal bots go?

``python bench/ladder.py`` plays all matches of all games and writes bench/results/ladder/GAME.json; name games to play
only those. The games themselves are kept in a folder apart, and a run that was interrupted goes on there.
``make pages`` makes docs/ladder.md from the results.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

import meadhall
from meadhall.kernel import build
from meadhall.kernel.game import Game
from meadhall.kernel.save import write_atomically
from meadhall.kernel.state import State
from meadhall.lab import tally
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.folder import Folder
from meadhall.lab.ratings import Interval
from meadhall.lab.records import Record
from meadhall.lab.schedule import Plan, make_plan

RESULTS = Path(__file__).parent / "results" / "ladder"
SEED = 1


class Part(NamedTuple):
    """One match of the ladder; ``few`` games where a game takes long."""

    bots: str
    games: int
    few: int
    options: tuple[tuple[str, str], ...] = ()
    only_of: str = ""
    """The game that has these options, or room for so many."""


PARTS = {
    "novice": Part("novice,random", 400, 400),
    "adept": Part("adept,novice", 400, 400),
    "master": Part("master@0.2,adept", 100, 40),
    "novice-of-four": Part("novice,random,random,random", 400, 400),
    "adept-of-four": Part("adept,novice,novice,novice", 400, 400),
    "master-of-four": Part("master@0.2,adept,adept,adept", 100, 40),
    "self-of-two": Part("adept,adept", 1000, 1000),
    "self-of-three": Part("adept,adept,adept", 1000, 1000),
    "self-of-four": Part("adept,adept,adept,adept", 1000, 1000),
    "self-of-five": Part("adept,adept,adept,adept,adept", 1000, 1000, (), "mountain-king"),
    "self-in-bloodlust": Part("adept,adept,adept,adept", 100, 100, (("bloodlust", "yes"),), "dragon-lords"),
}
LONG = ("dragon-lords",)
"""Games of which a master plays few."""


class Match(msgspec.Struct):
    """What came of one part. Intervals are value, low and high; shares are of wins, or of games for endings."""

    bots: tuple[str, ...]
    options: dict[str, str | bool]
    seed: int
    games: int
    wins: dict[str, Interval]
    ratings: dict[str, Interval]
    milliseconds: dict[str, float]
    longest: dict[str, float]
    endings: dict[str, int]
    rounds: Interval
    decisions: Interval
    seconds: Interval
    factions: dict[str, Interval]
    seats: dict[str, Interval]
    seated: dict[str, int] = {}
    """How often each faction was at the table."""
    build: str = "pure Python"
    """What the bots ran on: a compiled one thinks further in the same time."""


class Ladder(msgspec.Struct):
    game: str
    rules: str
    parts: dict[str, Match]


def main() -> None:
    args = parser().parse_args()
    for slug in args.games or meadhall.games():
        game = meadhall.load(slug)
        for name in args.only or PARTS:
            part = PARTS[name]
            if part.only_of not in ("", slug):
                continue
            games = max(1, round((part.few if slug in LONG else part.games) * args.games_scale))
            plan = make_plan(game, read_entrants(part.bots, game), dict(part.options), SEED)
            print(f"{slug} {name}: {games} games", flush=True)
            records = run(plan, games, Folder(args.folder / slug / name), args.workers)
            keep(args.results, game, name, summed_up(plan, records))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Play the standard matches between the levels of bots.")
    made.add_argument("games", metavar="GAME", nargs="*", type=known, help="all unless you name some")
    made.add_argument("--only", metavar="PART", action="append", choices=PARTS, help=f"one of {', '.join(PARTS)}")
    made.add_argument("--games-scale", metavar="F", type=float, default=1.0, help="play so many times as many games")
    made.add_argument("--workers", metavar="N", type=int, default=1)
    made.add_argument("--folder", metavar="DIR", type=Path, default=Path("arena/ladder"), help="where games are kept")
    made.add_argument("--results", metavar="DIR", type=Path, default=RESULTS, help="where the sums go")
    return made


def known(slug: str) -> str:
    if slug not in meadhall.games():
        raise argparse.ArgumentTypeError(f"{slug!r} is none of {', '.join(meadhall.games())}")
    return slug


def summed_up(plan: Plan, records: list[Record]) -> Match:
    standings = tally.standings(records)
    seats = list(tally.sittings(records))
    known = [one for one in seats if not one.faction.startswith("player-")]
    by_faction = tally.grouped(known, lambda one: one.faction)
    by_seat = tally.grouped(seats, lambda one: str(one.seat + 1))
    return Match(
        bots=plan.bots,
        options=plan.options,
        seed=plan.seed,
        games=len(records),
        wins={one.bot: rounded(one.wins) for one in standings},
        ratings={one.bot: rounded(one.rating) for one in standings if one.rating},
        milliseconds={one.bot: round(1000 * one.mean, 3) for one in standings},
        longest={one.bot: round(1000 * one.longest, 1) for one in standings},
        endings=dict(Counter(record.ending for record in records).most_common()),
        rounds=rounded(tally.middle([float(record.rounds) for record in records])),
        decisions=rounded(tally.middle([float(record.decisions) for record in records])),
        seconds=rounded(tally.middle([record.clock.seconds for record in records])),
        factions={name: rounded(tally.share(found)) for name, found in by_faction.items()},
        seats={name: rounded(tally.share(found)) for name, found in by_seat.items()},
        seated={name: len(found) for name, found in by_faction.items()},
        build=build.NAME,
    )


def rounded(interval: Interval) -> Interval:
    return Interval(*(round(number, 4) for number in interval))


def keep(results: Path, game: Game[State], name: str, match: Match) -> None:
    """Put one match among those of the game that are there already."""
    file = results / f"{game.slug}.json"
    ladder = Ladder(game.slug, game.version, {})
    if file.exists():
        ladder.parts = msgspec.json.decode(file.read_bytes(), type=Ladder).parts
    ladder.parts[name] = match
    ladder.parts = {part: ladder.parts[part] for part in PARTS if part in ladder.parts}
    results.mkdir(parents=True, exist_ok=True)
    write_atomically(file, msgspec.json.format(msgspec.json.encode(ladder), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
