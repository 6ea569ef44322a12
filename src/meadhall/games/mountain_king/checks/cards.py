"""Checks of the cards: Ancestries and hands, the Champions with their display, and the offers of the set-up."""

from __future__ import annotations

from collections import Counter

from meadhall.games.mountain_king.checks.common import due, seat_field
from meadhall.games.mountain_king.facts import DRAFTED, EARLY, LAID, LATE, NOWHERE, STARTERS, UNKNOWN, WAVES
from meadhall.games.mountain_king.rules.award import EmptyDisplay
from meadhall.games.mountain_king.rules.building import DealCards, LayCards
from meadhall.games.mountain_king.rules.refresh import ShowChampion, ShowChampions
from meadhall.games.mountain_king.rules.setup import OFFERED, KeepChampion
from meadhall.games.mountain_king.state import GONE, IN_DECK, SHOWN, MountainKingState
from meadhall.games.mountain_king.words import (
    ASTA,
    CARD,
    CAVERN,
    CHAMPION,
    CLAN,
    EIRIK,
    FACTION,
    GRIMHILD,
    HALL,
    HALLA,
    TORVALD,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import has

TILE_ON = {TORVALD: HALL, GRIMHILD: HALL, ASTA: CAVERN, HALLA: CAVERN, EIRIK: CLAN}
"""Where the tile of a Wave III Champion can lie."""


# --- Ancestry cards -------------------------------------------------------------------------------


def check_cards(s: MountainKingState) -> None:
    """Every card lies in one place, and no more of them are out than were dealt."""
    for seat, ancestry in enumerate(s.ancestry):
        if len(ancestry.laid) > LAID * s.wave:
            why = f"nobody has laid more than {LAID * s.wave} cards by Wave {s.wave} (MK-3.4)"
            raise SaveError(seat_field(seat, "ancestry"), why)
    places = [(seat_field(seat, "ancestry"), card) for seat, one in enumerate(s.ancestry) for card in one.cards]
    places += [(seat_field(seat, "hand"), card) for seat, hand in enumerate(s.hands) for card in hand]
    places += [("position.discards", card) for card, _ in s.discards]
    if len(places) > DRAFTED * s.wave * s.players:
        raise SaveError("position.discards", f"{DRAFTED} cards a Wave are dealt to everybody, not more (MK-3.2)")
    seen: set[int] = set()
    for at, card in places:
        if card in seen:
            raise SaveError(at, f"{CARD.words[card]} lies in two places")
        if card != UNKNOWN:
            seen.add(card)


def check_hands(s: MountainKingState) -> None:
    for seat, (hand, seen) in enumerate(zip(s.hands, s.hands_seen, strict=True)):
        if len(hand) > DRAFTED or (hand and not due(s, DealCards, LayCards)):
            why = f"has at most {DRAFTED} cards, and only while all build (MK-3.2)"
            raise SaveError(seat_field(seat, "hand"), why)
        if bool(hand) != has(seen, seat) or (seen and not hand):
            why = f"{FACTION.words[seat]} sees the hand, nobody sees an empty one (MK-3.1)"
            raise SaveError(seat_field(seat, "seen_by"), why)


# --- Champions ------------------------------------------------------------------------------------


def check_champions(s: MountainKingState) -> None:
    """Pawns, Claws and tiles are those of Champions that somebody holds."""
    for champion, holder in enumerate(s.holder):
        name = CHAMPION.words[champion]
        held = holder >= 0
        at = seat_field(holder, f"champions.{name}") if held else "position.seats"
        if not held and (s.pawn[champion], s.claws[champion], s.tiles[champion]) != (NOWHERE, 0, NOWHERE):
            raise SaveError(at, f"something of {name} is in play, but nobody holds the card")
        if s.pawn[champion] != NOWHERE and not s.facts.pawns[champion]:
            raise SaveError(f"{at}.pawn", f"{name} has no pawn (MK-2.6)")
        if s.claws[champion] > s.facts.claws[champion]:
            raise SaveError(f"{at}.claws", f"{name} has {s.facts.claws[champion]} (MK-12.19)")
        if s.tiles[champion] != NOWHERE and not tile_fits(s, champion):
            raise SaveError(f"{at}.tile", "this side of the board has no such place (MK-1.1)")
        if champion in s.display and holder != SHOWN and not due(s, EmptyDisplay):
            raise SaveError("position.display", f"{name} is shown, but has left the display already (MK-12.12)")
        if champion in s.marched and not (held and s.facts.pawns[champion]):
            raise SaveError("position.marched", f"nobody has a pawn of {name} (MK-2.6)")


def tile_fits(s: MountainKingState, champion: int) -> bool:
    """Whether this side of the board has the place of a Champion's tile."""
    where, place = TILE_ON[champion], s.tiles[champion]
    if where is HALL:
        return bool(s.facts.halls[place])
    return where is CLAN or has(s.facts.caverns, place)


def check_display(s: MountainKingState) -> None:
    """Waves I and II draw from one deck, Wave III from another; starting Champions are dealt (MK-2.4)."""
    decks = {LATE if s.wave == WAVES else EARLY}
    if s.wave == WAVES - 1 and due(s, ShowChampions, ShowChampion):
        decks.add(LATE)
    for slot, champion in enumerate(s.display):
        if not any(champion in s.facts.decks[deck] for deck in decks):
            at = f"position.display[{slot}].champion"
            raise SaveError(at, f"{CHAMPION.words[champion]} is in another deck (MK-2.4)")


def check_decks(s: MountainKingState) -> None:
    """No more Champions of a deck are in play or gone than were dealt by now."""
    starters = Counter(s.holder[champion] for champion in s.facts.decks[STARTERS])
    for seat in range(s.players):
        if starters[seat] > 1:
            raise SaveError(seat_field(seat, "champions"), "everybody keeps one starting Champion (MK-2.15)")
    if starters[GONE] > s.players:
        raise SaveError("position.gone", "everybody puts one starting Champion back (MK-2.15)")
    shown = max(s.wave + due(s, ShowChampions, ShowChampion), 1)
    for deck, waves in ((EARLY, min(shown, WAVES - 1)), (LATE, max(shown - WAVES + 1, 0))):
        left = [s.holder[champion] for champion in s.facts.decks[deck] if s.holder[champion] != IN_DECK]
        if len(left) > s.facts.display * waves:
            out = [holder for holder in left if holder != SHOWN]
            at = "position.gone" if out else "position.display"
            if out and out[-1] >= 0:
                at = seat_field(out[-1], "champions")
            raise SaveError(at, f"{s.facts.display} are shown for each Wave, and none before (MK-2.5)")
    if any(holder == SHOWN and champion not in s.display for champion, holder in enumerate(s.holder)):
        raise SaveError("position", "components were lost or multiplied (display)")


def check_offers(s: MountainKingState) -> None:
    """Starting Champions are offered before the first Wave, each to one seat."""
    offered = [champion for offer in s.offers for champion in offer]
    for seat, offer in enumerate(s.offers):
        at = seat_field(seat, "offer")
        if offer and (len(offer) > OFFERED or not due(s, KeepChampion)):
            raise SaveError(at, f"{OFFERED} are offered, and only before the first Wave (MK-2.15)")
        for champion in offer:
            if champion == UNKNOWN:
                continue
            starter = champion in s.facts.decks[STARTERS] and s.holder[champion] == IN_DECK
            if not starter or offered.count(champion) > 1:
                raise SaveError(at, f"{CHAMPION.words[champion]} is no starting Champion or is elsewhere (MK-2.4)")
