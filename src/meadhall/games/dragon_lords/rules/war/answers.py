"""Chapters 6, 12 and 13, missiles in the air: what they are, who answers them, and what they do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.components import Power
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Dice, thrown
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, is_shown, show
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import (
    BERSERK,
    DISPEL_MAGIC,
    NIDHOGG_SHIELD,
    PEOPLES,
    REFLECT,
    THUNDER_HAMMER,
    WHIRLWIND,
    do_cast,
    do_pass,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step

# --- what flies -----------------------------------------------------------------------------------


class Missile(ABC):
    """What is sent at a side of a combat. Steps note it as two numbers: the ``source``, and ``what`` of that kind."""

    source: ClassVar[int]
    counters: ClassVar[tuple[int, ...]] = (DISPEL_MAGIC, REFLECT)
    """The scrolls that answer it."""

    def __init__(self, what: int) -> None:
        self.what = what

    def flies(self, by: int, target: int) -> Cast:
        """A people sends it at a side."""
        return Cast(by, self.source, self.what, target)

    @abstractmethod
    def question(self, by: int) -> Message:
        """What the side is asked that may answer it."""

    @abstractmethod
    def strike(self, s: World, fight: Fight, target: int) -> None:
        """Nothing has stopped it."""


class Spell(Missile):
    source = 0

    def question(self, by: int) -> Message:
        return Message(says.ASK_ANSWER_SPELL, (by, self.what))

    def strike(self, s: World, fight: Fight, target: int) -> None:
        harm(s, fight, target, s.table.spell_parts[self.what].power)


class Scroll(Missile):
    source = 1

    def question(self, by: int) -> Message:
        return Message(says.ASK_ANSWER_SCROLL, (by, self.what))

    def strike(self, s: World, fight: Fight, target: int) -> None:
        power = s.table.scroll_parts[self.what].power
        if self.what == BERSERK:
            go_berserk(s, fight, target, power.units)
        else:
            harm(s, fight, target, power)


class Hammer(Missile):
    """The Thunder Hammer is thrown."""

    source = 2

    def question(self, by: int) -> Message:
        return Message(says.ASK_ANSWER_HAMMER, (by,))

    def strike(self, s: World, fight: Fight, target: int) -> None:
        fight.hits[target] += s.table.treasure_parts[THUNDER_HAMMER].hits


class Whirl(Missile):
    """A Wizard whirls: that is no missile, but Dispel Magic answers it as well."""

    source = 3
    counters = (DISPEL_MAGIC,)

    def question(self, by: int) -> Message:
        return Message(says.ASK_ANSWER_SPELL, (by, WHIRLWIND))

    def strike(self, s: World, fight: Fight, target: int) -> None:
        fight.struck[1 - target] &= ~(1 << self.what)
        fight.whirling[1 - target] |= 1 << self.what


MISSILES: tuple[type[Missile], ...] = (Spell, Scroll, Hammer, Whirl)
"""By number of the source."""


def harm(s: World, fight: Fight, target: int, power: Power) -> None:
    """The words of a spell or scroll come true."""
    if isinstance(power.hits, str):
        dice, sides, _ = thrown(power.hits)
        s.then(HitRoll(dice, sides, (), target, power.element == "fire"))
    elif power.poison:
        poison(s, fight, target, power.hits)
    elif power.element == "fire":
        burn(s, fight, target, power.hits)
    else:
        fight.hits[target] += power.hits


# --- answers --------------------------------------------------------------------------------------


class Cast(Step):
    """A missile is in the air: the side that it flies at may answer."""

    by: int
    source: int
    what: int
    target: int
    rule = "DL-6.12"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            return
        people = fight.people(self.target)
        if s.plays(people):
            step = Answer(s.leader[people], people, self.by, self.source, self.what, self.target)
            if offer(s, step, people, fight.zone, guesses.reads(s, people)):
                return
        s.then(Hit(self.by, self.source, self.what, self.target))


class Answer(Choice):
    """Dispel Magic ends it, Reflect turns it back."""

    people: int
    by: int
    source: int
    what: int
    target: int
    rule = "DL-6.12"
    verbs = (do_cast, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return self.missile.question(self.by)

    @property
    def missile(self) -> Missile:
        return MISSILES[self.source](self.what)

    def options(self, s: World) -> list[Action]:
        options = [do_pass]
        if s.has_king(self.people):
            options += [do_cast[scroll] for scroll in self.missile.counters if s.holds(self.people, scroll)]
        return options

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            s.then(Hit(self.by, self.source, self.what, self.target))
            return
        use_scroll(s, self.people, action.arg)
        if action.arg == REFLECT:
            s.then(self.missile.flies(self.people, 1 - self.target))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_cast and action.arg in (DISPEL_MAGIC, REFLECT):
            return magic.why_not_read(s, self.people, action.arg)
        return self.rule


class Hit(Step):
    """Nothing has stopped it."""

    by: int
    source: int
    what: int
    target: int
    rule = "DL-6.13"

    def run(self, s: World) -> None:
        if s.fight is not None:
            MISSILES[self.source](self.what).strike(s, s.fight, self.target)


# --- what they do ---------------------------------------------------------------------------------


def burn(s: World, fight: Fight, side: int, hits: int) -> None:
    """Fire strikes a side, unless the Nidhogg Shield is there; a hidden one may be shown now."""
    people = fight.people(side)
    if in_fight(s, fight, side, NIDHOGG_SHIELD) and is_shown(s, NIDHOGG_SHIELD):
        s.tell(says.SHIELD_HELD, people)
        return
    if s.plays(people):
        step = RaiseShield(s.leader[people], people, side, hits)
        if offer(s, step, people, fight.zone, guesses.brings(s, fight, side, NIDHOGG_SHIELD)):
            return
    fight.hits[side] += hits


class RaiseShield(Choice):
    """Whether to show the Nidhogg Shield against fire."""

    people: int
    side: int
    hits: int
    rule = "DL-20.10"
    verbs = (do_use, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SHIELD, (self.hits,))

    def options(self, s: World) -> list[Action]:
        able = in_fight(s, s.current_fight(), self.side, NIDHOGG_SHIELD)
        return [do_pass, do_use[NIDHOGG_SHIELD]] if able else [do_pass]

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            s.current_fight().hits[self.side] += self.hits
        else:
            show(s, self.people, NIDHOGG_SHIELD)
            s.tell(says.SHIELD_HELD, self.people)


def poison(s: World, fight: Fight, side: int, count: int) -> None:
    """Units of a side are poisoned, unless an elixir keeps all harm away."""
    if fight.unhurt[side]:
        s.tell(says.UNHURT, fight.people(side))
        return
    fight.poison[side] = min(fight.poison[side] + count, s.force(fight, side))
    s.tell(says.POISONED, fight.people(side), count)


class HitRoll(Dice):
    """How many hits a great spell scores."""

    target: int
    fire: bool
    rule = "DL-13.24"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight, hits = s.current_fight(), sum(faces)
        s.tell(says.MISSILE_HITS, fight.people(self.target), hits)
        if self.fire:
            burn(s, fight, self.target, hits)
        else:
            fight.hits[self.target] += hits


def go_berserk(s: World, fight: Fight, target: int, most: int) -> None:
    """The struck player rolls for each unit, against its plain Attack number."""
    s.then(FrenzyRoll(min(s.force(fight, target), most), 6, (), target))


class FrenzyRoll(Dice):
    target: int
    rule = "DL-13.12"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        need = s.table.attack[min(fight.people(self.target), PEOPLES)]
        lost = sum(face <= need for face in faces)
        fight.frenzy[self.target] += lost
        s.tell(says.FRENZY, fight.people(self.target), lost)
