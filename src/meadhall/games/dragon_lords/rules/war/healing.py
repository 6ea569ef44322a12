"""Chapters 6, 12, 17 and 20, healing: Heal, potions, Groa and the Flask against poison; saving throws."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_WIZARDS, MONSTERS
from meadhall.games.dragon_lords.fight import QUEST, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import SIX, Dice
from meadhall.games.dragon_lords.rules.common.mana import spend_mana
from meadhall.games.dragon_lords.rules.common.pieces import is_shown
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.peoples.commanders import reveal
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, show
from meadhall.games.dragon_lords.rules.war.combat_steps import SideStep, UseTreasure, in_wastelands
from meadhall.games.dragon_lords.rules.war.losses import companion_hits, lose
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.rules.wastes.monsters import wound
from meadhall.games.dragon_lords.state import DragonLordsState
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
    do_pass,
    do_spell,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import has

STAFF_USED = "rune-staff"
"""Noted among the deeds of a turn: a spell was cheaper beside the Rune Staff."""


def mana_cost(s: DragonLordsState, people: int, spell: int, place: int) -> int:
    """The mana that a spell costs. The first spell of a turn beside the Rune Staff costs less."""
    price = s.facts.spell_parts[spell].mana
    if STAFF_USED not in s.done and beside_staff(s, people, place):
        price -= s.facts.treasure_parts[RUNE_STAFF].mana
    return max(price, 0)


def beside_staff(s: DragonLordsState, people: int, place: int) -> bool:
    """Whether the Rune Staff is in the zone of a place, if need be aboard another ship."""
    fleet = s.fleet(people, s.ship_at[place - FIRST_SHIP]) if FIRST_SHIP <= place < PARTY else ()
    return s.bears(people, RUNE_STAFF, place) or any(s.bears(people, RUNE_STAFF, FIRST_SHIP + ship) for ship in fleet)


def is_free(s: DragonLordsState, fight: Fight, people: int, wizard: int) -> bool:
    """With strong Wizards, each casts one spell of damage or healing for nothing in the first round."""
    if not s.facts.strong_wizards or fight.round > s.facts.parts.variants.free_rounds:
        return False
    return free_spell_note(people, wizard) not in fight.once


def free_spell_note(people: int, wizard: int) -> str:
    """The note in ``once`` that a Wizard has cast its free spell."""
    return f"free-{PEOPLE.words[people]}-{COUNTER.words[wizard]}"


def pay_for(s: DragonLordsState, people: int, wizard: int, spell: int, fight: Fight | None = None) -> None:
    """Pay for a spell and reveal the Wizard. In a ``fight`` the spell may be free."""
    place = s.where(people, wizard)
    reveal(s, people, wizard)
    if fight is not None and is_free(s, fight, people, wizard):
        fight.once = (*fight.once, free_spell_note(people, wizard))
        return
    price = mana_cost(s, people, spell, place)
    if price < s.facts.spell_parts[spell].mana:
        s.done = (*s.done, STAFF_USED)
        show(s, people, RUNE_STAFF)
    spend_mana(s, people, price)


def healers(s: DragonLordsState, people: int, places: list[int], fight: Fight | None) -> list[int]:
    """Wizards at these places who know Heal and can pay for it."""
    return [
        wizard
        for place in places
        for wizard in s.wizards_at(people, place)
        if s.knows(people, wizard, HEAL)
        and (s.mana[people] >= mana_cost(s, people, HEAL, place) or (fight and is_free(s, fight, people, wizard)))
    ]


def remedies(s: DragonLordsState, people: int, places: list[int], fight: Fight | None = None) -> list[Action]:
    """All that can cancel an ailment at these places: Heal, a potion in the party, the Flask of Mimir."""
    options = [do_spell[wizard][HEAL] for wizard in healers(s, people, places, fight)]
    if PARTY in places and tools.carried(s, people, POTION):
        options.append(do_use_tool[POTION])
    if any(s.bears(people, FLASK_OF_MIMIR, place) for place in places):
        options.append(do_use[FLASK_OF_MIMIR])
    return options


def might_remedy(s: DragonLordsState, people: int, places: Sequence[int], fight: Fight | None = None) -> bool:
    """Whether a people may have a healer or the Flask of Mimir at these places."""
    flask = guesses.might_bear(s, people, (FLASK_OF_MIMIR,), places)
    return flask or guesses.might_cast(s, people, (HEAL,), places, fight)


def apply_remedy(s: DragonLordsState, people: int, action: Action, fight: Fight | None = None) -> None:
    if action.verb is do_spell:
        pay_for(s, people, action.args[0], HEAL, fight)
    elif action.verb is do_use_tool:
        tools.use_up(s, people, POTION)
        s.tell(messages.POTION_DRUNK, people)
    else:
        show(s, people, FLASK_OF_MIMIR)
    s.tell(messages.HEALED, people)


def remedies_in_fight(s: DragonLordsState, fight: Fight, side: int) -> list[Action]:
    """Remedies in a fight: a bound or poisoned Wizard cannot cast."""
    people = fight.people(side)
    if not s.fighters(fight, side) and not in_wastelands(fight):
        return []
    # Against monsters companions can be poisoned in place of a Wizard.
    members = s.force(fight, side) + (companion_hits(s, people) if fight.kind == QUEST else 0)
    silent = ALL_WIZARDS if fight.poison[side] >= members else fight.bound[side]
    options = remedies(s, people, s.stands(fight, side), fight)
    return [action for action in options if action.verb is not do_spell or not has(silent, action.args[0])]


class Frenzy(SideStep):
    """Step 4: Berserk can still be stopped."""

    rule = "DL-13.13"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if fight.frenzy[self.side] and s.plays(people):
            might = might_remedy(s, people, s.stands(fight, self.side), fight)
            offer(s, Heal(s.leader[people], people, self.side, True), people, fight.zone, might)


class Cure(SideStep):
    """Step 7: the poisoned can be cured. Groa and a Flask that is shown already do so without asking."""

    rule = "DL-12.42"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if not fight.poison[self.side] or not s.plays(people):
            return
        if in_wastelands(fight) and GROA in s.companions[people]:
            fight.poison[self.side] = 0
            s.tell(messages.GROA_HEALED, people)
        elif in_fight(s, fight, self.side, FLASK_OF_MIMIR) and is_shown(s, FLASK_OF_MIMIR):
            fight.poison[self.side] = 0
            s.tell(messages.HEALED, people)
        else:
            might = might_remedy(s, people, s.stands(fight, self.side), fight)
            offer(s, Heal(s.leader[people], people, self.side, False), people, fight.zone, might)


class Heal(PeopleChoice):
    side: int
    frenzy: bool
    rule = "DL-12.42"
    verbs = (do_spell, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def cites(self, s: DragonLordsState) -> str:
        return "DL-13.13" if self.frenzy else self.rule

    def prompt(self, s: DragonLordsState) -> Message:
        fight = s.current_fight()
        ill = fight.frenzy if self.frenzy else fight.poison
        return Message(messages.ASK_FRENZY if self.frenzy else messages.ASK_CURE, (ill[self.side],))

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, *remedies_in_fight(s, s.current_fight(), self.side)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        fight = s.fight
        if action is do_pass or fight is None:
            return
        apply_remedy(s, self.people, action, fight)
        if self.frenzy:
            fight.frenzy[self.side] = 0
        else:
            fight.poison[self.side] = 0

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_use_tool:
            on_quest = s.fight is not None and in_wastelands(s.fight)
            return ("DL-17.17" if self.frenzy else "DL-17.16") if on_quest else "DL-17.1"
        return "DL-12.15" if action.verb is do_spell else self.cites(s)


class Succumb(SideStep):
    """Units that are still poisoned are removed."""

    rule = "DL-19.24"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        poisoned, fight.poison[self.side] = fight.poison[self.side], 0
        if not poisoned:
            return
        if people == MONSTERS:
            wound(s, fight, poisoned)
            return
        s.tell(messages.POISON_KILLS, people, poisoned)
        lose(s, people, tuple(s.stands(fight, self.side)), poisoned, fight.people(1 - self.side),
             in_wastelands(fight))  # fmt: skip


# --- saving throws --------------------------------------------------------------------------------


class Save(SideStep):
    """Brisingamen: a die for each unit that melee would remove, five at most."""

    rule = "DL-20.17"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if not fight.hits[self.side] or fight.unhurt[self.side]:
            return
        if in_fight(s, fight, self.side, BRISINGAMEN) and is_shown(s, BRISINGAMEN):
            roll_saves(s, fight, self.side)
        elif s.plays(people):
            step = AskSave(s.leader[people], people, self.side)
            offer(s, step, people, fight.zone, guesses.might_bring(s, fight, self.side, BRISINGAMEN))


class AskSave(UseTreasure):
    """Whether to show the Brisingamen now."""

    side: int
    rule = "DL-20.17"
    treasure = BRISINGAMEN

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_SAVE, (s.current_fight().hits[self.side],))

    def own_side(self) -> int:
        return self.side

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is not do_pass:
            show(s, self.people, BRISINGAMEN)
            roll_saves(s, s.current_fight(), self.side)


def roll_saves(s: DragonLordsState, fight: Fight, side: int) -> None:
    part = s.facts.treasure_parts[BRISINGAMEN]
    dice = min(fight.hits[side], s.force(fight, side), part.rolls)
    s.then(SaveRoll(dice, SIX, (), side))


class SaveRoll(Dice):
    side: int
    rule = "DL-20.17"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        saved = sum(face <= s.facts.treasure_parts[BRISINGAMEN].save for face in faces)
        # Only units that would be removed can be saved: hits beyond the last unit are lost anyway.
        fight.hits[self.side] = min(fight.hits[self.side], s.force(fight, self.side)) - saved
        s.tell(messages.SAVED, fight.people(self.side), saved)
