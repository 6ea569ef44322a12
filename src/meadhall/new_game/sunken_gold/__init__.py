"""Sunken Gold: two to four players sail from reef to reef and dive for coins."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, ClassVar

from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Catalogue, read_chapters
from meadhall.kernel.game import Game, steps_of
from meadhall.kernel.introduction import Introduction
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts
from meadhall.new_game.sunken_gold import components, document, scenario
from meadhall.new_game.sunken_gold.board import SunkenGoldBoard
from meadhall.new_game.sunken_gold.mind import SunkenGoldMind
from meadhall.new_game.sunken_gold.reading import READING
from meadhall.new_game.sunken_gold.rules import ending, setup, turn
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEFS, VOCABULARY

_HERE = files("meadhall.new_game.sunken_gold")

OPTIONS = [Option("length", "short", "how many rounds are played", ["short", "long"])]

WHEN = {"chart": "SG-1.2", "sail": "SG-2.1", "dive": "SG-2.4", "pass": "SG-2.4", "find": "SG-2.5"}
"""When each kind of action belongs, for whoever tries it at another moment."""


class SunkenGold(Game[Sea]):
    slug = "sunken-gold"
    title = "Sunken Gold"
    version = "1.0"
    seats = (2, 3, 4)
    folder = _HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue.read(_HERE / "text" / "rules")
    chapters = read_chapters(_HERE / "text" / "chapters.toml")
    texts = Texts([files("meadhall.kernel") / "text", _HERE / "text"])
    options: ClassVar = {option.name: option for option in OPTIONS}
    steps = steps_of(setup, turn, ending)
    reading: ClassVar = READING
    board = SunkenGoldBoard()
    introduction = Introduction(minutes=15, difficulty=1)
    mind = SunkenGoldMind
    rule_id_after_the_end = "SG-3.1"
    rule_id_whose_turn = "SG-2.1"

    def bounds(self, state: Sea) -> dict[str, tuple[int, int]]:
        return {"seat": (0, state.players - 1), "reef": (0, REEFS - 1)}

    def elsewhere(self, state: State, action: Action) -> str | None:
        return WHEN.get(action.verb.key)

    def furnish(self, pack: Pack) -> None:
        self.components = components.furnish(pack)

    def begin(self, players: int, options: dict[str, Any]) -> Sea:
        state = Sea(self, players, options)
        state.then(setup.SetUp())
        return state

    def restore(self, players: int, options: dict[str, Any], position: object) -> Sea:
        return document.read(Sea(self, players, options), position)

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> Sea:
        return scenario.build(self, at, players, what)


GAME = SunkenGold
