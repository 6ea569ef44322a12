"""Ancestries: where a card is best laid, what power is still to be had, and which symbol is best covered next."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meadhall.games.mountain_king.adjacency import connected
from meadhall.games.mountain_king.ancestry import QUADRANTS, UNDER, Ancestry, power_of
from meadhall.games.mountain_king.facts import ELDER, LETTERS, SUPPLY, WILD
from meadhall.games.mountain_king.mind.styles import Taste
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import ADVANCE, LAGGRID, WIDTH, do_lay
from meadhall.kernel.action import Action
from meadhall.kernel.sets import all_below, has, only

TYPE_WORTH = (2.15, 0.6, 3.2, 2.1)
"""What one power of each type is worth in a draft: Advance, Bolster, Influence, Gnome."""
BALANCE = 0.067
"""How much less each further symbol of a type is worth."""
WILD_WORTH = 3.4
SUPPLY_WORTH = (0.0, 5.7, 5.2, 6.3)
TOUCH = (0.0, 0.3, 0.47, 0.65)
"""What two symbols of a type side by side are worth, by Wave: with ever fewer turns, clusters must grow."""
ELDER_HOPE = (0.0, 0.56, 0.34, 0.0)
"""What an Elder is worth beyond the Honour that it already earns, by Wave: more may follow."""

WILD_PRICE, LINK = 0.5, 0.12
"""How much dearer a Wild is to cover than another symbol, and how much cheaper one that links others."""
PER_TURN = 3.4
"""How much power can be used in a turn, if there is plenty."""
PRICE = 3.6
"""What one power brings if there are turns enough."""


Shape = tuple[tuple[tuple[int, int], ...], int, int, int]
"""A card in the upper left corner of the grid: sets and power by type, Wilds, and how many Supplies and Elders."""


@lru_cache(1 << 8)
def shape(symbols: tuple[str, ...]) -> Shape:
    types = [[0, 0] for _ in LETTERS]
    wild = supplies = elders = 0
    for offset, symbol in zip(QUADRANTS, symbols, strict=True):
        if symbol == WILD:
            wild |= only(offset)
        elif symbol == SUPPLY:
            supplies += 1
        elif symbol == ELDER:
            elders += 1
        elif symbol != ".":
            kind = types[LETTERS.index(symbol[0])]
            kind[0] |= only(offset)
            kind[1] += power_of(symbol)
    return tuple((mask, power) for mask, power in types), wild, supplies, elders


def weigh_cards(s: MountainKingState, seat: int, taste: Taste, options: list[Action]) -> list[float]:
    """How good each way to lay a card is."""
    ancestry, cards = s.ancestry[seat], s.facts.cards
    honour, own = s.facts.parts.elders.honour, s.printed(seat, ELDER)
    wave = max(s.wave, 1)
    drafts: dict[int, dict[int, float]] = {}
    weights: list[float] = []
    for action in options:
        card = action.arg
        if action.verb is do_lay:
            if card not in drafts:
                drafts[card] = draft_of(ancestry, cards[card], wave, own, honour, taste)
            weights.append(drafts[card][action.args[1]])
        else:
            # No card fits: the one with the fewest symbols goes.
            weights.append(-sum([1.0 for symbol in cards[card] if symbol != "."]))
    return weights


@lru_cache(1 << 12)
def draft_of(
    ancestry: Ancestry, symbols: tuple[str, ...], wave: int, own: int, honour: tuple[int, ...], taste: Taste
) -> dict[int, float]:
    """What an Ancestry would be worth with a card in each cell where it may lie."""
    return draft_on(ancestry, wave, own, honour, taste).worths(shape(symbols))


@lru_cache(1 << 10)
def draft_on(ancestry: Ancestry, wave: int, own: int, honour: tuple[int, ...], taste: Taste) -> Draft:
    return Draft(ancestry, wave, own, honour, taste)


class Remainder:
    """What is still seen of an Ancestry when a card lies on it in a certain cell."""

    __slots__ = ("cell", "power", "supplies", "types", "wild")

    def __init__(self, cell: int, wild: int, types: list[int], power: list[int], supplies: int) -> None:
        self.cell = cell
        self.wild = wild
        self.types = types
        """The cells with symbols of each type."""
        self.power = power
        """The power of these together."""
        self.supplies = supplies


class Draft:
    """An Ancestry that a card is to be laid on."""

    __slots__ = ("elder_worth", "remainders", "wave")

    def __init__(self, ancestry: Ancestry, wave: int, own: int, honour: tuple[int, ...], taste: Taste) -> None:
        self.wave = wave
        types = [0] * len(LETTERS)
        strong: list[tuple[int, int, int]] = []
        wild = 0
        for cell, symbol in ancestry.shown.items():
            if symbol == WILD:
                wild |= only(cell)
            else:
                kind = LETTERS.index(symbol[0])
                types[kind] |= only(cell)
                if len(symbol) > 1:
                    strong.append((kind, cell, power_of(symbol) - 1))
        self.remainders: list[Remainder] = []
        for place in ancestry.places:
            under = UNDER[place]
            left = [mask & ~under for mask in types]
            power = [mask.bit_count() for mask in left]
            for kind, cell, more in strong:
                if not has(under, cell):
                    power[kind] += more
            supplies = (ancestry.supplies & ~under).bit_count()
            self.remainders.append(Remainder(place, wild & ~under, left, power, supplies))
        elders, hope = ancestry.elders.bit_count(), ELDER_HOPE[wave]
        self.elder_worth = [
            (honour[min(count + own, len(honour) - 1)] + hope * count) * taste.elders
            for count in range(elders, elders + 5)
        ]

    def worths(self, card: Shape) -> dict[int, float]:
        """What the Ancestry would be worth with this card in each cell where it may lie."""
        return {remainder.cell: self.worth(card, remainder) for remainder in self.remainders}

    def worth(self, card: Shape, left: Remainder) -> float:
        types, wild, supplies, elders = card
        wild = left.wild | wild << left.cell
        total = wild.bit_count() * WILD_WORTH
        touch = TOUCH[self.wave]
        # Two Wilds side by side link nothing.
        across, down = ~(wild & wild << 1), ~(wild & wild << WIDTH)
        for kind, (mask, power) in enumerate(types):
            power += left.power[kind]
            joint = left.types[kind] | mask << left.cell | wild
            links = (joint & joint << 1 & across).bit_count() + (joint & joint << WIDTH & down).bit_count()
            total += power * (TYPE_WORTH[kind] - BALANCE * power) + touch * links
        total += (left.supplies + supplies) * SUPPLY_WORTH[self.wave]
        return total + self.elder_worth[elders]


# --- cubes ----------------------------------------------------------------------------------------


def free_power(s: MountainKingState, seat: int) -> int:
    """All the power that is still uncovered."""
    symbols = s.symbols[seat]
    return symbols.power_at(all_below(len(symbols.at)) & ~s.covered[seat])


def advance_power(s: MountainKingState, seat: int) -> int:
    """The power for an Advance that is still uncovered, Wilds included."""
    symbols = s.symbols[seat]
    return symbols.power_at((symbols.weak[ADVANCE] | symbols.strong[ADVANCE]) & ~s.covered[seat])


def harvest(power: float, turns: float) -> float:
    """The Honour that power will bring in the turns that are left."""
    if turns <= 0 or power <= 0:
        return 0.0
    room = turns * PER_TURN
    return PRICE * room * (1 - exp(-power / room))


def power_price(power: float, turns: float) -> float:
    """What it costs to use up one power now."""
    return PRICE * exp(-power / (turns * PER_TURN)) if turns > 0 else 0.0


class Cubes:
    """The free symbols of a seat and how they hang together."""

    __slots__ = ("_prices", "covered", "power", "price", "s", "seat", "turns")

    def __init__(self, s: MountainKingState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.covered = s.covered[seat]
        self.power = free_power(s, seat)
        self.turns = s.supply[seat]
        self.price = power_price(self.power, self.turns)
        self._prices: dict[int, float] = {}

    def group(self, kind: int, symbol: int) -> int:
        """Every free symbol of a type that can be in one cluster with this one, as a set of spots."""
        symbols = self.s.symbols[self.seat]
        free = (symbols.weak[kind] | symbols.strong[kind]) & ~self.covered
        here = only(symbols.spots[symbol])
        if here & ~symbols.grid:
            return free
        near = symbols.near(self.s.claw_left(self.seat, LAGGRID))
        return connected(near, here, (free | self.covered) & symbols.grid) & free | free & ~symbols.grid

    def holds(self, spots: int, symbol: int) -> bool:
        return self.s.symbols[self.seat].holds(spots, symbol)

    def strength(self, spots: int) -> int:
        return self.s.symbols[self.seat].power_at(spots)

    def price_of(self, symbol: int) -> float:
        """How much a symbol should be saved: Wilds more than others, symbols that link several less."""
        found = self._prices.get(symbol)
        if found is None:
            found = self._prices[symbol] = self._price_of(symbol)
        return found

    def _price_of(self, symbol: int) -> float:
        symbols = self.s.symbols[self.seat]
        spot = symbols.spots[symbol]
        dear = WILD_PRICE if has(symbols.wild, spot) else 0.0
        if not has(symbols.grid, spot):
            return dear + 0.1
        beside = symbols.near(False)[spot] & ~self.covered
        for kind in range(len(LETTERS)):
            linked = (beside & (symbols.weak[kind] | symbols.strong[kind])).bit_count()
            if linked > 1:
                dear -= LINK * (linked - 1)
        return dear
