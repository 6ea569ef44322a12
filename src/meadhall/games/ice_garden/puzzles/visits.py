"""Reading the tracks: Vuko's visit, Viper Gorge, and who is left when Dead Snow has fallen."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import SAFE
from meadhall.games.ice_garden.puzzles import sentences as say
from meadhall.games.ice_garden.puzzles.domination import chosen, place, seats_as_answers
from meadhall.games.ice_garden.rules.ending import EndOfRound, snow_falls
from meadhall.games.ice_garden.rules.vuko import VukoAction, destination, expected_visit
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import Answer, Line, Posed, Subject, Theme, happen


def worst(s: IceGardenState) -> tuple[list[Line], int]:
    """Whom Vuko visits, in sentences, and how many things there are to overlook."""
    victim = expected_visit(s)
    if victim == NOBODY:
        return [Line(Message(say.ALL_SAFE), "IG-10.1")], 2
    lines = [Line(Message(say.WORST, (victim, s.reputation[victim])), "IG-10.2")]
    tied = s.reputation.count(s.reputation[victim]) > 1
    if tied:
        lines.append(Line(Message(say.ON_TOP, (victim,)), "IG-8.7"))
    return lines, 2 * tied


class VukoWhom(Theme):
    name = "vuko-whom"
    hides = ("field-vuko",)

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [()]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        lines, traps = worst(s)
        if not traps:
            return None
        answers, worth = seats_as_answers(s, True), chosen(s, expected_visit(s), True)
        return Posed(Message(say.ASK_VUKO_WHOM), answers, worth, tuple(lines), traps)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        keys = (messages.VUKO_GOES.key, messages.VUKO_STAYS.key, messages.VUKO_FINDS_NOBODY.key)
        told = happen(s, VukoAction())
        return list(chosen(s, next((args[-1] for key, args in told if key in keys), NOBODY), True))


class VukoWhere(Theme):
    name = "vuko-where"
    hides = ("field-vuko",)

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [()]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        victim = expected_visit(s)
        if victim == NOBODY:
            return None
        goal = destination(s, victim)
        there = [region for region in s.by_number() if region in s.open and s.present(victim, region)]
        if goal == NOWHERE or len(there) < 3:
            return None
        lines, traps = worst(s)
        if s.vuko in there and s.influence(victim, s.vuko) >= s.influence(victim, goal):
            traps += 2
            lines.append(self.strongest(s, victim, s.vuko))
            lines.append(Line(Message(say.STANDS_THERE, (s.vuko,)), "IG-10.4"))
        lines.append(self.strongest(s, victim, goal))
        most = s.influence(victim, goal)
        equals = [r for r in there if r not in (goal, s.vuko) and s.influence(victim, r) == most]
        if equals:
            traps += 2
            lines += [self.strongest(s, victim, r) for r in equals]
            lines.append(Line(Message(say.LOWEST_NUMBER, (goal, s.tiles[goal])), "IG-10.5"))
        traps += most > s.markers_at(victim, goal)
        if traps < 2:
            return None
        answers = tuple(Answer(Message(say.A_REGION, (r,)), place(r)) for r in sorted(there))
        worth = tuple(float(r == goal) for r in sorted(there))
        return Posed(Message(say.ASK_VUKO_WHERE), answers, worth, tuple(lines), min(traps, 5))

    @staticmethod
    def strongest(s: IceGardenState, seat: int, region: int) -> Line:
        return Line(Message(say.STRONGEST, (seat, region, s.influence(seat, region))), "IG-10.3")

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        keys = (messages.VUKO_GOES.key, messages.VUKO_STAYS.key)
        where = next((args[0] for key, args in happen(s, VukoAction()) if key in keys), NOWHERE)
        return [float(isinstance(one.says, Message) and one.says.args == (where,)) for one in answers]


class GorgeBonus(Theme):
    """Who would get the points of Viper Gorge if the game ended now?"""

    name = "gorge"

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [()]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        most = max(s.gorge)
        tied = [one for one in s.standing if s.gorge[one] == most]
        if most < 2 or (len(tied) < 2 and sorted(s.gorge)[-2] < most - 1):
            return None
        order = sorted(range(s.players), key=lambda one: -s.gorge[one])
        lines = [Line(Message(say.IN_GORGE, (one, s.gorge[one])), "IG-13.10") for one in order if s.gorge[one]]
        if len(tied) > 1:
            lines.append(Line(Message(say.GORGE_TIE, (tied[0],)), "IG-13.12"))
        difficulty = 3 if len(tied) > 1 else 1
        answers, worth = seats_as_answers(s, False), chosen(s, tied[0], False)
        return Posed(Message(say.ASK_GORGE), answers, worth, tuple(lines), difficulty)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        s.red = len(s.facts.red_ships)
        told = happen(s, EndOfRound())
        who = next((args[0] for key, args in told if key == messages.GORGE_BONUS.key), NOBODY)
        return list(chosen(s, who, False))


class DeadSnow(Theme):
    """Who would win if Dead Snow came to its end by somebody's Making?"""

    name = "snow"

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [(seat,) for seat in range(s.players)]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        (trigger,) = subject
        tokens = [s.tokens[one] + (one == trigger and s.vuko_tokens > 0) for one in range(s.players)]
        start = [s.facts.safe_step + SAFE if value == SAFE else value for value in s.reputation]
        final = [start[one] - 2 * tokens[one] for one in range(s.players)]
        winner = max(s.standing, key=lambda one: (final[one], -s.standing.index(one)))
        if winner == s.standing[0] or not any(tokens):
            return None
        lines = [Line(Message(say.SNOW_TRIGGER, (trigger,)), "IG-13.17")]
        lines += [
            Line(Message(say.SNOW_COUNTS, (one, start[one], tokens[one], final[one])), "IG-13.19") for one in s.standing
        ]
        lines.append(Line(Message(say.SNOW_WINS, (winner,)), "IG-13.14"))
        difficulty = 4 if trigger == s.standing[0] else 3
        answers, worth = seats_as_answers(s, False), chosen(s, winner, False)
        return Posed(Message(say.ASK_SNOW, (trigger,)), answers, worth, tuple(lines), difficulty)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        snow_falls(s, s.facts.snow_limit, subject[0])
        assert s.result is not None
        return list(chosen(s, s.result.winners[0], False))
