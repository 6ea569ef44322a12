"""The sheets of the set-up: a Kingdom with the lands around it, and all units that are left, at one go.

Others act in between. What is chosen for then is kept, and asked again if somebody has taken it. Whoever leads several
peoples is told so, and asked for each in turn: what is kept for one could be taken for another.
"""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.people_sheet import cards_of, introduced
from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Value, notation
from meadhall.games.dragon_lords.board.composing import Composer
from meadhall.games.dragon_lords.board.placing_sheet import Plan, near_enemies
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.rules.course.setup import units_left
from meadhall.games.dragon_lords.words import PEOPLE, do_post
from meadhall.kernel.introduction import People


def kingdom_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Each Kingdom. The mine or teleportal near it and the other lands of its Realm follow by order (``orders.py``)."""
    c = Composer(draft, scribe, "ask-claim-kingdom")
    decision = c.start.decision_of(c.seat)
    options = [] if decision is None else decision.options
    game = draft.view.position.game
    cards = cards_of(game.peoples(scribe.lang))
    values = tuple(introduced(c.value(at.arg, [at], scribe.territory(at.arg)), at, cards) for at in options)
    chosen = next((action.arg for action in c.move), None)
    row = Row("kingdom", "", "peoples", values, chosen)
    # What is kept for one of several peoples could be taken for another: nothing follows by order then.
    note = scribe.several() if leads_several(c) else scribe.write("realm-note")
    part = Part("realm", scribe.write("realm-part"), (row,), note=note)
    parts = (own_people(cards[f"people:{PEOPLE.words[c.people]}"], scribe), part)
    return Sheet(scribe.write("realm-title"), parts, scribe.write("set-up"), rule="DL-2.5", at_once=True, whole=False)


def own_people(card: People, scribe: Scribe) -> Part:
    """Who was dealt to the player: the first question is where one meets them."""
    name = scribe.write("people-part", name=card.name)
    return Part("people", name, (), note=f"{card.who} {card.plays}", rule=card.rule, picture=card.picture)


def leads_several(c: Composer) -> bool:
    return c.start.leader.count(c.seat) > 1


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
        values.append(replace(c.value(n, [first], label), later=notation(later)))
    row = Row("quick", "", "segments", tuple(values))
    part = Part("post", scribe.write("post-part", count=left), (row,), note=scribe.write("post-note"))
    return Sheet(scribe.write("post-title"), (part,), scribe.write("set-up"), rule="DL-2.12", at_once=True, whole=False)
