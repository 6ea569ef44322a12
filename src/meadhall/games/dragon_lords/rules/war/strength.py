"""Chapter 6, total attack strength: the Attack number and everything in the combat zone that changes it."""

from __future__ import annotations

from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, QUEST, Fight
from meadhall.games.dragon_lords.rules.peoples.treasures import works
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, MONSTERS, is_kingdom
from meadhall.games.dragon_lords.words import (
    DWARVES,
    GUNGNIR,
    HELM_OF_DREAD,
    KING,
    MEGINGJORD,
    ODENIN,
    PEOPLES,
    SVALINN,
)
from meadhall.games.dragon_lords.words import (
    QUEST as QUEST_CARD,
)

FACES = 6


def strength(s: World, fight: Fight, side: int, die: int = FACES) -> int:
    """The total attack strength of a side's units: never below one, never above the die."""
    people = fight.people(side)
    if people == MONSTERS:
        assert fight.beasts is not None
        return fight.beasts.attack
    return min(max(s.table.attack[people] + modifiers(s, fight, side), 1), die)


def work_out(s: World, fight: Fight) -> None:
    """What strengthens and weakens both sides in this round, whoever falls before they come to blows."""
    fight.tas = modifiers(s, fight, ATTACKER), modifiers(s, fight, DEFENDER)


def modifiers(s: World, fight: Fight, side: int) -> int:
    """All that is added to the Attack number of everybody on a side."""
    if fight.tas is not None:
        return fight.tas[side]
    people = fight.people(side)
    if people >= PEOPLES or s.is_out(people):
        return -dread(s, fight, side)
    return (
        king(s, fight, side)
        - dread(s, fight, side)
        - walls(s, fight, side)
        + mine(s, fight, people)
        + weapons(s, fight, side)
        + guide(s, fight, people)
    )


def king(s: World, fight: Fight, side: int) -> int:
    """A King who shows himself strengthens all, himself included."""
    people = fight.people(side)
    if not s.shown[people] & ~fight.bound[side] & 1 << KING:
        return 0
    return s.table.parts.strength.king if s.fighters(fight, side) >> KING & 1 else 0


def dread(s: World, fight: Fight, side: int) -> int:
    """What a DragonLord or the Helm of Dread on the other side takes away; they do not add up."""
    other = 1 - side
    people = fight.people(other)
    if people >= PEOPLES:
        return 0
    taken = 0
    if fight.kind == LAND and s.fighters(fight, other) & ALL_DRAGONLORDS & ~fight.bound[other]:
        taken = s.table.parts.strength.dragonlord
    if works(s, fight, other, HELM_OF_DREAD):
        taken = max(taken, s.table.treasure_parts[HELM_OF_DREAD].foe)
    return taken


def walls(s: World, fight: Fight, side: int) -> int:
    """Whoever storms a Kingdom is weaker, unless the Belt is among them."""
    if side != ATTACKER or fight.kind != LAND or not is_kingdom(fight.zone) or works(s, fight, side, MEGINGJORD):
        return 0
    return s.table.parts.strength.kingdom


def mine(s: World, fight: Fight, people: int) -> int:
    """Dwarves fight better in mines."""
    if people == DWARVES and fight.kind == LAND and s.table.mines >> fight.zone & 1:
        return s.table.parts.gifts.mine_strength
    return 0


def weapons(s: World, fight: Fight, side: int) -> int:
    """Gungnir in one's own turn, Svalinn in another's."""
    people = fight.people(side)
    if s.leader[people] == s.leader[s.active]:
        return s.table.treasure_parts[GUNGNIR].attacking if works(s, fight, side, GUNGNIR) else 0
    return s.table.treasure_parts[SVALINN].defending if works(s, fight, side, SVALINN) else 0


def guide(s: World, fight: Fight, people: int) -> int:
    """Prince Odenin knows his way about places that need a torch or a pickaxe."""
    if fight.kind != QUEST or ODENIN not in s.companions[people] or s.quest < 0:
        return 0
    demanded = s.table.parts.quests[QUEST_CARD.words[s.quest]].requires in ("torch", "pickaxe")
    return s.table.companion_parts[ODENIN].strength if demanded else 0


def companion_strength(s: World, fight: Fight, side: int, companion: int, die: int) -> int:
    """A companion fights with its own number, changed as the party's is."""
    return min(max(s.table.companion_parts[companion].attack + modifiers(s, fight, side), 1), die)


def die_against(s: World, fight: Fight, side: int) -> int:
    """The die that a side rolls: the Defence number of the other one."""
    return fight.beasts.defence if fight.beasts is not None and side != ATTACKER else FACES
