"""Chapter 15, the Elves' sneak attack: one throw without an answer, out of the territories next door."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import ATTACKER, LAND, Fight
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.course.elimination import Aftermath
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.war.band import SNEAK, Band, spare
from meadhall.games.dragon_lords.rules.war.capture import take
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice, might_prepare
from meadhall.games.dragon_lords.rules.war.escapes import neighbours
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.war.retreat import go_back
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import realm_of
from meadhall.games.dragon_lords.words import ELVES, PER_REALM, do_done, do_from, do_retreat, do_sneak
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


def targets(s: World, people: int) -> list[Action]:
    """Enemies in a Realm of the Elves that have not been sneaked upon in this turn."""
    if people != ELVES:
        return []
    realm = 0
    for home in s.kingdoms_of(people):
        realm |= s.table.realms[home // PER_REALM]
    prey = realm & s.enemies(people) & ~s.sneaked
    return [do_sneak[land] for land in bits(prey) if land not in s.guests and origins(s, people, land)]


def origins(s: World, people: int, goal: int) -> list[int]:
    """Adjacent territories with units that have neither moved nor fought."""
    near = bits(s.table.near[goal] & s.held(people) & s.crowded)
    return [land for land in near if spare(s, people, land, SNEAK) > 0]


def why_not(s: World, people: int, land: int) -> str:
    if people != ELVES:
        return "DL-15.10"
    if s.sneaked >> land & 1:
        return "DL-15.19"
    realm = realm_of(land)
    if realm < 0 or s.owner[realm * PER_REALM] != people:
        return "DL-15.9"
    return why_nobody_comes(s, people, land) if s.hostile(people, s.owner[land]) else "DL-15.9"


def why_nobody_comes(s: World, people: int, goal: int) -> str:
    """Why no unit next to the goal can join."""
    beside = [land for land in bits(s.table.near[goal]) if s.owner[land] == people]
    if not beside:
        return "DL-15.12"
    return "DL-15.15" if all(s.units[land] < 2 for land in beside) else "DL-15.13"


class SneakMuster(Choice):
    """Five at most, from any adjacent territories."""

    people: int
    goal: int
    rule = "DL-15.11"
    verbs = (do_from, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SNEAK, (self.goal,))

    def left(self, s: World) -> int:
        return s.table.parts.gifts.sneak_units - s.guests_in(self.goal)

    def options(self, s: World) -> list[Action]:
        options = [do_done] if self.goal in s.guests else []
        if self.left(s) > 0:
            options += [do_from[land] for land in origins(s, self.people, self.goal)]
        return options

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            begin(s, self.people, self.goal)
            return
        s.then(
            Band(self.seat, self.people, action.arg, self.goal, SNEAK, self.left(s)),
            SneakOn(self.people, self.goal),
        )

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_from and self.left(s) > 0:
            if s.owner[action.arg] != self.people or not s.table.near[self.goal] >> action.arg & 1:
                return "DL-15.12"
            return "DL-15.15" if s.units[action.arg] < 2 else "DL-15.13"
        return self.rule


class SneakOn(Step):
    people: int
    goal: int
    rule = "DL-15.14"

    def run(self, s: World) -> None:
        step = SneakMuster(s.leader[self.people], self.people, self.goal)
        tired = s.table.near[self.goal] & s.held(self.people) & s.crowded & s.camps[self.people]
        if not ask(s, step, bool(tired) and step.left(s) > 0):
            begin(s, self.people, self.goal)


def begin(s: World, people: int, goal: int) -> None:
    s.sneaked |= 1 << goal
    s.fight = Fight(LAND, goal, people, s.owner[goal])
    s.tell(says.SNEAK_ATTACK, people, goal)
    s.then(SneakThrow(people))
    ask(s, PrepareChoice(s.leader[people], people, ATTACKER), might_prepare(s, s.fight, ATTACKER))


class SneakThrow(Step):
    people: int
    rule = "DL-15.16"

    def run(self, s: World) -> None:
        fight = s.current_fight()
        s.then(SneakRoll(s.force(fight, ATTACKER), 6, (), strength(s, fight, ATTACKER)))


class SneakRoll(Dice):
    need: int
    rule = "DL-15.16"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hits = sum(face <= self.need for face in faces)
        s.tell(says.MELEE, fight.attacker, len(faces), self.need, hits)
        s.then(SneakEnd())
        lose(s, fight.defender, (fight.zone,), hits, fight.attacker)


class SneakEnd(Step):
    """Back to one place if anybody is left, else the territory is taken."""

    rule = "DL-15.17"

    def run(self, s: World) -> None:
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
            take(s, fight.zone, fight.defender)


class SneakBack(Choice):
    people: int
    zone: int
    rule = "DL-15.17"
    verbs = (do_retreat,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SNEAK_BACK)

    def options(self, s: World) -> list[Action]:
        return [do_retreat[land] for land in neighbours(s, self.people, self.zone)]

    def take(self, s: World, action: Action) -> None:
        go_back(s, self.people, self.zone, action.arg)
