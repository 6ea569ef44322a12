"""Whatever is played, nothing is lost, nothing appears, and what only rises never falls.

The sums are made here anew from the columns of the state; the game's own ``check`` is not asked.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.games.machine import Laws, any_game

REGIONS = range(8)
NOWHERE = -1
CLOSED = 0
BOTTOM, SAFE = -9, 1


def possible(setup: dict[str, Any]) -> dict[str, Any]:
    """Alone one plays the second edition."""
    return {**setup, "edition": "second"} if setup["players"] == 1 else setup


SETUPS = st.fixed_dictionaries(
    {
        "players": st.integers(1, 4),
        "edition": st.sampled_from(["second", "first"]),
        "mode": st.sampled_from(["basic", "advanced"]),
        "characters": st.sampled_from(["chosen", "dealt"]),
        "vuko_layout": st.sampled_from(["chosen", "random"]),
        "difficulty": st.sampled_from(["easy", "medium", "hard", "scientist"]),
        "raven_price": st.sampled_from(["token", "always"]),
        "safe_step": st.sampled_from(["zero", "minus-one"]),
        "pillage_from": st.sampled_from(["anybody", "units"]),
    }
).map(possible)


def seats(s: IceGardenState) -> range:
    return range(len(s.score))


# --- what must hold in any position ---------------------------------------------------------------


def banks_are_whole(s: IceGardenState) -> None:
    for resource, number in enumerate((24, 22)):
        assert s.bank[resource] + sum(s.goods[resource]) == number
    assert s.bank[2] + sum(s.m_factor) == 16
    assert s.vuko_tokens + sum(s.tokens) == 10
    for kind in range(4):
        assert s.improvements[kind] + s.spots.count(kind) + s.spy.count(kind) == 5


def markers_are_whole(s: IceGardenState) -> None:
    for seat in seats(s):
        on_map = sum(s.markers_of(seat))
        assert s.stock[seat] + on_map + s.gorge[seat] + s.garden[seat] == 20


def nothing_is_below_zero(s: IceGardenState) -> None:
    columns: list[list[int]] = [
        *s.goods, s.m_factor, s.stock, s.markers, s.gorge, s.garden, s.tokens, s.score, s.actions, s.held, s.damage,
        s.bank, s.improvements, s.neutral, s.reserves, s.reserves_down, s.nightmares, s.towers, s.locked,
        [s.vuko_tokens, s.absorbed, s.snow],
    ]  # fmt: skip
    for column in columns:
        assert min(column) >= 0


def goals_are_within_their_pieces(s: IceGardenState) -> None:
    assert max(s.nightmares) <= 2
    assert sum(s.nightmares) <= 4
    assert max(s.towers) <= 1
    assert sum(s.towers) <= 6
    assert max(s.locked) <= 1
    assert sum(s.locked) <= 2


def reserves_are_whole(s: IceGardenState) -> None:
    there = sum(s.reserves) + sum(s.reserves_down) + s.absorbed
    assert there == 4 if s.round else there <= 4


def closed_regions_are_empty(s: IceGardenState) -> None:
    for region in REGIONS:
        if s.tiles[region] == CLOSED:
            assert all(s.markers_at(seat, region) == 0 for seat in seats(s))
            assert region not in s.units
            pieces = (s.neutral, s.reserves, s.reserves_down, s.nightmares, s.towers, s.locked)
            assert all(column[region] == 0 for column in pieces)
            assert region not in (s.thorn, s.vuko)
    assert set(s.units) <= {NOWHERE, *REGIONS}


def locked_regions_hold_only_callo(s: IceGardenState) -> None:
    """Once everybody has left, what remains in a locked region is Callo's."""
    evicting = any(type(step).__name__ in ("Evict", "Evictions") for step in s.agenda)
    for region in REGIONS:
        if s.locked[region] and not evicting:
            callo = s.seat_of[3]
            others = [seat for seat in seats(s) if seat != callo]
            assert all(s.markers_at(seat, region) == 0 for seat in others)
            assert all(region not in s.places(seat) for seat in others)


def reputation_and_standing_agree(s: IceGardenState) -> None:
    assert sorted(s.standing) == list(seats(s))
    snowed_in = s.result is not None and s.result.ending == "dead-snow"
    for seat in seats(s):
        assert s.reputation[seat] <= SAFE
        assert s.reputation[seat] >= BOTTOM or snowed_in
    if s.players > 1:
        values = [s.reputation[seat] for seat in s.standing]
        assert values == sorted(values, reverse=True)


def tracks_are_in_bounds(s: IceGardenState) -> None:
    assert s.snow <= {2: 18, 3: 24, 4: 30}[len(s.score)]
    assert all(1 <= helm <= 10 for helm in s.helm)
    assert len(set(s.order)) == len(s.order)
    if s.round:
        assert sorted(s.order) == list(range(s.players))
        numbers = sorted(tile for tile in s.tiles if tile != CLOSED)
        assert numbers == list(range(1, {2: 6, 3: 7, 4: 8}[len(s.score)] + 1))


def vuko_holds_what_is_there(s: IceGardenState) -> None:
    for seat in seats(s):
        there = s.markers_at(seat, s.vuko) if s.vuko != NOWHERE else 0
        assert s.held[seat] <= there


def units_are_what_they_are(s: IceGardenState) -> None:
    """The strength kept beside the columns is the strength that follows from them."""
    fresh = s.copy()
    fresh.refresh()
    for name in ("open", "near", "attack", "shield", "speed", "worth"):
        assert getattr(fresh, name) == getattr(s, name), name


ALWAYS = [
    banks_are_whole,
    markers_are_whole,
    nothing_is_below_zero,
    goals_are_within_their_pieces,
    reserves_are_whole,
    closed_regions_are_empty,
    locked_regions_hold_only_callo,
    reputation_and_standing_agree,
    tracks_are_in_bounds,
    vuko_holds_what_is_there,
    units_are_what_they_are,
]


# --- what must hold from one position to the next -------------------------------------------------


def rises_only(before: IceGardenState, s: IceGardenState) -> None:
    for seat in seats(s):
        assert s.score[seat] >= before.score[seat]
        assert s.helm[seat] >= before.helm[seat]
        assert s.gorge[seat] >= before.gorge[seat]
        assert s.garden[seat] >= before.garden[seat]
    assert s.snow >= before.snow
    assert s.round >= before.round
    assert s.red >= before.red
    assert s.absorbed >= before.absorbed
    for region in REGIONS:
        assert s.towers[region] >= before.towers[region]
        assert s.locked[region] >= before.locked[region]


def neutral_markers_only_move_or_go(before: IceGardenState, s: IceGardenState) -> None:
    if not before.round:
        return
    assert sum(s.neutral) <= sum(before.neutral)
    grown = [region for region in REGIONS if s.neutral[region] > before.neutral[region]]
    assert grown == [] or (grown == [s.vuko] and s.vuko != before.vuko)


def tiles_stay(before: IceGardenState, s: IceGardenState) -> None:
    for region in REGIONS:
        if before.tiles[region] > 0:
            assert s.tiles[region] == before.tiles[region]


STEPWISE = [rises_only, neutral_markers_only_move_or_go, tiles_stay]


TestAnyGame = any_game(
    IceGarden(), Laws(ALWAYS, STEPWISE), SETUPS, skip=300, examples=60, steps=60, counted=("bank", "stock")
)
