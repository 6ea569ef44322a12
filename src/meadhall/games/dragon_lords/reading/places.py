"""The map, the sea and the Wastelands, read aloud."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, is_kingdom
from meadhall.games.dragon_lords.reading.reader import Reader
from meadhall.games.dragon_lords.rules.sea.harbours import allowance, capacity
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COMPANION,
    FIRST_GOLD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    PARTY,
    QUEST,
    REALM,
    REALMS,
    SEA,
    SHIP,
    SHIPS,
    SPACE,
    TERRITORIES,
    TERRITORY,
)
from meadhall.kernel.reading import LONGEST
from meadhall.kernel.sets import bits, has
from meadhall.kernel.view import View


def world(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line a Realm, and one for the gold territories; or what is named, with its borders."""
    reader = Reader(view, lang)
    in_play = reader.s.facts.in_play
    if not which.strip():
        lines = [realm_line(reader, realm) for realm in range(REALMS) if reader.s.facts.realms[realm]]
        gold = [land_words(reader, land) for land in range(FIRST_GOLD, TERRITORIES) if has(in_play, land)]
        return [*lines, " ".join([reader.say("gold-territories"), *gold])]
    realm = reader.find(REALM, which, reader.realm)
    if realm != NOBODY and reader.s.facts.realms[realm]:
        return [land_line(reader, land) for land in bits(reader.s.facts.realms[realm])]
    land = reader.find(TERRITORY, which, reader.land)
    if land != NOBODY and has(in_play, land):
        return [land_line(reader, land)]
    realms = reader.join(reader.realm(realm) for realm in range(REALMS) if reader.s.facts.realms[realm])
    return [reader.say("no-land", which=which.strip()[:LONGEST], realms=realms)]


def realm_line(reader: Reader, realm: int) -> str:
    lands = [land_words(reader, land) for land in bits(reader.s.facts.realms[realm])]
    return " ".join([reader.say("realm", realm=reader.realm(realm)), *lands])


def land_words(reader: Reader, land: int) -> str:
    """A territory: who holds it, who attacks it, and what lies there."""
    s = reader.s
    there = [reader.units(s.owner[land], land) if s.owner[land] != NOBODY else reader.say("vacant")]
    if land in s.guests and s.active != s.owner[land]:
        there.append(reader.say("attackers", units=reader.units(s.active, land)))
    if is_kingdom(land) and s.gold_in(land):
        there.append(reader.say("gold-here", gold=s.gold_in(land)))
    there += [reader.say("ship-here", ship=SHIP.words[ship]) for ship in s.ships_at(land)]
    if land in s.collapsed:
        there.append(reader.say("closed"))
    kind = s.facts.parts.territories[TERRITORY.words[land]].kind
    return reader.say("land", land=reader.land(land), kind=kind, there="; ".join(there))


def land_line(reader: Reader, land: int) -> str:
    """A territory with its borders, mountains, woods, harbours and the way to a village."""
    facts = reader.s.facts
    part = facts.parts.territories[TERRITORY.words[land]]
    parts = [land_words(reader, land)]
    if facts.near[land]:
        parts.append(reader.say("borders", lands=reader.lands(bits(facts.near[land]))))
    beyond = [other for other in map(TERRITORY.find, part.mountains) if has(facts.in_play, other)]
    if beyond:
        parts.append(reader.say("mountains", lands=reader.lands(beyond)))
    if has(facts.forest, land):
        parts.append(reader.say("forest"))
    if facts.harbour[land]:
        parts.append(reader.say("harbour", zones=reader.words(SEA, bits(facts.harbour[land]))))
    if facts.leads_to[land] != NOWHERE:
        parts.append(reader.say("entrance", space=reader.word(SPACE, facts.leads_to[land])))
    return " ".join(parts)


# --- the sea --------------------------------------------------------------------------------------


def sea(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line a ship; or what lies in a sea zone and around it."""
    reader = Reader(view, lang)
    s = reader.s
    if not which.strip():
        lines = [ship_line(reader, ship) for ship in range(SHIPS) if s.ship_at[ship] != NOWHERE]
        return lines or [reader.say("no-ships")]
    zone = reader.find(SEA, which, lambda number: reader.word(SEA, number))
    if zone == NOBODY:
        return [reader.say("no-zone", which=which.strip()[:LONGEST])]
    ships = [ship_line(reader, ship) for ship in s.ships_at(FIRST_SEA + zone)]
    head = reader.say("zone", zone=reader.word(SEA, zone), zones=reader.words(SEA, bits(s.facts.sea_near[zone])))
    harbours = [reader.land(land) for land in bits(s.facts.harbours_on[zone])]
    harbours += [reader.word(SPACE, space) for space in bits(s.facts.havens_on[zone])]
    if harbours:
        head = f"{head} {reader.say('harbours', places=', '.join(harbours))}"
    return [head, *ships]


def ship_line(reader: Reader, ship: int) -> str:
    s = reader.s
    owner, place = s.ship_owner[ship], reader.place(s.ship_at[ship])
    if not s.ship_units[ship]:
        holder = reader.side(owner) if owner != NOBODY else reader.say("nobody")
        return reader.say("ship-docked", ship=SHIP.words[ship], people=holder, place=place)
    units = reader.units(owner, FIRST_SHIP + ship)
    said = reader.say("ship-manned", ship=SHIP.words[ship], place=place, units=units, room=capacity(s, owner, ship))
    return f"{said} {reader.say('reach', zones=allowance(s, owner, ship))}"


# --- the Wastelands -------------------------------------------------------------------------------


def wastelands(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The quest parties, and the card that is being read; or what a space is."""
    reader = Reader(view, lang)
    s = reader.s
    if which.strip():
        space = reader.find(SPACE, which, lambda number: reader.word(SPACE, number))
        return [reader.say("no-space", which=which.strip()[:LONGEST]) if space == NOBODY else space_line(reader, space)]
    lines = [party_line(reader, people) for people in s.peoples if s.party_at[people] != NOWHERE]
    lines += [captive_line(reader, people) for people in s.peoples if s.captive_units[people]]
    if s.quest != NOBODY:
        lines.append(reader.say("quest", quest=reader.word(QUEST, s.quest)))
    return lines or [reader.say("no-party")]


def party_line(reader: Reader, people: int) -> str:
    s = reader.s
    parts = [
        reader.say("party", units=reader.units(people, PARTY), space=reader.word(SPACE, s.party_at[people])),
        reader.say("tools", tools=reader.tools(s.tools, people)),
        reader.say("companions", companions=reader.words(COMPANION, s.companions[people])),
    ]
    if has(s.stride, people):
        parts.append(reader.say("stride"))
    if has(s.fog, people):
        parts.append(reader.say("fog"))
    return " ".join(parts)


def captive_line(reader: Reader, people: int) -> str:
    s = reader.s
    return " ".join(
        [
            reader.say("captive", units=reader.units(people, CAPTIVE)),
            reader.say("tools", tools=reader.tools(s.captive_tools, people)),
            reader.say("companions", companions=reader.words(COMPANION, s.captive_companions[people])),
        ]
    )


def space_line(reader: Reader, space: int) -> str:
    """What a space does, who is there, what lies next to it, and which ways lead out."""
    s = reader.s
    facts = s.facts
    parts = [
        reader.say("space", space=reader.word(SPACE, space), kind=facts.space_kind[space]),
        reader.say("next-to", spaces=reader.words(SPACE, facts.space_near[space])),
    ]
    if facts.entrances[space]:
        parts.append(reader.say("ways-in", lands=reader.lands(bits(facts.entrances[space]))))
    if facts.haven[space]:
        parts.append(reader.say("harbour", zones=reader.words(SEA, bits(facts.haven[space]))))
    parts += [
        reader.say("party-here", units=reader.units(people, PARTY))
        for people in s.peoples
        if s.party_at[people] == space
    ]
    parts += [reader.say("ship-at-village", ship=SHIP.words[ship]) for ship in s.ships_at(FIRST_SPACE + space)]
    return " ".join(parts)
