"""Chapter 15, the Elves' sneak attack: one throw from adjacent territories that nobody answers."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import realm_of
from meadhall.games.dragon_lords.fight import ATTACKER, LAND, Fight
from meadhall.games.dragon_lords.rules.common.dice import SIX, Dice
from meadhall.games.dragon_lords.rules.common.lands import friendly_neighbours, realms_of
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.course.elimination import Aftermath
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.war.band import SNEAK, Band, spare
from meadhall.games.dragon_lords.rules.war.capture import take_territory
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice, might_prepare
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.war.retreat import go_back
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import ELVES, PER_REALM, do_done, do_from, do_retreat, do_sneak
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has, only
from meadhall.kernel.step import Step


def targets(s: DragonLordsState, people: int) -> list[Action]:
    """Enemies in a Realm of the Elves that have not been sneaked upon in this turn."""
    if people != ELVES:
        return []
    prey = realms_of(s, people) & s.enemies(people) & ~s.sneaked
    return [do_sneak[land] for land in bits(prey) if land not in s.guests and origins(s, people, land)]


def origins(s: DragonLordsState, people: int, goal: int) -> list[int]:
    """Adjacent territories with units that have neither moved nor fought."""
    near = bits(s.facts.near[goal] & s.held(people) & s.crowded)
    return [land for land in near if spare(s, people, land, SNEAK) > 0]


def why_not(s: DragonLordsState, people: int, land: int) -> str:
    if people != ELVES:
        return "DL-15.10"
    if has(s.sneaked, land):
        return "DL-15.19"
    realm = realm_of(land)
    if realm < 0 or s.owner[realm * PER_REALM] != people:
        return "DL-15.9"
    return why_nobody_comes(s, people, land) if s.hostile(people, s.owner[land]) else "DL-15.9"


def why_nobody_comes(s: DragonLordsState, people: int, goal: int) -> str:
    """The rule by which no unit next to the goal can join."""
    beside = friendly_neighbours(s, people, goal)
    if not beside:
        return "DL-15.12"
    return "DL-15.15" if all(s.units[land] < 2 for land in beside) else "DL-15.13"


class SneakMuster(PeopleChoice):
    """From where units join the sneak attack: five at most, from any adjacent territories."""

    goal: int
    rule = "DL-15.11"
    asks = messages.ASK_SNEAK
    about = ("goal",)
    verbs = (do_from, do_done.verb)
    idle = (do_done,)

    def left(self, s: DragonLordsState) -> int:
        return s.facts.parts.gifts.sneak_units - s.guests_in(self.goal)

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_done] if self.goal in s.guests else []
        if self.left(s) > 0:
            options += [do_from[land] for land in origins(s, self.people, self.goal)]
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            begin(s, self.people, self.goal)
            return
        s.then(
            Band(self.seat, self.people, action.arg, self.goal, SNEAK, self.left(s)),
            SneakOn(self.people, self.goal),
        )

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_from and self.left(s) > 0:
            if s.owner[action.arg] != self.people or not has(s.facts.near[self.goal], action.arg):
                return "DL-15.12"
            return "DL-15.15" if s.units[action.arg] < 2 else "DL-15.13"
        return self.rule


class SneakOn(Step):
    people: int
    goal: int
    rule = "DL-15.14"

    def run(self, s: DragonLordsState) -> None:
        step = SneakMuster(s.leader[self.people], self.people, self.goal)
        tired = s.facts.near[self.goal] & s.held(self.people) & s.crowded & s.camps[self.people]
        if not ask(s, step, bool(tired) and step.left(s) > 0):
            begin(s, self.people, self.goal)


def begin(s: DragonLordsState, people: int, goal: int) -> None:
    s.sneaked |= only(goal)
    s.fight = Fight(LAND, goal, people, s.owner[goal])
    s.tell(messages.SNEAK_ATTACK, people, goal)
    s.then(SneakThrow(people))
    ask(s, PrepareChoice(s.leader[people], people, ATTACKER), might_prepare(s, s.fight, ATTACKER))


class SneakThrow(Step):
    people: int
    rule = "DL-15.16"

    def run(self, s: DragonLordsState) -> None:
        fight = s.current_fight()
        s.then(SneakRoll(s.force(fight, ATTACKER), SIX, (), strength(s, fight, ATTACKER)))


class SneakRoll(Dice):
    need: int
    rule = "DL-15.16"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hits = sum(face <= self.need for face in faces)
        s.tell(messages.MELEE, fight.attacker, len(faces), self.need, hits)
        s.then(SneakEnd())
        lose(s, fight.defender, (fight.zone,), hits, fight.attacker)


class SneakEnd(Step):
    """The Elves go back to one territory if defenders are left, else they take the territory."""

    rule = "DL-15.17"

    def run(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is None or s.over:
            return
        s.fight = None
        survivors = s.units[fight.zone]
        s.then(Aftermath())
        if survivors:
            hand_out_loot(s, fight, fight.defender)
            s.then(SneakBack(s.leader[fight.attacker], fight.attacker, fight.zone))
        else:
            hand_out_loot(s, fight, fight.attacker)
            take_territory(s, fight.zone)


class SneakBack(PeopleChoice):
    zone: int
    rule = "DL-15.17"
    asks = messages.ASK_SNEAK_BACK
    verbs = (do_retreat,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_retreat[land] for land in friendly_neighbours(s, self.people, self.zone)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        go_back(s, self.people, self.zone, action.arg)
