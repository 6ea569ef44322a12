"""A look over the map: who controls what, what a cavern is worth to whom, and where the next Gnomes will break in."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.mountain_king.mind.temper import Temper
from meadhall.games.mountain_king.rules.turns import Turns
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOBODY, NOWHERE, WAVES
from meadhall.games.mountain_king.words import (
    CAVERNS,
    CLANS,
    FIRST_LAIR,
    GRIMHILD,
    HALDIS,
    HALLA,
    PER_DOMAIN,
    TORVALD,
)
from meadhall.kernel.sets import bits

SET_UP, FIRST, SECOND, THIRD, LATE, LAST = range(6)
"""How far the game is; the third Wave counts three times, since everything is settled in it."""
DOMAIN_SHARE = (0.62, 0.64, 0.52, 0.0, 0.0, 0.0)
"""How much of a Domain's Honour to expect for holding a cavern now: much changes hands before it is scored."""
HALL_SHARE = (0.26, 0.34, 0.16, 0.87, 1.0, 1.0)
RIVALRY = 1.3
"""How much of all rivals' losses together is one's own gain, with more than two players."""
TORVALD_ADDS = 6


def stage_of(s: Mountain) -> int:
    if s.wave < WAVES:
        return s.wave
    for step in s.agenda:
        if isinstance(step, Turns):
            return LATE if any(s.covered) and sum(s.supply) <= s.players else THIRD
    return LAST


@lru_cache(64)
def halls_beside(halls: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The Great Halls that each cavern touches."""
    return tuple(tuple(hall for hall, around in enumerate(halls) if around >> cavern & 1) for cavern in range(CAVERNS))


class Survey:
    """What is worked out once for a position and used for every option."""

    __slots__ = (
        "_held", "_parties", "_threats", "beside", "control", "forces", "holder", "occupied", "rivalry", "s", "stage",
        "temper", "units",
    )  # fmt: skip

    def __init__(self, s: Mountain, temper: Temper) -> None:
        self.s = s
        self.temper = temper
        self.stage = stage_of(s)
        self.beside = halls_beside(s.table.halls)
        self.rivalry = RIVALRY / max(s.players - 1, 1) if s.players > 2 else 1.0
        """How much of a rival's loss is one's own gain."""
        self._held: dict[int, float] = {}
        self._threats: list[float] | None = None
        self._parties: dict[int, list[int]] = {}
        self._count_units()
        self._find_holders()

    def _count_units(self) -> None:
        """``units`` by seat and cavern, and ``forces``, where some count for more."""
        s = self.s
        units = s.trolls[:]
        pawn, holder = s.pawn, s.holder
        for champion in s.abroad:
            if holder[champion] >= 0:
                units[holder[champion] * CAVERNS + pawn[champion]] += 1
        forces = units
        if pawn[HALDIS] != NOWHERE or s.tiles[HALLA] != NOWHERE:
            forces = units[:]
            if pawn[HALDIS] != NOWHERE:
                forces[holder[HALDIS] * CAVERNS + pawn[HALDIS]] += 1
            if s.tiles[HALLA] != NOWHERE:
                forces[holder[HALLA] * CAVERNS + s.tiles[HALLA]] += 2
        self.units = units
        self.forces = forces

    def _find_holders(self) -> None:
        s = self.s
        occupied = 0
        for there in s.present:
            occupied |= there
        self.occupied = occupied
        if s.tiles[HALLA] != NOWHERE:
            occupied |= 1 << s.tiles[HALLA]
        control = [0] * s.players
        holder = [NOBODY] * CAVERNS
        forces = self.forces
        for cavern in bits(occupied & s.table.caverns & ~s.overrun):
            best, most = NOBODY, 0
            for seat, force in enumerate(forces[cavern::CAVERNS]):
                if force > most:
                    best, most = seat, force
                elif force == most:
                    best = NOBODY
            if best != NOBODY:
                holder[cavern] = best
                control[best] |= 1 << cavern
        self.control = control
        self.holder = holder

    # --- what a cavern is worth ---------------------------------------------------------------------

    def holding(self, seat: int, cavern: int) -> float:
        """What control of a cavern is worth to a seat, whoever has it now."""
        key = seat * CAVERNS + cavern
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = self._holding(seat, cavern)
        return found

    def _holding(self, seat: int, cavern: int) -> float:
        if cavern >= FIRST_LAIR:
            return 0.0
        s, here = self.s, 1 << cavern
        worth = 0.0
        share = DOMAIN_SHARE[self.stage]
        if share:
            honour = s.table.parts.domains
            domain = s.table.domains[cavern // PER_DOMAIN]
            if self.control[seat] & domain & ~here:
                worth = share * honour.more
            else:
                worth = share * max(honour.first - honour.overrun * (s.overrun & domain & ~here).bit_count(), 0)
        share = HALL_SHARE[self.stage]
        for hall in self.beside[cavern]:
            worth += share * self.hall_stake(hall, seat, cavern)
        return worth

    def parties(self, hall: int) -> list[int]:
        """How many caverns beside a Hall each seat controls, and the Gnomes last."""
        found = self._parties.get(hall)
        if found is None:
            s = self.s
            around = s.table.halls[hall]
            found = [(control & around).bit_count() for control in self.control]
            found.append(0 if s.tiles[GRIMHILD] == hall else (s.overrun & around).bit_count())
            self._parties[hall] = found
        return found

    def hall_stake(self, hall: int, seat: int, cavern: int) -> float:
        """What a Hall pays more to a seat with this cavern than without it."""
        counts = self.parties(hall)[:]
        now = self.holder[cavern]
        if now != NOBODY:
            counts[now] -= 1
        elif self.s.overrun >> cavern & 1 and counts[-1]:
            counts[-1] -= 1
        without = share_of(counts, seat)
        counts[seat] += 1
        return (share_of(counts, seat) - without) * self.hall_value(hall)

    def hall_value(self, hall: int) -> int:
        s = self.s
        return s.halls[hall] + (TORVALD_ADDS if s.tiles[TORVALD] == hall else 0)

    def hall_now(self, hall: int, seat: int) -> float:
        """What a Hall would pay to a seat if it were scored now."""
        return share_of(self.parties(hall), seat) * self.hall_value(hall)

    def flip(self, seat: int, cavern: int, before: int, after: int) -> float:
        """What it is worth to a seat that a cavern changes hands."""
        if before == after:
            return 0.0
        worth = 0.0
        if before == seat:
            worth -= self.holding(seat, cavern) * self.temper.land
        elif before != NOBODY:
            worth += self.holding(before, cavern) * self.rivalry
        if after == seat:
            worth += self.holding(seat, cavern) * self.temper.land
        elif after != NOBODY:
            worth -= self.holding(after, cavern) * self.rivalry
        return worth

    def strongest_rival(self, seat: int, cavern: int) -> int:
        if not self.occupied >> cavern & 1:
            return 0
        most = 0
        for other, force in enumerate(self.forces[cavern::CAVERNS]):
            if force > most and other != seat:
                most = force
        return most

    def crowd(self, cavern: int) -> int:
        """All units in a cavern, whoever's they are."""
        return sum(self.units[cavern::CAVERNS])

    # --- Gnomes at the gates ------------------------------------------------------------------------

    def gate_chances(self, seat: int) -> list[float]:
        """How likely each Domain is invaded at the end of the Wave, as far as this seat knows, or as all know."""
        s = self.s
        eyes = s.table.all_seats if seat == NOBODY else 1 << seat
        chances = [0.0] * CLANS
        hidden = 0
        for clan, known in s.gates:
            if known & eyes == eyes and clan >= 0:
                chances[clan] = 1.0
            else:
                hidden += 1
        left = chances.count(0.0)
        if hidden and left:
            rest = min(hidden / left, 1.0)
            chances = [chance or rest for chance in chances]
        return chances

    def threats(self, seat: int) -> list[float]:
        """The chance that each cavern with Trolls falls to the invasions at the end of the Wave.

        A survey is made for one seat, or for what all know; it remembers the first answer.
        """
        if self._threats is None:
            self._threats = self._find_threats(seat)
        return self._threats

    def _find_threats(self, seat: int) -> list[float]:
        s = self.s
        lost = [0.0] * CAVERNS
        coming = s.table.parts.waves.invaders[max(s.wave, 1) - 1]
        for clan, chance in enumerate(self.gate_chances(seat)):
            if not chance:
                continue
            reach = self.frontier(s.table.gates[clan])
            empty = reach & ~self.occupied
            left = coming - empty.bit_count()
            if left <= 0:
                continue
            if empty:
                beyond = self.around(empty) & ~reach & ~s.overrun & ~s.table.lairs
                left -= (beyond & ~self.occupied).bit_count()
                if left <= 0:
                    continue
                reach |= beyond
            self._strike(lost, reach, left, chance)
        return lost

    def _strike(self, lost: list[float], reach: int, blows: int, chance: float) -> None:
        """Gnomes that find nothing empty go where the fewest Trolls are."""
        weakest, candidates = 99, 0
        for cavern in bits(reach & self.occupied):
            count = self.crowd(cavern)
            if count < weakest:
                weakest, candidates = count, 1 << cavern
            elif count == weakest:
                candidates |= 1 << cavern
        if candidates:
            # The first Gnome beats a Troll at least; only when none is left the next one walks in.
            share = max(0.25, (blows - weakest) / max(weakest, 1)) / candidates.bit_count()
            for cavern in bits(candidates):
                lost[cavern] = max(lost[cavern], min(chance * share, 0.9))

    def frontier(self, gates: int) -> int:
        """The caverns that a Gnome from these gates can reach, those it would pass left out."""
        s = self.s
        overrun = s.overrun
        if not gates & overrun:
            return gates
        near, walls = s.table.near, s.table.lairs
        seen = ring = gates
        while ring:
            beyond = 0
            for cavern in bits(ring & overrun):
                beyond |= near[cavern]
            ring = beyond & ~seen & ~walls
            seen |= ring
        return seen & ~overrun

    def around(self, caverns: int) -> int:
        near = self.s.table.near
        found = 0
        for cavern in bits(caverns):
            found |= near[cavern]
        return found


def share_of(counts: list[int], seat: int) -> float:
    """The part of a Hall's value that goes to a seat."""
    own = counts[seat]
    if not own or own < max(counts):
        return 0.0
    return 1 / counts.count(own)
