"""A position as a document that people can read and edit.

Peoples are named in the order in which they sit, and a seat is called by the first people that it leads. Units are
counted with the pieces among them. What is left in the decks, of the tools and of the ships is not written: it is what
the components have left, so it cannot be wrong. What somebody may not know is null.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from meadhall.games.dragon_lords import fight as fights
from meadhall.games.dragon_lords.checks import WIZARDS
from meadhall.games.dragon_lords.checks import check as check
from meadhall.games.dragon_lords.facts import NEUTRAL, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.messages import SIDE
from meadhall.games.dragon_lords.state import DROPPED, IN_DECK, IN_PILE, DragonLordsState
from meadhall.games.dragon_lords.words import (
    ASK_ALWAYS,
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
    PURCHASE,
    QUEST,
    SCROLL,
    SHIP,
    SHIPS,
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
from meadhall.kernel.document import (
    COMPACT,
    NEEDED,
    By,
    Column,
    Flag,
    Many,
    Map,
    Nested,
    Number,
    OrNull,
    Part,
    Plain,
    Record,
    RowsBy,
    Set,
    Special,
    Text,
    Thing,
    Tuple,
    Word,
    YesNo,
    find,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import bits

COMBAT = Domain("combat", ["land", "sea", "quest", "parties"])
"""Where a combat is fought."""

# --- kinds ----------------------------------------------------------------------------------------


class Name(Word):
    """A word in a list."""

    hint = Text(40).hint


class Playing(Word):
    """A people that takes part."""

    def __init__(self) -> None:
        super().__init__(PEOPLE)

    def read(self, s: DragonLordsState, given: str, at: str) -> int:
        people = find(PEOPLE, given, at)
        if people not in s.peoples:
            raise SaveError(at, f"{given} do not play: {_list(PEOPLE, s.peoples)}")
        return people


class Seat(Playing):
    """A seat, called by the first people that it leads."""

    hint = Name.hint

    def write(self, s: DragonLordsState, value: int) -> str:
        return PEOPLE.words[s.peoples[value]]

    def read(self, s: DragonLordsState, given: str, at: str) -> int:
        return s.leader[super().read(s, given, at)]


Count = Number(0, 9999)
Some = Number(1, 9999)
Change = Number(-9, 9)
Deeds = Many(Text(40))
Pieces = Set(Name(PIECE))
Seats = Set(Seat())
SomePeople = OrNull(Playing(), NOBODY)
Tools = By(TOOL, Some)


def _list(domain: Domain, members: Iterable[int]) -> str:
    return ", ".join(domain.words[member] for member in members)


# --- peoples --------------------------------------------------------------------------------------


def get_lands(s: DragonLordsState, people: int | None) -> dict[int, int]:
    """Units by territory: those of a people or, where the part is not about one, neutral ones."""
    return {land: s.units[land] for land in s.lands_of(NEUTRAL if people is None else people)}


def put_lands(s: DragonLordsState, people: int | None, units: dict[int, int], at: str) -> None:
    for land, count in units.items():
        if s.owner[land] != NOBODY:
            name, holder = TERRITORY.words[land], SIDE.words[s.owner[land]]
            raise SaveError(at, f"{name} is held by {holder} already (DL-1.16)")
        s.owner[land], s.units[land] = NEUTRAL if people is None else people, count


def get_pieces(s: DragonLordsState, people: int) -> tuple[int, ...]:
    return s.place[people]


def put_pieces(s: DragonLordsState, people: int, places: list[int], at: str) -> None:
    s.set_places(people, places)


def get_spells(s: DragonLordsState, people: int) -> dict[int, list[int]]:
    """By Wizard, spells of the people's book."""
    book = s.facts.books[people]
    known = s.spells[people * WIZARDS : (people + 1) * WIZARDS]
    return {wizard: [book[number] for number in bits(one)] for wizard, one in enumerate(known, WIZARD_1) if one}


def put_spells(s: DragonLordsState, people: int, spells: dict[int, tuple[int, ...]], at: str) -> None:
    book = s.facts.books[people]
    for wizard, known in spells.items():
        name = PIECE.words[wizard]
        if not WIZARD_1 <= wizard <= WIZARD_3:
            raise SaveError(at, f"{name} is no Wizard (DL-10.11)")
        for spell in known:
            if spell not in book:
                raise SaveError(f"{at}.{name}", f"{SPELL.words[spell]} is not in the book: {_list(SPELL, book)}")
            s.spells[people * WIZARDS + wizard - WIZARD_1] |= 1 << book.index(spell)


def put_nowhere(s: DragonLordsState, people: int, space: str | None, at: str) -> None:
    if space is not None:
        raise SaveError(at, "a captured party is nowhere (DL-20.35)")


Party = Part(
    COMPACT,
    at=Column(OrNull(Word(SPACE), NOWHERE), "party_at"),
    units=Column(Count, "party_units"),
    companions=Column(Many(Name(COMPANION))),
    tools=Column(Tools, wide=TOOLS),
)
"""A quest party in the Wastelands."""

Captive = Part(
    COMPACT,
    at=Special(Plain(str | None, default=None), lambda s, people: None, put_nowhere),
    units=Column(Count, "captive_units"),
    companions=Column(Many(Name(COMPANION)), "captive_companions"),
    tools=Column(Tools, "captive_tools", wide=TOOLS),
)
"""A captured one, which is in no space."""

Scroll = Record(COMPACT, scroll=OrNull(Word(SCROLL), UNKNOWN), known_to=Seats)
"""A card in a hand."""

People = Part(
    COMPACT,
    mana=Column(Count),
    out=Column(Flag()),  # out of the game: what is left of its units is vanquished
    order=Column(Word(ORDER, default=ASK_ALWAYS), "orders"),  # what it answers in the turns of others
    lands=Special(Map(TERRITORY, Some), get_lands, put_lands),
    party=Nested(Party, or_null=True),
    captive=Nested(Captive, or_null=True),
    # Where its marked units and DragonLords are.
    pieces=Special(By(PIECE, OrNull(Word(PLACE), UNKNOWN), empty=NOWHERE), get_pieces, put_pieces),
    shown=Column(Pieces),  # pieces that lie open
    marked=Column(Many(Name(PLACE), in_order=True), "veiled"),  # units whose counters the viewer does not know
    hidden_treasures=Column(Count, "veiled_treasures"),  # how many it bears that the viewer does not know
    spells=Special(Map(PIECE, Many(Name(SPELL))), get_spells, put_spells),
    scrolls=Column(Many(Scroll, in_order=True), "hands"),
    prophecies=Column(Many(OrNull(Word(PROPHECY), UNKNOWN), in_order=True)),
    store=Column(Tools, wide=TOOLS),  # tools in its Kingdom
    equipped=Column(Flag()),  # its first party has set out
    stride=Column(Flag()),  # its next move is chosen instead of rolled
    fog=Column(Flag()),  # its next move is one space
    lost=Column(Flag()),  # it has lost a party in this turn
)
"""What belongs to one people."""


# --- the turn and the combat ----------------------------------------------------------------------

Turn = Part(
    COMPACT,
    bought=Column(Count),
    bought_ships=Column(Count),
    surplus=Column(Count),  # units on their way home from the Wastelands
    purse=Column(Count),  # quest gold of a people without a Kingdom
    forged=Column(Count),  # treasures to be given to units
    done=Column(Deeds),  # what can be done once in a turn
    sneaked=Column(Set(Name(TERRITORY))),  # territories that were sneak attacked
    walls=Column(Many(Tuple(Word(TERRITORY), Word(TERRITORY)))),  # borders with a wall of fire
    entering=Column(YesNo()),  # the party still stands before its village
    # Plain units of the active people at a place, and pieces, by what they have done.
    worn=Column(Map(PLACE, Record(COMPACT, moved=Count, fought=Count, marched=Count))),
    moved=Column(Pieces, "pieces_moved"),
    fought=Column(Pieces, "pieces_fought"),
    marched=Column(Pieces, "pieces_marched"),
    teleported=Column(Pieces),
    beamed=Column(Pieces),  # pieces among the guests that cannot retreat
)
"""What has been done in this turn."""

Beasts = Part(
    COMPACT,
    monster=Column(Word(MONSTER)),
    count=Column(Count, default=NEEDED),
    attack=Column(Count, default=NEEDED),
    defence=Column(Count, default=NEEDED),
    hits=Column(Some, default=NEEDED),
    traits=Column(Deeds),
    captures=Column(YesNo()),
    wounds=Column(Count),
    asleep=Column(YesNo()),
    then=Column(Number(-1, default=-1)),
    lair=Column(YesNo()),
)

# Pairs are for the attacker and the defender.
Counts = Tuple(Count, Count, default=(0, 0))
PiecesOfBoth = Tuple(Pieces, Pieces, default=((), ()))
Treasures = Many(Name(TREASURE))
Dice = Many(Some)

Fight = Part(
    COMPACT,
    kind=Column(Word(COMBAT)),
    zone=Column(Word(ZONE)),
    attacker=Column(Word(SIDE)),
    defender=Column(Word(SIDE)),
    round=Column(Count),
    hits=Column(Counts),
    frenzy=Column(Counts),
    poison=Column(Counts),
    struck=Column(PiecesOfBoth),
    whirling=Column(PiecesOfBoth),
    bound=Column(PiecesOfBoth),
    read=Column(Counts),
    unhurt=Column(Counts),
    cursed=Column(Counts),
    shots=Column(Set(Name(COMPANION))),
    once=Column(Deeds),
    loot=Column(Tuple(Treasures, Treasures, default=((), ()))),
    charming=Column(YesNo()),
    dice=Column(Tuple(Dice, Dice, default=((), ()))),
    # What each side adds to its Attack numbers in this round, once that has been worked out.
    tas=Column(OrNull(Tuple(Change, Change), None)),
    beasts=Column(OrNull(Thing(Beasts, lambda: fights.Beasts(0, 0, 0, 0, 0)), None)),
)
"""A combat while it lasts."""


# --- the world ------------------------------------------------------------------------------------

Ship = Part(
    COMPACT,
    at=Column(Word(ZONE), "ship_at"),  # a sea zone, or the territory or village in whose harbour it lies
    owner=Column(SomePeople, "ship_owner"),
    units=Column(Count, "ship_units"),
    sailed=Column(Count),
)

Borne = Record(COMPACT, people=SomePeople, bearer=OrNull(Word(PIECE), NOBODY), known_to=Seats)
"""A treasure that is in play: who bears it, and who knows that. One that a fallen bearer has left is nobody's."""


def get_treasures(s: DragonLordsState, row: None) -> dict[int, tuple[int, int, int]]:
    """By treasure, the people, the piece and the seats."""
    found = {}
    for treasure, carrier in enumerate(s.carrier):
        if carrier >= 0:
            found[treasure] = (carrier // PIECES, carrier % PIECES, s.known[treasure])
        elif carrier == DROPPED:
            found[treasure] = (NOBODY, NOBODY, s.known[treasure])
    return found


def put_treasures(s: DragonLordsState, row: None, borne: dict[int, tuple[int, int, int]], at: str) -> None:
    for treasure, (people, bearer, known) in borne.items():
        if (people == NOBODY) != (bearer == NOBODY):
            name = TREASURE.words[treasure]
            raise SaveError(f"{at}.{name}", "a bearer is a piece of a people: both are named, or neither")
        s.set_carrier(treasure, DROPPED if people == NOBODY else people * PIECES + bearer)
        s.set_known(treasure, known)


def put_treasure_pile(s: DragonLordsState, row: None, pile: tuple[int, ...], at: str) -> None:
    s.treasure_pile = pile
    for treasure in pile:
        if s.carrier[treasure] != IN_DECK:
            raise SaveError(at, f"{TREASURE.words[treasure]} lies there twice, or is borne")
        s.set_carrier(treasure, IN_PILE)


def put_order(s: DragonLordsState, row: None, peoples: tuple[int, ...], at: str) -> None:
    """Who sits where."""
    needed = s.players * s.facts.peoples_each
    if len(set(peoples)) != len(peoples) or len(peoples) > needed or (s.round and len(peoples) < needed):
        raise SaveError(at, f"names {needed} peoples, each once (DL-2.1)")
    leader = [NOBODY] * PEOPLES
    for place, people in enumerate(peoples):
        leader[people] = place % s.players
    s.peoples, s.leader = peoples, tuple(leader)


def check_peoples(s: DragonLordsState, row: None, names: Collection[str], at: str) -> None:
    if sorted(name.lower() for name in names) != sorted(PEOPLE.words[people] for people in s.peoples):
        raise SaveError(at, f"must be {_list(PEOPLE, s.peoples) or 'empty'}, as in the order")


Position = Part(
    round=Column(Count, default=NEEDED),
    # The peoples clockwise. With two peoples each the seats take turns.
    order=Special(Many(Name(PEOPLE)), lambda s, row: s.peoples, put_order, default=NEEDED),
    peoples=RowsBy(PEOPLE, People, lambda s, row: s.peoples, check_peoples),
    active=Column(SomePeople),
    phase=Column(Word(PHASE, default=PURCHASE)),
    first=Column(SomePeople),
    neutral=Special(Map(TERRITORY, Some), get_lands, put_lands),
    # Units of the active people among enemies: those who walked or landed, and those who came by magic.
    guests=Column(Map(ZONE, Record(COMPACT, walked=Count, beamed=Count))),
    ships=RowsBy(SHIP, Ship, lambda s, row: [ship for ship in range(SHIPS) if s.ship_at[ship] != NOWHERE], default={}),
    gold=Column(By(KINGDOM, Some)),
    collapsed=Column(Many(Name(ZONE))),
    treasures=Special(Map(TREASURE, Borne), get_treasures, put_treasures),
    wounded=Column(Count),  # hit points that Grendl has lost
    # The cards under a deck, the uppermost first; so with the other piles.
    scroll_pile=Column(Many(Name(SCROLL))),
    scrolls_gone=Column(Many(Name(SCROLL))),
    treasure_pile=Special(Treasures, lambda s, row: s.treasure_pile, put_treasure_pile),
    companion_pile=Column(Many(Name(COMPANION))),
    companions_gone=Column(Set(Name(COMPANION)), "gone"),
    prophecy_pile=Column(Many(Name(PROPHECY))),
    quest_pile=Column(Many(Name(QUEST))),
    quest=Column(OrNull(Word(QUEST), NOBODY)),  # the quest card that is being read
    turn=Nested(Turn),
    fight=Column(OrNull(Thing(Fight, lambda: fights.Fight(0, 0, 0, 0)), None)),
)


def write(s: DragonLordsState) -> dict[str, Any]:
    return Position.to_data(s)


def read(s: DragonLordsState, data: object) -> DragonLordsState:
    """Fill an empty world from a document; ``SaveError`` names the field that is wrong."""
    Position.from_data(s, data, "position")
    if s.round and s.first == NOBODY:
        s.first = BARBARIANS if BARBARIANS in s.peoples else s.peoples[0]
    s.survey()
    check(s)
    return s
