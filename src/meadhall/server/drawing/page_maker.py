"""The whole page of a viewer, made from ``state.view(seat)`` and from events as that seat may know them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import islice

from meadhall.draw.memory import Memory
from meadhall.draw.sheet import Drafted, Move
from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing.chronicle import Chronicle
from meadhall.server.drawing.closed import begun_with, free_draft, only_open, open_moves
from meadhall.server.drawing.coach import over as lesson_over
from meadhall.server.drawing.coach import part_spoken_of, shown_coach, teaching
from meadhall.server.drawing.drafts import answers_sheet, drafted, moves, sheet_of, shown_draft
from meadhall.server.drawing.gestures import Gestures
from meadhall.server.drawing.log import last_places, marks
from meadhall.server.drawing.naming import SeatWords, message, seat_in_a_sentence, seat_name
from meadhall.server.drawing.options import choices, to_decide
from meadhall.server.drawing.page import Page, Prompt, ShownLater, ShownStanding, Situation, Viewpoint
from meadhall.server.drawing.pictures import Drawing, board_of, status
from meadhall.server.drawing.telling import account, ending, since
from meadhall.server.words import Say

LOOKED_BACK = 300
"""So many entries of the journal a sheet may know of: more than a round has."""
_waiting: Memory[str] = Memory(1024)
"""Whom a page waits for, in a sentence, by language and names."""


def seat_to_show(state: State, mine: Sequence[int], spoken: Container[int] = ()) -> int | None:
    """Whose view a person is shown: the seat of theirs that is asked, unless it is ``spoken`` for.

    With several seats on one screen and none of them asked it is nobody's, because nobody knows who looks.
    """
    for seat in state.deciding:
        if seat in mine and seat not in spoken and to_decide(state.decision_of(seat)) is not None:
            return seat
    return mine[0] if len(mine) == 1 else None


def make_page(
    now: Situation,
    drawing: Drawing,
    viewpoint: Viewpoint,
    say: Say,
    draft: Draft | None = None,
    standing: ShownStanding | None = None,
    later: ShownLater | None = None,
    chronicle: Chronicle | None = None,
) -> Page:
    """The page of a moment. ``drawing`` is of its position, or of where the draft leads, as the seat may know it.

    ``chronicle`` is what was told to the same reader before, if that is at hand.
    """
    state, view = drawing.position, drawing.view(viewpoint.seat)
    game, lang = state.game, viewpoint.lang
    live = now.moment is None
    told = Chronicle(view, drawing.seat_words, lang) if chronicle is None else chronicle
    told.view = view
    told.follow(now.journal)
    lines, more = told.newest_lines()
    given = later.text if later and later.given else say("server-standing-given") if standing and standing.given else ""
    asked = live and not given and to_decide(view.decision) is not None
    options = choices(view, viewpoint.lang) if asked else ()
    sheet = None
    if asked:
        kept = () if later is None or later.broken else tuple(map(state.parse, later.actions))
        orders = None if later is None else later.orders
        whole = drafted(draft, kept, orders) if draft else Drafted(view, view, (), False, later=kept, orders=orders)
        whole = whole._replace(earlier=done_before(now, view.seat))
        sheet = sheet_of(whole, viewpoint.lang)
        if sheet is None and draft is not None:
            sheet = answers_sheet(draft, viewpoint.lang, say)
        if sheet is not None and state.guide is not None and view.seat is not None:
            free = sheet_of(free_draft(whole), viewpoint.lang)
            before = state if draft is None else draft.before
            sheet = only_open(sheet, free, before, view.seat, say, whole.actions)
            sheet = begun_with(sheet, part_spoken_of(view) or part_spoken_of(View(before, view.seat)))
    further: tuple[Move, ...] = ()
    if asked and not (draft and draft.held) and view.seat is not None:
        further = open_moves(moves(view, viewpoint.lang), state, view.seat)
    return Page(
        head=now.head,
        moment=now.moment,
        seat=viewpoint.seat,
        mine=viewpoint.mine,
        curtain=len(viewpoint.mine) > 1 and any(now.state.secrets().values()),
        layout=viewpoint.layout,
        pictures=drawing.pictures(view, viewpoint.lang, viewpoint.layout),
        panels_by_id=drawing.panels(view, lang, now.names),
        prompt=prompt(view, now, viewpoint, drawing.seat_words, say, given),
        options=options,
        log=lines,
        more=more,
        marks=marks(game.texts, now.headings, viewpoint.seat, drawing.seat_words, viewpoint.lang),
        gaps=now.gaps,
        forward=now.forward,
        last=last_places(now.journal, viewpoint.seat),
        can_undo=live and now.can_undo and viewpoint.seat is not None and viewpoint.seat in state.deciding,
        draft=None if draft is None else shown_draft(draft, sheet, viewpoint.lang, say),
        sheet=sheet,
        further=further,
        standing=standing,
        later=later,
        # Where the table is, not where a draft leads.
        status=drawing.status(view, lang) if draft is None else status(draft.before.view(draft.seat), lang),
        over=result(state, now.names, viewpoint, say) if state.over else None,
        heads=told.heads(lines),
        gestures=Gestures(told) if live else None,
        since=since(now, told, say) if live else None,
        account=account(view, now, viewpoint, say) if live and state.over and not lesson_over(state) else None,
        coach=shown_coach(view, draft, viewpoint.lang, say) if live and viewpoint.seat in viewpoint.mine else None,
    )


def done_before(now: Situation, seat: int | None) -> tuple[Action, ...]:
    """What a seat has done, the newest first."""
    return tuple([entry.action for _, entry in islice(reversed(now.journal), LOOKED_BACK) if entry.by == seat])


def prompt(view: View, now: Situation, viewpoint: Viewpoint, seats: SeatWords, say: Say, given: str = "") -> Prompt:
    """What is asked; ``given`` says what the house answers for the viewer."""
    state, lang = view.position, viewpoint.lang
    waiting = tuple([seat_name(state, seat, now.names, lang) for seat in state.deciding])
    if state.over:
        return Prompt(None, False, "", say("server-over"), None, ())
    decision = to_decide(view.decision)
    if decision is not None and not given:
        name = seat_name(state, decision.seat, now.names, lang)
        said = seat_in_a_sentence(state, decision.seat, now.names, lang)
        text = message(state.game.texts, decision.prompt, seats, lang)
        board = board_of(view)
        picture = "" if board is None else board.focus(view)
        taught = teaching(state, decision.prompt.key, decision.rule, lang, say)
        return Prompt(decision.seat, now.moment is None, name, text, decision.rule, waiting, said, picture, taught)
    if not waiting:
        return Prompt(None, False, "", say("server-fate"), None, ())
    if view.decision is not None:
        return Prompt(view.seat, False, waiting[0], given or say("server-goes-on"), None, waiting)
    names = ", ".join([seat_in_a_sentence(state, seat, now.names, lang) for seat in state.deciding])
    text = _waiting.get((lang, names), lambda: say("server-waiting", names=names))
    return Prompt(state.deciding[0], False, waiting[0], text, None, waiting)


def result(state: State, names: Sequence[str], viewpoint: Viewpoint, say: Say) -> str:
    """How the game has ended; who has one seat and won is told so. People at one screen are told by name."""
    assert state.result is not None
    if lesson_over(state):
        return say("server-coach-done")
    lang, own = viewpoint.lang, len(viewpoint.mine) == 1 and viewpoint.mine[0] in state.result.winners
    winners = [seat_in_a_sentence(state, seat, names, lang) for seat in state.result.winners]
    scores = ", ".join(
        f"{seat_name(state, seat, names, lang)} {score}" for seat, score in enumerate(state.result.scores)
    )
    return say(
        "server-victory" if own else "server-result",
        ending=ending(state, lang),
        winners=", ".join(winners),
        count=len(winners),
        scores=scores,
    )
