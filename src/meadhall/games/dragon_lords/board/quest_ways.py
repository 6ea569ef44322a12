"""The ways that a quest card offers, in words: what each takes and brings, and how likely it goes well."""

from __future__ import annotations

from meadhall.draw.writing import capital
from meadhall.games.dragon_lords import quest_odds
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.components import (
    AnyDeed,
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
from meadhall.games.dragon_lords.facts import END, Node
from meadhall.games.dragon_lords.rules.common.dice import parse_dice
from meadhall.games.dragon_lords.rules.wastes.quest_choices import ChooseWay, most_for, party_has
from meadhall.games.dragon_lords.words import CRYSTAL, TOOL

GOODS = {
    "mana": "way-mana", "gold": "way-gold", "units": "force", "spells": "way-spells", "scrolls": "scrolls",
    "prophecies": "prophecies", "treasures": "treasures", "companions": "way-companions",
    "dragonlords": "way-dragonlords", "any_tools": "way-tools",
}  # fmt: skip
"""What a way may bring or cost, and the message that counts it."""
SIMPLE: dict[type[AnyDeed], str] = {
    Shop: "way-shop", Go: "way-go", Stride: "way-stride", Draw: "way-draw", Captured: "way-captured",
    Rescue: "way-rescue", Choose: "way-choose",
}  # fmt: skip


def ways(scribe: Scribe) -> tuple[str, ...]:
    """The ways between which somebody chooses now, each in a few words."""
    step = scribe.s.agenda[-1] if scribe.s.agenda else None
    if not isinstance(step, ChooseWay):
        return ()
    return tuple([way(scribe, step.people, node) for node in scribe.s.facts.nodes[step.node].ways])


def way_called(scribe: Scribe, word: int) -> str:
    """What the way leads to that is chosen by a word of the vocabulary; "" if no card offers it."""
    step = scribe.s.agenda[-1]
    if not isinstance(step, ChooseWay):
        return ""
    choice = scribe.s.facts.nodes[step.node]
    node = choice.ways[choice.called.index(word)]
    words, chance = way(scribe, step.people, node), chance_of(scribe, step.people, node)
    return words if chance is None else scribe.write("way-odds", way=words, chance=likely(chance))


def way(scribe: Scribe, people: int, node: int) -> str:
    """What a way leads to. What is won after a fight is not read out before."""
    return capital(", ".join(deeds(scribe, people, node)) or scribe.write("way-nothing"))


def deeds(scribe: Scribe, people: int, node: int) -> list[str]:
    """Each deed in a few words, up to where monsters or dice decide."""
    words: list[str] = []
    while node != END:
        found: Node = scribe.s.facts.nodes[node]
        if isinstance(found.deed, If):
            node = branch_of(scribe, people, found)
            continue
        words.append(told(scribe, people, found.deed))
        node = END if decides(found.deed) else found.next
    return words


def decides(deed: AnyDeed) -> bool:
    """Whether monsters, dice or another choice decide how the card goes on."""
    return isinstance(deed, MeetMonsters | Dare | RollCrystal | Choose)


def branch_of(scribe: Scribe, people: int, node: Node) -> int:
    """How a card goes on that asks for something: by what the party has."""
    assert isinstance(node.deed, If)
    return node.ways[0 if any(party_has(scribe.s, people, word) for word in node.deed.has) else 1]


def told(scribe: Scribe, people: int, deed: AnyDeed) -> str:
    s = scribe.s
    if isinstance(deed, Gain | Lose):
        gains = isinstance(deed, Gain)
        things = [goods(scribe, people, good, getattr(deed, good, 0), gains) for good in GOODS]
        things += [thing(scribe, tool) for tool in deed.tools]
        return scribe.write("way-gain" if gains else "way-lose", things=scribe.join(filter(None, things)))
    if isinstance(deed, MeetMonsters):
        return scribe.write("way-fight", count=rolled(scribe, deed.count), monster=scribe.name(deed.monster))
    if isinstance(deed, Dare):
        return scribe.write("way-dare", most=min(most_for(s, people, deed), deed.die), die=deed.die)
    if isinstance(deed, RollCrystal):
        return scribe.write("way-crystal")
    return scribe.write(SIMPLE[type(deed)])


def goods(scribe: Scribe, people: int, good: str, amount: int | str, gains: bool) -> str:
    """How much of something; of what is paid, how much there is."""
    if not amount:
        return ""
    words = scribe.write(GOODS[good], count=rolled(scribe, amount))
    s = scribe.s
    has = {"gold": s.gold_of(people), "mana": s.mana[people], "units": s.party_units[people]}.get(good)
    return words if gains or has is None else scribe.write("way-of-your", price=words, has=has)


def rolled(scribe: Scribe, amount: int | str) -> int | str:
    """An amount as it is read: a number, or the dice that are rolled for it."""
    if isinstance(amount, int):
        return amount
    dice, sides, plus = parse_dice(amount)
    return scribe.write("way-dice", dice=dice, sides=sides, plus=plus)


def thing(scribe: Scribe, word: str) -> str:
    """What a card asks for: a tool, or something else that a party may have."""
    return scribe.word(word) if word in TOOL.words else scribe.write(f"thing-{word}")


# --- what may come of it ------------------------------------------------------------------------------------


def outcomes(scribe: Scribe, people: int, node: int) -> list[str]:
    """What monsters or dice at the end of a way may lead to, a sentence for each."""
    while node != END:
        found: Node = scribe.s.facts.nodes[node]
        if isinstance(found.deed, MeetMonsters):
            return [strengths(scribe, found.deed), *([scribe.write("booty")] if found.next != END else [])]
        if isinstance(found.deed, Dare):
            names = [scribe.write("way-success"), scribe.write("way-failure")]
            return branches(scribe, people, names, found.ways)
        if isinstance(found.deed, RollCrystal):
            return branches(scribe, people, [scribe.name(word) for word in CRYSTAL.words], found.ways)
        node = branch_of(scribe, people, found) if isinstance(found.deed, If) else found.next
    return []


def branches(scribe: Scribe, people: int, names: list[str], nodes: tuple[int, ...]) -> list[str]:
    nothing = scribe.write("way-nothing")
    found = [", ".join(deeds(scribe, people, node)) or nothing for node in nodes]
    return [scribe.write("way-branch", name=name, what=what) for name, what in zip(names, found, strict=True)]


def strengths(scribe: Scribe, deed: MeetMonsters) -> str:
    words = [
        scribe.write("monster-attack", strength=deed.attack),
        scribe.write("monster-defence", die=deed.defence),
        scribe.write("monster-hits", count=deed.hits),
    ]
    return ", ".join([*words, *(scribe.write(f"trait-{trait}") for trait in deed.traits)])


def chance_of(scribe: Scribe, people: int, node: int) -> float | None:
    """The chance that a way goes well, where monsters or a dare decide it; else None."""
    while node != END:
        found: Node = scribe.s.facts.nodes[node]
        if isinstance(found.deed, MeetMonsters):
            return quest_odds.beats(scribe.s, people, found.deed)
        if isinstance(found.deed, Dare):
            return quest_odds.dares(scribe.s, people, found.deed)
        node = branch_of(scribe, people, found) if isinstance(found.deed, If) else found.next
    return None
