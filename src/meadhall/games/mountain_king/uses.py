"""What counts as a use of a Champion, an Ancestry card, a Great Hall or a space of the Wheel."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.words import CARD, CHAMPION, HALL, SPACE
from meadhall.kernel.uses import Used, Uses

USES = Uses(
    [
        Used("champion", messages.CHAMPION_WON, (CHAMPION,)),
        Used("first-champion", messages.CHAMPION_KEPT, (CHAMPION,)),
        Used("card", messages.CARD_LAID, (CARD,)),
        Used("hall", messages.HALL_WON, (HALL,)),
        Used("space", messages.SPACE_USED, (SPACE,)),
    ],
    files("meadhall.games.mountain_king") / "text" / "uses",
)
