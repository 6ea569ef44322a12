"""Chapter 5, attacks: from several sides into one territory, one after the other, and on from what was won."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import AT_SEA, LAND
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import Dice, thrown
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.sea.harbours import claim
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war import combat
from meadhall.games.dragon_lords.rules.war.band import ATTACK, HASTE, MOST, PORTAL_ATTACK, Band, leaving, spare
from meadhall.games.dragon_lords.rules.war.healing import cost, pay_for
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import (
    COUNT,
    FIRST_SEA,
    GJALLARHORN,
    MUSPELHEIM,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
    do_attack,
    do_done,
    do_from,
    do_pass,
    do_spell,
)
from meadhall.games.dragon_lords.words import HASTE as HASTE_SPELL
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.step import Choice, Step

BATTLE = "battle"
"""The first battle of the turn has begun."""
HORN = "gjallarhorn"


def targets(s: World, people: int) -> int:
    """Enemy territories that can be attacked on foot or through a portal, as a set."""
    near = s.table.near
    found = portals.working(s) if gates(s, people) else 0
    for land in bits(leaving(s, people, ATTACK)):
        found |= near[land]
    return found & s.enemies(people)


def origins(s: World, people: int, goal: int) -> int:
    """Adjacent friendly territories with somebody to spare."""
    return leaving(s, people, ATTACK, s.table.near[goal])


def gates(s: World, people: int) -> list[int]:
    """Teleportal territories from which somebody can come through to any other."""
    return [land for land in bits(portals.doors(s, people)) if spare(s, people, land, PORTAL_ATTACK) > 0]


def might_come(s: World, people: int, goal: int) -> int:
    """Where attackers may come from for all that others can see: who of marked units is tired, or leads others through
    a teleportal, is hidden."""
    found = s.table.near[goal]
    if portals.working(s) >> goal & 1 and s.hostile(people, s.owner[goal]):
        found |= portals.working(s)
    return found & s.held(people) & s.crowded & s.camps[people] & ~(1 << goal)


def might_come_through(s: World, people: int) -> bool:
    """Whether a people may have a commander at a teleportal that leads to enemies."""
    portal = portals.working(s)
    return bool(portal & s.enemies(people)) and guesses.masked(s, people, bits(portal & s.held(people) & s.crowded))


def begin(s: World, people: int, goal: int) -> None:
    """Gather the attackers of a territory; with a single origin there is no need to name it."""
    seat = s.leader[people]
    muster = Muster(seat, people, goal)
    several = (origins(s, people, goal) | might_come(s, people, goal)).bit_count() > 1
    if goal in s.guests or (several and s.table.always_pause):
        s.then(muster)
    else:
        s.ask_or_take(muster)


class Muster(Choice):
    """From where attackers come, until that is enough; ``asked`` are the territories that have sent theirs."""

    people: int
    goal: int
    asked: int = 0
    rule = "DL-5.5"
    verbs = (do_from, do_done.verb)
    idle = (do_done, *do_from.actions)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_MUSTER_MORE if self.goal in s.guests else says.ASK_MUSTER, (self.goal,))

    def options(self, s: World) -> list[Action]:
        ready = origins(s, self.people, self.goal)
        if portals.working(s) >> self.goal & 1 and s.hostile(self.people, s.owner[self.goal]):
            ready |= mask_of(gates(s, self.people))
        # An attack that is only declared (DL-22.9) and declared once more brings somebody, else it could be for ever.
        again = s.table.attacks and ready and not self.asked
        enough = self.goal in s.guests and not again
        return [*([do_done] if enough else []), *(do_from[land] for land in bits(ready & ~self.asked))]

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            if not s.table.attacks:
                battle(s, self.people, self.goal)
            return
        land = action.arg
        walks = s.table.near[self.goal] >> land & 1
        band = Band(self.seat, self.people, land, self.goal, ATTACK if walks else PORTAL_ATTACK, MOST, not walks)
        s.then(band, Crossing(self.people, land, self.goal), Gather(self.people, self.goal, self.asked | 1 << land))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_from:
            land = action.arg
            if s.owner[land] != self.people:
                return "DL-5.1"
            if not s.table.near[self.goal] >> land & 1:
                if s.table.portals >> land & s.table.portals >> self.goal & 1:
                    return "DL-14.20"
                return "DL-5.2" if s.table.parted(self.goal, land) else "DL-1.4"
            if s.units[land] < 2:
                return "DL-5.3"
            return self.rule if self.asked >> land & 1 else "DL-5.17"
        return self.rule


class Gather(Step):
    """Ask on as long as others could come, and then fight."""

    people: int
    goal: int
    asked: int = 0
    rule = "DL-5.5"

    def run(self, s: World) -> None:
        # A wall of fire may have taken all who came.
        if s.over or self.goal not in s.guests:
            return
        step = Muster(s.leader[self.people], self.people, self.goal, self.asked)
        if ask(s, step, bool(might_come(s, self.people, self.goal) & ~self.asked)):
            return
        if not s.table.attacks:
            battle(s, self.people, self.goal)


# --- the wall of fire -----------------------------------------------------------------------------


class Crossing(Step):
    """An army that follows through the wall of fire burns."""

    people: int
    origin: int
    goal: int
    rule = "DL-13.30"

    def run(self, s: World) -> None:
        if (self.origin, self.goal) in s.walls and self.goal in s.guests:
            hits = s.table.scroll_parts[MUSPELHEIM].power.hits
            if isinstance(hits, int):
                singe(s, self.people, self.goal, hits)
            else:
                dice, sides, _ = thrown(hits)
                s.then(WallRoll(dice, sides, (), self.people, self.goal))


class WallRoll(Dice):
    people: int
    goal: int
    rule = "DL-13.30"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        singe(s, self.people, self.goal, sum(faces))


def singe(s: World, people: int, goal: int, hits: int) -> None:
    s.tell(says.WALL_BURNS, people, hits)
    # Whoever raised the wall has gone behind it.
    lose(s, people, (goal,), hits, s.owner[goal])


# --- battle ---------------------------------------------------------------------------------------


def pending(s: World, people: int) -> list[int]:
    """Zones where units of the active people stand among enemies and have to fight."""
    found = [zone for zone in s.guests if zone < TERRITORIES and s.hostile(people, s.owner[zone])]
    blockades = s.blockaded(people)
    if not blockades:
        return found
    seas = s.patrolled(people)
    for zone, (walked, beamed) in s.guests.items():
        if zone >= FIRST_SEA and walked + beamed > s.dragonlords_at(people, zone).bit_count():
            seas |= 1 << (zone - FIRST_SEA)
    return found + [FIRST_SEA + sea for sea in bits(seas & blockades)]


def battle(s: World, people: int, zone: int) -> None:
    """Begin the battle for a zone; somebody may come to the defenders' aid first."""
    if BATTLE not in s.done:
        s.done = (*s.done, BATTLE)
    if zone >= FIRST_SEA:
        combat.begin(s, AT_SEA, zone, people, s.blockader(people, zone))
        return
    s.then(Battle(people, zone))
    defender = s.owner[zone]
    if s.plays(defender) and HORN not in s.done:
        step = BlowHorn(s.leader[defender], defender, zone)
        might = bool(step.neighbours(s)) and guesses.bears(s, defender, (GJALLARHORN,), (zone,))
        offer(s, step, defender, zone, might)


class Battle(Step):
    people: int
    zone: int
    rule = "DL-5.1"

    def run(self, s: World) -> None:
        if self.zone not in s.guests:
            return
        if s.owner[self.zone] == NOBODY:
            s.settle(self.zone)
            claim(s, self.zone)
            return
        combat.begin(s, LAND, self.zone, self.people, s.owner[self.zone])


class BlowHorn(Choice):
    """Gjallarhorn calls up to three units from one neighbour before the first round."""

    people: int
    zone: int
    rule = "DL-20.27"
    verbs = (do_from, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_HORN, (self.zone,))

    def neighbours(self, s: World) -> list[int]:
        """The neighbours that somebody can come from."""
        return [land for land in bits(s.table.near[self.zone]) if s.owner[land] == self.people and s.units[land] > 1]

    def options(self, s: World) -> list[Action]:
        if not s.bears(self.people, GJALLARHORN, self.zone):
            return [do_pass]
        return [do_pass, *(do_from[land] for land in self.neighbours(s))]

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            return
        s.done = (*s.done, HORN)
        show(s, self.people, GJALLARHORN)
        most = min(s.table.treasure_parts[GJALLARHORN].units, len(COUNT))
        s.then(Band(self.seat, self.people, action.arg, self.zone, ATTACK, most))


# --- Haste ----------------------------------------------------------------------------------------


def hasty(s: World, people: int) -> list[Action]:
    """Wizards who can send others far ahead."""
    options: list[Action] = []
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        land = s.where(people, wizard)
        if not 0 <= land < TERRITORIES or s.owner[land] != people or not s.knows(people, wizard, HASTE_SPELL):
            continue
        able = s.mana[people] >= cost(s, people, HASTE_SPELL, land) and spare(s, people, land, HASTE) > 0
        if able and hasty_targets(s, people, land):
            options.append(do_spell[wizard][HASTE_SPELL])
    return options


def hasty_targets(s: World, people: int, land: int) -> int:
    """Enemy territories next to what can be reached through friendly ones."""
    beside = 0
    for one in bits(hasty_reach(s, people, land)):
        beside |= s.table.near[one]
    return beside & s.enemies(people)


def hasty_reach(s: World, people: int, land: int) -> int:
    """A territory, and those that can be reached from it through friendly ones."""
    steps = s.table.spell_parts[HASTE_SPELL].power.steps
    own = s.held(people)
    reached = edge = 1 << land
    for _ in range(steps):
        beside = 0
        for one in bits(edge):
            beside |= s.table.near[one]
        edge = beside & own & ~reached
        reached |= edge
    return reached


def hasty_units(s: World) -> int:
    """How many can be sent ahead."""
    return s.table.spell_parts[HASTE_SPELL].power.units


def make_haste(s: World, people: int, wizard: int) -> None:
    land = s.where(people, wizard)
    pay_for(s, people, wizard, HASTE_SPELL)
    s.tell(says.SPELL_CAST, people, wizard, HASTE_SPELL)
    s.then(HasteTo(s.leader[people], people, land))


class HasteTo(Choice):
    """Which territory the hasty attack."""

    people: int
    land: int
    rule = "DL-12.40"
    verbs = (do_attack,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_HASTE, (self.land,))

    def options(self, s: World) -> list[Action]:
        return [do_attack[goal] for goal in bits(hasty_targets(s, self.people, self.land))]

    def take(self, s: World, action: Action) -> None:
        band = Band(self.seat, self.people, self.land, action.arg, HASTE, hasty_units(s))
        # They go round the wall of fire if they can.
        ways = bits(hasty_reach(s, self.people, self.land) & s.table.near[action.arg])
        way = next((one for one in ways if (one, action.arg) not in s.walls), ways[0])
        s.then(band, Crossing(self.people, way, action.arg), Gather(self.people, action.arg))
