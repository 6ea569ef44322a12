"""The Lord of the Ice Garden: first and second edition, basic and advanced, two to four players, and alone."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import Any, ClassVar

from meadhall.games.ice_garden import components, document, scenario, standing_answers
from meadhall.games.ice_garden.board import IceGardenBoard
from meadhall.games.ice_garden.board.introduction import INTRODUCTION
from meadhall.games.ice_garden.facts import UNITS, Facts
from meadhall.games.ice_garden.lessons import LESSONS
from meadhall.games.ice_garden.measures import MEASURES
from meadhall.games.ice_garden.mind import IceGardenMind
from meadhall.games.ice_garden.puzzles import PUZZLES
from meadhall.games.ice_garden.reading import READING, named_region, printed_name
from meadhall.games.ice_garden.rules import (
    action_fields,
    activation,
    advanced,
    domination,
    ending,
    goals,
    influence,
    initiative,
    making,
    move,
    planning,
    raven_shadow,
    round,
    setup,
    solo,
    start_of_round,
    viper_gorge,
    voracious_mountain,
    vuko,
)
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.uses import USES
from meadhall.games.ice_garden.words import ABILITY, CHARACTER, FIELD, LEVEL, MARKER, PIECE, REGION, VOCABULARY
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Catalogue, Rule, read_chapters, read_readings
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import OptionError
from meadhall.kernel.game import Game, steps_of
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.rulebook import read_rulebook
from meadhall.kernel.scenario import Rest
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.ice_garden")

ENDING_RULES = {"dead-snow": "IG-13.14", "goal": "IG-13.2", "fifty-points": "IG-13.6", "last-ship": "IG-13.8"}

WHEN = {
    **dict.fromkeys(("play", "oppose", "deal"), "IG-2.1"),
    "stack": "IG-2.4",
    "tile": "IG-2.7",
    "thorn": "IG-2.9",
    "reserve": "IG-2.10",
    "number": "IG-2.12",
    "start": "IG-2.14",
    "settle": "IG-3.5",
    "advance": "IG-4.2",
    "order": "IG-14.14",
    "plan": "IG-5.1",
    **dict.fromkeys(("gain", "trade"), "IG-6.3"),
    **dict.fromkeys(
        ("influence", "influence-two", "move", "mountain", "raven", "shift", "improve", "summon"), "IG-6.1"
    ),
    "carry": "IG-6.16",
    "lift": "IG-7.4",
    "appear": "IG-7.19",
    "cross": "IG-9.7",
    "lose": "IG-10.10",
    **dict.fromkeys(("spy", "spy-two"), "IG-9.5"),
    **dict.fromkeys(("attack", "strike", "strike-neutral"), "IG-9.11"),
    **dict.fromkeys(("use", "recruit", "recruit-held", "pillage", "enchant", "enchant-held"), "IG-11.9"),
    "take": "IG-11.22",
    "evict": "IG-12.17",
}
"""The rule that says when each kind of action is taken, shown to whoever tries it at another moment."""
ADVANCED_VERBS = ("order", "vuko-tile", "no-tile")

OPTIONS = [
    Option("edition", "second", "which rulebook is played", ["first", "second"]),
    Option("mode", "basic", "advanced adds Vuko tiles and order tokens", ["basic", "advanced"]),
    Option(
        "characters",
        "chosen",
        "chosen by the players, dealt by lot, or a list such as callo,freihoff",
        instead=["chosen", "dealt"],
        each=CHARACTER.words,
    ),
    Option("vuko_layout", "chosen", "in the advanced game: chosen or laid at random", ["chosen", "random"]),
    Option("difficulty", "easy", "of the solo game", ["easy", "medium", "hard", "scientist"], players=[1]),
    Option(
        "raven_price",
        "token",
        "what Raven Shadow charges M-factor for: only for discarding a token, or always",
        ["token", "always"],
    ),
    Option("safe_step", "zero", "where the first step out of the safe area leads", ["zero", "minus-one"]),
    Option("pillage_from", "anybody", "who can be pillaged: anybody there, or owners of units", ["anybody", "units"]),
]


class IceGarden(Game[IceGardenState]):
    slug = "ice-garden"
    title = "The Lord of the Ice Garden"
    version = "1.1"
    seats = (1, 2, 3, 4)
    folder = _HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue.read(_HERE / "text" / "rules")
    chapters = read_chapters(_HERE / "text" / "chapters.toml")
    readings = read_readings(_HERE / "text" / "readings.toml")
    texts = Texts([files("meadhall.kernel") / "text", _HERE / "text"])
    options: ClassVar = {option.name: option for option in OPTIONS}
    steps = steps_of(
        setup, round, start_of_round, initiative, planning, action_fields, viper_gorge, influence, move,
        voracious_mountain, raven_shadow, making, activation, advanced, vuko, domination, goals, ending, solo,
    ) | {"Rest": Rest}  # fmt: skip
    reading: ClassVar = READING
    board = IceGardenBoard()
    closing = frozenset(
        {
            "ask-cross",
            "ask-gorge",
            "ask-making",
            "ask-move",
            "ask-settle",
            "ask-shift",
            "ask-speed",
            "ask-spy",
            "ask-strike",
        }
    )
    resting = frozenset(
        {
            "ask-attack",
            "ask-gorge",
            "ask-influence",
            "ask-making",
            "ask-mountain",
            "ask-move",
            "ask-raven",
            "ask-speed",
        }
    )
    dealt: ClassVar[dict[str, str | bool]] = {"characters": "dealt"}
    standing = standing_answers.STANDING
    mind = IceGardenMind
    puzzles = PUZZLES
    rulebook = read_rulebook(_HERE / "text" / "book", MEASURES)
    introduction = INTRODUCTION
    lessons = LESSONS
    uses = USES
    pack_type = components.Components
    rule_id_after_the_end = "IG-13.14"
    rule_id_whose_turn = "IG-4.10"

    def bounds(self, state: IceGardenState) -> dict[str, tuple[int, int]]:
        seats = dict.fromkeys(("seat", "sits", "ranked"), (0, state.facts.seats - 1))
        regions = dict.fromkeys(("region", "origin", "goal", "here", "there", "low", "high"), (0, len(REGION) - 1))
        kinds = {"field": (0, len(FIELD) - 1), "piece": (0, 3), "ability": (0, len(ABILITY) - 1)}
        places = {"place": (0, len(state.order)), "rank": (0, state.facts.seats)}
        counts = {"level": (1, 3), "steps": (1, move.STEPS), "figure": (0, UNITS - 1), "left": (0, 20), "which": (1, 2)}
        return seats | regions | kinds | places | counts

    def name_of(self, domain: Domain, number: int, lang: str) -> str:
        """Regions are called by their names."""
        if domain is REGION:
            return named_region(self.components, number, lang)
        return super().name_of(domain, number, lang)

    def thing_of(self, owner: str, domain: Domain, number: int, lang: str) -> str:
        """Units are called by their names, which every character has for their own."""
        character = self.components.characters.get(owner)
        if character is None or domain not in (LEVEL, PIECE) or (domain is PIECE and number == MARKER):
            return self.name_of(domain, number, lang)
        level = number + 1 if domain is LEVEL else number
        return printed_name(character.rows[level - 1].name, lang)

    def is_own_turn(self, state: IceGardenState, seat: int) -> bool:
        return standing_answers.is_own_turn(state, seat)

    def elsewhere(self, state: State, action: Action) -> str | None:
        if action.verb.key in ADVANCED_VERBS and state.settings["mode"] == "basic":
            return "IG-2.3"
        return WHEN.get(action.verb.key)

    def after_the_end(self, state: State) -> Rule:
        ending = state.result.ending if state.result else ""
        return self.catalogue[ENDING_RULES.get(ending, "IG-13.1")]

    def furnish(self, pack: Pack) -> None:
        self.components = components.furnish(pack)

    def begin(self, players: int, options: dict[str, Any]) -> IceGardenState:
        state = self.blank(players, options)
        setup.set_up(state)
        return state

    def blank(self, players: int, options: dict[str, Any]) -> IceGardenState:
        """An empty board."""
        check_options(players, options)
        return IceGardenState(self, players, options, self.facts_for(players, options, partial(Facts, self.components)))

    def restore(self, players: int, options: dict[str, Any], position: object) -> IceGardenState:
        return document.read(self.blank(players, options), position)

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> IceGardenState:
        return scenario.build(self, at, players, what)


def check_options(players: int, options: dict[str, Any]) -> None:
    if players == 1 and options["edition"] == "first":
        raise OptionError("edition", "the solo variant belongs to the second edition")
    wanted = options["characters"]
    if wanted not in ("chosen", "dealt"):
        names = [name.strip() for name in wanted.split(",")]
        seats = 2 if players == 1 else players
        if len(names) != seats or len(set(names)) != seats or not set(names) <= set(CHARACTER.words):
            known = ", ".join(CHARACTER.words)
            raise OptionError("characters", f"{wanted!r} is not chosen, dealt or {seats} different ones of {known}")


GAME = IceGarden
