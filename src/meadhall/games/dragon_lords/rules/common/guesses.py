"""What a people might have, as far as everybody can see. Whoever might have an answer is asked, so nobody learns more.

Open are the number of cards, which units are marked, how many treasures a people has hidden, its mana, and which
Wizards are in play and what they know. A guess may be wide, but it must never depend on anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NOWHERE
from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.common.pieces import EVERYBODY, bearing_people, book, is_shown
from meadhall.games.dragon_lords.state import IN_DECK, DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COUNTERS,
    HREIDMAR_FORGE,
    KING,
    PIECES,
    RUNE_STAFF,
    UTGARD_BROOD,
    VOR_CLARITY,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import has, mask_of

ALL_COUNTERS = mask_of(range(COUNTERS))
ANY_TIME = (HREIDMAR_FORGE, UTGARD_BROOD, VOR_CLARITY)
"""Spells for any moment of one's turn."""


# --- cards ----------------------------------------------------------------------------------------


def might_read_scroll(s: DragonLordsState, people: int) -> bool:
    """Whether a people may have a scroll that not everybody has seen, and can read it."""
    if not s.has_king(people):
        return False
    everybody = EVERYBODY[s.players]
    return any(seen != everybody for _, seen in s.hands[people])


def might_hold_prophecy(s: DragonLordsState, people: int, cards: Iterable[int]) -> bool:
    """Whether a people may have one of these prophecies."""
    return bool(s.prophecies[people]) and any(card not in s.prophecy_pile for card in cards)


# --- treasures ------------------------------------------------------------------------------------


def is_located(s: DragonLordsState, treasure: int) -> bool:
    """Whether everybody knows where a treasure is. A treasure in the deck may be anywhere as far as others can tell."""
    return is_shown(s, treasure) if s.carrier[treasure] >= 0 else s.carrier[treasure] != IN_DECK


def has_hidden_treasure(s: DragonLordsState, people: int) -> bool:
    """Whether a people has a treasure that not everybody knows."""
    first, after = people * PIECES, (people + 1) * PIECES
    for treasure, carrier in enumerate(s.carrier):  # noqa: SIM110 - asked too often for a generator
        if first <= carrier < after and not is_shown(s, treasure):
            return True
    return False


def might_bear(s: DragonLordsState, people: int, treasures: Iterable[int], places: Sequence[int] | None = None) -> bool:
    """Whether somebody of a people, at one of these places or anywhere, may bear one of these treasures in secret."""
    if not has_hidden_treasure(s, people) or all(is_located(s, treasure) for treasure in treasures):
        return False
    return places is None or s.any_piece_at(people, places)


def might_bring(s: DragonLordsState, fight: Fight, side: int, *treasures: int) -> bool:
    """Whether a side of a fight may have one of these treasures with it in secret."""
    people = fight.people(side)
    return s.plays(people) and might_bear(s, people, treasures) and bool(s.fighters(fight, side))


# --- counters -------------------------------------------------------------------------------------


def might_have_counter(s: DragonLordsState, people: int, places: Iterable[int]) -> bool:
    """Whether a unit at one of these places may have a hidden counter. Bearers of treasures may have one too."""
    known = ALL_DRAGONLORDS | s.shown[people] & ALL_COUNTERS
    return any(s.pieces_at(people, place) & ~known for place in places)


def has_hidden_king(s: DragonLordsState, people: int) -> bool:
    return s.has_king(people) and not has(s.shown[people], KING)


def might_cast(
    s: DragonLordsState,
    people: int,
    spells: Sequence[int],
    places: Sequence[int] | None = None,
    fight: Fight | None = None,
) -> bool:
    """Whether a Wizard of a people, at one of these places or anywhere, may be able to cast one of these spells."""
    known = 0
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        if book(s, people, wizard) and might_be_at(s, people, wizard, places):
            known |= book(s, people, wizard)
    if not known:
        return False
    free = fight is not None and s.facts.strong_wizards and fight.round <= s.facts.parts.variants.free_rounds
    pages = s.facts.pages[people]
    return any(known & pages[spell] and (free or might_pay(s, people, spell)) for spell in spells)


def might_be_at(s: DragonLordsState, people: int, wizard: int, places: Sequence[int] | None) -> bool:
    """Whether a Wizard may be free and at one of these places, or anywhere."""
    place = s.where(people, wizard)
    if place == NOWHERE:
        return False
    if has(s.shown[people], wizard):
        return place != CAPTIVE and (places is None or place in places)
    return places is None or might_have_counter(s, people, places)


def might_pay(s: DragonLordsState, people: int, spell: int) -> bool:
    """Whether there may be mana enough for a spell: a Rune Staff, seen or not, makes one cheaper."""
    price = s.facts.spell_parts[spell].mana
    if bearing_people(s, RUNE_STAFF) == people or might_bear(s, people, (RUNE_STAFF,)):
        price -= s.facts.treasure_parts[RUNE_STAFF].mana
    return s.mana[people] >= price


# --- whole turns ----------------------------------------------------------------------------------


def might_use_magic(s: DragonLordsState, people: int) -> bool:
    """Whether a people may have a scroll or a spell for any moment of its turn."""
    return might_read_scroll(s, people) or might_cast(s, people, ANY_TIME)
