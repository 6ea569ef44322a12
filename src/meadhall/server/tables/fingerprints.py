"""Which rules, components and options a table is played by, as a short mark; and whether a replay comes to the same.

The version of a game says little: rules are mended while it stays. So a table bears a mark of all that plays it, made
from the sources. If it is another one now, that may mean nothing; whether the game is the same is found by replaying,
and comparing with the positions that were kept while it was played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

LENGTH = 16
"""Hexadecimal digits of a mark."""
BESIDE = {"__pycache__", "board", "mind", "puzzles", "text"}
"""Folders of a game that play no rules."""
SOURCES = (".py", ".toml")

_known: dict[str, str] = {}
"""Marks of sources, which stay as they are while a worker lives."""


def mark(*parts: object) -> str:
    return sha256("\n".join(map(str, parts)).encode()).hexdigest()[:LENGTH]


def rules_mark(game: Game[Any]) -> str:
    """Of the rules and the components of a game: what it comes to from a position and an action."""
    if game.slug not in _known:
        _known[game.slug] = sources_mark(game.slug, game.folder)
    return mark(_known[game.slug], plain(game.overlay))


def table_mark(game: Game[Any], players: int, options: Mapping[str, Any]) -> str:
    """Of all that a table is begun with."""
    return mark(rules_mark(game), players, plain(options))


def sources_mark(slug: str, folder: Traversable) -> str:
    """Of the game's sources and the kernel's. A compiled build has them beside its libraries."""
    found = sha256(slug.encode())
    for home in (files("meadhall.kernel"), folder):
        for name, file in sorted(sources(home, "")):
            found.update(f"{name}\n".encode() + file.read_bytes())
    return found.hexdigest()


def sources(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.name.endswith(SOURCES):
            yield path + each.name, each
        elif each.name not in BESIDE and each.is_dir():
            yield from sources(each, f"{path}{each.name}/")


def plain(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def difference(game: Game[Any], state: State, kept: str | bytes) -> str | None:
    """What of a position is not as it was kept, such as ``position.seats[0].score is 9, and was 11``; None if all is.

    What was kept may be older than some of its fields.
    """
    now, before = decoded(msgspec.json.encode(game.to_data(state))), decoded(kept)
    found = first_difference(now, before, "")
    if found is None:
        return None
    try:
        again = decoded(msgspec.json.encode(game.to_data(game.from_data(msgspec.json.decode(kept)))))
    except BadField:
        return found
    return first_difference(now, again, "")


def decoded(text: str | bytes) -> dict[str, Any]:
    """A position without the version of the rules that wrote it."""
    data: dict[str, Any] = msgspec.json.decode(text)
    data.pop("rules", None)
    return data


def first_difference(now: object, before: object, at: str) -> str | None:
    if now == before:
        return None
    if isinstance(now, dict) and isinstance(before, dict):
        pairs = [(f"{at}.{name}".lstrip("."), now.get(name), before.get(name)) for name in {**before, **now}]
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = [(f"{at}[{n}]", *pair) for n, pair in enumerate(zip(now, before, strict=True))]
    else:
        return f"{at} is {shown(now)}, and was {shown(before)}"
    return next(found for where, one, other in pairs if (found := first_difference(one, other, where)) is not None)


def shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"
