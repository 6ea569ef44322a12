"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.dragon_lords import fight as fights
from meadhall.games.dragon_lords.rules.course import ending, purchase, reinforcement
from meadhall.games.dragon_lords.rules.course.elimination import Aftermath, Leave
from meadhall.games.dragon_lords.rules.course.ending import Look
from meadhall.games.dragon_lords.rules.peoples.treasures import TakeUp, left_lying
from meadhall.games.dragon_lords.rules.sea.harbours import STOPPED, sails_left
from meadhall.games.dragon_lords.rules.sorcery import harm, teleport
from meadhall.games.dragon_lords.rules.sorcery.harm import Deserted
from meadhall.games.dragon_lords.rules.war import attack, capture, combat, escapes, healing, missiles, retreat
from meadhall.games.dragon_lords.rules.war.capture import Conclude
from meadhall.games.dragon_lords.rules.war.sneak import SneakEnd
from meadhall.games.dragon_lords.rules.wastes import monsters, party, quests
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss, KeepThree
from meadhall.games.dragon_lords.rules.wastes.party import Survive
from meadhall.games.dragon_lords.rules.wastes.wastelands import Enlist
from meadhall.games.dragon_lords.says import SIDE
from meadhall.games.dragon_lords.state import DROPPED, IN_PILE, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, MONSTERS, NEUTRAL, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COMPANION,
    COUNTERS,
    ELVES,
    FACE,
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
    PORTAL_COLLAPSE,
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
    TREASURES,
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
DEEDS = {
    attack.BATTLE, attack.HORN, capture.CONQUEST, harm.BLACK_DEATH_READ, harm.JOTUNHEIM_CAST, healing.STAFF_USED,
    purchase.REORDERED, quests.SKALD, reinforcement.REDEEMED, teleport.CLOAK_USED, party.CLASHED,
}  # fmt: skip
"""What can be noted as done in a turn."""
ONCE = {
    combat.GLEIPNIR_USED, combat.THYRA_USED, monsters.HILDA_USED,
    *(left_lying(treasure) for treasure in range(TREASURES)),
    *(healing.free_spell(people, wizard) for people in range(PEOPLES) for wizard in range(WIZARD_1, WIZARD_3 + 1)),
}  # fmt: skip
"""What can be noted as done in a combat."""


def check(s: World) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    for people in s.peoples:
        at = f"position.peoples.{PEOPLE.words[people]}"
        _check_lands(s, people, at)
        _check_parties(s, people, at)
        _check_pieces(s, people, at)
        _check_counters(s, people, at)
        _check_hand(s, people, at)
        _check_journey(s, people, at)
        _check_leaver(s, people, at)
    _check_seats(s)
    _check_lands(s, NEUTRAL, "position")
    _check_guests(s)
    _check_ships(s)
    _check_fleets(s)
    _check_treasures(s)
    _check_cards(s)
    _check_commons(s)
    _check_turn(s)
    if s.fight is not None:
        _check_fight(s, s.fight, "position.fight")
    elif any(isinstance(step, FIGHTING) for step in s.agenda):
        raise SaveError("position.fight", "is missing, but is to be fought on (DL-6.1)")
    _check_agenda(s)
    _check_end(s)


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
    if s.table.turn_limit and s.round > s.table.turn_limit:
        raise SaveError("position.round", f"the last round is {s.table.turn_limit} (DL-22.14)")
    for kingdom, gold in enumerate(s.gold):
        if gold and not s.table.kingdoms >> kingdom * PER_REALM & 1:
            raise SaveError("position.gold", f"{KINGDOM.words[kingdom]} is out of play (DL-21.6)")
        if gold and s.owner[kingdom * PER_REALM] == NEUTRAL:
            raise SaveError("position.gold", f"neutral units have none: {KINGDOM.words[kingdom]} (DL-2.18)")


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


def _check_journey(s: World, people: int, at: str) -> None:
    """A party and what belongs to it are within their limits."""
    limits, party = s.table.parts.limits, s.party_at[people] != NOWHERE
    if s.party_units[people] > limits.party:
        raise SaveError(f"{at}.party.units", f"are at most {limits.party} (DL-16.4)")
    dismissing = any(isinstance(step, (KeepThree, Dismiss)) and step.people == people for step in s.agenda)
    if len(s.companions[people]) > limits.companions and s.agenda and not dismissing:
        raise SaveError(f"{at}.party.companions", f"are at most {limits.companions} (DL-17.22)")
    if s.stride >> people & 1 and not party:
        raise SaveError(f"{at}.stride", "belongs to a party (DL-16.2)")
    if s.fog >> people & 1 and not party:
        raise SaveError(f"{at}.fog", "belongs to a party (DL-16.2)")
    own = slice(people * TOOLS, (people + 1) * TOOLS)
    travelled = any(s.tools[own]) or any(s.store[own]) or s.captive_units[people] > 0
    if not s.equipped >> people & 1 and (travelled or (party and people != s.active)):
        raise SaveError(f"{at}.equipped", "their first party has set out (DL-16.15)")
    if any(s.captive_tools[own]) and not s.captive_units[people]:
        raise SaveError(f"{at}.captive.tools", "tools belong to a party (DL-17.6)")
    if any(s.store[own]) and not s.kingdoms_of(people) and s.fight is None and not _settling(s):
        raise SaveError(f"{at}.store", "is lost with the last Kingdom (DL-17.10)")


def _settling(s: World) -> bool:
    """Whether it is still to be seen what somebody has lost; while a document is read that is not known yet."""
    return not s.agenda or any(isinstance(step, (Aftermath, Deserted, SneakEnd)) for step in s.agenda)


def _check_leaver(s: World, people: int, at: str) -> None:
    """Whoever is out has nothing left but units on the board, and in Bloodlust nobody plays without a King."""
    if s.is_out(people):
        own = slice(people * TOOLS, (people + 1) * TOOLS)
        for name, column in (("party.tools", s.tools), ("store", s.store), ("captive.tools", s.captive_tools)):
            if any(column[own]):
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
    if s.table.bloodlust and playing and not s.has_king(people):
        raise SaveError(f"{at}.pieces.king", "nobody plays on without one in Bloodlust (DL-23.10)")


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
        if ALL_DRAGONLORDS >> piece & 1 and place == PARTY and people != s.active:
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
        if zone < TERRITORIES and not table.in_play >> zone & 1:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} is out of play (DL-21.6)")
        if zone < TERRITORIES and not table.harbour[zone]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-1.9)")
        if s.sailed[ship] > max(table.zones) + table.treasure_parts[SKIDBLADNIR].zones and s.sailed[ship] != STOPPED:
            raise SaveError(f"{at}.sailed", "is farther than any ship sails in a turn (DL-4.3)")
        if zone >= FIRST_SPACE and not table.haven[zone - FIRST_SPACE]:
            raise SaveError(f"{at}.at", f"{ZONE.words[zone]} has no harbour (DL-16.11)")
        if s.ship_owner[ship] == NOBODY and (zone < FIRST_SPACE or s.ship_units[ship]):
            raise SaveError(f"{at}.owner", "only an empty ship at a village is nobody's (DL-4.30)")
        if s.ship_units[ship] > room:
            raise SaveError(f"{at}.units", f"are more than there is room for, {room} (DL-4.2)")
    if s.ships_left() < 0:
        raise SaveError("position.ships", f"there are {table.parts.bank.ships} (DL-1.12)")


def _check_fleets(s: World) -> None:
    """Sails of a colour, crews at sea and in harbour, and no two enemies in one sea zone unless they are to fight."""
    for people in s.peoples:
        if sails_left(s, people) < 0:
            raise SaveError("position.ships", f"{PEOPLE.words[people]} have {s.table.parts.bank.sails} sails (DL-1.13)")
    for ship, zone in enumerate(s.ship_at):
        at = f"position.ships.{SHIP.words[ship]}"
        if zone == NOWHERE or not s.agenda or _fought_over(s, zone):
            continue
        busy = any(getattr(step, "ship", None) == ship or getattr(step, "zone", None) == zone for step in s.agenda)
        moored = not FIRST_SEA <= zone < FIRST_SPACE
        if s.ship_units[ship] and moored and not busy:
            raise SaveError(f"{at}.units", "a ship with a crew does not stay in harbour (DL-4.24)")
        if not s.ship_units[ship] and not moored and not busy:
            raise SaveError(f"{at}.units", "no ship is at sea without a crew (DL-4.25)")
        for other in s.ships_at(zone):
            owners = {s.ship_owner[ship], s.ship_owner[other]}
            strangers = len({s.leader[owner] for owner in owners}) > 1 and s.active not in owners
            if strangers and s.ship_units[ship] and s.ship_units[other]:
                raise SaveError(f"{at}.at", f"ship {SHIP.words[other]} of an enemy lies there (DL-4.19)")


def _check_commons(s: World) -> None:
    """What the peoples share: DragonLord figures, the cards that are out of the game, and the portals they close."""
    figures = s.table.parts.bank.dragonlords
    if sum(len(s.dragonlords(people)) for people in s.peoples) > figures:
        raise SaveError("position.peoples", f"have {figures} DragonLords together at most (DL-11.3)")
    if any(scroll != PORTAL_COLLAPSE for scroll in s.scrolls_gone):
        raise SaveError("position.scrolls_gone", "only Portal Collapse does not return (DL-13.33)")
    if len(set(s.collapsed)) < len(s.collapsed):
        raise SaveError("position.collapsed", "a teleportal is closed once and for all (DL-13.33)")
    if len(s.collapsed) > s.table.scroll_parts[PORTAL_COLLAPSE].copies:
        raise SaveError("position.collapsed", "are more than there are cards that close them (DL-13.33)")
    _check_unknown(s)
    if s.wounded and not any(GRENDL in company for company in (*s.companions, *s.captive_companions)):
        raise SaveError("position.wounded", "Grendl is with nobody (DL-17.43)")


def _check_unknown(s: World) -> None:
    """What a viewer does not know is among what the viewer does not see."""
    scrolls, prophecies, treasures = sum(s.unseen_scrolls()), len(s.unseen_prophecies()), len(s.unseen_treasures())
    for people in s.peoples:
        at = f"position.peoples.{PEOPLE.words[people]}"
        scrolls -= sum(card < 0 for card, _ in s.hands[people])
        prophecies -= sum(card < 0 for card in s.prophecies[people])
        treasures -= s.veiled_treasures[people]
        for name, left in (("scrolls", scrolls), ("prophecies", prophecies), ("hidden_treasures", treasures)):
            if left < 0:
                raise SaveError(f"{at}.{name}", "are more than the deck has (DL-1.15)")


def _check_treasures(s: World) -> None:
    ground = [treasure for side in s.fight.loot for treasure in side] if s.fight is not None else []
    if len(set(ground)) < len(ground):
        raise SaveError("position.fight.loot", "a treasure lies there twice (DL-20.7)")
    found = {step.treasure for step in s.agenda if isinstance(step, TakeUp)}
    for treasure, carrier in enumerate(s.carrier):
        at = f"position.treasures.{TREASURE.words[treasure]}"
        if carrier >= 0 and s.place[carrier // PIECES][carrier % PIECES] == NOWHERE:
            raise SaveError(f"{at}.bearer", f"{PIECE.words[carrier % PIECES]} is not in play (DL-20.2)")
        if carrier >= 0 and not s.known[treasure] >> s.leader[carrier // PIECES] & 1:
            raise SaveError(f"{at}.known_to", "whoever has a treasure knows it (DL-20.1)")
        if carrier == DROPPED and treasure not in ground and treasure not in found and s.agenda:
            raise SaveError(at, "lies on no battlefield (DL-20.9)")
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
    for name, count in (("bought", s.bought), ("bought_ships", s.bought_ships), ("surplus", s.surplus)):
        if count and s.active == NOBODY:
            raise SaveError(f"{at}.{name}", "it is nobody's turn")
    unknown = [deed for deed in s.done if deed not in DEEDS]
    if unknown:
        raise SaveError(f"{at}.done", f"{unknown[0]!r} is none of {', '.join(sorted(DEEDS))}")
    if s.sneaked and s.active != ELVES:
        raise SaveError(f"{at}.sneaked", "only Elves do (DL-15.9)")
    if s.entering and (s.active == NOBODY or s.party_at[s.active] == NOWHERE):
        raise SaveError(f"{at}.entering", "no party does (DL-16.13)")
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
    unknown = [note for note in fight.once if note not in ONCE]
    if unknown:
        raise SaveError(f"{at}.once", f"{unknown[0]!r} is nothing that is noted in a combat (DL-6.1)")
    most = {"read": 1, "unhurt": 1, "cursed": fights.SWUNG}
    for name, pair in (("read", fight.read), ("unhurt", fight.unhurt), ("cursed", fight.cursed)):
        if max(pair) > most[name]:
            raise SaveError(f"{at}.{name}", f"is at most {most[name]} (DL-6.1)")
    if fight.beasts is not None and fight.beasts.wounds >= fight.beasts.hits:
        raise SaveError(f"{at}.beasts.wounds", "it would be slain (DL-19.18)")
    if any(face > len(FACE) for side in fight.dice for face in side):
        raise SaveError(f"{at}.dice", f"no die has more than {len(FACE)} faces (DL-6.10)")
    if (on_land or at_sea) and fight.attacker != s.active:
        raise SaveError(f"{at}.attacker", "whoever's turn it is attacks (DL-6.2)")
    if on_land and s.owner[fight.zone] not in (fight.defender, NOBODY):
        raise SaveError(f"{at}.defender", f"{SIDE.words[s.owner[fight.zone]]} hold the territory (DL-5.1)")
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


def _check_end(s: World) -> None:
    """A game that somebody has won is over, unless it is just about to be seen."""
    if not s.agenda or s.table.bloodlust or any(isinstance(step, (Look, Leave, Aftermath)) for step in s.agenda):
        return
    if s.round and len(ending.seats_left(s)) < 2:
        gone = next(PEOPLE.words[people] for people in s.peoples if s.is_out(people))
        raise SaveError(f"position.peoples.{gone}.out", "nobody would be left but the winner (DL-23.8)")
    if not s.table.wins_at_once:
        return
    for seat in range(s.players):
        peoples = ending.led_by(s, seat)
        kingdoms = [(people, land) for people in peoples for land in s.kingdoms_of(people) if not _entered(s, land)]
        if len(kingdoms) >= s.table.goal and ending.has_king(s, seat):
            at = f"position.peoples.{PEOPLE.words[kingdoms[-1][0]]}.lands"
            raise SaveError(at, f"{len(kingdoms)} Kingdoms and a King would have won (DL-23.5)")


def _entered(s: World, land: int) -> bool:
    """Whether somebody is just moving into a territory, or fighting for it: what comes of it is seen afterwards."""
    moving = any(
        land == getattr(step, name, None) for step in s.agenda for name in ("goal", "place", "territory", "zone")
    )
    return moving or _fought_over(s, land)
