"""Fall of the Mountain King as a learner sees it. Of cards that the viewer may not know, only the number is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter

from meadhall.games.mountain_king.ancestry import CELLS, Ancestry, Symbols
from meadhall.games.mountain_king.facts import DRAFTED, LETTERS, MOST_GNOMES, WAVES, WILD
from meadhall.games.mountain_king.secrecy import left_since
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, Known, MountainKingState
from meadhall.games.mountain_king.words import CARD, CAVERNS, CHAMPIONS, CLANS, HALL, SYMBOL
from meadhall.kernel.observation import (
    Angle,
    Column,
    amount,
    as_set,
    gathered,
    one_of,
    padded,
    set_of,
    turned_sets,
)
from meadhall.kernel.sets import bits, mask_of, only

HONOUR = 60
TRACK = 16
"""Votes and influence from here on look alike."""
STRENGTHS = 3
POWER = 4
TOKENS = CAVERNS * MOST_GNOMES
"""Two Gnomes for each cavern, one after the other."""
FOLLOWS = {"facts", "present", "overrun", "pawn_caverns", "pawns_out", "dealt"}
"""What follows from the rest of the position, or from the kind of game."""


def angle(s: MountainKingState, viewer: int) -> Angle:
    return Angle(viewer, tuple((viewer + n) % s.players for n in range(s.players)))


def columns(s: MountainKingState) -> list[Column]:
    return [*waves(s), *seats(s), *mountain(s), *champions(s), *ancestries(s)]


def waves(s: MountainKingState) -> list[Column]:
    n = s.players
    return [
        one_of("wave", WAVES + 1, "the Wave; 0 while setting up"),
        one_of("start", n, "the start player", names_seats=True),
        one_of("active", n, "whose turn it is", names_seats=True),
        set_of("seizable", CAVERNS, "caverns that can be seized"),
        set_of("marched", CHAMPIONS, "Champions that moved in this Advance",
               lambda s, angle: [as_set(s.marched, CHAMPIONS)]),
        amount("fallen", 4, "units that fall"),
    ]  # fmt: skip


def seats(s: MountainKingState) -> list[Column]:
    n = s.players
    return [
        amount("score", HONOUR, "Honour", entries=n, each=1),
        amount("supply", 12, "Supplies", entries=n, each=1),
        amount("desperation", 6, "Desperation", entries=n, each=1),
        amount("boost", 6, "spaces along the Boost track", entries=n, each=1),
        amount("stock", s.facts.parts.bank.trolls, "Trolls not on the map", entries=n, each=1),
        set_of("lair", CAVERNS, "Lairs", gathered("lair", CAVERNS), n, each=1),
        set_of("offers", CHAMPIONS, "Champions that a seat chooses from, as far as known",
               gathered("offers", CHAMPIONS), n, each=1),
        set_of("hands", len(CARD), "cards in hand, as far as known", gathered("hands", len(CARD)), n, each=1),
        amount("hands.cards", DRAFTED, "number of cards in hand", lambda s, angle: map(len, s.hands), n, each=1),
        set_of("hands_seen", n, "who knows the hand", lambda s, angle: turned(s.hands_seen, angle), n, each=1),
        set_of("discards", len(CARD), "cards laid away, as far as known",
               lambda s, angle: [as_set((card for card, _ in s.discards), len(CARD))]),
        amount("discards.cards", len(CARD), "number of cards laid away", lambda s, angle: [len(s.discards)]),
    ]  # fmt: skip


def turned(sets: Sequence[int], angle: Angle) -> list[int]:
    """Sets of seats, counted from the viewer."""
    others = turned_sets(angle.order)
    return [others[seats] for seats in sets]


# --- the map -----------------------------------------------------------------------------------------


def mountain(s: MountainKingState) -> list[Column]:
    n, gnomes = s.players, sum(s.facts.parts.bank.gnomes)
    return [
        amount("trolls", 12, "Trolls of each seat, by cavern", entries=n * CAVERNS, each=CAVERNS),
        amount("gnomes.count", MOST_GNOMES, "Gnome tokens, by cavern", lambda s, angle: map(len, s.gnomes), CAVERNS),
        one_of("gnomes.strength", STRENGTHS, "the strength of each token, as far as known",
               lambda s, angle: by_token(s, itemgetter(0)), TOKENS, 1),
        set_of("gnomes.known", n, "who knows each token", gnomes_known, TOKENS),
        amount("pool", gnomes, "tokens of each strength that the viewer has not found", entries=STRENGTHS),
        set_of("mixed", STRENGTHS, "the strengths that each token can have which fate has settled", settled, TOKENS,
               also=("gnomes", "pool")),
        amount("reserve", gnomes, "tokens in the supply"),
        amount("by_wheel", 12, "tokens by the Wheel, by strength", entries=STRENGTHS),
        one_of("wheel", len(s.facts.spaces), "where the Wheel stands"),
        one_of("swarm", CLANS, "the Domain that Gnomes swarm into"),
        amount("gates.count", CLANS, "Gate cards", lambda s, angle: [len(s.gates)]),
        one_of("gates.clan", CLANS, "each Gate card from the left, as far as known",
               lambda s, angle: padded([clan for clan, _ in s.gates], CLANS), CLANS),
        set_of("gates.known", n, "who knows each Gate card",
               lambda s, angle: padded(turned([known for _, known in s.gates], angle), CLANS, 0), CLANS),
        amount("halls", 12, "the value of each Great Hall", entries=len(HALL)),
    ]  # fmt: skip


def by_token(s: MountainKingState, read: Callable[[Known], int]) -> list[int]:
    """A number for each Gnome on the map."""
    numbers = [0] * TOKENS
    for cavern in bits(s.overrun):
        for number, token in enumerate(s.gnomes[cavern], cavern * MOST_GNOMES):
            numbers[number] = read(token)
    return numbers


def gnomes_known(s: MountainKingState, angle: Angle) -> list[int]:
    others = turned_sets(angle.order)
    return by_token(s, lambda token: others[token[1]])


def settled(s: MountainKingState, angle: Angle) -> list[int]:
    numbers = [0] * TOKENS
    for left, (_, tokens) in zip(left_since(s), s.mixed, strict=True):
        possible = mask_of(strength for strength, count in enumerate(left) if count > 0)
        for cavern, token in tokens:
            numbers[cavern * MOST_GNOMES + token] = possible
    return numbers


# --- the Clan board and the Champions ----------------------------------------------------------------


def champions(s: MountainKingState) -> list[Column]:
    n, display = s.players, s.facts.display
    return [
        one_of("planks", CLANS, "the plank of each Clan", entries=CLANS),
        amount("votes", TRACK, "Votes of each seat, Clan by Clan", lambda s, angle: values(s.votes, s.players),
               CLANS * n, each=1, groups=CLANS),
        one_of("votes.rank", n, "the rank of each seat, Clan by Clan", lambda s, angle: ranks(s.votes, s.players),
               CLANS * n, each=1, groups=CLANS),
        one_of("display", CHAMPIONS, "the Champions in the display",
               lambda s, angle: padded(s.display, s.facts.display), display),
        amount("influence", TRACK, "influence of each seat on each of them",
               lambda s, angle: values(s.influence, s.players), display * n, each=1, groups=display),
        one_of("influence.rank", n, "the rank of each seat with each of them",
               lambda s, angle: ranks(s.influence, s.players), display * n, each=1, groups=display),
        one_of("holder", n - GONE, "where each Champion is: gone, shown, in the deck, or with a seat",
               entries=CHAMPIONS, low=GONE, names_seats=True),
        one_of("pawn", CAVERNS, "where each pawn stands", entries=CHAMPIONS),
        amount("claws", 3, "claws covered in this Wave", entries=CHAMPIONS),
        amount("tiles", CAVERNS - 1, "the Hall, cavern or Clan of each Champion's tile", entries=CHAMPIONS, low=-1),
    ]  # fmt: skip


def values(standings: Sequence[Standing], seats: int) -> list[int]:
    """What each seat has, track by track."""
    found = [0] * (len(standings) * seats)
    for track, standing in enumerate(standings):
        for seat, has in standing:
            found[track * seats + seat] = has
    return found


def ranks(standings: Sequence[Standing], seats: int) -> list[int]:
    """The rank of each seat, track by track."""
    found = [-1] * (len(standings) * seats)
    for track, standing in enumerate(standings):
        for rank, (seat, _) in enumerate(standing):
            found[track * seats + seat] = rank
    return found


# --- the Ancestries ----------------------------------------------------------------------------------


def ancestries(s: MountainKingState) -> list[Column]:
    n = s.players
    return [
        set_of("ancestry.cells", CELLS, "cells with a card, then with an Elder, a Supply and a Wild, seat by seat",
               cells, 4 * n, each=4),
        set_of("ancestry.weak", CELLS, "cells with a weak symbol of each type, seat by seat",
               lambda s, angle: [mask for one in s.ancestry for mask in shown(one)[1]], len(LETTERS) * n,
               each=len(LETTERS)),
        set_of("ancestry.strong", CELLS, "cells with a strong symbol of each type, seat by seat",
               lambda s, angle: [mask for one in s.ancestry for mask in shown(one)[2]], len(LETTERS) * n,
               each=len(LETTERS)),
        amount("symbols.power", POWER, "the power of strong symbols: cells, then Champions, seat by seat",
               lambda s, angle: [*chain.from_iterable(map(strong_powers, s.symbols))], len(SYMBOL) * n,
               each=len(SYMBOL)),
        set_of("covered", len(SYMBOL), "symbols covered by cubes: cells, then Champions",
               lambda s, angle: [mask_of(s.cubes(seat)) for seat in range(s.players)], n, each=1, also=("symbols",)),
    ]  # fmt: skip


def cells(s: MountainKingState, angle: Angle) -> list[int]:
    return [mask for one in s.ancestry for mask in (one.footprint, one.elders, one.supplies, shown(one)[0])]


@lru_cache(1 << 8)
def shown(ancestry: Ancestry) -> tuple[int, list[int], list[int]]:
    """The cells with Wilds, and those with weak and with strong symbols of each type."""
    wilds, weak, strong = 0, [0] * len(LETTERS), [0] * len(LETTERS)
    for cell, symbol in ancestry.shown.items():
        if symbol == WILD:
            wilds |= only(cell)
        else:
            (weak if len(symbol) == 1 else strong)[LETTERS.index(symbol[0])] |= only(cell)
    return wilds, weak, strong


@lru_cache(1 << 8)
def strong_powers(symbols: Symbols) -> list[int]:
    """The power of each strong symbol of a seat; 0 for all others. It changes only with the symbols themselves."""
    numbers = [0] * len(SYMBOL)
    for symbol, power in zip(symbols.at, symbols.powers, strict=True):
        if power > 1:
            numbers[symbol] = power
    return numbers
