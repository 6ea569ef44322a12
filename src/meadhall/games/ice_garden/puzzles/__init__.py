"""What can be asked about the Ice Garden. The puzzles lie beside, as small files."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.ice_garden.puzzles import sentences
from meadhall.games.ice_garden.puzzles.domination import Dominates, Points
from meadhall.games.ice_garden.puzzles.exact import March, Marker
from meadhall.games.ice_garden.puzzles.turns import MakingCost, MoveTurn, Unvisited, VukoWhen
from meadhall.games.ice_garden.puzzles.visits import DeadSnow, GorgeBonus, VukoWhere, VukoWhom
from meadhall.kernel.puzzle import Puzzles

_GAME = files("meadhall.games.ice_garden")

PUZZLES = Puzzles(
    [
        Dominates(), Points(), VukoWhom(), VukoWhere(), VukoWhen(), GorgeBonus(), DeadSnow(), Marker(), March(),
        MoveTurn(), MakingCost(), Unvisited(),
    ],
    sentences,
    _GAME / "puzzles",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "puzzles"],
    setting={"characters": "dealt"},
)  # fmt: skip
