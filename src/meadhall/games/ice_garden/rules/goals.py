"""Chapter 12, individual goals: the Ice Garden, the Thorn, the Red Towers, and regions locked in a nightmare."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import LEVEL_OF
from meadhall.games.ice_garden.state import NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    CALLO,
    ENLIGHTENED,
    FAUN,
    FJOLLSFINN,
    FREIHOFF,
    MARKER,
    MUSICIAN,
    VAN_DYKEN,
    do_evict,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def progress(s: IceGardenState, seat: int) -> tuple[int, int]:
    """How much of the individual goal a player has reached, and how much is needed."""
    character, goals = s.character[seat], s.facts.goals
    if character == FJOLLSFINN:
        return sum(s.garden), goals.dwellers
    if character == VAN_DYKEN:
        return s.absorbed, goals.absorbed
    if character == FREIHOFF:
        return sum(s.towers), goals.towers
    return sum(s.locked), goals.locks


def reached(s: IceGardenState, seat: int) -> bool:
    done, needed = progress(s, seat)
    return done >= needed


# --- the Thorn ----------------------------------------------------------------------------------


def absorb(s: IceGardenState, region: int, dominator: int) -> None:
    """The Thorn swallows every face-up reserve in its region when van Dyken dominates it (IG-12.3)."""
    if region == s.thorn and s.character[dominator] == VAN_DYKEN and s.reserves[region]:
        s.absorbed += s.reserves[region]
        s.tell(messages.ABSORBED, dominator, s.reserves[region])
        s.reserves[region] = 0


def can_carry_reserves(s: IceGardenState, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == VAN_DYKEN
        and s.reserves[region]
        and s.thorn not in (NOWHERE, region)
        and s.units_at(seat, MUSICIAN, region)
    )


def carry_reserves(s: IceGardenState, region: int, seat: int) -> None:
    """Reserves go to the Thorn, face down until the end of the round (IG-12.4)."""
    count = s.reserves[region]
    s.reserves[region] = 0
    s.reserves_down[s.thorn] += count
    s.tell(messages.RESERVE_CARRIED, seat, region, count)


# --- Red Towers ---------------------------------------------------------------------------------


def can_build_tower(s: IceGardenState, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == FREIHOFF
        and not s.towers[region]
        and sum(s.towers) < s.facts.parts.bank.towers
        and s.units_at(seat, ENLIGHTENED, region)
    )


def build_tower(s: IceGardenState, region: int, seat: int) -> None:
    s.towers[region] = 1
    s.tell(messages.TOWER_BUILT, seat, region)


# --- locking a region ---------------------------------------------------------------------------


def can_torment(s: IceGardenState, region: int) -> bool:
    """Whether a region has room for another nightmare token, and there is one (IG-11.16)."""
    return s.nightmares[region] < 2 and sum(s.nightmares) < s.facts.parts.bank.nightmares


def can_lock(s: IceGardenState, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == CALLO
        and s.nightmares[region] >= 2
        and region != s.thorn
        and sum(s.locked) < s.facts.parts.bank.locks
        and s.units_at(seat, FAUN, region)
    )


def lock(s: IceGardenState, region: int) -> None:
    """Everything that locking does, in the book's order; owners choose where their markers go."""
    callo = s.seat_of[CALLO]
    s.tell(messages.LOCKED, region)
    strike_down_units(s, region, callo)
    s.locked[region] = 1
    s.nightmares[region] = 0
    s.refresh_map()
    if region == s.vuko:
        s.held = [0] * len(s.held)
    if not s.facts.edition.lock_keeps_neutral:
        s.neutral[region] = 0
    s.then(
        Evictions(callo, region, s.markers_at(callo, region) // 2),
        *(Evictions(seat, region, s.markers_at(seat, region)) for seat in owners(s) if seat != callo),
        MoveReserve(region),
    )


def owners(s: IceGardenState) -> list[int]:
    """The players in turn order; the solo opponent, who has no place in it, comes last."""
    return [*s.order, *(seat for seat in range(s.facts.seats) if seat not in s.order)]


def strike_down_units(s: IceGardenState, region: int, callo: int) -> None:
    """Remove all units but one Faun; nobody scores for them (IG-12.15)."""
    kept = (callo, s.figure_at(callo, FAUN, region))
    for seat, figure in s.figures_in(region):
        if (seat, figure) != kept:
            s.put_figure(seat, figure, NOWHERE)
            s.tell(messages.REMOVED, seat, LEVEL_OF[figure] - 1, region)


class Evictions(Step):
    """The markers of a player that must leave the locked region; ``left`` is their number."""

    seat: int
    region: int
    left: int
    rule = "IG-12.17"

    def run(self, s: IceGardenState) -> None:
        if not self.left:
            return
        if self.seat >= s.players:
            goal = min(refuges(s, self.region), key=lambda region: s.tiles[region])
            for _ in range(self.left):
                evict(s, self.seat, self.region, goal)
        else:
            s.then(Evict(self.seat, self.region, self.left))


def refuges(s: IceGardenState, region: int) -> tuple[int, ...]:
    """Open neighbours, or any open region where there are none (IG-12.18)."""
    return s.near[region] or s.open


def evict(s: IceGardenState, seat: int, origin: int, goal: int) -> None:
    s.move_piece(seat, MARKER, origin, goal)
    s.tell(messages.EVICTED, seat, origin, goal)


class Evict(Choice):
    region: int
    left: int
    rule = "IG-12.17"
    verbs = (do_evict,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_EVICT, (self.region, self.left))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_evict[goal] for goal in refuges(s, self.region)]

    def take(self, s: IceGardenState, action: Action) -> None:
        evict(s, self.seat, self.region, action.arg)
        s.then(Evictions(self.seat, self.region, self.left - 1))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_evict and s.locked[action.arg]:
            return "IG-12.25"
        if action.verb is do_evict and not s.tiles[action.arg]:
            return "IG-2.8"
        return "IG-12.16" if self.seat == s.seat_of[CALLO] else self.rule


class MoveReserve(Step):
    """A reserve in the locked region goes to the lowest number without reserve or Thorn.

    It goes to a neighbour; if none is free, in the second edition to any open region, in the first it stays.
    """

    region: int
    rule = "IG-12.23"

    def run(self, s: IceGardenState) -> None:
        region = self.region
        for nearby in (s.near[region], () if s.facts.edition.reserve_stays_if_blocked else s.open):
            free = [r for r in nearby if r != s.thorn and not s.reserves[r] and not s.reserves_down[r]]
            if s.reserves[region] and free:
                goal = min(free, key=lambda r: s.tiles[r])
                s.reserves[region] -= 1
                s.reserves[goal] += 1
                s.tell(messages.RESERVE_MOVED, region, goal)
