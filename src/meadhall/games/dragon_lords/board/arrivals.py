"""Which options lead units among enemies, by whatever way, and how both sides would stand there then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord
from meadhall.games.dragon_lords.rules.sea.naval import Voyage
from meadhall.games.dragon_lords.rules.sorcery.portals import working
from meadhall.games.dragon_lords.rules.sorcery.teleport import Leap
from meadhall.games.dragon_lords.rules.war import attack, sneak
from meadhall.games.dragon_lords.rules.war.attack import HasteTo, Muster
from meadhall.games.dragon_lords.rules.war.band import ATTACK, HASTE, MOST, PORTAL_ATTACK, SNEAK, Band, spare
from meadhall.games.dragon_lords.rules.war.sneak import SneakMuster
from meadhall.games.dragon_lords.rules.wastes import party
from meadhall.games.dragon_lords.rules.wastes.wastelands import Destination
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    PARTY,
    TERRITORIES,
    do_attack,
    do_bring,
    do_done,
    do_fight,
    do_from,
    do_land,
    do_leave,
    do_sail,
    do_send,
    do_sneak,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has


class Arrival(NamedTuple):
    """Units of a people among enemies, or against enemies who have come."""

    after: DragonLordsState
    people: int
    zone: int
    most: bool = False
    """So many could come; how many do is asked next."""
    ambush: bool = False
    """One throw decides it."""
    weighs: bool = True
    """It leads there itself, and not only the next question."""


def contested(s: DragonLordsState, people: int, zone: int) -> bool:
    """Whether units of a people that come to a zone meet enemies there."""
    if zone < TERRITORIES:
        return s.hostile(people, s.owner[zone]) or (s.owner[zone] == people != s.active and zone in s.guests)
    return FIRST_SEA <= zone < FIRST_SPACE and s.blockader(people, zone) != NOBODY


def arrival(s: DragonLordsState, action: Action) -> Arrival | None:
    """What an option leads to, if that is a meeting with enemies on land or at sea."""
    found = _arrival(s, action)
    return found if found is not None and contested(s, found.people, found.zone) else None


def _arrival(s: DragonLordsState, action: Action) -> Arrival | None:
    step, verb = s.agenda[-1], action.verb
    people: int = getattr(step, "people", s.active)
    if verb is do_attack:
        return declared(s, people, action.arg)
    if verb is do_sneak:
        after = gathered(s, people, action.arg, sneak.origins(s, people, action.arg), SNEAK)
        return Arrival(after, people, action.arg, most=True, ambush=True, weighs=False)
    if verb is do_fight:
        return Arrival(s, people, action.arg)
    if verb is do_leave:
        return came_out(s, people, action.arg)
    if isinstance(step, Band):
        return banded(s, step, action)
    if isinstance(step, Muster | SneakMuster):
        return mustered(s, step, action)
    if isinstance(step, Voyage) and verb in (do_land, do_sail):
        return voyaged(s, step, action)
    if isinstance(step, Leap) and verb is do_to:
        return leapt(s, step, action.arg)
    if isinstance(step, Destination) and verb is do_to and action.arg < TERRITORIES:
        return came_out(s, people, action.arg)
    return None


# --- on foot ------------------------------------------------------------------------------------------------


def declared(s: DragonLordsState, people: int, goal: int) -> Arrival:
    """Everybody who could come to the attack of a territory."""
    step = s.agenda[-1]
    if isinstance(step, HasteTo):
        after = gathered(s, people, goal, [step.land], HASTE)
    else:
        after = gathered(s, people, goal, comers(s, people, goal), ATTACK)
    return Arrival(after, people, goal, most=True, weighs=False)


def comers(s: DragonLordsState, people: int, goal: int) -> list[int]:
    """Where attackers of a territory can come from, on foot or through a teleportal."""
    found = list(bits(attack.origins(s, people, goal)))
    if has(working(s), goal):
        found += [land for land in attack.portal_origins(s, people) if land not in found]
    return found


def gathered(s: DragonLordsState, people: int, goal: int, origins: Iterable[int], move: int) -> DragonLordsState:
    """The position with all in a territory who could come from some others. Marked units come last."""
    after = s.copy()
    room = limit(s, goal, move)
    for origin in origins:
        walks = move != ATTACK or has(s.facts.near[goal], origin)
        room -= carry(
            after, people, origin, goal, min(spare(s, people, origin, move if walks else PORTAL_ATTACK), room)
        )
    return after


def limit(s: DragonLordsState, goal: int, move: int) -> int:
    """How many at most can come together."""
    if move == SNEAK:
        return s.facts.parts.gifts.sneak_units - s.guests_in(goal)
    return attack.haste_units(s) if move == HASTE else MOST


def carry(after: DragonLordsState, people: int, origin: int, goal: int, count: int) -> int:
    """So many units come from one place to another, plain ones first."""
    plain = min(count, after.plain(people, origin))
    if plain:
        after.lift_units(people, origin, plain)
        after.add_units(people, goal, plain)
    for piece in list(bits(after.pieces_at(people, origin)))[: count - plain]:
        after.put_piece(people, piece, goal)
    return count


def mustered(s: DragonLordsState, step: Muster | SneakMuster, action: Action) -> Arrival | None:
    ambush = isinstance(step, SneakMuster)
    if action is do_done:
        # An attack that is only declared is fought later.
        return Arrival(s, step.people, step.goal, ambush=ambush, weighs=ambush or not s.facts.attacks)
    if action.verb is not do_from:
        return None
    after = gathered(s, step.people, step.goal, [action.arg], SNEAK if ambush else ATTACK)
    return Arrival(after, step.people, step.goal, most=True, ambush=ambush, weighs=ambush)


def banded(s: DragonLordsState, step: Band, action: Action) -> Arrival | None:
    """Whoever goes to an attack may be the last to come: then it begins."""
    goes = action.verb in (do_send, do_bring)
    return Arrival(sent(s, step, action) if goes else s, step.people, step.goal, ambush=step.move == SNEAK)


def sent(s: DragonLordsState, step: Band, action: Action) -> DragonLordsState:
    """The position when some have set out with a band."""
    after = s.copy()
    if action.verb is do_bring:
        after.put_piece(step.people, action.arg, step.goal)
    else:
        after.lift_units(step.people, step.origin, action.arg + 1)
        after.add_units(step.people, step.goal, action.arg + 1)
    return after


# --- by sea, by magic, and out of the Wastelands ---------------------------------------------------------------


def voyaged(s: DragonLordsState, step: Voyage, action: Action) -> Arrival:
    """A ship that comes to a blockade, or a landing with everybody aboard."""
    after = s.copy()
    if action.verb is do_sail:
        after.ship_at[step.ship] = FIRST_SEA + action.arg
        return Arrival(after, step.people, FIRST_SEA + action.arg)
    carry(after, step.people, FIRST_SHIP + step.ship, action.arg, s.ship_units[step.ship])
    return Arrival(after, step.people, action.arg, most=True)


def leapt(s: DragonLordsState, step: Leap, zone: int) -> Arrival | None:
    """A commander appears with as many as may go along."""
    if not contested(s, step.people, zone):
        return None
    people, origin = step.people, s.where(step.people, step.piece)
    most = s.facts.passengers if is_dragonlord(step.piece) else s.facts.parts.limits.wizard_passengers
    after = s.copy()
    after.put_piece(people, step.piece, zone)
    stay = 1 if origin < TERRITORIES or FIRST_SHIP <= origin < PARTY else 0
    carry(after, people, origin, zone, max(min(most, after.count(people, origin) - stay), 0))
    return Arrival(after, people, zone, most=True)


def came_out(s: DragonLordsState, people: int, land: int) -> Arrival | None:
    """The whole party steps out of the Wastelands."""
    if not contested(s, people, land):
        return None
    after = s.copy()
    party.move_all(after, people, PARTY, land)
    return Arrival(after, people, land)
