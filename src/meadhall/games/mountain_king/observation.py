"""Fall of the Mountain King as a learner sees it. What the viewer may not know counts, but has no face."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from meadhall.games.mountain_king.ancestry import CELLS, Ancestry, Symbols
from meadhall.games.mountain_king.secrecy import rooms
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, Mountain
from meadhall.games.mountain_king.table import DRAFTED, LETTERS, MOST_GNOMES, WAVES, WILD
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
from meadhall.kernel.sets import bits, mask_of

HONOUR = 60
TRACK = 16
"""Votes and influence from here on look alike."""
STRENGTHS = 3
POWER = 4
FOLLOWS = {"table", "present", "crowd", "overrun", "camps", "abroad"}
"""What follows from the rest of the position, or from the kind of game."""


def angle(s: Mountain, viewer: int) -> Angle:
    return Angle(viewer, tuple((viewer + n) % s.players for n in range(s.players)))


def columns(s: Mountain) -> list[Column]:
    return [*waves(s), *seats(s), *mountain(s), *champions(s), *ancestries(s)]


def waves(s: Mountain) -> list[Column]:
    n = s.players
    return [
        one_of("wave", WAVES + 1, "the Wave; 0 while setting up"),
        one_of("start", n, "the start player", names_seats=True),
        one_of("active", n, "whose turn it is", names_seats=True),
        set_of("seizable", CAVERNS, "caverns that can be seized"),
        set_of("marched", CHAMPIONS, "Champions that moved in this Advance", marched),
        amount("fallen", 4, "units that fall"),
    ]


def marched(s: Mountain, angle: Angle) -> list[int]:
    return [as_set(s.marched, CHAMPIONS)]


def seats(s: Mountain) -> list[Column]:
    n = s.players
    return [
        amount("score", HONOUR, "Honour", entries=n, each=1),
        amount("supply", 12, "Supplies", entries=n, each=1),
        amount("desperation", 6, "Desperation", entries=n, each=1),
        amount("boost", 6, "spaces along the Boost track", entries=n, each=1),
        amount("stock", s.table.parts.bank.trolls, "Trolls not on the map", entries=n, each=1),
        set_of("lair", CAVERNS, "Lairs", gathered("lair", CAVERNS), n, each=1),
        set_of("offers", CHAMPIONS, "Champions that a seat chooses from, as far as known",
               gathered("offers", CHAMPIONS), n, each=1),
        set_of("hands", len(CARD), "cards in hand, as far as known", gathered("hands", len(CARD)), n, each=1),
        amount("hands.cards", DRAFTED, "number of cards in hand", cards_in_hand, n, each=1),
        set_of("hands_seen", n, "who knows the hand", hands_seen, n, each=1),
        set_of("discards", len(CARD), "cards laid away, as far as known", discards),
        amount("discards.cards", len(CARD), "number of cards laid away", discarded),
    ]  # fmt: skip


def cards_in_hand(s: Mountain, angle: Angle) -> list[int]:
    return [len(hand) for hand in s.hands]


def hands_seen(s: Mountain, angle: Angle) -> list[int]:
    turned = turned_sets(angle.order)
    return [turned[seen] for seen in s.hands_seen]


def discards(s: Mountain, angle: Angle) -> list[int]:
    return [as_set((card for card, _ in s.discards), len(CARD))]


def discarded(s: Mountain, angle: Angle) -> list[int]:
    return [len(s.discards)]


# --- the map -----------------------------------------------------------------------------------------


def mountain(s: Mountain) -> list[Column]:
    n, tokens, gnomes = s.players, CAVERNS * MOST_GNOMES, sum(s.table.parts.bank.gnomes)
    return [
        amount("trolls", 12, "Trolls of each seat, by cavern", entries=n * CAVERNS, each=CAVERNS),
        amount("gnomes.count", MOST_GNOMES, "Gnome tokens, by cavern", gnome_counts, CAVERNS),
        one_of("gnomes.strength", STRENGTHS, "the strength of each token, as far as known", gnome_strengths, tokens, 1),
        set_of("gnomes.known", n, "who knows each token", gnomes_known, tokens),
        amount("pool", gnomes, "tokens of each strength that the viewer has not found", entries=STRENGTHS),
        set_of(
            "mixed",
            STRENGTHS,
            "the strengths that each token can have which fate has settled",
            settled,
            tokens,
            also=("gnomes", "pool"),
        ),
        amount("reserve", gnomes, "tokens in the supply"),
        amount("by_wheel", 12, "tokens by the Wheel, by strength", entries=STRENGTHS),
        one_of("wheel", len(s.table.spaces), "where the Wheel stands"),
        one_of("swarm", CLANS, "the Domain that Gnomes swarm into"),
        amount("gates.count", CLANS, "Gate cards", gate_count),
        one_of("gates.clan", CLANS, "each Gate card from the left, as far as known", gate_clans, CLANS),
        set_of("gates.known", n, "who knows each Gate card", gates_known, CLANS),
        amount("halls", 12, "the value of each Great Hall", entries=len(HALL)),
    ]


def gnome_counts(s: Mountain, angle: Angle) -> list[int]:
    return list(map(len, s.gnomes))


def gnome_strengths(s: Mountain, angle: Angle) -> list[int]:
    numbers = [0] * (CAVERNS * MOST_GNOMES)
    for cavern in bits(s.overrun):
        at = cavern * MOST_GNOMES
        for strength, _ in s.gnomes[cavern]:
            numbers[at] = strength
            at += 1
    return numbers


def settled(s: Mountain, angle: Angle) -> list[int]:
    numbers = [0] * (CAVERNS * MOST_GNOMES)
    for room, (_, tokens) in zip(rooms(s), s.mixed, strict=True):
        for cavern, token in tokens:
            numbers[cavern * MOST_GNOMES + token] = mask_of(strength for strength, left in enumerate(room) if left > 0)
    return numbers


def gnomes_known(s: Mountain, angle: Angle) -> list[int]:
    numbers = [0] * (CAVERNS * MOST_GNOMES)
    turned = turned_sets(angle.order)
    for cavern in bits(s.overrun):
        at = cavern * MOST_GNOMES
        for _, known in s.gnomes[cavern]:
            numbers[at] = turned[known]
            at += 1
    return numbers


def gate_count(s: Mountain, angle: Angle) -> list[int]:
    return [len(s.gates)]


def gate_clans(s: Mountain, angle: Angle) -> list[int]:
    return padded([clan for clan, _ in s.gates], CLANS)


def gates_known(s: Mountain, angle: Angle) -> list[int]:
    turned = turned_sets(angle.order)
    return padded([turned[known] for _, known in s.gates], CLANS, 0)


# --- the Clan board and the Champions ----------------------------------------------------------------


def champions(s: Mountain) -> list[Column]:
    n, display = s.players, s.table.display
    return [
        one_of("planks", CLANS, "the plank of each Clan", entries=CLANS),
        amount("votes", TRACK, "Votes of each seat, Clan by Clan", votes, CLANS * n, each=1, groups=CLANS),
        one_of("votes.rank", n, "the rank of each seat, Clan by Clan", vote_ranks, CLANS * n, each=1,
               groups=CLANS),
        one_of("display", CHAMPIONS, "the Champions in the display", displayed, display),
        amount("influence", TRACK, "influence of each seat on each of them", influence, display * n, each=1,
               groups=display),
        one_of("influence.rank", n, "the rank of each seat with each of them", influence_ranks, display * n,
               each=1, groups=display),
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


def votes(s: Mountain, angle: Angle) -> list[int]:
    return values(s.votes, s.players)


def vote_ranks(s: Mountain, angle: Angle) -> list[int]:
    return ranks(s.votes, s.players)


def displayed(s: Mountain, angle: Angle) -> list[int]:
    return padded(s.display, s.table.display)


def influence(s: Mountain, angle: Angle) -> list[int]:
    return values(s.influence, s.players)


def influence_ranks(s: Mountain, angle: Angle) -> list[int]:
    return ranks(s.influence, s.players)


# --- the Ancestries ----------------------------------------------------------------------------------


def ancestries(s: Mountain) -> list[Column]:
    n = s.players
    return [
        set_of("ancestry.cells", CELLS, "cells with a card, then with an Elder, a Supply and a Wild, seat by seat",
               cells, 4 * n, each=4),
        set_of("ancestry.weak", CELLS, "cells with a weak symbol of each type, seat by seat", weak, len(LETTERS) * n,
               each=len(LETTERS)),
        set_of("ancestry.strong", CELLS, "cells with a strong symbol of each type, seat by seat", strong,
               len(LETTERS) * n, each=len(LETTERS)),
        amount("symbols.power", POWER, "the power of strong symbols: cells, then Champions, seat by seat", powers,
               len(SYMBOL) * n, each=len(SYMBOL)),
        set_of("covered", len(SYMBOL), "symbols covered by cubes: cells, then Champions", cubes, n, each=1,
               also=("symbols",)),
    ]  # fmt: skip


@lru_cache(1 << 8)
def seen(ancestry: Ancestry) -> tuple[int, list[int], list[int]]:
    """The cells with Wilds, and by type those with weak and with strong symbols, as sets."""
    wilds, weak, strong = 0, [0] * len(LETTERS), [0] * len(LETTERS)
    for cell, symbol in ancestry.shown.items():
        if symbol == WILD:
            wilds |= 1 << cell
        else:
            (weak if len(symbol) == 1 else strong)[LETTERS.index(symbol[0])] |= 1 << cell
    return wilds, weak, strong


def cells(s: Mountain, angle: Angle) -> list[int]:
    return [mask for one in s.ancestry for mask in (one.footprint, one.elders, one.supplies, seen(one)[0])]


def weak(s: Mountain, angle: Angle) -> list[int]:
    return [mask for one in s.ancestry for mask in seen(one)[1]]


def strong(s: Mountain, angle: Angle) -> list[int]:
    return [mask for one in s.ancestry for mask in seen(one)[2]]


def powers(s: Mountain, angle: Angle) -> list[int]:
    return [*chain.from_iterable(map(strong_powers, s.symbols))]


@lru_cache(1 << 8)
def strong_powers(symbols: Symbols) -> list[int]:
    """The power of each strong symbol of a seat; 0 for all others. It changes only with the symbols themselves."""
    numbers = [0] * len(SYMBOL)
    for symbol, power in zip(symbols.at, symbols.powers, strict=True):
        if power > 1:
            numbers[symbol] = power
    return numbers


def cubes(s: Mountain, angle: Angle) -> list[int]:
    return [mask_of(s.cubes(seat)) for seat in range(s.players)]
