"""A draft as its own seat sees it: chips, how it ends, its sheet, and what a click further on would mean."""

from __future__ import annotations

import logging

from meadhall.draw.people_sheet import people_sheet
from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Value
from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft, ahead
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View
from meadhall.server.drawing.coach import action_later
from meadhall.server.drawing.naming import label, message, places, seat_words
from meadhall.server.drawing.options import called_option, faces, for_people, to_decide
from meadhall.server.drawing.page import Chip, ShownDraft, ShownLater
from meadhall.server.drawing.pictures import board_of
from meadhall.server.tables.later import readable
from meadhall.server.tables.records import Later
from meadhall.server.words import Say

log = logging.getLogger("meadhall.server")

MOST_VALUES = 16
"""Questions with more answers than this are left to the map and the buttons."""
FEWEST_ROWS, MOST_ROWS = 2, 8
"""A sheet of answers is worth its room from two questions on; of many the newest are shown."""


def drafted(draft: Draft, later: tuple[Action, ...] = (), orders: tuple[str, ...] | None = None) -> Drafted:
    """The draft as its seat may know it, with what is kept for later."""
    seat = draft.seat
    asked = [state.decision_of(seat) for state, _ in draft.asked()]
    questions = tuple(decision.prompt.key for decision in asked if decision is not None)
    before, view = draft.before.view(seat), draft.state.view(seat)
    return Drafted(before, view, tuple(draft.actions), draft.held, questions, later, orders)


def shown_later(
    state: State, seat: int | None, later: Later | None, given: bool, lang: str, say: Say
) -> ShownLater | None:
    """What the page of a seat shows of what is kept for later."""
    if later is None:
        return None
    view = state.view(seat)
    game = view.position.game
    actions = readable(view.position, later.broken or later.actions)
    if not actions:
        text = say("server-ordered") if given else ""
        return None if later.orders is None else ShownLater((), (), text, False, False, given, later.orders)
    words = [label(game, action, lang, "") for action in actions]
    rule = view.position.why_not(actions[0], view.seat) if later.broken else None
    why = "" if rule is None else action_later(view, actions[0], lang, say) or rule.text(lang)
    text = say("server-later-broken", next=words[0], why=why) if later.broken else say("server-later", next=words[0])
    chips = tuple(say("server-later-chip", action=one) for one in words)
    return ShownLater(tuple(map(str, actions)), chips, text, bool(later.broken), later.drafted, given, later.orders)


def shown_draft(draft: Draft, sheet: Sheet | None, lang: str, say: Say) -> ShownDraft:
    chips: list[Chip] = []
    touched: dict[str, None] = {}
    board = draft.before.game.board
    for state, action in draft.asked():
        view = state.view(draft.seat)
        decision = view.decision
        assert decision is not None
        words = called_option(view, action, lang, decision.prompt.key)
        usual = bool(chips) and board is not None and board.default(view) is action
        chips.append(Chip(words, own=len(decision.options) > 1 and not action.verb.ends and not usual))
        touched.update(dict.fromkeys(places(action)))
    ready = draft.held or draft.rests() or draft.closing() is not None or (sheet is not None and sheet.ready)
    missing = (sheet.missing if sheet else "") or still_open(draft, lang, say)
    why = say("server-draft-final") if draft.held else "" if ready else missing
    ending = draft.closing()
    return ShownDraft(
        actions=tuple(map(str, draft.actions)),
        chips=tuple(chips),
        held=draft.held,
        hands_over=draft.hands_over,
        ready=ready,
        verb=(sheet.verb if sheet else "") or say("server-draft-play"),
        why=lost_words(draft, lang, say) or " ".join(filter(None, (left_behind(draft, lang, say), why))),
        places=tuple(touched),
        lost=tuple(called_now(draft, action, lang) for action in draft.lost),
        on="" if ending is None else say("server-draft-on", said=called_here(view_after(draft), ending, lang)),
    )


def view_after(draft: Draft) -> View:
    return draft.state.view(draft.seat)


def called_here(view: View, action: Action, lang: str) -> str:
    """What one of the viewer's options is called on its button."""
    assert view.decision is not None
    return called_option(view, action, lang, view.decision.prompt.key)


def called_now(draft: Draft, action: Action, lang: str) -> str:
    """What an action would be called that is no option after the draft."""
    decision = draft.state.decision_of(draft.seat)
    return label(draft.before.game, action, lang, "" if decision is None else decision.prompt.key)


def left_behind(draft: Draft, lang: str, say: Say) -> str:
    """What a draft ends on its way, such as a phase, though something else could be done there."""
    game, found = draft.before.game, list[str]()
    for state, action in draft.asked():
        view = state.view(draft.seat)
        decision = view.decision
        assert decision is not None
        key = decision.prompt.key
        if action.verb.finishes and key in game.resting - game.closing and len(decision.options) > 1:
            found.append(called_option(view, action, lang, key))
    return say("server-draft-leaves", said=", ".join(found)) if found else ""


def still_open(draft: Draft, lang: str, say: Say) -> str:
    """Which question is left to be answered before a draft can be played."""
    view = draft.state.view(draft.seat)
    decision = view.decision
    if decision is None:
        return ""
    state = view.position
    return say("server-draft-missing", question=message(state.game.texts, decision.prompt, seat_words(state), lang))


def lost_words(draft: Draft, lang: str, say: Say) -> str:
    """What does not fit any more since the position has changed, and the rule that says so."""
    if not draft.lost:
        return ""
    view = draft.state.view(draft.seat)
    rule = view.position.why_not(draft.lost[0], draft.seat)
    what = called_now(draft, draft.lost[0], lang)
    return say("server-draft-lost", what=what, why="" if rule is None else rule.text(lang))


def sheet_of(draft: Drafted, lang: str) -> Sheet | None:
    """The sheet that the game's board has for what is asked now, or the cards of whom it asks for.

    Whatever is wrong with it, the questions stay.
    """
    board = board_of(draft.view)
    if board is None or to_decide(draft.view.decision) is None:
        return None
    try:
        return board.sheet(draft, lang) or people_sheet(draft, lang)
    except Exception:
        log.exception("a sheet failed")
        return None


def answers_sheet(draft: Draft, lang: str, say: Say) -> Sheet | None:
    """The answers of a draft one below the other, each to be changed; for moves that have no sheet of their own.

    What was declined or ended is over: its chip can be taken away, and nothing else is in the way of what is asked now.
    """
    rows: list[Row] = []
    for n, (state, action) in enumerate(draft.asked()):
        if action.verb.ends:
            continue
        view = state.view(draft.seat)
        decision = to_decide(view.decision)
        if decision is not None and 1 < len(decision.options) <= MOST_VALUES:
            rows.append(answer_row(draft, n, view, decision, lang))
    if len(rows) < FEWEST_ROWS:
        return None
    return Sheet(
        say("server-draft-title"),
        (Part("answers", "", tuple(rows[-MOST_ROWS:])),),
        under=say("server-draft-under"),
        whole=False,
    )


def answer_row(draft: Draft, n: int, view: View, decision: Decision, lang: str) -> Row:
    """One question with its answers; another answer is followed by what is usual then."""
    game, asked = view.position.game, decision.prompt.key
    options = for_people(game, decision.options, asked)
    before = tuple(map(str, draft.actions[:n]))
    looks = zip(options, faces(view, lang, options), strict=True)
    values = tuple(
        Value(i, face.label or label(game, action, lang, asked), (*before, str(action)), face.note)
        for i, (action, face) in enumerate(looks)
    )
    name = message(game.texts, decision.prompt, seat_words(view.position), lang)
    return Row(str(n), name, "segments", values, options.index(draft.actions[n]))


def moves(view: View, lang: str) -> tuple[Move, ...]:
    """Whole moves that a click means: those of the game's board, then what may be done after ending what is asked."""
    board = board_of(view)
    found = [] if board is None else list(board.moves(view, lang))
    taken = {place for move in found for place in move.places[-1:]}
    decision = to_decide(view.decision)
    if decision is not None:
        taken.update(place for action in decision.options for place in places(action))
    here, endings = view, tuple[str, ...]()
    for later in ahead(view):
        endings = (*endings, called_here(here, later.said[-1], lang))
        here = View(later.state, view.seat)
        found += further(later.said, endings, here, lang, taken)
    return tuple(found)


def further(said: tuple[Action, ...], endings: tuple[str, ...], view: View, lang: str, taken: set[str]) -> list[Move]:
    """The options of a later question that point at something; what can be reached sooner is left out.

    ``endings`` are what is ``said`` before them, in words.
    """
    decision = to_decide(view.decision)
    if decision is None:
        return []
    game, asked = view.position.game, decision.prompt.key
    options = [action for action in for_people(game, decision.options, asked) if not action.verb.ends]
    before = ", ".join(endings)
    reached = [action for action in options if places(action) and places(action)[0] not in taken]
    taken.update(place for action in reached for place in places(action)[:1])
    return [
        Move((*map(str, said), str(action)), called_option(view, action, lang, asked), places(action), said=before)
        for action in reached
    ]
