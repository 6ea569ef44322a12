"""The map read aloud: Domains, Lairs and caverns, and who and what is there."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOBODY, is_lair
from meadhall.games.mountain_king.reading.names import hall_name
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.words import ASTA, CAVERN, CLAN, CLANS, HALLA
from meadhall.kernel.reading import LONGEST
from meadhall.kernel.sets import bits, has


def board(reader: Reader, which: str) -> list[str]:
    """A line a Domain, and one for the Lairs of each player; or what is named, with its borders."""
    s = reader.s
    if not which:
        homes = [lair_line(reader, seat) for seat in range(s.players) if s.lair[seat]]
        return [domain_line(reader, clan) for clan in range(CLANS)] + homes
    clan = reader.find(CLAN, which)
    if clan != NOBODY:
        return [cavern_line(reader, cavern) for cavern in bits(s.facts.domains[clan])]
    cavern = reader.find(CAVERN, which)
    if cavern != NOBODY and has(s.facts.places, cavern):
        return [cavern_line(reader, cavern)]
    clans = ", ".join(map(reader.clan, range(CLANS)))
    return [reader.say("no-cavern", which=which[:LONGEST], clans=clans)]


def domain_line(reader: Reader, clan: int) -> str:
    caverns = [cavern_words(reader, cavern) for cavern in bits(reader.s.facts.domains[clan])]
    swarm = [reader.say("swarm-here")] if reader.s.swarm == clan else []
    return " ".join([reader.say("domain", clan=reader.clan(clan)), *caverns, *swarm])


def lair_line(reader: Reader, seat: int) -> str:
    lairs = [cavern_words(reader, lair) for lair in reader.s.lair[seat]]
    return " ".join([reader.say("lairs", seat=reader.seat(seat)), *lairs])


def cavern_line(reader: Reader, cavern: int) -> str:
    """A cavern with its neighbours and the Great Halls that it touches."""
    facts = reader.s.facts
    parts = [cavern_words(reader, cavern), reader.say("borders", caverns=reader.caverns(facts.near[cavern]))]
    halls = [hall_name(facts.parts, hall, reader.lang) for hall in facts.halls_beside[cavern]]
    if halls:
        parts.append(reader.say("touches", halls=reader.join(halls)))
    return " ".join(parts)


def cavern_words(reader: Reader, cavern: int) -> str:
    """Who and what is there, and who controls it."""
    s = reader.s
    present = s.seats_in(cavern)
    there = gnomes(reader, cavern) + [units(reader, seat, cavern) for seat in present]
    tiles = [champion for champion in (ASTA, HALLA) if s.tiles[champion] == cavern]
    there += [reader.say("tile", champion=reader.champion(champion)) for champion in tiles]
    if len(present) > 1 or HALLA in tiles:
        there.append(control_words(reader, cavern))
    if not there and is_lair(cavern) and not any(cavern in lairs for lairs in s.lair):
        there.append(reader.say("unclaimed"))
    gate = "yes" if has(s.facts.all_gates, cavern) else "no"
    return reader.say("cavern", cavern=reader.cavern(cavern), gate=gate, there="; ".join(there) or reader.say("empty"))


def control_words(reader: Reader, cavern: int) -> str:
    seat = reader.s.controller(cavern)
    return reader.say("nobody-controls") if seat == NOBODY else reader.say("controlled", seat=reader.seat(seat))


def gnomes(reader: Reader, cavern: int) -> list[str]:
    strengths = reader.s.strengths(cavern)
    known = [reader.say("gnome", strength=strength) for strength in strengths if strength]
    unknown = strengths.count(0)
    return [*known, reader.say("unknown-gnomes", count=unknown)] if unknown else known


def units(reader: Reader, seat: int, cavern: int) -> str:
    """What a seat has in a cavern."""
    s = reader.s
    trolls = s.trolls_at(seat, cavern)
    there = [reader.say("trolls", count=trolls)] if trolls else []
    there += [reader.champion(champion) for champion in s.pawns_at(seat, cavern)]
    return f"{reader.seat(seat)} {reader.join(there)}"
