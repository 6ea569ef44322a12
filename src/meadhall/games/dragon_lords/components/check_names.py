"""Whether names in a pack are names of something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meadhall.games.dragon_lords.components.values import Names
from meadhall.kernel.errors import PackError


def check_known(names: Iterable[str], known: Iterable[str], field: str) -> None:
    """Each name is known and stands there once."""
    names, known = tuple(names), tuple(known)
    for name in names:
        if name not in known:
            raise PackError(field, f"{name!r} is none of {', '.join(known)}")
    if len(set(names)) != len(names):
        raise PackError(field, "names one twice")


def check_neighbours(name: str, near: Names, graph: Mapping[str, Names], field: str) -> None:
    """The neighbours of one place: known, each once, never itself, and both ways."""
    check_known(near, graph, field)
    if name in near:
        raise PackError(field, f"{name} is not its own neighbour")
    for other in near:
        if name not in graph[other]:
            raise PackError(field, f"{name} has {other}, but {other} does not have {name}")
