"""Fall of the Mountain King: two to five players, both sides of the board."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Any, ClassVar

from meadhall.games.mountain_king import components, document, scenario, standing_answers
from meadhall.games.mountain_king.board import MountainKingBoard
from meadhall.games.mountain_king.board.introduction import INTRODUCTION
from meadhall.games.mountain_king.champions import after_action, instants
from meadhall.games.mountain_king.facts import WAVES, Facts
from meadhall.games.mountain_king.lessons import LESSONS
from meadhall.games.mountain_king.measures import MEASURES
from meadhall.games.mountain_king.mind import MountainMind
from meadhall.games.mountain_king.puzzles import PUZZLES
from meadhall.games.mountain_king.reading import READING, card_name, cell_name, hall_name
from meadhall.games.mountain_king.rules import (
    actions,
    advance,
    attack,
    award,
    bolster,
    breach,
    building,
    fallen,
    gnomes,
    invasions,
    move_trolls,
    refresh,
    scoring,
    scouting,
    seizing,
    setup,
    supplies,
    tripwires,
    turns,
    votes,
    wave,
    wave_three,
    wheel,
)
from meadhall.games.mountain_king.secrecy import HIDDEN
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.uses import USES
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CELL,
    CHAMPION,
    CLAN,
    FIRST_CHAMPION,
    HALL,
    SYMBOL,
    TYPE,
    VOCABULARY,
)
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Catalogue, read_chapters, read_readings
from meadhall.kernel.domain import Domain
from meadhall.kernel.game import Game, steps_of
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.rulebook import read_rulebook
from meadhall.kernel.scenario import Rest
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.mountain_king")

WHEN = {
    "keep": "MK-2.15", "settle": "MK-2.19", "post": "MK-2.21",
    "lay": "MK-3.1", "discard": "MK-3.9", "cover": "MK-3.18",
    "weak": "MK-4.4", "strong": "MK-4.4", "add": "MK-4.18", "desperation": "MK-4.14", "supply": "MK-4.26",
    "advance": "MK-6.1", "send": "MK-6.1", "send-pawn": "MK-6.1", "retreat": "MK-6.19",
    "bolster": "MK-7.1", "trolls": "MK-7.3", "influence": "MK-8.1", "turn": "MK-9.1",
    "peek-gate": "MK-9.4", "peek-gnome": "MK-9.4", "out": "MK-9.15", "shove": "MK-9.15", "shove-pawn": "MK-9.15",
    "claw": "MK-12.19", "swarm": "MK-10.2", "invade": "MK-11.14", "fall": "MK-11.23", "fall-pawn": "MK-11.23",
    "reward": "MK-12.7", "vote": "MK-12.9", "pawn": "MK-12.12", "swap": "MK-12.14",
    "crown-hall": "MK-12.15", "crown-cavern": "MK-12.15", "crown-clan": "MK-12.15", "reap": "MK-15.40",
}  # fmt: skip
"""The rule that says when an action belongs, by verb."""

OPTIONS = [
    Option("supplies", "falling", "base Supplies falling from Wave to Wave, or level as in Wave I",
           ["falling", "level"]),
    Option("battle_boost", False, "Gnomes beaten in battle may also push the Wheel over the Honour Boost tripwire"),
    Option("foreign_lairs", True, "Move Trolls may take rivals' Trolls out of their Lairs"),
    Option("champion_bridges", True, "a Champion's symbol in a cluster joins symbols that are not next to each other"),
]  # fmt: skip


class MountainKing(Game[MountainKingState]):
    slug = "mountain-king"
    title = "Fall of the Mountain King"
    version = "1.1"
    seats = (2, 3, 4, 5)
    folder = _HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue.read(_HERE / "text" / "rules")
    chapters = read_chapters(_HERE / "text" / "chapters.toml")
    readings = read_readings(_HERE / "text" / "readings.toml")
    texts = Texts([files("meadhall.kernel") / "text", _HERE / "text"])
    options: ClassVar = {option.name: option for option in OPTIONS}
    steps = steps_of(
        setup, wave, building, supplies, turns, actions, advance, attack, gnomes, seizing, votes, bolster, wheel,
        scouting, tripwires, move_trolls, breach, invasions, fallen, award, after_action, instants, scoring, refresh,
        wave_three,
    ) | {"Rest": Rest}  # fmt: skip
    reading: ClassVar = READING
    closing = frozenset({"ask-muster", "ask-follow", "ask-shove", "ask-peek-gate", "ask-peek-gnome", "ask-peek-more"})
    board = MountainKingBoard()
    standing = standing_answers.STANDING
    mind = MountainMind
    puzzles = PUZZLES
    rulebook = read_rulebook(_HERE / "text" / "book", MEASURES)
    introduction = INTRODUCTION
    lessons = LESSONS
    uses = USES
    pack_type = components.Components
    resting = frozenset(("ask-action",))
    rule_id_after_the_end = "MK-14.18"
    rule_id_whose_turn = "MK-4.1"

    def bounds(self, state: MountainKingState) -> dict[str, tuple[int, int]]:
        seats = dict.fromkeys(("seat", "who", "to", "follower"), (0, state.players - 1))
        caverns = dict.fromkeys(("cavern", "goal", "lair", "origins"), (0, len(CAVERN) - 1))
        kinds = {"champion": (0, len(CHAMPION) - 1), "kind": (0, len(TYPE) - 1), "active": (-1, state.players - 1)}
        symbols = {"chosen": (0, len(SYMBOL) - 1), "first": (-1, len(SYMBOL) - 1)}
        numbers = dict.fromkeys(("left", "power", "x", "count", "gnomes", "influence", "sent"), (0, 999))
        return seats | caverns | kinds | symbols | numbers | {
            "clan": (0, len(CLAN)), "drawn": (0, len(CLAN) - 1), "ketil": (-1, len(CAVERN) - 1),
            "deck": (0, 2), "token": (0, 1), "card": (0, len(CARD) - 1), "spaces": (0, 12), "origin": (0, 11),
            "aside": (HIDDEN, max(len(CARD), len(CHAMPION)) - 1), "wave": (0, WAVES),
        }  # fmt: skip

    def name_of(self, domain: Domain, number: int, lang: str) -> str:
        """Cards, cells and Great Halls by what they show and where they are."""
        if domain is CARD:
            return card_name(self.components, number, lang)
        if domain is CELL or (domain is SYMBOL and number < FIRST_CHAMPION):
            return cell_name(number, lang)
        if domain is HALL:
            return hall_name(self.components, number, lang)
        return super().name_of(domain, number, lang)

    def is_own_turn(self, state: MountainKingState, seat: int) -> bool:
        return standing_answers.is_own_turn(state, seat)

    def elsewhere(self, state: State, action: Action) -> str | None:
        return WHEN.get(action.verb.key)

    def furnish(self, pack: Pack) -> None:
        self.components = components.furnish(pack)

    def begin(self, players: int, options: dict[str, Any]) -> MountainKingState:
        state = self.blank(players, options)
        setup.set_up(state)
        return state

    def blank(self, players: int, options: dict[str, Any]) -> MountainKingState:
        """An empty mountain, before the set-up."""
        return MountainKingState(
            self, players, options, self.facts_for(players, options, partial(Facts, self.components))
        )

    def restore(self, players: int, options: dict[str, Any], position: object) -> MountainKingState:
        return document.read(self.blank(players, options), position)

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> MountainKingState:
        return scenario.build(self, at, players, what)


GAME = MountainKing
