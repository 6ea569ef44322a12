"""Whole moves that a click on the map means: a march or transfer to a place, a voyage with a landing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Move, Trials, notation
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.carrying import assaults
from meadhall.games.dragon_lords.board.composing import most_plain
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.course import transfer
from meadhall.games.dragon_lords.rules.sea import naval
from meadhall.games.dragon_lords.rules.sea.naval import Voyage
from meadhall.games.dragon_lords.rules.war import march
from meadhall.games.dragon_lords.rules.war.band import MARCH, TRANSFER, Band
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    TERRITORIES,
    do_embark,
    do_land,
    do_march,
    do_sail,
    do_send,
    do_to,
    do_transfer,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.view import View


def moves_from_the_map(view: View, scribe: Scribe) -> list[Move]:
    decision = view.decision
    if decision is None or view.seat is None:
        return []
    if decision.prompt.key in ("ask-naval", "ask-crew", "ask-voyage"):
        return list(voyages(view, scribe))
    if decision.prompt.key in ("ask-combat", "ask-transfer"):
        options = decision.options
        return [*walks(scribe, options), *carried_walks(scribe, options), *assaults(view, scribe, options)]
    return []


# --- on foot --------------------------------------------------------------------------------------------


def walks(scribe: Scribe, options: list[Action]) -> Iterator[Move]:
    """To a place that nobody can leave, from where most can come."""
    s = scribe.s
    ready = able_to_leave(s, options)
    nearest: dict[int, Action] = {}
    for action in sorted(ready, key=lambda action: -ready[action]):
        for goal in goals(s, action):
            nearest.setdefault(goal, action)
    taken = {action.arg for action in options if len(action.args) == 1}
    for goal, action in nearest.items():
        if goal not in taken:
            yield walk(scribe, action, goal)


def carried_walks(scribe: Scribe, options: list[Action]) -> Iterator[Move]:
    """From any place to any other, for whoever drags there."""
    for action in able_to_leave(scribe.s, options):
        for goal in goals(scribe.s, action):
            yield replace(walk(scribe, action, goal), origin=place_of(action.arg))


def able_to_leave(s: DragonLordsState, options: list[Action]) -> dict[Action, int]:
    """The places that units can leave on foot, with how many can."""
    leaving = [action for action in options if action.verb in (do_march, do_transfer) and action.arg < TERRITORIES]
    ready = {action: most_plain(s, s.active, action.arg, kind_of(action)) for action in leaving}
    return {action: most for action, most in ready.items() if most}


def kind_of(action: Action) -> int:
    return MARCH if action.verb is do_march else TRANSFER


def goals(s: DragonLordsState, action: Action) -> list[int]:
    if action.verb is do_march:
        return list(bits(march.reach(s, s.active, action.arg)))
    found = transfer.goals(s, s.active, action.arg)
    # A single goal is not asked for.
    return [goal for goal in found if goal < TERRITORIES] if len(found) > 1 else []


def walk(scribe: Scribe, action: Action, goal: int) -> Move:
    words = "move-march" if action.verb is do_march else "move-transfer"
    label = scribe.write(words, origin=scribe.territory(action.arg), goal=scribe.territory(goal))
    return Move(notation((action, do_to[goal])), label, (place_of(goal),))


# --- by ship --------------------------------------------------------------------------------------------


def voyages(view: View, scribe: Scribe) -> Iterator[Move]:
    """A click on a shore lands there with the ship that has the shortest way, or that was chosen already, and with all
    whom it can take."""
    trials = Trials(Drafted(view, view, (), held=False))
    found: dict[int, tuple[int, tuple[Action, ...]]] = {}
    decision = view.decision
    assert decision is not None
    begun = decision.prompt.key != "ask-naval"
    for begins in [()] if begun else [(action,) for action in decision.options if action.verb is do_embark]:
        for land, far, said in landings(trials, begins):
            if land not in found or far < found[land][0]:
                found[land] = far, said
    for land, (_, said) in found.items():
        yield Move(notation(said), scribe.write("move-landing", place=scribe.territory(land)), (place_of(land),))


def landings(trials: Trials, said: tuple[Action, ...]) -> Iterator[tuple[int, int, tuple[Action, ...]]]:
    """The shores of others that a ship can reach: each with how many zones it is away, and the way."""
    after = trials.after(said)
    if trials.seat in after.deciding and isinstance(after.agenda[-1], Band):
        sent = [action for action in after.decision_of(trials.seat).options if action.verb is do_send]
        if not sent:
            return
        said = (*said, max(sent, key=lambda action: action.arg))
        after = trials.after(said)
    step = after.agenda[-1] if trials.seat in after.deciding else None
    if not isinstance(step, Voyage):
        return
    open_sea = ~after.blockaded(step.people)
    seen: set[int] = set()
    for far, ring in enumerate(naval.reach(after, step.people, step.ship)):
        for sea in bits(ring & open_sea):
            for land in bits(after.facts.harbours_on[sea]):
                way = (*said, do_sail[sea], do_land[land])
                if land not in seen and foreign(after, step.people, land) and trials.after(way) is not None:
                    seen.add(land)
                    yield land, far, all_ashore(trials, way)


def all_ashore(trials: Trials, way: tuple[Action, ...]) -> tuple[Action, ...]:
    """A landing with all plain units that are aboard, if the rules ask how many go."""
    after = trials.after(way)
    if trials.seat not in after.deciding or not isinstance(after.agenda[-1], Band):
        return way
    sent = [action for action in after.decision_of(trials.seat).options if action.verb is do_send]
    return (*way, max(sent, key=lambda action: action.arg)) if sent else way


def foreign(s: DragonLordsState, people: int, land: int) -> bool:
    """Whether a territory is vacant or an enemy's."""
    return s.owner[land] < 0 or s.hostile(people, s.owner[land])
