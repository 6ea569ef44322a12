"""What a bot cares about: the same scales for every style, tilted a little."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """How much a style likes each kind of gain; one is what the game pays."""

    battle: float = 1.0
    """Beating Gnomes."""
    land: float = 1.0
    """Controlling caverns, for their Domains and their Halls."""
    votes: float = 1.0
    champions: float = 1.0
    guard: float = 1.0
    """Trolls on the map and caverns that withstand an invasion."""
    wheel: float = 1.0
    elders: float = 1.0


STYLES = {
    "balanced": Taste(),
    "raider": Taste(battle=1.5, wheel=1.2, guard=0.8, champions=0.8),
    "courtier": Taste(champions=1.3, votes=1.25, elders=1.3, battle=0.8),
    "warden": Taste(guard=1.6, land=1.2, battle=0.9, wheel=0.8),
}
