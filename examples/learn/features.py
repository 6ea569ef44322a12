"""Turns facts into the numbers that the network reads: many positions at once, each from the first seat's side.

A row has the first seat's numbers, then the same of the second seat, then those that belong to neither. ``SWAP`` turns
the table round. Regions come in the order of their red numbers, so that the same tile is always at the same place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import meadhall
from examples.learn.facts import KINDS, SEATS, SETTING_UP, WIDTHS, places
from meadhall.games.ice_garden.facts import FIGURES, SAFE, UNITS, Facts
from meadhall.games.ice_garden.words import CALLO, CHARACTER, FIELD, REGIONS

Rows = NDArray[Any]
Numbers = NDArray[Any]

TABLE: Facts = meadhall.load("ice-garden").new(SEATS).facts
TILES = np.arange(1, TABLE.tiles + 1)
POINTS = np.array([[TABLE.points(int(tile), rank) for tile in TILES] for rank in (0, 1)], np.float32)
BORDERS = np.array([[float(b in TABLE.borders[a]) for b in range(REGIONS)] for a in range(REGIONS)], np.float32)
STAGES = np.array(TABLE.stage_of)
NEEDED = TABLE.goals
GOALS = np.array([NEEDED.dwellers, NEEDED.absorbed, NEEDED.towers, NEEDED.locks], np.float32)
"""What each character must reach."""
GOAL_POINTS = NEEDED.points
LEADS = (1, 2, 3, 4)
SEAT = np.arange(SEATS)
WHERE = places()


def rows(numbers: Numbers) -> Rows:
    """A row for each list of facts."""
    table = Columns(numbers)
    land = Land(table)
    seats = np.concatenate([seat_numbers(table, land), land.of_seats], axis=2)
    common = np.concatenate([common_numbers(table), land.of_nobody], axis=1)
    return np.concatenate([seats.reshape(len(numbers), -1), common], axis=1, dtype=np.float32)


class Columns:
    """The facts by name; what belongs to seats as one array by position and seat."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.size = len(numbers)

    def __getitem__(self, name: str) -> Numbers:
        return self.numbers[:, WHERE[name]]

    def of_seats(self, name: str, each: int) -> Numbers:
        return self[name].reshape(self.size, SEATS, each)

    def is_seat(self, name: str) -> Numbers:
        """For each seat whether it is the one named there."""
        found: Numbers = self[name] == SEAT
        return found


class Land:
    """Who is how strong where, and what the regions would give if they were reckoned up now."""

    FIRST, SECOND = 6, 7
    """Where a seat's numbers for a tile tell whether it is first there, or second."""

    def __init__(self, table: Columns) -> None:
        self.table = table
        self.locked = table["locked"] > 0
        self.unlocked = (table["tiles"] > 0) & ~self.locked
        self.vuko = table["vuko"] == np.arange(REGIONS)
        figures = table.of_seats("units", UNITS)[..., np.newaxis] == np.arange(REGIONS)
        self.levels = np.stack([figures[:, :, FIGURES[level]].sum(axis=2) for level in (1, 2, 3)], axis=2)
        self.influence = self._influence()
        self.beside = (self.influence * self.unlocked[:, np.newaxis]).astype(np.float32) @ BORDERS
        tiles = table["tiles"][:, np.newaxis] == TILES[:, np.newaxis]
        self.region_of, self.known = tiles.argmax(axis=2), tiles.any(axis=2)
        self.by_tile = self._by_tile()
        self.of_seats = self.by_tile.reshape(table.size, SEATS, -1)
        common = self._common_by_tile()
        self.of_nobody = common.reshape(table.size, -1)
        first, second = self.by_tile[..., self.FIRST], self.by_tile[..., self.SECOND]
        points = first * POINTS[0] + second * POINTS[1]
        self.harvest = points.sum(axis=2)
        due = common[:, np.newaxis, :, -1]
        self.pending = (points * due).sum(axis=2) * table["scorings"]
        self.dominated = first.sum(axis=2)

    def _influence(self) -> Numbers:
        """What counts for domination, by seat and region: not what Vuko holds."""
        table = self.table
        units = (self.levels * table.of_seats("worth", 3)[..., np.newaxis]).sum(axis=2)
        held = table["held"][:, :, np.newaxis] * self.vuko[:, np.newaxis]
        counted: Numbers = table.of_seats("markers", REGIONS) + units - held
        return counted

    def _ranks(self, lead: Numbers) -> tuple[Numbers, Numbers]:
        """Whether a seat is first in a region, and whether it is second, as the second edition ranks them."""
        table = self.table
        ranked = (self.influence > table["neutral"][:, np.newaxis]) & self.unlocked[:, np.newaxis]
        aside = self.beside - self.beside[:, ::-1]
        best = table.is_seat("best")[:, :, np.newaxis]
        better = (lead > 0) | (lead == 0) & ((aside > 0) | (aside == 0) & best)
        first = ranked & (better | ~ranked[:, ::-1])
        behind_a_lock = self.locked[:, np.newaxis] & (table["character"] == CALLO)[:, :, np.newaxis]
        return first | behind_a_lock, ranked & ~first

    def _by_tile(self) -> Numbers:
        """What a seat has there, by position, seat and tile."""
        lead = self.influence - self.influence[:, ::-1]
        by_region = np.stack([
            self.influence / 6, self.influence > 0, self.table.of_seats("markers", REGIONS) / 6,
            *np.moveaxis(self.levels, 2, 0) / 2, *self._ranks(lead), *(lead >= least for least in LEADS),
            self.beside / 10,
        ], axis=-1)  # fmt: skip
        position = np.arange(self.table.size)[:, np.newaxis, np.newaxis]
        by_tile = by_region[position, SEAT[:, np.newaxis], self.region_of[:, np.newaxis]]
        known: Numbers = by_tile * self.known[:, np.newaxis, :, np.newaxis]
        return known

    def _common_by_tile(self) -> Numbers:
        """What belongs to no seat, by position and tile; last, whether the tile has yet to give its points."""
        table = self.table
        by_region = np.stack([
            table["neutral"] / 2, table["reserves"] / 2, table["reserves_down"] / 2, table["nightmares"] / 2,
            table["towers"], self.locked, self.vuko, table["thorn"] == np.arange(REGIONS), table["due"],
        ], axis=-1)  # fmt: skip
        by_tile = by_region[np.arange(table.size)[:, np.newaxis], self.region_of]
        known: Numbers = by_tile * self.known[..., np.newaxis]
        return known


def seat_numbers(table: Columns, land: Land) -> Numbers:
    """What each seat has and can do, by position and seat."""
    character = table["character"][..., np.newaxis] == np.arange(len(CHARACTER))
    best, first, asked = table.is_seat("best"), table.is_seat("first"), table.is_seat("asked")
    score, gorge, reputation, tokens = table["score"], table["gorge"], table["reputation"], table["tokens"]
    coming = score + land.pending
    gorge_lead = (gorge > gorge[:, ::-1]) | (gorge == gorge[:, ::-1]) & best & (gorge > 0)
    final = reputation - 2 * tokens
    fields = table["on_fields"].reshape(table.size, len(FIELD), SEATS).swapaxes(1, 2)
    following = (table["next_on"][..., np.newaxis] == SEAT).swapaxes(1, 2)
    kind = (table["kind"] == np.arange(len(KINDS)))[:, np.newaxis] & asked[..., np.newaxis]
    jumped = table["jumped"] >> STAGES[table["helm"]] & 1
    standing = land.levels.sum(axis=3)
    attack, shield, speed, worth = (table.of_seats(name, 3) for name in ("attack", "shield", "speed", "worth"))
    progress = np.concatenate([
        table["garden"].sum(axis=1, keepdims=True), table["absorbed"], table["towers"].sum(axis=1, keepdims=True),
        table["locked"].sum(axis=1, keepdims=True),
    ], axis=1) / GOALS  # fmt: skip
    alone = np.stack([
        score / GOAL_POINTS, coming / GOAL_POINTS, coming >= GOAL_POINTS, coming > coming[:, ::-1], land.harvest / 20,
        land.dominated / 6, land.influence.sum(axis=2) / 20, gorge / 8, gorge_lead, table["stock"] / 20,
        table["population"] / 8, table["population"] >= 2, table["gold"] / 8, table["gold"] >= 2, tokens / 4,
        table["actions"] / 5, reputation / 9, reputation == SAFE, best, first, table["helm"] / 10, jumped,
        final / 10, final > final[:, ::-1], asked, asked * table["left"] / 5, asked * table["gained"],
        (attack * standing).sum(axis=2) / 4, (speed * standing).sum(axis=2) / 4,
    ], axis=-1)  # fmt: skip
    return np.concatenate([
        alone, character, character * progress[:, np.newaxis], table.of_seats("m_factor", 4) / 3,
        (character[..., np.newaxis] * standing[:, :, np.newaxis]).reshape(table.size, SEATS, -1) / 2,
        attack / 2, shield / 2, speed / 2, (worth - np.arange(1, 4)) / 2, fields / 3, following, kind,
        asked[..., np.newaxis] * table["made"][:, np.newaxis],
        asked[..., np.newaxis] * (table["appearing"] == np.arange(1, 4))[:, np.newaxis],
    ], axis=2)  # fmt: skip


def common_numbers(table: Columns) -> Numbers:
    """What belongs to no seat: the clock of the game, and what is left in the bank."""
    return np.concatenate([
        table["round"] / 10, table["red"] / 4, table["scorings"] == (1, 2), table["snow"] / TABLE.snow_limit,
        table["phase"] == np.arange(SETTING_UP + 1), table["bank"] / 20, table["helm"].max(axis=1, keepdims=True) / 10,
    ], axis=1)  # fmt: skip


def swap() -> NDArray[np.intp]:
    """For each number of a row, where the same number of the other seat stands."""
    table = Columns(np.zeros((1, sum(WIDTHS.values())), np.int64))
    common = common_numbers(table).shape[1] + Land(table).of_nobody.shape[1]
    each = (rows(table.numbers).shape[1] - common) // SEATS
    own, other = np.arange(each), np.arange(each, 2 * each)
    return np.concatenate([other, own, np.arange(2 * each, 2 * each + common)])


SWAP = swap()
SIZE = len(SWAP)
