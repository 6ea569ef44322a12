"""Building any position, at any step, in a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.games.ice_garden import IceGarden
    from meadhall.games.ice_garden.state import Midgaard


def build(game: IceGarden, at: str, players: int, what: dict[str, Any]) -> Midgaard:
    raise NotImplementedError
