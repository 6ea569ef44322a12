"""What the game says of itself: the characters, and a thumbnail with a region that two players want."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw.markup import shift
from meadhall.games.ice_garden.board.figures import icon, unit
from meadhall.games.ice_garden.board.scribe import SEAT_LETTERS
from meadhall.games.ice_garden.words import CALLO, CHARACTER, FJOLLSFINN, FREIHOFF, VAN_DYKEN
from meadhall.kernel.introduction import Crop, Introduction, Kin, Overview, People
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts

_HERE = files("meadhall.games.ice_garden")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "introduction"))])

HARD = {FJOLLSFINN: 2, VAN_DYKEN: 3, FREIHOFF: 2, CALLO: 5}
RULES = {FJOLLSFINN: "IG-12.1", VAN_DYKEN: "IG-12.3", FREIHOFF: "IG-12.9", CALLO: "IG-12.11"}
"""The rule of each character's goal."""


class IceGardenIntroduction(Introduction):
    asks = frozenset({"ask-character", "ask-opponent"})

    def scene(self, game: Any) -> State:
        state: State = game.scenario(
            at="influence",
            round=4,
            fjollsfinn={"markers": "A2 B2 C E", "units": "1A 2B"},
            van_dyken={"markers": "B C2 F", "units": "1C 3F"},
            freihoff={"markers": "A D3 E", "units": "2D"},
            vuko="D",
        )
        return state

    def overview(self, game: Any, lang: str) -> Overview:
        points = game.components.goals.points
        return super().overview(game, lang)._replace(end=TEXTS.say("game-end", lang, points=points))

    def peoples(self, game: Any, lang: str) -> tuple[Kin, ...]:
        goals = game.components.goals
        needed = {FJOLLSFINN: goals.dwellers, VAN_DYKEN: goals.absorbed, FREIHOFF: goals.towers, CALLO: goals.locks}
        characters = tuple(
            People(
                place=f"character:{word}",
                name=TEXTS.word(word, lang),
                who=TEXTS.say(f"who-{word}", lang),
                plays=TEXTS.say(f"plays-{word}", lang, goal=needed[character]),
                difficulty=HARD[character],
                picture=band(character),
                rule=RULES[character],
            )
            for character, word in enumerate(CHARACTER.words)
        )
        title, words = (TEXTS.say(id, lang) for id in ("peoples-character", "peoples-character-words"))
        return (Kin("character", title, words, characters),)


def band(character: int) -> str:
    """One unit of each level, in the colour of the character."""
    units = (unit(SEAT_LETTERS[character], character, level, 0, beaten=False) for level in (1, 2, 3))
    return icon("".join(shift(one, 16 + 31 * n, 19) for n, one in enumerate(units)), "0 0 94 36", 94, 36)


INTRODUCTION = IceGardenIntroduction(minutes=90, difficulty=3, crop=Crop("board", (485, 188), zoom=1.3))
