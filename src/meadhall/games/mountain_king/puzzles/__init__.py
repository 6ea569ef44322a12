"""What can be asked about the Mountain King. The puzzles lie beside, as small files."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.mountain_king.puzzles import sentences
from meadhall.games.mountain_king.puzzles.costs import StrongCost
from meadhall.games.mountain_king.puzzles.end import Elders, GreatHall, PlankHonour
from meadhall.games.mountain_king.puzzles.gnomes import AttackOdds, WheelDistance
from meadhall.games.mountain_king.puzzles.mountain import Controls, DomainHonour, OneTroll
from meadhall.games.mountain_king.puzzles.turns import BattleTurn
from meadhall.kernel.puzzle import Puzzles

_GAME = files("meadhall.games.mountain_king")

PUZZLES = Puzzles(
    [
        Controls(), DomainHonour(), OneTroll(), BattleTurn(), GreatHall(), PlankHonour(), Elders(), AttackOdds(),
        WheelDistance(), StrongCost(),
    ],
    sentences,
    _GAME / "puzzles",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "puzzles"],
    setting={},
)  # fmt: skip
