"""Which games there are, by slug. The kernel knows none of them: each is named from outside.

A package of its own brings a game by an entry point of the group ``meadhall.games``: the slug, and the module that has
the game as its attribute ``GAME``.
"""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import TYPE_CHECKING, Any

from meadhall.kernel.errors import BadField
from meadhall.kernel.pack import Overlay

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

GROUP = "meadhall.games"

_modules: dict[str, str] = {}
_plain: dict[str, Game[Any]] = {}
_looked: list[bool] = []
"""Whether the installed packages have been asked."""


def register(slug: str, module: str) -> None:
    """Say that the module has the game ``slug`` as its attribute ``GAME``."""
    _modules[slug] = module


def modules() -> dict[str, str]:
    """The module of each game, those of other packages included."""
    if not _looked:
        # Loading this takes half as long as all of ours: whoever plays a game of the house does without.
        from importlib.metadata import entry_points

        _looked.append(True)
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            _modules.setdefault(point.name, point.value)
    return _modules


def games() -> tuple[str, ...]:
    """The slugs of all games.

    >>> "dragon-lords" in meadhall.games()
    True
    """
    return tuple(modules())


def load(slug: str, pack: Overlay | None = None) -> Game[Any]:
    """A game by its slug; ``pack`` is a dict or TOML file laid over our components."""
    if pack is None and slug in _plain:
        return _plain[slug]
    if slug not in _modules and slug not in modules():
        near = difflib.get_close_matches(slug, games(), 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(games())}"
        raise BadField("game", f"no game is called {slug!r}; {hint}")
    game: Game[Any] = import_module(_modules[slug]).GAME(pack)
    if pack is None:
        _plain[slug] = game
    return game
