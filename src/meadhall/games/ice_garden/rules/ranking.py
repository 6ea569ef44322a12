"""Chapter 11, who dominates a region, and who comes next."""

from __future__ import annotations

from meadhall.games.ice_garden.state import Midgaard


def weight(s: Midgaard, seat: int, region: int) -> int:
    """Influence that counts for domination: not what Vuko holds (IG-10.12)."""
    influence = s.influence(seat, region)
    return influence - s.held[seat] if region == s.vuko else influence


def weight_next_door(s: Midgaard, seat: int, region: int) -> int:
    return sum(weight(s, seat, other) for other in s.near[region])


def ranking(s: Midgaard, region: int) -> list[int]:
    """Players by influence, then by influence next door, then by reputation (IG-11.6, IG-11.7).

    In the second edition nobody is ranked who does not exceed the neutral markers (IG-11.4).
    """
    least = s.neutral[region] if s.table.edition.neutral_bars_ranking else 0
    weights = [weight(s, seat, region) for seat in range(s.table.seats)]
    ranked = [seat for seat in s.standing if weights[seat] > least]
    if len(ranked) > 1:
        if len({weights[seat] for seat in ranked}) < len(ranked):
            ranked.sort(key=lambda seat: -weight_next_door(s, seat, region))
        ranked.sort(key=lambda seat: -weights[seat])
    return ranked


def rewarded(s: Midgaard, region: int, ranked: list[int]) -> tuple[int, ...]:
    """Those who draw a yield: their influence exceeds the neutral markers (IG-11.3)."""
    return tuple(seat for seat in ranked if weight(s, seat, region) > s.neutral[region])
