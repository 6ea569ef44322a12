"""The position of a scenario, as a document: what was given, and around it what follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.dragon_lords.facts import Facts
from meadhall.games.dragon_lords.scenario.beginnings import SETUP, UNCROWNED, UNSETTLED, WASTELANDS
from meadhall.games.dragon_lords.scenario.notation import A_COUNT, UNCHANGED, guests, people_parts, ships_of, worn
from meadhall.games.dragon_lords.words import (
    COMBAT,
    FIRST_SHIP,
    KINGDOM,
    PEOPLE,
    PHASE,
    PIECE,
    PLACE,
    QUESTING,
    SHIP,
    SPELL,
    TERRITORY,
    TREASURE,
)
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import Given, counts, entries, find, words
from meadhall.kernel.sets import has

PILES = (
    "scroll_pile", "scrolls_gone", "treasure_pile", "companion_pile", "companions_gone", "prophecy_pile", "quest_pile",
    "collapsed",
)  # fmt: skip
KING, WIZARD = PIECE.words[:2]
PLAIN = ("first", "wounded", "quest")
"""Fields of the position that a scenario sets as they are."""
TURN_WORDS = ("done", "sneaked", "moved", "fought", "marched", "teleported", "beamed")
TURN_NUMBERS = ("bought", "bought_ships", "surplus", "purse", "forged", "entering")


class Stage:
    """A position in the making: what was given, and around it what follows from that."""

    def __init__(self, facts: Facts, at: str, order: list[str], peoples: Mapping[str, Any], given: Given) -> None:
        self.facts = facts
        self.at = at
        self.order = order
        self.given = given
        self.parts = {name: people_parts(name, peoples.get(name, {})) for name in order}
        self.neutral = counts(given.take("neutral", {}), "neutral", A_COUNT)
        self.treasures: dict[str, Any] = {}
        if at not in UNSETTLED:
            self.settle()

    def settle(self) -> None:
        """Whoever has no lands holds a Kingdom that nobody else has named, or if there is none, a territory."""
        named = {*self.neutral, *(land for parts in self.parts.values() for land in parts.get("lands", ()))}
        for name, parts in self.parts.items():
            if "lands" not in parts:
                wished = (KINGDOM.words[PEOPLE.find(name)], *KINGDOM.words, *TERRITORY.words)
                home = next(land for land in wished if land not in named and self.in_play(land))
                named.add(home)
                parts["lands"] = {home: self.facts.parts.start.kingdom}

    def in_play(self, land: str) -> bool:
        return has(self.facts.in_play, TERRITORY.find(land))

    def phase(self) -> str:
        """The phase that the place belongs to; some belong to any."""
        if self.at in PHASE.words:
            return self.at
        if self.at == "battle":
            return PHASE.words[COMBAT]
        if self.at in WASTELANDS:
            return PHASE.words[QUESTING]
        phase: str = self.given.take("phase", PHASE.words[0])
        return phase

    def data(self) -> dict[str, Any]:
        """The position as a document."""
        given, started = self.given, self.at not in SETUP
        peoples = {name: self.people(name) for name in self.order}
        ships = ships_of(given.take("ships", {}), None, "ships")
        gold = counts(given.take("gold", {}), "gold", A_COUNT)
        for name in self.order:
            for ship, one in ships_of(self.parts[name].get("ships", {}), name, f"{name}.ships").items():
                if ship in ships:
                    raise ScenarioError(f"{name}.ships", f"there is one ship {ship}")
                ships[ship] = one
            gold |= self.gold(name)
        position: dict[str, Any] = {name: given.take(name, None) for name in PLAIN if name in given.parts}
        piles = {name: words(given.take(name, ()), name) for name in PILES}
        return {
            "first": self.order[0] if self.at not in SETUP[:2] else None,
            "active": given.take("active", self.order[0]) if started else None,
            **position,
            **piles,
            "round": given.number("round", int(started)),
            "phase": self.phase(),
            "order": self.order,
            "peoples": peoples,
            "neutral": self.neutral,
            "guests": guests(given.take("guests", {})),
            "ships": ships,
            "gold": {name: amount for name, amount in gold.items() if amount},
            "treasures": self.treasures,
            "turn": self.turn(),
        }

    def people(self, name: str) -> dict[str, Any]:
        parts = self.parts[name]
        pieces = self.pieces(name)
        self.give(name, pieces)
        shown = [piece for piece in parts.get("shown", ()) if piece in pieces]
        party, place = None, parts.get("party")
        if place:
            ((at, units),) = place.items()
            party = {"at": at, "units": units, **company(parts, name)}
        elif parts.get("companions") or parts.get("tools"):
            raise ScenarioError(f"{name}.party", "is needed: companions and tools are with one")
        return {
            "mana": 0 if self.at in SETUP or parts.get("out") else self.facts.parts.start.mana,
            **{part: parts[part] for part in UNCHANGED if part in parts},
            "equipped": parts.get("equipped", bool(party or parts.get("captive") or parts.get("store"))),
            "lands": parts.get("lands", {}),
            "party": party,
            "captive": self.captive(name),
            "pieces": pieces,
            "shown": shown,
            "spells": self.spells(name),
            "scrolls": [self.scroll(word, name) for word in parts.get("scrolls", ())],
            "prophecies": parts.get("prophecies", ()),
            "store": parts.get("store", {}),
        }

    def pieces(self, name: str) -> dict[str, Any]:
        """Those named, and the King in the first territory; when spells are dealt, a Wizard too."""
        parts = self.parts[name]
        pieces = dict(parts.get("pieces", {}))
        if self.at in UNCROWNED:
            return pieces
        aboard = [PLACE.words[FIRST_SHIP + int(ship) - 1]
                  for ship, one in ships_of(parts.get("ships", {}), name, f"{name}.ships").items()
                  if one.get("units") and ship in SHIP.words]  # fmt: skip
        homes = [*parts["lands"], *aboard]
        if "king" in parts:
            if parts["king"]:
                pieces[KING] = parts["king"]
        elif homes and not parts.get("out"):
            pieces.setdefault(KING, homes[0])
        if homes and self.at == "scrolls":
            pieces.setdefault(WIZARD, homes[0])
        return pieces

    def give(self, name: str, pieces: dict[str, Any]) -> None:
        """Treasures go to pieces, or make pieces of plain units; ``pieces`` grows by these."""
        parts = self.parts[name]
        at = f"{name}.treasures"
        for treasure, bearer in parts.get("treasures", {}).items():
            find(TREASURE, treasure, at)
            if treasure in self.treasures:
                raise ScenarioError(at, f"{treasure} is borne twice")
            if bearer not in pieces:
                find(PLACE, bearer, at)
                pieces[treasure] = bearer
                bearer = treasure
            known = self.order if treasure in parts.get("shown", ()) else [name]
            self.treasures[treasure] = {"people": name, "bearer": bearer, "known_to": known}
        for word in parts.get("shown", ()):
            if word not in pieces and word not in parts.get("treasures", {}):
                raise ScenarioError(f"{name}.shown", f"{word} is no piece or treasure of the {name}")

    def captive(self, name: str) -> dict[str, Any] | None:
        given = self.parts[name].get("captive")
        if given is None:
            return None
        if isinstance(given, int):
            return {"units": given}
        if not isinstance(given, Mapping) or set(given) - {"units", "companions", "tools"}:
            raise ScenarioError(f"{name}.captive", "is a number, or a dict with units, companions and tools")
        at = f"{name}.captive"
        parts = {
            "companions": words(given.get("companions", ()), at),
            "tools": counts(given.get("tools", {}), at, A_COUNT),
        }
        return {"units": given.get("units", 0), **parts}

    def spells(self, name: str) -> dict[str, Any]:
        """'wizard-1:heal,haste'; all means the whole book."""
        book = [SPELL.words[spell] for spell in self.facts.books[PEOPLE.find(name)]]
        spells: dict[str, Any] = {}
        for wizard, known in self.parts[name].get("spells", {}).items():
            if isinstance(known, str):
                known = book if known == "all" else known.split(",")
            spells[wizard] = known
        return spells

    @staticmethod
    def scroll(word: Any, name: str) -> Any:
        """'reflect@orcs+elves' has been seen by these two as well."""
        if not isinstance(word, str):
            return word
        scroll, _, others = word.partition("@")
        known = [name, *(others.split("+") if others else ())]
        return {"scroll": scroll, "known_to": known}

    def gold(self, name: str) -> dict[str, Any]:
        given = self.parts[name].get("gold", {})
        if not isinstance(given, int):
            return counts(given, f"{name}.gold", A_COUNT)
        home = next((land for land in self.parts[name].get("lands", ()) if land in KINGDOM.words), None)
        if home is None and given:
            raise ScenarioError(f"{name}.gold", f"the {name} have no Kingdom to put it into (DL-9.1)")
        return {home: given} if home else {}

    def turn(self) -> dict[str, Any]:
        given = self.given
        turn: dict[str, Any] = {name: words(given.take(name, ()), name) for name in TURN_WORDS}
        turn |= {name: given.take(name, 0) for name in TURN_NUMBERS if name in given.parts}
        walls = entries(given.take("walls", ()), "walls")
        turn["walls"] = [wall.split("-") if isinstance(wall, str) else wall for wall in walls]
        turn["worn"] = worn(given.take("worn", {}))
        return turn


def company(parts: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {"companions": parts.get("companions", ()), "tools": parts.get("tools", {})}
