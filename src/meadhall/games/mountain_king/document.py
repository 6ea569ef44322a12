"""A position as a document that people can read and edit.

Stocks are not written: Trolls in the supply, Gnomes in the supply and the strengths still to be found are what is left
of the components, so they cannot be wrong. What somebody may not know is null.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.games.mountain_king.ancestry import Ancestry
from meadhall.games.mountain_king.checks import TILE_ON, check, count
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, IN_DECK, SHOWN, Mountain, replaced
from meadhall.games.mountain_king.table import MOST_GNOMES, NOBODY, NOWHERE
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
from meadhall.kernel.convert import convert
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.kernel.sets import bits, mask_of

Count = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=9999)]
Some = Annotated[int, Meta(ge=1, le=9999)]

WHY_NOT_LAID = {"apart": "lies apart (MK-3.6)", "elder": "hides an Elder (MK-3.7)", "size": "is too far out (MK-3.10)"}


class Champion(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A Champion that somebody holds."""

    pawn: str | None = None
    """The cavern where its pawn stands."""
    claws: Count = 0
    """Claws covered in this Wave."""
    tile: str | None = None
    """The Hall, cavern or Clan with its tile."""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player, and that player's pieces on the map."""

    honour: Many = 0
    supplies: Count = 0
    desperation: Count = 0
    boost: Count = 0
    """Spaces along the Boost track."""
    lairs: Annotated[int, Meta(ge=1, le=len(PAIR))] | None = None
    """The number of the pair."""
    trolls: dict[str, Some] = {}
    champions: dict[str, Champion] = {}
    ancestry: tuple[tuple[str, str], ...] = ()
    """Each card laid on the starting card with its upper left cell, in order."""
    cubes: tuple[str, ...] = ()
    """Covered symbols: cells of the Ancestry, or Champions."""
    hand: tuple[str | None, ...] = ()
    seen_by: tuple[str, ...] = ()
    """Who has seen the hand."""
    offer: tuple[str | None, ...] = ()
    """Starting Champions to choose from."""


class Gnome(msgspec.Struct, forbid_unknown_fields=True):
    strength: Annotated[int, Meta(ge=1, le=3)] | None = None
    known_to: tuple[str, ...] = ()


class Mixing(msgspec.Struct, forbid_unknown_fields=True):
    """A moment when tokens went back into the supply."""

    left: tuple[Count, Count, Count]
    """How many of strength 1, 2 and 3 could lie face down or in the supply then, less those shown since."""
    since: tuple[tuple[str, Annotated[int, Meta(ge=1, le=MOST_GNOMES)]], ...] = ()
    """Tokens that lay face down then, and at no such moment before: cavern and number."""


class Gate(msgspec.Struct, forbid_unknown_fields=True):
    clan: str | None = None
    known_to: tuple[str, ...] = ()


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """A Champion of the display, with the Influence on it from the leader down."""

    champion: str
    influence: tuple[tuple[str, Some], ...] = ()


class Discard(msgspec.Struct, forbid_unknown_fields=True):
    card: str | None = None
    seen_by: tuple[str, ...] = ()


class Position(msgspec.Struct, forbid_unknown_fields=True):
    wave: Annotated[int, Meta(ge=0, le=3)]
    seats: dict[str, Seat]
    start: str = FACTION.words[0]
    active: str | None = None
    gnomes: dict[str, tuple[Gnome, ...]] = {}
    by_wheel: tuple[Count, Count, Count] = (0, 0, 0)
    """Tokens by the Wheel, of strength 1, 2 and 3."""
    mixed: tuple[Mixing, ...] = ()
    """What everybody knows of tokens that lie face down although others have gone back into the supply."""
    wheel: Count = 0
    """The space of the Wheel pawn, counted from the star, which is 0."""
    swarm: str | None = None
    gates: tuple[Gate, ...] = ()
    halls: dict[str, Many] = {}
    planks: dict[str, str] = {}
    """The Vote tile of each Clan."""
    votes: dict[str, tuple[tuple[str, Some], ...]] = {}
    """By Clan, who has how many, from the leader down."""
    display: tuple[Shown, ...] = ()
    gone: tuple[str, ...] = ()
    """Champions out of the game."""
    discards: tuple[Discard, ...] = ()
    seizable: tuple[str, ...] = ()
    """Caverns that the action going on could seize."""
    marched: tuple[str, ...] = ()
    """Champions whose pawns moved in the latest Advance."""
    fallen: Count = 0
    """Units that have fallen in the latest invasion."""


# --- writing --------------------------------------------------------------------------------------


def write(s: Mountain) -> dict[str, Any]:
    position = Position(
        wave=s.wave,
        seats={FACTION.words[seat]: _write_seat(s, seat) for seat in range(s.players)},
        start=FACTION.words[s.start],
        active=_word(FACTION, s.active),
        gnomes={
            CAVERN.words[cavern]: tuple(Gnome(strength or None, _colours(known)) for strength, known in tokens)
            for cavern, tokens in enumerate(s.gnomes)
            if tokens
        },
        by_wheel=(s.by_wheel[0], s.by_wheel[1], s.by_wheel[2]),
        mixed=tuple(
            Mixing(left, tuple((CAVERN.words[cavern], token + 1) for cavern, token in tokens))
            for left, tokens in s.mixed
        ),
        wheel=s.wheel,
        swarm=_word(CLAN, s.swarm),
        gates=tuple(Gate(_word(CLAN, clan), _colours(known)) for clan, known in s.gates),
        halls={HALL.words[hall]: value for hall, value in enumerate(s.halls) if value},
        planks={CLAN.words[clan]: PLANK_TILE.words[tile] for clan, tile in enumerate(s.planks) if tile != NOWHERE},
        votes={CLAN.words[clan]: _write_standing(standing) for clan, standing in enumerate(s.votes) if standing},
        display=tuple(
            Shown(CHAMPION.words[champion], _write_standing(s.influence[slot]))
            for slot, champion in enumerate(s.display)
        ),
        gone=tuple(CHAMPION.words[champion] for champion, holder in enumerate(s.holder) if holder == GONE),
        discards=tuple(Discard(_word(CARD, card), _colours(seen)) for card, seen in s.discards),
        seizable=_words(CAVERN, bits(s.seizable)),
        marched=_words(CHAMPION, s.marched),
        fallen=s.fallen,
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _word(domain: Domain, index: int) -> str | None:
    return None if index < 0 else domain.words[index]


def _words(domain: Domain, members: Iterable[int]) -> tuple[str, ...]:
    return tuple(domain.words[member] for member in members)


def _colours(seats: int) -> tuple[str, ...]:
    return _words(FACTION, bits(seats))


def _write_standing(standing: Standing) -> tuple[tuple[str, int], ...]:
    return tuple((FACTION.words[seat], value) for seat, value in standing)


def _write_seat(s: Mountain, seat: int) -> Seat:
    trolls = s.trolls[seat * CAVERNS : (seat + 1) * CAVERNS]
    return Seat(
        honour=s.score[seat],
        supplies=s.supply[seat],
        desperation=s.desperation[seat],
        boost=s.boost[seat],
        lairs=(s.lair[seat][0] - FIRST_LAIR) // 2 + 1 if s.lair[seat] else None,
        trolls={CAVERN.words[cavern]: count for cavern, count in enumerate(trolls) if count},
        champions={
            CHAMPION.words[champion]: _write_champion(s, champion)
            for champion, holder in enumerate(s.holder)
            if holder == seat
        },
        ancestry=tuple((CARD.words[card], CELL.words[cell]) for card, cell in s.ancestry[seat].laid),
        cubes=_words(SYMBOL, s.cubes(seat)),
        hand=tuple(_word(CARD, card) for card in s.hands[seat]),
        seen_by=_colours(s.hands_seen[seat]),
        offer=tuple(_word(CHAMPION, champion) for champion in s.offers[seat]),
    )


def _write_champion(s: Mountain, champion: int) -> Champion:
    tile = s.tiles[champion]
    return Champion(
        pawn=_word(CAVERN, s.pawn[champion]),
        claws=s.claws[champion],
        tile=None if tile == NOWHERE else TILE_ON[champion].words[tile],
    )


# --- reading --------------------------------------------------------------------------------------


def read(s: Mountain, data: object) -> Mountain:
    """Fill an empty mountain from a document; ``SaveError`` names the field that is wrong."""
    position = convert(data, Position, "position", SaveError)
    colours = FACTION.words[: s.players]
    if set(position.seats) != set(colours):
        raise SaveError("position.seats", f"must be {', '.join(colours)}, not {', '.join(position.seats) or 'empty'}")
    for seat, colour in enumerate(colours):
        _read_seat(s, seat, position.seats[colour], f"position.seats.{colour}")
    _read_mountain(s, position)
    _read_clans(s, position)
    _read_action(s, position)
    count(s)
    for seat, colour in enumerate(colours):
        _read_cubes(s, seat, position.seats[colour], f"position.seats.{colour}")
    check(s)
    return s


def _find(domain: Domain, word: str | None, at: str) -> int:
    if word is None:
        return NOBODY
    try:
        return domain.find(word)
    except NotationError as error:
        raise SaveError(at, str(error)) from None


def _find_seat(s: Mountain, colour: str | None, at: str) -> int:
    seat = _find(FACTION, colour, at)
    if seat >= s.players:
        raise SaveError(at, f"{colour} does not play: {', '.join(FACTION.words[: s.players])}")
    return seat


def _find_seats(s: Mountain, colours: Iterable[str], at: str) -> int:
    return mask_of(_find_seat(s, colour, at) for colour in colours)


def _read_seat(s: Mountain, seat: int, given: Seat, at: str) -> None:
    s.score[seat] = given.honour
    s.supply[seat] = given.supplies
    s.desperation[seat] = given.desperation
    s.boost[seat] = given.boost
    if given.lairs is not None:
        first = FIRST_LAIR + 2 * (given.lairs - 1)
        s.lair = (*s.lair[:seat], (first, first + 1), *s.lair[seat + 1 :])
    for name, trolls in given.trolls.items():
        s.trolls[seat * CAVERNS + _find(CAVERN, name, f"{at}.trolls")] = trolls
    for name, champion in given.champions.items():
        _read_champion(s, seat, name, champion, f"{at}.champions")
    ancestry = s.ancestry[seat]
    for name, cell in given.ancestry:
        card = _find(CARD, name, f"{at}.ancestry")
        ancestry = _lay(s, ancestry, card, _find(CELL, cell, f"{at}.ancestry"), f"{at}.ancestry")
    s.ancestry = (*s.ancestry[:seat], ancestry, *s.ancestry[seat + 1 :])
    hand = tuple(sorted(_find(CARD, card, f"{at}.hand") for card in given.hand))
    s.hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    s.hands_seen = replaced(s.hands_seen, seat, _find_seats(s, given.seen_by, f"{at}.seen_by"))
    offer = tuple(sorted(_find(CHAMPION, champion, f"{at}.offer") for champion in given.offer))
    s.offers = (*s.offers[:seat], offer, *s.offers[seat + 1 :])


def _lay(s: Mountain, ancestry: Ancestry, card: int, cell: int, at: str) -> Ancestry:
    if cell % WIDTH == WIDTH - 1 or cell // WIDTH == WIDTH - 1:
        raise SaveError(at, f"no card fits at {CELL.words[cell]}")
    wrong = ancestry.why_not(cell)
    if wrong:
        raise SaveError(at, f"{CARD.words[card]} at {CELL.words[cell]} {WHY_NOT_LAID[wrong]}")
    return ancestry.with_card(card, s.table.cards[card], cell)


def _read_cubes(s: Mountain, seat: int, given: Seat, at: str) -> None:
    symbols = tuple(_find(SYMBOL, symbol, f"{at}.cubes") for symbol in given.cubes)
    for symbol in symbols:
        if symbol not in s.symbols[seat].spots:
            raise SaveError(f"{at}.cubes", f"{SYMBOL.words[symbol]} shows nothing to cover (MK-4.7)")
    s.covered[seat] = s.symbols[seat].mask(symbols)


def _read_champion(s: Mountain, seat: int, name: str, given: Champion, at: str) -> None:
    champion = _find(CHAMPION, name, at)
    if s.holder[champion] != IN_DECK:
        raise SaveError(at, f"{name} is held twice")
    s.holder = replaced(s.holder, champion, seat)
    s.pawn[champion] = _find(CAVERN, given.pawn, f"{at}.{name}.pawn")
    s.claws = replaced(s.claws, champion, given.claws)
    if given.tile is not None:
        if champion not in TILE_ON:
            raise SaveError(f"{at}.{name}.tile", f"{name} has no tile (MK-12.15)")
        s.tiles = replaced(s.tiles, champion, _find(TILE_ON[champion], given.tile, f"{at}.{name}.tile"))


def _read_mountain(s: Mountain, position: Position) -> None:
    s.wave = position.wave
    s.start = _find_seat(s, position.start, "position.start")
    s.active = _find_seat(s, position.active, "position.active")
    for name, tokens in position.gnomes.items():
        at = f"position.gnomes.{name}"
        s.gnomes[_find(CAVERN, name, "position.gnomes")] = tuple(
            (token.strength or 0, _find_seats(s, token.known_to, at)) for token in tokens
        )
    s.by_wheel = list(position.by_wheel)
    s.mixed = tuple(
        (mixing.left, tuple((_find(CAVERN, name, "position.mixed"), token - 1) for name, token in mixing.since))
        for mixing in position.mixed
    )
    s.wheel = position.wheel
    s.swarm = _find(CLAN, position.swarm, "position.swarm")
    s.gates = tuple(
        (_find(CLAN, gate.clan, "position.gates"), _find_seats(s, gate.known_to, "position.gates"))
        for gate in position.gates
    )
    for name, value in position.halls.items():
        s.halls = replaced(s.halls, _find(HALL, name, "position.halls"), value)


def _read_clans(s: Mountain, position: Position) -> None:
    for name, tile in position.planks.items():
        clan = _find(CLAN, name, "position.planks")
        s.planks = replaced(s.planks, clan, _find(PLANK_TILE, tile, f"position.planks.{name}"))
    for name, standing in position.votes.items():
        s.votes[_find(CLAN, name, "position.votes")] = _read_standing(s, standing, f"position.votes.{name}")
    for name in position.gone:
        champion = _find(CHAMPION, name, "position.gone")
        if s.holder[champion] != IN_DECK:
            raise SaveError("position.gone", f"{name} is held or named twice")
        s.holder = replaced(s.holder, champion, GONE)
    if len(position.display) > s.table.display:
        raise SaveError("position.display", f"has {s.table.display} places (MK-2.5)")
    for slot, shown in enumerate(position.display):
        at = f"position.display[{slot}]"
        champion = _find(CHAMPION, shown.champion, f"{at}.champion")
        if champion in s.display:
            raise SaveError(f"{at}.champion", f"{shown.champion} is shown twice")
        s.display = (*s.display, champion)
        s.influence[slot] = _read_standing(s, shown.influence, f"{at}.influence")
        if s.holder[champion] == IN_DECK:
            s.holder = replaced(s.holder, champion, SHOWN)


def _read_standing(s: Mountain, given: Sequence[tuple[str, int]], at: str) -> Standing:
    return tuple((_find_seat(s, colour, at), value) for colour, value in given)


def _read_action(s: Mountain, position: Position) -> None:
    s.discards = tuple(
        (_find(CARD, one.card, "position.discards"), _find_seats(s, one.seen_by, "position.discards"))
        for one in position.discards
    )
    s.seizable = mask_of(_find(CAVERN, name, "position.seizable") for name in position.seizable)
    s.marched = tuple(_find(CHAMPION, name, "position.marched") for name in position.marched)
    s.fallen = position.fallen
