"""What two packs say differently, with the origin of each value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from meadhall.kernel.pack import Pack

MISSING = "–"


class Different(NamedTuple):
    """A value by its path, in the one pack and in the other; None where it is not there at all."""

    path: str
    was: Any
    was_from: str
    now: Any
    now_from: str


def differences(one: Pack, other: Pack) -> Iterator[Different]:
    """In the order of the components."""
    for field in one.origins:
        origins = one.origins[field], other.origins[field]
        for path, was, now in apart(value_of(one, field), value_of(other, field), field):
            yield Different(path, was, origins[0], now, origins[1])


def value_of(pack: Pack, field: str) -> Any:
    value: Any = pack.values
    for key in field.split("."):
        value = value[key]
    return value


def apart(was: Any, now: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Where two values are not the same; tables are looked through."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for key in [*was, *(key for key in now if key not in was)]:
            yield from apart(was.get(key), now.get(key), f"{path}.{key}")
    elif was != now:
        yield path, was, now
