"""Chapter 19, meetings: monsters of a card or of a lair attack the party."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import MeetMonsters
from meadhall.games.dragon_lords.facts import MONSTERS
from meadhall.games.dragon_lords.fight import QUEST, Beasts, Fight
from meadhall.games.dragon_lords.rules.war.combat import Round
from meadhall.games.dragon_lords.rules.wastes.prophecies import before_fight
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_SPACE, MONSTER

DRAGON = MONSTER.find("dragon")


def meet(s: DragonLordsState, people: int, deed: MeetMonsters, count: int, then: int) -> None:
    """Monsters of a card attack the party. After a victory the script goes on at ``then``."""
    beasts = Beasts(
        MONSTER.find(deed.monster), count, deed.attack, deed.defence, deed.hits, deed.traits,
        deed.defeat == "captured", then=then,
    )  # fmt: skip
    attack(s, people, beasts)


def meet_lair(s: DragonLordsState, people: int) -> None:
    """The red dragon of a lair: always there, and with all its hit points."""
    lair = s.facts.parts.lair
    beasts = Beasts(DRAGON, 1, lair.attack, lair.defence, lair.hits, ("dragon-fire", "charmable"), lair=True)
    attack(s, people, beasts)


def attack(s: DragonLordsState, people: int, beasts: Beasts) -> None:
    zone = FIRST_SPACE + s.party_at[people]
    s.fight = Fight(QUEST, zone, MONSTERS, people, beasts=beasts)
    s.tell(messages.MONSTERS_ATTACK, beasts.monster, beasts.count, beasts.attack, beasts.defence)
    s.then(Round())
    before_fight(s, people)
