"""The chances of a fight to the end with melee and Dragon fire alone, without scrolls, spells or treasures.

They are exact, except that the first rounds of a large battle are foreseen by averages and spreads.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, floor, sqrt
from typing import NamedTuple

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, UNKNOWN
from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.war.losses import due
from meadhall.games.dragon_lords.rules.war.strength import FACES, strength
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import KING, PEOPLES, TERRITORIES

SMALLEST = 1e-7
"""Rarer throws change nothing that could be seen; without them large battles are quickly foreseen."""
LARGE = 400
"""Attackers times defenders: beyond it, rounds are foreseen by averages and spreads until fewer are left."""
HUGE, FEW = 1600, 8
"""Of so few units chance decides, and not averages: a battle that is not huge is then foreseen exactly."""
NODES = ((0.0, 0.457), (1.154, 0.240), (-1.154, 0.240), (2.367, 0.031), (-2.367, 0.031))
"""Places of a bell curve that stand for all of it, and their weights; its farthest ends change nothing."""


class Side(NamedTuple):
    units: int
    """DragonLords among them."""
    strength: int
    dragons: int = 0
    """DragonLords: they breathe fire each round, roll no dice, and fall last."""


class Odds(NamedTuple):
    win: float
    """The chance that the attackers take the place."""
    lose: float
    """The chance that defenders are left. In the rest of the cases nobody is."""
    left: float
    """How many attackers are left on average when they win."""
    remain: float
    """How many defenders are left on average when they hold."""


def fight(attackers: Side, defenders: Side, fire: int = 1, faces: int = FACES) -> Odds:
    """Round after round until one side is gone. ``fire`` is what one DragonLord's fire hits."""
    exact = attackers.units * defenders.units <= LARGE
    win, lose, left, remain = (_fight if exact else _estimate)(
        attackers.units, defenders.units, attackers.strength, defenders.strength, attackers.dragons, defenders.dragons,
        fire, faces,
    )  # fmt: skip
    return Odds(win, lose, left / win if win else 0.0, remain / lose if lose else 0.0)


def ambush(attackers: Side, defenders: Side, faces: int = FACES) -> float:
    """The chance that one throw without an answer leaves nobody."""
    return sum(throws(attackers.units, attackers.strength, faces)[defenders.units :])


@lru_cache(maxsize=256)
def throws(dice: int, strength: int, faces: int) -> tuple[float, ...]:
    """By number of hits, how likely it is."""
    hit = min(strength, faces) / faces
    return tuple([comb(dice, k) * hit**k * (1 - hit) ** (dice - k) for k in range(dice + 1)])


@lru_cache(maxsize=1 << 16)
def _fight(
    a: int, d: int, attack: int, defence: int, a_dragons: int, d_dragons: int, fire: int, faces: int
) -> tuple[float, float, float, float]:
    """Chances of both sides, and how many are left of each, weighted by their chances."""
    if a <= 0 or d <= 0:
        return float(a > 0), float(d > 0), float(max(a, 0)), float(max(d, 0))
    burnt_d, burnt_a = min(a_dragons, a) * fire, min(d_dragons, d) * fire
    after_a, after_d = a - burnt_a, d - burnt_d
    if after_a <= 0 or after_d <= 0:
        return _fight(after_a, after_d, attack, defence, a_dragons, d_dragons, fire, faces)
    hits = throws(max(after_a - a_dragons, 0), attack, faces)
    blows = throws(max(after_d - d_dragons, 0), defence, faces)
    win, lose, left, remain, seen = 0.0, 0.0, 0.0, 0.0, 0.0
    calm = not (burnt_a or burnt_d)
    for i, one in enumerate(hits):
        if one <= SMALLEST:
            continue
        for j, other in enumerate(blows):
            share = one * other
            # If nothing happens at all, the round is as if it had not been.
            if share <= SMALLEST or (calm and not (i or j)):
                continue
            then = _fight(after_a - j, after_d - i, attack, defence, a_dragons, d_dragons, fire, faces)
            win += share * then[0]
            lose += share * then[1]
            left += share * then[2]
            remain += share * then[3]
            seen += share
    return win / seen, lose / seen, left / seen, remain / seen


@lru_cache(maxsize=1 << 12)
def _estimate(
    a: int, d: int, attack: int, defence: int, a_dragons: int, d_dragons: int, fire: int, faces: int
) -> tuple[float, float, float, float]:
    """The same for a large battle.

    While both armies are large, what a round does to their averages and spreads is known without going through its
    throws; when few enough are left, the exact chances of what may be left then are put together.
    """
    hit, blow = min(attack, faces) / faces, min(defence, faces) / faces
    mean_a, mean_d = float(a), float(d)
    spread_a, spread_d, joint = 0.0, 0.0, 0.0
    while mean_a * mean_d > LARGE:
        burnt_a, burnt_d = mean_a - d_dragons * fire, mean_d - a_dragons * fire
        dice_a, dice_d = burnt_a - a_dragons, burnt_d - d_dragons
        next_a, next_d = burnt_a - dice_d * blow, burnt_d - dice_a * hit
        if min(dice_a, dice_d, next_a, next_d) < FEW and mean_a * mean_d <= HUGE:
            break
        mean_a, mean_d = next_a, next_d
        spread_a, spread_d, joint = (
            spread_a - 2 * blow * joint + blow * blow * spread_d + dice_d * blow * (1 - blow),
            spread_d - 2 * hit * joint + hit * hit * spread_a + dice_a * hit * (1 - hit),
            joint * (1 + hit * blow) - hit * spread_a - blow * spread_d,
        )
    wide = sqrt(spread_a)
    lean = joint / wide if wide else 0.0
    rest = sqrt(max(spread_d - lean * lean, 0.0))
    win, lose, left, remain, seen = 0.0, 0.0, 0.0, 0.0, 0.0
    for x, weight in NODES:
        for y, other in NODES:
            left_a, left_d = mean_a + wide * x, mean_d + lean * x + rest * y
            for one, near in _beside(left_a):
                for two, close in _beside(left_d):
                    share = weight * other * near * close
                    if share <= SMALLEST:
                        continue
                    then = _fight(one, two, attack, defence, a_dragons, d_dragons, fire, faces)
                    win += share * then[0]
                    lose += share * then[1]
                    left += share * then[2]
                    remain += share * then[3]
                    seen += share
    return win / seen, lose / seen, left / seen, remain / seen


def _beside(units: float) -> tuple[tuple[int, float], ...]:
    """The whole numbers of units around a number, and how near each of them is."""
    least = floor(units)
    return (least, 1 - units + least), (least + 1, units - least)


# --- from a position ----------------------------------------------------------------------------------------


class Forecast(NamedTuple):
    attackers: Side
    defenders: Side
    odds: Odds
    worst: Odds | None
    """The odds if the King of the defenders lies under a counter that nobody has turned up; None if he cannot."""


def forecast(s: DragonLordsState, zone: int) -> Forecast:
    """The battle of the active people in a zone, on land or at sea, as far as the viewer of a position knows."""
    battle = battle_in(s, zone)
    fire = s.facts.parts.strength.dragon_fire
    attackers, defenders = left_of(s, battle, ATTACKER), left_of(s, battle, DEFENDER)
    worst = None
    if may_hide_king(s, battle):
        stronger = min(defenders.strength + s.facts.parts.strength.king, FACES)
        worst = fight(attackers, defenders._replace(strength=stronger), fire)
    return Forecast(attackers, defenders, fight(attackers, defenders, fire), worst)


def battle_in(s: DragonLordsState, zone: int) -> Fight:
    """The battle that the active people would have to fight in a zone."""
    if zone < TERRITORIES:
        return Fight(LAND, zone, s.active, s.owner[zone])
    return Fight(AT_SEA, zone, s.active, s.blockader(s.active, zone))


def side_of(s: DragonLordsState, battle: Fight, side: int) -> Side:
    dragons = s.fighters(battle, side) & ALL_DRAGONLORDS
    return Side(s.force(battle, side), strength(s, battle, side), dragons.bit_count())


def left_of(s: DragonLordsState, battle: Fight, side: int) -> Side:
    """A side without those who have been hit and are still to be taken away."""
    stands = side_of(s, battle, side)
    if s.fight is None or (s.fight.kind, s.fight.zone) != (battle.kind, battle.zone):
        return stands
    return stands._replace(units=max(stands.units - due(s, s.fight, side), 0))


def may_hide_king(s: DragonLordsState, battle: Fight) -> bool:
    """Whether a King whom the viewer cannot see may be among the defenders."""
    people = battle.defender
    if people >= PEOPLES or s.place[people][KING] != UNKNOWN:
        return False
    return any(place in s.veiled[people] for place in s.stands(battle, DEFENDER))
