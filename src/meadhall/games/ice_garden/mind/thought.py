"""What a seat considers when it weighs options: what each step on the map and each resource would bring."""

from __future__ import annotations

from meadhall.games.ice_garden.facts import ATTACK_PRICE, LEVEL_OF
from meadhall.games.ice_garden.mind.aspects import PRESENCE
from meadhall.games.ice_garden.mind.races import likely_share, pull, share_done
from meadhall.games.ice_garden.mind.scene import Scene
from meadhall.games.ice_garden.state import NOWHERE
from meadhall.games.ice_garden.words import GOLD, MARKER, POPULATION, REGIONS, VAN_DYKEN

NEVER = -40.0
"""The weight of an option that brings nothing, whatever others do."""


class Thought:
    __slots__ = (
        "_arrivals", "_held", "_here", "_pull", "_want", "crossing", "falls", "marches", "markers", "s", "scene",
        "seat", "stake", "summonings", "taste",
    )  # fmt: skip

    def __init__(self, scene: Scene, seat: int, taste: Taste) -> None:
        self.scene = scene
        self.s = scene.s
        self.seat = seat
        self.taste = taste
        self.stake = 1 + scene.values.rivalry
        self._here: list[int] | None = None
        self._held: dict[int, float] = {}
        self._pull = -1.0
        self._want: tuple[float, float, float] | None = None
        self._arrivals: dict[int, list[float]] = {}
        self.falls: dict[int, float] = {}
        """By the spaces that reputation falls, what that costs."""
        # What Planning finds out about the whole map.
        self.markers: tuple[float, float] | None = None
        self.marches: tuple[float, float] | None = None
        self.crossing = -1.0
        self.summonings: dict[int, tuple[float, int, int]] = {}

    # --- places -----------------------------------------------------------------------------------

    @property
    def here(self) -> list[int]:
        """The own influence in every region."""
        here = self._here
        if here is None:
            here = self._here = self.scene.might[self.seat]
        return here

    def hold(self, region: int, influence: int) -> float:
        """What a region is worth with this influence there, what others lose included."""
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
        return waiting * 0.4 / s.facts.goals.absorbed * self.pull * self.scene.domination(self.seat, s.thorn, influence)

    def gain(self, region: int, influence: int) -> float:
        """What additional influence in a region would bring; negative for less influence."""
        here = self.here[region]
        return self.hold(region, max(0, here + influence)) - self.hold(region, here)

    @property
    def presence(self) -> float:
        """What another point of influence brings anywhere on the map."""
        return PRESENCE * self.scene.useful * self.stake

    # --- the goal ---------------------------------------------------------------------------------

    @property
    def pull(self) -> float:
        if self._pull < 0:
            self._pull = pull(self.scene, share_done(self.scene, self.seat)) * self.taste.goal
        return self._pull

    def goal_worth(self, level: int, region: int, influence: int) -> float:
        """What a unit does for the goal in a region, with this influence there."""
        share = likely_share(self.scene, self.seat, level, region, influence)
        return share and share * self.pull * 0.85

    def size(self, piece: int) -> int:
        return 1 if piece == MARKER else self.s.worth_of(self.seat, piece)

    def shift(self, piece: int, origin: int, goal: int) -> float:
        """What it would bring to have a piece elsewhere."""
        size = self.size(piece)
        worth = self.gain(goal, size) + self.gain(origin, -size)
        if piece == MARKER:
            return worth
        s, here = self.s, self.here
        if not s.units_at(self.seat, piece, goal):
            worth += self.goal_worth(piece, goal, here[goal] + size)
        if s.units_at(self.seat, piece, origin) == 1:
            worth -= self.goal_worth(piece, origin, here[origin])
        blows = s.attack_of(self.seat, piece)
        if blows:
            worth += (self.points_from(goal, blows) - self.points_from(origin, blows)) * (0.5 if self.fights else 0.15)
        return worth

    def arrival(self, level: int, region: int) -> float:
        """What a new unit of a level would bring in a region."""
        size = self.size(level)
        worth = self.gain(region, size) + size * self.presence
        if not self.s.units_at(self.seat, level, region):
            worth += self.goal_worth(level, region, self.here[region] + size)
        blows = self.s.attack_of(self.seat, level)
        if blows:
            worth += self.points_from(region, blows) * 0.5
        return worth

    def arrivals(self, level: int) -> list[float]:
        """What a unit of a level would bring in each region where it may appear, the best first."""
        found = self._arrivals.get(level)
        if found is None:
            here = self.here
            found = [self.arrival(level, region) for region in self.s.open if here[region] > 0]
            found.sort(reverse=True)
            self._arrivals[level] = found
        return found

    # --- blows ------------------------------------------------------------------------------------

    @property
    def fights(self) -> bool:
        return self.s.has(self.seat, GOLD) >= ATTACK_PRICE

    def points_from(self, region: int, blows: int) -> float:
        """The points that a number of blows could bring in a region."""
        s = self.s
        total = s.neutral[region]
        for seat, might in enumerate(self.scene.might):
            if seat != self.seat:
                total += might[region]
        return min(blows, total) * self.taste.blood

    def attack_points(self) -> float:
        """What an attack would bring, all over the map."""
        blows = [0] * REGIONS
        for figure, region in enumerate(self.s.places(self.seat)):
            if region != NOWHERE:
                blows[region] += self.s.attack_of(self.seat, LEVEL_OF[figure])
        return sum([self.points_from(region, number) for region, number in enumerate(blows) if number])

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
        population, gold, m_factor = s.has(seat, POPULATION), s.has(seat, GOLD), sum(s.layers(seat))
        idle = s.places(seat).count(NOWHERE)
        people = (1.25, 1.2, 1.1, 1.0, 0.85, 0.7)[population] if population < 6 else 0.4
        coins = (0.95, 0.95, 0.8, 0.65)[gold] if gold < 4 else 0.35
        if gold < ATTACK_PRICE and self.attack_points() > 1:
            coins += 0.5
        magic = 0.3 if m_factor >= idle + 2 else (1.6, 1.5, 1.3, 1.0, 0.8, 0.6)[min(m_factor, 5)]
        return people * useful, coins * useful, magic * useful


class Taste:
    """What a style cares for more, or less, than a player who only wants to win."""

    __slots__ = ("blood", "goal", "name", "peace")

    def __init__(self, name: str, goal: float = 1.0, blood: float = 1.0, peace: float = 1.0) -> None:
        self.name = name
        self.goal = goal
        self.blood = blood
        self.peace = peace


TASTES = {
    taste.name: taste
    for taste in (
        Taste("balanced"),
        Taste("raider", goal=0.7, blood=1.8, peace=0.7),
        Taste("seeker", goal=1.8, blood=0.7),
        Taste("hermit", goal=0.8, blood=0.7, peace=2.0),
    )
}
