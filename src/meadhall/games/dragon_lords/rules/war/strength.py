"""Chapter 6, total attack strength: the Attack number and everything in the combat zone that changes it."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, MONSTERS, is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, QUEST, Fight
from meadhall.games.dragon_lords.rules.common.reactions import has_turn
from meadhall.games.dragon_lords.rules.peoples.treasures import works_in_fight
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import has

FACES = 6


def strength(s: DragonLordsState, fight: Fight, side: int, die: int = FACES) -> int:
    """The total attack strength of a side's units: never below one, never above the die."""
    people = fight.people(side)
    if people == MONSTERS:
        assert fight.beasts is not None
        return fight.beasts.attack
    return min(max(s.facts.attack[people] + modifiers(s, fight, side), 1), die)


def work_out(s: DragonLordsState, fight: Fight) -> None:
    """Settle the modifiers of both sides for this round, before anybody falls."""
    fight.tas = modifiers(s, fight, ATTACKER), modifiers(s, fight, DEFENDER)


def modifiers(s: DragonLordsState, fight: Fight, side: int) -> int:
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


def king(s: DragonLordsState, fight: Fight, side: int) -> int:
    """What a revealed King adds to all units of his side, himself included."""
    people = fight.people(side)
    works = has(s.shown[people] & ~fight.bound[side], KING) and has(s.fighters(fight, side), KING)
    return s.facts.parts.strength.king if works else 0


def dread(s: DragonLordsState, fight: Fight, side: int) -> int:
    """What a DragonLord or the Helm of Dread on the other side takes away: only the greater of the two counts."""
    other = 1 - side
    people = fight.people(other)
    if people >= PEOPLES:
        return 0
    taken = 0
    if fight.kind == LAND and s.fighters(fight, other) & ALL_DRAGONLORDS & ~fight.bound[other]:
        taken = s.facts.parts.strength.dragonlord
    if works_in_fight(s, fight, other, HELM_OF_DREAD):
        taken = max(taken, s.facts.treasure_parts[HELM_OF_DREAD].foe)
    return taken


def walls(s: DragonLordsState, fight: Fight, side: int) -> int:
    """What attackers of a Kingdom lose, unless they have the Belt."""
    if side != ATTACKER or fight.kind != LAND or not is_kingdom(fight.zone):
        return 0
    return 0 if works_in_fight(s, fight, side, MEGINGJORD) else s.facts.parts.strength.kingdom


def mine(s: DragonLordsState, fight: Fight, people: int) -> int:
    """What Dwarves gain in a mine."""
    if people == DWARVES and fight.kind == LAND and has(s.facts.mines, fight.zone):
        return s.facts.parts.gifts.mine_strength
    return 0


def weapons(s: DragonLordsState, fight: Fight, side: int) -> int:
    """What Gungnir adds in one's own turn, and Svalinn in another's."""
    people = fight.people(side)
    if has_turn(s, people):
        return s.facts.treasure_parts[GUNGNIR].attacking if works_in_fight(s, fight, side, GUNGNIR) else 0
    return s.facts.treasure_parts[SVALINN].defending if works_in_fight(s, fight, side, SVALINN) else 0


def guide(s: DragonLordsState, fight: Fight, people: int) -> int:
    """What Prince Odenin adds in places that need a torch or a pickaxe."""
    if fight.kind != QUEST or ODENIN not in s.companions[people] or s.quest < 0:
        return 0
    demanded = s.facts.parts.quests[QUEST_CARD.words[s.quest]].requires in ("torch", "pickaxe")
    return s.facts.companion_parts[ODENIN].strength if demanded else 0


def companion_strength(s: DragonLordsState, fight: Fight, side: int, companion: int, die: int) -> int:
    """A companion fights with its own number, changed as the party's is."""
    return min(max(s.facts.companion_parts[companion].attack + modifiers(s, fight, side), 1), die)


def die_against(s: DragonLordsState, fight: Fight, side: int) -> int:
    """The die that a side rolls: the Defence number of the other one."""
    return fight.beasts.defence if fight.beasts is not None and side != ATTACKER else FACES
