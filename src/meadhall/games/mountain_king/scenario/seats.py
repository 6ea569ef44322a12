"""The seats of a scenario: what was given of each, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from meadhall.games.mountain_king.facts import DRAFTED, STARTERS
from meadhall.games.mountain_king.rules.setup import OFFERED
from meadhall.games.mountain_king.scenario.beginnings import BATTLE, SETUP
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CARD, CHAMPION, FACTION, PAIR
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import counts, entries, places, words

T = TypeVar("T")

A_COUNT, A_PLACE = "moss4:2", "imbolg:ice3"
"""What a part of a scenario may look like."""
NUMBERS = ("honour", "supplies", "desperation", "boost", "lairs")
COUNTED = ("trolls", "claws", "votes", "influence")
PLACED = ("pawns", "tiles")
LISTED = ("champions", "cubes", "hand", "seen_by", "offer")
SEAT_PARTS = (*NUMBERS, *COUNTED, *PLACED, *LISTED, "ancestry")
UNCHANGED = ("honour", "desperation", "boost", "cubes", "hand", "offer")
"""Parts that a seat of a saved position has as well."""


class Seats:
    """All seats of a scenario, by their colours."""

    def __init__(self, s: MountainKingState, at: str, given: Mapping[str, Any]) -> None:
        self.s = s
        self.at = at
        self.colours = FACTION.words[: s.players]
        self.parts = {colour: seat_parts(colour, given.get(colour, {})) for colour in self.colours}

    def champions(self, colour: str) -> list[str]:
        """All that a seat holds, whether it was named by itself or by its pawn, its claws or its tile."""
        parts = self.parts[colour]
        named = [name for part in ("champions", "pawns", "claws", "tiles") for name in parts.get(part, ())]
        return list(dict.fromkeys(named))

    def held(self) -> set[str]:
        """The Champions that anybody holds."""
        return {champion for colour in self.colours for champion in self.champions(colour)}

    def document(self, wave: int, discards: list[str]) -> dict[str, Any]:
        """The seats as a saved position has them."""
        lairs = self.lairs()
        if self.at == "building":
            self.deal(discards)
        if self.at in SETUP:
            self.deal_champions()
        supplies = 0
        if wave and (self.at in BATTLE or self.at == "turns"):
            supplies = self.s.facts.supplies[wave - 1]
        return {colour: self.seat(colour, lairs[colour], supplies) for colour in self.colours}

    def seat(self, colour: str, lairs: int | None, supplies: int) -> dict[str, Any]:
        parts = self.parts[colour]
        pawns, claws, tiles = (parts.get(part, {}) for part in ("pawns", "claws", "tiles"))
        return {
            **{name: parts[name] for name in UNCHANGED if name in parts},
            "supplies": parts.get("supplies", supplies),
            "lairs": lairs,
            "trolls": {home(name, lairs): count for name, count in parts.get("trolls", {}).items()},
            "champions": {
                champion: {
                    "pawn": home(pawns[champion], lairs) if champion in pawns else None,
                    "claws": claws.get(champion, 0),
                    "tile": tiles.get(champion),
                }
                for champion in self.champions(colour)
            },
            "ancestry": [laid(card, colour) for card in parts.get("ancestry", [])],
            "seen_by": parts.get("seen_by", [colour] if parts.get("hand") else []),
        }

    def lairs(self) -> dict[str, int | None]:
        """Those given; else the pair with the seat's own number, or the first that is free."""
        given = {colour: parts["lairs"] for colour, parts in self.parts.items() if "lairs" in parts}
        if self.at in SETUP:
            return {colour: given.get(colour) for colour in self.colours}
        free = [int(PAIR.words[pair]) for pair in self.s.facts.pairs]
        free = [pair for pair in free if pair not in given.values()]
        return {
            colour: given[colour] if colour in given else taken_from(free, number)
            for number, colour in enumerate(self.colours, 1)
        }

    def deal(self, discards: list[str]) -> None:
        """While all build they hold as many cards as the first hand that was given, or four."""
        used = set(discards)
        for parts in self.parts.values():
            used.update(str(card).partition("@")[0] for card in (*parts.get("ancestry", ()), *parts.get("hand", ())))
        unused = [card for card in CARD.words if card not in used]
        size = next((len(parts["hand"]) for parts in self.parts.values() if "hand" in parts), DRAFTED)
        for parts in self.parts.values():
            if "hand" not in parts:
                parts["hand"], unused = unused[:size], unused[size:]

    def deal_champions(self) -> None:
        """In the set-up everybody is offered two starting Champions, and later has one."""
        used = self.held() | {name for parts in self.parts.values() for name in parts.get("offer", ())}
        starters = [CHAMPION.words[champion] for champion in self.s.facts.decks[STARTERS]]
        left = [name for name in starters if name not in used]
        for colour, parts in self.parts.items():
            if self.at == "champions" and "offer" not in parts:
                parts["offer"], left = left[:OFFERED], left[OFFERED:]
            elif self.at != "champions" and not self.champions(colour):
                parts["champions"], left = left[:1], left[1:]


def taken_from(left: list[T], wanted: T) -> T:
    """Take the wanted one out of what is left, or the first if it is not there."""
    return left.pop(left.index(wanted) if wanted in left else 0)


# --- notation -------------------------------------------------------------------------------------


def seat_parts(colour: str, given: Any) -> dict[str, Any]:
    """The parts of a seat, read from their texts."""
    if not isinstance(given, Mapping):
        raise ScenarioError(colour, "a seat is a dict with its parts")
    parts: dict[str, Any] = {}
    for name, value in given.items():
        at = f"{colour}.{name}"
        if name not in SEAT_PARTS:
            raise ScenarioError(at, f"a seat has no such part: {', '.join(sorted(SEAT_PARTS))}")
        if name in COUNTED:
            parts[name] = counts(value, at, A_COUNT)
        elif name in PLACED:
            parts[name] = places(value, at, A_PLACE)
        elif name in LISTED:
            parts[name] = words(value, at)
        elif name == "ancestry":
            parts[name] = entries(value, at)
        else:
            parts[name] = value
    return parts


def home(cavern: str, lairs: int | None) -> str:
    """A cavern's name in the document; a and b are the seat's own Lairs."""
    return f"lair-{lairs}{cavern}" if cavern in ("a", "b") else cavern


def laid(card: Any, colour: str) -> Any:
    """A card of an Ancestry with its cell, from a text such as a15@d5."""
    if not isinstance(card, str):
        return card
    name, at, cell = card.partition("@")
    if not at:
        raise ScenarioError(f"{colour}.ancestry", f"{card!r} should be a card and its cell, such as a15@d5")
    return name, cell
