"""What can be asked about the DragonLords. The puzzles lie beside, as small files."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.dragon_lords.puzzles import sentences
from meadhall.games.dragon_lords.puzzles.purse import Income, Lacks, LastRound, MostUnits, Price
from meadhall.games.dragon_lords.puzzles.walls import Hold
from meadhall.games.dragon_lords.puzzles.war import AttackOdds, BestTarget, Muster
from meadhall.kernel.puzzle import Puzzles

_GAME = files("meadhall.games.dragon_lords")

PUZZLES = Puzzles(
    [Income(), MostUnits(), Price(), LastRound(), Lacks(), Muster(), AttackOdds(), BestTarget(), Hold()],
    sentences,
    _GAME / "puzzles",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "puzzles"],
    setting={},
)
