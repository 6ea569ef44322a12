"""A pack to begin with: every value that may be laid over, commented out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.lab.packing.differing import value_of
from meadhall.lab.words import say
from meadhall.lab.workbench.paths import hint

BARE = re.compile(r"[A-Za-z0-9_-]+")


def template(game: Game[Any], only: Iterable[str], lang: str) -> str:
    """Each value stands on a line of its own with its whole path, so that one line says all."""
    wanted = fields_below(game, list(only))
    lines = [f"#:schema ./{game.slug}.schema.json"]
    lines += [f"# {line}" for line in say("pack-head", lang, title=game.title, game=game.slug).split("\n")]
    group = ""
    for field in wanted:
        if field.partition(".")[0] != group:
            group = field.partition(".")[0]
            lines += ["", f"# --- {group} ---"]
        origin = say(f"origin-{game.pack.origins[field]}", lang)
        lines.append(f"# {path(field)} = {typed(value_of(game.pack, field))}  # {origin}")
    return "\n".join(lines) + "\n"


def fields_below(game: Game[Any], only: list[str]) -> list[str]:
    """The fields in these groups, or all."""
    found = list(game.pack.origins)
    for group in only:
        if not any(inside(field, group) for field in found):
            groups = {field.rpartition(".")[0] for field in found} - {""}
            raise BadField("only", f"{group}: no such value or group; {hint(group, [*sorted(groups), *found])}")
    return [field for field in found if not only or any(inside(field, group) for group in only)]


def inside(field: str, group: str) -> bool:
    return f"{field}.".startswith(f"{group}.")


def path(field: str) -> str:
    return ".".join(key if BARE.fullmatch(key) else quoted(key) for key in field.split("."))


def typed(value: Any) -> str:
    """A value as TOML writes it. There is no null in TOML; what is null is left out of its table."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(entries(value))} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(typed, value))}]"
    return quoted(value) if isinstance(value, str) else msgspec.json.encode(value).decode()


def entries(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        if value is not None:
            yield f"{path(key) if '.' not in key else quoted(key)} = {typed(value)}"


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
