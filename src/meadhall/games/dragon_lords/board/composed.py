"""Which sheet belongs to what a seat is asked, or to the move that its draft has begun."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.sheet import Drafted, Sheet
from meadhall.games.dragon_lords.board.attack_sheet import attack_sheet
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.words import do_attack, do_sneak

BEGINS: dict[tuple[str, str], Callable[[Drafted, Scribe], Sheet | None]] = {
    ("ask-combat", do_attack.key): attack_sheet,
    ("ask-combat", do_sneak.key): attack_sheet,
}
"""By question and verb of the answer that begins a move."""


def sheet_of(draft: Drafted, scribe: Scribe) -> Sheet | None:
    for question, action in zip(reversed(draft.questions), reversed(draft.actions), strict=True):
        known = BEGINS.get((question, action.verb.key))
        if known is not None:
            return known(draft, scribe)
    return None
