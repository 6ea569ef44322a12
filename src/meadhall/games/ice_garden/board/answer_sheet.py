"""The sheets of a single answer: what Raven Shadow gives, and what the Maker-Spy can do. One choice says it all."""

from __future__ import annotations

from typing import Any

from meadhall.draw.sheet import Control, Drafted, Part, Row, Sheet, Total, Trials, Value
from meadhall.draw.trial import tried
from meadhall.games.ice_garden.board.foresight import changes, label, rank, snapshot
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheet_words import goods, outlook, told, total
from meadhall.games.ice_garden.words import M_FACTOR
from meadhall.kernel.action import Action

NAMES = {"ask-raven": "sheet-raven", "ask-spy": "sheet-spy"}
"""What the sheet is called, by the question."""
SIDE_BY_SIDE = 4


def answer_sheet(draft: Drafted, scribe: Scribe) -> Sheet:
    question = next((one for one in draft.questions[-1:] if one in NAMES), "") or asked(draft)
    before, move = draft.part(question)
    trials = Trials(draft, before)
    start = trials.after()
    decision = start.decision_of(draft.seat)
    # What declines stands beside the question.
    options = [action for action in decision.options if not action.verb.ends]
    chosen = move[0] if move and move[0] in options else None
    values = tuple(value_of(trials, scribe, start, n, action, question) for n, action in enumerate(options))
    control: Control = "segments" if len(options) <= SIDE_BY_SIDE else "pills"
    row = Row("answer", "", control, values, None if chosen is None else options.index(chosen))
    now = start if chosen is None else tried(start, chosen)
    title = scribe.write(NAMES[question])
    name = "" if chosen is None else values[options.index(chosen)].label
    return Sheet(
        title=title,
        rule=decision.rule,
        parts=(Part("answer", "", (row,)),),
        totals=(*goods(scribe, draft.seat, start, now, M_FACTOR), standing(scribe, draft.seat, start, now)),
        sentence=told(scribe, draft.seat, start, now, f"{title}: {name}") if name else "",
        consequence=outlook(scribe, draft.seat, start, now),
        at_once=True,
    )


def asked(draft: Drafted) -> str:
    assert draft.view.decision is not None
    return draft.view.decision.prompt.key


def value_of(trials: Trials, scribe: Scribe, start: Any, n: int, action: Action, question: str) -> Value:
    words = label(scribe, trials.seat, action) or scribe.s.game.texts.action(action, scribe.lang, question)
    # Not what the round brings afterwards.
    then = snapshot(tried(start, action), trials.seat)
    brings = changes(scribe, trials.seat, snapshot(start, trials.seat), then)
    return trials.value(n, [action], words, ", ".join(brings))


def standing(scribe: Scribe, seat: int, start: Any, now: Any) -> Total:
    before, after = (rank(scribe, snapshot(s, seat)) for s in (start, now))
    return total(scribe.write("sheet-reputation"), before, after)
