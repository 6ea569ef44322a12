"""The components of the game: typed, checked, read from ``pack.toml`` and what an owner lays over it."""

from __future__ import annotations

from math import dist
from typing import Annotated, Any, Literal

from msgspec import Meta

from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CHAMPION,
    CLAN,
    HALL,
    LAIRS,
    OUTSIDER,
    PER_DOMAIN,
    PLANK_TILES,
)
from meadhall.kernel.components import Strict, check_connected
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=99)]
Honour = Annotated[int, Meta(ge=0, le=99)]
Site = tuple[Annotated[float, Meta(ge=-120, le=120)], Annotated[float, Meta(ge=-120, le=120)]]
MOST_PLAYERS = 5
APART = 8.0
"""Nearer than this, two caverns could not both be drawn."""
SYMBOLS = (".", "A", "B", "I", "G", "A2", "B2", "I2", "G2", "A3", "B3", "I3", "G3", "W", "S", "E")


class Bank(Strict, frozen=True):
    trolls: Annotated[int, Meta(ge=8, le=25)]
    bases: Annotated[int, Meta(ge=1, le=9)]
    gnomes: tuple[Some, Some, Some]


class Start(Strict, frozen=True):
    lair_trolls: Annotated[int, Meta(ge=1, le=3)]
    extra_gnomes: Annotated[int, Meta(ge=0, le=1)]
    extra_champions: Annotated[int, Meta(ge=0, le=1)]
    gate_cards: tuple[Few, Few, Few, Few]


class Waves(Strict, frozen=True):
    supplies: tuple[Few, Few, Few]
    invaders: tuple[Few, Few, Few]
    first_fallen: tuple[Honour, Honour, Honour]


class Supply(Strict, frozen=True):
    most: Annotated[int, Meta(ge=1, le=9)]
    desperation: tuple[Few, ...]


class Fallen(Strict, frozen=True):
    later: Honour


class BreachNumbers(Strict, frozen=True):
    gnomes: Few
    steer: Annotated[int, Meta(ge=0, le=3)]


class Wheel(Strict, frozen=True):
    spaces: Annotated[tuple[Literal["honour", "bolster", "influence", "move"], ...], Meta(min_length=3, max_length=12)]
    breach: Few
    boost: Few
    boosts: Annotated[tuple[Honour, ...], Meta(min_length=1, max_length=12)]


class Domains(Strict, frozen=True):
    first: Honour
    more: Honour
    overrun: Honour


class Halls(Strict, frozen=True):
    tokens: Annotated[tuple[Some, ...], Meta(min_length=9, max_length=20)]


class Elders(Strict, frozen=True):
    honour: Annotated[tuple[Honour, ...], Meta(min_length=1)]


class Influence(Strict, frozen=True):
    lines: Annotated[tuple[Few, ...], Meta(min_length=9, max_length=9)]


class Cavern(Strict, frozen=True):
    site: Site
    row: Literal["outer", "middle", "inner"]
    gate: bool
    borders: tuple[str, ...]


class LairSpace(Strict, frozen=True):
    site: Site
    borders: Annotated[tuple[str, ...], Meta(min_length=1)]


class Side(Strict, frozen=True):
    """One side of the board."""

    caverns: dict[str, Cavern]
    halls: dict[str, tuple[str, ...]]
    lairs: dict[str, LairSpace]


class AncestryCards(Strict, frozen=True):
    start: str
    cards: dict[str, str]


class ChampionCard(Strict, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    ability: Literal["passive", "claw", "instant", "end-of-wave", "symbol", "symbol+passive"]
    deck: Literal["0", "I/II", "III"]
    clan: str
    votes: Annotated[int, Meta(ge=1, le=8)]
    letter: Annotated[str, Meta(max_length=1)]
    claws: Annotated[int, Meta(ge=0, le=4)]
    symbols: tuple[str, ...]

    @property
    def pawn(self) -> bool:
        """Whether it has a pawn: the letters of Wave III are those of tiles."""
        return bool(self.letter) and self.deck != "III"


class Components(Strict, frozen=True):
    bank: Bank
    start: Start
    waves: Waves
    supply: Supply
    fallen: Fallen
    breach: BreachNumbers
    wheel: Wheel
    domains: Domains
    halls: Halls
    elders: Elders
    planks: dict[str, tuple[Honour, Honour, Honour]]
    influence: Influence
    front: Side
    back: Side
    ancestry: AncestryCards
    champions: dict[str, ChampionCard]


def furnish(pack: Pack) -> Components:
    """The components of a pack, or ``PackError`` naming what is wrong."""
    parts = pack.read(Components)
    for name, pairs in (("front", 5), ("back", 3)):
        _check_side(getattr(parts, name), name, pairs)
    _check_wheel(parts.wheel)
    _check_cards(parts.ancestry)
    _check_champions(parts.champions, pack.ours["champions"])
    if tuple(parts.planks) != PLANK_TILES:
        raise PackError("planks", f"needs exactly {', '.join(PLANK_TILES)}")
    for name, side in (("front", parts.front), ("back", parts.back)):
        if len(side.halls) > len(parts.halls.tokens):
            raise PackError(f"{name}.halls", "are more than there are tokens")
    if list(parts.elders.honour) != sorted(parts.elders.honour):
        raise PackError("elders.honour", "must not fall")
    if parts.domains.first < parts.domains.overrun * (PER_DOMAIN - 1):
        raise PackError("domains.overrun", "could make a controlled cavern cost Honour")
    first_gnomes = MOST_PLAYERS + parts.start.extra_gnomes
    if sum(parts.bank.gnomes) < first_gnomes:
        raise PackError("bank.gnomes", f"the set-up alone needs {first_gnomes}")
    if max(parts.start.gate_cards) > len(CLAN):
        raise PackError("start.gate_cards", f"there are only {len(CLAN)}")
    return parts


def symbols_of(text: str) -> tuple[str, ...]:
    """The four quadrants of a card, row by row."""
    return tuple(text.replace("/", " ").split())


def _check_side(side: Side, at: str, pairs: int) -> None:
    known = set(CAVERN.words[:-LAIRS])
    for name, cavern in side.caverns.items():
        field = f"{at}.caverns.{name}"
        if name not in known:
            raise PackError(field, f"no such cavern; there are {', '.join(CAVERN.words[:-LAIRS])}")
        if len(set(cavern.borders)) != len(cavern.borders):
            raise PackError(f"{field}.borders", "names a neighbour twice")
        for other in cavern.borders:
            if other == name:
                raise PackError(f"{field}.borders", "a cavern does not border itself")
            if other not in side.caverns:
                raise PackError(f"{field}.borders", f"unknown cavern {other!r}")
            if name not in side.caverns[other].borders:
                raise PackError(f"{field}.borders", f"{name} borders {other}, but {other} does not border {name}")
    for clan in CLAN.words:
        own = [name for name in side.caverns if name[:-1] == clan]
        if not any(side.caverns[name].gate for name in own):
            raise PackError(f"{at}.caverns", f"{clan} needs a cavern with a gate")
    for hall, around in side.halls.items():
        if hall not in HALL.words:
            raise PackError(f"{at}.halls.{hall}", f"no such hall; there are {', '.join(HALL.words)}")
        _check_names(side, around, f"{at}.halls.{hall}")
    for lair, space in side.lairs.items():
        if lair not in CAVERN.words[-LAIRS:]:
            raise PackError(f"{at}.lairs.{lair}", f"no such Lair; there are {', '.join(CAVERN.words[-LAIRS:])}")
        twin = lair[:-1] + ("b" if lair[-1] == "a" else "a")
        if twin not in side.lairs:
            raise PackError(f"{at}.lairs.{lair}", f"has no twin {twin}")
        _check_names(side, space.borders, f"{at}.lairs.{lair}.borders")
        if all(side.caverns[name].gate for name in space.borders):
            raise PackError(f"{at}.lairs.{lair}.borders", "needs a cavern without a gate, free for the first Troll")
    if len(side.lairs) < 2 * pairs:
        raise PackError(f"{at}.lairs", f"needs at least {pairs} pairs")
    _check_sites(side, at)
    check_connected({name: cavern.borders for name, cavern in side.caverns.items()}, f"{at}.caverns")


def _check_names(side: Side, names: tuple[str, ...], field: str) -> None:
    if not names or len(set(names)) != len(names):
        raise PackError(field, "needs caverns, each once")
    for name in names:
        if name not in side.caverns:
            raise PackError(field, f"unknown cavern {name!r}")


def _check_sites(side: Side, at: str) -> None:
    places = {f"{at}.caverns.{name}.site": cavern.site for name, cavern in side.caverns.items()}
    places |= {f"{at}.lairs.{name}.site": lair.site for name, lair in side.lairs.items()}
    seen: list[tuple[str, Site]] = []
    for field, site in places.items():
        for other, place in seen:
            if dist(site, place) < APART:
                raise PackError(field, f"is too near to {other}")
        seen.append((field, site))


def _check_wheel(wheel: Wheel) -> None:
    for field in ("breach", "boost"):
        if getattr(wheel, field) >= len(wheel.spaces):
            raise PackError(f"wheel.{field}", f"the Wheel has {len(wheel.spaces)} spaces, from 0")
    if wheel.breach == wheel.boost:
        raise PackError("wheel.boost", "the two tripwires lie before different spaces")


def _check_cards(ancestry: AncestryCards) -> None:
    if tuple(ancestry.cards) != CARD.words:
        raise PackError("ancestry.cards", f"needs exactly {CARD.words[0]} to {CARD.words[-1]}")
    for field, text in (("start", ancestry.start), *((f"cards.{card}", one) for card, one in ancestry.cards.items())):
        symbols = symbols_of(text)
        if len(symbols) != 4 or not set(symbols) <= set(SYMBOLS):
            raise PackError(f"ancestry.{field}", f"needs four of {' '.join(SYMBOLS)}, as in 'A B / I G'")


def _check_champions(champions: dict[str, ChampionCard], ours: dict[str, Any]) -> None:
    if tuple(champions) != CHAMPION.words:
        raise PackError("champions", f"needs exactly {', '.join(CHAMPION.words)}")
    letters: dict[str, str] = {}
    decks = {"0": 0, "I/II": 0, "III": 0}
    for name, champion in champions.items():
        at = f"champions.{name}"
        decks[champion.deck] += 1
        if champion.ability != ours[name]["ability"]:
            raise PackError(f"{at}.ability", "what a Champion does is written in the rules")
        if champion.clan not in (*CLAN.words, OUTSIDER):
            raise PackError(f"{at}.clan", f"{champion.clan!r} is none of {', '.join((*CLAN.words, OUTSIDER))}")
        for symbol in champion.symbols:
            if symbol not in SYMBOLS[1:]:
                raise PackError(f"{at}.symbols", f"{symbol!r} is none of {' '.join(SYMBOLS[1:])}")
        if len([one for one in champion.symbols if one not in ("S", "E")]) > 1:
            raise PackError(f"{at}.symbols", "only one symbol of a Champion can be covered")
        if champion.letter:
            if champion.letter in letters:
                raise PackError(f"{at}.letter", f"{letters[champion.letter]} has it already")
            letters[champion.letter] = name
    for deck, needed in (("0", 10), ("I/II", 12), ("III", 6)):
        if decks[deck] < needed:
            raise PackError("champions", f"deck {deck} needs at least {needed}")
