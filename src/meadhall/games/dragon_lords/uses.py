"""What counts as a use of a spell, a scroll, a treasure, a companion, a prophecy, a tool or a quest."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COMPANION, PEOPLE, PROPHECY, QUEST, SCROLL, SPELL, TOOL, TREASURE
from meadhall.kernel.domain import Domain
from meadhall.kernel.uses import Used, Uses


def leader(s: DragonLordsState, domain: Domain | None, number: int) -> int | None:
    return s.leader[number] if domain is PEOPLE else None


USES = Uses(
    [
        Used("spell", messages.SPELL_CAST, (SPELL,)),
        Used("scroll", messages.SCROLL_READ, (SCROLL,)),
        Used("treasure", messages.TREASURE_DRAWN, (TREASURE,)),
        Used("companion", messages.COMPANION_JOINED, (COMPANION,)),
        Used("prophecy", messages.PROPHECY_PLAYED, (PROPHECY,)),
        Used("tool", messages.TOOL_GAINED, (TOOL,)),
        Used("tool", messages.TOOL_BOUGHT, (TOOL,)),
        Used("quest", messages.QUEST_DRAWN, (QUEST,)),
    ],
    files("meadhall.games.dragon_lords") / "text" / "uses",
    leader,
)
