"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong.

Each function is one promise of the box or the book. ``ALWAYS`` holds even while a document is being read and its agenda
is not there yet; ``agenda.HOLDS`` and the checks of single steps hold as long as something remains to be done.
"""

from __future__ import annotations

from meadhall.games.ice_garden.checks import agenda, players, regions, sheets, steps, tracks
from meadhall.games.ice_garden.checks.players import count_banks
from meadhall.games.ice_garden.state import IceGardenState

__all__ = ["check", "count_banks"]

ALWAYS = (*players.HOLDS, *tracks.HOLDS, *regions.HOLDS, *sheets.HOLDS)


def check(s: IceGardenState) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    for holds in ALWAYS:
        holds(s)
    if s.agenda:
        for holds in agenda.HOLDS:
            holds(s)
        for number, step in enumerate(s.agenda):
            steps.check_step(s, step, f"agenda[{number}]")
    elif s.result is not None:
        agenda.result_fits(s, s.result)
