"""Quest for the DragonLords: conquest, ships, magic and the Wastelands, two to four players."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Any, ClassVar

from meadhall.games.dragon_lords import components, document, fight, scenario, standing_answers
from meadhall.games.dragon_lords.board import DragonLordsBoard
from meadhall.games.dragon_lords.board.introduction import INTRODUCTION
from meadhall.games.dragon_lords.facts import END, MONSTERS, NOBODY, UNKNOWN, Facts
from meadhall.games.dragon_lords.lessons import LESSONS
from meadhall.games.dragon_lords.measures import MEASURES
from meadhall.games.dragon_lords.mind import DragonLordsMind
from meadhall.games.dragon_lords.puzzles import PUZZLES
from meadhall.games.dragon_lords.reading import READING
from meadhall.games.dragon_lords.rules.common import aside, cards, dice, gold
from meadhall.games.dragon_lords.rules.course import (
    elimination,
    ending,
    income,
    initiative,
    purchase,
    reinforcement,
    setup,
    transfer,
    turn,
)
from meadhall.games.dragon_lords.rules.peoples import commanders, dragonlords, treasures
from meadhall.games.dragon_lords.rules.sea import harbours, naval, sea_magic
from meadhall.games.dragon_lords.rules.sorcery import harm, magic, teleport
from meadhall.games.dragon_lords.rules.war import (
    answers,
    attack,
    band,
    capture,
    combat,
    combat_phase,
    escapes,
    healing,
    losses,
    march,
    missiles,
    retreat,
    sneak,
)
from meadhall.games.dragon_lords.rules.wastes import (
    captives,
    companions,
    monsters,
    new_companions,
    party,
    prophecies,
    quest_choices,
    quest_phase,
    quest_rewards,
    quest_scripts,
    quests,
    spaces,
    tools,
    wastelands,
)
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.uses import USES
from meadhall.games.dragon_lords.words import (
    BID,
    COMPANION,
    COUNTER,
    FACE,
    PEOPLE,
    PHASE,
    PIECE,
    PLACE,
    PROPHECY,
    QUEST,
    SCROLL,
    SHIP,
    SPACE,
    SPELL,
    TERRITORY,
    TOOL,
    TREASURE,
    VOCABULARY,
    ZONE,
    do_retreat,
)
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Catalogue, Rule, read_chapters, read_readings
from meadhall.kernel.game import Game, steps_of
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.rulebook import read_rulebook
from meadhall.kernel.scenario import Rest
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.dragon_lords")

WHEN = {
    "claim": "DL-2.10", "post": "DL-2.12", "dock": "DL-2.14", "hide": "DL-2.16", "bid": "DL-22.11",
    "order": "DL-3.7", "buy": "DL-3.7", "buy-ship": "DL-3.7", "deposit": "DL-9.8", "place": "DL-9.10",
    "redeem": "DL-13.10", "embark": "DL-4.1", "sail": "DL-4.4", "load": "DL-4.9", "load-party": "DL-16.55",
    "land": "DL-4.9", "land-party": "DL-16.11", "attack": "DL-5.1", "fight": "DL-3.6", "march": "DL-5.13",
    "transfer": "DL-8.1", "sneak": "DL-15.9", "retreat": "DL-7.1", "again": "DL-6.23", "reveal": "DL-10.8",
    "bind": "DL-20.22", "lose": "DL-6.20", "lose-companion": "DL-17.26", "lose-units": "DL-6.20",
    "cast": "DL-13.5", "spell": "DL-12.12", "strike": "DL-13.14", "strike-ship": "DL-13.38",
    "collapse": "DL-13.33", "teach": "DL-12.16", "teleport": "DL-14.2", "escape": "DL-14.16", "use": "DL-20.5",
    "use-tool": "DL-17.1", "set-out": "DL-16.9", "wander": "DL-16.16", "leave": "DL-16.43", "prophesy": "DL-18.2",
    "shoot": "DL-17.25", "charm": "DL-11.16", "buy-tool": "DL-16.26", "store": "DL-17.8", "fetch": "DL-17.8",
    "learn": "DL-16.35", "dismiss": "DL-17.22", "give": "DL-20.2", "bestow": "DL-20.2", "exalt": "DL-11.1",
    "crown": "DL-10.22", "plea": "DL-17.29", "depart": "DL-9.24",
}  # fmt: skip
"""The rule that says when an action belongs, by verb."""

NO_RETREAT = {fight.AT_SEA: "DL-7.8", fight.QUEST: "DL-19.21", fight.PARTIES: "DL-20.30"}
"""Fights that nobody ever leaves."""

OPTIONS = [
    Option("two_players", "peoples", "for two players: two peoples each, the smaller world, or one people each in the "
           "whole world", ["peoples", "tundra", "open"], players=[2]),
    Option("kingdoms", "4", "Kingdoms that win the game", ["3", "4", "5", "6"]),
    Option("bloodlust", False, "the last King wins, and Kingdoms decide nothing"),
    Option("victory_moment", "at-once", "enough Kingdoms win at once, or when held at the end of one's turn",
           ["at-once", "end-of-turn"]),
    Option("escape", "missiles", "a defending commander may teleport away in the missile step, or after the losses",
           ["missiles", "losses"]),
    Option("lost_companions", "gone", "where the companions of a lost party go: out of the game, or under their deck",
           ["gone", "deck"]),
    Option("dragonlords", "standard", "units that DragonLords take along: ten, five and never into Kingdoms, or any",
           ["standard", "weak", "strong"]),
    Option("unlimited_dragonlords", False, "a people may have more than one DragonLord"),
    Option("strong_wizards", False, "damage and healing cost no mana in the first round of a combat"),
    Option("reduced_combat", False, "attacks are declared together, and each unit attacks once a turn"),
    Option("bid", False, "secret bids of gold decide who begins"),
    Option("always_pause", True, "whoever might have an answer is asked, so that silence tells nothing; without it "
           "only those are asked who have one, which is quicker, but a pause tells something"),
    Option("departure", False, "every player may leave the game at the start of a turn, not only one without a King"),
    Option("turn_limit", "none", "rounds after which the most Kingdoms win, for simulations",
           ["none", "3", "10", "20", "40", "80", "160"]),
]  # fmt: skip


class DragonLords(Game[DragonLordsState]):
    slug = "dragon-lords"
    title = "Quest for the DragonLords"
    version = "1.1"
    seats = (2, 3, 4)
    folder = _HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue.read(_HERE / "text" / "rules")
    chapters = read_chapters(_HERE / "text" / "chapters.toml")
    readings = read_readings(_HERE / "text" / "readings.toml")
    texts = Texts([files("meadhall.kernel") / "text", _HERE / "text"])
    options: ClassVar = {option.name: option for option in OPTIONS}
    for_simulations: ClassVar = {"turn_limit": "40"}
    steps = steps_of(
        setup, initiative, turn, purchase, naval, sea_magic, teleport, quest_phase, wastelands, party, spaces, tools,
        companions, new_companions, prophecies, quests, quest_scripts, quest_rewards, quest_choices, captives,
        combat_phase, attack, march, sneak, band, combat, missiles, answers, healing, escapes, losses, retreat, capture,
        monsters, dragonlords, harm, magic, commanders, treasures, cards, dice, transfer, harbours, income, gold,
        reinforcement, elimination, ending, aside,
    ) | {"Rest": Rest}  # fmt: skip
    reading: ClassVar = READING
    going_on = frozenset({"ask-muster-more", "ask-sneak"})
    closing = frozenset(
        {"ask-band", "ask-crew", "ask-den", "ask-oracle", "ask-purchase", "ask-shop", "ask-village", "ask-voyage"}
    )
    resting = frozenset(
        {"ask-after-quest", "ask-combat", "ask-naval", "ask-orders", "ask-quest-phase", "ask-reinforce", "ask-transfer"}
    )
    board = DragonLordsBoard()
    standing = standing_answers.STANDING
    mind = DragonLordsMind
    puzzles = PUZZLES
    rulebook = read_rulebook(_HERE / "text" / "book", MEASURES)
    introduction = INTRODUCTION
    lessons = LESSONS
    uses = USES
    pack_type = components.Components
    rule_id_after_the_end = "DL-23.5"
    rule_id_whose_turn = "DL-3.2"

    def bounds(self, state: DragonLordsState) -> dict[str, tuple[int, int]]:
        def each(domain: Any, *names: str, low: int = 0) -> dict[str, tuple[int, int]]:
            return dict.fromkeys(names, (low, len(domain) - 1))

        return (
            each(PEOPLE, "people", "rival", "mover", "deserted", "rolling")
            | each(PEOPLE, "turn", low=NOBODY)
            | each(PLACE, "origin", "goal", "place", "places")
            | each(TERRITORY, "land", "territory", "targets")
            | each(ZONE, "zone")
            | each(SPACE, "space")
            | each(SHIP, "ship")
            | each(PIECE, "piece")
            | each(COUNTER, "wizard")
            | each(SCROLL, "scroll")
            | each(SPELL, "spell")
            | each(TREASURE, "treasure", low=-2)
            | each(COMPANION, "companion")
            | each(PROPHECY, "card", low=NOBODY)
            | each(PROPHECY, "prophecy")
            | each(QUEST, "quest")
            | each(TOOL, "tool")
            | each(PHASE, "phase")
            | dict.fromkeys(("side", "target"), (0, 1))
            | dict.fromkeys(("amount", "count", "most", "hits", "sent", "dice", "left"), (0, 10_000))
            | dict.fromkeys(("by", "loser", "victim"), (NOBODY, MONSTERS))
            | dict.fromkeys(("faces", "shown", "sides"), (1, len(FACE)))
            | {"node": (END, len(state.facts.nodes) - 1), "to": (0, state.players - 1), "kind": (0, setup.POST)}
            | {"aside": (UNKNOWN, len(BID) - 1), "source": (0, len(answers.MISSILES) - 1)}
        )

    def is_own_turn(self, state: DragonLordsState, seat: int) -> bool:
        return standing_answers.is_own_turn(state, seat)

    def elsewhere(self, state: State, action: Action) -> str | None:
        if action.verb is do_retreat and isinstance(state, DragonLordsState) and state.fight is not None:
            return NO_RETREAT.get(state.fight.kind, "DL-7.1")
        return WHEN.get(action.verb.key)

    def after_the_end(self, state: State) -> Rule:
        ended = state.result.ending if state.result else ""
        return self.catalogue[ending.RULES[ended]] if ended in ending.RULES else self.rule_after_the_end

    def furnish(self, pack: Pack) -> None:
        self.components = components.furnish(pack)

    def begin(self, players: int, options: dict[str, Any]) -> DragonLordsState:
        state = self.blank(players, options)
        setup.set_up(state)
        return state

    def blank(self, players: int, options: dict[str, Any]) -> DragonLordsState:
        """An empty world for so many players."""
        return DragonLordsState(
            self, players, options, self.facts_for(players, options, partial(Facts, self.components))
        )

    def restore(self, players: int, options: dict[str, Any], position: object) -> DragonLordsState:
        return document.read(self.blank(players, options), position)

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> DragonLordsState:
        return scenario.build(self, at, players, what)


GAME = DragonLords
