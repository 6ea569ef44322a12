"""What one seat thinks of while it weighs its options: what each step on the map and each resource would bring it."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.account import CROWD
from meadhall.games.ice_garden.mind.races import urge, way, work
from meadhall.games.ice_garden.mind.scene import Scene
from meadhall.games.ice_garden.state import NOWHERE
from meadhall.games.ice_garden.table import ATTACK_PRICE, LEVEL_OF, UNITS
from meadhall.games.ice_garden.words import MARKER, VAN_DYKEN

NEVER = -40.0
"""How much something tempts that gains nothing, whatever others do."""


class Thought:
    __slots__ = ("_held", "_urge", "_want", "bent", "here", "s", "scene", "seat", "stake")

    def __init__(self, scene: Scene, seat: int, bent: Bent) -> None:
        self.scene = scene
        self.s = scene.s
        self.seat = seat
        self.bent = bent
        self.here = scene.might[seat]
        self.stake = 1 + scene.lore.hurt
        self._held: dict[int, float] = {}
        self._urge = -1.0
        self._want: tuple[float, float, float] | None = None

    # --- places -----------------------------------------------------------------------------------

    def hold(self, region: int, influence: int) -> float:
        """What a region is worth with so much influence there, to me and against the others."""
        key = region * 64 + influence
        found = self._held.get(key)
        if found is None:
            found = self.scene.hold(self.seat, region, influence) * self.stake
            if region == self.s.thorn and self.s.character[self.seat] == VAN_DYKEN:
                found += self._thorn(influence)
            self._held[key] = found
        return found

    def _thorn(self, influence: int) -> float:
        s = self.s
        waiting = s.reserves[s.thorn] + 0.5 * s.reserves_down[s.thorn]
        if not waiting:
            return 0.0
        return waiting * 0.4 / s.table.goals.absorbed * self.urge * self.scene.domination(self.seat, s.thorn, influence)

    def gain(self, region: int, influence: int) -> float:
        """What so much more influence in a region would bring; less than nought to lose some."""
        here = self.here[region]
        return self.hold(region, max(0, here + influence)) - self.hold(region, here)

    @property
    def crowd(self) -> float:
        """What a point of influence more brings wherever it is."""
        return CROWD * self.scene.useful * self.stake

    # --- the goal ---------------------------------------------------------------------------------

    @property
    def urge(self) -> float:
        if self._urge < 0:
            self._urge = urge(self.scene, self.seat, way(self.scene, self.seat)) * self.bent.goal
        return self._urge

    def errand(self, level: int, region: int, influence: int) -> float:
        """What a unit does for the goal in a region, with so much influence there."""
        share = work(self.scene, self.seat, level, region, influence)
        return share and share * self.urge * 0.85

    def size(self, piece: int) -> int:
        return 1 if piece == MARKER else self.s.worth[self.seat * 3 + piece - 1]

    def shift(self, piece: int, origin: int, goal: int) -> float:
        """What it would bring to have a piece elsewhere."""
        size = self.size(piece)
        worth = self.gain(goal, size) + self.gain(origin, -size)
        if piece == MARKER:
            return worth
        s, here = self.s, self.here
        if not s.units_at(self.seat, piece, goal):
            worth += self.errand(piece, goal, here[goal] + size)
        if s.units_at(self.seat, piece, origin) == 1:
            worth -= self.errand(piece, origin, here[origin])
        blows = s.attack[self.seat * 3 + piece - 1]
        if blows:
            worth += (self.prey(goal, blows) - self.prey(origin, blows)) * (0.5 if self.fights else 0.15)
        return worth

    def arrival(self, level: int, region: int) -> float:
        """What a new unit of a level would bring in a region."""
        size = self.size(level)
        worth = self.gain(region, size) + size * self.crowd
        if not self.s.units_at(self.seat, level, region):
            worth += self.errand(level, region, self.here[region] + size)
        blows = self.s.attack[self.seat * 3 + level - 1]
        if blows:
            worth += self.prey(region, blows) * 0.5
        return worth

    # --- blows ------------------------------------------------------------------------------------

    @property
    def fights(self) -> bool:
        return self.s.goods[1][self.seat] >= ATTACK_PRICE

    def prey(self, region: int, blows: int) -> float:
        """How many points so many blows could bring in a region."""
        s = self.s
        total = s.neutral[region]
        for seat, might in enumerate(self.scene.might):
            if seat != self.seat:
                total += might[region]
        return min(blows, total) * self.bent.blood

    def blows(self, region: int) -> int:
        s, at = self.s, self.seat * UNITS
        return sum([s.attack[self.seat * 3 + level - 1] for figure, level in enumerate(LEVEL_OF)
                    if s.units[at + figure] == region])  # fmt: skip

    def spoils(self) -> float:
        """What an attack would bring, all over the map."""
        regions = {region for region in self.s.units[self.seat * UNITS : (self.seat + 1) * UNITS] if region != NOWHERE}
        return sum([self.prey(region, self.blows(region)) for region in regions])

    # --- resources --------------------------------------------------------------------------------

    @property
    def want(self) -> tuple[float, float, float]:
        """What one more population, gold and M-factor would be worth."""
        if self._want is None:
            self._want = self._wants()
        return self._want

    def _wants(self) -> tuple[float, float, float]:
        s, seat = self.s, self.seat
        useful = self.scene.useful
        population, gold = s.goods[0][seat], s.goods[1][seat]
        at = seat * 4
        m_factor = sum(s.m_factor[at : at + 4])
        idle = sum([1 for region in s.units[seat * UNITS : (seat + 1) * UNITS] if region == NOWHERE])
        people = (1.25, 1.2, 1.1, 1.0, 0.85, 0.7)[population] if population < 6 else 0.4
        coins = (0.95, 0.95, 0.8, 0.65)[gold] if gold < 4 else 0.35
        if gold < ATTACK_PRICE and self.spoils() > 1:
            coins += 0.5
        magic = 0.3 if m_factor >= idle + 2 else (1.6, 1.5, 1.3, 1.0, 0.8, 0.6)[min(m_factor, 5)]
        return people * useful, coins * useful, magic * useful


class Bent:
    """What a style cares for more, or less, than a player who only wants to win."""

    __slots__ = ("blood", "goal", "name", "peace")

    def __init__(self, name: str, goal: float = 1.0, blood: float = 1.0, peace: float = 1.0) -> None:
        self.name = name
        self.goal = goal
        self.blood = blood
        self.peace = peace


BENTS = {
    bent.name: bent
    for bent in (
        Bent("balanced"),
        Bent("raider", goal=0.7, blood=1.8, peace=0.7),
        Bent("seeker", goal=1.8, blood=0.7),
        Bent("hermit", goal=0.8, blood=0.7, peace=2.0),
    )
}
