"""Chapters 6, 12 and 13, missiles on their way: what they are, how they can be answered, and what they do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import Power
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import SIX, Dice, parse_dice
from meadhall.games.dragon_lords.rules.common.pieces import is_shown
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, show
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.rules.war.combat_steps import MissileStep, UseTreasure
from meadhall.games.dragon_lords.state import DragonLordsState
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
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import only, without

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
        """The question to the side that may answer it."""

    @abstractmethod
    def strike(self, s: DragonLordsState, fight: Fight, target: int) -> None:
        """Nothing has stopped it."""


class Spell(Missile):
    source = 0

    def question(self, by: int) -> Message:
        return Message(messages.ASK_ANSWER_SPELL, (by, self.what))

    def strike(self, s: DragonLordsState, fight: Fight, target: int) -> None:
        apply_power(s, fight, target, s.facts.spell_parts[self.what].power)


class Scroll(Missile):
    source = 1

    def question(self, by: int) -> Message:
        return Message(messages.ASK_ANSWER_SCROLL, (by, self.what))

    def strike(self, s: DragonLordsState, fight: Fight, target: int) -> None:
        power = s.facts.scroll_parts[self.what].power
        if self.what == BERSERK:
            go_berserk(s, fight, target, power.units)
        else:
            apply_power(s, fight, target, power)


class Hammer(Missile):
    """The Thunder Hammer is thrown."""

    source = 2

    def question(self, by: int) -> Message:
        return Message(messages.ASK_ANSWER_HAMMER, (by,))

    def strike(self, s: DragonLordsState, fight: Fight, target: int) -> None:
        fight.hits[target] += s.facts.treasure_parts[THUNDER_HAMMER].hits


class Whirl(Missile):
    """A Wizard's whirlwind. It is no missile, but Dispel Magic answers it as well."""

    source = 3
    counters = (DISPEL_MAGIC,)

    def question(self, by: int) -> Message:
        return Message(messages.ASK_ANSWER_SPELL, (by, WHIRLWIND))

    def strike(self, s: DragonLordsState, fight: Fight, target: int) -> None:
        fight.struck[1 - target] = without(fight.struck[1 - target], self.what)
        fight.whirling[1 - target] |= only(self.what)


MISSILES: tuple[type[Missile], ...] = (Spell, Scroll, Hammer, Whirl)
"""By number of the source."""


def apply_power(s: DragonLordsState, fight: Fight, target: int, power: Power) -> None:
    """A spell or scroll takes effect on a side."""
    if isinstance(power.hits, str):
        dice, sides, _ = parse_dice(power.hits)
        s.then(HitRoll(dice, sides, (), target, power.element == "fire"))
    elif power.poison:
        poison(s, fight, target, power.hits)
    elif power.element == "fire":
        burn(s, fight, target, power.hits)
    else:
        fight.hits[target] += power.hits


# --- answers --------------------------------------------------------------------------------------


class Cast(MissileStep):
    """A missile is on its way: the side that it is sent at may answer."""

    rule = "DL-6.12"

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        people = fight.people(self.target)
        if s.plays(people):
            step = Answer(s.leader[people], people, self.by, self.source, self.what, self.target)
            if offer(s, step, people, fight.zone, guesses.might_read_scroll(s, people)):
                return
        s.then(Hit(self.by, self.source, self.what, self.target))


class Answer(PeopleChoice):
    """Dispel Magic ends it, Reflect turns it back."""

    by: int
    source: int
    what: int
    target: int
    rule = "DL-6.12"
    verbs = (do_cast, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        return self.missile.question(self.by)

    @property
    def missile(self) -> Missile:
        return MISSILES[self.source](self.what)

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_pass]
        if s.has_king(self.people):
            options += [do_cast[scroll] for scroll in self.missile.counters if s.holds(self.people, scroll)]
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            s.then(Hit(self.by, self.source, self.what, self.target))
            return
        use_scroll(s, self.people, action.arg)
        if action.arg == REFLECT:
            s.then(self.missile.flies(self.people, 1 - self.target))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_cast and action.arg in (DISPEL_MAGIC, REFLECT):
            return magic.why_not_read(s, self.people, action.arg)
        return self.rule


class Hit(MissileStep):
    """Nothing has stopped it."""

    rule = "DL-6.13"

    def act(self, s: DragonLordsState, fight: Fight) -> None:
        MISSILES[self.source](self.what).strike(s, fight, self.target)


# --- what they do ---------------------------------------------------------------------------------


def burn(s: DragonLordsState, fight: Fight, side: int, hits: int) -> None:
    """Fire strikes a side, unless the Nidhogg Shield is there; a hidden one may be shown now."""
    people = fight.people(side)
    if in_fight(s, fight, side, NIDHOGG_SHIELD) and is_shown(s, NIDHOGG_SHIELD):
        s.tell(messages.SHIELD_HELD, people)
        return
    if s.plays(people):
        step = RaiseShield(s.leader[people], people, side, hits)
        if offer(s, step, people, fight.zone, guesses.might_bring(s, fight, side, NIDHOGG_SHIELD)):
            return
    fight.hits[side] += hits


class RaiseShield(UseTreasure):
    """Whether to show the Nidhogg Shield against fire."""

    side: int
    hits: int
    rule = "DL-20.10"
    asks = messages.ASK_SHIELD
    about = ("hits",)
    treasure = NIDHOGG_SHIELD

    def own_side(self) -> int:
        return self.side

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            s.current_fight().hits[self.side] += self.hits
        else:
            show(s, self.people, NIDHOGG_SHIELD)
            s.tell(messages.SHIELD_HELD, self.people)


def poison(s: DragonLordsState, fight: Fight, side: int, count: int) -> None:
    """Units of a side are poisoned, unless an elixir keeps all harm away."""
    if fight.unhurt[side]:
        s.tell(messages.UNHURT, fight.people(side))
        return
    fight.poison[side] = min(fight.poison[side] + count, s.force(fight, side))
    s.tell(messages.POISONED, fight.people(side), count)


class HitRoll(Dice):
    """How many hits a great spell scores."""

    target: int
    fire: bool
    rule = "DL-13.24"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight, hits = s.current_fight(), sum(faces)
        s.tell(messages.MISSILE_HITS, fight.people(self.target), hits)
        if self.fire:
            burn(s, fight, self.target, hits)
        else:
            fight.hits[self.target] += hits


def go_berserk(s: DragonLordsState, fight: Fight, target: int, most: int) -> None:
    """The player who is struck rolls a die for each unit against its Attack number, without modifiers."""
    s.then(FrenzyRoll(min(s.force(fight, target), most), SIX, (), target))


class FrenzyRoll(Dice):
    target: int
    rule = "DL-13.12"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        need = s.facts.attack[min(fight.people(self.target), PEOPLES)]
        lost = sum(face <= need for face in faces)
        fight.frenzy[self.target] += lost
        s.tell(messages.FRENZY, fight.people(self.target), lost)
