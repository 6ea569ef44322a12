"""Reading the island: who dominates a region, and what a place in it pays."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.puzzles import sentences as say
from meadhall.games.ice_garden.rules.domination import DominateRegion
from meadhall.games.ice_garden.rules.ranking import counted_influence, influence_around, ranking
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import Answer, Line, Posed, Subject, Theme, happen, scale

POINTS = (0, 1, 2, 3, 4, 5, 6)


def place(region: int) -> str:
    return f"region:{'ABCDEFGH'[region]}"


def seats_as_answers(s: IceGardenState, nobody: bool) -> tuple[Answer, ...]:
    answers = tuple(Answer(Message(say.A_SEAT, (seat,))) for seat in range(s.players))
    return (*answers, Answer(Message(say.A_NOBODY))) if nobody else answers


def chosen(s: IceGardenState, who: int, nobody: bool) -> tuple[float, ...]:
    """1 for a seat, or for nobody at the end of the row."""
    row = [float(seat == who) for seat in range(s.players)]
    return tuple([*row, float(who == NOBODY)] if nobody else row)


def contest(s: IceGardenState, region: int) -> tuple[list[Line], int]:
    """The sentences that tell who counts how much in a region, and how many things there are to overlook."""
    lines: list[Line] = []
    here, traps = counted_influence(s, region), 0
    ranked = ranking(s, region)
    for seat in sorted(range(s.players), key=lambda seat: -here[seat]):
        if not s.present(seat, region):
            continue
        markers = s.markers_at(seat, region)
        units = s.influence(seat, region) - markers
        traps += bool(units)
        lines.append(Line(Message(say.COUNTS, (seat, markers, units, markers + units)), "IG-11.2"))
        if region == s.vuko and s.held[seat]:
            traps += 1
            lines.append(Line(Message(say.HELD, (seat, s.held[seat])), "IG-10.12"))
    if s.neutral[region]:
        traps += any(0 < here[seat] <= s.neutral[region] for seat in range(s.players))
        lines.append(Line(Message(say.NEUTRALS, (s.neutral[region],)), "IG-11.4"))
    tied = [seat for seat in ranked if ranked and here[seat] == here[ranked[0]]]
    if len(tied) > 1:
        traps += 2
        around = influence_around(s, region)
        lines += [Line(Message(say.NEXT_DOOR, (seat, around[seat])), "IG-11.6") for seat in tied]
        if [around[seat] for seat in tied].count(around[tied[0]]) > 1:
            traps += 1
            lines.append(Line(Message(say.STANDING, (tied[0],)), "IG-11.7"))
    return lines, traps


class Dominates(Theme):
    """Who dominates a region?"""

    name = "dominates"
    hides = ("lead", "wash")

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [(region,) for region in s.open]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        (region,) = subject
        lines, traps = contest(s, region)
        ranked = ranking(s, region)
        there = sum(s.present(one, region) for one in range(s.players))
        if traps < 2 or there < 2:
            return None
        if ranked:
            lines.append(Line(Message(say.DOMINATES, (ranked[0], region)), "IG-11.2"))
        else:
            lines.append(Line(Message(say.NOBODY_DOMINATES, (region,)), "IG-11.4"))
        answers, worth = seats_as_answers(s, True), chosen(s, ranked[0] if ranked else NOBODY, True)
        return Posed(Message(say.ASK_DOMINATES, (region,)), answers, worth, tuple(lines), min(traps, 5))

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        told = happen(s, DominateRegion(subject[0]))
        who = next((args[0] for key, args in told if key == messages.DOMINATES.key), NOBODY)
        return list(chosen(s, who, True))


class Points(Theme):
    """How many points would a region pay somebody?"""

    name = "points"
    hides = ("lead", "wash")

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [(seat, r) for r in s.open for seat in range(s.players) if s.present(seat, r)]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        who, region = subject
        lines, traps = contest(s, region)
        ranked = ranking(s, region)
        if traps < 2 or len(ranked) < 2:
            return None
        points = 0
        if who in ranked:
            at = ranked.index(who)
            points = s.facts.points(s.tiles[region], at)
            lines.append(Line(Message(say.RANKED, (who, at + 1, region)), "IG-11.6"))
            lines.append(Line(Message(say.PAYS, (at + 1, points)), "IG-11.28"))
        else:
            lines.append(Line(Message(say.NOT_RANKED, (who, region)), "IG-11.4"))
        answers = tuple(Answer(Message(say.A_NUMBER, (n,))) for n in POINTS)
        worth = tuple(scale(points, POINTS))
        return Posed(Message(say.ASK_POINTS, (who, region)), answers, worth, tuple(lines), min(traps + 1, 5))

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        who, region = subject
        s.scorings, before = 1, s.score[who]
        happen(s, DominateRegion(region))
        return scale(s.score[who] - before, POINTS)
