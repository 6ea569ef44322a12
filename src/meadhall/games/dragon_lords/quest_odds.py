"""The chances of a party on a quest: a pack of monsters fought to the end, and dares.

Without what somebody may still do: spells, scrolls, potions and elixirs, and companions who fall in place of units.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from meadhall.games.dragon_lords.components import Dare, MeetMonsters
from meadhall.games.dragon_lords.facts import MONSTERS
from meadhall.games.dragon_lords.fight import DEFENDER, QUEST, Beasts, Fight
from meadhall.games.dragon_lords.odds import throws
from meadhall.games.dragon_lords.rules.common.dice import parse_dice
from meadhall.games.dragon_lords.rules.war.combat import companion_dice
from meadhall.games.dragon_lords.rules.war.strength import FACES, strength
from meadhall.games.dragon_lords.rules.wastes.quest_choices import most_for
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_SPACE, MONSTER


class Pack(NamedTuple):
    """What monsters of one kind can do, and what hits them."""

    attack: int
    defence: int
    hits: int
    """Hit points of each."""
    poisons: bool
    """Whom they hit does not strike back, and falls."""
    shoots: bool
    fire: int
    """Hits of a dragon's fire in each round; 0 for all others."""


@lru_cache(maxsize=1 << 12)
def survives(units: int, points: int, need: int, company: tuple[int, ...], pack: Pack) -> float:
    """The chance that some units are left when monsters with so many hit points in all are gone.

    ``need`` is what a die of the units must not exceed, and ``company`` what those of companions must not.
    """
    standing = -(-points // pack.hits)
    units -= pack.fire or standing * pack.shoots
    if units <= 0:
        return 0.0
    lives, seen = 0.0, 0.0
    for struck, chance in enumerate(throws(standing, pack.attack, FACES)):
        left = max(units - struck, 0)
        for hit, share in enumerate(blows(left if pack.poisons else units, need, company, pack.defence)):
            if not struck and not hit and not pack.fire and not pack.shoots:
                continue
            seen += chance * share
            if left:
                rest = points - hit
                lives += chance * share * (1.0 if rest <= 0 else survives(left, rest, need, company, pack))
    return lives / seen


def blows(dice: int, need: int, company: tuple[int, ...], faces: int) -> list[float]:
    """By number of hits of a party, how likely it is."""
    found = list(throws(dice, need, faces))
    for each in company:
        one = throws(1, each, faces)
        both = [0.0] * (len(found) + 1)
        for (n, chance), (hit, share) in product(enumerate(found), enumerate(one)):
            both[n + hit] += chance * share
        found = both
    return found


def numbers(amount: int | str) -> dict[int, float]:
    """Every number that an amount may come to, such as 1d6+2, with its chance."""
    if isinstance(amount, int):
        return {amount: 1.0}
    dice, sides, plus = parse_dice(amount)
    found = {plus: 1.0}
    for _ in range(dice):
        more = dict[int, float]()
        for (n, chance), face in product(found.items(), range(1, sides + 1)):
            more[n + face] = more.get(n + face, 0.0) + chance / sides
        found = more
    return found


# --- from a position ----------------------------------------------------------------------------------------


def beats(s: DragonLordsState, people: int, deed: MeetMonsters) -> float:
    """The chance that a party is left after the monsters of a card, as it stands now."""
    fire = s.facts.parts.strength.dragon_fire if "dragon-fire" in deed.traits else 0
    shoots = "missile" in deed.traits
    pack = Pack(deed.attack, deed.defence, deed.hits, "poison" in deed.traits, shoots, fire)
    beasts = Beasts(MONSTER.find(deed.monster), 1, deed.attack, deed.defence, deed.hits, deed.traits)
    fight = Fight(QUEST, FIRST_SPACE + s.party_at[people], MONSTERS, people, beasts)
    need = strength(s, fight, DEFENDER, deed.defence)
    company = tuple(companion_dice(s, fight, DEFENDER, deed.defence))
    units = s.force(fight, DEFENDER)
    return sum(
        chance * survives(units, count * deed.hits, need, company, pack) if count else chance
        for count, chance in numbers(deed.count).items()
    )


def dares(s: DragonLordsState, people: int, deed: Dare) -> float:
    """The chance that a dare succeeds."""
    return max(0, min(most_for(s, people, deed), deed.die)) / deed.die
