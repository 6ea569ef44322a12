"""Where everything lies: one large picture on a desk, three small ones on a phone."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import land, pen, tracks
from meadhall.draw.atlas import SEA, Atlas
from meadhall.draw.markup import Box, Point, overlap, shift, text
from meadhall.draw.picture import Picture
from meadhall.games.ice_garden.board import garden
from meadhall.games.ice_garden.board.bank import draw_bank
from meadhall.games.ice_garden.board.fields import FieldsLayout, draw_fields
from meadhall.games.ice_garden.board.garden import draw_garden
from meadhall.games.ice_garden.board.initiative import InitiativeLayout, draw_initiative
from meadhall.games.ice_garden.board.island import DESK, GARDEN, PHONE, Island, island_of
from meadhall.games.ice_garden.board.look import LOOK
from meadhall.games.ice_garden.board.map import draw_map
from meadhall.games.ice_garden.board.moment import moment
from meadhall.games.ice_garden.board.reputation import ReputationColumn, ReputationLine, draw_reputation
from meadhall.games.ice_garden.board.score import draw_score
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.snow import SnowRing

WIDTH, HEIGHT = 1046.0, 612.0
FRAME = tracks.Frame(WIDTH, HEIGHT)
BESIDE_SHEET = (
    (0.0, 0.0, 808.0, HEIGHT),
    (152.0, 0.0, 894.0, HEIGHT),
    (158.0, 0.0, 644.0, HEIGHT),
    (402.0, 0.0, 644.0, HEIGHT),
)
"""The isle with the tracks, or with the fields of the actions; on a narrow screen the isle, or the fields and what is
left of it."""
INITIATIVE: Box = (40, 36, 966, 84)
REPUTATION = ReputationColumn(40, 130, 104, 22.2)
SNOW_BOX: Box = (40, 413, 104, 112)
SNOW: Point = (92, 481)
BANK: Box = (40, 532, 104, 46)
FIELDS = FieldsLayout(812, 130, 194, 78, 55.4, 46.5)
ISLES: Box = (150, 128, 656, 456)
"""The part of the sea around the island."""

NARROW = 390.0
MARGIN = 8.0


# --- a desk -----------------------------------------------------------------------------------------


def desk(scribe: Scribe) -> dict[str, Picture]:
    s, prefix = scribe.s, DESK.prefix
    isle, now = island_of(scribe, DESK), moment(s)
    snow = snow_ring(SNOW, s.facts.snow_limit)
    parts = dict(draw_map(scribe, isle))
    parts |= draw_garden(scribe, GARDEN, prefix)
    parts |= draw_initiative(scribe, now, initiative_layout(s.facts.parts.initiative.stages, INITIATIVE[:3], 1), prefix)
    parts |= draw_reputation(scribe, REPUTATION, prefix)
    parts |= snow.draw(scribe, prefix)
    parts |= draw_bank(scribe, BANK, prefix)
    parts |= draw_fields(scribe, now, FIELDS, prefix)
    parts |= draw_score(scribe, FRAME, (0, 0), prefix)
    ground = desk_ground(isle, snow, titles(scribe))
    return {"board": Picture(WIDTH, HEIGHT, scribe.write("name"), ground, parts, look=LOOK, cores=BESIDE_SHEET)}


@lru_cache(maxsize=16)
def snow_ring(middle: Point, limit: int) -> SnowRing:
    return SnowRing(middle, 35, limit)


@lru_cache(maxsize=16)
def initiative_layout(stages: tuple[int, ...], at: tuple[float, float, float], rows: int) -> InitiativeLayout:
    return InitiativeLayout(stages, *at, rows)


Titles = tuple[str, ...]


def titles(scribe: Scribe) -> Titles:
    return tuple(scribe.write(id) for id in ("reputation", "snow", "garden", "sea"))


@lru_cache(maxsize=32)
def desk_ground(isle: Island, snow: SnowRing, titles: Titles) -> str:
    reputation, snow_title, garden_name, sea_name = titles
    garden_box = (GARDEN[0] - 52, GARDEN[1] - 52, 104.0, 122.0)
    taken = [garden_box]
    out = land.sea(WIDTH, HEIGHT, (27, 27, WIDTH - 54, HEIGHT - 54))
    rose = open_water(isle.atlas, (34, 44), taken)
    extra = ""
    if rose is not None:
        taken.append((rose[0] - 17, rose[1] - 22, 34, 44))
        extra += shift(pen.rose(14), rose[0], rose[1] + 5)
    name = open_water(isle.atlas, (190, 18), taken)
    if name is not None:
        taken.append((name[0] - 95, name[1] - 9, 190, 18))
        extra += text(name[0], name[1] + 5, sea_name, "seaname")
    out += pen.wavelets(ISLES, isle.atlas, taken) + isle.ground + extra + garden.ground(GARDEN, garden_name)
    out += REPUTATION.ground(reputation)
    out += tracks.label(*SNOW_BOX, snow_title) + snow.ground() + tracks.label(*BANK)
    return out + FRAME.draw()


def open_water(atlas: Atlas, size: Point, taken: list[Box]) -> Point | None:
    """Where a box fits into the sea furthest from land, without touching what is there; None if nowhere."""
    width, height = size
    left, top, wide, tall = ISLES
    best: tuple[float, Point] | None = None
    y = top + height / 2
    while y <= top + tall - height / 2:
        x = left + width / 2
        while x <= left + wide - width / 2:
            box = (x - width / 2, y - height / 2, width, height)
            corners = [(x + a * width / 2, y + b * height / 2) for a in (-1, -0.5, 0, 0.5, 1) for b in (-1, 0, 1)]
            cells = [atlas.cell(*corner) for corner in corners]
            if all(owner == SEA for owner, _ in cells) and not any(overlap(box, other) for other in taken):
                far = min(distance for _, distance in cells)
                if far >= 8 and (best is None or far > best[0]):
                    best = (far, (x, y))
            x += 8
        y += 8
    return best[1] if best else None


# --- a phone ----------------------------------------------------------------------------------------

PHONE_MAP = 556.0
PHONE_INITIATIVE = (MARGIN, MARGIN, NARROW - 2 * MARGIN)
PHONE_FRAME = tracks.Frame(NARROW - 4, 206, margin=5)
FRAME_AT: Point = (2, 194)
PHONE_REPUTATION = ReputationLine(MARGIN, 410, NARROW - 2 * MARGIN)
PHONE_GARDEN: Point = (92, 274)
PHONE_SNOW: Point = (252, 279)
PHONE_BANK: Box = (150, 326, 204, 46)
PHONE_FIELDS = FieldsLayout(MARGIN, MARGIN, NARROW - 2 * MARGIN, 82, 60, 54)


def phone(scribe: Scribe) -> dict[str, Picture]:
    now = moment(scribe.s)
    isle = island_of(scribe, PHONE)
    ground = land.sea(NARROW, PHONE_MAP) + isle.ground
    actions = draw_fields(scribe, now, PHONE_FIELDS, "actions-")
    tall = PHONE_FIELDS.height + 2 * MARGIN
    pictures = {
        "map": Picture(NARROW, PHONE_MAP, scribe.write("name-map"), ground, draw_map(scribe, isle), look=LOOK),
        "tracks": phone_tracks(scribe),
        "actions": Picture(NARROW, tall, scribe.write("name-actions"), land.sea(NARROW, tall), actions, look=LOOK),
    }
    for name, picture in pictures.items():
        picture.title = scribe.write(f"tab-{name}")
    return pictures


def phone_tracks(scribe: Scribe) -> Picture:
    s, prefix = scribe.s, "tracks-"
    snow = snow_ring(PHONE_SNOW, s.facts.snow_limit)
    stages = initiative_layout(s.facts.parts.initiative.stages, PHONE_INITIATIVE, 2)
    parts = dict(draw_initiative(scribe, moment(s), stages, prefix))
    parts |= draw_garden(scribe, PHONE_GARDEN, prefix)
    parts |= snow.draw(scribe, prefix)
    parts |= draw_bank(scribe, PHONE_BANK, prefix)
    parts |= draw_score(scribe, PHONE_FRAME, FRAME_AT, prefix)
    parts |= draw_reputation(scribe, PHONE_REPUTATION, prefix)
    tall = PHONE_REPUTATION.top + PHONE_REPUTATION.height + MARGIN
    return Picture(
        NARROW, tall, scribe.write("name-tracks"), phone_ground(snow, titles(scribe), tall), parts, look=LOOK
    )


@lru_cache(maxsize=32)
def phone_ground(snow: SnowRing, titles: Titles, tall: float) -> str:
    reputation, snow_title, garden_name, _ = titles
    x, y = snow.middle
    out = land.sea(NARROW, tall) + shift(PHONE_FRAME.draw(), *FRAME_AT)
    out += garden.ground(PHONE_GARDEN, garden_name)
    out += tracks.label(x - 102, y - 58, 204, 100) + text(x, y - 45, snow_title, "title") + snow.ground()
    return out + tracks.label(*PHONE_BANK) + PHONE_REPUTATION.ground(reputation)
