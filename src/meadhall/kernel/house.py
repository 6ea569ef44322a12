"""The games of the house, by slug. The kernel knows none of them: each is named from outside."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.kernel.errors import BadField

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

_homes: dict[str, str] = {}
_plain: dict[str, Game[Any]] = {}


def register(slug: str, home: str) -> None:
    """Say that the module ``home`` has the game ``slug`` as its attribute ``GAME``."""
    _homes[slug] = home


def games() -> tuple[str, ...]:
    """The slugs of all games."""
    return tuple(_homes)


def load(slug: str, pack: Mapping[str, Any] | str | Path | None = None) -> Game[Any]:
    """A game by its slug; ``pack`` is a dict or TOML file laid over our components."""
    if slug not in _homes:
        near = difflib.get_close_matches(slug, _homes, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_homes)}"
        raise BadField("game", f"no game is called {slug!r}; {hint}")
    if pack is None and slug in _plain:
        return _plain[slug]
    game: Game[Any] = import_module(_homes[slug]).GAME(pack)
    if pack is None:
        _plain[slug] = game
    return game
