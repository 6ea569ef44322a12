"""Chapter 19, quest cards: the neighbour reads, the crystal die decides, and the script of that column is followed."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.dragon_lords import components, says
from meadhall.games.dragon_lords.components import (
    Captured,
    Choose,
    Dare,
    Draw,
    Gain,
    Go,
    If,
    Lose,
    Rescue,
    Shop,
    Stride,
)
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import DrawProphecies, DrawScrolls, from_deck, use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Crystal, Dice, thrown
from meadhall.games.dragon_lords.rules.common.gold import gain_gold, pay
from meadhall.games.dragon_lords.rules.common.mana import gain_mana, spend_mana
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples import dragonlords
from meadhall.games.dragon_lords.rules.peoples.commanders import GainSpells, reveal
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.wastes import captives, meetings, party, prophecies, strangers, tools, wastelands
from meadhall.games.dragon_lords.rules.wastes.prophecies import Betray
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import END, NOBODY
from meadhall.games.dragon_lords.words import (
    BLESSED,
    BROKK,
    COMPANION,
    CURSED,
    DISPEL_MAGIC,
    DRAGON_ORB,
    FALSE_SONG,
    FAVOUR_OF_THE_NORNS,
    FIRST_SPACE,
    MORTIZEN,
    MORTIZEN_TOLL,
    PARTY,
    PEOPLE,
    QUEST,
    RAGNA,
    TOOL,
    TOOLS,
    do_buy_tool,
    do_cast,
    do_choose,
    do_done,
    do_draw_quest,
    do_drop,
    do_keep,
    do_pass,
    do_pick,
    do_prophesy,
    do_reroll,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.step import Chance, Choice, Step

SKALD = "skald"
"""Noted among the deeds of a turn: Ragna has had the die rolled again for this card."""

WHOLE_CARD = END
"""In place of a node: the die is rolled for the card, and not in the middle of its script."""


# --- the card -------------------------------------------------------------------------------------


def draw(s: World, people: int) -> None:
    s.then(DrawQuest(people), EndQuest(people))


def shelve(s: World, people: int) -> None:
    """The card goes under the deck."""
    if s.quest != NOBODY:
        s.tell(says.QUEST_OVER, people, s.quest)
        s.quest_pile = (*s.quest_pile, s.quest)
        s.quest = NOBODY


def reader(s: World, people: int) -> int:
    """Who reads the card: the neighbour on the right that another player leads."""
    return s.rivals(people)[-1]


class DrawQuest(Chance):
    people: int
    rule = "DL-16.36"
    kind = "quest"

    def outcomes(self, s: World) -> list[tuple[Action, int]]:
        return from_deck(do_draw_quest, s.unseen_quests(), s.quest_pile)

    def take(self, s: World, action: Action) -> None:
        people, card = self.people, action.arg
        s.quest_pile = tuple(one for one in s.quest_pile if one != card)
        s.quest = card
        s.done = tuple(word for word in s.done if word != SKALD)
        s.tell(says.QUEST_DRAWN, people, card, reader(s, people))
        if not meets(s, people, s.table.parts.quests[QUEST.words[card]].requires):
            s.tell(says.QUEST_BARRED, people, card)
        elif card == MORTIZEN_TOLL and MORTIZEN in s.companions[people]:
            s.then(ReadOn(people, WHOLE_CARD, BLESSED))
        else:
            s.then(Consult(people, WHOLE_CARD))


def meets(s: World, people: int, demand: str) -> bool:
    """Whether the party has what a card demands; a Wizard who is needed shows himself."""
    if demand != "wizard":
        return not demand or tools.has(s, people, TOOL.find(demand))
    wizards = s.wizards_at(people, PARTY)
    if wizards and not any(s.shown[people] >> wizard & 1 for wizard in wizards):
        reveal(s, people, wizards[0])
    return bool(wizards)


class EndQuest(Step):
    people: int
    rule = "DL-19.8"

    def run(self, s: World) -> None:
        shelve(s, self.people)


# --- the crystal die ------------------------------------------------------------------------------


class Consult(Crystal):
    people: int
    node: int
    rule = "DL-19.4"

    def rolled(self, s: World, face: int) -> None:
        s.tell(says.GODS_CONSULTED, self.people, face)
        s.then(Verdict(self.people, self.node, face))


class Verdict(Step):
    """What the die shows can still turn: by the party's own Skald or the Norns, then by a False Song."""

    people: int
    node: int
    face: int
    rule = "DL-19.4"

    def run(self, s: World) -> None:
        people = self.people
        might = self.face != BLESSED and guesses.foretells(s, people, (FAVOUR_OF_THE_NORNS,))
        if not ask(s, Heed(s.leader[people], people, self.node, self.face), might):
            s.then(Listen(people, self.node, self.face, tuple(s.rivals(people))))


class Heed(Choice):
    people: int
    node: int
    face: int
    rule = "DL-19.4"
    verbs = (do_keep.verb, do_reroll.verb, do_prophesy)
    idle = (do_keep,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_VERDICT, (self.people, self.face))

    def options(self, s: World) -> list[Action]:
        options = [do_keep]
        if RAGNA in s.companions[self.people] and SKALD not in s.done:
            options.append(do_reroll)
        if self.face != BLESSED and FAVOUR_OF_THE_NORNS in s.prophecies[self.people]:
            options.append(do_prophesy[FAVOUR_OF_THE_NORNS])
        return in_order(options)

    def take(self, s: World, action: Action) -> None:
        face = self.face
        if action is do_reroll:
            s.done = (*s.done, SKALD)
            s.tell(says.SKALD_SANG, self.people)
            s.then(Consult(self.people, self.node))
            return
        if action.verb is do_prophesy:
            prophecies.spend(s, self.people, FAVOUR_OF_THE_NORNS)
            face = BLESSED
            s.tell(says.CRYSTAL_TURNED, self.people, face)
        s.then(Listen(self.people, self.node, face, tuple(s.rivals(self.people))))

    def refusal(self, s: World, action: Action) -> str:
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

    def run(self, s: World) -> None:
        people = self.people
        if self.face != CURSED and RAGNA in s.companions[people]:
            for number, rival in enumerate(self.left):
                step = Betray(s.leader[rival], rival, people, FALSE_SONG, self.node, self.face, self.left[number + 1 :])
                might = guesses.foretells(s, rival, (FALSE_SONG,))
                if offer(s, step, rival, FIRST_SPACE + s.party_at[people], might):
                    return
        s.then(ReadOn(people, self.node, self.face))


class ReadOn(Step):
    """The script goes on in the column of this colour."""

    people: int
    node: int
    face: int
    rule = "DL-19.4"

    def run(self, s: World) -> None:
        if self.node == WHOLE_CARD:
            s.tell(says.QUEST_READ, self.people, s.quest, self.face)
            s.then(Follow(self.people, s.table.quests[s.quest][self.face]))
        else:
            s.then(Follow(self.people, s.table.nodes[self.node].ways[self.face]))


# --- the script -----------------------------------------------------------------------------------


class Follow(Step):
    """Do one deed of a card and go on with the next. A party that is lost gets nothing any more."""

    people: int
    node: int
    rule = "DL-19.7"

    def run(self, s: World) -> None:
        if self.node == END or _over(s, self.people):
            return
        people = self.people
        deed, next_node, ways, _ = s.table.nodes[self.node]
        if isinstance(deed, Gain | Lose):
            fields = GAINS if isinstance(deed, Gain) else LOSSES
            steps = [Enact(people, self.node, field) for field in fields if getattr(deed, field)]
            s.then(*steps, Follow(people, next_node))
        elif isinstance(deed, components.Fight):
            s.then(Enact(people, self.node, "count"))
        elif isinstance(deed, Choose):
            choose(s, ChooseWay(s.leader[people], people, self.node))
        elif isinstance(deed, components.Crystal):
            if not may_dispel(s, people, self.node, 0):
                s.then(Consult(people, self.node))
        elif isinstance(deed, If):
            held = any(holds(s, people, word) for word in deed.has)
            s.then(Follow(people, ways[0] if held else ways[1]))
        elif isinstance(deed, Dare):
            s.then(RollDare(1, deed.die, (), people, self.node))
        elif isinstance(deed, Shop):
            s.then(Market(people, deed.markup, 0), Follow(people, next_node))
        elif isinstance(deed, Go):
            why = wastelands.BY_GATE if deed.to == "anywhere" else wastelands.BY_ROAD
            shelve(s, people)
            s.then(wastelands.Destination(s.leader[people], people, why))
        elif isinstance(deed, Draw):
            shelve(s, people)
            s.then(DrawQuest(people))
        else:
            s.then(Follow(people, next_node))
            if isinstance(deed, Stride):
                s.stride |= 1 << people
                s.tell(says.STRIDE_WON, people)
            elif isinstance(deed, Captured):
                captives.capture(s, people)
            elif isinstance(deed, Rescue):
                captives.rescue(s, people)


def _over(s: World, people: int) -> bool:
    """Whether the party on this quest is no more."""
    return s.quest != NOBODY and not party.has_party(s, people)


def holds(s: World, people: int, word: str) -> bool:
    """Whether a party has what a card asks for."""
    if word in TOOL.words:
        return tools.has(s, people, TOOL.find(word))
    if word in COMPANION.words:
        return COMPANION.find(word) in s.companions[people]
    if word in PEOPLE.words:
        return PEOPLE.find(word) == people
    return HELD[word](s, people)


HELD: dict[str, Callable[[World, int], bool]] = {
    "wizard": lambda s, people: bool(s.wizards_at(people, PARTY)),
    "captured-party": lambda s, people: s.captive_units[people] > 0,
    "dragonlord-to-win": lambda s, people: dragonlords.may_win(s, people) and bool(dragonlords.exaltable(s, people)),
    "gold": lambda s, people: s.gold_of(people) > 0,
    "mana": lambda s, people: s.mana[people] > 0,
    "companion": lambda s, people: bool(s.companions[people]),
}


# --- gains and losses -----------------------------------------------------------------------------

GAINS = (
    "mana", "gold", "units", "spells", "scrolls", "treasures", "prophecies", "companions", "tools", "any_tools",
    "dragonlords",
)  # fmt: skip
LOSSES = ("mana", "gold", "units", "tools", "any_tools")


class Enact(Step):
    """One number of a deed; it may have to be rolled first."""

    people: int
    node: int
    field: str
    rule = "DL-19.7"

    def run(self, s: World) -> None:
        if _over(s, self.people):
            return
        amount = getattr(s.table.nodes[self.node].deed, self.field)
        if isinstance(amount, str):
            dice, sides, plus = thrown(amount)
            s.then(RollAmount(dice, sides, (), self.people, self.node, self.field, plus))
        elif isinstance(amount, int):
            enact(s, self.people, self.node, self.field, amount)
        else:
            change = tools.gain_tool if isinstance(s.table.nodes[self.node].deed, Gain) else tools.lose_tool
            for tool in amount:
                change(s, self.people, TOOL.find(tool))


class RollAmount(Dice):
    people: int
    node: int
    field: str
    plus: int
    rule = "DL-19.10"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        amount = sum(faces) + self.plus
        s.tell(says.AMOUNT_ROLLED, self.people, amount)
        enact(s, self.people, self.node, self.field, amount)


def enact(s: World, people: int, node: int, field: str, amount: int) -> None:
    deed = s.table.nodes[node].deed
    if isinstance(deed, Gain):
        gain(s, people, field, amount)
    elif isinstance(deed, Lose):
        if deed.half and PEOPLE.find(deed.half) == people and field == "units":
            amount = -(-amount // 2)
        suffer(s, people, field, amount)
    elif not may_dispel(s, people, node, amount):
        fight(s, people, node, amount)


def gain(s: World, people: int, field: str, amount: int) -> None:
    if field == "mana":
        gain_mana(s, people, amount)
    elif field == "gold":
        # Brokk finds more, but only on a quest.
        more = s.table.companion_parts[BROKK].gold if s.quest != NOBODY and BROKK in s.companions[people] else 0
        gain_gold(s, people, amount + more)
    elif field == "units":
        party.gain_units(s, people, amount)
    elif field == "spells":
        s.then(GainSpells(people, amount, PARTY))
    elif field == "scrolls":
        s.then(DrawScrolls(people, amount))
    elif field == "treasures":
        s.then(DrawTreasures(people, amount, home=False))
    elif field == "prophecies":
        s.then(DrawProphecies(people, amount))
    elif field == "companions":
        s.then(strangers.DrawCompanions(people, amount))
    elif field == "any_tools":
        s.then(FindTools(people, amount))
    else:
        dragonlords.gain(s, people)


def suffer(s: World, people: int, field: str, amount: int) -> None:
    if field == "mana":
        spend_mana(s, people, amount)
    elif field == "gold":
        pay(s, people, amount)
    elif field == "units":
        s.then(party.Survive(people))
        lose(s, people, (PARTY,), amount, NOBODY)
    else:
        s.then(GiveUpTools(people, amount))


class FindTools(Step):
    people: int
    count: int
    rule = "DL-19.42"

    def run(self, s: World) -> None:
        step = PickTool(s.leader[self.people], self.people)
        if self.count and step.options(s):
            s.then(step, FindTools(self.people, self.count - 1))


class PickTool(Choice):
    """Any tool of the supply but a DragonOrb."""

    people: int
    rule = "DL-19.42"
    verbs = (do_pick,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_PICK_TOOL, (self.people,))

    def options(self, s: World) -> list[Action]:
        return [do_pick[tool] for tool in range(TOOLS) if tool != DRAGON_ORB and s.tools_left(tool)]

    def take(self, s: World, action: Action) -> None:
        tools.gain_tool(s, self.people, action.arg)

    def refusal(self, s: World, action: Action) -> str:
        return "DL-17.4" if action.verb is do_pick and action.arg != DRAGON_ORB else self.rule


class GiveUpTools(Step):
    people: int
    count: int
    rule = "DL-19.38"

    def run(self, s: World) -> None:
        carried = tools.carried(s, self.people)
        if not self.count or not carried:
            return
        s.then(GiveUpTools(self.people, self.count - 1))
        if len(carried) == 1:
            tools.lose_tool(s, self.people, carried[0])
        else:
            other = reader(s, self.people)
            s.then(TakeTool(s.leader[other], other, self.people))


class TakeTool(Choice):
    """The reader of the card says which tool the party loses."""

    people: int
    victim: int
    rule = "DL-19.38"
    verbs = (do_drop,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TAKE_TOOL, (self.people, self.victim))

    def options(self, s: World) -> list[Action]:
        return [do_drop[tool] for tool in tools.carried(s, self.victim)]

    def take(self, s: World, action: Action) -> None:
        tools.lose_tool(s, self.victim, action.arg)


# --- fights and magic -----------------------------------------------------------------------------


def is_magical(s: World, node: int) -> bool:
    deed = s.table.nodes[node].deed
    return (
        "magical" in deed.traits
        if isinstance(deed, components.Fight)
        else isinstance(deed, components.Crystal) and deed.magical
    )


def fight(s: World, people: int, node: int, count: int) -> None:
    deed = s.table.nodes[node].deed
    assert isinstance(deed, components.Fight)
    meetings.meet(s, people, deed, count, s.table.nodes[node].next)


def may_dispel(s: World, people: int, node: int, count: int) -> bool:
    """Whether a player was asked for Dispel Magic against the magic of a card."""
    step = Dispel(s.leader[people], people, node, count)
    return is_magical(s, node) and ask(s, step, guesses.reads(s, people))


class Dispel(Choice):
    """Dispel Magic ends a fight with magical monsters before it begins, and averts other magic of a card."""

    people: int
    node: int
    count: int
    rule = "DL-13.20"
    verbs = (do_cast, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_DISPEL_QUEST, (self.people, s.quest))

    def options(self, s: World) -> list[Action]:
        if s.has_king(self.people) and s.holds(self.people, DISPEL_MAGIC):
            return [do_pass, do_cast[DISPEL_MAGIC]]
        return [do_pass]

    def take(self, s: World, action: Action) -> None:
        node = s.table.nodes[self.node]
        if action is do_pass:
            if isinstance(node.deed, components.Fight):
                fight(s, self.people, self.node, self.count)
            else:
                s.then(Consult(self.people, self.node))
            return
        use_scroll(s, self.people, DISPEL_MAGIC)
        s.tell(says.QUEST_DISPELLED, self.people)
        # Whoever sends monsters away has not overcome them, so there is no booty.
        if not isinstance(node.deed, components.Fight):
            s.then(Follow(self.people, node.next))


# --- choices, riddles and trade -------------------------------------------------------------------


class ChooseWay(Choice):
    """Only what can be paid is open; if nothing can, everything is."""

    people: int
    node: int
    rule = "DL-19.4"
    verbs = (do_choose,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_WAY, (self.people, s.quest))

    def cites(self, s: World) -> str:
        return f"DL-19.{29 + s.quest}" if s.quest != NOBODY else self.rule

    def options(self, s: World) -> list[Action]:
        choice = s.table.nodes[self.node]
        ways = zip(choice.called, choice.ways, strict=True)
        options = [do_choose[way] for way, node in ways if payable(s, self.people, node)]
        return in_order(options or [do_choose[way] for way in choice.called])

    def take(self, s: World, action: Action) -> None:
        choice = s.table.nodes[self.node]
        s.then(Follow(self.people, choice.ways[choice.called.index(action.arg)]))


def choose(s: World, step: ChooseWay) -> None:
    """Ask only if there is a choice."""
    options = step.options(s)
    if len(options) > 1:
        s.then(step)
    else:
        step.take(s, options[0])


def payable(s: World, people: int, node: int) -> bool:
    """Whether a people has what the first deed of a script takes from it."""
    deed = s.table.nodes[node].deed if node != END else None
    if not isinstance(deed, Lose):
        return True
    return all(
        not isinstance(amount, int) or amount <= owned
        for amount, owned in (
            (deed.mana, s.mana[people]), (deed.gold, s.gold_of(people)), (deed.units, s.party_units[people]),
        )
    )  # fmt: skip


class RollDare(Dice):
    people: int
    node: int
    rule = "DL-19.40"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        node, roll = s.table.nodes[self.node], sum(faces)
        assert isinstance(node.deed, Dare)
        most = node.deed.most
        if node.deed.plus == "companions":
            most += len(s.companions[self.people])
        elif node.deed.plus == "strength":
            most += s.table.attack[self.people]
        won = roll <= most
        s.tell(says.DARE_WON if won else says.DARE_LOST, self.people, roll)
        s.then(Follow(self.people, node.ways[0] if won else node.ways[1]))


class Market(Step):
    people: int
    markup: int
    bought: int
    rule = "DL-19.42"

    def run(self, s: World) -> None:
        s.ask(Trade(s.leader[self.people], self.people, self.markup, self.bought), idle=do_done)


class Trade(Choice):
    """Traders sell all that costs gold, one of each kind."""

    people: int
    markup: int
    bought: int
    rule = "DL-19.42"
    verbs = (do_buy_tool, do_done.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SHOP, (self.people, s.quest))

    def options(self, s: World) -> list[Action]:
        wares = (tools.sold(s, "village") | tools.sold(s, "den")) & ~self.bought
        return [do_done, *tools.on_sale(s, self.people, wares, self.markup)]

    def take(self, s: World, action: Action) -> None:
        if action is not do_done:
            tool = action.arg
            s.then(Market(self.people, self.markup, self.bought | 1 << tool))
            tools.buy_tool(s, self.people, tool, tools.price(s, tool, self.markup))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is not do_buy_tool or action.arg == DRAGON_ORB:
            return self.rule
        gold = tools.price(s, action.arg, self.markup)
        return tools.refusal(s, self.people, action.arg, self.bought, gold)
