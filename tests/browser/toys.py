"""The hall with more games: toys that have secrets, one with every control of a sheet, and one with a tiny lesson.

The seeds of its tables are known, so that a test plays the same games in every run.

Run as a module, it takes the arguments of ``meadhall``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

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


def play_the_same_games() -> None:
    """Seeds are known, promised ones too, and what browsers bring along is kept and shown but changes nothing."""
    seeds = SeedsInFile(Path(os.environ["XDG_DATA_HOME"]))

    def promise(_: str) -> fair_dice.Promise:
        seed = seeds()
        # A page has the name, and must not have the seed.
        return fair_dice.Promise(f"{seed:x}", seed)

    def cast(promise: str, number: str, _: str) -> fair_dice.Lots:
        return fair_dice.Lots(int(promise, 16) if promise else seeds(), fair_dice.with_number((), number, 0))

    patch.multiple(fair_dice, new_seed=seeds, seed_at=lambda seed, numbers, n: seed).start()
    patch.object(fair_dice.Promise, "new", promise).start()
    patch.object(fair_dice.Lots, "cast", cast).start()


if __name__ == "__main__":
    play_the_same_games()
    registry.register(DUEL.slug, HOMES[DUEL.slug])
    registry.register(DRAFT.slug, "tests.browser.toys")
    registry.register(SheetToy.slug, SheetToy.__module__)
    registry.register(taught.SLUG, taught.__name__)
    sys.exit(main(sys.argv[1:]))
