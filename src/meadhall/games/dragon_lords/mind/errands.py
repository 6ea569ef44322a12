"""Errands of Wizards: one of them opens a teleportal for an army that is too large for ships."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.mind.campaign import HOST, Campaign, Errand
from meadhall.games.dragon_lords.mind.geography import FAR
from meadhall.games.dragon_lords.rules.sorcery.portals import open_portals
from meadhall.kernel.sets import has


def errand(c: Campaign) -> Errand:
    """The Wizard who is wanted elsewhere, and where; nobody if all may stay."""
    if c.errand is None:
        c.errand = errand_to_portal(c) or Errand(NOBODY, NOWHERE)
    return c.errand


def leaves(c: Campaign, land: int) -> bool:
    """Whether the Wizard who is wanted elsewhere has to leave from here."""
    piece = errand(c).piece
    return piece != NOBODY and c.s.place[c.people][piece] == land


def errand_to_portal(c: Campaign) -> Errand | None:
    """The nearest Wizard for the teleportal where the army has gathered."""
    s = c.s
    if not s.held(c.people) & s.facts.portals:
        return None
    aim = c.aim()
    if aim == NOWHERE or not c.overseas(aim):
        return None
    gate = c.front()
    if not has(s.facts.portals, gate) or has(open_portals(s, c.people), gate) or s.units[gate] < HOST:
        return None
    walk, row = c.geo.walk, s.place[c.people]
    piece = min(c.wizards(), key=lambda one: walk[row[one]][gate], default=NOBODY)
    return Errand(piece, gate) if piece != NOBODY and walk[row[piece]][gate] < FAR else None
