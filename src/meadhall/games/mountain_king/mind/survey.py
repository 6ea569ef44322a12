"""A look over the map: who controls what, what a cavern is worth to whom, and where the next Gnomes will break in."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOBODY, NOWHERE, WAVES, domain_of, is_lair
from meadhall.games.mountain_king.mind.race import vote_gain
from meadhall.games.mountain_king.mind.styles import Taste
from meadhall.games.mountain_king.rules.advance import groups
from meadhall.games.mountain_king.rules.invasions import within_reach
from meadhall.games.mountain_king.rules.turns import Turns
from meadhall.games.mountain_king.rules.wave_three import hall_value, plank_honour
from meadhall.games.mountain_king.state import MountainKingState, strongest
from meadhall.games.mountain_king.words import CAVERNS, CLANS, GRIMHILD, HALLA
from meadhall.kernel.sets import bits, has, only, union_of

SET_UP, FIRST, SECOND, THIRD, LATE, LAST = range(6)
"""How far the game is. The third Wave has three stages, since everything is decided in it."""
DOMAIN_SHARE = (0.62, 0.64, 0.52, 0.0, 0.0, 0.0)
"""How much of a Domain's Honour to expect for holding a cavern now: much changes hands before it is scored."""
HALL_SHARE = (0.26, 0.34, 0.16, 0.87, 1.0, 1.0)
SWAY = 1.1
"""Votes are worth a little more than their Honour: whoever leads a Clan directs its Gnomes."""
RIVALRY = 1.3
"""How much of all rivals' losses together is one's own gain, with more than two players."""


def stage_of(s: MountainKingState) -> int:
    if s.wave < WAVES:
        return s.wave
    for step in s.agenda:
        if isinstance(step, Turns):
            return LATE if any(s.covered) and sum(s.supply) <= s.players else THIRD
    return LAST


class Survey:
    """What is worked out once for a position and used for every option."""

    __slots__ = (
        "_forces", "_groups", "_held", "_parties", "_threats", "_votes", "control", "holder", "occupied", "rivalry",
        "s", "stage", "taste",
    )  # fmt: skip

    def __init__(self, s: MountainKingState, taste: Taste) -> None:
        self.s = s
        self.taste = taste
        self.stage = stage_of(s)

        self.rivalry = RIVALRY / max(s.players - 1, 1) if s.players > 2 else 1.0
        """How much of a rival's loss is one's own gain."""

        self._held: dict[int, float] = {}
        self._forces: dict[int, tuple[int, int]] = {}
        self._votes: dict[int, float] = {}
        self._groups: list[tuple[int, int]] | None = None
        self._threats: list[float] | None = None
        self._parties: dict[int, list[int]] = {}
        self._find_holders()

    def _find_holders(self) -> None:
        s = self.s
        occupied = shared = 0
        for there in s.present:
            shared |= occupied & there
            occupied |= there
        self.occupied = occupied
        if s.tiles[HALLA] != NOWHERE:
            shared |= only(s.tiles[HALLA])
        open_caverns = s.facts.caverns & ~s.overrun
        # Whoever is alone in a cavern controls it.
        self.control = [there & ~shared & open_caverns for there in s.present]
        self.holder = [NOBODY] * CAVERNS
        for seat, alone in enumerate(self.control):
            for cavern in bits(alone):
                self.holder[cavern] = seat
        for cavern in bits(shared & open_caverns):
            seat = strongest(s.forces(cavern))
            if seat != NOBODY:
                self.holder[cavern] = seat
                self.control[seat] |= only(cavern)

    # --- what a cavern is worth ---------------------------------------------------------------------

    def control_worth(self, seat: int, cavern: int) -> float:
        """What control of a cavern is worth to a seat, whoever has it now."""
        place = seat * CAVERNS + cavern
        found = self._held.get(place)
        if found is None:
            found = self._held[place] = self._control_worth(seat, cavern)
        return found

    def _control_worth(self, seat: int, cavern: int) -> float:
        if is_lair(cavern):
            return 0.0
        s, here = self.s, only(cavern)
        worth = 0.0
        share = DOMAIN_SHARE[self.stage]
        if share:
            honour = s.facts.parts.domains
            domain = s.facts.domains[domain_of(cavern)]
            if self.control[seat] & domain & ~here:
                worth = share * honour.more
            else:
                worth = share * max(honour.first - honour.overrun * (s.overrun & domain & ~here).bit_count(), 0)
        share = HALL_SHARE[self.stage]
        for hall in s.facts.halls_beside[cavern]:
            worth += share * self.hall_stake(hall, seat, cavern)
        return worth

    def parties(self, hall: int) -> list[int]:
        """How many caverns beside a Hall each seat controls, and the Gnomes last."""
        found = self._parties.get(hall)
        if found is None:
            s = self.s
            around = s.facts.halls[hall]
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
        elif self.s.is_overrun(cavern) and counts[-1]:
            counts[-1] -= 1
        without = share_of(counts, seat)
        counts[seat] += 1
        return (share_of(counts, seat) - without) * hall_value(self.s, hall)

    def hall_now(self, hall: int, seat: int) -> float:
        """What a Hall would pay to a seat if it were scored now."""
        return share_of(self.parties(hall), seat) * hall_value(self.s, hall)

    def change_worth(self, seat: int, cavern: int, before: int, after: int) -> float:
        """What it is worth to a seat that a cavern changes hands."""
        if before == after:
            return 0.0
        worth = 0.0
        if before == seat:
            worth -= self.control_worth(seat, cavern) * self.taste.land
        elif before != NOBODY:
            worth += self.control_worth(before, cavern) * self.rivalry
        if after == seat:
            worth += self.control_worth(seat, cavern) * self.taste.land
        elif after != NOBODY:
            worth -= self.control_worth(after, cavern) * self.rivalry
        return worth

    def own_and_rival(self, seat: int, cavern: int) -> tuple[int, int]:
        """What a seat counts for in a cavern, and the strongest of the others, who only counts with a unit there."""
        place = seat * CAVERNS + cavern
        found = self._forces.get(place)
        if found is None:
            forces = self.s.forces(cavern)
            own, forces[seat] = forces[seat], 0
            found = self._forces[place] = own, max(forces) if has(self.occupied, cavern) else 0
        return found

    def votes_worth(self, seat: int, clan: int, count: int) -> float:
        """What ``count`` more Votes of a Clan are worth to a seat, rivals' losses included."""
        s = self.s
        place = (count * CLANS + clan) * s.players + seat
        found = self._votes.get(place)
        if found is None:
            own, rivals = vote_gain(s.votes[clan], s.players, plank_honour(s, clan), self.stage, seat, count)
            found = self._votes[place] = (own - rivals * self.rivalry) * self.taste.votes * SWAY
        return found

    def groups(self, seat: int) -> list[tuple[int, int]]:
        """Connected caverns with units of the seat that the survey is made for, each group with all it can reach."""
        if self._groups is None:
            self._groups = groups(self.s, seat)
        return self._groups

    # --- Gnomes at the gates ------------------------------------------------------------------------

    def gate_chances(self, seat: int) -> list[float]:
        """How likely each Domain is invaded at the end of the Wave, as far as this seat knows, or as all know."""
        s = self.s
        eyes = s.facts.all_seats if seat == NOBODY else only(seat)
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
        coming = s.facts.parts.waves.invaders[max(s.wave, 1) - 1]
        for clan, chance in enumerate(self.gate_chances(seat)):
            if not chance:
                continue
            reach = within_reach(s, clan)
            empty = reach & ~self.occupied
            left = coming - empty.bit_count()
            if left <= 0:
                continue
            if empty:
                beyond = union_of(s.facts.near, empty) & ~reach & ~s.overrun & ~s.facts.lairs
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
            count = self.s.troll_count(cavern)
            if count < weakest:
                weakest, candidates = count, only(cavern)
            elif count == weakest:
                candidates |= only(cavern)
        if candidates:
            # The first Gnome beats a Troll at least; only when none is left the next one walks in.
            share = max(0.25, (blows - weakest) / max(weakest, 1)) / candidates.bit_count()
            for cavern in bits(candidates):
                lost[cavern] = max(lost[cavern], min(chance * share, 0.9))


def share_of(counts: list[int], seat: int) -> float:
    """The part of a Hall's value that goes to a seat."""
    own, winners = counts[seat], 0
    if not own:
        return 0.0
    for count in counts:
        if count > own:
            return 0.0
        if count == own:
            winners += 1
    return 1 / winners
