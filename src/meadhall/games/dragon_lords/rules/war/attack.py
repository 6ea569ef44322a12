"""Chapter 5, attacks: on one territory at a time, from several sides, and on from a territory that was taken."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.fight import AT_SEA, LAND
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.lands import friendly_neighbours
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.sea.harbours import take_vacant
from meadhall.games.dragon_lords.rules.sorcery import portals
from meadhall.games.dragon_lords.rules.war import combat
from meadhall.games.dragon_lords.rules.war.band import ATTACK, HASTE, MOST, PORTAL_ATTACK, Band, lands_to_leave, spare
from meadhall.games.dragon_lords.rules.war.healing import mana_cost, pay_for
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import bits, has, mask_of, more_than_one, only, union_of, without
from meadhall.kernel.step import Step

BATTLE = "battle"
"""Noted among the deeds of a turn: the first battle has begun."""
HORN = "gjallarhorn"


def targets(s: DragonLordsState, people: int) -> int:
    """Enemy territories that can be attacked on foot or through a portal, as a set."""
    through_portals = portals.working(s) if portal_origins(s, people) else 0
    return (through_portals | union_of(s.facts.near, lands_to_leave(s, people, ATTACK))) & s.enemies(people)


def origins(s: DragonLordsState, people: int, goal: int) -> int:
    """Adjacent friendly territories with somebody to spare."""
    return lands_to_leave(s, people, ATTACK, s.facts.near[goal])


def portal_origins(s: DragonLordsState, people: int) -> list[int]:
    """Teleportal territories from which somebody can come through to any other."""
    return [land for land in bits(portals.open_portals(s, people)) if spare(s, people, land, PORTAL_ATTACK) > 0]


def might_come_from(s: DragonLordsState, people: int, goal: int) -> int:
    """Where attackers may come from, as far as others can see: they cannot tell which marked units are tired, or lead
    others through a teleportal."""
    found = s.facts.near[goal]
    if has(portals.working(s), goal) and s.hostile(people, s.owner[goal]):
        found |= portals.working(s)
    return without(found & s.held(people) & s.crowded & s.camps[people], goal)


def might_come_through(s: DragonLordsState, people: int) -> bool:
    """Whether a people may have a commander at a teleportal that leads to enemies."""
    working = portals.working(s)
    own = bits(working & s.held(people) & s.crowded)
    return bool(working & s.enemies(people)) and guesses.might_have_counter(s, people, own)


def begin(s: DragonLordsState, people: int, goal: int) -> None:
    """Gather the attackers of a territory; with a single origin there is no need to name it."""
    seat = s.leader[people]
    muster = Muster(seat, people, goal)
    several = more_than_one(origins(s, people, goal) | might_come_from(s, people, goal))
    if goal in s.guests or (several and s.facts.always_pause):
        s.then(muster)
    else:
        s.ask_or_take(muster)


class Muster(PeopleChoice):
    """From where attackers come, until that is enough; ``asked`` are the territories that have sent theirs."""

    goal: int
    asked: int = 0
    rule = "DL-5.5"
    verbs = (do_from, do_done.verb)
    idle = (do_done, *do_from.actions)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_MUSTER_MORE if self.goal in s.guests else messages.ASK_MUSTER, (self.goal,))

    def options(self, s: DragonLordsState) -> list[Action]:
        ready = origins(s, self.people, self.goal)
        if has(portals.working(s), self.goal) and s.hostile(self.people, s.owner[self.goal]):
            ready |= mask_of(portal_origins(s, self.people))
        # An attack that is only declared (DL-22.9) can be declared again and again, so each time somebody has to come.
        again = s.facts.attacks and ready and not self.asked
        enough = self.goal in s.guests and not again
        return [*([do_done] if enough else []), *(do_from[land] for land in bits(ready & ~self.asked))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            if not s.facts.attacks:
                battle(s, self.people, self.goal)
            return
        land = action.arg
        walks = has(s.facts.near[self.goal], land)
        band = Band(self.seat, self.people, land, self.goal, ATTACK if walks else PORTAL_ATTACK, MOST, not walks)
        s.then(band, Crossing(self.people, land, self.goal), Gather(self.people, self.goal, self.asked | only(land)))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_from:
            land = action.arg
            if s.owner[land] != self.people:
                return "DL-5.1"
            if not has(s.facts.near[self.goal], land):
                if portals.are_linked(s, land, self.goal):
                    return "DL-14.20"
                return "DL-5.2" if s.facts.parted(self.goal, land) else "DL-1.4"
            if s.units[land] < 2:
                return "DL-5.3"
            return self.rule if has(self.asked, land) else "DL-5.17"
        return self.rule


class Gather(Step):
    """Ask again as long as others can come, and then begin the battle."""

    people: int
    goal: int
    asked: int = 0
    rule = "DL-5.5"

    def run(self, s: DragonLordsState) -> None:
        # A wall of fire may have taken all who came.
        if s.over or self.goal not in s.guests:
            return
        step = Muster(s.leader[self.people], self.people, self.goal, self.asked)
        if ask(s, step, bool(might_come_from(s, self.people, self.goal) & ~self.asked)):
            return
        if not s.facts.attacks:
            battle(s, self.people, self.goal)


# --- the wall of fire -----------------------------------------------------------------------------


class Crossing(Step):
    """Attackers who cross the wall of fire suffer hits."""

    people: int
    origin: int
    goal: int
    rule = "DL-13.30"

    def run(self, s: DragonLordsState) -> None:
        if (self.origin, self.goal) in s.walls and self.goal in s.guests:
            WallRoll(0, 0, (), self.people, self.goal).throw(s, s.facts.scroll_parts[MUSPELHEIM].power.hits)


class WallRoll(Dice):
    people: int
    goal: int
    rule = "DL-13.30"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        s.tell(messages.WALL_BURNS, self.people, sum(faces))
        # The people behind the wall has raised it.
        lose(s, self.people, (self.goal,), sum(faces), s.owner[self.goal])


# --- battle ---------------------------------------------------------------------------------------


def pending(s: DragonLordsState, people: int) -> list[int]:
    """Zones where units of the active people stand among enemies and have to fight."""
    found = [zone for zone in s.guests if zone < TERRITORIES and s.hostile(people, s.owner[zone])]
    blockades = s.blockaded(people)
    if not blockades:
        return found
    seas = s.patrolled(people)
    for zone, (walked, beamed) in s.guests.items():
        if zone >= FIRST_SEA and walked + beamed > s.dragonlords_at(people, zone).bit_count():
            seas |= only(zone - FIRST_SEA)
    return found + [FIRST_SEA + sea for sea in bits(seas & blockades)]


def battle(s: DragonLordsState, people: int, zone: int) -> None:
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
        might = bool(step.neighbours(s)) and guesses.might_bear(s, defender, (GJALLARHORN,), (zone,))
        offer(s, step, defender, zone, might)


class Battle(Step):
    people: int
    zone: int
    rule = "DL-5.1"

    def run(self, s: DragonLordsState) -> None:
        if self.zone not in s.guests:
            return
        if s.owner[self.zone] == NOBODY:
            s.settle(self.zone)
            take_vacant(s, self.zone)
            return
        combat.begin(s, LAND, self.zone, self.people, s.owner[self.zone])


class BlowHorn(PeopleChoice):
    """Gjallarhorn calls up to three units from one neighbour before the first round."""

    zone: int
    rule = "DL-20.27"
    asks = messages.ASK_HORN
    about = ("zone",)
    verbs = (do_from, do_pass.verb)
    idle = (do_pass,)

    def neighbours(self, s: DragonLordsState) -> list[int]:
        """The neighbours that somebody can come from."""
        return [land for land in friendly_neighbours(s, self.people, self.zone) if s.units[land] > 1]

    def options(self, s: DragonLordsState) -> list[Action]:
        if not s.bears(self.people, GJALLARHORN, self.zone):
            return [do_pass]
        return [do_pass, *(do_from[land] for land in self.neighbours(s))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            return
        s.done = (*s.done, HORN)
        show(s, self.people, GJALLARHORN)
        most = min(s.facts.treasure_parts[GJALLARHORN].units, len(COUNT))
        s.then(Band(self.seat, self.people, action.arg, self.zone, ATTACK, most))


# --- Haste ----------------------------------------------------------------------------------------


def haste_options(s: DragonLordsState, people: int) -> list[Action]:
    """Wizards who can cast Haste, which lets units attack a territory farther away."""
    options: list[Action] = []
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        land = s.where(people, wizard)
        if not 0 <= land < TERRITORIES or s.owner[land] != people or not s.knows(people, wizard, HASTE_SPELL):
            continue
        able = s.mana[people] >= mana_cost(s, people, HASTE_SPELL, land) and spare(s, people, land, HASTE) > 0
        if able and haste_targets(s, people, land):
            options.append(do_spell[wizard][HASTE_SPELL])
    return options


def haste_targets(s: DragonLordsState, people: int, land: int) -> int:
    """Enemy territories next to what can be reached through friendly ones."""
    return union_of(s.facts.near, haste_reach(s, people, land)) & s.enemies(people)


def haste_reach(s: DragonLordsState, people: int, land: int) -> int:
    """A territory, and those that can be reached from it through friendly ones."""
    reached = only(land)
    for _ in range(s.facts.spell_parts[HASTE_SPELL].power.steps):
        reached |= union_of(s.facts.near, reached) & s.held(people)
    return reached


def haste_units(s: DragonLordsState) -> int:
    """How many units Haste lets attack."""
    return s.facts.spell_parts[HASTE_SPELL].power.units


def cast_haste(s: DragonLordsState, people: int, wizard: int) -> None:
    land = s.where(people, wizard)
    pay_for(s, people, wizard, HASTE_SPELL)
    s.tell(messages.SPELL_CAST, people, wizard, HASTE_SPELL)
    s.then(HasteTo(s.leader[people], people, land))


class HasteTo(PeopleChoice):
    """Which territory units attack by Haste."""

    land: int
    rule = "DL-12.40"
    asks = messages.ASK_HASTE
    about = ("land",)
    verbs = (do_attack,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_attack[goal] for goal in bits(haste_targets(s, self.people, self.land))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        band = Band(self.seat, self.people, self.land, action.arg, HASTE, haste_units(s))
        # They go round the wall of fire if they can.
        ways = bits(haste_reach(s, self.people, self.land) & s.facts.near[action.arg])
        way = next((one for one in ways if (one, action.arg) not in s.walls), ways[0])
        s.then(band, Crossing(self.people, way, action.arg), Gather(self.people, action.arg))
