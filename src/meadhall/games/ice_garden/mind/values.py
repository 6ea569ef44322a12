"""What the components of a table are worth to a player, worked out once."""

from __future__ import annotations

from math import ceil, exp

from meadhall.games.ice_garden.facts import Facts

POPULATION_WORTH, GOLD_WORTH, M_WORTH = 0.8, 0.6, 1.0
WORTHS = (POPULATION_WORTH, GOLD_WORTH, M_WORTH)
PACE = 1.4
"""How many helms the foremost marker moves in a round."""
FADING = 0.68
"""The worth of a place on the map a round later, compared with now: somebody else may hold it then."""
REACH = 8
"""Leads beyond this are no safer."""


Rows = tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]


def doubts(slope: float, tie: float) -> tuple[float, ...]:
    """The chance to fall behind, by lead; negative leads index it from the end."""
    leads = [*range(REACH + 1), *range(-REACH, 0)]
    return tuple(tie if not lead else 1 / (1 + exp(lead / slope)) for lead in leads)


class Values:
    __slots__ = ("_rows", "facts", "points", "rivalry", "scorings_to_come", "yields")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        ranks = range(facts.seats + 2)
        self.points = ((), *(tuple(facts.points(number, rank) for rank in ranks)
                             for number in range(1, facts.tiles + 1)))  # fmt: skip
        self.yields = tuple(_by_rank(amounts, len(ranks)) for amounts in facts.resources)
        self.scorings_to_come = tuple(
            sum(FADING ** ceil((ship - helm) / 1.5) for ship in facts.red_ships if ship > helm)
            for helm in range(facts.helms + 1)
        )
        self.rivalry = (0.0, 0.0, 1.0, 0.55, 0.4)[facts.seats]
        self._rows: dict[tuple[int, int], Rows] = {}

    def rounds_left(self, helm: int) -> float:
        """How many rounds will follow this one if nothing ends the game before."""
        return (self.facts.helms - helm) / PACE

    def rows(self, scorings: int, helm: int) -> Rows:
        """By red number, what each rank in a region is worth in this round, and in those that follow."""
        key = (scorings, helm)
        found = self._rows.get(key)
        if found is None:
            numbers = range(1, self.facts.tiles + 1)
            found = self._rows[key] = (((), ()), *(self._work_out(number, scorings, helm) for number in numbers))
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
    """What each rank gets: the first takes the best kind of resource, and so on."""
    kinds = sorted((amount * worth for amount, worth in zip(amounts, WORTHS, strict=False)), reverse=True)
    return tuple((kinds + [0.0] * ranks)[:ranks])
