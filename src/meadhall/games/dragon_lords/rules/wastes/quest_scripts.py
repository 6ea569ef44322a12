"""Chapter 19, the script of a quest card: one deed after the other, until the card ends or the party is lost."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import (
    Captured,
    Choose,
    Dare,
    Draw,
    Gain,
    Go,
    If,
    Lose,
    MeetMonsters,
    Rescue,
    RollCrystal,
    Shop,
    Stride,
)
from meadhall.games.dragon_lords.facts import END, NOBODY
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Dice, parse_dice
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.wastes import captives, meetings, party, tools, wastelands
from meadhall.games.dragon_lords.rules.wastes.quest_choices import ChooseWay, RollDare, party_has
from meadhall.games.dragon_lords.rules.wastes.quest_rewards import Market, give, take_away
from meadhall.games.dragon_lords.rules.wastes.quests import Consult, DrawQuest, put_under_deck
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import DISPEL_MAGIC, PEOPLE, TOOL, do_cast, do_pass
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import only
from meadhall.kernel.step import Step

FIELDS_GAINED = (
    "mana", "gold", "units", "spells", "scrolls", "treasures", "prophecies", "companions", "tools", "any_tools",
    "dragonlords",
)  # fmt: skip
FIELDS_LOST = ("mana", "gold", "units", "tools", "any_tools")
"""What a deed may give or take, in the order in which it happens."""


class Follow(Step):
    """Do one deed of a card and go on with the next. A party that is lost gets nothing any more."""

    people: int
    node: int
    rule = "DL-19.7"

    def run(self, s: DragonLordsState) -> None:
        if self.node == END or party_is_lost(s, self.people):
            return
        people = self.people
        deed, next_node, ways, _ = s.facts.nodes[self.node]
        after = Follow(people, next_node)
        if isinstance(deed, Gain | Lose):
            fields = FIELDS_GAINED if isinstance(deed, Gain) else FIELDS_LOST
            s.then(*(Enact(people, self.node, field) for field in fields if getattr(deed, field)), after)
        elif isinstance(deed, MeetMonsters):
            s.then(Enact(people, self.node, "count"))
        elif isinstance(deed, Choose):
            s.ask_or_take(ChooseWay(s.leader[people], people, self.node))
        elif isinstance(deed, RollCrystal):
            if not may_dispel(s, people, self.node, 0):
                s.then(Consult(people, self.node))
        elif isinstance(deed, If):
            s.then(Follow(people, ways[0] if any(party_has(s, people, word) for word in deed.has) else ways[1]))
        elif isinstance(deed, Dare):
            s.then(RollDare(1, deed.die, (), people, self.node))
        elif isinstance(deed, Shop):
            s.then(Market(people, deed.markup, 0), after)
        elif isinstance(deed, Go):
            put_under_deck(s, people)
            means = wastelands.BY_GATE if deed.to == "anywhere" else wastelands.BY_ROAD
            s.then(wastelands.Destination(s.leader[people], people, means))
        elif isinstance(deed, Draw):
            put_under_deck(s, people)
            s.then(DrawQuest(people))
        else:
            s.then(after)
            if isinstance(deed, Stride):
                s.stride |= only(people)
                s.tell(messages.STRIDE_WON, people)
            elif isinstance(deed, Captured):
                captives.capture(s, people)
            elif isinstance(deed, Rescue):
                captives.rescue(s, people)


def party_is_lost(s: DragonLordsState, people: int) -> bool:
    """Whether the party that drew the card is no more."""
    return s.quest != NOBODY and not party.has_party(s, people)


class Enact(Step):
    """One number of a deed; it may have to be rolled first."""

    people: int
    node: int
    field: str
    rule = "DL-19.7"

    def run(self, s: DragonLordsState) -> None:
        if party_is_lost(s, self.people):
            return
        deed = s.facts.nodes[self.node].deed
        amount = getattr(deed, self.field)
        if isinstance(amount, str):
            dice, sides, plus = parse_dice(amount)
            s.then(RollAmount(dice, sides, (), self.people, self.node, self.field, plus))
        elif isinstance(amount, int):
            enact(s, self.people, self.node, self.field, amount)
        else:
            change = tools.gain_tool if isinstance(deed, Gain) else tools.lose_tool
            for tool in amount:
                change(s, self.people, TOOL.find(tool))


class RollAmount(Dice):
    people: int
    node: int
    field: str
    plus: int
    rule = "DL-19.10"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        amount = sum(faces) + self.plus
        s.tell(messages.AMOUNT_ROLLED, self.people, amount)
        enact(s, self.people, self.node, self.field, amount)


def enact(s: DragonLordsState, people: int, node: int, field: str, amount: int) -> None:
    deed = s.facts.nodes[node].deed
    if isinstance(deed, Gain):
        give(s, people, field, amount)
    elif isinstance(deed, Lose):
        if deed.half and PEOPLE.find(deed.half) == people and field == "units":
            amount = -(-amount // 2)
        take_away(s, people, field, amount)
    elif not may_dispel(s, people, node, amount):
        meet_monsters(s, people, node, amount)


# --- fights and magic -----------------------------------------------------------------------------


def is_magical(s: DragonLordsState, node: int) -> bool:
    deed = s.facts.nodes[node].deed
    if isinstance(deed, MeetMonsters):
        return "magical" in deed.traits
    return isinstance(deed, RollCrystal) and deed.magical


def meet_monsters(s: DragonLordsState, people: int, node: int, count: int) -> None:
    deed = s.facts.nodes[node].deed
    assert isinstance(deed, MeetMonsters)
    meetings.meet(s, people, deed, count, s.facts.nodes[node].next)


def may_dispel(s: DragonLordsState, people: int, node: int, count: int) -> bool:
    """Whether a player was asked for Dispel Magic against the magic of a card."""
    step = Dispel(s.leader[people], people, node, count)
    return is_magical(s, node) and ask(s, step, guesses.might_read_scroll(s, people))


class Dispel(PeopleChoice):
    """Dispel Magic ends a fight with magical monsters before it begins, and averts other magic of a card."""

    node: int
    count: int
    rule = "DL-13.20"
    verbs = (do_cast, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_DISPEL_QUEST, (self.people, s.quest))

    def options(self, s: DragonLordsState) -> list[Action]:
        if s.has_king(self.people) and s.holds(self.people, DISPEL_MAGIC):
            return [do_pass, do_cast[DISPEL_MAGIC]]
        return [do_pass]

    def take(self, s: DragonLordsState, action: Action) -> None:
        node = s.facts.nodes[self.node]
        if action is do_pass:
            if isinstance(node.deed, MeetMonsters):
                meet_monsters(s, self.people, self.node, self.count)
            else:
                s.then(Consult(self.people, self.node))
            return
        use_scroll(s, self.people, DISPEL_MAGIC)
        s.tell(messages.QUEST_DISPELLED, self.people)
        # Whoever sends monsters away has not overcome them, so there is no booty.
        if not isinstance(node.deed, MeetMonsters):
            s.then(Follow(self.people, node.next))
