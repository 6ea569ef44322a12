"""A position as a document that people can read and edit.

Stocks are not written: Trolls in the supply, Gnomes in the supply and the strengths still to be found are what is left
of the components, so they cannot be wrong. What somebody may not know is null.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from meadhall.games.mountain_king.checks import TILE_ON, check, count
from meadhall.games.mountain_king.facts import MOST_GNOMES, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, IN_DECK, SHOWN, MountainKingState, replaced
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CAVERNS,
    CELL,
    CHAMPION,
    CLAN,
    FACTION,
    FIRST_LAIR,
    HALL,
    PAIR,
    PLANK_TILE,
    SYMBOL,
    WIDTH,
)
from meadhall.kernel.document import (
    COMPACT,
    NEEDED,
    By,
    Column,
    Many,
    Nth,
    Number,
    OrNull,
    Part,
    Plain,
    Record,
    RowsBy,
    Set,
    Special,
    Tuple,
    Word,
    find,
)
from meadhall.kernel.errors import SaveError

WHY_NOT_LAID = {"apart": "lies apart (MK-3.6)", "elder": "hides an Elder (MK-3.7)", "size": "is too far out (MK-3.10)"}

# --- kinds ----------------------------------------------------------------------------------------


class Colour(Word):
    """The colour of a seat."""

    def __init__(self, default: int | None = None) -> None:
        super().__init__(FACTION, default)

    def read(self, s: MountainKingState, given: str, at: str) -> int:
        seat = find(FACTION, given, at)
        if seat >= s.players:
            raise SaveError(at, f"{given} does not play: {', '.join(FACTION.words[: s.players])}")
        return seat


class Token(Record):
    """Something with what is known of it. What is wrong with one is named by the field where all of them lie."""

    precise = False


Count = Number(0, 99)
Points = Number(0, 9999)
Some = Number(1, 9999)
Seats = Set(Colour())
SomeClan = OrNull(Word(CLAN), NOBODY)
Leaders = Many(Tuple(Colour(), Some))
"""Who has how many, from the leader down."""
Strengths = Tuple(Count, Count, Count)
"""How many tokens of strength 1, 2 and 3."""

# --- seats ----------------------------------------------------------------------------------------


def get_tile(s: MountainKingState, champion: int) -> str | None:
    tile = s.tiles[champion]
    return None if tile == NOWHERE else TILE_ON[champion].words[tile]


def put_tile(s: MountainKingState, champion: int, word: str | None, at: str) -> None:
    if word is not None:
        if champion not in TILE_ON:
            raise SaveError(at, f"{CHAMPION.words[champion]} has no tile (MK-12.15)")
        s.tiles = replaced(s.tiles, champion, find(TILE_ON[champion], word, at))


Champion = Part(
    COMPACT,
    pawn=Column(OrNull(Word(CAVERN), NOWHERE)),  # the cavern where its pawn stands
    claws=Column(Count),  # claws covered in this Wave
    tile=Special(Plain(str | None, default=None), get_tile, put_tile),  # the Hall, cavern or Clan with its tile
)
"""A Champion that somebody holds."""


def get_champions(s: MountainKingState, seat: int) -> list[int]:
    return [champion for champion, holder in enumerate(s.holder) if holder == seat]


def put_champions(s: MountainKingState, seat: int, names: Collection[str], at: str) -> None:
    for name in names:
        champion = find(CHAMPION, name, at)
        if s.holder[champion] != IN_DECK:
            raise SaveError(at, f"{name} is held twice")
        s.holder = replaced(s.holder, champion, seat)


def get_lairs(s: MountainKingState, seat: int) -> int:
    return (s.lair[seat][0] - FIRST_LAIR) // 2 if s.lair[seat] else NOWHERE


def put_lairs(s: MountainKingState, seat: int, pair: int, at: str) -> None:
    if pair != NOWHERE:
        first = FIRST_LAIR + 2 * pair
        s.lair = (*s.lair[:seat], (first, first + 1), *s.lair[seat + 1 :])


def put_ancestry(s: MountainKingState, seat: int, cards: tuple[tuple[int, int], ...], at: str) -> None:
    ancestry = s.ancestry[seat]
    for card, cell in cards:
        if cell % WIDTH == WIDTH - 1 or cell // WIDTH == WIDTH - 1:
            raise SaveError(at, f"no card fits at {CELL.words[cell]}")
        wrong = ancestry.why_not(cell)
        if wrong:
            raise SaveError(at, f"{CARD.words[card]} at {CELL.words[cell]} {WHY_NOT_LAID[wrong]}")
        ancestry = ancestry.with_card(card, s.facts.cards[card], cell)
    s.ancestry = (*s.ancestry[:seat], ancestry, *s.ancestry[seat + 1 :])


def get_cubes(s: MountainKingState, seat: int) -> tuple[str, ...]:
    return tuple([SYMBOL.words[symbol] for symbol in s.cubes(seat)])


def put_later(s: MountainKingState, seat: int, names: tuple[str, ...], at: str) -> None:
    """What cubes can cover is known when everything else has been read: then ``read`` puts them."""


def put_cubes(s: MountainKingState, seat: int, names: tuple[str, ...], at: str) -> None:
    symbols = [find(SYMBOL, name, at) for name in names]
    for symbol in symbols:
        if symbol not in s.symbols[seat].spots:
            raise SaveError(at, f"{SYMBOL.words[symbol]} shows nothing to cover (MK-4.7)")
    s.covered[seat] = s.symbols[seat].mask(symbols)


Seat = Part(
    honour=Column(Points, "score"),
    supplies=Column(Count, "supply"),
    desperation=Column(Count),
    boost=Column(Count),  # spaces along the Boost track
    lairs=Special(OrNull(Nth(len(PAIR)), NOWHERE), get_lairs, put_lairs),  # the number of the pair
    trolls=Column(By(CAVERN, Some), wide=CAVERNS),
    champions=RowsBy(CHAMPION, Champion, get_champions, put_champions, default={}),
    # Each card laid on the starting card with its upper left cell, in order.
    ancestry=Special(Many(Tuple(Word(CARD), Word(CELL))), lambda s, seat: s.ancestry[seat].laid, put_ancestry),
    # Covered symbols: cells of the Ancestry, or Champions.
    cubes=Special(Plain(tuple[str, ...], default=()), get_cubes, put_later),
    hand=Column(Many(OrNull(Word(CARD), UNKNOWN), in_order=True), "hands"),
    seen_by=Column(Seats, "hands_seen"),  # who has seen the hand
    offer=Column(Many(OrNull(Word(CHAMPION), UNKNOWN), in_order=True), "offers"),  # starting Champions to choose from
)
"""What lies before one player, and that player's pieces on the map."""


# --- the mountain ---------------------------------------------------------------------------------


def check_seats(s: MountainKingState, row: None, colours: Collection[str], at: str) -> None:
    needed = FACTION.words[: s.players]
    if set(colours) != set(needed):
        raise SaveError(at, f"must be {', '.join(needed)}, not {', '.join(colours) or 'empty'}")


def get_gone(s: MountainKingState, row: None) -> list[int]:
    return [champion for champion, holder in enumerate(s.holder) if holder == GONE]


def put_gone(s: MountainKingState, row: None, champions: tuple[int, ...], at: str) -> None:
    """While Champions are awarded, one that is gone may still lie in its place."""
    for champion in champions:
        if s.holder[champion] not in (IN_DECK, SHOWN):
            raise SaveError(at, f"{CHAMPION.words[champion]} is held or named twice")
        s.holder = replaced(s.holder, champion, GONE)


def get_display(s: MountainKingState, row: None) -> list[tuple[int, Standing]]:
    return [(champion, s.influence[slot]) for slot, champion in enumerate(s.display)]


def put_display(s: MountainKingState, row: None, shown: tuple[tuple[int, Standing], ...], at: str) -> None:
    if len(shown) > s.facts.display:
        raise SaveError(at, f"has {s.facts.display} places (MK-2.5)")
    for slot, (champion, influence) in enumerate(shown):
        if champion in s.display:
            raise SaveError(f"{at}[{slot}].champion", f"{CHAMPION.words[champion]} is shown twice")
        s.display = (*s.display, champion)
        s.influence[slot] = influence
        if s.holder[champion] == IN_DECK:
            s.holder = replaced(s.holder, champion, SHOWN)


Position = Part(
    wave=Column(Number(0, 3), default=NEEDED),
    seats=RowsBy(FACTION, Seat, lambda s, row: range(s.players), check_seats),
    start=Column(Colour(default=0)),
    active=Column(OrNull(Colour(), NOBODY)),
    gnomes=Column(By(CAVERN, Many(Token(strength=OrNull(Number(1, 3), 0), known_to=Seats)), empty=())),
    by_wheel=Column(Strengths, default=(0, 0, 0)),  # tokens by the Wheel
    # What everybody knows of tokens that lie face down although others have gone back into the supply: for each moment
    # when some did, how many could lie face down or in the supply then, less those shown since, and the tokens that lay
    # face down then, and at no such moment before, by cavern and number.
    mixed=Column(Many(Token(left=Strengths, since=Many(Tuple(Word(CAVERN), Nth(MOST_GNOMES)))))),
    wheel=Column(Count),  # the space of the Wheel pawn, counted from the star, which is 0
    swarm=Column(SomeClan),
    gates=Column(Many(Token(clan=SomeClan, known_to=Seats))),
    halls=Column(By(HALL, Points)),
    planks=Column(By(CLAN, Word(PLANK_TILE), empty=NOWHERE)),  # the Vote tile of each Clan
    votes=Column(By(CLAN, Leaders, empty=())),
    display=Special(Many(Record(champion=Word(CHAMPION), influence=Leaders)), get_display, put_display),
    gone=Special(Many(Word(CHAMPION)), get_gone, put_gone),  # Champions out of the game
    discards=Column(Many(Token(card=OrNull(Word(CARD), UNKNOWN), seen_by=Seats))),
    seizable=Column(Set(Word(CAVERN))),  # caverns that the action going on could seize
    marched=Column(Many(Word(CHAMPION))),  # Champions whose pawns moved in the latest Advance
    fallen=Column(Count),  # units that have fallen in the latest invasion
)


def write(s: MountainKingState) -> dict[str, Any]:
    return Position.to_data(s)


def read(s: MountainKingState, data: object) -> MountainKingState:
    """Fill an empty mountain from a document; ``SaveError`` names the field that is wrong."""
    given = Position.check(data, "position")
    Position.read(s, None, given, "position")
    count(s)
    for colour, seat in given.seats.items():
        put_cubes(s, FACTION.find(colour), seat.cubes, f"position.seats.{colour}.cubes")
    check(s)
    return s
