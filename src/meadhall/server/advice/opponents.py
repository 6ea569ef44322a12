"""Which bot sits on a seat. It is written as its level, or as level and character, such as ``adept:raider``."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.server.errors import WrongField
from meadhall.server.tables.records import Table

USUAL = "adept"
"""The level that a new table proposes, and that takes the seat of somebody who is away."""
BLIND = "random"
"""The level that looks at nothing, so that it has neither a character nor reasons."""


class Opponent(NamedTuple):
    level: str
    style: str
    seed: int


def read_bot(word: str, styles: Sequence[str], field: str) -> str:
    """A bot as it is written at a seat, if there is one like that."""
    level, _, style = word.partition(":")
    if level not in bots.LEVELS:
        raise WrongField(field, "refused-bot", level=level[:40], levels=", ".join(bots.LEVELS))
    if style and (level == BLIND or style not in styles):
        raise WrongField(field, "refused-style", style=style[:40], styles=", ".join(() if level == BLIND else styles))
    return word.rstrip(":")


def opponent(table: Table, match: Match[Any], seat: int, head: int) -> Opponent:
    """The bot that decides for a seat, with dice for this decision that know nothing of fate's.

    They follow from the table's secret, so that nobody can work out beforehand what a bot will do.
    """
    level, style = character(table, match.game, seat)
    return Opponent(level, style, _lot(f"{match.seed}/bot", seat, head))


def character(table: Table, game: Game[Any], seat: int) -> tuple[str, str]:
    """Level and character. A table gives one to each bot that was named without, so that games differ."""
    level, _, style = table.seats[seat].bot.partition(":")
    styles = game.mind.styles
    if level == BLIND:
        return level, ""
    return level, style if style in styles else styles[_lot(table.id, seat, -1) % len(styles)]


def _lot(source: str, seat: int, head: int) -> int:
    return int.from_bytes(sha256(f"{source}/{seat}/{head}".encode()).digest()[:6])
