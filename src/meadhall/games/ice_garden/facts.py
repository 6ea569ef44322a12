"""What stays the same for a whole game: players, edition, mode, and the components as flat tuples."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from meadhall.games.ice_garden.components import Components, Tile
from meadhall.games.ice_garden.edition import EDITIONS
from meadhall.games.ice_garden.words import CHARACTER, REGION

SAFE = 1
"""The space of players who have lost no reputation yet, one above 0."""
BOTTOM = -9
SHIFT_STEPS = 5
ATTACK_PRICE = 2
CATCH_UP_POPULATION = 2
GORGE_POINTS = 5
LEVELS = (1, 2, 3)
LAYERS = 4
"""Where M-factor lies: on layer 0 it can be spent, on the others it waits for units of that level."""
UNITS = 6
"""The number of figures of a character: three of level 1, two of level 2, one of level 3."""
LEVEL_OF = (1, 1, 1, 2, 2, 3)
"""The level of each figure."""
FIGURES: tuple[tuple[int, ...], ...] = ((), (0, 1, 2), (3, 4), (5,))
"""The figures of each level."""
SPOTS = 4
"""Room for improvements in a row: free spots first, then Maker-Spy spots."""
UNLIMITED = 99
"""The number of slots of Viper Gorge, which never fills."""
CLOSED, FACE_DOWN = 0, -1
"""A region without a tile, and one whose tile is not turned up yet; others have the red number of their tile."""

Rows = tuple[tuple[int, ...], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """What rules ask for again and again. Rows by helm, red number or level begin with an unused entry for 0."""

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts = parts
        self.solo = players == 1
        self.seats = 2 if self.solo else players
        self.edition = EDITIONS[options["edition"]]
        self.goals = parts.goals
        self.difficulty = options["difficulty"]
        self.with_order_tokens = options["mode"] == "advanced"
        self.with_vuko_tiles = self.with_order_tokens or (self.solo and self.difficulty != "easy")
        self.characters = options["characters"]
        self.vuko_layout = options["vuko_layout"]
        self.raven_pays = options["raven_price"] == "always"
        self.safe_step = -1 if options["safe_step"] == "minus-one" else 0
        self.pillage_units_only = options["pillage_from"] == "units"

        number_of_seats = {2: "two", 3: "three", 4: "four"}[self.seats]
        by_number: dict[str, Tile] = getattr(parts.tiles, number_of_seats)
        self.tiles = len(by_number)
        tiles = [by_number[str(number)] for number in range(1, self.tiles + 1)]
        offers = [(tile.resources.population, tile.resources.gold, tile.resources.m_factor) for tile in tiles]
        self.resources: Rows = ((), *offers)
        self.points_by_rank: Rows = ((), *(tile.points for tile in tiles))
        self.snow_limit: int = getattr(parts.snow, number_of_seats)
        slots = parts.slots.two if self.seats == 2 else parts.slots.many
        self.slots = (UNLIMITED, slots.influence, slots.move, slots.mountain, slots.raven, slots.making)

        track = parts.initiative
        self.helms = sum(track.stages)
        self.ships = (0, *track.ships)
        self.cubes = (0, *track.cubes)
        self.red_ships = track.red_ships
        self.stage_of = (0, *(stage for stage, length in enumerate(track.stages) for _ in range(length)))

        self.borders = tuple(
            tuple(sorted(REGION.find(other) for other in parts.regions[name].borders)) for name in REGION.words
        )
        sheets = [parts.characters[name].rows for name in CHARACTER.words]
        self.printed: tuple[Rows, ...] = tuple(
            ((), *((row.attack, row.shield, row.speed, row.dominate) for row in rows)) for rows in sheets
        )
        self.prices: tuple[Rows, ...] = tuple(((), *(row.prices for row in rows)) for rows in sheets)
        self.summon_extra: Rows = tuple((0, *(row.reputation for row in rows)) for rows in sheets)

    def stage_and_ship(self, helm: int) -> tuple[int, int]:
        """What a helm is called on the board: its stage, and the number on the sail of its ship."""
        return self.stage_of[helm] + 1, self.ships[helm]

    def points(self, number: int, rank: int) -> int:
        points = self.points_by_rank[number]
        return points[rank] if rank < len(points) else 0

    def spy_spots(self, character: int, level: int) -> int:
        return self.parts.characters[CHARACTER.words[character]].rows[level - 1].spy_spots
