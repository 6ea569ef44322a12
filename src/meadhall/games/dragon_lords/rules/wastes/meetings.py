"""Chapter 19, meetings: monsters of a card or of a lair come upon the party."""

from __future__ import annotations

from meadhall.games.dragon_lords import components, says
from meadhall.games.dragon_lords.fight import QUEST, Beasts, Fight
from meadhall.games.dragon_lords.rules.war.combat import Round
from meadhall.games.dragon_lords.rules.wastes.prophecies import at_fight
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import MONSTERS
from meadhall.games.dragon_lords.words import FIRST_SPACE, MONSTER

DRAGON = MONSTER.find("dragon")


def meet(s: World, people: int, deed: components.Fight, count: int, then: int) -> None:
    """Monsters of a card attack the party; a victory leads on to the booty."""
    beasts = Beasts(
        MONSTER.find(deed.monster), count, deed.attack, deed.defence, deed.hits, deed.traits,
        deed.defeat == "captured", then=then,
    )  # fmt: skip
    attack(s, people, beasts)


def meet_lair(s: World, people: int) -> None:
    """The red dragon of a lair: always there, and with all its hit points."""
    lair = s.table.parts.lair
    beasts = Beasts(DRAGON, 1, lair.attack, lair.defence, lair.hits, ("dragon-fire", "charmable"), lair=True)
    attack(s, people, beasts)


def attack(s: World, people: int, beasts: Beasts) -> None:
    zone = FIRST_SPACE + s.party_at[people]
    s.fight = Fight(QUEST, zone, MONSTERS, people, beasts=beasts)
    s.tell(says.MONSTERS_ATTACK, beasts.monster, beasts.count, beasts.attack, beasts.defence)
    s.then(Round())
    at_fight(s, people)
