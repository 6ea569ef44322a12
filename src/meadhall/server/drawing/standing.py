"""Standing answers in words: what a seat can wish for, and what stands."""

from __future__ import annotations

import msgspec

from meadhall.kernel.standing import Standing, Wish
from meadhall.kernel.state import State
from meadhall.server.drawing.options import to_decide
from meadhall.server.drawing.page import ShownStanding, Viewpoint, WishedFor
from meadhall.server.tables.records import Stands
from meadhall.server.tables.standing import is_passing
from meadhall.server.words import Say


class StandingRow(msgspec.Struct, frozen=True):
    """A question in the list of all that a seat can have answered."""

    question: str
    name: str
    wish: str
    """What stands; empty: the seat is asked."""
    wishes: list[WishedFor]


def listed(standing: Standing, stands: Stands, lang: str, say: Say) -> list[StandingRow]:
    """All questions of a game to which answers can stand, those first to which one does.

    What only holds until the seat's own turn is not offered here, where nothing is asked, but listed if it stands.
    """
    rows: list[StandingRow] = []
    for key in standing.questions:
        assert standing.texts is not None
        wish = dict(stands).get(key, "")
        open_to = [one for one in wishes(standing, key, lang, say) if one.wish == wish or not is_passing(one.wish)]
        rows.append(StandingRow(key, standing.texts.say(f"standing-{key}", lang), wish, open_to))
    return sorted(rows, key=lambda row: not row.wish)


def shown_standing(state: State, viewpoint: Viewpoint, stands: Stands, given: bool, say: Say) -> ShownStanding | None:
    """What the viewer's page shows of their standing answers; None in a game that has none."""
    standing, seat = state.game.standing, viewpoint.seat
    if not standing.questions or seat is None:
        return None
    decision = to_decide(state.decision_of(seat))
    if decision is None or state.game.is_own_turn(state, seat):
        return ShownStanding(dict(stands))
    key = decision.prompt.key
    return ShownStanding(dict(stands), key, tuple(wishes(standing, key, viewpoint.lang, say)), given)


def wishes(standing: Standing, key: str, lang: str, say: Say) -> list[WishedFor]:
    """All that one can wish for at a question; to be asked comes first."""
    said = [WishedFor(str(wish), label(standing, wish, lang, say)) for wish in standing.wishes(key)]
    return [WishedFor("", say("server-standing-ask")), *said] if said else []


def label(standing: Standing, wish: Wish, lang: str, say: Say) -> str:
    """A wish in words."""
    assert standing.texts is not None
    condition = "" if wish.condition is None else standing.texts.say(f"if-{wish.condition.key}", lang)
    if wish.answer.declines:
        return say(f"server-standing-{wish.scope}-no", condition=condition)
    answer = standing.texts.say(f"answer-{wish.answer.key}", lang)
    return say(f"server-standing-{wish.scope}", answer=answer, condition=condition)
