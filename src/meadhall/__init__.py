"""Meadhall: three big fantasy board games, played by the book.

>>> import meadhall
>>> meadhall.__version__.count(".")
2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from meadhall import bots
from meadhall.games import found
from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.errors import IllegalAction, MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.pack import Overlay
from meadhall.kernel.registry import games, register
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords
    from meadhall.games.ice_garden import IceGarden
    from meadhall.games.mountain_king import MountainKing
    from meadhall.kernel.game import Game

# The function games() has the name of the package meadhall.games on purpose; the package is imported above, before
# the function takes the name, and ``from meadhall.games.ice_garden import ...`` goes on working.
__all__ = [
    "Action",
    "Decision",
    "IllegalAction",
    "Match",
    "MeadhallError",
    "State",
    "View",
    "__version__",
    "bots",
    "games",
    "load",
]

__version__ = "0.1.0"

for _slug, _module in found().items():
    register(_slug, _module)


@overload
def load(slug: Literal["ice-garden"], pack: Overlay | None = None) -> IceGarden: ...
@overload
def load(slug: Literal["mountain-king"], pack: Overlay | None = None) -> MountainKing: ...
@overload
def load(slug: Literal["dragon-lords"], pack: Overlay | None = None) -> DragonLords: ...
@overload
def load(slug: str, pack: Overlay | None = None) -> Game[Any]: ...
def load(slug: str, pack: Overlay | None = None) -> Game[Any]:
    """A game by its slug; ``pack`` is a dict or TOML file laid over our components.

    >>> game = meadhall.load("ice-garden")
    >>> game.title, game.seats
    ('The Lord of the Ice Garden', (1, 2, 3, 4))
    """
    return registry.load(slug, pack)
