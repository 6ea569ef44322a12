"""Surviving the round: how many units hold a Kingdom against whoever can come."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.dragon_lords.facts import KINGDOM_LANDS
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.odds import Side, battle_in, fight
from meadhall.games.dragon_lords.puzzles import sentences as say
from meadhall.games.dragon_lords.puzzles.purse import numbers, numbers_in
from meadhall.games.dragon_lords.puzzles.war import is_plain, rolled
from meadhall.games.dragon_lords.rules.war.attack import origins
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, near, scale
from meadhall.kernel.sets import bits

RISK = 25
"""Per cent: so likely the Kingdom may fall."""
MARGIN = 0.01
"""A chance that lies closer to it is not asked about."""
MOST = 14


class Hold(Theme):
    """How many units must stand in a Kingdom so that the strongest attack hardly takes it?"""

    name = "hold"
    kind = EXACT

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        if s.guests or s.fight is not None:
            return []
        return [
            (land, rival)
            for land in KINGDOM_LANDS
            if s.owner[land] in s.in_play() and is_plain(s, land)
            for rival in s.in_play()
            if s.hostile(rival, s.owner[land]) and may_be_counted(s, rival, land)
        ]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        land, rival = subject
        coming, other = meeting(s, land, rival)
        risks = [fight(coming, other._replace(units=units)).win for units in range(1, MOST + 1)]
        enough = next((units for units, risk in enumerate(risks, 1) if risk * 100 <= RISK), 0)
        if not s.units[land] < enough or any(abs(risk - RISK / 100) < MARGIN for risk in risks):
            return None
        args = (coming.units, coming.strength, other.strength)
        before, after = (round(100 * risk) for risk in risks[enough - 2 : enough])
        lines = (
            Line(Message(say.COME_AGAINST, args), "DL-5.5"),
            Line(Message(say.WALLS), "DL-6.8"),
            Line(Message(say.FALLS, (enough - 1, before)), "DL-6.1"),
            Line(Message(say.FALLS, (enough, after)), "DL-6.1"),
        )
        offered = near(enough, [coming.units, s.units[land] + 1], 1)
        question = Message(say.ASK_HOLD, (s.owner[land], land, rival, RISK))
        return Posed(question, numbers(offered), tuple(scale(enough, offered)), lines, 4 + (enough > 6))

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """One unit more after another, each fight followed forward."""
        coming, other = meeting(s, *subject)
        units = 1
        while rolled(coming, other._replace(units=units)) * 100 > RISK:
            units += 1
        return scale(units, numbers_in(answers))


def may_be_counted(s: DragonLordsState, rival: int, land: int) -> bool:
    """Whether a rival can come on foot, by plain units only: nothing is hidden there."""
    ready = origins(s, rival, land)
    return bool(ready) and not any(s.marked(rival, origin) for origin in bits(ready))


def meeting(s: DragonLordsState, land: int, rival: int) -> tuple[Side, Side]:
    """All who can come, but one in each territory, and those who stand there."""
    there = s.copy()
    there.active = rival
    battle = battle_in(there, land)
    coming = sum(s.units[origin] - 1 for origin in bits(origins(s, rival, land)))
    return Side(coming, strength(there, battle, ATTACKER)), Side(s.units[land], strength(there, battle, DEFENDER))
