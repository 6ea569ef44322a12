"""An owner's pack, where games are handed to other processes and written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.game import Game

FIELDS = 3
"""How many fields of a pack are told."""

Values = dict[str, Any]


def game_with(slug: str, pack: Values | None) -> Game[Any]:
    """The game with these values laid over its own; each process reads them once."""
    return registry.load(slug) if pack is None else _game_with(slug, msgspec.json.encode(pack))


@lru_cache(maxsize=8)
def _game_with(slug: str, pack: bytes) -> Game[Any]:
    return registry.load(slug, msgspec.json.decode(pack, type=Values))


def values_of(game: Game[Any]) -> Values | None:
    """What is laid over the game's own components, as it comes back from a file."""
    if game.overlay is None:
        return None
    return msgspec.json.decode(msgspec.json.encode(game.overlay), type=Values)


def fields(pack: Mapping[str, Any] | None, at: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a pack with their plain values."""
    for key, value in (pack or {}).items():
        if not isinstance(value, Mapping):
            yield at + key, value
        elif "value" in value:
            yield at + key, value["value"]
        else:
            yield from fields(value, f"{at}{key}.")


def told(pack: Mapping[str, Any]) -> str:
    """The first few fields of a pack in one line."""
    found = [f"{name}={as_typed(value)}" for name, value in fields(pack)]
    return ", ".join(found[:FIELDS] + ["…"] * (len(found) > FIELDS))


def as_typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
