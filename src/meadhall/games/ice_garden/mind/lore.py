"""What the components of a table are worth to a player, worked out once."""

from __future__ import annotations

from math import ceil, exp

from meadhall.games.ice_garden.table import Table

POPULATION_WORTH, GOLD_WORTH, M_WORTH = 0.8, 0.6, 1.0
WORTHS = (POPULATION_WORTH, GOLD_WORTH, M_WORTH)
PACE = 1.4
"""So many helms the foremost marker sails in a round."""
FADING = 0.68
"""What a place on the map is worth a round later: somebody else may hold it then."""
REACH = 8
"""Leads beyond this are no safer."""


def doubts(slope: float, tie: float) -> tuple[float, ...]:
    """The chance to fall behind, by lead; it is read with leads below nought as indices from the end."""
    leads = [*range(REACH + 1), *range(-REACH, 0)]
    return tuple(tie if not lead else 1 / (1 + exp(lead / slope)) for lead in leads)


class Lore:
    __slots__ = ("_rows", "hurt", "points", "scorings_to_come", "table", "yields")

    def __init__(self, table: Table) -> None:
        self.table = table
        ranks = range(table.seats + 2)
        self.points = ((), *(tuple(table.points(number, rank) for rank in ranks)
                             for number in range(1, table.tiles + 1)))  # fmt: skip
        self.yields = tuple(_by_rank(amounts, len(ranks)) for amounts in table.resources)
        self.scorings_to_come = tuple(
            sum(FADING ** ceil((ship - helm) / 1.5) for ship in table.red_ships if ship > helm)
            for helm in range(table.helms + 1)
        )
        self.hurt = (0.0, 0.0, 1.0, 0.55, 0.4)[table.seats]
        self._rows: dict[tuple[int, int, int], tuple[tuple[float, ...], tuple[float, ...]]] = {}

    def rounds_left(self, helm: int) -> float:
        """How many rounds will follow this one if nothing ends the game before."""
        return (self.table.helms - helm) / PACE

    def rows(self, number: int, scorings: int, helm: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What each rank in a region is worth in this round, and in those that follow."""
        key = (number, scorings, helm)
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = self._work_out(number, scorings, helm)
        return found

    def _work_out(self, number: int, scorings: int, helm: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        rounds = self.rounds_left(helm)
        useful = min(1.0, rounds / 2)
        lasting = sum(FADING**n for n in range(1, ceil(rounds) + 1)) * useful * 0.8
        to_come = self.scorings_to_come[helm]
        points, yields = self.points[number], self.yields[number]
        return (
            tuple(p * scorings + y * useful for p, y in zip(points, yields, strict=True)),
            tuple(p * to_come + y * lasting for p, y in zip(points, yields, strict=True)),
        )


def _by_rank(amounts: tuple[int, ...], ranks: int) -> tuple[float, ...]:
    """The best kind of resource goes to the first, and so on."""
    kinds = sorted((amount * worth for amount, worth in zip(amounts, WORTHS, strict=False)), reverse=True)
    return tuple((kinds + [0.0] * ranks)[:ranks])
