"""The map: what can lie in a region, and how much of it there is."""

from __future__ import annotations

from meadhall.games.ice_garden.checks.common import demand, due, region_at, seat_at
from meadhall.games.ice_garden.facts import CLOSED, FACE_DOWN, LEVEL_OF
from meadhall.games.ice_garden.rules.goals import Evict, Evictions
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import CALLO, CHARACTER, FAUN, FJOLLSFINN, FREIHOFF, REGION, REGIONS, VAN_DYKEN


def tiles_are_those_of_the_game(s: IceGardenState) -> None:
    for region, number in enumerate(s.tiles):
        at = f"{region_at(region)}.tile"
        demand(number <= 0 or s.tiles.count(number) == 1, at, f"the number {number} stands twice")
        turned = number != FACE_DOWN or not s.round
        demand(turned, at, "all tiles are turned up before the first round (IG-2.12)")
    laid, wanted = s.tiles_laid(), s.facts.tiles
    all_laid = laid == wanted or (laid < wanted and not s.round)
    demand(all_laid, "position.regions.tile", f"{wanted} regions have a tile, not {laid} (IG-2.7)")


def closed_regions_are_empty(s: IceGardenState) -> None:
    for region, tile in enumerate(s.tiles):
        pieces = (s.neutral, s.reserves, s.reserves_down, s.nightmares, s.towers, s.locked)
        there = any(column[region] for column in pieces) or region in (s.thorn, s.vuko)
        there = there or any(s.present(seat, region) for seat in range(s.facts.seats))
        demand(tile != CLOSED or not there, region_at(region), "is closed, but something is there (IG-2.8)")


def neutral_markers_suffice(s: IceGardenState) -> None:
    """One for each tile, and no more come into play (IG-2.16)."""
    most = s.facts.tiles
    demand(sum(s.neutral) <= most, "position.regions.neutral", f"there are only {most} (IG-2.16)")


def reserves_suffice(s: IceGardenState) -> None:
    most = s.facts.parts.bank.reserves
    found = sum(s.reserves) + sum(s.reserves_down) + s.absorbed
    demand(found <= most, "position.regions.reserves", f"there are more than {most} (IG-2.10)")
    for region in range(REGIONS):
        if region != s.thorn:
            at = region_at(region)
            demand(s.reserves[region] <= 1, f"{at}.reserves", "only at the Thorn there are several (IG-12.23)")
            hidden = s.reserves_down[region]
            demand(not hidden, f"{at}.reserves_face_down", "only at the Thorn are any face down (IG-12.4)")


def tokens_suffice(s: IceGardenState) -> None:
    """Nightmare tokens, towers and locks, each within its number and each with its owner in the game (IG-1.7)."""
    bank = s.facts.parts.bank
    for field, column, most, owner in (
        ("nightmares", s.nightmares, bank.nightmares, CALLO),
        ("tower", s.towers, bank.towers, FREIHOFF),
        ("locked", s.locked, bank.locks, CALLO),
    ):
        plays = s.seat_of[owner] != NOBODY
        for region, number in enumerate(column):
            absent = f"{CHARACTER.words[owner]} does not play (IG-1.7)"
            demand(plays or not number, f"{region_at(region)}.{field}", absent)
        demand(sum(column) <= most, f"position.regions.{field}", f"there are more than {most} (IG-1.7)")
    for region, number in enumerate(s.nightmares):
        demand(number <= 2, f"{region_at(region)}.nightmares", "no region holds more than two (IG-11.16)")


def thorn_is_van_dykens(s: IceGardenState) -> None:
    plays = s.seat_of[VAN_DYKEN] != NOBODY
    demand(plays or s.thorn == NOWHERE, "position.thorn", "van Dyken does not play (IG-2.9)")
    demand(plays or not s.absorbed, "position.absorbed", "van Dyken does not play (IG-2.9)")
    stands = s.thorn != NOWHERE
    demand(stands or not s.absorbed, "position.absorbed", "without the Thorn nothing is absorbed (IG-12.3)")


def garden_is_fjollsfinns(s: IceGardenState) -> None:
    owner = s.seat_of[FJOLLSFINN]
    for seat, number in enumerate(s.garden):
        possible = owner not in (NOBODY, seat)
        problem = "there Fjollsfinn takes the markers of others (IG-12.1)"
        demand(possible or not number, f"{seat_at(seat)}.ice_garden", problem)


def locked_regions_are_left(s: IceGardenState) -> None:
    """What stays in a locked region: Callo's markers and one Faun, and a reserve that finds no place (IG-12.15)."""
    for region in range(REGIONS):
        if s.locked[region]:
            at = region_at(region)
            demand(region != s.thorn, f"{at}.locked", "the Thorn's region is never locked (IG-12.14)")
            nightmares, neutral = s.nightmares[region], s.neutral[region]
            demand(not nightmares, f"{at}.nightmares", "went back when the region was locked (IG-12.13)")
            stay = s.facts.edition.lock_keeps_neutral
            demand(stay or not neutral, f"{at}.neutral", "leave a region that is locked (IG-12.22)")
            nobody_else_is_locked_in(s, region)


def nobody_else_is_locked_in(s: IceGardenState, region: int) -> None:
    name, callo = REGION.words[region], s.seat_of[CALLO]
    leaving = due(s, Evict, Evictions)
    for seat in range(s.facts.seats):
        left = seat == callo or leaving or not s.markers_at(seat, region)
        demand(left, f"{seat_at(seat)}.markers", f"{name} is locked: all but Callo leave (IG-12.17)")
    inside = s.figures_in(region)
    for seat, figure in inside:
        level = LEVEL_OF[figure]
        alone = (seat, level) == (callo, FAUN) and len(inside) == 1
        demand(alone, f"{seat_at(seat)}.units.{level}", f"{name} is locked: one Faun stays (IG-12.15)")


def vuko_holds_what_is_there(s: IceGardenState) -> None:
    free = s.vuko != NOWHERE and not s.locked[s.vuko]
    for seat, held in enumerate(s.held):
        most = s.markers_at(seat, s.vuko) if free else 0
        demand(held <= most, f"{seat_at(seat)}.held", "Vuko holds more markers than are in his region (IG-10.11)")


HOLDS = (
    tiles_are_those_of_the_game,
    closed_regions_are_empty,
    neutral_markers_suffice,
    reserves_suffice,
    tokens_suffice,
    thorn_is_van_dykens,
    garden_is_fjollsfinns,
    locked_regions_are_left,
    vuko_holds_what_is_there,
)
