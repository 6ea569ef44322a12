"""Chapter 19, quest cards: a neighbour reads the card, and the crystal die tells which of its columns holds."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import END, NOBODY
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.cards import draws_from
from meadhall.games.dragon_lords.rules.common.dice import Crystal
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.commanders import reveal
from meadhall.games.dragon_lords.rules.wastes import prophecies, tools
from meadhall.games.dragon_lords.rules.wastes.prophecies import Betray
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BLESSED,
    CURSED,
    FALSE_SONG,
    FAVOUR_OF_THE_NORNS,
    FIRST_SPACE,
    MORTIZEN,
    MORTIZEN_TOLL,
    PARTY,
    QUEST,
    RAGNA,
    TOOL,
    do_draw_quest,
    do_keep,
    do_prophesy,
    do_reroll,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import has
from meadhall.kernel.step import Chance, Step

SKALD = "skald"
"""Noted among the deeds of a turn: Ragna has had the die rolled again for this card."""

WHOLE_CARD = END
"""Stands for a node: the die is rolled for the whole card, and not in the middle of its script."""


# --- the card -------------------------------------------------------------------------------------


def draw(s: DragonLordsState, people: int) -> None:
    s.then(DrawQuest(people), EndQuest(people))


def put_under_deck(s: DragonLordsState, people: int) -> None:
    """The card goes under the deck."""
    if s.quest != NOBODY:
        s.tell(messages.QUEST_OVER, people, s.quest)
        s.quest_pile = (*s.quest_pile, s.quest)
        s.quest = NOBODY


def reader(s: DragonLordsState, people: int) -> int:
    """Who reads the card: the neighbour on the right that another player leads."""
    return s.rivals(people)[-1]


class DrawQuest(Chance):
    people: int
    rule = "DL-16.36"
    kind = "quest"

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return draws_from(do_draw_quest, s.unseen_quests(), s.quest_pile)

    def take(self, s: DragonLordsState, action: Action) -> None:
        people, card = self.people, action.arg
        s.quest_pile = tuple(one for one in s.quest_pile if one != card)
        s.quest = card
        s.done = tuple(word for word in s.done if word != SKALD)
        s.tell(messages.QUEST_DRAWN, people, card, reader(s, people))
        if not meets_demand(s, people, s.facts.parts.quests[QUEST.words[card]].requires):
            s.tell(messages.QUEST_BARRED, people, card)
        elif card == MORTIZEN_TOLL and MORTIZEN in s.companions[people]:
            s.then(ReadOn(people, WHOLE_CARD, BLESSED))
        else:
            s.then(Consult(people, WHOLE_CARD))


def meets_demand(s: DragonLordsState, people: int, demand: str) -> bool:
    """Whether the party has what a card demands; a Wizard who is needed shows himself."""
    if demand != "wizard":
        return not demand or tools.has_tool(s, people, TOOL.find(demand))
    wizards = s.wizards_at(people, PARTY)
    if wizards and not any(has(s.shown[people], wizard) for wizard in wizards):
        reveal(s, people, wizards[0])
    return bool(wizards)


class EndQuest(Step):
    people: int
    rule = "DL-19.8"

    def run(self, s: DragonLordsState) -> None:
        put_under_deck(s, self.people)


# --- the crystal die ------------------------------------------------------------------------------


class Consult(Crystal):
    people: int
    node: int
    rule = "DL-19.4"

    def rolled(self, s: DragonLordsState, face: int) -> None:
        s.tell(messages.GODS_CONSULTED, self.people, face)
        s.then(Verdict(self.people, self.node, face))


class Verdict(Step):
    """The face of the die can still change: by the party's own Skald or the Norns, then by a False Song of others."""

    people: int
    node: int
    face: int
    rule = "DL-19.4"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        might = self.face != BLESSED and guesses.might_hold_prophecy(s, people, (FAVOUR_OF_THE_NORNS,))
        if not ask(s, Heed(s.leader[people], people, self.node, self.face), might):
            s.then(Listen(people, self.node, self.face, tuple(s.rivals(people))))


class Heed(PeopleChoice):
    node: int
    face: int
    rule = "DL-19.4"
    asks = messages.ASK_VERDICT
    about = ("people", "face")
    verbs = (do_keep.verb, do_reroll.verb, do_prophesy)
    idle = (do_keep,)

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_keep]
        if RAGNA in s.companions[self.people] and SKALD not in s.done:
            options.append(do_reroll)
        if self.face != BLESSED and FAVOUR_OF_THE_NORNS in s.prophecies[self.people]:
            options.append(do_prophesy[FAVOUR_OF_THE_NORNS])
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        face = self.face
        if action is do_reroll:
            s.done = (*s.done, SKALD)
            s.tell(messages.SKALD_SANG, self.people)
            s.then(Consult(self.people, self.node))
            return
        if action.verb is do_prophesy:
            prophecies.spend(s, self.people, FAVOUR_OF_THE_NORNS)
            face = BLESSED
            s.tell(messages.CRYSTAL_TURNED, self.people, face)
        s.then(Listen(self.people, self.node, face, tuple(s.rivals(self.people))))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action is do_reroll:
            return "DL-17.40"
        return "DL-18.17" if action.verb is do_prophesy else self.rule


class Listen(Step):
    """Others may have Ragna sing a False Song, one after the other."""

    people: int
    node: int
    face: int
    left: tuple[int, ...]
    rule = "DL-18.12"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        if self.face != CURSED and RAGNA in s.companions[people]:
            for number, rival in enumerate(self.left):
                step = Betray(s.leader[rival], rival, people, FALSE_SONG, self.node, self.face, self.left[number + 1 :])
                might = guesses.might_hold_prophecy(s, rival, (FALSE_SONG,))
                if offer(s, step, rival, FIRST_SPACE + s.party_at[people], might):
                    return
        s.then(ReadOn(people, self.node, self.face))


class ReadOn(Step):
    """The script goes on in the column of this colour."""

    people: int
    node: int
    face: int
    rule = "DL-19.4"

    def run(self, s: DragonLordsState) -> None:
        if self.node == WHOLE_CARD:
            s.tell(messages.QUEST_READ, self.people, s.quest, self.face)
            s.then(later.follow(s, self.people, s.facts.quests[s.quest][self.face]))
        else:
            s.then(later.follow(s, self.people, s.facts.nodes[self.node].ways[self.face]))
