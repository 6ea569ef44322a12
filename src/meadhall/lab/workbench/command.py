"""What ``meadhall balance`` does: play, tell what differs, and write the page and the tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from meadhall.lab.command import folder_name, write
from meadhall.lab.folder import Folder
from meadhall.lab.schedule import Plan
from meadhall.lab.words import say
from meadhall.lab.workbench.comparison import Comparison, Row, widest
from meadhall.lab.workbench.naming import Names
from meadhall.lab.workbench.page import page
from meadhall.lab.workbench.playing import Length, Players, play
from meadhall.lab.workbench.sides import Side, Wanted, sides_of
from meadhall.lab.workbench.tables import as_csv, as_json

HOME = Path("balance")
"""Games go here unless a folder is given, each comparison into a folder of its own."""
LONGEST_NAME = 60
TOLD = 10
"""How many of the numbers that differ are told in the terminal."""


class Written(NamedTuple):
    """Where what came of it is written, if anywhere."""

    report: Path | None = None
    json: Path | None = None
    csv: Path | None = None


def balance(
    wanted: Wanted,
    length: Length,
    by: Players,
    seed: int | None,
    out: Path | None,
    written: Written,
    lang: str,
    tell: Callable[[str], None],
) -> None:
    """Play what is not played yet, tell what differs, and write what is wanted."""
    sides = sides_of(wanted, 0)
    folder = out or HOME / name_of(sides)
    chosen = seed_of(seed, folder, sides[0])
    sides = [side._replace(plan=with_seed(side, chosen)) for side in sides]
    looks = 1

    def look(comparison: Comparison) -> None:
        nonlocal looks
        looks += 1
        tell(looked(comparison, lang))

    comparison = play(sides, folder, length, by, lang, look)
    for line in lines(comparison, lang):
        tell(line)
    tell(say("kept", lang, folder=str(folder)))
    if written.report:
        write(page(comparison, lang, looks), written.report, "report")
    if written.json:
        write(as_json(comparison, lang), written.json, "json")
    if written.csv:
        write(as_csv(comparison, lang), written.csv, "csv")


def name_of(sides: list[Side]) -> str:
    """A name for the folder, by the bots and by what is compared; a long one is cut short."""
    label = "-".join(filter(None, (side.label for side in sides)))
    if len(label) > LONGEST_NAME:
        label = f"{label[:LONGEST_NAME]}-{blake2b(label.encode(), digest_size=3).hexdigest()}"
    return folder_name(sides[0].plan.game, [*sides[0].plan.bots, label])


def seed_of(seed: int | None, folder: Path, first: Side) -> int:
    """The given one; else the one that the folder was begun with, so that the same line goes on; else a new one."""
    if seed is not None:
        return seed
    kept = Folder(folder / first.name)
    return kept.plan().seed if kept.begun else secrets.randbits(32)


def with_seed(side: Side, seed: int) -> Plan:
    return msgspec.structs.replace(side.plan, seed=seed)


# --- what is told -----------------------------------------------------------------------------------


def looked(comparison: Comparison, lang: str) -> str:
    half = Names(comparison, lang).half(widest(comparison))
    return say("balance-looked", lang, games=comparison.games, half=half)


def lines(comparison: Comparison, lang: str) -> Iterator[str]:
    names = Names(comparison, lang)
    seed = str(comparison.sides[0].plan.seed)
    yield names.say("played", games=comparison.games, title=names.game.title, seed=seed)
    for side in comparison.sides:
        yield f"  {names.side(side)}"
    yield names.theme(comparison.who)
    for row in comparison.rows:
        if row.key.theme == comparison.who:
            yield f"  {names.key(row.key)}{tried(comparison, row)}: {change(names, row)}"
    found = comparison.surest()
    if not found:
        yield names.say("found-none", looked=len(comparison.rows))
        return
    yield names.say("found-some", found=len(found), looked=len(comparison.rows))
    for row in found[:TOLD]:
        yield f"  {names.full(row.key)}{tried(comparison, row)}: {change(names, row)}"
    if len(found) > TOLD:
        yield f"  … {names.say('more', count=len(found) - TOLD)}"


def tried(comparison: Comparison, row: Row) -> str:
    """The value that a sweep tries, where one was made."""
    value = comparison.sides[row.side].value
    return f" ({value})" if value else ""


def change(names: Names, row: Row) -> str:
    a, b = (names.value(row.key, interval.value) for interval in (row.a, row.b))
    return f"{a} → {b}, {names.between(row.key, row.difference.interval, True)}"
