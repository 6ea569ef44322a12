"""What the use of a thing goes with: how much more or less those won who used it than those who did not.

Like is compared with like: a seat that used something with seats that played the same, by the same bot, and did not.
That something goes with winning does not say that it wins; who is ahead can afford more.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.lab.tally import Sitting
from meadhall.lab.workbench.contrast import Estimate

WON, SCORED = 1, 2
"""What can be asked of seats: their wins or their points. At 0 stands how many they are."""
UNKNOWN = "player-"
"""How a seat is called that plays nobody in particular."""

Sums = tuple[float, float, float]
NONE: Sums = (0, 0, 0)
Cells = dict[tuple[str, int], Sums]
"""The sums by whom seats played, and by block."""


def known(faction: str) -> bool:
    return not faction.startswith(UNKNOWN)


class Worth:
    """The seats of a side, and what they used."""

    def __init__(self, blocks: int) -> None:
        self.blocks = blocks
        self._all: Cells = {}
        self._used: dict[str, Cells] = {}

    @property
    def things(self) -> list[str]:
        return list(self._used)

    def add(self, block: int, one: Sitting) -> None:
        cell = (played(one), block)
        seat = (1.0, one.share, float(one.record.scores[one.seat]))
        count(self._all, cell, seat)
        for thing in one.record.things[one.seat] if one.record.things else ():
            count(self._used.setdefault(thing, {}), cell, seat)

    def users(self, thing: str) -> dict[int, float]:
        """How many seats of each block used it."""
        found: dict[int, float] = {}
        for (_, block), sums in self._used.get(thing, {}).items():
            found[block] = found.get(block, 0.0) + sums[0]
        return found

    def estimate(self, thing: str, what: int) -> Estimate:
        """The mean of those who used it less the mean of those who did not, where both kinds played the same.

        Whoever was played by few of either kind weighs little (Mantel and Haenszel).
        """
        used = self._used.get(thing, {})
        players = {who for who, _ in used}
        cells = {cell: (used.get(cell, NONE), less(sums, used.get(cell, NONE)))
                 for cell, sums in self._all.items() if cell[0] in players}  # fmt: skip
        whole = {who: tuple(total(each[kind] for (name, _), each in cells.items() if name == who) for kind in (0, 1))
                 for who in players}  # fmt: skip
        weights = {who: one[0] * other[0] / (one[0] + other[0]) for who, (one, other) in whole.items()}
        weight = sum(weights.values())
        pulls = [0.0] * self.blocks
        if not weight:
            return Estimate(0.0, pulls, 0)
        value = 0.0
        known_to: tuple[set[int], set[int]] = (set(), set())
        for who, both in whole.items():
            if not weights[who]:
                continue
            part = weights[who] / weight
            means = [sums[what] / sums[0] for sums in both]
            value += part * (means[0] - means[1])
            for (name, block), each in cells.items():
                for kind, sign in enumerate((1, -1) if name == who else ()):
                    pulls[block] += sign * part * (each[kind][what] - means[kind] * each[kind][0]) / both[kind][0]
                    if each[kind][0]:
                        known_to[kind].add(block)
        return Estimate(value, pulls, min(map(len, known_to)))


def count(cells: Cells, cell: tuple[str, int], seat: Sums) -> None:
    cells[cell] = total((cells.get(cell, NONE), seat))


def total(many: Iterable[Sums]) -> Sums:
    n = won = scored = 0.0
    for each in many:
        n, won, scored = n + each[0], won + each[1], scored + each[2]
    return n, won, scored


def less(whole: Sums, part: Sums) -> Sums:
    return whole[0] - part[0], whole[1] - part[1], whole[2] - part[2]


def played(one: Sitting) -> str:
    """Whom a seat plays and which bot sits there; where it plays nobody in particular, the seat."""
    return f"{one.faction if known(one.faction) else one.seat} {one.bot}"
