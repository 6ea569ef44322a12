"""Reading the Gnomes: the odds of an attack, and how far the Wheel may turn."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.mind.odds import hidden_pool, odds
from meadhall.games.mountain_king.puzzles import sentences as say
from meadhall.games.mountain_king.puzzles.mountain import numbers, numbers_in
from meadhall.games.mountain_king.rules.attack import Attack
from meadhall.games.mountain_king.rules.tripwires import AdvanceWheel
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, near, scale
from meadhall.kernel.sets import bits

STRONGEST = 3


class AttackOdds(Theme):
    """The chance to beat Gnomes that nobody has seen; every strength that may lie there is reckoned through."""

    name = "battle"
    kind = EXACT

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [
            (cavern, trolls)
            for cavern in bits(s.overrun)
            if not any(s.strengths(cavern))
            for trolls in range(len(s.gnomes[cavern]), STRONGEST * len(s.gnomes[cavern]))
        ]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        cavern, trolls = subject
        pool, tokens = hidden_pool(s, seat), len(s.gnomes[cavern])
        if pool != s.pool or s.units(seat, cavern) or s.stock[seat] < trolls:
            return None
        percent = round(100 * odds(s, seat, cavern, trolls, pool)[0])
        others = [round(100 * odds(s, seat, cavern, trolls + by, pool)[0]) for by in (1, -1)]
        if not 10 <= percent <= 95 or percent in others:
            return None
        offered = sorted(
            {percent, *(one for one in others if abs(one - percent) > 4), 50, 33} - {percent + 1, percent - 1}
        )
        lines = (
            Line(Message(say.TOKENS, (tokens,)), "MK-6.11"),
            Line(Message(say.UNSEEN, (pool[0], pool[1], pool[2])), "MK-1.7"),
            Line(Message(say.ENOUGH, (trolls, percent)), "MK-6.12"),
        )
        answers = tuple(Answer(Message(say.A_PERCENT, (n,))) for n in offered)
        question = Message(say.ASK_BATTLE, (seat, trolls, cavern))
        return Posed(question, answers, tuple(scale(percent, offered)), lines, 2 + tokens)

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        cavern, trolls = subject
        s.place_trolls(seat, cavern, trolls)
        s.agenda.clear()
        s.then(Attack(seat, cavern, True))
        s.advance()
        return scale(round(100 * won(s, seat)), numbers_in(answers))


def won(s: MountainKingState, seat: int) -> float:
    """The chance that the attack succeeds, over everything that fate may turn up."""
    if s.fate is None:
        return float(not any(event.key == messages.REPELLED.key for event in s.events))
    outcomes, chance = s.fate.outcomes, 0.0
    total = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        after = s.copy()
        after.apply(action)
        chance += weight / total * won(after, seat)
    return chance


class WheelDistance(Theme):
    """How far may the Wheel be turned without a Breach?"""

    name = "wheel"

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(s.wheel,)]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        spaces = len(s.facts.spaces)
        safe = (s.facts.parts.wheel.breach - s.wheel - 1) % spaces
        if not 1 <= safe < spaces - 1:
            return None
        lines = (Line(Message(say.DISTANCE, (safe + 1,)), "MK-9.7"),)
        offered = near(safe, [])
        return Posed(Message(say.ASK_WHEEL), numbers(offered), tuple(scale(safe, offered)), lines, 1 + (safe > 2))

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        safe = 0
        for spaces in range(1, len(s.facts.spaces)):
            turned = s.copy()
            turned.agenda.clear()
            turned._events = []
            turned.then(AdvanceWheel(seat, spaces))
            turned.advance()
            if any(event.key == messages.BREACH.key for event in turned.events):
                break
            safe = spaces
        return scale(safe, numbers_in(answers))
