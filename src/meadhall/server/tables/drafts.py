"""Drafts: what a seat has composed and not played yet. It is kept with the seat, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from meadhall.draw.memory import Memory
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.state import Decision, State
from meadhall.server.drawing.drafts import drafted, sheet_of
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.tables.cache import MatchCache
from meadhall.server.tables.checks import check_head, own_seat
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.later import changed, composed, keep, orders_of, readable
from meadhall.server.tables.playing import Playing, with_draft
from meadhall.server.tables.records import Later, Person, Played, Seat, Table
from meadhall.server.tables.stored import StoredTable
from meadhall.server.tables.transactions import Outcome, Transactions
from meadhall.server.tables.turns import Turns

LONGEST = 200
"""How many answers a draft may have."""
AT_HAND = 256

When = Literal["no", "own", "whole", "complete", "now"]
"""When a draft is played: not yet; now if nothing of it is open and it can be taken back; the same, or if it only lets
somebody else act; the same, or if nothing can follow its last answer; now, and what ends it is said too."""


class Drafts:
    def __init__(self, transactions: Transactions, matches: MatchCache, playing: Playing, turns: Turns) -> None:
        self._transactions = transactions
        self._matches = matches
        self._playing = playing
        self._turns = turns
        self._composed: Memory[Draft] = Memory(AT_HAND)
        """The last draft of a seat at a table, by table and seat."""

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
        orders: Sequence[str] | None = None,
        confirm: bool = False,
        on: bool = False,
    ) -> Played | None:
        """Replace the draft of a seat of mine; what was played, if it was played.

        ``IllegalAction`` or ``NotationError`` if an answer does not fit, and the draft stays as it was; with ``loose``
        such answers are left out. With ``forced`` what leaves no choice is answered too, with ``fill`` also what the
        game takes for granted about the move that was begun. ``later`` is kept for questions that come later (None:
        as it was); with ``confirm`` it goes into the draft then. ``orders`` are for the course of
        the move. With ``on`` the draft so far is played with what ends it, and only what follows is the
        draft.
        """
        if max(len(texts), len(later or ()), len(orders or ())) > LONGEST:
            raise WrongField("actions", "refused-draft-long", longest=LONGEST)

        def work(stored: StoredTable) -> Outcome[Played | None]:
            place = own_seat(stored.table, seat, person)
            check_head(stored.table, head)
            match = self._matches.match(stored)
            if seat not in match.state.deciding:
                raise ConflictError("refused-not-asked", "seat")
            kept_for = tuple(later or ()), tuple(orders or ())
            draft, count = self._intended(stored.table, match, seat, texts, play, loose, forced, fill, on, kept_for)
            waits = place.later
            if later is not None:
                waits = kept(match.state, seat, later)
            elif waits is not None and waits.drafted and not texts:
                waits = orders_of(waits)
            waits = with_orders(waits, place.later, ordered(draft, place.later, orders, count))
            stored = keep(stored, seat, waits and changed(waits, confirm=confirm))
            return self._settle(stored, place, draft, count)

        return await self._transactions.play(table_id, work)

    def would_play(
        self, table: Table, match: TableMatch, seat: int, texts: Sequence[str], play: When, loose: bool, on: bool
    ) -> list[tuple[State, Action]]:
        """The answers that would be played if this was the draft, each where it is asked for; nothing is changed."""
        draft, count = self._intended(table, match, seat, texts, play, loose, False, False, on)
        return list(draft.asked())[:count]

    def _intended(
        self,
        table: Table,
        match: TableMatch,
        seat: int,
        texts: Sequence[str],
        play: When,
        loose: bool,
        forced: bool,
        fill: bool,
        on: bool,
        beside: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    ) -> tuple[Draft, int]:
        """The draft that somebody wants, and how many of its answers are to be played.

        ``beside`` it are answers for later and orders.
        """
        draft = self._compose(table, match, seat, [match.state.parse(text) for text in texts], loose)
        # What is whole is played as it is. What is filled in for somebody, they shall see before that.
        if is_due(draft, play) and not has_room(draft, *beside):
            return draft, len(draft.actions)
        if fill and texts:
            draft.fill(match.game.board)
        if texts:
            draft.add_forced(every=forced)
        if play == "now":
            draft.finish()
            return draft, len(draft.actions)
        return draft, ended(draft, table.seats[seat].draft) if on else 0

    def _settle(self, stored: StoredTable, place: Seat, draft: Draft, count: int) -> Outcome[Played | None]:
        """Play so many answers of a draft, and keep the others as the draft."""
        actions = tuple(map(str, draft.actions))
        if not count:
            with_draft(stored, place.seat, actions)
            return Outcome(None, "draft")
        if place.stand_in or place.gone:
            stored = self._turns.come_back(stored, place)
        outcome = self._playing.act(stored, place.seat, stored.table.head, *actions[:count], left=composed)
        assert outcome.advance is not None
        advance = replace(outcome.advance, stored=with_draft(outcome.advance.stored, place.seat, actions[count:]))
        return Outcome(outcome.result, advance=advance)

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
        return draft if draft.actions or draft.lost else None

    def shown(self, table: Table, match: TableMatch, seat: int | None) -> State:
        """The position that somebody on this seat looks at: after their draft, if there is one."""
        draft = self.of(table, match, seat)
        return match.state if draft is None else draft.state

    def _compose(self, table: Table, match: TableMatch, seat: int, actions: list[Action], loose: bool) -> Draft:
        # One of a position that is past is not built upon, and goes with the next.
        key = (table.id, seat)
        draft = compose(match.state, seat, actions, self._composed.find(key), loose)
        self._composed.keep(key, draft)
        return draft.copy()


def is_due(draft: Draft, play: When) -> bool:
    """Whether a draft is far enough to be played."""
    if play == "own":
        return draft.whole and not draft.held
    return play in ("whole", "complete") and (draft.whole or (play == "complete" and draft.held))


def has_room(draft: Draft, later: tuple[str, ...], orders: tuple[str, ...]) -> bool:
    """Whether the sheet of a draft has room for more of the same: then no choice plays it, unless that ends it."""
    if not draft.actions or is_ending(draft.actions[-1]):
        return False
    sheet = sheet_of(drafted(draft, tuple(readable(draft.before, later)), orders or None), LANGUAGES[0])
    return sheet is not None and sheet.room


def ended(draft: Draft, before: Sequence[str]) -> int:
    """How many answers of a draft belong to the move that was composed ``before`` and that it ends.

    What ends more than that move, such as a phase, belongs to what follows, and is seen before it is played.
    """
    actions, count = draft.actions, len(before)
    if not count or tuple(map(str, actions[:count])) != tuple(before):
        return 0
    asked = [state.decision_of(draft.seat) for state, _ in draft.asked()]
    while count < len(actions) and is_ending(actions[count]) and ends_no_more(asked[count], draft.before):
        count += 1
    done = draft.copy()
    done.cut(count)
    return count if done.whole and count < len(actions) else 0


def is_ending(action: Action) -> bool:
    return action.verb.finishes or action.verb.ends


def ends_no_more(decision: Decision | None, state: State) -> bool:
    """Whether the ending of a question ends a move and no more."""
    return decision is not None and decision.prompt.key in state.game.closing


def ordered(draft: Draft, before: Later | None, orders: Sequence[str] | None, count: int) -> tuple[str, ...] | None:
    """The orders that go with a draft; if its seat has said nothing until it is played, the game's usual ones."""
    if orders is not None:
        return tuple(orders)
    if not draft.actions or (before is not None and before.ordered):
        return None
    said = None if before is None else before.orders
    board = draft.before.game.board
    if said is not None or not count or board is None:
        return said
    return tuple(board.orders(draft.before.view(draft.seat), draft.actions[:count])) or None


def with_orders(later: Later | None, before: Later | None, orders: tuple[str, ...] | None) -> Later | None:
    """What is kept, with orders for the move that is composed; those for a move that is under way stay."""
    if before is not None and before.ordered and orders is None:
        return changed(later or Later(()), orders=before.orders, ordered=True)
    if later is None or not later.actions:
        return None if orders is None else Later((), orders=orders)
    return changed(later, orders=orders, ordered=False)


def kept(state: State, seat: int, texts: Sequence[str]) -> Later | None:
    """Answers that come with the draft of a seat, to be kept for later; ``NotationError`` for what is none."""
    decision = state.decision_of(seat)
    assert decision is not None
    actions = tuple(str(state.parse(text)) for text in texts)
    return Later(actions, decision.prompt.key, drafted=True) if actions else None
