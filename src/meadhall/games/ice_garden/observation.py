"""The Lord of the Ice Garden as a learner sees it. Nothing in this game is hidden."""

from __future__ import annotations

from meadhall.games.ice_garden.facts import BOTTOM, LAYERS, LEVELS, SAFE, SPOTS, UNITS
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, FIELD, IMPROVEMENT, REGIONS, RESOURCE, VUKO_TILE
from meadhall.kernel.observation import (
    Angle,
    Column,
    amount,
    one_of,
    padded,
    places_in,
    set_of,
)

ROUNDS = 16
SLOTS = 8
"""The number of markers on an action field that are told one by one."""
STAGES = 4
FOLLOWS = {"facts", "open", "near", "seat_of"}
"""What follows from the rest of the position, or from the kind of game."""


def angle(s: IceGardenState, viewer: int) -> Angle:
    seats = s.facts.seats
    return Angle(viewer, tuple((viewer + n) % seats for n in range(seats)))


def columns(s: IceGardenState) -> list[Column]:
    return [*rounds(s), *seats(s), *regions(s), *sheets(s), *fields(s), *banks(s)]


def rounds(s: IceGardenState) -> list[Column]:
    return [
        amount("round", ROUNDS, "the round"),
        amount("red", len(s.facts.red_ships), "red ships reached"),
        amount("scorings", 4, "scorings so far"),
        amount("snow", s.facts.snow_limit, "dead snow"),
    ]


def seats(s: IceGardenState) -> list[Column]:
    n, bank, helms, goals = s.facts.seats, s.facts.parts.bank, s.facts.helms, s.facts.goals
    return [
        one_of("character", len(CHARACTER), "who plays which character", entries=n, each=1),
        amount("goods", bank.gold, "population of each seat, then gold", goods, 2 * n, each=1, groups=2),
        amount("m_factor", bank.m_factor, "M-factor of each seat, by layer", entries=n * LAYERS, each=LAYERS),
        amount("stock", bank.influence_markers, "influence markers not on the map", entries=n, each=1),
        amount("gorge", bank.influence_markers, "markers in Viper Gorge", entries=n, each=1),
        amount("garden", goals.dwellers, "markers in the Ice Garden", entries=n, each=1),
        amount("tokens", bank.vuko_tokens, "Vuko tokens", entries=n, each=1),
        amount("score", goals.points, "points", entries=n, each=1),
        amount("actions", 8, "action markers", entries=n, each=1),
        amount("reputation", SAFE, "reputation", entries=n, low=BOTTOM, each=1),
        one_of("standing", n, "the rank by reputation", places_in("standing"), n, each=1),
        amount("helm", helms, "the space on the initiative track", entries=n, each=1),
        set_of("jumped", STAGES, "the stages that a seat has jumped to", entries=n, each=1),
        one_of("order", n, "the place in the order of play", places_in("order"), n, each=1),
        amount("held", goals.dwellers, "markers that Vuko holds", entries=n, each=1),
    ]


def goods(s: IceGardenState, angle: Angle) -> list[int]:
    population, gold = s.goods
    return population + gold


def regions(s: IceGardenState) -> list[Column]:
    n, markers = s.facts.seats, s.facts.parts.bank.influence_markers
    return [
        one_of("tiles", REGIONS + 2, "the number of each region's tile: face down, closed, 1 to 8", None, REGIONS, -1),
        amount("markers", markers // 2, "influence markers of each seat, by region", entries=n * REGIONS, each=REGIONS),
        amount("neutral", s.facts.goals.dwellers, "neutral markers, by region", entries=REGIONS),
        amount("reserves", 2, "reserves that lie open, by region", entries=REGIONS),
        amount("reserves_down", 2, "reserves that lie face down, by region", entries=REGIONS),
        amount("nightmares", 2, "nightmares, by region", entries=REGIONS),
        amount("towers", 2, "towers, by region", entries=REGIONS),
        amount("locked", 1, "regions that are locked", entries=REGIONS),
        one_of("thorn", REGIONS, "where the Thorn is"),
        amount("absorbed", 4, "reserves that the Thorn has absorbed"),
        one_of("vuko", REGIONS, "where Vuko is"),
        amount("stirred", 1, "whether Vuko has moved in this round"),
    ]  # fmt: skip


def sheets(s: IceGardenState) -> list[Column]:
    n = s.facts.seats
    return [
        one_of("units", REGIONS, "where each figure stands: three of level 1, two of level 2, one of level 3",
               entries=n * UNITS, each=UNITS),
        amount("damage", 4, "damage of each figure", entries=n * UNITS, each=UNITS),
        one_of("spots", len(IMPROVEMENT), "improvements on each sheet, by level and spot",
               entries=n * len(LEVELS) * SPOTS, each=len(LEVELS) * SPOTS),
        one_of("spy", len(IMPROVEMENT), "what the Maker-Spy copies", entries=2),
        *(amount(name, 6, f"{name} of each seat's units, by level", entries=n * len(LEVELS), each=len(LEVELS))
          for name in ("attack", "shield", "speed", "worth")),
    ]  # fmt: skip


def fields(s: IceGardenState) -> list[Column]:
    n, places = s.facts.seats, len(FIELD)
    return [
        one_of(
            "fields.slots", n, "whose marker is in each slot, field by field", slots, places * SLOTS, names_seats=True
        ),
        amount(
            "fields.markers",
            SLOTS,
            "markers of each seat, field by field",
            on_fields,
            places * n,
            each=1,
            groups=places,
        ),
        one_of("sequence", places - 1, "the order of the fields 1 to 5", entries=places - 1, low=1),
        one_of("vuko_tiles.tile", len(VUKO_TILE), "the Vuko tile of each stage", vuko_tiles, STAGES),
        amount("vuko_tiles.side", 1, "whether it shows the arrow", vuko_sides, STAGES),
    ]


def slots(s: IceGardenState, angle: Angle) -> list[int]:
    return [seat for field in s.fields for seat in padded(field, SLOTS)]


def on_fields(s: IceGardenState, angle: Angle) -> list[int]:
    return [field.count(seat) for field in s.fields for seat in range(s.facts.seats)]


def vuko_tiles(s: IceGardenState, angle: Angle) -> list[int]:
    return padded([tile for tile, _ in s.vuko_tiles], STAGES)


def vuko_sides(s: IceGardenState, angle: Angle) -> list[int]:
    return padded([side for _, side in s.vuko_tiles], STAGES, 0)


def banks(s: IceGardenState) -> list[Column]:
    bank = s.facts.parts.bank
    return [
        amount("bank", bank.population, "what is left of population, gold and M-factor", entries=len(RESOURCE)),
        amount("vuko_tokens", bank.vuko_tokens, "Vuko tokens left"),
        amount("improvements", max(s.improvements), "improvements left, by kind", entries=len(IMPROVEMENT)),
    ]
