"""A position of The Lord of the Ice Garden, as flat columns.

Columns by seat have one entry a seat; by seat and region, ``seat * 8 + region``; by seat and figure,
``seat * 6 + figure``; by seat and level, ``seat * 3 + level - 1``; by seat and layer of M-factor, ``seat * 4 + layer``.
What changes rarely is kept in tuples that copies share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.games.ice_garden.table import (
    CLOSED,
    FIGURES,
    LEVEL_OF,
    SAFE,
    SPOTS,
    UNITS,
    Table,
)
from meadhall.games.ice_garden.words import (
    ATTACK,
    CHARACTER,
    DOMINATE,
    FREIHOFF,
    IMPROVEMENT,
    MARKER,
    REGIONS,
    RESOURCE,
    SHIELD,
    SPEED,
)
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.ice_garden import IceGarden

NOBODY = -1
NOWHERE = -1
NO_TILE: tuple[int, int] = (NOBODY, 0)
"""A stage without a Vuko tile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Midgaard(State):
    game: IceGarden

    table: Table
    round: int
    # Seats.
    character: tuple[int, ...]
    seat_of: tuple[int, ...]
    goods: list[list[int]]
    m_factor: list[int]
    stock: list[int]
    gorge: list[int]
    garden: list[int]
    tokens: list[int]
    score: list[int]
    actions: list[int]
    # Tracks. Standing lists the seats from the best reputation to the worst.
    reputation: list[int]
    standing: list[int]
    helm: list[int]
    jumped: list[int]
    order: tuple[int, ...]
    red: int
    scorings: int
    snow: int
    # Regions.
    tiles: list[int]
    markers: list[int]
    neutral: list[int]
    reserves: list[int]
    reserves_down: list[int]
    nightmares: list[int]
    towers: list[int]
    locked: list[int]
    thorn: int
    absorbed: int
    vuko: int
    held: list[int]
    stirred: bool
    # Units and sheets. A figure stands in a region or NOWHERE.
    units: list[int]
    damage: list[int]
    spots: tuple[int, ...]
    spy: tuple[int, ...]
    # The action fields: the seats of the markers on each, by slot, and the order of fields 1 to 5.
    fields: list[tuple[int, ...]]
    sequence: tuple[int, ...]
    vuko_tiles: tuple[tuple[int, int], ...]
    # Banks.
    bank: list[int]
    vuko_tokens: int
    improvements: list[int]
    # What follows from the others and is kept beside them: ``refresh`` works it out.
    open: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    attack: tuple[int, ...]
    shield: tuple[int, ...]
    speed: tuple[int, ...]
    worth: tuple[int, ...]

    def __init__(self, game: IceGarden, players: int, options: dict[str, Any], table: Table) -> None:
        super().__init__(game, players, options)
        parts = table.parts
        seats = table.seats
        self.table = table
        self.round = 0
        self.character = (NOBODY,) * seats
        self.seat_of = (NOBODY,) * len(CHARACTER)
        self.goods = [[0] * seats for _ in RESOURCE.words[:2]]
        self.m_factor = [0] * (seats * 4)
        self.stock = [parts.bank.influence_markers] * seats
        self.gorge = [0] * seats
        self.garden = [0] * seats
        self.tokens = [0] * seats
        self.score = [0] * seats
        self.actions = [0] * seats
        self.reputation = [SAFE] * seats
        self.standing = list(range(seats))
        self.helm = [1] * seats
        self.jumped = [0] * seats
        self.order = ()
        self.red = 0
        self.scorings = 0
        self.snow = 0
        self.tiles = [CLOSED] * REGIONS
        self.markers = [0] * (seats * REGIONS)
        self.neutral = [0] * REGIONS
        self.reserves = [0] * REGIONS
        self.reserves_down = [0] * REGIONS
        self.nightmares = [0] * REGIONS
        self.towers = [0] * REGIONS
        self.locked = [0] * REGIONS
        self.thorn = NOWHERE
        self.absorbed = 0
        self.vuko = NOWHERE
        self.held = [0] * seats
        self.stirred = False
        self.units = [NOWHERE] * (seats * UNITS)
        self.damage = [0] * (seats * UNITS)
        self.spots = (NOBODY,) * (seats * 3 * SPOTS)
        self.spy = (NOBODY, NOBODY)
        self.fields = [()] * 6
        self.sequence = (1, 2, 3, 4, 5)
        self.vuko_tiles = ()
        self.bank = [parts.bank.population, parts.bank.gold, parts.bank.m_factor]
        self.vuko_tokens = parts.bank.vuko_tokens
        self.improvements = [getattr(parts.improvements, kind) for kind in IMPROVEMENT.words]
        self.refresh()

    # --- what follows from the columns and is kept beside them ------------------------------------

    def refresh(self) -> None:
        self.refresh_map()
        self.refresh_sheets()

    def refresh_map(self) -> None:
        """Which regions are open, and which open regions lie next to each."""
        tiles, locked = self.tiles, self.locked
        self.open = tuple(r for r in range(REGIONS) if tiles[r] != CLOSED and not locked[r])
        self.near = tuple(tuple(r for r in beside if r in self.open) for beside in self.table.borders)

    def refresh_sheets(self) -> None:
        """The strength of each kind of unit: printed icons, improvements and the Maker-Spy's choice."""
        attack: list[int] = []
        shield: list[int] = []
        speed: list[int] = []
        worth: list[int] = []
        for seat, character in enumerate(self.character):
            for level in (1, 2, 3):
                icons = [0, 0, 0, 0]
                if character != NOBODY:
                    icons = list(self.table.printed[character][level - 1])
                    for kind in self.abilities_on(seat, level):
                        icons[kind] += 1
                attack.append(icons[ATTACK])
                shield.append(icons[SHIELD])
                speed.append(icons[SPEED])
                worth.append(level + icons[DOMINATE])
        self.attack, self.shield, self.speed, self.worth = tuple(attack), tuple(shield), tuple(speed), tuple(worth)

    def abilities_on(self, seat: int, level: int) -> list[int]:
        """The improvements that count for a level: those bought, and the spy's on spots not built over."""
        at = (seat * 3 + level - 1) * SPOTS
        kinds = [kind for kind in self.spots[at : at + SPOTS] if kind != NOBODY]
        if level == 3 and self.character[seat] == FREIHOFF:
            first = len(self.table.prices[FREIHOFF][2])
            kinds += [kind for i, kind in enumerate(self.spy)
                      if kind != NOBODY and self.spots[at + first + i] == NOBODY]  # fmt: skip
        return kinds

    # --- looking ----------------------------------------------------------------------------------

    def influence(self, seat: int, region: int) -> int:
        """Markers and units together, as IG-11.2 counts them."""
        total = self.markers[seat * REGIONS + region]
        at = seat * UNITS
        units = self.units
        for figure in range(UNITS):
            if units[at + figure] == region:
                total += self.worth[seat * 3 + LEVEL_OF[figure] - 1]
        return total

    def influences(self, region: int) -> list[int]:
        """The influence of every seat in a region."""
        totals = self.markers[region::REGIONS]
        if region in self.units:
            for at, place in enumerate(self.units):
                if place == region:
                    seat, figure = divmod(at, UNITS)
                    totals[seat] += self.worth[seat * 3 + LEVEL_OF[figure] - 1]
        return totals

    def present(self, seat: int, region: int) -> bool:
        at = seat * UNITS
        return self.markers[seat * REGIONS + region] > 0 or region in self.units[at : at + UNITS]

    def units_at(self, seat: int, level: int, region: int) -> int:
        at = seat * UNITS
        units = self.units
        return sum(1 for figure in FIGURES[level] if units[at + figure] == region)

    def count(self, seat: int, piece: int, region: int) -> int:
        """How many pieces of a kind stand there: markers, or units of a level."""
        if piece == MARKER:
            return self.markers[seat * REGIONS + region]
        return self.units_at(seat, piece, region)

    def pieces(self, seat: int) -> list[tuple[int, int]]:
        """Each kind of piece of a seat with each region where one stands, in order."""
        at = seat * REGIONS
        markers = [(MARKER, region) for region in range(REGIONS) if self.markers[at + region]]
        at = seat * UNITS
        standing = {(LEVEL_OF[f], self.units[at + f]) for f in range(UNITS) if self.units[at + f] != NOWHERE}
        return markers + sorted(standing)

    def off_map(self, seat: int, level: int) -> int:
        return self.units_at(seat, level, NOWHERE)

    def region_numbered(self, number: int) -> int:
        return self.tiles.index(number) if number in self.tiles else NOWHERE

    def by_number(self) -> list[int]:
        """Regions with a tile, locked ones too, by red number."""
        return sorted((r for r in range(REGIONS) if self.tiles[r] > 0), key=self.tiles.__getitem__)

    def current_round(self) -> int:
        return self.round

    def current_scores(self) -> list[int]:
        return self.score[: self.players]

    def seat_word(self, seat: int) -> str:
        if 0 <= seat < len(self.character) and self.character[seat] != NOBODY:
            return CHARACTER.words[self.character[seat]]
        return super().seat_word(seat)

    # --- moving pieces ----------------------------------------------------------------------------

    def place_marker(self, seat: int, region: int) -> None:
        self.stock[seat] -= 1
        self.markers[seat * REGIONS + region] += 1

    def lift_marker(self, seat: int, region: int) -> None:
        """Take one marker out of a region; what Vuko holds there never exceeds what is there."""
        at = seat * REGIONS + region
        self.markers[at] -= 1
        if region == self.vuko and self.held[seat] > self.markers[at]:
            self.held[seat] = self.markers[at]

    def remove_marker(self, seat: int, region: int) -> None:
        self.lift_marker(seat, region)
        self.stock[seat] += 1

    def figure_at(self, seat: int, level: int, region: int) -> int:
        """One figure of that level there, as its place in the columns."""
        at = seat * UNITS
        for figure in FIGURES[level]:
            if self.units[at + figure] == region:
                return at + figure
        raise LookupError(f"seat {seat} has no unit of level {level} in region {region}")

    def move_piece(self, seat: int, piece: int, origin: int, goal: int) -> None:
        if piece == MARKER:
            self.lift_marker(seat, origin)
            self.markers[seat * REGIONS + goal] += 1
        else:
            self.units[self.figure_at(seat, piece, origin)] = goal

    def gain(self, seat: int, resource: int, amount: int) -> int:
        """Take resources from the bank, as far as it goes; M-factor goes to layer 0."""
        amount = min(amount, self.bank[resource])
        self.bank[resource] -= amount
        if resource == 2:
            self.m_factor[seat * 4] += amount
        else:
            self.goods[resource][seat] += amount
        return amount

    def pay(self, seat: int, resource: int, amount: int) -> None:
        self.bank[resource] += amount
        if resource == 2:
            self.m_factor[seat * 4] -= amount
        else:
            self.goods[resource][seat] -= amount

    def has(self, seat: int, resource: int) -> int:
        """What a seat can spend: M-factor counts on layer 0 only."""
        return self.m_factor[seat * 4] if resource == 2 else self.goods[resource][seat]

    # --- texts ------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        from meadhall.games.ice_garden.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.ice_garden.checks import check

        check(self)
