"""The table read aloud: a view as plain lines of words, for people who listen or who have no picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files

from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, Fight
from meadhall.games.dragon_lords.rules.course.income import yield_of
from meadhall.games.dragon_lords.rules.sea.harbours import allowance, capacity
from meadhall.games.dragon_lords.rules.war.losses import due
from meadhall.games.dragon_lords.rules.war.strength import die_against, strength
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import MONSTERS, NEUTRAL, NOBODY, NOWHERE, UNKNOWN, is_kingdom
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COMPANION,
    FIRST_BEARER,
    FIRST_GOLD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    MONSTER,
    ORDER,
    PARTY,
    PEOPLE,
    PER_REALM,
    PHASE,
    PIECE,
    PIECES,
    PLACE,
    PROPHECY,
    QUEST,
    REALM,
    REALMS,
    SCROLL,
    SEA,
    SHIP,
    SHIPS,
    SPACE,
    SPELL,
    TERRITORIES,
    TERRITORY,
    TOOL,
    TOOLS,
    TREASURE,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel import reading
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT
from meadhall.kernel.reading import squeezed
from meadhall.kernel.sets import bits
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.dragon_lords")
TEXTS = Texts([files("meadhall.kernel") / "text", _HERE / "text", _HERE / "text" / "reading"])
LONGEST = 20
"""So much of what somebody typed is read back."""


class Reader(reading.Reader):
    """A position and the language in which it is read."""

    texts = TEXTS
    none = "none"

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, lang)
        assert isinstance(view.position, World)
        self.s: World = view.position

    def word(self, domain: Domain, number: int) -> str:
        return TEXTS.word(domain.words[number], self.lang)

    def words(self, domain: Domain, numbers: Iterable[int]) -> str:
        return self.join(self.word(domain, number) for number in numbers)

    # --- who --------------------------------------------------------------------------------------

    def side(self, people: int) -> str:
        """Whoever holds a place or fights."""
        if people == NEUTRAL:
            return self.say("neutral")
        if people == MONSTERS:
            return self.say("monsters")
        name = self.word(PEOPLE, people)
        return self.say("vanquished", people=name) if self.s.is_out(people) else name

    def seat(self, seat: int) -> str:
        """A player is called after the one people they lead, or by number."""
        return TEXTS.word(self.s.seat_word(seat), self.lang)

    def each(self, numbers: Iterable[tuple[int, int]]) -> str:
        """A number for each people, such as "Elves 3, Orcs 1"."""
        return self.join(f"{self.word(PEOPLE, people)} {number}" for people, number in numbers)

    # --- where ------------------------------------------------------------------------------------

    def land(self, territory: int) -> str:
        """Its name, as the pack has it."""
        return self.s.table.parts.territories[TERRITORY.words[territory]].name

    def lands(self, territories: Iterable[int]) -> str:
        return self.join(map(self.land, territories))

    def realm(self, realm: int) -> str:
        return self.s.table.parts.realms[REALM.words[realm]].name

    def place(self, place: int) -> str:
        return self.land(place) if place < TERRITORIES else self.word(PLACE, place)

    def find(self, domain: Domain, which: str, name: Callable[[int], str]) -> int:
        """What somebody typed, by its word or its name; or nobody's number."""
        typed = squeezed(which)
        for number, word in enumerate(domain.words):
            if typed in (squeezed(word), squeezed(name(number))):
                return number
        return NOBODY

    # --- pieces and units -------------------------------------------------------------------------

    def piece(self, people: int, piece: int) -> str:
        name = self.word(PIECE, piece)
        if piece >= FIRST_BEARER:
            name = self.say("bearer", treasure=name)
        return self.say("shown", piece=name) if self.s.shown[people] >> piece & 1 else name

    def units(self, people: int, place: int) -> str:
        """How many units of a people are at a place, and who of them is marked, as far as the viewer knows."""
        return self.crowd(people, self.s.count(people, place), [place])

    def crowd(self, people: int, count: int, places: list[int]) -> str:
        said = self.say("units", people=self.side(people), count=count)
        if people >= NEUTRAL:
            return said
        s = self.s
        marked = [self.piece(people, piece) for place in places for piece in bits(s.pieces_at(people, place))]
        veiled = sum(s.veiled[people].count(place) for place in places)
        if veiled:
            marked.append(self.say("hidden", count=veiled))
        return f"{said} ({', '.join(marked)})" if marked else said

    def tools(self, column: list[int], people: int) -> str:
        """What there is of each tool, such as "2 × torch"."""
        counts = enumerate(column[people * TOOLS : (people + 1) * TOOLS])
        return self.join(self.say("tool", count=count, tool=self.word(TOOL, tool)) for tool, count in counts if count)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- how the game stands --------------------------------------------------------------------------


def overview(view: View, lang: str = "en", which: str = "") -> list[str]:
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("round", number=s.round)]
    if s.round and s.active != NOBODY:
        people, phase = reader.word(PEOPLE, s.active), reader.word(PHASE, s.phase)
        lines.append(reader.say("turn", people=people, phase=phase))
    if view.over:
        lines.append(reader.say("over"))
    elif view.deciding:
        lines.append(reader.say("deciding", seats=reader.join(map(reader.seat, view.deciding))))
    lines.append(reader.say("bloodlust") if s.table.bloodlust else reader.say("goal", count=s.table.goal))
    lines += [
        reader.say("kingdoms", peoples=reader.each((people, len(s.kingdoms_of(people))) for people in s.peoples)),
        reader.say("territories", peoples=reader.each((people, len(s.lands_of(people))) for people in s.peoples)),
        reader.say("gold", peoples=reader.each((people, s.gold_of(people)) for people in s.peoples)),
    ]
    if s.collapsed:
        lines.append(reader.say("collapsed", places=reader.join(map(reader.place, s.collapsed))))
    return lines


# --- the map --------------------------------------------------------------------------------------


def world(view: View, lang: str = "en", which: str = "") -> list[str]:
    """A line a Realm, and one for the gold territories; or what is named, with its borders."""
    reader = Reader(view, lang)
    in_play = reader.s.table.in_play
    if not which.strip():
        lines = [realm_line(reader, realm) for realm in range(REALMS) if reader.s.table.realms[realm]]
        gold = [land_words(reader, land) for land in range(FIRST_GOLD, TERRITORIES) if in_play >> land & 1]
        return [*lines, " ".join([reader.say("gold-territories"), *gold])]
    realm = reader.find(REALM, which, reader.realm)
    if realm != NOBODY and reader.s.table.realms[realm]:
        return [land_line(reader, land) for land in bits(reader.s.table.realms[realm])]
    land = reader.find(TERRITORY, which, reader.land)
    if land != NOBODY and in_play >> land & 1:
        return [land_line(reader, land)]
    realms = reader.join(reader.realm(realm) for realm in range(REALMS) if reader.s.table.realms[realm])
    return [reader.say("no-land", which=which.strip()[:LONGEST], realms=realms)]


def realm_line(reader: Reader, realm: int) -> str:
    lands = [land_words(reader, land) for land in bits(reader.s.table.realms[realm])]
    return " ".join([reader.say("realm", realm=reader.realm(realm)), *lands])


def land_words(reader: Reader, land: int) -> str:
    """A territory: who holds it, who attacks it, and what lies there."""
    s = reader.s
    there = [reader.units(s.owner[land], land) if s.owner[land] != NOBODY else reader.say("vacant")]
    if land in s.guests and s.active != s.owner[land]:
        there.append(reader.say("attackers", units=reader.units(s.active, land)))
    if is_kingdom(land) and s.gold[land // PER_REALM]:
        there.append(reader.say("gold-here", gold=s.gold[land // PER_REALM]))
    there += [reader.say("ship-here", ship=SHIP.words[ship]) for ship in s.ships_at(land)]
    if land in s.collapsed:
        there.append(reader.say("closed"))
    kind = s.table.parts.territories[TERRITORY.words[land]].kind
    return reader.say("land", land=reader.land(land), kind=kind, there="; ".join(there))


def land_line(reader: Reader, land: int) -> str:
    """A territory with its borders, mountains, woods, harbours and the way to a village."""
    table = reader.s.table
    part = table.parts.territories[TERRITORY.words[land]]
    parts = [land_words(reader, land)]
    if table.near[land]:
        parts.append(reader.say("borders", lands=reader.lands(bits(table.near[land]))))
    beyond = [other for other in map(TERRITORY.find, part.mountains) if table.in_play >> other & 1]
    if beyond:
        parts.append(reader.say("mountains", lands=reader.lands(beyond)))
    if table.forest >> land & 1:
        parts.append(reader.say("forest"))
    if table.harbour[land]:
        parts.append(reader.say("harbour", zones=reader.words(SEA, bits(table.harbour[land]))))
    if table.leads_to[land] != NOWHERE:
        parts.append(reader.say("entrance", space=reader.word(SPACE, table.leads_to[land])))
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
    head = reader.say("zone", zone=reader.word(SEA, zone), zones=reader.words(SEA, bits(s.table.sea_near[zone])))
    harbours = [reader.land(land) for land in bits(s.table.harbours_on[zone])]
    harbours += [reader.word(SPACE, space) for space in bits(s.table.havens_on[zone])]
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
    if s.stride >> people & 1:
        parts.append(reader.say("stride"))
    if s.fog >> people & 1:
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
    table = s.table
    parts = [
        reader.say("space", space=reader.word(SPACE, space), kind=table.space_kind[space]),
        reader.say("next-to", spaces=reader.words(SPACE, table.space_near[space])),
    ]
    if table.entrances[space]:
        parts.append(reader.say("ways-in", lands=reader.lands(bits(table.entrances[space]))))
    if table.haven[space]:
        parts.append(reader.say("harbour", zones=reader.words(SEA, bits(table.haven[space]))))
    parts += [
        reader.say("party-here", units=reader.units(people, PARTY))
        for people in s.peoples
        if s.party_at[people] == space
    ]
    parts += [reader.say("ship-at-village", ship=SHIP.words[ship]) for ship in s.ships_at(FIRST_SPACE + space)]
    return " ".join(parts)


# --- what one has ---------------------------------------------------------------------------------


def own(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What the viewer's peoples have; of another people what the viewer knows. An onlooker hears of all."""
    reader = Reader(view, lang)
    s = reader.s
    wanted = list(s.peoples)
    if which.strip():
        wanted = [people for people in wanted if squeezed(which) in names_of(reader, people)]
    elif view.seat is not None:
        wanted = [people for people in wanted if s.leader[people] == view.seat]
    if not s.peoples:
        return [reader.say("no-peoples")]
    lines = [line for people in wanted for line in people_lines(reader, people)]
    peoples = reader.words(PEOPLE, s.peoples)
    return lines or [reader.say("no-people", which=which.strip()[:LONGEST], peoples=peoples)]


def names_of(reader: Reader, people: int) -> set[str]:
    """All that a people may be called: its name in either spelling, or the number of its player."""
    return {PEOPLE.words[people], squeezed(reader.word(PEOPLE, people)), str(reader.s.leader[people] + 1)}


def people_lines(reader: Reader, people: int) -> list[str]:
    s = reader.s
    homes = [f"{reader.land(home)} {s.gold[home // PER_REALM]}" for home in s.kingdoms_of(people)]
    lines = [
        reader.say("purse", people=reader.side(people), gold=reader.join(homes), mana=s.mana[people]),
        *piece_lines(reader, people),
        reader.say("scrolls", scrolls=hand_words(reader, SCROLL, [card for card, _ in s.hands[people]])),
        reader.say("prophecies", prophecies=hand_words(reader, PROPHECY, s.prophecies[people])),
    ]
    if any(s.store[people * TOOLS : (people + 1) * TOOLS]):
        lines.append(reader.say("store", tools=reader.tools(s.store, people)))
    if reader.viewer == s.leader[people]:
        lines.append(reader.say("order", order=reader.word(ORDER, s.orders[people])))
    return lines


def piece_lines(reader: Reader, people: int) -> list[str]:
    """Each marked unit that the viewer knows, the spells of hidden Wizards, and where hidden counters lie."""
    s = reader.s
    row = s.place[people]
    lines = [piece_line(reader, people, piece) for piece in range(PIECES) if row[piece] >= 0]
    lines += [
        f"{capital(reader.word(PIECE, wizard))}. {spell_words(reader, people, wizard)}"
        for wizard in range(WIZARD_1, WIZARD_3 + 1)
        if row[wizard] == UNKNOWN
    ]
    if s.veiled[people]:
        places = [reader.place(place) for place in s.veiled[people]]
        lines.append(reader.say("veiled", count=len(places), places=", ".join(places)))
    return lines


def piece_line(reader: Reader, people: int, piece: int) -> str:
    s = reader.s
    place = reader.place(s.where(people, piece))
    parts = [capital(reader.say("piece", piece=reader.piece(people, piece), place=place))]
    if WIZARD_1 <= piece <= WIZARD_3:
        parts.append(spell_words(reader, people, piece))
    treasures = [treasure for treasure in s.treasures_of(people, piece) if FIRST_BEARER + treasure != piece]
    if treasures:
        parts.append(reader.say("bears", treasures=reader.words(TREASURE, treasures)))
    return " ".join(parts)


def spell_words(reader: Reader, people: int, wizard: int) -> str:
    """The spells of a Wizard, which everybody sees, even if nobody sees where the Wizard is."""
    s = reader.s
    book = s.table.books[people]
    known = bits(s.spells[people * 3 + wizard - WIZARD_1])
    return reader.say("spells", spells=reader.words(SPELL, (book[number] for number in known)))


def hand_words(reader: Reader, domain: Domain, cards: Iterable[int]) -> str:
    """Cards by name, and those that the viewer does not know by number."""
    hand = list(cards)
    known = [reader.word(domain, card) for card in hand if card != UNKNOWN]
    unknown = hand.count(UNKNOWN)
    return reader.join([*known, reader.say("unknown-cards", count=unknown)] if unknown else known)


# --- the players ----------------------------------------------------------------------------------


def who(view: View, lang: str = "en", which: str = "") -> list[str]:
    """What each people has; first the order of turns."""
    reader = Reader(view, lang)
    s = reader.s
    if not s.peoples:
        return [reader.say("no-peoples")]
    order = reader.say("order-of-turns", peoples=reader.words(PEOPLE, s.peoples))
    return [order, *(standing_line(reader, people) for people in s.peoples)]


def standing_line(reader: Reader, people: int) -> str:
    s = reader.s
    seat = TEXTS.word(SEAT.words[s.leader[people]], reader.lang)
    if s.is_out(people):
        return reader.say("is-out", people=reader.word(PEOPLE, people), seat=seat)
    lands = s.lands_of(people)
    ships = s.ships_of(people)
    aboard = sum(s.ship_units[ship] for ship in ships)
    parts = [
        reader.say("player", people=reader.word(PEOPLE, people), seat=seat),
        reader.say("holds", kingdoms=reader.lands(s.kingdoms_of(people)), territories=len(lands)),
        reader.say(
            "army", land=sum(s.units[land] for land in lands), ships=len(ships), aboard=aboard,
            party=s.party_units[people],
        ),
        reader.say("wealth", gold=s.gold_of(people), income=yield_of(s, people), mana=s.mana[people]),
        reader.say("cards", scrolls=len(s.hands[people]), prophecies=len(s.prophecies[people])),
    ]  # fmt: skip
    if s.round and not s.has_king(people):
        parts.append(reader.say("no-king"))
    return " ".join(parts)


# --- a combat -------------------------------------------------------------------------------------


def battle(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The combat that is being fought: both sides, their strength, and what they have suffered in this round."""
    reader = Reader(view, lang)
    fight = reader.s.fight
    if fight is None:
        return [reader.say("no-combat")]
    place = reader.place(fight.zone)
    return [
        reader.say("combat", place=place, round=fight.round),
        *(side_line(reader, fight, side) for side in (ATTACKER, DEFENDER)),
    ]


def side_line(reader: Reader, fight: Fight, side: int) -> str:
    s = reader.s
    people = fight.people(side)
    if people == MONSTERS and fight.beasts is not None:
        beasts = fight.beasts
        force = reader.say("beasts", count=beasts.count, monster=reader.word(MONSTER, beasts.monster))
        defence = reader.say("beast", attack=beasts.attack, defence=beasts.defence, hits=beasts.hits)
        parts = [reader.say("attackers-are", units=force), defence]
        if beasts.wounds:
            parts.append(reader.say("wounds", count=beasts.wounds))
    else:
        force = reader.crowd(people, s.force(fight, side), s.stands(fight, side))
        id = "attackers-are" if side == ATTACKER else "defenders-are"
        need = strength(s, fight, side, die_against(s, fight, side))
        parts = [reader.say(id, units=force), reader.say("strength", need=need, die=die_against(s, fight, side))]
    hits = due(s, fight, side)
    if hits:
        parts.append(reader.say("hits", count=hits))
    if fight.poison[side]:
        parts.append(reader.say("poisoned", count=fight.poison[side]))
    if fight.dice[side]:
        parts.append(reader.say("dice", dice=", ".join(map(str, fight.dice[side]))))
    return " ".join(parts)


READING: dict[str, Callable[[View, str, str], list[str]]] = {
    "overview": overview,
    "map": world,
    "sea": sea,
    "wastelands": wastelands,
    "own": own,
    "who": who,
    "battle": battle,
}
"""What can be read aloud, by the word that asks for it."""
