"""Where a scenario ends that shows one thing alone."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import do_done
from meadhall.kernel.action import Action
from meadhall.kernel.result import Result
from meadhall.kernel.step import Choice

SCENARIO = "scenario"


class Rest(Choice):
    """Where a scenario that shows one thing alone comes to rest."""

    rule = "MK-14.18"
    asks = says.ASK_REST
    verbs = (do_done.verb,)

    def options(self, s: Mountain) -> list[Action]:
        return [do_done]

    def take(self, s: Mountain, action: Action) -> None:
        s.end(Result((), tuple(s.score), SCENARIO))
