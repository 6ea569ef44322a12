"""Chapter 16, the quest phase: a party sets out or moves once, and prophecies are played before and after."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.commanders import crown, crowns, why_not_crown
from meadhall.games.dragon_lords.rules.sorcery import magic, portals
from meadhall.games.dragon_lords.rules.war.healing import mana_cost, pay_for
from meadhall.games.dragon_lords.rules.wastes import prophecies, wastelands
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED, has_party
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    GATE,
    PARTY,
    PER_REALM,
    RAINBOW_ROAD,
    SPACE,
    VILLAGE,
    VOR_CLARITY,
    WAY,
    do_cast,
    do_choose,
    do_crown,
    do_done,
    do_leave,
    do_prophesy,
    do_set_out,
    do_spell,
    do_wander,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, mask_of
from meadhall.kernel.step import Step

ENTRIES = (*(SPACE.find(word) for word in VILLAGE.words), wastelands.GATE_SPACE)


def begin(s: DragonLordsState, people: int) -> None:
    s.then(prophecies.betrayals_by_all(s, people), Questing(people, wastelands.units_at_portals(s, people)))
    if s.entering and has_party(s, people):
        s.then(wastelands.Outfit(people, by_land=False))


class Questing(Step):
    """Ask what to do in the quest phase, if there is anything to choose; a party that can only move on does."""

    people: int
    stood: tuple[int, ...]
    moved: bool = False
    rule = "DL-16.16"

    def run(self, s: DragonLordsState) -> None:
        if CLASHED in s.done:
            return
        people = self.people
        step = QuestPhase(s.leader[people], people, self.stood, self.moved)
        might = guesses.might_use_magic(s, people) or prophecies.might_play(s, people, self.moved)
        might = might or (not self.moved and wastelands.might_set_out(s, people))
        if not ask(s, step, might) and not self.moved and has_party(s, people):
            step.take(s, do_wander)


class AfterMove(Step):
    """The space has acted: others may still betray the party, and its owner may play what is left."""

    people: int
    rule = "DL-18.2"

    def run(self, s: DragonLordsState) -> None:
        s.then(prophecies.betrayals_by_all(s, self.people), Questing(self.people, (), True))


class QuestPhase(PeopleChoice):
    """``stood`` is the number of units at each portal when the phase began; ``moved`` is set after the party's move."""

    stood: tuple[int, ...]
    moved: bool
    rule = "DL-16.16"
    verbs = (
        do_set_out, do_wander.verb, do_leave, do_prophesy, do_crown, do_cast, do_spell, do_done.verb,
    )  # fmt: skip
    idle = (do_done, do_wander)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_AFTER_QUEST if self.moved else messages.ASK_QUEST_PHASE, (self.people,))

    def options(self, s: DragonLordsState) -> list[Action]:
        people = self.people
        options: list[Action] = []
        if self.moved:
            options.append(do_done)
        elif has_party(s, people):
            options.append(do_wander)
            options += [do_leave[land] for land in wastelands.exits(s, people)]
        else:
            options.append(do_done)
            if wastelands.may_set_out(s, people):
                options += [do_set_out[space] for space in ENTRIES
                            if wastelands.origins(s, people, space, self.stood)]  # fmt: skip
        if s.prophecies[people]:
            options += prophecies.playable(s, people, self.moved)
        if s.companions[people]:
            options += crowns(s, people)
        spells = magic.any_time(s, people)
        options += spells
        if not self.moved:
            options += [spell for spell in clarity_spells(s, people) if spell not in spells]
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        people, verb = self.people, action.verb
        if action is do_done:
            return
        if action is do_wander:
            s.then(AfterMove(people))
            wastelands.wander(s, people)
        elif verb is do_set_out:
            set_out(s, people, action.arg, self.stood)
        elif verb is do_leave:
            s.then(Questing(people, self.stood, True))
            wastelands.come_out(s, people, action.arg)
        elif action is do_prophesy[RAINBOW_ROAD]:
            s.then(AfterMove(people))
            prophecies.play(s, people, RAINBOW_ROAD)
        elif verb is do_spell and not self.moved and action in clarity_spells(s, people):
            cast_clarity(s, Insight(self.seat, people, self.stood, action.args[0]))
        else:
            s.then(Questing(people, self.stood, self.moved))
            if verb is do_prophesy:
                prophecies.play(s, people, action.arg)
            elif verb is do_crown:
                crown(s, people, action)
            else:
                magic.cast(s, people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        people, verb = self.people, action.verb
        if verb is do_prophesy:
            return prophecies.refusal(s, people, action.arg)
        if verb is do_crown:
            return why_not_crown(s, people, action.arg * PER_REALM)
        if verb in (do_cast, do_spell):
            return magic.why_not(s, people, action)
        if verb is do_set_out:
            return self.why_not_set_out(s, action.arg)
        party = has_party(s, people)
        if verb is do_leave and (self.moved or not party):
            return "DL-16.43"
        if verb is do_leave and wastelands.exits(s, people):
            return "DL-16.44"
        return "DL-16.21" if party and action is not do_wander else self.rule

    def why_not_set_out(self, s: DragonLordsState, space: int) -> str:
        people = self.people
        if has_party(s, people):
            return "DL-16.2"
        if has(s.lost, people):
            return "DL-16.3"
        if self.moved:
            return self.rule
        if space == wastelands.GATE_SPACE and not portals.is_open(s, GATE):
            return "DL-14.28"
        doors = portals.open_portals(s, people) if space == wastelands.GATE_SPACE else s.facts.entrances[space]
        if doors & s.held(people):
            return "DL-16.10"
        return "DL-16.12" if space == wastelands.GATE_SPACE else "DL-16.9"


def set_out(s: DragonLordsState, people: int, space: int, stood: tuple[int, ...]) -> None:
    """A new party stands before a village, or on the teleportal of the Wastelands."""
    by_land = space != wastelands.GATE_SPACE
    s.party_at[people] = space
    s.entering = by_land
    s.then(wastelands.Outfit(people, by_land), Questing(people, stood))
    step = wastelands.Enlist(s.leader[people], people, space, stood)
    # Others cannot see from where units can come, and must not learn it from whether there is a choice.
    lands = mask_of(action.arg for action in step.options(s))
    if s.facts.always_pause and len(bits(lands | step.might_enlist(s))) > 1:
        s.then(step)
    else:
        s.ask_or_take(step)


# --- Vor Clarity ----------------------------------------------------------------------------------


def clarity_spells(s: DragonLordsState, people: int) -> list[Action]:
    """The spells of Wizards in the party that let it choose its way."""
    if not has_party(s, people):
        return []
    wizards = [wizard for wizard in s.wizards_at(people, PARTY) if s.knows(people, wizard, VOR_CLARITY)]
    if not wizards or s.mana[people] < mana_cost(s, people, VOR_CLARITY, PARTY):
        return []
    return [do_spell[wizard][VOR_CLARITY] for wizard in wizards]


def cast_clarity(s: DragonLordsState, step: Insight) -> None:
    """Ask what the spell is to show, if there is more than the way."""
    if SHOW_SCROLLS in step.options(s):
        s.then(step)
    else:
        step.take(s, SHOW_THE_WAY)


SHOW_THE_WAY, SHOW_SCROLLS = do_choose[WAY.find("see-the-way")], do_choose[WAY.find("see-scrolls")]


class Insight(PeopleChoice):
    """The spell shows the way through the Wastelands, or the scrolls of another."""

    stood: tuple[int, ...]
    wizard: int
    rule = "DL-12.37"
    asks = messages.ASK_INSIGHT
    about = ("people",)
    verbs = (do_choose,)

    def options(self, s: DragonLordsState) -> list[Action]:
        if do_spell[self.wizard][VOR_CLARITY] in magic.any_time(s, self.people):
            return [SHOW_THE_WAY, SHOW_SCROLLS]
        return [SHOW_THE_WAY]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is SHOW_SCROLLS:
            s.then(Questing(self.people, self.stood))
            magic.cast(s, self.people, do_spell[self.wizard][VOR_CLARITY])
            return
        pay_for(s, self.people, self.wizard, VOR_CLARITY)
        s.tell(messages.SPELL_CAST, self.people, self.wizard, VOR_CLARITY)
        s.then(
            wastelands.Destination(self.seat, self.people, wastelands.BY_CLARITY),
            AfterMove(self.people),
        )
