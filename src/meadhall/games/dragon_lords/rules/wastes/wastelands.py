"""Chapter 16, the Wastelands: how a party sets out, moves, comes out again, and is lost."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import Stride
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import PARTIES
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.dice import Dice, parse_dice
from meadhall.games.dragon_lords.rules.common.mana import spend_mana
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war.band import QUEST, Band, spare
from meadhall.games.dragon_lords.rules.war.combat import begin
from meadhall.games.dragon_lords.rules.wastes import companions, prophecies, tools
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED, go_home, has_party, move_all
from meadhall.games.dragon_lords.rules.wastes.prophecies import betrayals_by_all
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import bits, has, mask_of, only, without
from meadhall.kernel.step import Step

GATE_SPACE = GATE - FIRST_SPACE


# --- setting out ----------------------------------------------------------------------------------


def may_set_out(s: DragonLordsState, people: int) -> bool:
    """Whether a people can send a party: it has none, and has lost none in this turn."""
    return not has_party(s, people) and not has(s.lost, people)


def might_set_out(s: DragonLordsState, people: int) -> bool:
    """Whether a people may have a commander at a teleportal who lets a party through, or at an entrance a marked unit
    that is no King."""
    doors = portals.working(s) if portals.is_open(s, GATE) else 0
    for entrance in s.facts.entrances:
        doors |= entrance
    return may_set_out(s, people) and guesses.might_have_counter(s, people, bits(doors & s.held(people) & s.crowded))


def units_at_portals(s: DragonLordsState, people: int) -> tuple[int, ...]:
    """How many units of a people stand in each teleportal territory."""
    return tuple(s.count(people, portal) for portal in bits(s.facts.portals))


def origins(s: DragonLordsState, people: int, space: int, stood: tuple[int, ...]) -> list[int]:
    """From where units can enter a space; ``stood`` says how many were at the portals when the phase began."""
    if space != GATE_SPACE:
        lands = bits(s.facts.entrances[space] & s.held(people))
    elif not portals.is_open(s, GATE):
        return []
    else:
        there = dict(zip(bits(s.facts.portals), stood, strict=True))
        lands = tuple(door for door in bits(portals.open_portals(s, people)) if there[door])
    return [land for land in lands if s.owner[land] == people and spare(s, people, land, QUEST) > 0]


class Enlist(PeopleChoice):
    """From which territory the new party sets out: all of it comes from one."""

    space: int
    stood: tuple[int, ...]
    rule = "DL-16.57"
    asks = messages.ASK_ENLIST
    about = ("people", "space")
    verbs = (do_from,)
    idle = (*do_from.actions,)

    def cites(self, s: DragonLordsState) -> str:
        return "DL-16.12" if self.space == GATE_SPACE else self.rule

    def might_enlist(self, s: DragonLordsState) -> int:
        """Where somebody may come from, as far as others can see, who do not know what marked units are."""
        lands = portals.working(s) if self.space == GATE_SPACE else s.facts.entrances[self.space]
        return lands & s.held(self.people) & s.crowded & s.camps[self.people]

    def options(self, s: DragonLordsState) -> list[Action]:
        lands = origins(s, self.people, self.space, self.stood)
        if not lands and self.space == GATE_SPACE:
            # In an imagined position the commander may be elsewhere, but in the real one a portal was open.
            lands = [land for land in bits(s.facts.portals) if s.count(self.people, land) > 1]
        return [do_from[land] for land in lands]

    def take(self, s: DragonLordsState, action: Action) -> None:
        land, most = action.arg, s.facts.parts.limits.party
        if self.space == GATE_SPACE:
            most = min(most, self.stood[bits(s.facts.portals).index(land)])
        s.then(Band(self.seat, self.people, land, PARTY, QUEST, most))


class Outfit(Step):
    """The first party of a people gets its first tools; a party that sets out by land takes what is stored."""

    people: int
    by_land: bool
    rule = "DL-16.15"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        s.tell(messages.PARTY_SET_OUT, people, s.party_at[people])
        if not has(s.equipped, people):
            s.equipped |= only(people)
            for tool in s.facts.parts.start.tools:
                tools.gain_tool(s, people, TOOL.find(tool))
        if self.by_land:
            tools.fetch_all(s, people)


# --- moving ---------------------------------------------------------------------------------------


@lru_cache(1 << 9)
@lru_cache(maxsize=1 << 10)
def spaces_by_steps(near: tuple[tuple[int, ...], ...], start: int, entering: bool, most: int) -> tuple[int, ...]:
    """Where a party can be after one step, two steps and so on, as sets. It never turns straight back.

    A party that is entering takes its first step into the village.
    """
    ways = {(start, NOWHERE)}
    found: list[int] = []
    for step in range(most):
        if step or not entering:
            ways = {(space, at) for at, came in ways for space in near[at] if space != came}
        found.append(mask_of(at for at, _ in ways))
    return tuple(found)


def rivals_in_reach(s: DragonLordsState, people: int) -> int:
    """The spaces where a party can stop early to attack, as a set; on a shrine there is peace."""
    parties = mask_of(s.party_at[rival] for rival in s.rivals(people) if has_party(s, rival))
    return parties & ~s.facts.shrines


class RollMove(Dice):
    """The roll for the length of a move; ``before`` is what was rolled already."""

    people: int
    before: int
    fogged: bool
    rule = "DL-16.16"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        roll = self.before + sum(faces)
        if not self.before:
            slower, _ = companions.step_changes(s, self.people)
            roll = max(roll - slower, 1)
        s.tell(messages.PARTY_ROLLED, self.people, roll)
        s.then(Journey(s.leader[self.people], self.people, roll, self.fogged))


def wander(s: DragonLordsState, people: int) -> None:
    """The party moves: its player chooses how far after a Wolf Moon, one step in a fog, or as far as is rolled."""
    seat = s.leader[people]
    if has(s.stride, people):
        s.then(Journey(seat, people, 0, False))
    elif has(s.fog, people):
        s.fog = without(s.fog, people)
        s.tell(messages.PARTY_IN_FOG, people)
        s.then(Journey(seat, people, 1, True))
    else:
        s.then(RollMove(1, s.facts.parts.places.move_die, (), people, 0, False))


class Journey(PeopleChoice):
    """Where the party goes. If ``roll`` is 0, the length of the move can be chosen."""

    roll: int
    fogged: bool
    rule = "DL-16.17"
    verbs = (do_to, do_prophesy)

    def prompt(self, s: DragonLordsState) -> Message:
        if self.roll:
            return Message(messages.ASK_JOURNEY, (self.people, self.roll))
        return Message(messages.ASK_STRIDE, (self.people,))

    def free(self, s: DragonLordsState) -> tuple[int, int]:
        """The shortest and the longest move without mana."""
        if not self.roll:
            stride = next(node.deed for node in s.facts.nodes if isinstance(node.deed, Stride))
            return stride.least, stride.most
        _, change = companions.step_changes(s, self.people)
        return max(self.roll - change, 1), self.roll + change

    def costs(self, s: DragonLordsState) -> dict[int, int]:
        """The spaces where the move can end, each with the least mana it takes."""
        shortest, longest = self.free(s)
        mana = 0 if self.fogged else s.mana[self.people]
        early = s.facts.villages | rivals_in_reach(s, self.people)
        start = s.party_at[self.people]
        costs: dict[int, int] = {}
        for index, spaces in enumerate(spaces_by_steps(s.facts.space_near, start, s.entering, longest + mana)):
            length = index + 1
            for space in bits(spaces):
                if length > longest:
                    cost = length - longest
                elif length >= shortest or has(early, space):
                    cost = 0
                else:
                    cost = shortest - length
                if cost <= mana and cost < costs.get(space, mana + 1):
                    costs[space] = cost
        return costs

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_to[FIRST_SPACE + space] for space in self.costs(s)]
        if self.roll and LONG_STRIDE in s.prophecies[self.people]:
            options.append(do_prophesy[LONG_STRIDE])
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action.verb is do_prophesy:
            prophecies.spend(s, self.people, LONG_STRIDE)
            spaces = s.facts.omens[LONG_STRIDE].spaces
            if isinstance(spaces, int):
                s.then(self.but(roll=self.roll + spaces))
            else:
                dice, sides, plus = parse_dice(spaces)
                s.then(RollMove(dice, sides, (), self.people, self.roll + plus, self.fogged))
            return
        space = action.arg - FIRST_SPACE
        cost = self.costs(s)[space]
        spend_mana(s, self.people, cost)
        arrive_at(s, self.people, space, cost)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
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
        if has(s.facts.shrines, space) and any(s.party_at[rival] == space for rival in s.rivals(self.people)):
            return "DL-16.19"
        _, longest = self.free(s)
        if any(has(spaces, space) for spaces in spaces_by_steps(s.facts.space_near, start, s.entering, longest)):
            return self.rule
        return "DL-16.20"


def arrive_at(s: DragonLordsState, people: int, space: int, cost: int = 0) -> None:
    """The party comes to a space, by foot or by magic, and meets what is there."""
    s.party_at[people] = space
    s.entering = False
    s.stride = without(s.stride, people)
    s.tell(messages.PARTY_MOVED, people, space, cost)
    s.then(Arrive(people))


BY_ROAD, BY_GATE, BY_CLARITY = range(3)
"""What lets a party choose its way: a prophecy, a quest card, or a spell."""


class Destination(PeopleChoice):
    """The party goes to any space; through the gate of a quest card also out of the Wastelands."""

    means: int
    rule = "DL-18.16"
    asks = messages.ASK_DESTINATION
    about = ("people",)
    verbs = (do_to,)

    def cites(self, s: DragonLordsState) -> str:
        return ("DL-18.16", "DL-19.29", "DL-12.37")[self.means]

    def options(self, s: DragonLordsState) -> list[Action]:
        here = NOWHERE if s.entering else s.party_at[self.people]
        options = [do_to[FIRST_SPACE + space] for space in range(SPACES) if space != here]
        if self.means == BY_GATE:
            options += [do_to[land] for land in range(TERRITORIES) if may_come_out(s, self.people, land)]
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action.arg < TERRITORIES:
            come_out(s, self.people, action.arg)
        else:
            arrive_at(s, self.people, action.arg - FIRST_SPACE)


# --- who else is there ----------------------------------------------------------------------------


class Arrive(Step):
    """Nobles go over to their people, enemies fight, others may betray the party, and then the space acts."""

    people: int
    rule = "DL-16.24"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        space = s.party_at[people]
        others = [one for one in s.clockwise(people) if s.party_at[one] == space]
        steps: list[Step] = []
        for other in others:
            deserted = _exchange_nobles(s, people, other)
            steps += [companions.KeepThree(one) for one in (people, other) if deserted]
            if s.hostile(people, other) and not has(s.facts.shrines, space):
                steps.append(Collide(people, other, deserted))
        s.then(*steps, betrayals_by_all(s, people), later.encounter(s, people))


def _exchange_nobles(s: DragonLordsState, people: int, other: int) -> tuple[int, ...]:
    """Which of two parties a noble has left for its own people."""
    pairs = ((people, other), (other, people))
    return tuple(left for joined, left in pairs if companions.noble_goes_over(s, joined, left))


class Collide(Step):
    """Enemies on one space fight, unless one of them, whom a noble has ``deserted``, asks for safe passage."""

    people: int
    rival: int
    deserted: tuple[int, ...]
    rule = "DL-16.24"

    def run(self, s: DragonLordsState) -> None:
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


class SafePassage(PeopleChoice):
    """``mover`` has come to the space of ``rival``; ``people`` is one of them, ``deserted`` the other or nobody."""

    mover: int
    rival: int
    deserted: tuple[int, ...]
    rule = "DL-17.29"
    verbs = (do_plea.verb, do_pass.verb)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_SAFE_PASSAGE, (self.people, self.other))

    @property
    def other(self) -> int:
        return self.rival if self.people == self.mover else self.mover

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, do_plea]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_plea:
            s.tell(messages.SAFE_PASSAGE, self.people, self.other)
        else:
            s.then(Collide(self.mover, self.rival, self.deserted))


# --- coming out -----------------------------------------------------------------------------------


def may_come_out(s: DragonLordsState, people: int, land: int) -> bool:
    """Whether a party can step into a territory: its own, a vacant one, or one where it will have to fight."""
    owner = s.owner[land]
    return has(s.facts.in_play, land) and (owner in (people, NOBODY) or s.hostile(people, owner))


def come_out(s: DragonLordsState, people: int, land: int) -> None:
    """All units of the party come to a territory; among enemies they fight later and cannot retreat."""
    vacant = s.owner[land] == NOBODY
    s.tell(messages.PARTY_CAME_OUT, people, land)
    move_all(s, people, PARTY, land, beamed=s.hostile(people, s.owner[land]))
    go_home(s, people)
    if vacant:
        harbours.take_vacant(s, land)


def exits(s: DragonLordsState, people: int) -> list[int]:
    """The territories that a party in a village can step into."""
    space = s.party_at[people]
    if space == NOWHERE or s.entering or not has(s.facts.villages, space):
        return []
    return [land for land in bits(s.facts.entrances[space]) if may_come_out(s, people, land)]


def is_at_gate(s: DragonLordsState, people: int) -> bool:
    return s.party_at[people] == GATE_SPACE and portals.is_open(s, GATE)


def might_leave(s: DragonLordsState, people: int) -> bool:
    """Whether a party may have a Wizard who leads it through the teleportal of the Wastelands."""
    return is_at_gate(s, people) and guesses.might_have_counter(s, people, (PARTY,))


def gate_exits(s: DragonLordsState, people: int) -> list[int]:
    """Where a party with a Wizard can go through the teleportal of the Wastelands, in the combat phase."""
    if not is_at_gate(s, people) or not s.wizards_at(people, PARTY):
        return []
    ways = [land for land in bits(portals.working(s)) if may_come_out(s, people, land)]
    return [*s.kingdoms_of(people), *ways]


def leave_by_gate(s: DragonLordsState, people: int, land: int) -> None:
    """Through the teleportal; whoever comes out among friends can attack in the same phase."""
    come_out(s, people, land)
