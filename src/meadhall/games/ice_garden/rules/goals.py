"""Chapter 12, individual goals: the Ice Garden, the Thorn, the Red Towers, and regions locked in a nightmare."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.state import NOWHERE, Midgaard
from meadhall.games.ice_garden.table import LEVEL_OF, UNITS
from meadhall.games.ice_garden.words import CALLO, FJOLLSFINN, FREIHOFF, REGIONS, VAN_DYKEN, do_evict
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step

DRAKKAR = MUSICIAN = ENLIGHTENED = FAUN = 2
NIGHTMARE = 3


def progress(s: Midgaard, seat: int) -> tuple[int, int]:
    """How far a player has come, and how far it is."""
    character, goals = s.character[seat], s.table.goals
    if character == FJOLLSFINN:
        return sum(s.garden), goals.dwellers
    if character == VAN_DYKEN:
        return s.absorbed, goals.absorbed
    if character == FREIHOFF:
        return sum(s.towers), goals.towers
    return sum(s.locked), goals.locks


def reached(s: Midgaard, seat: int) -> bool:
    done, needed = progress(s, seat)
    return done >= needed


# --- the Thorn ----------------------------------------------------------------------------------


def absorb(s: Midgaard, region: int, dominator: int) -> None:
    """The Thorn swallows every face-up reserve in its region when van Dyken dominates it (IG-12.3)."""
    if region == s.thorn and s.character[dominator] == VAN_DYKEN and s.reserves[region]:
        s.absorbed += s.reserves[region]
        s.tell(says.ABSORBED, dominator, s.reserves[region])
        s.reserves[region] = 0


def can_carry_reserves(s: Midgaard, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == VAN_DYKEN
        and s.reserves[region]
        and s.thorn not in (NOWHERE, region)
        and s.units_at(seat, MUSICIAN, region)
    )


def carry_reserves(s: Midgaard, region: int, seat: int) -> None:
    """To the Thorn, face down until the end of the round (IG-12.4)."""
    count = s.reserves[region]
    s.reserves[region] = 0
    s.reserves_down[s.thorn] += count
    s.tell(says.RESERVE_CARRIED, seat, region, count)


# --- Red Towers ---------------------------------------------------------------------------------


def can_build_tower(s: Midgaard, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == FREIHOFF
        and not s.towers[region]
        and sum(s.towers) < s.table.parts.bank.towers
        and s.units_at(seat, ENLIGHTENED, region)
    )


def build_tower(s: Midgaard, region: int, seat: int) -> None:
    s.towers[region] = 1
    s.tell(says.TOWER_BUILT, seat, region)


# --- locking a region ---------------------------------------------------------------------------


def can_lock(s: Midgaard, region: int, seat: int) -> bool:
    return bool(
        s.character[seat] == CALLO
        and s.nightmares[region] >= 2
        and region != s.thorn
        and sum(s.locked) < s.table.parts.bank.locks
        and s.units_at(seat, FAUN, region)
    )


def lock(s: Midgaard, region: int) -> None:
    """Everything that locking does, in the book's order; the markers that must leave are asked for."""
    callo = s.seat_of[CALLO]
    s.tell(says.LOCKED, region)
    strike_down_units(s, region, callo)
    s.locked[region] = 1
    s.nightmares[region] = 0
    s.refresh_map()
    if region == s.vuko:
        s.held = [0] * len(s.held)
    if not s.table.edition.lock_keeps_neutral:
        s.neutral[region] = 0
    s.then(
        Evictions(callo, region, s.markers[callo * REGIONS + region] // 2),
        *(Evictions(seat, region, s.markers[seat * REGIONS + region])
          for seat in owners(s) if seat != callo),
        MoveReserve(region),
    )  # fmt: skip


def owners(s: Midgaard) -> list[int]:
    """The players in turn order; the solo opponent, who has no place in it, comes last."""
    return [*s.order, *(seat for seat in range(s.table.seats) if seat not in s.order)]


def strike_down_units(s: Midgaard, region: int, callo: int) -> None:
    """All units but one Faun, and nobody scores (IG-12.15)."""
    kept = s.figure_at(callo, FAUN, region)
    for at in range(len(s.units)):
        if s.units[at] == region and at != kept:
            s.units[at] = NOWHERE
            s.tell(says.REMOVED, at // UNITS, LEVEL_OF[at % UNITS] - 1, region)


class Evictions(Step):
    """So many markers of a player must leave the locked region."""

    seat: int
    region: int
    left: int
    rule = "IG-12.17"

    def run(self, s: Midgaard) -> None:
        if not self.left:
            return
        if self.seat >= s.players:
            goal = min(refuges(s, self.region), key=lambda region: s.tiles[region])
            for _ in range(self.left):
                evict(s, self.seat, self.region, goal)
        else:
            s.then(Evict(self.seat, self.region, self.left))


def refuges(s: Midgaard, region: int) -> tuple[int, ...]:
    """Open neighbours, or any open region where there are none (IG-12.18)."""
    return s.near[region] or s.open


def evict(s: Midgaard, seat: int, origin: int, goal: int) -> None:
    s.lift_marker(seat, origin)
    s.markers[seat * REGIONS + goal] += 1
    s.tell(says.EVICTED, seat, origin, goal)


class Evict(Choice):
    region: int
    left: int
    rule = "IG-12.17"
    verbs = (do_evict,)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_EVICT, (self.region, self.left))

    def options(self, s: Midgaard) -> list[Action]:
        return [do_evict[goal] for goal in refuges(s, self.region)]

    def take(self, s: Midgaard, action: Action) -> None:
        evict(s, self.seat, self.region, action.arg)
        s.then(Evictions(self.seat, self.region, self.left - 1))

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb is do_evict and s.locked[action.arg]:
            return "IG-12.25"
        if action.verb is do_evict and not s.tiles[action.arg]:
            return "IG-2.8"
        return "IG-12.16" if self.seat == s.seat_of[CALLO] else self.rule


class MoveReserve(Step):
    """Next door, or in the second edition anywhere, to the lowest number without reserve or Thorn."""

    region: int
    rule = "IG-12.23"

    def run(self, s: Midgaard) -> None:
        region = self.region
        for nearby in (s.near[region], () if s.table.edition.reserve_stays_if_blocked else s.open):
            free = [r for r in nearby if r != s.thorn and not s.reserves[r] and not s.reserves_down[r]]
            if s.reserves[region] and free:
                goal = min(free, key=lambda r: s.tiles[r])
                s.reserves[region] -= 1
                s.reserves[goal] += 1
                s.tell(says.RESERVE_MOVED, region, goal)
