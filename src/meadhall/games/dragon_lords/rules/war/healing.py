"""Chapters 6, 12, 17 and 20, healing: Heal, potions, Groa and the Flask against poison; saving throws."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import PARTIES, QUEST, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.mana import spend_mana
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.commanders import reveal
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, is_shown, show
from meadhall.games.dragon_lords.rules.war.losses import lose, shields
from meadhall.games.dragon_lords.rules.wastes.monsters import wound
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import MONSTERS
from meadhall.games.dragon_lords.words import (
    BRISINGAMEN,
    COUNTER,
    FIRST_SHIP,
    FLASK_OF_MIMIR,
    GROA,
    HEAL,
    PARTY,
    PEOPLE,
    POTION,
    RUNE_STAFF,
    TOOLS,
    do_pass,
    do_spell,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step

STAFF_USED = "rune-staff"


def cost(s: World, people: int, spell: int, place: int) -> int:
    """The mana for a spell: less for the first one beside the Rune Staff."""
    price = s.table.spell_parts[spell].mana
    if STAFF_USED not in s.done and beside_staff(s, people, place):
        price -= s.table.treasure_parts[RUNE_STAFF].mana
    return max(price, 0)


def beside_staff(s: World, people: int, place: int) -> bool:
    """Whether the Rune Staff is in the zone of a place, if need be aboard another ship."""
    fleet = s.fleet(people, s.ship_at[place - FIRST_SHIP]) if FIRST_SHIP <= place < PARTY else ()
    return s.bears(people, RUNE_STAFF, place) or any(s.bears(people, RUNE_STAFF, FIRST_SHIP + ship) for ship in fleet)


def is_free(s: World, fight: Fight, people: int, wizard: int) -> bool:
    """With strong Wizards, each casts one spell of damage or healing for nothing in the first round."""
    if not s.table.strong_wizards or fight.round > s.table.parts.variants.free_rounds:
        return False
    return free_spell(people, wizard) not in fight.once


def free_spell(people: int, wizard: int) -> str:
    """How it is noted that a Wizard has cast it."""
    return f"free-{PEOPLE.words[people]}-{COUNTER.words[wizard]}"


def pay_for(s: World, people: int, wizard: int, spell: int, fight: Fight | None = None) -> None:
    """Pay before the spell takes effect, and turn the Wizard up; ``fight`` is where it may be free."""
    place = s.where(people, wizard)
    reveal(s, people, wizard)
    if fight is not None and is_free(s, fight, people, wizard):
        fight.once = (*fight.once, free_spell(people, wizard))
        return
    price = cost(s, people, spell, place)
    if price < s.table.spell_parts[spell].mana:
        s.done = (*s.done, STAFF_USED)
        show(s, people, RUNE_STAFF)
    spend_mana(s, people, price)


def healers(s: World, people: int, places: list[int], fight: Fight | None) -> list[int]:
    """Wizards at these places who know Heal and can pay for it."""
    return [
        wizard
        for place in places
        for wizard in s.wizards_at(people, place)
        if s.knows(people, wizard, HEAL)
        and (s.mana[people] >= cost(s, people, HEAL, place) or (fight and is_free(s, fight, people, wizard)))
    ]


def remedies(s: World, people: int, places: list[int], fight: Fight | None = None) -> list[Action]:
    """All that can cancel an ailment at these places: Heal, a potion in the party, the Flask of Mimir."""
    options = [do_spell[wizard][HEAL] for wizard in healers(s, people, places, fight)]
    if PARTY in places and s.tools[people * TOOLS + POTION]:
        options.append(do_use_tool[POTION])
    if any(s.bears(people, FLASK_OF_MIMIR, place) for place in places):
        options.append(do_use[FLASK_OF_MIMIR])
    return options


def might_remedy(s: World, people: int, places: Sequence[int], fight: Fight | None = None) -> bool:
    """Whether a people may have a healer or the Flask of Mimir at these places."""
    return guesses.casts(s, people, (HEAL,), places, fight) or guesses.bears(s, people, (FLASK_OF_MIMIR,), places)


def apply_remedy(s: World, people: int, action: Action, fight: Fight | None = None) -> None:
    if action.verb is do_spell:
        pay_for(s, people, action.args[0], HEAL, fight)
    elif action.verb is do_use_tool:
        s.tools[people * TOOLS + POTION] -= 1
        s.tell(says.POTION_DRUNK, people)
    else:
        show(s, people, FLASK_OF_MIMIR)
    s.tell(says.HEALED, people)


def sound_healers(s: World, fight: Fight, side: int) -> list[Action]:
    """Remedies in a fight: a bound or poisoned Wizard cannot cast."""
    people = fight.people(side)
    pieces = s.fighters(fight, side)
    options = remedies(s, people, s.stands(fight, side), fight)
    # Against monsters companions can be poisoned in place of a Wizard.
    members = s.force(fight, side) + (shields(s, people) if fight.kind == QUEST else 0)
    everybody_ill = fight.poison[side] >= members
    return [
        action
        for action in options
        if action.verb is not do_spell or not (everybody_ill or fight.bound[side] >> action.args[0] & 1)
    ] if pieces or fight.kind in (QUEST, PARTIES) else []  # fmt: skip


class Frenzy(Step):
    """Step 4: Berserk can still be stopped."""

    side: int
    rule = "DL-13.13"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            return
        people = fight.people(self.side)
        if fight.frenzy[self.side] and s.plays(people):
            might = might_remedy(s, people, s.stands(fight, self.side), fight)
            offer(s, Heal(s.leader[people], people, self.side, True), people, fight.zone, might)


class Cure(Step):
    """Step 7: the poisoned are cured, or will be removed. Groa and a shown Flask need no asking."""

    side: int
    rule = "DL-12.42"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None or not fight.poison[self.side]:
            return
        people = fight.people(self.side)
        if not s.plays(people):
            return
        if fight.kind in (QUEST, PARTIES) and GROA in s.companions[people]:
            fight.poison[self.side] = 0
            s.tell(says.GROA_HEALED, people)
        elif in_fight(s, fight, self.side, FLASK_OF_MIMIR) and is_shown(s, FLASK_OF_MIMIR):
            fight.poison[self.side] = 0
            s.tell(says.HEALED, people)
        else:
            might = might_remedy(s, people, s.stands(fight, self.side), fight)
            offer(s, Heal(s.leader[people], people, self.side, False), people, fight.zone, might)


class Heal(Choice):
    people: int
    side: int
    frenzy: bool
    rule = "DL-12.42"
    verbs = (do_spell, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def cites(self, s: World) -> str:
        return "DL-13.13" if self.frenzy else self.rule

    def prompt(self, s: World) -> Message:
        fight = s.current_fight()
        ill = fight.frenzy if self.frenzy else fight.poison
        return Message(says.ASK_FRENZY if self.frenzy else says.ASK_CURE, (ill[self.side],))

    def options(self, s: World) -> list[Action]:
        return [do_pass, *sound_healers(s, s.current_fight(), self.side)]

    def take(self, s: World, action: Action) -> None:
        fight = s.fight
        if action is do_pass or fight is None:
            return
        apply_remedy(s, self.people, action, fight)
        if self.frenzy:
            fight.frenzy[self.side] = 0
        else:
            fight.poison[self.side] = 0

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_use_tool:
            in_wastelands = s.fight is not None and s.fight.kind in (QUEST, PARTIES)
            return ("DL-17.17" if self.frenzy else "DL-17.16") if in_wastelands else "DL-17.1"
        return "DL-12.15" if action.verb is do_spell else self.cites(s)


class Succumb(Step):
    """Who is still poisoned is removed."""

    side: int
    rule = "DL-19.24"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None or not fight.poison[self.side]:
            return
        poisoned, fight.poison[self.side] = fight.poison[self.side], 0
        people = fight.people(self.side)
        if people == MONSTERS:
            wound(s, fight, poisoned)
            return
        s.tell(says.POISON_KILLS, people, poisoned)
        lose(s, people, tuple(s.stands(fight, self.side)), poisoned, fight.people(1 - self.side),
             fight.kind in (QUEST, PARTIES))  # fmt: skip


# --- saving throws --------------------------------------------------------------------------------


class Save(Step):
    """Brisingamen: a die for each unit that melee would remove, five at most."""

    side: int
    rule = "DL-20.17"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None or not fight.hits[self.side] or fight.unhurt[self.side]:
            return
        people = fight.people(self.side)
        if in_fight(s, fight, self.side, BRISINGAMEN) and is_shown(s, BRISINGAMEN):
            roll_saves(s, fight, self.side)
        elif s.plays(people):
            step = AskSave(s.leader[people], people, self.side)
            offer(s, step, people, fight.zone, guesses.brings(s, fight, self.side, BRISINGAMEN))


class AskSave(Choice):
    """Whether to show the Brisingamen now."""

    people: int
    side: int
    rule = "DL-20.17"
    verbs = (do_use, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SAVE, (s.current_fight().hits[self.side],))

    def options(self, s: World) -> list[Action]:
        able = in_fight(s, s.current_fight(), self.side, BRISINGAMEN)
        return [do_pass, do_use[BRISINGAMEN]] if able else [do_pass]

    def take(self, s: World, action: Action) -> None:
        if action is not do_pass:
            show(s, self.people, BRISINGAMEN)
            roll_saves(s, s.current_fight(), self.side)


def roll_saves(s: World, fight: Fight, side: int) -> None:
    part = s.table.treasure_parts[BRISINGAMEN]
    dice = min(fight.hits[side], s.force(fight, side), part.rolls)
    s.then(SaveRoll(dice, 6, (), side))


class SaveRoll(Dice):
    side: int
    rule = "DL-20.17"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        saved = sum(face <= s.table.treasure_parts[BRISINGAMEN].save for face in faces)
        # Only units that would be removed can be saved: hits beyond the last unit are lost anyway.
        fight.hits[self.side] = min(fight.hits[self.side], s.force(fight, self.side)) - saved
        s.tell(says.SAVED, fight.people(self.side), saved)
