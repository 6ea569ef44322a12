"""Chapter 16, the Wastelands: how a party sets out, moves, comes out again, and is lost."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.components import Stride
from meadhall.games.dragon_lords.fight import PARTIES
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.dice import Dice, thrown
from meadhall.games.dragon_lords.rules.common.mana import spend_mana
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.band import QUEST, Band, spare
from meadhall.games.dragon_lords.rules.war.combat import begin
from meadhall.games.dragon_lords.rules.wastes import companions, prophecies, tools
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED, go_home, has_party, move_all
from meadhall.games.dragon_lords.rules.wastes.prophecies import at_any_time
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE
from meadhall.games.dragon_lords.words import (
    FIRST_SPACE,
    GATE,
    LONG_STRIDE,
    PARTY,
    SPACES,
    TERRITORIES,
    TOOL,
    do_from,
    do_pass,
    do_plea,
    do_prophesy,
    do_to,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step

GATE_SPACE = GATE - FIRST_SPACE


# --- setting out ----------------------------------------------------------------------------------


def may_set_out(s: World, people: int) -> bool:
    """One party a people, and no new one in the turn in which one was lost."""
    return not has_party(s, people) and not s.lost >> people & 1


def might_set_out(s: World, people: int) -> bool:
    """Whether a people may have a commander at a teleportal who lets a party through, or at an entrance a marked unit
    that is no King."""
    doors = portals.working(s) if portals.is_open(s, GATE) else 0
    for entrance in s.table.entrances:
        doors |= entrance
    return may_set_out(s, people) and guesses.masked(s, people, bits(doors & s.held(people) & s.crowded))


def at_the_portals(s: World, people: int) -> tuple[int, ...]:
    """How many units of a people stand in each teleportal territory."""
    return tuple(s.count(people, portal) for portal in bits(s.table.portals))


def origins(s: World, people: int, space: int, stood: tuple[int, ...]) -> list[int]:
    """From where units can enter a space; ``stood`` says how many were at the portals when the phase began."""
    if space != GATE_SPACE:
        lands = bits(s.table.entrances[space])
    elif not portals.is_open(s, GATE):
        return []
    else:
        there = dict(zip(bits(s.table.portals), stood, strict=True))
        lands = tuple(door for door in bits(portals.doors(s, people)) if there[door])
    return [land for land in lands if s.owner[land] == people and spare(s, people, land, QUEST) > 0]


class Enlist(Choice):
    """From which territory the new party sets out: all of it comes from one."""

    people: int
    space: int
    stood: tuple[int, ...]
    rule = "DL-16.57"
    verbs = (do_from,)
    idle = (*do_from.actions,)

    def cites(self, s: World) -> str:
        return "DL-16.12" if self.space == GATE_SPACE else self.rule

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_ENLIST, (self.people, self.space))

    def might_enlist(self, s: World) -> int:
        """Where somebody may come from: who of marked units is a King or keeps a portal open, others cannot see."""
        lands = portals.working(s) if self.space == GATE_SPACE else s.table.entrances[self.space]
        return lands & s.held(self.people) & s.crowded & s.camps[self.people]

    def options(self, s: World) -> list[Action]:
        lands = origins(s, self.people, self.space, self.stood)
        if not lands and self.space == GATE_SPACE:
            # Whoever imagines this position may have put the commander elsewhere, but a portal was open.
            lands = [land for land in bits(s.table.portals) if s.count(self.people, land) > 1]
        return [do_from[land] for land in lands]

    def take(self, s: World, action: Action) -> None:
        land, most = action.arg, s.table.parts.limits.party
        if self.space == GATE_SPACE:
            most = min(most, self.stood[bits(s.table.portals).index(land)])
        s.then(Band(self.seat, self.people, land, PARTY, QUEST, most))


class Outfit(Step):
    """The first party of a people gets its first tools; a party that sets out by land takes what is stored."""

    people: int
    by_land: bool
    rule = "DL-16.15"

    def run(self, s: World) -> None:
        people = self.people
        s.tell(says.PARTY_SET_OUT, people, s.party_at[people])
        if not s.equipped >> people & 1:
            s.equipped |= 1 << people
            for tool in s.table.parts.start.tools:
                tools.gain_tool(s, people, TOOL.find(tool))
        if self.by_land:
            tools.fetch_all(s, people)


# --- moving ---------------------------------------------------------------------------------------


@lru_cache(1 << 9)
def walks(near: tuple[tuple[int, ...], ...], start: int, entering: bool, most: int) -> tuple[int, ...]:
    """By number of steps from one on, where a party can be that never turns straight back, as sets.

    A party that is entering takes its first step into the village.
    """
    ways = {(start, NOWHERE)}
    found: list[int] = []
    for step in range(most):
        if step or not entering:
            ways = {(space, at) for at, came in ways for space in near[at] if space != came}
        spaces = 0
        for at, _ in ways:
            spaces |= 1 << at
        found.append(spaces)
    return tuple(found)


def rivals_in_reach(s: World, people: int) -> int:
    """The spaces where a party can stop early to attack, as a set; on a shrine there is peace."""
    spaces = 0
    for rival in s.rivals(people):
        if has_party(s, rival):
            spaces |= 1 << s.party_at[rival]
    return spaces & ~s.table.shrines


class RollMove(Dice):
    """``before`` is what was rolled already."""

    people: int
    before: int
    fogged: bool
    rule = "DL-16.16"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        roll = self.before + sum(faces)
        if not self.before:
            slower, _ = companions.steps(s, self.people)
            roll = max(roll - slower, 1)
        s.tell(says.PARTY_ROLLED, self.people, roll)
        s.then(Journey(s.leader[self.people], self.people, roll, self.fogged))


def wander(s: World, people: int) -> None:
    """The party's move: chosen by the light of the Wolf Moon, one step in a fog, or rolled."""
    bit = 1 << people
    seat = s.leader[people]
    if s.stride & bit:
        s.then(Journey(seat, people, 0, False))
    elif s.fog & bit:
        s.fog ^= bit
        s.tell(says.PARTY_IN_FOG, people)
        s.then(Journey(seat, people, 1, True))
    else:
        s.then(RollMove(1, s.table.parts.places.move_die, (), people, 0, False))


class Journey(Choice):
    """Where the party goes. A ``roll`` of nothing means that the length of the move may be chosen."""

    people: int
    roll: int
    fogged: bool
    rule = "DL-16.17"
    verbs = (do_to, do_prophesy)

    def prompt(self, s: World) -> Message:
        if self.roll:
            return Message(says.ASK_JOURNEY, (self.people, self.roll))
        return Message(says.ASK_STRIDE, (self.people,))

    def free(self, s: World) -> tuple[int, int]:
        """The shortest and the longest move without mana."""
        if not self.roll:
            stride = next(node.deed for node in s.table.nodes if isinstance(node.deed, Stride))
            return stride.least, stride.most
        _, change = companions.steps(s, self.people)
        return max(self.roll - change, 1), self.roll + change

    def costs(self, s: World) -> dict[int, int]:
        """The spaces where the move can end, each with the least mana it takes."""
        shortest, longest = self.free(s)
        mana = 0 if self.fogged else s.mana[self.people]
        early = s.table.villages | rivals_in_reach(s, self.people)
        start = s.party_at[self.people]
        costs: dict[int, int] = {}
        for index, spaces in enumerate(walks(s.table.space_near, start, s.entering, longest + mana)):
            length = index + 1
            for space in bits(spaces):
                if length > longest:
                    cost = length - longest
                elif length >= shortest or early >> space & 1:
                    cost = 0
                else:
                    cost = shortest - length
                if cost <= mana and cost < costs.get(space, mana + 1):
                    costs[space] = cost
        return costs

    def options(self, s: World) -> list[Action]:
        options = [do_to[FIRST_SPACE + space] for space in self.costs(s)]
        if self.roll and LONG_STRIDE in s.prophecies[self.people]:
            options.append(do_prophesy[LONG_STRIDE])
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        if action.verb is do_prophesy:
            prophecies.spend(s, self.people, LONG_STRIDE)
            spaces = s.table.omens[LONG_STRIDE].spaces
            if isinstance(spaces, int):
                s.then(self.but(roll=self.roll + spaces))
            else:
                dice, sides, plus = thrown(spaces)
                s.then(RollMove(dice, sides, (), self.people, self.roll + plus, self.fogged))
            return
        space = action.arg - FIRST_SPACE
        cost = self.costs(s)[space]
        spend_mana(s, self.people, cost)
        travel(s, self.people, space, cost)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_prophesy:
            return "DL-18.21" if action.arg == LONG_STRIDE else "DL-18.2"
        space = action.arg - FIRST_SPACE if action.verb is do_to else NOWHERE
        if not 0 <= space < SPACES:
            return "DL-16.16"
        start = s.party_at[self.people]
        if self.fogged:
            return "DL-18.24"
        if space == start and not s.entering:
            return "DL-16.22" if self.roll > 1 else "DL-16.21"
        if s.table.shrines >> space & 1 and any(s.party_at[rival] == space for rival in s.rivals(self.people)):
            return "DL-16.19"
        _, longest = self.free(s)
        if any(spaces >> space & 1 for spaces in walks(s.table.space_near, start, s.entering, longest)):
            return self.rule
        return "DL-16.20"


def travel(s: World, people: int, space: int, cost: int = 0) -> None:
    """The party comes to a space, by foot or by magic, and meets what is there."""
    s.party_at[people] = space
    s.entering = False
    s.stride &= ~(1 << people)
    s.tell(says.PARTY_MOVED, people, space, cost)
    s.then(Arrive(people))


BY_ROAD, BY_GATE, BY_CLARITY = range(3)
"""What lets a party choose its way: a prophecy, a quest card, or a spell."""


class Destination(Choice):
    """The party goes to any space; through the gate of a quest card also out of the Wastelands."""

    people: int
    means: int
    rule = "DL-18.16"
    verbs = (do_to,)

    def cites(self, s: World) -> str:
        return ("DL-18.16", "DL-19.29", "DL-12.37")[self.means]

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_DESTINATION, (self.people,))

    def options(self, s: World) -> list[Action]:
        here = NOWHERE if s.entering else s.party_at[self.people]
        options = [do_to[FIRST_SPACE + space] for space in range(SPACES) if space != here]
        if self.means == BY_GATE:
            options += [do_to[land] for land in range(TERRITORIES) if may_come_out(s, self.people, land)]
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        if action.arg < TERRITORIES:
            come_out(s, self.people, action.arg)
        else:
            travel(s, self.people, action.arg - FIRST_SPACE)


# --- who else is there ----------------------------------------------------------------------------


class Arrive(Step):
    """Nobles go over to their people, enemies fight, others may betray the party, and then the space acts."""

    people: int
    rule = "DL-16.24"

    def run(self, s: World) -> None:
        people = self.people
        space = s.party_at[people]
        others = [one for one in s.clockwise(people) if s.party_at[one] == space]
        steps: list[Step] = []
        for other in others:
            deserted = _exchange_nobles(s, people, other)
            steps += [companions.KeepThree(one) for one in (people, other) if deserted]
            if s.hostile(people, other) and not s.table.shrines >> space & 1:
                steps.append(Collide(people, other, deserted))
        s.then(*steps, at_any_time(s, people), later.encounter(s, people))


def _exchange_nobles(s: World, people: int, other: int) -> tuple[int, ...]:
    """The parties, of these two, that a noble has left."""
    pairs = ((people, other), (other, people))
    return tuple(left for joined, left in pairs if companions.find_their_people(s, joined, left))


class Collide(Step):
    """Enemies on one space fight, unless one of them, whom a noble has ``deserted``, asks for safe passage."""

    people: int
    rival: int
    deserted: tuple[int, ...]
    rule = "DL-16.24"

    def run(self, s: World) -> None:
        if not (has_party(s, self.people) and has_party(s, self.rival)):
            return
        for number, asked in enumerate(self.deserted):
            rest = self.deserted[number + 1 :]
            step = SafePassage(s.leader[asked], asked, self.people, self.rival, rest)
            if offer(s, step, asked, FIRST_SPACE + s.party_at[asked], False):
                return
        s.done = (*s.done, CLASHED)
        # The one who moved attacks.
        begin(s, PARTIES, FIRST_SPACE + s.party_at[self.people], self.people, self.rival)


class SafePassage(Choice):
    """``mover`` has come to the space of ``rival``; ``people`` is one of them, ``deserted`` the other or nobody."""

    people: int
    mover: int
    rival: int
    deserted: tuple[int, ...]
    rule = "DL-17.29"
    verbs = (do_plea.verb, do_pass.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SAFE_PASSAGE, (self.people, self.other))

    @property
    def other(self) -> int:
        return self.rival if self.people == self.mover else self.mover

    def options(self, s: World) -> list[Action]:
        return [do_pass, do_plea]

    def take(self, s: World, action: Action) -> None:
        if action is do_plea:
            s.tell(says.SAFE_PASSAGE, self.people, self.other)
        else:
            s.then(Collide(self.mover, self.rival, self.deserted))


# --- coming out -----------------------------------------------------------------------------------


def may_come_out(s: World, people: int, land: int) -> bool:
    """Whether a party can step into a territory: its own, a vacant one, or one where it will have to fight."""
    owner = s.owner[land]
    return bool(s.table.in_play >> land & 1) and (owner in (people, NOBODY) or s.hostile(people, owner))


def come_out(s: World, people: int, land: int) -> None:
    """All units of the party come to a territory; among enemies they fight later and cannot retreat."""
    vacant = s.owner[land] == NOBODY
    s.tell(says.PARTY_CAME_OUT, people, land)
    move_all(s, people, PARTY, land, beamed=s.hostile(people, s.owner[land]))
    go_home(s, people)
    if vacant:
        harbours.claim(s, land)


def exits(s: World, people: int) -> list[int]:
    """The territories that a party in a village can step into."""
    space = s.party_at[people]
    if space == NOWHERE or s.entering or not s.table.villages >> space & 1:
        return []
    return [land for land in bits(s.table.entrances[space]) if may_come_out(s, people, land)]


def is_at_gate(s: World, people: int) -> bool:
    return s.party_at[people] == GATE_SPACE and portals.is_open(s, GATE)


def might_leave(s: World, people: int) -> bool:
    """Whether a party may have a Wizard who leads it through the teleportal of the Wastelands."""
    return is_at_gate(s, people) and guesses.masked(s, people, (PARTY,))


def gate_exits(s: World, people: int) -> list[int]:
    """Where a party with a Wizard can go through the teleportal of the Wastelands, in the combat phase."""
    if not is_at_gate(s, people) or not s.wizards_at(people, PARTY):
        return []
    ways = [land for land in bits(portals.working(s)) if may_come_out(s, people, land)]
    return [*s.kingdoms_of(people), *ways]


def leave_by_gate(s: World, people: int, land: int) -> None:
    """Through the teleportal; whoever comes out among friends can attack in the same phase."""
    come_out(s, people, land)
