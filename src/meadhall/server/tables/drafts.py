"""Drafts: what a seat has composed and not played yet. It is kept with the seat, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from meadhall.draw.memory import Memory
from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.state import State
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.checks import check_head, own_seat
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.later import changed, composed, keep, readable
from meadhall.server.tables.playing import Playing
from meadhall.server.tables.records import Later, Person, Played, Table
from meadhall.server.tables.stored import StoredTable, set_seat
from meadhall.server.tables.transactions import Outcome, Transactions
from meadhall.server.tables.turns import Turns

LONGEST = 200
"""How many answers a draft may have."""
AT_HAND = 256

When = Literal["no", "complete", "now"]
"""When a draft is played: not yet; now if nothing can follow its last answer; now, and what ends it is said too."""


class Drafts:
    def __init__(self, transactions: Transactions, matches: MatchCache, playing: Playing, turns: Turns) -> None:
        self._transactions = transactions
        self._matches = matches
        self._playing = playing
        self._turns = turns
        self._composed: Memory[Draft] = Memory(AT_HAND)
        """The last draft of a seat at a table, by table, head and seat."""

    async def put(
        self,
        person: Person,
        table_id: str,
        seat: int,
        head: int,
        texts: Sequence[str],
        play: When = "no",
        loose: bool = False,
        forced: bool = True,
        fill: bool = False,
        later: Sequence[str] | None = None,
        confirm: bool = False,
    ) -> Played | None:
        """Replace the draft of a seat of mine; what was played, if it was played.

        ``IllegalAction`` or ``NotationError`` if an answer does not fit, and the draft stays as it was; with ``loose``
        such answers are left out. With ``forced`` what leaves no choice is answered too, with ``fill`` also what the
        game takes for granted about the move that was begun. ``later`` is kept for questions that come later (None:
        as it was); with ``confirm`` it goes into the draft then.
        """
        if max(len(texts), len(later or ())) > LONGEST:
            raise WrongField("actions", "refused-draft-long", longest=LONGEST)

        def work(stored: StoredTable) -> Outcome[Played | None]:
            place = own_seat(stored.table, seat, person)
            check_head(stored.table, head)
            match = self._matches.match(stored)
            if seat not in match.state.deciding:
                raise ConflictError("refused-not-asked", "seat")
            actions = [match.state.parse(text) for text in texts]
            draft = self._compose(stored.table, match, seat, actions, loose)
            # What is filled in for somebody, they shall see before it is played.
            complete = draft.held
            if fill and texts:
                draft.fill(match.game.board)
            if forced and texts:
                draft.add_forced()
            if play == "now":
                draft.finish()
            waits = place.later
            if later is not None:
                waits = kept(match.state, seat, later)
            elif waits is not None and waits.drafted and not texts:
                waits = None
            stored = keep(stored, seat, waits and changed(waits, confirm=confirm))
            if draft.actions and (play == "now" or (play == "complete" and complete)):
                if place.stand_in or place.gone:
                    stored = self._turns.come_back(stored, place)
                outcome = self._playing.act(stored, seat, head, *map(str, draft.actions), left=composed)
                return Outcome(outcome.result, advance=outcome.advance)
            set_seat(stored, seat, draft="\n".join(map(str, draft.actions)))
            return Outcome(None, "draft")

        return await self._transactions.play(table_id, work)

    async def keep(self, person: Person, table_id: str, seat: int, texts: Sequence[str]) -> None:
        """Keep only these of the answers that a seat of mine has kept for later."""

        def work(stored: StoredTable) -> Outcome[None]:
            later = own_seat(stored.table, seat, person).later
            if later is not None:
                left = tuple(text for text in later.actions if text in texts)
                keep(stored, seat, changed(later, actions=left) if left else None)
            return Outcome(None, "draft")

        await self._transactions.change(table_id, work)

    def of(self, table: Table, match: TableMatch, seat: int | None) -> Draft | None:
        """The draft of a seat that is asked, as far as it still fits. Only look at it."""
        if seat is None or not table.seats[seat].draft or seat not in match.state.deciding:
            return None
        draft = self._compose(table, match, seat, readable(match.state, table.seats[seat].draft), loose=True)
        return draft if draft.actions else None

    def shown(self, table: Table, match: TableMatch, seat: int | None) -> State:
        """The position that somebody on this seat looks at: after their draft, if there is one."""
        draft = self.of(table, match, seat)
        return match.state if draft is None else draft.state

    def _compose(self, table: Table, match: TableMatch, seat: int, actions: list[Action], loose: bool) -> Draft:
        key = (table.id, match.head, seat)
        draft = compose(match.state, seat, actions, self._composed.find(key), loose)
        self._composed.keep(key, draft)
        return draft.copy()


def kept(state: State, seat: int, texts: Sequence[str]) -> Later | None:
    """Answers that come with the draft of a seat, to be kept for later; ``NotationError`` for what is none."""
    decision = state.decision_of(seat)
    assert decision is not None
    actions = tuple(str(state.parse(text)) for text in texts)
    return Later(actions, decision.prompt.key, drafted=True) if actions else None
