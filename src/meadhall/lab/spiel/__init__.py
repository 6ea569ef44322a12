"""The games for OpenSpiel. Importing this package registers them, for ``pyspiel.load_game("meadhall_ice_garden")``."""

from __future__ import annotations

from meadhall.lab.extras import brought_by
from meadhall.lab.spiel.evaluator import OutlookEvaluator
from meadhall.lab.spiel.game import SpielGame, game_type

with brought_by("openspiel"):
    import pyspiel


class IceGarden(SpielGame):
    slug = "ice-garden"
    kind = game_type("meadhall_ice_garden", slug)


class MountainKing(SpielGame):
    slug = "mountain-king"
    kind = game_type("meadhall_mountain_king", slug)


class DragonLords(SpielGame):
    slug = "dragon-lords"
    kind = game_type("meadhall_dragon_lords", slug)


GAMES = {game.kind.short_name: game for game in (IceGarden, MountainKing, DragonLords)}

for _game in GAMES.values():
    pyspiel.register_game(_game.kind, _game)

__all__ = ["GAMES", "OutlookEvaluator"]
