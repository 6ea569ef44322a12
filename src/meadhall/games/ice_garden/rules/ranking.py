"""Chapter 11, who dominates a region, and who comes next."""

from __future__ import annotations

from meadhall.games.ice_garden.state import Midgaard


def weights(s: Midgaard, region: int) -> list[int]:
    """The influence of every seat that counts for domination: not what Vuko holds (IG-10.12)."""
    influence = s.influences(region)
    return [n - held for n, held in zip(influence, s.held, strict=True)] if region == s.vuko else influence


def next_door(s: Midgaard, region: int) -> list[int]:
    """The influence of every seat in the open regions around."""
    around = [weights(s, other) for other in s.near[region]]
    return [sum(column[seat] for column in around) for seat in range(s.table.seats)]


def ranking(s: Midgaard, region: int) -> list[int]:
    """Players by influence, then by influence next door, then by reputation (IG-11.6, IG-11.7).

    In the second edition nobody is ranked who does not exceed the neutral markers (IG-11.4).
    """
    least = s.neutral[region] if s.table.edition.neutral_bars_ranking else 0
    here = weights(s, region)
    ranked = [seat for seat in s.standing if here[seat] > least]
    if len(ranked) > 1:
        if len({here[seat] for seat in ranked}) < len(ranked):
            beside = next_door(s, region)
            ranked.sort(key=lambda seat: (-here[seat], -beside[seat]))
        else:
            ranked.sort(key=lambda seat: -here[seat])
    return ranked


def rewarded(s: Midgaard, region: int, ranked: list[int]) -> tuple[int, ...]:
    """Those who draw a yield: their influence exceeds the neutral markers (IG-11.3)."""
    here = weights(s, region)
    return tuple(seat for seat in ranked if here[seat] > s.neutral[region])
