"""What champions have learnt, as files: ``mind/champion.json`` of a game, made by ``meadhall train``."""

from __future__ import annotations

import logging
from array import array
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources.abc import Traversable
from itertools import accumulate, pairwise
from zlib import crc32

import msgspec

from meadhall.bots.experience import Experience
from meadhall.kernel import registry
from meadhall.kernel.mind import Mind

FILE = "champion.json"
log = logging.getLogger(__name__)


class Learnt(msgspec.Struct, frozen=True):
    """``features`` is the fingerprint of what the mind told when this was learnt, ``units`` the size of the two layers,
    ``weights`` all numbers in the order of ``Experience``, in single precision; ``made`` tells how."""

    game: str
    features: str
    units: tuple[int, int]
    playout: int
    made: dict[str, str | int | float]
    weights: str


def fingerprint(mind: Mind | type[Mind]) -> str:
    """Another one for each set of features."""
    return f"{crc32(repr((mind.table_features, mind.seat_features)).encode()):08x}"


@cache
def experience_of(game: str) -> Experience | None:
    """What the champion of a game has learnt; None, and a word in the log, if there is nothing or it does not fit."""
    lack = lack_of(game)
    if lack:
        log.warning("The champion of %s %s, so it plays like a master.", game, lack)
        return None
    return unpacked(read(file_of(game)), registry.load(game).mind())


@cache
def lack_of(game: str) -> str:
    """Why the champion of a game is no more than a master; empty where it is more."""
    if not file_of(game).is_file():
        return "has learnt nothing yet"
    told, now = read(file_of(game)).features, fingerprint(registry.load(game).mind)
    return "" if told == now else f"has learnt from other features ({told}, now {now}) and must be trained anew"


def read(file: Traversable) -> Learnt:
    return msgspec.json.decode(file.read_bytes(), type=Learnt)


def file_of(game: str) -> Traversable:
    return registry.load(game).folder / "mind" / FILE


def unpacked(learnt: Learnt, mind: Mind) -> Experience:
    first, second = learnt.units
    table, seat = len(mind.table_features), len(mind.seat_features) + 1
    numbers = numbers_of(learnt)
    shapes = [(first, table), (first, seat), (first, seat), (1, first), (second, first), (1, second), (1, second)]
    ends = accumulate((rows * columns for rows, columns in shapes), initial=0)
    parts = [
        [numbers[at : at + columns] for at in range(start, end, columns)]
        for (start, end), (_, columns) in zip(pairwise(ends), shapes, strict=True)
    ]
    return Experience(
        parts[0], parts[1], parts[2], parts[3][0], parts[4], parts[5][0], parts[6][0], learnt.playout
    )  # fmt: skip


def numbers_of(learnt: Learnt) -> list[float]:
    return array("f", b64decode(learnt.weights)).tolist()


def packed(numbers: list[float]) -> str:
    """All weights in their order, as a file has them."""
    return b64encode(array("f", numbers).tobytes()).decode()
