"""An island of eight regions to draw in tests."""

from __future__ import annotations

from random import Random

from meadhall.draw import land, pieces
from meadhall.draw.atlas import Atlas, chart
from meadhall.draw.markup import Box, part
from meadhall.draw.picture import Picture
from meadhall.draw.placement import Measure, Placement

SITES = {
    "A": (0.175, 0.315),
    "B": (0.485, 0.175),
    "C": (0.815, 0.235),
    "D": (0.355, 0.525),
    "E": (0.645, 0.485),
    "F": (0.155, 0.735),
    "G": (0.495, 0.825),
    "H": (0.835, 0.715),
}
PAIRS = "AB BC AD BD BE CE DE DF DG EG EH FG GH AF CH"
BORDERS = [(pair[0], pair[1]) for pair in PAIRS.split()]
TERRAIN = dict(zip(SITES, ("hills", "ice", "moor", "volcano", "forest", "marsh", "fields", "crags"), strict=True))
NAMES = dict(
    zip(
        SITES,
        ("Gullwrack", "Hoarfirth", "Skerrymoor", "Emberfell", "Ravenholt", "Saltmere", "Longstrand", "Ironheath"),
        strict=True,
    )
)
SEED = 14
DESK_FRAME: Box = (162, 126, 642, 462)
PHONE_FRAME: Box = (0, 0, 390, 520)
BAYS: list[Box] = [(0.045, 0.12, 0.145, 0.21)]
LAYOUTS = {"desk": DESK_FRAME, "phone": PHONE_FRAME}


def island(layout: str = "desk", seed: int = SEED) -> Atlas:
    return chart(SITES, BORDERS, TERRAIN, seed, LAYOUTS[layout], BAYS if layout == "desk" else ())


def picture(layout: str, seed: int = 1, prefix: str = "t-") -> Picture:
    """A map with names and pieces at random."""
    rng, atlas, small = Random(seed), island(layout), layout == "phone"
    measure = Measure(20, (90, 22), 26, 6, 2, 8)
    placements = {name: Placement(atlas, name, measure, 100) for name in SITES}
    parts = land.washes(atlas, prefix, {name: rng.choice(["B", "R", None]) for name in SITES})
    parts |= land.relief(atlas, prefix, tuple(box for room in placements.values() for box in room.quiet(100)))
    parts |= land.regions(atlas, prefix, {name: f'{words} & "friends"' for name, words in NAMES.items()})
    for name, room in placements.items():
        key = f"{prefix}name-{name}"
        parts[key] = part(key, land.name_text(NAMES[name], key, small), (room.x, room.top))
        for count in range(rng.randint(1, 4)):
            key = f"{prefix}piece-{name}{count}"
            cube = pieces.cube(rng.choice("BRKGA"), 17, rng.randint(1, 9))
            parts[key] = part(key, cube, (room.x + 30 * count, room.top + 60), place=f"piece:{name}{count}")
    x, y, w, h = atlas.frame
    sea = land.sea(x + w, y + h, (x, y, w, h))
    return Picture(x + w, y + h, "A map & its pieces", sea + land.ground(atlas, prefix), parts)
