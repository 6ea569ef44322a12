"""A position of The Lord of the Ice Garden, as flat columns.

Columns by seat have one entry for each seat. Four kinds of columns are longer: ``markers`` (by seat and region),
``m_factor`` (by seat and layer), ``units`` and ``damage`` (by seat and figure), ``spots`` (by seat, level and spot).
The methods below know where an entry lies, so that rules need not: ``markers_at``, ``layers``, ``places``, ``spots_of``
and others. What changes rarely is kept in tuples that copies share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.games.ice_garden.facts import CLOSED, FIGURES, LAYERS, LEVEL_OF, LEVELS, SAFE, SPOTS, UNITS, Facts
from meadhall.games.ice_garden.words import (
    CHARACTER,
    DOMINATE,
    FREIHOFF,
    HARRASIM,
    IMPROVEMENT,
    M_FACTOR,
    MARKER,
    REGIONS,
    RESOURCE,
)
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.ice_garden import IceGarden

NOBODY = -1
NOWHERE = -1
EMPTY = -1
"""A spot without an improvement, or a stage without a Vuko tile."""
NO_TILE: tuple[int, int] = (EMPTY, 0)
"""A stage without a Vuko tile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class IceGardenState(State):
    game: IceGarden

    facts: Facts
    round: int
    """0 during the set-up."""
    # Seats. Alone, the opponent has the seat after the player's.
    character: tuple[int, ...]
    seat_of: tuple[int, ...]
    """By character, who plays it."""
    goods: list[list[int]]
    """By resource, population and gold of each seat."""
    m_factor: list[int]
    stock: list[int]
    """Influence markers that are not in play."""
    gorge: list[int]
    """Influence markers in Viper Gorge."""
    garden: list[int]
    """Influence markers in the Ice Garden."""
    tokens: list[int]
    """Vuko tokens."""
    score: list[int]
    actions: list[int]
    """Action markers still to be planned."""
    # Tracks.
    reputation: list[int]
    standing: list[int]
    """The seats from the best reputation to the worst."""
    helm: list[int]
    jumped: list[int]
    """By seat, the set of stages in which it has moved two helms at once."""
    order: tuple[int, ...]
    """The players in turn order."""
    red: int
    """Red ships that were reached."""
    scorings: int
    """How often points are scored in this round."""
    snow: int
    # Regions.
    tiles: list[int]
    """The red number of each region's tile, or CLOSED or FACE_DOWN."""
    markers: list[int]
    neutral: list[int]
    reserves: list[int]
    reserves_down: list[int]
    nightmares: list[int]
    towers: list[int]
    locked: list[int]
    thorn: int
    absorbed: int
    """Reserves that the Thorn has absorbed."""
    vuko: int
    held: list[int]
    """By seat, the markers in his region that Vuko has set aside."""
    stirred: bool
    """Solo: whether the player has summoned anything yet."""
    # Units and sheets. Each seat has UNITS figures; a figure stands in a region or NOWHERE.
    units: list[int]
    damage: list[int]
    spots: tuple[int, ...]
    """The improvements that were bought."""
    spy: tuple[int, ...]
    """What the Maker-Spy has on his two spots."""
    # The action fields.
    fields: list[tuple[int, ...]]
    """The seats of the markers on each field, by slot."""
    sequence: tuple[int, ...]
    """The order of fields 1 to 5; 0 where no order token lies yet."""
    vuko_tiles: tuple[tuple[int, int], ...]
    """Tile and side, by stage."""
    # Banks.
    bank: list[int]
    vuko_tokens: int
    improvements: list[int]
    # What follows from the others and is kept beside them: ``refresh`` works it out.
    open: tuple[int, ...]
    """The regions in play: with a tile, and not locked."""
    near: tuple[tuple[int, ...], ...]
    """The open regions next to each."""
    attack: tuple[int, ...]
    shield: tuple[int, ...]
    speed: tuple[int, ...]
    worth: tuple[int, ...]
    """The influence of a unit."""

    def __init__(self, game: IceGarden, players: int, options: dict[str, Any], facts: Facts) -> None:
        super().__init__(game, players, options)
        parts = facts.parts
        seats = facts.seats
        self.facts = facts
        self.round = 0
        self.character = (NOBODY,) * seats
        self.seat_of = (NOBODY,) * len(CHARACTER)
        self.goods = [[0] * seats for _ in RESOURCE.words[:M_FACTOR]]
        self.m_factor = [0] * (seats * LAYERS)
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
        self.spots = (EMPTY,) * (seats * len(LEVELS) * SPOTS)
        self.spy = (EMPTY, EMPTY)
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
        self.near = tuple(tuple(r for r in beside if r in self.open) for beside in self.facts.borders)

    def refresh_sheets(self) -> None:
        """What each kind of unit can do."""
        rows = [self.strength(seat, level) for seat in range(self.facts.seats) for level in LEVELS]
        self.attack, self.shield, self.speed, self.worth = zip(*rows, strict=True)

    def strength(self, seat: int, level: int) -> list[int]:
        """Attack, Shield, Speed and influence of a unit: printed icons, improvements and the Maker-Spy's choice."""
        icons, character = [0, 0, 0, 0], self.character[seat]
        if character != NOBODY:
            icons = list(self.facts.printed[character][level])
            for kind in self.abilities_on(seat, level):
                icons[kind] += 1
        icons[DOMINATE] += level
        return icons

    def abilities_on(self, seat: int, level: int) -> list[int]:
        """The improvements that count for a level: those bought, and the spy's on spots not built over."""
        kinds = [kind for kind in self.spots_of(seat, level) if kind != EMPTY]
        if level == HARRASIM and self.character[seat] == FREIHOFF:
            kinds += [self.spy[spot] for spot in self.free_spy_spots(seat) if self.spy[spot] != EMPTY]
        return kinds

    # --- pieces on the map ------------------------------------------------------------------------

    def markers_at(self, seat: int, region: int) -> int:
        return self.markers[seat * REGIONS + region]

    def markers_of(self, seat: int) -> list[int]:
        """The markers of a seat in each region."""
        return self.markers[seat * REGIONS : (seat + 1) * REGIONS]

    def units_at(self, seat: int, level: int, region: int) -> int:
        at, units, count = seat * UNITS, self.units, 0
        for figure in FIGURES[level]:
            if units[at + figure] == region:
                count += 1
        return count

    def levels_at(self, seat: int, region: int) -> list[int]:
        """The levels of which a seat has units there."""
        return [level for level in LEVELS if self.units_at(seat, level, region)]

    def lowest_level_at(self, seat: int, region: int) -> int:
        """The lowest level of which a seat has a unit there; 0 without units."""
        at = seat * UNITS
        for figure in range(UNITS):
            if self.units[at + figure] == region:
                return LEVEL_OF[figure]
        return 0

    def off_map(self, seat: int, level: int) -> int:
        return self.units_at(seat, level, NOWHERE)

    def count(self, seat: int, piece: int, region: int) -> int:
        """How many pieces of a kind stand there: markers, or units of a level."""
        return self.markers_at(seat, region) if piece == MARKER else self.units_at(seat, piece, region)

    def present(self, seat: int, region: int) -> bool:
        at = seat * UNITS
        return self.markers[seat * REGIONS + region] > 0 or region in self.units[at : at + UNITS]

    def pieces(self, seat: int) -> list[tuple[int, int]]:
        """Each kind of piece of a seat with each region where one stands, in order."""
        at = seat * REGIONS
        markers = [(MARKER, region) for region in range(REGIONS) if self.markers[at + region]]
        at = seat * UNITS
        standing = {(LEVEL_OF[f], self.units[at + f]) for f in range(UNITS) if self.units[at + f] != NOWHERE}
        return markers + sorted(standing)

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

    def influence_by_seat(self) -> list[list[int]]:
        """The influence of every seat in every region."""
        markers, worth = self.markers, self.worth
        totals = [markers[at : at + REGIONS] for at in range(0, len(markers), REGIONS)]
        for at, region in enumerate(self.units):
            if region != NOWHERE:
                seat, figure = divmod(at, UNITS)
                totals[seat][region] += worth[seat * 3 + LEVEL_OF[figure] - 1]
        return totals

    def place_marker(self, seat: int, region: int) -> None:
        """Put a marker from the stock into a region."""
        self.stock[seat] -= 1
        self.markers[seat * REGIONS + region] += 1

    def lift_marker(self, seat: int, region: int) -> None:
        """Take one marker out of a region; what Vuko holds there never exceeds what is there."""
        at = seat * REGIONS + region
        self.markers[at] -= 1
        if region == self.vuko and self.held[seat] > self.markers[at]:
            self.held[seat] = self.markers[at]

    def remove_marker(self, seat: int, region: int) -> None:
        """Take a marker from a region back into the stock."""
        self.lift_marker(seat, region)
        self.stock[seat] += 1

    def move_piece(self, seat: int, piece: int, origin: int, goal: int) -> None:
        if piece == MARKER:
            self.lift_marker(seat, origin)
            self.markers[seat * REGIONS + goal] += 1
        else:
            self.put_figure(seat, self.figure_at(seat, piece, origin), goal)

    # --- figures, numbered from 0 for each seat ---------------------------------------------------

    def places(self, seat: int) -> list[int]:
        """Where each figure of a seat stands."""
        return self.units[seat * UNITS : (seat + 1) * UNITS]

    def put_figure(self, seat: int, figure: int, region: int) -> None:
        self.units[seat * UNITS + figure] = region

    def figures_at(self, seat: int, level: int, region: int) -> list[int]:
        """The figures of a level that stand there."""
        at = seat * UNITS
        return [figure for figure in FIGURES[level] if self.units[at + figure] == region]

    def figure_at(self, seat: int, level: int, region: int) -> int:
        """The first figure of a level that stands there."""
        return self.figures_at(seat, level, region)[0]

    def figures_in(self, region: int) -> list[tuple[int, int]]:
        """The seat and the number of each figure in a region."""
        return [divmod(at, UNITS) for at, place in enumerate(self.units) if place == region]

    def units_in_play(self, seat: int) -> list[tuple[int, int]]:
        """Level and region of each unit of a seat in a region that is open."""
        at, units, locked = seat * UNITS, self.units, self.locked
        return [
            (LEVEL_OF[figure], units[at + figure])
            for figure in range(UNITS)
            if units[at + figure] != NOWHERE and not locked[units[at + figure]]
        ]

    def damage_to(self, seat: int, figure: int) -> int:
        return self.damage[seat * UNITS + figure]

    def wound(self, seat: int, figure: int) -> None:
        """One point of damage."""
        self.damage[seat * UNITS + figure] += 1

    # --- the sheets -------------------------------------------------------------------------------

    def attack_of(self, seat: int, level: int) -> int:
        return self.attack[seat * 3 + level - 1]

    def shield_of(self, seat: int, level: int) -> int:
        return self.shield[seat * 3 + level - 1]

    def speed_of(self, seat: int, level: int) -> int:
        return self.speed[seat * 3 + level - 1]

    def worth_of(self, seat: int, level: int) -> int:
        """The influence of a unit."""
        return self.worth[seat * 3 + level - 1]

    def spots_of(self, seat: int, level: int) -> tuple[int, ...]:
        """What was bought for a level, spot by spot: free spots first, then the Maker-Spy's."""
        at = (seat * 3 + level - 1) * SPOTS
        return self.spots[at : at + SPOTS]

    def bought(self, seat: int) -> int:
        """How many improvements a seat has bought and kept."""
        row = len(LEVELS) * SPOTS
        return row - self.spots[seat * row : (seat + 1) * row].count(EMPTY)

    def free_spy_spots(self, seat: int) -> list[int]:
        """Which Maker-Spy spots Freihoff, who sits there, has not built over."""
        first = len(self.facts.prices[FREIHOFF][HARRASIM])
        row = self.spots_of(seat, HARRASIM)
        return [spot for spot in range(self.facts.spy_spots(FREIHOFF, HARRASIM)) if row[first + spot] == EMPTY]

    def lay_improvement(self, seat: int, level: int, spot: int, kind: int) -> None:
        """Take an improvement from the bank; what lies on the spot goes back."""
        at = (seat * 3 + level - 1) * SPOTS + spot
        self.swap_improvement(self.spots[at], kind)
        self.spots = (*self.spots[:at], kind, *self.spots[at + 1 :])

    def lay_spy(self, spot: int, kind: int) -> None:
        """Give the Maker-Spy an improvement from the bank, or EMPTY; what lies on his spot goes back."""
        self.swap_improvement(self.spy[spot], kind)
        self.spy = (kind, self.spy[1]) if spot == 0 else (self.spy[0], kind)

    def swap_improvement(self, old: int, new: int) -> None:
        if old != EMPTY:
            self.improvements[old] += 1
        if new != EMPTY:
            self.improvements[new] -= 1

    # --- resources --------------------------------------------------------------------------------

    def has(self, seat: int, resource: int) -> int:
        """What a seat can spend: M-factor counts on layer 0 only."""
        return self.m_factor[seat * LAYERS] if resource == M_FACTOR else self.goods[resource][seat]

    def gain(self, seat: int, resource: int, amount: int) -> int:
        """Take resources from the bank, as far as it goes; M-factor goes to layer 0."""
        amount = min(amount, self.bank[resource])
        self.bank[resource] -= amount
        if resource == M_FACTOR:
            self.m_factor[seat * LAYERS] += amount
        else:
            self.goods[resource][seat] += amount
        return amount

    def pay(self, seat: int, resource: int, amount: int) -> None:
        self.bank[resource] += amount
        if resource == M_FACTOR:
            self.m_factor[seat * LAYERS] -= amount
        else:
            self.goods[resource][seat] -= amount

    def layers(self, seat: int) -> list[int]:
        """The M-factor of a seat by layer, from 0 on."""
        return self.m_factor[seat * LAYERS : (seat + 1) * LAYERS]

    def add_m_factor(self, seat: int, layer: int, amount: int) -> None:
        """Change what lies on a layer, without the bank."""
        self.m_factor[seat * LAYERS + layer] += amount

    # --- tracks and regions -----------------------------------------------------------------------

    def has_jumped(self, seat: int, stage: int) -> bool:
        """Whether a seat has moved two helms at once in a stage."""
        return bool(self.jumped[seat] >> stage & 1)

    def jump(self, seat: int, stage: int) -> None:
        self.jumped[seat] |= 1 << stage

    def region_numbered(self, number: int) -> int:
        return self.tiles.index(number) if number in self.tiles else NOWHERE

    def tiles_laid(self) -> int:
        return REGIONS - self.tiles.count(CLOSED)

    def by_number(self) -> list[int]:
        """Regions with a tile, locked ones too, by red number."""
        return sorted((r for r in range(REGIONS) if self.tiles[r] > 0), key=self.tiles.__getitem__)

    # --- what the kernel asks ---------------------------------------------------------------------

    def current_round(self) -> int:
        return self.round

    def current_scores(self) -> list[int]:
        return self.score[: self.players]

    def seat_word(self, seat: int) -> str:
        if 0 <= seat < len(self.character) and self.character[seat] != NOBODY:
            return CHARACTER.words[self.character[seat]]
        return super().seat_word(seat)

    def position(self) -> dict[str, Any]:
        from meadhall.games.ice_garden.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.ice_garden.checks import check

        check(self)
