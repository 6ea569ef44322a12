"""Where everything lies: the world and a close-up on a desk, three continents and the close-up on a phone."""

from __future__ import annotations

from dataclasses import replace

from meadhall.draw.picture import Picture
from meadhall.games.dragon_lords.board import wastes
from meadhall.games.dragon_lords.board.battle import draw_battle
from meadhall.games.dragon_lords.board.look import LOOK
from meadhall.games.dragon_lords.board.map import draw_map
from meadhall.games.dragon_lords.board.quest import draw_quest
from meadhall.games.dragon_lords.board.scenery import scenery_of
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sheets import CENTRE, EAST, WEST, WORLD, WorldSheet

CONTINENTS = {"centre": CENTRE, "west": WEST, "east": EAST}
AWAY = (WORLD.size[0] / 3, WORLD.size[1] / 2)
"""On the world a quest card hangs at the right, off the Wastelands."""


def waters(scribe: Scribe) -> tuple[str, ...]:
    """The names on the water."""
    return tuple([scribe.write(f"water-{side}") for side in ("east", "west", "north")])


def drawn(scribe: Scribe, sheet: WorldSheet, name: str) -> Picture:
    scenery = scenery_of(scribe.s.facts, sheet, waters(scribe))
    parts = draw_map(scribe, scenery) | draw_battle(scribe, scenery.chart)
    if sheet.world:
        parts |= draw_quest(scribe, sheet.prefix, sheet.size, AWAY, world=True)
    return Picture(
        *sheet.size, scribe.write(f"name-{name}"), scenery.ground, parts, scribe.write(f"tab-{name}"), look=LOOK
    )


def closeup(scribe: Scribe, sheet: wastes.CloseupSheet) -> Picture:
    picture = wastes.draw_wastes(scribe, sheet)
    parts = picture.parts | draw_quest(scribe, wastes.PREFIX, sheet.size, wastes.away(scribe, sheet), world=False)
    return replace(picture, parts=parts)


def desk(scribe: Scribe) -> dict[str, Picture]:
    return {"map": drawn(scribe, WORLD, "map"), "wastelands": closeup(scribe, wastes.DESK_WASTES)}


def phone(scribe: Scribe) -> dict[str, Picture]:
    pictures = {name: drawn(scribe, sheet, name) for name, sheet in CONTINENTS.items()}
    pictures["wastelands"] = closeup(scribe, wastes.PHONE_WASTES)
    return pictures
