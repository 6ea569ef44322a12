"""What counts as a use of an improvement, a unit, a tile, a field or an ability."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.reading import printed_name
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import ABILITY, CHARACTER, FIELD, IMPROVEMENT, LEVEL, RED_NUMBER, do_use
from meadhall.kernel.game import Game
from meadhall.kernel.uses import Numbers, Used, Uses


def improved(s: IceGardenState, seat: int, args: Numbers) -> Numbers:
    _, level, improvement = args
    return s.character[seat], level, improvement


def summoned(s: IceGardenState, seat: int, args: Numbers) -> Numbers:
    return s.character[seat], args[1]


def dominated(s: IceGardenState, seat: int, args: Numbers) -> Numbers | None:
    number = s.tiles[args[1]]
    return (number - 1,) if number > 0 else None


def unit(game: Game[Any], numbers: Numbers, lang: str) -> str:
    """The kind of unit as its sheet calls it, whose it is, and what it was improved in."""
    character, level, *improvement = numbers
    sheet = game.components.characters[CHARACTER.words[character]]  # type: ignore[attr-defined]
    names = [printed_name(sheet.rows[level].name, lang), game.name_of(CHARACTER, character, lang)]
    return " · ".join([*names, *(game.name_of(IMPROVEMENT, number, lang) for number in improvement)])


USES = Uses(
    [
        Used("improvement", messages.IMPROVED, (CHARACTER, LEVEL, IMPROVEMENT), improved, unit),
        Used("unit", messages.SUMMONED, (CHARACTER, LEVEL), summoned, unit),
        Used("tile", messages.DOMINATES, (RED_NUMBER,), dominated),
        Used("field", messages.PLANNED, (FIELD,)),
        Used("field", messages.PLANNED_GORGE, (FIELD,)),
        Used("ability", do_use, (ABILITY,)),
    ],
    files("meadhall.games.ice_garden") / "text" / "uses",
)
