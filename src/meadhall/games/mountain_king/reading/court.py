"""Champions and Clans read aloud."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOWHERE, UNKNOWN
from meadhall.games.mountain_king.reading.names import hall_name
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.rules.wave_three import plank_honour
from meadhall.games.mountain_king.words import CLANS, EIRIK, GRIMHILD, TORVALD


def champions(reader: Reader, which: str) -> list[str]:
    """The display from the left, then the Champions of each player."""
    s = reader.s
    lines = [offer_line(reader, champion) for offer in s.offers for champion in offer if champion != UNKNOWN]
    lines += [display_line(reader, slot) for slot in range(len(s.display))]
    lines += [owned_line(reader, champion) for seat in range(s.players) for champion in s.champions_of(seat)]
    return lines or [reader.say("no-champions")]


def champion_words(reader: Reader, id: str, champion: int, **more: str) -> str:
    facts = reader.s.facts
    return reader.say(
        id,
        champion=reader.champion(champion),
        clan=reader.clan(facts.champion_clan[champion]),
        votes=facts.champion_votes[champion],
        **more,
    )


def ability(reader: Reader, champion: int) -> str:
    """What a Champion can do, as its rule says."""
    return reader.s.game.catalogue[f"MK-15.{champion + 1}"].text(reader.lang)


def offer_line(reader: Reader, champion: int) -> str:
    return f"{champion_words(reader, 'offered', champion)} {ability(reader, champion)}"


def display_line(reader: Reader, slot: int) -> str:
    """A Champion of the display, with everybody's Influence."""
    champion = reader.s.display[slot]
    influence = reader.say("influence", seats=reader.ranks(reader.s.influence[slot]))
    return " ".join([champion_words(reader, "displayed", champion), influence, ability(reader, champion)])


def owned_line(reader: Reader, champion: int) -> str:
    """A Champion that somebody holds, with its pawn, its tile and its Claws."""
    s = reader.s
    parts = [champion_words(reader, "owned", champion, seat=reader.seat(s.holder[champion]))]
    if s.pawn[champion] != NOWHERE:
        parts.append(reader.say("pawn-at", cavern=reader.cavern(s.pawn[champion])))
    if s.tiles[champion] != NOWHERE:
        kind, place = tile_place(reader, champion)
        parts.append(reader.say("tile-at", kind=kind, place=place))
    if s.facts.claws[champion]:
        left = s.facts.claws[champion] - s.claws[champion]
        parts.append(reader.say("claws", left=left, claws=s.facts.claws[champion]))
    return " ".join([*parts, ability(reader, champion)])


def tile_place(reader: Reader, champion: int) -> tuple[str, str]:
    """A tile lies at a Hall, on a plank or in a cavern, as its Champion says."""
    place = reader.s.tiles[champion]
    if champion in (TORVALD, GRIMHILD):
        return "hall", hall_name(reader.s.facts.parts, place, reader.lang)
    return ("clan", reader.clan(place)) if champion == EIRIK else ("cavern", reader.cavern(place))


def clans(reader: Reader, which: str) -> list[str]:
    return [clan_line(reader, clan, ", ") for clan in range(CLANS)]


def clan_line(reader: Reader, clan: int, between: str) -> str:
    """Who has Votes of a Clan, and what its places will bring."""
    s = reader.s
    parts = [reader.say("votes", clan=reader.clan(clan), seats=reader.ranks(s.votes[clan]))]
    if s.planks[clan] != NOWHERE:
        parts.append(reader.say("places", honour=plank_words(reader, clan, between)))
    return " ".join(parts)


def plank_words(reader: Reader, clan: int, between: str) -> str:
    """What the places of a Clan are worth, the first one first."""
    return between.join(map(str, plank_honour(reader.s, clan)))
