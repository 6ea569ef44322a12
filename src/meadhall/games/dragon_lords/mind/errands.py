"""Wizards on their way: who opens a teleportal for an army that ships cannot carry."""

from __future__ import annotations

from meadhall.games.dragon_lords.mind.campaign import HOST, Campaign, Errand
from meadhall.games.dragon_lords.mind.geography import FAR
from meadhall.games.dragon_lords.rules.sorcery.portals import doors
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE


def errand(c: Campaign) -> Errand:
    """The Wizard who is wanted elsewhere, and where; nobody if all may stay."""
    if c.sent is None:
        c.sent = gatekeeper(c) or Errand(NOBODY, NOWHERE)
    return c.sent


def leaves(c: Campaign, land: int) -> bool:
    """Whether the Wizard who is wanted elsewhere has to leave from here."""
    piece = errand(c).piece
    return piece != NOBODY and c.s.place[c.people][piece] == land


def gatekeeper(c: Campaign) -> Errand | None:
    """Somebody for the teleportal where the army has gathered."""
    s, aim = c.s, c.aim()
    if aim == NOWHERE or not s.held(c.people) & s.table.portals or not c.overseas(aim):
        return None
    gate = c.front()
    if not s.table.portals >> gate & 1 or doors(s, c.people) >> gate & 1 or s.units[gate] < HOST:
        return None
    walk, row = c.geo.walk, s.place[c.people]
    piece = min(c.wizards(), key=lambda one: walk[row[one]][gate], default=NOBODY)
    return Errand(piece, gate) if piece != NOBODY and walk[row[piece]][gate] < FAR else None
