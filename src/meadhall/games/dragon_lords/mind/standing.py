"""How the seats stand: their Kingdoms, armies, income, chances and dangers, in points of equal worth."""

from __future__ import annotations

from math import sqrt

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.mind.chances import battle
from meadhall.games.dragon_lords.mind.geography import geography
from meadhall.games.dragon_lords.mind.threat import assault
from meadhall.games.dragon_lords.rules.course.income import yield_of
from meadhall.games.dragon_lords.rules.wastes.tools import carried
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMBAT,
    DRAGON_ORB,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    KING,
    KINGDOM,
    PEOPLES,
    PER_REALM,
)
from meadhall.kernel.message import Kind
from meadhall.kernel.sets import has

ASPECTS = (
    Kind("aspect-kingdoms"),
    Kind("aspect-armies"),
    Kind("aspect-income"),
    Kind("aspect-conquest"),
    Kind("aspect-danger"),
    Kind("aspect-king"),
    Kind("aspect-magic"),
)


class KingdomChances:
    """The chance of each people to take each Kingdom in one turn: worked out once for all seats."""

    __slots__ = ("best", "by_kingdom", "danger", "s")

    def __init__(self, s: DragonLordsState) -> None:
        self.s = s
        self.best = [0.0] * s.players
        """By seat, its best chance to take a Kingdom."""
        self.danger = [0.0] * s.players
        """By seat, the greatest danger to one of its Kingdoms."""
        self.by_kingdom = [[0.0] * len(KINGDOM) for _ in range(s.players)]
        """By seat, its chance to take each Kingdom."""
        geo, facts = geography(s.facts), s.facts
        strength = facts.parts.strength
        for home in geo.kingdoms:
            owner = s.owner[home]
            holder = s.leader[owner] if 0 <= owner < PEOPLES and s.plays(owner) else NOBODY
            units = s.units[home] if owner != NOBODY else 0
            guard = facts.attack[min(owner, PEOPLES)] if owner != NOBODY else 1
            if holder != NOBODY and s.marked(owner, home):
                guard += strength.king
            for people in s.peoples:
                seat = s.leader[people]
                if seat == holder or has(s.out, people):
                    continue
                force = assault(s, geo, people, home)
                if people == s.active:
                    force += s.guests_in(home)
                if force <= 0:
                    continue
                chance = battle(force, units, max(facts.attack[people] - strength.kingdom, 1), min(guard, 6))[0]
                if s.active == people and s.phase > COMBAT:
                    chance *= 0.6
                if chance > self.best[seat]:
                    self.best[seat] = chance
                kingdoms = self.by_kingdom[seat]
                kingdoms[home // PER_REALM] = max(kingdoms[home // PER_REALM], chance)
                if holder != NOBODY and chance > self.danger[holder]:
                    self.danger[holder] = chance


def counts_of(s: DragonLordsState, seat: int, chances: KingdomChances) -> list[float]:
    """The numbers by which a seat is judged, in the order of ``WEIGHTS``."""
    kingdoms = s.kingdoms_led(seat)
    short = s.facts.goal - kingdoms
    units = income = gold = mana = scrolls = lords = treasures = orb = 0
    king = 0
    for people in s.peoples:
        if s.leader[people] != seat or has(s.out, people):
            continue
        units += sum([s.units[land] for land in s.lands_of(people)]) + s.party_units[people]
        if people == s.active:
            units += sum([walked + beamed for walked, beamed in s.guests.values()]) + s.bought
        income += yield_of(s, people)
        gold += s.gold_of(people)
        row = s.place[people]
        king = king or row[KING] != NOWHERE
        mana += s.mana[people]
        scrolls += len(s.hands[people])
        lords += sum([at >= 0 for at in row[FIRST_DRAGONLORD:FIRST_BEARER]])
        treasures += sum([at >= 0 for at in row[FIRST_BEARER:]]) + s.veiled_treasures[people]
        orb += carried(s, people, DRAGON_ORB)
    for ship, owner in enumerate(s.ship_owner):
        if owner >= 0 and s.ship_units[ship] and s.leader[owner] == seat:
            units += s.ship_units[ship]
    best = chances.best[seat]
    return [
        float(kingdoms), 1.0 if short <= 1 else 0.0, sqrt(units), income / 10, gold / 10,
        best if short > 1 else 0.0, best if short <= 1 else 0.0, chances.danger[seat],
        1.0 if king else 0.0, mana / 5, scrolls / 3, float(lords), float(treasures), float(orb),
    ]  # fmt: skip


WEIGHTS = (0.45, 0.2, 0.32, 0.2, 0.03, 0.2, 0.45, -0.2, 1.0, 0.1, 0.22, 0.4, 0.1, 0.15)
"""What each of these numbers adds: fitted to who won in games of adepts, and rounded."""


def judge(s: DragonLordsState, seat: int, chances: KingdomChances | None = None) -> list[float]:
    counts = counts_of(s, seat, chances or KingdomChances(s))
    found = [weight * count for weight, count in zip(WEIGHTS, counts, strict=True)]
    return [
        found[0] + found[1], found[2], found[3] + found[4], found[5] + found[6], found[7], found[8], sum(found[9:]),
    ]  # fmt: skip
