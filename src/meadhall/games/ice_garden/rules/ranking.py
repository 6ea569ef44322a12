"""Chapter 11, who dominates a region, and who comes next."""

from __future__ import annotations

from meadhall.games.ice_garden.state import NOBODY, IceGardenState


def counted_influence(s: IceGardenState, region: int) -> list[int]:
    """The influence of every seat that counts for domination: not what Vuko holds (IG-10.12)."""
    influence = s.influences(region)
    return [n - held for n, held in zip(influence, s.held, strict=True)] if region == s.vuko else influence


def influence_around(s: IceGardenState, region: int) -> list[int]:
    """The influence of every seat in the open regions around."""
    around = [counted_influence(s, other) for other in s.near[region]]
    return [sum(column[seat] for column in around) for seat in range(s.facts.seats)]


def ranking(s: IceGardenState, region: int) -> list[int]:
    """Players by influence, then by influence next door, then by reputation (IG-11.6, IG-11.7).

    In the second edition nobody is ranked who does not exceed the neutral markers (IG-11.4).
    """
    least = s.neutral[region] if s.facts.edition.neutral_bars_ranking else 0
    here = counted_influence(s, region)
    ranked = [seat for seat in s.standing if here[seat] > least]
    if len(ranked) > 1:
        if len({here[seat] for seat in ranked}) < len(ranked):
            beside = influence_around(s, region)
            ranked.sort(key=lambda seat: (-here[seat], -beside[seat]))
        else:
            ranked.sort(key=lambda seat: -here[seat])
    return ranked


def dominator(s: IceGardenState, region: int) -> int:
    """Who would dominate an open region, or nobody."""
    ranked = ranking(s, region) if region in s.open else []
    return ranked[0] if ranked else NOBODY


def rewarded(s: IceGardenState, region: int, ranked: list[int]) -> tuple[int, ...]:
    """Those who draw a yield: their influence exceeds the neutral markers (IG-11.3)."""
    here = counted_influence(s, region)
    return tuple(seat for seat in ranked if here[seat] > s.neutral[region])
