"""Positions of DragonLords that tests draw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from meadhall.draw import Board
from meadhall.draw.picture import Picture
from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.board.sheets import CENTRE, EAST, WEST, WORLD
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.games import pictures
from tests.games.pictures import drawn

GAME = DragonLords()
BOARD: Board = GAME.board
SHEETS = (WORLD, WEST, CENTRE, EAST)
LABEL = re.compile(r'aria-label="[^"]*"')
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, dict(two_players="tundra")),
    (2, dict(two_players="peoples", bid=True)),
    (3, {}),
    (4, dict(always_pause=True)),
)


def walk(seed: int, every: int, players: int, moves: int = 900, **options: Any) -> Iterator[DragonLordsState]:
    """Positions of a random game: every so often one, and the last."""
    return pictures.walk(GAME, seed, every, players, moves, **options)


def world(state: DragonLordsState, seat: int | None = 0) -> Picture:
    return drawn(state, seat)["map"]


def war() -> DragonLordsState:
    """A busy position of four: secrets, ships, parties, a DragonLord, and attackers at the gates."""
    return GAME.scenario(
        at="combat", active="barbarians", round=7,
        barbarians=dict(
            lands="isborg:6 sildvik:10 frostgate:2 laxvik:2 ternvik:1", king="isborg", ships="1:laxvik 2:k10:5",
            pieces="wizard-1:laxvik decoy-1:sildvik dragonlord:frostgate wizard-2:party", gold="isborg:14",
            spells="wizard-1:heal,teleport wizard-2:cone-of-cold", scrolls="dispel-magic tempest", mana=3,
            party="trail-2:4", companions="thyra halvard", tools="torch potion:2", prophecies="long-stride",
            treasures="gungnir@wizard-1",
        ),
        orcs=dict(
            lands="solborg:8 glodheim:2 eldborg:9 askbru:3", king="solborg", pieces="wizard-1:eldborg", ships="4:m9:6",
            mana=4, scrolls="reflect",
        ),
        dwarves=dict(lands="jarnborg:11 gullgruva:3", king="jarnborg", ships="5:e10:4", party="den-west:5"),
        elves=dict(lands="vindborg:8 austgate:3", king="vindborg", pieces="dragonlord:austgate", ships="3:l5:3"),
        neutral="hrafnborg:5",
    )  # fmt: skip
