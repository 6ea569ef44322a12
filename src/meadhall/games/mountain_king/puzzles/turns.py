"""Looking ahead: a whole turn, with all that fate may bring."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import is_lair
from meadhall.games.mountain_king.puzzles import sentences as say
from meadhall.games.mountain_king.puzzles.mountain import OneTroll, place
from meadhall.games.mountain_king.rules.scoring import ScoreDomains
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction, TakeWeakAction
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS, do_advance, do_bolster
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import Line, happen
from meadhall.kernel.whole_turn import WholeTurn


class BattleTurn(WholeTurn):
    """What is left of a turn: where does the power go that brings most Honour?"""

    name = "turn"
    asks = say.ASK_TURN
    hides = ("state",)

    def begins(self, s: MountainKingState) -> bool:
        return isinstance(s.agenda[-1], Gather | TakeWeakAction)

    def ended(self, s: MountainKingState) -> bool:
        return isinstance(s.agenda[-1], TakeAction)

    def value(self, s: MountainKingState, seat: int) -> float:
        return s.score[seat] + sum(OneTroll.domains(s, seat))

    def scored(self, s: MountainKingState, seat: int) -> float:
        after = s.copy()
        happen(after, ScoreDomains())
        return after.score[seat]

    def place(self, action: Action) -> str:
        if action.verb in (do_advance, do_bolster) and not is_lair(action.arg):
            return place(action.arg)
        return ""

    def told(self, before: MountainKingState, after: MountainKingState, seat: int) -> list[Line]:
        now, then = OneTroll.domains(before, seat), OneTroll.domains(after, seat)
        lines = [Line(Message(say.NOW, (sum(now),)), "MK-13.2"), Line(Message(say.ALL_WAYS), "MK-4.4")]
        if after.score[seat] != before.score[seat]:
            lines.append(Line(Message(say.ON_THE_WAY, (after.score[seat] - before.score[seat],)), "MK-4.4"))
        lines += [
            Line(Message(say.DOMAIN_CHANGES, (clan, now[clan], then[clan])), "MK-13.3")
            for clan in range(CLANS)
            if now[clan] != then[clan]
        ]
        return [*lines, Line(Message(say.AFTER, (sum(then),)), "MK-13.2")]
