"""What a people may have: territories, pieces, cards, and what is left when it is out."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NEUTRAL, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.lookups import tools_of
from meadhall.games.dragon_lords.rules.common.pieces import book, is_dragonlord, is_wizard
from meadhall.games.dragon_lords.rules.course.elimination import Leave
from meadhall.games.dragon_lords.rules.course.ending import Look
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COUNTERS,
    FIRST_BEARER,
    FIRST_SHIP,
    FIRST_SPACE,
    KING,
    PARTY,
    PIECE,
    PLACE,
    TERRITORY,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import bits, has


def check_lands(s: DragonLordsState, owner: int, at: str) -> None:
    for land, holder in enumerate(s.owner):
        if holder == owner and not has(s.facts.in_play, land):
            field = "neutral" if owner == NEUTRAL else "lands"
            raise SaveError(f"{at}.{field}", f"{TERRITORY.words[land]} is out of play (DL-21.6)")


def check_pieces(s: DragonLordsState, people: int, at: str) -> None:
    for piece, place in enumerate(s.place[people]):
        if place in (NOWHERE, UNKNOWN):
            continue
        name = f"{at}.pieces.{PIECE.words[piece]}"
        if place < 0 or FIRST_SPACE <= place < FIRST_SHIP:
            raise SaveError(name, "a piece in the Wastelands is with the party")
        if piece == KING and place in (PARTY, CAPTIVE):
            raise SaveError(name, "no King goes into the Wastelands (DL-16.6)")
        if is_dragonlord(piece) and FIRST_SHIP <= place < PARTY:
            raise SaveError(name, "no ship carries a DragonLord (DL-11.12)")
        if is_dragonlord(piece) and place == PARTY and people != s.active:
            raise SaveError(name, "a DragonLord leaves the Wastelands in the turn in which it is won (DL-16.51)")
        if s.marked(people, place) > s.count(people, place):
            raise SaveError(name, f"there are fewer units than pieces: {PLACE.words[place]}")
    for place in s.veiled[people]:
        if s.marked(people, place) > s.count(people, place):
            raise SaveError(f"{at}.marked", f"there are fewer units than pieces: {PLACE.words[place]}")
    unknown = [piece for piece, place in enumerate(s.place[people]) if place == UNKNOWN]
    # A counter can also lie under somebody who has shown a treasure.
    hiding = len(s.veiled[people]) + (s.shown[people] >> FIRST_BEARER).bit_count()
    if len(unknown) > hiding or (unknown and unknown[-1] >= COUNTERS):
        raise SaveError(f"{at}.pieces", "what is hidden are counters under marked units")


def check_counters(s: DragonLordsState, people: int, at: str) -> None:
    """Commanders within their numbers, with their spells; and bearers that bear something."""
    row, bank = s.place[people], s.facts.parts.bank
    there = [piece for piece, place in enumerate(row) if place != NOWHERE]
    for piece in bits(s.shown[people]):
        if row[piece] < 0:
            raise SaveError(f"{at}.shown", f"{PIECE.words[piece]} is not in play, or is hidden")
    wizards = [piece for piece in there if is_wizard(piece)]
    if len(wizards) > bank.wizards:
        raise SaveError(f"{at}.pieces", f"have at most {bank.wizards} Wizards (DL-10.17)")
    if sum(WIZARD_3 < piece < COUNTERS for piece in there) > bank.decoys:
        raise SaveError(f"{at}.pieces", f"have at most {bank.decoys} decoys (DL-2.16)")
    if len(s.dragonlords(people)) > (bank.dragonlords if s.facts.unlimited else s.facts.parts.limits.dragonlords):
        raise SaveError(f"{at}.pieces", "have too many DragonLords (DL-11.3)")
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        if book(s, people, wizard) and wizard not in wizards:
            raise SaveError(f"{at}.spells", f"{PIECE.words[wizard]} is not in play (DL-10.16)")
    for piece in there:
        if piece >= FIRST_BEARER and piece - FIRST_BEARER not in s.treasures_of(people, piece):
            raise SaveError(f"{at}.pieces.{PIECE.words[piece]}", "does not bear the treasure it is named after")
    if s.is_out(people) and (there or s.hands[people] or s.prophecies[people] or s.party_units[people]):
        raise SaveError(f"{at}.out", "who is out has only plain units left (DL-9.21)")


def check_hand(s: DragonLordsState, people: int, at: str) -> None:
    if s.hands[people] and not s.has_king(people):
        raise SaveError(f"{at}.scrolls", "nobody holds scrolls without a King (DL-10.21)")
    for number, (_, known) in enumerate(s.hands[people]):
        if not has(known, s.leader[people]):
            raise SaveError(f"{at}.scrolls[{number}].known_to", "whoever holds a scroll knows it (DL-13.1)")


def check_leaver(s: DragonLordsState, people: int, at: str) -> None:
    """Whoever is out has nothing left but units on the board, and in Bloodlust nobody plays without a King."""
    if s.is_out(people):
        for name, column in (("party.tools", s.tools), ("store", s.store), ("captive.tools", s.captive_tools)):
            if any(tools_of(column, people)):
                raise SaveError(f"{at}.{name}", "who is out has only plain units left (DL-9.21)")
        for name, many in (
            ("mana", s.mana[people]), ("captive.units", s.captive_units[people]),
            ("party.companions", len(s.companions[people])),
            ("captive.companions", len(s.captive_companions[people])),
        ):  # fmt: skip
            if many:
                raise SaveError(f"{at}.{name}", "who is out has only plain units left (DL-9.21)")
        return
    playing = s.round and s.agenda and s.fight is None and not any(isinstance(step, (Leave, Look)) for step in s.agenda)
    if s.facts.bloodlust and playing and not s.has_king(people):
        raise SaveError(f"{at}.pieces.king", "nobody plays on without one in Bloodlust (DL-23.10)")
