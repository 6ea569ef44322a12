"""Chapter 10, Vuko Drakkainen: whom he visits, where he goes, and what he does there."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.advanced import active, active_tiles
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.reputation import all_safe, lowest
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import BEARS, FIRE_PEOPLE, NIGHTWALKERS, do_lose
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class VukoAction(Step):
    rule = "IG-10.1"

    def run(self, s: IceGardenState) -> None:
        if waits(s):
            s.tell(messages.VUKO_WAITS)
            return
        victim = visited(s)
        region = destination(s, victim)
        s.then(VukoHolds(), VukoTiles())
        if region == NOWHERE:
            s.tell(messages.VUKO_FINDS_NOBODY, victim)
            return
        visit(s, victim, region)
        s.then(VukoKills(victim))


def waits(s: IceGardenState) -> bool:
    """While everybody is safe (IG-10.1); alone, in the first round until something is summoned (IG-15.23)."""
    return s.round == 1 and not s.stirred if s.facts.solo else all_safe(s)


def visited(s: IceGardenState) -> int:
    """Whom Vuko visits: the player with the worst reputation; alone, the player."""
    return 0 if s.facts.solo else lowest(s)


def expected_visit(s: IceGardenState) -> int:
    """Whom Vuko would visit as things stand, or nobody while he waits or characters are chosen."""
    return NOBODY if NOBODY in s.character or waits(s) else visited(s)


def destination(s: IceGardenState, victim: int) -> int:
    """The victim's strongest region other than Vuko's, or Vuko's if it is the only one (IG-10.3 to IG-10.7)."""
    best, most = NOWHERE, 0
    for region in s.by_number():
        if region != s.vuko and not s.locked[region]:
            influence = s.influence(victim, region)
            if influence > most:
                best, most = region, influence
    if best == NOWHERE and s.vuko in s.open and s.influence(victim, s.vuko):
        return s.vuko
    return best


def visit(s: IceGardenState, victim: int, region: int) -> None:
    if region == s.vuko:
        s.tell(messages.VUKO_STAYS, region, victim)
    else:
        if s.vuko != NOWHERE and not s.locked[s.vuko] and active(s, FIRE_PEOPLE) and s.neutral[s.vuko]:
            s.tell(messages.FOLLOWING, s.neutral[s.vuko], region)
            s.neutral[region] += s.neutral[s.vuko]
            s.neutral[s.vuko] = 0
        s.vuko = region
        s.held = [0] * len(s.held)
        s.tell(messages.VUKO_GOES, region, victim)
    if s.vuko_tokens:
        s.vuko_tokens -= 1
        s.tokens[victim] += 1
        s.tell(messages.TOKEN_RECEIVED, victim)


class VukoKills(Step):
    """One unit of the visited player dies there; the owner chooses among several kinds (IG-10.10)."""

    seat: int
    rule = "IG-10.10"

    def run(self, s: IceGardenState) -> None:
        levels = s.levels_at(self.seat, s.vuko)
        if len(levels) == 1:
            kill(s, self.seat, levels[0])
        elif levels:
            s.then(Lose(self.seat))


def kill(s: IceGardenState, seat: int, level: int) -> None:
    s.move_piece(seat, level, s.vuko, NOWHERE)
    s.tell(messages.VUKO_KILLS, seat, level - 1, s.vuko)


class Lose(Choice):
    rule = "IG-10.10"
    verbs = (do_lose,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_LOSE, (s.vuko,))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_lose[level - 1] for level in s.levels_at(self.seat, s.vuko)]

    def take(self, s: IceGardenState, action: Action) -> None:
        kill(s, self.seat, action.arg + 1)


class VukoHolds(Step):
    """Vuko holds a marker in his region for each Vuko token of its owner (IG-10.11)."""

    rule = "IG-10.11"

    def run(self, s: IceGardenState) -> None:
        for seat in range(s.facts.seats):
            hold(s, seat)
            if s.held[seat]:
                s.tell(messages.HELD, seat, s.held[seat], s.vuko)


def hold(s: IceGardenState, seat: int) -> None:
    there = s.vuko != NOWHERE and not s.locked[s.vuko]
    s.held[seat] = min(s.tokens[seat], s.markers_at(seat, s.vuko)) if there else 0


class VukoTiles(Step):
    """What the Vuko tiles in force do, from the left (IG-14.4)."""

    rule = "IG-14.10"

    def run(self, s: IceGardenState) -> None:
        for tile in active_tiles(s):
            if tile == NIGHTWALKERS:
                for seat in range(s.facts.seats):
                    nightwalk(s, seat)
            elif tile == BEARS and not snow_falls(s, 1, None):
                return


def nightwalk(s: IceGardenState, seat: int) -> None:
    """The markers that Vuko holds go back to their owner, and each takes a token with it (IG-14.10, IG-14.11)."""
    taken = s.held[seat]
    if not taken:
        return
    for _ in range(taken):
        s.remove_marker(seat, s.vuko)
    s.tokens[seat] -= taken
    s.vuko_tokens += taken
    s.tell(messages.NIGHTWALKERS_TOOK, seat, taken, s.vuko)
    hold(s, seat)
