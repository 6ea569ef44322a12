"""Chapters 12 and 13, harm from afar: Jotunheim and Black Death, at the start of the combat phase."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.course import elimination
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war.healing import apply_remedy, mana_cost, might_remedy, pay_for, remedies
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import bits, only, union_of
from meadhall.kernel.step import Step

JOTUNHEIM_CAST, BLACK_DEATH_READ = "jotunheim", "black-death"


def options(s: DragonLordsState, people: int) -> list[Action]:
    """Which of the two can be used now; each can be used once a turn."""
    found: list[Action] = []
    readable = BLACK_DEATH_READ not in s.done and s.holds(people, BLACK_DEATH) and s.has_king(people)
    if readable and union_of(s.facts.near, s.held(people)) & s.enemies(people):
        found.append(do_cast[BLACK_DEATH])
    if s.facts.pages[people][JOTUNHEIM] and s.mana[people] and JOTUNHEIM_CAST not in s.done:
        for wizard in range(WIZARD_1, WIZARD_3 + 1):
            place = s.where(people, wizard)
            if not 0 <= place < TERRITORIES or not s.knows(people, wizard, JOTUNHEIM):
                continue
            if s.mana[people] >= mana_cost(s, people, JOTUNHEIM, place) and s.facts.near[place] & s.enemies(people):
                found.append(do_spell[wizard][JOTUNHEIM])
    return found


def begin(s: DragonLordsState, people: int, action: Action) -> None:
    if action.verb is do_cast:
        use_scroll(s, people, BLACK_DEATH)
        s.done = (*s.done, BLACK_DEATH_READ)
        lands = s.held(people)
    else:
        wizard = action.args[0]
        pay_for(s, people, wizard, JOTUNHEIM)
        s.tell(messages.SPELL_CAST, people, wizard, JOTUNHEIM)
        s.done = (*s.done, JOTUNHEIM_CAST)
        lands = only(s.where(people, wizard))
    targets = bits(union_of(s.facts.near, lands) & s.enemies(people))
    s.then(Smite(s.leader[people], people, targets, action.verb is do_cast))


class Smite(PeopleChoice):
    """Which territory is struck."""

    targets: tuple[int, ...]
    plague: bool
    rule = "DL-13.14"
    asks = messages.ASK_STRIKE
    verbs = (do_strike,)

    def cites(self, s: DragonLordsState) -> str:
        return self.rule if self.plague else "DL-12.27"

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_strike[land] for land in self.targets]

    def take(self, s: DragonLordsState, action: Action) -> None:
        victim = s.owner[action.arg]
        s.tell(messages.STRUCK, self.people, action.arg)
        if s.plays(victim):
            step = Protect(s.leader[victim], victim, action.arg, self.people, self.plague)
            might = guesses.might_read_scroll(s, victim) or might_remedy(s, victim, (action.arg,))
            if offer(s, step, victim, action.arg, might):
                return
        s.then(Afflict(self.people, action.arg, self.plague))


class Protect(PeopleChoice):
    """The people that is struck may dispel the magic, or heal its units."""

    zone: int
    by: int
    plague: bool
    rule = "DL-12.44"
    asks = messages.ASK_WARD
    about = ("zone",)
    verbs = (do_cast, do_spell, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_pass]
        if s.has_king(self.people) and s.holds(self.people, DISPEL_MAGIC):
            options.append(do_cast[DISPEL_MAGIC])
        return options + remedies(s, self.people, [self.zone])

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            s.then(Afflict(self.by, self.zone, self.plague))
        elif action.verb is do_cast:
            use_scroll(s, self.people, DISPEL_MAGIC)
        else:
            apply_remedy(s, self.people, action)


class Afflict(Step):
    """Nobody has stopped the magic; a die may tell how many units fall."""

    by: int
    zone: int
    plague: bool
    rule = "DL-13.14"

    def run(self, s: DragonLordsState) -> None:
        parts = s.facts.scroll_parts[BLACK_DEATH] if self.plague else s.facts.spell_parts[JOTUNHEIM]
        AfflictRoll(0, 0, (), self.by, self.zone).throw(s, parts.power.hits)


class AfflictRoll(Dice):
    by: int
    zone: int
    rule = "DL-13.14"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        victim = s.owner[self.zone]
        s.then(Deserted(self.by, victim, self.zone))
        lose(s, victim, (self.zone,), sum(faces), self.by)


class Deserted(Step):
    """A territory whose last unit is gone is vacant; units waiting there to attack take it without a fight."""

    by: int
    victim: int
    zone: int
    rule = "DL-12.28"

    def run(self, s: DragonLordsState) -> None:
        if s.owner[self.zone] >= 0:
            return
        s.tell(messages.VACANT, self.zone)
        if self.zone in s.guests:
            s.settle(self.zone)
            harbours.take_vacant(s, self.zone)
        if self.victim < PEOPLES:
            elimination.lose_store_without_kingdom(s, self.victim)
        elimination.remove_peoples_without_units(s)
