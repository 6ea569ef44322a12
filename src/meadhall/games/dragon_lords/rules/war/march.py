"""Chapter 5, forced marches: through up to four friendly territories, the last of which may be vacant."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.common.lands import friendly_or_vacant
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.sea.harbours import taking_hold
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.band import MARCH, MOST, Band, lands_to_leave
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import TERRITORIES, do_march, do_to
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has, only, union_of, without


def origins(s: DragonLordsState, people: int) -> list[Action]:
    """Territories from which somebody can march anywhere."""
    near, open_to = s.facts.near, friendly_or_vacant(s, people)
    return [do_march[land] for land in bits(lands_to_leave(s, people, MARCH)) if near[land] & open_to]


def reach(s: DragonLordsState, people: int, land: int) -> int:
    """Where a march can end, as a set: it crosses friendly territories only, and may end in a vacant one."""
    return reach_over(s, land, s.held(people), s.vacant())


def reach_over(s: DragonLordsState, land: int, own: int, vacant: int) -> int:
    reached, edge, ends = only(land), only(land), 0
    for _ in range(s.facts.parts.limits.march):
        beside = union_of(s.facts.near, edge)
        ends |= beside & (own | vacant)
        edge = beside & own & ~reached
        reached |= edge
    return without(ends, land)


class MarchTo(PeopleChoice):
    land: int
    rule = "DL-5.13"
    asks = messages.ASK_MARCH
    about = ("land",)
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[goal] for goal in bits(reach(s, self.people, self.land))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        band = Band(self.seat, self.people, self.land, action.arg, MARCH, MOST)
        s.then(band, *taking_hold(s, action.arg))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is not do_to:
            return self.rule
        goal = action.arg
        if goal >= TERRITORIES:
            return self.rule
        if s.hostile(self.people, s.owner[goal]):
            return "DL-5.15"
        if not has(s.facts.in_play, goal):
            return "DL-21.6"
        if s.owner[goal] not in (NOBODY, self.people):
            return "DL-21.4"
        if portals.are_linked(s, self.land, goal):
            return "DL-14.26"
        over_vacant = reach_over(s, self.land, friendly_or_vacant(s, self.people), 0)
        return "DL-5.19" if has(over_vacant, goal) else self.rule
