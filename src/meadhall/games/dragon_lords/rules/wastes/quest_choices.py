"""Chapter 19, ways through a quest card: what the party has, chooses or dares tells how the card goes on."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import Dare, Lose
from meadhall.games.dragon_lords.facts import END, NOBODY
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples import dragonlords
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COMPANION, PARTY, PEOPLE, TOOL, do_choose
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message


def party_has(s: DragonLordsState, people: int, word: str) -> bool:
    """Whether a party has what a card asks for."""
    if word in TOOL.words:
        return tools.has_tool(s, people, TOOL.find(word))
    if word in COMPANION.words:
        return COMPANION.find(word) in s.companions[people]
    if word in PEOPLE.words:
        return PEOPLE.find(word) == people
    return OTHER_DEMANDS[word](s, people)


OTHER_DEMANDS: dict[str, Callable[[DragonLordsState, int], bool]] = {
    "wizard": lambda s, people: bool(s.wizards_at(people, PARTY)),
    "captured-party": lambda s, people: s.captive_units[people] > 0,
    "dragonlord-to-win": lambda s, people: dragonlords.may_win(s, people) and bool(dragonlords.exaltable(s, people)),
    "gold": lambda s, people: s.gold_of(people) > 0,
    "mana": lambda s, people: s.mana[people] > 0,
    "companion": lambda s, people: bool(s.companions[people]),
}


class ChooseWay(PeopleChoice):
    """Only what can be paid is open; if nothing can, everything is."""

    node: int
    rule = "DL-19.4"
    verbs = (do_choose,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_WAY, (self.people, s.quest))

    def cites(self, s: DragonLordsState) -> str:
        return f"DL-19.{29 + s.quest}" if s.quest != NOBODY else self.rule

    def options(self, s: DragonLordsState) -> list[Action]:
        choice = s.facts.nodes[self.node]
        ways = zip(choice.called, choice.ways, strict=True)
        options = [do_choose[way] for way, node in ways if payable(s, self.people, node)]
        return in_order(options or [do_choose[way] for way in choice.called])

    def take(self, s: DragonLordsState, action: Action) -> None:
        choice = s.facts.nodes[self.node]
        s.then(later.follow(s, self.people, choice.ways[choice.called.index(action.arg)]))


def payable(s: DragonLordsState, people: int, node: int) -> bool:
    """Whether a people has what the first deed of a script takes from it."""
    deed = s.facts.nodes[node].deed if node != END else None
    if not isinstance(deed, Lose):
        return True
    return all(
        not isinstance(amount, int) or amount <= owned
        for amount, owned in (
            (deed.mana, s.mana[people]), (deed.gold, s.gold_of(people)), (deed.units, s.party_units[people]),
        )
    )  # fmt: skip


def most_for(s: DragonLordsState, people: int, dare: Dare) -> int:
    """The highest roll with which a people's dare succeeds."""
    if dare.plus == "companions":
        return dare.most + len(s.companions[people])
    return dare.most + s.facts.attack[people] if dare.plus == "strength" else dare.most


class RollDare(Dice):
    people: int
    node: int
    rule = "DL-19.40"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        node, roll = s.facts.nodes[self.node], sum(faces)
        assert isinstance(node.deed, Dare)
        won = roll <= most_for(s, self.people, node.deed)
        s.tell(messages.DARE_WON if won else messages.DARE_LOST, self.people, roll)
        s.then(later.follow(s, self.people, node.ways[0] if won else node.ways[1]))
