"""Chapters 12 and 13, harm from afar: Jotunheim and Black Death, at the start of the combat phase."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Dice, thrown
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.course import elimination
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war.healing import apply_remedy, cost, might_remedy, pay_for, remedies
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import (
    BLACK_DEATH,
    DISPEL_MAGIC,
    JOTUNHEIM,
    PEOPLES,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
    do_cast,
    do_pass,
    do_spell,
    do_strike,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step

JOTUNHEIM_CAST, BLACK_DEATH_READ = "jotunheim", "black-death"


def beside(s: World, lands: int) -> int:
    """The territories next to any of these."""
    found = 0
    for land in bits(lands):
        found |= s.table.near[land]
    return found


def options(s: World, people: int) -> list[Action]:
    """What may be used now; each of the two once a turn."""
    found: list[Action] = []
    readable = BLACK_DEATH_READ not in s.done and s.holds(people, BLACK_DEATH) and s.has_king(people)
    if readable and beside(s, s.held(people)) & s.enemies(people):
        found.append(do_cast[BLACK_DEATH])
    if JOTUNHEIM_CAST not in s.done and s.mana[people]:
        for wizard in range(WIZARD_1, WIZARD_3 + 1):
            place = s.where(people, wizard)
            if not 0 <= place < TERRITORIES or not s.knows(people, wizard, JOTUNHEIM):
                continue
            if s.mana[people] >= cost(s, people, JOTUNHEIM, place) and s.table.near[place] & s.enemies(people):
                found.append(do_spell[wizard][JOTUNHEIM])
    return found


def begin(s: World, people: int, action: Action) -> None:
    if action.verb is do_cast:
        use_scroll(s, people, BLACK_DEATH)
        s.done = (*s.done, BLACK_DEATH_READ)
        lands = s.held(people)
    else:
        wizard = action.args[0]
        pay_for(s, people, wizard, JOTUNHEIM)
        s.tell(says.SPELL_CAST, people, wizard, JOTUNHEIM)
        s.done = (*s.done, JOTUNHEIM_CAST)
        lands = 1 << s.where(people, wizard)
    targets = tuple(bits(beside(s, lands) & s.enemies(people)))
    s.then(Smite(s.leader[people], people, targets, action.verb is do_cast))


class Smite(Choice):
    """Which territory it falls on."""

    people: int
    targets: tuple[int, ...]
    plague: bool
    rule = "DL-13.14"
    verbs = (do_strike,)

    def cites(self, s: World) -> str:
        return self.rule if self.plague else "DL-12.27"

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_STRIKE)

    def options(self, s: World) -> list[Action]:
        return [do_strike[land] for land in self.targets]

    def take(self, s: World, action: Action) -> None:
        victim = s.owner[action.arg]
        s.tell(says.STRUCK, self.people, action.arg)
        if s.plays(victim):
            step = Protect(s.leader[victim], victim, action.arg, self.people, self.plague)
            might = guesses.reads(s, victim) or might_remedy(s, victim, (action.arg,))
            if offer(s, step, victim, action.arg, might):
                return
        s.then(Afflict(self.people, action.arg, self.plague))


class Protect(Choice):
    """The struck people may dispel it, or heal it on the spot."""

    people: int
    zone: int
    by: int
    plague: bool
    rule = "DL-12.44"
    verbs = (do_cast, do_spell, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_WARD, (self.zone,))

    def options(self, s: World) -> list[Action]:
        options = [do_pass]
        if s.has_king(self.people) and s.holds(self.people, DISPEL_MAGIC):
            options.append(do_cast[DISPEL_MAGIC])
        return options + remedies(s, self.people, [self.zone])

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            s.then(Afflict(self.by, self.zone, self.plague))
        elif action.verb is do_cast:
            use_scroll(s, self.people, DISPEL_MAGIC)
        else:
            apply_remedy(s, self.people, action)


class Afflict(Step):
    """Nobody has stopped it: most often a die tells how many fall."""

    by: int
    zone: int
    plague: bool
    rule = "DL-13.14"

    def run(self, s: World) -> None:
        parts = s.table.scroll_parts[BLACK_DEATH] if self.plague else s.table.spell_parts[JOTUNHEIM]
        hits = parts.power.hits
        if isinstance(hits, int):
            afflict(s, self.by, self.zone, hits)
        else:
            dice, sides, _ = thrown(hits)
            s.then(AfflictRoll(dice, sides, (), self.by, self.zone))


class AfflictRoll(Dice):
    by: int
    zone: int
    rule = "DL-13.14"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        afflict(s, self.by, self.zone, sum(faces))


def afflict(s: World, by: int, zone: int, hits: int) -> None:
    victim = s.owner[zone]
    s.then(Deserted(by, victim, zone))
    lose(s, victim, (zone,), hits, by)


class Deserted(Step):
    """A territory whose last unit is gone is vacant; units waiting there to attack take it without a fight."""

    by: int
    victim: int
    zone: int
    rule = "DL-12.28"

    def run(self, s: World) -> None:
        if s.owner[self.zone] >= 0:
            return
        s.tell(says.VACANT, self.zone)
        if self.zone in s.guests:
            s.settle(self.zone)
            harbours.claim(s, self.zone)
        if self.victim < PEOPLES:
            elimination.without_kingdom(s, self.victim)
        elimination.look(s)
