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
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Attack, Battle, Retreat
from meadhall.games.mountain_king.rules.award import AwardChampion, EmptyDisplay
from meadhall.games.mountain_king.rules.building import DealCards, LayCards
from meadhall.games.mountain_king.rules.setup import (
    OFFERED,
    ChooseLairs,
    DealHalls,
    DealPlanks,
    KeepChampion,
    Lairs,
    PostPawn,
    StartingVotes,
)
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.secrecy import rooms
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, HIDDEN, IN_DECK, NOT_YET, SHOWN, Mountain, replaced
from meadhall.games.mountain_king.table import DRAFTED, LAID, MOST_GNOMES, NOBODY, NOWHERE, UNKNOWN, WAVES
from meadhall.games.mountain_king.words import (
    ASTA,
    CARD,
    CAVERN,
    CAVERNS,
    CELL,
    CHAMPION,
    CLAN,
    CLANS,
    EIRIK,
    FACTION,
    FIRST_LAIR,
    GRIMHILD,
    HALL,
    HALLA,
    PAIR,
    PLANK_TILE,
    SYMBOL,
    TORVALD,
    WIDTH,
)
from meadhall.kernel.convert import convert
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.step import Step

Count = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=9999)]
Some = Annotated[int, Meta(ge=1, le=9999)]

TILE_ON = {TORVALD: HALL, GRIMHILD: HALL, ASTA: CAVERN, HALLA: CAVERN, EIRIK: CLAN}
"""Where the tile of a Wave III Champion can lie."""
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


def count(s: Mountain) -> None:
    """What follows from the rest: stocks are what the components have left, sets of caverns what lies there."""
    bank = s.table.parts.bank
    s.stock = [bank.trolls - sum(s.trolls[seat * CAVERNS : (seat + 1) * CAVERNS]) for seat in range(s.players)]
    s.find_units()
    s.overrun = mask_of(cavern for cavern, tokens in enumerate(s.gnomes) if tokens)
    strengths = [strength for tokens in s.gnomes for strength, _ in tokens]
    s.pool = [have - s.by_wheel[n] - strengths.count(n + 1) for n, have in enumerate(bank.gnomes)]
    s.reserve = sum(bank.gnomes) - sum(s.by_wheel) - len(strengths)
    s.refresh_symbols()


# --- checking -------------------------------------------------------------------------------------


def check(s: Mountain) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    _check_stocks(s)
    for seat in range(s.players):
        _check_tracks(s, seat, f"position.seats.{FACTION.words[seat]}")
        _check_units(s, seat, f"position.seats.{FACTION.words[seat]}")
    _check_gnomes(s)
    _check_gates(s)
    _check_board(s)
    _check_cards(s)
    _check_champions(s)
    _check_offers(s)
    _check_hands(s)
    _check_agenda(s)


def _due(s: Mountain, *kinds: type[Step]) -> bool:
    """Whether such a step is still to come. While a document is read its agenda is not there yet: then anything is."""
    return (not s.agenda and s.result is None) or any(isinstance(step, kinds) for step in s.agenda)


def _check_stocks(s: Mountain) -> None:
    counted = s.copy()
    counted.covered = [0] * s.players
    count(counted)
    for column in ("stock", "crowd", "present", "overrun", "pool", "reserve"):
        if getattr(s, column) != getattr(counted, column):
            raise SaveError("position", f"components were lost or multiplied ({column})")
    for seat in range(s.players):
        if s.symbols[seat].at != counted.symbols[seat].at:
            raise SaveError("position", "components were lost or multiplied (symbols)")
    bank = s.table.parts.bank
    for seat, left in enumerate(s.stock):
        if left < 0:
            raise SaveError(f"position.seats.{FACTION.words[seat]}.trolls", f"are more than {bank.trolls} (MK-1.4)")
    for n, left in enumerate(s.pool):
        if left < 0:
            raise SaveError("position.gnomes", f"there are only {bank.gnomes[n]} of strength {n + 1} (MK-1.6)")
    if s.reserve < 0:
        raise SaveError("position.gnomes", f"there are only {sum(bank.gnomes)} (MK-1.6)")


def _check_tracks(s: Mountain, seat: int, at: str) -> None:
    parts = s.table.parts
    for field, value, most in (
        ("supplies", s.supply[seat], parts.supply.most),
        ("desperation", s.desperation[seat], len(parts.supply.desperation)),
        ("boost", s.boost[seat], len(parts.wheel.boosts) - 1),
    ):
        if not 0 <= value <= most:
            raise SaveError(f"{at}.{field}", f"goes from 0 to {most}, not {value}")


def _check_units(s: Mountain, seat: int, at: str) -> None:
    lairs = s.lair[seat]
    if lairs:
        pair = (lairs[0] - FIRST_LAIR) // 2
        if pair not in s.table.pairs:
            known = ", ".join(PAIR.words[one] for one in s.table.pairs)
            raise SaveError(f"{at}.lairs", f"this side of the board has {known}, not {pair + 1} (MK-1.1)")
        if s.lair.count(lairs) > 1:
            raise SaveError(f"{at}.lairs", f"the pair {pair + 1} is taken twice (MK-2.19)")
    elif s.wave or s.present[seat]:
        raise SaveError(f"{at}.lairs", "are missing (MK-2.19)")
    open_to_all = s.table.caverns | mask_of(lairs)
    for cavern in bits(s.present[seat] & ~open_to_all):
        part = "trolls" if s.trolls[seat * CAVERNS + cavern] else "champions"
        foreign = s.table.lairs >> cavern & 1
        why = "units only enter their own Lairs (MK-5.1)" if foreign else "is not on this side of the board (MK-1.1)"
        raise SaveError(f"{at}.{part}", f"{CAVERN.words[cavern]}: {why}")
    for cavern in bits(s.present[seat] & s.overrun & ~_battlefields(s)):
        raise SaveError(f"{at}.trolls", f"{CAVERN.words[cavern]}: Trolls and Gnomes never share (MK-5.13)")
    if len(s.pawns(seat)) > s.table.parts.bank.bases:
        raise SaveError(f"{at}.champions", f"have more pawns than there are bases, {s.table.parts.bank.bases} (MK-1.5)")


def _battlefields(s: Mountain) -> int:
    """Where Trolls stand among Gnomes until the attack is over."""
    if _due(s):
        return s.overrun
    fought = [step.cavern for step in s.agenda if isinstance(step, (Attack, Battle, Retreat))]
    return mask_of([*fought, *(step.goal for step in s.agenda if isinstance(step, Muster))])


def _check_gnomes(s: Mountain) -> None:
    for cavern in bits(s.overrun):
        at = f"position.gnomes.{CAVERN.words[cavern]}"
        if not s.table.caverns >> cavern & 1:
            raise SaveError(at, "Gnomes are only in caverns of this side of the board, never in Lairs (MK-11.17)")
        if len(s.gnomes[cavern]) > MOST_GNOMES:
            raise SaveError(at, f"no cavern holds more than {MOST_GNOMES} Gnomes (MK-11.10)")
    _check_mixed(s)


def _check_mixed(s: Mountain) -> None:
    """What lay face down when tokens went back is still there, once, and can be what was left then."""
    listed: set[tuple[int, int]] = set()
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            there = s.gnomes[cavern]
            if token >= len(there) or there[token][1] == s.table.all_seats or (cavern, token) in listed:
                name = f"{CAVERN.words[cavern]} {token + 1}"
                raise SaveError(f"position.mixed[{number}].since", f"{name} does not lie face down, or is named twice")
            listed.add((cavern, token))
    hidden = 0
    for number, room in enumerate(rooms(s)):
        hidden += sum(not s.gnomes[cavern][token][0] for cavern, token in s.mixed[number][1])
        if min(room) < 0 or sum(room) < hidden:
            raise SaveError(f"position.mixed[{number}].left", "is less than what has lain face down since (MK-1.7)")


def _check_gates(s: Mountain) -> None:
    at = "position.gates"
    if len(s.gates) not in (0, s.table.gate_cards):
        raise SaveError(at, f"{s.table.gate_cards} cards are laid out, not {len(s.gates)} (MK-2.10)")
    clans = [clan for clan, _ in s.gates if clan != UNKNOWN]
    if len(set(clans)) != len(clans):
        raise SaveError(at, "each Clan has one card (MK-2.10)")
    if any(clan != UNKNOWN and not known for clan, known in s.gates):
        raise SaveError(at, "a card that nobody has seen is not drawn yet: null (MK-2.10)")


def _check_board(s: Mountain) -> None:
    tokens = list(s.table.parts.halls.tokens)
    for hall, value in enumerate(s.halls):
        at = f"position.halls.{HALL.words[hall]}"
        if value and not s.table.halls[hall]:
            raise SaveError(at, "this side of the board does not have it (MK-1.1)")
        if value and value not in tokens:
            raise SaveError(at, f"there is no such token left: {value} (MK-2.1)")
        if value:
            tokens.remove(value)
        elif s.table.halls[hall] and not _due(s, DealHalls):
            raise SaveError("position.halls", f"{HALL.words[hall]} is missing (MK-2.1)")
    laid = [tile for tile in s.planks if tile != NOWHERE]
    if len(set(laid)) != len(laid) or (len(laid) < CLANS and not _due(s, DealPlanks)):
        raise SaveError("position.planks", "each Clan has a Vote tile of its own (MK-2.2)")
    if s.wheel >= len(s.table.spaces):
        raise SaveError("position.wheel", f"the Wheel has {len(s.table.spaces)} spaces, from 0")
    if s.wave and s.swarm == NOWHERE:
        raise SaveError("position.swarm", "is missing (MK-2.9)")
    if s.seizable & ~s.table.caverns:
        raise SaveError("position.seizable", "must be caverns of this side of the board, no Lairs (MK-5.3)")
    for clan, standing in enumerate(s.votes):
        _check_standing(standing, f"position.votes.{CLAN.words[clan]}")
    for slot, standing in enumerate(s.influence[: len(s.display)]):
        _check_standing(standing, f"position.display[{slot}].influence")


def _check_standing(standing: Standing, at: str) -> None:
    values = [value for _, value in standing]
    if len({seat for seat, _ in standing}) != len(standing):
        raise SaveError(at, "names somebody twice")
    if values != sorted(values, reverse=True):
        raise SaveError(at, "must go from the leader down (MK-5.20)")


def _check_cards(s: Mountain) -> None:
    """Every card lies in one place."""
    places = [(f"position.seats.{FACTION.words[seat]}.ancestry", card)
              for seat, ancestry in enumerate(s.ancestry) for card, _ in ancestry.laid]  # fmt: skip
    places += [(f"position.seats.{FACTION.words[seat]}.hand", card)
               for seat, hand in enumerate(s.hands) for card in hand]  # fmt: skip
    places += [("position.discards", card) for card, _ in s.discards]
    seen: set[int] = set()
    for at, card in places:
        if card in seen:
            raise SaveError(at, f"{CARD.words[card]} lies in two places")
        if card != UNKNOWN:
            seen.add(card)


def _check_champions(s: Mountain) -> None:
    for champion, holder in enumerate(s.holder):
        name = CHAMPION.words[champion]
        held = holder >= 0
        at = f"position.seats.{FACTION.words[holder]}.champions.{name}" if held else "position.seats"
        if not held and (s.pawn[champion], s.claws[champion], s.tiles[champion]) != (NOWHERE, 0, NOWHERE):
            raise SaveError(at, f"something of {name} is in play, but nobody holds the card")
        if s.pawn[champion] != NOWHERE and not s.table.pawns[champion]:
            raise SaveError(f"{at}.pawn", f"{name} has no pawn (MK-2.6)")
        if s.claws[champion] > s.table.claws[champion]:
            raise SaveError(f"{at}.claws", f"{name} has {s.table.claws[champion]} (MK-12.19)")
        if s.tiles[champion] != NOWHERE and not _tile_fits(s, champion):
            raise SaveError(f"{at}.tile", "this side of the board has no such place (MK-1.1)")
        if champion in s.display and holder != SHOWN and not _due(s, EmptyDisplay):
            raise SaveError("position.display", f"{name} is shown, but has left the display already (MK-12.12)")
        if champion in s.marched and not held:
            raise SaveError("position.marched", f"nobody holds {name}")
    if any(holder == SHOWN and champion not in s.display for champion, holder in enumerate(s.holder)):
        raise SaveError("position", "components were lost or multiplied (display)")


def _tile_fits(s: Mountain, champion: int) -> bool:
    where = TILE_ON[champion]
    if where is HALL:
        return bool(s.table.halls[s.tiles[champion]])
    return where is CLAN or bool(s.table.caverns >> s.tiles[champion] & 1)


def _check_offers(s: Mountain) -> None:
    offered = [champion for offer in s.offers for champion in offer if champion != UNKNOWN]
    for seat, offer in enumerate(s.offers):
        at = f"position.seats.{FACTION.words[seat]}.offer"
        if offer and (len(offer) > OFFERED or not _due(s, KeepChampion)):
            raise SaveError(at, f"{OFFERED} are offered, and only before the first Wave (MK-2.15)")
        for champion in offer:
            if champion == UNKNOWN:
                continue
            if champion not in s.table.decks[0] or s.holder[champion] != IN_DECK or offered.count(champion) > 1:
                raise SaveError(at, f"{CHAMPION.words[champion]} is no starting Champion or is elsewhere (MK-2.4)")


def _check_hands(s: Mountain) -> None:
    for seat, hand in enumerate(s.hands):
        at = f"position.seats.{FACTION.words[seat]}"
        if len(hand) > DRAFTED or (hand and not _due(s, DealCards, LayCards)):
            raise SaveError(f"{at}.hand", f"has at most {DRAFTED} cards, and only while all build (MK-3.2)")
        if bool(hand) != bool(s.hands_seen[seat] >> seat & 1) or (s.hands_seen[seat] and not hand):
            raise SaveError(f"{at}.seen_by", f"{FACTION.words[seat]} sees the hand, nobody sees an empty one (MK-3.1)")


def _check_agenda(s: Mountain) -> None:
    """Steps that take something for granted find it."""
    for number, step in enumerate(s.agenda):
        at = f"agenda[{number}]"
        if isinstance(step, LayCards):
            _check_building(s, step, at)
        elif isinstance(step, KeepChampion):
            _check_aside(step.aside, s.offers, f"{at}.aside")
        elif isinstance(step, NextWave) and s.wave == WAVES:
            raise SaveError("position.wave", "after the third there is no other (MK-14.18)")
        elif isinstance(step, AwardChampion) and step.champion not in s.display:
            raise SaveError(f"{at}.champion", f"{CHAMPION.words[step.champion]} is not on display (MK-12.1)")
        elif isinstance(step, ChooseLairs) and s.lair[step.seat]:
            raise SaveError(f"{at}.seat", f"{FACTION.words[step.seat]} has Lairs already (MK-2.19)")
    if _due(s, StartingVotes, Lairs, ChooseLairs, PostPawn) and not _due(s, KeepChampion):
        for seat in range(s.players):
            if seat not in s.holder:
                at = f"position.seats.{FACTION.words[seat]}.champions"
                raise SaveError(at, "the starting Champion is missing (MK-2.15)")


def _check_building(s: Mountain, step: LayCards, at: str) -> None:
    sizes = {len(hand) for hand in s.hands}
    if len(sizes) > 1 or not sizes <= set(range(DRAFTED - LAID + 1, DRAFTED + 1)):
        raise SaveError("position.seats", f"all hold as many cards while they build, from 2 to {DRAFTED} (MK-3.2)")
    _check_aside(step.aside, s.hands, f"{at}.aside")
    if len(step.cells) != s.players:
        raise SaveError(f"{at}.cells", f"{s.players} are expected")
    for seat, cell in enumerate(step.cells):
        places = s.ancestry[seat].places or (NOWHERE,)
        if step.aside[seat] >= 0 and cell not in places:
            raise SaveError(f"{at}.cells", f"{FACTION.words[seat]} cannot lay a card there (MK-3.6)")


def _check_aside(aside: Sequence[int], choices: Sequence[Sequence[int]], at: str) -> None:
    """What was put aside comes from the hand or the offer."""
    if len(aside) != len(choices):
        raise SaveError(at, f"{len(choices)} are expected")
    for seat, put in enumerate(aside):
        if put not in (NOT_YET, HIDDEN) and put not in choices[seat]:
            raise SaveError(at, f"{FACTION.words[seat]} does not have what was put aside")
