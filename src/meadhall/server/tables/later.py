"""Later answers: what a seat has composed with its draft for questions that come later in its turn or the round.

They wait until the draft is played. When the seat is asked something that the first of them is meant for, the house
gives it, or puts it into the draft of whoever wants to confirm every move. Nobody else hears of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from logging import getLogger

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft
from meadhall.kernel.errors import IllegalAction, NotationError
from meadhall.kernel.state import Decision, State
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Later, Seat
from meadhall.server.tables.stored import StoredTable, set_seat

log = getLogger("meadhall.server")
changed = msgspec.structs.replace
Left = Callable[[Seat, State], Later | None]
"""What is left of what a seat has kept when it acts in a position."""


def due(place: Seat, match: TableMatch) -> Action | None:
    """The kept answer that the house gives now; None if there is none. Whoever has just gone back answers anew, and
    whoever is led answers whatever is spoken of."""
    later = place.later
    if later is None or later.confirm or match.went or is_led(place, match.state):
        return None
    return followed(place, match.state) or fitting(place, match.state)


def is_led(place: Seat, state: State) -> bool:
    """Whether somebody speaks of what a seat is asked: then nothing is answered in its name."""
    return state.guide is not None and state.guide.speaks(state, place.seat)


def followed(place: Seat, state: State) -> Action | None:
    """What the orders of a seat mean for what it is asked; None if they leave that to the person.

    Whatever is wrong with them, the game goes on.
    """
    later, board = place.later, state.game.board
    decision = state.decision_of(place.seat)
    if later is None or not later.orders or not later.ordered or board is None or decision is None:
        return None
    if place.bot or place.gone or decision.empty:
        return None
    try:
        answer = board.follow(state.view(place.seat), later.orders)
    except Exception:
        log.exception("orders failed")
        return None
    return answer if answer in decision.options else None


def orders_of(later: Later | None) -> Later | None:
    """What is left of what a seat has kept when all but its orders is done with."""
    return Later((), orders=later.orders, ordered=True, confirm=later.confirm) if later and later.ordered else None


def fitting(place: Seat, state: State) -> Action | None:
    """The first kept answer, if the person is asked what it is meant for and may give it."""
    first = meant(place, state)
    decision = state.decision_of(place.seat)
    return first if decision is not None and first in decision.options else None


def meant(place: Seat, state: State) -> Action | None:
    """The first kept answer, if it is meant for what the person is asked now, legal or not."""
    later = place.later
    decision = state.decision_of(place.seat)
    if later is None or later.drafted or place.bot or place.gone or decision is None or decision.empty:
        return None
    first = next(iter(readable(state, later.actions)), None)
    return first if first is not None and is_for(first, decision, later.last) else None


def is_for(action: Action, decision: Decision, last: str) -> bool:
    """Whether an answer is meant for a question. One that ends something belongs to the question before it."""
    if action.verb.ends or action.verb.finishes:
        return decision.prompt.key == last
    return any(option.verb is action.verb for option in decision.options)


def composed(place: Seat, state: State) -> Later | None:
    """What is left when the person plays the draft: what came with it begins to wait."""
    later = place.later
    if later is not None and later.orders is not None:
        later = changed(later, ordered=True)
    if later is not None and later.drafted:
        return changed(later, drafted=False)
    return answered(replace(place, later=later), state)


def given(place: Seat, state: State) -> Later | None:
    """What is left when the first kept answer is given."""
    later, decision = place.later, state.decision_of(place.seat)
    assert later is not None
    assert decision is not None
    if followed(place, state) is not None:
        return later
    rest = later.actions[1:]
    return changed(later, actions=rest, last=decision.prompt.key) if rest else orders_of(later)


def untouched(place: Seat, state: State) -> Later | None:
    """All of it is left when the house answers what has nothing to do with it."""
    return place.later


def reopened(place: Seat, state: State, open: bool) -> Later | None:
    """What is left when the person has gone back to a position: what came with the move that is composed again belongs
    to that again, and what came with an earlier one goes on waiting."""
    later, decision = place.later, state.decision_of(place.seat)
    if later is None or decision is None or decision.prompt.key != later.start:
        return later
    return changed(later, drafted=bool(later.actions), ordered=False, left=False, broken=()) if open else None


def answered(place: Seat, state: State) -> Later | None:
    """What is left when the person answers without regard to it: nothing if it was meant for this."""
    later = place.later
    if later is None or later.drafted or not later.actions or place.bot or meant(place, state) is not None:
        return None if place.bot else orders_of(later)
    return changed(later, broken=())


def settled(place: Seat, match: TableMatch) -> Seat:
    """The seat in a new position: what has become impossible or is over is dropped, what has to be confirmed goes into
    the draft."""
    later, state = place.later, match.state
    if later is None or later.drafted:
        return place
    if state.over:
        return replace(place, later=None)
    decision = state.decision_of(place.seat)
    if later.ordered and decision is not None and decision.prompt.key in state.game.resting:
        # The move is over.
        later = changed(later, orders=None, ordered=False) if later.actions or later.broken else None
        place = replace(place, later=later)
    if later is None or not (later.actions or later.broken):
        return place
    again = decision is not None and decision.prompt.key == later.start
    first = meant(place, state)
    if first is None:
        if again and later.left and later.actions:
            return replace(place, later=orders_of(later))
        return place if again or later.left else replace(place, later=changed(later, left=True))
    if fitting(place, state) is None:
        return replace(place, later=changed(later, actions=(), broken=later.actions))
    return drafted(place, match) if (later.confirm or is_led(place, state)) and not place.draft else place


def drafted(place: Seat, match: TableMatch) -> Seat:
    """The seat with as much of what it has kept in its draft as can be answered now."""
    later, decision = place.later, match.state.decision_of(place.seat)
    assert later is not None
    assert decision is not None
    draft = Draft(match.state, place.seat)
    try:
        for action in readable(match.state, later.actions):
            if not draft.add(action):
                break
    except IllegalAction:
        pass
    rest = later.actions[len(draft.actions) :]
    kept = changed(later, actions=rest, drafted=True, last=decision.prompt.key) if rest else orders_of(later)
    return replace(place, draft=tuple(map(str, draft.actions)), later=kept)


def readable(state: State, texts: tuple[str, ...]) -> list[Action]:
    """The answers that this version of the game still knows."""
    found: list[Action] = []
    for text in texts:
        try:
            found.append(state.parse(text))
        except NotationError:
            return found
    return found


def keep(stored: StoredTable, seat: int, later: Later | None) -> StoredTable:
    """Keep these answers with a seat, or none."""
    if stored.table.seats[seat].later == later:
        return stored
    set_seat(stored, seat, later=written(later))
    seats = [replace(each, later=later) if each.seat == seat else each for each in stored.table.seats]
    return replace(stored, table=replace(stored.table, seats=tuple(seats)))


def written(later: Later | None) -> str:
    """How it is kept in the database; ``stored.py`` reads it."""
    return "" if later is None else msgspec.json.encode(later).decode()
