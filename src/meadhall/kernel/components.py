"""What the components of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from meadhall.kernel.errors import PackError


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the components whose fields are all known."""


def check_connected(graph: Mapping[str, Iterable[str]], at: str) -> None:
    """Every place can be reached from the first; ``at`` is the group of the places, whose field is ``borders``."""
    first = next(iter(graph))
    reached, edge = {first}, [first]
    while edge:
        for other in graph[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for name in graph:
        if name not in reached:
            raise PackError(f"{at}.{name}.borders", f"{name} cannot be reached from {first}")
