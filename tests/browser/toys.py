"""The hall with more games: toys that have secrets, one with every control of a sheet, and one with a tiny lesson.

The seeds of its tables are known, so that a test plays the same games in every run.

Run as a module, it takes the arguments of ``meadhall``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, ClassVar

from meadhall.cli import main
from meadhall.kernel import registry
from meadhall.kernel.view import View
from meadhall.server.tables import fair_dice
from tests.browser.sheet_toy import SheetToy
from tests.kernel.toys import DRAFT, DUEL, HOMES
from tests.kernel.toys.draft import Draft
from tests.lessons import taught
from tests.seeds import SeedsInFile


def hands(view: View, lang: str, rest: str) -> list[str]:
    """All hands, as far as the view knows them: what is not concealed there stands on the page."""
    position: Any = view.position
    return [
        f"hand {seat + 1}: {', '.join(f'card {card + 1}' for card in position.cards_of(seat)) or 'hidden'}"
        for seat in range(position.players)
    ]


class OpenDraft(Draft):
    reading: ClassVar = {"hands": hands}


GAME = OpenDraft

if __name__ == "__main__":
    fair_dice.new_seed = SeedsInFile(Path(os.environ["XDG_DATA_HOME"]))
    registry.register(DUEL.slug, HOMES[DUEL.slug])
    registry.register(DRAFT.slug, "tests.browser.toys")
    registry.register(SheetToy.slug, SheetToy.__module__)
    registry.register(taught.SLUG, taught.__name__)
    sys.exit(main(sys.argv[1:]))
