"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.dragon_lords import fight as fights
from meadhall.games.dragon_lords.rules import combat, escapes, healing, missiles, monsters, retreat
from meadhall.games.dragon_lords.rules.capture import Conclude
from meadhall.games.dragon_lords.rules.wastelands import Enlist, Survive
from meadhall.games.dragon_lords.says import SIDE
from meadhall.games.dragon_lords.state import DROPPED, IN_PILE, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, MONSTERS, NEUTRAL, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COMPANION,
    COUNTERS,
    FIRST_BEARER,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    GATE,
    GRENDL,
    KING,
    KINGDOM,
    PARTY,
    PEOPLE,
    PEOPLES,
    PER_REALM,
    PIECE,
    PIECES,
    PLACE,
    PROPHECY,
    QUEST,
    SCROLL,
    SHIP,
    SKIDBLADNIR,
    TERRITORIES,
    TERRITORY,
    TOOL,
    TOOLS,
    TREASURE,
    WIZARD_1,
    WIZARD_3,
    ZONE,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import steps_of
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

WIZARDS = WIZARD_3 - WIZARD_1 + 1
FIGHTING: tuple[type[Step], ...] = (
    Conclude,
    *steps_of(combat, missiles, healing, escapes, retreat, monsters).values(),
)
"""Steps of a combat."""


def check(s: World) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    for people in s.peoples:
        at = f"position.peoples.{PEOPLE.words[people]}"
        _check_lands(s, people, at)
        _check_parties(s, people, at)
        _check_pieces(s, people, at)
        _check_counters(s, people, at)
        _check_hand(s, people, at)
    _check_seats(s)
    _check_lands(s, NEUTRAL, "position")
    _check_guests(s)
    _check_ships(s)
    _check_treasures(s)
    _check_cards(s)
    _check_turn(s)
    if s.fight is not None:
        _check_fight(s, s.fight, "position.fight")
    elif any(isinstance(step, FIGHTING) for step in s.agenda):
        raise SaveError("position.fight", "is missing, but is to be fought on (DL-6.1)")
    _check_agenda(s)


def _check_seats(s: World) -> None:
    for place, people in enumerate(s.peoples):
        if s.leader[people] != place % s.players:
            raise SaveError("position.order", f"{PEOPLE.words[people]} are led by somebody else (DL-2.1)")
    if any(owner < PEOPLES and owner not in s.peoples for owner in s.owner if owner != NOBODY):
        raise SaveError("position", "somebody who does not play holds a territory")
    counted = s.copy()
    counted.survey()
    lost = (s.lands, s.crowded) != (counted.lands, counted.crowded)
    if lost or any((owner == NOBODY) != (not s.units[land]) for land, owner in enumerate(s.owner)):
        raise SaveError("position", "units were lost or multiplied")
    acting = any(getattr(step, "people", None) == s.active for step in s.agenda)
    if s.active != NOBODY and s.is_out(s.active) and acting:
        raise SaveError("position.active", f"{PEOPLE.words[s.active]} are out of the game (DL-9.20)")
    if s.round and s.active == NOBODY:
        raise SaveError("position.active", "somebody's turn it is (DL-3.2)")
    for kingdom, gold in enumerate(s.gold):
        if gold and not s.table.kingdoms >> kingdom * PER_REALM & 1:
            raise SaveError("position.gold", f"{KINGDOM.words[kingdom]} is out of play (DL-21.6)")


def _check_lands(s: World, owner: int, at: str) -> None:
    for land, holder in enumerate(s.owner):
        if holder == owner and not s.table.in_play >> land & 1:
            field = "neutral" if owner == NEUTRAL else "lands"
            raise SaveError(f"{at}.{field}", f"{TERRITORY.words[land]} is out of play (DL-21.6)")


def _check_parties(s: World, people: int, at: str) -> None:
    if s.mana[people] > s.table.parts.limits.mana:
        raise SaveError(f"{at}.mana", f"is at most {s.table.parts.limits.mana} (DL-12.10)")
    if s.party_at[people] == NOWHERE and s.party_units[people]:
        raise SaveError(f"{at}.party.at", "is missing: a party stands somewhere (DL-16.2)")
    if s.party_at[people] != NOWHERE and not s.party_units[people] and not _perishing(s):
        raise SaveError(f"{at}.party.units", "a party without units is lost (DL-17.27)")
    if s.companions[people] and s.party_at[people] == NOWHERE:
        raise SaveError(f"{at}.party.companions", "companions go nowhere alone (DL-17.27)")
    if any(s.tools[people * TOOLS : (people + 1) * TOOLS]) and s.party_at[people] == NOWHERE:
        raise SaveError(f"{at}.party.tools", "tools belong to a party (DL-17.6)")
    if s.captive_companions[people] and not s.captive_units[people]:
        raise SaveError(f"{at}.captive.companions", "companions go nowhere alone (DL-17.27)")


def _perishing(s: World) -> bool:
    """Whether a party may be without units: while it forms, or before its end is noticed.

    While a document is read its agenda is not there yet: then it may.
    """
    forming = any(isinstance(step, Enlist) or getattr(step, "goal", None) == PARTY for step in s.agenda)
    return not s.agenda or forming or s.fight is not None or any(isinstance(step, Survive) for step in s.agenda)


def _check_pieces(s: World, people: int, at: str) -> None:
    for piece, place in enumerate(s.place[people]):
        if place in (NOWHERE, UNKNOWN):
            continue
        name = f"{at}.pieces.{PIECE.words[piece]}"
        if place < 0 or FIRST_SPACE <= place < FIRST_SHIP:
            raise SaveError(name, "a piece in the Wastelands is with the party")
        if piece == KING and place in (PARTY, CAPTIVE):
            raise SaveError(name, "no King goes into the Wastelands (DL-16.6)")
        if ALL_DRAGONLORDS >> piece & 1 and FIRST_SHIP <= place < PARTY:
            raise SaveError(name, "no ship carries a DragonLord (DL-11.12)")
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


def _check_counters(s: World, people: int, at: str) -> None:
    """Commanders within their numbers, with their spells; and bearers that bear something."""
    row, bank = s.place[people], s.table.parts.bank
    there = [piece for piece, place in enumerate(row) if place != NOWHERE]
    for piece in bits(s.shown[people]):
        if row[piece] < 0:
            raise SaveError(f"{at}.shown", f"{PIECE.words[piece]} is not in play, or is hidden")
    wizards = [piece for piece in there if WIZARD_1 <= piece <= WIZARD_3]
    if len(wizards) > bank.wizards:
        raise SaveError(f"{at}.pieces", f"have at most {bank.wizards} Wizards (DL-10.17)")
    if sum(WIZARD_3 < piece < COUNTERS for piece in there) > bank.decoys:
        raise SaveError(f"{at}.pieces", f"have at most {bank.decoys} decoys (DL-2.16)")
    if len(s.dragonlords(people)) > (bank.dragonlords if s.table.unlimited else s.table.parts.limits.dragonlords):
        raise SaveError(f"{at}.pieces", "have too many DragonLords (DL-11.3)")
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        if s.spells[people * WIZARDS + wizard - WIZARD_1] and wizard not in wizards:
            raise SaveError(f"{at}.spells", f"{PIECE.words[wizard]} is not in play (DL-10.16)")
    for piece in there:
        if piece >= FIRST_BEARER and s.carrier[piece - FIRST_BEARER] != people * PIECES + piece:
            raise SaveError(f"{at}.pieces.{PIECE.words[piece]}", "does not bear the treasure it is named after")
    if s.is_out(people) and (there or s.hands[people] or s.prophecies[people] or s.party_units[people]):
        raise SaveError(f"{at}.out", "who is out has only plain units left (DL-9.21)")


def _check_hand(s: World, people: int, at: str) -> None:
    if s.hands[people] and not s.has_king(people):
        raise SaveError(f"{at}.scrolls", "nobody holds scrolls without a King (DL-10.21)")
    for number, (_, known) in enumerate(s.hands[people]):
        if not known >> s.leader[people] & 1:
            raise SaveError(f"{at}.scrolls[{number}].known_to", "whoever holds a scroll knows it (DL-13.1)")


def _check_guests(s: World) -> None:
    for zone, guests in s.guests.items():
        at = f"position.guests.{ZONE.words[zone]}"
        if s.active == NOBODY:
            raise SaveError(at, "it is nobody's turn")
        if not sum(guests):
            raise SaveError(at, "are nobody")
        if zone >= FIRST_SPACE:
            raise SaveError(at, "units in the Wastelands are a party")
        if zone < TERRITORIES and not s.table.in_play >> zone & 1:
            raise SaveError(at, "is out of play (DL-21.6)")
        if zone < TERRITORIES and not s.hostile(s.active, s.owner[zone]) and not _fought_over(s, zone):
            raise SaveError(at, "guests are among enemies, and nowhere else (DL-1.16)")
        deserted = zone >= FIRST_SEA and s.blockader(s.active, zone) == NOBODY and not _fought_over(s, zone)
        if deserted and sum(guests) > s.dragonlords_at(s.active, zone).bit_count():
            raise SaveError(at, "nobody is at sea without a ship (DL-1.10)")


def _fought_over(s: World, zone: int) -> bool:
    """Whether a combat there is going on or has just ended."""
    return s.fight is not None and s.fight.zone == zone


def _check_ships(s: World) -> None:
    table = s.table
    room = max(table.parts.limits.ship, table.treasure_parts[SKIDBLADNIR].room)
    for ship, zone in enumerate(s.ship_at):
        at = f"position.ships.{SHIP.words[ship]}"
        if zone == NOWHERE:
            if s.ship_units[ship] or s.ship_owner[ship] != NOBODY:
                raise SaveError(at, "is in the box, but not empty")
            continue
        if zone < TERRITORIES and not table.harbour[zone]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-1.9)")
        if zone >= FIRST_SPACE and not table.haven[zone - FIRST_SPACE]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-16.11)")
        if s.ship_owner[ship] == NOBODY and (zone < FIRST_SPACE or s.ship_units[ship]):
            raise SaveError(f"{at}.owner", "only an empty ship at a village is nobody's (DL-4.30)")
        if s.ship_units[ship] > room:
            raise SaveError(f"{at}.units", f"are more than there is room for, {room} (DL-4.2)")
    if s.ships_left() < 0:
        raise SaveError("position.ships", f"there are {table.parts.bank.ships} (DL-1.12)")


def _check_treasures(s: World) -> None:
    for treasure, carrier in enumerate(s.carrier):
        at = f"position.treasures.{TREASURE.words[treasure]}"
        if carrier >= 0 and s.place[carrier // PIECES][carrier % PIECES] == NOWHERE:
            raise SaveError(f"{at}.bearer", f"{PIECE.words[carrier % PIECES]} is not in play (DL-20.2)")
        if carrier >= 0 and not s.known[treasure] >> s.leader[carrier // PIECES] & 1:
            raise SaveError(f"{at}.known_to", "whoever has a treasure knows it (DL-20.1)")
        if (carrier == IN_PILE) != (treasure in s.treasure_pile):
            raise SaveError("position.treasure_pile", f"{TREASURE.words[treasure]} is lost or there twice")


def _check_cards(s: World) -> None:
    """Every card and every tool is in one place."""
    for scroll, left in enumerate(s.unseen_scrolls()):
        if left < 0:
            copies = s.table.scroll_parts[scroll].copies
            raise SaveError("position.scroll_pile", f"there are {copies} of {SCROLL.words[scroll]}, not more")
    for domain, places in (
        (COMPANION, _companions(s)),
        (PROPHECY, _prophecies(s)),
        (QUEST, (("position.quest_pile", s.quest_pile), ("position.quest", (s.quest,)))),
    ):
        seen: set[int] = set()
        for at, cards in places:
            for card in cards:
                if card in seen:
                    raise SaveError(at, f"{domain.words[card]} is in two places")
                if card >= 0:
                    seen.add(card)
    for tool in range(TOOLS):
        if s.tools_left(tool) < 0:
            count = s.table.tool_parts[tool].count
            raise SaveError("position.peoples", f"there are {count} of {TOOL.words[tool]} (DL-17.4)")
    if s.wounded >= s.table.companion_parts[GRENDL].hits:
        raise SaveError("position.wounded", "he would be gone (DL-17.43)")


def _companions(s: World) -> Iterator[tuple[str, Sequence[int]]]:
    for people in s.peoples:
        yield f"position.peoples.{PEOPLE.words[people]}.party.companions", s.companions[people]
        yield f"position.peoples.{PEOPLE.words[people]}.captive.companions", s.captive_companions[people]
    yield "position.companion_pile", s.companion_pile
    yield "position.companions_gone", bits(s.gone)


def _prophecies(s: World) -> Iterator[tuple[str, Sequence[int]]]:
    for people in s.peoples:
        yield f"position.peoples.{PEOPLE.words[people]}.prophecies", s.prophecies[people]
    yield "position.prophecy_pile", s.prophecy_pile


def _check_turn(s: World) -> None:
    at = "position.turn"
    if s.worn and s.active == NOBODY:
        raise SaveError(f"{at}.worn", "it is nobody's turn")
    for place, worn in s.worn.items():
        if not 0 < sum(worn) <= s.plain(s.active, place):
            raise SaveError(f"{at}.worn.{PLACE.words[place]}", f"{s.plain(s.active, place)} plain units are there")
    for one, other in s.walls:
        if not s.table.near[one] >> other & 1:
            raise SaveError(f"{at}.walls", f"{TERRITORY.words[one]} and {TERRITORY.words[other]} do not touch")
    for zone in s.collapsed:
        if zone != GATE and (zone >= TERRITORIES or not s.table.portals >> zone & 1):
            raise SaveError("position.collapsed", f"{ZONE.words[zone]} has no teleportal (DL-14.27)")


def _check_fight(s: World, fight: fights.Fight, at: str) -> None:
    on_land, at_sea = fight.zone < FIRST_SEA, FIRST_SEA <= fight.zone < FIRST_SPACE
    where = (on_land, at_sea, fight.zone >= FIRST_SPACE, fight.zone >= FIRST_SPACE)
    if not where[fight.kind]:
        raise SaveError(f"{at}.zone", f"{ZONE.words[fight.zone]} is no place for such a combat (DL-6.1)")
    for name, side in (("attacker", fight.attacker), ("defender", fight.defender)):
        if side < PEOPLES and side not in s.peoples:
            raise SaveError(f"{at}.{name}", f"{SIDE.words[side]} do not play")
    if (fight.attacker == MONSTERS) != (fight.kind == fights.QUEST) or fight.attacker == NEUTRAL:
        raise SaveError(f"{at}.attacker", "monsters attack on quests and nowhere else (DL-19.11)")
    if fight.defender == MONSTERS or (fight.defender == NEUTRAL and not on_land):
        raise SaveError(f"{at}.defender", f"{SIDE.words[fight.defender]} do not defend there (DL-6.26)")
    if fight.attacker == fight.defender:
        raise SaveError(f"{at}.defender", "nobody fights with themselves")
    if (fight.beasts is None) == (fight.kind == fights.QUEST):
        raise SaveError(f"{at}.beasts", "are there on quests and nowhere else (DL-19.11)")
    if fight.beasts is not None and fight.beasts.count < 0:
        raise SaveError(f"{at}.beasts.count", "hits beyond the last monster are lost (DL-6.19)")
    if fight.beasts is not None and fight.beasts.then >= len(s.table.nodes):
        raise SaveError(f"{at}.beasts.then", "no quest goes on there")
    if any(s.carrier[treasure] != DROPPED for side in fight.loot for treasure in side):
        raise SaveError(f"{at}.loot", "lies where its bearer fell, and nobody has taken it up yet (DL-20.7)")


def _check_agenda(s: World) -> None:
    """Whoever is to do something plays, and is led by whoever is asked."""
    for number, step in enumerate(s.agenda):
        people, seat = getattr(step, "people", None), getattr(step, "seat", None)
        if people is not None and people not in s.peoples:
            raise SaveError(f"agenda[{number}].people", f"{PEOPLE.words[people]} do not play")
        if people is not None and seat not in (None, s.leader[people]):
            raise SaveError(f"agenda[{number}].seat", f"{PEOPLE.words[people]} are led by somebody else")
