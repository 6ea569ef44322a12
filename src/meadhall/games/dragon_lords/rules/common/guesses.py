"""What a people might have, for all that everybody can see. By this it is asked, so that silence tells nothing.

Open are the number of cards, which units are marked, how many treasures a people has hidden, its mana, and which
Wizards are in play and what they know. A guess may be wide, but it must never depend on anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.state import IN_DECK, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NOWHERE
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COUNTERS,
    HREIDMAR_FORGE,
    KING,
    PIECES,
    RUNE_STAFF,
    TREASURES,
    UTGARD_BROOD,
    VOR_CLARITY,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import mask_of

ALL_COUNTERS = mask_of(range(COUNTERS))
ANY_TIME = (HREIDMAR_FORGE, UTGARD_BROOD, VOR_CLARITY)
"""Spells for any moment of one's turn."""


# --- cards ----------------------------------------------------------------------------------------


def reads(s: World, people: int) -> bool:
    """Whether a people may have any scroll, and can read it."""
    everybody = (1 << s.players) - 1
    return s.has_king(people) and any(seen != everybody for _, seen in s.hands[people])


def foretells(s: World, people: int, cards: Iterable[int]) -> bool:
    """Whether a people may have one of these prophecies."""
    return bool(s.prophecies[people]) and any(card not in s.prophecy_pile for card in cards)


# --- treasures ------------------------------------------------------------------------------------


def is_open(s: World, treasure: int) -> bool:
    """Whether everybody knows where a treasure is; one that nobody bears may be in the deck."""
    if s.carrier[treasure] >= 0:
        return s.known[treasure] == (1 << s.players) - 1
    return s.carrier[treasure] != IN_DECK


def has_hidden(s: World, people: int) -> bool:
    """Whether a people has treasures that not everybody knows."""
    everybody = (1 << s.players) - 1
    for treasure in range(TREASURES):
        carrier = s.carrier[treasure]
        if carrier >= 0 and carrier // PIECES == people and s.known[treasure] != everybody:
            return True
    return False


def bears(s: World, people: int, treasures: Iterable[int], places: Sequence[int] | None = None) -> bool:
    """Whether somebody of a people, at one of these places or anywhere, may bear one of these treasures in secret."""
    if not has_hidden(s, people) or all(is_open(s, treasure) for treasure in treasures):
        return False
    return places is None or any(s.pieces_at(people, place) for place in places)


def brings(s: World, fight: Fight, side: int, *treasures: int) -> bool:
    """Whether a side of a fight may have one of these treasures with it in secret."""
    people = fight.people(side)
    return s.plays(people) and bool(s.fighters(fight, side)) and bears(s, people, treasures)


# --- counters -------------------------------------------------------------------------------------


def masked(s: World, people: int, places: Iterable[int]) -> bool:
    """Whether a unit at one of these places may have any counter. Who has shown a treasure may have one as well."""
    known = ALL_DRAGONLORDS | s.shown[people] & ALL_COUNTERS
    return any(s.pieces_at(people, place) & ~known for place in places)


def has_hidden_king(s: World, people: int) -> bool:
    return s.has_king(people) and not s.shown[people] >> KING & 1


def casts(
    s: World, people: int, spells: Sequence[int], places: Sequence[int] | None = None, fight: Fight | None = None
) -> bool:
    """Whether a Wizard of a people, at one of these places or anywhere, may be able to cast one of these spells."""
    free = fight is not None and s.table.strong_wizards and fight.round <= s.table.parts.variants.free_rounds
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        place = s.where(people, wizard)
        if place == NOWHERE or not s.spells[people * 3 + wizard - WIZARD_1]:
            continue
        if s.shown[people] >> wizard & 1 and (place == CAPTIVE or (places is not None and place not in places)):
            continue
        if any(s.knows(people, wizard, spell) and (free or can_pay(s, people, spell)) for spell in spells) and (
            places is None or s.shown[people] >> wizard & 1 or masked(s, people, places)
        ):
            return True
    return False


def can_pay(s: World, people: int, spell: int) -> bool:
    """Whether there may be mana enough for a spell: a Rune Staff, seen or not, makes one cheaper."""
    price = s.table.spell_parts[spell].mana
    if s.carrier[RUNE_STAFF] // PIECES == people or bears(s, people, (RUNE_STAFF,)):
        price -= s.table.treasure_parts[RUNE_STAFF].mana
    return s.mana[people] >= price


# --- whole turns ----------------------------------------------------------------------------------


def conjures(s: World, people: int) -> bool:
    """Whether a people may have a scroll or a spell for any moment of its turn."""
    return reads(s, people) or casts(s, people, ANY_TIME)
