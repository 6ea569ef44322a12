"""The sheets of the set-up: a Kingdom with the lands around it, and all units that are left, at one go.

Others act in between. What is chosen for then is kept, and asked again if somebody has taken it. Whoever leads several
peoples is asked for each in turn, and what is kept for one could be taken for another: there are no such sheets then.
"""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Value, notation
from meadhall.games.dragon_lords.board.composing import Composer
from meadhall.games.dragon_lords.board.placing_sheet import Plan, near_enemies
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.rules.course.setup import units_left
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PER_REALM, REALM, do_claim, do_post
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits


def kingdom_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Each Kingdom, with a mine or teleportal near it and the other lands of its Realm for later."""
    c = Composer(draft, scribe, "ask-claim-kingdom")
    if leads_several(c):
        return None
    decision = c.start.decision_of(c.seat)
    options = [] if decision is None else decision.options
    values = [with_later(c, action.arg, [action], around(c.start, action.arg), scribe.territory(action.arg))
              for action in options]  # fmt: skip
    chosen = next((action.arg for action in c.move), None)
    row = Row("kingdom", "", "segments", tuple(values), chosen)
    part = Part("realm", scribe.write("realm-part"), (row,), note=scribe.write("realm-note"))
    return Sheet(scribe.write("realm-title"), (part,), scribe.write("set-up"), rule="DL-2.5", whole=False)


def leads_several(c: Composer) -> bool:
    return c.start.leader.count(c.seat) > 1


def around(s: DragonLordsState, kingdom: int) -> list[Action]:
    """The mines and teleportals nearest to a Kingdom, as many as a people claims, and the lands of its Realm."""
    realm = range(kingdom, kingdom + PER_REALM)
    gold = list(bits((s.facts.mines | s.facts.portals) & s.facts.in_play))
    gold.sort(key=lambda land: -sum(near in realm for near in bits(s.facts.near[land])))
    return [do_claim[land] for land in (*gold[: s.facts.gold_each], *realm[1:])]


def with_later(c: Composer, n: int, actions: list[Action], later: list[Action], label: str) -> Value:
    note = c.scribe.name(REALM.words[n // PER_REALM]) if later and later[0].verb is do_claim else ""
    return replace(c.value(n, actions, label, note), later=notation(later), last=True)


def posting_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """All units that are left, by a plan."""
    c = Composer(draft, scribe, "ask-post")
    lands, left = c.start.lands_of(c.people), units_left(c.start, c.people)
    if left < 2 or leads_several(c):
        return None
    home = next((land for land in lands if is_kingdom(land)), lands[0])
    plans: dict[str, Plan] = {
        scribe.write("place-borders"): near_enemies(c.start, c.people, lands, left),
        scribe.write("place-all", place=scribe.territory(home)): {home: left},
    }
    values: list[Value] = []
    for n, (label, plan) in enumerate(plans.items()):
        first, *later = [do_post[land] for land, count in plan.items() for _ in range(count)]
        values.append(with_later(c, n, [first], later, label))
    row = Row("quick", "", "segments", tuple(values))
    part = Part("post", scribe.write("post-part", count=left), (row,), note=scribe.write("post-note"))
    return Sheet(scribe.write("post-title"), (part,), scribe.write("set-up"), rule="DL-2.12", whole=False)
