"""A position as a document that people can read and edit.

Peoples are named in the order in which they sit, and a seat is called by the first people that it leads. Units are
counted with the pieces among them. What is left in the decks, of the tools and of the ships is not written: it is what
the components have left, so it cannot be wrong. What somebody may not know is null.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.games.dragon_lords import fight as fights
from meadhall.games.dragon_lords.checks import WIZARDS
from meadhall.games.dragon_lords.checks import check as check
from meadhall.games.dragon_lords.says import SIDE
from meadhall.games.dragon_lords.state import DROPPED, IN_DECK, IN_PILE, World
from meadhall.games.dragon_lords.table import NEUTRAL, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.words import (
    BARBARIANS,
    COMPANION,
    KINGDOM,
    MONSTER,
    ORDER,
    PEOPLE,
    PEOPLES,
    PHASE,
    PIECE,
    PIECES,
    PLACE,
    PROPHECY,
    QUEST,
    SCROLL,
    SHIP,
    SPACE,
    SPELL,
    TERRITORY,
    TOOL,
    TOOLS,
    TREASURE,
    WIZARD_1,
    WIZARD_3,
    ZONE,
)
from meadhall.kernel.convert import convert
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.kernel.sets import bits, mask_of

Count = Annotated[int, Meta(ge=0, le=9999)]
Some = Annotated[int, Meta(ge=1, le=9999)]
Change = Annotated[int, Meta(ge=-9, le=9)]
Pair = tuple[Count, Count]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Words = tuple[Word, ...]

COMBAT = Domain("combat", ["land", "sea", "quest", "parties"])
"""Where a combat is fought."""


class Compact(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part that is written without what is as usual."""


class Card(Compact):
    """A scroll in a hand."""

    scroll: str | None = None
    known_to: Words = ()


class Party(Compact):
    """A quest party in the Wastelands, or a captured one, which is in no space."""

    at: str | None = None
    units: Count = 0
    companions: Words = ()
    tools: dict[str, Some] = {}


class People(Compact):
    """What belongs to one people."""

    mana: Count = 0
    out: bool = False
    """Out of the game: what is left of its units is vanquished."""
    order: str = ORDER.words[0]
    """What it answers in the turns of others."""
    lands: dict[str, Some] = {}
    """Units by territory."""
    party: Party | None = None
    captive: Party | None = None
    pieces: dict[str, str | None] = {}
    """Where its marked units and DragonLords are."""
    shown: Words = ()
    """Pieces that lie open."""
    marked: Words = ()
    """Where units stand whose counters the viewer does not know."""
    hidden_treasures: Count = 0
    """How many treasures it bears that the viewer does not know."""
    spells: dict[str, Words] = {}
    """By Wizard."""
    scrolls: tuple[Card, ...] = ()
    prophecies: tuple[str | None, ...] = ()
    store: dict[str, Some] = {}
    """Tools in its Kingdom."""
    equipped: bool = False
    """Its first party has set out."""
    stride: bool = False
    """Its next move is chosen instead of rolled."""
    fog: bool = False
    """Its next move is one space."""
    lost: bool = False
    """It has lost a party in this turn."""


class Ship(Compact):
    at: str
    """A sea zone, or the territory or village in whose harbour it lies."""
    owner: str | None = None
    units: Count = 0
    sailed: Count = 0


class Treasure(Compact):
    """A treasure that is in play: who bears it, and who knows that. One that a fallen bearer has left is nobody's."""

    people: str | None = None
    bearer: str | None = None
    known_to: Words = ()


class Guests(Compact):
    """Units of the active people among enemies: those who walked or landed, and those who came by magic."""

    walked: Count = 0
    beamed: Count = 0


class Worn(Compact):
    """Plain units of the active people at a place, by what they have done in this turn."""

    moved: Count = 0
    fought: Count = 0
    marched: Count = 0


class Turn(Compact):
    """What has been done in this turn."""

    bought: Count = 0
    bought_ships: Count = 0
    surplus: Count = 0
    """Units on their way home from the Wastelands."""
    purse: Count = 0
    """Quest gold of a people without a Kingdom."""
    forged: Count = 0
    """Treasures to be given to units."""
    done: Words = ()
    """What can be done once in a turn."""
    sneaked: Words = ()
    """Territories that were sneak attacked."""
    walls: tuple[tuple[str, str], ...] = ()
    """Borders with a wall of fire."""
    entering: bool = False
    """The party still stands before its village."""
    worn: dict[str, Worn] = {}
    moved: Words = ()
    fought: Words = ()
    marched: Words = ()
    """Pieces, by what they have done."""
    teleported: Words = ()
    beamed: Words = ()
    """Pieces among the guests that cannot retreat."""


class Beasts(Compact):
    monster: str
    count: Count
    attack: Count
    defence: Count
    hits: Some
    traits: Words = ()
    captures: bool = False
    wounds: Count = 0
    asleep: bool = False
    then: Annotated[int, Meta(ge=-1)] = -1
    lair: bool = False


class Fight(Compact):
    """A combat while it lasts. Pairs are for the attacker and the defender."""

    kind: str
    zone: str
    attacker: str
    defender: str
    round: Count = 0
    hits: Pair = (0, 0)
    frenzy: Pair = (0, 0)
    poison: Pair = (0, 0)
    struck: tuple[Words, Words] = ((), ())
    whirling: tuple[Words, Words] = ((), ())
    bound: tuple[Words, Words] = ((), ())
    read: Pair = (0, 0)
    unhurt: Pair = (0, 0)
    cursed: Pair = (0, 0)
    shots: Words = ()
    once: Words = ()
    loot: tuple[Words, Words] = ((), ())
    charming: bool = False
    dice: tuple[tuple[Some, ...], tuple[Some, ...]] = ((), ())
    tas: tuple[Change, Change] | None = None
    """What each side adds to its Attack numbers in this round, once that has been worked out."""
    beasts: Beasts | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    order: Words
    """The peoples clockwise. With two peoples each the seats take turns."""
    peoples: dict[str, People]
    active: str | None = None
    phase: str = PHASE.words[0]
    first: str | None = None
    neutral: dict[str, Some] = {}
    guests: dict[str, Guests] = {}
    ships: dict[str, Ship] = {}
    gold: dict[str, Some] = {}
    """By Kingdom."""
    collapsed: Words = ()
    treasures: dict[str, Treasure] = {}
    wounded: Count = 0
    """Hit points that Grendl has lost."""
    scroll_pile: Words = ()
    """The cards under a deck, the uppermost first; so with the other piles."""
    scrolls_gone: Words = ()
    treasure_pile: Words = ()
    companion_pile: Words = ()
    companions_gone: Words = ()
    prophecy_pile: Words = ()
    quest_pile: Words = ()
    quest: str | None = None
    """The quest card that is being read."""
    turn: Turn = msgspec.field(default_factory=Turn)
    fight: Fight | None = None


# --- writing --------------------------------------------------------------------------------------


def write(s: World) -> dict[str, Any]:
    position = Position(
        round=s.round,
        order=_words(PEOPLE, s.peoples),
        peoples={PEOPLE.words[people]: _write_people(s, people) for people in s.peoples},
        active=_word(PEOPLE, s.active),
        phase=PHASE.words[s.phase],
        first=_word(PEOPLE, s.first),
        neutral=_write_lands(s, NEUTRAL),
        guests={ZONE.words[zone]: Guests(*guests) for zone, guests in sorted(s.guests.items())},
        ships={
            SHIP.words[ship]: Ship(
                ZONE.words[at], _word(PEOPLE, s.ship_owner[ship]), s.ship_units[ship], s.sailed[ship]
            )
            for ship, at in enumerate(s.ship_at)
            if at != NOWHERE
        },
        gold={KINGDOM.words[kingdom]: gold for kingdom, gold in enumerate(s.gold) if gold},
        collapsed=_words(ZONE, s.collapsed),
        treasures={
            TREASURE.words[treasure]: _write_treasure(s, treasure)
            for treasure, carrier in enumerate(s.carrier)
            if carrier >= 0 or carrier == DROPPED
        },
        wounded=s.wounded,
        scroll_pile=_words(SCROLL, s.scroll_pile),
        scrolls_gone=_words(SCROLL, s.scrolls_gone),
        treasure_pile=_words(TREASURE, s.treasure_pile),
        companion_pile=_words(COMPANION, s.companion_pile),
        companions_gone=_words(COMPANION, bits(s.gone)),
        prophecy_pile=_words(PROPHECY, s.prophecy_pile),
        quest_pile=_words(QUEST, s.quest_pile),
        quest=_word(QUEST, s.quest),
        turn=_write_turn(s),
        fight=None if s.fight is None else _write_fight(s.fight),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _word(domain: Domain, index: int) -> str | None:
    return None if index < 0 else domain.words[index]


def _words(domain: Domain, members: Iterable[int]) -> Words:
    return tuple(domain.words[member] for member in members)


def seat_name(s: World, seat: int) -> str:
    """A seat is called by the first people that it leads."""
    return PEOPLE.words[s.peoples[seat]]


def _knowers(s: World, seats: int) -> Words:
    return tuple(seat_name(s, seat) for seat in bits(seats))


def _write_lands(s: World, owner: int) -> dict[str, int]:
    return {TERRITORY.words[land]: s.units[land] for land in s.lands_of(owner)}


def _write_tools(row: Sequence[int], people: int) -> dict[str, int]:
    own = row[people * TOOLS : (people + 1) * TOOLS]
    return {TOOL.words[tool]: count for tool, count in enumerate(own) if count}


def _write_people(s: World, people: int) -> People:
    def flagged(column: int) -> bool:
        return bool(column >> people & 1)

    party = Party(
        _word(SPACE, s.party_at[people]),
        s.party_units[people],
        _words(COMPANION, s.companions[people]),
        _write_tools(s.tools, people),
    )
    captive = Party(
        None,
        s.captive_units[people],
        _words(COMPANION, s.captive_companions[people]),
        _write_tools(s.captive_tools, people),
    )
    return People(
        mana=s.mana[people],
        out=flagged(s.out),
        order=ORDER.words[s.orders[people]],
        lands=_write_lands(s, people),
        party=None if party == Party() else party,
        captive=None if captive == Party() else captive,
        pieces={
            PIECE.words[piece]: None if place == UNKNOWN else PLACE.words[place]
            for piece, place in enumerate(s.place[people])
            if place != NOWHERE
        },
        shown=_words(PIECE, bits(s.shown[people])),
        marked=_words(PLACE, s.veiled[people]),
        hidden_treasures=s.veiled_treasures[people],
        spells={
            PIECE.words[wizard]: _words(SPELL, (s.table.books[people][number] for number in bits(known)))
            for wizard, known in enumerate(s.spells[people * WIZARDS : (people + 1) * WIZARDS], WIZARD_1)
            if known
        },
        scrolls=tuple(Card(_word(SCROLL, card), _knowers(s, known)) for card, known in s.hands[people]),
        prophecies=tuple(_word(PROPHECY, card) for card in s.prophecies[people]),
        store=_write_tools(s.store, people),
        equipped=flagged(s.equipped),
        stride=flagged(s.stride),
        fog=flagged(s.fog),
        lost=flagged(s.lost),
    )


def _write_treasure(s: World, treasure: int) -> Treasure:
    carrier = s.carrier[treasure]
    known = _knowers(s, s.known[treasure])
    if carrier < 0:
        return Treasure(known_to=known)
    return Treasure(PEOPLE.words[carrier // PIECES], PIECE.words[carrier % PIECES], known)


def _write_turn(s: World) -> Turn:
    return Turn(
        bought=s.bought,
        bought_ships=s.bought_ships,
        surplus=s.surplus,
        purse=s.purse,
        forged=s.forged,
        done=s.done,
        sneaked=_words(TERRITORY, bits(s.sneaked)),
        walls=tuple((TERRITORY.words[one], TERRITORY.words[other]) for one, other in s.walls),
        entering=s.entering,
        worn={PLACE.words[place]: Worn(*worn) for place, worn in sorted(s.worn.items())},
        moved=_words(PIECE, bits(s.pieces_moved)),
        fought=_words(PIECE, bits(s.pieces_fought)),
        marched=_words(PIECE, bits(s.pieces_marched)),
        teleported=_words(PIECE, bits(s.teleported)),
        beamed=_words(PIECE, bits(s.beamed)),
    )


def _write_fight(fight: fights.Fight) -> Fight:
    def pair(column: list[int]) -> Pair:
        return column[0], column[1]

    def pieces(column: list[int]) -> tuple[Words, Words]:
        return _words(PIECE, bits(column[0])), _words(PIECE, bits(column[1]))

    return Fight(
        kind=COMBAT.words[fight.kind],
        zone=ZONE.words[fight.zone],
        attacker=SIDE.words[fight.attacker],
        defender=SIDE.words[fight.defender],
        round=fight.round,
        hits=pair(fight.hits),
        frenzy=pair(fight.frenzy),
        poison=pair(fight.poison),
        struck=pieces(fight.struck),
        whirling=pieces(fight.whirling),
        bound=pieces(fight.bound),
        read=pair(fight.read),
        unhurt=pair(fight.unhurt),
        cursed=pair(fight.cursed),
        shots=_words(COMPANION, bits(fight.shots)),
        once=fight.once,
        loot=(_words(TREASURE, fight.loot[0]), _words(TREASURE, fight.loot[1])),
        charming=fight.charming,
        dice=(fight.dice[0], fight.dice[1]),
        tas=fight.tas,
        beasts=None if fight.beasts is None else _write_beasts(fight.beasts),
    )


def _write_beasts(beasts: fights.Beasts) -> Beasts:
    return Beasts(
        MONSTER.words[beasts.monster], beasts.count, beasts.attack, beasts.defence, beasts.hits, beasts.traits,
        beasts.captures, beasts.wounds, beasts.asleep, beasts.then, beasts.lair,
    )  # fmt: skip


# --- reading --------------------------------------------------------------------------------------


def read(s: World, data: object) -> World:
    """Fill an empty world from a document; ``SaveError`` names the field that is wrong."""
    position = convert(data, Position, "position", SaveError)
    _read_order(s, position)
    for name, given in position.peoples.items():
        _read_people(s, PEOPLE.find(name), given, f"position.peoples.{name}")
    _read_lands(s, NEUTRAL, position.neutral, "position.neutral")
    s.survey()
    _read_world(s, position)
    _read_treasures(s, position)
    _read_piles(s, position)
    _read_turn(s, position.turn, "position.turn")
    if position.fight is not None:
        s.fight = _read_fight(position.fight, "position.fight")
    check(s)
    return s


def _find(domain: Domain, word: str | None, at: str) -> int:
    if word is None:
        return NOBODY
    try:
        return domain.find(word)
    except NotationError as error:
        raise SaveError(at, str(error)) from None


def _find_all(domain: Domain, words: Iterable[str], at: str) -> tuple[int, ...]:
    return tuple(_find(domain, word, at) for word in words)


def _find_set(domain: Domain, words: Iterable[str], at: str) -> int:
    return mask_of(_find_all(domain, words, at))


def _read_order(s: World, position: Position) -> None:
    """Who sits where, and whose turn it is."""
    s.peoples = _find_all(PEOPLE, position.order, "position.order")
    needed = s.players * s.table.peoples_each
    if len(set(s.peoples)) != len(s.peoples) or len(s.peoples) > needed or (position.round and len(s.peoples) < needed):
        raise SaveError("position.order", f"names {needed} peoples, each once (DL-2.1)")
    if set(position.peoples) != set(position.order):
        raise SaveError("position.peoples", f"must be {', '.join(position.order) or 'empty'}, as in the order")
    leader = [NOBODY] * PEOPLES
    for place, people in enumerate(s.peoples):
        leader[people] = place % s.players
    s.leader = tuple(leader)
    s.round = position.round
    s.active = _find_people(s, position.active, "position.active")
    s.first = _find_people(s, position.first, "position.first")
    if s.round and s.first == NOBODY:
        s.first = BARBARIANS if BARBARIANS in s.peoples else s.peoples[0]
    s.phase = _find(PHASE, position.phase, "position.phase")


def _find_people(s: World, word: str | None, at: str) -> int:
    people = _find(PEOPLE, word, at)
    if people != NOBODY and people not in s.peoples:
        raise SaveError(at, f"{word} do not play: {', '.join(_words(PEOPLE, s.peoples))}")
    return people


def _find_seats(s: World, words: Iterable[str], at: str) -> int:
    return mask_of(s.leader[_find_people(s, word, at)] for word in words)


def _read_lands(s: World, owner: int, lands: dict[str, int], at: str) -> None:
    for name, units in lands.items():
        land = _find(TERRITORY, name, at)
        if s.owner[land] != NOBODY:
            raise SaveError(at, f"{name} is held by {SIDE.words[s.owner[land]]} already (DL-1.16)")
        s.owner[land], s.units[land] = owner, units
    s.survey()


def _read_people(s: World, people: int, given: People, at: str) -> None:
    bit = 1 << people
    s.mana[people] = given.mana
    s.out |= bit * given.out
    s.equipped |= bit * given.equipped
    s.stride |= bit * given.stride
    s.fog |= bit * given.fog
    s.lost |= bit * given.lost
    s.orders[people] = _find(ORDER, given.order, f"{at}.order")
    _read_lands(s, people, given.lands, f"{at}.lands")
    _read_parties(s, people, given, at)
    for name, place in given.pieces.items():
        piece = _find(PIECE, name, f"{at}.pieces")
        s.place[people][piece] = UNKNOWN if place is None else _find(PLACE, place, f"{at}.pieces.{name}")
    s.shown[people] = _find_set(PIECE, given.shown, f"{at}.shown")
    marked = tuple(sorted(_find_all(PLACE, given.marked, f"{at}.marked")))
    s.veiled = (*s.veiled[:people], marked, *s.veiled[people + 1 :])
    s.veiled_treasures = (
        *s.veiled_treasures[:people], given.hidden_treasures, *s.veiled_treasures[people + 1 :],
    )  # fmt: skip
    _read_spells(s, people, given.spells, f"{at}.spells")
    s.set_hand(
        people,
        tuple(
            (UNKNOWN if card.scroll is None else _find(SCROLL, card.scroll, f"{at}.scrolls[{number}].scroll"),
             _find_seats(s, card.known_to, f"{at}.scrolls[{number}].known_to"))
            for number, card in enumerate(given.scrolls)
        ),
    )  # fmt: skip
    prophecies = [UNKNOWN if card is None else _find(PROPHECY, card, f"{at}.prophecies") for card in given.prophecies]
    s.set_prophecies(people, tuple(sorted(prophecies)))


def _read_parties(s: World, people: int, given: People, at: str) -> None:
    _read_tools(s.store, people, given.store, f"{at}.store")
    if given.party is not None:
        s.party_at[people] = _find(SPACE, given.party.at, f"{at}.party.at")
        s.party_units[people] = given.party.units
        s.set_company(people, _find_all(COMPANION, given.party.companions, f"{at}.party.companions"))
        _read_tools(s.tools, people, given.party.tools, f"{at}.party.tools")
    if given.captive is not None:
        if given.captive.at is not None:
            raise SaveError(f"{at}.captive.at", "a captured party is nowhere (DL-20.35)")
        s.captive_units[people] = given.captive.units
        s.set_captive_company(people, _find_all(COMPANION, given.captive.companions, f"{at}.captive.companions"))
        _read_tools(s.captive_tools, people, given.captive.tools, f"{at}.captive.tools")


def _read_tools(row: list[int], people: int, tools: dict[str, int], at: str) -> None:
    for name, count in tools.items():
        row[people * TOOLS + _find(TOOL, name, at)] = count


def _read_spells(s: World, people: int, spells: dict[str, Words], at: str) -> None:
    book = s.table.books[people]
    for name, known in spells.items():
        wizard = _find(PIECE, name, at)
        if not WIZARD_1 <= wizard <= WIZARD_3:
            raise SaveError(at, f"{name} is no Wizard (DL-10.11)")
        for word in known:
            spell = _find(SPELL, word, f"{at}.{name}")
            if spell not in book:
                raise SaveError(f"{at}.{name}", f"{word} is not in the book: {', '.join(_words(SPELL, book))}")
            s.spells[people * WIZARDS + wizard - WIZARD_1] |= 1 << book.index(spell)


def _read_world(s: World, position: Position) -> None:
    for name, guests in position.guests.items():
        s.guests[_find(ZONE, name, "position.guests")] = (guests.walked, guests.beamed)
    for name, ship in position.ships.items():
        number = _find(SHIP, name, "position.ships")
        s.ship_at[number] = _find(ZONE, ship.at, f"position.ships.{name}.at")
        s.ship_owner[number] = _find_people(s, ship.owner, f"position.ships.{name}.owner")
        s.ship_units[number] = ship.units
        s.sailed[number] = ship.sailed
    for name, gold in position.gold.items():
        s.gold[_find(KINGDOM, name, "position.gold")] = gold
    s.collapsed = _find_all(ZONE, position.collapsed, "position.collapsed")


def _read_treasures(s: World, position: Position) -> None:
    for name, given in position.treasures.items():
        at = f"position.treasures.{name}"
        treasure = _find(TREASURE, name, "position.treasures")
        s.known[treasure] = _find_seats(s, given.known_to, f"{at}.known_to")
        if (given.people is None) != (given.bearer is None):
            raise SaveError(at, "a bearer is a piece of a people: both are named, or neither")
        s.carrier[treasure] = DROPPED
        if given.people is not None:
            people = _find_people(s, given.people, f"{at}.people")
            s.carrier[treasure] = people * PIECES + _find(PIECE, given.bearer, f"{at}.bearer")
    s.treasure_pile = _find_all(TREASURE, position.treasure_pile, "position.treasure_pile")
    for treasure in s.treasure_pile:
        if s.carrier[treasure] != IN_DECK:
            raise SaveError("position.treasure_pile", f"{TREASURE.words[treasure]} lies there twice, or is borne")
        s.carrier[treasure] = IN_PILE


def _read_piles(s: World, position: Position) -> None:
    s.scroll_pile = _find_all(SCROLL, position.scroll_pile, "position.scroll_pile")
    s.scrolls_gone = _find_all(SCROLL, position.scrolls_gone, "position.scrolls_gone")
    s.companion_pile = _find_all(COMPANION, position.companion_pile, "position.companion_pile")
    s.gone = _find_set(COMPANION, position.companions_gone, "position.companions_gone")
    s.wounded = position.wounded
    s.prophecy_pile = _find_all(PROPHECY, position.prophecy_pile, "position.prophecy_pile")
    s.quest_pile = _find_all(QUEST, position.quest_pile, "position.quest_pile")
    s.quest = _find(QUEST, position.quest, "position.quest")


def _read_turn(s: World, turn: Turn, at: str) -> None:
    s.bought = turn.bought
    s.bought_ships = turn.bought_ships
    s.surplus = turn.surplus
    s.purse = turn.purse
    s.forged = turn.forged
    s.done = turn.done
    s.sneaked = _find_set(TERRITORY, turn.sneaked, f"{at}.sneaked")
    s.walls = tuple(
        (_find(TERRITORY, one, f"{at}.walls"), _find(TERRITORY, other, f"{at}.walls")) for one, other in turn.walls
    )
    s.entering = turn.entering
    for name, worn in turn.worn.items():
        s.worn[_find(PLACE, name, f"{at}.worn")] = (worn.moved, worn.fought, worn.marched)
    s.pieces_moved = _find_set(PIECE, turn.moved, f"{at}.moved")
    s.pieces_fought = _find_set(PIECE, turn.fought, f"{at}.fought")
    s.pieces_marched = _find_set(PIECE, turn.marched, f"{at}.marched")
    s.teleported = _find_set(PIECE, turn.teleported, f"{at}.teleported")
    s.beamed = _find_set(PIECE, turn.beamed, f"{at}.beamed")


def _read_fight(given: Fight, at: str) -> fights.Fight:
    def pieces(name: str, sides: tuple[Words, Words]) -> list[int]:
        return [_find_set(PIECE, side, f"{at}.{name}") for side in sides]

    fight = fights.Fight(
        _find(COMBAT, given.kind, f"{at}.kind"),
        _find(ZONE, given.zone, f"{at}.zone"),
        _find(SIDE, given.attacker, f"{at}.attacker"),
        _find(SIDE, given.defender, f"{at}.defender"),
        None if given.beasts is None else _read_beasts(given.beasts, f"{at}.beasts"),
    )
    fight.round = given.round
    fight.hits = list(given.hits)
    fight.frenzy = list(given.frenzy)
    fight.poison = list(given.poison)
    fight.struck = pieces("struck", given.struck)
    fight.whirling = pieces("whirling", given.whirling)
    fight.bound = pieces("bound", given.bound)
    fight.read = list(given.read)
    fight.unhurt = list(given.unhurt)
    fight.cursed = list(given.cursed)
    fight.shots = _find_set(COMPANION, given.shots, f"{at}.shots")
    fight.once = given.once
    fight.loot = [_find_all(TREASURE, side, f"{at}.loot") for side in given.loot]
    fight.charming = given.charming
    fight.dice = list(given.dice)
    fight.tas = given.tas
    return fight


def _read_beasts(given: Beasts, at: str) -> fights.Beasts:
    return fights.Beasts(
        _find(MONSTER, given.monster, f"{at}.monster"), given.count, given.attack, given.defence, given.hits,
        given.traits, given.captures, given.wounds, given.asleep, given.then, given.lair,
    )  # fmt: skip
