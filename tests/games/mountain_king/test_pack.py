"""Every field of the components matters: some rule reads it, or the pack refuses to change it."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION
from tests.games.packs import Lacks, check_obeyed

DRAWN = ("name", "site")


def positions(game: MountainKing, lacks: Lacks) -> Iterator[MountainKingState]:
    for players in game.seats:
        for _ in range(3):
            state = game.new(players)
            for _ in range(6):
                yield state


def scenes(game: MountainKing) -> Iterator[MountainKingState]:
    """Every Champion is held by somebody."""
    decks = [one.deck for one in game.components.champions.values()]
    starters = [name for name, deck in zip(CHAMPION.words, decks, strict=True) if deck == "0"]
    others = [name for name in CHAMPION.words if name not in starters]
    for number, starter in enumerate(starters):
        held = [starter, *others[number :: len(starters)]]
        yield game.scenario(at="scoring", wave=3, blue=dict(champions=" ".join(held)))


def test_every_field_is_obeyed() -> None:
    check_obeyed(MountainKing, positions, DRAWN, scenes)
