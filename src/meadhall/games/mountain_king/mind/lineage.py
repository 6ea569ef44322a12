"""Ancestries: where a card is best laid, what power is still to be had, and which symbol is best covered next."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meadhall.games.mountain_king.ancestry import QUADRANTS, UNDER, Ancestry, power_of
from meadhall.games.mountain_king.mind.temper import Temper
from meadhall.games.mountain_king.rules.clusters import flood
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import ELDER, LETTERS, SUPPLY, WILD
from meadhall.games.mountain_king.words import ADVANCE, LAGGRID, WIDTH, do_lay
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

TYPE_WORTH = (2.15, 0.6, 3.2, 2.1)
"""What one power of each type is worth in a draft: Advance, Bolster, Influence, Gnome."""
BALANCE = 0.067
"""Each further symbol of a type is worth less by so much."""
WILD_WORTH = 3.4
SUPPLY_WORTH = (0.0, 5.7, 5.2, 6.3)
TOUCH = (0.0, 0.3, 0.47, 0.65)
"""What two symbols of a type side by side are worth, by Wave: with ever fewer turns, clusters must grow."""
ELDER_HOPE = (0.0, 0.56, 0.34, 0.0)
"""What an Elder promises beyond the Honour that it already earns, by Wave."""

WILD_PRICE, LINK = 0.5, 0.12
"""How much dearer a Wild is to cover than another symbol, and how much cheaper one that links others."""
PER_TURN = 3.4
"""So much power can be put to use in a turn, if there is plenty."""
PRICE = 3.6
"""What one power brings if there are turns enough."""


Shape = tuple[tuple[tuple[int, int], ...], int, int, int]
"""A card in the upper left corner of the grid: sets and extra power by type, Wilds, Supplies, Elders."""


@lru_cache(1 << 8)
def shape(symbols: tuple[str, ...]) -> Shape:
    types = [[0, 0] for _ in LETTERS]
    wild = supplies = elders = 0
    for offset, symbol in zip(QUADRANTS, symbols, strict=True):
        here = 1 << offset
        if symbol == WILD:
            wild |= here
        elif symbol == SUPPLY:
            supplies |= here
        elif symbol == ELDER:
            elders |= here
        elif symbol != ".":
            kind = types[LETTERS.index(symbol[0])]
            kind[0] |= here
            kind[1] += power_of(symbol) - 1
    return tuple((mask, extra) for mask, extra in types), wild, supplies, elders


def printed(s: Mountain, seat: int, symbol: str) -> int:
    """How many symbols of a kind the Champions of a seat show."""
    shown = champions_with(s.table.champion_symbols, symbol)
    return sum([count for champion, count in shown if s.holder[champion] == seat])


@lru_cache(1 << 6)
def champions_with(symbols: tuple[tuple[str, ...], ...], symbol: str) -> tuple[tuple[int, int], ...]:
    return tuple((champion, shown.count(symbol)) for champion, shown in enumerate(symbols) if symbol in shown)


def elders(s: Mountain, seat: int) -> int:
    return s.ancestry[seat].elders.bit_count() + printed(s, seat, ELDER)


def weigh_cards(s: Mountain, seat: int, temper: Temper, options: list[Action]) -> list[float]:
    """How good each way to lay a card is."""
    ancestry, cards = s.ancestry[seat], s.table.cards
    honour, own = s.table.parts.elders.honour, printed(s, seat, ELDER)
    wave = max(s.wave, 1)
    weights: list[float] = []
    for action in options:
        if action.verb is do_lay:
            draft = draft_of(ancestry, cards[action.arg], wave, own, honour, temper)
            weights.append(draft[action.args[1]])
        else:
            # Nothing fits: the poorest card goes.
            weights.append(-sum([1.0 for symbol in cards[action.arg] if symbol != "."]))
    return weights


@lru_cache(1 << 12)
def draft_of(
    ancestry: Ancestry, symbols: tuple[str, ...], wave: int, own: int, honour: tuple[int, ...], temper: Temper
) -> dict[int, float]:
    """What an Ancestry would be worth with a card in each cell where it may lie."""
    card, draft = shape(symbols), Draft(ancestry, wave, own, honour, temper)
    return {cell: draft.worth(card, cell) for cell in ancestry.places}


class Draft:
    """An Ancestry that a card is to be laid on."""

    __slots__ = ("elder_worth", "extra", "supplies", "types", "wave", "wild")

    def __init__(self, ancestry: Ancestry, wave: int, own: int, honour: tuple[int, ...], temper: Temper) -> None:
        self.wave = wave
        self.types = [0] * len(LETTERS)
        self.extra: list[list[tuple[int, int]]] = [[] for _ in LETTERS]
        self.wild, self.supplies = 0, ancestry.supplies
        for cell, symbol in ancestry.shown.items():
            if symbol == WILD:
                self.wild |= 1 << cell
            else:
                kind = LETTERS.index(symbol[0])
                self.types[kind] |= 1 << cell
                if len(symbol) > 1:
                    self.extra[kind].append((cell, power_of(symbol) - 1))
        elders, hope = ancestry.elders.bit_count(), ELDER_HOPE[wave]
        self.elder_worth = [
            (honour[min(count + own, len(honour) - 1)] + hope * count) * temper.elders
            for count in range(elders, elders + 5)
        ]

    def worth(self, card: Shape, cell: int) -> float:
        """What the Ancestry would be worth with this card there."""
        types, wild, supplies, elders = card
        under = UNDER[cell]
        seen = ~under
        wild = self.wild & seen | wild << cell
        total = wild.bit_count() * WILD_WORTH
        touch = TOUCH[self.wave]
        for kind, (mask, extra) in enumerate(types):
            own = self.types[kind] & seen | mask << cell
            for at, more in self.extra[kind]:
                if not under >> at & 1:
                    extra += more
            power = own.bit_count() + extra
            joint = own | wild
            links = (joint & joint << 1 & ~(wild & wild << 1)).bit_count()
            links += (joint & joint << WIDTH & ~(wild & wild << WIDTH)).bit_count()
            total += power * (TYPE_WORTH[kind] - BALANCE * power) + touch * links
        turns = (self.supplies & seen | supplies << cell).bit_count()
        total += turns * SUPPLY_WORTH[self.wave]
        return total + self.elder_worth[elders.bit_count()]


# --- cubes ----------------------------------------------------------------------------------------


def free_power(s: Mountain, seat: int) -> int:
    """All the power that is still uncovered."""
    symbols, covered = s.symbols[seat], ~s.covered[seat]
    weak = strong = 0
    for mask in symbols.weak:
        weak |= mask
    for mask in symbols.strong:
        strong |= mask
    power = (weak & covered).bit_count()
    for spot in bits(strong & covered):
        power += symbols.powers[spot]
    return power


def kind_power(s: Mountain, seat: int, kind: int = ADVANCE) -> int:
    """The power of one type that is still uncovered, Wilds included."""
    symbols, covered = s.symbols[seat], ~s.covered[seat]
    power = (symbols.weak[kind] & covered).bit_count()
    for spot in bits(symbols.strong[kind] & covered):
        power += symbols.powers[spot]
    return power


def harvest(power: float, turns: float) -> float:
    """The Honour that so much power will bring in so many turns."""
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

    def __init__(self, s: Mountain, seat: int) -> None:
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
        here = 1 << symbols.spots[symbol]
        if here & ~symbols.grid:
            return free
        near = symbols.near(self.s.claw_left(self.seat, LAGGRID))
        return flood(near, here, (free | self.covered) & symbols.grid) & free | free & ~symbols.grid

    def holds(self, spots: int, symbol: int) -> bool:
        return self.s.symbols[self.seat].holds(spots, symbol)

    def strength(self, spots: int) -> int:
        powers = self.s.symbols[self.seat].powers
        return sum([powers[spot] for spot in bits(spots)])

    def price_of(self, symbol: int) -> float:
        """How dear a symbol is compared with others of its type: Wilds are, links are not."""
        found = self._prices.get(symbol)
        if found is None:
            found = self._prices[symbol] = self._price_of(symbol)
        return found

    def _price_of(self, symbol: int) -> float:
        symbols = self.s.symbols[self.seat]
        spot = symbols.spots[symbol]
        dear = WILD_PRICE if symbols.wild >> spot & 1 else 0.0
        if not symbols.grid >> spot & 1:
            return dear + 0.1
        beside = symbols.near(False)[spot] & ~self.covered
        for kind in range(len(LETTERS)):
            linked = (beside & (symbols.weak[kind] | symbols.strong[kind])).bit_count()
            if linked > 1:
                dear -= LINK * (linked - 1)
        return dear
