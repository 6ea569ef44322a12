"""What ``meadhall arena`` and ``meadhall arena-report`` do: play, tell, and write the page."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.folder import Folder
from meadhall.lab.packs import told
from meadhall.lab.progress import progress
from meadhall.lab.ratings import Interval
from meadhall.lab.records import Record
from meadhall.lab.report.page import page
from meadhall.lab.schedule import Plan, make_plan
from meadhall.lab.tally import standings
from meadhall.lab.words import decimal, percent, say

HOME = Path("arena")
"""Games go here unless a folder is given, each arena into a folder of its own."""


class ArenaRequest(NamedTuple):
    """An arena as it is typed."""

    bots: str
    players: int | None
    options: dict[str, str]
    seed: int | None
    games: int
    workers: int = 1
    on_ray: bool = False


def play_and_tell(
    game: Game[Any], wanted: ArenaRequest, out: Path | None, report: Path | None, lang: str, tell: Callable[[str], None]
) -> None:
    """Play what is not played yet, tell who won how often, and write the page if one is wanted."""
    entrants = read_entrants(wanted.bots, game, game.check_players(wanted.players) if wanted.players else None)
    folder = Folder(out or HOME / folder_name(game.slug, [str(entrant) for entrant in entrants]))
    plan = make_plan(game, entrants, wanted.options, seed_of(wanted, folder))
    records = play(plan, wanted, folder, lang)
    for line in lines(game, records, plan, lang):
        tell(line)
    tell(say("kept", lang, folder=str(folder.path)))
    if report is not None:
        write_page([folder], report, lang)


def folder_name(game: str, bots: list[str]) -> str:
    """Only letters, digits and points are kept, so that the file of a bot becomes no folder."""
    return "-".join(re.sub(r"[^\w.]+", "-", bot).strip("-.") for bot in (game, *bots))


def seed_of(wanted: ArenaRequest, folder: Folder) -> int:
    """The given one; else the one that the folder was begun with, so that the same line goes on; else a new one."""
    if wanted.seed is not None:
        return wanted.seed
    return folder.plan().seed if folder.begun else secrets.randbits(32)


def play(plan: Plan, wanted: ArenaRequest, folder: Folder, lang: str) -> list[Record]:
    with progress(wanted.games, lang) as tell:
        return run(plan, wanted.games, folder, wanted.workers, wanted.on_ray, tell)


def lines(game: Game[Any], records: list[Record], plan: Plan, lang: str) -> Iterator[str]:
    yield say("played", lang, games=len(records), title=game.title, seed=str(plan.seed))
    if plan.pack:
        yield say("pack", lang, fields=told(plan.pack))
    for standing in standings(records):
        yield "  " + say(
            "standing",
            lang,
            bot=standing.bot,
            share=between(standing.wins, percent, lang),
            rating=between(standing.rating, decimal, lang) if standing.rating else "–",
            mean=decimal(1000 * standing.mean, lang, 2),
            longest=decimal(1000 * standing.longest, lang, 0),
        )


def between(interval: Interval, written: Callable[[float, str], str], lang: str) -> str:
    value, low, high = (written(number, lang) for number in interval)
    return f"{value} ({low}–{high})"


def report_folders(folders: list[Path], report: Path, lang: str) -> None:
    """The page about games of earlier runs."""
    write_page([Folder(path) for path in folders], report, lang)


def write_page(folders: list[Folder], report: Path, lang: str) -> None:
    write(page(folders, report.absolute().parent, lang), report, "report")


def write(text: str, path: Path, field: str) -> None:
    """Whatever hinders that is said of ``field``."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadField(field, f"{path} cannot be written: {error.strerror}") from None
