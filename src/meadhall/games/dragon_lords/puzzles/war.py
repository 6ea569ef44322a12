"""Reading the war: who can come, what the chances are, and which attack has the best."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.odds import Side, battle_in, fight
from meadhall.games.dragon_lords.puzzles import sentences as say
from meadhall.games.dragon_lords.puzzles.purse import numbers, numbers_in
from meadhall.games.dragon_lords.rules.war.attack import origins
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.rules.war.strength import FACES, strength
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLES, TERRITORY, do_attack, do_from, do_send
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, near, scale
from meadhall.kernel.sets import bits

CLEAR = 0.12
"""By so much the best target must lead."""


def place(land: int) -> str:
    return f"territory:{TERRITORY.words[land]}"


def attacker(s: DragonLordsState) -> int | None:
    """The people that may attack now, with nothing else begun."""
    step = s.agenda[-1] if s.agenda else None
    return step.people if isinstance(step, CombatPhase) and not s.guests else None


def targets(s: DragonLordsState, people: int) -> list[int]:
    """Territories without any counter that can be attacked on foot by plain units: nothing is hidden there."""
    found = []
    for action in s.legal():
        if action.verb is do_attack and is_plain(s, action.arg):
            ready = origins(s, people, action.arg)
            if ready and not any(s.marked(people, land) for land in bits(ready)):
                found.append(action.arg)
    return found


def is_plain(s: DragonLordsState, land: int) -> bool:
    """Whether nobody there carries a counter; neutral units never do."""
    return s.owner[land] >= PEOPLES or not s.marked(s.owner[land], land)


def sides(s: DragonLordsState, people: int, goal: int) -> tuple[Side, Side]:
    """All who can come, but one in each territory, against all who are there."""
    coming = sum(s.units[land] - 1 for land in bits(origins(s, people, goal)))
    battle = battle_in(s, goal)
    return Side(coming, strength(s, battle, ATTACKER)), Side(s.units[goal], strength(s, battle, DEFENDER))


def chance(s: DragonLordsState, people: int, goal: int) -> float:
    return fight(*sides(s, people, goal)).win


def rolled(one: Side, other: Side) -> float:
    """The chance of the first side, followed forward: all that may stand after each round, until next to nothing is
    undecided. ``fight`` goes the other way, from the end back."""
    standing, won = {(one.units, other.units): 1.0}, 0.0
    while sum(standing.values()) > 1e-6:
        after: dict[tuple[int, int], float] = {}
        for (a, d), share in standing.items():
            for hits in range(a + 1):
                for blows in range(d + 1):
                    left = max(a - blows, 0), max(d - hits, 0)
                    part = share * binomial(a, hits, one.strength) * binomial(d, blows, other.strength)
                    if left[0] and left[1]:
                        after[left] = after.get(left, 0.0) + part
                    elif left[0]:
                        won += part
        standing = after
    return won


def binomial(dice: int, hits: int, number: int) -> float:
    hit = min(number, FACES) / FACES
    return comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)


class Muster(Theme):
    """How many units can come to an attack?"""

    name = "muster"

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        people = attacker(s)
        return [] if people is None else [(people, goal) for goal in targets(s, people)]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        people, goal = subject
        ready = list(bits(origins(s, people, goal)))
        parted = [land for land in s.lands_of(people) if s.facts.parted(goal, land)]
        if len(ready) + len(parted) < 2 or any(s.pieces_at(people, land) & ALL_DRAGONLORDS for land in ready):
            return None
        lines = [Line(Message(say.SENDS, (land, s.units[land], s.units[land] - 1)), "DL-5.3") for land in ready]
        lines += [Line(Message(say.PARTED, (land,)), "DL-5.2") for land in parted]
        total = sum(s.units[land] - 1 for land in ready)
        lines.append(Line(Message(say.TOGETHER, (total,)), "DL-5.5"))
        crowd = sum(s.units[land] for land in ready)
        offered = near(total, [crowd, total + sum(s.units[land] for land in parted)], 1)
        question = Message(say.ASK_MUSTER, (people, goal))
        difficulty = min(1 + len(ready) + 2 * bool(parted), 5)
        return Posed(question, numbers(offered), tuple(scale(total, offered)), tuple(lines), difficulty)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Send all who may go, from wherever they may come."""
        _, goal = subject
        s.apply(do_attack[goal], seat)
        came = 0
        for _ in range(20):
            came = max(came, s.guests_in(goal))
            decision = s.decision
            if decision is None or s.fight is not None:
                break
            sending = [action for action in decision.options if action.verb is do_send]
            coming = [action for action in decision.options if action.verb is do_from]
            if not sending and not coming:
                break
            s.apply((sending or coming)[-1], seat)
        return scale(max(came, s.guests_in(goal)), numbers_in(answers))


class AttackOdds(Theme):
    name = "odds"
    kind = EXACT

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        people = attacker(s)
        return [] if people is None else [(people, goal) for goal in targets(s, people)]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        people, goal = subject
        ours, theirs = sides(s, people, goal)
        percent = round(100 * fight(ours, theirs).win)
        if not 8 <= percent <= 94 or ours.units * theirs.units > 150:
            return None
        lines = [Line(Message(say.STRENGTH, (ours.units, ours.strength, theirs.units, theirs.strength)), "DL-6.4")]
        if is_kingdom(goal):
            lines.append(Line(Message(say.WALLS), "DL-6.8"))
        lines.append(Line(Message(say.CHANCE, (percent,)), "DL-6.1"))
        offered = sorted({percent, *(one for one in (12, 30, 48, 66, 84) if abs(one - percent) > 9)})
        answers = tuple(Answer(Message(say.A_PERCENT, (n,))) for n in offered)
        args = (people, ours.units, goal, ours.strength, theirs.units, theirs.strength)
        question = Message(say.ASK_ODDS, args)
        return Posed(question, answers, tuple(scale(percent, offered)), tuple(lines), 3 + is_kingdom(goal))

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        return scale(round(100 * rolled(*sides(s, *subject))), numbers_in(answers))


class BestTarget(Theme):
    """Which of these attacks has the best chance?"""

    name = "target"
    kind = EXACT
    slack = 0.02

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        people = attacker(s)
        return [] if people is None else [(people,)]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        (people,) = subject
        goals = [goal for goal in targets(s, people) if sides(s, people, goal)[0].units * s.units[goal] <= 150]
        tried = sorted(((chance(s, people, goal), goal) for goal in goals), reverse=True)[:4]
        if len(tried) < 3 or tried[0][0] - tried[1][0] < CLEAR or tried[0][0] < 0.2:
            return None
        lines = []
        for win, goal in tried:
            ours, theirs = sides(s, people, goal)
            args = (goal, ours.units, theirs.units, round(100 * win))
            lines.append(Line(Message(say.ATTACK, args), "DL-6.8" if is_kingdom(goal) else "DL-6.4"))
        tried.sort(key=lambda one: one[1])
        answers = tuple(Answer(do_attack[goal], place(goal)) for _, goal in tried)
        worth = tuple(round(win, 4) for win, _ in tried)
        return Posed(Message(say.ASK_TARGET, (people,)), answers, worth, tuple(lines), 3)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        goals = [answer.says.arg for answer in answers if isinstance(answer.says, Action)]
        return [rolled(*sides(s, subject[0], goal)) for goal in goals]
