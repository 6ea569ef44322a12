"""Which sheet belongs to what a seat is asked, or to the move that its draft has begun."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.sheet import Drafted, Sheet
from meadhall.games.dragon_lords.board.attack_sheet import attack_sheet
from meadhall.games.dragon_lords.board.moving_sheet import march_sheet, transfer_sheet
from meadhall.games.dragon_lords.board.placing_sheet import deposit_sheet, placing_sheet
from meadhall.games.dragon_lords.board.purchase_sheet import purchase_sheet
from meadhall.games.dragon_lords.board.quest_sheet import quest_sheet
from meadhall.games.dragon_lords.board.round_sheet import round_sheet
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.setup_sheet import kingdom_sheet, posting_sheet
from meadhall.games.dragon_lords.board.voyage_sheet import voyage_sheet
from meadhall.games.dragon_lords.board.ways_sheet import ways_sheet
from meadhall.games.dragon_lords.words import (
    do_again,
    do_attack,
    do_buy,
    do_buy_ship,
    do_choose,
    do_deposit,
    do_done,
    do_embark,
    do_march,
    do_place,
    do_retreat,
    do_set_out,
    do_sneak,
    do_transfer,
)

Maker = Callable[[Drafted, Scribe], Sheet | None]
BEGINS: dict[tuple[str, str], Maker] = {
    ("ask-combat", do_attack.key): attack_sheet,
    ("ask-combat", do_sneak.key): attack_sheet,
    ("ask-combat", do_march.key): march_sheet,
    ("ask-retreat", do_again.verb.key): round_sheet,
    ("ask-retreat", do_retreat.key): round_sheet,
    ("ask-quest-phase", do_set_out.key): quest_sheet,
    ("ask-naval", do_embark.key): voyage_sheet,
    ("ask-transfer", do_transfer.key): transfer_sheet,
    ("ask-purchase", do_buy.key): purchase_sheet,
    ("ask-purchase", do_buy_ship.verb.key): purchase_sheet,
    ("ask-place", do_place.key): placing_sheet,
    ("ask-home", do_place.key): placing_sheet,
    ("ask-deposit", do_deposit.key): deposit_sheet,
    ("ask-way", do_choose.key): ways_sheet,
}
"""By question and verb of the answer that begins a move."""
OPENS: dict[str, Maker] = {
    "ask-purchase": purchase_sheet,
    "ask-place": placing_sheet,
    "ask-home": placing_sheet,
    "ask-deposit": deposit_sheet,
    "ask-losses": round_sheet,
    "ask-retreat": round_sheet,
    "ask-claim-kingdom": kingdom_sheet,
    "ask-post": posting_sheet,
    "ask-way": ways_sheet,
}
"""By question: the sheet is there before anything is chosen."""


def sheet_of(draft: Drafted, scribe: Scribe) -> Sheet | None:
    decision = draft.view.decision
    opens = OPENS.get(decision.prompt.key) if decision is not None else None
    if opens is not None:
        return opens(draft, scribe)
    for question, action in zip(reversed(draft.questions), reversed(draft.actions), strict=True):
        begun = BEGINS.get((question, action.verb.key))
        if begun is not None:
            return begun(draft, scribe)
        if action is do_done and question in PHASES:
            return None
    return None


PHASES = frozenset({"ask-naval", "ask-quest-phase", "ask-combat", "ask-transfer"})
"""Questions that end a phase with "done": nothing before it is still being composed."""
