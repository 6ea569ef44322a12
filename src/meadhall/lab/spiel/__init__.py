"""The games for OpenSpiel. Importing this package registers them, for ``pyspiel.load_game("meadhall_ice_garden")``."""

from __future__ import annotations

from meadhall.kernel import registry
from meadhall.kernel.extras import brought_by
from meadhall.lab.spiel.evaluator import OutlookEvaluator
from meadhall.lab.spiel.game import SpielGame, game_type

with brought_by("openspiel"):
    import pyspiel


def class_of(slug: str) -> type[SpielGame]:
    kind = game_type(f"meadhall_{slug.replace('-', '_')}", slug)
    return type(slug.title().replace("-", ""), (SpielGame,), {"slug": slug, "kind": kind})


GAMES = {game.kind.short_name: game for game in map(class_of, registry.games())}

for _game in GAMES.values():
    # Pickled, a class is found again by its name.
    globals()[_game.__name__] = _game
    pyspiel.register_game(_game.kind, _game)

__all__ = ["GAMES", "OutlookEvaluator"]
