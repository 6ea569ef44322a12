"""Chapter 5, forced marches: through up to four friendly territories, the last of which may be vacant."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.sea.harbours import TakeHold
from meadhall.games.dragon_lords.rules.war.band import MARCH, MOST, Band, leaving
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import TERRITORIES, do_march, do_to
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice


def origins(s: World, people: int) -> list[Action]:
    """Territories from which somebody can march anywhere."""
    near, open_to = s.table.near, s.held(people) | s.vacant()
    return [do_march[land] for land in bits(leaving(s, people, MARCH)) if near[land] & open_to]


def reach(s: World, people: int, land: int) -> int:
    """Where a march can end: friendly ground is crossed, vacant ground only entered."""
    return reach_over(s, land, s.held(people), s.vacant())


def reach_over(s: World, land: int, own: int, vacant: int) -> int:
    near = s.table.near
    reached, edge, ends = 1 << land, 1 << land, 0
    for _ in range(s.table.parts.limits.march):
        beside = 0
        for one in bits(edge):
            beside |= near[one]
        ends |= beside & (own | vacant)
        edge = beside & own & ~reached
        reached |= edge
    return ends & ~(1 << land)


class MarchTo(Choice):
    people: int
    land: int
    rule = "DL-5.13"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_MARCH, (self.land,))

    def options(self, s: World) -> list[Action]:
        return [do_to[goal] for goal in bits(reach(s, self.people, self.land))]

    def take(self, s: World, action: Action) -> None:
        s.then(Band(self.seat, self.people, self.land, action.arg, MARCH, MOST), TakeHold(action.arg))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is not do_to:
            return self.rule
        goal = action.arg
        if goal >= TERRITORIES:
            return self.rule
        if s.hostile(self.people, s.owner[goal]):
            return "DL-5.15"
        if not s.table.in_play >> goal & 1:
            return "DL-21.6"
        if s.owner[goal] not in (NOBODY, self.people):
            return "DL-21.4"
        if s.table.portals >> self.land & s.table.portals >> goal & 1:
            return "DL-14.26"
        over_vacant = reach_over(s, self.land, s.held(self.people) | s.vacant(), 0)
        return "DL-5.19" if over_vacant >> goal & 1 else self.rule
