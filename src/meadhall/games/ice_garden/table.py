"""What stays the same for a whole game: players, edition, mode, and the components as flat tuples."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from meadhall.games.ice_garden.components import Components, Tile
from meadhall.games.ice_garden.edition import EDITIONS
from meadhall.games.ice_garden.words import CHARACTER, REGION, RESOURCE

SAFE = 1
"""The yin-yang, one space above reputation 0."""
BOTTOM = -9
SHIFT_STEPS = 5
ATTACK_PRICE = 2
CATCH_UP_POPULATION = 2
GORGE_POINTS = 5
UNITS = 6
"""Figures a character: three of level 1, two of level 2, one of level 3."""
LEVEL_OF = (1, 1, 1, 2, 2, 3)
FIGURES = ((), (0, 1, 2), (3, 4), (5,))
"""The figures of each level."""
SPOTS = 4
"""Room for improvements in a row: free spots first, then Maker-Spy spots."""
CLOSED, FACE_DOWN = 0, -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    __slots__ = (
        "borders",
        "characters",
        "cubes",
        "difficulty",
        "edition",
        "goals",
        "helms",
        "options",
        "parts",
        "pillage_units_only",
        "players",
        "prices",
        "printed",
        "raven_pays",
        "red_ships",
        "resources",
        "safe_step",
        "seats",
        "ships",
        "slots",
        "snow_limit",
        "solo",
        "stage_of",
        "summon_extra",
        "tiles",
        "vuko_layout",
        "with_order_tokens",
        "with_vuko_tiles",
    )

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts = parts
        self.options = options
        self.players = players
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

        set_of = {2: "two", 3: "three", 4: "four"}[self.seats]
        tiles: dict[str, Tile] = getattr(parts.tiles, set_of)
        self.tiles = len(tiles)
        by_number = [tiles[str(n)] for n in range(1, len(tiles) + 1)]
        self.resources = ((), *(tuple(getattr(tile.resources, _field(name)) for name in RESOURCE.words)
                                for tile in by_number))  # fmt: skip
        self.snow_limit: int = getattr(parts.snow, set_of)
        slots = parts.slots.two if self.seats == 2 else parts.slots.many
        self.slots = (99, slots.influence, slots.move, slots.mountain, slots.raven, slots.making)

        track = parts.initiative
        self.helms = sum(track.stages)
        self.ships = (0, *track.ships)
        self.cubes = (0, *track.cubes)
        self.red_ships = track.red_ships
        self.stage_of = (0, *(stage for stage, length in enumerate(track.stages) for _ in range(length)))

        self.borders = tuple(
            tuple(sorted(REGION.find(other) for other in parts.regions[name].borders)) for name in REGION.words
        )
        rows = [parts.characters[name].rows for name in CHARACTER.words]
        self.printed = tuple(
            tuple((row.attack, row.shield, row.speed, row.dominate) for row in sheet) for sheet in rows
        )
        self.prices = tuple(tuple(row.prices for row in sheet) for sheet in rows)
        self.summon_extra = tuple(tuple(row.reputation for row in sheet) for sheet in rows)

    def berth(self, helm: int) -> tuple[int, int]:
        """What a helm is called on the board: its stage, and the number on the sail of its ship."""
        return self.stage_of[helm] + 1, self.ships[helm]

    def points(self, number: int, rank: int) -> int:
        tiles: dict[str, Tile] = getattr(self.parts.tiles, {2: "two", 3: "three", 4: "four"}[self.seats])
        points = tiles[str(number)].points
        return points[rank] if rank < len(points) else 0

    def spy_spots(self, character: int, level: int) -> int:
        return self.parts.characters[CHARACTER.words[character]].rows[level - 1].spy_spots


def _field(resource: str) -> str:
    return resource.replace("-", "_")
