"""Champions against invasions: Skeld Deepmire, Dagrun Gatewarden and Bolvir the Unburied."""

from __future__ import annotations

from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import BOLVIR, DAGRUN, SKELD

DETERRENCE = 2


def trolls_seen(s: MountainKingState, cavern: int) -> int:
    """MK-15.10: how many Trolls a Gnome sees in a cavern; Dagrun looks like two more."""
    return s.troll_count(cavern) + (DETERRENCE if s.pawn[DAGRUN] == cavern else 0)


def fallen_honour(s: MountainKingState, seat: int, champion: int, breach: bool) -> int:
    """What a fallen unit earns; ``champion`` is the pawn that fell, if it was one.

    MK-15.4: Skeld always earns the First Fallen score. MK-15.24: with Bolvir on the map a Breach counts as well.
    """
    first = s.facts.parts.waves.first_fallen[s.wave - 1]
    if champion == SKELD:
        return first
    if breach and not s.has_pawn(seat, BOLVIR):
        return 0
    return s.facts.parts.fallen.later if s.fallen else first
