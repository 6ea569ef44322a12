"""Races for a place on a track, Votes and Influence alike: who will end ahead of whom.

Tracks are small and the same ones come up again and again, so every answer is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meadhall.games.mountain_king.standing import Standing, raised

VOTE_DOUBT = (4.2, 4.0, 3.0, 2.4, 1.3, 0.15)
"""How many Votes the others may still gain on a leader, roughly, by stage."""
ENTRY = (0.3, 0.3, 0.24, 0.13, 0.05, 0.0)
"""The chance that somebody without a disc will still get one in, by stage."""


def ahead(lead: float, doubt: float) -> float:
    """The chance to stay ahead with such a lead."""
    return 1 / (1 + exp(-max(min(lead / doubt, 30.0), -30.0)))


@lru_cache(1 << 15)
def plank_hopes(standing: Standing, players: int, prizes: tuple[int, int, int], stage: int) -> tuple[float, ...]:
    """The Honour that each seat may expect of a Clan."""
    doubt, entry = VOTE_DOUBT[stage], ENTRY[stage]
    discs = discs_of(standing, players)
    hopes: list[float] = []
    for seat in range(players):
        places = [1.0, 0.0, 0.0, 0.0]
        for beaten in beating(discs, seat, doubt, entry):
            places = [
                places[0] * beaten,
                places[1] * beaten + places[0] * (1 - beaten),
                places[2] * beaten + places[1] * (1 - beaten),
                places[3] + places[2] * (1 - beaten),
            ]
        hope = places[0] * prizes[0] + places[1] * prizes[1] + places[2] * prizes[2]
        hopes.append(hope if discs[seat][0] else hope * entry)
    return tuple(hopes)


def discs_of(standing: Standing, players: int) -> list[tuple[int, int]]:
    """For each seat what its disc shows and how many are before it; whoever has none is behind all others."""
    discs = [(0, players)] * players
    for place, (who, has) in enumerate(standing):
        discs[who] = (has, place)
    return discs


def beating(discs: list[tuple[int, int]], seat: int, doubt: float, entry: float) -> list[float]:
    """The chance of a seat to end ahead of each of the others."""
    has, place = discs[seat]
    chances: list[float] = []
    for rival, (other, at) in enumerate(discs):
        if rival != seat:
            beaten = ahead(has - other + (0.5 if place < at else -0.5 if place > at else 0.0), doubt)
            if not other:
                beaten = 1 - (1 - beaten) * (entry if has else 0.5 * (1 + entry))
            chances.append(beaten)
    return chances


@lru_cache(1 << 15)
def vote_gain(
    standing: Standing, players: int, prizes: tuple[int, int, int], stage: int, seat: int, count: int
) -> tuple[float, float]:
    """What ``count`` more Votes change for a seat, and for all its rivals together."""
    before = plank_hopes(standing, players, prizes, stage)
    after = plank_hopes(raised(standing, seat, count), players, prizes, stage)
    own = after[seat] - before[seat]
    return own, sum(after, 0.0) - sum(before, 0.0) - own


@lru_cache(1 << 15)
def champion_gain(standing: Standing, players: int, supplies: int, seat: int, power: int) -> tuple[float, float]:
    """What more Influence changes in a seat's chance to win a Champion, and in those of all its rivals."""
    before = champion_hopes(standing, players, supplies)
    after = champion_hopes(raised(standing, seat, power + (not standing)), players, supplies)
    own = after[seat] - before[seat]
    return own, sum(after, 0.0) - sum(before, 0.0) - own


@lru_cache(1 << 15)
def champion_hopes(standing: Standing, players: int, supplies: int) -> tuple[float, ...]:
    """Each seat's chance to win a Champion; ``supplies`` are those left to all players together."""
    doubt = 0.12 if not supplies else 0.7 + 1.5 * min(supplies / players, 6.0) / 6.0
    entry = 0.0 if not supplies else 0.12 * min(supplies / players, 6.0)
    discs = discs_of(standing, players)
    hopes: list[float] = []
    for seat in range(players):
        chance = 1.0
        for beaten in beating(discs, seat, doubt, entry):
            chance *= beaten
        hopes.append(chance if discs[seat][0] else chance * entry)
    return tuple(hopes)
