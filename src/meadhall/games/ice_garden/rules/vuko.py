"""Chapter 10, Vuko Drakkainen: whom he visits, where he goes, and what he does there."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.rules.advanced import active, active_tiles
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.reputation import all_safe, lowest
from meadhall.games.ice_garden.state import NOWHERE, Midgaard
from meadhall.games.ice_garden.words import BEARS, FIRE_PEOPLE, NIGHTWALKERS, REGIONS, do_lose
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class VukoAction(Step):
    rule = "IG-10.1"

    def run(self, s: Midgaard) -> None:
        if waits(s):
            s.tell(says.VUKO_WAITS)
            return
        victim = 0 if s.table.solo else lowest(s)
        region = destination(s, victim)
        s.then(VukoHolds(), VukoTiles())
        if region == NOWHERE:
            s.tell(says.VUKO_FINDS_NOBODY, victim)
            return
        visit(s, victim, region)
        s.then(VukoKills(victim))


def waits(s: Midgaard) -> bool:
    """Everybody is safe (IG-10.1); alone, in the first round, nothing has been summoned yet (IG-15.23)."""
    return s.round == 1 and not s.stirred if s.table.solo else all_safe(s)


def destination(s: Midgaard, victim: int) -> int:
    """The victim's strongest region other than Vuko's; he stays where all of it is (IG-10.3 to IG-10.7)."""
    best, most = NOWHERE, 0
    for region in s.by_number():
        if region != s.vuko and not s.locked[region]:
            influence = s.influence(victim, region)
            if influence > most:
                best, most = region, influence
    if best == NOWHERE and s.vuko in s.open and s.influence(victim, s.vuko):
        return s.vuko
    return best


def visit(s: Midgaard, victim: int, region: int) -> None:
    if region == s.vuko:
        s.tell(says.VUKO_STAYS, region, victim)
    else:
        if s.vuko != NOWHERE and not s.locked[s.vuko] and active(s, FIRE_PEOPLE) and s.neutral[s.vuko]:
            s.tell(says.FOLLOWING, s.neutral[s.vuko], region)
            s.neutral[region] += s.neutral[s.vuko]
            s.neutral[s.vuko] = 0
        s.vuko = region
        s.held = [0] * len(s.held)
        s.tell(says.VUKO_GOES, region, victim)
    if s.vuko_tokens:
        s.vuko_tokens -= 1
        s.tokens[victim] += 1
        s.tell(says.TOKEN_RECEIVED, victim)


class VukoKills(Step):
    """One unit of the visited player there dies; the owner chooses among several (IG-10.10)."""

    seat: int
    rule = "IG-10.10"

    def run(self, s: Midgaard) -> None:
        levels = victims(s, self.seat)
        if len(levels) == 1:
            kill(s, self.seat, levels[0])
        elif levels:
            s.then(Lose(self.seat))


def victims(s: Midgaard, seat: int) -> list[int]:
    return [level for level in (1, 2, 3) if s.units_at(seat, level, s.vuko)]


def kill(s: Midgaard, seat: int, level: int) -> None:
    s.units[s.figure_at(seat, level, s.vuko)] = NOWHERE
    s.tell(says.VUKO_KILLS, seat, level - 1, s.vuko)


class Lose(Choice):
    rule = "IG-10.10"
    verbs = (do_lose,)

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_LOSE, (s.vuko,))

    def options(self, s: Midgaard) -> list[Action]:
        return [do_lose[level - 1] for level in victims(s, self.seat)]

    def take(self, s: Midgaard, action: Action) -> None:
        kill(s, self.seat, action.arg + 1)


class VukoHolds(Step):
    """Everybody's tokens tie up as many of their markers in his region (IG-10.11)."""

    rule = "IG-10.11"

    def run(self, s: Midgaard) -> None:
        for seat in range(s.table.seats):
            hold(s, seat)
            if s.held[seat]:
                s.tell(says.HELD, seat, s.held[seat], s.vuko)


def hold(s: Midgaard, seat: int) -> None:
    there = s.vuko != NOWHERE and not s.locked[s.vuko]
    s.held[seat] = min(s.tokens[seat], s.markers[seat * REGIONS + s.vuko]) if there else 0


class VukoTiles(Step):
    """The tiles in force, from the left (IG-14.4)."""

    rule = "IG-14.10"

    def run(self, s: Midgaard) -> None:
        for tile in active_tiles(s):
            if tile == NIGHTWALKERS:
                for seat in range(s.table.seats):
                    nightwalk(s, seat)
            elif tile == BEARS and not snow_falls(s, 1, None):
                return


def nightwalk(s: Midgaard, seat: int) -> None:
    """A marker for each token, and a token for each marker, those set aside first (IG-14.10, IG-14.11)."""
    taken = s.held[seat]
    if not taken:
        return
    for _ in range(taken):
        s.remove_marker(seat, s.vuko)
    s.tokens[seat] -= taken
    s.vuko_tokens += taken
    s.tell(says.NIGHTWALKERS_TOOK, seat, taken, s.vuko)
    hold(s, seat)
